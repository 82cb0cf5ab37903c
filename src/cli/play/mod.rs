//! The commands of play: matches, self-play, models, and the two protocols.

pub mod contest;
pub mod engine;
pub mod selfplay;
pub mod train;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::play::line::Game;

/// Reads the name of a game that the program's players can play.
fn played_game() -> impl TypedValueParser<Value = Game> {
    let names = Game::ALL.into_iter().flat_map(Game::start_names);
    PossibleValuesParser::new(names).map(|name| {
        let is_named = |game: &Game| game.start_names().contains(&name.as_str());
        let found = Game::ALL.into_iter().find(is_named);
        // The parser lets no other name through.
        found.unwrap_or_default()
    })
}
