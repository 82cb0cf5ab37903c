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
mod words;

#[cfg(test)]
mod tests;

pub use by_numbers::{Counted, Sum, Turn};
pub use count::{Counter, Extreme, count, judge_runner};
pub use cut::Cut;
pub use number::{Number, minimax, number};
pub use words::{Scribe, capital, value_text};

use super::canvas::Canvas;
use super::event::{Event, Kind, NodeId};
use super::log::Log;
use super::moment::{Moment, State};
use super::nodes::NodeTable;
use super::open_list::OpenOrder;
use super::potential::Tips;
use super::record::Record;
use super::why::Counting;
use crate::problem::{Bounds, Player, Value};
use crate::search::Report;
use crate::search::catalogue::Choice;

/// How a search chooses the node it looks at next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Down into the leftmost child that is left, back up when there is none.
    DepthFirst,
    /// From OPEN, by merit or from the left.
    Open(OpenOrder),
    /// From OPEN, in a way that nobody can foresee.
    Random,
    /// From the root along the least numbers to a tip: PN search, AO* and conspiracy numbers.
    Tip(Counting),
    /// Down into the child with the least number, back up at a threshold: df-pn and its kin.
    Least(Counting),
    /// From left to right, as far as a threshold allows: C*.
    Threshold,
}

impl Rule {
    pub fn of(choice: &Choice) -> Rule {
        match choice.id.as_str() {
            "sss" | "sss-stockman" => Rule::Open(OpenOrder::Greatest),
            "dual" => Rule::Open(OpenOrder::Least),
            "gsearch-alpha-beta" => Rule::Open(OpenOrder::Leftmost),
            "gsearch-eligible" => Rule::Random,
            "recursive-sss" => match choice.set.get("rule").map(String::as_str) {
                Some("leftmost") => Rule::Open(OpenOrder::Leftmost),
                Some("dual") => Rule::Open(OpenOrder::Least),
                _ => Rule::Open(OpenOrder::Greatest),
            },
            "pn" => Rule::Tip(match choice.set.get("numbers").map(String::as_str) {
                Some("wpn") => Counting::Weak,
                Some("bn") => Counting::Branching,
                _ => Counting::Proof,
            }),
            "ao-star" => Rule::Tip(Counting::Cost),
            "conspiracy" => Rule::Tip(Counting::Minimax),
            "df-pn" => Rule::Least(Counting::Proof),
            "wpns" => Rule::Least(Counting::Weak),
            "bns" => Rule::Least(Counting::Branching),
            "c-star" => Rule::Threshold,
            _ => Rule::DepthFirst,
        }
    }

    /// Whether nodes are selected from a frontier, not entered one below the other.
    pub fn is_best_first(self) -> bool {
        matches!(self, Rule::Open(_) | Rule::Random | Rule::Tip(_))
    }

    /// What the numbers of a node count, where the search has such numbers.
    pub fn counting(self) -> Option<Counting> {
        match self {
            Rule::Tip(counting) | Rule::Least(counting) => Some(counting),
            Rule::Threshold => Some(Counting::Conspiracy),
            Rule::DepthFirst | Rule::Open(_) | Rule::Random => None,
        }
    }
}

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

