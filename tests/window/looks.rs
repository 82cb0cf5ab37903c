//! Every pane in both languages and themes: drawn, named, and nothing clipped.

use egui::Shape;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::Action;
use yomiki::gui::command::Command;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::search::catalogue::AlgorithmConfig;
use yomiki::session::examples;
use yomiki::session::settings::Settings;

use crate::support::{in_either, model, run, show, window};

/// Texts that stick out of the part of the screen they may be drawn in, to the left or right.
/// (Up and down they may be scrolled.)
pub fn clipped(h: &Harness<'_, App>) -> Vec<String> {
    let mut found = Vec::new();
    for clipped in &h.output().shapes {
        let mut stack = vec![&clipped.shape];
        while let Some(shape) = stack.pop() {
            match shape {
                Shape::Vec(shapes) => stack.extend(shapes.iter()),
                Shape::Text(text) => {
                    let rect = text.visual_bounding_rect();
                    let clip = clipped.clip_rect;
                    // One-line fields scroll along their text.
                    let in_a_field = h
                        .state()
                        .model()
                        .position_text()
                        .contains(text.galley.text());
                    let outside_rows = rect.bottom() <= clip.top() || rect.top() >= clip.bottom();
                    if rect.is_positive()
                        && !in_a_field
                        && !outside_rows
                        && (rect.left() < clip.left() - 1.5 || rect.right() > clip.right() + 1.5)
                    {
                        found.push(format!("{:?} at {rect:?} in {clip:?}", text.galley.text()));
                    }
                }
                _ => {}
            }
        }
    }
    found
}

/// At 1280×800 with everything twice as large there are 640×400 points.
#[test]
fn boards_and_their_tools_fit_a_narrow_pane() {
    for (example, names) in [
        (
            "othello8",
            ["Othello board", "Put white discs (W)", "Clear the board"],
        ),
        (
            "shogi-two-golds",
            [
                "shogi board",
                "Letters instead of kanji",
                "Rest of the pieces to gote's hand",
            ],
        ),
    ] {
        let session = examples::find(example).unwrap().session();
        let mut h = window(session, Settings::default());
        h.set_size(egui::vec2(640.0, 400.0));
        h.run_steps(4);
        for name in names {
            let rect = h.get_by_label(name).rect();
            assert!(rect.right() < 240.0, "{name} of {example}: {rect:?}");
        }
    }
}

