//! The commands of play: matches, self-play, models, and the two protocols.

pub mod contest;
pub mod engine;
pub mod selfplay;
pub mod train;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::play::line::Game;

/// Reads the name of a game that the program's players can play.
fn played_game() -> impl TypedValueParser<Value = Game> {
    let names = Game::ALL.map(Game::name);
    PossibleValuesParser::new(names).map(|name| {
        let found = Game::ALL.into_iter().find(|game| game.name() == name);
        // The parser lets no other name through.
        found.unwrap_or_default()
    })
}
