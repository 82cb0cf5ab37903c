//! Depth-first proof-number search for mate by checks (df-pn with thresholds raised where a cycle
//! may close: TCA).
//!
//! OR nodes are the attacker's, AND nodes the defender's. A search is bounded by plies: "no mate"
//! always says within how many, and at any length only if no bound was met below. A failure that
//! rests on the repetition of a position of the path is kept for that path alone, unless the
//! position repeated is the node itself or below it.

use super::board::{Board, Move};
use super::children::Child;
use super::control::Control;
use super::geometry::{ATTACKER, DEFENDER};
use super::hand::Hand;
use super::history::History;
use super::table::{FOREVER, Found, INFINITE, Number, PathTable, Plies, Table};

/// No repetition involved.
const PATH_FREE: u16 = u16::MAX;

/// What a visit to a node found out.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    pub pn: Number,
    pub dn: Number,
    /// Settled: the hand the mate needs, or the largest hand with which it fails.
    pub hand: Hand,
    /// Settled: plies to mate, or within which there is none.
    pub plies: Plies,
    /// A failure by repetition: the depth of the position repeated.
    start: u16,
}

impl Outcome {
    pub(super) fn mate(plies: Plies, hand: Hand) -> Outcome {
        Outcome {
            pn: 0,
            dn: INFINITE,
            hand,
            plies,
            start: PATH_FREE,
        }
    }

    pub(super) fn no_mate(plies: Plies, hand: Hand) -> Outcome {
        Outcome {
            pn: INFINITE,
            dn: 0,
            hand,
            plies,
            start: PATH_FREE,
        }
    }

    pub(super) fn repeats(start: u16, plies: Plies, hand: Hand) -> Outcome {
        Outcome {
            pn: INFINITE,
            dn: 0,
            hand,
            plies,
            start,
        }
    }

    pub(super) fn open(pn: Number, dn: Number) -> Outcome {
        Outcome {
            pn,
            dn,
            hand: Hand::EMPTY,
            plies: 0,
            start: PATH_FREE,
        }
    }

    pub fn is_settled(&self) -> bool {
        self.pn == 0 || self.dn == 0
    }

    /// The number the mover wants small: the proof number at OR, the disproof number at AND.
    #[inline]
    pub(super) fn phi(&self, or: bool) -> Number {
        if or { self.pn } else { self.dn }
    }

    #[inline]
    pub(super) fn delta(&self, or: bool) -> Number {
        if or { self.dn } else { self.pn }
    }
}

/// A node: where it is and what it may cost.
#[derive(Clone, Copy)]
pub struct Node {
    pub or: bool,
    pub depth: u16,
    pub plies: Plies,
    pub path: u64,
    pub key: u64,
    pub hand: Hand,
}

pub struct Search {
    pub board: Board,
    pub table: Table,
    pub paths: PathTable,
    pub control: Control,
    pub(super) history: History,
    pub(super) children: Vec<Child>,
    pub(super) moves: Vec<Move>,
    beside: u64,
}

/// Of so many bytes, what the tables leave free.
fn beside_tables(bytes: usize) -> usize {
    (bytes / 4).min(16 << 20).max(bytes / 16)
}

/// Sums of the numbers of a node's children.
struct Sums {
    best: usize,
    best_phi: Number,
    second_phi: Number,
    sum: Number,
    max: Number,
    old: bool,
}

