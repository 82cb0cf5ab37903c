//! The status bar: what every runner is doing, and what recording costs.

use egui::{RichText, Ui};

use crate::gui::model::{Model, Run, RunState};
use crate::gui::words;

pub fn bar(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
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
                    Some(value) => lang.pick(format!("value {value}"), format!("値 {value}")),
                    None => lang.pick("finished", "終了").to_owned(),
                },
                RunState::Stopped(stop) => words::stopped(stop, lang).to_owned(),
                RunState::Failed(_) => lang.pick("failed", "失敗").to_owned(),
            };
            ui.label(state);
            ui.weak(format!(
                "{} · {}",
                words::leaves_in_all(run, lang),
                words::nodes(run.counts().nodes(), lang)
            ));
        }
        let recorded: u64 = model.runs().map(Run::recording_bytes).sum();
        if recorded > 0 {
            let size = bytes(recorded + model.scene().bytes());
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.weak(lang.pick(format!("recording {size}"), format!("記録 {size}")));
            });
        }
    });
}

/// 1234567 as 1,234,567.
pub fn group(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(c);
    }
    out
}

/// A number of bytes as people read it.
pub fn bytes(number: u64) -> String {
    const UNITS: [&str; 4] = ["B", "KiB", "MiB", "GiB"];
    let mut value = number as f64;
    let mut unit = 0;
    while value >= 1024.0 && unit < UNITS.len() - 1 {
        value /= 1024.0;
        unit += 1;
    }
    if unit == 0 {
        format!("{number} B")
    } else {
        format!("{value:.1} {}", UNITS[unit])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!(
            (group(0), group(1234), group(1_234_567)),
            ("0".into(), "1,234".into(), "1,234,567".into())
        );
        assert_eq!(
            (bytes(512), bytes(1536), bytes(3 << 20)),
            ("512 B".into(), "1.5 KiB".into(), "3.0 MiB".into())
        );
    }
}
