//! A solution to look through: every defence with its refutation as a record with branches, the
//! best defence against a person who attacks, and the way out where there is no mate.

use super::board::Board;
use super::geometry::DEFENDER;
use super::history::LONGEST_PATH;
use super::solver::{Answer, Solver, with_deep_stack};
use crate::game::shogi::notation::{End, NodeId, Record, kif};
use crate::game::shogi::{Position, ShogiMove};

impl Answer {
    /// The line alone, as a record.
    pub fn line_record(&self, start: &Position) -> Record {
        let mut record = Record::new(start.setup());
        let mut node = 0;
        for &m in &self.line {
            node = record.add(node, m);
        }
        if node != 0 {
            record.node_mut(node).end = Some(End::Mate);
        }
        record
    }
}

impl Solver {
    /// The solution as a tree: the main line first, then every other defence with the attacker's
    /// answer, level by level, until there are `most` moves in it. What is left out can be asked
    /// for by solving from there.
    pub fn solution(&mut self, answer: &Answer, most: usize) -> Record {
        let mut record = answer.line_record(self.start());
        if !answer.line.is_empty() {
            with_deep_stack(|| self.grow(&mut record, most));
        }
        record
    }

    fn grow(&mut self, record: &mut Record, most: usize) {
        let mut size = record.main_line().len() - 1;
        let mut level: Vec<(NodeId, Position)> = vec![(0, self.start().clone())];
        while !level.is_empty() {
            let mut next = Vec::new();
            for (node, mut position) in level {
                let known = record.node(node).children().first().copied();
                let check = match known.and_then(|child| record.node(child).m()) {
                    Some(m) => m,
                    None => match self.mating_move(&position) {
                        Some(m) if size < most => m,
                        _ => continue,
                    },
                };
                size += usize::from(known.is_none());
                let checked = record.add(node, check);
                position.play(check);
                let defences = position.moves();
                if defences.is_empty() {
                    record.node_mut(checked).end = Some(End::Mate);
                }
                for m in defences {
                    let main = record.node(checked).children().first().copied();
                    let is_main = main.and_then(|child| record.node(child).m()) == Some(m);
                    if !is_main && size >= most {
                        continue;
                    }
                    size += usize::from(!is_main);
                    let defended = record.add(checked, m);
                    let mut after = position.clone();
                    after.play(m);
                    next.push((defended, after));
                }
            }
            level = next;
        }
    }

    /// The defence that lasts longest against the solution, in a position of it in which the
    /// defender is to move. Nothing if he is mated, or not known to be.
    pub fn longest_defence(&mut self, position: &Position) -> Option<ShogiMove> {
        let found = self.on_board(position, |search| {
            let answers = search.answers(LONGEST_PATH - 1)?;
            answers.first().map(|&(m, _)| m)
        })?;
        position.usi_move(&found).ok()
    }

    /// A defence after which there is no mate, in a position in which the defender is to move.
    /// Nothing if there is none or the limits do not allow to find it.
    pub fn escape(&mut self, position: &Position) -> Option<ShogiMove> {
        let found = self.on_board(position, |search| {
            let mut ways = Vec::new();
            search.board.ways_out(DEFENDER, &mut ways);
            ways.into_iter().find(|&m| {
                let undo = search.board.play(DEFENDER, m);
                let outcome = search.run(true, LONGEST_PATH);
                search.board.undo(DEFENDER, m, undo);
                outcome.dn == 0
            })
        })?;
        position.usi_move(&found).ok()
    }

    /// Asks the search something about another position of the problem; a move as USI writes it.
    fn on_board(
        &mut self,
        position: &Position,
        ask: impl FnOnce(&mut super::search::Search) -> Option<super::board::Move> + Send,
    ) -> Option<String> {
        let board = Board::new(position, self.start().turn());
        let root = std::mem::replace(&mut self.search.board, board);
        let found = with_deep_stack(|| ask(&mut self.search));
        let usi = found.map(|m| self.search.board.usi(m));
        self.search.board = root;
        usi
    }
}

/// A solution as KIF, with branches where it has any.
pub fn to_kif(record: &Record) -> String {
    kif::write(record)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::{Limits, Options, Verdict};
    use super::*;
    use crate::game::shogi::notation::sfen;

    /// A mate in five with several defences.
    const PROBLEM: &str = "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1";

    fn solved(text: &str) -> (Solver, Answer) {
        let setup = sfen::read_setup(text).unwrap();
        let limits = Limits {
            bytes: 16 << 20,
            ..Limits::default()
        };
        let options = Options {
            limits,
            shortest: true,
            ..Options::default()
        };
        let mut solver = Solver::new(&setup, options, Arc::default()).unwrap();
        let answer = solver.solve();
        (solver, answer)
    }

    #[test]
    fn the_tree_has_every_defence_and_ends_in_mates() {
        let (mut solver, answer) = solved(PROBLEM);
        assert_eq!(answer.line.len(), 5);
        let record = solver.solution(&answer, 5_000);
        assert_eq!(record.moves(), answer.line);
        let mut nodes = vec![0];
        let mut mates = 0;
        while let Some(node) = nodes.pop() {
            let position = record.position(node).unwrap();
            let children = record.node(node).children();
            if position.turn() == solver.start().turn() {
                assert_eq!(children.len(), 1);
            } else {
                assert_eq!(children.len(), position.moves().len());
                if children.is_empty() {
                    assert!(position.in_check());
                    assert_eq!(record.node(node).end, Some(End::Mate));
                    mates += 1;
                }
            }
            nodes.extend(children);
        }
        assert!(mates > 1);
        let again = kif::read(&to_kif(&record)).unwrap();
        assert_eq!(again.moves(), answer.line);
    }

    #[test]
    fn a_small_tree_still_has_the_main_line() {
        let (mut solver, answer) = solved(PROBLEM);
        assert_eq!(solver.solution(&answer, 0).moves(), answer.line);
    }

    #[test]
    fn the_best_defence_lasts_as_long_as_the_line() {
        let (mut solver, answer) = solved(PROBLEM);
        let mut position = solver.start().clone();
        let mut plies = 0;
        loop {
            let check = with_deep_stack(|| solver.mating_move(&position)).unwrap();
            position.play(check);
            plies += 1;
            if position.has_no_move() {
                break;
            }
            position.play(solver.longest_defence(&position).unwrap());
            plies += 1;
        }
        assert_eq!(plies, answer.line.len());
    }

    #[test]
    fn without_a_mate_there_is_a_way_out() {
        let (mut solver, answer) = solved("9/9/9/9/4k4/9/9/9/9 b G2r2b3g4s4n4l18p 1");
        assert_eq!(answer.verdict, Verdict::NoMate);
        let mut position = solver.start().clone();
        position.play(position.usi_move("G*5f").unwrap());
        let escape = solver.escape(&position).unwrap();
        assert!(position.is_legal(escape));
    }
}
