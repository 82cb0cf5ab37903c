//! A large array of zeroes, in large pages where the system has them: a table is read at random,
//! and with small pages finding a page takes longer than reading it.

use std::ops::Deref;

/// Types for which all bits zero is a value.
///
/// # Safety
/// The type must be made of integers only, and must not need to be dropped.
pub unsafe trait Zeroable {}

/// So many `T`, all zero at first.
pub struct Zeroed<T: Zeroable> {
    #[cfg(unix)]
    map: Map,
    #[cfg(unix)]
    first: *mut T,
    #[cfg(unix)]
    count: usize,
    #[cfg(not(unix))]
    items: Box<[T]>,
    #[cfg(unix)]
    _items: std::marker::PhantomData<T>,
}

/// Pages of this size are asked for.
#[cfg(unix)]
const LARGE_PAGE: usize = 2 << 20;

/// Memory straight from the system.
#[cfg(unix)]
struct Map {
    start: *mut libc::c_void,
    bytes: usize,
}

#[cfg(unix)]
impl Drop for Map {
    fn drop(&mut self) {
        // SAFETY: the region was mapped with this length, and nobody holds a reference into it.
        unsafe { libc::munmap(self.start, self.bytes) };
    }
}

// SAFETY: the array is owned like a box: what may be sent or shared of its items may be of it.
#[cfg(unix)]
unsafe impl<T: Zeroable + Send> Send for Zeroed<T> {}
// SAFETY: as above.
#[cfg(unix)]
unsafe impl<T: Zeroable + Sync> Sync for Zeroed<T> {}

impl<T: Zeroable> Zeroed<T> {
    /// Nothing where the system has not so much.
    #[cfg(unix)]
    pub fn new(count: usize) -> Option<Zeroed<T>> {
        let wanted = count.saturating_mul(size_of::<T>());
        // Room to begin at a large page's start, which also aligns the items.
        let bytes = wanted.saturating_add(LARGE_PAGE);
        // SAFETY: a new private mapping touches no memory that is in use.
        let start = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                bytes,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_PRIVATE | libc::MAP_ANON,
                -1,
                0,
            )
        };
        if start == libc::MAP_FAILED {
            return None;
        }
        let map = Map { start, bytes };
        let first = start.wrapping_byte_add(start.align_offset(LARGE_PAGE));
        #[cfg(target_os = "linux")]
        if wanted >= LARGE_PAGE {
            // SAFETY: the advice is about our own mapping; refused, it changes nothing.
            unsafe { libc::madvise(first, wanted, libc::MADV_HUGEPAGE) };
        }
        Some(Zeroed {
            map,
            first: first.cast(),
            count,
            _items: std::marker::PhantomData,
        })
    }

    #[cfg(not(unix))]
    pub fn new(count: usize) -> Option<Zeroed<T>> {
        let items = Box::<[T]>::new_zeroed_slice(count);
        // SAFETY: `Zeroable` promises that zero bits are a value.
        let items = unsafe { items.assume_init() };
        Some(Zeroed { items })
    }
}

impl<T: Zeroable> Deref for Zeroed<T> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        #[cfg(unix)]
        {
            debug_assert!(!self.map.start.is_null());
            // SAFETY: `count` zeroed items begin at `first`, aligned, for as long as the map lives.
            unsafe { std::slice::from_raw_parts(self.first, self.count) }
        }
        #[cfg(not(unix))]
        &self.items
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    struct Number(AtomicU64);
    // SAFETY: one integer.
    unsafe impl Zeroable for Number {}

    #[test]
    fn arrays_begin_with_zeroes_and_keep_what_is_written() {
        for count in [1, 1000, 1 << 19] {
            let array = Zeroed::<Number>::new(count).unwrap();
            assert_eq!(array.len(), count);
            assert!(array.iter().all(|n| n.0.load(Ordering::Relaxed) == 0));
            array[count - 1].0.store(7, Ordering::Relaxed);
            assert_eq!(array[count - 1].0.load(Ordering::Relaxed), 7);
        }
    }
}
