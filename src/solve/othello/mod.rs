//! Othello endgames at engine speed: exact scores and win, draw or loss.
//!
//! A position is two sets of discs, swapped at every move. Bands by empties share the work:
//!
//! | empties | file | how |
//! | --- | --- | --- |
//! | 1 to 4 | `last` | by hand, without move generation; the last flip is only counted |
//! | 5 to 7 | `shallow` | null windows, squares of odd quadrants first |
//! | 8 and more | `ordered` | null windows with table, stable discs, judged moves |
//! | any, open windows | `principal` | NegaScout along the line of best play |
//! | the position asked about | `root` | passes with windows around the expected score |
//!
//! Bodies are generic over the processor's instructions ([`Instructions`]) and compiled once for
//! each; the choice is made once for each solve. What is proved rests on the rules alone: the
//! evaluator (`eval`, trained by [`train`]) orders moves and places windows, nothing else. The
//! table holds whole positions, so that a look-up is never wrong.
//!
//! # The way here
//!
//! Nodes and processor time after each technique, one thread, on a busy two-core machine with
//! AVX-512; node counts repeat exactly, times within a tenth or two. First the FFO positions #1 to
//! #23 (6 to 18 empties), each line with all that stands above it:
//!
//! | technique | million nodes | seconds |
//! | --- | --- | --- |
//! | sorted α-β, as in the paper | 20.8 | 2.11 |
//! | null windows, last squares by hand, vectors, moves judged at a glance | 13.0 | 0.307 |
//! | odd quadrants first | 10.7 | 0.255 |
//! | transposition table | 6.21 | 0.158 |
//! | stable discs | 6.13 | 0.147 |
//! | children looked up before any is searched | 5.91 | 0.148 |
//! | evaluator from 13 empties on | 3.43 | 0.099 |
//!
//! At a glance means: by the opponent's replies, the free squares around his discs, corners, and the
//! place of the square. The evaluator also says around which score the first window is laid.
//!
//! Then the positions #40 to #44 (20 to 23 empties), where the last steps weigh more:
//!
//! | technique | million nodes | seconds |
//! | --- | --- | --- |
//! | all but the evaluator | 351 | 11.7 |
//! | evaluator, looking ahead | 176 | 10.0 |
//! | windows around its guess; the table's move first | 167 | 8.6 |
//! | table in large pages | 167 | 6.5 |
//! | four plies ahead at most; a table no larger than needed | 181 | 5.7 |
//!
//! Looking ahead goes further the more empties there are; with the window around the guess came the
//! prefetch of table entries, with the smaller table its being kept between positions.
//!
//! What did not help: more weight on odd quadrants or on the place of a square when judging; a look
//! ahead from fewer than 14 empties, whose time is not won back; wider or narrower first windows.
//! Instructions alone, the same nodes on #26 to #28: portable 1.04 s, AVX2 0.68 s, AVX-512 0.69 s.

mod answer;
mod backend;
mod board;
mod eval;
mod guess;
mod last;
mod lines;
mod order;
mod ordered;
mod principal;
mod root;
mod search;
mod shallow;
mod solver;
mod stability;
mod table;
#[cfg(test)]
mod tests;
pub mod train;
pub mod way;

pub use answer::{Answer, Instructions, Progress, Proved, RootMove, Task};
pub use eval::Evaluator;
pub use eval::weights::{STAGES, Weights, WeightsError};
pub use solver::Solver;