/// Why an answer is right or wrong. Nodes are places of the canvas.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    // Which node is taken from OPEN.
    /// It has the best merit of those that can be taken, or is leftmost of the equally good.
    Taken {
        node: NodeId,
        merit: Value,
        order: OpenOrder,
        runner_up: Option<(NodeId, Value)>,
    },
    LessMerit {
        node: NodeId,
        merit: Value,
        order: OpenOrder,
        best: NodeId,
        best_merit: Value,
    },
    FurtherRight {
        node: NodeId,
        best: NodeId,
        order: OpenOrder,
    },
    /// It is in OPEN, but its elder sibling has to be closed first.
    Sleeps {
        node: NodeId,
        elder: NodeId,
    },
    /// A recursion is under way, and the node is not in its tree.
    OutsideRecursion {
        node: NodeId,
        top: NodeId,
    },
    Drawn {
        node: NodeId,
    },

    // Which node is entered by a depth-first search.
    FirstChild {
        node: NodeId,
        parent: NodeId,
    },
    NextChild {
        node: NodeId,
        parent: NodeId,
        cut: Option<Cut>,
    },
    Start {
        node: NodeId,
    },
    Pass {
        gamma: Value,
    },
    Iteration {
        depth: i32,
    },
    /// A test said only "more" or "less", so the node is searched once more.
    Again {
        node: NodeId,
        found: Bounds,
        window: Bounds,
    },
    Later {
        node: NodeId,
        first: NodeId,
    },

    // Which node a search by numbers goes to.
    /// The tip that the least numbers lead to; the steps, where they can be told.
    MostProving {
        node: NodeId,
        counting: Counting,
        steps: Vec<Turn>,
    },
    /// The child with the least number, entered with thresholds.
    LeastChild {
        counting: Counting,
        step: Turn,
        thresholds: Bounds,
    },
    /// At `step.parent` another child has a lesser number, or the same further to the left.
    OffTheWay {
        counting: Counting,
        step: Turn,
    },
    /// A tip, but not of the cheapest solution tree.
    NotCheapest {
        node: NodeId,
    },
    /// The search stays below another node until a threshold is reached.
    Elsewhere {
        node: NodeId,
        below: NodeId,
    },
    /// Proved or disproved: nothing is left to be done.
    Answered {
        node: NodeId,
        proved: bool,
    },
    /// C* asks a child with a threshold; `again` is the number with which it came back just now.
    AskedBelow {
        node: NodeId,
        parent: NodeId,
        player: Player,
        theta: Value,
        again: Option<Value>,
    },
    /// An iteration of C* begins.
    Theta {
        theta: i32,
    },

    // Where nothing can be taken.
    NotGenerated {
        node: NodeId,
        above: NodeId,
    },
    Searched {
        node: NodeId,
        state: State,
    },
    Over,

    // Cuts.
    Cut(Cut),
    BelowCut {
        node: NodeId,
        cut: Cut,
    },
    AlreadyCut {
        node: NodeId,
    },
    /// It is searched after all: as the so-many-th leaf, or as an inner node.
    Visited {
        node: NodeId,
        leaf: Option<u64>,
    },
    /// No event ever mentions it, for nothing above it was expanded.
    NeverReached {
        node: NodeId,
        cut: Option<Cut>,
    },
    NotALeaf {
        node: NodeId,
    },

    // Numbers.
    Minimax {
        node: NodeId,
        player: Player,
        children: Vec<(NodeId, Value)>,
        value: Value,
    },
    /// The number typed is the other player's choice.
    OtherPlayers {
        node: NodeId,
        player: Player,
        typed: Value,
    },
    ByChildren {
        node: NodeId,
        number: Number,
        player: Player,
        children: Vec<(NodeId, Value)>,
        value: Value,
    },
    Owed {
        node: NodeId,
        number: Number,
        owner: Option<NodeId>,
        value: Value,
    },
    NotThat {
        node: NodeId,
        number: Number,
        player: Player,
        typed: Value,
    },
    /// A proof number and its like, by the children's.
    Counted(Counted),
    /// What was said of it last.
    Told {
        node: NodeId,
        number: Number,
        counting: Counting,
        value: Value,
    },
    /// A threshold, and the step to the node that it was laid down for.
    Limit {
        number: Number,
        counting: Counting,
        step: Turn,
        value: Value,
    },
    /// `mixed_up` names the rule that would have given the number typed.
    NotCounted {
        node: NodeId,
        number: Number,
        counting: Counting,
        player: Player,
        typed: Value,
        mixed_up: Option<Sum>,
    },
    /// Open ends of the cheapest solution tree, by path and as positions.
    Tips {
        node: NodeId,
        tips: Tips,
    },
    Count {
        counter: Counter,
        count: u64,
        guess: Option<u64>,
    },
    TooMany {
        counter: Counter,
        guess: i64,
    },
    TooFew {
        counter: Counter,
        guess: i64,
    },
    Runners {
        counter: Counter,
        counts: Vec<u64>,
        extreme: Extreme,
        chosen: Option<usize>,
    },
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
