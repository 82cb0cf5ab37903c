//! The race: run, scrubbed, its overlay read from the screen and compared with the engine's own.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::gui::App;
use yomiki::gui::action::{Action, LessonAction, NodeRef};
use yomiki::gui::command::Command;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::gui::race_page::RacePage;
use yomiki::gui::race_picture::{self, Scenery};
use yomiki::gui::race_view::Overlaid;
use yomiki::picture::figure::Mark;
use yomiki::picture::palette::Palette;
use yomiki::problem::{Move, Position, Question};
use yomiki::search::catalogue::{self, AlgorithmConfig};
use yomiki::search::{SearchContext, Silent};
use yomiki::session::{Clock, examples};
use yomiki::trace::{NodeId, Overlay};

use crate::support::{click, example, finished, model, run, run_to_the_end, show, stroke, until};

/// An example that has been run, with the race in front and one of its pages open.
fn raced(id: &str, page: &str) -> Harness<'static, App> {
    let mut h = finished(id);
    show(&mut h, PaneKind::Race);
    click(&mut h, page);
    h.run_steps(2);
    h
}

fn says(h: &Harness<'_, App>, text: &str) {
    let found = h.query_all_by_label_contains(text).next().is_some();
    assert!(found, "nothing says '{text}'");
}

fn counts(h: &Harness<'_, App>, runner: usize) -> (u64, Option<u64>) {
    let run = model(h).runners()[runner].run.as_ref().unwrap();
    (run.counts().visits, run.counts().max_cells)
}

/// The leaves an algorithm evaluates, in order, by the engine alone.
fn leaves(example: &str, id: &str) -> Vec<u64> {
    let mut tree = examples::find(example)
        .unwrap()
        .session()
        .problem
        .tree()
        .unwrap();
    let mut context = SearchContext::unlimited().with_leaf_order(1 << 20);
    let report = catalogue::run(
        &mut tree,
        &AlgorithmConfig::new(id).prepare().unwrap(),
        &mut context,
        &mut Silent,
    );
    report.lists.unwrap().leaf_order
}

#[test]
fn the_overlay_on_screen_is_the_engines_own_at_every_moment() {
    let mut h = finished("random81");
    show(&mut h, PaneKind::Race);
    let (sss, alpha_beta) = (leaves("random81", "sss"), leaves("random81", "alpha-beta"));
    for moment in [0usize, 1, 7, 20, alpha_beta.len()] {
        h.state_mut().act(Action::SeekClock(moment as f64));
        h.run_steps(2);
        let first =
            |order: &[u64]| -> BTreeSet<u64> { order.iter().take(moment).copied().collect() };
        let (a, b) = (first(&sss), first(&alpha_beta));
        let expected = [
            ("both", a.intersection(&b).count()),
            ("only first", a.difference(&b).count()),
            ("only second", b.difference(&a).count()),
        ];
        for (name, count) in expected {
            let found = h
                .query_all_by_label_contains(&format!("overlay {name} leaves {count} "))
                .count();
            assert_eq!(found, 1, "after {moment} leaves: {name} should be {count}");
        }
    }
    assert!(model(&h).is_live() || model(&h).clock_value() > 0.0);
}

#[test]
fn the_theorem_is_stated_with_its_figures_and_its_missing_condition() {
    let mut h = finished("first");
    show(&mut h, PaneKind::Race);
    h.get_by_label_contains("SSS* evaluated 7 leaves, all of them among α-β's 13");
    h.state_mut().act(Action::SetRunner(
        1,
        AlgorithmConfig::new("alpha-beta").with("table", 16),
    ));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    h.run_steps(2);
    h.get_by_label_contains("table of positions");
}

