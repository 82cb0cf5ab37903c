//! Positions from random play, for experiments over many of them: `random:plies=40,seed=1`.

use std::fmt;
use std::str::FromStr;

use super::notation::{Expected, Fault, NotationError};
use super::position::Position;
use crate::base::random::Rng;
use crate::base::text::excerpt;

/// How a random position is made; the same recipe always makes the same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomPosition {
    /// Random moves from the start of an even game.
    pub plies: u32,
    pub seed: u64,
}

impl RandomPosition {
    /// Games are not made longer than this.
    pub const MOST_PLIES: u32 = 1000;

    /// The position, in which the side to move can move. A game that ends too soon is played anew;
    /// if that keeps happening, the last one is taken as far as it went.
    pub fn generate(self) -> Position {
        const ATTEMPTS: usize = 100;
        let plies = self.plies.min(Self::MOST_PLIES);
        let mut rng = Rng::new(self.seed);
        let mut position = Position::start();
        for _ in 0..ATTEMPTS {
            position = Position::start();
            while position.played() < plies {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                position.play(moves[rng.below(moves.len() as u64) as usize]);
            }
            if position.played() == plies && !position.has_no_move() {
                return position;
            }
        }
        position.undo();
        position
    }
}

impl fmt::Display for RandomPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "random:plies={},seed={}", self.plies, self.seed)
    }
}

/// `random:plies=40,seed=1`, in any order; what is left out is 40 and 1.
impl FromStr for RandomPosition {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<RandomPosition, NotationError> {
        let mut recipe = RandomPosition { plies: 40, seed: 1 };
        let text = text.trim();
        let fields = text.strip_prefix("random:").unwrap_or(text);
        let mut column = text.chars().count() - fields.chars().count() + 1;
        for field in fields.split(',').filter(|_| !fields.is_empty()) {
            let understood = match field.trim().split_once('=') {
                Some(("plies", number)) => number.parse().is_ok_and(|plies| {
                    recipe.plies = plies;
                    plies <= Self::MOST_PLIES
                }),
                Some(("seed", number)) => number.parse().is_ok_and(|seed| {
                    recipe.seed = seed;
                    true
                }),
                _ => false,
            };
            if !understood {
                return Err(NotationError {
                    line: 1,
                    column,
                    fault: Fault::Unexpected(excerpt(field), Expected::RandomField),
                });
            }
            column += field.chars().count() + 1;
        }
        Ok(recipe)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_decides_the_position() {
        let setup = |plies, seed| RandomPosition { plies, seed }.generate().setup();
        assert_eq!(setup(40, 1), setup(40, 1));
        assert_ne!(setup(40, 1), setup(40, 2));
        assert_eq!(setup(40, 1).number, 41);
        for seed in 0..20 {
            let recipe = RandomPosition { plies: 120, seed };
            assert!(!recipe.generate().has_no_move());
            assert_eq!(recipe.to_string().parse(), Ok(recipe));
        }
    }

    #[test]
    fn recipes_that_make_no_sense_are_refused() {
        let error = |text: &str| text.parse::<RandomPosition>().unwrap_err().to_string();
        assert_eq!(
            error("random:plies=5,sed=2"),
            "line 1, column 16: \"sed=2\" instead of plies=N (up to 1000) or seed=N"
        );
        assert!(error("random:plies=5000").contains("plies=5000"));
        assert_eq!("random:".parse(), Ok(RandomPosition { plies: 40, seed: 1 }));
    }
}
