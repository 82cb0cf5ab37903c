//! Othello as a game: boards of three sizes, and what can be asked of them.

mod tree;

use super::any::AnyTree;
use super::definition::{Problem, ProblemError};
use super::format_detection::mostly;
use super::games::{Claim, Perft, Played, Rules};
use super::question::{Evaluator, Order, Scoring};
use super::read::{BoardHint, Format, Hints, Refusal};
use super::reason::Reason;
use crate::base::messages::{Lang, Localize, Text, keys, tr};
use crate::game::othello::{self as rules, MoveListError, Objection, RandomPosition, Setup, Size};
pub use tree::{OthelloTree, PASS};

pub struct Othello;

impl Rules for Othello {
    type Setup = Setup;

    const NAMES: &'static [&'static str] = &["othello"];
    const TITLE: Text = keys::problem_game_othello;
    const ORDERS: &'static [Order] = &[
        Order::Generation,
        Order::Squares,
        Order::Replies,
        Order::Evaluator,
    ];
    const EVALUATORS: &'static [Evaluator] = &[Evaluator::Discs, Evaluator::Positional];
    const SCORINGS: &'static [Scoring] = Scoring::ALL;

    /// Boards and lists of squares have no sign by which they are known.
    fn claims(text: &str) -> Claim {
        match text.starts_with("random:") && text.contains("empties") {
            true => Claim::Sure,
            false => Claim::Possible,
        }
    }

    fn is_like(text: &str) -> bool {
        let is_game = text.starts_with("(;") || text.contains("(;GM[");
        let is_board = || mostly(text, |c| c.is_ascii_digit() || "-._*xXoObBwW●○".contains(c));
        let is_list = || {
            mostly(text, |c| {
                c.is_ascii_digit() || "abcdefghABCDEFGH.".contains(c)
            })
        };
        is_game || is_board() || is_list()
    }

    fn read(text: &str, hints: &Hints) -> Result<(Setup, Format), Refusal> {
        let size = match hints.board {
            Some(board) if hints.game.is_some() => size_of(board).ok_or(NoSuchBoard(board))?,
            // It may be the board of another game.
            board => board.and_then(size_of).unwrap_or_default(),
        };
        match rules::read(text, size) {
            Ok(reading) => Ok((reading.setup, Format::Named(reading.format.name()))),
            Err(error) => {
                let fits = match error {
                    rules::ReadError::Moves(MoveListError::Illegal { fits, .. }) => fits,
                    _ => None,
                };
                let fits = fits.map(board_of);
                Err(Refusal {
                    fits,
                    ..error.into()
                })
            }
        }
    }

    fn tree(setup: &Setup, problem: &Problem) -> Result<AnyTree, ProblemError> {
        let root = setup.position().map_err(ProblemError::barred)?;
        let &Problem {
            question,
            scoring,
            order,
            evaluator,
            ..
        } = problem;
        let tree = OthelloTree::new(root, question, scoring, order, evaluator);
        Ok(AnyTree::Othello(tree))
    }

    fn over(setup: &Setup) -> Option<Reason> {
        let over = |objection| match objection {
            Objection::Finished { black, white } => Some(Reason::new(Over { black, white })),
            _ => None,
        };
        setup.objections().into_iter().find_map(over)
    }

    fn board(setup: &Setup) -> Option<BoardHint> {
        Some(board_of(setup.size()))
    }

    fn random_like(setup: &Setup, seed: u64) -> Option<Setup> {
        let recipe = RandomPosition {
            size: setup.size(),
            empties: setup.empties().count_ones(),
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
            Order::Generation => tr!(lang, problem_as_generated_a1_h8),
            order => order.words(lang),
        }
    }
}

impl Played for Othello {
    const CATEGORIES: &'static [&'static str] = rules::CATEGORIES;
    const TRANSITIONS: &'static str = include_str!("../../../assets/play/transitions-othello.ron");
}

fn board_of(size: Size) -> BoardHint {
    BoardHint::square(size.edge())
}

fn size_of(board: BoardHint) -> Option<Size> {
    let is_square = board.columns == board.rows;
    Size::from_edge(board.columns).filter(|_| is_square)
}

/// No board of this size is played on.
struct NoSuchBoard(BoardHint);

impl Localize for NoSuchBoard {
    fn localize(&self, lang: Lang) -> String {
        tr!(lang, problem_no_othello_board, size = self.0.to_string())
    }
}

/// The game is over with so many discs.
struct Over {
    black: u32,
    white: u32,
}

impl Localize for Over {
    fn localize(&self, lang: Lang) -> String {
        let &Over { black, white } = self;
        tr!(lang, problem_over, black, white)
    }
}
