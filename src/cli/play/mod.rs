//! The commands of play: matches, self-play, models, and the two protocols.

pub mod contest;
pub mod engine;
pub mod selfplay;
pub mod train;

use clap::ValueEnum;

/// A game that the program's players can play.
#[derive(Clone, Copy, ValueEnum)]
enum GameName {
    Shogi,
    Othello,
}
