//! What a search says about itself while it runs.
//!
//! A search calls its probe at every step of its definition. [`Silent`] says nothing and costs
//! nothing; the recorder of `trace` turns every call into an event. A probe's `Node` is its
//! name for a node (`()` when silent), and `Below` is the probe for subtrees that are counted
//! but no longer recorded.

use serde::{Deserialize, Serialize};

use crate::problem::{Bounds, Move, Player, Value};

/// The line of the algorithm's pseudo-code that is being executed (an index into its `CODE`).
pub type Step = u8;

/// Why a node will never be searched (again). The names in files are those of the variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CutReason {
    /// The owner, a MAX ancestor, is already worth `bound` or more.
    Alpha,
    /// The owner, a MIN ancestor, is already worth `bound` or less.
    Beta,
    /// The parent's value is known: its bounds have met.
    Solved,
    /// The owner, an ancestor, was closed and everything below it was purged.
    PurgedUnder,
    /// The table's bound for the position was enough.
    TableBound,
    /// A threshold (branching numbers A or B, proof or conspiracy numbers) was used up.
    Threshold,
    /// A null-window test failed low, or high: the owner is the node tested.
    FailLow,
    FailHigh,
}

impl CutReason {
    pub const ALL: [CutReason; 8] = [
        CutReason::Alpha,
        CutReason::Beta,
        CutReason::Solved,
        CutReason::PurgedUnder,
        CutReason::TableBound,
        CutReason::Threshold,
        CutReason::FailLow,
        CutReason::FailHigh,
    ];
}

/// One thing said about one node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SearchEvent<N> {
    /// Entered with this window: (α, β) of a depth-first search in MAX's eyes, (L_t, U_t) of a
    /// recursion of RSEARCH, the allowances (A, B) of a search by branching numbers.
    Enter(Bounds),
    /// Taken from OPEN for this merit, out of so many (the node included).
    Select { merit: Value, open: u64 },
    /// A leaf got its value.
    Eval(Value),
    /// New bounds of the node.
    Bounds(Bounds),
    /// Into OPEN with this merit; `dormant` while an elder sibling must be closed first.
    Open { merit: Value, dormant: bool },
    /// Out of OPEN without having been selected.
    Unopen,
    /// Selected, but L_t ≥ U_t: dropped unsearched.
    PreCut(Bounds),
    /// Never to be searched: who says so, and the bound that says it.
    Cut {
        reason: CutReason,
        owner: N,
        bound: Value,
    },
    /// Closed for good; what lies below is freed (`freed` cells).
    Close { bounds: Bounds, freed: u64 },
    /// Left with what is now known of it.
    Return(Bounds),
    /// Searched once more with this window.
    ReSearch(Bounds),
    /// A null-window pass with this γ begins at the node.
    Pass(Value),
    /// An iteration begins: its number and threshold (depth, θ, proof threshold).
    Iteration { number: u32, threshold: i32 },
    /// The table answered with these bounds, or `Bounds` were stored there.
    Table(Bounds),
    /// The search is over.
    Done(Bounds),
}

/// Someone who watches. Every method but `root`, `child` and `below` is a pure report.
pub trait Probe {
    /// This probe's name for a node. The default is the name of nodes it does not follow, if it
    /// has one for these.
    type Node: Copy + Default + PartialEq;
    /// The probe for what lies below the recorded part of the tree.
    type Below: Probe;

    /// The root of the tree; the same name however often it is asked.
    fn root(&mut self, player: Player) -> Self::Node;

    /// The children of `node` were generated: `moves`, left to right. At a repeated expansion the
    /// children keep their names, also when their order has changed.
    fn expand(&mut self, step: Step, node: Self::Node, player: Player, moves: &[Move]);

    /// The name of a child of an expanded node: the `index`-th, reached by `m`.
    fn child(&mut self, node: Self::Node, index: usize, m: Move) -> Self::Node;

    fn emit(&mut self, step: Step, node: Self::Node, event: SearchEvent<Self::Node>);

    /// Whether the probe still listens to what is told of a node. Once it does not, it never will
    /// again: whoever keeps its name for the node may forget it.
    #[inline(always)]
    fn follows(&self, _: Self::Node) -> bool {
        true
    }

    /// What a table knows of a node that need not have been searched under this path. Reported
    /// every time it is read, so a probe that keeps what it hears listens only to news.
    #[inline(always)]
    fn learn(&mut self, _: Step, _: Self::Node, _: Bounds) {}

    /// From now on the search is on this recursion level, pass or iteration (0 at first).
    fn level(&mut self, level: u32);

    /// Before a depth-first search descends into `node`: the probe to use there if the subtree is
    /// not to be recorded. `nodes` is the context's count so far.
    fn below(&mut self, node: Self::Node, nodes: u64) -> Option<&mut Self::Below>;

    /// After coming back from a subtree for which [`Probe::below`] gave a probe.
    fn above(&mut self, node: Self::Node, nodes: u64);
}

/// Says nothing; the compiler removes it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Probe for Silent {
    type Node = ();
    type Below = Silent;

    #[inline(always)]
    fn root(&mut self, _: Player) {}
    #[inline(always)]
    fn expand(&mut self, _: Step, (): (), _: Player, _: &[Move]) {}
    #[inline(always)]
    fn child(&mut self, (): (), _: usize, _: Move) {}
    #[inline(always)]
    fn emit(&mut self, _: Step, (): (), _: SearchEvent<()>) {}
    #[inline(always)]
    fn level(&mut self, _: u32) {}
    #[inline(always)]
    fn below(&mut self, (): (), _: u64) -> Option<&mut Silent> {
        None
    }
    #[inline(always)]
    fn above(&mut self, (): (), _: u64) {}
}

/// Descends into `$child`: evaluates `$call` with `$p` and `$n` bound to the probe and node to
/// use there, which are the silent ones once the subtree is no longer recorded. What the call
/// carries down besides (a window with the nodes that own it) is given as `$carried`, bound to
/// `$c`, and told by `renamed` that none of its nodes has a name in the other probe.
///
/// `$call` must be an expression without `?`: the way back up is to be reported in any case.
macro_rules! descend {
    ($context:expr, $probe:expr, $child:expr, $player:expr, |$p:ident, $n:ident| $call:expr) => {{
        let child = $child;
        match $probe.below(child, $context.nodes()) {
            Some($p) => {
                let $n = $p.root($player);
                let result = $call;
                $probe.above(child, $context.nodes());
                result
            }
            None => {
                let $p = &mut *$probe;
                let $n = child;
                $call
            }
        }
    }};
    ($context:expr, $probe:expr, $child:expr, $player:expr, $carried:expr,
     |$p:ident, $n:ident, $c:ident| $call:expr) => {{
        let child = $child;
        match $probe.below(child, $context.nodes()) {
            Some($p) => {
                let $n = $p.root($player);
                let $c = $carried.renamed($n);
                let result = $call;
                $probe.above(child, $context.nodes());
                result
            }
            None => {
                let $p = &mut *$probe;
                let $n = child;
                let $c = $carried;
                $call
            }
        }
    }};
}
pub(crate) use descend;
