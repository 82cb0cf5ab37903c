//! The games as the rest of the program knows them: what each of them says of itself (`Rules`), and
//! the enums that are made of the list of games.
//!
//! A new game is a module with an implementation of `Rules` and a line in
//! `for_each_game`; nothing here names one.

use std::fmt::{Debug, Display};

use serde::{Deserialize, Serialize};

use super::any::AnyTree;
use super::definition::{Problem, ProblemError};
use super::free::FreeTree;
use super::list::for_each_game;
use super::question::{Evaluator, Order, Question, Scoring};
use super::read::{BoardHint, Format, Hints, Refusal};
use super::reason::Reason;
use crate::base::messages::{Lang, Text};

/// Counts the leaves of a game tree to a depth.
pub type Perft = Box<dyn FnOnce(u32) -> u64 + Send>;

/// Whether a text is of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    No,
    /// If it is of no other.
    Possible,
    Sure,
}

impl Claim {
    pub fn sure(is_sure: bool) -> Claim {
        if is_sure { Claim::Sure } else { Claim::No }
    }
}

/// What a game says of itself, on a type that has no values.
pub trait Rules {
    /// Any position that an editor can make, legal or not.
    type Setup: Clone + PartialEq + Debug + Display;

    /// Names on the command line and in files. The first is usually what a position is called.
    const NAMES: &'static [&'static str];
    /// As people call it.
    const TITLE: Text;
    /// What its examples are called together.
    const GROUP: Text = Self::TITLE;

    /// The orders in which moves can be listed.
    const ORDERS: &'static [Order];
    /// The evaluators that know this game, the usual one first; none where none is needed.
    const EVALUATORS: &'static [Evaluator];
    /// What can be asked, with usual numbers.
    const QUESTIONS: &'static [Question] = &[
        Question::Score,
        Question::Wld,
        Question::AtLeast(1),
        Question::Depth(4),
    ];
    /// What is asked where nothing is said.
    const USUAL_QUESTION: Question = Question::Score;
    /// What empty squares can be worth at the end; nothing where they are worth nothing.
    const SCORINGS: &'static [Scoring] = &[];
    /// Whether captures can be played out before the evaluator speaks.
    const QUIESCENCE: bool = false;
    /// Whether moves have names; else they are numbers of children.
    const NAMES_MOVES: bool = true;
    /// Whether a position is true or false, and nothing between.
    const IS_TRUE_OR_FALSE: bool = false;
    /// What a mate is worth, less the moves to it.
    const MATE: Option<i32> = None;

    /// What a position is called on the command line and in files.
    fn name(_: &Self::Setup) -> &'static str {
        Self::NAMES[0]
    }

    /// What one of the names says beside the game: `tsume` asks for a mate.
    fn hints(_name: &str) -> Hints {
        Hints::default()
    }

    /// Whether a text without blanks around it is of this game, if it is a position at all.
    fn claims(text: &str) -> Claim;

    /// Whether a text that cannot be read looks like a position of this game, so that its writer wants
    /// to know what is wrong with it.
    fn is_like(text: &str) -> bool;

    /// Reads a text in any notation of the game.
    fn read(text: &str, hints: &Hints) -> Result<(Self::Setup, Format), Refusal>;

    /// The tree to search, its cursor at the root. The question is one of [`Rules::QUESTIONS`].
    fn tree(setup: &Self::Setup, problem: &Problem) -> Result<AnyTree, ProblemError>;

    /// Why there is nothing to search, if the game is over here.
    fn over(_: &Self::Setup) -> Option<Reason> {
        None
    }

    /// The board, where there is one of several.
    fn board(_: &Self::Setup) -> Option<BoardHint> {
        None
    }

    /// Another position of this kind and size, made from the seed.
    fn random_like(_: &Self::Setup, _seed: u64) -> Option<Self::Setup> {
        None
    }

    /// The least number of leaves that proves the value, whatever the search, where that is known without
    /// one; of any tree the algorithm `minimal` finds it.
    fn least_leaves(_: &Self::Setup, _: Question) -> Option<f64> {
        None
    }

    /// Counts lines of play, if the game is one whose move generator can be checked so.
    fn perft(_: &Self::Setup) -> Option<Result<Perft, Reason>> {
        None
    }

    fn order_name(order: Order, lang: Lang) -> &'static str {
        order.words(lang)
    }

    fn evaluator_name(evaluator: Evaluator, lang: Lang) -> &'static str {
        evaluator.words(lang)
    }
}

