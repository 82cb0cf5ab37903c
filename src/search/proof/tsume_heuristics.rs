//! What C* knows of tsume-shogi beyond the position itself (Seo §6): dominance by hands,
//! and moves that solved a similar position.
//!
//! A position solved with some pieces in hand is solved with more of them, one that cannot be
//! solved with some not with fewer, the board being the same. And what refuted one interposed
//! piece, or one declined promotion, is the first thing to try against another. Trees without
//! such relations never put anything in here.

use std::collections::HashMap;

use crate::problem::{Dominance, Move};

#[derive(Clone, Copy)]
struct Decided {
    hand: [u8; 8],
    proved: bool,
    best: Option<Move>,
}

#[derive(Default)]
pub(super) struct TsumeHeuristics {
    boards: HashMap<u64, Vec<Decided>>,
    killers: HashMap<u64, Move>,
    decided: usize,
}

impl TsumeHeuristics {
    /// What is known of a position through one with the same board.
    pub fn find(&self, here: &Dominance) -> Option<(bool, Option<Move>)> {
        let decided = self.boards.get(&here.board)?.iter().find(|decided| {
            if decided.proved {
                here.has_at_least(&decided.hand)
            } else {
                here.has_at_most(&decided.hand)
            }
        })?;
        Some((decided.proved, decided.best))
    }

    /// Whether nothing was decided yet that could be compared with anything.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.boards.is_empty()
    }

    /// Remembers a decided position, in place of those it makes superfluous.
    pub fn put(&mut self, here: &Dominance, proved: bool, best: Option<Move>) {
        let list = self.boards.entry(here.board).or_default();
        let before = list.len();
        list.retain(|other| {
            other.proved != proved
                || if proved {
                    !here.has_at_most(&other.hand)
                } else {
                    !here.has_at_least(&other.hand)
                }
        });
        list.push(Decided {
            hand: here.hand,
            proved,
            best,
        });
        self.decided += list.len();
        self.decided -= before;
    }

    /// The move that solved a similar position.
    pub fn killer(&self, similar: u64) -> Option<Move> {
        self.killers.get(&similar).copied()
    }

    pub fn put_killer(&mut self, similar: u64, m: Move) {
        self.killers.insert(similar, m);
    }

    /// Bytes held, by and large: what hash maps and short lists take for so many entries.
    pub fn bytes(&self) -> u64 {
        let boards = self.boards.capacity() * (size_of::<u64>() + size_of::<Vec<Decided>>() + 1);
        let killers = self.killers.capacity() * (size_of::<u64>() + size_of::<Move>() + 1);
        let decided = 2 * self.decided * size_of::<Decided>();
        (boards + killers + decided) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(pawns: u8, golds: u8) -> Dominance {
        Dominance {
            board: 7,
            hand: [pawns, golds, 0, 0, 0, 0, 0, 0],
        }
    }

    #[test]
    fn more_in_hand_solves_what_less_does_and_less_fails_where_more_does() {
        let mut refined = TsumeHeuristics::default();
        refined.put(&with(1, 1), true, Some(Move(5)));
        refined.put(&with(3, 0), false, None);
        assert_eq!(refined.find(&with(2, 1)), Some((true, Some(Move(5)))));
        assert_eq!(refined.find(&with(2, 0)), Some((false, None)));
        assert_eq!(refined.find(&with(0, 1)), None);
        let elsewhere = Dominance {
            board: 8,
            ..with(9, 9)
        };
        assert_eq!(refined.find(&elsewhere), None);
    }

    #[test]
    fn the_smallest_hand_that_solves_stands_for_all_greater_ones() {
        let mut refined = TsumeHeuristics::default();
        refined.put(&with(2, 2), true, None);
        refined.put(&with(1, 0), true, None);
        assert_eq!(refined.boards[&7].len(), 1);
        assert_eq!(refined.find(&with(1, 0)), Some((true, None)));
    }
}
