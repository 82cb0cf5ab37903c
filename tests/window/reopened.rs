//! A session that had been run shows the same when it is opened again: its searches are repeated.

use std::path::Path;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::gui::App;
use yomiki::gui::action::{Action, LessonAction, NodeRef};
use yomiki::gui::command::Command;
use yomiki::gui::desk::Desk;
use yomiki::gui::model::{Phase, RunState};
use yomiki::problem::{self, Hints, Problem};
use yomiki::search::catalogue::AlgorithmConfig;
use yomiki::search::{Limits, Stop};
use yomiki::session::ran::{Ran, Reached, Shown};
use yomiki::session::{Clock, Session, examples};
use yomiki::trace::StepSize;
use yomiki::worker::Breakpoint;

use crate::support::{example, finished, model, run_to_the_end, until};

/// The window saves, and another one opens the file.
fn reopened(h: &mut Harness<'_, App>) -> Harness<'static, App> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lecture.ron");
    h.state_mut().act(Action::SaveSession(path.clone()));
    assert!(!model(h).has_unsaved_work());
    opened(&path)
}

fn opened(path: &Path) -> Harness<'static, App> {
    let mut other = example("ties");
    let path = path.to_owned();
    other.state_mut().act(Action::OpenPath(path));
    other
}

fn wait_for_the_moment(h: &mut Harness<'_, App>) {
    until(h, "the moment that was saved", |h| {
        h.query_by_label_contains("The searches were run again, up to where they were saved")
            .is_some()
    });
    h.state_mut().arrive();
}

/// Of every run: how many events there are, and after how many it is shown.
fn seen(h: &Harness<'_, App>) -> Vec<(u64, u64)> {
    let runs = model(h).runners().iter().enumerate();
    runs.filter_map(|(i, runner)| {
        let run = runner.run.as_ref()?;
        Some((run.events(), model(h).shown_event(i)))
    })
    .collect()
}

fn first_ran(ran: Ran) -> Session {
    Session {
        ran: Some(ran),
        ..examples::first().session()
    }
}

fn to_the_end(quick: bool) -> Ran {
    Ran {
        runs: vec![Some(Reached::End), Some(Reached::End)],
        shown: Shown::Event {
            runner: 0,
            event: 5,
        },
        active: 1,
        selected: None,
        quick,
    }
}

#[test]
fn what_was_on_screen_is_there_again() {
    let mut h = finished("first");
    let node = yomiki::trace::NodeId(2);
    h.state_mut()
        .act(Action::Select(Some(NodeRef { runner: 1, node })));
    for to in [
        Action::Seek {
            runner: 1,
            event: 9,
        },
        Action::SeekClock(4.0),
        Action::FollowLive,
    ] {
        h.state_mut().act(to);
        let session = model(&h).session().clone();
        let mut other = reopened(&mut h);
        wait_for_the_moment(&mut other);
        assert_eq!(seen(&other), seen(&h));
        assert_eq!(model(&other).time(), model(&h).time());
        assert_eq!(model(&other).clock_value(), model(&h).clock_value());
        assert_eq!(model(&other).active_runner(), 1);
        assert_eq!(model(&other).selected(), model(&h).selected());
        // That it was run is no edit, and nothing that anybody has to save.
        assert_eq!(model(&other).session(), &session);
        assert!(!model(&other).has_unsaved_work());
    }
}

#[test]
fn searches_that_were_stepped_are_held_where_they_were() {
    let mut h = example("first");
    for _ in 0..6 {
        h.state_mut().act(Action::Step(StepSize::Event));
        let events = |h: &Harness<'_, App>| seen(h).iter().map(|(all, _)| *all).min();
        let before = events(&h);
        until(&mut h, "a step", |h| events(h) > before || before.is_none());
    }
    until(&mut h, "the pause", |h| model(h).phase() == Phase::Paused);
    let mut other = reopened(&mut h);
    wait_for_the_moment(&mut other);
    assert_eq!(seen(&other), seen(&h));
    assert_eq!(model(&other).phase(), Phase::Paused);
    // From there on they go as the session says.
    other.state_mut().act(Action::SetSpeed(f64::INFINITY));
    other.state_mut().act(Action::Resume);
    until(&mut other, "the end", |h| {
        model(h).phase() == Phase::Finished
    });
}

#[test]
fn a_paused_run_that_is_played_back_is_not_said_to_be_paused() {
    let mut h = example("first");
    for events in [1, 2, 3, 4] {
        h.state_mut().act(Action::Step(StepSize::Event));
        until(&mut h, "a step", |h| seen(h).iter().all(|s| s.0 >= events));
    }
    until(&mut h, "the pause", |h| model(h).phase() == Phase::Paused);
    let mut other = reopened(&mut h);
    wait_for_the_moment(&mut other);
    let says = |h: &Harness<'_, App>, text| h.query_all_by_label(text).next().is_some();
    assert!(says(&other, "paused") && !says(&other, "playing back"));
    other.state_mut().act(Action::SetSpeed(0.1));
    other.state_mut().act(Action::Seek {
        runner: 0,
        event: 1,
    });
    other.state_mut().act(Action::Resume);
    other.run_steps(2);
    assert_eq!(model(&other).phase(), Phase::Playing);
    assert!(says(&other, "playing back") && !says(&other, "paused"));
}

