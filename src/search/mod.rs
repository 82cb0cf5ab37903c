//! The algorithms, each in one file that reads like its paper, and what they have in common.
//!
//! A search sees a [`GameTree`](crate::problem::GameTree), an [`Account`] and a [`Probe`], and
//! gives a [`Report`]. It knows nothing of games, threads or windows; [`deep`] makes the room that it
//! recurses in.

mod arena;
pub mod best_first;
pub mod catalogue;
pub mod code;
mod counts;
pub mod cpu;
pub mod deep;
pub mod depth_first;
mod keyed;
mod limit;
mod probe;
pub mod proof;
mod remark;
mod report;
mod table;

pub use arena::ChunkedVec;
pub use counts::{Counts, Gauges, Lists, Meter};
pub use limit::{Account, Limits, Observer, Stop};
pub use probe::{CutReason, Probe, Say, Silent, Step};
pub use remark::Remark;
pub use report::Report;
