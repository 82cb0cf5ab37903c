//! Transition probabilities: how likely a move of each category is to be played where there is one.
//!
//! Learnt from games: a category counts as available in a position where at least one of its moves
//! is legal, and as played if the move of the game was one of them. The probability is the quotient.
//! A line's realization probability is the product over its moves; searches count the sum of −ln p
//! in its place, which is depth with plies of different lengths (Abe, §2.2.2).

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::games::BoardGame;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Transitions {
    pub game: BoardGame,
    /// Games learnt from.
    pub games: u64,
    pub categories: Vec<Count>,
    /// −ln p in thousandths, by category; made from the counts.
    #[serde(skip)]
    costs: Vec<i32>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Count {
    pub name: String,
    pub played: u64,
    pub available: u64,
}

impl Count {
    /// With one imagined case on either side, so that nothing is impossible or certain.
    pub fn probability(&self) -> f64 {
        (self.played as f64 + 1.0) / (self.available as f64 + 2.0)
    }
}

#[derive(Debug)]
pub enum TransitionsError {
    Ron(ron::error::SpannedError),
    /// The game it is of and its categories; the game wanted and that one's.
    Mismatch(&'static str, usize, &'static str, usize),
}

impl From<ron::error::SpannedError> for TransitionsError {
    fn from(error: ron::error::SpannedError) -> TransitionsError {
        TransitionsError::Ron(error)
    }
}

/// No move is cheaper than this or dearer than that: 0.9 and about a thousandth.
const CHEAPEST: i32 = 105;
const DEAREST: i32 = 7_000;

impl Transitions {
    pub fn empty(game: BoardGame) -> Transitions {
        Transitions::equal(game, 0, 0)
    }

    /// Every category played as often as the others.
    pub fn equal(game: BoardGame, played: u64, available: u64) -> Transitions {
        let count = |name: &&str| Count {
            name: (*name).to_string(),
            played,
            available,
        };
        let mut table = Transitions {
            game,
            games: 0,
            categories: game.categories().iter().map(count).collect(),
            costs: Vec::new(),
        };
        table.price();
        table
    }

    /// A table of whichever game it says it is of.
    pub fn read(text: &str) -> Result<Transitions, TransitionsError> {
        let mut table: Transitions = ron::from_str(text)?;
        let wanted = table.game.categories().len();
        if table.categories.len() != wanted {
            let name = table.game.name();
            let has = table.categories.len();
            return Err(TransitionsError::Mismatch(name, has, name, wanted));
        }
        table.price();
        Ok(table)
    }

    /// A table of this game.
    pub fn read_for(game: BoardGame, text: &str) -> Result<Transitions, TransitionsError> {
        let table = Transitions::read(text)?;
        if table.game != game {
            return Err(TransitionsError::Mismatch(
                table.game.name(),
                table.categories.len(),
                game.name(),
                game.categories().len(),
            ));
        }
        Ok(table)
    }

    /// The table learnt from the program's own games.
    pub fn built_in(game: BoardGame) -> &'static Transitions {
        static TABLES: [OnceLock<Transitions>; BoardGame::ALL.len()] =
            [const { OnceLock::new() }; BoardGame::ALL.len()];
        TABLES[game as usize].get_or_init(|| {
            let table = Transitions::read_for(game, game.transitions());
            table.unwrap_or_else(|_| Transitions::empty(game))
        })
    }

    pub fn write(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2);
        ron::ser::to_string_pretty(self, pretty).unwrap_or_default()
    }

    /// Makes the costs anew, after the counts have changed.
    pub fn price(&mut self) {
        let cost = |count: &Count| {
            let cost = (-1000.0 * count.probability().ln()) as i32;
            cost.clamp(CHEAPEST, DEAREST)
        };
        self.costs = self.categories.iter().map(cost).collect();
    }

    /// −ln p in thousandths.
    #[inline]
    pub fn cost(&self, category: u8) -> i32 {
        self.costs
            .get(usize::from(category))
            .copied()
            .unwrap_or(DEAREST)
    }
}
