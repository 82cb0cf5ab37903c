//! The eligible rule's lots: a walk down from the root to an eligible member of OPEN.
//!
//! Eligibility goes from the root downwards: what is certain left of a node is at least as narrow
//! as what is certain left of its parent, so nothing below an ineligible node is eligible, and a
//! walk that draws lots among the eligible children at every branching finds every eligible
//! member. Where everything below a node has been searched, or waits for something further left,
//! the walk must turn back. Most of the tree is like that at any time, and a walk that had to find
//! it out anew at every step would spend nearly all of its time in such subtrees.
//!
//! So a node from which the walk turned back is remembered as *barren*, together with what was
//! certain left of it. It stays barren until that changes: nothing below it is selected meanwhile,
//! so nothing below it changes. And since bounds only ever tighten, it changes seldom.

use super::cells::{CellId, State};
use super::engine::{Engine, is_cut, tightened};
use super::heap::Entry;
use crate::base::random::Rng;
use crate::problem::{Bounds, Player, StaticBounds, Value};
use crate::search::{ChunkedVec, Probe};

/// What is certain left of a node: eligible while `below < above`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Left {
    /// max U_b over AMAX-LS.
    below: Value,
    /// min L_b over AMIN-LS.
    above: Value,
}

impl Left {
    /// Left of the root lies nothing.
    const NOTHING: Left = Left {
        below: Value::NEG_INF,
        above: Value::INF,
    };

    #[inline]
    fn is_eligible(self) -> bool {
        self.below < self.above
    }
}

/// No walk comes by with this, so nothing is barren for it.
impl Default for Left {
    fn default() -> Left {
        Left {
            below: Value::INF,
            above: Value::NEG_INF,
        }
    }
}

/// A node on the way down, or beside it.
#[derive(Clone, Copy)]
struct Visit {
    cell: CellId,
    window: Bounds,
    left: Left,
    /// β: min U_b over AMIN-LS.
    merit: Value,
    /// Its children are above it on the stack: when it is on top again, it is barren.
    entered: bool,
}

/// What the rule remembers between two draws.
#[derive(Default)]
pub(super) struct EligiblePick {
    visits: Vec<Visit>,
    /// For every expanded cell what was certain left of it when it was found barren.
    barren: ChunkedVec<Left>,
}

impl EligiblePick {
    /// Bytes held, by capacity.
    pub fn bytes(&self) -> u64 {
        self.barren.bytes() + (self.visits.capacity() * size_of::<Visit>()) as u64
    }

    /// Bytes that remembering `cell` would add.
    pub fn growth(&self, cell: CellId) -> u64 {
        let more = (cell as usize + 1).saturating_sub(self.barren.len());
        self.barren.bytes_with(more) - self.barren.bytes()
    }

    /// `cell` is expanded: there is something below it now.
    pub fn sow(&mut self, cell: CellId) {
        while self.barren.len() <= cell as usize {
            self.barren.push(Left::default());
        }
        self.barren[cell as usize] = Left::default();
    }
}

impl<T: StaticBounds, P: Probe> Engine<'_, '_, T, P> {
    /// One eligible member of OPEN that is not cut, by lot at every branching of the way to it.
    pub fn draw(&mut self, top: usize, rng: &mut Rng) -> Option<Entry> {
        let mut eligible = std::mem::take(&mut self.eligible);
        let drawn = self.walk_down(top, &mut eligible, rng);
        self.eligible = eligible;
        let (cell, merit) = drawn?;
        self.cells[cell].state = State::Taken;
        self.cells[cell].merit = merit;
        Some(Entry {
            key: 0,
            priority: 0,
            cell,
        })
    }

    fn walk_down(
        &self,
        top: usize,
        eligible: &mut EligiblePick,
        rng: &mut Rng,
    ) -> Option<(CellId, Value)> {
        let EligiblePick { visits, barren } = eligible;
        let root = self.cursor.at(top);
        visits.clear();
        visits.push(Visit {
            cell: root,
            window: self.windows[top],
            left: Left::NOTHING,
            merit: self.cells[root].merit,
            entered: false,
        });
        while let Some(visit) = visits.last_mut() {
            if visit.entered {
                barren[visit.cell as usize] = visit.left;
                visits.pop();
                continue;
            }
            visit.entered = true;
            let visit = *visit;
            let cell = &self.cells[visit.cell];
            if cell.state == State::Open {
                return Some((visit.cell, visit.merit));
            }
            let brothers = visits.len();
            let window = tightened(visit.window, cell.player(), cell.bounds);
            let Visit {
                mut left,
                mut merit,
                ..
            } = visit;
            for id in self.cells.children(visit.cell) {
                if !left.is_eligible() {
                    break;
                }
                let child = &self.cells[id];
                let promises = match child.state {
                    State::Open => true,
                    State::Expanded => barren[id as usize] != left,
                    State::Dormant | State::Taken | State::Closed => false,
                };
                if promises && !is_cut(window, child.bounds) {
                    visits.push(Visit {
                        cell: id,
                        window,
                        left,
                        merit,
                        entered: false,
                    });
                }
                match cell.player() {
                    Player::Max => left.below = left.below.max(child.bounds.upper),
                    Player::Min => {
                        left.above = left.above.min(child.bounds.lower);
                        merit = merit.min(child.bounds.upper);
                    }
                }
            }
            rng.shuffle(&mut visits[brothers..]);
        }
        None
    }
}
