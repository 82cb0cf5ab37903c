//! The dial of Katoh & Ibaraki: c from α-β (c = 1) to SSS* (c = height), gathered into curves while
//! it is turned, odd and even c apart, the space condition beside it; and the order of the moves.

use crate::base::messages::{Localize, tr};
use std::sync::Arc;

use egui::{Align2, Color32, Rect, RichText, Slider, TextStyle, Ui};
use egui_plot::{Line, MarkerShape, PlotPoint, PlotPoints, Points, Text};

use crate::gui::action::{Action, UndoGroup};
use crate::gui::digits::group;
use crate::gui::grid;
use crate::gui::model::Model;
use crate::problem::{Bare, Deepening, Position, Problem};
use crate::search::Limits;
use crate::search::catalogue::{Algorithm, AlgorithmConfig};
use crate::worker::{Failure, Point, Sweep};

#[derive(Default)]
pub struct Dial {
    c: usize,
    /// The c of the session's own runner, as it was seen last: the dial stands where that does.
    of_runner: Option<usize>,
    points: Vec<Point>,
    /// For which problem the points are.
    problem: Option<Problem>,
    sweeps: Vec<Sweep>,
    /// Why points that were asked for have not come.
    failure: Option<Failure>,
    /// What has been asked for, so that nothing is searched twice.
    asked: Vec<AlgorithmConfig>,
    ordered: f64,
    /// The tree before its moves were reordered, and what came of it.
    reordered: Option<(Problem, Problem)>,
}

/// Where there is less room, the order of the moves has a row of its own.
const ROW: f32 = 720.0;
/// No point of the dial may take longer.
const PATIENCE_SECONDS: f64 = 20.0;
/// Settings of the space condition that all trees are tried with; more come from the points of the
/// depth condition.
const SPACES: [u64; 4] = [3, 6, 12, 25];

/// Where a setting of the dial lies.
#[derive(Clone, Copy)]
struct Row {
    c: u64,
    leaves: f64,
    cells: f64,
}

