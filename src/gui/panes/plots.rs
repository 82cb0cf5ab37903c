//! The curves: OPEN, memory and counts of all runners over time, linked with the timeline.

use crate::base::messages::{Lang, tr};
use egui::{RichText, ScrollArea, Ui, vec2};
use egui_plot::{HLine, LineStyle, PlotPoint, PlotPoints, Points, VLine};

use super::Pane;
use crate::explain::why::Method;
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::curves::{axis_text, drawn, gauge_text, is_peak, steps_until};
use crate::gui::digits::group;
use crate::gui::grid;
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Model, Run};
use crate::gui::pane_tool::PaneTool;
use crate::gui::shell::drop_down::DropDown;
use crate::gui::shell::focus::Follows;
use crate::gui::theme;
use crate::gui::tree_view::by_numbers;
use crate::picture::plot::Scale;
use crate::picture::ticks;
use crate::problem::Value;
use crate::trace::{Axis, Gauge, definition};

pub struct PlotsPane {
    gauge: Gauge,
    axis: Axis,
    /// Somebody has chosen them; until then they are what suits the searches.
    is_chosen: bool,
    logarithmic: bool,
    /// Runners whose curves were switched off, by their names.
    hidden: Vec<String>,
}

/// The key beside the plot, in sizes of the body's type: at least, and at most.
const LEAST_KEY: f32 = 13.0;
const MOST_KEY: f32 = 21.0;
/// A pane narrower than so many has no room beside its plot.
const NARROW: f32 = 34.0;
/// One lower than so many has no room for what the curves mean.
const LOW: f32 = 9.0;
/// The lowest plot whose axes and curves are told apart.
const LEAST_PLOT: f32 = 5.5;

impl Default for PlotsPane {
    fn default() -> PlotsPane {
        PlotsPane {
            gauge: Gauge::Open,
            axis: Axis::Visits,
            is_chosen: false,
            logarithmic: false,
            hidden: Vec::new(),
        }
    }
}

impl PlotsPane {
    /// From a linear height to a logarithmic one, or back.
    pub fn switch_scale(&mut self) {
        self.logarithmic = !self.logarithmic;
    }

    /// Which curve is shown, over what, and how its height is measured.
    pub fn shown(&self) -> (Gauge, Axis, Scale) {
        let scale = if self.logarithmic {
            Scale::Log
        } else {
            Scale::Linear
        };
        (self.gauge, self.axis, scale)
    }
}

/// What one wants to see first: a proof search expands much before it sees a leaf, and its root's
/// number tells its story.
fn usual(model: &Model) -> (Gauge, Axis) {
    if model.runners().iter().all(by_numbers) {
        (Gauge::RootProof, Axis::Nodes)
    } else {
        (Gauge::Open, Axis::Visits)
    }
}

/// How wide the boxes are from which a curve and its axis are chosen.
const WIDTH: f32 = 120.0;
const AXES: [Axis; 4] = [Axis::Seconds, Axis::Events, Axis::Visits, Axis::Nodes];

impl Pane for PlotsPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        if !model.has_runs() {
            let lang = model.lang();
            return super::empty(ui, tr!(lang, watch_curves_of_open_and_memory));
        }
        // A plot that has no room below the controls is scrolled to.
        ScrollArea::vertical()
            .id_salt("curves")
            .auto_shrink([false, false])
            .show_following(ui, |ui| self.curves(ui, model, actions));
    }
}

