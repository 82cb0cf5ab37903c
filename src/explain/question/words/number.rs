//! Sentences about numbers: values, bounds, windows, and who they come from.

use super::{AnswerText, list, value_text};
use crate::base::messages::tr;
use crate::explain::question::{Number, Reason};
use crate::explain::why::NumberKind;
use crate::problem::{Player, Value};
use crate::trace::NodeId;

impl AnswerText<'_> {
    pub(super) fn number(&self, reason: &Reason) -> String {
        let lang = self.lang;
        match reason {
            Reason::Minimax {
                node,
                player,
                children,
                value,
            } => {
                let (name, value) = (self.node(*node), value_text(*value));
                if children.is_empty() {
                    return tr!(lang, quiz_the_value_of_a_leaf, value);
                }
                let list = list(children, lang);
                match player {
                    Player::Max => tr!(lang, quiz_at_it_is_maxs_turn, name, list, value),
                    Player::Min => tr!(lang, quiz_at_it_is_mins_turn, name, list, value),
                }
            }
            Reason::OtherPlayers {
                node,
                player,
                typed,
            } => {
                let (name, typed) = (self.node(*node), value_text(*typed));
                match player {
                    Player::Max => tr!(lang, quiz_is_what_min_would_choose, typed, name),
                    Player::Min => tr!(lang, quiz_is_what_max_would_choose, typed, name),
                }
            }
            Reason::ByChildren {
                node,
                number,
                player,
                children,
                value,
            } => {
                let (name, sign, value) = (self.node(*node), number.sign(), value_text(*value));
                if children.is_empty() {
                    return tr!(lang, quiz_nothing_below_is_known_yet, name, sign, value);
                }
                let list = list(children, lang);
                match player {
                    Player::Max => tr!(lang, quiz_is_a_max_node_so, name, sign, list, value),
                    Player::Min => tr!(lang, quiz_is_a_min_node_so, name, sign, list, value),
                }
            }
            Reason::Owed {
                node,
                number,
                owner,
                value,
            } => self.owed(*node, *number, *owner, *value),
            Reason::NotThat {
                node,
                number,
                player,
                typed,
                laid,
            } => {
                let typed = value_text(*typed);
                let rule = match laid {
                    true => self.laid(*node, *number),
                    false => self.rule(*node, *number, *player),
                };
                tr!(lang, quiz_not_that, typed, rule = self.beginning(&rule))
            }
            _ => String::new(),
        }
    }

    pub(super) fn owed(
        &self,
        node: NodeId,
        number: Number,
        owner: Option<NodeId>,
        value: Value,
    ) -> String {
        let (lang, name, value) = (self.lang, self.node(node), value_text(value));
        let owner = owner.map(|owner| self.node(owner));
        match (number, owner) {
            (Number::Gamma, _) => tr!(lang, quiz_this_pass_asks_whether_the, value),
            (Number::Alpha, Some(owner)) => tr!(lang, quiz_alpha_is_what_max_is, owner, value),
            (Number::Beta, Some(owner)) => tr!(lang, quiz_beta_is_what_min_is, owner, value),
            (Number::Merit, Some(owner)) => tr!(lang, quiz_beta_is_the_least_u, name, owner, value),
            (Number::Merit, None) => tr!(lang, quiz_nothing_below_a_min_ancestor, name, value),
            (Number::Alpha | Number::Beta, None) if !value.contains('∞') => {
                let (sign, other) = match number {
                    Number::Alpha => ("α", "β"),
                    _ => ("β", "α"),
                };
                tr!(
                    lang,
                    quiz_is_nobodys_proof_the_search,
                    sign,
                    value,
                    name,
                    other
                )
            }
            (number, None) => {
                let sign = number.sign();
                tr!(lang, quiz_was_entered_with_number, name, sign, value)
            }
            (_, Some(owner)) => tr!(lang, quiz_has, owner, value),
        }
    }

    /// How a bound comes about that nobody has brought.
    fn laid(&self, node: NodeId, number: Number) -> String {
        let (sign, name) = (number.sign(), self.node(node));
        let other = if number == Number::Alpha { "β" } else { "α" };
        tr!(self.lang, quiz_here_is_nobodys_proof_the, sign, name, other)
    }

    /// How a number is worked out.
    pub fn rule(&self, node: NodeId, number: Number, player: Player) -> String {
        let (lang, name) = (self.lang, self.node(node));
        match (number, player) {
            (Number::Value, Player::Max) => tr!(lang, quiz_at_it_is_maxs_turn_work, name),
            (Number::Value, Player::Min) => tr!(lang, quiz_at_it_is_mins_turn_work, name),
            (Number::Lower | Number::Upper, _) => {
                let sign = number.sign();
                let unknown = if number == Number::Upper {
                    "+∞"
                } else {
                    "−∞"
                };
                let best = match player {
                    Player::Max => tr!(lang, quiz_greatest),
                    Player::Min => tr!(lang, quiz_least),
                };
                tr!(lang, quiz_the_of_is_the_of, sign, name, best, unknown)
            }
            (Number::Alpha, _) => tr!(lang, quiz_alpha_is_the_best_that, name),
            (Number::Beta, _) => tr!(lang, quiz_beta_is_the_best_that, name),
            (Number::Merit, _) => tr!(lang, quiz_look_at_the_min_nodes, name),
            (Number::Gamma, _) => tr!(lang, quiz_is_what_the_pass_compares).to_owned(),
            _ => self.rule_of_proof(node, number, player, NumberKind::Proof),
        }
    }
}
