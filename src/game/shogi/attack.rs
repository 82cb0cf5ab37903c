//! Which squares a piece attacks on any arrangement, walked step by step.
//!
//! Slow and plain on purpose: it serves board editing, where positions need not be playable, and
//! is the independent second opinion in the tests of the fast generator.

use super::piece::{Kind, Piece, Side};
use super::setup::Setup;
use super::square::Square;

/// Steps as (files to the left, ranks forward), and whether they repeat until blocked.
type Steps = &'static [(i8, i8)];

const GOLD: Steps = &[(1, 1), (0, 1), (-1, 1), (1, 0), (-1, 0), (0, -1)];
const SILVER: Steps = &[(1, 1), (0, 1), (-1, 1), (1, -1), (-1, -1)];
const DIAGONAL: Steps = &[(1, 1), (-1, 1), (1, -1), (-1, -1)];
const STRAIGHT: Steps = &[(0, 1), (1, 0), (-1, 0), (0, -1)];
const ALL_ROUND: Steps = &[
    (1, 1),
    (0, 1),
    (-1, 1),
    (1, 0),
    (-1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
];

/// The single steps and the sliding directions of a piece.
fn steps_and_slides(piece: Piece) -> (Steps, Steps) {
    match (piece.kind, piece.is_promoted()) {
        (Kind::King, _) => (ALL_ROUND, &[]),
        (Kind::Rook, false) => (&[], STRAIGHT),
        (Kind::Rook, true) => (DIAGONAL, STRAIGHT),
        (Kind::Bishop, false) => (&[], DIAGONAL),
        (Kind::Bishop, true) => (STRAIGHT, DIAGONAL),
        (Kind::Silver, false) => (SILVER, &[]),
        (Kind::Knight, false) => (&[(1, 2), (-1, 2)], &[]),
        (Kind::Lance, false) => (&[], &[(0, 1)]),
        (Kind::Pawn, false) => (&[(0, 1)], &[]),
        _ => (GOLD, &[]),
    }
}

/// The squares the piece would attack from `from`, own pieces' squares included.
pub(super) fn attacks(setup: &Setup, piece: Piece, from: Square) -> Vec<Square> {
    let forward = piece.side.forward();
    let (steps, slides) = steps_and_slides(piece);
    let mut squares: Vec<Square> = steps
        .iter()
        .filter_map(|&(files, ahead)| from.step(files, ahead * forward))
        .collect();
    for &(files, ahead) in slides {
        let mut at = from;
        while let Some(next) = at.step(files, ahead * forward) {
            squares.push(next);
            if setup.piece(next).is_some() {
                break;
            }
            at = next;
        }
    }
    squares
}

/// The squares of `side`'s pieces that attack `target`.
pub(super) fn attackers(setup: &Setup, target: Square, side: Side) -> Vec<Square> {
    Square::all()
        .filter(|&from| {
            setup.piece(from).is_some_and(|piece| {
                piece.side == side && attacks(setup, piece, from).contains(&target)
            })
        })
        .collect()
}