impl Dial {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let height = model.tree().map_or(1, |tree| tree.height()).clamp(1, 64);
        self.follow_runner(model);
        self.c = self.c.clamp(1, height);
        self.keep_up(model);
        self.gather(model, ui.ctx());
        let one_row = ui.available_width() > ROW;
        ui.horizontal_wrapped(|ui| {
            ui.label("c");
            let before = self.c;
            ui.spacing_mut().slider_width = 160.0;
            let slider = ui
                .add(Slider::new(&mut self.c, 1..=height))
                .on_hover_text(tr!(lang, watch_1_is_alpha_beta_the));
            slider.widget_info(|| {
                egui::WidgetInfo::slider(true, self.c as f64, tr!(lang, watch_dial_c))
            });
            if slider.changed() {
                super::run_recursive(model, by_depth(self.c), actions);
                // Where the dial stood belongs to the curve, too.
                self.ask(model, vec![by_depth(before), by_depth(self.c)], ui.ctx());
            }
            self.all(ui, model, height);
            if one_row {
                ui.separator();
                self.order(ui, model, actions);
            }
        });
        if !one_row {
            ui.horizontal(|ui| self.order(ui, model, actions));
        }
        if let Some(failure) = &self.failure {
            ui.colored_label(model.theme().palette().bad, failure.localize(lang));
        }
        if self.points.is_empty() && self.sweeps.is_empty() {
            let words = tr!(lang, watch_c_is_how_many_levels);
            return crate::gui::panes::empty(ui, words);
        }
        if self.points.is_empty() {
            return;
        }
        key(ui, model);
        ui.columns(2, |columns| {
            self.leaves_over_c(&mut columns[0], model);
            self.leaves_against_cells(&mut columns[1], model);
        });
    }

    /// Whoever has set c elsewhere finds it set here.
    fn follow_runner(&mut self, model: &Model) {
        let mut runners = model.runners().iter();
        let set = runners.find_map(|runner| depth_of(&runner.choice));
        if set != self.of_runner {
            self.of_runner = set;
            self.c = set.unwrap_or(self.c);
        }
    }

    /// Another problem: nothing that was gathered holds.
    fn keep_up(&mut self, model: &Model) {
        let now = model.problem();
        if self.problem.as_ref() == Some(now) {
            return;
        }
        let ours = self.reordered.as_ref().is_some_and(|(_, new)| new == now);
        if !ours {
            self.reordered = None;
            self.ordered = match &now.position {
                Position::Tree(Bare::Random(recipe)) => recipe.ordered,
                _ => 0.5,
            };
        }
        self.problem = Some(now.clone());
        self.points.clear();
        self.asked.clear();
        self.sweeps.clear();
        self.failure = None;
    }

    /// Takes in what has arrived. A point of the depth condition asks for one of the space
    /// condition that may use as many cells a level.
    fn gather(&mut self, model: &Model, ctx: &egui::Context) {
        let mut new = Vec::new();
        for sweep in &mut self.sweeps {
            new.extend(sweep.poll());
            if let Some(failure) = sweep.failure() {
                self.failure = Some(failure.clone());
            }
        }
        self.sweeps.retain(|sweep| sweep.left() > 0);
        let also = new
            .iter()
            .filter(|point| !is_by_space(&point.choice) && point.stopped_by.is_none())
            .filter_map(|point| point.counts.max_cells.map(by_space))
            .collect();
        self.points.extend(new);
        if self.failure.is_some() && self.sweeps.is_empty() {
            self.forget_unanswered();
        }
        self.ask(model, also, ctx);
    }

    /// Has these searched, unless they have been.
    fn ask(&mut self, model: &Model, mut choices: Vec<AlgorithmConfig>, ctx: &egui::Context) {
        choices.retain(|choice| !self.asked.contains(choice));
        if choices.is_empty() {
            return;
        }
        self.asked.extend(choices.iter().cloned());
        let limits = Limits {
            seconds: Some(PATIENCE_SECONDS),
            ..model.session().limits
        };
        let ctx = ctx.clone();
        self.sweeps.push(Sweep::start(
            model.problem().clone(),
            choices,
            limits,
            Arc::new(move || ctx.request_repaint()),
        ));
    }

    /// Every c at once, or an end to it.
    fn all(&mut self, ui: &mut Ui, model: &Model, height: usize) {
        let lang = model.lang();
        let all = ui
            .add_enabled(
                self.sweeps.is_empty(),
                egui::Button::new(tr!(lang, watch_all_c)),
            )
            .on_hover_text(tr!(lang, watch_runs_every_c_from_1));
        if all.clicked() {
            let spaces = SPACES.into_iter().map(by_space);
            let choices = (1..=height).map(by_depth).chain(spaces).collect();
            self.failure = None;
            self.ask(model, choices, ui.ctx());
        }
        let left: usize = self.sweeps.iter().map(Sweep::left).sum();
        if left > 0 {
            ui.spinner();
            ui.weak(tr!(lang, watch_to_go, left));
            let cancel = ui
                .button(tr!(lang, watch_cancel))
                .on_hover_text(tr!(lang, watch_keeps_what_has_arrived));
            if cancel.clicked() {
                self.sweeps.clear();
                self.forget_unanswered();
            }
        }
    }

    /// What has not come may be asked for again.
    fn forget_unanswered(&mut self) {
        let points = &self.points;
        self.asked
            .retain(|choice| points.iter().any(|p| p.choice == *choice));
    }

    /// From the worst order of moves to the best.
    fn order(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let Position::Tree(_) = &model.problem().position else {
            ui.weak(tr!(lang, watch_move_order_see_algorithms))
                .on_hover_text(tr!(lang, watch_a_games_moves_are_put));
            return;
        };
        ui.label(tr!(lang, watch_move_order_worst));
        let slider = ui
            .add(Slider::new(&mut self.ordered, 0.0..=1.0).show_value(false))
            .on_hover_text(tr!(lang, watch_left_worst_move_first_middle));
        slider.widget_info(|| {
            egui::WidgetInfo::slider(true, self.ordered, tr!(lang, watch_move_order_question))
        });
        ui.label(tr!(lang, watch_best));
        if !slider.changed() {
            return;
        }
        let original = match &self.reordered {
            Some((original, _)) => original.clone(),
            None => model.problem().clone(),
        };
        if let Some(position) = original.position.with_order(self.ordered) {
            let problem = Problem {
                position,
                ..original.clone()
            };
            self.reordered = Some((original, problem.clone()));
            actions.push(Action::Edit {
                problem,
                group: Some(UndoGroup::Dial),
            });
            actions.push(Action::Run);
        }
    }

    /// What was gathered under one condition, by c.
    fn rows(&self, space: bool, keep: impl Fn(u64) -> bool) -> Vec<Row> {
        let mut rows: Vec<Row> = self
            .points
            .iter()
            .filter(|p| p.stopped_by.is_none() && is_by_space(&p.choice) == space)
            .filter_map(|p| {
                let c: u64 = p.choice.set.get("c")?.parse().ok()?;
                keep(c).then_some(Row {
                    c,
                    leaves: p.counts.visits as f64,
                    cells: p.counts.max_cells? as f64,
                })
            })
            .collect();
        rows.sort_by_key(|row| row.c);
        rows
    }

    fn leaves_over_c(&self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        grid::plot("leaves over c", model.theme())
            .include_y(0.0)
            .x_axis_label("c")
            .y_axis_label(tr!(lang, watch_leaves_dial))
            .x_grid_spacer(grid::level)
            .x_axis_formatter(|mark, _| format!("{:.0}", mark.value))
            .y_grid_spacer(grid::upright)
            .y_axis_formatter(|mark, _| group(mark.value.max(0.0) as u64, lang))
            .show(ui, |plot| {
                for (name, odd, i) in [
                    (tr!(lang, watch_even_c), 0, 0),
                    (tr!(lang, watch_odd_c), 1, 1),
                ] {
                    let rows = self.rows(false, |c| c % 2 == odd);
                    let points: Vec<[f64; 2]> =
                        rows.iter().map(|r| [r.c as f64, r.leaves]).collect();
                    let color = model.runner_color(i);
                    plot.line(Line::new(name, PlotPoints::from(points.clone())).color(color));
                    plot.points(
                        Points::new(name, PlotPoints::from(points))
                            .radius(3.5)
                            .color(color),
                    );
                }
            });
    }

    fn leaves_against_cells(&self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        let small = TextStyle::Small.resolve(ui.style());
        let painter = ui.painter().clone();
        let size_of = |words: &str| {
            let ink = Color32::PLACEHOLDER;
            (painter.layout_no_wrap(words.to_owned(), small.clone(), ink)).size()
        };
        grid::plot("leaves against cells", model.theme())
            .include_y(0.0)
            .x_axis_label(tr!(lang, watch_most_cells_log))
            .y_axis_label(tr!(lang, watch_leaves_dial))
            .x_grid_spacer(grid::level_logarithms)
            .x_axis_formatter(|mark, _| grid::of_logarithm(mark.value, lang))
            .y_grid_spacer(grid::upright)
            .y_axis_formatter(|mark, _| group(mark.value.max(0.0) as u64, lang))
            .show(ui, |plot| {
                let series = [
                    (
                        tr!(lang, watch_even_c),
                        self.rows(false, |c| c % 2 == 0),
                        MarkerShape::Circle,
                        0,
                    ),
                    (
                        tr!(lang, watch_odd_c),
                        self.rows(false, |c| c % 2 == 1),
                        MarkerShape::Circle,
                        1,
                    ),
                    (
                        tr!(lang, watch_space_condition),
                        self.rows(true, |_| true),
                        MarkerShape::Square,
                        2,
                    ),
                ];
                let mut taken = Vec::new();
                let frame = plot.response().rect;
                for (name, mut rows, shape, i) in series {
                    let order = |a: &Row, b: &Row| {
                        let cells = a.cells.total_cmp(&b.cells);
                        cells.then(a.leaves.total_cmp(&b.leaves))
                    };
                    rows.sort_by(order);
                    let at = |row: &Row| [row.cells.max(1.0).log10(), row.leaves];
                    let mut points: Vec<[f64; 2]> = rows.iter().map(at).collect();
                    // A line through one point twice has no direction there.
                    points.dedup();
                    let color = model.runner_color(i);
                    // Of settings with as many cells it goes through the best, not up and down.
                    let mut best = points.clone();
                    best.dedup_by_key(|point| point[0]);
                    plot.line(Line::new(name, PlotPoints::from(best)).color(color));
                    plot.points(
                        Points::new(name, PlotPoints::from(points))
                            .radius(4.0)
                            .shape(shape)
                            .color(color),
                    );
                    if shape != MarkerShape::Circle {
                        continue;
                    }
                    // Which c it was, beside its point: of both kinds on sides of their own, and
                    // one word for settings that come to the same. None lies on another or
                    // leaves the frame.
                    let right = [Align2::LEFT_BOTTOM, Align2::LEFT_TOP];
                    let left = [Align2::RIGHT_BOTTOM, Align2::RIGHT_TOP];
                    let anchors = [right[i], right[1 - i], left[1 - i], left[i]];
                    for same in rows.chunk_by(|a, b| at(a) == at(b)) {
                        let [x, y] = at(&same[0]);
                        let settings: Vec<String> =
                            same.iter().map(|row| row.c.to_string()).collect();
                        let words = format!(" {} ", settings.join(", "));
                        let at = plot.screen_from_plot(PlotPoint::new(x, y));
                        let size = size_of(&words);
                        let rects = anchors.map(|anchor| (anchor, anchor.anchor_size(at, size)));
                        let is_free = |rect: &Rect| {
                            let is_on_another = |other: &Rect| other.intersects(*rect);
                            frame.contains_rect(*rect) && !taken.iter().any(is_on_another)
                        };
                        if let Some((anchor, rect)) = rects.into_iter().find(|(_, r)| is_free(r)) {
                            taken.push(rect);
                            let c = Text::new(name, PlotPoint::new(x, y), words);
                            plot.text(c.anchor(anchor).color(color));
                        }
                    }
                }
            });
    }
}

