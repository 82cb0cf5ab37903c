//! What a learner can be asked about a recorded run, and whether an answer is right, with the
//! reason. Every answer is looked up in the run or in its tree; none is stored anywhere.
//!
//! Nodes are places of a [`Canvas`], so that one can also point at what a run never generated.
//! Knows nothing of lessons, and nothing of how a question is put on screen.

mod by_numbers;
mod count;
mod cut;
mod next;
mod number;
mod reason;
mod rule;
mod words;

#[cfg(test)]
mod tests;

pub use by_numbers::{Counted, Sum, Turn};
pub use count::{Counter, Extreme, count, judge_runner};
pub use cut::Cut;
pub use number::{Number, minimax, number};
pub use reason::Reason;
pub use rule::Rule;
pub use words::{AnswerText, capital, truth_text, value_text};

use crate::problem::Value;
use crate::search::Report;
use crate::trace::canvas::Canvas;
use crate::trace::event::{Event, Kind, NodeId};
use crate::trace::log::Log;
use crate::trace::moment::Moment;
use crate::trace::nodes::NodeTable;
use crate::trace::record::Record;

/// A run about which something is asked, at the moment at which it is asked.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub canvas: &'a Canvas,
    /// Which of the canvas's runs this is.
    pub run: usize,
    pub record: &'a Record,
    pub report: Option<&'a Report>,
    pub moment: &'a Moment,
    pub rule: Rule,
}

/// A question that is answered by pointing at a node or by a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which node is selected or entered next?
    Next,
    /// A node that will be cut.
    Cut,
    /// A leaf that is never looked at.
    Unvisited,
    /// A number that belongs to a node.
    Number { node: NodeId, number: Number },
    /// How much of something the run will need, give or take `within`.
    Count { counter: Counter, within: u64 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Node(NodeId),
    Number(Value),
}

/// What became of an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    pub right: bool,
    pub reason: Reason,
}

/// The answer itself, for those who ask to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// Every node that would have been right; for numbers, the node asked about.
    pub nodes: Vec<NodeId>,
    pub number: Option<Value>,
    /// The moment at which it can be seen.
    pub moment: usize,
    pub reason: Reason,
}

impl<'a> Asked<'a> {
    /// Whether the answer is right; `None` where the question has no answer at this moment.
    pub fn judge(&self, question: Question, answer: Answer) -> Option<Verdict> {
        match (question, answer) {
            (Question::Next, Answer::Node(place)) => next::judge(self, place),
            (Question::Cut, Answer::Node(place)) => cut::judge(self, place),
            (Question::Unvisited, Answer::Node(place)) => cut::judge_unvisited(self, place),
            (Question::Number { node, number }, Answer::Number(typed)) => {
                number::judge(self, node, number, typed)
            }
            (Question::Count { counter, within }, Answer::Number(typed)) => {
                count::judge(self, counter, within, typed)
            }
            _ => None,
        }
    }

    /// The moment at which it can be seen that this node is a right answer, where every right
    /// answer has one of its own.
    pub fn shown_at(&self, question: Question, place: NodeId) -> Option<usize> {
        match question {
            Question::Cut => cut::shown_at(self, place),
            _ => None,
        }
    }

    /// The right answer; `None` where there is none.
    pub fn solve(&self, question: Question) -> Option<Solution> {
        match question {
            Question::Next => next::solve(self),
            Question::Cut => cut::solve(self),
            Question::Unvisited => cut::solve_unvisited(self),
            Question::Number { node, number } => number::solve(self, node, number),
            Question::Count { counter, .. } => count::solve(self, counter),
        }
    }

    fn log(&self) -> &'a Log {
        &self.record.log
    }

    fn nodes(&self) -> &'a NodeTable {
        &self.record.nodes
    }

    /// So many events have happened.
    fn now(&self) -> usize {
        self.moment.now.events
    }

    fn place(&self, node: NodeId) -> NodeId {
        self.canvas.place(self.run, node).unwrap_or(NodeId::ROOT)
    }

    /// The run's own node, if it exists at the moment asked about.
    fn present(&self, place: NodeId) -> Option<NodeId> {
        let node = self.canvas.of_run(self.run, place)?;
        self.moment.is_generated(node).then_some(node)
    }

    /// Events from the moment on, with their places in the log.
    fn coming(&self) -> impl Iterator<Item = (usize, &'a Event)> + use<'a> {
        let now = self.now();
        let log = self.log();
        (now..).zip(log.range(now, log.len()))
    }

    /// The kinds of event by which this search moves on to another node.
    fn moves(&self) -> u32 {
        if self.rule.is_best_first() {
            Kind::Select.bit()
        } else {
            Kind::Enter.bit() | Kind::ReSearch.bit()
        }
    }
}

/// The moment just before a run moves on to another node for the first time after `from` events:
/// everything that follows from what was done is told, nothing new is begun. The end, if it does
/// not move on.
pub fn settled(record: &Record, rule: Rule, from: usize) -> usize {
    let asked = if rule.is_best_first() {
        Kind::Select.bit()
    } else {
        Kind::Enter.bit() | Kind::ReSearch.bit() | Kind::Pass.bit() | Kind::Iteration.bit()
    };
    let log = &record.log;
    (from..log.len())
        .find(|&k| {
            let event = log.get(k);
            event.is_some_and(|event| event.kind.bit() & asked != 0) && !continues(log, k)
        })
        .unwrap_or(log.len())
}

/// Whether the event only continues what has begun at the same node: a recursion selects its root
/// once more from an OPEN of its own, a second search enters its node.
fn continues(log: &Log, index: usize) -> bool {
    let before = |by: usize| {
        let event = log.get(index)?;
        let before = log.get(index.checked_sub(by)?)?;
        (before.node == event.node).then_some(before.kind)
    };
    match log.get(index).map(|event| event.kind) {
        Some(Kind::Select) => {
            let recursion = [Some(Kind::Open), Some(Kind::Enter), Some(Kind::Select)];
            [before(1), before(2), before(3)] == recursion
        }
        Some(Kind::Enter) => before(1) == Some(Kind::ReSearch),
        _ => false,
    }
}
