//! Games and thoughts as tasks of an experiment: players of `play` on a clock of nodes, so that
//! every count is the same on any machine.
//!
//! A game leaves the result of A in half points (`half_points`), and, if its moves are wanted, one
//! entry a move that was thought about in each of the lists: who moved (1 for A), the value in
//! the mover's eyes, whether it was computed, progress, what was used and how often the paper's
//! manager extended it.

use std::sync::Arc;

use super::cell::{Game, Outcome, Thought};
use super::perform::Switches;
use crate::base::messages::{Lang, tr};
use crate::game::shogi::notation::sfen;
use crate::play::any::with_line_of;
use crate::play::line::{How, Line, Turn};
use crate::play::manager::Reason;
use crate::play::match_runner::{self, Played};
use crate::play::opening::opening;
use crate::play::player::Player;
use crate::play::saved::Saved;
use crate::play::shogi::ShogiLine;
use crate::play::think::{Orders, Signals};

/// Plays the game. What is left of a cancelled one is nothing to be kept.
pub fn game(task: &Game, switches: &Switches) -> Result<Outcome, String> {
    with_line_of!(task.a.game, |L| played::<L>(task, switches))
}

fn signals(switches: &Switches) -> Signals {
    Signals {
        cancel: Arc::clone(&switches.cancel),
        waiting: None,
    }
}

fn played<L: Saved>(task: &Game, switches: &Switches) -> Result<Outcome, String> {
    let player = |spec: &crate::play::player::Spec| {
        Player::<L>::new(spec.clone()).map_err(|e| e.to_string())
    };
    let (mut a, mut b) = (player(&task.a)?, player(&task.b)?);
    let start = L::usual_start();
    let opening = opening(&start, task.seed, task.number / 2);
    let colour = if task.number.is_multiple_of(2) {
        Turn::First
    } else {
        Turn::Second
    };
    let players = match colour {
        Turn::First => [&mut a, &mut b],
        Turn::Second => [&mut b, &mut a],
    };
    let signals = signals(switches);
    let played = match_runner::play_watched(
        players,
        &start,
        &opening,
        task.control,
        &signals,
        &mut || switches.wait(),
    )
    .ok_or_else(|| tr!(Lang::En, lab_game_cancelled).to_owned())?;
    let mut outcome = Outcome::default();
    let mut count = |name: &str, n: i64| outcome.counts.insert(name.to_owned(), n);
    let score = played.ending.score(colour);
    count("half_points", (2.0 * score) as i64);
    count("plies", played.moves.len() as i64);
    count("a_used", played.used[colour.index()] as i64);
    count("b_used", played.used[colour.other().index()] as i64);
    count("lost_on_time", i64::from(played.ending.how == How::Time));
    if task.moves {
        keep_moves(&mut outcome, &played, colour);
    }
    Ok(outcome)
}

fn keep_moves<L: Line>(outcome: &mut Outcome, played: &Played<L>, colour: Turn) {
    let mut keep = |name: &str, n: i64| {
        let list = outcome.lists.entry(name.to_owned()).or_default();
        list.push(n);
    };
    for made in &played.moves {
        let Some(value) = made.value else { continue };
        keep("a", i64::from(made.turn == colour));
        keep("value", i64::from(value));
        keep("computed", i64::from(made.computed));
        keep("progress", i64::from(made.progress));
        keep("used", made.used as i64);
        keep("extended", extensions(&made.reasons));
    }
}

/// How often the paper's manager added its unit of time.
fn extensions(reasons: &[Reason]) -> i64 {
    let asked = |r: &&Reason| matches!(r, Reason::ManyChanges { .. } | Reason::RateRose { .. });
    let refused = reasons.contains(&Reason::NothingLeft);
    reasons.iter().filter(asked).count() as i64 - i64::from(refused)
}

