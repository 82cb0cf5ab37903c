//! Lines of best play of nodes whose children are gone.
//!
//! When a node is closed with its value known, the moves that lead to the leaf of that value are
//! kept here and its cells are freed. A line belongs to one cell; the line of a parent takes over
//! the line of its best child, so a move is written once on its way to the root.

use super::cells::NONE;
use crate::problem::Move;
use crate::search::ChunkedVec;

/// The number of a line: the empty line, or its first link. [`NONE`] where no line is known.
pub(super) type LineId = u32;

/// The line of a leaf: no more moves.
pub(super) const END: LineId = u32::MAX - 1;

#[derive(Clone, Copy, Debug)]
struct Link {
    head: Move,
    rest: LineId,
}

impl Default for Link {
    fn default() -> Link {
        Link {
            head: Move(0),
            rest: NONE,
        }
    }
}

#[derive(Debug)]
pub(super) struct Lines {
    links: ChunkedVec<Link>,
    free: LineId,
    /// How many links are free.
    spare: usize,
}

impl Lines {
    pub fn new() -> Lines {
        Lines {
            links: ChunkedVec::new(),
            free: NONE,
            spare: 0,
        }
    }

    pub fn bytes(&self) -> u64 {
        self.links.bytes()
    }

    /// Bytes of the moves that are kept.
    #[inline]
    pub fn bytes_used(&self) -> u64 {
        ((self.links.len() - self.spare) * size_of::<Link>()) as u64
    }

    /// Bytes that `more` moves would add.
    #[inline]
    pub fn growth(&self, more: usize) -> u64 {
        let fresh = more.saturating_sub(self.spare);
        if self.links.fits(fresh) {
            return 0;
        }
        self.links.bytes_with(fresh) - self.links.bytes()
    }

    /// The line that begins with `head` and goes on with `rest`, which it takes over.
    pub fn prepend(&mut self, head: Move, rest: LineId) -> LineId {
        let link = Link { head, rest };
        if self.free == NONE {
            self.links.push(link);
            return self.links.len() as u32 - 1;
        }
        let id = self.free;
        self.free = self.links[id as usize].rest;
        self.spare -= 1;
        self.links[id as usize] = link;
        id
    }

    /// Gives a line back.
    #[inline]
    pub fn release(&mut self, line: LineId) {
        let mut at = line;
        while at < END {
            let rest = std::mem::replace(&mut self.links[at as usize].rest, self.free);
            self.free = at;
            self.spare += 1;
            at = rest;
        }
    }

    /// The moves of a line, first to last.
    pub fn moves(&self, line: LineId) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = line;
        while at < END {
            let link = self.links[at as usize];
            moves.push(link.head);
            at = link.rest;
        }
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_taken_over_released_and_their_links_used_again() {
        let mut lines = Lines::new();
        let mut line = END;
        for i in 0..5 {
            line = lines.prepend(Move(i), line);
        }
        let other = lines.prepend(Move(9), END);
        assert_eq!(lines.moves(line), [4, 3, 2, 1, 0].map(Move));
        lines.release(line);
        assert_eq!(lines.moves(other), [Move(9)]);
        let mut again = END;
        for i in 0..5 {
            again = lines.prepend(Move(10 + i), again);
        }
        assert_eq!(lines.links.len(), 6);
        assert_eq!(lines.moves(again), [14, 13, 12, 11, 10].map(Move));
        lines.release(END);
        lines.release(NONE);
        assert_eq!(lines.moves(END), []);
    }
}
