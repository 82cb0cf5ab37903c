//! Why a text is no position and a position no problem, in every language.

use super::definition::{LineError, ProblemError};
use super::display::MoveError;
use super::read::ReadError;
use super::reason::Reason;
use super::transitions::TransitionsError;
use crate::base::messages::{Lang, Localize, localized_error, tr};

localized_error!(
    ReadError,
    ProblemError,
    LineError,
    MoveError,
    TransitionsError
);

impl Localize for ReadError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            ReadError::Refused(refusal) => refusal.reason.localize(lang),
            ReadError::Nothing => tr!(lang, problem_read_nothing).to_owned(),
            ReadError::Events => tr!(lang, problem_read_events).to_owned(),
            ReadError::Unknown(text) => tr!(lang, problem_read_unknown, text),
        }
    }
}

impl Localize for ProblemError {
    fn localize(&self, lang: Lang) -> String {
        match *self {
            ProblemError::NoOrder { order, game, known } => {
                let (order, known) = (order.name(), listed(known, lang));
                tr!(lang, problem_no_order, order, game, known)
            }
            ProblemError::NoEvaluator {
                evaluator,
                game,
                known,
            } => {
                let (evaluator, known) = (evaluator.name(), listed(known, lang));
                tr!(lang, problem_no_evaluator, evaluator, game, known)
            }
            ProblemError::NeedsDepth(question) => {
                tr!(lang, problem_needs_depth, question = question.to_string())
            }
            ProblemError::NotShogi(question) => {
                tr!(lang, problem_not_shogi, question = question.to_string())
            }
            ProblemError::Refused(ref reason) => reason.localize(lang),
            ProblemError::Free(ref game) if game.is_empty() => {
                tr!(lang, problem_rules_unknown).to_owned()
            }
            ProblemError::Free(ref game) => tr!(lang, problem_rules_of_game_unknown, game),
            ProblemError::Barred(ref reasons) => barred(reasons, lang),
        }
    }
}

/// Names of the command line, one after the other.
fn listed<T: ToString>(names: &[T], lang: Lang) -> String {
    let names = names.iter().map(ToString::to_string);
    let listed = names.reduce(|first, next| tr!(lang, problem_known_and, first, next));
    listed.unwrap_or_default()
}

/// A position with these reasons against it.
fn barred(reasons: &[Reason], lang: Lang) -> String {
    let reasons = reasons.iter().map(|reason| reason.localize(lang));
    let reasons = reasons.reduce(|first, next| tr!(lang, problem_barred_and, first, next));
    tr!(lang, problem_barred, reasons = reasons.unwrap_or_default())
}

impl Localize for LineError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            LineError::Empty => tr!(lang, problem_line_empty).to_owned(),
            LineError::Move { number, reason } => {
                tr!(
                    lang,
                    problem_line_move,
                    number,
                    reason = reason.localize(lang)
                )
            }
            LineError::NoTree(reason) => reason.localize(lang),
        }
    }
}

impl Localize for MoveError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            MoveError::NotAnIndex(text) => tr!(lang, problem_move_not_an_index, text),
            MoveError::NoChild { index, count } => {
                tr!(lang, problem_move_no_child, index, count)
            }
            MoveError::NotASquare(text) => tr!(lang, problem_move_not_a_square, text),
            MoveError::Illegal(name) => tr!(lang, problem_move_illegal, name),
            MoveError::Refused(reason) => reason.localize(lang),
        }
    }
}

impl Localize for TransitionsError {
    fn localize(&self, lang: Lang) -> String {
        match *self {
            TransitionsError::Ron(ref error) => tr!(
                lang,
                problem_transitions_unreadable,
                line = error.span.start.line,
                column = error.span.start.col,
                why = error.code.to_string(),
            ),
            TransitionsError::Mismatch(found, categories, wanted, number) => tr!(
                lang,
                problem_transitions_mismatch,
                found,
                categories,
                wanted,
                number,
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::base::messages::{Lang, Localize as _};
    use crate::problem::{Hints, Problem, read};

    #[test]
    fn a_refusal_is_said_in_either_language() {
        let said = |text: &str, lang| {
            let error = read(text, Hints::default()).unwrap_err();
            error.localize(lang)
        };
        assert!(said("hello", Lang::En).starts_with("`hello` is neither"));
        assert!(said("hello", Lang::Ja).starts_with("「hello」は、"));
        assert_eq!(said("[3 4", Lang::Ja), "1文字目: この括弧が閉じていません");
    }

    #[test]
    fn a_position_that_cannot_be_searched_says_why() {
        let said = |text: &str, lang| {
            let (position, _) = read(text, Hints::default()).unwrap();
            let playable = Problem::new(position).playable();
            playable.map_err(|error| error.localize(lang))
        };
        assert_eq!(said("[3 4]", Lang::En), Ok(()));
        assert_eq!(said("-----OX--XO----- X", Lang::En), Ok(()));
        assert_eq!(
            said("XO-------------- O", Lang::En),
            Ok(()),
            "a pass is a move"
        );
        assert_eq!(
            said("---------------- X", Lang::En),
            Err("this board cannot be searched: there is no disc on the board".into())
        );
        assert_eq!(
            said("---------------- X", Lang::Ja),
            Err("この局面は探索できません: 盤上に石がありません".into())
        );
        assert_eq!(
            said("XX-------------- X", Lang::En),
            Err("there is nothing to search: neither side can move, the game is over 2–0".into())
        );
        assert!(
            said("XX-------------- X", Lang::Ja)
                .unwrap_err()
                .contains("2対0で終局")
        );
    }
}
