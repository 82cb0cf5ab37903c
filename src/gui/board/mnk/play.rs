//! Stones in a row to be played, and the words of the game.

use egui::{Rect, Sense, Ui, Vec2, WidgetInfo};

use super::view::{BoardView, Squares};
use crate::base::messages::{Lang, tr};
use crate::game::mnk::{Bits, Square, Stone};
use crate::gui::action::{Action, PlayAction};
use crate::gui::board::PlayedLine;
use crate::gui::board::stones::Legal;
use crate::gui::model::Model;
use crate::gui::shell::{focus, hold};
use crate::play::game_session::GameSession;
use crate::play::line::{How, Turn};
use crate::play::mnk::MnkLine;

impl PlayedLine for MnkLine {
    type Board = ();

    fn side(turn: Turn, _: Lang) -> &'static str {
        match turn {
            Turn::First => "X",
            Turn::Second => "O",
        }
    }

    fn progress(lang: Lang) -> &'static str {
        tr!(lang, play_the_stones_on_the_board)
    }

    fn value(value: i32, lang: Lang) -> String {
        tr!(
            lang,
            play_points,
            points = format!("{:+.1}", f64::from(value) / 100.0)
        )
    }

    fn certain(plies: i32, wins: bool, lang: Lang) -> String {
        match wins {
            true => tr!(lang, play_row_in, plies),
            false => tr!(lang, play_their_row_in, plies),
        }
    }

    fn about_values(lang: Lang) -> Option<&'static str> {
        Some(tr!(lang, play_points_are))
    }

    fn ending(&self, how: How, lang: Lang) -> Option<String> {
        let in_row = self.position().variant().in_row();
        match how {
            How::Row => Some(tr!(lang, play_with_in_a_row, in_row)),
            How::Full => Some(tr!(lang, play_the_board_is_full).to_owned()),
            _ => None,
        }
    }

    fn standing(&self, lang: Lang) -> Option<String> {
        let setup = self.position().setup();
        let (x, o) = setup.counts();
        let empty = self.position().empties();
        Some(tr!(lang, play_stones_standing, x, o, empty))
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
        let last = last.and_then(|entry| Square::parse(&entry.text));
        let lang = model.lang();
        let variant = self.position().variant();
        let (rect, surface) = ui.allocate_exact_size(Squares::size(variant, room), Sense::hover());
        let name = tr!(lang, play_game_board);
        surface.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, name));
        let squares = Squares::new(variant, rect);
        let legal = if open { self.position().legal() } else { 0 };
        let id = |square: Square| surface.id.with(square.column() + 8 * square.row());
        let mut stops = Vec::new();
        let mut pointed = None;
        // From left to right, wherever in its column a stone lands.
        let mut all: Vec<Square> = Bits(legal).collect();
        if variant.gravity() {
            all.sort_by_key(|square| square.column());
        }
        for square in all {
            let target: Rect = squares.target(square);
            let response = ui.interact(target, id(square), Sense::click());
            let name = variant.move_name(square);
            let name = tr!(lang, play_game_play, square = name);
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
            if response.hovered() {
                pointed = Some(square);
            }
            if response.clicked() {
                actions.push(Action::Play(PlayAction::Move(square.to_string())));
            }
            stops.push(response);
        }
        let side: Stone = self.position().side();
        BoardView::new(self.position().setup(), model.theme())
            .legal(if open { Legal::Offered } else { Legal::No })
            .last(last)
            .ghost(pointed.map(|square| (square, Some(side))))
            .paint(ui.painter(), rect);
        focus::walk(ui, &stops);
        let is_square = |of: egui::Id| Bits(u64::MAX).any(|square| id(square) == of);
        hold::keep(ui, &surface, name, is_square, &stops);
    }
}
