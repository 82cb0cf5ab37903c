//! After a window that was not closed in good order: offers what it had put aside.

use std::time::SystemTime;

use egui::{Id, Modal, Ui};

use crate::game::text::Lang;
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::words;
use crate::session::autosave::LeftBehind;

/// Asks until it is answered; then says what is to be done, and that the question is settled.
pub fn ui(
    ui: &Ui,
    found: &mut Option<LeftBehind>,
    model: &Model,
    actions: &mut Vec<Action>,
) -> bool {
    let Some(left) = found else { return false };
    let lang = model.lang();
    let answer = Modal::new(Id::unique("recovery")).show(ui.ctx(), |ui| {
        ui.set_width(460.0_f32.min(ui.ctx().content_rect().width() - 60.0));
        ui.heading(lang.pick("Go on where it broke off?", "中断したところから続けますか"));
        ui.label(lang.pick(
            "Yomiki was not closed in good order. The session that was open then has been kept (a game in Play or a set of problems is not):",
            "前回は正しく終了しませんでした。そのときのセッションが残っています（対局や詰将棋集は残りません）。",
        ));
        ui.add_space(4.0);
        ui.strong(contents(left, lang));
        if let Some(when) = left.when {
            ui.weak(age(when, lang));
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let open = ui
                .button(lang.pick("Open it", "開く"))
                .on_hover_text(lang.pick(
                    "Opens the position, the algorithms and their runs as they were seen",
                    "局面・探索法・実行結果を元のとおりに開く",
                ));
            if ui.memory(|memory| memory.focused()).is_none() {
                open.request_focus();
            }
            let discard = ui
                .button(lang.pick("Discard it", "破棄する"))
                .on_hover_text(lang.pick(
                    "Deletes what was kept and starts with the ready example",
                    "残っていた内容を消して、はじめの例題から始める",
                ));
            match (open.clicked(), discard.clicked()) {
                (true, _) => Some(true),
                (_, true) => Some(false),
                _ => None,
            }
        })
        .inner
    });
    let Some(open) = answer.inner else {
        return false;
    };
    if let Some(left) = found.take()
        && open
    {
        actions.push(Action::Restore(Box::new(left.session)));
    }
    true
}

/// What the session is about, in a line.
fn contents(left: &LeftBehind, lang: Lang) -> String {
    let game = words::game(&left.session.problem.position, lang);
    let names: Vec<&str> = (left.session.runners.iter())
        .map(|choice| {
            choice
                .entry()
                .map_or(choice.id.as_str(), |entry| entry.short.get(lang))
        })
        .collect();
    format!("{game}: {}", names.join(lang.pick(", ", "、")))
}

fn age(when: SystemTime, lang: Lang) -> String {
    let minutes = when.elapsed().map_or(0, |age| age.as_secs() / 60);
    let plural = |n: u64| if n == 1 { "" } else { "s" };
    match minutes {
        0 => lang
            .pick("Kept less than a minute ago", "1分以内に保存")
            .to_string(),
        1..=119 => lang.pick(
            format!("Kept {minutes} minute{} ago", plural(minutes)),
            format!("{minutes}分前に保存"),
        ),
        _ => {
            let hours = minutes / 60;
            lang.pick(
                format!("Kept {hours} hour{} ago", plural(hours)),
                format!("{hours}時間前に保存"),
            )
        }
    }
}
