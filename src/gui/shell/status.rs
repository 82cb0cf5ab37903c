//! The status bar: what every runner is doing, and what recording costs.

use egui::{RichText, Ui};

use crate::gui::digits::bytes;
use crate::gui::model::{Model, Run, RunState};
use crate::gui::theme;
use crate::gui::words;

/// A narrower window has no room for counts.
const SMALL: f32 = 760.0;

pub fn bar(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    // In a small window the trees need the room; the counts stand above them, too.
    let is_small = ui.available_width() < SMALL;
    ui.horizontal_wrapped(|ui| {
        if let Err(reason) = model.playable() {
            let reason = words::sentence(reason, lang);
            ui.label(RichText::new(reason).color(model.theme().palette().warn));
            return;
        }
        for (i, runner) in model.runners().iter().enumerate() {
            if i > 0 {
                ui.separator();
            }
            ui.label(
                RichText::new(runner.choice.label())
                    .color(model.runner_color(i))
                    .strong(),
            );
            let Some(run) = &runner.run else {
                ui.weak(lang.pick("not run yet", "未実行"));
                continue;
            };
            // What a lesson asks for is not answered here.
            if model.keeps_outcome_secret() {
                ui.weak(words::leaves_now(run, lang));
                continue;
            }
            let state = match run.state() {
                RunState::Running => lang.pick("searching", "探索中").to_owned(),
                RunState::Paused => lang.pick("paused", "一時停止").to_owned(),
                RunState::Finished => match run.value() {
                    Some(value) if is_small => value.to_string(),
                    Some(value) => lang.pick(format!("value {value}"), format!("値 {value}")),
                    None => lang.pick("finished", "終了").to_owned(),
                },
                RunState::Stopped(stop) => words::stopped(stop, lang).to_owned(),
                RunState::Failed(_) => lang.pick("failed", "失敗").to_owned(),
            };
            ui.label(state);
            if is_small {
                continue;
            }
            ui.weak(format!(
                "{} · {}",
                words::leaves_in_all(run, lang),
                words::nodes(run.counts().nodes(), lang)
            ));
        }
        let recorded: u64 = model.runs().map(Run::recording_bytes).sum();
        if recorded > 0 {
            let size = bytes(recorded + model.scene().bytes());
            let text = lang.pick(format!("recording {size}"), format!("記録 {size}"));
            let in_line = theme::fits(ui, &format!("{text}  "));
            if in_line {
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.weak(text);
                });
            } else if !is_small {
                // In the next line, not over the last runner.
                ui.weak(text);
            }
        }
    });
}
