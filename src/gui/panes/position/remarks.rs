//! What is to be said of a position, in words: why it cannot be searched, what is odd about it,
//! whose turn it probably is.

use crate::base::messages::{Lang, Localize, tr};
use egui::{Color32, Label, RichText, TextStyle, Ui};

use super::edit;
use crate::game::othello::{Disc, Objection, PlayError, Setup};
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::words::sentence;
use crate::problem::Position;

/// What speaks against a position or a move: a sentence with its sign.
pub struct Reason {
    pub text: String,
    pub color: Color32,
}

/// So many lines of reasons the board gives way to; of more than that to the first alone.
const MOST_LINES: f32 = 4.0;

/// The reasons, one below the other, each with what `beside` puts there. The pane ends at `end`: if
/// they reach beyond it, how many there are stands below the first. Gives how far down they are to be
/// seen, if there are any.
pub fn reasons(
    ui: &mut Ui,
    lang: Lang,
    reasons: &[Reason],
    end: f32,
    mut beside: impl FnMut(&mut Ui, usize),
) -> Option<f32> {
    ui.spacing_mut().item_spacing.y = 2.0;
    let (top, width) = (ui.cursor().top(), ui.available_width());
    let line = ui.text_style_height(&TextStyle::Small);
    let font = TextStyle::Small.resolve(ui.style());
    let height = |ui: &Ui, reason: &Reason| {
        let text = reason.text.clone();
        let color = Color32::PLACEHOLDER;
        let laid_out = ui.fonts_mut(|fonts| fonts.layout(text, font.clone(), color, width));
        laid_out.size().y + 2.0
    };
    let all: f32 = reasons.iter().map(|reason| height(ui, reason)).sum();
    let more = reasons.len().saturating_sub(1);
    let mut first = None;
    for (i, reason) in reasons.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let text = RichText::new(&reason.text).small().color(reason.color);
            ui.add(Label::new(text).wrap());
            beside(ui, i);
        });
        if i == 0 && more > 0 && top + all > end {
            let words = tr!(lang, board_and_more_below, more);
            super::quiet(ui, words);
        }
        first = first.or(Some(ui.min_rect().bottom()));
    }
    let last = ui.min_rect().bottom();
    // What follows is scrolled to, and fades at the pane's edge.
    let fade = ui.spacing().scroll.fade.size;
    first.map(|first| match last - top <= MOST_LINES * (line + 2.0) {
        true => last + fade,
        false => first + fade,
    })
}

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
    if let Some(words) = super::solving::sentence(model) {
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
        super::quiet(ui, tr!(lang, board_side_has_moves, side, moves));
    }
}

/// A side of Othello inside a sentence.
fn disc_name(side: Disc, lang: Lang) -> &'static str {
    match side {
        Disc::Black => tr!(lang, board_side_black),
        Disc::White => tr!(lang, board_side_white),
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
