//! Words for things of the engine that have none of their own.

use super::digits::group;
use super::model::{Model, Run};
use crate::game::text::Lang;
use crate::problem::{Player, Position, Question};
use crate::session::Clock;
use crate::trace::why::Method;
use crate::trace::{Kind, NodeId, State, question};

/// Whether the window speaks of OR and AND where it else speaks of MAX and MIN: where the answer
/// is yes or no, or every search asks so.
fn speaks_of_proof(model: &Model) -> bool {
    let problem = model.shown_problem();
    let by_numbers = |choice| question::Rule::of(choice).counting().is_some();
    matches!(problem.position, Position::AndOr(_))
        || matches!(problem.question, Question::Mate | Question::Helpmate)
        || (!model.runners().is_empty() && model.runners().iter().all(|r| by_numbers(&r.choice)))
}

/// Whose turn it is.
pub fn player(model: &Model, player: Player) -> &'static str {
    match (player, speaks_of_proof(model)) {
        (Player::Max, false) => "MAX",
        (Player::Min, false) => "MIN",
        (Player::Max, true) => "OR",
        (Player::Min, true) => "AND",
    }
}

/// A clause as a sentence: with a capital and a full stop, where it has none. A name with a colon
/// at the beginning, as of a file, stays as it is.
pub fn sentence(clause: impl Into<String>, lang: Lang) -> String {
    let mut text: String = clause.into();
    let named = (text.split_whitespace().next()).is_some_and(|word| word.ends_with(':'));
    if !named && let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let ends = |c: char| matches!(c, '.' | '。' | '!' | '?' | '！' | '？' | '…' | ':' | '：');
    if text.chars().next_back().is_some_and(|last| !ends(last)) {
        text += lang.pick(".", "。");
    }
    text
}

/// What neither of the two that are compared has searched: where there are others, they may have.
pub fn by_neither(model: &Model) -> &'static str {
    match model.runs().count() > 2 {
        true => model.lang().pick("neither", "どちらも未訪問"),
        false => model.lang().pick("nobody", "未訪問"),
    }
}

/// Runners that have run and are not among the two that are compared.
pub fn thirds(model: &Model, (a, b): (usize, usize)) -> impl Iterator<Item = usize> + '_ {
    let all = 0..model.runners().len();
    all.filter(move |&i| i != a && i != b && model.run(i).is_some())
}

/// What a runner that is not one of the two that are compared does not share with both of them.
pub fn by_a_third(model: &Model, runner: usize) -> String {
    let name = model.runners()[runner].label_in(model.lang());
    (model.lang()).pick(
        format!("{name}, but not both"),
        format!("{name}(両方ではない)"),
    )
}

/// What of two runs is compared where a recording is cut: nodes above the floor.
pub fn recorded_by_both(floor: u32, lang: Lang) -> String {
    match floor.checked_sub(1) {
        Some(depth) => lang.pick(
            format!("nodes to depth {depth} now, recorded by both"),
            format!("両方が記録した深さ{depth}までの今の節点"),
        ),
        None => lang.pick(
            "nothing is recorded by both to the end".to_owned(),
            "最後まで両方が記録した節点はない".to_owned(),
        ),
    }
}

/// Which game it is.
pub fn game(position: &Position, lang: Lang) -> &'static str {
    match position {
        Position::Tree(_) => lang.pick("Tree", "木"),
        Position::AndOr(_) => "AND/OR",
        Position::Othello(_) => lang.pick("Othello", "オセロ"),
        Position::Shogi(_) => lang.pick("Shogi", "将棋"),
        Position::Free(_) => lang.pick("Another game", "ほかのゲーム"),
    }
}

