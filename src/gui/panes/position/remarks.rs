//! What is to be said of a position, in words: why it cannot be searched, what is odd about it,
//! whose turn it probably is.

use egui::{Label, RichText, Ui};

use super::edit;
use crate::game::othello::{Objection, PlayError, Setup};
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::words::sentence;
use crate::problem::Position;

pub fn othello(
    ui: &mut Ui,
    model: &Model,
    setup: &Setup,
    refusal: Option<&PlayError>,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let palette = model.theme().palette();
    ui.spacing_mut().item_spacing.y = 2.0;
    let objections = setup.objections();
    for &objection in &objections {
        let text = sentence(lang.pick(objection.english(), objection.japanese()), lang);
        let (sign, color) = match objection {
            Objection::NoDiscs | Objection::Finished { .. } => ("× ", palette.bad),
            Objection::MustPass(_) => ("→ ", palette.text),
            Objection::MiddleEmpty | Objection::Scattered => ("△ ", palette.warn),
        };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.add(Label::new(RichText::new(format!("{sign}{text}")).small().color(color)).wrap());
            if let Objection::MustPass(side) = objection {
                let pass = ui
                    .small_button(lang.pick("Pass", "パス"))
                    .on_hover_text(lang.pick("Let the other side move", "相手に手番を渡す"));
                if pass.clicked() {
                    let next = Position::Othello(setup.with_side(side.other()));
                    actions.push(edit(model, next, None));
                }
            }
        });
    }
    if let Some(why) = refusal {
        let text = sentence(lang.pick(why.to_string(), why.japanese()), lang);
        let text = RichText::new(format!("△ {text}")).small();
        ui.add(Label::new(text.color(palette.warn)).wrap());
    }
    if let Some(words) = super::solving::sentence(model) {
        ui.add(Label::new(RichText::new(words).small().color(palette.text)).wrap());
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
            let (en, ja) = (suggested.to_string(), suggested.japanese());
            let text = lang.pick(
                format!("By the number of discs it is {en}'s turn."),
                format!("石の数からは{ja}の手番です。"),
            );
            ui.add(Label::new(RichText::new(text).small().weak()).wrap());
            let name = lang.pick(format!("Make it {en}'s turn"), format!("{ja}の手番にする"));
            if ui.small_button(name).clicked() {
                let next = Position::Othello(setup.with_side(suggested));
                actions.push(edit(model, next, None));
            }
        });
    } else if objections.is_empty() {
        let moves = setup.legal(setup.side).count_ones();
        let (en, ja) = (setup.side.to_string(), setup.side.japanese());
        super::quiet(
            ui,
            lang.pick(
                match moves {
                    1 => format!("{en} has one legal move."),
                    _ => format!("{en} has {moves} legal moves."),
                },
                format!("{ja}の合法手は{moves}通りです。"),
            ),
        );
    }
}

/// Why a position cannot be searched, if it cannot.
pub fn unplayable(ui: &mut Ui, model: &Model) {
    if let Err(reason) = model.playable() {
        let text = sentence(reason, model.lang());
        let color = model.theme().palette().bad;
        ui.add(Label::new(RichText::new(format!("× {text}")).small().color(color)).wrap());
    }
}
