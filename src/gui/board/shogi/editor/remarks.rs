//! What is to be said of a shogi position in words: every reason why it cannot be searched, the
//! move that was refused, whose turn it is, which pieces are missing; and copies in other formats.

use crate::base::messages::{Lang, Localize, tr};
use egui::{Align2, FontId, Rect, Ui};

use super::{ShogiEditor, tool};
use crate::game::shogi::{Position, Setup, Side, Use};
use crate::gui::action::Action;
use crate::gui::board::parts::{Reason, quiet, reasons, unplayable};
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::gui::words::sentence;
use crate::picture::fonts;

/// The pane ends at `end`; gives how far down this is to be seen without scrolling, if that matters.
pub fn remarks(
    ui: &mut Ui,
    model: &Model,
    setup: &Setup,
    editor: &ShogiEditor,
    end: f32,
    actions: &mut Vec<Action>,
) -> Option<f32> {
    let lang = model.lang();
    let palette = model.theme().palette();
    let against = setup.reasons(Use::Search);
    let mut all: Vec<Reason> = against
        .iter()
        .map(|reason| {
            let text = sentence(reason.localize(lang), lang);
            Reason {
                text: format!("× {text}"),
                color: palette.bad,
            }
        })
        .collect();
    if let Some(why) = editor.refusal(setup) {
        let text = sentence(why.localize(lang), lang);
        all.push(Reason {
            text: format!("△ {text}"),
            color: palette.warn,
        });
    }
    let reach = reasons(ui, lang, &all, end, |_, _| {});
    if against.is_empty() {
        unplayable(ui, model);
        if let Ok(position) = Position::new(setup) {
            quiet(ui, standing(&position, lang));
        }
    }
    if let Some(text) = missing(setup, lang) {
        quiet(ui, text);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        quiet(ui, tr!(lang, board_copy_as));
        for (format, name) in [
            (PaneTool::CopyBod, "BOD"),
            (PaneTool::CopyKif, "KIF"),
            (PaneTool::CopyCsa, "CSA"),
        ] {
            let tip = format.name().get(lang);
            let response = ui.small_button(name).on_hover_text(tip);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, tip));
            if response.clicked() {
                actions.extend(tool(format, model, setup));
            }
        }
    });
    reach
}

/// Whose turn it is, and what that side can do.
fn standing(position: &Position, lang: Lang) -> String {
    let side = position.turn().name(lang);
    let moves = position.moves().len();
    let standing = match (moves, position.in_check()) {
        (0, true) => tr!(lang, board_is_mated, side),
        (0, false) => tr!(lang, board_has_no_legal_move, side),
        (_, true) => tr!(lang, board_is_in_check, side, moves),
        (_, false) => tr!(lang, board_has_legal_moves, side, moves),
    };
    sentence(standing, lang)
}

/// What a full set has beyond the pieces here.
fn missing(setup: &Setup, lang: Lang) -> Option<String> {
    let missing = setup.missing();
    let list: Vec<String> = missing
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| {
            let kind = kind.name(lang);
            tr!(lang, board_missing_piece, kind, count)
        })
        .collect();
    if list.is_empty() {
        return None;
    }
    let pieces = list.join(tr!(lang, language_list_separator));
    Some(tr!(lang, board_in_the_box, pieces))
}

/// While playing, in place of the box: the last move and whose turn it is.
pub fn game_line(ui: &Ui, strip: Rect, model: &Model, setup: &Setup, last: Option<&str>) {
    let lang = model.lang();
    // In words: on a dark ground the mark of sente would be drawn light, and read as gote's.
    let turn = match setup.turn {
        Side::Sente => tr!(lang, board_sente_to_move),
        Side::Gote => tr!(lang, board_gote_to_move),
    };
    let text = match last {
        Some(last) => format!("{last}   {turn}"),
        None => turn.to_owned(),
    };
    let size = (strip.height() * 0.5).clamp(11.0, 20.0);
    ui.painter().text(
        strip.center(),
        Align2::CENTER_CENTER,
        text,
        FontId::proportional(fonts::step(size)),
        model.theme().palette().text,
    );
}
