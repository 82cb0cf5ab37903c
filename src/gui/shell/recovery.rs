//! After a window that was not closed in good order: offers what it had put aside.

use std::time::SystemTime;

use egui::{Id, Modal, Ui};

use crate::game::text::Lang;
use crate::gui::action::{Action, PlayAction};
use crate::gui::model::{KeptGame, Model};
use crate::gui::words;
use crate::play::line::Game;
use crate::session::Session;
use crate::session::autosave::LeftBehind;

/// What was found, and is offered.
pub struct Found {
    /// Those that are opened first stay behind the last, which can be undone to them.
    sessions: Vec<Session>,
    game: Option<KeptGame>,
    when: Option<SystemTime>,
}

impl Found {
    /// Nothing, if nothing of it can be read.
    pub fn of(LeftBehind { aside, when }: LeftBehind) -> Option<Found> {
        let game = aside.game.as_deref().and_then(KeptGame::read);
        let sessions: Vec<Session> = aside.session.into_iter().chain(aside.lesson).collect();
        (!sessions.is_empty() || game.is_some()).then_some(Found {
            sessions,
            game,
            when,
        })
    }
}

/// Asks until it is answered; then says what is to be done, and that the question is settled.
pub fn ui(ui: &Ui, found: &mut Option<Found>, model: &Model, actions: &mut Vec<Action>) -> bool {
    let Some(left) = found else { return false };
    let lang = model.lang();
    let answer = Modal::new(Id::unique("recovery")).show(ui.ctx(), |ui| {
        ui.set_width(460.0_f32.min(ui.ctx().content_rect().width() - 60.0));
        ui.heading(lang.pick("Go on where it broke off?", "中断したところから続けますか"));
        ui.label(lang.pick(
            "Yomiki was not closed in good order. This has been kept:",
            "前回は正しく終了しませんでした。次の内容が残っています。",
        ));
        ui.add_space(4.0);
        for session in &left.sessions {
            ui.strong(contents(session, lang));
        }
        if let Some(game) = &left.game {
            ui.strong(game_in_words(game, lang));
        }
        if let Some(when) = left.when {
            ui.weak(age(when, lang));
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let open = ui
                .button(lang.pick("Open it", "開く"))
                .on_hover_text(lang.pick(
                    "Opens the position, the algorithms and their runs as they were seen; a game goes on",
                    "局面・探索法・実行結果を元のとおりに開き、対局を続ける",
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
    if let Some(left) = found.take().filter(|_| open) {
        let sessions = left.sessions.into_iter().map(Box::new);
        let game = left.game.map(Box::new).map(PlayAction::GoOn);
        actions.extend(sessions.map(Action::Restore));
        actions.extend(game.map(Action::Play));
    }
    true
}

/// What the session is about, in a line.
fn contents(session: &Session, lang: Lang) -> String {
    let game = words::game(&session.problem.position, lang);
    let names: Vec<&str> = (session.runners.iter())
        .map(|choice| {
            choice
                .entry()
                .map_or(choice.id.as_str(), |entry| entry.short.get(lang))
        })
        .collect();
    format!("{game}: {}", names.join(lang.pick(", ", "、")))
}

fn game_in_words(game: &KeptGame, lang: Lang) -> String {
    let (english, japanese) = match game.table.game {
        Game::Othello => ("Othello", "オセロ"),
        Game::Shogi => ("shogi", "将棋"),
    };
    let moves = game.played.len();
    let plural = plural(moves as u64);
    lang.pick(
        format!("A game of {english} after {moves} move{plural}"),
        format!("{japanese}の対局（{moves}手まで）"),
    )
}

fn plural(n: u64) -> &'static str {
    if n == 1 { "" } else { "s" }
}

fn age(when: SystemTime, lang: Lang) -> String {
    let minutes = when.elapsed().map_or(0, |age| age.as_secs() / 60);
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
