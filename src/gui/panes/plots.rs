//! The curves: OPEN, memory and counts of all runners over time, linked with the timeline.

use egui::text::{LayoutJob, TextFormat};
use egui::{ComboBox, TextStyle, Ui};
use egui_plot::{HLine, Legend, Line, LineStyle, Plot, PlotPoints, VLine};

use super::Pane;
use crate::game::text::{Lang, Text, t};
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::grid;
use crate::gui::icons::{self, Icon};
use crate::gui::model::Model;
use crate::gui::shell::status::group;
use crate::picture::plot::Scale;
use crate::trace::{Axis, Gauge, Series, definition};

pub struct PlotsPane {
    gauge: Gauge,
    axis: Axis,
    logarithmic: bool,
}

impl Default for PlotsPane {
    fn default() -> PlotsPane {
        PlotsPane {
            gauge: Gauge::Open,
            axis: Axis::Visits,
            logarithmic: false,
        }
    }
}

/// The names of curves.
pub fn gauge_text(gauge: Gauge) -> Text {
    match gauge {
        Gauge::Open => t("OPEN", "OPEN"),
        Gauge::Cells => t("cells", "セル"),
        Gauge::Bytes => t("bytes", "バイト"),
        Gauge::TableEntries => t("table entries", "表の項目数"),
        Gauge::RootLower => t("root lower bound", "根の下界"),
        Gauge::RootUpper => t("root upper bound", "根の上界"),
        Gauge::Threshold => t("threshold", "しきい値"),
        Gauge::Level => t("level", "段"),
        Gauge::RootProof => t("root proof number", "根の証明数"),
        Gauge::RootDisproof => t("root disproof number", "根の反証数"),
        Gauge::Visits => t("leaf evaluations", "端末評価"),
        Gauge::Leaves => t("distinct leaves", "異なる端末"),
        Gauge::Nodes => t("nodes", "節点"),
        Gauge::NodesPerSecond => t("nodes a second", "節点/秒"),
    }
}

pub fn axis_text(axis: Axis) -> Text {
    match axis {
        Axis::Seconds => t("seconds", "秒"),
        Axis::Events => t("events", "イベント"),
        Axis::Visits => t("leaves", "端末"),
        Axis::Nodes => t("nodes", "節点"),
    }
}

impl PlotsPane {
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

const AXES: [Axis; 4] = [Axis::Seconds, Axis::Events, Axis::Visits, Axis::Nodes];

impl Pane for PlotsPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        if !model.has_runs() {
            return super::empty(
                ui,
                lang.pick(
                    "Curves of OPEN and memory appear here while a search runs.",
                    "探索中のOPENと記憶の推移がここに表示されます。",
                ),
            );
        }
        ui.horizontal_wrapped(|ui| {
            choose(
                ui,
                lang.pick("curve", "曲線"),
                Gauge::ALL,
                &mut self.gauge,
                |g| gauge_text(g).get(lang),
            );
            ui.label(lang.pick("over", "横軸"));
            choose(ui, lang.pick("axis", "横軸"), AXES, &mut self.axis, |a| {
                axis_text(a).get(lang)
            });
            ui.checkbox(&mut self.logarithmic, lang.pick("log", "対数"))
                .on_hover_text(lang.pick("Logarithmic height", "縦軸を対数にする"));
            icon_help(ui, model, actions);
        });
        self.definitions(ui, model);
        self.plot(ui, model, lang, actions);
    }
}

