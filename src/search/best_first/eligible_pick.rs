//! The eligible rule's lots: a walk down from the root to an eligible member of OPEN.
//!
//! P is eligible if what is known *for certain* cannot cut it: ᾱ(P) < β̄(P), where ᾱ(P) is the greatest of
//! U_b(Q) over AMAX-LS(P), of the static lower bounds of right siblings below MAX ancestors, and of those
//! of P and its ancestors; β̄(P) dually. Then every lower bound that α-β can know when it comes by is at
//! most ᾱ(P), every upper bound at least β̄(P), and α-β cuts neither P nor an ancestor of it. Without
//! static bounds this is the paper's: the greatest U_b over AMAX-LS, the least L_b over AMIN-LS.
//!
//! Eligibility goes from the root downwards: what is certain of a node is at least as narrow as what
//! is certain of its parent, so nothing below an ineligible node is eligible, and a walk that draws
//! lots among the eligible children at every branching finds every eligible member. Where everything
//! below a node has been searched, or waits for something further left, the walk must turn back. Most
//! of the tree is like that at any time, and a walk that had to find it out anew at every step would
//! spend nearly all of its time in such subtrees.
//!
//! So a node from which the walk turned back is remembered as *barren*, together with what was
//! certain then. It stays barren until that changes: nothing below it is selected meanwhile, so
//! nothing below it changes. And since bounds only ever tighten, it changes seldom.

use super::cells::{CellId, State};
use super::engine::{Engine, is_cut};
use super::heap::Entry;
use crate::base::random::Rng;
use crate::problem::{Bounds, Player, StaticBounds, Value};
use crate::search::{ChunkedVec, Probe};

/// What is certain of a node: eligible while `below < above`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Certain {
    /// ᾱ.
    below: Value,
    /// β̄.
    above: Value,
}

impl Certain {
    /// Of the root: what is known of it beforehand.
    fn of_root(known: Bounds) -> Certain {
        Certain {
            below: known.lower,
            above: known.upper,
        }
    }

    #[inline]
    fn is_eligible(self) -> bool {
        self.below < self.above
    }

    /// With the static bounds of a node on the path.
    #[inline]
    fn through(self, known: Bounds) -> Certain {
        Certain {
            below: self.below.max(known.lower),
            above: self.above.min(known.upper),
        }
    }
}

/// No walk comes by with this, so nothing is barren for it.
impl Default for Certain {
    fn default() -> Certain {
        Certain {
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
    certain: Certain,
    /// Its children are above it on the stack: when it is on top again, it is barren.
    entered: bool,
}

/// What the rule remembers between two draws.
#[derive(Default)]
pub(super) struct EligiblePick {
    visits: Vec<Visit>,
    /// For every expanded cell what was certain of it when it was found barren.
    barren: ChunkedVec<Certain>,
    /// Static bounds of every cell; none are kept where none are asked for.
    known: ChunkedVec<Known>,
}

/// Static bounds of a cell.
#[derive(Clone, Copy, Debug)]
struct Known(Bounds);

impl Default for Known {
    fn default() -> Known {
        Known(Bounds::UNKNOWN)
    }
}

impl EligiblePick {
    /// Bytes held, by capacity.
    pub fn bytes(&self) -> u64 {
        self.barren.bytes()
            + self.known.bytes()
            + (self.visits.capacity() * size_of::<Visit>()) as u64
    }

    /// Bytes that remembering `cell` would add, and the static bounds of the `informed` first cells.
    pub fn growth(&self, cell: CellId, informed: usize) -> u64 {
        let more = (cell as usize + 1).saturating_sub(self.barren.len());
        let known = informed.saturating_sub(self.known.len());
        self.barren.bytes_with(more) - self.barren.bytes() + self.known.bytes_with(known)
            - self.known.bytes()
    }

    /// `cell` is expanded: there is something below it now.
    pub fn sow(&mut self, cell: CellId) {
        while self.barren.len() <= cell as usize {
            self.barren.push(Certain::default());
        }
        self.barren[cell as usize] = Certain::default();
    }

    /// What is known of a cell beforehand.
    pub fn learn(&mut self, cell: CellId, known: Bounds) {
        while self.known.len() <= cell as usize {
            self.known.push(Known::default());
        }
        self.known[cell as usize] = Known(known);
    }
}

impl<T: StaticBounds, P: Probe> Engine<'_, '_, T, P> {
    /// One eligible member of OPEN that is not cut, by lot at every branching of the way to it.
    pub fn draw(&mut self, top: usize, rng: &mut Rng) -> Option<Entry> {
        let mut eligible = std::mem::take(&mut self.eligible);
        let drawn = self.walk_down(top, &mut eligible, rng);
        self.eligible = eligible;
        let (cell, window) = drawn?;
        self.cells[cell].state = State::Taken;
        self.cells[cell].merit = self.merit(window, self.cells[cell].bounds);
        Some(Entry {
            key: 0,
            priority: 0,
            cell,
        })
    }

    /// The cell that is drawn, and its window.
    fn walk_down(
        &self,
        top: usize,
        eligible: &mut EligiblePick,
        rng: &mut Rng,
    ) -> Option<(CellId, Bounds)> {
        let EligiblePick {
            visits,
            barren,
            known,
        } = eligible;
        let known = |id: CellId| match known.is_empty() {
            true => Bounds::UNKNOWN,
            false => known[id as usize].0,
        };
        visits.clear();
        visits.push(Visit {
            cell: self.cursor.at(top),
            window: self.windows[top],
            certain: Certain::of_root(self.windows[top]),
            entered: false,
        });
        while let Some(visit) = visits.last_mut() {
            if visit.entered {
                barren[visit.cell as usize] = visit.certain;
                visits.pop();
                continue;
            }
            visit.entered = true;
            let visit = *visit;
            let cell = &self.cells[visit.cell];
            if cell.state == State::Open {
                return Some((visit.cell, visit.window));
            }
            let brothers = visits.len();
            let player = cell.player();
            let window = self.window_below(visit.window, visit.cell);
            let mut certain = visit.certain;
            // Left siblings' static bounds say no more than their bounds, so all children's count.
            if self.informed.is_some() {
                for id in self.cells.children(visit.cell) {
                    match player {
                        Player::Max => certain.below = certain.below.max(known(id).lower),
                        Player::Min => certain.above = certain.above.min(known(id).upper),
                    }
                }
            }
            for id in self.cells.children(visit.cell) {
                if !certain.is_eligible() {
                    break;
                }
                let child = &self.cells[id];
                let below = certain.through(known(id));
                let promises = match child.state {
                    State::Open => true,
                    State::Expanded => barren[id as usize] != below,
                    State::Dormant | State::Taken | State::Closed => false,
                };
                if promises && below.is_eligible() && !is_cut(window, child.bounds) {
                    visits.push(Visit {
                        cell: id,
                        window,
                        certain: below,
                        entered: false,
                    });
                }
                match player {
                    Player::Max => certain.below = certain.below.max(child.bounds.upper),
                    Player::Min => certain.above = certain.above.min(child.bounds.lower),
                }
            }
            rng.shuffle(&mut visits[brothers..]);
        }
        None
    }
}
