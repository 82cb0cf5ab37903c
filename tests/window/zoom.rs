//! The window in large type and at every zoom: all that is there can be seen or scrolled to.

use egui::{Key, Rect, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::{Action, LessonAction};
use yomiki::gui::command::Command;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::session::examples;
use yomiki::session::settings::Settings;

use crate::support::{finished, in_either, model, run, show, stroke, until, window};

const SCREENS: [egui::Vec2; 2] = [egui::vec2(1280.0, 800.0), egui::vec2(1920.0, 1080.0)];

/// The ready example in a window of so many pixels, with its zoom already in use.
fn zoomed(pixels: egui::Vec2, settings: Settings) -> Harness<'static, App> {
    let mut h = window(examples::first().session(), settings);
    h.set_size(pixels);
    h.run_steps(4);
    h
}

/// Zooms by the command that Ctrl++ is, from the smallest to the largest.
fn zooms() -> impl Iterator<Item = f32> {
    (-7..=12).map(|presses| 1.1_f32.powi(presses).clamp(0.5, 3.0))
}

#[test]
fn every_tool_is_inside_the_window_at_every_zoom() {
    let tools = [
        Command::Stop,
        Command::ToStart,
        Command::BackEvent,
        Command::StepEvent,
        Command::ToEnd,
        Command::Undo,
        Command::Redo,
        Command::Palette,
        Command::SwitchTheme,
        Command::SwitchLanguage,
        Command::Presentation,
    ];
    for pixels in SCREENS {
        for lang in Lang::ALL {
            for presentation in [false, true] {
                let settings = Settings {
                    lang,
                    presentation,
                    ..Settings::default()
                };
                let mut h = zoomed(pixels, settings);
                for zoom in zooms() {
                    h.state_mut().act(Action::SetZoom(zoom));
                    h.run_steps(4);
                    let here = format!("{pixels} at {zoom}, {lang:?}, large {presentation}");
                    let inside = h.ctx.content_rect();
                    let names = tools.map(|tool| tool.describe().name.get(lang));
                    for name in [in_either(lang, "Examples ▾", "例題 ▾")]
                        .iter()
                        .chain(&names)
                    {
                        let found = h.query_all_by_label_contains(name);
                        let places: Vec<Rect> = found.map(|tool| tool.rect()).collect();
                        let seen = places.iter().any(|&place| inside.contains_rect(place));
                        assert!(seen, "{name} in {inside:?} of {here}: {places:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_last_chart_of_a_low_overview_is_scrolled_to() {
    let mut h = zoomed(egui::vec2(1280.0, 800.0), Settings::default());
    run(&mut h);
    h.state_mut().act(Action::SetZoom(2.6));
    show(&mut h, PaneKind::Overview);
    h.run_steps(4);
    let bottom = |h: &Harness<'_, App>| h.get_by_label("nodes by depth").rect().bottom();
    let below = h.get_by_label("Timeline").rect().top();
    assert!(bottom(&h) > below, "the test needs a lower pane");
    let icicle = h.get_by_label("icicle").rect();
    h.event(egui::Event::PointerMoved(
        icicle.left_top() + egui::vec2(9.0, 9.0),
    ));
    h.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -2000.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: egui::Modifiers::NONE,
    });
    h.run_steps(30);
    assert!(bottom(&h) <= below, "{} of {below}", bottom(&h));
}

/// Texts drawn in a part of the screen.
fn texts_in(h: &Harness<'_, App>, place: Rect) -> Vec<String> {
    let texts = h.output().shapes.iter();
    texts
        .filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => {
                let middle = text.visual_bounding_rect().center();
                let seen = place.contains(middle) && clipped.clip_rect.contains(middle);
                seen.then(|| text.galley.text().to_owned())
            }
            _ => None,
        })
        .collect()
}

#[test]
fn low_trees_show_values_and_what_colours_mean() {
    for (pixels, zoom, presentation) in [(SCREENS[1], 2.0, true), (SCREENS[0], 1.95, false)] {
        let settings = Settings {
            presentation,
            ..Settings::default()
        };
        let mut h = zoomed(pixels, settings);
        run(&mut h);
        h.state_mut().act(Action::SetZoom(zoom));
        h.run_steps(5);
        let tree = h.get_by_label("tree of α-β").rect();
        let upper = tree.with_max_y(tree.top() + tree.height() / 3.0);
        let values = texts_in(&h, upper);
        assert!(values.iter().any(|text| text == "30"), "{zoom}: {values:?}");
        let switches = h.get_by_label("Solutions").rect();
        let colour = h.get_by_label("evaluated").rect();
        assert!(switches.y_range().contains(colour.center().y), "{zoom}");
    }
}

#[test]
fn what_keys_do_is_read_in_lines_of_some_width() {
    let commands = Command::all().into_iter();
    let tips = commands.filter(|c| !c.describe().keys.is_empty());
    let tips = tips.map(|c| c.describe().tip.get(Lang::En));
    let longest = tips.max_by_key(|tip| tip.len()).unwrap();
    for zoom in [1.0, 2.36, 2.6] {
        let mut h = zoomed(SCREENS[0], Settings::default());
        h.state_mut().act(Action::SetZoom(zoom));
        h.state_mut().act(Action::Command(Command::Shortcuts));
        h.run_steps(4);
        let tip = h.get_by_label(longest).rect();
        assert!(tip.width() > 180.0, "{tip:?} at {zoom}");
    }
}

/// A lesson's step at a zoom at which its text has no room, come to by keys.
fn lesson(zoom: f32, step: usize) -> Harness<'static, App> {
    let mut h = zoomed(SCREENS[0], Settings::default());
    h.state_mut().act(Action::SetZoom(zoom));
    h.key_press(Key::Tab);
    h.run_steps(3);
    let start = LessonAction::Start("minimax".to_owned());
    for action in [start, LessonAction::Step(step)] {
        h.state_mut().act(Action::Lesson(action));
        until(&mut h, "the step to be set up", |h| {
            model(h).learn().course().is_some_and(|c| c.is_ready())
        });
    }
    h.run_steps(20);
    h
}

#[test]
fn page_keys_scroll_a_lesson_from_its_buttons_from_the_trees_and_after_a_click() {
    let mut h = lesson(2.6, 0);
    let text = model(&h)
        .learn()
        .course()
        .unwrap()
        .step()
        .text
        .get(Lang::En);
    let begins = text.chars().take(9).collect::<String>();
    let top = |h: &Harness<'_, App>| {
        let mut words = h.query_all_by_label_contains(&begins);
        words.next().unwrap().rect().top()
    };
    for place in ["Next ▸", "tree of minimax", "nowhere"] {
        if place == "nowhere" {
            // Whoever points takes the keyboard away from where it was.
            let words = h.query_all_by_label_contains(&begins).next();
            let there = words.unwrap().rect().center_top() + egui::vec2(0.0, 4.0);
            stroke(&mut h, &[there]);
            assert_eq!(h.ctx.memory(|memory| memory.focused()), None);
        } else {
            h.get_by_label(place).focus();
        }
        h.run_steps(3);
        let before = top(&h);
        h.key_press(Key::PageDown);
        h.run_steps(30);
        assert!(top(&h) < before - 10.0, "down from {place}");
        h.key_press(Key::PageUp);
        h.run_steps(30);
        assert!((top(&h) - before).abs() < 1.0, "up from {place}");
    }
}