/// What has become of a node.
pub fn state(state: State, lang: Lang) -> &'static str {
    match state {
        State::Ungenerated => lang.pick("not generated", "未生成"),
        State::Generated => lang.pick("generated, waiting", "生成済、待機中"),
        State::Open => lang.pick("in OPEN", "OPENの中"),
        State::Dormant => lang.pick("in OPEN, dormant", "OPENの中(休眠)"),
        State::Selected => lang.pick("just selected", "選ばれたところ"),
        State::Entered => lang.pick("being searched", "探索中"),
        State::Expanded => lang.pick("expanded", "展開済"),
        State::Evaluated => lang.pick("evaluated leaf", "評価済の端末"),
        State::Closed => lang.pick("closed", "確定した"),
        State::Returned => lang.pick("finished", "探索済"),
        State::Cut => lang.pick("cut", "カットされた"),
        State::PreCut => lang.pick(
            "dropped at selection (L_t ≥ U_t)",
            "選択時に除外 (L_t ≥ U_t)",
        ),
        State::Freed => lang.pick("freed", "解放された"),
    }
}

/// The same of a node of this run. Where nothing is at work any more, a search that was stopped
/// leaves nodes unfinished, and some that came to their end never say that they have left one.
pub fn state_in(run: &Run, now: State, lang: Lang) -> &'static str {
    match now {
        State::Entered | State::Selected if run.is_over() => match run.report() {
            Some(report) if report.complete() => state(State::Returned, lang),
            _ => lang.pick("not finished", "探索未了"),
        },
        now => state(now, lang),
    }
}

/// So many leaf evaluations: as many leaves where each of them was another one.
fn evaluations(visits: u64, leaves: Option<u64>, lang: Lang) -> String {
    let number = group(visits);
    let one = visits == 1;
    if leaves == Some(visits) {
        let noun = if one { "leaf" } else { "leaves" };
        lang.pick(format!("{number} {noun}"), format!("端末 {number}"))
    } else {
        let plural = if one { "" } else { "s" };
        lang.pick(
            format!("{number} evaluation{plural}"),
            format!("端末評価 {number}回"),
        )
    }
}

/// Whether what it evaluates need not be a leaf: iterations of a depth-first search end at a horizon.
fn has_a_horizon(run: &Run) -> bool {
    matches!(run.method(), Method::Window(_)) && !run.marks().iterations().is_empty()
}

/// The leaves of a run up to the moment shown, also those that were only counted.
pub fn leaves_now(run: &Run, lang: Lang) -> String {
    if !run.is_whole() && run.is_over() {
        return leaves_in_all(run, lang);
    }
    let leaves = run.moment().tally().leaves;
    let leaves = (run.is_whole() && !has_a_horizon(run)).then_some(leaves);
    evaluations(visits_now(run), leaves, lang)
}

/// The evaluations among them, repeats included.
pub fn visits_now(run: &Run) -> u64 {
    match run.is_whole() {
        true => run.moment().tally().visits,
        false => run.work_at(run.moment().now.events as u64).evaluations,
    }
}

/// The leaves of a run up to its end, or so far.
pub fn leaves_in_all(run: &Run, lang: Lang) -> String {
    let counts = run.counts();
    let leaves = match run.report() {
        Some(_) => counts.leaves,
        // Until the end nobody but the recorder knows whether a leaf was evaluated twice.
        None => {
            let tally = run.moment().tally();
            let all_different = tally.hidden == 0 && tally.visits == tally.leaves;
            all_different.then_some(counts.visits)
        }
    };
    let leaves = leaves.filter(|_| !has_a_horizon(run));
    evaluations(counts.visits, leaves, lang)
}

/// Nodes entered by a search, repeats included.
pub fn nodes_visited(count: u64, lang: Lang) -> String {
    let number = group(count);
    let noun = if count == 1 { "node" } else { "nodes" };
    lang.pick(
        format!("{number} {noun} visited"),
        format!("訪問節点 {number}"),
    )
}

pub fn nodes(count: u64, lang: Lang) -> String {
    let number = group(count);
    let noun = if count == 1 { "node" } else { "nodes" };
    lang.pick(format!("{number} {noun}"), format!("節点 {number}"))
}

