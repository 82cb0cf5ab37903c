//! The five desks: each has its own work, and finds it as it was left; a position goes from one to
//! another when it is sent.

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::gui::App;
use yomiki::gui::action::{Action, LessonAction};
use yomiki::gui::command::Command;
use yomiki::gui::desk::Desk;
use yomiki::gui::model::Phase;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::problem::{BoardGame, Question};
use yomiki::session::{Session, examples};

use crate::recovery::window_at;
use crate::support::{click, example, gone, model, position, run, run_to_the_end, show, until};

const OWN: &str = "[[1 2] [3 99]]";

fn go(h: &mut Harness<'_, App>, desk: Desk) {
    h.state_mut().act(Action::Command(Command::GoTo(desk)));
    h.run_steps(3);
    assert_eq!(model(h).desk(), desk);
}

fn begin_lesson(h: &mut Harness<'_, App>) {
    let start = LessonAction::Start("minimax".to_owned());
    h.state_mut().act(Action::Lesson(start));
    until(h, "the step", |h| {
        let course = model(h).learn().course();
        course.is_some_and(|course| course.is_ready())
    });
}

fn set_up(h: &mut Harness<'_, App>, text: &str) {
    h.state_mut().act(Action::ReadText(text.to_owned()));
    h.step();
}

fn undo(h: &mut Harness<'_, App>) {
    h.state_mut().act(Action::Command(Command::Undo));
    h.step();
}

fn send(h: &mut Harness<'_, App>, desk: Desk) {
    h.state_mut().act(Action::Command(Command::Send(desk)));
    h.run_steps(3);
}

#[test]
fn the_rail_and_the_keys_lead_to_every_desk() {
    let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    let names = ["Watch", "Learn", "Solve", "Play", "Lab"];
    let mut h = example("first");
    for (desk, (key, name)) in Desk::ALL.into_iter().zip(keys.into_iter().zip(names)).rev() {
        h.key_press_modifiers(Modifiers::COMMAND, key);
        h.run_steps(3);
        assert_eq!(model(&h).desk(), desk);
        go(&mut h, Desk::ALL[(desk as usize + 1) % 5]);
        click(&mut h, &format!("Desk: {name}"));
        assert_eq!(model(&h).desk(), desk);
    }
}

#[test]
fn a_desk_shows_only_what_its_task_needs() {
    let mut h = example("first");
    let on = |h: &Harness<'_, App>, name: &str| h.query_all_by_label(name).next().is_some();
    assert!(on(&h, "Trees") && on(&h, "Curves") && !on(&h, "Solution"));
    go(&mut h, Desk::Lab);
    assert!(!on(&h, "Trees") && !on(&h, "Curves"));
    go(&mut h, Desk::Solve);
    assert!(on(&h, "Solution") && !on(&h, "Trees"));
    go(&mut h, Desk::Play);
    assert!(!on(&h, "Trees") && !on(&h, "Curves"));
    // Lessons alone, until one is open.
    go(&mut h, Desk::Learn);
    assert!(!on(&h, "Trees"));
    begin_lesson(&mut h);
    assert!(on(&h, "Trees"));
}

#[test]
fn every_desk_undoes_its_own_edits() {
    let mut h = example("first");
    set_up(&mut h, "[[4 5] 6]");
    set_up(&mut h, OWN);
    go(&mut h, Desk::Solve);
    let problem = position(&h);
    h.state_mut().act(Action::LoadExample("othello12"));
    assert_eq!(model(&h).desk(), Desk::Solve);
    let board = position(&h);
    assert_ne!(board, problem);
    go(&mut h, Desk::Watch);
    assert_eq!(position(&h), OWN);
    undo(&mut h);
    assert_eq!(position(&h), "[[4 5] 6]");
    go(&mut h, Desk::Solve);
    assert_eq!(position(&h), board);
    undo(&mut h);
    assert_eq!(position(&h), problem);
}

#[test]
fn runs_and_the_moment_stay_where_they_are_watched() {
    let mut h = example("first");
    run(&mut h);
    h.state_mut().act(Action::SeekClock(4.0));
    h.run_steps(2);
    let runs = |h: &Harness<'_, App>| -> Vec<u64> { model(h).runs().map(|r| r.number()).collect() };
    let (before, value) = (runs(&h), model(&h).clock_value());
    assert_eq!(value, 4.0);
    for desk in [Desk::Lab, Desk::Play, Desk::Solve, Desk::Learn] {
        go(&mut h, desk);
    }
    begin_lesson(&mut h);
    go(&mut h, Desk::Watch);
    assert_eq!(runs(&h), before);
    assert_eq!(model(&h).clock_value(), 4.0);
    // The lesson waits where it was left.
    go(&mut h, Desk::Learn);
    assert!(model(&h).learn().course().is_some());
}

