//! Sentences about nodes that are cut, or never reached.

use super::{Scribe, capital, value_text};
use crate::problem::Bounds;
use crate::search::CutReason;
use crate::trace::NodeId;
use crate::trace::question::Cut;

impl Scribe<'_> {
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
            return lang.pick(
                format!(
                    "at {node} L_t = {lower} ≥ U_t = {upper}: it is dropped when it is selected."
                ),
                format!("{node}ではL_t={lower}≥U_t={upper}なので、選ばれたときに捨てられます。"),
            );
        }
        let refuter = cut
            .refuter
            .map(|(place, value)| (self.node(place), value_text(value)));
        match (cut.reason, refuter) {
            (CutReason::Alpha, Some((by, value))) => lang.pick(
                format!("{by} lets MIN hold {parent} down to {value}, but MAX is already sure of α = {bound} at {owner}. {value} ≤ {bound}: MAX will never come here, so {node} is cut."),
                format!("{by}によりMINは{parent}を{value}以下にできます。一方MAXは{owner}ですでにα={bound}を確保しています。{value}≤{bound}なのでMAXはここに来ず、{node}はカットされます。"),
            ),
            (CutReason::Beta, Some((by, value))) => lang.pick(
                format!("{by} lets MAX raise {parent} to {value}, but MIN is already sure of β = {bound} at {owner}. {value} ≥ {bound}: MIN will never come here, so {node} is cut."),
                format!("{by}によりMAXは{parent}を{value}以上にできます。一方MINは{owner}ですでにβ={bound}を確保しています。{value}≥{bound}なのでMINはここに来ず、{node}はカットされます。"),
            ),
            (CutReason::Alpha, None) => lang.pick(
                format!("MAX is already sure of α = {bound} at {owner}, and {parent} cannot be worth more: {node} is cut."),
                format!("MAXは{owner}ですでにα={bound}を確保しており、{parent}はそれを超えられません。{node}はカットされます。"),
            ),
            (CutReason::Beta, None) => lang.pick(
                format!("MIN is already sure of β = {bound} at {owner}, and {parent} cannot be worth less: {node} is cut."),
                format!("MINは{owner}ですでにβ={bound}を確保しており、{parent}はそれを下回れません。{node}はカットされます。"),
            ),
            (CutReason::FailLow, refuter) => {
                let gamma = value_text(cut.gamma.unwrap_or(cut.bound));
                let because = refuter.map(|(by, value)| lang.pick(
                    format!("{} is worth {value}, less than γ, so MIN's {parent} is below γ: ", capital(&by)),
                    format!("{by}が{value}でγに届かず、MINの{parent}がγ未満と分かったので、"),
                ));
                let because = because.unwrap_or_default();
                lang.pick(
                    format!("this pass only asks \"is the value ≥ γ = {gamma}?\". {because}{node} is not needed in this pass."),
                    format!("このパスの問いは「値はγ={gamma}以上か」だけです。{because}{node}はこのパスでは不要です。"),
                )
            }
            (CutReason::FailHigh, refuter) => {
                let gamma = value_text(cut.gamma.unwrap_or(cut.bound));
                let because = refuter.map(|(by, value)| lang.pick(
                    format!("{} is worth {value}, at least γ, so MAX's {parent} reaches γ: ", capital(&by)),
                    format!("{by}が{value}でγ以上になり、MAXの{parent}がγに届いたので、"),
                ));
                let because = because.unwrap_or_default();
                lang.pick(
                    format!("this pass only asks \"is the value ≥ γ = {gamma}?\". {because}{node} is not needed in this pass."),
                    format!("このパスの問いは「値はγ={gamma}以上か」だけです。{because}{node}はこのパスでは不要です。"),
                )
            }
            (CutReason::Solved, _) => lang.pick(
                format!("the value of {parent} is known, so {node} is not needed."),
                format!("{parent}の値が確定したので、{node}は不要です。"),
            ),
            (CutReason::PurgedUnder, _) => lang.pick(
                format!("{owner} satisfies the cut condition, so everything below it leaves OPEN, and {node} with it."),
                format!("{owner}がカット条件を満たしたので、その下のOPEN節点はすべて捨てられ、{node}も消えます。"),
            ),
            (CutReason::TableBound, _) => lang.pick(
                format!("the table already knows enough about {parent}: {node} is not needed."),
                format!("表から{parent}について十分に分かるので、{node}は不要です。"),
            ),
            (CutReason::Threshold, _) => lang.pick(
                format!("the threshold is used up at {owner}, so {node} is left out."),
                format!("{owner}でしきい値を使い切ったので、{node}は調べません。"),
            ),
        }
    }

    pub(super) fn never_reached(&self, node: NodeId, cut: Option<&Cut>) -> String {
        let (lang, node) = (self.lang, self.node(node));
        let never = lang.pick(
            format!("{node} is never looked at."),
            format!("{node}は一度も調べられません。"),
        );
        match cut {
            Some(cut) => {
                let cut = capital(&self.cut(cut));
                lang.pick(format!("{never} {cut}"), format!("{never}{cut}"))
            }
            None => never,
        }
    }
}
