//! What a position is worth at first sight: the two evaluators of Suzuki, Inui & Kotani.
//!
//! `Material` adds up piece values. `Positional` adds where each piece stands (its own square, and
//! how near it is to both kings) and how freely rooks and bishops move. A pawn is worth 100. The
//! paper gives the ingredients, not the numbers; the numbers are ours.
//!
//! All of it but the freedom is a sum over pieces, so a move changes two or three terms:
//! [`RunningValue`] keeps the sum up to date while a search plays and takes back.

use rsshogi::board::attack_tables::{bishop_attacks, rook_attacks};
use rsshogi::types::{self as raw, Color, PieceType};

use super::moves::{ShogiMove, raw_piece};
use super::piece::{Kind, Piece, Side};
use super::position::Position;

/// What judges a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShogiEvaluator {
    Material,
    Positional,
}

impl ShogiEvaluator {
    pub const ALL: [ShogiEvaluator; 2] = [ShogiEvaluator::Material, ShogiEvaluator::Positional];

    pub const fn name(self) -> &'static str {
        match self {
            ShogiEvaluator::Material => "material",
            ShogiEvaluator::Positional => "positional",
        }
    }

    /// The value in sente's eyes, from scratch.
    pub fn evaluate(self, position: &Position) -> i32 {
        RunningValue::new(self, position).value(position)
    }
}

/// What a piece on the board is worth; kings are never exchanged.
pub const fn piece_value(kind: Kind, promoted: bool) -> i32 {
    match (kind, promoted) {
        (Kind::Pawn, false) => 100,
        (Kind::Lance, false) => 300,
        (Kind::Knight, false) => 320,
        (Kind::Silver, false) => 500,
        (Kind::Gold, _) => 600,
        (Kind::Bishop, false) => 800,
        (Kind::Rook, false) => 1000,
        (Kind::Pawn, true) => 520,
        (Kind::Lance, true) => 540,
        (Kind::Knight, true) => 550,
        (Kind::Silver, true) => 600,
        (Kind::Bishop, true) => 1050,
        (Kind::Rook, true) => 1300,
        (Kind::King, _) => 0,
    }
}

/// What a piece gains by standing on a square, `ahead` ranks from the far edge (1–9) and
/// `centre` files from the middle one (0–4).
const fn square_value(kind: Kind, promoted: bool, ahead: i32, centre: i32) -> i32 {
    let camp = ahead <= 3;
    match (kind, promoted) {
        (Kind::Pawn, false) => (7 - ahead) * 5 - centre,
        (Kind::Lance, false) => 0,
        (Kind::Knight, false) => (9 - ahead) * 3 - centre,
        (Kind::Silver, false) => (9 - ahead) * 4 - centre * 2,
        (Kind::Gold, _) => -(9 - ahead) * 2 - centre * 2,
        (Kind::Bishop, false) => -centre,
        (Kind::Rook, false) if camp => 40,
        (Kind::Rook, false) => 0,
        (Kind::Rook | Kind::Bishop, true) if camp => 30,
        (Kind::Rook | Kind::Bishop, true) => 0,
        (Kind::King, _) if ahead >= 8 => 15 + centre * 8,
        (Kind::King, _) => -(8 - ahead) * 12,
        // Small promoted pieces belong among the enemy.
        _ => (5 - ahead) * 4 - centre * 3,
    }
}

/// What a piece gains by being near its own king.
const fn guard_value(kind: Kind, promoted: bool, distance: i32) -> i32 {
    let weight = match (kind, promoted) {
        (Kind::Gold, _) => 10,
        (Kind::Silver, false) => 8,
        (Kind::Bishop, true) => 6,
        (Kind::Knight | Kind::Lance, false) => 2,
        (Kind::Pawn, false) => 3,
        _ => 0,
    };
    weight * near(distance)
}

