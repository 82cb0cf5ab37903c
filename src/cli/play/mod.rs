//! The commands of play: matches, self-play, models, and the two protocols.

pub mod contest;
pub mod engine;
pub mod selfplay;
pub mod train;
