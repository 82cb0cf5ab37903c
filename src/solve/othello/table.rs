//! The transposition table: what is proved about positions, and which moves were best in them.
//!
//! Buckets of five entries fill two cache lines. An entry holds the whole position, so that a
//! look-up is never wrong. Threads share the table without waiting for each other: a bucket has a
//! counter that is odd while someone writes; a reader who sees it odd or changed has found
//! nothing, a writer who finds it odd goes away.

use std::sync::atomic::{AtomicU64, Ordering, fence};

use super::board::Board;
use crate::base::platform::{Zeroable, Zeroed, prefetch};

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    pub lower: i8,
    pub upper: i8,
    /// The best move and the one before it; [`NO_MOVE`] if unknown.
    pub moves: [u8; 2],
    /// Logarithm of the nodes it took.
    pub cost: u8,
    age: u8,
}

pub const NO_MOVE: u8 = 64;

impl Known {
    pub fn new(lower: i32, upper: i32, best: u8, nodes: u64) -> Known {
        Known {
            lower: lower as i8,
            upper: upper as i8,
            moves: [best, NO_MOVE],
            cost: (64 - nodes.leading_zeros()) as u8,
            age: 0,
        }
    }

    #[inline(always)]
    fn pack(self) -> u64 {
        u64::from_le_bytes([
            self.lower as u8,
            self.upper as u8,
            self.moves[0],
            self.moves[1],
            self.cost,
            self.age,
            0,
            0,
        ])
    }

    #[inline(always)]
    fn unpack(word: u64) -> Known {
        let b = word.to_le_bytes();
        Known {
            lower: b[0] as i8,
            upper: b[1] as i8,
            moves: [b[2], b[3]],
            cost: b[4],
            age: b[5],
        }
    }
}

const WAYS: usize = 5;

#[repr(C, align(128))]
struct Bucket {
    writing: AtomicU64,
    /// Mover, opponent, what is known; nothing known means an empty place.
    entries: [[AtomicU64; 3]; WAYS],
}

// SAFETY: a bucket is made of integers.
unsafe impl Zeroable for Bucket {}

pub struct Table {
    buckets: Zeroed<Bucket>,
    mask: u64,
    /// Entries of another age are empty places.
    age: u8,
}

/// The largest power of two of buckets in so many bytes.
fn buckets(bytes: u64) -> u64 {
    let fit = (bytes / size_of::<Bucket>() as u64).max(1);
    1 << (63 - fit.leading_zeros())
}

impl Table {
    /// The largest table of a power of two buckets within `bytes` that there is memory for, at least
    /// one bucket.
    pub fn new(bytes: u64) -> Table {
        let mut count = buckets(bytes);
        let buckets = loop {
            match Zeroed::new(count as usize) {
                Some(buckets) => break buckets,
                None if count > 1 => count /= 2,
                None => std::alloc::handle_alloc_error(std::alloc::Layout::new::<Bucket>()),
            }
        };
        Table {
            buckets,
            mask: count - 1,
            age: 1,
        }
    }

    /// Bytes in use.
    pub fn bytes(&self) -> u64 {
        (self.mask + 1) * size_of::<Bucket>() as u64
    }