/// Thinks to the player's depth: for every iteration its depth in thousandths, all nodes up to its
/// end, and the value.
pub fn thought(task: &Thought, switches: &Switches) -> Result<Outcome, String> {
    let setup = sfen::read_setup(&task.position).map_err(|e| e.to_string())?;
    let mut line = ShogiLine::new(&setup).map_err(|e| e.to_string())?;
    let mut player = Player::<ShogiLine>::new(task.player.clone()).map_err(|e| e.to_string())?;
    let mut outcome = Outcome::default();
    let lists = &mut outcome.lists;
    let choice = player.choose(
        &mut line,
        &Orders::default(),
        &signals(switches),
        &mut |update| {
            switches.wait();
            let Some(best) = update.lines.first() else {
                return;
            };
            let mut keep = |name: &str, n: i64| lists.entry(name.to_owned()).or_default().push(n);
            keep("depth", (1000.0 * update.depth).round() as i64);
            keep("nodes", update.nodes as i64);
            keep("value", i64::from(best.value));
        },
    );
    outcome.value = Some(choice.value);
    let nodes = choice.nodes as i64;
    outcome.counts.insert("nodes".to_owned(), nodes);
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::line;
    use crate::play::manager::Kind;
    use crate::play::player::Spec;

    fn task(number: u64) -> Game {
        let spec = |manager| Spec {
            game: line::Game::Othello,
            manager,
            table_mib: 1,
            ..Spec::default()
        };
        Game {
            a: spec(Kind::Paper),
            b: spec(Kind::Fixed),
            control: "6kn+50n".parse().unwrap(),
            seed: 5,
            number,
            moves: true,
        }
    }

    #[test]
    fn a_game_repeats_and_keeps_every_move_that_was_thought_about() {
        let switches = Switches::default();
        for number in 0..2 {
            let one = game(&task(number), &switches).unwrap();
            assert_eq!(one, game(&task(number), &switches).unwrap());
            let moves = one.lists["a"].len();
            assert!(moves > 20, "{moves}");
            assert!(one.lists.values().all(|list| list.len() == moves));
            // Eight moves are the opening's, the first thinker is who has the ninth.
            assert_eq!(one.counts["plies"], moves as i64 + 8);
            assert_eq!(one.lists["a"][0], i64::from(number == 0));
            let used: i64 = (one.lists["a"].iter().zip(&one.lists["used"]))
                .filter(|(a, _)| **a == 1)
                .map(|(_, used)| used)
                .sum();
            assert_eq!(used, one.counts["a_used"]);
            assert_eq!(one.counts["lost_on_time"], 0);
            let progress = &one.lists["progress"];
            assert!(progress.windows(2).all(|w| w[0] <= w[1]));
        }
    }

    #[test]
    fn the_papers_extensions_are_counted_from_its_reasons() {
        let many = Reason::ManyChanges { changes: 4 };
        let rose = Reason::RateRose { from: 0.4, to: 0.5 };
        assert_eq!(extensions(&[]), 0);
        assert_eq!(extensions(&[Reason::FewChanges { changes: 3 }]), 0);
        assert_eq!(extensions(&[many, Reason::SameMove]), 1);
        assert_eq!(extensions(&[many, rose, Reason::SameMove]), 2);
        assert_eq!(extensions(&[many, Reason::NothingLeft]), 0);
    }

    #[test]
    fn a_thought_keeps_its_iterations() {
        let player = Spec {
            game: line::Game::Shogi,
            search: crate::play::player::Depth::Realization,
            depth: Some(1.5),
            specialists: false,
            table_mib: 1,
            ..Spec::default()
        };
        let task = Thought {
            player,
            position: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1".to_owned(),
        };
        let outcome = thought(&task, &Switches::default()).unwrap();
        assert_eq!(outcome.lists["depth"], [500, 1000, 1500]);
        assert!(outcome.lists["nodes"].windows(2).all(|w| w[0] < w[1]));
        assert_eq!(outcome, thought(&task, &Switches::default()).unwrap());
        let bad = Thought {
            position: "nonsense".to_owned(),
            ..task
        };
        assert!(thought(&bad, &Switches::default()).is_err());
    }
}