/// The played game of a line in the list; that there is a line of play is what makes it one.
macro_rules! board_game {
    ($game:ident $line:ident) => {
        BoardGame::$game
    };
}

/// What a game that is played says besides.
pub trait Played: Rules {
    /// Names of the categories of moves.
    const CATEGORIES: &'static [&'static str];
    /// How likely they are, learnt from the program's own games, as a file.
    const TRANSITIONS: &'static str;
    /// The names that say no more than the game and its usual start.
    const START_NAMES: &'static [&'static str] = Self::NAMES.split_at(1).0;
}

/// The rules of each game, by its name in the list.
macro_rules! make_games {
    ([] $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        /// The games positions can be from.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Game {
            $($game,)*
        }

        impl Game {
            /// The games whose rules are known.
            pub const ALL: [Game; [$(stringify!($game)),*].len()] = [$(Game::$game),*];

            /// The game a position is from, if its rules are known.
            pub const fn of(position: &Position) -> Option<Game> {
                match position {
                    $(Position::$game(_) => Some(Game::$game),)*
                    Position::Free(_) => None,
                }
            }

            /// Reads a text in any notation of this game.
            pub fn read(self, text: &str, hints: &Hints) -> Result<(Position, Format), Refusal> {
                match self {
                    $(Game::$game => {
                        let (setup, format) = <super::$module::$game as Rules>::read(text, hints)?;
                        Ok((Position::$game(setup), format))
                    })*
                }
            }
        }

        /// The games that are played, with clocks and against players of the program's own.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum BoardGame {
            $($(
                #[doc = concat!("Its line of play is `", stringify!($line), "`.")]
                $game,
            )?)*
        }

        impl BoardGame {
            pub const ALL: [BoardGame; [$($(stringify!($line),)?)*].len()] =
                // A line names its game.
                [$($(board_game!($game $line),)?)*];
        }

        impl BoardGame {
            /// The game a position is from, if it is one that is played.
            pub const fn of(position: &Position) -> Option<BoardGame> {
                match position {
                    $($(Position::$game(_) => Some(board_game!($game $line)),)?)*
                    _ => None,
                }
            }
        }

        impl From<BoardGame> for Game {
            fn from(game: BoardGame) -> Game {
                match game {
                    $($(board_game!($game $line) => Game::$game,)?)*
                }
            }
        }

        /// Where the search starts.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        pub enum Position {
            $($(#[$attribute])* $game(<super::$module::$game as Rules>::Setup),)*
            Free(Box<FreeTree>),
        }

        impl Position {
            /// Another position of this kind and size, made from the seed.
            pub fn random_like(&self, seed: u64) -> Option<Position> {
                match self {
                    $(Position::$game(setup) => {
                        let setup = <super::$module::$game as Rules>::random_like(setup, seed)?;
                        Some(Position::$game(setup))
                    })*
                    Position::Free(_) => None,
                }
            }
        }
    };
}
for_each_game!({ make_games } []);

/// Evaluates `$body` with the rules of a game as `$rules`.
macro_rules! with_game {
    ($game:expr, |$rules:ident| $body:expr) => {
        $crate::problem::for_each_game!({ $crate::problem::match_game } [$game, $rules, $body])
    };
}

