//! Sentences with nodes in them, so that a reader can go there, made of messages.

use crate::base::messages::{Argument, Lang, Selector, Sink, Style, number};
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
    Count(u64),
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
        Word::Count(count)
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

impl Argument for Word {
    fn selector(&self, _: Lang) -> Selector<'_> {
        match self {
            Word::Text(text) => Selector::Text(text),
            Word::Count(count) => Selector::Integer(i128::from(*count)),
            Word::Node(_) | Word::Part(_) => Selector::None,
        }
    }
}

impl Sink<Word> for Sentence {
    fn text(&mut self, text: &str) {
        self.push_text(text);
    }

    fn argument(&mut self, word: &Word, style: Style, lang: Lang) {
        match word {
            Word::Node(node) => self.0.push(Span::Node(*node)),
            Word::Text(text) => self.push_text(text),
            Word::Count(count) => {
                let mut written = String::new();
                number::integer(&mut written, i128::from(*count), style, lang);
                self.push_text(&written);
            }
            Word::Part(part) => self.append(part.clone()),
        }
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Sentence {
        let mut sentence = Sentence::default();
        sentence.push_text(text);
        sentence
    }
}

/// A message as a sentence, like `tr!`; its nodes can be clicked.
macro_rules! sentence {
    ($lang:expr, $key:ident $(,)?) => {
        $crate::explain::why::sentence::Sentence::from($crate::base::messages::tr!($lang, $key))
    };
    ($lang:expr, $key:ident, $($name:ident $(= $value:expr)?),+ $(,)?) => {{
        let mut sentence = $crate::explain::why::sentence::Sentence::default();
        let message = $crate::base::messages::keys::$key {
            $($name: $crate::explain::why::sentence::Word::from(
                $crate::base::messages::tr!(@value $name $(= $value)?)
            )),+
        };
        $crate::base::messages::render($lang, message, &mut sentence);
        sentence
    }};
}
pub(super) use sentence;

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
