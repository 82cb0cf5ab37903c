//! The board of a game: a person's moves are made on it, the others' are shown.

use crate::base::messages::{Lang, tr};
use egui::{Context, Key, Sense, Ui, Vec2, WidgetInfo};

use crate::game::othello;
use crate::game::shogi;
use crate::gui::action::{Action, PlayAction};
use crate::gui::board_view::{BoardView, Legal, Squares};
use crate::gui::model::Model;
use crate::gui::shell::{focus, hold};
use crate::gui::shogi_moves::{MoveBoard, Names, Offered, say_refusal};
use crate::play::any::AnyLine;
use crate::play::line::Turn;
use crate::play::sitting::Sitting;

#[derive(Default)]
pub struct PlayBoard {
    shogi: MoveBoard,
}

impl PlayBoard {
    /// Whether the board has the keyboard and, if so, whether it wants this key for itself.
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.shogi.takes_key(ctx, key)
    }

    pub fn ui(
        &mut self,
        ui: &mut Ui,
        room: Vec2,
        sitting: &Sitting,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        // On an earlier position nobody moves.
        let open = sitting.is_humans_turn() && sitting.earlier().is_none();
        match sitting.shown().as_ref() {
            AnyLine::Othello(line) => {
                let entries = sitting.entries();
                let last = match sitting.earlier() {
                    Some(i) => entries.get(i),
                    None => entries.last(),
                };
                let last = last.and_then(|e| line.position().size().parse_square(&e.text));
                othello_board(ui, room, line.position(), last, open, model, actions);
            }
            AnyLine::Shogi(line) => {
                let lang = model.lang();
                let position = line.position();
                let moves = match open {
                    true => position.moves(),
                    false => Vec::new(),
                };
                let names = Names {
                    board: tr!(lang, play_game_board),
                    square: &|square| square_name(position, square, lang),
                    held: &|kind| tr!(lang, play_in_hand, kind = kind.name(lang)),
                };
                let offered = Offered {
                    position,
                    moves: &moves,
                    refused: &[],
                    // Whoever plays alone against a program sits below.
                    flipped: match sitting.only_person() {
                        Some(turn) => turn == Turn::Second,
                        None => model.settings().shogi.flipped,
                    },
                };
                let made = (self.shogi).ui(ui, room, offered, &names, model);
                if let Some(why) = self.shogi.take_refusal() {
                    actions.push(say_refusal(&why, lang));
                }
                if let Some(m) = made {
                    actions.push(Action::Play(PlayAction::Move(m.to_string())));
                }
            }
        }
    }
}

fn square_name(position: &shogi::Position, square: shogi::Square, lang: Lang) -> String {
    let at = square.name(lang);
    match position.piece(square) {
        Some(piece) => {
            let (side, piece) = (piece.side.name(lang), piece.name(lang));
            tr!(lang, play_square_with_piece, square = at, side, piece)
        }
        None => tr!(lang, play_square, square = at),
    }
}

fn othello_board(
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
