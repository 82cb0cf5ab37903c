//! The moves of the game, newest first, and what a manager decided about one of them.

use egui::{RichText, ScrollArea, Ui};

use super::words;
use crate::game::text::Lang;
use crate::gui::model::Model;
use crate::play::line::Game;
use crate::play::sitting::Sitting;

/// The list has what is left of the column, if it is so much at least.
const HEIGHT: f32 = 110.0;
/// Else the column scrolls: so many moves are seen there before the list scrolls, too.
const ROWS: f32 = 12.0;

/// `height` is that of the whole pane.
pub fn table(
    ui: &mut Ui,
    height: f32,
    sitting: &Sitting,
    model: &Model,
    looked_at: &mut Option<usize>,
) {
    let lang = model.lang();
    let entries = sitting.entries();
    if looked_at.is_some_and(|i| i >= entries.len()) {
        *looked_at = None;
    }
    let reasoned = |i: &usize| !entries[*i].reasons.is_empty();
    let shown = looked_at.or_else(|| (0..entries.len()).rev().find(reasoned));
    if let Some(entry) = shown.and_then(|i| entries.get(i)) {
        ui.separator();
        let number = shown.unwrap_or(0) + 1;
        ui.label(
            RichText::new(lang.pick(
                format!("Move {number}: what was decided, and why"),
                format!("{number}手目：時間配分の判断と理由"),
            ))
            .strong(),
        );
        if entry.reasons.is_empty() {
            ui.label(lang.pick(
                "Nobody's manager decided this move.",
                "時間配分の対象外の手です。",
            ));
        }
        for reason in &entry.reasons {
            let unit = sitting.control().unit;
            let text = lang.pick(reason.english(unit), reason.japanese(unit));
            ui.add(egui::Label::new(RichText::new(format!("· {text}")).small()).wrap());
        }
    }
    if entries.is_empty() {
        return;
    }
    ui.separator();
    let names = names(sitting, lang);
    let left = height - (ui.cursor().top() - ui.min_rect().top());
    let row = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
    let most = if left >= HEIGHT { left } else { ROWS * row };
    ScrollArea::vertical()
        .id_salt("moves")
        .max_height(most)
        .min_scrolled_height(most)
        .show(ui, |ui| {
            for (i, entry) in entries.iter().enumerate().rev() {
                let used = words::used(entry.used, sitting.control().unit, lang);
                let value = entry
                    .opinion
                    .as_ref()
                    .map(|o| words::value(o.value, sitting.game(), entry.turn, lang))
                    .unwrap_or_default();
                let text = format!("{:>3} {}　{used}　{value}", i + 1, names[i]);
                let chosen = *looked_at == Some(i);
                let row = ui.selectable_label(chosen, RichText::new(text).small());
                let side = words::side(sitting.game(), entry.turn, lang);
                let mut tip = lang.pick(
                    format!(
                        "Show what was decided. The value is in the eyes of {side}, who moved."
                    ),
                    format!("判断の理由を表示。評価値は指した側（{side}）から見たもの"),
                );
                if lang == Lang::Ja && sitting.game() == Game::Shogi {
                    tip += "（歩1枚が100点）";
                }
                if row.on_hover_text(tip).clicked() {
                    *looked_at = (!chosen).then_some(i);
                }
            }
        });
}

/// The moves as people write them.
fn names(sitting: &Sitting, lang: Lang) -> Vec<String> {
    let mut line = sitting.start().clone();
    let mut names = Vec::new();
    for entry in sitting.entries() {
        names.push(line.name(&entry.text, lang));
        line.play(&entry.text);
    }
    names
}
