//! The table of past runs, and the curves: copied, deleted, shown again, run again.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::gui::App;
use yomiki::gui::action::{Action, NodeRef};
use yomiki::gui::command::Command;
use yomiki::gui::model::PastRun;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::problem::{Order, Problem, Question};
use yomiki::search::catalogue::AlgorithmConfig;
use yomiki::session::Session;
use yomiki::trace::NodeId;

use crate::support::{click, copied, example, finished, model, run_to_the_end, show, until};

fn run_twice() -> Harness<'static, App> {
    let mut h = example("first");
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    for _ in 0..2 {
        h.state_mut().act(Action::Run);
        run_to_the_end(&mut h);
    }
    show(&mut h, PaneKind::Runs);
    h
}

#[test]
fn past_runs_are_compared_copied_and_deleted() {
    let mut h = run_twice();
    assert_eq!(model(&h).past().len(), 2);
    for (button, head) in [
        ("Copy as Markdown", "| algorithm |"),
        ("Copy as CSV", "algorithm,"),
    ] {
        h.get_by_label(button).click();
        h.step();
        let text = copied(&h).expect("something was copied");
        assert!(text.starts_with(head), "{text}");
        // The two that are shown, and the two before.
        let rows = text.lines().filter(|line| line.contains("30")).count();
        assert_eq!(rows, 4, "{text}");
    }
    click(&mut h, "Delete #1");
    assert_eq!(model(&h).past().len(), 1);
}

#[test]
fn past_runs_say_what_was_asked_and_answered() {
    let mut h = example("first");
    let problem = Problem {
        question: Question::AtLeast(31),
        order: Order::Replies,
        ..model(&h).problem().clone()
    };
    let group = None;
    h.state_mut().act(Action::Edit { problem, group });
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    show(&mut h, PaneKind::Runs);
    let runs = model(&h).runners().len();
    let said = |text| h.query_all_by_label(text).count();
    assert_eq!(said("value at least 31 · fewest replies first"), runs);
    // In the status bar, too.
    assert_eq!(said("less than 31"), 2 * runs);
}

#[test]
fn a_runner_keeps_its_own_run_when_another_becomes_like_it() {
    let mut h = finished("first");
    let number = |h: &Harness<'_, App>, i: usize| model(h).run(i).map(|run| run.number());
    let (before, own) = (number(&h, 0), number(&h, 1));
    let like = model(&h).runners()[1].choice.clone();
    h.state_mut().act(Action::SetRunner(0, like));
    assert_eq!((number(&h, 0), number(&h, 1)), (None, own));
    // What the other was comes back with its run.
    h.state_mut().act(Action::Command(Command::Undo));
    assert_eq!((number(&h, 0), number(&h, 1)), (before, own));
    assert!(before.is_some() && model(&h).past().is_empty());
    // One that moves up takes its run along.
    h.state_mut().act(Action::RemoveRunner(0));
    assert_eq!(number(&h, 0), own);
    h.state_mut().act(Action::Command(Command::Undo));
    assert_eq!((number(&h, 0), number(&h, 1)), (before, own));
}

#[test]
fn a_past_run_is_shown_again_and_run_again() {
    let mut h = run_twice();
    // Of a race of which only one is left, it stands beside the others.
    click(&mut h, "Delete #1");
    let before = model(&h).runners().len();
    click(&mut h, "Show again #2");
    assert_eq!(model(&h).runners().len(), before + 1);
    let shown = model(&h).runners().last().unwrap().run.as_ref().unwrap();
    assert_eq!(shown.value().unwrap().get(), 30);
    // One more to be run again.
    h.state_mut().act(Action::RemoveRunner(0));
    let trees = Command::ShowPane(PaneKind::Trees);
    h.state_mut().act(Action::Command(trees));
    h.run_steps(2);
    let label = model(&h).runners().last().unwrap().choice.label();
    let stages = h.query_all_by_label(&format!("tree of {label}")).count();
    assert_eq!(stages, 2);
    let past = Command::ShowPane(PaneKind::Runs);
    h.state_mut().act(Action::Command(past));
    h.run_steps(2);
    click(&mut h, "Run again #3");
    run_to_the_end(&mut h);
    let values = model(&h)
        .runners()
        .iter()
        .filter_map(|r| r.run.as_ref()?.value());
    assert!(values.map(|value| value.get()).all(|value| value == 30));
}

