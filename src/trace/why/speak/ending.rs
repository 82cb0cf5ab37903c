//! Words for nodes that are done with: cut, closed, valued.

use super::super::method::Method;
use super::super::sentence::{Sentence, bounds_text, say};
use super::super::window::{Backing, Edge, infinite_gamma};
use super::super::{Closing, Why};
use super::Speaker;
use crate::problem::{Player, Value};
use crate::trace::event::NodeId;
use crate::trace::standing::{Meeting, Owned};

impl Speaker {
    pub(super) fn meeting(&self, meeting: Meeting) -> Sentence {
        let lang = self.lang;
        let Meeting { node, low, high } = meeting;
        let own = (low.owner == Some(node), high.owner == Some(node));
        if own == (true, true) && low.value == high.value {
            return say!(
                lang,
                "L_b(P) = U_b(P) = {0}, its value is known.",
                "L_b(P) = U_b(P) = {0}で、値は分かっている。",
                low.value,
            );
        }
        let low_part = self.bound("L", low, own.0);
        let high_part = self.bound("U", high, own.1);
        match own {
            (false, true) => say!(
                lang,
                "{0} ≥ {1}, so P cannot be better for MAX than what is there already.",
                "{0} ≥ {1} なので、MAXにとってPはすでにあるものより良くならない。",
                low_part,
                high_part,
            ),
            (true, false) => say!(
                lang,
                "{0} ≥ {1}, so P cannot be better for MIN than what is there already.",
                "{0} ≥ {1} なので、MINにとってPはすでにあるものより良くならない。",
                low_part,
                high_part,
            ),
            _ => say!(
                lang,
                "{0} ≥ {1}, so nothing here can reach the root.",
                "{0} ≥ {1} なので、ここの値は根に届かない。",
                low_part,
                high_part,
            ),
        }
    }

    pub(super) fn bound(&self, letter: &str, bound: Owned, own: bool) -> Sentence {
        let lang = self.lang;
        let letter = letter.to_owned();
        match bound.owner {
            _ if own => say!(
                lang,
                "{0}_b(P) = {1}",
                "{0}_b(P) = {1}",
                letter,
                bound.value
            ),
            Some(owner) => say!(
                lang,
                "{0}_t(P) = {1} from {2}",
                "{0}_t(P) = {1} ({2}による)",
                letter,
                bound.value,
                owner,
            ),
            None => say!(
                lang,
                "{0}_t(P) = {1}",
                "{0}_t(P) = {1}",
                letter,
                bound.value
            ),
        }
    }

