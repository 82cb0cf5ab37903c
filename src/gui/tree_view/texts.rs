//! What is known of a node, in a few characters or words.

use super::looks::counting_of;
use crate::game::text::Lang;
use crate::gui::model::Run;
use crate::problem::{Bounds, MATE, Position, Problem, Question, Value};
pub use crate::trace::why::number;
use crate::trace::why::{Counting, Method, Rule};

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
    let asks = |counting| !matches!(counting, Counting::Conspiracy | Counting::Minimax);
    match answer(run.problem(), Bounds::exact(value), lang) {
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
        true => lang.pick(format!("value {text}"), format!("値 {text}")),
        false => text,
    })
}

/// What bounds of a value mean as an answer to the question, where that is not a number.
fn answer(problem: &Problem, known: Bounds, lang: Lang) -> Option<String> {
    let [loss, draw, win] = [-1, 0, 1].map(Value::new);
    let yes = match known {
        Bounds { lower, .. } if lower >= win => true,
        Bounds { upper, .. } if upper <= draw => false,
        _ => {
            let not_lost = problem.question == Question::Wld && known.lower == draw;
            return not_lost.then(|| lang.pick("draw or win", "引き分け以上").to_owned());
        }
    };
    let text = match (problem.question, yes) {
        (Question::Wld, true) => lang.pick("win", "勝ち"),
        (Question::Wld, false) if known.lower == draw => lang.pick("draw", "引き分け"),
        (Question::Wld, false) if known.upper <= loss => lang.pick("loss", "負け"),
        (Question::Wld, false) => lang.pick("draw or loss", "引き分け以下"),
        (Question::Mate | Question::Helpmate, true) => lang.pick("mate", "詰み"),
        (Question::Mate | Question::Helpmate, false) => lang.pick("no mate", "不詰"),
        (Question::AtLeast(least), yes) => {
            let least = minus(least.to_string());
            return Some(match yes {
                true => lang.pick(format!("at least {least}"), format!("{least}以上")),
                false => lang.pick(format!("less than {least}"), format!("{least}未満")),
            });
        }
        (Question::Score | Question::Depth(_), yes) => match (&problem.position, yes) {
            (Position::AndOr(_), true) => lang.pick("proved", "証明済み"),
            (Position::AndOr(_), false) => lang.pick("disproved", "反証済み"),
            _ => return None,
        },
    };
    Some(text.to_owned())
}

/// What is known of a node, with its name: "value 7", "win", "pn/dn 2/3", "proved".
pub fn known_words(run: &Run, known: Bounds, lang: Lang) -> String {
    let Some(counting) = counting_of(run) else {
        return answer(run.problem(), known, lang).unwrap_or_else(|| {
            let text = spelled(run, bounds_text(known), lang);
            lang.pick(format!("value {text}"), format!("値 {text}"))
        });
    };
    let text = known_text(run, known, lang);
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
/// A mate is as short as a number.
pub fn known_text(run: &Run, known: Bounds, lang: Lang) -> String {
    match run.method() {
        Method::Numbers(counting) => counting.text(known),
        _ => shortened(run, bounds_text(known), lang),
    }
}

/// Bounds in a few characters: 7, ≥3, ≤8, 3–8.
pub fn bounds_text(bounds: Bounds) -> String {
    minus(match (bounds.lower, bounds.upper) {
        (lower, upper) if lower == upper => lower.to_string(),
        (lower, Value::INF) => format!("≥{lower}"),
        (Value::NEG_INF, upper) => format!("≤{upper}"),
        (lower, upper) => format!("{lower}–{upper}"),
    })
}

/// With the true sign, which stands off better than a hyphen.
fn minus(text: String) -> String {
    text.replace('-', "−")
}

/// What is said of a run of shogi, with "mate in 3" in place of the number that stands for it.
pub fn spelled(run: &Run, text: String, lang: Lang) -> String {
    match counts_plies(run.problem()) {
        true => spell_mates(&text, |is_mated, plies| match is_mated {
            false => lang.pick(format!("mate in {plies}"), format!("{plies}手詰")),
            true => lang.pick(
                format!("mated in {plies}"),
                format!("{plies}手で詰まされる"),
            ),
        }),
        false => text,
    }
}

/// The same in a few characters: M3, −M4.
pub fn shortened(run: &Run, text: String, lang: Lang) -> String {
    match counts_plies(run.problem()) {
        true => spell_mates(&text, |is_mated, plies| {
            let sign = if is_mated { "−" } else { "" };
            lang.pick(format!("{sign}M{plies}"), format!("{sign}詰{plies}"))
        }),
        false => text,
    }
}

/// Whether great numbers stand for mates, and how many moves there are to them.
fn counts_plies(problem: &Problem) -> bool {
    matches!(problem.position, Position::Shogi(_)) && !problem.question.is_tsume()
}

/// Longer mates than this nobody finds.
const LONGEST_MATE: i32 = 1000;

fn spell_mates(text: &str, spell: impl Fn(bool, i32) -> String) -> String {
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
            spelled += &spell(positive != before, plies);
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
    use crate::problem::{Hints, read};

    #[test]
    fn a_mate_is_told_in_place_of_its_number() {
        let said = |text| {
            spell_mates(text, |is_mated, plies| match is_mated {
                false => format!("M{plies}"),
                true => format!("−M{plies}"),
            })
        };
        assert_eq!(said("the root's α = 999999"), "the root's α = M1");
        assert_eq!(said("−999998 … 120"), "−M2 … 120");
        assert_eq!(said("≥999997"), "≥M3");
        assert_eq!(said("event 12"), "event 12");
    }

    #[test]
    fn an_answer_is_a_word_where_the_question_wants_one() {
        let of = |text: &str, question, (lower, upper): (i32, i32)| {
            let (position, _) = read(text, Hints::default()).unwrap();
            let problem = Problem {
                question,
                ..Problem::new(position)
            };
            let bounds = Bounds {
                lower: Value::new(lower),
                upper: Value::new(upper),
            };
            answer(&problem, bounds, Lang::En)
        };
        let tree = |question, bounds| of("[3 5]", question, bounds);
        let is = |text: &str| Some(text.to_owned());
        assert_eq!(tree(Question::Wld, (1, 1)), is("win"));
        assert_eq!(tree(Question::Wld, (0, 0)), is("draw"));
        assert_eq!(tree(Question::Wld, (-1, -1)), is("loss"));
        assert_eq!(tree(Question::Wld, (0, 1)), is("draw or win"));
        assert_eq!(tree(Question::Wld, (-1, 0)), is("draw or loss"));
        assert_eq!(tree(Question::Wld, (-1, 1)), None);
        assert_eq!(tree(Question::AtLeast(-4), (1, 1)), is("at least −4"));
        assert_eq!(tree(Question::Score, (1, 1)), None);
    }

    #[test]
    fn negative_numbers_have_a_true_sign() {
        assert_eq!(number(Value::new(-8)), "−8");
        let bounds = Bounds {
            lower: Value::new(-8),
            upper: Value::new(3),
        };
        assert_eq!(bounds_text(bounds), "−8–3");
    }

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
