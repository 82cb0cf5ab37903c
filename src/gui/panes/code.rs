//! The pseudo-code of the active runner's algorithm, the line now executed lit, and the numbers
//! it works with.

use crate::base::messages::{Lang, Text, keys, tr};
use egui::{Frame, Margin, RichText, ScrollArea, Ui};

use super::Pane;
use crate::explain::why::{Method, NumberKind, Rule, infinite_gamma};
use crate::gui::action::Action;
use crate::gui::model::{Model, Run, RunState};
use crate::gui::scripts;
use crate::gui::tree_view::{bounds_text, number, shortened};
use crate::problem::Bounds;
use crate::search::catalogue;
use crate::trace::{NodeId, PathBounds};

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
            return super::empty(ui, tr!(lang, watch_add_an_algorithm_on_the));
        };
        super::runner_tabs(ui, model, actions);
        if let Some(run) = runner.foreign_run() {
            let name = run.label_in(lang);
            return super::empty(ui, &tr!(lang, watch_is_a_search_of_another, name));
        }
        let Some(entry) = catalogue::find(&runner.choice.id) else {
            return;
        };
        let step = runner.run.as_ref().and_then(executed);
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
                                let color = if lit { palette.strong } else { palette.text };
                                scripts::label(ui, line.text_in(lang), color);
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

/// The line that was executed last; none where a search was stopped, which is no step of it.
fn executed(run: &Run) -> Option<u8> {
    let stopped = matches!(run.state(), RunState::Stopped(_)) && run.is_over();
    run.moment().now.step().filter(|_| !stopped)
}

/// Letters of two bounds beside each other; what is longer is a line of moves.
const A_PAIR: usize = 14;

/// A variable of the pseudo-code, its value, and what it is.
type Variable = (&'static str, String, Text);

/// The variables of the step just executed.
fn variables(ui: &mut Ui, model: &Model, run: &Run) {
    let moment = run.moment();
    let Some(event) = moment.now.last else { return };
    let lang = model.lang();
    let palette = model.theme().palette();
    let mut list: Vec<Variable> = Vec::new();
    if model.secret_number().is_none() {
        if event.node.is_some() {
            of_node(run, event.node, lang, &mut list);
        }
        if let Some(gamma) = moment.now.gamma {
            let tip = keys::watch_this_pass_asks_whether_the;
            list.push(("γ", number(gamma), tip));
        }
    }
    // A mate is no number to anybody.
    for (_, value, _) in &mut list {
        *value = shortened(run, std::mem::take(value), lang);
    }
    if let Some((round, threshold)) = moment.now.iteration {
        let text = format!("{round} ({threshold})");
        let tip = keys::watch_the_number_of_the_iteration;
        list.push((tr!(lang, watch_iteration), text, tip));
    }
    if event.level > 1 && matches!(run.method(), Method::Bounds(_)) {
        let tip = keys::watch_the_level_of_the_recursion;
        list.push(("i", event.level.to_string(), tip));
    }
    // A long line of moves must not make the pane wider than it is; numbers stand in two columns
    // only where they fit.
    let room = |columns: f32| (ui.available_width() / columns - 60.0).max(40.0);
    let font = egui::TextStyle::Monospace.resolve(ui.style());
    let fits = |(_, value, _): &Variable| {
        let galley = ui
            .painter()
            .layout_no_wrap(value.clone(), font.clone(), palette.text);
        value.chars().count() > A_PAIR || galley.size().x <= room(2.0)
    };
    let columns = if list.iter().all(fits) { 2 } else { 1 };
    let most = room(columns as f32);
    // As wide as what stands there now: a grid would take the widths of the step before.
    let body = egui::TextStyle::Body.resolve(ui.style());
    let widest = |column: usize, font: &egui::FontId, text: fn(&Variable) -> &str| {
        let own = list.iter().skip(column).step_by(columns);
        let width = |variable| {
            let text = text(variable).to_owned();
            let galley = ui
                .painter()
                .layout_no_wrap(text, font.clone(), palette.text);
            galley.size().x.ceil()
        };
        own.map(width).fold(ui.spacing().interact_size.x, f32::max)
    };
    let widths: Vec<[f32; 2]> = (0..columns)
        .map(|column| {
            let value = widest(column, &font, |(_, value, _)| value);
            [widest(column, &body, |(name, _, _)| name), value.min(most)]
        })
        .collect();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for row in list.chunks(columns) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 10.0;
                for ((name, value, tip), [of_name, of_value]) in row.iter().zip(&widths) {
                    cell(ui, *of_name, |ui| {
                        scripts::symbol(ui, name, palette.weak).on_hover_text(tip.get(lang));
                    });
                    cell(ui, *of_value, |ui| {
                        let text = RichText::new(value).monospace();
                        let shown = ui
                            .add(egui::Label::new(text).truncate())
                            .on_hover_text(format!("{value}: {}", tip.get(lang)));
                        shown.widget_info(|| {
                            let text = format!("{name} = {value}");
                            egui::WidgetInfo::labeled(egui::Role::Label, true, text)
                        });
                    });
                }
            });
        }
    });
    ui.separator();
}