#[test]
fn a_plot_says_what_its_curve_counts_for_whom() {
    let mut h = run_twice();
    let plots = Command::ShowPane(PaneKind::Plots);
    h.state_mut().act(Action::Command(plots));
    h.run_steps(2);
    h.get_by_label_contains("SSS*: OPEN of all levels, dormant members included");
    h.get_by_label_contains("α-β: siblings generated and not yet searched");
    h.get_by_label("curve").click();
    h.run_steps(2);
    h.get_by_label("table entries").click();
    h.run_steps(2);
    h.get_by_label_contains("SSS*, α-β: has no such curve");
    h.get_by_label("What is counted").click();
    h.run_steps(4);
    h.get_by_label("inner visits");
}

#[test]
fn a_search_that_was_held_back_has_no_seconds_of_its_own() {
    let mut h = example("first");
    for (speed, watched) in [(f64::INFINITY, false), (5_000.0, true)] {
        h.state_mut().act(Action::SetSpeed(speed));
        h.state_mut().act(Action::Run);
        run_to_the_end(&mut h);
        assert_eq!(model(&h).active_run().unwrap().was_watched(), watched);
    }
}

#[test]
fn a_past_run_that_is_shown_again_has_its_whole_tree() {
    let mut h = finished("first");
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    h.state_mut().act(Action::DeletePast(1));
    h.state_mut().act(Action::ShowPastRun(0));
    h.run_steps(3);
    let model = model(&h);
    let shown = model.runners().len() - 1;
    assert_eq!(shown, 2, "it stands beside the two others");
    let run = model.run(shown).expect("the past run");
    let canvas = model.scene().canvas();
    for node in 0..run.nodes().len() as u32 {
        assert!(canvas.place(shown, NodeId(node)).is_some(), "node {node}");
    }
}

/// Two positions, both run.
fn run_on_two() -> (Harness<'static, App>, Problem, Problem) {
    let mut h = finished("first");
    let first = model(&h).problem().clone();
    let other = "[[1 2] [3 4]]".to_owned();
    h.state_mut().act(Action::ReadText(other));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    let second = model(&h).problem().clone();
    (h, first, second)
}

fn numbers(h: &Harness<'_, App>) -> Vec<u64> {
    model(h).runs().map(|run| run.number()).collect()
}

#[test]
fn a_past_run_of_another_position_brings_it_along() {
    let (mut h, first, second) = run_on_two();
    let of_second = numbers(&h);
    let past: Vec<u64> = model(&h).past().iter().map(|p| p.run.number()).collect();
    h.state_mut().act(Action::ShowPastRun(0));
    h.run_steps(3);
    h.get_by_label_contains("is shown with its own position; Undo brings back");
    assert_eq!(model(&h).problem(), &first);
    assert_eq!(model(&h).runners().len(), 2);
    // The other algorithm has its run of that position back, too.
    assert_eq!(numbers(&h), past);
    assert!(model(&h).runs().all(|run| run.problem() == &first));
    assert!(!model(&h).shows_earlier_position());
    let canvas = model(&h).scene().canvas();
    for (i, run) in model(&h).runs().enumerate() {
        let nodes = 0..run.nodes().len() as u32;
        assert!(
            nodes
                .map(NodeId)
                .all(|node| canvas.place(i, node).is_some())
        );
    }
    // One edit, which brings back the position and its runs; and again.
    for (command, problem, runs) in [
        (Command::Undo, &second, &of_second),
        (Command::Redo, &first, &past),
        (Command::Undo, &second, &of_second),
    ] {
        h.state_mut().act(Action::Command(command));
        h.run_steps(2);
        assert_eq!(model(&h).problem(), problem);
        assert_eq!(&numbers(&h), runs);
        assert_eq!(model(&h).past().len(), 2);
    }
}

#[test]
fn what_comes_back_with_an_undo_is_seen_as_it_was_left() {
    let (mut h, _, _) = run_on_two();
    let seen = |h: &Harness<'_, App>| {
        let model = model(h);
        let events = [0, 1].map(|runner| model.shown_event(runner));
        let looked_at = (model.active_runner(), model.selected());
        (looked_at, model.time(), model.clock_value(), events)
    };
    let node = NodeRef {
        runner: 1,
        node: NodeId(2),
    };
    h.state_mut().act(Action::Select(Some(node)));
    h.state_mut().act(Action::SeekClock(2.0));
    h.run_steps(2);
    let of_second = seen(&h);
    assert!(!model(&h).is_live());
    h.state_mut().act(Action::ShowPastRun(0));
    h.run_steps(2);
    assert!(model(&h).is_live() && model(&h).selected().is_none());
    let event = 3;
    h.state_mut().act(Action::Seek { runner: 1, event });
    h.run_steps(2);
    let of_first = seen(&h);
    for (command, was) in [
        (Command::Undo, of_second),
        (Command::Redo, of_first),
        (Command::Undo, of_second),
    ] {
        h.state_mut().act(Action::Command(command));
        h.run_steps(2);
        assert_eq!(seen(&h), was, "{command:?}");
        let of_it = h.query_by_label_contains("is shown with its own position");
        assert!(of_it.is_none(), "{command:?}: it is no longer so");
    }
}

