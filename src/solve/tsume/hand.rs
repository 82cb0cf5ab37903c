//! A hand in one word, a lane a kind with a guard bit above it, so that "at least as much of
//! everything" is one subtraction. Knows nothing of the board.

use std::fmt;

use super::geometry::{BISHOP, GOLD, KNIGHT, LANCE, PAWN, ROOK, SILVER};

/// How many pieces of each of the seven kinds are held.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Hand(u32);

const SHIFT: [u32; 8] = [0, 0, 6, 10, 14, 18, 21, 24];
const MASK: [u32; 8] = [0, 31, 7, 7, 7, 3, 3, 7];
/// The bit above each lane.
const GUARD: u32 = 1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 20 | 1 << 23 | 1 << 27;
const GUARD_OF_FIVE: u32 = 1 << 5;
const GUARD_OF_TWO: u32 = 1 << 20 | 1 << 23;
const GUARD_OF_THREE: u32 = GUARD & !GUARD_OF_FIVE & !GUARD_OF_TWO;

impl Hand {
    pub const EMPTY: Hand = Hand(0);
    /// The kinds that can be held, cheapest first.
    pub const KINDS: [usize; 7] = [PAWN, LANCE, KNIGHT, SILVER, GOLD, BISHOP, ROOK];

    #[inline]
    pub const fn raw(self) -> u32 {
        self.0
    }

    #[inline]
    pub const fn from_raw(raw: u32) -> Hand {
        Hand(raw)
    }

    #[inline]
    pub const fn count(self, kind: usize) -> u32 {
        self.0 >> SHIFT[kind] & MASK[kind]
    }

    #[inline]
    pub const fn has(self, kind: usize) -> bool {
        self.count(kind) > 0
    }

    /// One more; a full set fits.
    #[inline]
    pub const fn with(self, kind: usize) -> Hand {
        Hand(self.0 + (1 << SHIFT[kind]))
    }

    /// One less; there must be one.
    #[inline]
    pub const fn without(self, kind: usize) -> Hand {
        Hand(self.0 - (1 << SHIFT[kind]))
    }

    /// One less if there is one.
    #[inline]
    pub const fn without_if_any(self, kind: usize) -> Hand {
        if self.has(kind) {
            self.without(kind)
        } else {
            self
        }
    }

    /// All of a kind taken from `other` instead.
    #[inline]
    pub const fn with_lane_of(self, other: Hand, kind: usize) -> Hand {
        let lane = MASK[kind] << SHIFT[kind];
        Hand(self.0 & !lane | other.0 & lane)
    }

    /// None of a kind.
    #[inline]
    pub const fn without_all(self, kind: usize) -> Hand {
        Hand(self.0 & !(MASK[kind] << SHIFT[kind]))
    }

    /// At least as many of every kind as `other`.
    #[inline]
    pub const fn contains(self, other: Hand) -> bool {
        ((self.0 | GUARD).wrapping_sub(other.0)) & GUARD == GUARD
    }

    /// The lanes in which this hand has at least as many.
    #[inline]
    const fn lanes_not_below(self, other: Hand) -> u32 {
        let guards = ((self.0 | GUARD).wrapping_sub(other.0)) & GUARD;
        let lows = (guards & GUARD_OF_FIVE) >> 5
            | (guards & GUARD_OF_THREE) >> 3
            | (guards & GUARD_OF_TWO) >> 2;
        guards - lows
    }

    /// The larger count of every kind.
    #[inline]
    pub const fn union(self, other: Hand) -> Hand {
        let mine = self.lanes_not_below(other);
        Hand(self.0 & mine | other.0 & !mine)
    }

    /// The smaller count of every kind.
    #[inline]
    pub const fn intersection(self, other: Hand) -> Hand {
        let mine = self.lanes_not_below(other);
        Hand(other.0 & mine | self.0 & !mine)
    }

    /// Both hands together; no more than a full set.
    #[inline]
    pub const fn plus(self, other: Hand) -> Hand {
        Hand(self.0 + other.0)
    }

    pub fn pieces(self) -> u32 {
        Hand::KINDS.iter().map(|&kind| self.count(kind)).sum()
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (kind, letter) in Hand::KINDS.into_iter().zip("PLNSGBR".chars()) {
            if self.has(kind) {
                write!(f, "{letter}{}", self.count(kind))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_hand() -> impl Strategy<Value = Hand> {
        [0..=18u32, 0..=4, 0..=4, 0..=4, 0..=4, 0..=2, 0..=2].prop_map(|counts| {
            let mut hand = Hand::EMPTY;
            for (kind, count) in Hand::KINDS.into_iter().zip(counts) {
                (0..count).for_each(|_| hand = hand.with(kind));
            }
            hand
        })
    }

    proptest! {
        #[test]
        fn lanes_behave_like_seven_counters(a in any_hand(), b in any_hand()) {
            let all = |holds: &dyn Fn(usize) -> bool| Hand::KINDS.iter().all(|&k| holds(k));
            prop_assert_eq!(a.contains(b), all(&|k| a.count(k) >= b.count(k)));
            prop_assert!(all(&|k| a.union(b).count(k) == a.count(k).max(b.count(k))));
            prop_assert!(all(&|k| a.intersection(b).count(k) == a.count(k).min(b.count(k))));
            for kind in Hand::KINDS {
                prop_assert_eq!(a.without_all(kind).count(kind), 0);
                prop_assert_eq!(a.with_lane_of(b, kind).count(kind), b.count(kind));
                prop_assert_eq!(a.without_if_any(kind).count(kind), a.count(kind).saturating_sub(1));
            }
        }
    }
}
