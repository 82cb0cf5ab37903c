//! What is asked and what is answered, in a person's words.

use super::definition::Problem;
use super::question::{Evaluator, Order, Question, Scoring};
use super::value::{Bounds, Value};
use crate::base::messages::{Lang, tr};

impl Question {
    pub fn words(self, lang: Lang) -> String {
        match self {
            Question::Score => tr!(lang, problem_exact_value).to_owned(),
            Question::Wld => tr!(lang, problem_win_draw_or_loss).to_owned(),
            Question::AtLeast(least) => {
                let least = minus(least.to_string());
                tr!(lang, problem_value_at_least, least)
            }
            Question::Depth(plies) => tr!(lang, problem_value_at_depth, plies),
            Question::Mate => tr!(lang, problem_mate_by_checks).to_owned(),
            Question::Helpmate => tr!(lang, problem_helpmate).to_owned(),
        }
    }
}

impl Order {
    pub fn words(self, lang: Lang) -> &'static str {
        match self {
            Order::Generation => tr!(lang, problem_as_generated),
            Order::Squares => tr!(lang, problem_by_squares_corners_first),
            Order::Replies => tr!(lang, problem_fewest_replies_first),
            Order::Evaluator => tr!(lang, problem_best_by_the_evaluator_first),
            Order::Material => tr!(lang, problem_by_material_won),
            Order::Positional => tr!(lang, problem_by_material_and_place),
        }
    }
}

impl Scoring {
    /// Whose the squares are that stay empty.
    pub fn words(self, lang: Lang) -> &'static str {
        match self {
            Scoring::Plain => tr!(lang, problem_for_nobody),
            Scoring::Winner => tr!(lang, problem_for_the_winner),
        }
    }
}

impl Evaluator {
    pub fn words(self, lang: Lang) -> &'static str {
        match self {
            Evaluator::Discs => tr!(lang, problem_discs),
            Evaluator::Material => tr!(lang, problem_material),
            Evaluator::Positional => tr!(lang, problem_positional),
        }
    }
}

impl Problem {
    /// What is asked, with whatever is not as usual: "exact value · fewest replies first".
    pub fn asked(&self, lang: Lang) -> String {
        let mut words = vec![match self.position.is_true_or_false() {
            true => tr!(lang, problem_true_or_false).to_owned(),
            false => self.question.words(lang),
        }];
        if self.order != Order::default() {
            words.push(self.position.order_name(self.order, lang).to_owned());
        }
        if self.scoring != Scoring::default() {
            let whose = self.scoring.words(lang);
            words.push(tr!(lang, problem_empties, whose));
        }
        let usual = self.position.evaluators().first();
        let is_asked = self.question.depth().is_some() || self.order == Order::Evaluator;
        if is_asked && usual.is_some_and(|&usual| usual != self.evaluator) {
            let evaluator = self.position.evaluator_name(self.evaluator, lang);
            words.push(tr!(lang, problem_evaluator, evaluator));
        }
        if self.quiescence {
            words.push(tr!(lang, problem_quiescence).to_owned());
        }
        words.join(" · ")
    }

    /// What a search has found out: "win", "−8", "≥3", "less than 1", "mate in 3"; "?" if nothing.
    pub fn found(&self, known: Bounds, lang: Lang) -> String {
        let window = self.question.window();
        let unknown = known.lower <= window.lower && known.upper >= window.upper;
        match self.answer(known, lang) {
            Some(answer) => answer,
            None if unknown => "?".to_owned(),
            None => self.spelled(bounds_text(known), lang),
        }
    }

    /// What bounds of a value mean as an answer to the question, where that is not a number.
    pub fn answer(&self, known: Bounds, lang: Lang) -> Option<String> {
        let [loss, draw, win] = [-1, 0, 1].map(Value::new);
        let yes = match known {
            Bounds { lower, .. } if lower >= win => true,
            Bounds { upper, .. } if upper <= draw => false,
            _ => {
                let not_lost = self.question == Question::Wld && known.lower == draw;
                return not_lost.then(|| tr!(lang, problem_draw_or_win).to_owned());
            }
        };
        let text = match (self.question, yes) {
            (Question::Wld, true) => tr!(lang, problem_win),
            (Question::Wld, false) if known.lower == draw => tr!(lang, problem_draw),
            (Question::Wld, false) if known.upper <= loss => tr!(lang, problem_loss),
            (Question::Wld, false) => tr!(lang, problem_draw_or_loss),
            (Question::Mate | Question::Helpmate, true) => tr!(lang, problem_mate),
            (Question::Mate | Question::Helpmate, false) => tr!(lang, problem_no_mate),
            (Question::AtLeast(least), yes) => {
                let least = minus(least.to_string());
                return Some(match yes {
                    true => tr!(lang, problem_at_least, least),
                    false => tr!(lang, problem_less_than, least),
                });
            }
            (Question::Score | Question::Depth(_), _) if !self.position.is_true_or_false() => {
                return None;
            }
            (Question::Score | Question::Depth(_), true) => tr!(lang, problem_proved),
            (Question::Score | Question::Depth(_), false) => tr!(lang, problem_disproved),
        };
        Some(text.to_owned())
    }