#[test]
fn a_search_goes_on_while_another_desk_is_in_front() {
    let mut h = example("random4096");
    h.state_mut().act(Action::SetSpeed(f64::INFINITY));
    h.state_mut().act(Action::Run);
    go(&mut h, Desk::Lab);
    until(&mut h, "the end of the searches", |h| !model(h).is_moving());
    go(&mut h, Desk::Watch);
    run_to_the_end(&mut h);
    assert!(model(&h).runs().all(|run| run.value().is_some()));
}

#[test]
fn what_is_not_done_at_a_desk_says_where_it_is_done() {
    let mut h = example("first");
    for desk in [Desk::Solve, Desk::Play, Desk::Lab] {
        go(&mut h, desk);
        let why = model(&h).command_state(Command::RunPause).unwrap_err();
        assert!(why.contains("Watch") && why.contains('1'), "{why}");
        h.state_mut().act(Action::Command(Command::RunPause));
        assert_eq!(model(&h).phase(), Phase::Idle);
    }
    // Experiments have no position, nor have the lessons before one is begun.
    for desk in [Desk::Lab, Desk::Learn] {
        go(&mut h, desk);
        let why = model(&h).command_state(Command::Send(Desk::Watch));
        assert_eq!(why.unwrap_err(), "This desk shows no position.");
    }
    go(&mut h, Desk::Watch);
    for desk in [Desk::Solve, Desk::Play] {
        assert!(model(&h).command_state(Command::Send(desk)).is_err());
    }
}

#[test]
fn whoever_opens_something_in_a_lesson_watches_it_and_the_lesson_waits() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let session = examples::find("ties").unwrap().session();
    session.save(&file("mine.ron")).unwrap();
    std::fs::write(file("tree.txt"), OWN).unwrap();
    let ways = [
        Action::Command(Command::New),
        Action::OpenPath(file("mine.ron")),
        Action::OpenPath(file("tree.txt")),
        Action::ReadText(OWN.to_owned()),
    ];
    for open in ways {
        let mut h = example("othello6");
        set_up(&mut h, "[[4 5] 6]");
        begin_lesson(&mut h);
        h.state_mut().act(Action::Lesson(LessonAction::Step(1)));
        h.run_steps(4);
        let staged = position(&h);
        h.state_mut().act(open);
        h.run_steps(3);
        assert_eq!(model(&h).desk(), Desk::Watch);
        assert_ne!(position(&h), "[[4 5] 6]");
        undo(&mut h);
        assert_eq!(position(&h), "[[4 5] 6]");
        go(&mut h, Desk::Learn);
        assert_eq!(position(&h), staged);
        assert_eq!(model(&h).learn().course().unwrap().step_number(), 1);
    }
    // A file that holds nothing leads nowhere.
    std::fs::write(file("none.txt"), "nothing of the kind").unwrap();
    let mut h = example("first");
    begin_lesson(&mut h);
    h.state_mut().act(Action::OpenPath(file("none.txt")));
    assert_eq!(model(&h).desk(), Desk::Learn);
}

#[test]
fn what_is_watched_is_saved_and_asked_about_from_every_desk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    let mut h = example("first");
    h.state_mut().act(Action::SaveSession(path.clone()));
    set_up(&mut h, OWN);
    for desk in Desk::ALL {
        go(&mut h, desk);
        assert!(model(&h).has_unsaved_work());
        h.key_press_modifiers(Modifiers::COMMAND, Key::Q);
        h.run_steps(2);
        h.get_by_label("“mine.ron” has changes that are not saved.");
        click(&mut h, "Cancel");
    }
    h.key_press_modifiers(Modifiers::COMMAND, Key::S);
    until(&mut h, "the file", |h| !model(h).has_unsaved_work());
    let saved = Session::load(&path).unwrap();
    assert_eq!(saved.problem.position.to_string(), OWN);
}

#[test]
fn what_is_watched_comes_back_after_a_crash_whichever_desk_was_in_front() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("state").join("autosave-0.ron");
    let mut h = window_at(folder.path());
    set_up(&mut h, OWN);
    go(&mut h, Desk::Lab);
    until(&mut h, "the session aside", |_| kept.exists());
    let aside = std::fs::read(&kept).unwrap();
    gone(h);
    std::fs::write(&kept, aside).unwrap();
    let mut h = window_at(folder.path());
    click(&mut h, "Open it");
    assert_eq!(model(&h).desk(), Desk::Lab);
    go(&mut h, Desk::Watch);
    assert_eq!(position(&h), OWN);
    assert!(model(&h).has_unsaved_work());
}