    pub(super) fn closed(&self, how: Closing, meeting: Meeting) -> Sentence {
        let lang = self.lang;
        let reason = self.meeting(meeting);
        match how {
            Closing::AtSelection => say!(
                lang,
                "Selected, but dropped at once: {0}",
                "選ばれたがすぐ捨てられた: {0}",
                reason
            ),
            Closing::Here => say!(lang, "Closed: {0}", "確定した: {0}", reason),
            Closing::Under(node) => say!(
                lang,
                "Dropped from OPEN when {0} was closed: {1}",
                "{0}が確定してOPENから除かれた: {1}",
                node,
                reason,
            ),
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
            } => say!(
                lang,
                "Cut: {0} already has {2} through {1}, the best this question allows.",
                "カット: {0}は{1}によりすでに{2}で、この問いで最善の値。",
                parent,
                refuter,
                value,
            ),
            Why::Table { known, window } if infinite_gamma(window).is_some() => say!(
                lang,
                "Answered from the table: value {0}, enough for γ = {1}.",
                "表から答えた: 値 {0} で、γ = {1} には十分。",
                bounds_text(known),
                window.upper,
            ),
            Why::Table { known, window } => say!(
                lang,
                "Answered from the table: value {0}, enough for the window ({1}, {2}).",
                "表から答えた: 値 {0} で、窓 ({1}, {2}) には十分。",
                bounds_text(known),
                window.lower,
                window.upper,
            ),
            Why::Spent { first, second } => match self.method {
                Method::Allowance => say!(
                    lang,
                    "Left as unknown: the allowance is used up, A = {0}, B = {1}.",
                    "不明のまま残した: 許容量を使い切った。A = {0}、B = {1}。",
                    first,
                    second,
                ),
                _ => say!(
                    lang,
                    "Left for now: a threshold was passed ({0}, {1}).",
                    "いったん離れた: しきい値を超えた ({0}, {1})。",
                    first,
                    second,
                ),
            },
            Why::LeftOut { parent, keep } if keep == Value::new(1) => say!(
                lang,
                "Left out: at {0} only the best move of the iteration before is kept.",
                "除外: {0}では前回の反復の最善手だけを残す。",
                parent,
            ),
            Why::LeftOut { parent, keep } => say!(
                lang,
                "Left out: at {0} only the {1} best moves of the iteration before are kept.",
                "除外: {0}では前回の反復の上位{1}手だけを残す。",
                parent,
                keep,
            ),
            Why::Removed { under } => say!(
                lang,
                "Removed from OPEN when {0} was closed.",
                "{0}が確定したときOPENから除かれた。",
                under,
            ),
            Why::ToldCut { owner, bound } => say!(
                lang,
                "Cut: {0} has the bound {1}.",
                "カット: {0}の限界値は{1}。",
                owner,
                bound,
            ),
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
                say!(
                    lang,
                    "Cut: {1} makes {0} worth {2} or more ≥ ",
                    "カット: {1}により{0}の値は{2}以上 ≥ ",
                    parent,
                    refuter,
                    score,
                ),
            ),
            Player::Min => (
                "α",
                say!(
                    lang,
                    "Cut: {1} makes {0} worth {2} or less {3} ",
                    "カット: {1}により{0}の値は{2}以下 {3} ",
                    parent,
                    refuter,
                    score,
                    below(edge),
                ),
            ),
        };
        let edge_part = self.edge(name, edge, false);
        if edge.backing != Backing::Proved {
            return say!(
                lang,
                "{0}{1}: that decides it, the other children need not be seen.",
                "{0}{1}: これで決まり、他の子は見なくてよい。",
                told,
                edge_part,
            );
        }
        let depth = if edge.owner == above {
            lang.pick("shallow cut", "浅いカット")
        } else {
            lang.pick("deep cut", "深いカット")
        };
        let rival = match player {
            Player::Max => "MIN",
            Player::Min => "MAX",
        };
        say!(
            lang,
            "{0}{1}: {2} does as well there and will not come here ({3}).",
            "{0}{1}: {2}はそこで同等以上の手があり、ここへは来ない ({3})。",
            told,
            edge_part,
            rival.to_owned(),
            depth.to_owned(),
        )
    }

    pub(super) fn exact(&self, value: Value, from: NodeId) -> Sentence {
        say!(
            self.lang,
            "f(P) = {0} comes from {1}.",
            "f(P) = {0}は{1}による。",
            value,
            from,
        )
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
                (Some(lower), Some(upper)) => say!(
                    lang,
                    "L_b(P) = {0} comes from {1}, U_b(P) = {2} from {3}.",
                    "L_b(P) = {0}は{1}、U_b(P) = {2}は{3}による。",
                    bounds.lower,
                    lower,
                    bounds.upper,
                    upper,
                ),
                (Some(lower), None) => say!(
                    lang,
                    "L_b(P) = {0} comes from {1}.",
                    "L_b(P) = {0}は{1}による。",
                    bounds.lower,
                    lower,
                ),
                (None, Some(upper)) => say!(
                    lang,
                    "U_b(P) = {0} comes from {1}.",
                    "U_b(P) = {0}は{1}による。",
                    bounds.upper,
                    upper,
                ),
                (None, None) => say!(lang, "The value is {0}.", "値は {0}。", bounds_text(bounds),),
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
                    Some(giver) => say!(lang, ", through {0}", "({0}による)", giver),
                    None => Sentence::default(),
                };
                if high {
                    say!(
                        lang,
                        "Failed high: P is worth {0} or more{2}, and {0} ≥ {1}. A lower bound, not a value.",
                        "fail high: Pの値は{0}以上{2}、{0} ≥ {1}。値ではなく下界。",
                        value,
                        edge_part,
                        from,
                    )
                } else {
                    say!(
                        lang,
                        "Failed low: P is worth {0} or less{2}, and {0} {3} {1}. An upper bound, not a value.",
                        "fail low: Pの値は{0}以下{2}、{0} {3} {1}。値ではなく上界。",
                        value,
                        edge_part,
                        from,
                        below(edge),
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
