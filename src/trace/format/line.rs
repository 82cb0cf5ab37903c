//! The lines of an event file as plain data, and their likeness to events.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::problem::{Bounds, Player, Value};
use crate::search::CutReason;
use crate::trace::event::Kind;

/// The first line: what was searched, and how.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Header {
    pub(super) yomiki_events: u32,
    /// The game as the command line calls it.
    #[serde(default)]
    pub game: String,
    /// In the game's own notation.
    #[serde(default)]
    pub position: String,
    #[serde(default)]
    pub algorithm: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub parameters: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
}

impl Header {
    pub fn new(game: &str, position: &str, algorithm: &str) -> Header {
        Header {
            yomiki_events: super::VERSION,
            game: game.to_owned(),
            position: position.to_owned(),
            algorithm: algorithm.to_owned(),
            ..Header::default()
        }
    }
}

/// What a line calls its event. `Freed` has no name: it is part of its `close`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Name {
    Enter,
    Select,
    Eval,
    Bounds,
    Open,
    Unopen,
    PreCut,
    Cut,
    Close,
    Return,
    ReSearch,
    Pass,
    Iteration,
    Table,
    Done,
    Expand,
    Hidden,
    Floor,
}

impl Name {
    /// The name of an event's kind, if it has a line of its own.
    pub fn of(kind: Kind) -> Option<Name> {
        Some(match kind {
            Kind::Enter => Name::Enter,
            Kind::Select => Name::Select,
            Kind::Eval => Name::Eval,
            Kind::Bounds => Name::Bounds,
            Kind::Open => Name::Open,
            Kind::Unopen => Name::Unopen,
            Kind::PreCut => Name::PreCut,
            Kind::Cut => Name::Cut,
            Kind::Close => Name::Close,
            Kind::Return => Name::Return,
            Kind::ReSearch => Name::ReSearch,
            Kind::Pass => Name::Pass,
            Kind::Iteration => Name::Iteration,
            Kind::Table => Name::Table,
            Kind::Done => Name::Done,
            Kind::Expand => Name::Expand,
            Kind::Hidden => Name::Hidden,
            Kind::Floor => Name::Floor,
            Kind::Freed => return None,
        })
    }
}

/// A move, as a number or as text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum MoveName {
    Number(u32),
    Text(String),
}

impl MoveName {
    pub fn new(name: String) -> MoveName {
        match name.parse::<u32>() {
            Ok(number) if number.to_string() == name => MoveName::Number(number),
            _ => MoveName::Text(name),
        }
    }

    pub fn into_text(self) -> String {
        match self {
            MoveName::Number(number) => number.to_string(),
            MoveName::Text(text) => text,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Who {
    Max,
    Min,
}

impl From<Player> for Who {
    fn from(player: Player) -> Who {
        match player {
            Player::Max => Who::Max,
            Player::Min => Who::Min,
        }
    }
}

impl From<Who> for Player {
    fn from(who: Who) -> Player {
        match who {
            Who::Max => Player::Max,
            Who::Min => Player::Min,
        }
    }
}

/// A line after the first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    pub event: Name,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub node: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lower: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upper: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merit: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dormant: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Who>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<MoveName>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<CutReason>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub freed: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gamma: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threshold: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u32>,
    #[serde(default, skip_serializing)]
    pub note: serde::de::IgnoredAny,
}

impl Line {
    pub fn new(event: Name) -> Line {
        Line {
            event,
            node: None,
            lower: None,
            upper: None,
            value: None,
            merit: None,
            open: None,
            dormant: None,
            player: None,
            first: None,
            moves: None,
            count: None,
            reason: None,
            by: None,
            bound: None,
            freed: None,
            gamma: None,
            number: None,
            threshold: None,
            nodes: None,
            depth: None,
            step: None,
            level: None,
            note: serde::de::IgnoredAny,
        }
    }

    /// The pair of a line: `lower` and `upper`, or `value` for both.
    pub fn pair(&self) -> Bounds {
        Bounds {
            lower: self.lower.or(self.value).unwrap_or(Value::NEG_INF),
            upper: self.upper.or(self.value).unwrap_or(Value::INF),
        }
    }

    pub fn set_pair(&mut self, bounds: Bounds) {
        if bounds.is_exact() {
            self.value = Some(bounds.lower);
        } else {
            self.lower = (bounds.lower != Value::NEG_INF).then_some(bounds.lower);
            self.upper = (bounds.upper != Value::INF).then_some(bounds.upper);
        }
    }
}
