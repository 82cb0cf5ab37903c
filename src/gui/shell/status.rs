//! The status bar: what every runner is doing, and what recording costs.

use crate::base::messages::tr;
use std::sync::Arc;

use egui::{Galley, RichText, Separator, TextStyle, TextWrapMode, Ui, WidgetText};

use super::keys;
use crate::gui::command::Command;
use crate::gui::digits::bytes;
use crate::gui::model::{Model, Phase, Run, RunState};
use crate::gui::theme;
use crate::gui::tree_view::{known_text, known_words, outcome, outcome_words};
use crate::gui::words;
use crate::problem::Bounds;

/// A narrower window has no room for counts.
const SMALL: f32 = 760.0;
/// How wide the line between two runners is, with the room around it.
const SEPARATOR: f32 = 6.0;
/// Of what is said of a runner this is never left out.
const NAME_AND_STATE: usize = 2;

pub fn bar(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    // In a small window the trees need the room; the counts stand above them, too.
    let is_small = ui.available_width() < SMALL;
    ui.horizontal_wrapped(|ui| {
        if let Some((name, done)) = model.reading() {
            let percent = (100.0 * done) as u32;
            let said = tr!(lang, window_reading, name, percent);
            let cancels = keys::behind(tr!(lang, window_cancel_status), Command::Stop, ui.ctx());
            let said = format!("{said} {cancels}");
            ui.label(RichText::new(said).color(model.theme().palette().accent));
            return;
        }
        if !model.shows_searches() {
            return;
        }
        // What cannot be searched here may have been searched by another program.
        if let Err(reason) = model.playable()
            && !model.runs().any(|run| run.problem() == model.problem())
        {
            let reason = words::sentence(reason, lang);
            ui.label(RichText::new(reason).color(model.theme().palette().warn));
            return;
        }
        let shortness = shortness(ui, model, is_small);
        for i in 0..model.runners().len() {
            runner(ui, model, i, shortness);
        }
        let recorded: u64 = model.runs().map(Run::recording_bytes).sum();
        if recorded > 0 {
            let size = bytes(recorded + model.scene().bytes());
            let palette = model.theme().palette();
            // What the runners have found may be of another position than the one set up.
            let (text, color) = match model.shows_earlier_position() {
                true => {
                    let text = tr!(lang, window_of_an_earlier_position);
                    (text.to_owned(), palette.warn)
                }
                false => {
                    let text = tr!(lang, window_recorded, size);
                    (text, palette.weak)
                }
            };
            let in_line = theme::fits(ui, &format!("{text}  "));
            if in_line {
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.colored_label(color, text);
                });
            }
        }
    });
}

/// How much is left out of what is said of the runners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shortness {
    Whole,
    /// Without counts.
    States,
    /// Values without words.
    Values,
}

/// All runners stand in one line, if that can be: a second one, when searches end, would move all
/// panes.
fn shortness(ui: &Ui, model: &Model, is_small: bool) -> Shortness {
    let fits = |shortness: &Shortness| {
        let runners = (0..model.runners().len()).map(|i| parts_of(ui, model, i, *shortness));
        let gap = ui.spacing().item_spacing.x;
        let widths = runners.map(|parts| width_of(ui, &parts) + SEPARATOR + gap);
        widths.sum::<f32>() <= ui.max_rect().width()
    };
    match is_small {
        true => Shortness::Values,
        false => [Shortness::Whole, Shortness::States]
            .into_iter()
            .find(fits)
            .unwrap_or(Shortness::Values),
    }
}

fn parts_of(ui: &Ui, model: &Model, i: usize, shortness: Shortness) -> Vec<Arc<Galley>> {
    let mut words = words_of(model, i, shortness == Shortness::Values);
    if shortness == Shortness::States {
        words.truncate(NAME_AND_STATE);
    }
    let galley = |part: RichText| {
        let extend = Some(TextWrapMode::Extend);
        WidgetText::from(part).into_galley(ui, extend, f32::INFINITY, TextStyle::Body)
    };
    words.into_iter().map(galley).collect()
}

fn width_of(ui: &Ui, parts: &[Arc<Galley>]) -> f32 {
    let gap = ui.spacing().item_spacing.x;
    parts.iter().map(|part| part.size().x + gap).sum()
}

/// One runner: never broken inside, but in the next line where this one has no room.
fn runner(ui: &mut Ui, model: &Model, i: usize, shortness: Shortness) {
    let mut parts = parts_of(ui, model, i, shortness);
    // In a line of its own it has its name and state at least.
    while parts.len() > NAME_AND_STATE && width_of(ui, &parts) > ui.max_rect().width() {
        parts.pop();
    }
    if i > 0 {
        let separated = width_of(ui, &parts) + SEPARATOR + ui.spacing().item_spacing.x;
        if separated <= ui.available_size_before_wrap().x {
            ui.add(Separator::default().spacing(SEPARATOR));
        } else {
            ui.end_row();
        }
    }
    let whole = words_of(model, i, false);
    let is_short = shortness != Shortness::Whole || parts.len() < whole.len();
    for part in parts {
        let label = ui.label(part);
        if is_short {
            let whole: Vec<&str> = whole.iter().map(RichText::text).collect();
            label.on_hover_text(whole.join(" "));
        }
    }
}

/// Its name, what it is doing or has found, and what that took, the least important last.
fn words_of(model: &Model, i: usize, is_small: bool) -> Vec<RichText> {
    let lang = model.lang();
    let runner = &model.runners()[i];
    let name = RichText::new(runner.label_in(model.lang()));
    let mut words = vec![name.color(model.runner_color(i)).strong()];
    let Some(run) = &runner.run else {
        words.push(RichText::new(tr!(lang, window_not_run_yet)).weak());
        return words;
    };
    // What a lesson asks for is not answered here.
    if model.keeps_outcome_secret() {
        words.push(RichText::new(words::leaves_now(run, lang)).weak());
        return words;
    }
    let root = run.moment().root();
    let state = match run.state() {
        // An earlier moment is shown, or a film: the end is not given away.
        RunState::Finished | RunState::Stopped(_) if !run.is_over() => {
            let now = RichText::new(words::leaves_now(run, lang));
            match root {
                Bounds::UNKNOWN => words.push(now),
                root if is_small => words.push(RichText::new(known_text(run, root, lang))),
                root => {
                    words.push(RichText::new(known_words(run, root, lang)));
                    words.push(now.weak());
                }
            }
            return words;
        }
        RunState::Running => tr!(lang, window_searching).to_owned(),
        // The search waits, but what it has recorded goes on.
        RunState::Paused if model.phase() == Phase::Playing => {
            tr!(lang, window_playing_back).to_owned()
        }
        RunState::Paused => tr!(lang, window_paused).to_owned(),
        RunState::Finished => match is_small {
            true => outcome(run, lang),
            false => outcome_words(run, lang),
        }
        .unwrap_or_else(|| tr!(lang, window_finished).to_owned()),
        RunState::Stopped(stop) => stop.words().get(lang).to_owned(),
        RunState::Failed(_) => tr!(lang, window_failed).to_owned(),
    };
    words.push(RichText::new(state));
    if run.is_alive() && model.shown_event(i) < run.events() {
        // The trees go in step: what they show counts, not how far the search is.
        words.push(RichText::new(words::leaves_now(run, lang)).weak());
    } else if !is_small {
        let (leaves, nodes) = (words::leaves_in_all(run, lang), run.counts().nodes());
        let counts = format!("{leaves} · {}", words::nodes_visited(nodes, lang));
        words.push(RichText::new(counts).weak());
    }
    words
}