impl PlotsPane {
    fn curves(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        if !self.is_chosen {
            (self.gauge, self.axis) = usual(model);
        }
        let before = (self.gauge, self.axis);
        ui.horizontal_wrapped(|ui| {
            DropDown::new(tr!(lang, watch_curve)).width(WIDTH).values(
                ui,
                &Gauge::ALL,
                &mut self.gauge,
                |gauge| gauge_text(gauge).get(lang),
            );
            ui.label(tr!(lang, watch_over));
            DropDown::new(tr!(lang, watch_axis)).width(WIDTH).values(
                ui,
                &AXES,
                &mut self.axis,
                |axis| axis_text(axis).get(lang),
            );
            let log = PaneTool::LogCurves;
            ui.checkbox(&mut self.logarithmic, log.name().get(lang))
                .on_hover_text(log.tip().get(lang));
            icon_help(ui, model, actions);
        });
        self.is_chosen |= before != (self.gauge, self.axis);
        let letter = theme::body_size(model.presentation());
        let room = ui.available_size().max(vec2(0.0, LEAST_PLOT * letter));
        let low = room.y < LOW * letter;
        if room.x < NARROW * letter && low {
            self.short_key(ui, model);
            let room = ui.available_size().max(vec2(0.0, LEAST_PLOT * letter));
            ui.allocate_ui(room, |ui| self.plot(ui, model, lang, actions));
            return;
        }
        if room.x < NARROW * letter {
            ScrollArea::vertical()
                .id_salt("key")
                .max_height(0.4 * room.y)
                .show(ui, |ui| self.key(ui, model));
            return self.plot(ui, model, lang, actions);
        }
        let key = (0.28 * room.x).clamp(LEAST_KEY * letter, MOST_KEY * letter);
        ui.horizontal_top(|ui| {
            let plot = vec2(room.x - key - ui.spacing().item_spacing.x, room.y);
            ui.allocate_ui(plot, |ui| self.plot(ui, model, lang, actions));
            ui.vertical(|ui| {
                ScrollArea::vertical()
                    .id_salt("key")
                    .auto_shrink([false, false])
                    .max_height(room.y)
                    .show(ui, |ui| match low {
                        true => self.short_key(ui, model),
                        false => self.key(ui, model),
                    });
            });
        });
    }
}

/// The page "what is counted", one click away.
fn icon_help(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let command = Command::WhatIsCounted;
    let name = command.describe().name.get(model.lang());
    if icons::button(ui, Icon::Question, name, true).clicked() {
        actions.push(Action::Command(command));
    }
}

impl PlotsPane {
    /// Whose the curves are, in a row; what they mean is told to who points at a name.
    fn short_key(&mut self, ui: &mut Ui, model: &Model) {
        ui.horizontal_wrapped(|ui| {
            for (i, runner) in model.runners().iter().enumerate() {
                let meaning = definition(self.gauge, &runner.choice);
                let check = self.switch(ui, model, i, meaning.is_some());
                if let Some(meaning) = meaning {
                    check.on_hover_text(meaning.get(model.lang()));
                }
            }
        });
    }

    /// Which curve is whose, to be switched on and off, and what it means; those that mean the same
    /// stand together.
    fn key(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        let mut said: Vec<(Option<&str>, Vec<usize>)> = Vec::new();
        for (i, runner) in model.runners().iter().enumerate() {
            let text = definition(self.gauge, &runner.choice).map(|text| text.get(lang));
            match said.iter_mut().find(|(known, _)| *known == text) {
                Some((_, who)) => who.push(i),
                None => said.push((text, vec![i])),
            }
        }
        let quiet = |ui: &mut Ui, text: &str| {
            let color = model.theme().palette().weak;
            let text = RichText::new(text).small().color(color);
            ui.add(egui::Label::new(text).wrap())
        };
        for (text, who) in said {
            ui.horizontal_wrapped(|ui| {
                for &i in &who {
                    self.switch(ui, model, i, text.is_some());
                }
            });
            let text = text.unwrap_or(tr!(lang, watch_has_no_such_curve));
            quiet(ui, text).widget_info(|| {
                let names: Vec<String> = (who.iter())
                    .map(|&i| model.runners()[i].label_in(model.lang()))
                    .collect();
                let names = names.join(tr!(lang, watch_plots_form));
                egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{names}: {text}"))
            });
        }
        if is_peak(self.gauge) && !model.is_live() {
            quiet(ui, tr!(lang, watch_curve_the_most_at_each));
        }
        if self.axis == Axis::Seconds && tells_no_times(model) {
            quiet(ui, tr!(lang, watch_an_event_file_tells_no));
        }
        if let Some(floor) = self.floor(model) {
            let floor = group(floor as u64, lang);
            ui.label(RichText::new(format!("┄ {floor}")).small().strong());
            quiet(ui, tr!(lang, watch_knuth_moore_floor_no_search));
        }
    }

