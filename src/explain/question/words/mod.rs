//! Reasons as sentences, in both languages. A wrong answer's sentence says which rule it breaks
//! and with which numbers, but never gives the right answer away.

mod by_numbers;
mod count;
mod cut;
mod next;
mod number;

use super::{Counter, Number, Reason};
use crate::base::messages::{Lang, Text, keys, tr};
use crate::explain::why::NumberKind;
use crate::problem::{Bounds, Value};
use crate::trace::{Canvas, NodeId};

/// Infinities as people write them.
pub fn value_text(value: Value) -> String {
    match value {
        Value::INF => "+∞".to_owned(),
        Value::NEG_INF => "−∞".to_owned(),
        value => value.to_string().replace('-', "−"),
    }
}

/// The value of a leaf that is true or false, as it stands on the leaf.
pub const fn truth_text(value: Value) -> &'static str {
    match value.get() {
        1.. => "T",
        _ => "F",
    }
}

impl Counter {
    pub const fn name(self) -> Text {
        match self {
            Counter::Leaves => keys::quiz_leaves,
            Counter::Visits => keys::quiz_leaf_evaluations,
            Counter::Nodes => keys::quiz_nodes_entered,
            Counter::Expanded => keys::quiz_expansions,
            Counter::Open => keys::quiz_nodes_in_open_at_most,
            Counter::Cells => keys::quiz_cells_at_most,
            Counter::Cuts => keys::quiz_cuts,
            Counter::Passes => keys::quiz_passes,
            Counter::ReSearches => keys::quiz_re_searches,
            Counter::Iterations => keys::quiz_iterations,
            Counter::Threshold => keys::quiz_the_last_threshold,
            Counter::SolutionLeaves => keys::quiz_leaves_of_the_solution,
        }
    }
}

impl Number {
    /// As it is written in the papers.
    pub const fn sign(self) -> &'static str {
        match self {
            Number::Value => "f",
            Number::Lower => "L_b",
            Number::Upper => "U_b",
            Number::Alpha => "α",
            Number::Beta | Number::Merit => "β",
            Number::Gamma => "γ",
            Number::Proof => "pn",
            Number::Disproof => "dn",
            Number::ProofLimit => "tp",
            Number::DisproofLimit => "td",
            Number::Counted => "Σ",
            Number::Distinct => "≠",
        }
    }

    /// As the search at hand calls it.
    pub fn sign_in(self, counting: Option<NumberKind>) -> &'static str {
        let symbols = counting.map(NumberKind::symbols);
        match (self, symbols) {
            (Number::Proof, Some((proof, _))) => proof,
            (Number::Disproof, Some((_, Some(disproof)))) => disproof,
            (Number::ProofLimit, Some((_, None))) => "θ",
            _ => self.sign(),
        }
    }
}

/// Writes sentences about one canvas.
pub struct AnswerText<'a> {
    pub lang: Lang,
    pub canvas: &'a Canvas,
    /// The runners' names, for questions that compare them.
    pub runners: Vec<String>,
}

impl AnswerText<'_> {
    /// A node's path, counted from the left at every step: "0.1.1".
    pub fn path(&self, place: NodeId) -> String {
        let nodes = self.canvas.nodes();
        let mut steps: Vec<String> = nodes
            .ancestors(place)
            .filter(|&node| node != NodeId::ROOT)
            .map(|node| nodes.child_index(node).to_string())
            .collect();
        steps.reverse();
        steps.join(".")
    }

    /// What a node is called inside a sentence.
    pub fn node(&self, place: NodeId) -> String {
        let lang = self.lang;
        if place == NodeId::ROOT {
            return tr!(lang, quiz_the_root).to_owned();
        }
        let path = self.path(place);
        match self.canvas.value(place) {
            Some(value) => {
                let value = self.leaf(value);
                tr!(lang, quiz_leaf, value, path)
            }
            None => tr!(lang, quiz_node, path),
        }
    }

    /// A leaf's value inside a sentence.
    pub fn leaf(&self, value: Value) -> String {
        match self.canvas.is_of_truths() {
            true => truth_text(value).to_owned(),
            false => value_text(value),
        }
    }

    /// A part with which a sentence begins, inside a longer text.
    fn beginning(&self, part: &str) -> String {
        let with_a_capital = capital(part);
        tr!(self.lang, quiz_beginning, as_it_is = part, with_a_capital)
    }

    pub fn sentence(&self, reason: &Reason) -> String {
        let sentence = match reason {
            Reason::Cut(cut) => self.cut(cut),
            Reason::BelowCut { node, cut } => {
                let (cut, node) = (self.cut(cut), self.node(*node));
                let node = self.beginning(&node);
                tr!(self.lang, quiz_lies_below_what_is_cut, cut, node)
            }
            Reason::NeverReached { node, cut } => self.never_reached(*node, cut.as_ref()),
            Reason::Minimax { .. }
            | Reason::OtherPlayers { .. }
            | Reason::ByChildren { .. }
            | Reason::Owed { .. }
            | Reason::NotThat { .. } => self.number(reason),
            Reason::MostProving { .. }
            | Reason::LeastChild { .. }
            | Reason::OffTheWay { .. }
            | Reason::NotCheapest { .. }
            | Reason::Elsewhere { .. }
            | Reason::Answered { .. }
            | Reason::AskedBelow { .. }
            | Reason::Theta { .. } => self.next_by_numbers(reason),
            Reason::Counted(_)
            | Reason::Told { .. }
            | Reason::Limit { .. }
            | Reason::NotCounted { .. }
            | Reason::Tips { .. } => self.number_of_proof(reason),
            Reason::Count { .. }
            | Reason::TooMany { .. }
            | Reason::TooFew { .. }
            | Reason::Runners { .. } => self.count(reason),
            reason => self.next(reason),
        };
        capital(&sentence)
    }
}

fn list(children: &[(NodeId, Value)], lang: Lang) -> String {
    let values: Vec<String> = children
        .iter()
        .map(|&(_, value)| value_text(value))
        .collect();
    match values.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => {
            let before = before.join(tr!(lang, language_list_separator));
            tr!(lang, quiz_list, before, last)
        }
        None => String::new(),
    }
}

fn window_text(window: Bounds) -> String {
    format!(
        "({}, {})",
        value_text(window.lower),
        value_text(window.upper)
    )
}

fn bounds_words(bounds: Bounds, lang: Lang) -> String {
    let (lower, upper) = (value_text(bounds.lower), value_text(bounds.upper));
    match (bounds.lower, bounds.upper) {
        (a, b) if a == b => lower,
        (_, Value::INF) => tr!(lang, quiz_at_least, lower),
        (Value::NEG_INF, _) => tr!(lang, quiz_at_most, upper),
        _ => format!("{lower}–{upper}"),
    }
}

/// A sentence begins with a capital, but α and SSS* stay as they are.
pub fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if first.is_ascii_lowercase() => {
            format!("{}{}", first.to_ascii_uppercase(), letters.as_str())
        }
        _ => sentence.to_owned(),
    }
}
