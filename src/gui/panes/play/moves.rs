//! The moves of the game, newest first, and what a manager decided about one of them.

use crate::base::messages::{Lang, tr};
use egui::{RichText, ScrollArea, TextStyle, Ui};

use super::{rows, words};
use crate::gui::action::{Action, PlayAction};
use crate::gui::board::played::{self, side_name};
use crate::gui::model::Model;
use crate::play::game_session::GameSession;

/// The list has what is left of the column, if it is so much at least.
const HEIGHT: f32 = 110.0;
/// Else the column scrolls: so many moves are seen there before the list scrolls, too.
const ROWS: f32 = 12.0;
/// The rows of reasons that are seen at once.
const REASONS: usize = 7;

/// `height` is that of the whole pane. However many reasons a move has, the list stays where it is.
pub fn table(
    ui: &mut Ui,
    height: f32,
    sitting: &GameSession,
    model: &Model,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let entries = sitting.entries();
    if entries.is_empty() {
        return;
    }
    ui.separator();
    let for_reasons = rows(ui, TextStyle::Body, 1) + rows(ui, TextStyle::Small, REASONS);
    let separator = 6.0 + 2.0 * ui.spacing().item_spacing.y;
    let above = ui.cursor().top() - ui.min_rect().top();
    let left = height - above - separator - for_reasons;
    let row = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
    let fits = left >= HEIGHT;
    let most = if fits { left } else { ROWS * row };
    ScrollArea::vertical()
        .id_salt("moves")
        .max_height(most)
        .min_scrolled_height(most)
        .auto_shrink([true, !fits])
        .show(ui, |ui| list(ui, sitting, lang, actions));
    ui.separator();
    let has_reasons = |i: &usize| !entries[*i].reasons.is_empty();
    let shown = (sitting.looked_at()).or_else(|| (0..entries.len()).rev().find(has_reasons));
    ScrollArea::vertical()
        .id_salt(("reasons", shown))
        .max_height(for_reasons)
        .min_scrolled_height(for_reasons)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_min_height(for_reasons);
            if let Some(number) = shown {
                reasons(ui, number, sitting, lang);
            }
        });
}

fn list(ui: &mut Ui, sitting: &GameSession, lang: Lang, actions: &mut Vec<Action>) {
    let names = names(sitting, lang);
    for (i, entry) in sitting.entries().iter().enumerate().rev() {
        let used = words::used(entry.used, sitting.control().unit, lang);
        let value = entry
            .opinion
            .as_ref()
            .map(|o| words::value(o.value, sitting.game(), entry.turn, lang))
            .unwrap_or_default();
        let text = format!("{:>3} {}\u{3000}{used}\u{3000}{value}", i + 1, names[i]);
        let chosen = sitting.looked_at() == Some(i);
        let row = ui.selectable_label(chosen, RichText::new(text).small());
        let side = side_name(sitting.game(), entry.turn, lang);
        let mut tip = tr!(lang, play_show_the_position_after_this, side);
        tip += played::about_values(sitting.game(), lang).unwrap_or_default();
        if row.on_hover_text(tip).clicked() {
            let entry = (!chosen).then_some(i);
            actions.push(Action::Play(PlayAction::LookAt(entry)));
        }
    }
}

fn reasons(ui: &mut Ui, index: usize, sitting: &GameSession, lang: Lang) {
    let Some(entry) = sitting.entries().get(index) else {
        return;
    };
    let number = index + 1;
    ui.label(RichText::new(tr!(lang, play_move_what_was_decided_and, number)).strong());
    if entry.reasons.is_empty() {
        let why = if entry.text == "pass" {
            tr!(lang, play_a_pass_there_was_nothing)
        } else if sitting.engine(entry.turn).is_none() {
            tr!(lang, play_your_own_move_there_is)
        } else {
            tr!(lang, play_this_program_does_not_say)
        };
        ui.label(why);
    }
    for reason in &entry.reasons {
        let unit = sitting.control().unit;
        let text = reason.text(unit, lang);
        ui.add(egui::Label::new(RichText::new(format!("· {text}")).small()).wrap());
    }
}

/// The moves as people write them.
fn names(sitting: &GameSession, lang: Lang) -> Vec<String> {
    let mut line = sitting.start().clone();
    let mut names = Vec::new();
    for entry in sitting.entries() {
        names.push(line.name(&entry.text, lang));
        line.play(&entry.text);
    }
    names
}
