//! How the C library is to keep memory. Searches come and go on threads of their own and leave
//! hundreds of megabytes behind. What is free stays with the process while there is work, because
//! pages that went back to the system cost the next frame dearly when they are fetched again (two
//! to thirty microseconds each in a virtual machine); once it is calm, [`give_back`] lets go of
//! most of it.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod heaps {
    use std::hint::black_box;

    use crate::base::platform::channel::bounded;
    use crate::base::platform::{Stack, Task, start};

    /// Enough that the window, which has the first, seldom shares it with a search.
    const HEAPS: usize = 16;
    /// Pieces from this size on get pages of their own, which grow without being copied and go back
    /// as soon as they are freed: larger than most of what is made anew in every frame, smaller
    /// than what is kept of a large tree.
    const LARGE: libc::c_int = 1 << 20;
    /// What the window's heap keeps: its next frames are to find their memory there.
    const KEPT: usize = 64 << 20;
    /// Nothing at the end of a heap goes back by itself.
    const NEVER: libc::c_int = libc::c_int::MAX;
    /// From here on it does, in [`give_back`].
    const SOON: libc::c_int = 1 << 20;
    /// A piece whose freeing makes the library look at the end of its heap.
    const NOTICED: usize = 256 << 10;

    pub fn keep_at_hand() {
        set(libc::M_ARENA_MAX, HEAPS as libc::c_int);
        set(libc::M_MMAP_THRESHOLD, LARGE);
        set(libc::M_TRIM_THRESHOLD, NEVER);
    }

    pub fn give_back() {
        set(libc::M_TRIM_THRESHOLD, SOON);
        // The end of a heap is given back by nobody but a thread that uses it. New threads take
        // the heaps that no other thread has, each its own if all are there at once.
        let (ready, is_ready) = bounded(HEAPS);
        let (go_on, wait) = bounded::<()>(0);
        let threads: Vec<Task<()>> = (1..HEAPS)
            .filter_map(|_| {
                let (ready, wait) = (ready.clone(), wait.clone());
                let look = move || {
                    let piece = black_box(Vec::<u8>::with_capacity(NOTICED));
                    let _ = ready.send(());
                    // Ends when the other side is gone.
                    let _ = wait.recv();
                    drop(piece);
                };
                start("heap", Stack::Usual, look).ok()
            })
            .collect();
        for _ in &threads {
            let _ = is_ready.recv();
        }
        drop(go_on);
        for thread in threads {
            let _ = thread.wait();
        }
        set(libc::M_TRIM_THRESHOLD, NEVER);
        // SAFETY: the call has no preconditions.
        unsafe {
            libc::malloc_trim(KEPT);
        }
    }

    fn set(what: libc::c_int, to: libc::c_int) {
        // SAFETY: the call sets a number of the allocator; it may refuse.
        unsafe {
            libc::mallopt(what, to);
        }
    }
}

/// Asks that free memory be kept until [`give_back`]. To be called before the first search.
pub fn keep_at_hand() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    heaps::keep_at_hand();
}

/// Gives most of what is free back to the system. Takes a moment, in which other threads may have
/// to wait for memory.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    heaps::give_back();
}

#[cfg(all(test, target_os = "linux", target_env = "gnu"))]
mod tests {
    use super::*;

    fn resident_bytes() -> usize {
        let text = std::fs::read_to_string("/proc/self/statm").unwrap();
        let pages: usize = text.split(' ').nth(1).unwrap().parse().unwrap();
        pages * 4096
    }

    #[test]
    fn what_threads_have_left_behind_goes_back() {
        keep_at_hand();
        let before = resident_bytes();
        let threads: Vec<_> = (0..4)
            .map(|_| {
                std::thread::spawn(|| {
                    let pieces: Vec<Vec<u8>> = (0..1000).map(|_| vec![1; 48 << 10]).collect();
                    std::hint::black_box(&pieces);
                })
            })
            .collect();
        for thread in threads {
            thread.join().unwrap();
        }
        let left = resident_bytes();
        give_back();
        let after = resident_bytes();
        // Other tests run beside this one and hold memory of their own.
        assert!(
            left < before + (32 << 20) || after + (16 << 20) < left,
            "{before} {left} {after}"
        );
    }
}
