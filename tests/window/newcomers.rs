//! Algorithms that are added to others that have run already.

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::gui::App;
use yomiki::gui::action::Action;
use yomiki::gui::command::Command;
use yomiki::gui::model::Phase;
use yomiki::search::catalogue::AlgorithmConfig;

use crate::support::{finished, model, run_to_the_end, until};

fn press(h: &mut Harness<'_, App>, key: Key) {
    h.key_press_modifiers(Modifiers::NONE, key);
    h.run_steps(2);
}

fn numbers(h: &Harness<'_, App>) -> Vec<u64> {
    model(h).runs().map(|run| run.number()).collect()
}

fn evaluated(h: &Harness<'_, App>) -> Vec<u64> {
    let runs = model(h).runs();
    runs.map(|run| run.moment().tally().visits).collect()
}

#[test]
fn what_is_added_is_run_beside_the_others_at_the_moment_shown() {
    let mut h = finished("first");
    h.state_mut().act(Action::SeekClock(5.0));
    h.run_steps(2);
    h.get_by_label("Go on");
    let before = numbers(&h);
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    h.run_steps(2);
    h.get_by_label("Run new");
    press(&mut h, Key::Space);
    run_to_the_end(&mut h);
    assert_eq!(numbers(&h)[..2], before, "what has been run stays");
    assert!(model(&h).past().is_empty());
    let third = model(&h).run(2).expect("the third has run");
    assert_eq!(third.value().map(|value| value.get()), Some(30));
    // Nothing has moved: all three are at the moment that was shown.
    until(&mut h, "that moment of all", |h| evaluated(h) == [5, 5, 5]);
    assert_eq!(model(&h).clock_value(), 5.0);
    // From there the film of all goes on.
    h.get_by_label("Go on");
    press(&mut h, Key::Space);
    assert_eq!(model(&h).phase(), Phase::Playing);
    until(&mut h, "the end of the film", |h| model(h).is_live());
    let all = model(&h).run(2).map(|run| run.counts().visits);
    assert_eq!(evaluated(&h).last().copied(), all);
    assert!(model(&h).newcomers().is_empty());
}

#[test]
fn what_is_added_at_the_end_is_run_alone() {
    let mut h = finished("first");
    let before = numbers(&h);
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    press(&mut h, Key::Space);
    run_to_the_end(&mut h);
    assert_eq!(numbers(&h)[..2], before);
    assert!(model(&h).run(2).is_some_and(|run| run.is_over()));
    // All together are still to be had.
    h.state_mut().act(Action::Command(Command::RunAgain));
    run_to_the_end(&mut h);
    assert!(numbers(&h).iter().all(|number| !before.contains(number)));
}

#[test]
fn an_algorithm_that_was_changed_is_run_at_the_moment_of_the_others() {
    let mut h = finished("first");
    // The first one leads on the clock.
    let run = model(&h).run(0).expect("a run");
    let event = run.moment_of_work(|done| done.evaluations, 3);
    h.state_mut().act(Action::Seek { runner: 0, event });
    h.run_steps(2);
    let (value, other) = (model(&h).clock_value(), numbers(&h)[1]);
    assert!(value > 0.0);
    h.state_mut()
        .act(Action::SetRunner(0, AlgorithmConfig::new("minimax")));
    h.run_steps(2);
    assert_eq!(model(&h).clock_value(), value);
    press(&mut h, Key::Space);
    run_to_the_end(&mut h);
    assert_eq!(numbers(&h)[1], other);
    until(&mut h, "that moment of both", |h| {
        evaluated(h) == [value as u64; 2]
    });
}

#[test]
fn paused_searches_go_on_and_what_was_added_begins() {
    let mut h = finished("first");
    h.state_mut().act(Action::SetSpeed(40.0));
    h.state_mut().act(Action::Run);
    until(&mut h, "some events", |h| {
        model(h).runs().all(|run| run.events() > 4)
    });
    press(&mut h, Key::Space);
    until(&mut h, "the pause", |h| {
        model(h).runs().all(|run| !run.is_going())
    });
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    h.run_steps(2);
    h.get_by_label("Go on");
    press(&mut h, Key::Space);
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    until(&mut h, "the end of all", |h| {
        model(h).phase() == Phase::Finished && model(h).runs().count() == 3
    });
    assert!(model(&h).runs().all(|run| run.report().is_some()));
}

#[test]
fn keys_step_what_was_added_and_rewind_what_has_run() {
    let mut h = finished("first");
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    h.run_steps(2);
    press(&mut h, Key::Home);
    until(&mut h, "the beginning", |h| {
        [0, 1].map(|i| model(h).shown_event(i)) == [0, 0]
    });
    press(&mut h, Key::End);
    press(&mut h, Key::L);
    // The others show equal work.
    until(&mut h, "the first leaf of all", |h| {
        evaluated(h) == [1, 1, 1]
    });
}
