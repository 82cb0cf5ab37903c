//! The algorithms, each in one file that reads like its paper and owns all that is said of it, and
//! what they have in common.
//!
//! A search sees a [`GameTree`](crate::problem::GameTree), a [`SearchContext`] and a [`Probe`], and
//! gives a [`Report`]. It knows nothing of games, threads or windows. This file is the list of them all; the [`catalogue`] is what the list is made
//! for.

mod arena;
pub mod catalogue;
pub mod code;
mod counts;
mod keyed;
mod limit;
mod probe;
mod remark;
mod report;
mod table;

pub use arena::ChunkedVec;
pub use counts::{Counts, Gauges, Lists, Stats};
pub use limit::{Limits, Observer, SearchContext, Stop};
pub use probe::{CutReason, Probe, SearchEvent, Silent, Step};
pub use remark::Remark;
pub use report::Report;

// In the order in which people should meet them.
catalogue::algorithms! {
    Minimax              depth_first::minimax
    Minimal              depth_first::minimal
    AlphaBeta            depth_first::alpha_beta
    AlphaBetaSorted      depth_first::alpha_beta_sorted
    Aspiration           depth_first::aspiration
    Pvs                  depth_first::pvs
    NegaScout            depth_first::nega_scout
    Scout                depth_first::scout
    IterativeDeepening   depth_first::iterative_deepening
    Mtdf                 depth_first::mtdf
    MtSss                depth_first::mt_sss
    MtDual               depth_first::mt_dual
    Sss                  best_first::sss
    GsearchAlphaBeta     best_first::gsearch_alpha_beta
    Eligible             best_first::eligible
    Stockman             best_first::stockman
    Dual                 best_first::dual
    Recursive            best_first::rsearch
    BranchThreshold      depth_first::branch_threshold
    Realization          depth_first::realization
    CStar                proof::c_star
    Pn                   proof::pn
    DfPn                 proof::df_pn
    Wpns                 proof::wpns
    Bns                  proof::bns
    AoStar               proof::ao_star
    MateLength           depth_first::mate_length
    Conspiracy           proof::conspiracy
}

/// Depth-first searches: down the leftmost line not yet settled, with a window of values that
/// still matter, and back.
///
/// Windows and values passed between nodes are in MAX's eyes. Inside a node everything is turned
/// to the eyes of the player who moves there ("mover"), so that the code reads like the papers'
/// negamax and is still right where the same player moves twice in a row.
pub mod depth_first {
    pub mod alpha_beta;
    pub mod alpha_beta_sorted;
    pub mod aspiration;
    pub mod branch_threshold;
    mod guess;
    pub mod iterative_deepening;
    pub mod mate_length;
    mod memory;
    pub mod minimal;
    pub mod minimax;
    mod mt;
    pub mod mt_dual;
    pub mod mt_sss;
    pub mod mtdf;
    pub mod nega_scout;
    pub mod pvs;
    pub mod realization;
    pub mod scout;
    mod solved;
    mod state;
    mod table_options;
    #[cfg(test)]
    mod tests;
    mod window;

    pub use guess::{At, Guess};
    pub use mt::Remember;
    pub use table_options::{TableOptions, UNLIMITED};
}

/// Best-first searches over OPEN, and the recursive ones between them and α-β.
///
/// Katoh & Ibaraki in code. `gsearch` is the general procedure, `gsearch_alpha_beta`, `sss` and
/// `eligible` are its selection rules; `rsearch` adds recursion and with it control over memory.
/// `stockman` is SSS* as its inventor wrote it, `dual` its mirror image.
///
/// Below the first four lie `settings` (what makes each of them), `solve` (the loop), `engine`
/// (bounds), `close` (freeing) and `rules` (merits), beside them `memory`, which chooses
/// `rsearch`'s c; below the last two, `gamma`; below all, `cursor` and the stores: `cells`,
/// `heap` (OPEN), `eligible_pick` (OPEN of the eligible rule) and `lines` (best play of freed
/// nodes).
pub mod best_first {
    mod cells;
    mod close;
    mod cursor;
    pub mod dual;
    pub mod eligible;
    mod eligible_pick;
    mod engine;
    mod gamma;
    mod gsearch;
    pub mod gsearch_alpha_beta;
    mod heap;
    mod lines;
    mod memory;
    pub mod rsearch;
    mod rules;
    mod settings;
    mod solve;
    pub mod sss;
    pub mod stockman;
    #[cfg(test)]
    mod tests;

    pub use rules::Rule;
    pub use settings::{Cond, Informed, Policy};
}

/// Proof searches: is the root true? They go where a proof, or a disproof, seems cheapest.
///
/// A question with more answers than two is asked as several questions of yes and no: `wld` as
/// "at least a draw?" and, if so, "a win?". Of a score they ask one question, whether it is at
/// least 1. OR nodes are MAX's, AND nodes MIN's.
///
/// The best-first ones (`pn`, `ao_star`, `conspiracy`) hold the tree they have grown; the
/// depth-first ones (`df_pn`, `wpns`, `bns`, `c_star`) hold a table of positions. Either grows
/// until the context says stop.
pub mod proof {
    pub mod ao_star;
    pub mod bns;
    pub mod c_star;
    pub mod conspiracy;
    mod cycle_guard;
    pub mod df_pn;
    mod endgame_tail;
    mod graph;
    mod here;
    mod mid;
    mod numbers;
    pub mod pn;
    mod selection;
    mod solution;
    mod state;
    #[cfg(test)]
    mod tests;
    mod threshold_driver;
    mod tsume_heuristics;
    pub mod wpns;

    pub use numbers::{INFINITE, Numbers, Rule};
}
