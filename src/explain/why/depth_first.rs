//! Reasons in searches that go down and come back up.

use super::window::{self, Backing, Edge, Visit};
use super::{Evidence, Explanation, Method, Reason, Why, WindowSource};
use crate::problem::{Bounds, Player, Value};
use crate::search::CutReason;
use crate::trace::event::{Kind, NodeId};
use crate::trace::history::{Entry, History};
use crate::trace::moment::State;

const ENTRY: u32 = Kind::Enter.bit() | Kind::ReSearch.bit();

pub(super) fn explain(evidence: &Evidence<'_>, history: &History, node: NodeId) -> Explanation {
    let asker = Asker {
        evidence,
        history,
        node,
    };
    let visit = history
        .last(evidence.now(), ENTRY)
        .and_then(|entry| asker.visit(entry.index));
    Explanation {
        standing: None,
        visit,
        reasons: asker.reasons(visit),
    }
}

struct Asker<'w> {
    evidence: &'w Evidence<'w>,
    history: &'w History,
    node: NodeId,
}

impl Asker<'_> {
    fn reasons(&self, visit: Option<Visit>) -> Vec<Reason> {
        let mut reasons = Vec::new();
        match self.evidence.moment().state(self.node) {
            State::Ungenerated | State::Freed => {
                reasons.push(self.evidence.not_generated(self.node));
            }
            State::Generated | State::Open | State::Dormant => reasons.extend(self.turn()),
            State::Cut | State::PreCut => {
                reasons.extend(self.cut());
                reasons.extend(self.entered(visit));
            }
            State::Entered | State::Expanded | State::Selected => {
                reasons.extend(self.again(visit));
                reasons.extend(self.entered(visit));
            }
            State::Evaluated | State::Returned | State::Closed => {
                reasons.extend(self.value());
                reasons.extend(self.entered(visit));
                reasons.extend(self.again(visit));
            }
        }
        reasons
    }

    fn lay(&self) -> Option<WindowSource> {
        match self.evidence.method {
            Method::Window(lay) => Some(lay),
            _ => None,
        }
    }

    fn last(&self, before: usize, kinds: u32) -> Option<Entry> {
        self.history.last(before, kinds).copied()
    }

    /// The visit that began with the event at `index`; nothing where the two numbers told are
    /// not a window.
    fn visit(&self, index: usize) -> Option<Visit> {
        self.visit_of(self.node, index)
    }

    fn visit_of(&self, node: NodeId, index: usize) -> Option<Visit> {
        let Evidence { log, nodes, .. } = *self.evidence;
        window::visit(log, nodes, self.lay()?, node, index)
    }

    /// Its elder siblings come first.
    fn turn(&self) -> Option<Reason> {
        let Evidence { nodes, .. } = *self.evidence;
        if self.node == NodeId::ROOT {
            return None;
        }
        let moment = self.evidence.moment();
        let parent = nodes.parent(self.node);
        let now = nodes
            .ancestors(moment.now.current)
            .find(|&above| above != NodeId::ROOT && nodes.parent(above) == parent);
        let waiting = |sibling: &NodeId| moment.state(*sibling) == State::Generated;
        let before = nodes
            .children(parent)
            .take_while(|&sibling| sibling != self.node)
            .filter(waiting)
            .count() as u32;
        Some(Reason {
            at: self.evidence.now(),
            why: Why::Turn {
                parent,
                now,
                before,
            },
        })
    }

    fn entered(&self, visit: Option<Visit>) -> Option<Reason> {
        let parent = (self.node != NodeId::ROOT).then(|| self.evidence.nodes.parent(self.node));
        match visit {
            Some(visit) => Some(Reason {
                at: visit.index + 1,
                why: Why::Entered { parent, visit },
            }),
            None => {
                let entry = self.last(self.evidence.now(), ENTRY)?;
                let Bounds { lower, upper } = entry.event.bounds();
                Some(Reason {
                    at: entry.at(),
                    why: Why::Allowed {
                        first: lower,
                        second: upper,
                    },
                })
            }
        }
    }

    /// The last visit is a second one.
    fn again(&self, visit: Option<Visit>) -> Option<Reason> {
        let visit = visit?;
        let again = self.last(visit.index + 1, Kind::ReSearch.bit())?;
        // Where a node lays a new window by itself, it has not come back in between.
        let first = self
            .last(again.index, ENTRY | Kind::Return.bit())
            .filter(|entry| entry.event.kind == Kind::Return);
        // Only if that second search is the visit spoken of.
        let entered = self.last(visit.index + 1, Kind::Enter.bit())?;
        let between = self.last(entered.index, Kind::Return.bit());
        if between.is_some_and(|e| e.index > again.index) {
            return None;
        }
        Some(Reason {
            at: again.at(),
            why: Why::Again {
                before: first.map(|entry| entry.event.bounds()),
                window: again.event.bounds(),
            },
        })
    }

    fn cut(&self) -> Option<Reason> {
        let entry = self.last(self.evidence.now(), Kind::Cut.bit())?;
        let Evidence { log, nodes, .. } = *self.evidence;
        let event = entry.event;
        let owner = event.owner();
        let bound = event.bounds().upper;
        let told = Why::ToldCut { owner, bound };
        let parent = nodes.parent(self.node);
        let why = match event.cut_reason() {
            CutReason::Threshold if owner == self.node => {
                let entered = self.last(entry.index, ENTRY)?.event.bounds();
                Why::Spent {
                    first: entered.lower,
                    second: entered.upper,
                }
            }
            // Only a file can say that the root itself was cut by another node's bound.
            _ if parent.is_none() => told,
            CutReason::Threshold => Why::LeftOut {
                parent,
                keep: bound,
            },
            reason => match window::last_return(log, nodes, parent, entry.index) {
                Some((refuter, came_back)) => {
                    let player = nodes.player(parent);
                    let score = seen_through(came_back, player);
                    if reason == CutReason::Solved {
                        Why::BestPossible {
                            parent,
                            refuter,
                            value: bound,
                        }
                    } else {
                        Why::Refuted {
                            parent,
                            player,
                            refuter,
                            score,
                            edge: self.edge(parent, player, &entry),
                            above: nodes.parent(parent),
                        }
                    }
                }
                None => told,
            },
        };
        Some(Reason {
            at: entry.at(),
            why,
        })
    }

    /// The edge of the parent's window that was passed when the child was cut.
    fn edge(&self, parent: NodeId, player: Player, cut: &Entry) -> Edge {
        let Evidence { log, .. } = *self.evidence;
        let bound = cut.event.bounds().upper;
        let entered = (0..cut.index)
            .rev()
            .filter_map(|i| log.get(i).map(|event| (i, event)))
            .find(|(_, event)| event.node == parent && window::is_entry(event));
        let visit = entered.and_then(|(i, _)| self.visit_of(parent, i));
        let edge = visit.map(|visit| match player {
            Player::Max => visit.beta,
            Player::Min => visit.alpha,
        });
        let proved = matches!(cut.event.cut_reason(), CutReason::Alpha | CutReason::Beta);
        edge.filter(|edge| edge.value == bound).unwrap_or(Edge {
            value: bound,
            owner: cut.event.owner(),
            backing: if proved {
                Backing::Proved
            } else {
                Backing::Laid
            },
        })
    }

    fn value(&self) -> Option<Reason> {
        let Evidence { log, nodes, .. } = *self.evidence;
        let moment = self.evidence.moment();
        let returned = self.last(self.evidence.now(), Kind::Return.bit());
        if moment.state(self.node) == State::Evaluated {
            let eval = self.last(self.evidence.now(), Kind::Eval.bit())?;
            return Some(Reason {
                at: eval.at(),
                why: Why::Leaf(eval.event.value()),
            });
        }
        let returned = returned?;
        let bounds = returned.event.bounds();
        let entry = self.last(returned.index, ENTRY)?;
        let player = nodes.player(self.node);
        let children = window::returns(log, nodes, self.node, entry.index, returned.index);
        let visit = self.visit(entry.index);
        let table = self.last(returned.index, Kind::Table.bit());
        let why = if let Some(table) =
            table.filter(|table| table.index > entry.index).filter(|_| {
                self.last(returned.index, Kind::Expand.bit())
                    .is_none_or(|e| e.index < entry.index)
            }) {
            Why::Table {
                known: table.event.bounds(),
                window: entry.event.bounds(),
            }
        } else if let Some(visit) = visit.filter(|visit| bounds.lower >= visit.beta.value) {
            Why::Failed {
                player,
                value: bounds.lower,
                giver: giver(&children, |b| b.lower, bounds.lower),
                edge: visit.beta,
                high: true,
            }
        } else if let Some(visit) = visit.filter(|visit| bounds.upper <= visit.alpha.value) {
            Why::Failed {
                player,
                value: bounds.upper,
                giver: giver(&children, |b| b.upper, bounds.upper),
                edge: visit.alpha,
                high: false,
            }
        } else if bounds == Bounds::UNKNOWN {
            return None;
        } else {
            Why::value_from(player, bounds, |side| giver(&children, side, side(bounds)))
        };
        Some(Reason {
            at: returned.at(),
            why,
        })
    }
}

/// The first child whose bound on this side is the node's own, if it also is exactly known to be
/// so; else the first whose bound it is at all.
fn giver(
    children: &[(NodeId, Bounds)],
    side: fn(Bounds) -> Value,
    wanted: Value,
) -> Option<NodeId> {
    let fits = |bounds: Bounds| wanted.is_finite() && side(bounds) == wanted;
    let exact = children
        .iter()
        .find(|(_, bounds)| bounds.is_exact() && fits(*bounds));
    exact
        .or_else(|| children.iter().find(|(_, bounds)| fits(*bounds)))
        .map(|&(child, _)| child)
}

/// What a child that decides is worth at least, in the eyes of the player above it.
fn seen_through(bounds: Bounds, player: Player) -> Value {
    match player {
        Player::Max => bounds.lower,
        Player::Min => bounds.upper,
    }
}
