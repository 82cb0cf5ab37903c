//! Managers with a simulated clock: searches are scripts of iterations, time is what the script says.

use super::*;
use crate::base::messages::Lang;
use crate::play::clock::{Clock, Control};

fn control(text: &str) -> Control {
    text.parse().unwrap()
}

fn situation(clock: &str, made: usize, expected: f64) -> Situation {
    let clock = Clock::new(control(clock));
    Situation {
        own: clock,
        other: clock,
        expected,
        expected_hard: expected,
        expected_evenly: expected,
        longest: (160.0 - made as f64).max(1.0),
        choices: 30,
        progress: 50,
    }
}

/// A search to come: for each iteration its best move, value, next best value and cost.
type Script<'a> = &'a [(u32, i32, i32, f64)];

/// Runs a script until the manager stops it: what was used, and the answer.
fn simulate(
    manager: &mut dyn Manager,
    situation: &Situation,
    script: Script<'_>,
) -> (f64, Option<u32>) {
    let models = Models::default();
    let mut limit = manager.begin(situation, &models);
    let mut used = 0.0;
    let mut iterations: Vec<Iteration> = Vec::new();
    for (i, &(best, value, second, cost)) in script.iter().enumerate() {
        let done = used + cost;
        // A changed best move shows in the middle of its iteration.
        while limit < done {
            used = limit.max(used);
            let seen = used - (done - cost) >= cost / 2.0;
            let thinking = Thinking {
                used,
                iterations: &iterations,
                now: seen.then_some((best, value)),
            };
            match manager.at_limit(&thinking, &models) {
                Decision::Until(until) if until > limit => limit = until,
                _ => return (used, thinking.answer().map(|a| a.0)),
            }
        }
        used = done;
        iterations.push(Iteration {
            depth: i as f64 + 1.0,
            best,
            value,
            second: Some(second),
            used,
        });
        let thinking = Thinking {
            used,
            iterations: &iterations,
            now: None,
        };
        match manager.after_iteration(&thinking, &models) {
            Decision::Stop => return (used, Some(best)),
            Decision::Until(until) if until.is_finite() => limit = until,
            Decision::Until(_) => {}
        }
    }
    (used, iterations.last().map(|i| i.best))
}

/// Iterations that each cost three times the one before.
fn growing(bests: &[(u32, i32, i32)]) -> Vec<(u32, i32, i32, f64)> {
    let costs = (0..).map(|i| 0.001 * 3f64.powi(i));
    let with = |(&(best, value, second), cost)| (best, value, second, cost);
    bests.iter().zip(costs).map(with).collect()
}

#[test]
fn the_fixed_manager_gives_every_move_the_same() {
    let mut manager = Fixed::default();
    let script = growing(&[(1, 0, 0); 14]);
    let mut clock = Clock::new(control("100s"));
    let mut times = Vec::new();
    for made in 0..40 {
        let now = Situation {
            own: clock,
            ..situation("100s", made, 40.0 - made as f64)
        };
        let (used, _) = simulate(&mut manager, &now, &script);
        times.push(used);
        clock.charge(used).unwrap();
    }
    let first = times[0];
    assert!(times.iter().all(|t| (t - first).abs() < 1e-6), "{times:?}");
    assert!(clock.left > 0.0 && clock.left < 5.0, "{}", clock.left);
}

#[test]
fn the_papers_manager_extends_after_four_changes_in_a_row() {
    let now = situation("1200s", 0, 40.0);
    let unit = Fixed::default().time(&now);
    // The seventh iteration ends long after the unit: the last change shows there.
    let steady = [
        (1, 0, 0, unit / 8.0),
        (1, 0, 0, unit / 4.0),
        (1, 0, 0, 9.0 * unit),
    ];
    let (used, _) = simulate(&mut Paper::default(), &now, &steady);
    assert!((used - unit).abs() < 1e-9);
    let short = unit / 8.0;
    let restless = [
        (1, 0, 0, short),
        (2, 10, 0, short),
        (3, 20, 0, short),
        (4, 30, 0, short),
        (5, 40, 0, short),
        (5, 40, 0, 9.0 * unit),
    ];
    let mut paper = Paper::default();
    let (used, best) = simulate(&mut paper, &now, &restless);
    // One extension, which keeps the move: then it stops.
    assert!((used - 2.0 * unit).abs() < 1e-9, "{used} {unit}");
    assert_eq!(best, Some(5));
    assert_eq!(paper.reasons()[1], Reason::ManyChanges { changes: 4 });
    assert_eq!(paper.reasons()[2], Reason::SameMove);
    // Three changes are not enough.
    let (used, _) = simulate(&mut Paper::default(), &now, &restless[1..]);
    assert!((used - unit).abs() < 1e-9);
}