/// What the marks of both plots mean, outside of them: inside, it would lie on the points.
fn key(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    ui.horizontal_wrapped(|ui| {
        for (i, mark, name) in [
            (0, "●", tr!(lang, watch_even_c)),
            (1, "●", tr!(lang, watch_odd_c)),
            (2, "■", tr!(lang, watch_space_condition)),
        ] {
            let text = RichText::new(format!("{mark} {name}")).small();
            ui.label(text.color(model.runner_color(i)));
        }
    });
}

fn by_depth(c: usize) -> AlgorithmConfig {
    AlgorithmConfig::new("recursive-sss").with("c", c)
}

fn by_space(c: u64) -> AlgorithmConfig {
    let choice = AlgorithmConfig::new("recursive-sss").with("cond", "space");
    choice.with("c", c)
}

/// The c of a recursive SSS* that goes by depth alone.
fn depth_of(choice: &AlgorithmConfig) -> Option<usize> {
    let set = choice.parameters();
    let goes_by_depth = choice.algorithm() == Some(Algorithm::Recursive)
        && set.get("cond").is_some_and(|cond| cond == "depth")
        && !set.contains_key("memory");
    set.get("c").filter(|_| goes_by_depth)?.parse().ok()
}

fn is_by_space(choice: &AlgorithmConfig) -> bool {
    choice.set.get("cond").map(String::as_str) == Some("space")
}
