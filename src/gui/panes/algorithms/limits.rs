//! When a search is to give up, and how much of it is recorded.

use egui::{CollapsingHeader, DragValue, Ui};

use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::shell::opened;
use crate::gui::theme;

pub fn ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let now = model.session().limits;
    let mut next = now;
    let shown = CollapsingHeader::new(lang.pick("Limits", "制限")).show(ui, |ui| {
        theme::grid(ui, "limits")
            .num_columns(2)
            .spacing([8.0, 4.0])
            .show(ui, |ui| {
                optional(
                    ui,
                    lang.pick("Nodes", "節点数"),
                    "",
                    1_000_000,
                    1_000_000_000_000,
                    &mut next.nodes,
                );
                // Shown rounded; what nobody touches stays as exact as it is.
                let mut mebibytes = next.bytes.map(|b| b >> 20);
                if optional(
                    ui,
                    lang.pick("Memory", "メモリ"),
                    " MiB",
                    512,
                    1 << 20,
                    &mut mebibytes,
                ) {
                    next.bytes = mebibytes.map(|m| m << 20);
                }
                let mut seconds = next.seconds.map(|s| s.ceil() as u64);
                if optional(
                    ui,
                    lang.pick("Time", "時間"),
                    " s",
                    60,
                    1_000_000,
                    &mut seconds,
                ) {
                    next.seconds = seconds.map(|s| s as f64);
                }
            });
        let mut events = model.session().record_events / 1000;
        ui.horizontal(|ui| {
            ui.label(lang.pick("Record", "記録"));
            let response = ui.add(
                DragValue::new(&mut events)
                    .range(1..=50_000)
                    .suffix(lang.pick(" k events", " 千イベント")),
            );
            response.widget_info(|| {
                let name = lang.pick("recorded events", "記録するイベント");
                egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name)
            });
            if response.changed() {
                actions.push(Action::SetRecordEvents(events * 1000));
            }
        })
        .response
        .on_hover_text(lang.pick(
            "Longer runs are recorded less deep and counted in full",
            "これより長い実行は浅い部分だけを記録し、計数は正確に行う",
        ));
    });
    opened::reveal(ui, &shown);
    if next != now {
        actions.push(Action::SetLimits(next));
    }
}

/// A limit that may be off; whether it was changed.
fn optional(
    ui: &mut Ui,
    name: &str,
    suffix: &str,
    usual: u64,
    most: u64,
    limit: &mut Option<u64>,
) -> bool {
    let mut on = limit.is_some();
    let mut changed = ui.checkbox(&mut on, name).changed();
    if changed {
        *limit = on.then_some(usual);
    }
    match limit {
        Some(number) => {
            let response = ui.add(
                DragValue::new(number)
                    .range(1..=most)
                    .suffix(suffix)
                    .speed(usual as f64 / 100.0),
            );
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name));
            changed |= response.changed();
        }
        None => {
            ui.weak("∞");
        }
    }
    ui.end_row();
    changed
}
