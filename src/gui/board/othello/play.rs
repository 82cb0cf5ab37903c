//! Othello to be played, and its words.

use egui::{Sense, Ui, Vec2, WidgetInfo};

use super::view::{BoardView, Squares};
use crate::base::messages::{Lang, tr};
use crate::game::othello::{self, Disc};
use crate::gui::action::{Action, PlayAction};
use crate::gui::board::PlayedLine;
use crate::gui::board::stones::Legal;
use crate::gui::model::Model;
use crate::gui::shell::{focus, hold};
use crate::play::game_session::GameSession;
use crate::play::line::{How, Turn};
use crate::play::othello::OthelloLine;

impl PlayedLine for OthelloLine {
    type Board = ();

    fn side(turn: Turn, lang: Lang) -> &'static str {
        match turn {
            Turn::First => tr!(lang, play_black),
            Turn::Second => tr!(lang, play_white),
        }
    }

    fn progress(lang: Lang) -> &'static str {
        tr!(lang, play_the_discs_on_the_board)
    }

    fn value(value: i32, lang: Lang) -> String {
        let from = format!("{:+.1}", f64::from(value) / 100.0);
        tr!(lang, play_discs, from)
    }

    fn ending(&self, how: How, lang: Lang) -> Option<String> {
        let How::Discs(first) = how else { return None };
        let setup = self.position().setup();
        let count = |disc| setup.discs(disc).count_ones() as i32;
        let squares = self.position().size().squares() as i32;
        let on_board = [Disc::Black, Disc::White].map(count);
        let black = (squares + first) / 2;
        Some(discs(on_board, [black, squares - black], lang))
    }

    fn standing(&self, lang: Lang) -> Option<String> {
        let setup = self.position().setup();
        let count = |disc| setup.discs(disc).count_ones();
        let (black, white) = (count(Disc::Black), count(Disc::White));
        let empty = setup.empties().count_ones();
        Some(tr!(lang, play_discs_black_white_empty, black, white, empty))
    }

    fn board(
        &self,
        _: &mut (),
        ui: &mut Ui,
        room: Vec2,
        session: &GameSession,
        open: bool,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let entries = session.entries();
        let last = match session.earlier() {
            Some(i) => entries.get(i),
            None => entries.last(),
        };
        let last = last.and_then(|e| self.position().size().parse_square(&e.text));
        board(ui, room, self.position(), last, open, model, actions);
    }
}

/// The discs of both sides, the winner's first, as results are told. Where squares are left empty
/// the rules give them to the winner.
fn discs(on_board: [i32; 2], counted: [i32; 2], lang: Lang) -> String {
    let [(most, least), (all, none)] =
        [on_board, counted].map(|[black, white]| (black.max(white), black.min(white)));
    match (most, least) == (all, none) {
        true => tr!(lang, play_to_discs, most, least),
        false => tr!(lang, play_to_discs_to_with_the, most, least, all, none),
    }
}

fn board(
    ui: &mut Ui,
    room: Vec2,
    position: &othello::Position,
    last: Option<othello::Square>,
    open: bool,
    model: &Model,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let side = room.x.min(room.y);
    let (rect, surface) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let name = tr!(lang, play_game_board);
    surface.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, name));
    let squares = Squares::new(position.size(), rect);
    BoardView::new(position.setup(), model.theme())
        .legal(if open { Legal::Offered } else { Legal::No })
        .last(last)
        .paint(ui.painter(), rect);
    let legal = if open { position.legal() } else { 0 };
    let id = |square: othello::Square| surface.id.with(square.index());
    let mut stops = Vec::new();
    for square in othello::Bits(legal).filter_map(othello::Square::new) {
        let response = ui.interact(squares.rect(square), id(square), Sense::click());
        let name = tr!(lang, play_game_play, square = square.to_string());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
        if response.clicked() {
            actions.push(Action::Play(PlayAction::Move(square.to_string())));
        }
        stops.push(response);
    }
    focus::walk(ui, &stops);
    let is_square = |of: egui::Id| {
        let mut all = othello::Bits(u64::MAX).filter_map(othello::Square::new);
        all.any(|square| id(square) == of)
    };
    hold::keep(ui, &surface, name, is_square, &stops);
}
