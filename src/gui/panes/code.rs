//! The pseudo-code of the active runner's algorithm, the line now executed lit, and the numbers
//! it works with.

use egui::{Frame, Grid, Margin, RichText, ScrollArea, Ui};

use super::Pane;
use crate::gui::action::Action;
use crate::gui::model::{Model, Run};
use crate::gui::tree_view::{bounds_text, number};
use crate::problem::{Bounds, Value};
use crate::search::catalogue;

#[derive(Default)]
pub struct CodePane {
    /// The line that was lit last, so that the pane scrolls only when it changes.
    lit: Option<u8>,
}

impl Pane for CodePane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let palette = model.theme().palette();
        let Some(runner) = model.runners().get(model.active_runner()) else {
            return super::empty(
                ui,
                lang.pick(
                    "Add an algorithm on the left.",
                    "左で探索法を加えてください。",
                ),
            );
        };
        super::runner_tabs(ui, model, actions);
        let Some(entry) = catalogue::find(&runner.choice.id) else {
            return;
        };
        let step = runner.run.as_ref().and_then(|run| run.moment().now.step());
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                if let Some(run) = &runner.run {
                    variables(ui, model, run);
                }
                for (i, line) in entry.code.iter().enumerate() {
                    let lit = step.map(usize::from) == Some(i);
                    let fill = if lit {
                        palette.accent_soft
                    } else {
                        egui::Color32::TRANSPARENT
                    };
                    let row = Frame::new()
                        .fill(fill)
                        .corner_radius(3)
                        .inner_margin(Margin::symmetric(4, 1))
                        .show(ui, |ui| {
                            ui.horizontal(|ui| {
                                ui.spacing_mut().item_spacing.x = 4.0;
                                let label = RichText::new(format!("{:<3}", line.label))
                                    .monospace()
                                    .color(palette.weak);
                                ui.label(label);
                                ui.add_space(f32::from(line.indent) * 12.0);
                                let text = RichText::new(line.text).color(if lit {
                                    palette.strong
                                } else {
                                    palette.text
                                });
                                ui.add(
                                    egui::Label::new(if lit { text.strong() } else { text }).wrap(),
                                );
                            });
                        });
                    if lit && self.lit != step {
                        row.response.scroll_to_me(None);
                    }
                }
                self.lit = step;
                ui.add_space(6.0);
                ui.add(
                    egui::Label::new(RichText::new(entry.about.get(lang)).color(palette.weak))
                        .wrap(),
                );
                ui.add(
                    egui::Label::new(RichText::new(entry.source).small().color(palette.weak))
                        .wrap(),
                );
            });
    }
}

/// The variables of the step just executed.
fn variables(ui: &mut Ui, model: &Model, run: &Run) {
    let moment = run.moment();
    let Some(event) = moment.now.last else { return };
    let lang = model.lang();
    Grid::new("variables")
        .num_columns(4)
        .spacing([10.0, 2.0])
        .show(ui, |ui| {
            let mut cells = 0;
            let mut show = |ui: &mut Ui, name: &str, value: String| {
                ui.weak(name);
                ui.label(RichText::new(value).monospace());
                cells += 1;
                if cells % 2 == 0 {
                    ui.end_row();
                }
            };
            if event.node.is_some() {
                let view = moment.node(run.nodes(), event.node);
                let name = crate::gui::words::node(run, event.node, lang);
                show(ui, lang.pick("node", "節点"), name);
                if let Some(window) = view.window {
                    show(
                        ui,
                        "α … β",
                        format!("{} … {}", number(window.lower), number(window.upper)),
                    );
                }
                if view.bounds != Bounds::UNKNOWN {
                    show(ui, "L_b, U_b", bounds_text(view.bounds));
                }
                if moment.is_open(event.node) || view.merit != Value::INF {
                    show(ui, "β(P)", number(view.merit));
                }
            }
            if let Some(gamma) = moment.now.gamma {
                show(ui, "γ", number(gamma));
            }
            if let Some((round, threshold)) = moment.now.iteration {
                show(
                    ui,
                    lang.pick("iteration", "反復"),
                    format!("{round} ({threshold})"),
                );
            }
            if event.level > 1 {
                show(ui, lang.pick("level", "段"), event.level.to_string());
            }
        });
    ui.separator();
}
