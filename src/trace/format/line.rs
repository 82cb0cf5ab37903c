//! The lines of an event file as plain data, and what events they stand for.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value as Json;

use crate::problem::{Bounds, Player, Value};
use crate::search::{Counts, CutReason, Report, Stop};
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
    #[serde(
        default,
        skip_serializing_if = "BTreeMap::is_empty",
        with = "parameters"
    )]
    pub parameters: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
}

/// A parameter's value as JSON: numbers as numbers, words as words.
pub fn typed(text: &str) -> Json {
    text.parse::<i64>()
        .map_or_else(|_| Json::from(text), Json::from)
}

/// Parameters are text inside the program. In a file a number may also stand in quotes.
mod parameters {
    use super::*;

    pub fn serialize<S: Serializer>(
        parameters: &BTreeMap<String, String>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_map(parameters.iter().map(|(key, value)| (key, typed(value))))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<String, String>, D::Error> {
        let found = BTreeMap::<String, Json>::deserialize(deserializer)?;
        let text = |value| match value {
            Json::String(text) => text,
            other => other.to_string(),
        };
        Ok(found.into_iter().map(|(key, v)| (key, text(v))).collect())
    }
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

/// The closing line: how the search ended, in its own words.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ending {
    /// Why it ended before it knew the value; nothing if it ran to its end.
    pub stopped_by: Option<Stop>,
    pub seconds: f64,
    /// What it has counted, if it says so.
    pub counts: Option<Counts>,
}

impl From<&Report> for Ending {
    fn from(report: &Report) -> Ending {
        Ending {
            stopped_by: report.stopped_by,
            seconds: report.seconds,
            counts: Some(report.counts),
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
    /// Not an event: the closing line.
    End,
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Stop>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        serialize_with = "known_counts"
    )]
    pub counts: Option<Counts>,
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
            stopped: None,
            seconds: None,
            counts: None,
            note: serde::de::IgnoredAny,
        }
    }

    /// The closing line.
    pub fn end(ending: &Ending) -> Line {
        Line {
            stopped: ending.stopped_by,
            seconds: Some(ending.seconds),
            counts: ending.counts,
            ..Line::new(Name::End)
        }
    }

    /// What a closing line says.
    pub fn ending(&self) -> Ending {
        Ending {
            stopped_by: self.stopped,
            seconds: self.seconds.filter(|s| s.is_finite()).unwrap_or(0.0),
            counts: self.counts.map(sane),
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

/// Anybody may have written the file: sums of these numbers must not overflow.
fn sane(mut counts: Counts) -> Counts {
    const MOST: u64 = 1 << 60;
    let Counts {
        visits,
        inner_visits,
        expanded,
        re_expanded,
        ..
    } = &mut counts;
    let optional = [expanded, re_expanded].into_iter().flatten();
    for count in [visits, inner_visits].into_iter().chain(optional) {
        *count = (*count).min(MOST);
    }
    counts
}

/// Only what the search knows: no nulls.
fn known_counts<S: serde::Serializer>(
    counts: &Option<Counts>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut counts = serde_json::to_value(counts).map_err(serde::ser::Error::custom)?;
    if let Some(fields) = counts.as_object_mut() {
        fields.retain(|_, count| !count.is_null());
    }
    counts.serialize(serializer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_written_as_numbers_and_read_in_quotes_too() {
        let read = |text: &str| serde_json::from_str::<Header>(text).unwrap().parameters;
        let old = r#"{"yomiki_events":1,"parameters":{"table":"0","order":"best"}}"#;
        let new = r#"{"yomiki_events":1,"parameters":{"table":0,"order":"best"}}"#;
        assert_eq!(read(old), read(new));
        let header = Header {
            parameters: read(old),
            ..Header::default()
        };
        let written = serde_json::to_value(&header).unwrap();
        assert_eq!(written["parameters"]["table"], 0);
        assert_eq!(written["parameters"]["order"], "best");
    }
}