/// What a piece gains by being near the enemy's king.
const fn attack_value(kind: Kind, promoted: bool, distance: i32) -> i32 {
    let weight = match (kind, promoted) {
        (Kind::King, _) => 0,
        (Kind::Rook | Kind::Bishop, true) => 10,
        (Kind::Gold, _) | (_, true) => 12,
        (Kind::Silver, false) => 10,
        (Kind::Knight, false) => 4,
        (Kind::Rook | Kind::Bishop, false) => 3,
        (Kind::Pawn | Kind::Lance, false) => 2,
    };
    weight * near(distance)
}

/// 4 beside a king down to 0 five squares away; the king's own square does not count.
const fn near(distance: i32) -> i32 {
    if distance >= 1 && distance <= 4 {
        5 - distance
    } else {
        0
    }
}

/// What each square that a rook or bishop can go to is worth.
const ROOK_FREEDOM: i32 = 4;
const BISHOP_FREEDOM: i32 = 5;

/// Where both kings stand, sente's first, as indices; `NOWHERE` for the one a tsume position lacks.
type Kings = [usize; 2];
const NOWHERE: usize = 81;

fn kings(position: &Position) -> Kings {
    [Color::BLACK, Color::WHITE]
        .map(|color| position.inner.king_square(color).to_index().min(NOWHERE))
}

/// The functions above as sente sees them, looked up by the crate's number of a piece: gote's
/// pieces count negative.
struct Tables {
    material: [i32; 32],
    /// Material included.
    on_square: [[i32; 81]; 32],
    /// What the distance to sente's king adds, and to gote's.
    to_king: [[[i32; 9]; 32]; 2],
    /// The greater of the differences in files and ranks; 0 to a king that is nowhere.
    distance: [[u8; 82]; 81],
}

static TABLES: Tables = Tables::new();

impl Tables {
    const fn new() -> Tables {
        let mut tables = Tables {
            material: [0; 32],
            on_square: [[0; 81]; 32],
            to_king: [[[0; 9]; 32]; 2],
            distance: [[0; 82]; 81],
        };
        let mut form = 0;
        while form < 32 {
            let side = if form % 2 == 0 {
                Side::Sente
            } else {
                Side::Gote
            };
            let plain = Piece::new(side, Kind::ALL[form / 2 % 8]);
            tables.fill(if form < 16 { plain } else { plain.promoted() });
            form += 1;
        }
        let mut pair = 0usize;
        while pair < 81 * 81 {
            let (a, b) = (pair / 81, pair % 81);
            let (files, ranks) = ((a / 9).abs_diff(b / 9), (a % 9).abs_diff(b % 9));
            tables.distance[a][b] = if files > ranks { files } else { ranks } as u8;
            pair += 1;
        }
        tables
    }

    const fn fill(&mut self, piece: Piece) {
        let (kind, promoted) = (piece.kind, piece.is_promoted());
        let number = raw_piece(piece).to_index();
        let sign = match piece.side {
            Side::Sente => 1,
            Side::Gote => -1,
        };
        let material = piece_value(kind, promoted);
        self.material[number] = sign * material;
        let mut at = 0;
        while at < 81 {
            let rank = (at % 9 + 1) as u8;
            let centre = (at as i32 / 9 - 4).abs();
            let ahead = piece.side.rank_ahead(rank) as i32;
            self.on_square[number][at] =
                sign * (material + square_value(kind, promoted, ahead, centre));
            at += 1;
        }
        let (own, enemy) = (piece.side.index(), piece.side.other().index());
        let mut distance = 0;
        while distance < 9 {
            let away = distance as i32;
            self.to_king[own][number][distance] = sign * guard_value(kind, promoted, away);
            self.to_king[enemy][number][distance] = sign * attack_value(kind, promoted, away);
            distance += 1;
        }
    }

    /// What a piece on a square adds, besides freedom.
    #[inline]
    fn term(
        &self,
        evaluator: ShogiEvaluator,
        piece: raw::Piece,
        at: raw::Square,
        kings: Kings,
    ) -> i32 {
        let (piece, at) = (piece.to_index() & 31, at.to_index());
        if evaluator == ShogiEvaluator::Material {
            return self.material[piece];
        }
        let away = &self.distance[at];
        self.on_square[piece][at]
            + self.to_king[0][piece][away[kings[0]] as usize]
            + self.to_king[1][piece][away[kings[1]] as usize]
    }
}

