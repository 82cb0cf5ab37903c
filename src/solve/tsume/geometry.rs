//! The lines of the board as bit sets: one bit a square, down each file from 1a, in a `u128`.
//!
//! Everything here is a table made by the compiler or one shift away from it. Knows nothing of
//! positions.

/// A set of squares.
pub type Squares = u128;

/// Kinds of pieces by number: 1–7 can be held in hand, promotion adds 8. Gold and king stay.
pub const PAWN: usize = 1;
pub const LANCE: usize = 2;
pub const KNIGHT: usize = 3;
pub const SILVER: usize = 4;
pub const BISHOP: usize = 5;
pub const ROOK: usize = 6;
pub const GOLD: usize = 7;
pub const KING: usize = 8;
pub const HORSE: usize = 13;
pub const DRAGON: usize = 14;
pub const KINDS: usize = 15;

/// The attacker moves towards rank 1, the defender towards rank 9.
pub const ATTACKER: usize = 0;
pub const DEFENDER: usize = 1;

pub const fn bit(square: usize) -> Squares {
    1 << square
}

pub const fn rank(square: usize) -> usize {
    square % 9
}

pub const fn file(square: usize) -> usize {
    square / 9
}

/// Takes the first square out of a set that is not empty.
#[inline]
pub fn pop(squares: &mut Squares) -> usize {
    let first = squares.trailing_zeros() as usize;
    *squares &= squares.wrapping_sub(1);
    first
}

// The eight directions; odd ones run towards lower bits.
const SOUTH: usize = 0;
const NORTH: usize = 1;
const WEST: usize = 2;
const EAST: usize = 3;
const SOUTH_WEST: usize = 4;
const NORTH_EAST: usize = 5;
const NORTH_WEST: usize = 6;
const SOUTH_EAST: usize = 7;
const STEPS: [(i32, i32); 8] = [
    (0, 1),
    (0, -1),
    (1, 0),
    (-1, 0),
    (1, 1),
    (-1, -1),
    (1, -1),
    (-1, 1),
];

const fn on_board(file: i32, rank: i32) -> bool {
    file >= 0 && file < 9 && rank >= 0 && rank < 9
}

const fn stepped(square: usize, files: i32, ranks: i32) -> Squares {
    let (f, r) = (file(square) as i32 + files, rank(square) as i32 + ranks);
    if on_board(f, r) {
        bit((f * 9 + r) as usize)
    } else {
        0
    }
}

const fn rays() -> [[Squares; 81]; 8] {
    let mut table = [[0; 81]; 8];
    let mut d = 0;
    while d < 8 {
        let mut square = 0;
        while square < 81 {
            let (df, dr) = STEPS[d];
            let (mut f, mut r) = (file(square) as i32 + df, rank(square) as i32 + dr);
            while on_board(f, r) {
                table[d][square] |= bit((f * 9 + r) as usize);
                f += df;
                r += dr;
            }
            square += 1;
        }
        d += 1;
    }
    table
}

static RAYS: [[Squares; 81]; 8] = rays();

/// One step in each of the directions whose bit is set in `which`.
const fn neighbours(square: usize, which: u32) -> Squares {
    let mut set = 0;
    let mut d = 0;
    while d < 8 {
        if which & (1 << d) != 0 {
            set |= stepped(square, STEPS[d].0, STEPS[d].1);
        }
        d += 1;
    }
    set
}

const DIAGONAL: u32 = 0b1111_0000;
const STRAIGHT: u32 = 0b0000_1111;

/// The squares a piece reaches in one step; long lines are not in it.
const fn steps() -> [[[Squares; 81]; KINDS]; 2] {
    let mut table = [[[0; 81]; KINDS]; 2];
    let mut side = 0;
    while side < 2 {
        let (ahead, left, right) = if side == ATTACKER {
            (NORTH, NORTH_WEST, NORTH_EAST)
        } else {
            (SOUTH, SOUTH_WEST, SOUTH_EAST)
        };
        let forward = STEPS[ahead].1;
        let mut s = 0;
        while s < 81 {
            let silver = neighbours(s, DIAGONAL | 1 << ahead);
            let gold = neighbours(s, STRAIGHT | 1 << left | 1 << right);
            let of_side = &mut table[side];
            of_side[PAWN][s] = neighbours(s, 1 << ahead);
            of_side[KNIGHT][s] = stepped(s, 1, 2 * forward) | stepped(s, -1, 2 * forward);
            of_side[SILVER][s] = silver;
            of_side[GOLD][s] = gold;
            of_side[KING][s] = neighbours(s, 0xff);
            of_side[PAWN + 8][s] = gold;
            of_side[LANCE + 8][s] = gold;
            of_side[KNIGHT + 8][s] = gold;
            of_side[SILVER + 8][s] = gold;
            of_side[HORSE][s] = neighbours(s, STRAIGHT);
            of_side[DRAGON][s] = neighbours(s, DIAGONAL);
            s += 1;
        }
        side += 1;
    }
    table
}

static STEP: [[[Squares; 81]; KINDS]; 2] = steps();

