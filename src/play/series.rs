//! A match: many games between two players from seeded openings, colours swapped, on several threads.
//!
//! Results are taken in the order of the games whatever order they end in, and every game begins with
//! forgetful players: on a clock of nodes a match repeats exactly, with any number of threads.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use serde::{Deserialize, Serialize};

use super::clock::Control;
use super::line::{Ending, How, Turn};
use super::match_runner::{self, Played};
use super::opening::opening;
use super::player::{Player, PlayerError, Spec};
use super::saved::Saved;
use super::score::{Sprt, Tally, Verdict};
use super::think::Signals;
use crate::base::platform::channel::unbounded;
use crate::base::platform::with_helpers;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Series {
    pub a: Spec,
    pub b: Spec,
    pub games: u64,
    pub control: Control,
    pub seed: u64,
    pub jobs: usize,
    pub sprt: Option<Sprt>,
}

/// One game of it, as it is written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub number: u64,
    /// Which colour A had.
    pub a: Turn,
    pub ending: Ending,
    pub plies: usize,
    pub a_used: f64,
    pub b_used: f64,
    pub moves: String,
}

impl Outcome {
    pub fn score(&self) -> f64 {
        self.ending.score(self.a)
    }
}

/// How a match stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Standing {
    pub tally: Tally,
    /// Games A and B lost on time.
    pub time_losses: [u64; 2],
    pub faults: u64,
    /// What A and B used in all.
    pub used: [f64; 2],
    pub plies: u64,
}

impl Standing {
    pub fn add(&mut self, outcome: &Outcome) {
        self.tally.add(outcome.score());
        self.used[0] += outcome.a_used;
        self.used[1] += outcome.b_used;
        self.plies += outcome.plies as u64;
        let loser = usize::from(outcome.score() > 0.5);
        match outcome.ending.how {
            How::Time => self.time_losses[loser] += 1,
            How::Fault => self.faults += 1,
            _ => {}
        }
    }
}

impl Series {
    fn colour(number: u64) -> Turn {
        if number.is_multiple_of(2) {
            Turn::First
        } else {
            Turn::Second
        }
    }

