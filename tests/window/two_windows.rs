//! Two windows of one person at the same time, and what is told after a breakdown.

use egui_kittest::kittest::Queryable;
use yomiki::gui::action::Action;
use yomiki::gui::command::Command;
use yomiki::session::examples;
use yomiki::session::settings::Folders;

use crate::recovery::window_at;
use crate::support::{gone, model, until};

#[test]
fn two_windows_do_not_undo_each_other_s_settings() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders {
        config: folder.path().join("config"),
        state: folder.path().join("state"),
    };
    let (mut one, mut other) = (window_at(folder.path()), window_at(folder.path()));
    one.state_mut().act(Action::Command(Command::SwitchTheme));
    assert!(model(&one).settings().dark);
    until(&mut one, "the theme stored", |_| folders.load().0.dark);
    assert!(!model(&other).settings().dark, "it was opened before");
    other.state_mut().act(Action::SetZoom(2.0));
    until(&mut other, "the zoom stored", |_| {
        folders.load().0.zoom == 2.0
    });
    assert!(folders.load().0.dark, "the other window's theme is kept");
    gone(other);
    gone(one);
    let (stored, _) = folders.load();
    assert!(stored.dark && stored.zoom == 2.0, "{stored:?}");
}

#[test]
fn a_window_puts_its_work_where_no_living_one_does_and_takes_none_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let aside = |n: usize| folder.path().join(format!("state/autosave-{n}.ron"));
    let mut one = window_at(folder.path());
    let session = examples::find("othello6").unwrap().session();
    one.state_mut()
        .act(Action::Restore(Box::new(session.clone())));
    until(&mut one, "the first one's work aside", |_| {
        aside(0).exists()
    });
    let kept = std::fs::read(aside(0)).unwrap();
    let mut other = window_at(folder.path());
    assert!(other.query_by_label("Open it").is_none(), "it is alive");
    let ties = examples::find("ties").unwrap().session();
    other.state_mut().act(Action::Restore(Box::new(ties)));
    until(&mut other, "the second one's work aside", |_| {
        aside(1).exists()
    });
    assert_eq!(std::fs::read(aside(0)).unwrap(), kept);
    gone(other);
    one.step();
    assert!(aside(0).exists(), "the first one goes on");
}

#[test]
fn a_report_of_a_breakdown_is_shown_once() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    std::fs::create_dir(&state).unwrap();
    std::fs::write(state.join("crash-1700000000-1-0.new.txt"), "report").unwrap();
    let window = window_at(folder.path());
    let kept = state.join("crash-1700000000-1-0.txt");
    let place = kept.display().to_string();
    window.get_by_label_contains(&place);
    gone(window);
    let window = window_at(folder.path());
    assert!(window.query_by_label_contains(&place).is_none());
    assert!(kept.exists());
}

#[cfg(unix)]
#[test]
fn a_session_with_two_hard_links_is_saved_in_both_and_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("session.ron");
    let second = folder.path().join("second.ron");
    std::fs::write(&path, "old").unwrap();
    std::fs::hard_link(&path, &second).unwrap();
    let mut window = crate::support::example("first");
    window.state_mut().act(Action::SaveSession(path.clone()));
    until(&mut window, "the message", |h| {
        h.query_by_label_contains("not atomic").is_some()
    });
    let saved = std::fs::read(&path).unwrap();
    assert_ne!(saved, b"old");
    assert_eq!(std::fs::read(&second).unwrap(), saved);
}
