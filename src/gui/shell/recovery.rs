//! After a window that was not closed in good order: offers what it had put aside.

use crate::base::messages::{Lang, tr};
use crate::base::platform::SystemTime;

use egui::{Id, Modal, Ui};

use crate::gui::action::{Action, PlayAction};
use crate::gui::model::{KeptGame, Model};
use crate::gui::words;
use crate::session::Session;
use crate::session::autosave::LeftBehind;

/// What was found, and is offered.
pub struct Found {
    session: Option<Session>,
    game: Option<KeptGame>,
    when: Option<SystemTime>,
}

impl Found {
    /// Nothing, if nothing of it can be read.
    pub fn of(LeftBehind { aside, when }: LeftBehind) -> Option<Found> {
        let game = aside.game.as_deref().and_then(KeptGame::read);
        let session = aside.session;
        (session.is_some() || game.is_some()).then_some(Found {
            session,
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
        ui.heading(tr!(lang, window_go_on_where_it_broke));
        ui.label(tr!(lang, window_yomiki_was_not_closed_in));
        ui.add_space(4.0);
        if let Some(session) = &left.session {
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
                .button(tr!(lang, window_open_it))
                .on_hover_text(tr!(lang, window_opens_the_position_the_algorithms));
            if ui.memory(|memory| memory.focused()).is_none() {
                open.request_focus();
            }
            let discard = ui
                .button(tr!(lang, window_discard_it))
                .on_hover_text(tr!(lang, window_deletes_what_was_kept_and));
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
        let session = left.session.map(Box::new);
        let game = left.game.map(Box::new).map(PlayAction::GoOn);
        actions.extend(session.map(Action::Restore));
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
    format!("{game}: {}", names.join(tr!(lang, language_list_separator)))
}

fn game_in_words(game: &KeptGame, lang: Lang) -> String {
    let moves = game.played.len();
    let game = game.table.game.title();
    tr!(lang, window_a_game_of, game, moves)
}

fn age(when: SystemTime, lang: Lang) -> String {
    let minutes = when.elapsed().map_or(0, |age| age.as_secs() / 60);
    match minutes {
        0 => tr!(lang, window_kept_less_than_a_minute).to_string(),
        1..=119 => tr!(lang, window_kept_minutes_ago, minutes),
        _ => tr!(lang, window_kept_hours_ago, hours = minutes / 60),
    }
}