macro_rules! match_game {
    ([$of:expr, $rules:ident, $body:expr]
     $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        match $of {
            $($crate::problem::Game::$game => {
                type $rules = $crate::problem::$module::$game;
                $body
            })*
        }
    };
}

/// Evaluates `$body` with a position's setup and the rules of its game; `$free` where the rules are
/// not known.
macro_rules! with_setup {
    ($position:expr, |$setup:ident: $rules:ident| $body:expr, $free:expr) => {
        $crate::problem::for_each_game!(
            { $crate::problem::match_setup } [$position, $setup, $rules, $body, $free]
        )
    };
}

macro_rules! match_setup {
    ([$position:expr, $setup:ident, $rules:ident, $body:expr, $free:expr]
     $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        match $position {
            $($crate::problem::Position::$game($setup) => {
                type $rules = $crate::problem::$module::$game;
                $body
            })*
            $crate::problem::Position::Free(_) => $free,
        }
    };
}

/// Evaluates `$body` with the rules of a game that is played as `$rules`.
macro_rules! with_board_game {
    ($game:expr, |$rules:ident| $body:expr) => {
        $crate::problem::for_each_game!({ $crate::problem::match_board_game } [$game, $rules, $body])
    };
}

macro_rules! match_board_game {
    ([$of:expr, $rules:ident, $body:expr]
     $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        match $of {
            $($($crate::problem::BoardGame::$game => {
                // For the line of play alone it is in this list.
                const _: &str = stringify!($line);
                type $rules = $crate::problem::$module::$game;
                $body
            })?)*
        }
    };
}
pub(crate) use {match_board_game, match_game, match_setup, with_setup};

impl Default for BoardGame {
    fn default() -> BoardGame {
        BoardGame::ALL[0]
    }
}

impl BoardGame {
    pub fn name(self) -> &'static str {
        Game::from(self).name()
    }

    /// As people call it.
    pub fn title(self) -> Text {
        Game::from(self).title()
    }

    /// The names by which it is played from its usual start.
    pub fn start_names(self) -> &'static [&'static str] {
        with_board_game!(self, |G| G::START_NAMES)
    }

    /// Names of the categories of moves.
    pub fn categories(self) -> &'static [&'static str] {
        with_board_game!(self, |G| G::CATEGORIES)
    }

    /// What was learnt of them from the program's own games, as a file.
    pub(super) fn transitions(self) -> &'static str {
        with_board_game!(self, |G| G::TRANSITIONS)
    }
}

impl Game {
    /// The name on the command line.
    pub fn name(self) -> &'static str {
        self.names()[0]
    }

    /// As people call it.
    pub fn title(self) -> Text {
        with_game!(self, |G| G::TITLE)
    }

    /// What its examples are called together.
    pub fn group(self) -> Text {
        with_game!(self, |G| G::GROUP)
    }

    /// All its names on the command line and in files.
    pub fn names(self) -> &'static [&'static str] {
        with_game!(self, |G| G::NAMES)
    }

    /// The game of a name, and what the name says beside it.
    pub fn named(name: &str) -> Option<Hints> {
        let game = *Game::ALL.iter().find(|game| game.names().contains(&name))?;
        Some(Hints {
            game: Some(game),
            ..with_game!(game, |G| G::hints(name))
        })
    }

    /// The game a text is from, if from any.
    pub(super) fn guess(text: &str) -> Option<Game> {
        let text = text.trim();
        let claims = |game: Game| with_game!(game, |G| G::claims(text));
        let first = |claim| {
            Game::ALL
                .iter()
                .copied()
                .find(|&game| claims(game) == claim)
        };
        first(Claim::Sure).or_else(|| first(Claim::Possible))
    }

    /// Whether a text has been meant as a position of this game.
    pub(super) fn is_like(self, text: &str) -> bool {
        let text = text.trim_start();
        text.starts_with("random:") || with_game!(self, |G| G::is_like(text))
    }
}
