//! A line of either game, for those who choose the game at run time. Moves are texts: USI for shogi,
//! squares for Othello.

use super::line::{Ending, Game, Line, Turn};
use super::othello::OthelloLine;
use super::saved::Saved;
use super::shogi::ShogiLine;
use crate::base::messages::{Lang, tr};
use crate::game::shogi::notation::move_name;

#[derive(Clone)]
pub enum AnyLine {
    Shogi(Box<ShogiLine>),
    Othello(OthelloLine),
}

/// The same question to whichever game it is.
macro_rules! either {
    ($self:expr, $line:ident => $answer:expr) => {
        match $self {
            AnyLine::Shogi($line) => $answer,
            AnyLine::Othello($line) => $answer,
        }
    };
}

impl AnyLine {
    pub fn start(game: Game) -> AnyLine {
        match game {
            Game::Shogi => AnyLine::Shogi(Box::new(ShogiLine::usual_start())),
            Game::Othello => AnyLine::Othello(OthelloLine::usual_start()),
        }
    }

    pub fn game(&self) -> Game {
        match self {
            AnyLine::Shogi(_) => Game::Shogi,
            AnyLine::Othello(_) => Game::Othello,
        }
    }

    pub fn turn(&self) -> Turn {
        either!(self, line => line.turn())
    }

    pub fn progress(&self) -> u8 {
        either!(self, line => line.progress())
    }

    pub fn ending(&self) -> Option<Ending> {
        either!(self, line => line.ending())
    }

    pub fn undo(&mut self) {
        either!(self, line => line.undo());
    }

    /// Plays the move a text means; false if it means none that is legal.
    pub fn play(&mut self, text: &str) -> bool {
        either!(self, line => match line.parse(text) {
            Some(m) => {
                line.play(m);
                true
            }
            None => false,
        })
    }

    /// The only move, where it is a pass.
    pub fn forced_pass(&self) -> bool {
        match self {
            AnyLine::Shogi(_) => false,
            AnyLine::Othello(line) => line.position().must_pass(),
        }
    }

    /// A move as people write it, before it is played.
    pub fn name(&self, text: &str, lang: Lang) -> String {
        match self {
            AnyLine::Othello(_) if text == "pass" => tr!(lang, play_pass).to_string(),
            AnyLine::Othello(_) => text.to_string(),
            AnyLine::Shogi(line) => match line.parse(text) {
                Some(m) => move_name(line.position(), m, lang),
                None => text.to_string(),
            },
        }
    }
}
