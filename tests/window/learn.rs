//! Lessons, gone through by clicking.

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::{Action, LessonAction};
use yomiki::gui::command::Command;
use yomiki::gui::desk::Desk;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::search::catalogue::AlgorithmConfig;
use yomiki::session::settings::{BegunLesson, Settings};

use crate::support::{self, click, example, finished, model, show, until, window};

/// Waits until the step is set up.
fn staged(h: &mut Harness<'_, App>) {
    until(h, "the step to be set up", |h| {
        model(h).learn().course().is_some_and(|c| c.is_ready())
    });
    h.step();
}

fn step(h: &Harness<'_, App>) -> usize {
    model(h).learn().course().unwrap().step_number()
}

/// Clicks a node of a tree by how its name begins.
fn click_node(h: &mut Harness<'_, App>, name: &str) {
    let begins = |label: Option<String>| label.is_some_and(|label| label.starts_with(name));
    h.query_all_by_label_contains(name)
        .find(|node| begins(node.accesskit_node().label()))
        .expect("a node of this name")
        .click();
    h.run_steps(3);
}

#[test]
fn a_lesson_is_gone_through_by_clicking() {
    let mut h = example("first");
    let before = model(&h).position_text();
    show(&mut h, PaneKind::Learn);
    click(&mut h, "lesson 1: Minimax");
    staged(&mut h);
    assert_eq!(model(&h).position_text(), "[[3 12 8] [2 4 6] [14 5 7]]");
    for expected in [1, 2] {
        click(&mut h, "Next ▸");
        staged(&mut h);
        assert_eq!(step(&h), expected);
    }
    // Which node next? A wrong one is refused with a reason, the right one confirmed.
    h.get_by_label("Click the node that minimax enters next.");
    click_node(&mut h, "minimax node 2 ");
    h.get_by_label("Not quite.");
    h.get_by_label_contains("may have its turn later");
    click(&mut h, "Hint");
    h.get_by_label_contains("Depth-first: go down while");
    click_node(&mut h, "minimax node 1 ");
    h.get_by_label("Right.");
    click(&mut h, "Next ▸");
    staged(&mut h);
    // A value is typed.
    for (typed, verdict) in [("14", "Not quite."), ("5", "Right.")] {
        let field = h.get_by_label("your answer");
        field.focus();
        field.type_text(typed);
        h.run_steps(2);
        click(&mut h, "Check");
        h.run_steps(2);
        h.get_by_label(verdict);
        if verdict == "Not quite." {
            h.get_by_label_contains("is what MAX would choose");
            // What is typed next takes the place of the wrong answer.
            assert!(h.get_by_label("your answer").is_focused());
        }
    }
    click(&mut h, "Next ▸");
    staged(&mut h);
    click(&mut h, "Next ▸");
    staged(&mut h);
    assert_eq!(step(&h), 5);
    click(&mut h, "Show me");
    h.run_steps(2);
    h.get_by_label("The answer:");
    // One of three at once: the first and the second took two tries, the third was shown.
    assert_eq!(model(&h).settings().lessons, [("minimax".to_owned(), 0)]);
    click(&mut h, "Finish ▸");
    h.run_steps(3);
    assert!(model(&h).learn().course().is_none());
    back_to_watch(&mut h);
    assert_eq!(model(&h).position_text(), before);
}

fn back_to_watch(h: &mut Harness<'_, App>) {
    h.state_mut()
        .act(Action::Command(Command::GoTo(Desk::Watch)));
    h.run_steps(3);
}

