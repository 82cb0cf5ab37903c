//! The game at the board: who sits there, and what is done.

use crate::base::messages::{Lang, Localize, tr};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Model, Tone};
use crate::gui::action::PlayAction;
use crate::play::any::AnyLine;
use crate::play::clock::Control;
use crate::play::game_session::{GameSession, Seat};
use crate::play::line::Game;
use crate::play::manager::Kind;
use crate::play::opponent::{OwnPlayer, StartEngine};
use crate::play::player::{Depth, Spec};
use crate::problem::Position;

/// What our own engine is called in a game.
pub const OWN_NAME: &str = "Yomiki";

/// Who sits down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Sitter {
    #[default]
    Person,
    Own(Depth),
    /// Another program's USI engine.
    Usi,
}

/// How a game is to be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    pub game: Game,
    /// From the position that is being edited, not from the usual start.
    pub from_here: bool,
    pub seats: [Sitter; 2],
    pub managers: [Kind; 2],
    pub control: Control,
    /// Nobody, if it is a person.
    pub adviser: Sitter,
    /// The USI engine.
    pub engine: PathBuf,
}

impl Default for Table {
    fn default() -> Table {
        Table {
            game: Game::default(),
            from_here: false,
            seats: [Sitter::Person, Sitter::Own(Depth::Plies)],
            managers: [Kind::Ours; 2],
            control: Control {
                main: 300.0,
                increment: 3.0,
                ..Control::default()
            },
            adviser: Sitter::Person,
            engine: PathBuf::new(),
        }
    }
}

/// A position as the start of a game, or why it cannot be one.
pub(super) fn line_from(position: &Position, game: Game, lang: Lang) -> Result<AnyLine, String> {
    AnyLine::from_position(position, game).map_err(|reason| match reason {
        Some(reason) => reason.localize(lang),
        None => tr!(lang, watch_the_position_being_edited_is).to_owned(),
    })
}

impl Model {
    pub fn sitting(&self) -> Option<&GameSession> {
        self.sitting.as_ref()
    }

    /// Whether somebody is in the middle of a game.
    pub fn is_in_a_game(&self) -> bool {
        self.sitting.as_ref().is_some_and(GameSession::is_under_way)
    }

    /// The position being edited as the start of a game, or why it cannot be one.
    pub fn line_from_here(&self, game: Game) -> Result<AnyLine, String> {
        line_from(&self.problem().position, game, self.lang())
    }

    pub(super) fn play_action(&mut self, action: PlayAction) {
        match action {
            PlayAction::Begin(table) => match self.sit_down(&table) {
                Ok(sitting) => {
                    self.sitting = Some(sitting);
                    self.table = *table;
                }
                Err(reason) => self.say(Tone::Trouble, reason),
            },
            PlayAction::GoOn(kept) => self.go_on_with(*kept),
            PlayAction::Leave => self.sitting = None,
            PlayAction::Move(text) => {
                if let Some(sitting) = &mut self.sitting {
                    sitting.play(&text);
                }
            }
            PlayAction::Resign => {
                if let Some(sitting) = &mut self.sitting {
                    sitting.resign();
                }
            }
            PlayAction::MoveNow => {
                if let Some(sitting) = &mut self.sitting {
                    sitting.hurry();
                }
            }
            PlayAction::LookAt(entry) => {
                if let Some(sitting) = &mut self.sitting {
                    sitting.look_at(entry);
                }
            }
            PlayAction::TakeBack => {
                if let Some(sitting) = &mut self.sitting {
                    sitting.take_back();
                }
            }
        }
    }

    fn sit_down(&self, table: &Table) -> Result<GameSession, String> {
        let start = if table.from_here {
            self.line_from_here(table.game)?
        } else {
            AnyLine::start(table.game)
        };
        let (seats, adviser) = self.seats(table, &start)?;
        Ok(GameSession::new(start, seats, adviser, table.control))
    }

    pub fn set_start_engine(&mut self, start: Option<StartEngine>) {
        self.start_engine = start;
    }

    /// Whether another program's engine can sit down.
    pub fn can_start_engines(&self) -> bool {
        self.start_engine.is_some()
    }

    /// Who plays, and who advises.
    pub(super) fn seats(
        &self,
        table: &Table,
        start: &AnyLine,
    ) -> Result<([Seat; 2], Seat), String> {
        let seat = |sitter, manager| self.seat(sitter, manager, start, &table.engine);
        let seats = [
            seat(table.seats[0], table.managers[0])?,
            seat(table.seats[1], table.managers[1])?,
        ];
        Ok((seats, seat(table.adviser, Kind::Ours)?))
    }

    fn seat(
        &self,
        sitter: Sitter,
        manager: Kind,
        start: &AnyLine,
        engine: &Path,
    ) -> Result<Seat, String> {
        match sitter {
            Sitter::Person => Ok(None),
            Sitter::Own(search) => {
                let spec = Spec {
                    name: OWN_NAME.into(),
                    game: start.game(),
                    search,
                    manager,
                    table_mib: 32,
                    ..Spec::default()
                };
                let player = OwnPlayer::new(spec, start, self.wake());
                Ok(Some(Box::new(player.map_err(|e| e.localize(self.lang()))?)))
            }
            Sitter::Usi => {
                // Where none can be started, none can be chosen.
                let Some(start) = self.start_engine else {
                    return Ok(None);
                };
                let engine = start(engine).map_err(|why| why.get(self.lang()).to_owned())?;
                Ok(Some(engine))
            }
        }
    }

    /// Looks in on the game; a change is drawn.
    pub(super) fn look_in_on_play(&mut self) -> bool {
        self.sitting.as_mut().is_some_and(GameSession::tick)
    }

    /// Whether a clock is running.
    pub(super) fn is_playing(&self) -> bool {
        self.sitting.as_ref().is_some_and(|s| s.ending().is_none())
    }
}
