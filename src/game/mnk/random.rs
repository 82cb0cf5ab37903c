//! Positions from random play: `random:stones=12,seed=1`.

use std::fmt;

use super::position::Position;
use super::square::Bits;
use super::variant::Variant;
use crate::base::random::Rng;
use crate::base::text::excerpt;

/// The recipe for a random position: legal moves chosen at random from the start until so many
/// stones are on the board, and nobody has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomPosition {
    pub variant: Variant,
    pub stones: u32,
    pub seed: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RandomPositionError {
    NotARecipe(String),
    /// So many stones; at most so many leave a square empty.
    OutOfRange {
        stones: u32,
        most: u32,
    },
    NotFound(u32),
}

impl RandomPosition {
    /// Games tried before giving up.
    const GAMES: u32 = 10_000;

    pub fn generate(&self) -> Result<Position, RandomPositionError> {
        let most = self.variant.squares() - 1;
        if self.stones > most {
            let stones = self.stones;
            return Err(RandomPositionError::OutOfRange { stones, most });
        }
        let mut rng = Rng::new(self.seed);
        for _ in 0..Self::GAMES {
            let mut position = Position::start(self.variant);
            for _ in 0..self.stones {
                let legal = position.legal();
                if legal == 0 {
                    break;
                }
                let choice = rng.below(u64::from(legal.count_ones())) as usize;
                // `choice` is below the number of legal squares.
                let Some(square) = Bits(legal).nth(choice) else {
                    break;
                };
                position = position.play_unchecked(square);
            }
            let stones = self.variant.squares() - position.empties();
            if stones == self.stones && position.winner().is_none() {
                return Ok(position);
            }
        }
        Err(RandomPositionError::NotFound(self.stones))
    }

    /// Reads `random:stones=12,seed=1`.
    pub fn parse(text: &str, variant: Variant) -> Result<RandomPosition, RandomPositionError> {
        let wrong = || RandomPositionError::NotARecipe(excerpt(text.trim()));
        let pairs = text.trim().strip_prefix("random:").ok_or_else(wrong)?;
        let mut recipe = RandomPosition {
            variant,
            stones: 0,
            seed: 1,
        };
        for pair in pairs.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            let (key, value) = pair.split_once('=').ok_or_else(wrong)?;
            let number: u64 = value.trim().parse().map_err(|_| wrong())?;
            match key.trim() {
                "seed" => recipe.seed = number,
                "stones" => recipe.stones = u32::try_from(number).map_err(|_| wrong())?,
                _ => return Err(wrong()),
            }
        }
        Ok(recipe)
    }
}

impl fmt::Display for RandomPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RandomPosition { stones, seed, .. } = self;
        write!(f, "random:stones={stones},seed={seed}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_gives_the_same_position_every_time() {
        let free = Variant::new(5, 5, 4, false).unwrap();
        for variant in [Variant::TIC_TAC_TOE, Variant::CONNECT_FOUR, free] {
            for stones in [0, 1, 4, 6, 8] {
                let recipe = RandomPosition {
                    variant,
                    stones,
                    seed: 5,
                };
                let position = recipe.generate().unwrap();
                assert_eq!(position.empties(), variant.squares() - stones);
                assert!(position.legal() != 0);
                assert_eq!(position.setup().objections(), []);
                assert_eq!(recipe.generate(), Ok(position));
                let text = recipe.to_string();
                assert_eq!(RandomPosition::parse(&text, variant), Ok(recipe));
            }
        }
    }

    #[test]
    fn a_wrong_recipe_is_answered_by_a_sentence() {
        let sentence = |text: &str| {
            let recipe = RandomPosition::parse(text, Variant::TIC_TAC_TOE);
            recipe.and_then(|r| r.generate()).unwrap_err().to_string()
        };
        assert!(sentence("random:stones=9").contains("at most 8"));
        assert!(sentence("random:depth=3").contains("`random:depth=3` is not of that form"));
    }
}
