//! What a game that is played shows in the window besides: the board to be played on, and the words
//! for its sides, its values and its ends.

use egui::{Context, Key, Ui, Vec2};

use super::super::action::Action;
use super::super::model::Model;
use crate::base::messages::{Lang, tr};
use crate::play::any::{AnyLine, OneLine, with_line, with_line_of};
use crate::play::game_session::GameSession;
use crate::play::line::{Game, How, Turn};
use crate::problem::for_each_game;

pub trait PlayedLine: OneLine {
    /// What the board remembers from frame to frame.
    type Board: Default;
    /// Whether engines of other programs can sit down to it: those there are speak USI.
    const SPEAKS_USI: bool = false;

    /// What a side is called.
    fn side(turn: Turn, lang: Lang) -> &'static str;

    /// What is counted to say how far a game has come.
    fn progress(lang: Lang) -> &'static str;

    /// A value in the eyes of the side to move, as people of the game read it. Those that are certain
    /// are told by the moves to the end.
    fn value(value: i32, lang: Lang) -> String;

    /// The same where the end is seen, so many plies away: a mate, if the game has no other word.
    fn certain(plies: i32, wins: bool, lang: Lang) -> String {
        match wins {
            true => tr!(lang, play_mate_in, plies),
            false => tr!(lang, play_mated_in, plies),
        }
    }

    /// What a list of moves with values has to explain.
    fn about_values(_: Lang) -> Option<&'static str> {
        None
    }

    /// How the game that stands here has ended, where the game has words of its own for it.
    fn ending(&self, _: How, _: Lang) -> Option<String> {
        None
    }

    /// How the game stands, where that can be counted.
    fn standing(&self, _: Lang) -> Option<String> {
        None
    }

    /// The board, on which whoever's turn it is may move if it is open.
    #[allow(clippy::too_many_arguments)] // The board, its room, the game and who looks at it.
    fn board(
        &self,
        board: &mut Self::Board,
        ui: &mut Ui,
        room: Vec2,
        session: &GameSession,
        open: bool,
        model: &Model,
        actions: &mut Vec<Action>,
    );

    /// Whether the board has the keyboard and, if so, whether it wants this key for itself.
    fn takes_key(_: &Self::Board, _: &Context, _: Key) -> Option<bool> {
        None
    }
}

macro_rules! make_boards {
    ([] $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        /// The boards of all games that are played.
        #[derive(Default)]
        pub struct PlayBoards {
            $($($module: <crate::play::$module::$line as PlayedLine>::Board,)?)*
        }

        impl PlayBoards {
            pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
                None$($(.or_else(|| {
                    <crate::play::$module::$line as PlayedLine>::takes_key(&self.$module, ctx, key)
                }))?)*
            }

            pub fn ui(
                &mut self,
                ui: &mut Ui,
                room: Vec2,
                session: &GameSession,
                model: &Model,
                actions: &mut Vec<Action>,
            ) {
                // On an earlier position nobody moves.
                let open = session.is_humans_turn() && session.earlier().is_none();
                match session.shown().as_ref() {
                    $($(AnyLine::$game(line) => <crate::play::$module::$line as PlayedLine>::board(
                        line,
                        &mut self.$module,
                        ui,
                        room,
                        session,
                        open,
                        model,
                        actions,
                    ),)?)*
                }
            }
        }
    };
}
for_each_game!({ make_boards } []);

/// What a side is called.
pub fn side_name(game: Game, turn: Turn, lang: Lang) -> &'static str {
    with_line_of!(game, |L| L::side(turn, lang))
}

/// Whether engines of other programs can sit down to a game.
pub fn speaks_usi(game: Game) -> bool {
    with_line_of!(game, |L| L::SPEAKS_USI)
}

/// What is counted to say how far a game has come.
pub fn progress(game: Game, lang: Lang) -> &'static str {
    with_line_of!(game, |L| L::progress(lang))
}

/// A value that is not certain, as people of the game read it.
pub fn value(value: i32, game: Game, lang: Lang) -> String {
    with_line_of!(game, |L| L::value(value, lang))
}

/// A value that is seen to the end, so many plies away.
pub fn certain(plies: i32, wins: bool, game: Game, lang: Lang) -> String {
    with_line_of!(game, |L| L::certain(plies, wins, lang))
}

/// What a list of moves with values has to explain.
pub fn about_values(game: Game, lang: Lang) -> Option<&'static str> {
    with_line_of!(game, |L| L::about_values(lang))
}

/// How the game that stands here has ended, in the game's own words.
pub fn ending(line: &AnyLine, how: How, lang: Lang) -> Option<String> {
    with_line!(line, |line| line.ending(how, lang))
}

/// How the game stands, where that can be counted.
pub fn standing(line: &AnyLine, lang: Lang) -> Option<String> {
    with_line!(line, |line| line.standing(lang))
}
