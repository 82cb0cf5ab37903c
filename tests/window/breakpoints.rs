//! Breakpoints: added, switched off, checked, and met.

use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Lang;
use yomiki::gui::action::Action;
use yomiki::gui::model::Phase;
use yomiki::trace::Kind;
use yomiki::worker::Breakpoint;

use crate::support::{click, example, model, run, until};

#[test]
fn a_run_pauses_at_the_next_cut_and_says_so() {
    let mut h = example("first");
    click(&mut h, "Breakpoints (0)");
    h.run_steps(8);
    click(&mut h, "+ Add");
    click(&mut h, "The next cut");
    assert_eq!(model(&h).breakpoints(), [Breakpoint::NextCut]);
    run(&mut h);
    assert_eq!(model(&h).phase(), Phase::Paused);
    for runner in model(&h).runners() {
        let run = runner.run.as_ref().unwrap();
        let last = run.record().log.last().unwrap();
        assert!(matches!(last.kind, Kind::Cut | Kind::PreCut), "{last:?}");
        assert_eq!(run.held_by(), Some(&Breakpoint::NextCut));
    }
    h.run_steps(2);
    assert!(
        h.query_all_by_label_contains("the next cut")
            .next()
            .is_some()
    );
}

#[test]
fn a_condition_that_cannot_be_read_is_explained() {
    let mut h = example("first");
    h.state_mut().act(Action::SetBreakpoints(vec![
        Breakpoint::Counters("opem > 3".to_owned()).into(),
    ]));
    h.run_steps(2);
    click(&mut h, "Breakpoints (1)");
    h.run_steps(8);
    h.get_by_label_contains("'opem' is no counter");
}

/// Runs until every search is held or over.
fn run_with(h: &mut egui_kittest::Harness<'_, yomiki::gui::App>, point: Breakpoint) {
    h.state_mut()
        .act(Action::SetBreakpoints(vec![point.into()]));
    run(h);
}

#[test]
fn a_node_is_stopped_at_and_the_search_goes_on_afterwards() {
    let mut h = example("first");
    let here = Breakpoint::Selected(vec![1, 0]);
    run_with(&mut h, here.clone());
    for runner in model(&h).runners() {
        let run = runner.run.as_ref().unwrap();
        assert_eq!(run.held_by(), Some(&here), "{}", runner.choice.label());
        let last = run.record().log.last().unwrap();
        assert!(matches!(last.kind, Kind::Enter | Kind::Select), "{last:?}");
        let path: Vec<u32> = run.nodes().path(last.node).iter().map(|m| m.0).collect();
        assert_eq!(path, [1, 0]);
    }
    h.run_steps(2);
    assert!(
        h.query_all_by_label_contains("node 1.0 is selected")
            .next()
            .is_some()
    );
    h.state_mut().act(Action::SetBreakpoints(Vec::new()));
    h.state_mut().act(Action::Resume);
    until(&mut h, "the end of the searches", |h| {
        model(h).phase() == Phase::Finished
    });
    let leaves = |i: usize| {
        let run = model(&h).runners()[i].run.as_ref().unwrap();
        run.counts().visits
    };
    assert_eq!(
        (model(&h).phase(), leaves(0), leaves(1)),
        (Phase::Finished, 7, 13)
    );
}

#[test]
fn a_move_is_waited_for_in_the_games_own_notation() {
    let mut h = example("othello8");
    let (first, last) = {
        use yomiki::problem::{GameTree, Shown};
        let mut tree = model(&h).problem().tree().unwrap();
        let mut moves = Vec::new();
        tree.moves(&mut moves);
        (
            tree.move_text(moves[0]),
            tree.move_text(*moves.last().unwrap()),
        )
    };
    click(&mut h, "Breakpoints (0)");
    h.run_steps(8);
    click(&mut h, "+ Add");
    click(&mut h, "A move is first searched");
    let offered = Breakpoint::FirstSearched(first);
    assert_eq!(model(&h).breakpoints(), std::slice::from_ref(&offered));
    // What is no move is explained.
    h.state_mut().act(Action::SetBreakpoints(vec![
        Breakpoint::FirstSearched("z9".to_owned()).into(),
    ]));
    h.run_steps(4);
    h.get_by_label_contains("move 1: `z9` is not a square");
    let point = Breakpoint::FirstSearched(last.clone());
    run_with(&mut h, point.clone());
    for runner in model(&h).runners() {
        let run = runner.run.as_ref().unwrap();
        assert_eq!(run.held_by(), Some(&point), "{}", runner.choice.label());
        let node = run.record().log.last().unwrap().node;
        assert_eq!(run.node_name(node, Lang::En), last);
    }
}

#[test]
fn breakpoints_are_part_of_the_session_and_old_files_have_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("with.ron");
    let mut h = example("first");
    let points = vec![
        Breakpoint::FirstSearched("0.1".to_owned()).into(),
        yomiki::session::Standing {
            at: Breakpoint::PurgeAbove(5),
            on: false,
        },
        Breakpoint::Counters("open > 3".to_owned()).into(),
    ];
    h.state_mut().act(Action::SetBreakpoints(points.clone()));
    h.state_mut().act(Action::SaveSession(path.clone()));
    let old = std::fs::read_to_string(&path).unwrap();
    let at = old.find("    breakpoints:").expect("they are saved");
    std::fs::write(folder.path().join("old.ron"), format!("{})", &old[..at])).unwrap();

    let mut other = example("ties");
    other.state_mut().act(Action::OpenPath(path));
    assert_eq!(model(&other).session().breakpoints, points);
    assert_eq!(model(&other).breakpoints().len(), 2, "one is switched off");
    other
        .state_mut()
        .act(Action::OpenPath(folder.path().join("old.ron")));
    assert!(model(&other).breakpoints().is_empty());
    assert_eq!(model(&other).problem(), model(&h).problem());
    // An undo brings them back to nobody's surprise: they are part of the document.
    h.state_mut()
        .act(Action::Command(yomiki::gui::command::Command::Undo));
    assert!(model(&h).breakpoints().is_empty());
}

