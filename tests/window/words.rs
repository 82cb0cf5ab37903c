//! What a screen reader reads is in the language that was chosen.

use std::collections::BTreeSet;

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::base::messages::Lang;
use yomiki::game::shogi::notation::sfen::read_setup;
use yomiki::gui::App;
use yomiki::gui::action::Action;
use yomiki::gui::command::Command;
use yomiki::gui::pane_kind::PaneKind;
use yomiki::search::catalogue::ALGORITHMS;
use yomiki::session::examples;
use yomiki::session::settings::Settings;

use crate::support::{model, run, show, window};

/// Words that are the same in every language: names of methods, formats, papers and people, keys,
/// and the terms of the papers.
const EVERYWHERE: &[&str] = &[
    "Yomiki",
    "English",
    "fail",
    "high",
    "low",
    "OPEN",
    "MAX",
    "MIN",
    "AND",
    "SSS",
    "DUAL",
    "GSEARCH",
    "RSEARCH",
    "SFEN",
    "KIF",
    "CSA",
    "USI",
    "SVG",
    "PNG",
    "CSV",
    "GIF",
    "Markdown",
    "Knuth",
    "Moore",
    "Ctrl",
    "Shift",
    "Space",
    "Home",
    "End",
    "Enter",
    "Esc",
    "Tab",
    "Page",
    "Up",
    "Down",
    "Left",
    "Right",
    "Backspace",
    "Delete",
];

/// The names of everything in the window.
fn names(h: &Harness<'_, App>) -> BTreeSet<String> {
    h.query_all_by(|_| true)
        .filter_map(|node| node.accesskit_node().label())
        .filter(|name| !name.trim().is_empty())
        .collect()
}

/// English words that are left of a name when what belongs to every language is taken away.
fn english(h: &Harness<'_, App>, name: &str) -> Vec<String> {
    // A position is written in its notation.
    if model(h).position_text().contains(name) || read_setup(name).is_ok() {
        return Vec::new();
    }
    let mut rest = name.to_owned();
    for entry in ALGORITHMS {
        rest = rest
            .replace(entry.name.get(Lang::Ja), " ")
            .replace(entry.id, " ");
        for parameter in entry.parameters {
            rest = rest.replacen(&format!("{}:", parameter.key), " ", 1);
        }
    }
    for runner in model(h).runners() {
        rest = rest.replace(&runner.choice.label(), " ");
    }
    rest.split(|c: char| !c.is_ascii_alphabetic())
        .filter(|word| word.len() >= 3 && word.chars().any(|c| c.is_ascii_lowercase()))
        .filter(|word| !EVERYWHERE.contains(word))
        .map(str::to_owned)
        .collect()
}

fn is_japanese(c: char) -> bool {
    matches!(c, '\u{3041}'..='\u{30FF}' | '\u{4E00}'..='\u{9FFF}')
}

/// Every pane of an example that was run, in this language.
fn visit(example: &str, lang: Lang, mut look: impl FnMut(&Harness<'_, App>, &str)) {
    let settings = Settings {
        lang,
        ..Settings::default()
    };
    let mut h = window(examples::find(example).unwrap().session(), settings);
    h.run_steps(3);
    look(&h, "before the run");
    run(&mut h);
    for kind in PaneKind::ALL {
        show(&mut h, kind);
        look(&h, &format!("{kind:?}"));
    }
    for command in [
        Command::Palette,
        Command::Shortcuts,
        Command::WhatIsCounted,
        Command::About,
    ] {
        h.state_mut().act(Action::Command(command));
        h.run_steps(3);
        look(&h, &format!("{command:?}"));
        h.key_press(egui::Key::Escape);
        h.run_steps(2);
    }
}

const EXAMPLES: [&str; 4] = ["first", "othello6", "shogi-two-golds", "andor"];

#[test]
fn in_japanese_no_name_is_english() {
    let mut found = BTreeSet::new();
    for example in EXAMPLES {
        visit(example, Lang::Ja, |h, place| {
            for name in names(h) {
                let words = english(h, &name);
                if !words.is_empty() {
                    found.insert(format!("{name:?} ({words:?}; {example}, {place})"));
                }
            }
        });
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn in_english_no_name_is_japanese() {
    let mut found = BTreeSet::new();
    for example in EXAMPLES {
        visit(example, Lang::En, |h, place| {
            for name in names(h) {
                // Pieces and moves of shogi have their Japanese names everywhere.
                // So has the language itself.
                let theirs = example.starts_with("shogi") || name.starts_with("日本語");
                if name.chars().any(is_japanese) && !theirs {
                    found.insert(format!("{name:?} ({example}, {place})"));
                }
            }
        });
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Words that no message has: their vowels have no accents.
fn untranslated(h: &Harness<'_, App>, name: &str) -> Vec<String> {
    if model(h).position_text().contains(name) || read_setup(name).is_ok() {
        return Vec::new();
    }
    let mut rest = name.to_owned();
    for entry in ALGORITHMS {
        // Titles of papers and pseudo-code stand with the algorithm, in English.
        rest = rest.replace(entry.source, " ").replace(entry.id, " ");
        for parameter in entry.parameters {
            rest = rest.replacen(&format!("{}:", parameter.key), " ", 1);
        }
        for line in entry.code {
            rest = rest.replace(line.text, " ");
        }
    }
    for runner in model(h).runners() {
        rest = rest.replace(&runner.choice.label(), " ");
    }
    rest.split(|c: char| !c.is_alphabetic())
        .filter(|word| word.len() >= 3 && word.chars().any(|c| c.is_ascii_lowercase()))
        .filter(|word| word.is_ascii() && word.contains(|c| "aeiouAEIOU".contains(c)))
        .filter(|word| !EVERYWHERE.contains(word))
        .map(str::to_owned)
        .collect()
}

/// Another language needs nothing but its folder of files: what is shown comes from messages. Only
/// lessons have texts of their own.
#[test]
fn in_the_pseudo_language_every_name_is_a_message() {
    let library = yomiki::session::lesson::bundled();
    let of_lessons: BTreeSet<&str> = library
        .lessons()
        .iter()
        .flat_map(|lesson| [&lesson.title, &lesson.about])
        .map(|words| words.get(Lang::En))
        .collect();
    let mut found = BTreeSet::new();
    for example in EXAMPLES {
        visit(example, Lang::Pseudo, |h, place| {
            for name in names(h) {
                let words = untranslated(h, &name);
                let is_lesson = of_lessons.iter().any(|text| name.contains(text));
                if !words.is_empty() && !is_lesson {
                    found.insert(format!("{name:?} ({words:?}; {example}, {place})"));
                }
            }
        });
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
