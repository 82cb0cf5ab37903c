//! Memory against work: leaves to the right, cells or bytes upwards, and a budget line to drag.

use crate::base::messages::tr;
use egui::{Color32, RichText, Sense, Shape, Stroke, Ui, vec2};
use egui_plot::{HLine, LineStyle, PlotPoints};

use crate::gui::action::Action;
use crate::gui::curves::{drawn, steps};
use crate::gui::digits::group;
use crate::gui::grid;
use crate::gui::model::Model;
use crate::problem::Problem;
use crate::search::catalogue::{Algorithm, AlgorithmConfig};
use crate::trace::{Axis, Gauge};

#[derive(Default)]
pub struct Memory {
    bytes: bool,
    /// In cells, and in bytes, where somebody has set them; else one is suggested.
    budgets: [Option<f64>; 2],
    /// For which problem they were set.
    problem: Option<Problem>,
    dragging: bool,
}

/// A budget that some searches of a race keep to and others do not, most often.
const SUGGESTED: f64 = 0.6;

impl Memory {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        self.keep_up(model);
        let gauge = if self.bytes {
            Gauge::Bytes
        } else {
            Gauge::Cells
        };
        let in_bytes = self.bytes;
        let most = |i: usize| {
            let counts = model.run(i).map(|run| run.counts());
            counts.map_or(0.0, |c| {
                if in_bytes {
                    c.max_bytes as f64
                } else {
                    c.max_cells.unwrap_or(0) as f64
                }
            })
        };
        let top = (0..model.runners().len()).map(most).fold(1.0, f64::max);
        let set = self.budgets[usize::from(in_bytes)];
        let mut budget = set.unwrap_or((top * SUGGESTED).round());
        let mut settled = false;
        ui.horizontal_wrapped(|ui| {
            ui.selectable_value(&mut self.bytes, false, tr!(lang, watch_cells));
            ui.selectable_value(&mut self.bytes, true, tr!(lang, watch_bytes));
            ui.separator();
            dashes(ui, model.theme().palette().strong);
            ui.label(tr!(lang, watch_budget));
            let response = ui
                .add(
                    egui::DragValue::new(&mut budget)
                        .speed(top / 200.0)
                        .range(1.0..=1e15)
                        .fixed_decimals(0),
                )
                .on_hover_text(tr!(lang, watch_the_memory_there_is_type));
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::Role::SpinButton, true, tr!(lang, watch_budget))
            });
            if response.changed() {
                self.budgets[usize::from(in_bytes)] = Some(budget);
            }
            settled |= response.drag_stopped() || (response.lost_focus() && response.changed());
            for (i, runner) in model.runners().iter().enumerate() {
                let out = most(i) > budget;
                let verdict = if out {
                    tr!(lang, watch_out)
                } else {
                    tr!(lang, watch_fits)
                };
                let text = format!("{} {verdict}", runner.label_in(model.lang()));
                let color = if out {
                    model.theme().palette().bad
                } else {
                    model.theme().palette().good
                };
                // Which curve is whose stands here: a legend in the plot would lie on a curve.
                ui.label(RichText::new("■").color(model.runner_color(i)));
                ui.label(RichText::new(text).color(color))
                    .on_hover_text(tr!(lang, watch_needs, most = most(i) as u64));
            }
            if !self.bytes {
                let name = tr!(lang, watch_recursive_sss_within_this);
                let tip = tr!(lang, watch_adds_recursive_sss_with_memory);
                if ui.button(name).on_hover_text(tip).clicked() {
                    self.budgets[0] = Some(budget);
                    within(model, budget, actions);
                }
            }
        });
        let response = grid::plot(("memory against work", self.bytes), model.theme())
            .allow_drag(false)
            .include_y(0.0)
            .include_y(budget * 1.05)
            .x_axis_label(tr!(lang, watch_leaf_evaluations))
            .y_grid_spacer(grid::upright)
            .y_axis_formatter(|mark, _| group(mark.value.max(0.0) as u64, lang))
            .show(ui, |plot| {
                for (i, runner) in model.runners().iter().enumerate() {
                    let Some(run) = &runner.run else { continue };
                    let points: PlotPoints<'_> = steps(run.series(), Axis::Visits, gauge, 600)
                        .into_iter()
                        .collect();
                    let label = runner.label_in(model.lang());
                    // Curves that lie on each other are all seen: the later, the thinner.
                    let later = model.runners().len() - 1 - i;
                    let line = drawn(label, points, model.runner_color(i));
                    plot.line(line.width(2.0 + 2.0 * later as f32));
                }
                let line = HLine::new(tr!(lang, watch_budget), budget)
                    // No runner's colour, and no line of a run is broken.
                    .color(model.theme().palette().strong)
                    .style(LineStyle::dashed_dense())
                    .width(2.0);
                plot.hline(line);
                (plot.pointer_coordinate(), plot.plot_bounds().height())
            });
        let (pointer, height) = response.inner;
        if let Some(point) = pointer {
            let near = (point.y - budget).abs() < height * 0.05;
            if near || self.dragging {
                ui.ctx().set_cursor_icon(egui::CursorIcon::ResizeVertical);
            }
            if response.response.drag_started() && near {
                self.dragging = true;
            }
            if self.dragging && response.response.dragged() {
                budget = point.y.max(1.0).round();
                self.budgets[usize::from(in_bytes)] = Some(budget);
            }
        }
        if !ui.input(|input| input.pointer.any_down()) {
            settled |= self.dragging;
            self.dragging = false;
        }
        // The line was let go: whoever runs within a memory of its own gets this one.
        let follows = model.runners().iter().any(|r| {
            r.choice.algorithm() == Some(Algorithm::Recursive)
                && r.choice.set.contains_key("memory")
        });
        if settled && follows && !in_bytes {
            within(model, budget, actions);
        }
    }

    /// What was set for another problem says nothing about this one.
    fn keep_up(&mut self, model: &Model) {
        let now = model.shown_problem();
        if self.problem.as_ref() != Some(now) {
            self.problem = Some(now.clone());
            self.budgets = [None; 2];
        }
    }
}

/// A piece of the budget's line, as the plot draws it.
fn dashes(ui: &mut Ui, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(16.0, 12.0), Sense::hover());
    let across = [rect.left_center(), rect.right_center()];
    let line = Shape::dashed_line(&across, Stroke::new(2.0, color), 4.0, 2.0);
    ui.painter().extend(line);
}

/// Recursive SSS* with so many cells is run.
fn within(model: &Model, budget: f64, actions: &mut Vec<Action>) {
    let choice = AlgorithmConfig::new("recursive-sss").with("memory", budget.max(1.0) as u64);
    super::run_recursive(model, choice, actions);
}