#[test]
fn passes_are_listed_with_their_leaves_and_checked_against_sss() {
    let mut h = raced("first", "Passes");
    says(&h, "search by null-window passes: add one");
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("mt-sss")));
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("mtdf")));
    run(&mut h);
    h.run_steps(2);
    for (runner, id) in [(2, "mt-sss"), (3, "mtdf")] {
        let run = model(&h).runners()[runner].run.as_ref().unwrap();
        let list = yomiki::trace::passes(&run.record().log, run.nodes(), run.marks());
        assert!(list.len() >= 2, "{id}");
        // Every leaf belongs to one pass, and the last pass decides.
        let evaluations: u64 = list.iter().map(|pass| pass.evaluations).sum();
        assert_eq!(evaluations, run.counts().visits, "{id}");
        let mut alone: Vec<u64> = leaves("first", id);
        alone.sort_unstable();
        alone.dedup();
        let fresh: u64 = list.iter().map(|pass| pass.fresh).sum();
        assert_eq!(fresh, alone.len() as u64, "{id}");
        assert_eq!(list.last().unwrap().root, run.report().unwrap().bounds);
    }
    // The tree has no ties, so MT-SSS* evaluates exactly what SSS* does; MTD(f) may do otherwise.
    says(
        &h,
        "The same leaves as SSS*? Yes: both evaluated the same 7.",
    );
    let mtdf: BTreeSet<u64> = leaves("first", "mtdf").into_iter().collect();
    let sss: BTreeSet<u64> = leaves("first", "sss").into_iter().collect();
    if mtdf != sss {
        let both = mtdf.intersection(&sss).count();
        says(
            &h,
            &format!("The same leaves as SSS*? No: {both} in common"),
        );
    }
    // A pass is gone to by its number.
    let first = h.get_all_by_label("pass 1").next().unwrap();
    first.click();
    h.run_steps(3);
    let run = model(&h).runners()[2].run.as_ref().unwrap();
    let list = yomiki::trace::passes(&run.record().log, run.nodes(), run.marks());
    assert_eq!(model(&h).shown_event(2), list[0].to as u64);
}

#[test]
fn every_c_that_the_dial_passes_becomes_a_point() {
    let mut h = raced("first", "The dial c");
    says(&h, "Turn c, or run all of them");
    let height = 4;
    // The name stands on the number; the rail, 160 wide, lies to its left.
    let number = h.get_by_label("dial c").rect();
    for share in [0.3, 0.65, 1.0] {
        let at = number.left_center() + egui::vec2(-164.0 + share * 152.0, 0.0);
        stroke(&mut h, &[at, at]);
        h.run_steps(2);
    }
    run_to_the_end(&mut h);
    // The runner has followed to c = 4, which is SSS*.
    let dial = model(&h).runners().len() - 1;
    assert_eq!(
        model(&h).runners()[dial].choice,
        AlgorithmConfig::new("recursive-sss").with("c", height)
    );
    assert_eq!(counts(&h, dial).0, counts(&h, 0).0);
    until(&mut h, "the other settings of c", |h| {
        h.query_by_label_contains("to go").is_none()
    });
    assert!(h.query_by_label_contains("Turn c, or").is_none());
}

#[test]
fn the_dial_stands_where_the_runner_of_the_session_does() {
    let mut h = finished("first");
    let c = |h: &Harness<'_, App>| h.get_by_label("dial c").accesskit_node().numeric_value();
    let set = |h: &mut Harness<'_, App>, c: usize| {
        let choice = AlgorithmConfig::new("recursive-sss").with("c", c);
        let runner = model(h).runners().len() - 1;
        h.state_mut().act(Action::SetRunner(runner, choice));
    };
    let recursive = AlgorithmConfig::new("recursive-sss").with("c", 3);
    h.state_mut().act(Action::AddRunner(recursive));
    run(&mut h);
    show(&mut h, PaneKind::Race);
    click(&mut h, "The dial c");
    h.run_steps(2);
    assert_eq!(c(&h), Some(3.0));
    // Also when it is set elsewhere while the page is open, and when that is undone.
    set(&mut h, 2);
    h.run_steps(2);
    assert_eq!(c(&h), Some(2.0));
    h.state_mut().act(Action::Command(Command::Undo));
    h.run_steps(2);
    assert_eq!(c(&h), Some(3.0));
    // No tree is higher than its leaves lie deep.
    set(&mut h, 9);
    h.run_steps(2);
    assert_eq!(c(&h), Some(4.0));
}

