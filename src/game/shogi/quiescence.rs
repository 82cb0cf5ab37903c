//! Letting captures play out before a position is judged, so that no piece hangs in the air.
//!
//! Suzuki, Inui & Kotani judge the tips of their trees as they stand; this is the option beside it.
//! Each side may stop at any point (stand pat) or go on with a capture or promotion that gains
//! material.

use super::evaluate::{Gains, RunningValue, ShogiEvaluator};
use super::moves::ShogiMove;
use super::piece::Side;
use super::position::{MoveBuffer, Position};

/// Captures are followed no further than this.
const MOST_PLIES: u32 = 8;

/// The value in sente's eyes once captures are played out. The position comes back as it was.
pub fn settled(running: &mut RunningValue, position: &mut Position) -> i32 {
    let value = settle(running, position, -i32::MAX, i32::MAX, MOST_PLIES);
    match position.turn() {
        Side::Sente => value,
        Side::Gote => -value,
    }
}

/// Negamax over gaining captures, in the eyes of the side to move.
fn settle(
    running: &mut RunningValue,
    position: &mut Position,
    mut alpha: i32,
    beta: i32,
    plies: u32,
) -> i32 {
    let stand = match position.turn() {
        Side::Sente => running.value(position),
        Side::Gote => -running.value(position),
    };
    alpha = alpha.max(stand);
    if plies == 0 || alpha >= beta {
        return alpha;
    }
    for m in gaining_moves(position) {
        running.play(position, m);
        let value = -settle(running, position, -beta, -alpha, plies - 1);
        running.undo(position);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    alpha
}

/// Captures and promotions, the greatest gain first.
fn gaining_moves(position: &Position) -> Vec<ShogiMove> {
    let mut buffer = MoveBuffer::new();
    position.moves_into(&mut buffer);
    let gains = Gains::new(ShogiEvaluator::Material, position);
    let mut moves: Vec<(i32, ShogiMove)> = buffer
        .iter()
        .filter(|m| m.promotes() || position.piece(m.to()).is_some())
        .map(|m| (gains.of(m), m))
        .filter(|&(gain, _)| gain > 0)
        .collect();
    moves.sort_by_key(|&(gain, m)| (-gain, m));
    moves.into_iter().map(|(_, m)| m).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::notation::sfen;

    fn settled_value(text: &str) -> i32 {
        let setup = sfen::read_setup(text).unwrap();
        let mut position = Position::new(&setup).unwrap();
        let mut running = RunningValue::new(ShogiEvaluator::Material, &position);
        let value = settled(&mut running, &mut position);
        assert_eq!(position.setup(), setup);
        value
    }

    #[test]
    fn a_free_piece_is_taken_and_a_guarded_one_is_weighed() {
        // Sente's rook may take a silver on 5d that nobody guards: 500 on the board, 500 in hand.
        let free = "4k4/9/9/4s4/9/9/9/4R4/4K4 b - 1";
        assert_eq!(settled_value(free), 1000 - 500 + 1000);
        // Guarded by a pawn, it is left alone: the rook is worth more.
        let guarded = "4k4/9/4p4/4s4/9/9/9/4R4/4K4 b - 1";
        assert_eq!(settled_value(guarded), 1000 - 500 - 100);
        // Gote's rook takes and promotes on its way out of the camp.
        let gote = "4k4/9/9/9/4R4/9/9/4r4/3K5 w - 1";
        assert_eq!(settled_value(gote), -1300 - 1000);
    }
}
