//! When a search is to give up, and how much of it is recorded.

use crate::base::messages::tr;
use egui::{CollapsingHeader, DragValue, Ui};

use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::shell::opened;
use crate::gui::theme;

pub fn ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let now = model.session().limits;
    let mut next = now;
    let shown = CollapsingHeader::new(tr!(lang, watch_limits)).show(ui, |ui| {
        theme::grid(ui, "limits")
            .num_columns(2)
            .spacing([8.0, 4.0])
            .show(ui, |ui| {
                optional(
                    ui,
                    tr!(lang, watch_nodes_limits),
                    "",
                    1_000_000,
                    1_000_000_000_000,
                    &mut next.nodes,
                );
                // Shown rounded; what nobody touches stays as exact as it is.
                let mut mebibytes = next.bytes.map(|b| b >> 20);
                if optional(
                    ui,
                    tr!(lang, watch_memory),
                    " MiB",
                    512,
                    1 << 20,
                    &mut mebibytes,
                ) {
                    next.bytes = mebibytes.map(|m| m << 20);
                }
                let mut seconds = next.seconds.map(|s| s.ceil() as u64);
                if optional(ui, tr!(lang, watch_time), " s", 60, 1_000_000, &mut seconds) {
                    next.seconds = seconds.map(|s| s as f64);
                }
            });
        let mut events = model.session().record_events / 1000;
        ui.horizontal(|ui| {
            ui.label(tr!(lang, watch_record));
            let response = ui.add(
                DragValue::new(&mut events)
                    .range(1..=50_000)
                    .suffix(tr!(lang, watch_k_events)),
            );
            response.widget_info(|| {
                let name = tr!(lang, watch_recorded_events);
                egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name)
            });
            if response.changed() {
                actions.push(Action::SetRecordEvents(events * 1000));
            }
        })
        .response
        .on_hover_text(tr!(lang, watch_longer_runs_are_recorded_less));
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
