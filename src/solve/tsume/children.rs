//! The moves of a node of the search: which of them wait for others, whose numbers add up, and
//! what is known of each before it is searched.

use super::board::Move;
use super::estimate;
use super::geometry::{ATTACKER, BISHOP, DEFENDER, LANCE, ROOK, between};
use super::hand::Hand;
use super::search::{Node, Outcome, Search, mix};
use super::table::{FOREVER, Found};

/// No further child waits.
const NOBODY: u16 = u16::MAX;

/// A move of the node being searched, with what is known of the position behind it.
#[derive(Clone, Copy)]
pub struct Child {
    pub key: u64,
    pub path: u64,
    pub hand: Hand,
    pub m: Move,
    /// The child that is looked at once this one is settled against the mover's hopes.
    pub next: u16,
    pub known: Outcome,
    /// Not looked at before `next` of another child leads here or, with `last`, before all else
    /// is settled.
    pub waits: bool,
    /// The first piece thrown on a square that the defender does not guard.
    pub last: bool,
    /// Its number is added to the others'; else only the largest counts.
    pub sums: bool,
    /// Never expanded.
    pub new: bool,
    /// Met before at a lesser depth: a cycle may close through it.
    pub old: bool,
}

impl Search {
    /// Turns `self.moves` into children: which wait for which, whose numbers add up.
    pub(super) fn arrange(&mut self, node: Node, first: usize) {
        let king = self.board.king(DEFENDER);
        let occupied = self.board.occupied();
        let side = if node.or { ATTACKER } else { DEFENDER };
        for i in 0..self.moves.len() {
            let m = self.moves[i];
            let key = self.board.key_after(side, m);
            self.table.prefetch(key);
            let hand = if node.or {
                self.board.attackers_hand_after(m)
            } else {
                node.hand
            };
            let sums = if node.or {
                let far = |kind| matches!(kind, LANCE | BISHOP | ROOK);
                !(m.is_drop() && far(m.dropped()) && between(king, m.to()) != 0)
            } else {
                !m.is_drop()
            };
            // A drop waits for the cheaper one on its square, or where nobody guards it until all
            // else is settled; a move that does not promote for its twin that does.
            let mut waits = false;
            for j in (first..self.children.len()).rev() {
                let before = &mut self.children[j];
                let twin = !m.is_drop()
                    && !before.m.is_drop()
                    && before.m.from() == m.from()
                    && before.m.to() == m.to();
                let same_square =
                    !node.or && m.is_drop() && before.m.is_drop() && before.m.to() == m.to();
                if before.next == NOBODY && (twin || same_square) {
                    before.next = i as u16;
                    waits = true;
                    break;
                }
            }
            let last = !node.or
                && m.is_drop()
                && !waits
                && self.board.attackers(DEFENDER, m.to(), occupied) == 0;
            self.children.push(Child {
                key,
                path: mix(node.path, key, hand),
                hand,
                m,
                next: NOBODY,
                known: Outcome::open(1, 1),
                waits: waits || last,
                last,
                sums,
                new: true,
                old: false,
            });
        }
    }

    /// After a child was settled against the mover: the one that waited for it is looked at.
    pub(super) fn call_next(&mut self, node: Node, first: usize, mut i: usize) {
        while self.children[i].next != NOBODY && self.children[i].known.delta(node.or) == 0 {
            let next = first + self.children[i].next as usize;
            self.children[i].next = NOBODY;
            self.children[next].waits = false;
            self.look_at(node, next);
            i = next;
        }
    }

    /// Where every other defence is settled, pieces thrown where nobody guards them are looked at,
    /// one square after another: mostly the answer to the first is the answer to all.
    pub(super) fn call_last(&mut self, node: Node, first: usize) {
        while self.children[first..]
            .iter()
            .all(|child| child.waits || child.known.delta(node.or) == 0)
        {
            let next = self.children[first..].iter().position(|child| child.last);
            let Some(next) = next.map(|i| first + i) else {
                return;
            };
            self.children[next].last = false;
            self.children[next].waits = false;
            self.look_at(node, next);
            self.call_next(node, first, next);
        }
    }

    /// What is known of a child before it is searched.
    pub(super) fn look_at(&mut self, node: Node, i: usize) {
        let Child {
            key, path, hand, m, ..
        } = self.children[i];
        let plies = node.plies - 1;
        if let Some(start) = self.history.repeated(key, hand) {
            self.children[i].known = Outcome::repeats(start, FOREVER, hand);
            return;
        }
        let known = match self.table.look_up(key, hand, plies) {
            Found::Mate { plies, hand } => Outcome::mate(plies, hand),
            Found::NoMate { plies, hand } => Outcome::no_mate(plies, hand),
            Found::Open {
                pn,
                dn,
                depth,
                seen,
            } => {
                if let Some((start, within)) = self.paths.look_up(path) {
                    Outcome::repeats(start, within, hand)
                } else {
                    self.children[i].new = !seen;
                    self.children[i].old = depth < node.depth;
                    if seen {
                        Outcome::open(pn, dn)
                    } else if node.or {
                        let guess = estimate::after_check(&self.board, m);
                        Outcome::open(pn.max(guess.0), dn.max(guess.1))
                    } else {
                        let king = self.board.king(DEFENDER);
                        let guess = estimate::after_way_out(&self.board, m, king);
                        let undo = self.board.play(DEFENDER, m);
                        self.control.count();
                        self.moves.clear();
                        self.board.checks(&mut self.moves);
                        let leaf = self.settle_leaf(plies);
                        self.board.undo(DEFENDER, m, undo);
                        leaf.unwrap_or(Outcome::open(pn.max(guess.0), dn.max(guess.1)))
                    }
                }
            }
        };
        self.children[i].known = known;
    }
}
