//! What is known of a node, in a few characters or words.

use super::looks::counting_of;
use crate::game::text::Lang;
use crate::gui::model::Run;
use crate::problem::{Bounds, MATE, Position, Value};
use crate::trace::why::{Method, Rule};

/// The merit of a member of OPEN, by which it is taken or not. Infinity stands for no merit at all
/// where nothing is chosen by it.
pub(super) fn merit_text(method: Method, merit: Value) -> Option<String> {
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

/// The same with its name: "value 7", "pn/dn 2/3", "proved".
pub fn known_words(run: &Run, known: Bounds, lang: Lang) -> String {
    let text = known_text(run, known);
    let Some(counting) = counting_of(run) else {
        return lang.pick(format!("value {text}"), format!("値 {text}"));
    };
    let (first, second) = counting.symbols();
    match counting.answer(known) {
        Some(true) => lang.pick("proved", "証明済み").to_owned(),
        Some(false) => lang.pick("disproved", "反証済み").to_owned(),
        None => match second.filter(|_| counting.has_two()) {
            Some(second) => format!("{first}/{second} {text}"),
            None if counting.has_two() || first != "↑" => format!("{first} {text}"),
            None => text,
        },
    }
}

/// What is known of a node: bounds of its value, or the numbers of a proof search.
pub fn known_text(run: &Run, known: Bounds) -> String {
    match run.method() {
        Method::Numbers(counting) => counting.text(known),
        _ => bounds_text(known),
    }
}

/// Bounds in a few characters: 7, ≥3, ≤8, 3–8.
pub fn bounds_text(bounds: Bounds) -> String {
    match (bounds.lower, bounds.upper) {
        (lower, upper) if lower == upper => lower.to_string(),
        (lower, Value::INF) => format!("≥{lower}"),
        (Value::NEG_INF, upper) => format!("≤{upper}"),
        (lower, upper) => format!("{lower}–{upper}"),
    }
}

/// Infinities as people write them.
pub fn number(value: Value) -> String {
    match value {
        Value::INF => "+∞".to_owned(),
        Value::NEG_INF => "−∞".to_owned(),
        value => value.to_string(),
    }
}

/// What is said of a run of shogi, with "mate in 3" in place of the number that stands for it.
pub fn spelled(run: &Run, text: String, lang: Lang) -> String {
    let problem = run.problem();
    let counts_plies =
        matches!(problem.position, Position::Shogi(_)) && !problem.question.is_tsume();
    match counts_plies {
        true => spell_mates(&text, lang),
        false => text,
    }
}

/// Longer mates than this nobody finds.
const LONGEST_MATE: i32 = 1000;

fn spell_mates(text: &str, lang: Lang) -> String {
    let mut spelled = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let digits = &rest[start..];
        let end = digits.find(|c: char| !c.is_ascii_digit());
        let (digits, after) = digits.split_at(end.unwrap_or(digits.len()));
        let before = &rest[..start];
        let value: i32 = digits.parse().unwrap_or(0);
        let plies = MATE - value;
        if (0..LONGEST_MATE).contains(&plies) {
            let positive = before.trim_end_matches(['−', '-']);
            spelled += positive;
            spelled += &match positive == before {
                true => lang.pick(format!("mate in {plies}"), format!("{plies}手詰")),
                false => lang.pick(
                    format!("mated in {plies}"),
                    format!("{plies}手で詰まされる"),
                ),
            };
        } else {
            spelled += before;
            spelled += digits;
        }
        rest = after;
    }
    spelled + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mate_is_told_in_words() {
        let said = |text| spell_mates(text, Lang::En);
        assert_eq!(said("the root's α = 999999"), "the root's α = mate in 1");
        assert_eq!(said("−999998 … 120"), "mated in 2 … 120");
        assert_eq!(said("event 12"), "event 12");
        assert_eq!(spell_mates("= 999997", Lang::Ja), "= 3手詰");
    }

    #[test]
    fn infinite_merit_is_written_where_nodes_are_chosen_by_it() {
        let text = |rule, merit| merit_text(Method::Bounds(rule), merit);
        let is = |text: &str| Some(text.to_owned());
        assert_eq!(text(Rule::GreatestBeta, Value::INF), is("β +∞"));
        assert_eq!(text(Rule::GreatestBeta, Value::new(25)), is("β 25"));
        assert_eq!(text(Rule::LeastAlpha, Value::NEG_INF), is("α −∞"));
        assert_eq!(text(Rule::Leftmost, Value::INF), None);
    }
}