#[test]
fn every_lesson_can_be_walked_through_in_both_languages() {
    for lang in Lang::ALL {
        let settings = Settings {
            lang,
            ..Settings::default()
        };
        let session = yomiki::session::examples::first().session();
        let mut h = window(session, settings);
        show(&mut h, PaneKind::Learn);
        let lessons = model(&h).learn().library().to_vec();
        assert!(lessons.len() >= 10);
        for lesson in lessons {
            let start = LessonAction::Start(lesson.id.clone());
            h.state_mut().act(Action::Lesson(start));
            for i in 0..lesson.steps.len() {
                h.state_mut().act(Action::Lesson(LessonAction::Step(i)));
                staged(&mut h);
                let course = model(&h).learn().course().unwrap();
                assert_eq!(course.trouble(), None, "{} step {}", lesson.id, i + 1);
                if lesson.steps[i].ask.is_some() {
                    h.state_mut().act(Action::Lesson(LessonAction::ShowMe));
                    h.step();
                    let course = model(&h).learn().course().unwrap();
                    assert!(course.reply().is_some_and(|reply| reply.shown));
                }
            }
        }
        assert!(model(&h).settings().lessons.len() >= 10);
    }
}

#[test]
fn predicting_asks_before_it_steps_and_keeps_a_score() {
    let mut h = finished("first");
    click(&mut h, "Predict, then reveal");
    h.run_steps(3);
    assert_eq!(model(&h).shown_event(0), 0);
    h.get_by_label("Which node does SSS* go to next? Click it.");
    click_node(&mut h, "sss* node root ");
    h.get_by_label("1 of 1 right");
    click_node(&mut h, "sss* node 1 ");
    h.get_by_label("1 of 2 right");
    h.get_by_label_contains("ties go to the left");
    // Stepping asks first; a second time it shows.
    let here = model(&h).shown_event(0);
    let step = Action::Command(Command::StepNode);
    h.state_mut().act(step.clone());
    h.run_steps(2);
    assert_eq!(model(&h).shown_event(0), here);
    h.get_by_label_contains("Guess first");
    h.state_mut().act(step);
    h.run_steps(2);
    assert!(model(&h).shown_event(0) > here);
    h.get_by_label("1 of 3 right");
}

/// The names of OPEN's rows as they stand in the table.
fn open_rows(h: &Harness<'_, App>) -> Vec<String> {
    let rows = h.query_all_by_label_contains("OPEN member ");
    rows.filter_map(|row| row.accesskit_node().label())
        .collect()
}

#[test]
fn the_open_list_does_not_give_away_who_is_next() {
    let mut h = example("first");
    show(&mut h, PaneKind::Learn);
    let start = LessonAction::Start("gsearch".to_owned());
    h.state_mut().act(Action::Lesson(start));
    // "Everything below node 0 is worth 25 at most": SSS* goes on in the right half.
    h.state_mut().act(Action::Lesson(LessonAction::Step(4)));
    staged(&mut h);
    show(&mut h, PaneKind::Open);
    h.get_by_label_contains("until you have answered, the members stand from left to right");
    let asked = open_rows(&h);
    let run = model(&h).runners()[0].run.as_ref().unwrap();
    let order = yomiki::trace::OpenOrder::Greatest;
    let first = run.moment().open_sorted(run.nodes(), order, 1)[0];
    let next = run.node_name(first.node, Lang::En);
    assert!(
        asked.len() > 2 && !asked[0].ends_with(&format!(" {next}")),
        "{asked:?}"
    );
    h.state_mut().act(Action::Lesson(LessonAction::ShowMe));
    h.run_steps(3);
    assert!(
        h.query_by_label_contains("until you have answered")
            .is_none()
    );
    // Where left to right is the rule itself, nothing is listed.
    h.state_mut().act(Action::Lesson(LessonAction::Leave));
    back_to_watch(&mut h);
    h.state_mut().act(Action::SetRunner(
        0,
        yomiki::search::catalogue::AlgorithmConfig::new("gsearch-alpha-beta"),
    ));
    support::run(&mut h);
    h.state_mut().act(Action::SetActiveRunner(0));
    h.state_mut()
        .act(Action::Lesson(LessonAction::Predict(true)));
    h.state_mut().act(Action::Seek {
        runner: 0,
        event: 12,
    });
    h.run_steps(3);
    h.get_by_label_contains("The list would give the answer away");
    assert!(open_rows(&h).is_empty());
    h.state_mut()
        .act(Action::Lesson(LessonAction::Predict(false)));
    h.run_steps(3);
    assert!(!open_rows(&h).is_empty());
}

