//! The choice between promoting and not: both pieces side by side where the move ends.

use crate::base::messages::tr;
use egui::{
    Align2, FontId, Id, Key, Modifiers, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::game::shogi::{Piece, Position, Setup, ShogiMove};
use crate::gui::board::shogi::view::{Places, Style, paint_piece};
use crate::gui::model::Model;
use crate::gui::shell::focus;

/// A move that can be played in two ways.
#[derive(Clone, Copy, Debug)]
pub struct Asking {
    promoting: ShogiMove,
    plain: ShogiMove,
    piece: Piece,
    /// The position it was asked in.
    key: u64,
}

/// What was said to it.
#[derive(Clone, Copy, Debug)]
pub enum Answer {
    Play(ShogiMove),
    /// The move is not made.
    Back,
}

impl Asking {
    pub fn new(promoting: ShogiMove, plain: ShogiMove, position: &Position) -> Asking {
        Asking {
            promoting,
            plain,
            piece: plain.piece(),
            key: position.key(),
        }
    }

    pub fn is_of(&self, setup: &Setup) -> bool {
        Position::new(setup).is_ok_and(|position| position.key() == self.key)
    }

    /// What is chosen from on this board: to promote, and not to.
    pub fn choices(board: Id) -> [Id; 2] {
        [choice(board, 0), choice(board, 1)]
    }

    /// The move without promotion.
    pub fn plain(&self) -> ShogiMove {
        self.plain
    }

    /// Shows the choice until it is made.
    pub fn ui(
        &self,
        ui: &mut Ui,
        surface: &Response,
        places: &Places,
        model: &Model,
    ) -> Option<Answer> {
        let lang = model.lang();
        let colors = model.theme().shogi();
        let palette = model.theme().palette();
        let cell = places.cell() * 1.25;
        let square = places.rect(self.plain.to());
        let size = vec2(cell.x * 2.0 + 12.0, cell.y + 8.0);
        // Within the board, wherever the move ends.
        let room = places.board.shrink(2.0);
        let centre = pos2(
            square
                .center()
                .x
                .clamp(room.left() + size.x / 2.0, room.right() - size.x / 2.0),
            square
                .center()
                .y
                .clamp(room.top() + size.y / 2.0, room.bottom() - size.y / 2.0),
        );
        let frame = Rect::from_center_size(centre, size);
        ui.painter()
            .rect_filled(places.board, 0.0, colors.shadow.gamma_multiply(0.35));
        let stroke = Stroke::new(1.5, palette.accent);
        ui.painter()
            .rect(frame, 6.0, palette.pane, stroke, StrokeKind::Inside);

        // A click beside the choice takes the move back; it must not reach the square below.
        let beside = ui.interact(surface.rect, surface.id.with("promotion"), Sense::CLICK);
        let choices = [
            (
                self.promoting,
                self.piece.promoted(),
                tr!(lang, board_promote_y),
                Key::Y,
            ),
            (
                self.plain,
                self.piece,
                tr!(lang, board_do_not_promote_n),
                Key::N,
            ),
        ];
        let mut chosen = None;
        let mut stops = Vec::new();
        for (i, (m, piece, name, key)) in choices.into_iter().enumerate() {
            let min = frame.min + vec2(4.0 + i as f32 * (cell.x + 4.0), 4.0);
            let place = Rect::from_min_size(min, cell);
            let response = ui.interact(place, choice(surface.id, i), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name));
            let fill = if response.hovered() || response.has_focus() {
                palette.accent_soft
            } else {
                palette.raised
            };
            ui.painter().rect_filled(place, 4.0, fill);
            let style = Style {
                colors,
                letters: model.settings().shogi.letters,
                opacity: 1.0,
            };
            let up = places.points_up(piece.side);
            paint_piece(ui.painter(), place, piece, up, true, style);
            // The key beside the piece, where its slanting sides leave room.
            let at = place.left_top() + vec2(3.0, 1.0);
            let font = FontId::proportional((0.22 * cell.y).clamp(9.0, 16.0));
            let letter = key.name();
            (ui.painter()).text(at, Align2::LEFT_TOP, letter, font, palette.text);
            let by_key = ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if response.clicked() || by_key {
                chosen = Some(m);
            }
            stops.push(response.on_hover_text(name));
        }
        focus::walk(ui, &stops);
        let cancelled = beside.clicked()
            || ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        match chosen {
            Some(m) => Some(Answer::Play(m)),
            None => cancelled.then_some(Answer::Back),
        }
    }
}

fn choice(board: Id, number: usize) -> Id {
    board.with(("promotion", number))
}