#[test]
fn recursive_sss_gets_the_budget_and_stays_within_it() {
    let mut h = raced("random81", "Memory against work");
    let (sss, alpha_beta) = (counts(&h, 0).1.unwrap(), counts(&h, 1).1.unwrap());
    let budget = (sss as f64 * 0.6).round();
    assert!(alpha_beta as f64 <= budget, "{alpha_beta} {sss}");
    says(&h, "SSS* out");
    says(&h, "α-β fits");
    click(&mut h, "Recursive SSS* within this");
    run_to_the_end(&mut h);
    let third = &model(&h).runners()[2];
    let memory = &third.choice.set["memory"];
    assert_eq!(memory.parse::<f64>().unwrap(), budget);
    assert!(counts(&h, 2).1.unwrap() as f64 <= budget);
}

#[test]
fn a_budget_is_suggested_anew_for_every_position_until_one_is_set() {
    let mut h = raced("first", "Memory against work");
    let suggested = |h: &Harness<'_, App>| (counts(h, 0).1.unwrap() as f64 * 0.6).round();
    let shown = |h: &Harness<'_, App>| {
        let field = h.get_by_role_and_label(Role::SpinButton, "budget");
        field.accesskit_node().numeric_value()
    };
    let small = suggested(&h);
    assert_eq!(shown(&h), Some(small));
    h.state_mut().act(Action::LoadExample("random81"));
    h.run_steps(2);
    run(&mut h);
    h.run_steps(2);
    assert_ne!(suggested(&h), small);
    assert_eq!(shown(&h), Some(suggested(&h)));
    // What is asked for stays, however often the same is run.
    click(&mut h, "Recursive SSS* within this");
    let set = shown(&h);
    run_to_the_end(&mut h);
    h.run_steps(2);
    assert_eq!(shown(&h), set);
}

#[test]
fn a_leaf_is_changed_on_the_page_and_what_flips_is_told() {
    let mut h = raced("first", "What if?");
    says(&h, "Click a leaf in a tree");
    let run_of = |h: &Harness<'_, App>| model(h).runners()[1].run.as_ref().unwrap().number();
    let before = run_of(&h);
    let path = [0, 0, 1, 0].map(Move);
    let node = {
        let run = model(&h).runners()[1].run.as_ref().unwrap();
        run.nodes().find(&path).unwrap()
    };
    h.state_mut()
        .act(Action::Select(Some(NodeRef { runner: 1, node })));
    h.run_steps(2);
    says(&h, "What if leaf 0.0.1.0, now 25, were");
    let field = h.get_by_label("the leaf's other value");
    field.click();
    h.run_steps(2);
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    h.step();
    h.event(egui::Event::Text("90".to_owned()));
    h.step();
    h.key_press(egui::Key::Enter);
    h.run_steps(2);
    click(&mut h, "Run and compare");
    run_to_the_end(&mut h);
    h.run_steps(3);
    assert_ne!(run_of(&h), before);
    let Position::Tree(tree) = &model(&h).problem().position else {
        panic!("a bare tree");
    };
    assert!(tree.to_string().starts_with("[[[[10 35] [90 70]"), "{tree}");
    says(&h, "They part at event");
    says(&h, "no longer searched");
}

#[test]
fn forks_are_those_of_the_pair_that_is_chosen() {
    let mut h = raced("first", "Forks");
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    run(&mut h);
    h.run_steps(2);
    says(&h, "only α-β");
    // SSS* against minimax instead: only minimax wastes anything.
    let combo = h.get_by_label("second runner").rect();
    h.get_by_label("second runner").click();
    h.run_steps(2);
    let below = h
        .get_all_by_label("minimax")
        .find(|item| {
            let rect = item.rect();
            rect.top() > combo.bottom()
                && rect.top() < combo.bottom() + 120.0
                && rect.left() < combo.right()
        })
        .expect("the list of runners is open");
    below.click();
    h.run_steps(3);
    says(&h, "only minimax");
    let (sss, all) = (
        leaves("first", "sss").len(),
        leaves("first", "minimax").len(),
    );
    says(&h, &format!("overlay only second leaves {} ", all - sss));
}

