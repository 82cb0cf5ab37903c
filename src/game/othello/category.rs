//! Categories of moves, by which realization probability tells likely moves from unlikely ones: which
//! sort of square, and how many replies are left to the other side.

use super::evaluate::priority;
use super::size::{Size, Square};

/// Sorts of squares are told apart by the groups of [`priority`], at most ten; replies by these.
const REPLIES: usize = 4;

const fn by_replies(replies: u32) -> usize {
    match replies {
        0 => 0,
        1..=3 => 1,
        4..=7 => 2,
        _ => 3,
    }
}

/// Which group of squares it is in, the best first.
pub fn sort_of_square(size: Size, square: Square) -> usize {
    priority(size)
        .position(|group| group & square.bit() != 0)
        .unwrap_or(0)
}

/// The category of a move to a square of this sort that leaves so many replies; a pass is 0.
pub fn category(sort: usize, replies: u32) -> u8 {
    (1 + sort * REPLIES + by_replies(replies)) as u8
}

/// Names of the categories.
pub const CATEGORIES: &[&str] = &[
    "pass",
    "sort 1, no reply",
    "sort 1, 1–3 replies",
    "sort 1, 4–7 replies",
    "sort 1, 8 replies or more",
    "sort 2, no reply",
    "sort 2, 1–3 replies",
    "sort 2, 4–7 replies",
    "sort 2, 8 replies or more",
    "sort 3, no reply",
    "sort 3, 1–3 replies",
    "sort 3, 4–7 replies",
    "sort 3, 8 replies or more",
    "sort 4, no reply",
    "sort 4, 1–3 replies",
    "sort 4, 4–7 replies",
    "sort 4, 8 replies or more",
    "sort 5, no reply",
    "sort 5, 1–3 replies",
    "sort 5, 4–7 replies",
    "sort 5, 8 replies or more",
    "sort 6, no reply",
    "sort 6, 1–3 replies",
    "sort 6, 4–7 replies",
    "sort 6, 8 replies or more",
    "sort 7, no reply",
    "sort 7, 1–3 replies",
    "sort 7, 4–7 replies",
    "sort 7, 8 replies or more",
    "sort 8, no reply",
    "sort 8, 1–3 replies",
    "sort 8, 4–7 replies",
    "sort 8, 8 replies or more",
    "sort 9, no reply",
    "sort 9, 1–3 replies",
    "sort 9, 4–7 replies",
    "sort 9, 8 replies or more",
    "sort 10, no reply",
    "sort 10, 1–3 replies",
    "sort 10, 4–7 replies",
    "sort 10, 8 replies or more",
];