#[test]
fn no_search_is_ended_by_a_past_run_of_another_position() {
    let (mut h, _, second) = run_on_two();
    h.state_mut().act(Action::SetSpeed(1.0));
    h.state_mut().act(Action::Run);
    show(&mut h, PaneKind::Runs);
    assert!(model(&h).runs().all(|run| run.is_alive()));
    let past = model(&h).past().len();
    assert_eq!(past, 4, "two of each position");
    h.state_mut().act(Action::ShowPastRun(0));
    h.run_steps(2);
    h.get_by_label_contains("A search is under way that would have to make room");
    assert!(model(&h).runs().all(|run| run.is_alive()));
    assert_eq!(
        (model(&h).problem(), model(&h).past().len()),
        (&second, past)
    );
    // Nor by a race of the same one; a single run of it stands beside it.
    h.state_mut().act(Action::ShowPastRun(past - 1));
    h.run_steps(2);
    assert_eq!(model(&h).past().len(), past);
    h.state_mut().act(Action::DeletePast(past - 2));
    h.state_mut().act(Action::ShowPastRun(past - 2));
    h.run_steps(2);
    let alive = model(&h).runs().filter(|run| run.is_alive()).count();
    assert_eq!((alive, model(&h).runs().count()), (2, 3));
}

#[test]
fn runs_of_different_positions_never_stand_side_by_side() {
    let (mut h, first, _) = run_on_two();
    let of_one = |h: &Harness<'_, App>| {
        let mut runs = model(h).runs();
        let problem = runs.next().map(|run| run.problem().clone());
        runs.all(|run| Some(run.problem()) == problem.as_ref())
    };
    // An algorithm of which only the other position has a run.
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    let is_of_first = |p: &PastRun| p.run.problem() == &first;
    let at = model(&h).past().iter().position(is_of_first).unwrap();
    h.state_mut().act(Action::ShowPastRun(at));
    h.run_steps(2);
    assert!(of_one(&h));
    assert_eq!(
        model(&h).runs().count(),
        2,
        "minimax has not been run there"
    );
    h.state_mut().act(Action::Command(Command::Undo));
    assert!(of_one(&h));
    assert_eq!(model(&h).runs().count(), 3);
    // The position is edited, and one of the trees is of an earlier one.
    let third = "[[5 6] [7 8]]".to_owned();
    h.state_mut().act(Action::ReadText(third));
    assert!(model(&h).shows_earlier_position());
    h.state_mut().act(Action::ShowPastRun(0));
    h.run_steps(2);
    assert!(of_one(&h) && !model(&h).shows_earlier_position());
}

#[test]
fn another_programs_run_is_shown_again_in_a_session_that_can_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.jsonl");
    let events = [
        r#"{"yomiki_events":1,"game":"tree","position":"[[3 5] [2 9]]","algorithm":"my search"}"#,
        r#"{"event":"enter","node":0}"#,
    ];
    std::fs::write(&path, events.join("\n")).unwrap();
    let mut h = example("first");
    h.state_mut().act(Action::OpenPath(path));
    until(&mut h, "the file", |h| !model(h).is_reading());
    h.state_mut().act(Action::LoadExample("first"));
    h.state_mut().act(Action::ShowPastRun(0));
    h.run_steps(2);
    assert_eq!(model(&h).position_text(), "[[3 5] [2 9]]");
    let shown: Vec<&str> = (model(&h).runs()).map(|run| &run.choice().id[..]).collect();
    assert_eq!(shown, ["my search"]);
    let saved = model(&h).to_save();
    assert_eq!(Session::from_ron(&saved.to_ron()).unwrap(), saved);
    // It cannot be repeated here.
    assert_eq!(saved.ran, None);
}