/// The direction from one square to another on a common line, 8 if there is none.
const fn directions() -> [[u8; 81]; 81] {
    let mut table = [[8; 81]; 81];
    let mut from = 0;
    while from < 81 {
        let mut d = 0;
        while d < 8 {
            let (df, dr) = STEPS[d];
            let (mut f, mut r) = (file(from) as i32 + df, rank(from) as i32 + dr);
            while on_board(f, r) {
                table[from][(f * 9 + r) as usize] = d as u8;
                f += df;
                r += dr;
            }
            d += 1;
        }
        from += 1;
    }
    table
}

static DIRECTION: [[u8; 81]; 81] = directions();

#[inline]
fn slide(direction: usize, from: usize, occupied: Squares) -> Squares {
    let ray = RAYS[direction][from];
    let blockers = ray & occupied;
    if direction & 1 == 0 {
        ray & (blockers ^ blockers.wrapping_sub(1))
    } else if blockers == 0 {
        ray
    } else {
        ray & (Squares::MAX << (127 - blockers.leading_zeros()))
    }
}

#[inline]
pub fn bishop_lines(from: usize, occupied: Squares) -> Squares {
    slide(SOUTH_WEST, from, occupied)
        | slide(NORTH_EAST, from, occupied)
        | slide(NORTH_WEST, from, occupied)
        | slide(SOUTH_EAST, from, occupied)
}

#[inline]
pub fn rook_lines(from: usize, occupied: Squares) -> Squares {
    slide(SOUTH, from, occupied)
        | slide(NORTH, from, occupied)
        | slide(WEST, from, occupied)
        | slide(EAST, from, occupied)
}

#[inline]
pub fn lance_line(side: usize, from: usize, occupied: Squares) -> Squares {
    slide(if side == ATTACKER { NORTH } else { SOUTH }, from, occupied)
}

/// The bishop's lines on an empty board.
#[inline]
pub fn open_bishop_lines(from: usize) -> Squares {
    RAYS[SOUTH_WEST][from]
        | RAYS[NORTH_EAST][from]
        | RAYS[NORTH_WEST][from]
        | RAYS[SOUTH_EAST][from]
}

/// The rook's lines on an empty board.
#[inline]
pub fn open_rook_lines(from: usize) -> Squares {
    RAYS[SOUTH][from] | RAYS[NORTH][from] | RAYS[WEST][from] | RAYS[EAST][from]
}

/// The lance's line on an empty board.
#[inline]
pub fn open_lance_line(side: usize, from: usize) -> Squares {
    RAYS[if side == ATTACKER { NORTH } else { SOUTH }][from]
}

#[inline]
pub fn step(side: usize, kind: usize, from: usize) -> Squares {
    STEP[side][kind][from]
}

/// Everything a piece attacks.
#[inline]
pub fn attacks(side: usize, kind: usize, from: usize, occupied: Squares) -> Squares {
    let steps = STEP[side][kind][from];
    match kind {
        LANCE => lance_line(side, from, occupied),
        BISHOP | HORSE => steps | bishop_lines(from, occupied),
        ROOK | DRAGON => steps | rook_lines(from, occupied),
        _ => steps,
    }
}

/// The squares strictly between two squares of a line; none if they share no line.
#[inline]
pub fn between(a: usize, b: usize) -> Squares {
    match DIRECTION[a][b] {
        8 => 0,
        // The directions come in opposite pairs.
        d => RAYS[d as usize][a] & RAYS[d as usize ^ 1][b],
    }
}

/// The whole line through two squares, both included; none if they share no line.
#[inline]
pub fn line(a: usize, b: usize) -> Squares {
    match DIRECTION[a][b] {
        8 => 0,
        d => RAYS[d as usize][a] | RAYS[d as usize ^ 1][a] | bit(a),
    }
}

/// The squares of a file.
#[inline]
pub fn whole_file(file: usize) -> Squares {
    0x1ff << (9 * file)
}

/// The ranks in which a side promotes.
#[inline]
pub fn promotion_zone(side: usize) -> Squares {
    const THREE: Squares = {
        let mut set = 0;
        let mut f = 0;
        while f < 9 {
            set |= 0b111 << (9 * f);
            f += 1;
        }
        set
    };
    if side == ATTACKER { THREE } else { THREE << 6 }
}

/// Whether a piece could never move again from there.
#[inline]
pub fn is_stuck(side: usize, kind: usize, square: usize) -> bool {
    let ahead = if side == ATTACKER {
        rank(square)
    } else {
        8 - rank(square)
    };
    match kind {
        PAWN | LANCE => ahead == 0,
        KNIGHT => ahead < 2,
        _ => false,
    }
}

/// Two files and four ranks around a square: from farther away no step reaches its neighbourhood.
#[inline]
pub fn near(square: usize) -> Squares {
    static NEAR: [Squares; 81] = {
        let mut table = [0; 81];
        let mut square = 0;
        while square < 81 {
            let mut df = -2;
            while df <= 2 {
                let mut dr = -4;
                while dr <= 4 {
                    table[square] |= stepped(square, df, dr);
                    dr += 1;
                }
                df += 1;
            }
            square += 1;
        }
        table
    };
    NEAR[square]
}
