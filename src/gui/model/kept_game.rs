//! The game at the board as it is put aside while it is played: after a crash it can be gone on with.

use crate::base::messages::tr;
use serde::{Deserialize, Serialize};

use super::play::line_from;
use super::{Model, Sitter, Table, Tone};
use crate::gui::desk::Desk;
use crate::play::game_session::{GameSession, Played};
use crate::problem::Position;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptGame {
    pub table: Table,
    start: Position,
    pub played: Vec<Played>,
}

impl KeptGame {
    /// What lies in a file may be anything.
    pub fn read(text: &str) -> Option<KeptGame> {
        ron::from_str(text).ok()
    }

    fn written(&self) -> Option<String> {
        ron::to_string(self).ok()
    }
}

/// The same with persons in the seats of other programs.
fn without_other_programs(table: Table) -> Table {
    let without = |sitter| match sitter {
        Sitter::Usi => Sitter::Person,
        sitter => sitter,
    };
    Table {
        seats: table.seats.map(without),
        adviser: without(table.adviser),
        ..table
    }
}

impl Model {
    /// The game that is being played, if a person would be sorry to lose it.
    pub fn game_to_put_aside(&self) -> Option<String> {
        let sitting = self.sitting().filter(|sitting| sitting.is_under_way())?;
        let start = sitting.start().here();
        let kept = KeptGame {
            table: self.table.clone(),
            start,
            played: sitting.played(),
        };
        kept.written()
    }

    /// Goes on with a game that was put aside. An engine that is not there any more gives its seat
    /// to a person.
    pub(super) fn go_on_with(&mut self, kept: KeptGame) {
        let KeptGame {
            mut table,
            start,
            played,
        } = kept;
        let start = match line_from(&start, table.game, self.lang()) {
            Ok(start) => start,
            Err(reason) => return self.say(Tone::Trouble, reason),
        };
        let seated = self.seats(&table, &start).or_else(|reason| {
            self.say(Tone::Trouble, reason);
            table = without_other_programs(table.clone());
            self.seats(&table, &start)
        });
        let gone_on = seated.map(|(seats, adviser)| {
            GameSession::gone_on(start, seats, adviser, table.control, played)
        });
        match gone_on {
            Ok(Some(sitting)) => {
                self.sitting = Some(sitting);
                self.table = table;
                self.go_to_desk(Desk::Play);
            }
            Ok(None) => {
                let sentence = tr!(self.lang(), watch_the_game_that_was_kept);
                self.say(Tone::Trouble, sentence);
            }
            Err(reason) => self.say(Tone::Trouble, reason),
        }
    }
}