#[test]
fn every_pane_in_every_language_and_theme_has_no_clipped_text() {
    for example in ["first", "othello6", "shogi-race", "shogi-two-golds"] {
        // The pseudo-language stands for those with longer words.
        for lang in Lang::ALL.into_iter().chain([Lang::Pseudo]) {
            for dark in [false, true] {
                if lang == Lang::Pseudo && dark {
                    continue;
                }
                let settings = Settings {
                    lang,
                    dark,
                    ..Settings::default()
                };
                let mut h = window(examples::find(example).unwrap().session(), settings);
                h.run_steps(3);
                run(&mut h);
                // In the high window nothing has to be scrolled to be seen.
                for height in [800.0, 2400.0] {
                    h.set_size(egui::vec2(1280.0, height));
                    for kind in PaneKind::ALL {
                        show(&mut h, kind);
                        let found = clipped(&h);
                        assert!(
                            found.is_empty(),
                            "{example}, {kind:?}, {lang:?}, dark {dark}, height {height}:\n{}",
                            found.join("\n")
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_pane_fills_the_window_by_its_button_or_key_and_the_others_come_back() {
    let mut h = window(examples::first().session(), Settings::default());
    h.run_steps(3);
    let beside = h.get_by_label("Fill the window with “Trees”").rect();
    assert!(h.query_by_label("Curves").is_some());
    h.get_by_label("Fill the window with “Trees”").click();
    h.run_steps(3);
    assert!(h.query_by_label("Curves").is_none());
    let alone = h.get_by_label("Show all panes").rect();
    assert!(
        alone.left() > beside.left() + 200.0,
        "the pane is wider now"
    );
    h.key_press(egui::Key::F11);
    h.run_steps(3);
    assert!(h.query_by_label("Curves").is_some());
    // By the key: the pane under the pointer.
    let curves = h.get_by_label("Curves").rect().center();
    h.event(egui::Event::PointerMoved(curves + egui::vec2(40.0, 80.0)));
    h.run_steps(2);
    h.key_press(egui::Key::F11);
    h.run_steps(3);
    assert!(h.query_by_label("Curves").is_some() && h.query_by_label("Trees").is_none());
}

#[test]
fn palette_and_sheets_open_and_are_closed_by_escape() {
    for lang in Lang::ALL {
        let settings = Settings {
            lang,
            presentation: true,
            ..Settings::default()
        };
        let mut h = window(examples::first().session(), settings);
        h.run_steps(3);
        let field = in_either(lang, "Type a command", "コマンド名を入力");
        let close = in_either(lang, "Close", "閉じる");
        for (command, part) in [
            (Command::Palette, field),
            (Command::Shortcuts, close),
            (Command::WhatIsCounted, close),
            (Command::About, close),
        ] {
            assert!(h.query_by_label(part).is_none(), "before {command:?}");
            h.state_mut().act(Action::Command(command));
            h.run_steps(3);
            assert!(h.query_by_label(part).is_some(), "{command:?}");
            h.key_press(egui::Key::Escape);
            h.run_steps(2);
            assert!(h.query_by_label(part).is_none(), "after {command:?}");
        }
    }
}

#[test]
fn four_runners_have_their_lanes_in_sight() {
    let mut h = window(examples::first().session(), Settings::default());
    for id in ["pvs", "dual"] {
        h.state_mut()
            .act(Action::AddRunner(AlgorithmConfig::new(id)));
    }
    run(&mut h);
    h.run_steps(3);
    let below = h.get_by_label("Curves").rect().top();
    let labels: Vec<String> = (model(&h).runners().iter())
        .map(|runner| runner.choice.label())
        .collect();
    assert_eq!(labels.len(), 4);
    let mut above = 0.0;
    for label in labels {
        let lane = h.get_by_label(&format!("timeline of {label}")).rect();
        assert!(lane.top() >= above, "{label} at {lane:?}");
        assert!(lane.height() >= 10.0, "{label} at {lane:?}");
        above = lane.bottom();
    }
    assert!(
        above <= below,
        "the last lane ends at {above}, the pane at {below}"
    );
    assert!(clipped(&h).is_empty());
}

#[test]
fn a_race_stays_in_front_while_the_window_shrinks_and_grows() {
    let mut h = window(examples::first().session(), Settings::default());
    run(&mut h);
    show(&mut h, PaneKind::Race);
    let larger = [1.0, 1.1, 1.21, 1.33, 1.46, 1.61, 1.77, 1.95];
    for zoom in larger.into_iter().chain(larger.into_iter().rev()) {
        h.set_size(egui::vec2(1280.0, 800.0) / zoom);
        h.run_steps(3);
        assert!(h.query_by_label("race clock").is_some(), "{zoom}");
        // What is looked at below it has no room in every window.
        show(&mut h, PaneKind::Plots);
        show(&mut h, PaneKind::Race);
    }
}

#[test]
fn the_sentence_of_an_empty_pane_is_read_whole_in_large_type() {
    let example = examples::find("first").unwrap();
    for (height, kind, sentence) in [
        (800.0, PaneKind::Timeline, "Press Space to run"),
        (800.0, PaneKind::Open, "Run a search: here is"),
        (560.0, PaneKind::Timeline, "Press Space to run"),
        (560.0, PaneKind::Open, "Run a search: here is"),
    ] {
        let mut h = window(example.session(), Settings::default());
        h.set_size(egui::vec2(1280.0, height));
        h.run_steps(3);
        h.state_mut().act(Action::SetZoom(1.95));
        show(&mut h, kind);
        h.run_steps(4);
        assert!(h.ctx.content_rect().width() < 700.0);
        let shapes = h.output().shapes.iter();
        let cut: Vec<String> = shapes
            .filter_map(|clipped| match &clipped.shape {
                Shape::Text(text) if text.galley.text().starts_with(sentence) => {
                    Some((text.visual_bounding_rect(), clipped.clip_rect))
                }
                _ => None,
            })
            .filter(|(text, clip)| !clip.expand(1.5).contains_rect(*text))
            .map(|cut| format!("{cut:?}"))
            .collect();
        assert!(cut.is_empty(), "{kind:?} at {height}: {cut:?}");
    }
}
