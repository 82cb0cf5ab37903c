//! What leaves the window for slides and paper: the race as a picture and as a film, a lesson as
//! pictures, exercises and answers.

use std::path::Path;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use image::AnimationDecoder;
use image::codecs::gif::GifDecoder;
use yomiki::gui::action::{Action, FileWish, LessonAction};
use yomiki::gui::command::Command;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::gui::race_picture::{self, Scenery};
use yomiki::gui::race_view::Arrangement;
use yomiki::gui::{App, Options};
use yomiki::picture::figure::Mark;
use yomiki::session::examples;
use yomiki::session::lesson::bundled;
use yomiki::session::settings::Settings;

use crate::support::{Always, click, model, run, show, until};

fn window(path: &Path) -> Harness<'static, App> {
    let chooser = Always(path.to_owned());
    let mut h = Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_max_steps(64)
        .build_eframe(move |cc| {
            let options = Options {
                session: examples::find("first").unwrap().session(),
                path: None,
                settings: Settings::default(),
                folders: None,
                start_engine: Some(yomiki::protocol::client::start_engine),
            };
            App::new(&cc.egui_ctx, options).with_chooser(chooser)
        });
    h.run_steps(2);
    h
}

fn raced(path: &Path) -> Harness<'static, App> {
    let mut h = window(path);
    run(&mut h);
    show(&mut h, PaneKind::Race);
    h
}

/// Steps until the window says something with these words.
fn wait_for_word(h: &mut Harness<'_, App>, words: &str) {
    until(h, words, |h| {
        model(h).toasts().iter().any(|t| t.text.contains(words))
    });
}

#[test]
fn a_film_of_the_race_shows_the_chosen_range_and_leaves_the_moment_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("race.gif");
    let mut h = raced(&path);
    h.state_mut().act(Action::SeekClock(9.0));
    click(&mut h, "For slides");
    click(&mut h, "from here");
    h.get_by_label("5 frames, 8 seconds");
    let before = model(&h).time();
    click(&mut h, "Write the film…");
    wait_for_word(&mut h, "race.gif");
    assert_eq!(model(&h).time(), before);
    let file = std::io::BufReader::new(std::fs::File::open(&path).unwrap());
    let frames = GifDecoder::new(file).unwrap().into_frames();
    let frames = frames.collect_frames().unwrap();
    // α-β's leaves 9 to 13.
    assert_eq!(frames.len(), 5);
    for pair in frames.windows(2) {
        assert_eq!(pair[0].buffer().dimensions(), (960, 540));
        assert_ne!(pair[0].buffer(), pair[1].buffer());
    }
}

/// The texts of a drawing.
fn texts(figure: &yomiki::picture::figure::Figure) -> Vec<String> {
    let texts = figure.marks.iter().filter_map(|mark| match mark {
        Mark::Text(text) => Some(text.text.clone()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn the_race_as_a_picture_flags_its_forks_and_counts_its_leaves() {
    let folder = tempfile::tempdir().unwrap();
    let mut h = raced(&folder.path().join("race.svg"));
    for arrangement in [Arrangement::SideBySide, Arrangement::Merged] {
        let scenery = Scenery {
            arrangement,
            ..Scenery::of(model(&h))
        };
        let texts = texts(&race_picture::figure(model(&h), scenery).unwrap());
        let trees = if arrangement == Arrangement::Merged {
            1
        } else {
            2
        };
        let flags = |flag: &str| texts.iter().filter(|t| *t == flag).count();
        // α-β alone searches seven nodes below 0.1, and the leaves 35 and 70.
        assert_eq!((flags("+7"), flags("+1")), (trees, 2 * trees));
        // As one tree, what α-β alone knows is there, too: the leaf, 0.1 and 0.1.1, and the value of
        // 0, which SSS* has only a bound of.
        if arrangement == Arrangement::Merged {
            assert_eq!(flags("20"), 4, "{texts:?}");
        }
        for words in ["both 7", "only SSS* 0", "only α-β 6", "nobody 3"] {
            assert!(texts.iter().any(|t| t == words), "{words}: {texts:?}");
        }
    }
    click(&mut h, "For slides");
    click(&mut h, "This moment as a picture…");
    h.run_steps(3);
    let svg = std::fs::read_to_string(folder.path().join("race.svg")).unwrap();
    assert!(svg.contains("SSS*: 7 leaves, done: value 30"));
}

#[test]
fn a_picture_of_the_race_has_the_size_that_is_chosen_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("race.png");
    let mut h = raced(&path);
    click(&mut h, "For slides");
    click(&mut h, "film size");
    click(&mut h, "1280 × 720");
    click(&mut h, "This moment as a picture…");
    wait_for_word(&mut h, "race.png");
    let picture = image::open(&path).unwrap();
    assert_eq!((picture.width(), picture.height()), (1280, 720));
}

#[test]
fn the_two_are_shown_as_one_tree_and_as_an_icicle() {
    let mut h = raced(Path::new("unused"));
    assert_eq!(h.query_all_by_label_contains("race tree of").count(), 2);
    click(&mut h, "merged");
    h.get_by_label("merged tree");
    click(&mut h, "icicle");
    h.get_by_label("race icicle");
    assert!(h.query_by_label("merged tree").is_none());
}

#[test]
fn a_lesson_leaves_the_window_as_slides_exercises_and_answers() {
    let folder = tempfile::tempdir().unwrap();
    let lesson = bundled().find("minimax").unwrap();
    let (slides, sheet) = (
        folder.path().join("slides"),
        folder.path().join("sheet.svg"),
    );
    let mut h = window(&slides);
    let start = LessonAction::Start("minimax".to_owned());
    h.state_mut()
        .act(Action::Command(Command::ShowPane(PaneKind::Learn)));
    h.state_mut().act(Action::Lesson(start));
    h.run_steps(4);
    click(&mut h, "For class ▾");
    click(&mut h, "Slides (PNG)…");
    wait_for_word(&mut h, "slides are in");
    let pictures = std::fs::read_dir(&slides).unwrap().count();
    assert_eq!(pictures, lesson.steps.len() + lesson.questions());

    let mut written = Vec::new();
    for answers in [false, true] {
        let wish = FileWish::ExportSheet {
            lesson: "minimax".to_owned(),
            answers,
        };
        h.state_mut().act(Action::Export(wish, sheet.clone()));
        until(&mut h, "the sheet", |_| sheet.exists());
        wait_for_word(&mut h, "sheet.svg");
        written.push(std::fs::read_to_string(&sheet).unwrap());
        std::fs::remove_file(&sheet).unwrap();
        let toasts: Vec<u64> = model(&h).toasts().iter().map(|t| t.id).collect();
        for id in toasts {
            h.state_mut().act(Action::DismissToast(id));
        }
    }
    assert!(written[0].contains("Name:") && !written[0].contains("Answers"));
    assert!(written[1].contains("Answers"));
}