/// A cell of this width in a row.
fn cell(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    let size = egui::vec2(width, ui.spacing().interact_size.y);
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_width(width);
        content(ui);
    });
}

/// What the step works on: the node, and what the algorithm keeps of it.
fn of_node(run: &Run, node: NodeId, lang: Lang, list: &mut Vec<Variable>) {
    let moment = run.moment();
    let view = moment.node(run.nodes(), node);
    let name = crate::gui::words::node(run, node, lang);
    let here = keys::watch_the_node_this_step_works;
    match run.method() {
        Method::Bounds(rule) => {
            list.push(("P", name, here));
            let standing = PathBounds::of(run.nodes(), moment, node);
            // Where more is known than leaves have shown, the key is not the paper's.
            let symbol = |paper, number, key| {
                if number == key {
                    (paper, key)
                } else {
                    ("K(P)", key)
                }
            };
            let (symbol, merit) = match rule {
                Rule::Unknown => ("h", view.merit),
                Rule::LeastAlpha => {
                    symbol("α(P)", standing.alpha.value, standing.worst_fear().value)
                }
                _ => symbol("β(P)", standing.beta.value, standing.best_hope().value),
            };
            let tip = keys::watch_what_p_is_chosen_by;
            list.push((symbol, number(merit), tip));
            let Bounds { lower, upper } = standing.bounds;
            let text = format!("{}, {}", number(lower), number(upper));
            let tip = keys::watch_what_is_known_of_ps;
            list.push(("L_b, U_b", text, tip));
            let (lower, upper) = (standing.lower_top.value, standing.upper_top.value);
            let text = format!("{}, {}", number(lower), number(upper));
            let tip = keys::watch_what_ps_ancestors_are_sure;
            list.push(("L_t, U_t", text, tip));
        }
        Method::States(_) => {
            list.push(("J", name, here));
            let tip = keys::watch_the_merit_of_js_state;
            list.push(("h", number(view.merit), tip));
        }
        Method::Window(_) => {
            list.push(("n", name, here));
            if let Some(gamma) = view.window.and_then(infinite_gamma) {
                let tip = keys::watch_what_this_pass_asks_is;
                list.push(("γ", number(gamma), tip));
            } else if let Some(window) = view.window {
                let text = format!("{} … {}", number(window.lower), number(window.upper));
                let tip = keys::watch_the_window_in_maxs_eyes;
                list.push(("α … β", text, tip));
            }
            if let Some(score) = moment.score_so_far(run.nodes(), node) {
                let tip = keys::watch_the_best_of_ns_children;
                list.push(("score", number(score), tip));
            } else if view.bounds != Bounds::UNKNOWN {
                let tip = keys::watch_what_is_known_of_n;
                list.push((tr!(lang, watch_value), bounds_text(view.bounds), tip));
            }
        }
        Method::Allowance => {
            list.push(("n", name, here));
            if let Some(Bounds { lower, upper }) = view.window {
                let tip = keys::watch_the_allowances_left;
                let text = format!("{}, {}", number(lower), number(upper));
                list.push(("A, B", text, tip));
            }
        }
        Method::Numbers(counting) => {
            list.push(("n", name, here));
            let (first, _) = counting.symbols();
            let told = crate::trace::cheapest_solution::numbers(moment, node);
            let tip = keys::watch_the_numbers_of_n;
            list.push((first, counting.text(told), tip));
            if let Some(Bounds { lower, upper }) = view.window {
                let tip = keys::watch_the_thresholds_of_n;
                let (symbol, text) = match counting {
                    NumberKind::Conspiracy => ("θ", number(lower)),
                    _ => ("tp, td", format!("{}, {}", number(lower), number(upper))),
                };
                list.push((symbol, text, tip));
            }
        }
    }
}
