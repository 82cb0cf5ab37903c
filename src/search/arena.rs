//! A vector that grows by whole chunks and never moves what it holds, so that memory in use is
//! memory counted: no doubling, no copy beside the original. Only the first chunk begins small and
//! doubles: a search of nineteen cells is not to be charged for four thousand.

use std::ops::{Index, IndexMut};

/// Elements a chunk holds, as a power of two: 4,096 of them.
const SHIFT: usize = 12;
const CHUNK: usize = 1 << SHIFT;
const MASK: usize = CHUNK - 1;
/// Elements the first chunk begins with, a power of two.
const FIRST: usize = 16;

#[derive(Debug)]
pub struct ChunkedVec<T> {
    chunks: Vec<Box<[T]>>,
    len: usize,
    /// Elements there is room for: less than a chunk, or whole chunks.
    capacity: usize,
}

impl<T: Copy + Default> ChunkedVec<T> {
    pub const fn new() -> ChunkedVec<T> {
        ChunkedVec {
            chunks: Vec::new(),
            len: 0,
            capacity: 0,
        }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Bytes held, by capacity.
    #[inline]
    pub fn bytes(&self) -> u64 {
        (self.capacity * size_of::<T>()) as u64
    }

    /// Bytes held once `more` further elements are in; compare with the limit before pushing.
    #[inline]
    pub fn bytes_with(&self, more: usize) -> u64 {
        let needed = self.len + more;
        let capacity = if needed <= self.capacity {
            self.capacity
        } else if needed <= CHUNK {
            needed.next_power_of_two().max(FIRST)
        } else {
            needed.next_multiple_of(CHUNK)
        };
        (capacity * size_of::<T>()) as u64
    }

    /// Whether `more` elements fit without further memory.
    #[inline]
    pub fn fits(&self, more: usize) -> bool {
        self.len + more <= self.capacity
    }

    #[inline]
    pub fn push(&mut self, value: T) {
        if self.len == self.capacity {
            self.grow();
        }
        self.chunks[self.len >> SHIFT][self.len & MASK] = value;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        let value = self[last];
        self.len = last;
        Some(value)
    }

    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    #[cold]
    fn grow(&mut self) {
        if self.capacity < CHUNK {
            let mut first = self.chunks.pop().unwrap_or_default().into_vec();
            first.resize((2 * self.capacity).max(FIRST), T::default());
            self.capacity = first.len();
            self.chunks.push(first.into_boxed_slice());
        } else {
            self.chunks
                .push(vec![T::default(); CHUNK].into_boxed_slice());
            self.capacity += CHUNK;
        }
    }
}

impl<T: Copy + Default> Default for ChunkedVec<T> {
    fn default() -> Self {
        ChunkedVec::new()
    }
}

impl<T> Index<usize> for ChunkedVec<T> {
    type Output = T;
    #[inline]
    fn index(&self, i: usize) -> &T {
        debug_assert!(i < self.len);
        &self.chunks[i >> SHIFT][i & MASK]
    }
}

impl<T> IndexMut<usize> for ChunkedVec<T> {
    #[inline]
    fn index_mut(&mut self, i: usize) -> &mut T {
        debug_assert!(i < self.len);
        &mut self.chunks[i >> SHIFT][i & MASK]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_what_was_pushed_and_counts_its_chunks() {
        let mut v = ChunkedVec::<u32>::new();
        assert_eq!(v.bytes(), 0);
        for i in 0..10_000 {
            v.push(i);
        }
        assert_eq!((v.len(), v[9_999], v[4_096]), (10_000, 9_999, 4_096));
        assert_eq!(v.bytes(), 3 * 4 * 4_096);
        assert_eq!(v.bytes_with(5_000), 4 * 4 * 4_096);
        assert_eq!(v.pop(), Some(9_999));
        v.truncate(5);
        assert_eq!(v.pop(), Some(4));
    }

    /// What is foretold is what is held, element by element, and nothing is lost on the way.
    #[test]
    fn a_few_take_little_and_growth_is_foretold() {
        let mut v = ChunkedVec::<u64>::new();
        for i in 0..9_000u64 {
            let (foretold, fits) = (v.bytes_with(1), v.fits(1));
            let before = v.bytes();
            v.push(i);
            assert_eq!(v.bytes(), foretold, "{i}");
            assert_eq!(fits, before == foretold, "{i}");
            if i == 18 {
                assert_eq!(v.bytes(), 32 * 8);
            }
        }
        assert!((0..9_000).all(|i| v[i] == i as u64));
    }
}
