//! Sentences about nodes that are cut, or never reached.

use super::{AnswerText, capital, value_text};
use crate::base::messages::tr;
use crate::explain::question::Cut;
use crate::problem::Bounds;
use crate::search::CutReason;
use crate::trace::NodeId;

impl AnswerText<'_> {
    /// Who makes a node needless, and with which numbers.
    pub(super) fn cut(&self, cut: &Cut) -> String {
        let lang = self.lang;
        let (node, parent, owner) = (
            self.node(cut.node),
            self.node(cut.parent),
            self.node(cut.owner),
        );
        let bound = value_text(cut.bound);
        if let Some(Bounds { lower, upper }) = cut.at_selection {
            let (lower, upper) = (value_text(lower), value_text(upper));
            return tr!(lang, quiz_at_l_t_u_t, node, lower, upper);
        }
        let refuter = cut
            .refuter
            .map(|(place, value)| (self.node(place), value_text(value)));
        match (cut.reason, refuter) {
            (CutReason::Alpha, Some((by, value))) => tr!(
                lang,
                quiz_lets_min_hold_down_to,
                by,
                parent,
                value,
                bound,
                owner,
                node
            ),
            (CutReason::Beta, Some((by, value))) => tr!(
                lang,
                quiz_lets_max_raise_to_but,
                by,
                parent,
                value,
                bound,
                owner,
                node
            ),
            (CutReason::Alpha, None) => tr!(
                lang,
                quiz_max_is_already_sure_of,
                bound,
                owner,
                parent,
                node
            ),
            (CutReason::Beta, None) => tr!(
                lang,
                quiz_min_is_already_sure_of,
                bound,
                owner,
                parent,
                node
            ),
            (CutReason::FailLow, refuter) => {
                let gamma = value_text(cut.gamma.unwrap_or(cut.bound));
                let because = refuter.map(|(by, value)| {
                    let by = self.beginning(&by);
                    tr!(lang, quiz_is_less_than_gamma, by, value, parent)
                });
                let because = because.unwrap_or_default();
                tr!(lang, quiz_this_pass_only_asks_is, gamma, because, node)
            }
            (CutReason::FailHigh, refuter) => {
                let gamma = value_text(cut.gamma.unwrap_or(cut.bound));
                let because = refuter.map(|(by, value)| {
                    let by = self.beginning(&by);
                    tr!(lang, quiz_is_at_least_gamma, by, value, parent)
                });
                let because = because.unwrap_or_default();
                tr!(lang, quiz_this_pass_only_asks_is, gamma, because, node)
            }
            (CutReason::Solved, _) => tr!(lang, quiz_the_value_of_is_known, parent, node),
            (CutReason::PurgedUnder, _) => {
                tr!(lang, quiz_satisfies_the_cut_condition_so, owner, node)
            }
            (CutReason::TableBound, _) => {
                tr!(lang, quiz_the_table_already_knows_enough, parent, node)
            }
            (CutReason::Threshold, _) => tr!(lang, quiz_the_threshold_is_used_up, owner, node),
        }
    }

    pub(super) fn never_reached(&self, node: NodeId, cut: Option<&Cut>) -> String {
        let (lang, node) = (self.lang, self.node(node));
        let never = tr!(lang, quiz_is_never_looked_at, node);
        match cut {
            Some(cut) => {
                let cut = capital(&self.cut(cut));
                tr!(lang, quiz_cut_form, never, cut)
            }
            None => never,
        }
    }
}
