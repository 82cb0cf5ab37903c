//! Abe on time in play: what depth costs and changes (figures 2.3 and 3.1, equation 2.6), what
//! it is worth (figures 3.2 to 3.5, table 3.1, equation 3.1), how values become win rates (figures
//! 3.6 to 3.9, table 3.2), and the time managers in matches (table 4.1, figures 4.1 to 4.3).
//!
//! The games are played by the program's own players on clocks of nodes: every count repeats.

mod deepening;
mod depth;
mod differences;
mod equation;
mod extensions;
mod managers;
mod threshold;
mod win_rate;

pub(super) use deepening::DEEPENING;
pub(super) use depth::DEPTH;
pub(super) use differences::DIFFERENCES;
pub(super) use managers::MANAGERS;
pub(super) use threshold::THRESHOLD;
pub(super) use win_rate::WIN_RATE;

use crate::base::messages::tr;
use crate::lab::cell::{Cell, Done, Game, Task};
use crate::lab::gathered::Gathered;
use crate::lab::statistics::Summary;
use crate::play::line;
use crate::play::player::Spec;
use crate::play::score::Tally;
use crate::session::lesson::Words;

/// Openings of all matches are drawn from it.
const SEED: u64 = 4;

/// Two players, and the clock on which they play.
struct Pairing {
    a: Spec,
    b: Spec,
    clock: String,
    /// Whether every move is kept.
    moves: bool,
    /// Seconds of a game.
    guess: f64,
}

/// The games of a match, one cell each.
fn match_cells(
    (group, variant): (&str, &str),
    pairing: &Pairing,
    games: usize,
) -> Result<Vec<Cell>, crate::lab::LabError> {
    let control = (pairing.clock.parse()).map_err(|e: crate::play::clock::ControlError| {
        crate::lab::LabError::Empty(crate::lab::error::in_words(&e))
    })?;
    let cell = |number: usize| Cell {
        group: group.to_owned(),
        variant: variant.to_owned(),
        position: format!("game {number:04}"),
        task: Task::Game(Box::new(Game {
            a: pairing.a.clone(),
            b: pairing.b.clone(),
            control,
            seed: SEED,
            number: number as u64,
            moves: pairing.moves,
        })),
        guess: pairing.guess,
    };
    Ok((0..games).map(cell).collect())
}

/// A's points in a game.
fn points(done: &Done) -> Option<f64> {
    let half = done.outcome.counts.get("half_points")?;
    Some(*half as f64 / 2.0)
}

/// A's results in a match. Two games of an opening count as one piece of evidence, so a game whose
/// counterpart is not there yet waits for it, unless there is nothing else.
fn tally(gathered: &Gathered<'_>, group: &str, variant: &str) -> Tally {
    let mut scores: Vec<(u64, f64)> = (gathered.cells(group, variant).iter())
        .filter_map(|(cell, done)| match &cell.task {
            Task::Game(game) => Some((game.number, points(done)?)),
            Task::Search(_) | Task::Thought(_) => None,
        })
        .collect();
    scores.sort_by_key(|s| s.0);
    let mut tally = Tally::default();
    for pair in scores.windows(2) {
        if let [(first, a), (second, b)] = *pair
            && first.is_multiple_of(2)
            && second == first + 1
        {
            tally.add(a);
            tally.add(b);
        }
    }
    if tally.games() == 0 {
        scores.iter().for_each(|s| tally.add(s.1));
    }
    tally
}

/// The mean score with its interval; nothing without games.
fn score(tally: &Tally) -> Option<Summary> {
    let (low, high) = tally.interval();
    (tally.games() > 0).then(|| Summary {
        n: tally.games() as usize,
        mean: tally.score(),
        low,
        high,
        over: 0,
    })
}

fn game_name(game: line::Game) -> Words {
    match game {
        line::Game::Shogi => Words::of(|lang| tr!(lang, lab_shogi)),
        other => Words::of(move |lang| other.title().get(lang)),
    }
}

/// Points of a function over a range, for a curve.
fn drawn(from: f64, to: f64, of: impl Fn(f64) -> f64) -> Vec<(f64, f64)> {
    let steps = 48;
    let at = |i: i32| from + (to - from) * f64::from(i) / f64::from(steps);
    (0..=steps).map(|i| (at(i), of(at(i)))).collect()
}

/// Whether the first is greater: known only where the difference is more than 1.96 of its errors.
fn greater((a, a_error): (f64, f64), (b, b_error): (f64, f64)) -> Option<bool> {
    let error = a_error.hypot(b_error);
    ((a - b).abs() > 1.96 * error).then_some(a > b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::Plan;
    use crate::lab::cell::Outcome;
    use crate::lab::store::Results;

    #[test]
    fn a_game_without_its_counterpart_waits() {
        let cells = Plan::quick("004-table4.1").cells().unwrap();
        let of = |points: &[(usize, i64)]| {
            let done = points.iter().map(|&(i, half)| {
                let id = cells[i].id();
                let counts = [("half_points".to_owned(), half)].into();
                let outcome = Outcome {
                    cell: id.clone(),
                    counts,
                    ..Outcome::default()
                };
                let done = Done {
                    outcome,
                    ..Done::default()
                };
                (id, done)
            });
            let results: Results = done.collect();
            let gathered = Gathered::new(&cells, &results);
            let tally = tally(&gathered, &cells[0].group, &cells[0].variant);
            (tally.wins, tally.draws, tally.losses)
        };
        assert_eq!(of(&[]), (0, 0, 0));
        assert_eq!(of(&[(1, 2)]), (1, 0, 0));
        assert_eq!(of(&[(0, 2), (1, 0), (2, 2)]), (1, 0, 1));
        // The second game of one opening and the first of the next are no pair.
        assert_eq!(of(&[(0, 2), (1, 1), (3, 0)]), (1, 1, 0));
        assert_eq!(of(&[(1, 1), (2, 0)]), (0, 1, 1));
    }

    #[test]
    fn a_difference_must_exceed_its_error() {
        assert_eq!(greater((1.0, 0.1), (0.9, 0.1)), None);
        assert_eq!(greater((1.0, 0.1), (0.5, 0.1)), Some(true));
        assert_eq!(greater((0.5, 0.1), (1.0, 0.1)), Some(false));
    }
}
