//! A solution to look through: every defence with its refutation as a record with branches, the
//! best defence against a person who attacks, and the way out where there is no mate.

use super::board::{Board, Move};
use super::geometry::DEFENDER;
use super::history::LONGEST_PATH;
use super::search::Search;
use super::solver::{Answer, Solver, with_deep_stack};
use super::table::Plies;
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
            // Without room for a thread the line alone is told.
            let _ = with_deep_stack(|| {
                self.search.control.restart();
                self.grow(&mut record, answer.within, most);
            });
        }
        record
    }

    fn grow(&mut self, record: &mut Record, within: usize, most: usize) {
        let mut left = within;
        let mut size = record.main_line().len() - 1;
        let mut level: Vec<(NodeId, Position)> = vec![(0, self.start().clone())];
        while !level.is_empty() {
            let mut next = Vec::new();
            for (node, mut position) in level {
                let known = record.node(node).children().first().copied();
                let check = match known.and_then(|child| record.node(child).m()) {
                    Some(m) => m,
                    None => match self.mating_move(&position, left) {
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
            left = left.saturating_sub(2);
        }
    }

    /// Every defence in a position of the solution in which the defender is to move and the
    /// attacker mates within so many plies: the longest resistance first. Nothing if that is not
    /// known; empty where he is mated.
    pub fn defences(&mut self, position: &Position, within: usize) -> Option<Vec<Defence>> {
        let within = within.min(usize::from(LONGEST_PATH)) as Plies;
        let found = self.on_board(position, |search| {
            let limits = search.control.lift();
            let answers = search.answers(within);
            let defences = answers.and_then(|answers| {
                let with_reply = |(m, plies): (Move, Plies)| {
                    let undo = search.board.play(DEFENDER, m);
                    let reply = search.mating_move(plies - 1);
                    search.board.undo(DEFENDER, m, undo);
                    Some((m, reply?.0, plies))
                };
                answers.into_iter().map(with_reply).collect()
            });
            search.control.restore(limits);
            let defences: Vec<(Move, Move, Plies)> = defences?;
            let words = |m| search.board.usi(m);
            let defences = defences.into_iter();
            Some(
                defences
                    .map(|(m, reply, plies)| (words(m), words(reply), plies))
                    .collect::<Vec<_>>(),
            )
        })?;
        let legal = |(m, reply, plies): (String, String, Plies)| {
            let m = position.usi_move(&m).ok()?;
            let mut after = position.clone();
            after.play(m);
            let reply = after.usi_move(&reply).ok()?;
            let plies = usize::from(plies);
            Some(Defence { m, reply, plies })
        };
        found.into_iter().map(legal).collect()
    }

    /// Every check in a position in which the attacker is to move and has no mate, with a defence
    /// that escapes; none where the limits do not allow to find one.
    pub fn failing_checks(&mut self, position: &Position) -> Vec<Failing> {
        let mut checks = position.moves();
        checks.retain(|&m| position.gives_check(m));
        let mut failing = Vec::new();
        for check in checks {
            let mut after = position.clone();
            after.play(check);
            let escape = self.escape(&after);
            failing.push(Failing { check, escape });
        }
        failing
    }

    /// What the defender plays in a position in which he is to move: what saves him, else what
    /// lasts longest. A mate within `hoped` plies is looked for first: of any other that is found,
    /// nobody knows whether it is the shortest.
    pub fn reply(&mut self, position: &Position, hoped: Option<usize>) -> Reply {
        let moves = position.moves();
        let Some(&first) = moves.first() else {
            return Reply::Mated;
        };
        let most = LONGEST_PATH - 1;
        let hoped = hoped.map(|plies| plies.min(usize::from(most)) as Plies);
        let settled = self.on_board(position, |search| {
            let short = hoped.map(|plies| search.run(false, plies));
            let outcome = match short.filter(|outcome| outcome.pn == 0) {
                Some(short) => short,
                None => search.run(false, most),
            };
            outcome
                .is_settled()
                .then_some((outcome.pn == 0, outcome.plies))
        });
        match settled {
            Some((true, plies)) => match self.defences(position, usize::from(plies)) {
                Some(defences) => match defences.first() {
                    Some(&Defence { m, plies, .. }) => Reply::Lasts { m, plies },
                    None => Reply::Mated,
                },
                None => Reply::Unclear(first),
            },
            Some((false, _)) => self
                .escape(position)
                .map_or(Reply::Unclear(first), Reply::Escapes),
            None => Reply::Unclear(first),
        }
    }

    /// A defence after which there is no mate, in a position in which the defender is to move.
    /// Nothing if there is none or the limits do not allow to find it.
    pub fn escape(&mut self, position: &Position) -> Option<ShogiMove> {
        let found = self.on_board(position, |search| {
            let mut ways = Vec::new();
            search.board.ways_out(DEFENDER, &mut ways);
            let way = ways.into_iter().find(|&m| {
                let undo = search.board.play(DEFENDER, m);
                let outcome = search.run(true, LONGEST_PATH);
                search.board.undo(DEFENDER, m, undo);
                outcome.dn == 0
            });
            way.map(|m| search.board.usi(m))
        })?;
        position.usi_move(&found).ok()
    }

    /// Asks the search something about another position of the problem, with all it may use.
    fn on_board<T: Send>(
        &mut self,
        position: &Position,
        ask: impl FnOnce(&mut Search) -> Option<T> + Send,
    ) -> Option<T> {
        let board = Board::new(position, self.start().turn());
        let root = std::mem::replace(&mut self.search.board, board);
        let found = with_deep_stack(|| {
            self.search.control.restart();
            ask(&mut self.search)
        });
        self.search.board = root;
        // Without room for a thread nothing can be found out.
        found.ok().flatten()
    }
}

/// A defence that does not help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defence {
    pub m: ShogiMove,
    /// The attacker's answer.
    pub reply: ShogiMove,
    /// Plies to mate, this move included.
    pub plies: usize,
}

/// A check that does not mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failing {
    pub check: ShogiMove,
    /// A defence that escapes, if one was found.
    pub escape: Option<ShogiMove>,
}

