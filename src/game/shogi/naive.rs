//! The rules of shogi once more, written straight from the rule book on plain setups.
//!
//! Only tests use it: two generators that share no code and agree are hard to get wrong alike.

use super::attack::attacks;
use super::piece::{Kind, Piece, Side};
use super::setup::Setup;
use super::square::Square;

/// A move as USI writes it, and the setup after it.
pub fn legal_moves(setup: &Setup) -> Vec<(String, Setup)> {
    let mut moves = pseudo_legal(setup);
    moves.retain(|(name, after)| {
        let mates_by_pawn_drop = || {
            name.starts_with("P*") && after.is_in_check(after.turn) && legal_moves(after).is_empty()
        };
        !after.is_in_check(setup.turn) && !mates_by_pawn_drop()
    });
    moves.sort_by(|a, b| a.0.cmp(&b.0));
    moves
}

fn pseudo_legal(setup: &Setup) -> Vec<(String, Setup)> {
    let us = setup.turn;
    let mut moves = Vec::new();
    for (from, piece) in setup.pieces().filter(|(_, piece)| piece.side == us) {
        for to in attacks(setup, piece, from) {
            if setup.piece(to).is_some_and(|there| there.side == us) {
                continue;
            }
            let zone = us.promotes_on(from.rank()) || us.promotes_on(to.rank());
            if zone && piece.promoted() != piece {
                moves.push((
                    format!("{from}{to}+"),
                    moved(setup, from, to, piece.promoted()),
                ));
            }
            if !piece.is_stuck_on(to.rank()) {
                moves.push((format!("{from}{to}"), moved(setup, from, to, piece)));
            }
        }
    }
    for kind in Kind::IN_HAND
        .into_iter()
        .filter(|&kind| setup.in_hand(us, kind) > 0)
    {
        for to in Square::all().filter(|&to| setup.piece(to).is_none()) {
            let piece = Piece::new(us, kind);
            if piece.is_stuck_on(to.rank()) || kind == Kind::Pawn && has_pawn(setup, us, to.file())
            {
                continue;
            }
            let mut after = next(setup);
            after.take_from_hand(us, kind);
            after.put(to, piece);
            moves.push((format!("{}*{to}", kind.letter()), after));
        }
    }
    moves
}

fn has_pawn(setup: &Setup, side: Side, file: u8) -> bool {
    let pawn = Piece::new(side, Kind::Pawn);
    setup
        .pieces()
        .any(|(square, piece)| piece == pawn && square.file() == file)
}

fn moved(setup: &Setup, from: Square, to: Square, piece: Piece) -> Setup {
    let mut after = next(setup);
    after.remove(from);
    if let Some(taken) = after.put(to, piece) {
        after.add_to_hand(piece.side, taken.kind);
    }
    after
}

fn next(setup: &Setup) -> Setup {
    let mut after = setup.clone();
    after.turn = setup.turn.other();
    after.number += 1;
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;
    use crate::game::shogi::notation::sfen;
    use crate::game::shogi::{Position, Preset};

    /// Compares the two generators here and after every move, and every reason for a refusal.
    fn assert_agree(position: &mut Position) {
        let setup = position.setup();
        let expected = legal_moves(&setup);
        let mut moves = position.moves();
        moves.sort_by_key(ToString::to_string);
        let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let known: Vec<&String> = expected.iter().map(|(name, _)| name).collect();
        assert_eq!(
            names.iter().collect::<Vec<_>>(),
            known,
            "{}",
            sfen::write(&setup)
        );
        assert_eq!(position.has_no_move(), moves.is_empty());
        assert_eq!(position.in_check(), setup.is_in_check(setup.turn));
        for (m, (name, after)) in moves.into_iter().zip(expected) {
            assert_eq!(position.usi_move(&name), Ok(m));
            position.play(m);
            assert_eq!(position.setup(), after);
            assert_eq!(position.undo(), Some(m));
        }
    }

    #[test]
    fn both_generators_agree_on_the_perft_positions() {
        let text = include_str!("../../../tests/data/perft_shogi.txt");
        for line in text.lines() {
            let setup = sfen::read_setup(line.split(" ; ").next().unwrap()).unwrap();
            assert_agree(&mut Position::new(&setup).unwrap());
        }
    }

    #[test]
    fn both_generators_agree_along_random_games() {
        let mut rng = Rng::new(7);
        for preset in &Preset::ALL[..16] {
            let mut position = Position::new(&preset.setup()).unwrap();
            for ply in 0..150 {
                if ply % 10 == 9 {
                    assert_agree(&mut position);
                }
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                position.play(moves[rng.below(moves.len() as u64) as usize]);
            }
        }
    }

    #[test]
    fn refusals_name_the_rule() {
        let position = |text| Position::new(&sfen::read_setup(text).unwrap()).unwrap();
        let start = Position::start();
        let why = |position: &Position, m: &str| position.usi_move(m).unwrap_err().to_string();
        assert_eq!(why(&start, "7g7e"), "the pawn on 7g does not reach 7e");
        assert_eq!(why(&start, "5e5d"), "there is no piece on 5e");
        assert_eq!(why(&start, "3c3d"), "the piece on 3c is the opponent's");
        assert_eq!(why(&start, "9i9f"), "the lance on 9i does not reach 9f");
        assert_eq!(why(&start, "9i9h+"), "the lance cannot promote there");
        assert_eq!(why(&start, "P*5e"), "there is no pawn in hand");
        assert_eq!(why(&start, "2h2g"), "an own piece stands on 2g");
        assert_eq!(why(&start, "hello"), "\"hello\" is not a move");
        // The pawn drop on 1b would be mate; a gold there is legal.
        let mate = position("8k/6G2/7K1/9/9/9/9/9/9 b GP2r2b2g4s4n4l17p 1");
        assert_eq!(
            why(&mate, "P*1b"),
            "a pawn may not be dropped to mate (uchifuzume)"
        );
        assert!(mate.usi_move("G*1b").is_ok());
        let pinned = position("4k4/4r4/9/9/9/9/4G4/4K4/9 b NP 1");
        assert_eq!(why(&pinned, "5g4g"), "the own king would be in check");
        assert_eq!(why(&pinned, "P*5a"), "5a is not empty");
        assert_eq!(
            why(&pinned, "N*4b"),
            "a knight dropped there could never move"
        );
        let pawns = position("4k4/P8/9/9/9/9/9/4K4/9 b P 1");
        assert_eq!(
            why(&pawns, "P*9e"),
            "there is an unpromoted pawn on file 9 already (nifu)"
        );
        assert_eq!(
            why(&pawns, "9b9a"),
            "the pawn must promote there: it could never move again"
        );
        let promotions = pawns.moves_between(
            Square::from_usi("9b").unwrap(),
            Square::from_usi("9a").unwrap(),
        );
        assert_eq!(promotions.len(), 1);
    }
}
