//! With a lesson open, one's own work is one's own: it is asked about, recovered, saved and never
//! replaced without a word.

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::gui::App;
use yomiki::gui::action::{Action, LessonAction};
use yomiki::gui::command::Command;
use yomiki::session::{Session, examples};

use crate::recovery::window_at;
use crate::support::{click, example, gone, model, position, run_to_the_end, until};

const OWN: &str = "[[1 2] [3 99]]";
const IN_LESSON: &str = "What you have set up in the lesson has not been saved to a file.";
const BEFORE: &str = "What was open before the lesson has not been saved to a file.";

fn begin(h: &mut Harness<'_, App>) {
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

fn press(h: &mut Harness<'_, App>, key: Key) {
    h.key_press_modifiers(Modifiers::COMMAND, key);
    h.run_steps(2);
}

fn undo(h: &mut Harness<'_, App>) {
    h.state_mut().act(Action::Command(Command::Undo));
}

fn has_lesson(h: &Harness<'_, App>) -> bool {
    model(h).learn().course().is_some()
}

#[test]
fn whoever_opens_something_leaves_the_lesson_and_can_go_on_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let session = examples::find("ties").unwrap().session();
    session.save(&file("mine.ron")).unwrap();
    std::fs::write(file("tree.txt"), OWN).unwrap();
    let ways = [
        Action::Command(Command::New),
        Action::OpenPath(file("mine.ron")),
        Action::OpenPath(file("tree.txt")),
    ];
    for open in ways {
        let mut h = example("othello6");
        set_up(&mut h, "[[4 5] 6]");
        begin(&mut h);
        h.state_mut().act(Action::Lesson(LessonAction::Step(1)));
        h.run_steps(4);
        h.state_mut().act(open);
        h.run_steps(3);
        assert!(!has_lesson(&h));
        h.get_by_label_contains("Learn leads back to it");
        let opened = position(&h);
        undo(&mut h);
        assert_eq!(position(&h), "[[4 5] 6]");
        undo(&mut h);
        assert_ne!(position(&h), "[[4 5] 6]");
        h.state_mut().act(Action::Command(Command::Redo));
        h.state_mut().act(Action::Command(Command::Redo));
        assert_eq!(position(&h), opened);
        begin(&mut h);
        assert_eq!(model(&h).learn().course().unwrap().step_number(), 1);
    }
    // A file that holds nothing closes nothing.
    std::fs::write(file("none.txt"), "nothing of the kind").unwrap();
    let mut h = example("first");
    begin(&mut h);
    h.state_mut().act(Action::OpenPath(file("none.txt")));
    assert!(has_lesson(&h));
}

#[test]
fn a_file_opened_from_a_lesson_is_edited_and_saved_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    examples::find("ties")
        .unwrap()
        .session()
        .save(&path)
        .unwrap();
    let mut h = example("first");
    begin(&mut h);
    h.state_mut().act(Action::OpenPath(path.clone()));
    set_up(&mut h, OWN);
    press(&mut h, Key::Q);
    h.get_by_label("“mine.ron” has changes that are not saved.");
    click(&mut h, "Cancel");
    press(&mut h, Key::S);
    until(&mut h, "the file", |h| !model(h).has_unsaved_work());
    h.get_by_label_contains("Saved ");
    assert_eq!(Session::load(&path).unwrap().problem, *model(&h).problem());
}

#[test]
fn what_was_set_up_in_a_lesson_is_undone_to_with_its_runs() {
    let mut h = example("first");
    let before = position(&h);
    begin(&mut h);
    let staged = position(&h);
    set_up(&mut h, OWN);
    h.state_mut().act(Action::Run);
    run_to_the_end(&mut h);
    let own: Vec<u64> = model(&h).runs().map(|run| run.number()).collect();
    click(&mut h, "Set the step up again");
    h.run_steps(3);
    assert_eq!(position(&h), staged);
    h.get_by_label_contains("Undo leads back to what you had set up in the lesson");
    undo(&mut h);
    assert_eq!(position(&h), OWN);
    click(&mut h, "◂ Lessons");
    h.run_steps(2);
    assert_eq!(position(&h), before);
    h.get_by_label_contains("Undo leads back to what you had set up in the lesson");
    undo(&mut h);
    assert_eq!(position(&h), OWN);
    let back: Vec<u64> = model(&h).runs().map(|run| run.number()).collect();
    assert_eq!(back, own);
    undo(&mut h);
    assert_eq!(position(&h), before);
}