#[test]
fn the_tree_does_not_give_away_which_leaf_is_never_looked_at() {
    let mut h = example("first");
    begin(&mut h, "gsearch", 6);
    h.get_by_label("Click a leaf that SSS* never looks at.");
    // 65 was purged before the moment shown, when the node above it was closed.
    let run = model(&h).runners()[0].run.as_ref().unwrap();
    let dropped: Vec<_> = (0..run.nodes().len() as u32)
        .map(yomiki::trace::NodeId)
        .filter(|&node| run.moment().is_dropped(node))
        .collect();
    assert!(!dropped.is_empty());
    assert!(dropped.iter().all(|&node| model(&h).hides_cut(0, node)));
    let told = |h: &Harness<'_, App>, state: &str| {
        let name = format!("sss* node 1.0.0.1 {state}");
        h.query_by_label_contains(&name).is_some()
    };
    assert!(told(&h, "ungenerated"));
    h.state_mut().act(Action::Lesson(LessonAction::ShowMe));
    h.run_steps(3);
    assert!(!told(&h, "ungenerated"));
    assert!(!model(&h).hides_cut(0, dropped[0]));
}

#[test]
fn an_overlay_has_no_legend_of_states() {
    let mut h = example("first");
    begin(&mut h, "df-pn", 5);
    h.get_by_label("left for now");
    h.state_mut().act(Action::Lesson(LessonAction::Step(6)));
    staged(&mut h);
    assert!(model(&h).overlays());
    assert!(h.query_by_label("left for now").is_none());
    assert!(h.query_all_by_label("OR").next().is_some());
}

/// Proof numbers: the number that is asked for is not on the node, a wrong node is refused with the
/// numbers that lead elsewhere, and the right one confirmed.
#[test]
fn a_lesson_on_proof_numbers_asks_and_explains() {
    let mut h = example("first");
    show(&mut h, PaneKind::Learn);
    let lesson = yomiki::session::lesson::bundled().find("df-pn").unwrap();
    h.state_mut()
        .act(Action::Lesson(LessonAction::Add(std::sync::Arc::clone(
            lesson,
        ))));
    h.state_mut().act(Action::Lesson(LessonAction::Step(1)));
    staged(&mut h);
    h.get_by_label("What is dn of node 0 at this moment?");
    assert!(model(&h).asks_number().is_some());
    h.state_mut().act(Action::Lesson(LessonAction::Step(2)));
    staged(&mut h);
    assert!(model(&h).asks_number().is_none());
    click_node(&mut h, "pn node 1.0 ");
    h.get_by_label("Not quite.");
    h.get_by_label_contains("the least pn counts. Node 1 has 3, and another child has less");
    click_node(&mut h, "pn node 0.0 ");
    h.get_by_label_contains("lead from the root to node 0 (pn 2), then node 0.0 (dn 1).");
}

fn begin(h: &mut Harness<'_, App>, id: &str, step: usize) {
    show(h, PaneKind::Learn);
    let start = LessonAction::Start(id.to_owned());
    h.state_mut().act(Action::Lesson(start));
    h.state_mut().act(Action::Lesson(LessonAction::Step(step)));
    staged(h);
}

#[test]
fn going_on_with_a_lesson_brings_its_tree_to_the_front() {
    let settings = Settings {
        begun: vec![BegunLesson {
            id: "alpha-beta".to_owned(),
            step: 1,
            scores: vec![None; 7],
        }],
        ..Settings::default()
    };
    let mut h = window(yomiki::session::examples::first().session(), settings);
    show(&mut h, PaneKind::Learn);
    show(&mut h, PaneKind::Lab);
    let start = LessonAction::Start("alpha-beta".to_owned());
    h.state_mut().act(Action::Lesson(start));
    staged(&mut h);
    assert_eq!(step(&h), 1);
    // Of two right answers each is shown at its own moment.
    let node = format!("{} node 1.2 ", model(&h).runners()[0].choice.label());
    click_node(&mut h, &node);
    h.get_by_label("Right.");
    h.get_by_label_contains(&format!("{node}cut"));
}