#[test]
fn the_papers_manager_goes_on_only_while_the_win_rate_rises() {
    let now = situation("1200s", 0, 40.0);
    let unit = Fixed::default().time(&now);
    let short = unit / 8.0;
    let mut script = vec![
        (1, 0, 0, short),
        (2, 10, 0, short),
        (3, 20, 0, short),
        (4, 30, 0, short),
        (5, 40, 0, short),
        // In the first extension the move changes and looks much better, in the second worse.
        (6, 900, 0, unit),
        (7, -900, 0, unit),
        (7, -900, 0, 9.0 * unit),
    ];
    let mut paper = Paper::default();
    let (used, _) = simulate(&mut paper, &now, &script);
    assert!((used - 3.0 * unit).abs() < 1e-9, "{used} {unit}");
    assert!(matches!(paper.reasons()[2], Reason::RateRose { .. }));
    assert!(matches!(paper.reasons()[3], Reason::RateFell { .. }));
    // Worse at once: one extension only.
    script[5].1 = -900;
    let (used, _) = simulate(&mut Paper::default(), &now, &script);
    assert!((used - 2.0 * unit).abs() < 1e-9);
}

#[test]
fn ours_thinks_longer_where_it_may_still_change_its_mind() {
    let now = situation("100s", 0, 40.0);
    let easy = growing(&[(1, 300, -2000); 14]);
    let hard = growing(&[
        (1, 0, -10),
        (2, 60, 50),
        (1, -80, -90),
        (2, 90, 80),
        (1, 0, -10),
        (2, 120, 110),
        (1, -60, -70),
        (2, 90, 85),
        (1, 0, -5),
        (2, 60, 55),
        (1, 0, -5),
        (2, 60, 55),
    ]);
    let (on_easy, _) = simulate(&mut Ours::default(), &now, &easy);
    let (on_hard, _) = simulate(&mut Ours::default(), &now, &hard);
    assert!(on_hard > 2.0 * on_easy, "{on_easy} {on_hard}");
    let only = Situation { choices: 1, ..now };
    let (on_forced, _) = simulate(&mut Ours::default(), &only, &easy);
    assert!(on_forced < 0.1 * on_easy, "{on_forced} {on_easy}");
}

#[test]
fn a_certain_outcome_needs_no_more_thought() {
    let won = growing(&[(1, 29_990, 0); 14]);
    let mut ours = Ours::default();
    simulate(&mut ours, &situation("100s", 0, 40.0), &won);
    assert_eq!(ours.reasons().last(), Some(&Reason::Settled));
}

/// Whatever the position, a whole game is played within the clock by every manager.
#[test]
fn no_manager_loses_on_time_on_any_clock() {
    let restless: Vec<(u32, i32, i32)> =
        (0..16).map(|i| (i % 7, 100 * (i as i32 % 3), 90)).collect();
    let script = growing(&restless);
    for text in ["1s+0.01s", "100s", "10s/2s", "0s/1s", "200s!", "60s+1s"] {
        for kind in Kind::ALL {
            let mut manager = kind.manager();
            let mut clock = Clock::new(control(text));
            let mut moves = 0;
            for made in 0..150 {
                let now = Situation {
                    own: clock,
                    ..situation(text, made, (60.0 - made as f64).max(20.0))
                };
                if clock.control.whole_seconds && clock.left < 1.0 {
                    break;
                }
                let (used, _) = simulate(&mut *manager, &now, &script);
                // A busy machine answers a little late.
                let late = 0.004;
                assert_eq!(
                    clock.charge(used + late),
                    Ok(()),
                    "{kind:?} on {text}, move {made}"
                );
                moves += 1;
            }
            // Two hundred seconds and not one less than a second a move: nobody can do more, and
            // nobody may run out before a long game is over.
            assert_eq!(moves, 150, "{kind:?} on {text}");
        }
    }
}

#[test]
fn changes_are_counted_from_the_end() {
    let iteration = |best: u32| Iteration {
        depth: 1.0,
        best,
        value: 0,
        second: None,
        used: 1.0,
    };
    let count = |bests: &[u32], now: Option<u32>| {
        let iterations: Vec<Iteration> = bests.iter().map(|&b| iteration(b)).collect();
        Thinking {
            used: 1.0,
            iterations: &iterations,
            now: now.map(|best| (best, 0)),
        }
        .changes_in_a_row()
    };
    assert_eq!(count(&[], None), 0);
    assert_eq!(count(&[1, 2, 3], None), 2);
    assert_eq!(count(&[1, 2, 2, 3], None), 1);
    assert_eq!(count(&[1, 2, 3], Some(3)), 2);
    assert_eq!(count(&[1, 2, 3], Some(1)), 3);
    assert_eq!(count(&[1, 2, 3, 3], Some(3)), 0);
}

