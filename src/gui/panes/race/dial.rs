//! The dial of paper 000: c from α-β (c = 1) to SSS* (c = height), gathered into curves while it
//! is turned, odd and even c apart, the space condition beside it; and the order of the moves.

use std::sync::Arc;

use egui::{Slider, Ui};
use egui_plot::{Legend, Line, MarkerShape, Plot, PlotPoints, Points};

use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::shell::status::group;
use crate::problem::{Bare, GameTree, Position, Problem};
use crate::search::Limits;
use crate::search::catalogue::Choice;
use crate::worker::{Point, Sweep};

#[derive(Default)]
pub struct Dial {
    c: usize,
    points: Vec<Point>,
    /// For which problem the points are.
    problem: Option<Problem>,
    sweep: Option<Sweep>,
    ordered: f64,
    /// The tree before its moves were reordered.
    unordered: Option<Problem>,
}

/// No point of the dial may take longer.
const PATIENCE_SECONDS: f64 = 20.0;

impl Dial {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let height = model.tree().map_or(1, |tree| tree.height()).clamp(1, 64);
        if self.problem.as_ref() != Some(model.problem()) {
            self.problem = Some(model.problem().clone());
            self.points.clear();
            self.sweep = None;
            self.c = self.c.clamp(1, height);
        }
        if let Some(sweep) = &mut self.sweep {
            self.points.extend(sweep.poll());
            if sweep.left() == 0 {
                self.sweep = None;
            }
        }
        ui.horizontal_wrapped(|ui| {
            ui.label("c");
            ui.spacing_mut().slider_width = 160.0;
            let slider = ui
                .add(Slider::new(&mut self.c, 1..=height))
                .on_hover_text(lang.pick(
                    "1 is α-β, the height of the tree is SSS*; the recursive runner follows",
                    "1でα-β、木の高さでSSS*。再帰型SSS*の走者が従う",
                ));
            slider.widget_info(|| {
                egui::WidgetInfo::slider(true, self.c as f64, lang.pick("dial c", "目盛りc"))
            });
            if slider.changed() {
                self.turn(model, actions);
            }
            let all = lang.pick("All c", "すべてのc");
            if ui
                .add_enabled(self.sweep.is_none(), egui::Button::new(all))
                .clicked()
            {
                self.sweep_all(model, height, ui.ctx());
            }
            if let Some(sweep) = &self.sweep {
                ui.spinner();
                ui.weak(lang.pick(
                    format!("{} to go", sweep.left()),
                    format!("残り{}", sweep.left()),
                ));
                if ui.button(lang.pick("Cancel", "中止")).clicked() {
                    self.sweep = None;
                }
            }
            ui.separator();
            self.order(ui, model, actions);
        });
        ui.columns(2, |columns| {
            self.leaves_over_c(&mut columns[0], model);
            self.leaves_against_cells(&mut columns[1], model);
        });
    }

    /// The recursive runner takes the new c, and everything is run again.
    fn turn(&self, model: &Model, actions: &mut Vec<Action>) {
        let choice = Choice::new("recursive-sss").with("c", self.c);
        let there = model
            .runners()
            .iter()
            .position(|r| r.choice.id == "recursive-sss");
        actions.push(match there {
            Some(i) => Action::SetRunner(i, choice),
            None => Action::AddRunner(choice),
        });
        actions.push(Action::Run);
    }

    fn sweep_all(&mut self, model: &Model, height: usize, ctx: &egui::Context) {
        let by_depth = (1..=height).map(|c| Choice::new("recursive-sss").with("c", c));
        let spaces = [3u64, 6, 12, 25, 50, 100, 200, 500, 1000, 5000];
        let by_space = spaces.into_iter().map(|c| {
            Choice::new("recursive-sss")
                .with("cond", "space")
                .with("c", c)
        });
        self.points.clear();
        let limits = Limits {
            seconds: Some(PATIENCE_SECONDS),
            ..model.session().limits
        };
        let ctx = ctx.clone();
        let choices = by_depth.chain(by_space).collect();
        self.sweep = Some(Sweep::start(
            model.problem().clone(),
            choices,
            limits,
            Arc::new(move || ctx.request_repaint()),
        ));
    }

    /// From the worst order of moves to the best.
    fn order(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let Position::Tree(bare) = &model.problem().position else {
            return;
        };
        ui.label(lang.pick("move order", "手の順序"));
        if self.unordered.is_none() {
            self.ordered = 0.5;
        }
        let slider = ui
            .add(Slider::new(&mut self.ordered, 0.0..=1.0).fixed_decimals(2))
            .on_hover_text(lang.pick(
                "0 worst move first · 0.5 as they come · 1 best move first",
                "0 最悪手から · 0.5 元のまま · 1 最善手から",
            ));
        slider.widget_info(|| {
            egui::WidgetInfo::slider(true, self.ordered, lang.pick("move order", "手の順序"))
        });
        if slider.changed() {
            let original = self
                .unordered
                .get_or_insert_with(|| model.problem().clone());
            let position = match (&original.position, bare) {
                (Position::Tree(Bare::Random(recipe)), _) => {
                    let recipe = crate::game::tree::RandomTree {
                        ordered: self.ordered,
                        ..recipe.clone()
                    };
                    Position::Tree(Bare::Random(recipe))
                }
                (Position::Tree(Bare::Written(tree)), _) => {
                    Position::Tree(Bare::Written(Arc::new(tree.ordered(self.ordered, 1))))
                }
                _ => return,
            };
            let problem = Problem {
                position,
                ..original.clone()
            };
            actions.push(Action::Edit {
                problem,
                group: Some(0xD1A1),
            });
            actions.push(Action::Run);
        }
    }

    fn by(&self, cond: &str, keep: impl Fn(u64) -> bool) -> Vec<(u64, f64, f64)> {
        let mut rows: Vec<(u64, f64, f64)> = self
            .points
            .iter()
            .filter(|p| p.stopped_by.is_none())
            .filter(|p| p.choice.set.get("cond").map_or("depth", String::as_str) == cond)
            .filter_map(|p| {
                let c: u64 = p.choice.set.get("c")?.parse().ok()?;
                keep(c).then_some((c, p.counts.visits as f64, p.counts.max_cells? as f64))
            })
            .collect();
        rows.sort_by_key(|row| row.0);
        rows
    }

    fn leaves_over_c(&self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        Plot::new("leaves over c")
            .legend(Legend::default())
            .allow_scroll(false)
            .x_axis_label("c")
            .y_axis_formatter(|mark, _| group(mark.value.max(0.0) as u64))
            .show(ui, |plot| {
                for (name, odd, i) in [
                    (lang.pick("leaves, even c", "端末(偶数c)"), 0, 0),
                    (lang.pick("leaves, odd c", "端末(奇数c)"), 1, 1),
                ] {
                    let rows = self.by("depth", |c| c % 2 == odd);
                    let points: Vec<[f64; 2]> = rows.iter().map(|r| [r.0 as f64, r.1]).collect();
                    plot.line(
                        Line::new(name, PlotPoints::from(points.clone()))
                            .color(model.runner_color(i)),
                    );
                    plot.points(
                        Points::new(name, PlotPoints::from(points))
                            .radius(3.5)
                            .color(model.runner_color(i)),
                    );
                }
            });
    }

    fn leaves_against_cells(&self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        Plot::new("leaves against cells")
            .legend(Legend::default())
            .allow_scroll(false)
            .x_axis_label(lang.pick("most cells (log)", "最大セル数(対数)"))
            .x_axis_formatter(|mark, _| group(10f64.powf(mark.value) as u64))
            .y_axis_formatter(|mark, _| group(mark.value.max(0.0) as u64))
            .show(ui, |plot| {
                let series = [
                    (
                        lang.pick("depth c", "深さc"),
                        "depth",
                        MarkerShape::Circle,
                        0,
                    ),
                    (
                        lang.pick("space c", "領域c"),
                        "space",
                        MarkerShape::Square,
                        2,
                    ),
                ];
                for (name, cond, shape, i) in series {
                    let rows = self.by(cond, |_| true);
                    let points: Vec<[f64; 2]> =
                        rows.iter().map(|r| [r.2.max(1.0).log10(), r.1]).collect();
                    plot.points(
                        Points::new(name, PlotPoints::from(points))
                            .radius(4.0)
                            .shape(shape)
                            .color(model.runner_color(i)),
                    );
                }
            });
    }
}
