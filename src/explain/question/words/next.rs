//! Sentences about which node comes next, and which was taken instead.

use super::{AnswerText, bounds_words, value_text, window_text};
use crate::base::messages::tr;
use crate::explain::question::Reason;
use crate::problem::Value;
use crate::trace::{NodeId, OpenOrder, State};

impl AnswerText<'_> {
    /// Why this node is, or is not, the next.
    pub(super) fn next(&self, reason: &Reason) -> String {
        let lang = self.lang;
        let name = |place: &NodeId| self.node(*place);
        match reason {
            Reason::Taken {
                node,
                merit,
                order,
                runner_up,
            } => self.taken(*node, *merit, *order, *runner_up),
            Reason::LessMerit {
                node,
                merit,
                order,
                best_merit,
                ..
            } => {
                let (node, merit, best) = (name(node), value_text(*merit), value_text(*best_merit));
                match order {
                    OpenOrder::Least => tr!(lang, quiz_the_least_merit_in_open, node, merit, best),
                    _ => {
                        let node = self.beginning(&node);
                        tr!(lang, quiz_the_greatest_beta_in_open, node, merit, best)
                    }
                }
            }
            Reason::FurtherRight { node, order, .. } => match order {
                OpenOrder::Leftmost => tr!(lang, quiz_the_leftmost_node_of_open).to_owned(),
                OpenOrder::Least => tr!(lang, quiz_has_the_least_merit_too, name = name(node)),
                OpenOrder::Greatest => tr!(lang, quiz_has_the_greatest_beta_too, name = name(node)),
            },
            Reason::Sleeps { node, elder } => tr!(
                lang,
                quiz_is_in_open_but_asleep,
                name = name(node),
                name_2 = name(elder)
            ),
            Reason::OutsideRecursion { node, top } => tr!(
                lang,
                quiz_a_recursion_is_under_way,
                name = name(top),
                name_2 = name(node)
            ),
            Reason::Drawn { node } => tr!(lang, quiz_this_search_draws_one_of, name = name(node)),
            Reason::FirstChild { node, parent } if self.canvas.nodes().child_index(*node) > 0 => {
                tr!(
                    lang,
                    quiz_depth_first_from_the_search,
                    name = name(parent),
                    name_2 = name(node)
                )
            }
            Reason::FirstChild { node, parent } => tr!(
                lang,
                quiz_depth_first_from_the_search_goes,
                name = name(parent),
                name_2 = name(node)
            ),
            Reason::NextChild { node, parent, cut } => {
                let (node, parent) = (name(node), name(parent));
                match cut.as_ref().map(|cut| self.cut(cut)) {
                    Some(cut) => tr!(lang, quiz_goes_back_up_to, cut, node, parent),
                    None => tr!(lang, quiz_is_the_leftmost_child_left, node, parent),
                }
            }
            Reason::Start { .. } => tr!(lang, quiz_every_search_begins_at_the).to_owned(),
            Reason::Pass { gamma } => {
                let gamma = value_text(*gamma);
                tr!(lang, quiz_a_pass_with_begins_and, gamma)
            }
            Reason::Iteration { depth } => tr!(lang, quiz_the_iteration_to_depth_begins, depth),
            Reason::Again {
                node,
                found,
                window,
            } => {
                let (found, window) = (bounds_words(*found, lang), window_text(*window));
                tr!(
                    lang,
                    quiz_the_null_window_test_only,
                    name = name(node),
                    found,
                    window
                )
            }
            // Where an order of its own is used, the leftmost need not be the first.
            Reason::Later { node, first } if self.is_further_left(*node, *first) => tr!(
                lang,
                quiz_may_have_its_turn_later,
                name = name(node),
                name_2 = name(first)
            ),
            Reason::Later { node, .. } => {
                tr!(lang, quiz_may_have_its_turn_later_depth, name = name(node))
            }
            Reason::NotGenerated { node, above } => tr!(
                lang,
                quiz_does_not_exist_for_the,
                name = name(node),
                name_2 = name(above)
            ),
            Reason::Searched { node, state } => self.searched(*node, *state),
            Reason::AlreadyCut { node } => {
                tr!(lang, quiz_has_been_cut_already_nobody, name = name(node))
            }
            Reason::Visited {
                node,
                leaf: Some(rank),
            } => {
                let (node, category) = (name(node), lang.ordinal(*rank));
                tr!(lang, quiz_is_looked_at, node, rank, category)
            }
            Reason::Visited { node, leaf: None } => {
                tr!(lang, quiz_is_searched_the_search_goes, name = name(node))
            }
            Reason::NotALeaf { node } => tr!(lang, quiz_is_not_a_leaf_leaves, name = name(node)),
            _ => tr!(lang, quiz_the_search_is_over_the).to_owned(),
        }
    }

    /// Whether one node lies left of another, or below one that does.
    fn is_further_left(&self, node: NodeId, than: NodeId) -> bool {
        let nodes = self.canvas.nodes();
        let parent = nodes.parent(than);
        let mut way = nodes.ancestors(node);
        let beside = way.find(|&above| above != NodeId::ROOT && nodes.parent(above) == parent);
        beside.is_some_and(|beside| nodes.child_index(beside) < nodes.child_index(than))
    }

    pub(super) fn taken(
        &self,
        node: NodeId,
        merit: Value,
        order: OpenOrder,
        runner_up: Option<(NodeId, Value)>,
    ) -> String {
        let lang = self.lang;
        let (node, merit_text) = (self.node(node), value_text(merit));
        let Some((other, other_merit)) = runner_up else {
            return tr!(lang, quiz_is_the_only_node_in, node);
        };
        let (other, less) = (self.node(other), value_text(other_merit));
        match order {
            OpenOrder::Leftmost => tr!(lang, quiz_is_the_leftmost_node_in, node),
            OpenOrder::Least if merit == other_merit => {
                tr!(lang, quiz_is_the_least_merit_in, merit_text, node)
            }
            OpenOrder::Greatest if merit == other_merit => {
                tr!(lang, quiz_beta_is_the_greatest_in, merit_text, node)
            }
            OpenOrder::Least => tr!(
                lang,
                quiz_has_the_least_merit_in,
                node,
                merit_text,
                other,
                less
            ),
            OpenOrder::Greatest => tr!(
                lang,
                quiz_has_the_greatest_beta_in,
                node,
                merit_text,
                other,
                less
            ),
        }
    }

    pub(super) fn searched(&self, node: NodeId, state: State) -> String {
        let (lang, node) = (self.lang, self.node(node));
        match state {
            State::Evaluated => tr!(lang, quiz_has_been_evaluated_already, node),
            State::Freed => tr!(lang, quiz_is_no_longer_in_memory, node),
            State::Entered | State::Expanded | State::Selected => {
                tr!(lang, quiz_has_been_expanded_already_what, node)
            }
            _ => tr!(lang, quiz_is_done_with, node),
        }
    }
}
