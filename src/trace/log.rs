//! An append-only sequence in chunks that are shared once they are full, so that a copy for the
//! window costs the new chunks' pointers and the tail, never the whole.
//!
//! Serves events and nodes alike; knows nothing of what they mean.

use std::sync::Arc;

use super::event::Event;

/// Elements a chunk holds, as a power of two.
const SHIFT: usize = 12;
const CHUNK: usize = 1 << SHIFT;
const MASK: usize = CHUNK - 1;

/// The events of a run.
pub type Log = Chunks<Event>;

/// Full chunks are frozen and shared; the last, which may also be full, is still our own.
#[derive(Clone, Debug)]
pub struct Chunks<T> {
    frozen: Vec<Arc<Vec<T>>>,
    tail: Vec<T>,
}

/// What a receiver lacks: see [`Chunks::since`].
#[derive(Clone, Debug)]
pub struct Delta<T> {
    from: usize,
    frozen: Vec<Arc<Vec<T>>>,
    tail: Vec<T>,
}

impl<T: Copy> Chunks<T> {
    pub const fn new() -> Chunks<T> {
        Chunks {
            frozen: Vec::new(),
            tail: Vec::new(),
        }
    }

    #[inline]
    pub fn len(&self) -> usize {
        (self.frozen.len() << SHIFT) + self.tail.len()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.tail.is_empty()
    }

    #[inline]
    pub fn push(&mut self, element: T) {
        if self.tail.len() == CHUNK {
            self.freeze();
        }
        self.tail.push(element);
    }

    #[cold]
    fn freeze(&mut self) {
        let full = std::mem::replace(&mut self.tail, Vec::with_capacity(CHUNK));
        self.frozen.push(Arc::new(full));
    }

    #[inline]
    pub fn get(&self, i: usize) -> Option<&T> {
        match self.frozen.get(i >> SHIFT) {
            Some(chunk) => chunk.get(i & MASK),
            None => self.tail.get(i - (self.frozen.len() << SHIFT)),
        }
    }

    pub fn last(&self) -> Option<&T> {
        self.tail.last()
    }

    /// The elements `from..to` as the slices they are stored in.
    pub fn slices(&self, from: usize, to: usize) -> impl Iterator<Item = &[T]> {
        let to = to.min(self.len());
        let last = self.frozen.len();
        (from >> SHIFT..=last).filter_map(move |i| {
            let chunk = self.frozen.get(i).map_or(&self.tail, |chunk| &**chunk);
            let start = i << SHIFT;
            let begin = from.saturating_sub(start).min(chunk.len());
            let end = to.saturating_sub(start).min(chunk.len());
            (begin < end).then(|| &chunk[begin..end])
        })
    }

    /// The elements `from..to`, one by one.
    pub fn range(&self, from: usize, to: usize) -> impl Iterator<Item = &T> {
        self.slices(from, to).flatten()
    }

    /// What a receiver that has the first `have` elements lacks. Takes time only for the tail.
    pub fn since(&self, have: usize) -> Delta<T> {
        let have = have.min(self.len());
        let theirs = frozen_at(have);
        let begin = if theirs == self.frozen.len() {
            have - (theirs << SHIFT)
        } else {
            0
        };
        Delta {
            from: have,
            frozen: self.frozen[theirs..].to_vec(),
            tail: self.tail[begin..].to_vec(),
        }
    }

    /// Takes in what was lacking. `false`, and nothing taken, if the delta starts elsewhere than
    /// where this sequence ends: then one was lost, and the receiver must begin anew.
    #[must_use]
    pub fn absorb(&mut self, delta: Delta<T>) -> bool {
        if delta.from != self.len() {
            return false;
        }
        if delta.frozen.is_empty() {
            self.tail.extend_from_slice(&delta.tail);
        } else {
            self.frozen.extend(delta.frozen);
            self.tail = delta.tail;
        }
        true
    }

    /// Bytes held, by capacity; shared chunks are counted in full.
    pub fn bytes(&self) -> u64 {
        let elements = (self.frozen.len() << SHIFT) + self.tail.capacity();
        (elements * size_of::<T>() + self.frozen.capacity() * size_of::<usize>()) as u64
    }
}

/// How many chunks are frozen in a sequence of this length: the last one never is.
fn frozen_at(len: usize) -> usize {
    len.saturating_sub(1) >> SHIFT
}

impl<T: Copy> Default for Chunks<T> {
    fn default() -> Self {
        Chunks::new()
    }
}

impl<T: Copy> std::ops::Index<usize> for Chunks<T> {
    type Output = T;
    #[inline]
    fn index(&self, i: usize) -> &T {
        match self.frozen.get(i >> SHIFT) {
            Some(chunk) => &chunk[i & MASK],
            None => &self.tail[i - (self.frozen.len() << SHIFT)],
        }
    }
}

impl<T> Delta<T> {
    pub fn is_empty(&self) -> bool {
        self.frozen.is_empty() && self.tail.is_empty()
    }

    /// How long the receiver's sequence must be.
    pub fn start(&self) -> usize {
        self.from
    }

    /// How long the receiver's sequence will be.
    pub fn end(&self) -> usize {
        // The receiver's own tail is replaced when frozen chunks come, else prolonged.
        if self.frozen.is_empty() {
            self.from + self.tail.len()
        } else {
            ((frozen_at(self.from) + self.frozen.len()) << SHIFT) + self.tail.len()
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn full_chunks_are_shared_with_the_receiver_not_copied() {
        let mut sender = Chunks::new();
        (0..3 * CHUNK as u32 + 7).for_each(|i| sender.push(i));
        let mut receiver = Chunks::new();
        assert!(receiver.absorb(sender.since(0)));
        assert!(Arc::ptr_eq(&sender.frozen[1], &receiver.frozen[1]));
        assert_eq!(receiver.tail.len(), 7);
        // A delta that does not fit is refused and changes nothing.
        assert!(!receiver.absorb(sender.since(5)));
        assert_eq!(receiver.len(), sender.len());
    }

    proptest! {
        #[test]
        fn a_receiver_ends_up_with_what_the_sender_pushed(
            bursts in prop::collection::vec(
                prop_oneof![0..50usize, Just(CHUNK), CHUNK - 3..2 * CHUNK + 3], 1..12),
        ) {
            let (mut sender, mut receiver) = (Chunks::new(), Chunks::new());
            for burst in bursts {
                for _ in 0..burst {
                    sender.push(sender.len() as u32);
                }
                let delta = sender.since(receiver.len());
                prop_assert_eq!(delta.end(), sender.len());
                prop_assert_eq!(delta.is_empty(), burst == 0);
                prop_assert!(receiver.absorb(delta));
                prop_assert_eq!(receiver.len(), sender.len());
            }
            let len = sender.len();
            prop_assert!(receiver.range(0, len).copied().eq(0..len as u32));
            let (from, to) = (len / 3, len - len / 5);
            prop_assert!(receiver.range(from, to).copied().eq(from as u32..to as u32));
            prop_assert_eq!(receiver.get(len), None);
            if len > 0 {
                prop_assert_eq!(receiver[len - 1], len as u32 - 1);
                prop_assert_eq!(receiver.last(), Some(&(len as u32 - 1)));
            }
        }
    }
}