/// Sudden death: on a clock that no usual game could use up evenly, a game twice as long as expected
/// is still played to its end.
#[test]
fn a_game_longer_than_expected_is_played_to_its_end_on_a_sudden_death_clock() {
    let script = growing(&[(1, 0, -5); 14]);
    for kind in Kind::ALL {
        let mut manager = kind.manager();
        let mut clock = Clock::new(control("300s!"));
        for made in 0..120 {
            let now = Situation {
                own: clock,
                // It always looks as if thirty moves were still to come.
                ..situation("300s!", made, 30.0)
            };
            let (used, _) = simulate(&mut *manager, &now, &script);
            assert_eq!(clock.charge(used), Ok(()), "{kind:?}, move {made}");
        }
    }
}

/// Byoyomi does not add up: what is not used of it is lost, so once the main time is gone every
/// move takes a good part of it and none takes more.
#[test]
fn byoyomi_is_used_and_never_overstepped() {
    let script = growing(&[
        (1, 0, -10),
        (2, 50, 40),
        (1, 10, 0),
        (2, 60, 50),
        (1, 0, -5),
        (2, 60, 55),
        (1, 0, -5),
        (2, 60, 55),
        (1, 0, -5),
        (2, 60, 55),
    ]);
    for kind in Kind::ALL {
        let mut manager = kind.manager();
        let mut clock = Clock::new(control("0s/2s"));
        for made in 0..40 {
            let now = Situation {
                own: clock,
                ..situation("0s/2s", made, 30.0)
            };
            let (used, _) = simulate(&mut *manager, &now, &script);
            assert!(used > 0.2 && used < 2.0, "{kind:?}, move {made}: {used}");
            assert_eq!(clock.charge(used), Ok(()));
        }
    }
}

/// The same situations and searches give the same decisions, to the last digit.
#[test]
fn managers_repeat_themselves() {
    let script = growing(&[
        (1, 0, -10),
        (2, 60, 50),
        (3, -80, -90),
        (2, 90, 80),
        (4, 0, -10),
        (2, 120, 110),
        (1, -60, -70),
        (2, 90, 85),
    ]);
    let game = |kind: Kind| {
        let mut manager = kind.manager();
        let mut clock = Clock::new(control("100kn+500n"));
        let mut used = Vec::new();
        for made in 0..40 {
            let now = Situation {
                own: clock,
                ..situation("100kn+500n", made, 40.0 - made as f64 / 2.0)
            };
            let scaled: Vec<_> = script.iter().map(|s| (s.0, s.1, s.2, 1e4 * s.3)).collect();
            let (time, _) = simulate(&mut *manager, &now, &scaled);
            clock.charge(time).unwrap();
            used.push((time, manager.reasons().to_vec()));
        }
        used
    };
    for kind in Kind::ALL {
        assert_eq!(game(kind), game(kind));
    }
    assert_ne!(game(Kind::Fixed), game(Kind::Ours));
}

/// The numbers before the percent signs of a sentence.
fn percentages(said: &str) -> Vec<f64> {
    let is_digit = |c: char| c.is_ascii_digit() || c == '.';
    let before = said.split(" %").collect::<Vec<&str>>();
    let numbers = before[..before.len() - 1].iter().map(|part| {
        let from = part.trim_end_matches(is_digit).len();
        part[from..].parse().unwrap()
    });
    numbers.collect()
}

/// Whoever reads why it stopped or went on sees numbers that say the same.
#[test]
fn the_numbers_told_always_bear_the_decision_out() {
    // Scripts of all kinds from a small generator, so that many ceilings are near.
    let mut state = 1_u32;
    let mut draw = |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % below
    };
    let (mut stopped, mut went_on) = (0, 0);
    for round in 0..600 {
        let clock = ["1s+0.01s", "100s", "10s/2s", "300s+3s", "200s!"][round % 5];
        let growth = 1.2 + f64::from(draw(60)) / 10.0;
        let first = 10f64.powi(-(draw(4) as i32));
        let script: Vec<_> = (0..14)
            .map(|i| {
                let value = draw(400) as i32 - 200;
                let second = value - draw(300) as i32;
                (draw(3), value, second, first * growth.powi(i))
            })
            .collect();
        let mut ours = Ours::default();
        let now = situation(clock, 0, 3.0 + f64::from(draw(60)));
        simulate(&mut ours, &now, &script);
        for reason in ours.reasons() {
            let unit = now.own.control.unit;
            for said in Lang::ALL.map(|lang| reason.text(unit, lang)) {
                let numbers = percentages(&said);
                match (reason, &numbers[..]) {
                    (Reason::NotWorth { .. }, [gain, cost]) => {
                        assert!(gain < cost, "{said}");
                        stopped += 1;
                    }
                    (Reason::Worth { .. }, [gain, cost]) => {
                        assert!(gain > cost, "{said}");
                        went_on += 1;
                    }
                    (Reason::NotWorth { gain, cost }, [_]) => assert!(gain <= cost, "{said}"),
                    (Reason::Worth { gain, cost, .. }, [_]) => assert!(gain > cost, "{said}"),
                    (_, others) => assert!(others.is_empty(), "{said}"),
                }
            }
        }
    }
    assert!(stopped > 100 && went_on > 100, "{stopped} {went_on}");
}
