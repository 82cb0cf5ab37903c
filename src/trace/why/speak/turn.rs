//! Words for nodes that wait, and for those whose turn came.

use super::super::method::{Lay, Method, Rule};
use super::super::sentence::{Sentence, bounds_text, say};
use super::super::window::{Backing, Edge, infinite_gamma};
use super::super::{Member, Why};
use super::Speaker;
use crate::game::text::{Text, t};
use crate::problem::{Player, Value};
use crate::trace::event::NodeId;
use crate::trace::moment::State;
use crate::trace::standing::Owned;

impl Speaker {
    pub(super) fn not_yet(&self, why: &Why) -> Sentence {
        let lang = self.lang;
        match *why {
            Why::NotGenerated { below, by } => match by {
                State::Cut | State::PreCut | State::Closed | State::Freed | State::Returned => {
                    say!(
                        lang,
                        "P is not generated: the search is done with {0} above it.",
                        "Pは生成されない: 上の{0}の探索は終わっている。",
                        below,
                    )
                }
                _ => say!(
                    lang,
                    "P is not generated yet: {0} above it has not been expanded.",
                    "Pはまだ生成されていない: 上の{0}がまだ展開されていない。",
                    below,
                ),
            },
            Why::Waits {
                rank,
                members,
                merit,
                first,
                rule,
            } => self.waits(rank, members, merit, first, rule),
            Why::Sleeps { elder, parent } => say!(
                lang,
                "P is a dormant member of OPEN: the children of {1} are taken one after the other, and {0} is not closed yet.",
                "PはOPENの中で休眠中: {1}の子は左から順に扱われ、{0}がまだ確定していない。",
                elder,
                parent,
            ),
            Why::Turn {
                parent,
                now,
                before,
            } => match (now, before) {
                (Some(now), 0) => say!(
                    lang,
                    "Depth-first, left to right: {0} is being searched, then it is P's turn.",
                    "深さ優先探索は左から: いま{0}を探索中で、次がPの番。",
                    now,
                ),
                (Some(now), before) => say!(
                    lang,
                    "Depth-first, left to right: {0} is being searched, and {1} more come before P.",
                    "深さ優先探索は左から: いま{0}を探索中で、Pの前にあと{1}個ある。",
                    now,
                    u64::from(before),
                ),
                (None, 0) => say!(
                    lang,
                    "P is the next child of {0} to be searched.",
                    "Pは{0}の子のうち次に探索される。",
                    parent,
                ),
                (None, before) => say!(
                    lang,
                    "Depth-first, left to right: {1} children of {0} come before P.",
                    "深さ優先探索は左から: {0}の子のうち{1}個がPより先。",
                    parent,
                    u64::from(before),
                ),
            },
            Why::Doomed(meeting) => say!(
                lang,
                "{0} P will be dropped when its turn comes.",
                "{0}番が来ればPは捨てられる。",
                self.meeting(meeting),
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
            Rule::LeastAlpha => t("the least", "最小"),
            _ => t("the greatest", "最大"),
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
            (Rule::ByLot, _) => say!(
                lang,
                "P waits in OPEN; the next is drawn by lot among the eligible members.",
                "PはOPENで待つ。次は有資格な節点の中からくじで選ばれる。",
            ),
            (Rule::Leftmost, 1) => say!(
                lang,
                "P is next: it is the leftmost of {0} active members of OPEN.",
                "次はP: OPENの活動中の{0}個のうち最も左にある。",
                members,
            ),
            (Rule::Leftmost, _) => say!(
                lang,
                "P waits in OPEN at place {0} of {1}, left to right; {2} is the leftmost.",
                "PはOPENの{1}個中、左から{0}番目。最も左は{2}。",
                rank,
                members,
                first.node,
            ),
            (_, 1) => say!(
                lang,
                "P is next: {0} = {1} is {2} of {3} active members of OPEN.",
                "次はP: {0} = {1}はOPENの活動中の{3}個の中で{2}。",
                Self::merit_name(rule),
                merit,
                self.extreme(rule),
                members,
            ),
            _ if first.merit == merit => say!(
                lang,
                "P waits in OPEN at place {0} of {1}: {2} = {3}; {4} has as much and lies further left.",
                "PはOPENの{1}個中{0}番目: {2} = {3}。先頭の{4}も同じ値で、より左にある。",
                rank,
                members,
                Self::merit_name(rule),
                merit,
                first.node,
            ),
            _ => say!(
                lang,
                "P waits in OPEN at place {0} of {1}: {2} = {3}, while {4} comes first with {5}.",
                "PはOPENの{1}個中{0}番目: {2} = {3}。先頭は{4} ({5})。",
                rank,
                members,
                Self::merit_name(rule),
                merit,
                first.node,
                first.merit,
            ),
        }
    }

    pub(super) fn merit(&self, rule: Rule, merit: Owned) -> Sentence {
        let Some(owner) = merit.owner else {
            return Sentence::default();
        };
        match rule {
            Rule::LeastAlpha => say!(
                self.lang,
                "α(P) = {0} is L_b of {1}, the greatest in AMAX-LS(P).",
                "α(P) = {0}は{1}のL_bで、AMAX-LS(P)の中で最大。",
                merit.value,
                owner,
            ),
            _ => say!(
                self.lang,
                "β(P) = {0} is U_b of {1}, the least in AMIN-LS(P).",
                "β(P) = {0}は{1}のU_bで、AMIN-LS(P)の中で最小。",
                merit.value,
                owner,
            ),
        }
    }

    pub(super) fn selected(&self, why: &Why) -> Sentence {
        let lang = self.lang;
        match *why {
            Why::Selected {
                rule: Rule::ByLot,
                members,
                ..
            } => say!(
                lang,
                "Selected by lot: one of the eligible among {0} members of OPEN.",
                "くじで選ばれた: OPENの{0}個のうち有資格なものから。",
                members,
            ),
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
                let state = say!(
                    lang,
                    "{2} was applied to (P, {0}, {1}), {3} merit in OPEN",
                    "(P, {0}, {1})に{2}を適用。OPENの中で{3}の評価",
                    status.to_owned(),
                    merit,
                    label.to_owned(),
                    self.extreme(rule),
                );
                match runner_up {
                    Some(next) => say!(
                        lang,
                        "{0}; next comes {1} with {2}.",
                        "{0}。次は{1} ({2})。",
                        state,
                        next.node,
                        next.merit,
                    ),
                    None => say!(lang, "{0}.", "{0}。", state),
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
            level => lang.pick(
                format!("level {level}'s OPEN"),
                format!("第{level}段のOPEN"),
            ),
        };
        match (rule, runner_up) {
            (_, None) => say!(
                lang,
                "Selected: it was the only active member of {0}.",
                "選ばれた: {0}の活動中の節点はこれだけだった。",
                open,
            ),
            (Rule::Unknown, Some(_)) => say!(
                lang,
                "Taken from {1} with the merit {0}.",
                "評価{0}で{1}から取り出された。",
                merit,
                open,
            ),
            (Rule::Leftmost, Some(next)) => say!(
                lang,
                "Selected: it was the leftmost member of {1}; next comes {0}.",
                "選ばれた: {1}の中で最も左にあった。次は{0}。",
                next.node,
                open,
            ),
            (_, Some(next)) if next.merit == merit => say!(
                lang,
                "Selected: {0} = {1} was {2} in {4}; {3} has as much but lies further right.",
                "選ばれた: {0} = {1}は{4}の中で{2}。{3}も同じ値だが、より右にある。",
                Self::merit_name(rule),
                merit,
                self.extreme(rule),
                next.node,
                open,
            ),
            (_, Some(next)) => say!(
                lang,
                "Selected: {0} = {1} was {2} in {5}; next comes {3} with {4}.",
                "選ばれた: {0} = {1}は{5}の中で{2}。次は{3} ({4})。",
                Self::merit_name(rule),
                merit,
                self.extreme(rule),
                next.node,
                next.merit,
                open,
            ),
        }
    }

    pub(super) fn searched(&self, why: &Why) -> Sentence {
        let lang = self.lang;
        match *why {
            Why::Solves { level } => say!(
                lang,
                "cond(P) held: a search of its own, on level {0}, solves P before anything else goes on.",
                "cond(P)が成立: 第{0}段の探索がまずPを解く。",
                u64::from(level),
            ),
            Why::Entered { parent, visit } => {
                if let Some(gamma) = infinite_gamma(visit.window()) {
                    return self.entered_to_test(parent, gamma);
                }
                let (alpha, beta) = (
                    self.edge("α", visit.alpha, true),
                    self.edge("β", visit.beta, true),
                );
                match parent {
                    Some(parent) => say!(
                        lang,
                        "Entered from {0} with {1} and {2}.",
                        "{0}から、{1}、{2}で探索に入った。",
                        parent,
                        alpha,
                        beta,
                    ),
                    None => say!(
                        lang,
                        "The search starts here with {0} and {1}.",
                        "探索はここから、{0}、{1}で始まる。",
                        alpha,
                        beta,
                    ),
                }
            }
            Why::Again {
                before: None,
                window,
            } => say!(
                lang,
                "Searched again with ({0}, {1}): the value lies outside the window guessed first.",
                "({0}, {1})で再探索: 値は最初に推測した窓の外にある。",
                window.lower,
                window.upper,
            ),
            Why::Again {
                before: Some(before),
                window,
            } => say!(
                lang,
                "Searched again with ({1}, {2}): the first search only showed that it is {0}.",
                "({1}, {2})で再探索: 一度目は {0} としか分からなかった。",
                bounds_text(before),
                window.lower,
                window.upper,
            ),
            Why::Allowed { first, second } => match self.method {
                Method::Allowance => say!(
                    lang,
                    "Entered with the allowances A = {0} and B = {1}.",
                    "許容量 A = {0}、B = {1} で探索に入った。",
                    first,
                    second,
                ),
                Method::Numbers(counting) => self.thresholds(counting, first, second),
                _ => say!(
                    lang,
                    "Entered with the thresholds {0} and {1}.",
                    "しきい値 {0} と {1} で探索に入った。",
                    first,
                    second,
                ),
            },
            _ => Sentence::default(),
        }
    }

    /// MT's first question, which every value answers alike.
    fn entered_to_test(&self, parent: Option<NodeId>, gamma: Value) -> Sentence {
        let lang = self.lang;
        let entered = match parent {
            Some(parent) => say!(
                lang,
                "Entered from {0} with γ = {1}",
                "{0}から、γ = {1}で探索に入った",
                parent,
                gamma,
            ),
            None => say!(
                lang,
                "The search starts here with γ = {0}",
                "探索はここから、γ = {0}で始まる",
                gamma,
            ),
        };
        match gamma == Value::INF {
            true => say!(
                lang,
                "{0}: the test whether the value reaches {1}. None does, so what comes back is an upper bound.",
                "{0}: 値が{1}に届くかを試す。届く値はないので、返るのは上界。",
                entered,
                gamma,
            ),
            false => say!(
                lang,
                "{0}: the test whether the value reaches {1}. Every one does, so what comes back is a lower bound.",
                "{0}: 値が{1}に届くかを試す。どの値も届くので、返るのは下界。",
                entered,
                gamma,
            ),
        }
    }

    pub(super) fn edge(&self, name: &str, edge: Edge, says_given: bool) -> Sentence {
        let lang = self.lang;
        if edge.is_gamma(name == "β") {
            return say!(lang, "γ = {0} of this pass", "この回のγ = {0}", edge.value);
        }
        let number = say!(lang, "{0} = {1}", "{0} = {1}", name.to_owned(), edge.value);
        match edge.backing {
            Backing::Proved => say!(lang, "{0} from {1}", "{1}の{0}", number, edge.owner),
            Backing::Laid if self.method == Method::Window(Lay::Gamma) => {
                say!(lang, "{0} of this pass", "この回の{0}", number)
            }
            Backing::Laid if self.method == Method::Window(Lay::Guesses) => {
                say!(
                    lang,
                    "{0}, guessed at {1}",
                    "{1}で推測した{0}",
                    number,
                    edge.owner
                )
            }
            Backing::Laid => say!(lang, "{0} to test {1}", "{1}を試す{0}", number, edge.owner),
            Backing::Given if says_given || !edge.value.is_finite() => number,
            Backing::Given => say!(lang, "{0}, the end of the range", "値域の端{0}", number),
        }
    }
}
