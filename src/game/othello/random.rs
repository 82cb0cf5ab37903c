//! Positions from random play: `random:empties=16,seed=1`.

use std::fmt;

use super::Bits;
use super::position::Position;
use super::size::{Size, Square};
use crate::base::random::Rng;
use crate::base::text::excerpt;

/// The recipe for a random position: legal moves chosen at random from the start until so many
/// squares are empty and the side to move has a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomPosition {
    pub size: Size,
    pub empties: u32,
    pub seed: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RandomPositionError {
    NotARecipe(String),
    OutOfRange { size: Size, most: u32, empties: u32 },
    NotFound(u32),
}

impl RandomPosition {
    /// Games tried before giving up; hardly any number of empties needs more than a few.
    const GAMES: u32 = 10_000;

    pub fn generate(&self) -> Result<Position, RandomPositionError> {
        let start = Position::start(self.size);
        let most = start.empties();
        if !(1..=most).contains(&self.empties) {
            return Err(RandomPositionError::OutOfRange {
                size: self.size,
                most,
                empties: self.empties,
            });
        }
        let mut rng = Rng::new(self.seed);
        for _ in 0..Self::GAMES {
            let mut position = start;
            loop {
                let legal = position.legal();
                if legal == 0 {
                    if position.is_over() {
                        break;
                    }
                    position = position.passed();
                    continue;
                }
                if position.empties() == self.empties {
                    return Ok(position);
                }
                let choice = rng.below(u64::from(legal.count_ones())) as usize;
                let square = Bits(legal).nth(choice).and_then(Square::new);
                // `choice` is below the number of legal squares.
                let Some(square) = square else { break };
                position = position.play_unchecked(square);
            }
        }
        Err(RandomPositionError::NotFound(self.empties))
    }

    /// Reads `random:empties=16,seed=1`; `size=6` may be among the pairs, else `size` holds.
    pub fn parse(text: &str, size: Size) -> Result<RandomPosition, RandomPositionError> {
        let wrong = || RandomPositionError::NotARecipe(excerpt(text.trim()));
        let pairs = text.trim().strip_prefix("random:").ok_or_else(wrong)?;
        let mut recipe = RandomPosition {
            size,
            empties: 0,
            seed: 1,
        };
        for pair in pairs.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            let (key, value) = pair.split_once('=').ok_or_else(wrong)?;
            let number: u64 = value.trim().parse().map_err(|_| wrong())?;
            match key.trim() {
                "seed" => recipe.seed = number,
                "empties" => recipe.empties = u32::try_from(number).map_err(|_| wrong())?,
                "size" => {
                    let edge = u32::try_from(number).map_err(|_| wrong())?;
                    recipe.size = Size::from_edge(edge).ok_or_else(wrong)?;
                }
                _ => return Err(wrong()),
            }
        }
        Ok(recipe)
    }
}

impl fmt::Display for RandomPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RandomPosition {
            size,
            empties,
            seed,
        } = self;
        write!(
            f,
            "random:size={},empties={empties},seed={seed}",
            size.edge()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_gives_the_same_position_every_time() {
        for size in Size::ALL {
            for empties in 1..=size.squares() - 4 {
                let recipe = RandomPosition {
                    size,
                    empties,
                    seed: 5,
                };
                let position = recipe.generate().unwrap();
                assert_eq!(position.empties(), empties);
                assert!(position.legal() != 0);
                assert_eq!(recipe.generate(), Ok(position));
                assert_eq!(
                    RandomPosition::parse(&recipe.to_string(), Size::Eight),
                    Ok(recipe)
                );
            }
        }
        let other = RandomPosition {
            size: Size::Six,
            empties: 16,
            seed: 6,
        };
        let one = RandomPosition { seed: 5, ..other };
        assert_ne!(one.generate(), other.generate());
    }

    #[test]
    fn a_wrong_recipe_is_answered_by_a_sentence() {
        let sentence = |text: &str| {
            let recipe = RandomPosition::parse(text, Size::Six);
            recipe.and_then(|r| r.generate()).unwrap_err().to_string()
        };
        assert!(sentence("random:empties=99").contains("a 6×6 board has at most 32 empties"));
        assert!(sentence("random:depth=3").contains("`random:depth=3` is not of that form"));
        assert!(sentence("random:size=5").contains("is not of that form"));
    }
}
