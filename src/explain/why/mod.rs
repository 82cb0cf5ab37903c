//! Why a node is what it is: why it was selected, cut, freed, or not yet searched, and where its
//! value comes from. Plain data with nodes and numbers, found in the events and in the bounds of
//! the moment they happened; `sentence` puts it into words.
//!
//! Knows searches by the kind of events they leave ([`Method`]); knows nothing of windows on
//! screen.

mod best_first;
mod depth_first;
mod proof;
mod sentence;
mod speak;
#[cfg(test)]
mod tests;
mod window;

pub use crate::trace::method::{Method, NumberKind, Rule, WindowSource};
pub use sentence::{Sentence, Span, bounds_text, number};
pub use speak::Explainer;
pub use window::{Backing, Edge, Visit, infinite_gamma};

use std::cmp::Reverse;

use crate::problem::{Bounds, Player, Value};
use crate::search::Step;
use crate::trace::event::{Kind, NodeId};
use crate::trace::history::History;
use crate::trace::log::Log;
use crate::trace::moment::{Moment, State};
use crate::trace::nodes::NodeTable;
use crate::trace::path_bounds::{Meeting, Owned, PathBounds};
use crate::trace::replay::Replay;

/// A run at the moment its replay stands at.
#[derive(Clone, Copy)]
pub struct Evidence<'a> {
    pub log: &'a Log,
    pub nodes: &'a NodeTable,
    pub replay: &'a Replay,
    pub method: Method,
}

/// How a node came to be closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// Selected, and dropped for it.
    AtSelection,
    /// Closed where it stands.
    Here,
    /// A member of OPEN below this node when it was closed.
    Under(NodeId),
}

/// A member of OPEN and its merit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    pub node: NodeId,
    pub merit: Value,
}

/// One reason, about a node P.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Why {
    // Not yet.
    /// It does not exist: `below` is the nearest node above it that does.
    NotGenerated {
        below: NodeId,
        by: State,
    },
    /// In OPEN behind others; rank 1 is taken next.
    Waits {
        rank: u64,
        members: u64,
        merit: Value,
        first: Member,
        rule: Rule,
    },
    /// In OPEN, but the elder sibling must be closed first.
    Sleeps {
        elder: NodeId,
        parent: NodeId,
    },
    /// Depth-first: siblings come first. `now` is the one being searched.
    Turn {
        parent: NodeId,
        now: Option<NodeId>,
        before: u32,
    },
    /// Satisfies (2.7), though it has not been told so: it will be dropped when its turn comes.
    Doomed(Meeting),

    // Selected.
    /// β(P) or α(P), and the elder sibling it is owed to.
    Merit {
        rule: Rule,
        merit: Owned,
    },
    /// K(P) where no elder sibling says as much: a bound of an ancestor's, or of P itself.
    Key {
        rule: Rule,
        key: Owned,
    },
    Selected {
        rule: Rule,
        merit: Value,
        members: u64,
        runner_up: Option<Member>,
        /// Of the search whose OPEN it was taken from; 1 is the outermost.
        level: u8,
    },
    /// Stockman: the state (P, s, h) had the best merit; a rule of Γ was applied to it.
    State {
        hero: Player,
        solved: bool,
        merit: Value,
        step: Step,
        runner_up: Option<Member>,
    },
    /// A recursion of its own solves it.
    Solves {
        level: u8,
    },
    /// A depth-first search came by, with this window.
    Entered {
        parent: Option<NodeId>,
        visit: Visit,
    },
    /// Searched a second time, for the first search only said `before`, or did not come to an end.
    Again {
        before: Option<Bounds>,
        window: Bounds,
    },
    /// Entered with allowances or thresholds.
    Allowed {
        first: Value,
        second: Value,
    },

    // Cut.
    /// (2.7) holds.
    Closed {
        how: Closing,
        meeting: Meeting,
    },
    /// `parent` has a child, `refuter`, that makes the others needless: it is worth `score`, and
    /// `edge` is what the parent must not pass.
    Refuted {
        parent: NodeId,
        player: Player,
        refuter: NodeId,
        score: Value,
        edge: Edge,
        /// The parent's parent: a bound of anybody higher up makes a deep cut.
        above: NodeId,
    },
    /// The parent has the best value the question allows.
    BestPossible {
        parent: NodeId,
        refuter: NodeId,
        value: Value,
    },
    /// The table knew enough.
    Table {
        known: Bounds,
        window: Bounds,
    },
    /// An allowance or threshold was used up.
    Spent {
        first: Value,
        second: Value,
    },
    /// Only the best few of the iteration before were kept.
    LeftOut {
        parent: NodeId,
        keep: Value,
    },
    /// Stockman: removed by Γ when this node was solved.
    Removed {
        under: NodeId,
    },
    /// What another program says, without numbers we could check.
    ToldCut {
        owner: NodeId,
        bound: Value,
    },

    // Freed.
    Freed {
        under: NodeId,
    },

    // Searches by numbers.
    /// Two numbers, and the child that has the least for the player who moves.
    Numbers {
        player: Player,
        numbers: Bounds,
        cheapest: Option<NodeId>,
    },
    /// Nobody has looked below.
    Tip {
        numbers: Bounds,
    },
    /// Taken at `parent` for its number, the one that counts for the player there; the best of
    /// the others.
    Chosen {
        parent: NodeId,
        player: Player,
        number: Value,
        rival: Option<Member>,
    },
    /// Left when a number had reached its threshold.
    Left {
        numbers: Bounds,
        limits: Bounds,
    },
    /// The table knew enough of it.
    KnownNumbers {
        numbers: Bounds,
    },

    // The value.
    Leaf(Value),
    /// Bounds, and the children they come from.
    Value {
        player: Player,
        bounds: Bounds,
        lower_from: Option<NodeId>,
        upper_from: Option<NodeId>,
    },
    /// A depth-first search came back with at least (at most) `value`, outside its window.
    Failed {
        player: Player,
        value: Value,
        giver: Option<NodeId>,
        edge: Edge,
        high: bool,
    },
}