    /// What is said of shogi, with "mate in 3" in place of the number that stands for it.
    pub fn spelled(&self, text: String, lang: Lang) -> String {
        match self.mate() {
            Some(mate) => spell_mates(&text, mate, |is_mated, plies| match is_mated {
                false => tr!(lang, problem_mate_in, plies),
                true => tr!(lang, problem_mated_in, plies),
            }),
            None => text,
        }
    }

    /// The same in a few characters: M3, −M4.
    pub fn shortened(&self, text: String, lang: Lang) -> String {
        match self.mate() {
            Some(mate) => spell_mates(&text, mate, |is_mated, plies| {
                let sign = if is_mated { "−" } else { "" };
                tr!(lang, problem_m, sign, plies)
            }),
            None => text,
        }
    }

    /// What a mate is worth, less the moves to it, where great numbers stand for mates.
    fn mate(&self) -> Option<i32> {
        self.position.mate().filter(|_| !self.question.is_tsume())
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

/// Longer mates than this nobody finds.
const LONGEST_MATE: i32 = 1000;

fn spell_mates(text: &str, mate: i32, spell: impl Fn(bool, i32) -> String) -> String {
    let mut spelled = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let digits = &rest[start..];
        let end = digits.find(|c: char| !c.is_ascii_digit());
        let (digits, after) = digits.split_at(end.unwrap_or(digits.len()));
        let before = &rest[..start];
        let value: i32 = digits.parse().unwrap_or(0);
        let plies = mate - value;
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
    use crate::problem::{Game, Hints, read};

    #[test]
    fn a_mate_is_told_in_place_of_its_number() {
        let said = |text| {
            spell_mates(text, 1_000_000, |is_mated, plies| match is_mated {
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
            problem.answer(bounds, Lang::En)
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
        let bounds = Bounds {
            lower: Value::new(-8),
            upper: Value::new(3),
        };
        assert_eq!(bounds_text(bounds), "−8–3");
    }

    #[test]
    fn what_is_known_is_said_as_the_question_wants_it() {
        let (position, _) = read("[3 5]", Hints::default()).unwrap();
        let found = |question, lower, upper| {
            let problem = Problem {
                question,
                ..Problem::new(position.clone())
            };
            problem.found(Bounds { lower, upper }, Lang::En)
        };
        let [zero, one] = [0, 1].map(Value::new);
        let (low, high) = (Value::NEG_INF, Value::INF);
        assert_eq!(found(Question::Score, one, one), "1");
        assert_eq!(found(Question::Score, Value::new(-26), high), "≥−26");
        assert_eq!(found(Question::Score, low, Value::new(-18)), "≤−18");
        assert_eq!(found(Question::Score, low, high), "?");
        assert_eq!(found(Question::AtLeast(1), zero, zero), "less than 1");
        assert_eq!(found(Question::AtLeast(1), zero, one), "?");
        assert_eq!(found(Question::Wld, zero, one), "draw or win");
    }

    #[test]
    fn what_is_not_as_usual_belongs_to_the_question() {
        let hints = Hints {
            game: Some(Game::Othello),
            ..Hints::default()
        };
        let (position, _) = read("start", hints).unwrap();
        let plain = Problem::new(position);
        assert_eq!(plain.asked(Lang::En), "exact value");
        let other = Problem {
            question: Question::Depth(4),
            order: Order::Replies,
            scoring: Scoring::Winner,
            evaluator: Evaluator::Positional,
            ..plain
        };
        assert_eq!(
            other.asked(Lang::En),
            "value at depth 4 · fewest replies first · empties for the winner · evaluator: positional"
        );
        assert_eq!(
            other.asked(Lang::Ja),
            "深さ4での値 · 応手の少ない順 · 空きマスは勝者のもの · 評価関数: 位置と着手数"
        );
    }
}
