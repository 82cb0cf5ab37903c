//! How each runner's work spreads over the moves at the root: a heat map on the board, bars in
//! bare trees. Follows the scrubber.

use egui::{Align2, FontId, RichText, ScrollArea, Sense, Ui, Vec2, vec2};

use crate::game::othello::Square;
use crate::gui::board_view::BoardView;
use crate::gui::model::Model;
use crate::gui::shell::status::group;
use crate::problem::Position;
use crate::trace::{Effort, effort};

/// The side of a heat map, in points.
const SIDE: f32 = 150.0;

pub fn ui(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    let canvas = model.scene().canvas();
    ScrollArea::both()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.horizontal_top(|ui| {
                for (i, runner) in model.runners().iter().enumerate() {
                    let Some(run) = &runner.run else { continue };
                    let efforts = effort(canvas, i, run.moment(), run.nodes());
                    ui.vertical(|ui| {
                        ui.set_width(190.0);
                        ui.label(
                            RichText::new(runner.choice.label())
                                .color(model.runner_color(i))
                                .strong(),
                        );
                        heat(ui, model, i, &efforts);
                        if efforts.is_empty() {
                            ui.weak(lang.pick("nothing yet", "まだありません"));
                        }
                        for (k, e) in efforts.iter().enumerate() {
                            ui.horizontal(|ui| {
                                let name = model
                                    .move_name(canvas.nodes(), e.place)
                                    .unwrap_or_else(|| k.to_string());
                                ui.add_sized(
                                    [26.0, 14.0],
                                    egui::Label::new(RichText::new(name).monospace()),
                                );
                                let (rect, response) =
                                    ui.allocate_exact_size(vec2(90.0, 12.0), Sense::hover());
                                ui.painter()
                                    .rect_filled(rect, 2.0, model.theme().palette().raised);
                                let mut bar = rect;
                                bar.set_width(rect.width() * e.share as f32);
                                ui.painter().rect_filled(bar, 2.0, model.runner_color(i));
                                let percent = e.share * 100.0;
                                response.on_hover_text(lang.pick(
                                    format!("{} nodes, {percent:.1} %", group(e.nodes)),
                                    format!("{} 節点、{percent:.1} %", group(e.nodes)),
                                ));
                                ui.weak(format!("{percent:.0} %"));
                            });
                        }
                    });
                }
            });
        });
}

/// The board with the share of effort on each move's square.
fn heat(ui: &mut Ui, model: &Model, runner: usize, efforts: &[Effort]) {
    let Position::Othello(setup) = &model.shown_problem().position else {
        return;
    };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIDE), Sense::hover());
    response.widget_info(|| {
        let name = format!("heat map of {}", model.runners()[runner].choice.label());
        egui::WidgetInfo::labeled(egui::Role::Image, true, name)
    });
    let squares = BoardView::new(*setup, model.theme()).paint(ui.painter(), rect);
    let nodes = model.scene().canvas().nodes();
    for effort in efforts.iter().filter(|effort| effort.nodes > 0) {
        let Some(square) = Square::new(nodes.last_move(effort.place).0) else {
            continue;
        };
        let area = squares.rect(square);
        let heat = model
            .runner_color(runner)
            .gamma_multiply(0.25 + 0.75 * effort.share as f32);
        ui.painter().rect_filled(area.shrink(0.5), 1.0, heat);
        let text = format!("{:.0}", effort.share * 100.0);
        let color = crate::picture::tree::readable_on(model.runner_color(runner));
        ui.painter().text(
            area.center(),
            Align2::CENTER_CENTER,
            text,
            FontId::proportional(8.5),
            color,
        );
    }
}
