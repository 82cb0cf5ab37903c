//! Questions and hints in words.

use super::Ask;
use super::staged::place_of;
use crate::base::messages::{Lang, tr};
use crate::explain::question::{AnswerText, Asked, Counter, Extreme, Number, Rule};
use crate::explain::why::NumberKind;
use crate::trace::{Kind, OpenOrder};

/// Where a question is read, which decides how a node is pointed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Medium {
    Window,
    /// A picture on a wall: whoever answers has nothing to click.
    Slide,
    Paper,
}

impl Medium {
    /// By which messages select their verb.
    fn name(self) -> &'static str {
        match self {
            Medium::Window => "window",
            Medium::Slide => "slide",
            Medium::Paper => "paper",
        }
    }
}

impl Ask {
    /// What is to be done, as one sentence.
    pub fn words(
        &self,
        runs: &[Asked<'_>],
        runner: usize,
        scribe: &AnswerText<'_>,
        medium: Medium,
    ) -> String {
        let lang = scribe.lang;
        let who = scribe.runners.get(runner).map_or("", String::as_str);
        let rule = runs.get(runner).map_or(Rule::DepthFirst, |run| run.rule);
        let best_first = rule.is_best_first();
        let medium = medium.name();
        match self {
            Ask::Next if best_first && rule.counting().is_some() => {
                tr!(lang, learn_point_looks_into_next, who, medium)
            }
            Ask::Next if best_first => tr!(lang, learn_point_takes_next, who, medium),
            Ask::Next => tr!(lang, learn_point_enters_next, who, medium),
            Ask::Cut => tr!(lang, learn_point_cut, who, medium),
            Ask::Unvisited => tr!(lang, learn_point_unvisited, who, medium),
            Ask::Value { node, number } => {
                let place = runs.first().and_then(|run| place_of(run.canvas, node));
                let node = place.map_or_else(|| node.clone(), |place| scribe.node(place));
                match number {
                    Number::Value => tr!(lang, learn_what_is_it_worth, node, medium),
                    Number::Gamma => tr!(lang, learn_which_does_use_in_this, who),
                    Number::Alpha | Number::Beta => {
                        let sign = number.sign();
                        tr!(lang, learn_with_which_does_enter, sign, who, node)
                    }
                    Number::ProofLimit | Number::DisproofLimit => {
                        let sign = number.sign_in(rule.counting());
                        tr!(lang, learn_with_which_threshold_was_entered, sign, node)
                    }
                    Number::Counted => tr!(lang, learn_how_many_open_ends_does, node),
                    Number::Distinct => tr!(lang, learn_how_many_different_positions_are, node),
                    _ => {
                        let sign = number.sign_in(rule.counting());
                        tr!(lang, learn_what_is_of_at_this, sign, node)
                    }
                }
            }
            Ask::Count { counter, .. } => count_words(*counter, who, lang),
            Ask::Runner { counter, extreme } => {
                let name = match counter {
                    Counter::Cells => tr!(lang, learn_cells_in_memory),
                    Counter::Open => tr!(lang, learn_nodes_in_open),
                    counter => counter.name().get(lang),
                };
                match extreme {
                    Extreme::Fewest => tr!(lang, learn_which_algorithm_has_the_fewest, name),
                    Extreme::Most => tr!(lang, learn_which_algorithm_has_the_most, name),
                }
            }
        }
    }

    /// What to think of, where the lesson has no hint of its own.
    pub fn hint(&self, runs: &[Asked<'_>], runner: usize, scribe: &AnswerText<'_>) -> String {
        let lang = scribe.lang;
        let rule = runs.get(runner).map(|run| run.rule);
        match self {
            Ask::Next => {
                let cuts = |run: &Asked<'_>| {
                    let log = &run.record.log;
                    log.range(0, log.len()).any(|event| event.kind == Kind::Cut)
                };
                let mut hint = next_hint(rule, lang).to_owned();
                // Who has not heard of cuts yet is not to wonder about them.
                if rule == Some(Rule::DepthFirst) && runs.get(runner).is_some_and(cuts) {
                    hint += tr!(lang, learn_what_is_cut_is_skipped);
                }
                hint
            }
            Ask::Cut => tr!(lang, learn_look_for_a_node_where).to_owned(),
            Ask::Unvisited => tr!(lang, learn_follow_the_search_from_left).to_owned(),
            Ask::Value { node, number } => {
                let found = runs.first().and_then(|run| {
                    let place = place_of(run.canvas, node)?;
                    Some((place, run.canvas.nodes().player(place)))
                });
                let counting = rule.and_then(Rule::counting);
                match (found, counting) {
                    (Some((place, player)), Some(counting)) if number.is_of_proof() => {
                        scribe.rule_of_proof(place, *number, player, counting)
                    }
                    (Some((place, player)), _) => scribe.rule(place, *number, player),
                    (None, _) => String::new(),
                }
            }
            Ask::Count { .. } | Ask::Runner { .. } => {
                tr!(lang, learn_step_through_the_run_with).to_owned()
            }
        }
    }
}

fn count_words(counter: Counter, who: &str, lang: Lang) -> String {
    match counter {
        Counter::Leaves => tr!(lang, learn_how_many_leaves_does_evaluate, who),
        Counter::Visits => tr!(lang, learn_how_often_does_evaluate_a, who),
        Counter::Nodes => tr!(lang, learn_how_many_nodes_does_enter, who),
        Counter::Expanded => tr!(lang, learn_how_many_nodes_does_expand, who),
        Counter::Open => tr!(lang, learn_how_many_nodes_does_hold, who),
        Counter::Cells => tr!(lang, learn_how_many_cells_does_need, who),
        Counter::Cuts => tr!(lang, learn_how_many_nodes_does_cut, who),
        Counter::Passes => tr!(lang, learn_how_many_passes_does_need, who),
        Counter::ReSearches => tr!(lang, learn_how_often_does_search_a, who),
        Counter::Iterations => tr!(lang, learn_how_many_iterations_does_need, who),
        Counter::Threshold => tr!(lang, learn_what_is_the_last_threshold, who),
        Counter::SolutionLeaves => tr!(lang, learn_how_many_leaves_does_the, who),
    }
}

fn next_hint(rule: Option<Rule>, lang: Lang) -> &'static str {
    match rule {
        Some(Rule::Open(OpenOrder::Greatest)) => tr!(lang, learn_only_nodes_in_open_count),
        Some(Rule::Open(OpenOrder::Least)) => tr!(lang, learn_only_nodes_in_open_count_the),
        Some(Rule::Open(OpenOrder::Leftmost)) => {
            tr!(lang, learn_only_nodes_in_open_count_the_leftmost_wins)
        }
        Some(Rule::Random) => tr!(lang, learn_nobody_can_know_this_search),
        Some(Rule::Tip(NumberKind::Cost | NumberKind::Minimax)) => {
            tr!(lang, learn_follow_the_cheapest_child_at)
        }
        Some(Rule::Tip(_)) => tr!(lang, learn_from_the_root_take_the),
        Some(Rule::Least(_)) => tr!(lang, learn_where_the_search_stands_it),
        Some(Rule::Threshold) => tr!(lang, learn_an_or_node_tries_its),
        Some(Rule::DepthFirst) | None => tr!(lang, learn_depth_first_go_down_while),
    }
}
