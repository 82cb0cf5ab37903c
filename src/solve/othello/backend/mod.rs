//! What the processor is asked for: moves, flips, the count of the last flip. One type a kind of
//! processor; the search is compiled once for each and chosen once for each solve.
//!
//! A function compiled with vector instructions can only be inlined into another one that is.
//! So the bodies of the recursion ([`super::last`], [`super::shallow`], …) are generic and always
//! inlined, and each backend has the entry points, compiled with its instructions, that the
//! bodies call each other by.

mod portable;
#[cfg(target_arch = "x86_64")]
mod vector;

pub use portable::Portable;
#[cfg(target_arch = "x86_64")]
pub use vector::{Avx2, Avx512};

use super::board::Board;
use super::eval::Evaluator;
use super::search::Search;

/// A processor's way to do it. Values of a type exist only where its instructions do.
pub trait Backend: Copy + Send + Sync + 'static {
    /// The squares where a disc of the mover turns something over, as if every square of the
    /// frame existed.
    fn moves(self, mover: u64, opponent: u64) -> u64;

    /// What a disc of the mover on the empty square turns over.
    fn flips(self, square: u32, mover: u64, opponent: u64) -> u64;

    /// How many discs that is, on the last empty square of all.
    fn last_flips(self, square: u32, mover: u64) -> i32;

    /// Entry points of the recursion. All are null-window searches (α, α + 1) that return a bound
    /// on the right side of α.
    fn three(search: &mut Search<'_, Self>, board: Board, empties: u64, alpha: i32) -> i32;
    fn four(search: &mut Search<'_, Self>, board: Board, empties: u64, alpha: i32) -> i32;
    fn shallow(search: &mut Search<'_, Self>, board: Board, empties: u64, alpha: i32) -> i32;
    fn ordered(search: &mut Search<'_, Self>, board: Board, alpha: i32) -> i32;
    fn prove(search: &mut Search<'_, Self>, board: Board, alpha: i32, beta: i32) -> i32;

    /// Depth-limited, to the evaluator.
    fn look_ahead(
        search: &mut Search<'_, Self>,
        evaluator: &Evaluator,
        board: Board,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32;
}

/// The entry points of a backend, with the instructions to compile them for.
macro_rules! entry_points {
    ($backend:ty $(, #[$features:meta])?) => {
        entry_points!(@one $backend, three, crate::solve::othello::last::three, (board: Board, empties: u64, alpha: i32) $(, #[$features])?);
        entry_points!(@one $backend, four, crate::solve::othello::last::four, (board: Board, empties: u64, alpha: i32) $(, #[$features])?);
        entry_points!(@one $backend, shallow, crate::solve::othello::shallow::shallow, (board: Board, empties: u64, alpha: i32) $(, #[$features])?);
        entry_points!(@one $backend, ordered, crate::solve::othello::ordered::ordered, (board: Board, alpha: i32) $(, #[$features])?);
        entry_points!(@one $backend, prove, crate::solve::othello::principal::prove, (board: Board, alpha: i32, beta: i32) $(, #[$features])?);
        entry_points!(@one $backend, look_ahead, crate::solve::othello::guess::look_ahead, (evaluator: &Evaluator, board: Board, depth: u32, alpha: i32, beta: i32) $(, #[$features])?);
    };
    (@one $backend:ty, $name:ident, $body:path, ($($argument:ident: $type:ty),*) $(, #[$features:meta])?) => {
        #[inline(always)]
        fn $name(search: &mut Search<'_, Self>, $($argument: $type),*) -> i32 {
            $(#[$features])?
            #[inline(never)]
            #[allow(unused_unsafe)]
            fn compiled(search: &mut Search<'_, $backend>, $($argument: $type),*) -> i32 {
                $body(search, $($argument),*)
            }
            // SAFETY: a search holds its backend, and a backend exists only where the processor
            // has its instructions.
            #[allow(unused_unsafe)]
            unsafe {
                compiled(search, $($argument),*)
            }
        }
    };
}
use entry_points;
