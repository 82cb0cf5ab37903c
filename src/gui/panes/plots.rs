//! The curves: OPEN, memory and counts of all runners over time, linked with the timeline.

use egui::{ComboBox, RichText, Ui};
use egui_plot::{HLine, Legend, Line, LineStyle, Plot, PlotPoints, VLine};

use super::Pane;
use crate::game::text::{Lang, Text, t};
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::shell::status::group;
use crate::trace::{Axis, Gauge, Series};

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

/// The names of curves, and which definition they show.
pub fn gauge_text(gauge: Gauge) -> (Text, Text) {
    match gauge {
        Gauge::Open => (
            t("OPEN", "OPEN"),
            t(
                "Nodes waiting to be searched: OPEN of all levels with dormant members; in depth-first searches the generated siblings along the path.",
                "探索を待つ節点: 全段のOPEN(休眠を含む)。縦型探索では路に沿った未探索の兄弟。",
            ),
        ),
        Gauge::Cells => (
            t("cells", "セル"),
            t(
                "Nodes held in memory (MAX CELL is the peak): path and children in depth-first searches, entries and path in table searches.",
                "記憶している節点(最大値がMAX CELL)。縦型探索では路とその子、表探索では項目と路。",
            ),
        ),
        Gauge::Bytes => (
            t("bytes", "バイト"),
            t(
                "Capacity of cells, heap, table and stacks.",
                "セル・ヒープ・表・スタックの確保量。",
            ),
        ),
        Gauge::TableEntries => (
            t("table entries", "表の項目数"),
            t("Entries of the transposition table.", "置換表の項目数。"),
        ),
        Gauge::RootLower => (
            t("root lower bound", "根の下界"),
            t("L_b of the root.", "根の L_b。"),
        ),
        Gauge::RootUpper => (
            t("root upper bound", "根の上界"),
            t("U_b of the root.", "根の U_b。"),
        ),
        Gauge::Threshold => (
            t("threshold", "しきい値"),
            t(
                "γ of the pass, θ or depth of the iteration.",
                "パスのγ、反復のθや深さ。",
            ),
        ),
        Gauge::Level => (
            t("level", "段"),
            t(
                "Recursion level, pass or iteration.",
                "再帰の段、パスや反復の番号。",
            ),
        ),
        Gauge::Visits => (
            t("leaf evaluations", "端末評価"),
            t("Repeated ones included.", "繰り返しを含む。"),
        ),
        Gauge::Leaves => (
            t("distinct leaves", "異なる端末"),
            t(
                "Where the algorithm knows them.",
                "探索法が把握している場合。",
            ),
        ),
        Gauge::Nodes => (
            t("nodes", "節点"),
            t(
                "Leaf evaluations and inner nodes, repeats included.",
                "端末評価と中間節点(繰り返しを含む)。",
            ),
        ),
        Gauge::NodesPerSecond => (
            t("nodes a second", "節点/秒"),
            t("Speed of the search.", "探索の速さ。"),
        ),
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
                |g| gauge_text(g).0.get(lang),
            );
            ui.label(lang.pick("over", "横軸"));
            choose(ui, lang.pick("axis", "横軸"), AXES, &mut self.axis, |a| {
                axis_text(a).get(lang)
            });
            ui.checkbox(&mut self.logarithmic, lang.pick("log", "対数"))
                .on_hover_text(lang.pick("Logarithmic height", "縦軸を対数にする"));
            let (_, definition) = gauge_text(self.gauge);
            ui.add(egui::Label::new(RichText::new(definition.get(lang)).small().weak()).truncate())
                .on_hover_text(definition.get(lang));
        });
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

impl PlotsPane {
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
        let response = Plot::new(("curves", gauge as u8, axis as u8, logarithmic))
            .legend(Legend::default())
            .allow_scroll(false)
            .allow_drag(false)
            .allow_zoom(true)
            .x_axis_label(axis_text(axis).get(lang))
            .y_axis_formatter(move |mark, _| label(mark.value))
            .show(ui, |plot| {
                let width = plot.response().rect.width().max(50.0) as usize;
                for (i, runner) in model.runners().iter().enumerate() {
                    let Some(run) = &runner.run else { continue };
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