#[inline]
pub fn mix(path: u64, key: u64, hand: Hand) -> u64 {
    let mut z =
        path.rotate_left(17) ^ key ^ u64::from(hand.raw()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    z ^ (z >> 32)
}

impl Search {
    /// A search whose memory, tables and all, stays within `bytes`.
    pub fn new(board: Board, bytes: u64, control: Control) -> Search {
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
        let tables = bytes - beside_tables(bytes);
        Search {
            board,
            table: Table::new(tables / 8 * 7, control.cancel()),
            paths: PathTable::new(tables / 8),
            control,
            history: History::new(),
            children: Vec::new(),
            moves: Vec::new(),
            beside: beside_tables(bytes) as u64,
        }
    }

    /// What is kept free for the path, with the children of every node on it, and for telling
    /// the solution.
    pub fn bytes_beside_tables(&self) -> u64 {
        self.beside
    }

    /// Bytes held now.
    pub fn bytes(&self) -> u64 {
        let path = self.children.capacity() * size_of::<Child>();
        (self.table.bytes() + self.paths.bytes() + path) as u64 + History::BYTES
    }

    /// Searches for a mate within `plies` from the board as it stands, the attacker to move if
    /// `or`. Open only if the control stopped it.
    pub fn run(&mut self, or: bool, plies: Plies) -> Outcome {
        self.history.clear();
        self.children.clear();
        let hand = self.board.hand(ATTACKER);
        let key = self.board.key();
        let root = Node {
            or,
            depth: 0,
            plies,
            path: mix(u64::from(plies), key, hand),
            key,
            hand,
        };
        match self.table.look_up(key, hand, plies) {
            Found::Mate { plies, hand } => return Outcome::mate(plies, hand),
            Found::NoMate { plies, hand } => return Outcome::no_mate(plies, hand),
            Found::Open { .. } => {}
        }
        if or {
            self.moves.clear();
            self.board.checks(&mut self.moves);
            if let Some(outcome) = self.settle_leaf(plies) {
                return outcome;
            }
        }
        self.history.push(key, hand);
        let mut extra = 0;
        let outcome = self.visit(root, INFINITE, INFINITE, &mut extra);
        self.history.pop();
        outcome
    }

    /// What can be said of an OR node whose checks are in `self.moves` without going deeper.
    pub(super) fn settle_leaf(&mut self, plies: Plies) -> Option<Outcome> {
        if self.moves.is_empty() {
            return Some(Outcome::no_mate(
                FOREVER,
                self.failing_hand(self.board.in_hands()),
            ));
        }
        if plies == 0 {
            return Some(Outcome::no_mate(0, self.board.hand(ATTACKER)));
        }
        for i in 0..self.moves.len() {
            let m = self.moves[i];
            if m.is_drop() && m.dropped() == super::geometry::PAWN {
                continue;
            }
            let captured = if m.is_drop() {
                0
            } else {
                self.board.captured_by(m)
            };
            let undo = self.board.play(ATTACKER, m);
            let mate = !self.board.has_way_out();
            let against = if mate {
                self.board.hand_against_drops()
            } else {
                Hand::EMPTY
            };
            self.board.undo(ATTACKER, m, undo);
            if mate {
                return Some(Outcome::mate(1, needed_before(m, captured, against)));
            }
        }
        (plies <= 2).then(|| Outcome::no_mate(plies, self.board.hand(ATTACKER)))
    }

    /// Takes out of a hand with which all moves fail the kinds whose drops were not tried.
    fn failing_hand(&self, mut hand: Hand) -> Hand {
        let held = self.board.hand(ATTACKER);
        for kind in Hand::KINDS {
            if !held.has(kind) && hand.has(kind) && self.board.checks_if_held(kind) {
                hand = hand.without_all(kind);
            }
        }
        hand
    }

    fn visit(
        &mut self,
        node: Node,
        pn_limit: Number,
        dn_limit: Number,
        extra: &mut u32,
    ) -> Outcome {
        let nodes_before = self.control.nodes;
        let first = self.children.len();
        if let Some(outcome) = self.expand(node, first) {
            self.children.truncate(first);
            self.store(node, outcome, nodes_before);
            return outcome;
        }
        let given = *extra;
        let mut sums = self.sums(node.or, first);
        if sums.old {
            *extra += 1;
        }
        let mut outcome = self.outcome(node, first, &sums);
        loop {
            let (mut pn_limit, mut dn_limit) = (pn_limit, dn_limit);
            if *extra > 0 {
                pn_limit = pn_limit.max(outcome.pn.saturating_add(1)).min(INFINITE);
                dn_limit = dn_limit.max(outcome.dn.saturating_add(1)).min(INFINITE);
            }
            if outcome.is_settled()
                || outcome.pn >= pn_limit
                || outcome.dn >= dn_limit
                || self.control.stopped()
            {
                break;
            }
            let (phi_limit, delta_limit) = if node.or {
                (pn_limit, dn_limit)
            } else {
                (dn_limit, pn_limit)
            };
            let child = self.children[sums.best];
            let others = if child.sums {
                sums.sum - child.known.delta(node.or) + sums.max
            } else {
                sums.sum
            };
            // A quarter more than the runner-up (the 1 + ε trick): fewer changes of mind.
            let rival = sums.second_phi.saturating_add(1 + sums.second_phi / 4);
            let child_phi_limit = phi_limit.min(rival);
            let child_delta_limit = delta_limit.saturating_sub(others).max(1);
            // The child's mover is the other side: its φ is our δ.
            let (child_pn, child_dn) = if node.or {
                (child_phi_limit, child_delta_limit)
            } else {
                (child_delta_limit, child_phi_limit)
            };
            if child.new && *extra > 0 {
                *extra -= 1;
            }
            let side = if node.or { ATTACKER } else { DEFENDER };
            let undo = self.board.play(side, child.m);
            self.control.count();
            self.history.push(child.key, child.hand);
            let below = Node {
                or: !node.or,
                depth: node.depth + 1,
                plies: node.plies - 1,
                path: child.path,
                key: child.key,
                hand: child.hand,
            };
            let known = self.visit(below, child_pn, child_dn, extra);
            self.history.pop();
            self.board.undo(side, child.m, undo);
            let slot = &mut self.children[sums.best];
            slot.known = known;
            slot.new = false;
            slot.old = false;
            if known.delta(node.or) == 0 {
                self.call_next(node, first, sums.best);
                self.call_last(node, first);
            }
            sums = self.sums(node.or, first);
            outcome = self.outcome(node, first, &sums);
        }
        *extra = given.min(*extra);
        self.children.truncate(first);
        self.store(node, outcome, nodes_before);
        outcome
    }

    /// Generates a node's children behind `first`; an outcome if that settles it.
    fn expand(&mut self, node: Node, first: usize) -> Option<Outcome> {
        self.moves.clear();
        if node.or {
            self.board.checks(&mut self.moves);
            if self.moves.is_empty() {
                return self.settle_leaf(node.plies);
            }
        } else {
            self.board.ways_out(DEFENDER, &mut self.moves);
            if self.moves.is_empty() {
                return Some(Outcome::mate(0, self.board.hand_against_drops()));
            }
            if node.plies == 0 {
                return Some(Outcome::no_mate(0, node.hand));
            }
        }
        self.arrange(node, first);
        let mut i = first;
        while i < self.children.len() {
            if !self.children[i].waits {
                self.look_at(node, i);
                let known = self.children[i].known;
                if known.phi(node.or) == 0 {
                    break;
                }
            }
            i += 1;
        }
        for i in first..self.children.len() {
            if !self.children[i].waits && self.children[i].known.delta(node.or) == 0 {
                self.call_next(node, first, i);
            }
        }
        self.call_last(node, first);
        None
    }

    /// The child to search next, the runner-up, and the sums.
    #[inline]
    fn sums(&self, or: bool, first: usize) -> Sums {
        let mut sums = Sums {
            best: first,
            best_phi: INFINITE,
            second_phi: INFINITE,
            sum: 0,
            max: 0,
            old: false,
        };
        let mut best_delta = INFINITE;
        for (i, child) in self.children[first..].iter().enumerate() {
            if child.waits {
                continue;
            }
            let (phi, delta) = (child.known.phi(or), child.known.delta(or));
            if child.sums {
                sums.sum = (sums.sum + delta).min(INFINITE);
            } else {
                sums.max = sums.max.max(delta);
            }
            if delta == 0 {
                continue;
            }
            sums.old |= child.old;
            if phi < sums.best_phi || (phi == sums.best_phi && delta < best_delta) {
                sums.second_phi = sums.best_phi;
                sums.best_phi = phi;
                best_delta = delta;
                sums.best = first + i;
            } else if phi < sums.second_phi {
                sums.second_phi = phi;
            }
        }
        sums
    }

    /// A node's numbers from its children's.
    fn outcome(&self, node: Node, first: usize, sums: &Sums) -> Outcome {
        let delta = sums.sum + sums.max;
        if sums.best_phi == 0 {
            return if node.or {
                self.mated(first)
            } else {
                self.escaped(node, first)
            };
        }
        if delta == 0 {
            return if node.or {
                self.failed(node, first)
            } else {
                self.all_mated(first)
            };
        }
        let (phi, delta) = (sums.best_phi.min(INFINITE - 1), delta.min(INFINITE - 1));
        if node.or {
            Outcome::open(phi, delta)
        } else {
            Outcome::open(delta, phi)
        }
    }

    /// OR: the shortest of the mates found.
    fn mated(&self, first: usize) -> Outcome {
        let mates = self.children[first..]
            .iter()
            .filter(|c| !c.waits && c.known.pn == 0);
        let best = mates.min_by_key(|c| (c.known.plies, c.known.hand.pieces()));
        let best = best.unwrap_or_else(|| unreachable!("a child with proof number 0"));
        let captured = if best.m.is_drop() {
            0
        } else {
            self.board.captured_by(best.m)
        };
        let hand = needed_before(best.m, captured, best.known.hand);
        Outcome::mate(best.known.plies + 1, hand)
    }

    /// AND: every way out is answered.
    fn all_mated(&self, first: usize) -> Outcome {
        let mut hand = self.board.hand_against_drops();
        let mut plies = 0;
        for child in &self.children[first..] {
            hand = hand.union(child.known.hand);
            plies = plies.max(child.known.plies);
        }
        Outcome::mate(plies + 1, hand)
    }

    /// AND: a way out that holds, one that holds on every path if there is one.
    fn escaped(&self, node: Node, first: usize) -> Outcome {
        let holds = self.children[first..]
            .iter()
            .filter(|c| !c.waits && c.known.dn == 0);
        let best = holds.max_by_key(|c| (c.known.start, c.known.plies));
        let best = best.unwrap_or_else(|| unreachable!("a child with disproof number 0"));
        let plies = best.known.plies.saturating_add(1);
        if best.known.start < node.depth {
            return Outcome::repeats(best.known.start, plies, node.hand);
        }
        if best.known.start != PATH_FREE {
            return Outcome::no_mate(plies, node.hand);
        }
        Outcome::no_mate(plies, best.known.hand.intersection(self.board.in_hands()))
    }

    /// OR: every check fails.
    fn failed(&self, node: Node, first: usize) -> Outcome {
        let mut hand = self.board.in_hands();
        let mut plies = FOREVER;
        let mut start = PATH_FREE;
        for child in &self.children[first..] {
            let known = &child.known;
            start = start.min(known.start);
            plies = plies.min(known.plies.saturating_add(1));
            let before = if child.m.is_drop() {
                known.hand.with(child.m.dropped())
            } else {
                match self.board.captured_by(child.m) {
                    0 => known.hand,
                    kind => known.hand.without_if_any(kind),
                }
            };
            hand = hand.intersection(before);
        }
        if start < node.depth {
            return Outcome::repeats(start, plies, node.hand);
        }
        if start != PATH_FREE {
            return Outcome::no_mate(plies, node.hand);
        }
        Outcome::no_mate(plies, self.failing_hand(hand))
    }

    fn store(&mut self, node: Node, outcome: Outcome, nodes_before: u64) {
        let effort = u32::try_from(self.control.nodes - nodes_before)
            .unwrap_or(u32::MAX)
            .max(1);
        if outcome.pn == 0 {
            self.table
                .store_mate(node.key, outcome.hand, outcome.plies, effort);
        } else if outcome.dn == 0 && outcome.start == PATH_FREE {
            self.table
                .store_no_mate(node.key, outcome.hand, outcome.plies, effort);
        } else if outcome.dn == 0 {
            self.paths.store(node.path, outcome.start, outcome.plies);
        } else {
            let numbers = (outcome.pn, outcome.dn);
            self.table
                .store_open(node.key, node.hand, numbers, node.depth, effort);
        }
        self.control.hold(self.bytes());
    }
}

/// The hand a mate needs before the attacker's move, from what it needs after it.
fn needed_before(m: Move, captured: usize, after: Hand) -> Hand {
    if m.is_drop() {
        after.with(m.dropped())
    } else if captured != 0 {
        after.without_if_any(captured)
    } else {
        after
    }
}
