//! A vector that grows by whole chunks and never moves what it holds, so that memory in use is
//! memory counted: no doubling, no copy beside the original.

use std::ops::{Index, IndexMut};

/// Elements a chunk holds, as a power of two: 4,096 of them.
const SHIFT: usize = 12;
const CHUNK: usize = 1 << SHIFT;
const MASK: usize = CHUNK - 1;

#[derive(Debug)]
pub struct ChunkedVec<T> {
    chunks: Vec<Box<[T]>>,
    len: usize,
}

impl<T: Copy + Default> ChunkedVec<T> {
    /// What one more chunk costs.
    pub const CHUNK_BYTES: u64 = (CHUNK * size_of::<T>()) as u64;

    pub const fn new() -> ChunkedVec<T> {
        ChunkedVec {
            chunks: Vec::new(),
            len: 0,
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
        self.chunks.len() as u64 * Self::CHUNK_BYTES
    }

    /// Bytes held once `more` further elements are in; compare with the limit before pushing.
    #[inline]
    pub fn bytes_with(&self, more: usize) -> u64 {
        let chunks = (self.len + more).div_ceil(CHUNK).max(self.chunks.len());
        chunks as u64 * Self::CHUNK_BYTES
    }

    /// Whether `more` elements fit without a new chunk.
    #[inline]
    pub fn fits(&self, more: usize) -> bool {
        self.len + more <= self.chunks.len() << SHIFT
    }

    #[inline]
    pub fn push(&mut self, value: T) {
        if self.len == self.chunks.len() << SHIFT {
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

    #[inline]
    pub fn swap(&mut self, a: usize, b: usize) {
        let at_a = self[a];
        self[a] = self[b];
        self[b] = at_a;
    }

    #[cold]
    fn grow(&mut self) {
        self.chunks
            .push(vec![T::default(); CHUNK].into_boxed_slice());
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
        assert_eq!(v.bytes(), 3 * ChunkedVec::<u32>::CHUNK_BYTES);
        assert_eq!(v.bytes_with(5_000), 4 * ChunkedVec::<u32>::CHUNK_BYTES);
        assert_eq!(v.pop(), Some(9_999));
        v.truncate(5);
        assert_eq!(v.pop(), Some(4));
    }
}