#[test]
fn what_is_watched_keeps_its_runs_and_its_history_during_a_lesson() {
    let mut h = finished("first");
    let runs = |h: &Harness<'_, App>| -> Vec<_> {
        let numbers = model(h).runners().iter();
        numbers
            .map(|r| r.run.as_ref().map(|run| run.number()))
            .collect()
    };
    let edit = |h: &mut Harness<'_, App>, text: &str| {
        h.state_mut().act(Action::ReadText(text.to_owned()));
    };
    edit(&mut h, "[[1 2] [3 4]]");
    h.state_mut().act(Action::SeekClock(2.0));
    let shown = model(&h).shown_event(0);
    let before = runs(&h);
    assert!(before.iter().all(Option::is_some));
    begin(&mut h, "minimax", 0);
    h.state_mut().act(Action::Lesson(LessonAction::Step(1)));
    staged(&mut h);
    h.state_mut().act(Action::Lesson(LessonAction::Leave));
    back_to_watch(&mut h);
    assert_eq!(runs(&h), before);
    assert_eq!(model(&h).shown_event(0), shown);
    assert_eq!(model(&h).position_text(), "[[1 2] [3 4]]");
    h.state_mut().act(Action::Command(Command::Undo));
    let first = yomiki::session::examples::find("first").unwrap().session();
    assert_eq!(model(&h).problem(), &first.problem);
    assert_eq!(runs(&h), before);
}

#[test]
fn large_type_leaves_the_keyboard_where_it_is() {
    let mut h = example("first");
    begin(&mut h, "minimax", 0);
    h.get_by_label("Next ▸").focus();
    h.run_steps(2);
    for _ in 0..2 {
        h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::F5);
        h.run_steps(4);
        assert!(h.get_by_label("Next ▸").is_focused());
    }
    h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Enter);
    h.run_steps(2);
    assert_eq!(step(&h), 1);
}

#[test]
fn starting_over_asks_once_more_where_answers_would_be_lost() {
    let mut h = example("first");
    begin(&mut h, "ordering", 2);
    let press = |h: &mut Harness<'_, App>, key: egui::Key| {
        h.key_press_modifiers(egui::Modifiers::NONE, key);
        h.run_steps(3);
    };
    h.state_mut().act(Action::Lesson(LessonAction::ShowMe));
    h.run_steps(2);
    // By Tab as they stand.
    h.get_by_label("◂ Lessons").focus();
    h.run_steps(2);
    press(&mut h, egui::Key::Tab);
    assert!(h.get_by_label("For class ▾").is_focused());
    press(&mut h, egui::Key::Tab);
    assert!(h.get_by_label("Start the lesson over").is_focused());
    press(&mut h, egui::Key::Enter);
    assert_eq!(step(&h), 2);
    assert!(h.get_by_label("Lose the answers?").is_focused());
    press(&mut h, egui::Key::Enter);
    staged(&mut h);
    assert_eq!(step(&h), 0);
    // Nothing is lost now.
    h.state_mut().act(Action::Lesson(LessonAction::Step(1)));
    staged(&mut h);
    click(&mut h, "Start the lesson over");
    staged(&mut h);
    assert_eq!(step(&h), 0);
}

#[test]
fn at_the_end_of_a_lesson_the_keyboard_is_on_the_next_one() {
    let mut h = example("first");
    let last = yomiki::session::lesson::bundled().find("ordering").unwrap();
    begin(&mut h, "ordering", last.steps.len() - 1);
    h.get_by_label("Finish ▸").focus();
    h.run_steps(2);
    h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Enter);
    h.run_steps(4);
    assert!(model(&h).learn().course().is_none());
    assert!(h.get_by_label("Next: SSS* as GSEARCH ▸").is_focused());
}

#[test]
fn what_a_text_says_of_its_moment_stays_true_after_the_answer() {
    let mut h = example("first");
    begin(&mut h, "ordering", 4);
    h.get_by_label_contains("7 leaves are done");
    let before = model(&h).shown_event(0);
    h.state_mut().act(Action::Lesson(LessonAction::ShowMe));
    h.run_steps(3);
    assert!(model(&h).shown_event(0) > before);
    h.get_by_label_contains("7 leaves are done");
}