#[test]
fn a_run_keeps_its_number_however_often_it_is_shown() {
    let mut h = run_twice();
    let numbers = |h: &Harness<'_, App>| {
        let mut numbers: Vec<u32> = model(h).past().iter().map(|past| past.number).collect();
        numbers.sort_unstable();
        numbers
    };
    let before = numbers(&h);
    h.state_mut().act(Action::ShowPastRun(0));
    h.run_steps(3);
    assert_eq!(numbers(&h), [3, 4], "those before are shown now");
    h.state_mut().act(Action::Command(Command::Undo));
    h.run_steps(3);
    assert_eq!(numbers(&h), before);
}

fn settle(h: &mut Harness<'_, App>) {
    until(h, "the moment", |h| !model(h).is_on_its_way());
}

/// Everything that an undo has to bring back.
fn seen(h: &Harness<'_, App>) -> impl PartialEq + std::fmt::Debug + use<> {
    let model = model(h);
    let runners = model.runners().iter();
    let runs: Vec<_> = runners
        .map(|r| (r.choice.clone(), r.run.as_ref().map(|run| run.number())))
        .collect();
    let events: Vec<u64> = (0..runs.len()).map(|i| model.shown_event(i)).collect();
    let looked_at = (model.active_runner(), model.selected());
    (runs, events, looked_at, model.time(), model.clock_value())
}

#[test]
fn a_race_is_shown_again_whole_and_undo_brings_back_what_was_there() {
    let mut h = finished("first");
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    let race = numbers(&h);
    assert_eq!(race.len(), 3);
    let choices: Vec<AlgorithmConfig> = (model(&h).runners().iter())
        .map(|r| r.choice.clone())
        .collect();
    // The same position, once with the same runners and once with others of which one has not run.
    for others in [false, true] {
        if others {
            h.state_mut().act(Action::RemoveRunner(1));
            h.state_mut()
                .act(Action::SetRunner(0, AlgorithmConfig::new("dual")));
        }
        h.state_mut().act(Action::Run);
        run_to_the_end(&mut h);
        if others {
            h.state_mut()
                .act(Action::AddRunner(AlgorithmConfig::new("pvs")));
        }
        let node = NodeRef {
            runner: 1,
            node: NodeId(2),
        };
        h.state_mut().act(Action::Select(Some(node)));
        h.state_mut().act(Action::SeekClock(4.0));
        settle(&mut h);
        let before = seen(&h);
        let at = |h: &Harness<'_, App>| {
            let mut past = model(h).past().iter();
            past.position(|past| past.run.number() == race[1]).unwrap()
        };
        let place = at(&h);
        h.state_mut().act(Action::ShowPastRun(place));
        h.run_steps(2);
        assert_eq!(numbers(&h), race);
        let now: Vec<AlgorithmConfig> = (model(&h).runners().iter())
            .map(|r| r.choice.clone())
            .collect();
        assert_eq!(now, choices);
        assert_eq!(model(&h).active_runner(), 1, "the one that was asked for");
        assert!(model(&h).is_live());
        let event = 3;
        h.state_mut().act(Action::Seek { runner: 0, event });
        settle(&mut h);
        let after = seen(&h);
        for _ in 0..2 {
            h.state_mut().act(Action::Command(Command::Undo));
            settle(&mut h);
            assert_eq!(seen(&h), before);
            h.state_mut().act(Action::Command(Command::Redo));
            settle(&mut h);
            assert_eq!(seen(&h), after);
        }
        h.state_mut().act(Action::Command(Command::Undo));
        h.run_steps(2);
    }
}

#[test]
fn what_was_added_to_a_race_comes_back_with_it() {
    let mut h = finished("first");
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    h.state_mut().act(Action::Command(Command::RunPause));
    run_to_the_end(&mut h);
    let race = numbers(&h);
    h.state_mut()
        .act(Action::ReadText("[[1 2] [3 4]]".to_owned()));
    h.state_mut().act(Action::RemoveRunner(0));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    show(&mut h, PaneKind::Runs);
    h.state_mut().act(Action::ShowPastRun(0));
    h.run_steps(2);
    assert_eq!(numbers(&h), race);
    // Who was removed from a race that is still shown comes back to it.
    h.state_mut().act(Action::RemoveRunner(2));
    h.run_steps(2);
    let at = model(&h).past().len() - 1;
    let said = model(&h).showing_in_words(&model(&h).past()[at]);
    assert!(said.contains("beside the runs that are shown"), "{said}");
    h.state_mut().act(Action::ShowPastRun(at));
    h.run_steps(2);
    assert_eq!(numbers(&h), race);
}