#[test]
fn where_all_begin_with_the_questions_window_the_theorem_is_claimed() {
    let mut h = example("othello6");
    let mut problem = model(&h).problem().clone();
    problem.question = Question::Wld;
    h.state_mut().act(Action::Edit {
        problem,
        group: None,
    });
    run(&mut h);
    show(&mut h, PaneKind::Race);
    says(&h, "As Lemma 3.1 promises");
    assert!(h.query_by_label_contains("error in Yomiki").is_none());
}

#[test]
fn a_page_is_called_by_its_name() {
    use yomiki::gui::command::Command;
    use yomiki::gui::race_page::RacePage;
    let mut h = finished("first");
    h.state_mut().act(Action::Command(Command::Palette));
    h.run_steps(2);
    h.event(egui::Event::Text("what if".to_owned()));
    h.run_steps(2);
    h.key_press(egui::Key::Enter);
    h.run_steps(3);
    says(&h, "to give it another value");
    let score = Command::ShowRace(RacePage::Score);
    h.state_mut().act(Action::Command(score));
    h.run_steps(3);
    assert!(
        h.query_by_label_contains("to give it another value")
            .is_none()
    );
}

#[test]
fn asking_for_an_arrangement_brings_the_trees_back() {
    let mut h = raced("first", "Memory against work");
    let budgets = |h: &Harness<'_, App>| h.query_all_by_label_contains("budget").count();
    assert!(budgets(&h) > 0);
    click(&mut h, "merged");
    h.run_steps(2);
    assert_eq!(budgets(&h), 0);
}

#[test]
fn a_race_that_comes_back_after_a_lesson_is_compared_anew() {
    let mut h = example("first");
    let tree = "random:seed=3,depth=9,branching=4";
    h.state_mut().act(Action::ReadText(tree.to_owned()));
    h.state_mut()
        .act(Action::SetRunner(0, AlgorithmConfig::new("minimax")));
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    show(&mut h, PaneKind::Race);
    let lesson = |id: &str| Action::Lesson(LessonAction::Start(id.to_owned()));
    for frames in 0..5 {
        // So far the comparison has come; then the same runs are laid out from the beginning.
        h.state_mut()
            .pass_on(Action::SeekClock(1e3 * frames as f64));
        h.run_steps(frames);
        h.state_mut().pass_on(lesson("minimax"));
        h.state_mut().pass_on(Action::Lesson(LessonAction::Leave));
        h.run_steps(8);
    }
    assert!(model(&h).runs().all(|run| run.nodes().len() > 1_000));
}

#[test]
fn a_race_in_an_and_or_tree_keeps_the_promise_too() {
    let mut h = example("first");
    let text = "[[T [F T]] [[F F] T] [F [T F]]]";
    h.state_mut().act(Action::ReadText(text.to_owned()));
    run(&mut h);
    show(&mut h, PaneKind::Race);
    h.run_steps(4);
    says(&h, "As Lemma 3.1 promises");
    assert!(h.query_by_label_contains("error in Yomiki").is_none());
}

#[test]
fn where_the_recording_is_cut_the_clock_and_the_table_count_everything() {
    let mut session = examples::first().session();
    session.problem.position = "random:seed=3,depth=9,branching=4"
        .parse()
        .map(Position::Tree)
        .unwrap();
    session.record_events = 6000;
    let mut h = crate::support::window(session, Default::default());
    h.run_steps(2);
    run(&mut h);
    show(&mut h, PaneKind::Race);
    h.run_steps(4);
    says(&h, "Recorded to depth: ");
    // At the end all leaves are compared, not those that happen to be recorded.
    says(&h, "all leaves:");
    says(&h, "only SSS* 0");
    let most = [0, 1].map(|i| counts(&h, i).0).into_iter().max().unwrap();
    assert_eq!(model(&h).clock_end(), most as f64);
    for i in [0, 1] {
        let run = model(&h).run(i).unwrap();
        assert!(!run.record().is_complete());
        assert_eq!(run.work_at(run.events()).evaluations, run.counts().visits);
        // Every clock only rises.
        let clock: Vec<u64> = (0..=run.events())
            .map(|event| run.work_at(event).evaluations)
            .collect();
        assert!(clock.is_sorted());
        let expanded = run.counts().expanded.unwrap();
        let (thousands, rest) = (expanded / 1000, expanded % 1000);
        says(&h, &format!("{thousands},{rest:03}"));
    }
    h.state_mut().act(Action::SeekClock(most as f64 / 2.0));
    h.run_steps(4);
    says(&h, "recorded by both");
    says(&h, "≥");
    says(&h, "In the end");
}