#[test]
fn it_is_run_past_breakpoints_and_as_fast_as_it_goes() {
    let mut session = first_ran(to_the_end(true));
    session.speed = Some(1.0);
    session.breakpoints = vec![Breakpoint::NextCut.into()];
    let mut h = example("ties");
    h.state_mut().act(Action::Restore(Box::new(session)));
    wait_for_the_moment(&mut h);
    assert_eq!(model(&h).phase(), Phase::Finished);
    assert_eq!(model(&h).shown_event(0), 5);
    // The next run is held as ever.
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    until(&mut h, "the breakpoint", |h| {
        model(h).phase() == Phase::Paused
    });
}

#[test]
fn what_took_long_waits_to_be_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.ron");
    let session = first_ran(to_the_end(false));
    session.save(&path).unwrap();
    let mut h = opened(&path);
    h.run_steps(3);
    h.get_by_label_contains("Space runs it again as it was saved");
    assert_eq!(model(&h).phase(), Phase::Idle);
    // Saved like this, it still waits; also during a lesson and after it.
    assert_eq!(model(&h).to_save(), session);
    let lesson = |h: &mut Harness<'_, App>, action| h.state_mut().act(Action::Lesson(action));
    lesson(&mut h, LessonAction::Start("minimax".to_owned()));
    assert_eq!(model(&h).to_save().ran, session.ran);
    lesson(&mut h, LessonAction::Leave);
    assert_eq!(model(&h).to_save().ran, session.ran);
    h.state_mut()
        .act(Action::Command(Command::GoTo(Desk::Watch)));
    h.state_mut().act(Action::Command(Command::RunPause));
    wait_for_the_moment(&mut h);
    assert_eq!(model(&h).shown_event(0), 5);
    // Once it is there, running is running.
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    assert!(model(&h).is_live());
}

#[test]
fn another_position_is_not_shown_the_moment_of_this_one() {
    let mut h = example("ties");
    let session = first_ran(to_the_end(false));
    h.state_mut().act(Action::Restore(Box::new(session)));
    h.state_mut()
        .act(Action::ReadText("[[1 2] [3 4]]".to_owned()));
    assert_eq!(model(&h).to_save().ran, None);
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    assert!(model(&h).is_live());
    // Nor is that of an earlier position kept with the next.
    h.state_mut()
        .act(Action::ReadText("[[5 6] [7 8]]".to_owned()));
    assert!(model(&h).has_runs());
    assert_eq!(model(&h).to_save().ran, None);
}

#[test]
fn it_can_be_stopped() {
    let text = "random:seed=9,depth=16,branching=4";
    let (position, _) = problem::read(text, Hints::default()).unwrap();
    let session = Session {
        ran: Some(Ran {
            runs: vec![Some(Reached::End)],
            ..to_the_end(true)
        }),
        ..Session::new(
            Problem::new(position),
            vec![AlgorithmConfig::new("minimax")],
        )
    };
    let mut h = example("first");
    h.state_mut().act(Action::Restore(Box::new(session)));
    assert_eq!(model(&h).phase(), Phase::Running);
    h.run_steps(3);
    h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Escape);
    run_to_the_end(&mut h);
    let run = model(&h).run(0).unwrap();
    assert_eq!(run.state(), RunState::Stopped(Stop::Cancelled));
    assert!(
        h.query_by_label_contains("The searches were run again")
            .is_none()
    );
    // Kept like this, it would be held where it was broken off.
    let events = run.events();
    let ran = model(&h).to_save().ran.unwrap();
    assert_eq!(ran.runs, [Some(Reached::Event(events))]);
}

#[test]
fn a_limit_that_always_ends_it_is_its_end_and_other_limits_are_not_its_own() {
    let mut h = example("first");
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    let limits = |nodes| Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    h.state_mut().act(Action::SetLimits(limits(12)));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    h.set_size(egui::vec2(1920.0, 1080.0));
    h.run_steps(2);
    // What they hold for best is not known to be.
    assert!(h.query_by_label("best play").is_none());
    h.get_by_label("best play so far");
    let ran = model(&h).to_save().ran.unwrap();
    assert_eq!(ran.runs, [Some(Reached::End); 2]);
    assert!(ran.quick);
    let mut other = reopened(&mut h);
    wait_for_the_moment(&mut other);
    assert_eq!(seen(&other), seen(&h));
    assert_eq!(
        model(&other).run(0).unwrap().state(),
        RunState::Stopped(Stop::Nodes)
    );
    // With other limits it would come to another end: nobody promises the same.
    h.state_mut().act(Action::SetLimits(limits(1000)));
    assert!(!model(&h).to_save().ran.unwrap().quick);
}

#[test]
fn what_was_run_before_a_lesson_is_put_aside_with_its_moment() {
    let mut h = finished("first");
    h.state_mut().act(Action::SetClock(Clock::Events));
    h.state_mut().act(Action::SeekClock(6.0));
    let ran = model(&h).to_save().ran;
    assert!(matches!(&ran, Some(ran) if ran.shown == Shown::Clock(6)));
    let start = LessonAction::Start("minimax".to_owned());
    h.state_mut().act(Action::Lesson(start));
    h.run_steps(3);
    assert_eq!(model(&h).to_save().ran, ran);
}

#[test]
fn an_algorithm_that_was_not_run_yet_is_not_run() {
    let mut h = finished("first");
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    let mut other = reopened(&mut h);
    wait_for_the_moment(&mut other);
    assert_eq!(model(&other).runs().count(), 2);
    assert!(model(&other).run(2).is_none());
}
