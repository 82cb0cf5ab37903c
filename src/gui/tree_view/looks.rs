//! How a node looks by what has become of it, and what is written into it.

use super::texts::bounds_text;
use crate::explain::why::{Method, NumberKind};
use crate::gui::model::{Run, Runner};
use crate::picture::palette::{Look, Palette};
use crate::problem::Bounds;
use crate::search::Report;
use crate::trace::cheapest_solution;
use crate::trace::{Moment, NodeId, NodeTable, State};

/// What decides how the nodes of a run look, wherever it was made.
pub struct Looks<'a> {
    moment: &'a Moment,
    /// What its numbers count, where it searches by numbers.
    counting: Option<NumberKind>,
    /// Whether the moment is the end of a search that nothing has stopped.
    solved: bool,
}

impl<'a> Looks<'a> {
    pub fn new(
        moment: &'a Moment,
        counting: Option<NumberKind>,
        report: Option<&Report>,
    ) -> Looks<'a> {
        Looks {
            moment,
            counting,
            solved: moment.now.done.is_some() && report.is_some_and(Report::complete),
        }
    }

    pub(super) fn by(run: &'a Run) -> Looks<'a> {
        Looks::new(run.moment(), counting_of(run), run.report())
    }

    /// The look of a node's state. What was freed keeps a shadow of what it was: the tree of a
    /// best-first search would be a grey skeleton once it is over.
    pub fn look(&self, palette: &Palette, nodes: &NodeTable, node: NodeId) -> Look {
        let state = self.moment.state(node);
        if let Some(look) = self.look_by_numbers(palette, node, state) {
            return look;
        }
        match state {
            // Nothing is being searched any more in what is freed, or when all is over.
            State::Freed => {
                let last = self.moment.node(nodes, node).last_state;
                palette.freed(settled(last))
            }
            state if self.solved => palette.look(settled(state)),
            state => palette.look(state),
        }
    }

    fn look_by_numbers(&self, palette: &Palette, node: NodeId, state: State) -> Option<Look> {
        let counting = self.counting?;
        let at_work = matches!(state, State::Selected | State::Entered) && !self.solved;
        if at_work {
            return None;
        }
        let told = self.moment.bounds(node);
        if counting == NumberKind::Minimax {
            let is_done = self.moment.is_expanded(node) && counting.is_settled(told);
            return is_done.then(|| palette.look(State::Closed));
        }
        if self.moment.is_evaluated(node) {
            return Some(palette.look(State::Evaluated));
        }
        let answer = (told != Bounds::UNKNOWN).then(|| counting.answer(told));
        match (answer.flatten(), settled(state)) {
            (Some(proved), _) => Some(palette.answered(proved)),
            (None, State::Closed | State::Returned) => Some(palette.look(State::Expanded)),
            _ => None,
        }
    }

    /// What is known of a node, in a few characters: bounds of its value, or its numbers.
    pub fn text(&self, node: NodeId) -> Option<String> {
        let known = self.moment.bounds(node);
        if known == Bounds::UNKNOWN {
            return self.tip_text(node);
        }
        Some(match self.counting {
            Some(counting) => counting.text(known),
            None => bounds_text(known),
        })
    }

    /// A tip nobody has looked into counts, too.
    pub(super) fn tip_text(&self, node: NodeId) -> Option<String> {
        let counting = self.counting.filter(|&it| it != NumberKind::Minimax)?;
        Some(counting.text(cheapest_solution::numbers(self.moment, node)))
    }
}

/// In a search by numbers a node is left and taken up again: what matters is whether its question
/// is answered. Nothing for other searches and for what is being searched.
pub fn look_by_numbers(palette: &Palette, run: &Run, node: NodeId, state: State) -> Option<Look> {
    Looks::by(run).look_by_numbers(palette, node, state)
}

/// What a search that has ended leaves of a node it was at work on: some never say that they have
/// left one.
fn settled(state: State) -> State {
    match state {
        State::Selected | State::Entered => State::Closed,
        state => state,
    }
}

/// Whether the runner searches by numbers, or will.
pub fn by_numbers(runner: &Runner) -> bool {
    match &runner.run {
        Some(run) => counting_of(run).is_some(),
        None => NumberKind::of(&runner.choice).is_some(),
    }
}

/// What the numbers of a run's nodes count, where it has such numbers.
pub fn counting_of(run: &Run) -> Option<NumberKind> {
    match run.method() {
        Method::Numbers(counting) => Some(counting),
        _ => None,
    }
}

#[cfg(test)]
mod tests {

    use super::*;

    use crate::gui::model::Model;
    use crate::search::catalogue::AlgorithmConfig;

    use crate::session::{Session, examples};

    #[test]
    fn a_node_nobody_can_conspire_against_is_done() {
        let problem = examples::find("andor").unwrap().session().problem;
        let session = Session::new(problem, vec![AlgorithmConfig::new("conspiracy")]);
        let mut model = Model::by_hand(session);
        model.run_by_hand();
        let run = model.active_run().unwrap();
        let palette = Palette::new(false);
        let look = |node| Looks::by(run).look(palette, run.nodes(), node);
        assert_eq!(look(NodeId::ROOT), palette.look(State::Closed));
        let mut open = run.moment().open();
        let tip = open.next().expect("a tip nobody had to look into");
        assert_eq!(look(tip), palette.look(State::Open));
    }
}