#[test]
fn an_endgame_is_sent_round_the_desks() {
    let mut h = example("othello12");
    let board = position(&h);
    send(&mut h, Desk::Solve);
    assert_eq!(model(&h).desk(), Desk::Solve);
    assert_eq!(position(&h), board);
    until(&mut h, "the scores", |h| !model(h).is_solving());
    assert!(model(&h).solved().unwrap().best().is_some());
    send(&mut h, Desk::Play);
    assert_eq!(model(&h).desk(), Desk::Play);
    assert_eq!(position(&h), board);
    // The game that is offered begins there.
    click(&mut h, "Begin the game");
    let start = model(&h).sitting().unwrap().start().here();
    assert_eq!(start.to_string(), board);
    send(&mut h, Desk::Watch);
    assert_eq!(model(&h).desk(), Desk::Watch);
    assert_eq!(position(&h), board);
    run_to_the_end(&mut h);
    assert_eq!(model(&h).problem().question, Question::Score);
    assert!(model(&h).runs().all(|run| run.value().is_some()));
}

#[test]
fn a_position_out_of_reach_is_watched_to_some_depth() {
    let mut h = example("first");
    show(&mut h, PaneKind::Play);
    assert_eq!(
        BoardGame::of(&model(&h).problem().position),
        Some(BoardGame::default())
    );
    send(&mut h, Desk::Watch);
    assert!(matches!(model(&h).problem().question, Question::Depth(_)));
    run_to_the_end(&mut h);
    assert!(model(&h).runs().all(|run| run.value().is_some()));
}

#[test]
fn a_mate_problem_is_solved_and_then_watched() {
    let mut h = example("tsume");
    assert_eq!(model(&h).desk(), Desk::Watch);
    let problem = position(&h);
    h.state_mut().act(Action::Command(Command::SolveTsume));
    assert_eq!(model(&h).desk(), Desk::Solve);
    until(&mut h, "the mate", |h| !model(h).tsume().is_solving());
    assert!(model(&h).has_tsume_line());
    send(&mut h, Desk::Watch);
    assert_eq!(position(&h), problem);
    let ids: Vec<_> = model(&h)
        .runners()
        .iter()
        .map(|r| r.choice.id.clone())
        .collect();
    assert_eq!(ids, ["df-pn", "c-star"]);
    run_to_the_end(&mut h);
}

#[test]
fn a_session_file_holds_all_desks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("all.ron");
    let mut h = example("first");
    set_up(&mut h, OWN);
    let fresh = model(&h).to_save();
    assert!(fresh.desks.is_empty(), "nothing was done elsewhere");
    go(&mut h, Desk::Solve);
    h.state_mut().act(Action::LoadExample("othello12"));
    let board = position(&h);
    begin_lesson(&mut h);
    h.state_mut().act(Action::Lesson(LessonAction::Step(2)));
    go(&mut h, Desk::Solve);
    h.state_mut().act(Action::SaveSession(path.clone()));
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.contains("version: 1") && written.contains("desks:"));

    let mut other = example("first");
    other.state_mut().act(Action::OpenPath(path));
    other.run_steps(4);
    assert_eq!(model(&other).desk(), Desk::Solve);
    assert_eq!(position(&other), board);
    assert_eq!(model(&other).learn().course().unwrap().step_number(), 2);
    go(&mut other, Desk::Watch);
    assert_eq!(position(&other), OWN);
    assert!(!model(&other).has_unsaved_work());
}

#[test]
fn a_session_without_desks_opens_on_watch_and_leaves_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("today.ron");
    let session = examples::find("ties").unwrap().session();
    session.save(&path).unwrap();
    assert!(!std::fs::read_to_string(&path).unwrap().contains("desks"));
    let mut h = example("first");
    go(&mut h, Desk::Solve);
    let problem = position(&h);
    h.state_mut().act(Action::OpenPath(path));
    h.run_steps(3);
    assert_eq!(model(&h).desk(), Desk::Watch);
    assert_eq!(*model(&h).session(), session);
    go(&mut h, Desk::Solve);
    assert_eq!(position(&h), problem);
}

#[test]
fn another_game_is_set_up_where_there_is_a_board_for_it() {
    let mut h = example("first");
    for desk in [Desk::Lab, Desk::Learn] {
        go(&mut h, desk);
        let before = position(&h);
        let switch = Command::SwitchTo(yomiki::problem::Game::Othello);
        h.state_mut().act(Action::Command(switch));
        h.run_steps(3);
        assert_eq!(model(&h).desk(), Desk::Watch);
        go(&mut h, desk);
        assert_eq!(position(&h), before);
    }
}
