//! Trained weights as a file: what was trained, with what seed, and one table for each stage.

use crate::base::messages::{Lang, Localize, localized_error, tr};

use super::patterns::WEIGHTS;

/// The stages of the game by empties, fewest first; each has weights of its own.
pub const STAGES: [std::ops::RangeInclusive<u32>; 10] = [
    8..=11,
    12..=14,
    15..=17,
    18..=20,
    21..=24,
    25..=28,
    29..=33,
    34..=39,
    40..=46,
    47..=60,
];

/// Counts of moves that are told apart.
pub const MOBILITY: usize = 24;

/// All weights of a stage: groups of squares, the mover's moves, the opponent's moves.
pub const STAGE_WEIGHTS: usize = WEIGHTS + 2 * MOBILITY;

/// Weights are in this fraction of a disc.
pub const UNIT: i32 = 64;

/// The weights of one stage.
pub type Stage = Box<[i16]>;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights {
    pub seed: u64,
    /// Positions learnt from, for each stage.
    pub positions: u32,
    /// The stages trained so far, fewest empties first.
    pub stages: Vec<Stage>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsError {
    NotWeights,
    /// In the middle of this stage.
    CutShort(usize),
}

impl Localize for WeightsError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            WeightsError::NotWeights => tr!(lang, solve_error_not_weights, magic = MAGIC.trim()),
            WeightsError::CutShort(stage) => tr!(lang, solve_error_weights_cut_short, stage),
        }
    }
}

localized_error!(WeightsError);

const MAGIC: &str = "yomiki othello weights 1\n";

impl Weights {
    pub fn read(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let rest = bytes
            .strip_prefix(MAGIC.as_bytes())
            .ok_or(WeightsError::NotWeights)?;
        let (seed, rest) = rest.split_first_chunk().ok_or(WeightsError::CutShort(0))?;
        let (positions, rest) = rest.split_first_chunk().ok_or(WeightsError::CutShort(0))?;
        let chunks = rest.chunks_exact(2 * STAGE_WEIGHTS);
        if !chunks.remainder().is_empty() {
            return Err(WeightsError::CutShort(rest.len() / (2 * STAGE_WEIGHTS)));
        }
        let stage = |chunk: &[u8]| -> Stage {
            let pairs = chunk.chunks_exact(2);
            pairs
                .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
                .collect()
        };
        Ok(Weights {
            seed: u64::from_le_bytes(*seed),
            positions: u32::from_le_bytes(*positions),
            stages: chunks.take(STAGES.len()).map(stage).collect(),
        })
    }

    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.as_bytes().to_vec();
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend(self.positions.to_le_bytes());
        for weight in self.stages.iter().flatten() {
            bytes.extend(weight.to_le_bytes());
        }
        bytes
    }

    /// The weights for so many empties: their stage's, or the nearest that is trained.
    pub fn stage(&self, empties: u32) -> Option<usize> {
        let right = STAGES.iter().position(|stage| empties <= *stage.end());
        let last = self.stages.len().checked_sub(1)?;
        Some(right.unwrap_or(last).min(last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_back_as_written() {
        let stage: Stage = (0..STAGE_WEIGHTS).map(|i| i as i16).collect();
        let weights = Weights {
            seed: 7,
            positions: 12,
            stages: vec![stage.clone(), stage],
        };
        let bytes = weights.write();
        assert_eq!(Weights::read(&bytes), Ok(weights.clone()));
        let short = Weights::read(&bytes[..bytes.len() - 1]);
        assert_eq!(short, Err(WeightsError::CutShort(1)));
        assert_eq!(Weights::read(b"no"), Err(WeightsError::NotWeights));
        assert_eq!(weights.stage(9), Some(0));
        assert_eq!(weights.stage(12), Some(1));
        assert_eq!(weights.stage(60), Some(1));
    }
}
