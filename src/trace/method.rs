//! What kind of search left the events, by what the algorithm says of itself or by what the events
//! look like; the order of its OPEN; how its numbers are read and written.

use super::event::Kind;
use super::log::Log;
use super::open_list::OpenOrder;
use crate::problem::{Bounds, Player, Value};
use crate::search::catalogue::AlgorithmConfig;
pub use crate::search::catalogue::{Method, NumberKind, Rule, WindowSource};

impl NumberKind {
    /// What the algorithm counts, if it is one of ours that searches by numbers.
    pub fn of(choice: &AlgorithmConfig) -> Option<NumberKind> {
        match choice.method()? {
            Method::Numbers(counting) => Some(counting),
            _ => None,
        }
    }

    /// Whether 0 on either side is a proof or a disproof.
    pub const fn has_two(self) -> bool {
        matches!(
            self,
            NumberKind::Proof | NumberKind::Weak | NumberKind::Branching
        )
    }

    /// Proved or disproved, where the numbers say so.
    pub fn answer(self, numbers: Bounds) -> Option<bool> {
        let zero = Value::new(0);
        match self {
            NumberKind::Minimax => None,
            NumberKind::Cost if numbers.upper == Value::INF => Some(true),
            NumberKind::Cost | NumberKind::Conspiracy if numbers.lower == Value::INF => Some(false),
            NumberKind::Cost => None,
            _ if numbers.lower == zero => Some(true),
            _ if self.has_two() && numbers.upper == zero => Some(false),
            _ => None,
        }
    }

    /// Whether nobody can conspire any more to change the value.
    pub fn is_settled(self, numbers: Bounds) -> bool {
        let none_left = numbers.lower == Value::INF && numbers.upper == Value::INF;
        self == NumberKind::Minimax && none_left
    }

    /// What the two numbers are called; nothing where there is no second one.
    pub const fn symbols(self) -> (&'static str, Option<&'static str>) {
        match self {
            NumberKind::Proof => ("pn", Some("dn")),
            NumberKind::Weak => ("wpn", Some("wdn")),
            NumberKind::Branching => ("bn", Some("bdn")),
            NumberKind::Conspiracy => ("CN", None),
            NumberKind::Cost => ("h", None),
            NumberKind::Minimax => ("↑", Some("↓")),
        }
    }

    /// The numbers in a few characters.
    pub fn text(self, numbers: Bounds) -> String {
        let short = |value: Value| match value {
            Value::INF => "∞".to_owned(),
            value => value.to_string(),
        };
        match self {
            NumberKind::Conspiracy | NumberKind::Cost => short(numbers.lower),
            NumberKind::Minimax => format!("↑{} ↓{}", short(numbers.lower), short(numbers.upper)),
            _ => format!("{}/{}", short(numbers.lower), short(numbers.upper)),
        }
    }
}

impl Method {
    /// By the algorithm; by what the events look like if it is not one of ours.
    pub fn of(choice: &AlgorithmConfig, log: &Log) -> Method {
        choice.method().unwrap_or_else(|| Method::by_events(log))
    }

    /// A search that takes nodes from OPEN says so soon.
    fn by_events(log: &Log) -> Method {
        let selects = |kind| matches!(kind, Kind::Select | Kind::Open);
        if log.range(0, 4096).any(|event| selects(event.kind)) {
            Method::Bounds(Rule::Unknown)
        } else {
            Method::Window(WindowSource::Tests)
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
