//! A line of any game that is played, for those who choose the game at run time. Moves are texts: USI
//! for shogi, squares for Othello.

use super::line::{Ending, Game, Line, Turn};
use super::saved::Saved;
use crate::base::messages::Lang;
use crate::problem::for_each_game;
use crate::problem::{Position, Reason};

/// A line that is one of [`AnyLine`].
pub trait OneLine: Saved {
    /// The line inside, if it is of this game.
    fn of(any: &AnyLine) -> Option<&Self>;
}

macro_rules! make_lines {
    ([] $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        #[derive(Clone)]
        pub enum AnyLine {
            $($($game(Box<super::$module::$line>),)?)*
        }

        impl AnyLine {
            pub fn start(game: Game) -> AnyLine {
                match game {
                    $($(Game::$game => {
                        AnyLine::$game(Box::new(super::$module::$line::usual_start()))
                    })?)*
                }
            }

            /// The start of a game, if one can be played from this position; why not, where there is
            /// more to say than that it is of another game.
            pub fn from_position(
                position: &Position,
                game: Game,
            ) -> Result<AnyLine, Option<Reason>> {
                match game {
                    $($(Game::$game => {
                        let line = super::$module::$line::from_position(position)?;
                        Ok(AnyLine::$game(Box::new(line)))
                    })?)*
                }
            }
        }

        $($(impl OneLine for super::$module::$line {
            fn of(any: &AnyLine) -> Option<&Self> {
                match any {
                    AnyLine::$game(line) => Some(line),
                    _ => None,
                }
            }
        })?)*
    };
}
for_each_game!({ make_lines } []);

/// Evaluates `$body` with `$line` bound to the line inside, whatever its game.
macro_rules! with_line {
    ($any:expr, |$line:ident| $body:expr) => {
        $crate::problem::for_each_game!({ $crate::play::any::match_line } [$any, $line, $body])
    };
}

macro_rules! match_line {
    ([$any:expr, $name:ident, $body:expr]
     $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        match $any {
            $($($crate::play::any::AnyLine::$game($name) => {
                // For the line of play alone it is in this list.
                const _: &str = stringify!($line);
                $body
            })?)*
        }
    };
}

/// Evaluates `$body` with the type of a game's line as `$line`.
macro_rules! with_line_of {
    ($game:expr, |$line:ident| $body:expr) => {
        $crate::problem::for_each_game!({ $crate::play::any::match_line_of } [$game, $line, $body])
    };
}

macro_rules! match_line_of {
    ([$of:expr, $name:ident, $body:expr]
     $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        match $of {
            $($($crate::play::line::Game::$game => {
                type $name = $crate::play::$module::$line;
                $body
            })?)*
        }
    };
}
pub(crate) use {match_line, match_line_of, with_line, with_line_of};

impl AnyLine {
    pub fn game(&self) -> Game {
        fn of<L: Line>(_: &L) -> Game {
            L::GAME
        }
        with_line!(self, |line| of(&**line))
    }

    /// Where the game stands.
    pub fn here(&self) -> Position {
        with_line!(self, |line| line.here())
    }

    pub fn turn(&self) -> Turn {
        with_line!(self, |line| line.turn())
    }

    pub fn progress(&self) -> u8 {
        with_line!(self, |line| line.progress())
    }

    pub fn ending(&self) -> Option<Ending> {
        with_line!(self, |line| line.ending())
    }

    pub fn undo(&mut self) {
        with_line!(self, |line| line.undo());
    }

    /// Plays the move a text means; false if it means none that is legal.
    pub fn play(&mut self, text: &str) -> bool {
        with_line!(self, |line| match line.parse(text) {
            Some(m) => {
                line.play(m);
                true
            }
            None => false,
        })
    }

    /// The only move, where it is a pass.
    pub fn forced_pass(&self) -> bool {
        with_line!(self, |line| line.must_pass())
    }

    /// A move as people write it, before it is played.
    pub fn name(&self, text: &str, lang: Lang) -> String {
        with_line!(self, |line| match line.parse(text) {
            Some(m) => line.name(m, lang),
            None => text.to_owned(),
        })
    }
}
