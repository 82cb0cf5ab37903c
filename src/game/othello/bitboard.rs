//! The two routines everything rests on: which moves there are, and what a move turns over.

use super::rays::RAYS;

/// The squares of a set, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u32;
    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(index)
    }
}

/// All columns but a and h: discs that can be enclosed in a row or diagonal. Smaller boards need
/// no mask of their own, since no disc ever stands outside them.
const ENCLOSABLE: u64 = 0x7E7E_7E7E_7E7E_7E7E;

/// The legal moves of `mover` on the squares of `board`.
#[inline]
pub fn moves(mover: u64, opponent: u64, board: u64) -> u64 {
    let inner = opponent & ENCLOSABLE;
    let reached = both_ways::<1>(mover, inner)
        | both_ways::<7>(mover, inner)
        | both_ways::<8>(mover, opponent)
        | both_ways::<9>(mover, inner);
    reached & board & !(mover | opponent)
}

/// The squares just behind a run of opponent's discs that begins beside one of the mover's,
/// along one line in both directions. Runs are found by doubling: 1, 2, 4, 6 discs.
#[inline(always)]
fn both_ways<const STEP: u32>(mover: u64, opponent: u64) -> u64 {
    let mut up = opponent & (mover << STEP);
    let mut down = opponent & (mover >> STEP);
    up |= opponent & (up << STEP);
    down |= opponent & (down >> STEP);
    let pairs_up = opponent & (opponent << STEP);
    let pairs_down = pairs_up >> STEP;
    up |= pairs_up & (up << (2 * STEP));
    down |= pairs_down & (down >> (2 * STEP));
    up |= pairs_up & (up << (2 * STEP));
    down |= pairs_down & (down >> (2 * STEP));
    (up << STEP) | (down >> STEP)
}

/// The discs that a disc of `mover` on the empty square `square` turns over.
#[inline]
pub fn flips(square: u32, mover: u64, opponent: u64) -> u64 {
    let rays = &RAYS[(square & 63) as usize];
    let mut flipped = 0;
    for &ray in &rays.up {
        // The nearest square on the ray that is not the opponent's, if it is the mover's;
        // below it on the ray lie the discs enclosed.
        let stop = ray & !opponent;
        let end = stop & stop.wrapping_neg() & mover;
        flipped |= ray & end.wrapping_sub(u64::from(end != 0));
    }
    for &ray in &rays.down {
        // The same with the highest bit. An empty `stop` gives bit 63, which no ray down has.
        let stop = ray & !opponent;
        let end = (1u64 << 63).wrapping_shr(stop.leading_zeros()) & mover & ray;
        flipped |= ray & (end << 1).wrapping_neg();
    }
    flipped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;
    use crate::game::othello::Size;

    /// The rule as it is told to a beginner: walk in each direction over the opponent's discs.
    fn flips_by_walking(square: i32, mover: u64, opponent: u64, size: Size) -> u64 {
        let edge = size.edge() as i32;
        let mut all = 0;
        for dy in -1..=1 {
            for dx in -1..=1 {
                let (mut x, mut y) = (square % 8, square / 8);
                let mut line = 0;
                loop {
                    x += dx;
                    y += dy;
                    if (dx, dy) == (0, 0) || !(0..edge).contains(&x) || !(0..edge).contains(&y) {
                        break;
                    }
                    let bit = 1u64 << (y * 8 + x);
                    if opponent & bit != 0 {
                        line |= bit;
                    } else {
                        if mover & bit != 0 {
                            all |= line;
                        }
                        break;
                    }
                }
            }
        }
        all
    }

    #[test]
    fn moves_and_flips_are_those_of_the_rule_on_any_board() {
        let mut rng = Rng::new(1);
        for size in Size::ALL {
            for _ in 0..3000 {
                // Dense and sparse boards alike.
                let taken = rng.next_u64() | if rng.below(2) == 0 { rng.next_u64() } else { 0 };
                let colour = rng.next_u64();
                let mover = taken & colour & size.board();
                let opponent = taken & !colour & size.board();
                let mut legal = 0;
                for square in Bits(size.board() & !(mover | opponent)) {
                    let expected = flips_by_walking(square as i32, mover, opponent, size);
                    assert_eq!(flips(square, mover, opponent), expected);
                    if expected != 0 {
                        legal |= 1 << square;
                    }
                }
                assert_eq!(moves(mover, opponent, size.board()), legal);
            }
        }
    }
}
