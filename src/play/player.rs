//! `Player`: a search, a time manager and a memory, as a small file describes them.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::line::{Game, Line};
use super::manager::{self, Manager, paper_models};
use super::models::Models;
use super::search::Reach;
use super::table::{MoveHistory, Table};
use super::think::{Brain, ChosenMove, Orders, Signals, Update, think};
use super::transitions::{Transitions, TransitionsError};
use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::base::platform::NoThread;
use crate::session::text_file::{self, FileError};

/// How depth is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Depth {
    #[default]
    Plies,
    /// By −ln of the probability of each move's category.
    Realization,
}

/// A player as its file says it (RON). Everything but the game may be left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Spec {
    pub name: String,
    pub game: Game,
    pub search: Depth,
    pub manager: manager::Kind,
    /// Of the transposition table.
    pub table_mib: usize,
    /// Search to this depth at every move, whatever the clock says.
    pub depth: Option<f64>,
    /// Search so many nodes at every move.
    pub nodes: Option<u64>,
    /// Transition probabilities instead of those that come with the program.
    pub transitions: Option<PathBuf>,
    /// Compute the end of an Othello game, look for mates in shogi.
    pub specialists: bool,
    /// Give up when the value has been this bad three times in a row.
    pub resign: Option<i32>,
}

impl Default for Spec {
    fn default() -> Spec {
        Spec {
            name: "yomiki".into(),
            game: Game::default(),
            search: Depth::default(),
            manager: manager::Kind::default(),
            table_mib: 4,
            depth: None,
            nodes: None,
            transitions: None,
            specialists: true,
            resign: None,
        }
    }
}

#[derive(Debug)]
pub enum PlayerError {
    File(FileError),
    Ron(String, Box<ron::error::SpannedError>),
    Transitions(String, Box<TransitionsError>),
    Table(String, usize),
    NoThread(NoThread),
    /// No memory for a table of so many MiB.
    Memory(usize),
    Depth(String, f64),
}

impl Localize for PlayerError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            PlayerError::File(error) => error.localize(lang),
            PlayerError::Ron(path, error) => {
                let (line, column) = (error.span.start.line, error.span.start.col);
                let reason = error.code.to_string();
                tr!(lang, play_player_syntax, path, line, column, reason)
            }
            PlayerError::Transitions(path, error) => {
                tr!(
                    lang,
                    play_player_transitions,
                    path,
                    why = error.localize(lang)
                )
            }
            PlayerError::Table(path, found) => tr!(lang, play_player_table, path, found),
            PlayerError::NoThread(error) => error.localize(lang),
            PlayerError::Memory(mebibytes) => tr!(lang, play_no_memory_for_table, mebibytes),
            PlayerError::Depth(path, found) => {
                tr!(lang, play_player_depth, path, most = MOST_DEPTH, found)
            }
        }
    }
}

localized_error!(PlayerError);

impl From<NoThread> for PlayerError {
    fn from(error: NoThread) -> PlayerError {
        PlayerError::NoThread(error)
    }
}

impl From<FileError> for PlayerError {
    fn from(error: FileError) -> PlayerError {
        PlayerError::File(error)
    }
}

/// Descriptions and tables are small; anything bigger is something else.
const LARGEST_FILE: u64 = 4 << 20;
/// Deeper than any game is long.
const MOST_DEPTH: f64 = 1000.0;

/// People write `depth: 3`; the program itself writes `depth: Some(3.0)`, and both are read.
fn as_written() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

impl Spec {
    pub fn load(path: &Path) -> Result<Spec, PlayerError> {
        let shown = || path.display().to_string();
        let text = text_file::read(path, LARGEST_FILE)?;
        let mut spec: Spec = as_written()
            .from_str(&text)
            .map_err(|e| PlayerError::Ron(shown(), Box::new(e)))?;
        if spec.name == Spec::default().name
            && let Some(stem) = path.file_stem()
        {
            spec.name = stem.to_string_lossy().into_owned();
        }
        if let (Some(table), Some(folder)) = (&mut spec.transitions, path.parent()) {
            *table = folder.join(&*table);
        }
        if !(1..=65_536).contains(&spec.table_mib) {
            return Err(PlayerError::Table(shown(), spec.table_mib));
        }
        if let Some(depth) = spec.depth
            && !(0.0..=MOST_DEPTH).contains(&depth)
        {
            return Err(PlayerError::Depth(shown(), depth));
        }
        Ok(spec)
    }
}

pub struct Player<L: Line> {
    pub spec: Spec,
    table: Table,
    move_history: MoveHistory,
    helper: L::Helper,
    transitions: Transitions,
    models: Models,
    manager: Box<dyn Manager>,
    /// How late the answers come lately, in seconds.
    late: f64,
    bad_moves: u32,
}

