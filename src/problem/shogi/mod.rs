//! Shogi as a game: to a depth that is asked for, and by checks to a mate.

mod tree;
mod tsume;

use super::any::AnyTree;
use super::definition::{Problem, ProblemError};
use super::format_detection::mostly;
use super::games::{Claim, Perft, Played, Rules};
use super::question::{Evaluator, Order, Question};
use super::read::{Format, Hints, Refusal};
use super::reason::Reason;
use crate::base::messages::{Lang, Localize, Text, keys, tr};
use crate::game::set_line::SetLine;
use crate::game::shogi::notation::{self, NotationError, diagram};
use crate::game::shogi::{self as rules, Preset, RandomPosition, Setup, ShogiEvaluator};
pub use tree::{MATE, ShogiTree};
pub use tsume::TsumeTree;

pub struct Shogi;

impl Rules for Shogi {
    type Setup = Box<Setup>;

    const NAMES: &'static [&'static str] = &["shogi", "tsume"];
    const TITLE: Text = keys::problem_game_shogi;
    const ORDERS: &'static [Order] = &[
        Order::Generation,
        Order::Material,
        Order::Positional,
        Order::Replies,
        Order::Evaluator,
    ];
    const EVALUATORS: &'static [Evaluator] = &[Evaluator::Material, Evaluator::Positional];
    /// The game has no end in sight: a depth can be asked for, or a mate.
    const QUESTIONS: &'static [Question] =
        &[Question::Depth(4), Question::Mate, Question::Helpmate];
    const USUAL_QUESTION: Question = Question::Depth(3);
    const QUIESCENCE: bool = true;
    const MATE: Option<i32> = Some(MATE);

    fn hints(name: &str) -> Hints {
        Hints {
            mate: name == "tsume",
            ..Hints::default()
        }
    }

    fn claims(text: &str) -> Claim {
        let is_recipe = || text.starts_with("random:") && text.contains("plies");
        Claim::sure(is_recipe() || notation::Format::recognise(text).is_ok())
    }

    fn is_like(text: &str) -> bool {
        use notation::Format;
        let first = text.split_whitespace().next().unwrap_or_default();
        match Format::recognise(text) {
            Ok(Format::Sfen | Format::Usi) if first.contains('/') => {
                let ranks = first.replace('/', "");
                mostly(&ranks, |c| {
                    c.is_ascii_digit() || "+krbgsnlpKRBGSNLP".contains(c)
                })
            }
            Ok(Format::Diagram) => text.lines().any(diagram::is_like_row),
            recognised => recognised.is_ok(),
        }
    }

    fn read(text: &str, hints: &Hints) -> Result<(Box<Setup>, Format), Refusal> {
        let (setup, format) = read(text, hints.mate)?;
        Ok((Box::new(setup), format))
    }

    fn tree(setup: &Box<Setup>, problem: &Problem) -> Result<AnyTree, ProblemError> {
        let &Problem {
            question,
            order,
            quiescence,
            ..
        } = problem;
        let barred = |reasons: rules::Reasons| ProblemError::barred(reasons.0);
        let root = rules::Position::new(setup).map_err(barred)?;
        if question.is_tsume() {
            if root.king(root.turn().other()).is_none() {
                return Err(ProblemError::Refused(Reason::new(NoKing)));
            }
            let help = question == Question::Helpmate;
            return Ok(AnyTree::Tsume(TsumeTree::new(root, help, order)));
        }
        let evaluator = match problem.evaluator {
            Evaluator::Positional => ShogiEvaluator::Positional,
            _ => ShogiEvaluator::Material,
        };
        let tree = ShogiTree::new(root, question, order, evaluator, quiescence);
        Ok(AnyTree::Shogi(tree))
    }

    fn random_like(setup: &Box<Setup>, seed: u64) -> Option<Box<Setup>> {
        // As far into a game as this one is, but not endlessly.
        let plies = setup.number.saturating_sub(1).clamp(10, 120);
        let recipe = RandomPosition { plies, seed };
        Some(Box::new(recipe.generate().setup()))
    }

    fn perft(setup: &Box<Setup>) -> Option<Result<Perft, Reason>> {
        let position = rules::Position::new(setup).map_err(Reason::new);
        Some(position.map(|mut position| -> Perft {
            Box::new(move |depth| rules::perft(&mut position, depth as usize))
        }))
    }

    fn evaluator_name(evaluator: Evaluator, lang: Lang) -> &'static str {
        match evaluator {
            Evaluator::Positional => tr!(lang, problem_material_and_place),
            evaluator => evaluator.words(lang),
        }
    }
}

impl Played for Shogi {
    const CATEGORIES: &'static [&'static str] = rules::CATEGORIES;
    const TRANSITIONS: &'static str = include_str!("../../../assets/play/transitions-shogi.ron");
}

/// Mate is asked for, and there is no king to be mated.
struct NoKing;

impl Localize for NoKing {
    fn localize(&self, lang: Lang) -> String {
        tr!(lang, problem_no_king).to_owned()
    }
}

/// The position at the end of a game; of a position, itself; of a mate problem, its diagram.
fn read(text: &str, mate: bool) -> Result<(Setup, Format), NotationError> {
    if matches!(text.trim(), "start" | "startpos") {
        let format = Format::Named(keys::problem_format_shogi_start);
        return Ok((Preset::Start.setup(), format));
    }
    if text.trim_start().starts_with("random:") {
        let recipe: RandomPosition = text.parse()?;
        let format = Format::Named(keys::problem_format_shogi_random);
        return Ok((recipe.generate().setup(), format));
    }
    let (record, format) = notation::read_text(of_set_line(text).unwrap_or(text))?;
    let setup = if mate || record.lacks_a_king() {
        record.problem()
    } else {
        record.last_setup()
    };
    Ok((setup, Format::Plain(format.name())))
}

/// The position of the only line of a set, `SFEN ; name=… ; moves=…`.
fn of_set_line(text: &str) -> Option<&str> {
    if !text.contains(';') {
        return None;
    }
    let mut lines = text.lines().filter_map(SetLine::read);
    let line = lines.next().filter(|_| lines.next().is_none())?;
    let format = notation::Format::recognise(line.position).ok()?;
    matches!(format, notation::Format::Sfen | notation::Format::Usi).then_some(line.position)
}