#[test]
fn expansions_of_a_graph_are_those_of_the_report() {
    let h = raced("shared", "Score");
    for i in [0, 1] {
        let run = model(&h).run(i).unwrap();
        let reported = run.counts().expanded.unwrap();
        assert!(run.moment().tally().expanded > reported, "paths meet");
        says(&h, &reported.to_string());
        let nodes_drawn = run.moment().tally().expanded.to_string();
        assert!(h.query_by_label(&nodes_drawn).is_none());
    }
    // One answer, said in one way.
    assert!(h.query_all_by_label("proved").count() >= 2);
    assert!(h.query_by_label("0/∞").is_none());
}

#[test]
fn what_if_counts_events_as_the_time_line_does() {
    let mut h = raced("first", "What if?");
    let path: Vec<Move> = [0, 0, 1, 0].map(Move).to_vec();
    let position = model(&h).problem().position.with_leaf(&path, 90).unwrap();
    let problem = yomiki::problem::Problem {
        position,
        ..model(&h).problem().clone()
    };
    h.state_mut().act(Action::Edit {
        problem,
        group: None,
    });
    run(&mut h);
    crate::support::until(&mut h, "compared", |h| {
        h.query_all_by_label_contains("They part at event").count() == 2
    });
    let link = h.query_all_by_label_contains("They part at event").next();
    let link = link.unwrap();
    let words = link.accesskit_node().label().unwrap();
    let event: u64 = words.rsplit(' ').next().unwrap().parse().unwrap();
    link.click();
    h.run_steps(3);
    assert_eq!(model(&h).shown_event(0), event, "{words}");
}

#[test]
fn a_clock_of_bytes_shows_how_far_so_much_memory_goes() {
    let mut h = example("first");
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    h.state_mut().act(Action::SetClock(Clock::Bytes));
    let ends = [0, 1].map(|i| {
        let run = model(&h).run(i).expect("a run");
        model(&h).clock_of(i, run.events())
    });
    assert!(
        ends[0] > 2.0 * ends[1],
        "SSS* needs more than α-β: {ends:?}"
    );
    // Enough for one of them, and far too little for the other.
    let asked = (2.0 * ends[1]).floor();
    h.state_mut().act(Action::SeekClock(asked));
    h.run_steps(3);
    let model = model(&h);
    assert_eq!(model.clock_value(), asked);
    let alpha_beta = model.run(1).expect("a run");
    assert_eq!(model.shown_event(1), alpha_beta.events());
    assert!(model.shown_event(0) < model.run(0).expect("a run").events());
    assert!(model.clock_of(0, model.shown_event(0)) <= asked);
}

/// Two are compared; what a third has searched is not said to be searched by nobody.
#[test]
fn a_page_that_is_called_is_seen_in_large_type() {
    let mut h = raced("first", "Score");
    h.state_mut().act(Action::SetZoom(1.95));
    h.run_steps(3);
    let tab = |h: &Harness<'_, App>| h.get_by_label("What if?").rect().top();
    let height = h.ctx.content_rect().height();
    assert!(tab(&h) > 0.9 * height, "nothing has to be scrolled here");
    let page = Command::ShowRace(RacePage::WhatIf);
    h.state_mut().act(Action::Command(page));
    h.run_steps(12);
    assert!(tab(&h) < 0.7 * height, "{} of {height}", tab(&h));
}

#[test]
fn a_third_runner_is_not_nobody() {
    let mut h = raced("recursive", "Score");
    h.set_size(egui::vec2(1920.0, 1080.0));
    h.run_steps(3);
    says(&h, "rec SSS* c=2, but not both");
    let h = raced("first", "Score");
    assert!(h.query_by_label_contains("neither").is_none());
}

