//! Words for nodes that wait, and for those whose turn came.

use super::super::sentence::{Sentence, bounds_text, sentence};
use super::super::window::{Backing, Edge, infinite_gamma};
use super::super::{Member, Why};
use super::Explainer;
use crate::base::messages::{Text, keys, tr};
use crate::problem::{Player, Value};
use crate::trace::event::NodeId;
use crate::trace::method::{Method, Rule, WindowSource};
use crate::trace::moment::State;
use crate::trace::path_bounds::Owned;

impl Explainer {
    pub(super) fn not_yet(&self, why: &Why) -> Sentence {
        let lang = self.lang;
        match *why {
            Why::NotGenerated { below, by } => match by {
                State::Cut | State::PreCut | State::Closed | State::Freed | State::Returned => {
                    sentence!(lang, why_p_is_not_generated_the, below)
                }
                _ => sentence!(lang, why_p_is_not_generated_yet, below),
            },
            Why::Waits {
                rank,
                members,
                merit,
                first,
                rule,
            } => self.waits(rank, members, merit, first, rule),
            Why::Sleeps { elder, parent } => {
                sentence!(lang, why_p_is_a_dormant_member, parent, elder)
            }
            Why::Turn {
                parent,
                now,
                before,
            } => match (now, before) {
                (Some(now), 0) => sentence!(lang, why_depth_first_left_to_right, now),
                (Some(now), before) => sentence!(
                    lang,
                    why_depth_first_left_to_right_is,
                    now,
                    before = u64::from(before)
                ),
                (None, 0) => sentence!(lang, why_p_is_the_next_child, parent),
                (None, before) => sentence!(
                    lang,
                    why_depth_first_left_to_right_children,
                    before = u64::from(before),
                    parent
                ),
            },
            Why::Doomed(meeting) => sentence!(
                lang,
                why_p_will_be_dropped_when,
                meeting = self.meeting(meeting)
            ),
            _ => Sentence::default(),
        }
    }

    pub(super) fn merit_name(rule: Rule) -> String {
        match rule {
            Rule::LeastAlpha => "α(P)",
            Rule::GreatestBeta | Rule::ByLot | Rule::Leftmost => "β(P)",
            Rule::Unknown => "h(P)",
        }
        .to_owned()
    }

    pub(super) fn extreme(&self, rule: Rule) -> String {
        let text: Text = match rule {
            Rule::LeastAlpha => keys::why_the_least,
            _ => keys::why_the_greatest,
        };
        text.get(self.lang).to_owned()
    }

    pub(super) fn waits(
        &self,
        rank: u64,
        members: u64,
        merit: Value,
        first: Member,
        rule: Rule,
    ) -> Sentence {
        let lang = self.lang;
        match (rule, rank) {
            (Rule::ByLot, _) => sentence!(lang, why_p_waits_in_open_the),
            (Rule::Leftmost, 1) => sentence!(lang, why_p_is_next_it_is, members),
            (Rule::Leftmost, _) => sentence!(
                lang,
                why_p_waits_in_open_at,
                rank,
                members,
                node = first.node
            ),
            (_, 1) => sentence!(
                lang,
                why_p_is_next_is_of,
                merit_name = Self::merit_name(rule),
                merit,
                extreme = self.extreme(rule),
                members
            ),
            _ if first.merit == merit => sentence!(
                lang,
                why_p_waits_in_open_at_place,
                rank,
                members,
                merit_name = Self::merit_name(rule),
                merit,
                node = first.node
            ),
            _ => sentence!(
                lang,
                why_p_waits_in_open_at_place_of_while,
                rank,
                members,
                merit_name = Self::merit_name(rule),
                merit,
                node = first.node,
                merit_2 = first.merit
            ),
        }
    }

    pub(super) fn merit(&self, rule: Rule, merit: Owned) -> Sentence {
        let Some(owner) = merit.owner else {
            return Sentence::default();
        };
        match rule {
            Rule::LeastAlpha => {
                sentence!(self.lang, why_alpha_p_is_l_b, value = merit.value, owner)
            }
            _ => sentence!(self.lang, why_beta_p_is_u_b, value = merit.value, owner),
        }
    }

    pub(super) fn key(&self, rule: Rule, key: Owned) -> Sentence {
        let Some(owner) = key.owner else {
            return Sentence::default();
        };
        match rule {
            Rule::LeastAlpha => sentence!(self.lang, why_k_p_is_l_b, value = key.value, owner),
            _ => sentence!(self.lang, why_k_p_is_u_b, value = key.value, owner),
        }
    }

