//! What kind of search left the events: which rule takes members from OPEN, what the two numbers
//! of a node and of a window mean.

use super::super::event::Kind;
use super::super::log::Log;
use super::super::open_list::OpenOrder;
use crate::problem::{Bounds, Player, Value};
use crate::search::catalogue::Choice;

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
    /// By the algorithm's name; by what the events look like if it is no name of ours.
    pub fn of(choice: &Choice, log: &Log) -> Method {
        let set = |key: &str| choice.set.get(key).map_or("", String::as_str);
        match choice.id.as_str() {
            "sss" => Method::Bounds(Rule::GreatestBeta),
            "gsearch-alpha-beta" => Method::Bounds(Rule::Leftmost),
            "gsearch-eligible" => Method::Bounds(Rule::ByLot),
            "recursive-sss" => Method::Bounds(match set("rule") {
                "leftmost" => Rule::Leftmost,
                "dual" => Rule::LeastAlpha,
                _ => Rule::GreatestBeta,
            }),
            "sss-stockman" => Method::States(Player::Max),
            "dual" => Method::States(Player::Min),
            "mt-sss" | "mt-dual" | "mtdf" => Method::Window(Lay::Gamma),
            "aspiration" => Method::Window(Lay::Guesses),
            "iterative-deepening" => match set("inner") {
                inner @ ("aspiration" | "mtdf" | "mt-sss" | "mt-dual") => {
                    Method::of(&Choice::new(inner), log)
                }
                _ => Method::Window(Lay::Tests),
            },
            "branch-threshold" => Method::Allowance,
            "pn" => Method::Numbers(match set("numbers") {
                "wpn" => Counting::Weak,
                "bn" => Counting::Branching,
                _ => Counting::Proof,
            }),
            "df-pn" => Method::Numbers(Counting::Proof),
            "wpns" => Method::Numbers(Counting::Weak),
            "bns" => Method::Numbers(Counting::Branching),
            "c-star" => Method::Numbers(Counting::Conspiracy),
            "ao-star" => Method::Numbers(Counting::Cost),
            "conspiracy" => Method::Numbers(Counting::Minimax),
            "minimax" | "alpha-beta" | "alpha-beta-sorted" | "pvs" | "nega-scout" | "scout"
            | "mate-length" | "realization" => Method::Window(Lay::Tests),
            _ => Method::by_events(log),
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