    /// Forgets everything, and uses no more than `bytes` from now on; whether it has as many.
    /// Memory that was touched before costs nothing again: only the age changes, but for once in
    /// 255 times.
    pub fn forget(&mut self, bytes: u64) -> bool {
        let count = buckets(bytes);
        if count > self.buckets.len() as u64 {
            return false;
        }
        self.mask = count - 1;
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            let Some(anew) = Zeroed::new(self.buckets.len()) else {
                return false;
            };
            self.buckets = anew;
            self.age = 1;
        }
        true
    }

    #[inline(always)]
    fn bucket(&self, hash: u64) -> &Bucket {
        &self.buckets[(hash & self.mask) as usize]
    }

    /// Brings the bucket near before it is needed.
    #[inline(always)]
    pub fn prefetch(&self, hash: u64) {
        // A bucket is two lines of the cache.
        let line: *const u8 = std::ptr::from_ref(self.bucket(hash)).cast();
        prefetch(line);
        prefetch(line.wrapping_add(64));
    }

    #[inline(always)]
    pub fn look(&self, board: Board, hash: u64) -> Option<Known> {
        let bucket = self.bucket(hash);
        let before = bucket.writing.load(Ordering::Acquire);
        for entry in &bucket.entries {
            if entry[0].load(Ordering::Relaxed) == board.mover
                && entry[1].load(Ordering::Relaxed) == board.opponent
            {
                let word = entry[2].load(Ordering::Relaxed);
                fence(Ordering::Acquire);
                let undisturbed =
                    before & 1 == 0 && bucket.writing.load(Ordering::Relaxed) == before;
                let known = Known::unpack(word);
                return (undisturbed && known.age == self.age).then_some(known);
            }
        }
        None
    }

    /// Keeps what is known in place of what is least worth keeping. Bounds are
    /// joined, and the old best move stays as the second.
    #[inline(always)]
    pub fn keep(&self, board: Board, hash: u64, known: Known) {
        let bucket = self.bucket(hash);
        let before = bucket.writing.load(Ordering::Relaxed);
        if before & 1 == 1
            || bucket
                .writing
                .compare_exchange(before, before + 1, Ordering::Acquire, Ordering::Relaxed)
                .is_err()
        {
            return;
        }
        fence(Ordering::Release);
        let mut known = Known {
            age: self.age,
            ..known
        };
        let mut place = 0;
        let mut least = u32::MAX;
        for (i, entry) in bucket.entries.iter().enumerate() {
            let old = Known::unpack(entry[2].load(Ordering::Relaxed));
            let current = old.age == self.age;
            if entry[0].load(Ordering::Relaxed) == board.mover
                && entry[1].load(Ordering::Relaxed) == board.opponent
            {
                if current {
                    join(&mut known, old);
                }
                place = i;
                break;
            }
            let worth = if current { 1 + u32::from(old.cost) } else { 0 };
            if worth < least {
                least = worth;
                place = i;
            }
        }
        let entry = &bucket.entries[place];
        entry[0].store(board.mover, Ordering::Relaxed);
        entry[1].store(board.opponent, Ordering::Relaxed);
        entry[2].store(known.pack(), Ordering::Relaxed);
        bucket.writing.store(before + 2, Ordering::Release);
    }
}

#[inline(always)]
fn join(new: &mut Known, old: Known) {
    new.lower = new.lower.max(old.lower);
    new.upper = new.upper.min(old.upper);
    if new.moves[0] == NO_MOVE {
        new.moves = old.moves;
    } else if new.moves[0] == old.moves[0] {
        new.moves[1] = old.moves[1];
    } else {
        new.moves[1] = old.moves[0];
    }
    new.cost = new.cost.max(old.cost);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(n: u64) -> Board {
        Board {
            mover: n,
            opponent: !n,
        }
    }

    #[test]
    fn what_is_kept_is_found_until_it_is_forgotten() {
        let mut table = Table::new(1 << 16);
        for n in 0..20 {
            let known = Known::new(-2, n as i32, n as u8, 100);
            table.keep(board(n), board(n).hash(), known);
            let found = table.look(board(n), board(n).hash()).unwrap();
            assert_eq!((found.lower, found.upper), (-2, n as i8));
            assert_eq!(found.moves, [n as u8, NO_MOVE]);
        }
        assert_eq!(table.look(board(77), board(77).hash()), None);
        assert!(table.forget(1 << 16));
        assert_eq!(table.look(board(3), board(3).hash()), None);
    }

    #[test]
    fn bounds_are_joined_and_the_cheapest_entry_makes_room() {
        let table = Table::new(1);
        for n in 0..WAYS as u64 {
            let known = Known::new(-64, 64, 1, 10 << n);
            table.keep(board(n), 0, known);
        }
        table.keep(board(4), 0, Known::new(2, 64, 5, 10));
        table.keep(board(4), 0, Known::new(-64, 6, NO_MOVE, 10));
        let found = table.look(board(4), 0).unwrap();
        assert_eq!((found.lower, found.upper, found.moves), (2, 6, [5, 1]));
        table.keep(board(99), 0, Known::new(0, 0, 1, 1000));
        assert!(table.look(board(99), 0).is_some());
        assert!(table.look(board(0), 0).is_none());
        assert!((1..5).all(|n| table.look(board(n), 0).is_some()));
    }

    #[test]
    fn a_table_stays_within_its_bytes() {
        for bytes in [1 << 10, 100_000, 1 << 20] {
            let table = Table::new(bytes);
            assert!(table.bytes() <= bytes && table.bytes() * 2 > bytes);
            let mut table = table;
            assert!(table.forget(bytes / 4) && table.bytes() <= bytes / 4);
            assert!(!table.forget(bytes * 2));
        }
    }
}
