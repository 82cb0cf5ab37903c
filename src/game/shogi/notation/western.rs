//! Moves in western notation: P-7f, Rx2b+, S4i-5h, G*5b.
//!
//! Piece letter (`+` before promoted pieces), the origin where another piece of the kind could
//! legally go there too, `-` move, `x` capture, `*` drop, the square, then `+` for promotion or `=`
//! where it was declined.

use super::japanese::promotion_choice;
use crate::game::shogi::moves::ShogiMove;
use crate::game::shogi::position::Position;

/// The western name of a legal move.
pub fn name(position: &Position, m: ShogiMove) -> String {
    named(position, m, &position.moves())
}

/// The names of every legal move, in the order of generation.
pub fn names(position: &Position) -> Vec<(ShogiMove, String)> {
    let moves = position.moves();
    let named = |&m: &ShogiMove| (m, named(position, m, &moves));
    moves.iter().map(named).collect()
}

fn named(position: &Position, m: ShogiMove, legal: &[ShogiMove]) -> String {
    let before = m.piece_before();
    let plus = if before.is_promoted() { "+" } else { "" };
    let letter = before.kind.letter();
    let Some(from) = m.from() else {
        return format!("{letter}*{}", m.to());
    };
    let rival = |other: &ShogiMove| {
        other.to() == m.to()
            && other.piece_before() == before
            && other.from().is_some_and(|square| square != from)
    };
    let origin = if legal.iter().any(rival) {
        from.to_string()
    } else {
        String::new()
    };
    let how = if position.piece(m.to()).is_some() {
        'x'
    } else {
        '-'
    };
    let choice = match promotion_choice(m) {
        "成" => "+",
        "不成" => "=",
        _ => "",
    };
    format!("{plus}{letter}{origin}{how}{}{choice}", m.to())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::notation::sfen;

    #[test]
    fn names_say_capture_origin_and_promotion() {
        let mut position = Position::start();
        let mut play = |usi: &str| {
            let m = position.usi_move(usi).unwrap();
            let name = name(&position, m);
            position.play(m);
            name
        };
        assert_eq!(play("7g7f"), "P-7f");
        assert_eq!(play("3c3d"), "P-3d");
        assert_eq!(play("8h2b+"), "Bx2b+");
        assert_eq!(play("3a2b"), "Sx2b");
        assert_eq!(play("B*5e"), "B*5e");
        assert_eq!(play("6a5b"), "G6a-5b");
        assert_eq!(play("5e2b"), "Bx2b=");
        let setup = sfen::read_setup("4k4/9/9/4+R4/9/9/9/9/4K4 b - 1").unwrap();
        let position = Position::new(&setup).map_err(|_| ());
        assert!(position.is_err(), "gote's king could be taken");
        let setup = sfen::read_setup("3k5/9/9/4+R4/9/9/9/9/4K4 b - 1").unwrap();
        let position = Position::new(&setup).unwrap();
        assert_eq!(name(&position, position.usi_move("5d5b").unwrap()), "+R-5b");
    }
}
