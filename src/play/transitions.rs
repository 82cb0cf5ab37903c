//! Transition probabilities: how likely a move of each category is to be played where there is one.
//!
//! Learnt from games: a category counts as available in a position where at least one of its moves
//! is legal, and as played if the move of the game was one of them. The probability is the quotient.
//! A line's realization probability is the product over its moves; searches count the sum of −ln p
//! in its place, which is depth with plies of different lengths (paper 004, §2.2.2).

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::line::{Candidate, Game, Line};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Transitions {
    pub game: Game,
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

#[derive(Debug, Error)]
pub enum TransitionsError {
    #[error("the table of transitions cannot be read: {0}")]
    Ron(#[from] ron::error::SpannedError),
    #[error("the table is one of {0} with {1} categories; {2} has {3}")]
    Mismatch(&'static str, usize, &'static str, usize),
}

/// No move is cheaper than this or dearer than that: 0.9 and about a thousandth.
const CHEAPEST: i32 = 105;
const DEAREST: i32 = 7_000;

impl Transitions {
    pub fn empty<L: Line>() -> Transitions {
        let count = |name: &&str| Count {
            name: (*name).to_string(),
            played: 0,
            available: 0,
        };
        let mut table = Transitions {
            game: L::GAME,
            games: 0,
            categories: L::CATEGORIES.iter().map(count).collect(),
            costs: Vec::new(),
        };
        table.price();
        table
    }

    pub fn read<L: Line>(text: &str) -> Result<Transitions, TransitionsError> {
        let mut table: Transitions = ron::from_str(text)?;
        if table.game != L::GAME || table.categories.len() != L::CATEGORIES.len() {
            return Err(TransitionsError::Mismatch(
                table.game.name(),
                table.categories.len(),
                L::GAME.name(),
                L::CATEGORIES.len(),
            ));
        }
        table.price();
        Ok(table)
    }

    /// The table learnt from the program's own games.
    pub fn built_in(game: Game) -> &'static Transitions {
        static TABLES: [OnceLock<Transitions>; 2] = [OnceLock::new(), OnceLock::new()];
        match game {
            Game::Shogi => TABLES[0].get_or_init(|| {
                let text = include_str!("../../assets/play/transitions-shogi.ron");
                Transitions::read::<super::shogi::ShogiLine>(text)
                    .unwrap_or_else(|_| Transitions::empty::<super::shogi::ShogiLine>())
            }),
            Game::Othello => TABLES[1].get_or_init(|| {
                let text = include_str!("../../assets/play/transitions-othello.ron");
                Transitions::read::<super::othello::OthelloLine>(text)
                    .unwrap_or_else(|_| Transitions::empty::<super::othello::OthelloLine>())
            }),
        }
    }

    pub fn write(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2);
        ron::ser::to_string_pretty(self, pretty).unwrap_or_default()
    }

    /// Takes in one position and the move that was played there.
    pub fn learn<L: Line>(&mut self, candidates: &[Candidate<L::Move>], played: L::Move) {
        let mut seen = vec![false; self.categories.len()];
        for candidate in candidates {
            let category = usize::from(candidate.category);
            if !std::mem::replace(&mut seen[category], true) {
                self.categories[category].available += 1;
            }
            if candidate.m == played {
                self.categories[category].played += 1;
            }
        }
    }

    /// Takes in a whole game: a start and its moves. Positions with a single move teach nothing.
    pub fn learn_game<L: Line>(&mut self, mut line: L, moves: &[L::Move]) {
        let mut list = Vec::new();
        for &m in moves {
            list.clear();
            line.candidates(true, &mut list);
            if list.len() > 1 {
                self.learn::<L>(&list, m);
            }
            line.play(m);
        }
        self.games += 1;
        self.price();
    }

    fn price(&mut self) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::{Position, Size};
    use crate::play::othello::OthelloLine;
    use crate::play::shogi::ShogiLine;

    #[test]
    fn probabilities_are_plays_over_opportunities() {
        let line = OthelloLine::new(Position::start(Size::Eight));
        let mut table = Transitions::empty::<OthelloLine>();
        let first = line.parse("f5").unwrap();
        for _ in 0..8 {
            table.learn_game(line.clone(), &[first]);
        }
        assert_eq!(table.games, 8);
        // The four first moves are of one category.
        let used: Vec<&Count> = table
            .categories
            .iter()
            .filter(|c| c.available > 0)
            .collect();
        assert_eq!(used.len(), 1);
        assert_eq!((used[0].played, used[0].available), (8, 8));
        assert!((used[0].probability() - 0.9).abs() < 1e-9);
        let back = Transitions::read::<OthelloLine>(&table.write()).unwrap();
        assert_eq!(back, table);
        assert!(Transitions::read::<ShogiLine>(&table.write()).is_err());
    }

    #[test]
    fn the_tables_that_come_with_the_program_are_learnt() {
        for game in Game::ALL {
            let table = Transitions::built_in(game);
            assert_eq!(table.game, game);
            assert!(table.games >= 100, "{} games", table.games);
            let likely = table
                .categories
                .iter()
                .map(Count::probability)
                .fold(0.0, f64::max);
            assert!(likely > 0.4, "{likely}");
        }
    }
}
