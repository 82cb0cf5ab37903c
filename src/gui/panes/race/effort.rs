//! How each runner's work spreads over the moves at the root: a heat map on the board, bars in
//! bare trees. Follows the scrubber.

use egui::{RichText, ScrollArea, Sense, Ui, vec2};

use crate::gui::model::Model;
use crate::gui::shell::status::group;
use crate::trace::effort;

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
