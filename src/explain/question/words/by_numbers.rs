//! Sentences about searches by numbers: which child is cheapest, and what a number counts.

use super::AnswerText;
use crate::base::messages::{Lang, tr};
use crate::explain::question::{Counted, Number, Reason, Sum, Turn};
use crate::explain::why::NumberKind;
use crate::problem::{Player, Value};
use crate::trace::NodeId;

/// Numbers of proof searches are never negative: infinity needs no sign.
fn value_text(value: Value) -> String {
    super::value_text(value).replace('+', "")
}

fn list(children: &[(NodeId, Value)], lang: Lang) -> String {
    super::list(children, lang).replace('+', "")
}

/// What a node is called by whose turn it is.
fn kind(player: Player, lang: Lang) -> &'static str {
    match player {
        Player::Max => tr!(lang, quiz_an_or_node),
        Player::Min => tr!(lang, quiz_an_and_node),
    }
}

/// The number by which the player chooses among children.
fn chooses_by(player: Player, counting: NumberKind) -> &'static str {
    let number = match player {
        Player::Max => Number::Proof,
        Player::Min => Number::Disproof,
    };
    number.sign_in(Some(counting))
}

impl AnswerText<'_> {
    pub(super) fn next_by_numbers(&self, reason: &Reason) -> String {
        let lang = self.lang;
        let name = |place: NodeId| self.node(place);
        match reason {
            Reason::MostProving {
                node,
                counting,
                steps,
            } => self.most_proving(*node, *counting, steps),
            Reason::LeastChild {
                counting,
                step,
                thresholds,
            } => {
                let chosen = self.chosen(step, *counting);
                let (pn, dn) = counting.symbols();
                let dn = dn.unwrap_or("");
                let (tp, td) = (value_text(thresholds.lower), value_text(thresholds.upper));
                let child = name(step.child);
                let limits = match (thresholds.lower.is_finite(), thresholds.upper.is_finite()) {
                    (true, true) => tr!(lang, quiz_the_search_stays_below_it, pn, tp, dn, td),
                    (true, false) => tr!(lang, quiz_the_search_stays_below_it_while, pn, tp),
                    (false, true) => tr!(
                        lang,
                        quiz_the_search_stays_below_it_while_by_numbers,
                        dn,
                        td
                    ),
                    (false, false) => tr!(lang, quiz_nothing_will_call_it_back, child),
                };
                format!("{chosen}{limits}")
            }
            Reason::OffTheWay { counting, step } => self.off_the_way(step, *counting),
            Reason::NotCheapest { node } => tr!(lang, quiz_is_a_tip_but_not, name = name(*node)),
            Reason::Elsewhere { node, below } => {
                let (below, node) = (name(*below), self.beginning(&name(*node)));
                tr!(lang, quiz_the_search_is_elsewhere, below, node)
            }
            Reason::Answered { node, proved: true } => {
                tr!(lang, quiz_is_proved_already_nothing_is, name = name(*node))
            }
            Reason::Answered { node, .. } => {
                tr!(lang, quiz_is_disproved_already_no_proof, name = name(*node))
            }
            Reason::AskedBelow {
                node,
                parent,
                player,
                theta,
                again,
            } => self.asked_below((*node, *parent), *player, *theta, *again),
            Reason::Theta { theta } => tr!(lang, quiz_the_iteration_with_theta_begins, theta),
            _ => String::new(),
        }
    }

    fn most_proving(&self, node: NodeId, counting: NumberKind, steps: &[Turn]) -> String {
        let (lang, name) = (self.lang, self.node(node));
        match counting {
            NumberKind::Cost => {
                return tr!(lang, quiz_the_marked_children_lead_from, name);
            }
            NumberKind::Minimax => {
                return tr!(lang, quiz_is_a_tip_of_the, name);
            }
            _ => {}
        }
        if steps.is_empty() {
            return tr!(lang, quiz_the_least_numbers_lead_from, name);
        }
        let along: Vec<String> = steps
            .iter()
            .map(|step| {
                let sign = chooses_by(step.player, counting);
                let (child, number) = (self.node(step.child), value_text(step.number));
                tr!(lang, quiz_by_numbers_form, child, sign, number)
            })
            .collect();
        let (own, other) = (
            chooses_by(Player::Max, counting),
            chooses_by(Player::Min, counting),
        );
        let along = along.join(tr!(lang, quiz_then));
        tr!(lang, quiz_the_least_at_or_nodes, own, other, along)
    }

    /// "at P, an OR node, the least pn counts: A has 1, the next best 2."
    fn chosen(&self, step: &Turn, counting: NumberKind) -> String {
        let lang = self.lang;
        let sign = chooses_by(step.player, counting);
        let (parent, child) = (self.node(step.parent), self.node(step.child));
        let (kind, number) = (kind(step.player, lang), value_text(step.number));
        match step.rival {
            None => tr!(lang, quiz_has_no_other_child_than, parent, child),
            Some((_, other)) if other == step.number => tr!(
                lang,
                quiz_at_the_least_counts_it,
                parent,
                kind,
                sign,
                number,
                child
            ),
            Some((_, other)) => {
                let other = value_text(other);
                tr!(
                    lang,
                    quiz_at_the_least_counts_has,
                    parent,
                    kind,
                    sign,
                    child,
                    number,
                    other
                )
            }
        }
    }

    fn off_the_way(&self, step: &Turn, counting: NumberKind) -> String {
        let lang = self.lang;
        let sign = chooses_by(step.player, counting);
        let (parent, child) = (self.node(step.parent), self.node(step.child));
        let (kind, number) = (kind(step.player, lang), value_text(step.number));
        if step.rival.is_some_and(|(_, other)| other == step.number) {
            return tr!(
                lang,
                quiz_at_has_the_least_too,
                parent,
                kind,
                child,
                sign,
                number
            );
        }
        let child = self.beginning(&child);
        tr!(
            lang,
            quiz_another_child_has_less,
            parent,
            kind,
            sign,
            child,
            number
        )
    }

    fn asked_below(
        &self,
        (node, parent): (NodeId, NodeId),
        player: Player,
        theta: Value,
        again: Option<Value>,
    ) -> String {
        let lang = self.lang;
        let (node, parent, theta) = (self.node(node), self.node(parent), value_text(theta));
        match (player, again) {
            (_, Some(number)) => {
                let number = value_text(number);
                tr!(
                    lang,
                    quiz_has_come_back_unsolved_with,
                    node,
                    number,
                    parent,
                    theta
                )
            }
            (player, None) => {
                let node = self.beginning(&node);
                match player {
                    Player::Max => tr!(lang, quiz_next_at_an_or_node, parent, theta, node),
                    Player::Min => tr!(lang, quiz_next_at_an_and_node, parent, theta, node),
                }
            }
        }
    }

    pub(super) fn number_of_proof(&self, reason: &Reason) -> String {
        let lang = self.lang;
        match reason {
            Reason::Counted(counted) => self.counted(counted),
            Reason::Told {
                node,
                number,
                counting,
                value,
            } => {
                let (name, sign) = (self.node(*node), number.sign_in(Some(*counting)));
                let value = value_text(*value);
                tr!(lang, quiz_at_the_search_has, name, sign, value)
            }
            Reason::Limit {
                number,
                counting,
                step,
                value,
            } => self.limit(number.sign_in(Some(*counting)), *counting, step, *value),
            Reason::NotCounted {
                node,
                number,
                counting,
                player,
                typed,
                mixed_up,
            } => {
                let typed = value_text(*typed);
                let rule = self.rule_of_proof(*node, *number, *player, *counting);
                let rule = self.beginning(&rule);
                match mixed_up {
                    Some(Sum::Least) => tr!(lang, quiz_is_the_least_number, typed, rule),
                    Some(Sum::All(_)) => tr!(lang, quiz_is_what_all_would_cost, typed, rule),
                    None => tr!(lang, quiz_not_that, typed, rule),
                }
            }
            Reason::Tips { node, tips } => {
                let name = self.node(*node);
                let (counted, distinct) = (tips.counted, tips.distinct);
                if counted == distinct {
                    return tr!(lang, quiz_the_cheapest_solution_below_has, name, counted);
                }
                tr!(
                    lang,
                    quiz_along_all_paths_the_cheapest,
                    name,
                    counted,
                    distinct
                )
            }
            _ => String::new(),
        }
    }

    fn limit(&self, sign: &str, counting: NumberKind, step: &Turn, value: Value) -> String {
        let lang = self.lang;
        let (parent, child) = (self.node(step.parent), self.node(step.child));
        let value = value_text(value);
        match (counting, step.player, step.rival) {
            (NumberKind::Conspiracy, Player::Max, _) => {
                tr!(lang, quiz_is_an_or_node_and, parent, child, sign, value)
            }
            (NumberKind::Conspiracy, Player::Min, _) => {
                tr!(lang, quiz_is_an_and_node_and, parent, child, sign, value)
            }
            (_, player, Some((rival, number))) => {
                let (rival, number) = (self.node(rival), value_text(number));
                let by = chooses_by(player, counting);
                tr!(
                    lang,
                    quiz_the_best_other_child_of,
                    parent,
                    rival,
                    by,
                    number,
                    child,
                    sign,
                    value
                )
            }
            _ => tr!(lang, quiz_was_entered_with, child, sign, value),
        }
    }

    fn counted(&self, counted: &Counted) -> String {
        let lang = self.lang;
        let name = self.node(counted.node);
        let sign = counted.number.sign_in(Some(counted.counting));
        let value = value_text(counted.value);
        if counted.children.is_empty() {
            return match counted.value.get() {
                0 => tr!(lang, quiz_is_answered_so_its_is, name, sign),
                _ if !counted.value.is_finite() => {
                    tr!(lang, quiz_is_answered_the_other_way, name, sign)
                }
                _ => tr!(lang, quiz_nobody_has_looked_into_yet, name, value),
            };
        }
        let all = list(&counted.children, lang);
        let kind = kind(counted.player, lang);
        let goal = goal(counted.number, lang);
        let open = counted.children.iter().filter(|(_, v)| v.get() != 0);
        match (counted.sum, counted.counting) {
            (Sum::Least, _) => tr!(lang, quiz_is_to_it_one_child, name, kind, goal, all, value),
            (_, NumberKind::Weak | NumberKind::Branching) => {
                let others = open.count().saturating_sub(1);
                let which = match counted.counting {
                    NumberKind::Weak => tr!(lang, quiz_greatest),
                    _ => tr!(lang, quiz_least),
                };
                tr!(
                    lang,
                    quiz_is_to_it_all_children,
                    name,
                    kind,
                    goal,
                    which,
                    all,
                    others,
                    value
                )
            }
            _ => tr!(
                lang,
                quiz_is_to_it_all_children_are,
                name,
                kind,
                goal,
                all,
                value
            ),
        }
    }

    /// How a number of a proof search is worked out.
    pub fn rule_of_proof(
        &self,
        node: NodeId,
        number: Number,
        player: Player,
        counting: NumberKind,
    ) -> String {
        let (lang, name) = (self.lang, self.node(node));
        let sign = number.sign_in(Some(counting));
        let own = match number {
            Number::Proof => Player::Max,
            Number::Disproof => Player::Min,
            Number::Counted | Number::Distinct => {
                let each = if number == Number::Counted {
                    tr!(lang, quiz_every_path_to_it_counts)
                } else {
                    tr!(lang, quiz_the_same_position_counts_once)
                };
                return tr!(lang, quiz_take_the_cheapest_child_at, name, each);
            }
            _ => {
                return tr!(lang, quiz_is_the_threshold_with_which, sign, name);
            }
        };
        let (kind, goal) = (kind(player, lang), goal(number, lang));
        if player == own {
            return tr!(lang, quiz_is_to_it_one_child_is, name, kind, goal, sign);
        }
        match counting {
            NumberKind::Weak => tr!(lang, quiz_is_its_is_the_greatest, name, kind, sign),
            NumberKind::Branching => tr!(lang, quiz_is_its_is_the_least, name, kind, sign),
            _ => tr!(
                lang,
                quiz_is_to_it_all_children_are_needed_so,
                name,
                kind,
                goal,
                sign
            ),
        }
    }
}

/// What a number counts the steps to.
fn goal(number: Number, lang: Lang) -> &'static str {
    match number {
        Number::Disproof => tr!(lang, quiz_disprove),
        _ => tr!(lang, quiz_prove),
    }
}
