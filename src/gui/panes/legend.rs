//! What shapes and colours mean, in one line.

use egui::{Color32, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::gui::model::Model;
use crate::gui::words;
use crate::picture::palette::{Palette, Sign};
use crate::problem::Player;
use crate::trace::State;

/// The legend of the trees.
pub fn line(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    let palette = Palette::new(model.theme().is_dark());
    let ink = model.theme().palette().weak;
    shape(ui, words::player(model, Player::Max), ink, |ui, rect| {
        ui.painter().rect_stroke(
            rect.shrink(1.5),
            1.0,
            Stroke::new(1.2, ink),
            StrokeKind::Middle,
        );
    });
    shape(ui, words::player(model, Player::Min), ink, |ui, rect| {
        ui.painter().circle_stroke(
            rect.center(),
            rect.width() / 2.0 - 1.5,
            Stroke::new(1.2, ink),
        );
    });
    let states = [
        (State::Open, lang.pick("in OPEN", "OPEN")),
        (State::Entered, lang.pick("now", "探索中")),
        (State::Evaluated, lang.pick("evaluated", "評価済")),
        (State::Closed, lang.pick("done", "済")),
        (State::Cut, lang.pick("cut", "カット")),
    ];
    for (state, name) in states {
        let look = palette.look(state);
        shape(ui, name, ink, |ui, rect| {
            let hollow = matches!(look.sign, Sign::Hollow | Sign::Dashed);
            let fill = if hollow { palette.ground } else { look.fill };
            let rect = rect.shrink(1.5);
            ui.painter().rect(
                rect,
                2.0,
                fill,
                Stroke::new(1.2, look.line),
                StrokeKind::Middle,
            );
            if look.sign == Sign::Struck {
                ui.painter().line_segment(
                    [rect.left_bottom(), rect.right_top()],
                    Stroke::new(1.5, look.line),
                );
            }
        });
    }
}

/// A shape and what it stands for, never torn apart at the end of a line.
fn shape(ui: &mut Ui, name: &str, ink: Color32, paint: impl FnOnce(&Ui, egui::Rect)) {
    let font = egui::TextStyle::Small.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, ink);
    let side = galley.size().y;
    let (rect, response) =
        ui.allocate_exact_size(galley.size() + Vec2::new(side + 3.0, 0.0), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, name));
    paint(ui, egui::Rect::from_min_size(rect.min, Vec2::splat(side)));
    let at = rect.min + Vec2::new(side + 3.0, 0.0);
    ui.painter().galley(at, galley, ink);
}