#[test]
fn what_is_opened_over_what_was_set_up_in_a_lesson_says_how_that_comes_back() {
    let mut h = example("first");
    let before = position(&h);
    begin(&mut h);
    set_up(&mut h, OWN);
    h.state_mut().act(Action::LoadExample("ties"));
    h.run_steps(3);
    h.get_by_label_contains("Undo, twice, leads back to what you had set up there");
    undo(&mut h);
    assert_eq!(position(&h), before);
    undo(&mut h);
    assert_eq!(position(&h), OWN);
}

#[test]
fn what_was_set_up_in_a_lesson_is_asked_about_and_then_what_was_open_before() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let mut h = example("first");
    begin(&mut h);
    press(&mut h, Key::Q);
    assert!(h.query_by_label("Save before closing?").is_none());

    let mut h = example("first");
    h.state_mut().act(Action::SaveSession(file("before.ron")));
    set_up(&mut h, "[[4 5] 6]");
    begin(&mut h);
    set_up(&mut h, OWN);
    h.state_mut().act(Action::SaveSession(file("own.ron")));
    h.run_steps(2);
    h.get_by_label_contains("Saved ");
    h.state_mut().act(Action::AddBookmark("mine".to_owned()));
    press(&mut h, Key::Q);
    h.get_by_label("“own.ron” has changes that are not saved.");
    h.get_by_label("“before.ron” has changes that are not saved.");
    click(&mut h, "Save");
    until(&mut h, "the next question", |h| {
        let is_asked = |words| h.query_by_label_contains(words).is_some();
        is_asked("“before.ron”") && !is_asked("“own.ron”")
    });
    assert_eq!(Session::load(&file("own.ron")).unwrap().bookmarks.len(), 1);
    click(&mut h, "Save");
    until(&mut h, "all saved", |h| !model(h).has_unsaved_work());
    let before = Session::load(&file("before.ron")).unwrap();
    assert_eq!(before.problem.position.to_string(), "[[4 5] 6]");
}

#[test]
fn what_no_file_holds_is_said_of_both() {
    let mut h = example("first");
    begin(&mut h);
    set_up(&mut h, OWN);
    press(&mut h, Key::Q);
    h.get_by_label(IN_LESSON);
    assert!(h.query_by_label(BEFORE).is_none());
    let mut h = example("first");
    set_up(&mut h, "[[4 5] 6]");
    begin(&mut h);
    set_up(&mut h, OWN);
    press(&mut h, Key::Q);
    h.get_by_label(IN_LESSON);
    h.get_by_label(BEFORE);
}

#[test]
fn what_was_set_up_in_a_lesson_comes_back_after_a_crash_before_what_was_open() {
    let folder = tempfile::tempdir().unwrap();
    let kept = |name: &str| folder.path().join("state").join(name);
    let names = ["autosave-0.ron", "autosave-0-lesson.ron"];
    let mut h = window_at(folder.path());
    set_up(&mut h, "[[4 5] 6]");
    begin(&mut h);
    set_up(&mut h, OWN);
    until(&mut h, "both aside", |_| {
        names.iter().all(|name| kept(name).exists())
    });
    let asides = names.map(|name| std::fs::read(kept(name)).unwrap());
    gone(h);
    for (name, aside) in names.iter().zip(&asides) {
        std::fs::write(kept(name), aside).unwrap();
    }
    let mut h = window_at(folder.path());
    click(&mut h, "Open it");
    assert_eq!(position(&h), OWN);
    assert!(model(&h).has_unsaved_work());
    undo(&mut h);
    assert_eq!(position(&h), "[[4 5] 6]");
}
