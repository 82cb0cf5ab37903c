//! The runs so far in one table: compare, copy, show again, run again, delete.

use crate::base::messages::{Lang, tr};
use egui::{Color32, Label, RichText, ScrollArea, TextStyle, Ui};

use super::{Pane, seconds, tools};
use crate::gui::action::Action;
use crate::gui::digits::{bytes, group};
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Model, Run};
use crate::gui::pane_tool::PaneTool;
use crate::gui::shell::focus::Follows;
use crate::gui::theme;
use crate::session::report::{self, Row};

#[derive(Default)]
pub struct RunsPane {}

/// A pane lower than so many sizes of the body's type.
const LOW: f32 = 10.0;
/// How wide position and question are, in lines of the body's type, and how much of the position is
/// written.
const NARROW: (f32, usize) = (8.0, 16);
const WIDE: (f32, usize) = (18.0, 36);
/// A pane wider than so many sizes of the body's type has room for the wide ones.
const ROOMY: f32 = 62.0;
/// Heads wider than so many sizes of the body's type, all together, are broken.
const HEADS: f32 = 30.0;

/// The width of a head in one line.
fn width(ui: &Ui, text: &str) -> f32 {
    let font = TextStyle::Small.resolve(ui.style());
    let galley = (ui.painter()).layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    galley.size().x
}

fn copying(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.horizontal_wrapped(|ui| {
        for tool in [PaneTool::RunsAsMarkdown, PaneTool::RunsAsCsv] {
            tools::offer(ui, model, tool, actions);
        }
    });
}

/// All runs as a text, those of now first.
pub fn table(tool: PaneTool, model: &Model) -> String {
    let past = model.past().iter().rev().map(|past| &past.run);
    let rows: Vec<Row<'_>> = model.runs().chain(past).map(row).collect();
    match tool {
        PaneTool::RunsAsCsv => report::csv(&rows),
        _ => report::markdown(&rows, model.lang()),
    }
}

impl Pane for RunsPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        if model.past().is_empty() && !model.has_runs() {
            return super::empty(ui, tr!(lang, watch_every_run_is_kept_here));
        }
        // Above a few rows the buttons stay; a lower pane has no room but for rows.
        let letter = theme::body_size(model.presentation());
        let low = ui.available_height() < LOW * letter;
        let wide = match ui.available_width() > ROOMY * letter {
            true => WIDE,
            false => NARROW,
        };
        if !low {
            copying(ui, model, actions);
        }
        ScrollArea::both()
            .auto_shrink([false, false])
            .show_following(ui, |ui| {
                if low {
                    copying(ui, model, actions);
                }
                theme::grid(ui, "past runs")
                    .striped(true)
                    .num_columns(9)
                    .spacing([8.0, 4.0])
                    .show(ui, |ui| {
                        let head = [
                            "",
                            tr!(lang, watch_algorithm_score),
                            tr!(lang, watch_position_question),
                            tr!(lang, watch_value),
                            tr!(lang, watch_evaluated_runs),
                            tr!(lang, watch_nodes),
                            tr!(lang, watch_most_cells),
                            tr!(lang, watch_most_bytes),
                            tr!(lang, watch_seconds),
                        ];
                        // Where long words need it, heads take two lines.
                        let one_line: f32 = head.iter().map(|text| width(ui, text)).sum();
                        let in_two = one_line > HEADS * letter;
                        for text in head {
                            let text = match in_two {
                                true => text.replacen(' ', "\n", 1),
                                false => text.to_owned(),
                            };
                            ui.label(RichText::new(text).small().strong());
                        }
                        ui.end_row();
                        for (i, run) in model
                            .runners()
                            .iter()
                            .enumerate()
                            .filter_map(|(i, r)| Some((i, r.run.as_ref()?)))
                        {
                            ui.label(
                                RichText::new(tr!(lang, watch_now_runs))
                                    .color(model.runner_color(i)),
                            );
                            cells(ui, run, model.keeps_outcome_secret(), wide, lang);
                            ui.end_row();
                        }
                        for (i, past) in model.past().iter().enumerate().rev() {
                            ui.horizontal(|ui| {
                                ui.weak(format!("#{}", past.number));
                                let named = |name: &str| format!("{name} #{}", past.number);
                                let name = named(tr!(lang, watch_show_again));
                                let can = model.can_show_past(past);
                                let tip = can.map(|()| model.showing_in_words(past));
                                let show = icons::button_or_reason(ui, Icon::Tree, &name, tip);
                                if show.clicked() {
                                    actions.push(Action::ShowPastRun(i));
                                }
                                let buttons = [
                                    (
                                        Icon::Reset,
                                        tr!(lang, watch_run_again),
                                        Action::RerunPast(i),
                                    ),
                                    (Icon::Trash, tr!(lang, watch_delete), Action::DeletePast(i)),
                                ];
                                for (icon, name, action) in buttons {
                                    if icons::button(ui, icon, &named(name), true).clicked() {
                                        actions.push(action);
                                    }
                                }
                            });
                            cells(ui, &past.run, false, wide, lang);
                            ui.end_row();
                        }
                    });
            });
    }
}

/// A run as a row of the report's tables.
pub fn row(run: &Run) -> Row<'_> {
    Row {
        choice: run.choice(),
        problem: run.problem(),
        report: run.report(),
        counts: run.counts(),
        seconds: (!run.was_watched()).then(|| run.seconds()),
    }
}

/// Columns from the value on.
const COUNTED: usize = 6;

/// What a lesson asks for is not answered here: counts tell as much of the end as a value.
fn cells(ui: &mut Ui, run: &Run, secret: bool, (wide, letters): (f32, usize), lang: Lang) {
    let counts = run.counts();
    ui.label(run.label_in(lang));
    let position = run.problem().position.to_string();
    // Below one another: a question may be long, and the counts are to be seen, too.
    ui.vertical(|ui| {
        ui.set_max_width(wide * ui.text_style_height(&TextStyle::Body));
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.weak(elided(&position, letters)).on_hover_text(position);
        ui.add(Label::new(run.problem().asked(lang)).wrap());
    });
    if secret {
        for _ in 0..COUNTED {
            ui.weak("?");
        }
        return;
    }
    ui.label(row(run).answer(lang));
    ui.monospace(group(counts.visits, lang));
    ui.monospace(group(counts.nodes(), lang));
    ui.monospace(
        counts
            .max_cells
            .map_or_else(|| "–".to_owned(), |n| group(n, lang)),
    );
    ui.monospace(bytes(counts.max_bytes));
    seconds(ui, run, lang);
}

/// At most so many letters: the beginning and the end, for trees of one kind differ late.
fn elided(text: &str, letters: usize) -> String {
    let count = text.chars().count();
    if count <= letters {
        return text.to_owned();
    }
    let tail = letters / 2;
    let head: String = text.chars().take(letters - tail).collect();
    let tail: String = text.chars().skip(count - tail).collect();
    format!("{head}…{tail}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_that_differ_late_do_not_look_alike() {
        assert_eq!(elided("[[1 2] [3 4]]", 13), "[[1 2] [3 4]]");
        assert_eq!(elided("[[1 2] [3 4] [5 6]]", 9), "[[1 2… 6]]");
        assert_ne!(elided("端端端端端端一", 4), elided("端端端端端端二", 4));
    }
}