fn choose<T: Copy + PartialEq, const N: usize>(
    ui: &mut Ui,
    name: &str,
    all: [T; N],
    now: &mut T,
    text: impl Fn(T) -> &'static str,
) {
    let combo = ComboBox::from_id_salt(name)
        .selected_text(text(*now))
        .width(120.0)
        .show_ui(ui, |ui| {
            for value in all {
                ui.selectable_value(now, value, text(value));
            }
        });
    combo
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, name));
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
    /// What the curve means for each runner; those who mean the same are named together.
    fn definitions(&self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        let mut said: Vec<(Option<&str>, Vec<usize>)> = Vec::new();
        for (i, runner) in model.runners().iter().enumerate() {
            let text = definition(self.gauge, &runner.choice).map(|text| text.get(lang));
            match said.iter_mut().find(|(known, _)| *known == text) {
                Some((_, who)) => who.push(i),
                None => said.push((text, vec![i])),
            }
        }
        let mut job = LayoutJob::default();
        let small = TextStyle::Small.resolve(ui.style());
        let weak = model.theme().palette().weak;
        let mut add = |text: &str, color| {
            job.append(text, 0.0, TextFormat::simple(small.clone(), color));
        };
        for (n, (text, who)) in said.into_iter().enumerate() {
            if n > 0 {
                add(" · ", weak);
            }
            for (k, i) in who.into_iter().enumerate() {
                if k > 0 {
                    add(lang.pick(", ", "・"), weak);
                }
                add(&model.runners()[i].choice.label(), model.runner_color(i));
            }
            add(": ", weak);
            add(
                text.unwrap_or(lang.pick("has no such curve", "この曲線はない")),
                weak,
            );
        }
        // The plot needs the room; the whole text is there when pointed at.
        let whole = job.text.replace(" · ", "\n");
        ui.add(egui::Label::new(job).truncate())
            .on_hover_text(whole);
    }

    fn plot(&self, ui: &mut Ui, model: &Model, lang: Lang, actions: &mut Vec<Action>) {
        let logarithmic = self.logarithmic;
        let height = |y: f64| if logarithmic { y.max(1.0).log10() } else { y };
        let label = |y: f64| {
            let y = if logarithmic { 10f64.powf(y) } else { y };
            if y.abs() >= 1000.0 {
                group(y.abs() as u64)
            } else {
                format!("{y:.0}")
            }
        };
        let axis = self.axis;
        let gauge = self.gauge;
        let plot = Plot::new(("curves", gauge as u8, axis as u8, logarithmic))
            .legend(Legend::default())
            .allow_scroll(false)
            .allow_drag(false)
            .allow_zoom(true)
            .x_axis_label(axis_text(axis).get(lang))
            .x_grid_spacer(grid::level)
            .y_axis_formatter(move |mark, _| label(mark.value));
        // Logarithms stand at whole powers of ten, as egui_plot puts them.
        let plot = if logarithmic {
            plot
        } else {
            plot.y_grid_spacer(grid::upright)
        };
        let response = plot.show(ui, |plot| {
            let width = plot.response().rect.width().max(50.0) as usize;
            for (i, runner) in model.runners().iter().enumerate() {
                let Some(run) = &runner.run else { continue };
                if definition(gauge, &runner.choice).is_none() {
                    continue;
                }
                let points = curve(run.series(), axis, gauge, width);
                if !points.is_empty() {
                    let points: PlotPoints<'_> =
                        points.into_iter().map(|[x, y]| [x, height(y)]).collect();
                    let line = Line::new(runner.choice.label(), points)
                        .color(model.runner_color(i))
                        .width(2.0);
                    plot.line(line);
                }
                if !model.is_live()
                    && let Some(bucket) = run.series().at_event(model.shown_event(i))
                {
                    let x = bucket.at.on(axis);
                    plot.vline(
                        VLine::new("", x)
                            .color(model.runner_color(i))
                            .style(LineStyle::dashed_loose()),
                    );
                }
            }
            if matches!(gauge, Gauge::Visits | Gauge::Leaves)
                && let Some(floor) = model.shown_problem().least_leaves()
            {
                let name = lang.pick("Knuth–Moore floor", "Knuth–Mooreの下限");
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

/// One runner's curve, thinned to `width` columns without losing peaks.
pub fn curve(series: &Series, axis: Axis, gauge: Gauge, width: usize) -> Vec<[f64; 2]> {
    let Some(last) = series.buckets().last() else {
        return Vec::new();
    };
    let columns = series.columns(axis, gauge, 0.0, last.at.on(axis), width);
    // What a search held at most in the stretch of one column is what memory it needed there.
    let peak = matches!(
        gauge,
        Gauge::Open | Gauge::Cells | Gauge::Bytes | Gauge::TableEntries
    );
    columns
        .iter()
        .map(|column| [column.x, if peak { column.max } else { column.last }])
        .collect()
}
