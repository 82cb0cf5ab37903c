//! Groups of squares whose contents are judged together: edges with the squares that threaten
//! them, corners, rows, diagonals. Each group stands for all its images under the board's eight
//! symmetries, which share their weights.

use std::sync::OnceLock;

use crate::solve::othello::board::Board;

/// One image of a group: its squares, in the order of their powers of three.
struct Image {
    squares: Vec<u32>,
    /// Where the group's weights begin among all.
    offset: usize,
}

/// The groups, each given once: a1 is 0, b1 is 1, a2 is 8.
const GROUPS: [&[u32]; 11] = [
    // An edge and the two squares diagonally before its corners.
    &[9, 0, 1, 2, 3, 4, 5, 6, 7, 14],
    // A corner, three by three; a corner, five by two.
    &[0, 1, 2, 8, 9, 10, 16, 17, 18],
    &[0, 1, 2, 3, 4, 8, 9, 10, 11, 12],
    // The second, third and fourth row.
    &[8, 9, 10, 11, 12, 13, 14, 15],
    &[16, 17, 18, 19, 20, 21, 22, 23],
    &[24, 25, 26, 27, 28, 29, 30, 31],
    // Diagonals of eight to four squares.
    &[0, 9, 18, 27, 36, 45, 54, 63],
    &[1, 10, 19, 28, 37, 46, 55],
    &[2, 11, 20, 29, 38, 47],
    &[3, 12, 21, 30, 39],
    &[4, 13, 22, 31],
];

/// Images of all groups, and places that are filled up to a multiple of a vector's width.
pub const IMAGES: usize = 46;
const LANES: usize = 48;

/// Weights of all groups together.
pub const WEIGHTS: usize = 2 * 59049 + 19683 + 4 * 6561 + 2187 + 729 + 243 + 81;

/// Where each image's weights begin; the last two places point nowhere in particular.
pub type Numbers = [u16; LANES];

/// By row and its eight squares: what discs there add to every image's number.
pub struct Patterns {
    rows: Box<[[Numbers; 256]; 8]>,
    pub offsets: [u32; LANES],
}

/// What the tables take.
pub const BYTES: usize = size_of::<[[Numbers; 256]; 8]>() + size_of::<Patterns>();

impl Patterns {
    pub fn get() -> &'static Patterns {
        static PATTERNS: OnceLock<Patterns> = OnceLock::new();
        PATTERNS.get_or_init(Patterns::new)
    }

    fn new() -> Patterns {
        let images = images();
        let mut rows = vec![[[0; LANES]; 256]; 8];
        let mut offsets = [0; LANES];
        for (lane, image) in images.iter().enumerate() {
            offsets[lane] = image.offset as u32;
            let mut power = 1;
            for &square in &image.squares {
                let (row, column) = (square as usize / 8, square % 8);
                for (discs, numbers) in rows[row].iter_mut().enumerate() {
                    if discs >> column & 1 == 1 {
                        numbers[lane] += power;
                    }
                }
                power *= 3;
            }
        }
        Patterns {
            rows: rows
                .into_boxed_slice()
                .try_into()
                .expect("eight rows were made"),
            offsets,
        }
    }

    /// The number of every image: its squares as digits to the base of three, 1 for the mover's
    /// discs and 2 for the opponent's.
    #[inline(always)]
    pub fn numbers(&self, board: Board) -> Numbers {
        let mut own = [0; LANES];
        let mut other = [0; LANES];
        for (row, table) in self.rows.iter().enumerate() {
            let mine = &table[(board.mover >> (8 * row)) as usize & 255];
            let theirs = &table[(board.opponent >> (8 * row)) as usize & 255];
            for lane in 0..LANES {
                own[lane] += mine[lane];
                other[lane] += theirs[lane];
            }
        }
        for lane in 0..LANES {
            own[lane] += 2 * other[lane];
        }
        own
    }
}

fn images() -> Vec<Image> {
    let mut images: Vec<Image> = Vec::new();
    let mut offset = 0;
    for group in GROUPS {
        let mut seen: Vec<u64> = Vec::new();
        for symmetry in 0..8 {
            let squares: Vec<u32> = group.iter().map(|&s| image(symmetry, s)).collect();
            let set = squares.iter().fold(0, |set, &s| set | 1 << s);
            if !seen.contains(&set) {
                seen.push(set);
                images.push(Image { squares, offset });
            }
        }
        offset += 3usize.pow(group.len() as u32);
    }
    assert_eq!((images.len(), offset), (IMAGES, WEIGHTS));
    images
}

/// A square under one of the board's eight symmetries.
fn image(symmetry: u32, square: u32) -> u32 {
    let (mut x, mut y) = (square % 8, square / 8);
    if symmetry & 1 != 0 {
        x = 7 - x;
    }
    if symmetry & 2 != 0 {
        y = 7 - y;
    }
    if symmetry & 4 != 0 {
        (x, y) = (y, x);
    }
    8 * y + x
}

/// A set of squares under one of the board's eight symmetries.
pub fn image_of_set(symmetry: u32, squares: u64) -> u64 {
    crate::game::othello::Bits(squares).fold(0, |set, s| set | 1 << image(symmetry, s))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;

    #[test]
    fn numbers_are_the_squares_to_the_base_of_three() {
        let mut rng = Rng::new(5);
        let images = images();
        for _ in 0..100 {
            let (a, b) = (rng.next_u64(), rng.next_u64());
            let board = Board {
                mover: a & !b,
                opponent: a & b,
            };
            let numbers = Patterns::get().numbers(board);
            for (lane, image) in images.iter().enumerate() {
                let digit = |&s: &u32| (board.mover >> s & 1) + 2 * (board.opponent >> s & 1);
                let expected = image.squares.iter().rev().fold(0, |n, s| 3 * n + digit(s));
                assert_eq!(u64::from(numbers[lane]), expected);
            }
        }
    }

    #[test]
    fn a_group_and_its_images_have_the_same_numbers_on_turned_boards() {
        let mut rng = Rng::new(6);
        let sorted = |board| {
            let numbers = Patterns::get().numbers(board);
            let offsets = Patterns::get().offsets;
            let mut all: Vec<(u32, u16)> = offsets.into_iter().zip(numbers).collect();
            // Only groups without a symmetry of their own: the corners of five by two.
            all.retain(|&(offset, _)| offset == 59049 + 19683);
            all.sort_unstable();
            all
        };
        let (a, b) = (rng.next_u64(), rng.next_u64());
        for symmetry in 0..8 {
            let board = Board {
                mover: a & !b,
                opponent: a & b,
            };
            let turned = Board {
                mover: image_of_set(symmetry, board.mover),
                opponent: image_of_set(symmetry, board.opponent),
            };
            assert_eq!(sorted(board), sorted(turned));
        }
    }
}
