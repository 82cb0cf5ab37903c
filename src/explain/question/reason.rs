//! Why an answer is right or wrong, as data; `words` makes sentences of it.

use super::{Counted, Counter, Cut, Extreme, Number, Sum, Turn};
use crate::explain::why::NumberKind;
use crate::problem::{Bounds, Player, Value};
use crate::trace::cheapest_solution::Tips;
use crate::trace::event::NodeId;
use crate::trace::moment::State;
use crate::trace::open_list::OpenOrder;

/// Why an answer is right or wrong. Nodes are places of the canvas.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    // Which node is taken from OPEN.
    /// It has the best merit of those that can be taken, or is leftmost of the equally good.
    Taken {
        node: NodeId,
        merit: Value,
        order: OpenOrder,
        runner_up: Option<(NodeId, Value)>,
    },
    LessMerit {
        node: NodeId,
        merit: Value,
        order: OpenOrder,
        best: NodeId,
        best_merit: Value,
    },
    FurtherRight {
        node: NodeId,
        best: NodeId,
        order: OpenOrder,
    },
    /// It is in OPEN, but its elder sibling has to be closed first.
    Sleeps {
        node: NodeId,
        elder: NodeId,
    },
    /// A recursion is under way, and the node is not in its tree.
    OutsideRecursion {
        node: NodeId,
        top: NodeId,
    },
    Drawn {
        node: NodeId,
    },

    // Which node is entered by a depth-first search.
    FirstChild {
        node: NodeId,
        parent: NodeId,
    },
    NextChild {
        node: NodeId,
        parent: NodeId,
        cut: Option<Cut>,
    },
    Start {
        node: NodeId,
    },
    Pass {
        gamma: Value,
    },
    Iteration {
        depth: i32,
    },
    /// A test said only "more" or "less", so the node is searched once more.
    Again {
        node: NodeId,
        found: Bounds,
        window: Bounds,
    },
    Later {
        node: NodeId,
        first: NodeId,
    },

    // Which node a search by numbers goes to.
    /// The tip that the least numbers lead to; the steps, where they can be told.
    MostProving {
        node: NodeId,
        counting: NumberKind,
        steps: Vec<Turn>,
    },
    /// The child with the least number, entered with thresholds.
    LeastChild {
        counting: NumberKind,
        step: Turn,
        thresholds: Bounds,
    },
    /// At `step.parent` another child has a lesser number, or the same further to the left.
    OffTheWay {
        counting: NumberKind,
        step: Turn,
    },
    /// A tip, but not of the cheapest solution tree.
    NotCheapest {
        node: NodeId,
    },
    /// The search stays below another node until a threshold is reached.
    Elsewhere {
        node: NodeId,
        below: NodeId,
    },
    /// Proved or disproved: nothing is left to be done.
    Answered {
        node: NodeId,
        proved: bool,
    },
    /// C* asks a child with a threshold; `again` is the number with which it came back just now.
    AskedBelow {
        node: NodeId,
        parent: NodeId,
        player: Player,
        theta: Value,
        again: Option<Value>,
    },
    /// An iteration of C* begins.
    Theta {
        theta: i32,
    },

    // Where nothing can be taken.
    NotGenerated {
        node: NodeId,
        above: NodeId,
    },
    Searched {
        node: NodeId,
        state: State,
    },
    Over,

    // Cuts.
    Cut(Cut),
    BelowCut {
        node: NodeId,
        cut: Cut,
    },
    AlreadyCut {
        node: NodeId,
    },
    /// It is searched after all: as the so-many-th leaf, or as an inner node.
    Visited {
        node: NodeId,
        leaf: Option<u64>,
    },
    /// No event ever mentions it, for nothing above it was expanded.
    NeverReached {
        node: NodeId,
        cut: Option<Cut>,
    },
    NotALeaf {
        node: NodeId,
    },

    // Numbers.
    Minimax {
        node: NodeId,
        player: Player,
        children: Vec<(NodeId, Value)>,
        value: Value,
    },
    /// The number typed is the other player's choice.
    OtherPlayers {
        node: NodeId,
        player: Player,
        typed: Value,
    },
    ByChildren {
        node: NodeId,
        number: Number,
        player: Player,
        children: Vec<(NodeId, Value)>,
        value: Value,
    },
    Owed {
        node: NodeId,
        number: Number,
        owner: Option<NodeId>,
        value: Value,
    },
    NotThat {
        node: NodeId,
        number: Number,
        player: Player,
        typed: Value,
        /// Nobody has brought the number: the search has laid it down to test the node.
        laid: bool,
    },
    /// A proof number and its like, by the children's.
    Counted(Counted),
    /// What was said of it last.
    Told {
        node: NodeId,
        number: Number,
        counting: NumberKind,
        value: Value,
    },
    /// A threshold, and the step to the node that it was laid down for.
    Limit {
        number: Number,
        counting: NumberKind,
        step: Turn,
        value: Value,
    },
    /// `mixed_up` names the rule that would have given the number typed.
    NotCounted {
        node: NodeId,
        number: Number,
        counting: NumberKind,
        player: Player,
        typed: Value,
        mixed_up: Option<Sum>,
    },
    /// Open ends of the cheapest solution tree, by path and as positions.
    Tips {
        node: NodeId,
        tips: Tips,
    },
    Count {
        counter: Counter,
        count: u64,
        guess: Option<u64>,
    },
    TooMany {
        counter: Counter,
        guess: i64,
    },
    TooFew {
        counter: Counter,
        guess: i64,
    },
    Runners {
        counter: Counter,
        counts: Vec<u64>,
        extreme: Extreme,
        chosen: Option<usize>,
    },
}
