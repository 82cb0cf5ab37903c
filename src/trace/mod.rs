//! What a run leaves behind: the event log, the recorded tree, time series, replay to any moment.
//!
//! A [`Recorder`] is the probe that writes events; knows nothing of threads, windows or games.

mod event;
mod log;
mod marks;
mod moment;
mod nodes;
mod open_list;
mod pages;
mod recorder;
mod replay;
mod stride;
#[cfg(test)]
mod testing;

pub use event::{Event, Kind, NodeId, Told};
pub use log::{Chunks, Delta, Log};
pub use marks::{Column, Mark, Marks};
pub use moment::{Moment, NodeView, Overview, State, Tally};
pub use nodes::{NodeCount, NodeDelta, NodeTable};
pub use open_list::{OpenEntry, OpenOrder};
pub use recorder::{DEFAULT_BUDGET, Gate, Record, Recorder};
pub use replay::{DEFAULT_CHECKPOINT_BYTES, Replay};
pub use stride::Stride;
