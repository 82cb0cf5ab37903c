//! Whether stones stand in a row: for a whole board at once, by shifts.

use super::variant::Variant;

/// How far it is to the next square of a row: to the right, down, and down to either side.
const STEPS: [u32; 4] = [1, 8, 9, 7];

/// By how many squares a run is made longer at once, at most.
const FARTHEST: usize = 4;

/// For each such number and each direction, the squares from which so many steps lead neither over the
/// right nor over the left edge.
const MASKS: [[u64; 4]; FARTHEST + 1] = [masks(0), masks(1), masks(2), masks(3), masks(4)];

const fn masks(by: u32) -> [u64; 4] {
    let mut right = 0u64;
    let mut left = 0u64;
    let mut column = 0;
    while column < 8 {
        let squares = super::square::column(column);
        if column + by < 8 {
            right |= squares;
        }
        if column >= by {
            left |= squares;
        }
        column += 1;
    }
    [right, u64::MAX, right, left]
}

/// The test for `in_row` stones in a row. Runs are found by doubling: 1, 2, 4, … stones.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    /// By how much a run is made longer each time.
    stretches: [u8; 3],
    used: u8,
    in_row: u8,
}

impl Rows {
    pub const fn of(variant: Variant) -> Rows {
        let in_row = variant.in_row() as u8;
        let mut rows = Rows {
            stretches: [0; 3],
            used: 0,
            in_row,
        };
        let mut have = 1;
        while have < in_row {
            let by = if have < in_row - have {
                have
            } else {
                in_row - have
            };
            rows.stretches[rows.used as usize] = by;
            rows.used += 1;
            have += by;
        }
        rows
    }

    /// The first squares of all rows of one direction.
    #[inline]
    fn starts(&self, stones: u64, direction: usize) -> u64 {
        let mut run = stones;
        for &by in &self.stretches[..usize::from(self.used)] {
            let shifted = run >> (STEPS[direction] * u32::from(by));
            run &= shifted & MASKS[usize::from(by)][direction];
        }
        run
    }

    /// Whether these stones have a row.
    #[inline]
    pub fn any(&self, stones: u64) -> bool {
        (0..4).any(|direction| self.starts(stones, direction) != 0)
    }

    /// The stones that stand in rows.
    pub fn squares(&self, stones: u64) -> u64 {
        let mut all = 0;
        for (direction, step) in STEPS.into_iter().enumerate() {
            let starts = self.starts(stones, direction);
            for i in 0..u32::from(self.in_row) {
                all |= starts << (step * i);
            }
        }
        all
    }

    /// Every row there can be on a board, as the squares it takes.
    pub fn all(&self, board: u64) -> Vec<u64> {
        let mut all = Vec::new();
        for (direction, step) in STEPS.into_iter().enumerate() {
            for start in super::Bits(self.starts(board, direction)) {
                let row = (0..u32::from(self.in_row)).map(|i| start.bit() << (step * i));
                all.push(row.fold(0, |row, square| row | square));
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;

    /// The rule as it is told to a beginner: from every stone, walk in each direction.
    fn by_walking(stones: u64, variant: Variant) -> u64 {
        let mut found = 0;
        let has = |x: i32, y: i32| {
            (0..8).contains(&x) && (0..8).contains(&y) && stones >> (y * 8 + x) & 1 == 1
        };
        for y in 0..8 {
            for x in 0..8 {
                for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                    let row = (0..variant.in_row() as i32).map(|i| (x + dx * i, y + dy * i));
                    if row.clone().all(|(x, y)| has(x, y)) {
                        found |= row.fold(0, |row, (x, y)| row | 1u64 << (y * 8 + x));
                    }
                }
            }
        }
        found
    }

    fn variants() -> impl Iterator<Item = Variant> {
        (3..=8).flat_map(|columns| {
            (3..=8).flat_map(move |rows| {
                (3..=columns.max(rows))
                    .map(move |in_row| Variant::new(columns, rows, in_row, false).unwrap())
            })
        })
    }

    #[test]
    fn rows_are_those_of_the_rule_on_any_board() {
        let mut rng = Rng::new(1);
        let mut wins = 0;
        for variant in variants() {
            let rows = Rows::of(variant);
            for _ in 0..200 {
                // Dense boards, or long rows would never be seen.
                let mut stones = variant.board();
                for _ in 0..rng.below(4) {
                    stones &= rng.next_u64() | rng.next_u64();
                }
                let expected = by_walking(stones, variant);
                assert_eq!(rows.squares(stones), expected, "{variant} {stones:x}");
                assert_eq!(rows.any(stones), expected != 0);
                wins += u32::from(expected != 0);
            }
        }
        assert!(wins > 1000);
    }

    #[test]
    fn a_board_has_as_many_rows_as_can_be_counted() {
        let count = |columns: u32, rows: u32, in_row: u32| {
            let variant = Variant::new(columns, rows, in_row, false).unwrap();
            Rows::of(variant).all(variant.board()).len()
        };
        assert_eq!(count(3, 3, 3), 8);
        assert_eq!(count(7, 6, 4), 69);
        assert_eq!(count(8, 8, 8), 18);
        assert_eq!(count(8, 3, 5), 12);
    }
}
