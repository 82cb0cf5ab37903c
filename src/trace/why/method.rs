//! What kind of search left the events: which rule takes members from OPEN, what the two numbers
//! of a node and of a window mean.

use super::super::event::Kind;
use super::super::log::Log;
use super::super::open_list::OpenOrder;
use crate::problem::{Bounds, Player, Value};
use crate::search::catalogue::{self, Algorithm, Choice};
use crate::search::{best_first, proof};

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
pub enum Lay {
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
    Window(Lay),
    /// Down the tree with allowances A and B in place of a window.
    Allowance,
    /// Proof numbers or their relatives: two numbers a node, two thresholds in place of a window.
    Numbers(Counting),
}

/// What the numbers of a node count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
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

impl Counting {
    /// What the algorithm counts, if it is one of ours that searches by numbers.
    pub fn of(choice: &Choice) -> Option<Counting> {
        match Method::of(choice, &Log::default()) {
            Method::Numbers(counting) => Some(counting),
            _ => None,
        }
    }

    /// Whether 0 on either side is a proof or a disproof.
    pub const fn has_two(self) -> bool {
        matches!(self, Counting::Proof | Counting::Weak | Counting::Branching)
    }

    /// Proved or disproved, where the numbers say so.
    pub fn answer(self, numbers: Bounds) -> Option<bool> {
        let zero = Value::new(0);
        match self {
            Counting::Minimax => None,
            Counting::Cost if numbers.upper == Value::INF => Some(true),
            Counting::Cost | Counting::Conspiracy if numbers.lower == Value::INF => Some(false),
            Counting::Cost => None,
            _ if numbers.lower == zero => Some(true),
            _ if self.has_two() && numbers.upper == zero => Some(false),
            _ => None,
        }
    }

    /// Whether nobody can conspire any more to change the value.
    pub fn is_settled(self, numbers: Bounds) -> bool {
        let none_left = numbers.lower == Value::INF && numbers.upper == Value::INF;
        self == Counting::Minimax && none_left
    }

    /// What the two numbers are called; nothing where there is no second one.
    pub const fn symbols(self) -> (&'static str, Option<&'static str>) {
        match self {
            Counting::Proof => ("pn", Some("dn")),
            Counting::Weak => ("wpn", Some("wdn")),
            Counting::Branching => ("bn", Some("bdn")),
            Counting::Conspiracy => ("CN", None),
            Counting::Cost => ("h", None),
            Counting::Minimax => ("↑", Some("↓")),
        }
    }

    /// The numbers in a few characters.
    pub fn text(self, numbers: Bounds) -> String {
        let short = |value: Value| match value {
            Value::INF => "∞".to_owned(),
            value => value.to_string(),
        };
        match self {
            Counting::Conspiracy | Counting::Cost => short(numbers.lower),
            Counting::Minimax => format!("↑{} ↓{}", short(numbers.lower), short(numbers.upper)),
            _ => format!("{}/{}", short(numbers.lower), short(numbers.upper)),
        }
    }
}

impl Method {
    /// By the algorithm; by what the events look like if it is not one of ours.
    pub fn of(choice: &Choice, log: &Log) -> Method {
        let Some(algorithm) = choice.algorithm() else {
            return Method::by_events(log);
        };
        let set = |key: &str| choice.set.get(key).map_or("", String::as_str);
        match algorithm {
            Algorithm::Sss => Method::Bounds(Rule::GreatestBeta),
            Algorithm::GsearchAlphaBeta => Method::Bounds(Rule::Leftmost),
            Algorithm::Eligible => Method::Bounds(Rule::ByLot),
            Algorithm::Recursive => Method::Bounds(match best_first::Rule::named(set("rule")) {
                best_first::Rule::Sss => Rule::GreatestBeta,
                best_first::Rule::Leftmost => Rule::Leftmost,
                best_first::Rule::Dual => Rule::LeastAlpha,
            }),
            Algorithm::Stockman => Method::States(Player::Max),
            Algorithm::Dual => Method::States(Player::Min),
            Algorithm::MtSss | Algorithm::MtDual | Algorithm::Mtdf => Method::Window(Lay::Gamma),
            Algorithm::Aspiration => Method::Window(Lay::Guesses),
            Algorithm::IterativeDeepening => match catalogue::find(set("inner")) {
                Some(inner) => Method::of(&Choice::new(inner.id), log),
                None => Method::Window(Lay::Tests),
            },
            Algorithm::BranchThreshold => Method::Allowance,
            Algorithm::Pn => Method::Numbers(match proof::Rule::named(set("numbers")) {
                proof::Rule::Sum => Counting::Proof,
                proof::Rule::Weak => Counting::Weak,
                proof::Rule::Branch => Counting::Branching,
            }),
            Algorithm::DfPn => Method::Numbers(Counting::Proof),
            Algorithm::Wpns => Method::Numbers(Counting::Weak),
            Algorithm::Bns => Method::Numbers(Counting::Branching),
            Algorithm::CStar => Method::Numbers(Counting::Conspiracy),
            Algorithm::AoStar => Method::Numbers(Counting::Cost),
            Algorithm::Conspiracy => Method::Numbers(Counting::Minimax),
            Algorithm::Minimax
            | Algorithm::AlphaBeta
            | Algorithm::AlphaBetaSorted
            | Algorithm::Pvs
            | Algorithm::NegaScout
            | Algorithm::Scout
            | Algorithm::MateLength
            | Algorithm::Realization => Method::Window(Lay::Tests),
        }
    }

    /// A search that takes nodes from OPEN says so soon.
    fn by_events(log: &Log) -> Method {
        let selects = |kind| matches!(kind, Kind::Select | Kind::Open);
        if log.range(0, 4096).any(|event| selects(event.kind)) {
            Method::Bounds(Rule::Unknown)
        } else {
            Method::Window(Lay::Tests)
        }
    }

    /// The order in which OPEN is emptied; nothing if there is no OPEN.
    pub fn open_order(self) -> Option<OpenOrder> {
        match self {
            Method::Bounds(Rule::LeastAlpha) | Method::States(Player::Min) => {
                Some(OpenOrder::Least)
            }
            Method::Bounds(Rule::Leftmost) => Some(OpenOrder::Leftmost),
            Method::Bounds(_) | Method::States(Player::Max) => Some(OpenOrder::Greatest),
            Method::Window(_) | Method::Allowance | Method::Numbers(_) => None,
        }
    }
}
