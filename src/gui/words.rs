//! Words for things of the engine that have none of their own.

use super::model::{Model, Run};
use crate::base::messages::{Lang, tr};
use crate::explain::question;
use crate::explain::why::Method;
use crate::problem::{Game, Player, Position, Question};
use crate::session::Clock;
use crate::trace::{Kind, NodeId, State};

/// Whether the window speaks of OR and AND where it else speaks of MAX and MIN: where the answer
/// is yes or no, or every search asks so.
fn speaks_of_proof(model: &Model) -> bool {
    let problem = model.shown_problem();
    let by_numbers = |choice| question::Rule::of(choice).counting().is_some();
    problem.position.is_true_or_false()
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
    let ends = |c: char| tr!(lang, watch_ends_of_sentences).contains(c);
    if text.chars().next_back().is_some_and(|last| !ends(last)) {
        text += tr!(lang, watch_words_form);
    }
    text
}

/// What neither of the two that are compared has searched: where there are others, they may have.
pub fn by_neither(model: &Model) -> &'static str {
    match model.runs().count() > 2 {
        true => tr!(model.lang(), watch_neither),
        false => tr!(model.lang(), watch_nobody),
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
    tr!(model.lang(), watch_but_not_both, name)
}

/// What of two runs is compared where a recording is cut: nodes above the floor.
pub fn recorded_by_both(floor: u32, lang: Lang) -> String {
    match floor.checked_sub(1) {
        Some(depth) => tr!(lang, watch_nodes_to_depth_now_recorded, depth),
        None => tr!(lang, watch_nothing_is_recorded_by_both).to_owned(),
    }
}

/// Which game it is.
pub fn game(position: &Position, lang: Lang) -> &'static str {
    match Game::of(position) {
        Some(game) => game.title().get(lang),
        None => tr!(lang, watch_another_game),
    }
}

/// What has become of a node.
pub fn state(state: State, lang: Lang) -> &'static str {
    match state {
        State::Ungenerated => tr!(lang, watch_not_generated),
        State::Generated => tr!(lang, watch_generated_waiting),
        State::Open => tr!(lang, watch_in_open_words),
        State::Dormant => tr!(lang, watch_in_open_dormant),
        State::Selected => tr!(lang, watch_just_selected),
        State::Entered => tr!(lang, watch_being_searched),
        State::Expanded => tr!(lang, watch_expanded),
        State::Evaluated => tr!(lang, watch_evaluated_leaf),
        State::Closed => tr!(lang, watch_closed),
        State::Returned => tr!(lang, watch_finished),
        State::Cut => tr!(lang, watch_cut_words),
        State::PreCut => tr!(lang, watch_dropped_at_selection_l_t),
        State::Freed => tr!(lang, watch_freed_words),
    }
}

/// The same of a node of this run. Where nothing is at work any more, a search that was stopped
/// leaves nodes unfinished, and some that came to their end never say that they have left one.
pub fn state_in(run: &Run, now: State, lang: Lang) -> &'static str {
    match now {
        State::Entered | State::Selected if run.is_over() => match run.report() {
            Some(report) if report.complete() => state(State::Returned, lang),
            _ => tr!(lang, watch_not_finished),
        },
        now => state(now, lang),
    }
}

/// So many leaf evaluations: as many leaves where each of them was another one.
fn evaluations(visits: u64, leaves: Option<u64>, lang: Lang) -> String {
    match leaves == Some(visits) {
        true => tr!(lang, watch_so_many_leaves, count = visits),
        false => tr!(lang, watch_so_many_evaluations, count = visits),
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
    tr!(lang, watch_so_many_nodes_visited, count)
}

pub fn nodes(count: u64, lang: Lang) -> String {
    tr!(lang, watch_so_many_nodes, count)
}

/// The unit of the common clock.
pub fn clock(clock: Clock, lang: Lang) -> &'static str {
    match clock {
        Clock::Leaves => tr!(lang, watch_leaves_dial),
        Clock::Expansions => tr!(lang, watch_expansions),
        Clock::Events => tr!(lang, watch_events),
        Clock::Bytes => tr!(lang, watch_bytes),
        Clock::Seconds => tr!(lang, watch_seconds),
    }
}

/// What the common clock says, as an amount of work.
pub fn clock_reading(clock: Clock, value: f64, lang: Lang) -> String {
    let count = value.max(0.0) as u64;
    match clock {
        Clock::Leaves => tr!(lang, watch_so_many_leaf_evaluations, count),
        Clock::Expansions => tr!(lang, watch_so_many_expansions, count),
        Clock::Events => tr!(lang, watch_so_many_events, count),
        Clock::Bytes => tr!(lang, watch_so_many_bytes, count),
        Clock::Seconds => tr!(lang, watch_seconds_words, value),
    }
}

/// A node by its path: "root", "0.1.1".
pub fn node(run: &Run, node: NodeId, lang: Lang) -> String {
    if node == NodeId::ROOT {
        return tr!(lang, watch_root).to_owned();
    }
    run.node_name(node, lang)
}

/// What an event is called.
pub fn kind(kind: Kind, lang: Lang) -> &'static str {
    match kind {
        Kind::Enter => tr!(lang, watch_enter),
        Kind::Select => tr!(lang, watch_select),
        Kind::Expand => tr!(lang, watch_expand),
        Kind::Eval => tr!(lang, watch_evaluate),
        Kind::Bounds => tr!(lang, watch_new_bounds_of),
        Kind::Open => tr!(lang, watch_into_open),
        Kind::Unopen => tr!(lang, watch_out_of_open),
        Kind::PreCut => tr!(lang, watch_drop),
        Kind::Cut => tr!(lang, watch_cut),
        Kind::Close => tr!(lang, watch_close_words),
        Kind::Return => tr!(lang, watch_leave),
        Kind::ReSearch => tr!(lang, watch_search_again),
        Kind::Pass => tr!(lang, watch_pass),
        Kind::Iteration => tr!(lang, watch_iteration),
        Kind::Table => tr!(lang, watch_table),
        Kind::Done => tr!(lang, watch_done_words),
        Kind::Hidden => tr!(lang, watch_only_counted),
        Kind::Freed => tr!(lang, watch_free),
        Kind::Floor => tr!(lang, watch_record_less_deep),
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
