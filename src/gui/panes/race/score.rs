//! The live score table.

use crate::base::messages::{Lang, tr};
use egui::{Color32, RichText, ScrollArea, TextStyle, Ui};

use crate::gui::digits::{bytes, group};
use crate::gui::model::{Model, Run};
use crate::gui::panes::seconds;
use crate::gui::theme;
use crate::gui::tree_view::{counting_of, known_text, outcome};
use crate::gui::words;
use crate::problem::Bounds;

const COLUMNS: usize = 9;
/// In how many sizes of the body's type the table stands with every head in one line.
const ONE_LINE: f32 = 50.0;

/// Between two columns whose heads take one line.
const GAP: f32 = 14.0;

fn heads(lang: Lang) -> [&'static str; COLUMNS] {
    [
        tr!(lang, watch_algorithm_score),
        tr!(lang, watch_value),
        tr!(lang, watch_evaluated_now),
        tr!(lang, watch_evaluated_in_all),
        tr!(lang, watch_expanded_score),
        tr!(lang, watch_open_now),
        tr!(lang, watch_most_cells),
        tr!(lang, watch_most_bytes),
        tr!(lang, watch_seconds),
    ]
}

/// Whether heads take two lines, so that no column is out of sight.
pub fn is_narrow(ui: &Ui, model: &Model) -> bool {
    let least = ONE_LINE * theme::body_size(model.presentation());
    ui.available_width() < least.max(width_in_one_line(ui, model))
}

/// The table's width with heads of one line: the first column is as wide as the longest name.
fn width_in_one_line(ui: &Ui, model: &Model) -> f32 {
    let wide = |text: String, style: TextStyle| {
        let font = style.resolve(ui.style());
        let galley = ui
            .painter()
            .layout_no_wrap(text, font, Color32::PLACEHOLDER);
        galley.size().x.max(ui.spacing().interact_size.x)
    };
    let heads = heads(model.lang()).map(|head| wide(head.to_owned(), TextStyle::Small));
    let names = model.runners().iter();
    let names = names.map(|runner| wide(runner.label_in(model.lang()), TextStyle::Body));
    let others = heads[1..].iter().map(|width| GAP + width).sum::<f32>();
    names.fold(heads[0], f32::max) + others
}

pub fn ui(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    let narrow = is_narrow(ui, model);
    let (gap, least) = match narrow {
        true => (8.0, 0.0),
        false => (GAP, ui.spacing().interact_size.x),
    };
    ScrollArea::both()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            theme::grid(ui, "score")
                .striped(true)
                .num_columns(COLUMNS)
                .spacing([gap, 4.0])
                .min_col_width(least)
                .show(ui, |ui| {
                    for text in heads(lang) {
                        let text = match narrow {
                            true => text.replacen(' ', "\n", 1).replace('(', "\n("),
                            false => text.to_owned(),
                        };
                        ui.label(RichText::new(text).small().strong());
                    }
                    ui.end_row();
                    for (i, runner) in model.runners().iter().enumerate() {
                        ui.label(
                            RichText::new(runner.label_in(model.lang()))
                                .color(model.runner_color(i))
                                .strong(),
                        );
                        let Some(run) = &runner.run else {
                            ui.weak(tr!(lang, watch_not_run_yet))
                                .on_hover_text(model.not_run_yet(i));
                            for _ in 2..COLUMNS {
                                ui.weak("–");
                            }
                            ui.end_row();
                            continue;
                        };
                        let counts = run.counts();
                        ui.label(bounds_text_or_unknown(run, lang));
                        ui.monospace(group(words::visits_now(run), lang));
                        ui.monospace(group(counts.visits, lang));
                        at_least(ui, model, expanded_now(model, i, run));
                        at_least(ui, model, open_now(run));
                        ui.monospace(optional(counts.max_cells, lang));
                        ui.monospace(bytes(counts.max_bytes));
                        seconds(ui, run, lang);
                        ui.end_row();
                    }
                });
        });
}

/// Different nodes expanded up to the moment shown, and whether these are all. A search by numbers
/// counts positions, whatever paths lead to them.
fn expanded_now(model: &Model, runner: usize, run: &Run) -> (u64, bool) {
    if let Some(all) = run.counts().expanded.filter(|_| run.is_over()) {
        return (all, true);
    }
    let canvas = model.scene().canvas();
    let positions = counting_of(run).and_then(|_| canvas.positions_expanded(runner, run.moment()));
    let recorded = positions.unwrap_or(run.moment().tally().expanded);
    (recorded, run.is_whole())
}

/// Members of OPEN at the moment shown, and whether these are all: at the end the search has said
/// how many it holds.
fn open_now(run: &Run) -> (u64, bool) {
    match run.open_in_the_end() {
        Some(told) => (told, true),
        None => (run.open_now(), run.is_whole()),
    }
}

/// A number, or how much of it is recorded.
fn at_least(ui: &mut Ui, model: &Model, (number, is_all): (u64, bool)) {
    if is_all {
        ui.monospace(group(number, model.lang()));
        return;
    }
    ui.monospace(format!("≥ {}", group(number, model.lang())))
        .on_hover_text(tr!(model.lang(), watch_so_many_are_recorded_deeper));
}

fn optional(number: Option<u64>, lang: Lang) -> String {
    number.map_or_else(|| "–".to_owned(), |number| group(number, lang))
}

fn bounds_text_or_unknown(run: &Run, lang: Lang) -> String {
    outcome(run, lang).unwrap_or_else(|| match run.moment().root() {
        Bounds::UNKNOWN => "?".to_owned(),
        known => known_text(run, known, lang),
    })
}