    fn switch(&mut self, ui: &mut Ui, model: &Model, i: usize, has_curve: bool) -> egui::Response {
        let lang = model.lang();
        let label = model.runners()[i].label_in(model.lang());
        let mut on = !self.hidden.contains(&label);
        let name = RichText::new(&label).strong().color(model.runner_color(i));
        let check = ui
            .add_enabled(has_curve, egui::Checkbox::new(&mut on, name))
            .on_hover_text(tr!(lang, watch_show_this_curve_or_hide));
        check.widget_info(|| {
            let name = tr!(lang, watch_curve_of, label = &label);
            egui::WidgetInfo::selected(egui::Role::CheckBox, has_curve, on, name)
        });
        if check.changed() {
            if on {
                self.hidden.retain(|hidden| *hidden != label);
            } else {
                self.hidden.push(label);
            }
        }
        check
    }

    /// The fewest leaves with which any search could do, where that is known and of interest.
    fn floor(&self, model: &Model) -> Option<f64> {
        matches!(self.gauge, Gauge::Visits | Gauge::Leaves)
            .then(|| model.shown_problem().least_leaves())?
    }

    fn plot(&self, ui: &mut Ui, model: &Model, lang: Lang, actions: &mut Vec<Action>) {
        let logarithmic = self.logarithmic;
        let height = |y: f64| if logarithmic { y.max(1.0).log10() } else { y };
        let label = move |y: f64| match logarithmic {
            true => grid::of_logarithm(y, lang),
            false => whole_number(y, lang),
        };
        let axis = self.axis;
        let gauge = self.gauge;
        let plot = grid::plot(
            ("curves", gauge as u8, axis as u8, logarithmic),
            model.theme(),
        )
        .allow_drag(false)
        .allow_zoom(true)
        .x_grid_spacer(match axis {
            Axis::Seconds => grid::seconds,
            Axis::Events | Axis::Visits | Axis::Nodes => grid::level,
        })
        .x_axis_formatter(move |mark, _| match axis {
            Axis::Seconds => ticks::written(mark.value, mark.step_size),
            Axis::Events | Axis::Visits | Axis::Nodes => whole_number(mark.value, lang),
        })
        .y_axis_formatter(move |mark, _| label(mark.value));
        // Amounts are seen in full; where values of the game lie is nobody's business but theirs.
        let of_the_game = matches!(
            gauge,
            Gauge::RootLower | Gauge::RootUpper | Gauge::Threshold
        );
        let plot = match of_the_game {
            true => plot,
            false => plot.include_y(0.0),
        };
        // What a lesson asks for is not answered here: its curves end where the trees stand.
        let secret = model.keeps_outcome_secret();
        let until = |i: usize| match secret {
            true => model.shown_event(i),
            false => u64::MAX,
        };
        // A curve of one point has no width of its own.
        let ends = model
            .runners()
            .iter()
            .enumerate()
            .filter_map(|(i, runner)| {
                let run = runner.run.as_ref()?;
                match secret {
                    true => moment_on(model, i, run, axis),
                    false => Some(run.series().buckets().last()?.at.on(axis)),
                }
            });
        let begun = ends.fold(0.0, f64::max) > 0.0;
        let plot = plot.include_x(0.0).include_x(if begun { 0.0 } else { 1.0 });
        let plot = plot.y_grid_spacer(match logarithmic {
            true => grid::upright_logarithms,
            false => grid::upright,
        });
        let response = plot.show(ui, |plot| {
            let width = plot.response().rect.width().max(50.0) as usize;
            for (i, runner) in model.runners().iter().enumerate() {
                let Some(run) = &runner.run else { continue };
                let label = runner.label_in(model.lang());
                if definition(gauge, &runner.choice).is_none() || self.hidden.contains(&label) {
                    continue;
                }
                let now = moment_on(model, i, run, axis).zip(value_now(run, gauge));
                let mut points = steps_until(run.series(), axis, gauge, width, until(i));
                if let Some((x, y)) = now.filter(|_| secret)
                    && let Some(&[_, last]) = points.last()
                {
                    points.extend([[x, last], [x, y]]);
                }
                if !points.is_empty() {
                    let points: PlotPoints<'_> =
                        points.into_iter().map(|[x, y]| [x, height(y)]).collect();
                    plot.line(drawn(label, points, model.runner_color(i)));
                }
                if !model.is_live()
                    && let Some(x) = moment_on(model, i, run, axis)
                {
                    plot.vline(
                        VLine::new("", x)
                            .color(model.runner_color(i))
                            .style(LineStyle::dashed_loose()),
                    );
                }
                // One place of the axis holds many moments: this is the one the trees show.
                if let Some((x, y)) = now.filter(|_| secret || !model.is_live()) {
                    let (color, at) = (model.runner_color(i), [x, height(y)]);
                    let dot = Points::new("", PlotPoints::from(vec![at]));
                    plot.points(dot.radius(4.5).color(color));
                    if !secret {
                        let text = format!(" {}", whole_number(y, lang));
                        let number = egui_plot::Text::new("", PlotPoint::from(at), text);
                        plot.text(number.anchor(egui::Align2::LEFT_BOTTOM).color(color));
                    }
                }
            }
            if let Some(floor) = self.floor(model) {
                let name = tr!(lang, watch_knuth_moore_floor);
                plot.hline(HLine::new(name, height(floor)).style(LineStyle::dotted_dense()));
            }
            plot.pointer_coordinate()
        });
        // A click in the plot shows that moment.
        if response.response.clicked()
            && let Some(point) = response.inner
        {
            let runner = model.active_runner();
            if let Some(run) = model.active_run() {
                let buckets = run.series().buckets();
                let k = buckets.partition_point(|b| b.at.on(axis) < point.x);
                if let Some(bucket) = buckets.get(k) {
                    actions.push(Action::Seek {
                        runner,
                        event: bucket.at.events,
                    });
                }
            }
        }
    }
}

