//! Sentences with nodes in them, so that a reader can go there, and templates to make them from.

use crate::problem::{Bounds, Value};
use crate::trace::event::NodeId;

/// A piece of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Span {
    Text(String),
    Node(NodeId),
}

/// A sentence with nodes in it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sentence(pub Vec<Span>);

impl Sentence {
    /// The nodes it speaks of, in order.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.0.iter().filter_map(|span| match span {
            Span::Node(node) => Some(*node),
            Span::Text(_) => None,
        })
    }

    /// As plain text, with the names that `name` gives to nodes.
    pub fn plain(&self, mut name: impl FnMut(NodeId) -> String) -> String {
        let word = |span: &Span| match span {
            Span::Text(text) => text.clone(),
            Span::Node(node) => name(*node),
        };
        self.0.iter().map(word).collect()
    }

    fn push_text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        match self.0.last_mut() {
            Some(Span::Text(last)) => last.push_str(text),
            _ => self.0.push(Span::Text(text.to_owned())),
        }
    }

    fn append(&mut self, other: Sentence) {
        for span in other.0 {
            match span {
                Span::Text(text) => self.push_text(&text),
                node => self.0.push(node),
            }
        }
    }
}

/// What can be put into a sentence.
#[derive(Clone)]
pub(super) enum Word {
    Node(NodeId),
    Text(String),
    Part(Sentence),
}

impl From<NodeId> for Word {
    fn from(node: NodeId) -> Word {
        Word::Node(node)
    }
}

impl From<Value> for Word {
    fn from(value: Value) -> Word {
        Word::Text(number(value))
    }
}

impl From<u64> for Word {
    fn from(count: u64) -> Word {
        Word::Text(count.to_string())
    }
}

impl From<String> for Word {
    fn from(text: String) -> Word {
        Word::Text(text)
    }
}

impl From<Sentence> for Word {
    fn from(part: Sentence) -> Word {
        Word::Part(part)
    }
}

/// Puts words into the places {0}, {1}, … of a template.
pub(super) fn fill(template: &str, words: &[Word]) -> Sentence {
    let mut sentence = Sentence::default();
    let mut rest = template;
    while let Some(open) = rest.find('{') {
        sentence.push_text(&rest[..open]);
        let close = rest[open..].find('}').map_or(rest.len(), |i| open + i);
        let place: Option<usize> = rest.get(open + 1..close).and_then(|text| text.parse().ok());
        match place.and_then(|i| words.get(i)).cloned() {
            Some(Word::Node(node)) => sentence.0.push(Span::Node(node)),
            Some(Word::Text(text)) => sentence.push_text(&text),
            Some(Word::Part(part)) => sentence.append(part),
            None => {}
        }
        rest = rest.get(close + 1..).unwrap_or("");
    }
    sentence.push_text(rest);
    sentence
}

/// A sentence in the language given, from a template in each.
macro_rules! say {
    ($lang:expr, $en:literal, $ja:literal $(, $word:expr)* $(,)?) => {
        $crate::trace::why::sentence::fill(
            $lang.pick($en, $ja),
            &[$($crate::trace::why::sentence::Word::from($word)),*],
        )
    };
}
pub(super) use say;

/// Infinities as people write them.
pub fn number(value: Value) -> String {
    match value {
        Value::INF => "+∞".to_owned(),
        Value::NEG_INF => "−∞".to_owned(),
        value => value.to_string().replace('-', "−"),
    }
}

/// Bounds in a few characters: = 7, ≥ 3, ≤ 8, 3 … 8.
pub fn bounds_text(bounds: Bounds) -> String {
    match (bounds.lower, bounds.upper) {
        (lower, upper) if lower == upper => format!("= {}", number(lower)),
        (lower, Value::INF) => format!("≥ {}", number(lower)),
        (Value::NEG_INF, upper) => format!("≤ {}", number(upper)),
        (lower, upper) => format!("{} … {}", number(lower), number(upper)),
    }
}
