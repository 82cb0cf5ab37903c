//! How the C library is to keep memory. Every search runs on a thread of its own and leaves
//! hundreds of megabytes behind; by default glibc keeps a heap for each such thread, with what is
//! still in use scattered over it, and after an hour of searches the window would hold much more
//! than it uses.

/// Heaps that threads share.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const HEAPS: libc::c_int = 2;
/// Pieces from this size on get pages of their own, which go back as soon as they are freed.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: libc::c_int = 128 << 10;

/// Asks that large pieces be given back at once. To be called before the first search.
pub fn give_back_early() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: the calls set numbers of the allocator; it may refuse.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, HEAPS);
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
        libc::mallopt(libc::M_TRIM_THRESHOLD, 8 * LARGE);
    }
}