#[test]
fn a_count_is_explained_once_it_is_known() {
    let mut h = example("first");
    begin(&mut h, "ordering", 3);
    assert!(h.query_by_label_contains("Nothing is cut:").is_none());
    h.state_mut().act(Action::Lesson(LessonAction::ShowMe));
    h.run_steps(3);
    h.get_by_label("Leaves: 12.");
    h.get_by_label_contains("Nothing is cut:");
}

#[test]
fn enter_twice_does_not_walk_past_a_question() {
    let mut h = example("first");
    begin(&mut h, "alpha-beta", 0);
    h.get_by_label("Next ▸").focus();
    h.step();
    let enter = |h: &mut Harness<'_, App>| {
        h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Enter);
        h.run_steps(3);
        staged(h);
    };
    enter(&mut h);
    assert_eq!(step(&h), 1);
    h.get_by_label("Skip ▸");
    enter(&mut h);
    assert_eq!(step(&h), 1);
}

#[test]
fn a_node_is_chosen_by_arrows_and_enter() {
    let mut h = example("first");
    begin(&mut h, "minimax", 2);
    h.get_by_label("tree of minimax").focus();
    h.step();
    for key in [
        egui::Key::ArrowDown,
        egui::Key::ArrowDown,
        egui::Key::ArrowRight,
        egui::Key::Enter,
    ] {
        assert!(model(&h).learn().course().unwrap().reply().is_none());
        h.key_press_modifiers(egui::Modifiers::NONE, key);
        h.run_steps(2);
    }
    h.get_by_label("Right.");
}

/// At which step the lesson about ordering will go on.
fn begun(h: &Harness<'_, App>) -> Option<usize> {
    let lesson = yomiki::session::lesson::bundled().find("ordering").unwrap();
    model(h).begun(lesson).map(|begun| begun.step)
}

#[test]
fn a_lesson_goes_on_where_it_was_left_and_the_next_one_is_offered() {
    let mut h = example("first");
    begin(&mut h, "ordering", 2);
    h.state_mut().act(Action::Lesson(LessonAction::ShowMe));
    h.state_mut().act(Action::Lesson(LessonAction::Step(3)));
    staged(&mut h);
    click(&mut h, "◂ Lessons");
    h.run_steps(2);
    assert_eq!(begun(&h), Some(3));
    // Also in another session.
    let text = ron::to_string(model(&h).settings()).unwrap();
    let again: yomiki::session::settings::Settings = ron::from_str(&text).unwrap();
    assert_eq!(again.begun, model(&h).settings().begun);
    assert_eq!(again.begun[0].scores, [None, None, Some(false), None, None]);
    h.get_by_label("left at step 4 of 5");
    click(&mut h, "lesson 3: Move ordering");
    staged(&mut h);
    assert_eq!(step(&h), 3);
    let course = model(&h).learn().course().unwrap();
    assert_eq!((course.score(2), course.skipped()), (Some(false), 2));
    // Whoever skips has finished all the same, with what was right of all.
    for _ in 0..2 {
        let on = LessonAction::Step(step(&h) + 1);
        h.state_mut().act(Action::Lesson(on));
        h.run_steps(2);
    }
    assert!(model(&h).learn().course().is_none());
    assert_eq!(model(&h).settings().lessons, [("ordering".to_owned(), 0)]);
    assert_eq!(begun(&h), None);
    click(&mut h, "Next: SSS* as GSEARCH ▸");
    staged(&mut h);
    let course = model(&h).learn().course().unwrap();
    assert_eq!(course.lesson().id, "gsearch");
}

#[test]
fn a_lesson_in_which_all_is_answered_is_done_and_not_also_left_somewhere() {
    let mut h = example("first");
    begin(&mut h, "ordering", 0);
    let steps = yomiki::session::lesson::bundled()
        .find("ordering")
        .unwrap()
        .steps
        .len();
    for step in 0..steps {
        h.state_mut().act(Action::Lesson(LessonAction::Step(step)));
        staged(&mut h);
        h.state_mut().act(Action::Lesson(LessonAction::ShowMe));
        h.run_steps(2);
    }
    click(&mut h, "◂ Lessons");
    h.run_steps(2);
    assert_eq!(begun(&h), None);
    assert!(h.query_by_label_contains("left at step").is_none());
    h.get_by_label("done, 0 %");
    // Gone through once more it is done all the same.
    begin(&mut h, "ordering", 1);
    click(&mut h, "◂ Lessons");
    h.run_steps(2);
    h.get_by_label("left at step 2 of 5");
    h.get_by_label("done, 0 %");
}

