//! The tree of a game whose rules are not known here: another program's event file is all there is
//! of it. It has no board and cannot be searched; its moves are called as the file calls them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::tree::Move;

/// Where a log begins that cannot be followed by rules of ours.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FreeTree {
    /// As the file calls the game; may be empty.
    #[serde(default)]
    pub game: String,
    /// In the notation of the other program.
    #[serde(default)]
    pub position: String,
    /// What every move is called, by its number. Shared: there may be millions, and who holds the
    /// same list need not compare it.
    #[serde(skip)]
    names: Arc<Vec<String>>,
}

impl FreeTree {
    pub fn new(game: &str, position: &str, names: Vec<String>) -> FreeTree {
        FreeTree {
            game: game.to_owned(),
            position: position.to_owned(),
            names: Arc::new(names),
        }
    }

    /// The move as it was written; its number where nothing was.
    pub fn move_name(&self, m: Move) -> String {
        let name = self.names.get(m.0 as usize);
        name.cloned().unwrap_or_else(|| m.0.to_string())
    }
}
