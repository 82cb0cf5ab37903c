//! What is asked and what is answered, in a person's words.

use super::position::Position;
use super::question::{Evaluator, Order, Question, Scoring};
use super::shogi::MATE;
use super::statement::Problem;
use super::value::{Bounds, Value};
use crate::game::text::Lang;

impl Question {
    pub fn words(self, lang: Lang) -> String {
        match self {
            Question::Score => lang.pick("exact value", "正確な値").to_owned(),
            Question::Wld => lang
                .pick("win, draw or loss", "勝ち・引分け・負け")
                .to_owned(),
            Question::AtLeast(least) => {
                let least = minus(least.to_string());
                lang.pick(
                    format!("value at least {least}"),
                    format!("値が{least}以上か"),
                )
            }
            Question::Depth(plies) => lang.pick(
                format!("value at depth {plies}"),
                format!("深さ{plies}での値"),
            ),
            Question::Mate => lang.pick("mate by checks", "詰むか(王手の連続)").to_owned(),
            Question::Helpmate => lang.pick("helpmate", "ばか詰").to_owned(),
        }
    }
}

impl Order {
    pub fn words(self, lang: Lang) -> &'static str {
        match self {
            Order::Generation => lang.pick("as generated", "生成順"),
            Order::Squares => lang.pick("by squares, corners first", "マスの優先順(隅から)"),
            Order::Replies => lang.pick("fewest replies first", "応手の少ない順"),
            Order::Evaluator => lang.pick("best by the evaluator first", "評価の高い順"),
            Order::Material => lang.pick("by material won", "駒得の順"),
            Order::Positional => lang.pick("by material and place", "駒得と位置の順"),
        }
    }
}

impl Scoring {
    /// Whose the squares are that stay empty.
    pub fn words(self, lang: Lang) -> &'static str {
        match self {
            Scoring::Plain => lang.pick("for nobody", "数えない"),
            Scoring::Winner => lang.pick("for the winner", "勝者のもの"),
        }
    }
}

impl Evaluator {
    pub fn words(self, position: &Position, lang: Lang) -> &'static str {
        match self {
            Evaluator::Discs => lang.pick("discs", "石の差"),
            Evaluator::Material => lang.pick("material", "駒の損得"),
            Evaluator::Positional if matches!(position, Position::Shogi(_)) => {
                lang.pick("material and place", "駒の損得と位置")
            }
            Evaluator::Positional => lang.pick("positional", "位置と着手数"),
        }
    }
}

impl Problem {
    /// What is asked, with whatever is not as usual: "exact value · fewest replies first".
    pub fn asked(&self, lang: Lang) -> String {
        let mut words = vec![match self.position {
            Position::AndOr(_) => lang.pick("true or false", "真か偽か").to_owned(),
            _ => self.question.words(lang),
        }];
        if self.order != Order::default() {
            words.push(self.order.words(lang).to_owned());
        }
        if self.scoring != Scoring::default() {
            let whose = self.scoring.words(lang);
            words.push(lang.pick(format!("empties {whose}"), format!("空きマスは{whose}")));
        }
        let usual = self.position.evaluators().first();
        let is_asked = self.question.depth().is_some() || self.order == Order::Evaluator;
        if is_asked && usual.is_some_and(|&usual| usual != self.evaluator) {
            let evaluator = self.evaluator.words(&self.position, lang);
            words.push(lang.pick(
                format!("evaluator: {evaluator}"),
                format!("評価関数: {evaluator}"),
            ));
        }
        if self.quiescence {
            words.push(lang.pick("quiescence", "静止探索").to_owned());
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
                return not_lost.then(|| lang.pick("draw or win", "引き分け以上").to_owned());
            }
        };
        let text = match (self.question, yes) {
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
            (Question::Score | Question::Depth(_), yes) => match (&self.position, yes) {
                (Position::AndOr(_), true) => lang.pick("proved", "証明済み"),
                (Position::AndOr(_), false) => lang.pick("disproved", "反証済み"),
                _ => return None,
            },
        };
        Some(text.to_owned())
    }

    /// What is said of shogi, with "mate in 3" in place of the number that stands for it.
    pub fn spelled(&self, text: String, lang: Lang) -> String {
        match self.counts_plies() {
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
    pub fn shortened(&self, text: String, lang: Lang) -> String {
        match self.counts_plies() {
            true => spell_mates(&text, |is_mated, plies| {
                let sign = if is_mated { "−" } else { "" };
                lang.pick(format!("{sign}M{plies}"), format!("{sign}詰{plies}"))
            }),
            false => text,
        }
    }

    /// Whether great numbers stand for mates, and how many moves there are to them.
    fn counts_plies(&self) -> bool {
        matches!(self.position, Position::Shogi(_)) && !self.question.is_tsume()
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
    use crate::problem::{Game, Hints, read};

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
