//! Interpositions that only prolong (無駄合い): the checking piece takes them, and mate follows in
//! no more plies than without them and without the piece just won. By the conventions of tsume
//! they are not counted.

use super::board::{Board, Move};
use super::geometry::{ATTACKER, DEFENDER};
use super::solver::Solver;
use super::table::Plies;

impl Solver {
    /// The plies of a line without its futile interpositions and the moves that take them.
    pub(super) fn by_convention(&mut self, line: &[Move]) -> usize {
        let root = self.search.board.clone();
        let mut counted = line.len();
        for i in (1..line.len()).step_by(2) {
            let mut board = root.clone();
            for (j, &m) in line[..i].iter().enumerate() {
                board.play(if j % 2 == 0 { ATTACKER } else { DEFENDER }, m);
            }
            let takes = line[i + 1].to() == line[i].to() && !line[i + 1].is_drop();
            if line[i].is_drop() && takes && self.is_futile(&board, line[i]) {
                counted -= 2;
            }
        }
        self.search.board = root;
        counted
    }

    /// Whether a drop between the king and the piece that gives check is futile.
    fn is_futile(&mut self, checked: &Board, drop: Move) -> bool {
        let Some(without) = self.resistance_without_drops(checked) else {
            return false;
        };
        match taken(checked, drop) {
            Some(after) => self.is_mated_within(&after, without),
            None => false,
        }
    }

    /// How many plies the defender lasts without dropping anything; nothing if that is not known.
    fn resistance_without_drops(&mut self, checked: &Board) -> Option<Plies> {
        let mut ways = Vec::new();
        checked.ways_out(DEFENDER, &mut ways);
        let mut longest = 0;
        for m in ways.into_iter().filter(|m| !m.is_drop()) {
            let mut board = checked.clone();
            board.play(DEFENDER, m);
            self.search.board = board;
            longest = longest.max(self.search.shortest_known()?.1 + 1);
        }
        Some(longest)
    }

    /// Whether the defender, who stands in check, is mated within `plies`, further futile
    /// interpositions not counted.
    fn is_mated_within(&mut self, checked: &Board, plies: Plies) -> bool {
        self.search.board = checked.clone();
        if !self.search.board.has_way_out() || self.search.run(false, plies).pn == 0 {
            return true;
        }
        // Pieces thrown in that are taken in turn are no way out.
        let mut ways = Vec::new();
        checked.ways_out(DEFENDER, &mut ways);
        ways.into_iter().all(|m| {
            self.search.board = checked.clone();
            self.search.board.play(DEFENDER, m);
            plies > 0 && self.search.run(true, plies - 1).pn == 0
                || m.is_drop()
                    && taken(checked, m).is_some_and(|after| self.is_mated_within(&after, plies))
        })
    }
}

/// The board after the checking piece has taken the piece dropped, which is as if it had never
/// been: it goes back to the defender. Nothing if it cannot be taken so with check.
fn taken(checked: &Board, drop: Move) -> Option<Board> {
    let checker = checked.checkers(DEFENDER).trailing_zeros() as usize;
    let mut board = checked.clone();
    board.play(DEFENDER, drop);
    let mut checks = Vec::new();
    board.checks(&mut checks);
    let takes = |m: &&Move| !m.is_drop() && m.from() == checker && m.to() == drop.to();
    // The piece stays what it is if it can: promotion would change the mate.
    let take = checks.iter().filter(takes).min_by_key(|m| m.promotes())?;
    board.play(ATTACKER, *take);
    board.give_back(drop.dropped());
    Some(board)
}
