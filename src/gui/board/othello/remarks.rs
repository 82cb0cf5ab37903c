//! What is to be said of a position, in words: why it cannot be searched, what is odd about it,
//! whose turn it probably is.

use crate::base::messages::{Lang, Localize, tr};
use egui::{Label, RichText, Ui};

use super::solving;
use crate::game::othello::{Disc, Objection, PlayError, Setup};
use crate::gui::action::Action;
use crate::gui::board::parts::{Reason, edit, quiet, reasons};
use crate::gui::desk::Desk;
use crate::gui::model::Model;
use crate::gui::words::sentence;
use crate::problem::Position;

/// The pane ends at `end`; gives how far down this is to be seen without scrolling, if that matters.
pub fn othello(
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
        let (sign, color) = match objection {
            Objection::NoDiscs | Objection::Finished { .. } => ("×", palette.bad),
            Objection::MustPass(_) => ("→", palette.text),
            Objection::MiddleEmpty | Objection::Scattered => ("△", palette.warn),
        };
        Reason {
            text: format!("{sign} {text}"),
            color,
        }
    });
    let all: Vec<Reason> = objected.chain(refused).collect();
    let reach = reasons(ui, lang, &all, end, |ui, i| {
        if let Some(Objection::MustPass(side)) = objections.get(i) {
            let pass = ui
                .small_button(tr!(lang, board_pass))
                .on_hover_text(tr!(lang, board_let_the_other_side_move));
            if pass.clicked() {
                let next = Position::Othello(setup.with_side(side.other()));
                actions.push(edit(model, next, None));
            }
        }
    });
    advice(ui, model, setup, &objections, actions);
    reach
}

/// What the solver has found, whose turn it probably is, or how many moves there are.
fn advice(
    ui: &mut Ui,
    model: &Model,
    setup: &Setup,
    objections: &[Objection],
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let words = solving::sentence(model).filter(|_| model.desk() != Desk::Solve);
    if let Some(words) = words {
        let color = model.theme().palette().text;
        ui.add(Label::new(RichText::new(words).small().color(color)).wrap());
        return;
    }
    let suggested = setup.suggested_side();
    let over = objections
        .iter()
        .any(|o| matches!(o, Objection::NoDiscs | Objection::Finished { .. }));
    let passes = objections
        .iter()
        .any(|o| matches!(o, Objection::MustPass(_)));
    if suggested != setup.side && !over && !passes {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let side = disc_name(suggested, lang);
            let text = tr!(lang, board_turn_by_discs, side);
            ui.add(Label::new(RichText::new(text).small().weak()).wrap());
            let name = tr!(lang, board_make_it_the_turn_of, side);
            if ui.small_button(name).clicked() {
                let next = Position::Othello(setup.with_side(suggested));
                actions.push(edit(model, next, None));
            }
        });
    } else if objections.is_empty() {
        let moves = setup.legal(setup.side).count_ones();
        let side = disc_name(setup.side, lang);
        quiet(ui, tr!(lang, board_side_has_moves, side, moves));
    }
}

/// A side of Othello inside a sentence.
fn disc_name(side: Disc, lang: Lang) -> &'static str {
    match side {
        Disc::Black => tr!(lang, board_side_black),
        Disc::White => tr!(lang, board_side_white),
    }
}