impl Why {
    /// Bounds of a node, with `of` naming a child that has the same bound on one side.
    ///
    /// An exact value is owed to one child: MAX cannot be worth less than a child worth at least
    /// the value, nor the child more than MAX (and so for MIN). The other side's equal bound may
    /// be a sibling's by chance.
    fn value_from(
        player: Player,
        bounds: Bounds,
        of: impl Fn(fn(Bounds) -> Value) -> Option<NodeId>,
    ) -> Why {
        let mut lower_from = of(|bounds| bounds.lower);
        let mut upper_from = of(|bounds| bounds.upper);
        if bounds.is_exact() {
            match player {
                Player::Max => upper_from = lower_from.or(upper_from),
                Player::Min => lower_from = upper_from.or(lower_from),
            }
        }
        Why::Value {
            player,
            bounds,
            lower_from,
            upper_from,
        }
    }
}

/// A reason, and the moment at which it came to hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    pub at: usize,
    pub why: Why,
}

/// Everything there is to say about a node at the moment shown.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// L_t, U_t and so on, where the search keeps bounds. Of a freed node: as they were last.
    pub standing: Option<PathBounds>,
    /// The window of the last visit, where the search has windows.
    pub visit: Option<Visit>,
    /// What matters most comes first.
    pub reasons: Vec<Reason>,
}

impl<'a> Evidence<'a> {
    /// Asks about the node of `history`, which must have seen the log up to the moment shown.
    pub fn explain(&self, history: &History) -> Explanation {
        let node = history.node();
        let mut explanation = match self.method {
            Method::Bounds(_) | Method::States(_) => best_first::explain(self, history, node),
            Method::Window(_) | Method::Allowance => depth_first::explain(self, history, node),
            Method::Numbers(_) => proof::explain(self, history, node),
        };
        // The newest first; what came at once stays in the order in which it is told.
        explanation.reasons.sort_by_key(|reason| Reverse(reason.at));
        explanation
    }

    pub fn moment(&self) -> &'a Moment {
        self.replay.moment()
    }

    fn now(&self) -> usize {
        self.moment().now.events
    }

    /// The moment just before the event at `index`.
    fn before(&self, index: usize) -> Moment {
        self.replay.glance(self.log, self.nodes, index)
    }

    /// Why it is not there: the nearest node above it that is.
    fn not_generated(&self, node: NodeId) -> Reason {
        let moment = self.moment();
        let below = self
            .nodes
            .ancestors(node)
            .find(|&above| above != node && moment.is_generated(above))
            .unwrap_or(NodeId::ROOT);
        Reason {
            at: self.now(),
            why: Why::NotGenerated {
                below,
                by: moment.state(below),
            },
        }
    }
}

/// Kinds of events by which a node is reached.
const REACHED: u32 = Kind::Enter.bit() | Kind::Select.bit() | Kind::ReSearch.bit();
