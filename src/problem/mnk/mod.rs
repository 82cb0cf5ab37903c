//! The m,n,k family as a game: tic-tac-toe, Connect Four and their relatives, and what can be asked
//! of them.

mod tree;

use super::any::AnyTree;
use super::definition::{Problem, ProblemError};
use super::games::{Claim, Perft, Played, Rules};
use super::question::{Evaluator, Order};
use super::read::{BoardHint, Format, Hints, Refusal};
use super::reason::Reason;
use crate::base::messages::{Lang, Text, keys, tr};
use crate::game::mnk::{self as rules, Hint, RandomPosition, Setup, Variant};
pub use tree::MnkTree;

pub struct Mnk;

/// What a text is shows within so many of its characters.
const LOOKED_AT: usize = 4_000;

impl Rules for Mnk {
    type Setup = Setup;

    const NAMES: &'static [&'static str] = &["mnk", "tictactoe", "connect4"];
    const TITLE: Text = keys::problem_game_mnk;
    const ORDERS: &'static [Order] = &[Order::Generation, Order::Squares, Order::Evaluator];
    const EVALUATORS: &'static [Evaluator] = &[Evaluator::Positional];

    fn name(setup: &Setup) -> &'static str {
        setup.variant().name()
    }

    /// The board of each name; `mnk` is any, the smallest if nothing more is said.
    fn hints(name: &str) -> Hints {
        let board = match name {
            "connect4" => board_of(Variant::CONNECT_FOUR),
            "tictactoe" => board_of(Variant::TIC_TAC_TOE),
            _ => BoardHint::new(3, 3),
        };
        Hints {
            board: Some(board),
            ..Hints::default()
        }
    }

    fn claims(text: &str) -> Claim {
        let end = text.char_indices().nth(LOOKED_AT);
        let beginning = &text[..end.map_or(text.len(), |(at, _)| at)];
        Claim::sure(rules::is_written(beginning))
    }

    fn is_like(text: &str) -> bool {
        Mnk::claims(text) == Claim::Sure
    }

    fn read(text: &str, hints: &Hints) -> Result<(Setup, Format), Refusal> {
        let hint = hints.board.map_or(Hint::default(), |board| Hint {
            size: Some((board.columns, board.rows)),
            in_row: board.in_row,
            gravity: board.gravity,
        });
        let reading = rules::read(text, &hint)?;
        Ok((reading.setup, Format::Named(reading.format.name())))
    }

    fn tree(setup: &Setup, problem: &Problem) -> Result<AnyTree, ProblemError> {
        let root = setup.position().map_err(ProblemError::barred)?;
        let tree = MnkTree::new(root, problem.question, problem.order);
        Ok(AnyTree::Mnk(tree))
    }

    fn over(setup: &Setup) -> Option<Reason> {
        let mut objections = setup.objections().into_iter();
        objections.find(|o| o.ends()).map(Reason::new)
    }

    fn board(setup: &Setup) -> Option<BoardHint> {
        Some(board_of(setup.variant()))
    }

    fn random_like(setup: &Setup, seed: u64) -> Option<Setup> {
        let variant = setup.variant();
        let (x, o) = setup.counts();
        let recipe = RandomPosition {
            variant,
            stones: (x + o).min(variant.squares() - 1),
            seed,
        };
        Some(recipe.generate().ok()?.setup())
    }

    fn perft(setup: &Setup) -> Option<Result<Perft, Reason>> {
        let position = setup.position().map_err(Reason::sentences);
        Some(
            position
                .map(|position| -> Perft { Box::new(move |depth| rules::perft(&position, depth)) }),
        )
    }

    fn order_name(order: Order, lang: Lang) -> &'static str {
        match order {
            Order::Squares => tr!(lang, problem_squares_in_most_rows_first),
            order => order.words(lang),
        }
    }

    fn evaluator_name(_: Evaluator, lang: Lang) -> &'static str {
        tr!(lang, problem_open_rows)
    }
}

impl Played for Mnk {
    const CATEGORIES: &'static [&'static str] = rules::CATEGORIES;
    const TRANSITIONS: &'static str = include_str!("../../../assets/play/transitions-mnk.ron");
    const START_NAMES: &'static [&'static str] = &["mnk", "connect4"];
}

fn board_of(variant: Variant) -> BoardHint {
    BoardHint {
        in_row: Some(variant.in_row()),
        gravity: Some(variant.gravity()),
        ..BoardHint::new(variant.columns(), variant.rows())
    }
}
