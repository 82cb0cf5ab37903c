//! A board keeps the keyboard: when the square that had it is no place to stop any more, the nearest
//! one that is gets it, and while there is none the board as a whole.

use egui::{Id, Pos2, Response, Sense, Ui, WidgetInfo};

use super::focus;

/// Where on the board the keyboard was last.
#[derive(Clone, Copy)]
struct Place(Pos2);

/// After the squares are drawn: `stops` are those at which the keyboard can stop now.
pub fn keep(
    ui: &mut Ui,
    board: &Response,
    name: &str,
    is_square: impl Fn(Id) -> bool,
    stops: &[Response],
) {
    let whole = board.id.with("whole");
    let Some(focused) = ui
        .memory(|memory| memory.focused())
        .filter(|&id| id == whole || is_square(id))
    else {
        return;
    };
    if stops.iter().any(|stop| stop.id == focused) {
        return;
    }
    let last = ui.data(|data| data.get_temp(whole)).map(|Place(at)| at);
    let square = focus::place_of(ui.ctx(), focused).filter(|_| focused != whole);
    let here = square.map(|square| square.rect.center()).or(last);
    let here = here.unwrap_or(board.rect.center());
    ui.data_mut(|data| data.insert_temp(whole, Place(here)));
    let distance = |stop: &&Response| stop.rect.center().distance_sq(here);
    let nearest = (stops.iter()).min_by(|a, b| distance(a).total_cmp(&distance(b)));
    if let Some(nearest) = nearest {
        return nearest.request_focus();
    }
    let board = ui.interact(board.rect, whole, Sense::focusable_noninteractive());
    board.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, name));
    board.request_focus();
    focus::keep_arrows(ui, &board);
}
