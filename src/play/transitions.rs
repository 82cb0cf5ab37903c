//! Learning transition probabilities from games; the table itself is the problem layer's.

pub use crate::problem::{Transitions, TransitionsError};

use super::line::{Candidate, Line};

impl Transitions {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::{Position, Size};
    use crate::play::line::Game;
    use crate::play::othello::OthelloLine;

    #[test]
    fn probabilities_are_plays_over_opportunities() {
        let line = OthelloLine::new(Position::start(Size::Eight));
        let mut table = Transitions::empty(Game::Othello);
        let first = line.parse("f5").unwrap();
        for _ in 0..8 {
            table.learn_game(line.clone(), &[first]);
        }
        assert_eq!(table.games, 8);
        // The four first moves are of one category.
        let used: Vec<_> = table
            .categories
            .iter()
            .filter(|c| c.available > 0)
            .collect();
        assert_eq!(used.len(), 1);
        assert_eq!((used[0].played, used[0].available), (8, 8));
        assert!((used[0].probability() - 0.9).abs() < 1e-9);
        let back = Transitions::read_for(Game::Othello, &table.write()).unwrap();
        assert_eq!(back, table);
        assert!(Transitions::read_for(Game::Shogi, &table.write()).is_err());
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
                .map(|c| c.probability())
                .fold(0.0, f64::max);
            assert!(likely > 0.4, "{likely}");
        }
    }
}