/// Whether a run was read from a file, which knows what came after what, but not when.
fn tells_no_times(model: &Model) -> bool {
    let runs = model.runs();
    let mut ends = runs.filter_map(|run| run.series().buckets().last());
    ends.any(|end| end.at.events > 0 && end.at.seconds == 0.0)
}

/// Where the moment that is shown of a runner stands on an axis.
fn moment_on(model: &Model, runner: usize, run: &Run, axis: Axis) -> Option<f64> {
    let event = model.shown_event(runner);
    let bucket = run.series().at_event(event)?;
    // Samples are taken between events; the clock knows where the moment is.
    Some(match axis {
        Axis::Events => event as f64,
        Axis::Visits => run.work_at(event).evaluations as f64,
        Axis::Seconds | Axis::Nodes => bucket.at.on(axis),
    })
}

/// What a curve is worth at the moment that is shown: the caption's number where there is one.
fn value_now(run: &Run, gauge: Gauge) -> Option<f64> {
    let (now, whole) = (&run.moment().now, run.is_whole());
    let root = run.moment().root();
    let value = |value: Value| value.is_finite().then(|| f64::from(value.get()));
    match gauge {
        Gauge::NodesPerSecond => None,
        Gauge::Open if whole => Some(run.open_now() as f64),
        Gauge::Leaves if whole => Some(now.tally.leaves as f64),
        Gauge::Visits => Some(run.work_at(now.events as u64).evaluations as f64),
        Gauge::RootLower if !matches!(run.method(), Method::Numbers(_)) => value(root.lower),
        Gauge::RootUpper if !matches!(run.method(), Method::Numbers(_)) => value(root.upper),
        _ => {
            let bucket = run.series().at_event(now.events as u64)?;
            Some(bucket.span(gauge)?.last as f64)
        }
    }
}

fn whole_number(y: f64, lang: Lang) -> String {
    let sign = if y < 0.0 { "−" } else { "" };
    format!("{sign}{}", group(y.abs().round() as u64, lang))
}