/// In a third runner's tree a leaf it shares with one of the two is not that one's alone.
#[test]
fn what_a_third_has_searched_has_its_own_colour_in_its_tree() {
    let h = raced("recursive", "Score");
    let model = model(&h);
    let (a, b) = Scenery::of(model).pair;
    let third = (0..3).find(|i| ![a, b].contains(i)).expect("three run");
    let moments: Vec<_> = model.runs().map(|run| Some(run.moment())).collect();
    let canvas = model.scene().canvas();
    let overlay = Overlay::new(canvas, &moments);
    let drawn = Overlaid {
        model,
        overlay: &overlay,
        compared: &overlay.compare(canvas, (a, b), 0),
        pair: (a, b),
    };
    let palette = Palette::new(model.theme().is_dark());
    let mut with_one = 0;
    for place in (0..canvas.nodes().len() as u32).map(NodeId) {
        let seen = overlay.seen(place);
        let color = drawn.color_in(third, place);
        match (seen.by(third), seen.by(a) && seen.by(b)) {
            (true, false) => assert_eq!(color, Some(palette.runner(third))),
            (true, true) => assert_eq!(color, Some(palette.both)),
            (false, _) => assert_eq!(color, drawn.color(place)),
        }
        with_one += usize::from(seen.by(third) && seen.by(a) != seen.by(b));
    }
    assert!(with_one > 0, "nothing to tell apart");
    let figure = race_picture::figure(model, Scenery::of(model)).expect("a race");
    let name = model.runners()[third].choice.label();
    let said = format!("{name}, but not both");
    let named = figure.marks.iter().any(|mark| match mark {
        Mark::Text(text) => text.text == said,
        _ => false,
    });
    assert!(named, "{said}");
}

#[test]
fn who_has_not_run_says_so_instead_of_showing_a_tree() {
    let mut h = raced("first", "Score");
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    h.run_steps(3);
    says(&h, "Not run yet: press Space to run it beside the others.");
    // In the score, and above its tree in the other pane.
    assert_eq!(h.query_all_by_label("not run yet").count(), 2);
    let stage = |h: &Harness<'_, App>| h.query_by_label("race tree of minimax").is_some();
    assert!(!stage(&h));
    // The two that have run are compared, whoever the first of all are.
    let last = model(&h).runners().len() - 1;
    h.state_mut()
        .act(Action::SetRunner(0, AlgorithmConfig::new("alpha-beta")));
    h.state_mut()
        .act(Action::SetRunner(last, AlgorithmConfig::new("sss")));
    h.run_steps(2);
    assert!(model(&h).runs().count() < 2);
    h.state_mut().act(Action::Command(Command::RunPause));
    run_to_the_end(&mut h);
    h.state_mut()
        .act(Action::SetRunner(0, AlgorithmConfig::new("minimax")));
    h.run_steps(2);
    let (a, b) = Scenery::of(model(&h)).pair;
    assert!([a, b].iter().all(|&i| model(&h).run(i).is_some()));
    let drawn = race_picture::figure(model(&h), Scenery::of(model(&h))).expect("a race");
    let named = |name: &str| {
        drawn.marks.iter().any(|mark| match mark {
            Mark::Text(text) => text.text.starts_with(name),
            _ => false,
        })
    };
    assert!(named("α-β") && named("SSS*") && !named("minimax"));
}

#[test]
fn two_in_one_say_who_is_not_among_them() {
    let mut h = raced("first", "Score");
    for arrangement in ["merged", "icicle"] {
        click(&mut h, arrangement);
        says(&h, "SSS* and α-β in one");
        assert!(h.query_by_label_contains("in one, without").is_none());
    }
    h.state_mut()
        .act(Action::AddRunner(AlgorithmConfig::new("minimax")));
    run(&mut h);
    h.run_steps(2);
    for arrangement in ["merged", "icicle"] {
        click(&mut h, arrangement);
        h.run_steps(2);
        says(&h, "SSS* and α-β in one, without minimax: choose the two");
    }
    click(&mut h, "side by side");
    h.run_steps(2);
    assert!(h.query_by_label_contains("in one").is_none());
}