/// How much a move changes the sum of terms, as if no king moved; in sente's eyes.
#[inline]
fn change(evaluator: ShogiEvaluator, position: &Position, m: ShogiMove, kings: Kings) -> i32 {
    let (m, board) = (m.0, &position.inner);
    let (after, to) = (m.piece_after_move(), m.to_sq());
    let mut change = TABLES.term(evaluator, after, to, kings);
    if m.is_drop() {
        return change - TABLES.material[after.to_index() & 31];
    }
    let before = if m.is_promotion() {
        after.demote()
    } else {
        after
    };
    change -= TABLES.term(evaluator, before, m.from_sq(), kings);
    let taken = board.piece_on(to);
    if !taken.is_empty() {
        // It leaves the board and comes into the mover's hand, unpromoted.
        let held = TABLES.material[taken.demote().to_index() & 31];
        change -= TABLES.term(evaluator, taken, to, kings) + held;
    }
    change
}

/// How much moves of one position gain for the side that makes them, judged without playing them:
/// the provisional judgement by which Suzuki, Inui & Kotani order moves.
pub struct Gains<'a> {
    evaluator: ShogiEvaluator,
    position: &'a Position,
    kings: Kings,
}

impl<'a> Gains<'a> {
    pub fn new(evaluator: ShogiEvaluator, position: &'a Position) -> Gains<'a> {
        let kings = kings(position);
        Gains {
            evaluator,
            position,
            kings,
        }
    }

    #[inline]
    pub fn of(&self, m: ShogiMove) -> i32 {
        let change = change(self.evaluator, self.position, m, self.kings);
        match self.position.turn() {
            Side::Sente => change,
            Side::Gote => -change,
        }
    }
}

/// An evaluator's sum along a line of play.
#[derive(Clone, Debug)]
pub struct RunningValue {
    evaluator: ShogiEvaluator,
    /// In sente's eyes, without freedom.
    sum: i32,
    above: Vec<i32>,
}

impl RunningValue {
    pub fn new(evaluator: ShogiEvaluator, position: &Position) -> RunningValue {
        RunningValue {
            evaluator,
            sum: whole_sum(evaluator, position),
            above: Vec::new(),
        }
    }

    /// To be called with the position before the move is played there; plays it.
    #[inline]
    pub fn play(&mut self, position: &mut Position, m: ShogiMove) {
        self.above.push(self.sum);
        let king_moves = m.0.piece_after_move().piece_type() == PieceType::KING;
        if king_moves && self.evaluator == ShogiEvaluator::Positional {
            // Every distance changes with a king's square.
            position.play(m);
            self.sum = whole_sum(self.evaluator, position);
        } else {
            self.sum += change(self.evaluator, position, m, kings(position));
            position.play(m);
        }
    }

    #[inline]
    pub fn undo(&mut self, position: &mut Position) {
        if let Some(sum) = self.above.pop() {
            self.sum = sum;
            position.undo();
        }
    }