#[test]
fn another_run_forgets_what_was_predicted_of_the_one_before() {
    let mut h = finished("first");
    click(&mut h, "Predict, then reveal");
    h.run_steps(3);
    h.get_by_label_contains("By keys: arrows to the node");
    click_node(&mut h, "sss* node root ");
    click_node(&mut h, "sss* node 1 ");
    h.get_by_label("Not quite.");
    support::run(&mut h);
    h.run_steps(3);
    assert!(model(&h).predict().unwrap().last.is_none());
    assert!(h.query_by_label("Not quite.").is_none());
    assert_eq!(model(&h).marks(0), []);
    // From its beginning, where there is something to be predicted.
    h.get_by_label("Which node does SSS* go to next? Click it.");
}

#[test]
fn a_tree_is_in_its_pane_after_a_lesson() {
    for id in ["first", "shogi-two-golds"] {
        let mut h = finished(id);
        begin(&mut h, "minimax", 0);
        for step in 1..4 {
            h.state_mut().act(Action::Lesson(LessonAction::Step(step)));
            staged(&mut h);
        }
        back_to_watch(&mut h);
        h.run_steps(3);
        let label = model(&h).runners()[0].choice.label();
        let pane = h.get_by_label(&format!("tree of {label}")).rect();
        let begins = format!("{} node ", label.to_lowercase());
        let mut seen = 0;
        for node in h.query_all_by_label_contains(&begins) {
            let name = node.accesskit_node().label().unwrap_or_default();
            if name.starts_with(&begins) {
                assert!(pane.contains(node.rect().center()), "{name}");
                seen += 1;
            }
        }
        assert!(seen > 2, "{id}: {seen}");
    }
}

#[test]
fn from_the_dot_of_a_step_the_keyboard_goes_on_to_what_is_done_there() {
    let mut h = example("first");
    h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::F6);
    h.run_steps(2);
    let lesson = LessonAction::Start("alpha-beta".to_owned());
    h.state_mut().act(Action::Lesson(lesson));
    let steps = model(&h).learn().course().unwrap().lesson().steps.len();
    let pane = egui::Id::unique(("pane", PaneKind::Learn));
    for step in (0..steps).rev().chain(0..steps) {
        until(&mut h, "the step", |h| {
            model(h).learn().course().unwrap().is_ready()
        });
        let name = format!("step {}", step + 1);
        h.get_by_label(&name).focus();
        h.run_steps(2);
        h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Enter);
        until(&mut h, "the step", |h| {
            let course = model(h).learn().course().unwrap();
            course.is_ready() && course.step_number() == step
        });
        h.run_steps(4);
        let focused = h.ctx.memory(|memory| memory.focused());
        assert!(focused.is_some(), "{name}");
        assert_ne!(focused, Some(pane), "{name}");
        assert!(!h.get_by_label(&name).is_focused(), "{name}");
    }
}

#[test]
fn where_nothing_is_left_to_predict_nothing_is_hidden() {
    let mut h = finished("first");
    let hidden = |h: &Harness<'_, App>| {
        let runner = model(h).active_runner();
        model(h).keeps_next_secret(runner)
    };
    h.state_mut()
        .act(Action::Lesson(LessonAction::Predict(true)));
    h.run_steps(2);
    assert!(hidden(&h), "it begins at the beginning");
    h.state_mut().act(Action::Command(Command::ToEnd));
    h.run_steps(2);
    assert!(!hidden(&h));
}

