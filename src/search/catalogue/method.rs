//! What kind of search it is to those who look at its nodes: which rule takes members from OPEN,
//! what the two numbers of a node and of a window mean.

use crate::problem::Player;

/// Which member of OPEN a best-first search takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// SSS*: the greatest β(P), ties leftmost.
    GreatestBeta,
    /// DUAL*: the least α(P), ties leftmost.
    LeastAlpha,
    Leftmost,
    /// One of the eligible members, by lot.
    ByLot,
    /// A rule of another program.
    Unknown,
}

/// Who lays down the edges of a window that no ancestor has proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WindowSource {
    /// The question at the root, and a node that is only tested.
    Tests,
    /// A node around a guess at its own value.
    Guesses,
    /// The pass with its γ, at the root.
    Gamma,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// GSEARCH and RSEARCH: bounds L_b, U_b at every node, a rule for OPEN.
    Bounds(Rule),
    /// Stockman's Γ on states (J, s, h): SSS* for the strategies of MAX, DUAL* for those of MIN.
    States(Player),
    /// Down the tree with a window (α, β).
    Window(WindowSource),
    /// Down the tree with allowances A and B in place of a window.
    Allowance,
    /// Proof numbers or their relatives: two numbers a node, two thresholds in place of a window.
    Numbers(NumberKind),
}

/// What the numbers of a node count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberKind {
    /// Proof and disproof numbers: sums.
    Proof,
    Weak,
    Branching,
    /// C*: open subproblems; there is no second number.
    Conspiracy,
    /// AO*: the cost of the cheapest solution; the second number only says whether it is found.
    Cost,
    /// Conspirators for more, and for less, than the root's value.
    Minimax,
}