    pub(super) fn selected(&self, why: &Why) -> Sentence {
        let lang = self.lang;
        match *why {
            Why::Selected {
                rule: Rule::ByLot,
                members,
                ..
            } => sentence!(lang, why_selected_by_lot_one_of, members),
            Why::Selected {
                rule,
                merit,
                runner_up,
                level,
                ..
            } => self.chosen(rule, merit, runner_up, level),
            Why::State {
                hero,
                solved,
                merit,
                step,
                runner_up,
            } => {
                let rule = match hero {
                    Player::Max => Rule::GreatestBeta,
                    Player::Min => Rule::LeastAlpha,
                };
                let label = self.code.get(usize::from(step)).map_or("Γ", |l| l.label);
                let status = if solved { "SOLVED" } else { "LIVE" };
                let state = sentence!(
                    lang,
                    why_was_applied_to_p_merit,
                    to_owned_2 = label.to_owned(),
                    to_owned = status.to_owned(),
                    merit,
                    extreme = self.extreme(rule)
                );
                match runner_up {
                    Some(next) => sentence!(
                        lang,
                        why_next_comes_with,
                        state,
                        node = next.node,
                        merit = next.merit
                    ),
                    None => sentence!(lang, why_turn_form, state),
                }
            }
            _ => Sentence::default(),
        }
    }

    pub(super) fn chosen(
        &self,
        rule: Rule,
        merit: Value,
        runner_up: Option<Member>,
        level: u8,
    ) -> Sentence {
        let lang = self.lang;
        // Every search within the search has an OPEN of its own.
        let open = match level {
            0 | 1 => "OPEN".to_owned(),
            level => tr!(lang, why_level_s_open, level),
        };
        match (rule, runner_up) {
            (_, None) => sentence!(lang, why_selected_it_was_the_only, open),
            (Rule::Unknown, Some(_)) => sentence!(lang, why_taken_from_with_the_merit, open, merit),
            (Rule::Leftmost, Some(next)) => sentence!(
                lang,
                why_selected_it_was_the_leftmost,
                open,
                node = next.node
            ),
            (_, Some(next)) if next.merit == merit => sentence!(
                lang,
                why_selected_was_in_has_as,
                merit_name = Self::merit_name(rule),
                merit,
                extreme = self.extreme(rule),
                open,
                node = next.node
            ),
            (_, Some(next)) => sentence!(
                lang,
                why_selected_was_in_next_comes,
                merit_name = Self::merit_name(rule),
                merit,
                extreme = self.extreme(rule),
                open,
                node = next.node,
                merit_2 = next.merit
            ),
        }
    }

    pub(super) fn searched(&self, why: &Why) -> Sentence {
        let lang = self.lang;
        match *why {
            Why::Solves { level } => {
                sentence!(lang, why_cond_p_held_a_search, level = u64::from(level))
            }
            Why::Entered { parent, visit } => {
                if let Some(gamma) = infinite_gamma(visit.window()) {
                    return self.entered_to_test(parent, gamma);
                }
                let (alpha, beta) = (
                    self.edge("α", visit.alpha, true),
                    self.edge("β", visit.beta, true),
                );
                match parent {
                    Some(parent) => sentence!(lang, why_entered_from_with_and, parent, alpha, beta),
                    None => sentence!(lang, why_the_search_starts_here_with, alpha, beta),
                }
            }
            Why::Again {
                before: None,
                window,
            } => sentence!(
                lang,
                why_searched_again_with_the_value,
                lower = window.lower,
                upper = window.upper
            ),
            Why::Again {
                before: Some(before),
                window,
            } => sentence!(
                lang,
                why_searched_again_with_the_first,
                lower = window.lower,
                upper = window.upper,
                bounds_text = bounds_text(before)
            ),
            Why::Allowed { first, second } => match self.method {
                Method::Allowance => {
                    sentence!(lang, why_entered_with_the_allowances_a, first, second)
                }
                Method::Numbers(counting) => self.thresholds(counting, first, second),
                _ => sentence!(
                    lang,
                    why_entered_with_the_thresholds_and_turn,
                    first,
                    second
                ),
            },
            _ => Sentence::default(),
        }
    }

    /// MT's first question, which every value answers alike.
    fn entered_to_test(&self, parent: Option<NodeId>, gamma: Value) -> Sentence {
        let lang = self.lang;
        let entered = match parent {
            Some(parent) => sentence!(lang, why_entered_from_with, parent, gamma),
            None => sentence!(lang, why_the_search_starts_here_with_turn, gamma),
        };
        match gamma == Value::INF {
            true => sentence!(lang, why_the_test_whether_the_value, entered, gamma),
            false => sentence!(lang, why_the_test_whether_the_value_reaches, entered, gamma),
        }
    }

    pub(super) fn edge(&self, name: &str, edge: Edge, says_given: bool) -> Sentence {
        let lang = self.lang;
        if edge.is_gamma(name == "β") {
            return sentence!(lang, why_of_this_pass, value = edge.value);
        }
        let number = sentence!(
            lang,
            why_turn_form_turn,
            to_owned = name.to_owned(),
            value = edge.value
        );
        match edge.backing {
            Backing::Proved => sentence!(lang, why_from, number, owner = edge.owner),
            Backing::Laid if self.method == Method::Window(WindowSource::Gamma) => {
                sentence!(lang, why_of_this_pass_turn, number)
            }
            Backing::Laid if self.method == Method::Window(WindowSource::Guesses) => {
                sentence!(lang, why_guessed_at, number, owner = edge.owner)
            }
            Backing::Laid => sentence!(lang, why_to_test, number, owner = edge.owner),
            Backing::Given if says_given || !edge.value.is_finite() => number,
            Backing::Given => sentence!(lang, why_the_end_of_the_range, number),
        }
    }
}