/// The unit of the common clock.
pub fn clock(clock: Clock, lang: Lang) -> &'static str {
    match clock {
        Clock::Leaves => lang.pick("leaves", "端末数"),
        Clock::Expansions => lang.pick("expansions", "展開数"),
        Clock::Events => lang.pick("events", "イベント"),
        Clock::Bytes => lang.pick("bytes", "バイト"),
        Clock::Seconds => lang.pick("seconds", "秒"),
    }
}

/// What the common clock says, as an amount of work.
pub fn clock_reading(clock: Clock, value: f64, lang: Lang) -> String {
    let count = group(value.max(0.0) as u64);
    let plural = if value as u64 == 1 { "" } else { "s" };
    match clock {
        Clock::Leaves => lang.pick(
            format!("{count} leaf evaluation{plural}"),
            format!("端末評価{count}回"),
        ),
        Clock::Expansions => lang.pick(
            format!("{count} expansion{plural}"),
            format!("展開{count}回"),
        ),
        Clock::Events => lang.pick(
            format!("{count} event{plural}"),
            format!("イベント{count}件"),
        ),
        Clock::Bytes => lang.pick(format!("{count} byte{plural}"), format!("{count}バイト")),
        Clock::Seconds => lang.pick(format!("{value:.4} seconds"), format!("{value:.4}秒")),
    }
}

/// A node by its path: "root", "0.1.1".
pub fn node(run: &Run, node: NodeId, lang: Lang) -> String {
    if node == NodeId::ROOT {
        return lang.pick("root", "根").to_owned();
    }
    run.node_name(node, lang)
}

/// What an event is called.
pub fn kind(kind: Kind, lang: Lang) -> &'static str {
    match kind {
        Kind::Enter => lang.pick("enter", "入る"),
        Kind::Select => lang.pick("select", "選択"),
        Kind::Expand => lang.pick("expand", "展開"),
        Kind::Eval => lang.pick("evaluate", "評価"),
        Kind::Bounds => lang.pick("new bounds of", "上下界の更新"),
        Kind::Open => lang.pick("into OPEN", "OPENへ"),
        Kind::Unopen => lang.pick("out of OPEN", "OPENから除く"),
        Kind::PreCut => lang.pick("drop", "除外"),
        Kind::Cut => lang.pick("cut", "カット"),
        Kind::Close => lang.pick("close", "確定"),
        Kind::Return => lang.pick("leave", "戻る"),
        Kind::ReSearch => lang.pick("search again", "再探索"),
        Kind::Pass => lang.pick("pass", "パス"),
        Kind::Iteration => lang.pick("iteration", "反復"),
        Kind::Table => lang.pick("table", "表"),
        Kind::Done => lang.pick("done", "終了"),
        Kind::Hidden => lang.pick("only counted", "計数のみ"),
        Kind::Freed => lang.pick("free", "解放"),
        Kind::Floor => lang.pick("record less deep", "記録を浅く"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_becomes_a_sentence_and_a_sentence_stays_one() {
        let said = |text: &str| sentence(text, Lang::En);
        assert_eq!(said("line 8 is cut off"), "Line 8 is cut off.");
        assert_eq!(said("Read as KIF."), "Read as KIF.");
        assert_eq!(said("a.kif: no moves"), "a.kif: no moves.");
        assert_eq!(said(""), "");
        assert_eq!(said("α-β: limit"), "α-β: limit.");
        assert_eq!(sentence("石がありません", Lang::Ja), "石がありません。");
    }

    #[test]
    fn leaves_that_were_evaluated_again_are_evaluations() {
        let said = |visits, leaves| {
            let words = Lang::ALL.map(|lang| evaluations(visits, leaves, lang));
            words.join(" / ")
        };
        assert_eq!(said(1, Some(1)), "1 leaf / 端末 1");
        assert_eq!(said(1200, Some(1200)), "1,200 leaves / 端末 1,200");
        assert_eq!(said(14, Some(12)), "14 evaluations / 端末評価 14回");
        assert_eq!(said(1, None), "1 evaluation / 端末評価 1回");
        assert_eq!(said(0, Some(0)), "0 leaves / 端末 0");
    }
}
