//! Shogi to be played, and its words.

use egui::{Context, Key, Ui, Vec2};

use super::moves::{MoveBoard, Names, Offered, say_refusal};
use crate::base::messages::{Lang, tr};
use crate::game::shogi;
use crate::gui::action::{Action, PlayAction};
use crate::gui::board::PlayedLine;
use crate::gui::model::Model;
use crate::play::game_session::GameSession;
use crate::play::line::Turn;
use crate::play::shogi::ShogiLine;

impl PlayedLine for ShogiLine {
    type Board = MoveBoard;
    const SPEAKS_USI: bool = true;

    fn side(turn: Turn, lang: Lang) -> &'static str {
        match turn {
            Turn::First => tr!(lang, play_sente),
            Turn::Second => tr!(lang, play_gote),
        }
    }

    fn progress(lang: Lang) -> &'static str {
        tr!(lang, play_the_moves_and_the_pieces)
    }

    /// In pawns or in their hundredths, as the language counts.
    fn value(value: i32, lang: Lang) -> String {
        tr!(
            lang,
            play_value_in_shogi,
            pawns = format!("{:+.2}", f64::from(value) / 100.0),
            points = format!("{value:+}")
        )
    }

    fn about_values(lang: Lang) -> Option<&'static str> {
        Some(tr!(lang, play_what_a_point_is))
    }

    fn board(
        &self,
        board: &mut MoveBoard,
        ui: &mut Ui,
        room: Vec2,
        session: &GameSession,
        open: bool,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        let position = self.position();
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
            is_only_board: false,
            position,
            moves: &moves,
            refused: &[],
            // Whoever plays alone against a program sits below.
            flipped: match session.only_person() {
                Some(turn) => turn == Turn::Second,
                None => model.settings().shogi.flipped,
            },
        };
        let made = board.ui(ui, room, offered, &names, model);
        if let Some(why) = board.take_refusal() {
            actions.push(say_refusal(&why, lang));
        }
        if let Some(m) = made {
            actions.push(Action::Play(PlayAction::Move(m.to_string())));
        }
    }

    fn takes_key(board: &MoveBoard, ctx: &Context, key: Key) -> Option<bool> {
        board.takes_key(ctx, key)
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
