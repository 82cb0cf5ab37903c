//! Short messages that go away by themselves, complaints later than news.

use crate::base::messages::tr;
use std::time::Duration;

use egui::{Align2, Area, Frame, Id, LayerId, Order, RichText, Stroke, Ui, vec2};

use crate::gui::action::Action;
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Model, SHOWN_TOASTS as SHOWN, Tone};

/// Areas for them, used in turn: with one for each message egui would gather them for ever.
const AREAS: u64 = 2 * SHOWN as u64;

fn area(number: u64) -> Id {
    Id::unique(("toast", number % AREAS))
}

/// Whether a layer is a message's.
pub fn is_layer(layer: &LayerId) -> bool {
    (0..AREAS).any(|number| area(number) == layer.id)
}

/// The messages, so far from the right edge: what is worked with in that corner stays free.
pub fn ui(ui: &mut Ui, model: &Model, aside: f32, actions: &mut Vec<Action>) {
    let palette = model.theme().palette();
    let screen = ui.ctx().content_rect();
    let mut bottom = screen.bottom() - 40.0;
    for toast in model.toasts().iter().rev().take(SHOWN) {
        let area = Area::new(area(toast.id))
            .order(Order::Foreground)
            .pivot(Align2::RIGHT_BOTTOM)
            .fixed_pos(egui::pos2(screen.right() - 16.0 - aside, bottom))
            .show(ui.ctx(), |ui| {
                let color = if toast.tone == Tone::Trouble {
                    palette.bad
                } else {
                    palette.accent
                };
                Frame::popup(ui.style())
                    .stroke(Stroke::new(1.5, color))
                    .show(ui, |ui| {
                        ui.set_max_width(420.0_f32.min(screen.width() - 60.0 - aside));
                        ui.horizontal_top(|ui| {
                            let close = tr!(model.lang(), window_close_this_message);
                            if icons::button(ui, Icon::Cross, close, true).clicked() {
                                actions.push(Action::DismissToast(toast.id));
                            }
                            ui.add(
                                egui::Label::new(RichText::new(&toast.text).color(palette.text))
                                    .wrap()
                                    .selectable(true),
                            );
                        });
                    });
            });
        bottom = area.response.rect.top() - 8.0;
        ui.allocate_exact_size(vec2(0.0, 0.0), egui::Sense::hover());
    }
    if !model.toasts().is_empty() {
        ui.ctx().request_repaint_after(Duration::from_millis(500));
    }
}