#[test]
fn a_question_that_is_answered_in_the_tree_is_in_sight() {
    let h = lesson(2.36, 2);
    let asked = h.get_by_label("Click the node that minimax enters next.");
    let below = h.get_by_label("Skip ▸").rect().top();
    assert!(asked.rect().bottom() <= below, "{:?}", asked.rect());
}

#[test]
fn nothing_is_said_of_curves_that_are_one_click_away() {
    let mut h = finished("first");
    assert!(h.query_all_by_label_contains("curve of").next().is_some());
    h.state_mut().act(Action::Command(Command::Presentation));
    h.run_steps(4);
    h.get_by_label("Curves");
    let said: Vec<String> = model(&h).toasts().iter().map(|t| t.text.clone()).collect();
    assert!(said.is_empty(), "{said:?}");
}

#[test]
fn lanes_of_a_low_time_line_are_in_sight() {
    let settings = Settings {
        lang: Lang::Ja,
        ..Settings::default()
    };
    let mut h = zoomed(SCREENS[0], settings);
    run(&mut h);
    h.state_mut().act(Action::SetZoom(2.36));
    h.run_steps(5);
    // Above the line at the bottom.
    let bottom = h.ctx.content_rect().bottom() - 27.0;
    for name in ["SSS*の時間軸", "α-βの時間軸"] {
        let lane = h.get_by_label(name).rect();
        assert!(lane.bottom() < bottom, "{name}: {lane:?} of {bottom}");
    }
}
