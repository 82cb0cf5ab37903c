//! What is known of a node, in a few characters or words.

use super::looks::counting_of;
use crate::base::messages::{Lang, tr};
pub use crate::explain::why::number;
use crate::explain::why::{Method, NumberKind, Rule};
use crate::gui::model::Run;
pub use crate::problem::bounds_text;
use crate::problem::{Bounds, Value};

/// The merit of a member of OPEN, by which it is taken or not. Infinity stands for no merit at all
/// where nothing is chosen by it.
pub(super) fn merit_text(run: &Run, merit: Value, lang: Lang) -> Option<String> {
    let text = merit_of(run.method(), merit)?;
    Some(shortened(run, text, lang))
}

fn merit_of(method: Method, merit: Value) -> Option<String> {
    let (sign, decides) = match method {
        Method::Bounds(Rule::GreatestBeta) => ("β", true),
        Method::Bounds(Rule::LeastAlpha) => ("α", true),
        Method::States(_) => ("h", true),
        Method::Bounds(Rule::Leftmost | Rule::ByLot) => ("β", false),
        Method::Bounds(Rule::Unknown) => ("h", false),
        Method::Window(_) | Method::Allowance | Method::Numbers(_) => return None,
    };
    (decides || merit.is_finite()).then(|| format!("{sign} {}", number(merit)))
}

/// What the search has found out, where its end is shown: "win", "proved", "−8", "mate in 3".
pub fn outcome(run: &Run, lang: Lang) -> Option<String> {
    let value = run.value().filter(|_| run.is_over())?;
    // A proof search that is asked for a score asks a question of its own.
    let asks = |counting| !matches!(counting, NumberKind::Conspiracy | NumberKind::Minimax);
    match run.problem().answer(Bounds::exact(value), lang) {
        Some(answer) => Some(answer),
        None if counting_of(run).is_some_and(asks) => {
            Some(known_words(run, run.moment().root(), lang))
        }
        None => Some(spelled(run, number(value), lang)),
    }
}

/// The same with its name, where it is a mere number: "value −8".
pub fn outcome_words(run: &Run, lang: Lang) -> Option<String> {
    let text = outcome(run, lang)?;
    let is_number = |c: char| c.is_ascii_digit() || c == '−';
    Some(match text.chars().all(is_number) {
        true => tr!(lang, watch_value_texts, text),
        false => text,
    })
}

/// What is known of a node, with its name: "value 7", "win", "pn/dn 2/3", "proved".
pub fn known_words(run: &Run, known: Bounds, lang: Lang) -> String {
    let Some(counting) = counting_of(run) else {
        return run.problem().answer(known, lang).unwrap_or_else(|| {
            let text = spelled(run, bounds_text(known), lang);
            tr!(lang, watch_value_texts, text)
        });
    };
    let text = known_text(run, known, lang);
    let (first, second) = counting.symbols();
    match counting.answer(known) {
        Some(true) => tr!(lang, watch_proved_texts).to_owned(),
        Some(false) => tr!(lang, watch_disproved_texts).to_owned(),
        None => match second.filter(|_| counting.has_two()) {
            Some(second) => format!("{first}/{second} {text}"),
            None if counting.has_two() || first != "↑" => format!("{first} {text}"),
            None => text,
        },
    }
}

/// What is known of a node: bounds of its value, or the numbers of a proof search.
/// A mate is as short as a number.
pub fn known_text(run: &Run, known: Bounds, lang: Lang) -> String {
    match run.method() {
        Method::Numbers(counting) => counting.text(known),
        _ => shortened(run, bounds_text(known), lang),
    }
}

/// What is said of a run of shogi, with "mate in 3" in place of the number that stands for it.
pub fn spelled(run: &Run, text: String, lang: Lang) -> String {
    run.problem().spelled(text, lang)
}

/// The same in a few characters: M3, −M4.
pub fn shortened(run: &Run, text: String, lang: Lang) -> String {
    run.problem().shortened(text, lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infinite_merit_is_written_where_nodes_are_chosen_by_it() {
        let text = |rule, merit| merit_of(Method::Bounds(rule), merit);
        let is = |text: &str| Some(text.to_owned());
        assert_eq!(text(Rule::GreatestBeta, Value::INF), is("β +∞"));
        assert_eq!(text(Rule::GreatestBeta, Value::new(25)), is("β 25"));
        assert_eq!(text(Rule::LeastAlpha, Value::NEG_INF), is("α −∞"));
        assert_eq!(text(Rule::Leftmost, Value::INF), None);
    }
}