#[test]
fn trees_show_equal_work_where_a_breakpoint_holds_the_searches() {
    let mut h = example("first");
    run_with(&mut h, Breakpoint::NextCut);
    let shown = |h: &egui_kittest::Harness<'_, yomiki::gui::App>| {
        [0, 1].map(|i| model(h).run(i).unwrap().moment().tally().visits)
    };
    h.run_steps(3);
    assert_eq!(model(&h).phase(), Phase::Paused);
    let held = shown(&h)[0];
    assert_eq!(shown(&h), [held, held]);
    h.state_mut().act(Action::SetBreakpoints(Vec::new()));
    for step in 1..=2 {
        h.state_mut()
            .act(Action::Step(yomiki::trace::StepSize::Leaf));
        until(&mut h, "a leaf", |h| shown(h)[0] == held + step);
        assert_eq!(shown(&h)[1], held + step);
    }
    // Captions of whatever length leave the trees at one height.
    let top = |name: &str| h.get_by_label(name).rect().top();
    assert_eq!(top("tree of SSS*"), top("tree of α-β"));
}

type Window = egui_kittest::Harness<'static, yomiki::gui::App>;

/// Goes on with what is recorded until it stands still; says whom a breakpoint holds there, and
/// after how many events.
fn play_on(h: &mut Window) -> Vec<(usize, u64)> {
    h.key_press(egui::Key::Space);
    h.step();
    until(h, "the film stands still", |h| {
        let arrived = model(h).runs().all(|run| !run.is_on_its_way());
        arrived && model(h).phase() != Phase::Playing
    });
    let held = |&i: &usize| model(h).run(i).unwrap().held_here().is_some();
    let runners = (0..model(h).runners().len()).filter(held);
    runners.map(|i| (i, model(h).shown_event(i))).collect()
}

#[test]
fn a_film_stops_at_every_event_at_which_the_search_would_have_been_held() {
    let cuts = |h: &Window| -> Vec<(usize, u64)> {
        let of = |i: usize| {
            let log = &model(h).run(i).unwrap().record().log;
            let events = log.range(0, log.len()).zip(1..);
            let cuts = events.filter(|(event, _)| matches!(event.kind, Kind::Cut | Kind::PreCut));
            cuts.map(|(_, at)| (i, at)).collect::<Vec<_>>()
        };
        [of(0), of(1)].concat()
    };
    for speed in [400.0, f64::INFINITY] {
        let mut h = example("first");
        run(&mut h);
        assert_eq!(model(&h).phase(), Phase::Finished);
        h.state_mut().act(Action::SetSpeed(speed));
        h.state_mut().act(Action::Seek {
            runner: 0,
            event: 0,
        });
        h.state_mut()
            .act(Action::SetBreakpoints(vec![Breakpoint::NextCut.into()]));
        h.run_steps(2);
        let mut stops = Vec::new();
        loop {
            let held = play_on(&mut h);
            if held.is_empty() {
                break;
            }
            if stops.is_empty() {
                h.step();
                h.get_by_label("paused: the next cut");
            }
            stops.extend(held);
            assert!(stops.len() <= 100, "it never gets on");
        }
        assert!(model(&h).is_live(), "it comes to its end");
        stops.sort_unstable();
        assert!(stops.len() > 2);
        assert_eq!(stops, cuts(&h));
    }
}

#[test]
fn a_film_says_which_breakpoints_it_passes_by() {
    let mut h = example("first");
    run(&mut h);
    h.state_mut().act(Action::Seek {
        runner: 0,
        event: 0,
    });
    h.state_mut().act(Action::SetBreakpoints(vec![
        Breakpoint::BytesAbove(1).into(),
    ]));
    h.run_steps(2);
    click(&mut h, "Breakpoints (1)");
    h.run_steps(8);
    h.get_by_label_contains("Holds a running search only");
    assert!(play_on(&mut h).is_empty());
    h.get_by_label_contains("Holds a search at work only, not a film of it: bytes > 1");
}

#[test]
fn a_reason_to_wait_is_given_at_the_moment_of_it_only() {
    let mut h = example("first");
    run_with(&mut h, Breakpoint::NextCut);
    h.run_steps(3);
    let is_here = |i: usize| {
        let run = model(&h).run(i).unwrap();
        model(&h).shown_event(i) == run.events()
    };
    assert!(
        is_here(0) && !is_here(1),
        "one waits ahead of what is shown"
    );
    h.get_by_label("paused: the next cut");
    h.get_by_label("waits further on: the next cut");
    let all = model(&h).run(1).unwrap().events();
    h.state_mut().act(Action::Seek {
        runner: 1,
        event: all,
    });
    h.run_steps(3);
    assert_eq!(h.query_all_by_label("paused: the next cut").count(), 2);
}
