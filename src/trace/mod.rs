//! What a run leaves behind: the event log, the recorded tree, time series, replay to any moment.
//!
//! A [`Recorder`] is the probe that writes events; knows nothing of threads, windows or games.

mod event;
mod log;
mod nodes;
mod recorder;
#[cfg(test)]
mod testing;

pub use event::{Event, Kind, NodeId, Told};
pub use log::{Chunks, Delta, Log};
pub use nodes::{NodeCount, NodeDelta, NodeTable};
pub use recorder::{DEFAULT_BUDGET, Gate, Record, Recorder};