/// The defender's move against a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// There is none.
    Mated,
    /// All moves lose; this one resists longest, plies with it included.
    Lasts { m: ShogiMove, plies: usize },
    /// There is no mate any more.
    Escapes(ShogiMove),
    /// A move, and nobody knows whether there is a mate.
    Unclear(ShogiMove),
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
        let answer = solver.solve().unwrap();
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
            let check = with_deep_stack(|| solver.mating_move(&position, answer.within));
            let check = check.unwrap().unwrap();
            position.play(check);
            plies += 1;
            if position.has_no_move() {
                break;
            }
            let hoped = Some(answer.line.len() - plies);
            let Reply::Lasts { m, plies: left } = solver.reply(&position, hoped) else {
                panic!("there is a mate");
            };
            assert_eq!(plies + left, answer.line.len());
            position.play(m);
            plies += 1;
        }
        assert_eq!(plies, answer.line.len());
    }

    #[test]
    fn every_defence_has_its_refutation() {
        let (mut solver, answer) = solved(PROBLEM);
        let mut position = solver.start().clone();
        position.play(answer.line[0]);
        let defences = solver.defences(&position, answer.within - 1).unwrap();
        assert_eq!(defences.len(), position.moves().len());
        assert_eq!(defences[0].plies, answer.line.len() - 1);
        for defence in defences {
            let mut after = position.clone();
            after.play(defence.m);
            assert!(after.is_legal(defence.reply) && after.gives_check(defence.reply));
        }
    }

    #[test]
    fn without_a_mate_there_is_a_way_out() {
        let (mut solver, answer) = solved("9/9/9/9/4k4/9/9/9/9 b G2r2b3g4s4n4l18p 1");
        assert_eq!(answer.verdict, Verdict::NoMate);
        let mut position = solver.start().clone();
        position.play(position.usi_move("G*5f").unwrap());
        let escape = solver.escape(&position).unwrap();
        assert!(position.is_legal(escape));
        assert!(matches!(solver.reply(&position, None), Reply::Escapes(_)));
        let start = solver.start().clone();
        let failing = solver.failing_checks(&start);
        assert!(!failing.is_empty());
        assert!(failing.iter().all(|failing| failing.escape.is_some()));
    }
}
