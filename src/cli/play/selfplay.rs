//! `yomiki selfplay`: positions from games of the program against itself, by phase of the game.

use std::collections::HashSet;

use clap::Args;

use super::played_game;
use crate::base::messages::tr;
use crate::base::random::{Rng, mix};
use crate::cli::{Failure, lang, on_ctrl_c, print};
use crate::play::any::with_line_of;
use crate::play::line::Game;
use crate::play::match_runner;
use crate::play::opening::opening;
use crate::play::player::{Player, Spec};
use crate::play::progress::Phase;
use crate::play::saved::Saved;
use crate::play::think::Signals;

#[derive(Args)]
pub struct Arguments {
    #[arg(long, value_parser = played_game(), default_value = "shogi")]
    game: Game,
    #[arg(long, default_value_t = 200)]
    each: usize,
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    with_line_of!(arguments.game, |L| collect::<L>(arguments))
}

/// No more than so many positions of a phase from one game, and no two the same.
const FROM_ONE_GAME: usize = 4;

fn collect<L: Saved>(arguments: &Arguments) -> Result<(), Failure> {
    let spec = Spec {
        game: L::GAME,
        ..Spec::default()
    };
    let (mut a, mut b) = (Player::<L>::new(spec.clone())?, Player::<L>::new(spec)?);
    // A clock that gives every move the same: all of it is increment.
    let control = format!("{0}n+{0}n", arguments.nodes).parse()?;
    let signals = Signals {
        cancel: on_ctrl_c(),
        waiting: None,
    };
    let game = L::GAME.title();
    let (each, nodes, seed) = (arguments.each, arguments.nodes, arguments.seed);
    print(tr!(lang(), cli_selfplay_head, each, game, nodes, seed));
    print(tr!(lang(), cli_selfplay_columns));
    let start = L::usual_start();
    let mut counts = [0usize; 3];
    let mut seen = HashSet::new();
    for number in 0.. {
        if counts.iter().all(|&n| n >= arguments.each) {
            break;
        }
        let opening = opening(&start, arguments.seed, number);
        let Some(played) =
            match_runner::play([&mut a, &mut b], &start, &opening, control, &signals)
        else {
            let (done, all) = (counts.iter().sum::<usize>(), 3 * arguments.each);
            print(tr!(lang(), cli_selfplay_cancelled, done, all));
            return Ok(());
        };
        let mut rng = Rng::new(mix(arguments.seed ^ mix(number + 1)));
        let mut line = start.clone();
        let mut found: [Vec<String>; 3] = Default::default();
        for (ply, made) in played.moves.iter().enumerate() {
            if let Some(value) = made.value
                && seen.insert(line.key())
            {
                let phase = Phase::of(made.progress);
                found[phase.index()].push(format!(
                    "{} ; phase={} ; progress={} ; value={value} ; game={} ; ply={ply}",
                    line.here(),
                    phase.name(),
                    made.progress,
                    number + 1,
                ));
            }
            line.play(made.m);
        }
        for (phase, mut positions) in found.into_iter().enumerate() {
            rng.shuffle(&mut positions);
            let room = arguments.each - counts[phase];
            for position in positions.into_iter().take(FROM_ONE_GAME.min(room)) {
                print(position);
                counts[phase] += 1;
            }
        }
    }
    Ok(())
}
