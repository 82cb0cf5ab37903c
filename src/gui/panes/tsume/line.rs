//! The line, two moves a row; a click shows the position after a move.

use egui::{RichText, ScrollArea, Ui};

use crate::gui::action::Action;
use crate::gui::model::{Model, TsumeAction};

pub fn ui(ui: &mut Ui, model: &Model, scrolled_to: &mut Option<usize>, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let browsed = model.tsume().browsed();
    let Some(browsed) = browsed.filter(|browsed| !browsed.line().is_empty()) else {
        let sentence = match browsed.map(|browsed| browsed.answer().is_some()) {
            Some(true) => lang.pick(
                "There is no mating line to show. “All defences” tells what escapes.",
                "詰め手順はありません。「全変化」で逃れ方を見られます。",
            ),
            Some(false) => lang.pick("The solver is at work.", "解いています。"),
            None => lang.pick("The solution is shown here.", "解答はここに出ます。"),
        };
        super::super::empty(ui, sentence);
        if browsed.is_none() && model.shogi_setup().is_none() {
            ui.vertical_centered(|ui| {
                let text = lang.pick("Try a ready problem", "用意された問題を試す");
                if ui.button(text).clicked() {
                    actions.push(Action::LoadExample("tsume"));
                }
            });
        }
        return;
    };
    let names = browsed.names(lang);
    let height = ui.spacing().interact_size.y;
    let mut area = ScrollArea::vertical().auto_shrink([false, false]);
    // The move shown is kept in view.
    if *scrolled_to != Some(browsed.at()) {
        *scrolled_to = Some(browsed.at());
        let row = browsed.at().saturating_sub(1) / 2;
        let step = height + ui.spacing().item_spacing.y;
        let middle = ui.available_height() / 2.0;
        area = area.vertical_scroll_offset((row as f32 * step - middle).max(0.0));
    }
    let rows = names.len().div_ceil(2);
    area.show_rows(ui, height, rows, |ui, range| {
        for row in range {
            ui.horizontal(|ui| {
                for i in [2 * row, 2 * row + 1] {
                    let Some(name) = names.get(i) else { continue };
                    let number = RichText::new(format!("{:>4}", i + 1));
                    ui.label(number.monospace().small().color(palette.weak));
                    let at = browsed.at() == i + 1;
                    let tip = browsed.line()[i].to_string();
                    let label = ui.selectable_label(at, name).on_hover_text(tip);
                    if label.clicked() {
                        actions.push(Action::Tsume(TsumeAction::Go(i + 1)));
                    }
                }
            });
        }
    });
}
