//! Positions to learn from: random at first, then mostly with an eye on mobility and corners, as
//! a search meets them.

use crate::base::random::{Rng, mix};
use crate::game::othello::{Bits, Position, Size, Square};

/// Moves from the start that are quite random.
const OPENING: u32 = 10;

/// A position with so many empties and a move to make; none if the games end before.
pub fn position(empties: u32, seed: u64) -> Option<Position> {
    let mut rng = Rng::new(mix(seed));
    (0..20).find_map(|_| game(empties, &mut rng))
}

fn game(empties: u32, rng: &mut Rng) -> Option<Position> {
    let mut position = Position::start(Size::Eight);
    // Some games are careless throughout.
    let careless = [2, 3, 5, 9][rng.below(4) as usize];
    loop {
        let legal = position.legal();
        if legal == 0 {
            if position.is_over() {
                return None;
            }
            position = position.passed();
            continue;
        }
        let left = position.empties();
        if left == empties {
            return Some(position);
        }
        let random = left > 60 - OPENING || rng.below(10) < careless;
        let judged = Bits(legal).filter_map(Square::new).map(|square| {
            let child = position.play_unchecked(square);
            let cost = if random { 0 } else { cost(&child) };
            (cost * 4 + rng.below(10) as i32, child)
        });
        position = judged.min_by_key(|&(cost, _)| cost)?.1;
    }
}

/// What a move leaves the opponent.
fn cost(child: &Position) -> i32 {
    const CORNERS: u64 = 0x8100_0000_0000_0081;
    let replies = child.legal();
    let corners = (child.opponent() & CORNERS).count_ones() as i32;
    (replies.count_ones() + 3 * (replies & CORNERS).count_ones()) as i32 - 4 * corners
}