    /// The value in sente's eyes of the position the sum was kept for.
    #[inline]
    pub fn value(&self, position: &Position) -> i32 {
        match self.evaluator {
            ShogiEvaluator::Material => self.sum,
            ShogiEvaluator::Positional => self.sum + freedom(position),
        }
    }
}

fn whole_sum(evaluator: ShogiEvaluator, position: &Position) -> i32 {
    let (board, kings) = (&position.inner, kings(position));
    let mut sum = 0;
    for at in board.pieces().iter() {
        sum += TABLES.term(evaluator, board.piece_on(at), at, kings);
    }
    for side in Side::BOTH {
        for kind in Kind::IN_HAND {
            let one = TABLES.material[raw_piece(Piece::new(side, kind)).to_index()];
            sum += i32::from(position.in_hand(side, kind)) * one;
        }
    }
    sum
}

/// What the sliding moves of rooks and bishops, promoted or not, are worth in sente's eyes.
fn freedom(position: &Position) -> i32 {
    let board = &position.inner;
    let occupied = board.pieces();
    let of = |color: Color| {
        let own = board.pieces_by_color(color);
        let mut sum = 0;
        for at in (board.rook_dragon() & own).iter() {
            sum += ROOK_FREEDOM * rook_attacks(at, occupied).and_not(own).count() as i32;
        }
        for at in (board.bishop_horse() & own).iter() {
            sum += BISHOP_FREEDOM * bishop_attacks(at, occupied).and_not(own).count() as i32;
        }
        sum
    };
    of(Color::BLACK) - of(Color::WHITE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;
    use crate::game::shogi::notation::sfen;
    use crate::game::shogi::{Preset, Setup};

    fn value(evaluator: ShogiEvaluator, text: &str) -> i32 {
        let setup = sfen::read_setup(text).unwrap();
        evaluator.evaluate(&Position::new(&setup).unwrap())
    }

    #[test]
    fn turning_the_board_round_turns_the_value_round() {
        for line in include_str!("../../../tests/data/perft_shogi.txt").lines() {
            let setup = sfen::read_setup(line.split(" ; ").next().unwrap()).unwrap();
            let judge = |setup: &Setup, evaluator: ShogiEvaluator| {
                evaluator.evaluate(&Position::new(setup).unwrap())
            };
            for evaluator in ShogiEvaluator::ALL {
                assert_eq!(
                    judge(&setup, evaluator),
                    -judge(&setup.flipped(), evaluator)
                );
            }
        }
        for evaluator in ShogiEvaluator::ALL {
            assert_eq!(evaluator.evaluate(&Position::start()), 0);
        }
    }

    #[test]
    fn the_running_value_is_the_value_from_scratch() {
        let mut rng = Rng::new(9);
        for evaluator in ShogiEvaluator::ALL {
            for preset in &Preset::ALL[..16] {
                let mut position = Position::new(&preset.setup()).unwrap();
                let mut running = RunningValue::new(evaluator, &position);
                let first = running.value(&position);
                let mut plies = 0;
                for _ in 0..120 {
                    let moves = position.moves();
                    if moves.is_empty() {
                        break;
                    }
                    running.play(&mut position, moves[rng.below(moves.len() as u64) as usize]);
                    plies += 1;
                    assert_eq!(running.value(&position), evaluator.evaluate(&position));
                }
                for _ in 0..plies {
                    running.undo(&mut position);
                }
                assert_eq!(
                    (running.value(&position), position.setup()),
                    (first, preset.setup())
                );
            }
        }
    }

    #[test]
    fn material_counts_pieces_and_position_counts_place() {
        // Sente is a rook up; then it is in hand, which is worth the same.
        let up = "4k4/9/9/9/9/9/9/1R7/4K4 b - 1";
        assert_eq!(value(ShogiEvaluator::Material, up), 1000);
        assert_eq!(
            value(ShogiEvaluator::Material, "4k4/9/9/9/9/9/9/9/4K4 w R 1"),
            1000
        );
        // A rook in the open is freer than one behind its own pieces.
        let free = value(ShogiEvaluator::Positional, "4k4/9/9/9/9/9/9/1R7/4K4 b P 1");
        let shut = value(
            ShogiEvaluator::Positional,
            "4k4/9/9/9/9/9/1P7/1R7/4K4 b - 1",
        );
        assert!(free > shut);
        // A gold beside the enemy's king attacks, one far from both kings does nothing.
        let beside = value(ShogiEvaluator::Positional, "4k4/9/3G5/9/9/9/9/9/4K4 b - 1");
        let far = value(ShogiEvaluator::Positional, "4k4/9/9/9/8G/9/9/9/4K4 b - 1");
        assert!(beside > far);
    }

    #[test]
    fn a_gain_is_what_the_value_gains() {
        let setup = sfen::read_setup(
            "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
        )
        .unwrap();
        let mut position = Position::new(&setup).unwrap();
        let before = ShogiEvaluator::Material.evaluate(&position);
        for m in position.moves() {
            let gain = Gains::new(ShogiEvaluator::Material, &position).of(m);
            position.play(m);
            assert_eq!(ShogiEvaluator::Material.evaluate(&position), before - gain);
            position.undo();
        }
    }
}