impl<L: Line> Player<L> {
    pub fn new(spec: Spec) -> Result<Player<L>, PlayerError> {
        let transitions = match &spec.transitions {
            None => Transitions::built_in(L::GAME).clone(),
            Some(path) => {
                let shown = path.display().to_string();
                let text = text_file::read(path, LARGEST_FILE)?;
                Transitions::read_for(L::GAME, &text)
                    .map_err(|e| PlayerError::Transitions(shown, Box::new(e)))?
            }
        };
        // The paper's numbers are for shogi.
        let models = match (spec.manager, L::GAME) {
            (manager::Kind::Paper, Game::Shogi) => Models {
                time: Models::built_in(Game::Shogi).time,
                threshold: Models::built_in(Game::Shogi).threshold,
                ..paper_models()
            },
            (_, game) => Models::built_in(game).clone(),
        };
        let table = spec.table_mib.checked_mul(1 << 20).and_then(Table::new);
        Ok(Player {
            table: table.ok_or(PlayerError::Memory(spec.table_mib))?,
            move_history: MoveHistory::new(L::SLOTS),
            helper: L::Helper::default(),
            transitions,
            models,
            manager: spec.manager.manager(),
            late: 0.0,
            bad_moves: 0,
            spec,
        })
    }

    /// The same with the largest table that can be had, where that is smaller than the spec's.
    pub fn with_what_there_is(mut spec: Spec) -> Result<Player<L>, PlayerError> {
        loop {
            match Player::new(spec.clone()) {
                Err(PlayerError::Memory(mebibytes)) if mebibytes > 1 => {
                    spec.table_mib = mebibytes / 2;
                }
                made => return made,
            }
        }
    }

    /// A new game: nothing of the old one is remembered.
    pub fn forget(&mut self) {
        self.table.clear();
        self.move_history.clear();
        self.manager = self.spec.manager.manager();
        self.bad_moves = 0;
    }

    /// Chooses a move. The line comes back as it was.
    pub fn choose(
        &mut self,
        line: &mut L,
        orders: &Orders<L::Move>,
        signals: &Signals,
        watch: &mut dyn FnMut(&Update<L::Move>),
    ) -> ChosenMove<L::Move> {
        let mut orders = orders.clone();
        if self.spec.depth.is_some() || self.spec.nodes.is_some() {
            orders.depth = orders.depth.or(self.spec.depth);
            orders.nodes = orders.nodes.or(self.spec.nodes);
        }
        let reach = match self.spec.search {
            Depth::Plies => Reach::Plies,
            Depth::Realization => Reach::Realization(&self.transitions),
        };
        let brain = Brain {
            table: &mut self.table,
            move_history: &mut self.move_history,
            helper: &mut self.helper,
            reach,
            models: &self.models,
            manager: &mut *self.manager,
            late: &mut self.late,
            specialists: self.spec.specialists,
        };
        let choice = think(brain, line, &orders, signals, watch);
        let bad = self.spec.resign.is_some_and(|limit| choice.value <= -limit);
        self.bad_moves = if bad { self.bad_moves + 1 } else { 0 };
        choice
    }

    /// Whether the last answers were bad enough, often enough, to give up.
    pub fn resigns(&self) -> bool {
        self.bad_moves >= 3
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_and_as_programs_write_them() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("player.ron");
        for text in [
            "(game: othello, depth: 3, nodes: 500, resign: None)",
            "(game: othello, depth: Some(3.0), nodes: Some(500))",
        ] {
            std::fs::write(&path, text).unwrap();
            let spec = Spec::load(&path).unwrap();
            assert_eq!(
                (spec.depth, spec.nodes, spec.resign),
                (Some(3.0), Some(500), None)
            );
        }
    }

    #[test]
    fn a_description_that_cannot_be_is_refused_by_its_file_in_both_languages() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("player.ron");
        for (text, english, japanese) in [
            ("garbage", "not a player's description", "対局者の記述"),
            (
                "(table_mib: 0)",
                "between 1 and 65536, not 0",
                "1から65536まで",
            ),
            (
                "(depth: Some(-1))",
                "between 0 and 1000, not -1",
                "0から1000まで",
            ),
        ] {
            std::fs::write(&path, text).unwrap();
            let error = Spec::load(&path).unwrap_err();
            for (said, words) in [
                (error.to_string(), english),
                (error.localize(Lang::Ja), japanese),
            ] {
                let named = said.starts_with(&path.display().to_string());
                assert!(named && said.contains(words), "{said}");
            }
        }
    }
}
