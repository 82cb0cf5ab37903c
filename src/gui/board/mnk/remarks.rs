//! What is to be said of a position, in words: why it cannot be searched, whose turn it is by its
//! stones, how many moves there are.

use egui::Ui;

use crate::base::messages::{Localize, tr};
use crate::game::mnk::{Objection, PlayError, Setup};
use crate::gui::action::Action;
use crate::gui::board::parts::{Reason, edit, quiet, reasons};
use crate::gui::model::Model;
use crate::gui::words::sentence;
use crate::problem::Position;

/// The pane ends at `end`; gives how far down this is to be seen without scrolling, if that matters.
pub fn show(
    ui: &mut Ui,
    model: &Model,
    setup: &Setup,
    refusal: Option<&PlayError>,
    end: f32,
    actions: &mut Vec<Action>,
) -> Option<f32> {
    let lang = model.lang();
    let palette = model.theme().palette();
    let objections = setup.objections();
    let refused = refusal.map(|why| {
        let text = sentence(why.localize(lang), lang);
        Reason {
            text: format!("△ {text}"),
            color: palette.warn,
        }
    });
    let objected = objections.iter().map(|objection| {
        let text = sentence(objection.localize(lang), lang);
        Reason {
            text: format!("× {text}"),
            color: palette.bad,
        }
    });
    let all: Vec<Reason> = objected.chain(refused).collect();
    let reach = reasons(ui, lang, &all, end, |ui, i| {
        if let Some(&Objection::Turn { side, .. }) = objections.get(i) {
            let name = tr!(lang, board_make_it_the_turn_of, side = side.to_string());
            if ui.small_button(name).clicked() {
                let next = Position::Mnk(setup.with_side(side));
                actions.push(edit(model, next, None));
            }
        }
    });
    if objections.is_empty() {
        let moves = setup.legal().count_ones();
        let side = setup.side.to_string();
        quiet(ui, tr!(lang, board_side_has_moves, side, moves));
    }
    reach
}
