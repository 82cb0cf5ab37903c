//! Words for nodes that are done with: cut, closed, valued.

use super::super::sentence::{Sentence, bounds_text, sentence};
use super::super::window::{Backing, Edge, infinite_gamma};
use super::super::{Closing, Why};
use super::Explainer;
use crate::base::messages::tr;
use crate::problem::{Player, Value};
use crate::trace::event::NodeId;
use crate::trace::method::Method;
use crate::trace::path_bounds::{Meeting, Owned};

impl Explainer {
    pub(super) fn meeting(&self, meeting: Meeting) -> Sentence {
        let lang = self.lang;
        let Meeting { node, low, high } = meeting;
        let own = (low.owner == Some(node), high.owner == Some(node));
        if own == (true, true) && low.value == high.value {
            return sentence!(lang, why_l_b_p_u_b, value = low.value);
        }
        let low_part = self.bound("L", low, own.0);
        let high_part = self.bound("U", high, own.1);
        match own {
            (false, true) => sentence!(lang, why_so_p_cannot_be_better, low_part, high_part),
            (true, false) => sentence!(lang, why_so_p_cannot_be_better_for, low_part, high_part),
            _ => sentence!(lang, why_so_nothing_here_can_reach, low_part, high_part),
        }
    }

    pub(super) fn bound(&self, letter: &str, bound: Owned, own: bool) -> Sentence {
        let lang = self.lang;
        let letter = letter.to_owned();
        match bound.owner {
            _ if own => sentence!(lang, why_b_p, letter, value = bound.value),
            Some(owner) => sentence!(lang, why_t_p_from, letter, value = bound.value, owner),
            None => sentence!(lang, why_t_p, letter, value = bound.value),
        }
    }

    pub(super) fn closed(&self, how: Closing, meeting: Meeting) -> Sentence {
        let lang = self.lang;
        let reason = self.meeting(meeting);
        match how {
            Closing::AtSelection => sentence!(lang, why_selected_but_dropped_at_once, reason),
            Closing::Here => sentence!(lang, why_closed_ending, reason),
            Closing::Under(node) => sentence!(lang, why_dropped_from_open_when_was, node, reason),
        }
    }

    pub(super) fn cut(&self, why: &Why) -> Sentence {
        let lang = self.lang;
        match *why {
            Why::Refuted {
                parent,
                player,
                refuter,
                score,
                edge,
                above,
            } => self.refuted(parent, player, refuter, score, edge, above),
            Why::BestPossible {
                parent,
                refuter,
                value,
            } => sentence!(
                lang,
                why_cut_already_has_through_the,
                parent,
                value,
                refuter
            ),
            Why::Table { known, window } if infinite_gamma(window).is_some() => sentence!(
                lang,
                why_answered_from_the_table_value,
                bounds_text = bounds_text(known),
                upper = window.upper
            ),
            Why::Table { known, window } => sentence!(
                lang,
                why_answered_from_the_table_value_enough,
                bounds_text = bounds_text(known),
                lower = window.lower,
                upper = window.upper
            ),
            Why::Spent { first, second } => match self.method {
                Method::Allowance => {
                    sentence!(lang, why_left_as_unknown_the_allowance, first, second)
                }
                _ => sentence!(lang, why_left_for_now_a_threshold, first, second),
            },
            Why::LeftOut { parent, keep } if keep == Value::new(1) => {
                sentence!(lang, why_left_out_at_only_the, parent)
            }
            Why::LeftOut { parent, keep } => {
                sentence!(lang, why_left_out_at_only_the_best, parent, keep)
            }
            Why::Removed { under } => sentence!(lang, why_removed_from_open_when_was, under),
            Why::ToldCut { owner, bound } => sentence!(lang, why_cut_has_the_bound, owner, bound),
            _ => Sentence::default(),
        }
    }

    pub(super) fn refuted(
        &self,
        parent: NodeId,
        player: Player,
        refuter: NodeId,
        score: Value,
        edge: Edge,
        above: NodeId,
    ) -> Sentence {
        let lang = self.lang;
        let (name, told) = match player {
            Player::Max => (
                "β",
                sentence!(lang, why_cut_makes_worth_or_more, refuter, parent, score),
            ),
            Player::Min => (
                "α",
                sentence!(
                    lang,
                    why_cut_makes_worth_or_less,
                    refuter,
                    parent,
                    score,
                    below = below(edge)
                ),
            ),
        };
        let edge_part = self.edge(name, edge, false);
        if edge.backing != Backing::Proved {
            return sentence!(lang, why_that_decides_it_the_other, told, edge_part);
        }
        let depth = if edge.owner == above {
            tr!(lang, why_shallow_cut)
        } else {
            tr!(lang, why_deep_cut)
        };
        let rival = match player {
            Player::Max => "MIN",
            Player::Min => "MAX",
        };
        sentence!(
            lang,
            why_does_as_well_there_and,
            told,
            edge_part,
            to_owned = rival.to_owned(),
            to_owned_2 = depth.to_owned()
        )
    }

    pub(super) fn exact(&self, value: Value, from: NodeId) -> Sentence {
        sentence!(self.lang, why_f_p_comes_from, value, from)
    }

    pub(super) fn value(&self, why: &Why) -> Sentence {
        let lang = self.lang;
        match *why {
            Why::Value {
                bounds,
                lower_from,
                upper_from,
                ..
            } => match (lower_from, upper_from) {
                (Some(from), Some(other)) if bounds.is_exact() && from == other => {
                    self.exact(bounds.lower, from)
                }
                (Some(from), None) | (None, Some(from)) if bounds.is_exact() => {
                    self.exact(bounds.lower, from)
                }
                (Some(lower), Some(upper)) => sentence!(
                    lang,
                    why_l_b_p_comes_from,
                    lower = bounds.lower,
                    lower_2 = lower,
                    upper = bounds.upper,
                    upper_2 = upper
                ),
                (Some(lower), None) => sentence!(
                    lang,
                    why_l_b_p_comes_from_ending,
                    lower = bounds.lower,
                    lower_2 = lower
                ),
                (None, Some(upper)) => sentence!(
                    lang,
                    why_u_b_p_comes_from,
                    upper = bounds.upper,
                    upper_2 = upper
                ),
                (None, None) => {
                    sentence!(lang, why_the_value_is, bounds_text = bounds_text(bounds))
                }
            },
            Why::Failed {
                value,
                giver,
                edge,
                high,
                ..
            } => {
                let name = if high { "β" } else { "α" };
                let edge_part = self.edge(name, edge, false);
                let from = match giver {
                    Some(giver) => sentence!(lang, why_through, giver),
                    None => Sentence::default(),
                };
                if high {
                    sentence!(lang, why_failed_high_p_is_worth, value, from, edge_part)
                } else {
                    sentence!(
                        lang,
                        why_failed_low_p_is_worth,
                        value,
                        from,
                        below = below(edge),
                        edge_part
                    )
                }
            }
            _ => Sentence::default(),
        }
    }
}

/// How a value stands that has failed low: not above α, or less than γ.
fn below(alpha: Edge) -> String {
    let sign = match alpha.is_gamma(false) {
        true => "<",
        false => "≤",
    };
    sign.to_owned()
}