#[test]
fn a_second_search_is_explained_by_what_the_first_has_found() {
    let mut h = example("first");
    begin(&mut h, "null-window", 3);
    h.state_mut().act(Action::Lesson(LessonAction::ShowMe));
    h.run_steps(3);
    h.get_by_label_contains("only said that node 2 is at least 5. ");
    h.state_mut().act(Action::SetLang(Lang::Ja));
    h.run_steps(3);
    h.get_by_label_contains("節点2が5以上としか分かりません");
}

#[test]
fn while_a_question_is_open_nothing_but_an_answer_leads_on() {
    let mut h = example("first");
    begin(&mut h, "alpha-beta", 1);
    let before = model(&h).time();
    let moves = [
        Action::Command(Command::ToStart),
        Action::Command(Command::ToEnd),
        Action::Command(Command::StepEvent),
        Action::Command(Command::BackNode),
        Action::Command(Command::RunPause),
        Action::Command(Command::RunAgain),
        Action::SeekClock(1.0),
        Action::Seek {
            runner: 0,
            event: 0,
        },
        Action::Resume,
        Action::Run,
    ];
    for action in moves {
        let said = format!("{action:?}");
        h.state_mut().act(action);
        h.run_steps(2);
        assert_eq!(model(&h).time(), before, "{said}");
        h.get_by_label_contains("The lesson asks about this moment");
    }
    h.key_press_modifiers(egui::Modifiers::NONE, egui::Key::Home);
    h.run_steps(2);
    assert_eq!(model(&h).time(), before);
    h.state_mut().act(Action::Lesson(LessonAction::ShowMe));
    h.state_mut().act(Action::Command(Command::ToStart));
    assert_eq!(model(&h).shown_event(0), 0, "it is answered");
}

#[test]
fn a_text_keeps_its_numbers_when_another_run_is_shown() {
    let mut h = example("first");
    h.state_mut()
        .act(Action::Lesson(LessonAction::Start("mtd".into())));
    staged(&mut h);
    let last = model(&h).learn().course().unwrap().lesson().steps.len() - 1;
    h.state_mut().act(Action::Lesson(LessonAction::Step(last)));
    staged(&mut h);
    let said = |h: &Harness<'_, App>| {
        let text = h.get_by_label_contains("A last look at MTD(f)");
        text.accesskit_node().value().unwrap()
    };
    let before = said(&h);
    assert!(!before.contains('…'), "{before}");
    let other = AlgorithmConfig::new("mt-sss");
    h.state_mut().act(Action::SetRunner(0, other));
    h.run_steps(3);
    assert!(!model(&h).is_on_stage());
    assert_eq!(said(&h), before);
    support::run(&mut h);
    assert!(!model(&h).is_on_stage());
    assert_eq!(said(&h), before);
}

#[test]
fn what_is_predicted_of_ones_own_searches_goes_on_after_a_lesson() {
    let mut h = finished("first");
    click(&mut h, "Predict, then reveal");
    h.run_steps(3);
    click_node(&mut h, "sss* node root ");
    let shown = model(&h).shown_event(0);
    let score = |h: &Harness<'_, App>| {
        let predict = model(h).predict();
        predict.map(|predict| (predict.right, predict.asked))
    };
    let before = score(&h);
    assert_eq!(before, Some((1, 1)));
    begin(&mut h, "minimax", 0);
    assert_eq!(score(&h), None);
    back_to_watch(&mut h);
    assert_eq!(score(&h), before);
    assert_eq!(model(&h).shown_event(0), shown);
    h.get_by_label("Which node does SSS* go to next? Click it.");
}

#[test]
fn a_node_chosen_in_the_editor_is_not_chosen_in_the_tree_of_a_lesson() {
    let mut h = example("first");
    click(&mut h, "inner node root");
    assert!(h.query_by_label("Add child").is_some());
    // What is done there leaves something chosen, and so does taking it back.
    click(&mut h, "Add child");
    h.state_mut().act(Action::Command(Command::Undo));
    h.run_steps(2);
    click(&mut h, "inner node root");
    assert!(h.query_by_label("Add child").is_some());
    begin(&mut h, "minimax", 0);
    show(&mut h, PaneKind::Position);
    assert!(h.query_by_label("inner node root").is_some());
    assert!(h.query_by_label("Add child").is_none());
}