    /// Plays the games that `done` does not have. `each` sees every game in its order, those of `done`
    /// without the game itself, and the standing after it.
    pub fn run<L: Saved>(
        &self,
        done: &BTreeMap<u64, Outcome>,
        cancel: &Arc<AtomicBool>,
        mut each: impl FnMut(&Outcome, Option<&Played<L>>, &Standing),
    ) -> Result<Standing, PlayerError> {
        // Faults of a description, and tables too large for both to be there, are found before a
        // thread begins.
        let both = (
            Player::<L>::new(self.a.clone())?,
            Player::<L>::new(self.b.clone())?,
        );
        drop(both);
        let (next, enough) = (&AtomicU64::new(0), &AtomicBool::new(false));
        let (sender, receiver) = unbounded::<(Outcome, Played<L>)>();
        let mut standing = Standing::default();
        let jobs = (self.jobs as u64).clamp(1, self.games.max(1));
        let players = (0..jobs).map(move |_| {
            let sender = sender.clone();
            move || {
                let players = Player::<L>::new(self.a.clone())
                    .and_then(|a| Ok((a, Player::<L>::new(self.b.clone())?)));
                let Ok((mut a, mut b)) = players else { return };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= self.games
                        || enough.load(Ordering::Relaxed)
                        || cancel.load(Ordering::Relaxed)
                    {
                        return;
                    }
                    if done.contains_key(&number) {
                        continue;
                    }
                    let Some(game) = self.game(number, &mut a, &mut b, cancel) else {
                        return;
                    };
                    if sender.send(game).is_err() {
                        return;
                    }
                }
            }
        });
        with_helpers(players, |count, missing| {
            // Those that there is room for play all the games.
            if let Some(error) = missing.filter(|_| count == 0) {
                return Err(error);
            }
            let mut waiting: BTreeMap<u64, (Outcome, Played<L>)> = BTreeMap::new();
            let mut number = 0;
            let mut open = true;
            while number < self.games {
                let old = done.get(&number);
                if let Some(outcome) = old {
                    standing.add(outcome);
                    each(outcome, None, &standing);
                } else if let Some((outcome, played)) = waiting.remove(&number) {
                    standing.add(&outcome);
                    each(&outcome, Some(&played), &standing);
                } else if open {
                    match receiver.recv() {
                        Ok((outcome, played)) => {
                            waiting.insert(outcome.number, (outcome, played));
                        }
                        Err(_) => open = false,
                    }
                    continue;
                } else {
                    break;
                }
                number += 1;
                let decided = self
                    .sprt
                    .is_some_and(|sprt| sprt.verdict(&standing.tally) != Verdict::Undecided);
                if decided && number.is_multiple_of(2) {
                    enough.store(true, Ordering::Relaxed);
                    break;
                }
            }
            Ok(())
        })?;
        Ok(standing)
    }

    fn game<L: Saved>(
        &self,
        number: u64,
        a: &mut Player<L>,
        b: &mut Player<L>,
        cancel: &Arc<AtomicBool>,
    ) -> Option<(Outcome, Played<L>)> {
        let start = L::usual_start();
        let opening = opening(&start, self.seed, number / 2);
        let colour = Series::colour(number);
        let players = match colour {
            Turn::First => [a, b],
            Turn::Second => [b, a],
        };
        let signals = Signals {
            cancel: Arc::clone(cancel),
            waiting: None,
        };
        let played = match_runner::play(players, &start, &opening, self.control, &signals)?;
        let words: Vec<String> = played.moves.iter().map(|made| made.m.to_string()).collect();
        let outcome = Outcome {
            number,
            a: colour,
            ending: played.ending,
            plies: played.moves.len(),
            a_used: played.used[colour.index()],
            b_used: played.used[colour.other().index()],
            moves: words.join(" "),
        };
        Some((outcome, played))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::line::Game;
    use crate::play::manager::Kind;
    use crate::play::othello::OthelloLine;
    use crate::play::shogi::ShogiLine;

    fn series(game: Game, clock: &str, games: u64, jobs: usize) -> Series {
        let spec = |manager| Spec {
            game,
            manager,
            table_mib: 1,
            ..Spec::default()
        };
        Series {
            a: spec(Kind::Ours),
            b: spec(Kind::Fixed),
            games,
            control: clock.parse().unwrap(),
            seed: 3,
            jobs,
            sprt: None,
        }
    }

    fn run<L: Saved>(series: &Series, done: &BTreeMap<u64, Outcome>) -> Vec<Outcome> {
        let cancel = Arc::new(AtomicBool::new(false));
        let mut all = Vec::new();
        let standing = series
            .run::<L>(done, &cancel, |outcome, _, _| all.push(outcome.clone()))
            .unwrap();
        assert_eq!(standing.time_losses, [0, 0]);
        assert_eq!(standing.faults, 0);
        all
    }

    #[test]
    fn a_match_on_nodes_repeats_exactly_with_any_number_of_threads() {
        let one = run::<OthelloLine>(&series(Game::Othello, "12kn+200n", 4, 1), &BTreeMap::new());
        assert_eq!(one.len(), 4);
        assert_eq!((one[0].a, one[1].a), (Turn::First, Turn::Second));
        let three = run::<OthelloLine>(&series(Game::Othello, "12kn+200n", 4, 3), &BTreeMap::new());
        assert_eq!(one, three);
        // Half of it taken up again.
        let half = one[..2].iter().map(|o| (o.number, o.clone())).collect();
        assert_eq!(
            run::<OthelloLine>(&series(Game::Othello, "12kn+200n", 4, 2), &half),
            one
        );
        // Nobody uses more than the clock gives.
        for outcome in &one {
            let most = 12_000.0 + 200.0 * 31.0;
            assert!(
                outcome.a_used <= most && outcome.b_used <= most,
                "{outcome:?}"
            );
        }
    }

    #[test]
    fn nothing_is_lost_on_a_clock_of_nodes_however_short_it_is() {
        for clock in ["40n", "300n+5n", "0n/30n", "2kn+20n", "6kn+50n", "9kn"] {
            for managers in [
                [Kind::Ours, Kind::Fixed],
                [Kind::Paper, Kind::Ours],
                [Kind::Fixed, Kind::Paper],
            ] {
                let mut othello = series(Game::Othello, clock, 6, 1);
                [othello.a.manager, othello.b.manager] = managers;
                run::<OthelloLine>(&othello, &BTreeMap::new());
            }
        }
        for clock in ["40n", "1kn+20n", "6kn+30n"] {
            run::<ShogiLine>(&series(Game::Shogi, clock, 2, 1), &BTreeMap::new());
        }
    }

    #[test]
    fn shogi_is_played_to_an_end() {
        let games = run::<ShogiLine>(&series(Game::Shogi, "20kn+100n", 2, 2), &BTreeMap::new());
        assert_eq!(games.len(), 2);
        assert!(games.iter().all(|g| g.plies > 20));
    }
}
