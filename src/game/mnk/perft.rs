//! Counts the lines of play to a depth: the usual check of a move generator.

use super::position::Position;
use super::rows::Rows;
use super::square::Bits;
use super::variant::Variant;

/// Lines of exactly `depth` plies. A finished game has no moves, so it is counted at its own depth
/// only.
pub fn perft(position: &Position, depth: u32) -> u64 {
    let variant = position.variant();
    let rows = Rows::of(variant);
    lines(position.mover(), position.opponent(), variant, &rows, depth)
}

fn lines(mover: u64, opponent: u64, variant: Variant, rows: &Rows, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if rows.any(opponent) {
        return 0;
    }
    let open = variant.open(mover | opponent);
    if depth == 1 {
        return u64::from(open.count_ones());
    }
    Bits(open)
        .map(|square| lines(opponent, mover | square.bit(), variant, rows, depth - 1))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::mnk::{Hint, read};

    #[test]
    fn lines_are_those_of_the_tables() {
        let text = include_str!("../../../tests/data/perft_mnk.txt");
        let mut checked = 0;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut fields = line.split(" ; ");
            let setup = read(fields.next().unwrap(), &Hint::default())
                .unwrap()
                .setup;
            let position = setup.position().unwrap();
            for (depth, count) in (1..).zip(fields) {
                let count: u64 = count.parse().unwrap();
                assert_eq!(perft(&position, depth), count, "{line}: {depth}");
                checked += 1;
            }
        }
        assert!(checked >= 25);
    }
}
