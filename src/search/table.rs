//! The transposition table of depth-first searches: bounds on the value of positions, and the move
//! that gave the better of them.
//!
//! Has a fixed size and forgets what was cheap to find out (what forgets nothing is in `keyed`).
//! Goes by a position's 64-bit key alone.

use crate::problem::{Bounds, Move, Value};

/// What [`Table`] knows about a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Known {
    pub bounds: Bounds,
    pub best: Option<Move>,
}

impl Known {
    /// The value of the position for one who asks with this window, if what is known is enough.
    #[inline]
    pub fn answer(&self, asked: Bounds) -> Option<Value> {
        let Bounds { lower, upper } = self.bounds;
        if lower == upper || lower >= asked.upper {
            Some(lower)
        } else {
            (upper <= asked.lower).then_some(upper)
        }
    }
}

const NO_MOVE: u32 = u32::MAX;

/// What a slot of [`Table`] holds. In memory it is three words, so that a new table is nothing
/// but zeros, which the system hands out without touching them.
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    lower: Value,
    upper: Value,
    best: u32,
    /// Nodes it took to find out, at least 1; 0 marks an empty slot.
    effort: u32,
}

type Words = [u64; 3];

impl Slot {
    #[inline]
    fn packed(self) -> Words {
        let pair = |high: u32, low: u32| (u64::from(high) << 32) | u64::from(low);
        [
            self.key,
            pair(self.lower.get() as u32, self.upper.get() as u32),
            pair(self.best, self.effort),
        ]
    }

    #[inline]
    fn unpacked([key, bounds, rest]: Words) -> Slot {
        Slot {
            key,
            lower: Value::from_raw((bounds >> 32) as i32),
            upper: Value::from_raw(bounds as i32),
            best: (rest >> 32) as u32,
            effort: rest as u32,
        }
    }
}

#[inline]
fn effort_of(words: &Words) -> u32 {
    words[2] as u32
}

/// Slots among which a position may choose.
const BUCKET: usize = 4;

/// A transposition table of fixed size.
pub struct Table {
    slots: Box<[Words]>,
    buckets: u64,
    used: u64,
}

impl Table {
    /// Bytes of one position.
    pub const SLOT: u64 = size_of::<Words>() as u64;

    /// Bytes a table of at most so many will hold; ask the context before making one.
    pub fn bytes_of(bytes: u64) -> u64 {
        Self::buckets_of(bytes) * BUCKET as u64 * Self::SLOT
    }

    fn buckets_of(bytes: u64) -> u64 {
        (bytes / (BUCKET as u64 * Self::SLOT)).max(1)
    }

    /// A table of at most so many bytes.
    pub fn new(bytes: u64) -> Table {
        let buckets = Self::buckets_of(bytes);
        Table {
            slots: vec![[0; 3]; buckets as usize * BUCKET].into_boxed_slice(),
            buckets,
            used: 0,
        }
    }

    /// Positions held.
    pub fn len(&self) -> u64 {
        self.used
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        // The high half of the product spreads keys evenly over any number of buckets.
        (((u128::from(key) * u128::from(self.buckets)) >> 64) as usize) * BUCKET
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<Known> {
        let at = self.bucket(key);
        let words = self.slots[at..at + BUCKET]
            .iter()
            .find(|words| words[0] == key && effort_of(words) > 0)?;
        let slot = Slot::unpacked(*words);
        Some(Known {
            bounds: Bounds {
                lower: slot.lower,
                upper: slot.upper,
            },
            best: (slot.best != NO_MOVE).then_some(Move(slot.best)),
        })
    }

    /// Stores bounds proved with `effort` nodes. What was known of the position before is kept
    /// where it is sharper; of others the cheapest in the bucket has to go.
    #[inline]
    pub fn put(&mut self, key: u64, bounds: Bounds, best: Option<Move>, effort: u64) {
        let at = self.bucket(key);
        let bucket = &mut self.slots[at..at + BUCKET];
        let mut choice = 0;
        for i in 0..BUCKET {
            if bucket[i][0] == key && effort_of(&bucket[i]) > 0 {
                choice = i;
                break;
            }
            if effort_of(&bucket[i]) < effort_of(&bucket[choice]) {
                choice = i;
            }
        }
        let old = Slot::unpacked(bucket[choice]);
        let mut new = Slot {
            key,
            lower: bounds.lower,
            upper: bounds.upper,
            best: best.map_or(NO_MOVE, |m| m.0),
            effort: u32::try_from(effort).unwrap_or(u32::MAX).max(1),
        };
        if old.effort == 0 {
            self.used += 1;
        } else if old.key == key {
            let (lower, upper) = (old.lower.max(new.lower), old.upper.min(new.upper));
            // Bounds that cross come from two positions with one key: the newer wins.
            if lower <= upper {
                (new.lower, new.upper) = (lower, upper);
            }
            if best.is_none() {
                new.best = old.best;
            }
            new.effort = old.effort.saturating_add(new.effort);
        }
        bucket[choice] = new.packed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(lower: i32, upper: i32) -> Bounds {
        Bounds {
            lower: Value::new(lower),
            upper: Value::new(upper),
        }
    }

    #[test]
    fn what_was_stored_is_found_and_sharpened() {
        let mut table = Table::new(1 << 20);
        assert_eq!(table.get(7), None);
        table.put(7, bounds(-5, 9), Some(Move(3)), 10);
        table.put(7, bounds(2, 20), None, 5);
        table.put(8, Bounds::UNKNOWN, None, 0);
        assert_eq!(table.get(8).unwrap().bounds, Bounds::UNKNOWN);
        let known = table.get(7).unwrap();
        assert_eq!(known.bounds, bounds(2, 9));
        assert_eq!(known.best, Some(Move(3)));
        assert_eq!(table.len(), 2);
    }

    #[test]
    fn a_full_bucket_gives_up_what_was_cheapest() {
        let mut table = Table::new(0);
        for key in 1..=4 {
            table.put(key, bounds(0, 1), None, 100 * key);
        }
        table.put(9, bounds(0, 0), None, 50);
        assert_eq!(table.get(1), None);
        assert!(table.get(9).is_some() && table.get(4).is_some());
        assert_eq!(table.len(), 4);
    }

    #[test]
    fn size_is_what_was_asked_for() {
        for asked in [1 << 10, 16 << 10, 3 << 20] {
            let bytes = Table::bytes_of(asked);
            assert!(bytes <= asked && bytes > asked - 128);
            assert_eq!(bytes, Table::new(asked).slots.len() as u64 * Table::SLOT);
        }
    }
}
