//! Whether a solution is the only one: other checks along the main line that mate too (余詰), and
//! variations in which the attacker can also take longer (変化別詰).

use super::board::{Board, Move};
use super::geometry::{ATTACKER, DEFENDER};
use super::history::LONGEST_PATH;
use super::solver::Solver;
use super::table::Plies;
use crate::game::shogi::ShogiMove;

/// What is wrong with a problem at some point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Another first move mates.
    FirstMove,
    /// Another move of the attacker's mates later in the line.
    LaterMove,
    /// Another last move mates too, which most judges allow.
    LastMove,
    /// After another defence, the attacker can mate quickly or, by this move, as late as in the
    /// main line or later.
    OtherLength,
}

/// A second solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cook {
    pub flaw: Flaw,
    /// The moves that lead there, the other move last.
    pub moves: Vec<ShogiMove>,
    /// Plies of the whole line with it, as far as known.
    pub plies: usize,
}

/// How far a solution is the only one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Uniqueness {
    /// Nothing if a limit stopped the search for other solutions.
    pub unique: Option<bool>,
    pub cooks: Vec<Cook>,
    /// The line common to all solutions: the main line up to the first other solution.
    pub intended: Vec<ShogiMove>,
}

/// Moves made to find out whether a check that mates late mates at all.
const SLOW_MOVES: u64 = 50_000;

impl Solver {
    /// Looks for other solutions beside a main line.
    pub(super) fn uniqueness(&mut self, line: &[Move]) -> Uniqueness {
        let root = self.search.board.clone();
        let mut board = root.clone();
        let mut cooks = Vec::new();
        let mut common = line.len();
        let mut all_known = true;
        for (i, &m) in line.iter().enumerate() {
            let at = cooks.len();
            if i % 2 == 0 {
                all_known &= self.other_checks(&board, line, i, &mut cooks);
                if cooks.len() > at {
                    common = common.min(i);
                }
            } else {
                self.other_lengths(&board, line, i, &mut cooks);
            }
            board.play(if i % 2 == 0 { ATTACKER } else { DEFENDER }, m);
        }
        self.search.board = root;
        let cooked = common < line.len();
        Uniqueness {
            unique: (cooked || all_known).then_some(!cooked),
            cooks,
            intended: self.legal(&line[..common]),
        }
    }

    fn cook(&self, flaw: Flaw, line: &[Move], more: &[Move], plies: usize) -> Cook {
        Cook {
            flaw,
            moves: self.legal(&[line, more].concat()),
            plies,
        }
    }

    /// The plies to mate where the defender is to move: `plies` if they are enough, else more as
    /// far as a short search tells.
    fn slow_mate(&mut self, plies: Plies) -> Option<Plies> {
        if self.search.run(false, plies).pn == 0 {
            return Some(plies);
        }
        self.search.control.pause_after(SLOW_MOVES);
        let outcome = self.search.run(false, LONGEST_PATH - 1);
        self.search.control.go_on();
        (outcome.pn == 0).then_some(outcome.plies)
    }

    /// Other checks at a point of the line; false if one of them is not settled.
    fn other_checks(
        &mut self,
        board: &Board,
        line: &[Move],
        i: usize,
        cooks: &mut Vec<Cook>,
    ) -> bool {
        let mut checks = Vec::new();
        board.checks(&mut checks);
        let mut all_known = true;
        for m in checks.into_iter().filter(|&m| m != line[i]) {
            self.search.board = board.clone();
            self.search.board.play(ATTACKER, m);
            let outcome = self.search.run(false, LONGEST_PATH - 1);
            all_known &= outcome.is_settled();
            if outcome.pn == 0 {
                let flaw = match i {
                    0 => Flaw::FirstMove,
                    _ if i + 1 == line.len() => Flaw::LastMove,
                    _ => Flaw::LaterMove,
                };
                let plies = i + 1 + outcome.plies as usize;
                cooks.push(self.cook(flaw, &line[..i], &[m], plies));
            }
        }
        all_known
    }

    /// Other defences at a point of the line, after which the attacker can take as long as in the
    /// main line or longer although he need not.
    fn other_lengths(&mut self, board: &Board, line: &[Move], i: usize, cooks: &mut Vec<Cook>) {
        let left = (line.len() - i) as Plies;
        let mut ways = Vec::new();
        board.ways_out(DEFENDER, &mut ways);
        for d in ways.into_iter().filter(|&d| d != line[i]) {
            let mut after = board.clone();
            after.play(DEFENDER, d);
            self.search.board = after.clone();
            // Only where a quicker mate is there to be missed.
            let quick = left.saturating_sub(3);
            if quick == 0 || self.search.run(true, quick).pn != 0 {
                continue;
            }
            let mut checks = Vec::new();
            after.checks(&mut checks);
            for m in checks {
                // One more or less says nothing of whether there is a solution.
                if self.search.control.stopped() {
                    return;
                }
                let mut then = after.clone();
                then.play(ATTACKER, m);
                self.search.board = then;
                let slow = self.search.run(false, quick - 1).dn == 0;
                let plies = if slow { self.slow_mate(left - 2) } else { None };
                if let Some(plies) = plies {
                    let plies = i + 2 + usize::from(plies);
                    cooks.push(self.cook(Flaw::OtherLength, &line[..i], &[d, m], plies));
                }
            }
        }
    }
}
