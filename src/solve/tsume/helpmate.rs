//! Helpmate (協力詰): both sides work together to mate the defender in the fewest moves, the
//! attacker giving check with every move. Depth-first, one ply deeper at a time.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::board::{Board, Move};
use super::control::{Control, Limits};
use super::geometry::{ATTACKER, DEFENDER};
use super::history::LONGEST_PATH;
use super::table::{FOREVER, Plies};

/// Bytes of one entry of the memory, its share of empty slots included.
const ENTRY_BYTES: u64 = 40;

pub struct Helpmate {
    board: Board,
    pub control: Control,
    /// Positions without helpmate within so many plies.
    failed: HashMap<(u64, u32), Plies>,
    most_entries: usize,
    path: Vec<Move>,
    /// The first lines found, two at most.
    lines: Vec<Vec<Move>>,
    wanted: usize,
}

/// What a helpmate search found.
pub struct Found {
    /// The shortest lines: none, one, or two if there are several.
    pub lines: Vec<Vec<Move>>,
    /// There is none at any length.
    pub none: bool,
}

impl Helpmate {
    pub fn new(board: Board, limits: Limits, cancel: Arc<AtomicBool>) -> Helpmate {
        Helpmate {
            board,
            control: Control::new(limits, cancel),
            failed: HashMap::new(),
            most_entries: (limits.bytes / 2 / ENTRY_BYTES).max(1) as usize,
            path: Vec::new(),
            lines: Vec::new(),
            wanted: 1,
        }
    }

    /// The shortest helpmate; with `both`, a second one of the same length too.
    pub fn run(&mut self, both: bool) -> Found {
        self.wanted = if both { 2 } else { 1 };
        let mut plies = 1;
        while plies < LONGEST_PATH && !self.control.stopped() {
            let cut = self.attack(plies);
            if !self.lines.is_empty() {
                break;
            }
            if !cut && !self.control.stopped() {
                return Found {
                    lines: Vec::new(),
                    none: true,
                };
            }
            plies += 2;
        }
        Found {
            lines: std::mem::take(&mut self.lines),
            none: false,
        }
    }

    fn done(&self) -> bool {
        self.lines.len() >= self.wanted || self.control.stopped()
    }

    /// Looks for mates within `plies`, the attacker to move. Whether a line was cut short.
    fn attack(&mut self, plies: Plies) -> bool {
        let key = (self.board.key(), self.board.hand(ATTACKER).raw());
        match self.failed.get(&key) {
            Some(&FOREVER) => return false,
            Some(&within) if within >= plies => return true,
            _ => {}
        }
        let found_before = self.lines.len();
        let mut cut = false;
        let mut checks = Vec::new();
        self.board.checks(&mut checks);
        for m in checks {
            if self.done() {
                return true;
            }
            let undo = self.board.play(ATTACKER, m);
            self.control.count();
            self.path.push(m);
            cut |= self.defend(plies - 1);
            self.path.pop();
            self.board.undo(ATTACKER, m, undo);
        }
        if self.lines.len() == found_before && !self.done() {
            if self.failed.len() >= self.most_entries {
                self.failed.clear();
            }
            self.failed.insert(key, if cut { plies } else { FOREVER });
            self.control
                .hold(self.failed.capacity() as u64 * ENTRY_BYTES);
        }
        cut
    }

    fn defend(&mut self, plies: Plies) -> bool {
        if !self.board.has_way_out() {
            self.lines.push(self.path.clone());
            return false;
        }
        if plies == 0 {
            return true;
        }
        let mut cut = false;
        let mut ways = Vec::new();
        self.board.ways_out(DEFENDER, &mut ways);
        for m in ways {
            if self.done() {
                return true;
            }
            let undo = self.board.play(DEFENDER, m);
            self.control.count();
            self.path.push(m);
            cut |= self.attack(plies - 1);
            self.path.pop();
            self.board.undo(DEFENDER, m, undo);
        }
        cut
    }
}
