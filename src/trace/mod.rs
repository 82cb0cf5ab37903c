//! What a run leaves behind: the event log, the recorded tree, time series, replay to any moment.
//!
//! A [`Recorder`] is the probe that writes events; knows nothing of threads, windows or games.

mod apply;
mod canvas;
mod definition;
mod depths;
mod event;
mod finished;
mod format;
mod history;
mod leaf_set;
mod log;
mod marks;
mod moment;
mod node_set;
mod nodes;
mod open_list;
mod overlay;
mod pages;
mod parting;
mod passes;
mod patience;
pub mod potential;
pub mod question;
mod ranking;
mod record;
mod recorder;
mod recording;
mod replay;
mod sampler;
mod series;
mod solution;
mod standing;
mod stride;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod told;
mod twins;
mod way;
pub mod why;
mod work;

pub use canvas::Canvas;
pub use definition::definition;
pub use depths::{AtDepth, Depths};
pub use event::{Event, Kind, NodeId, Told};
pub use finished::FinishedTops;
pub use format::{
    Ending, EventFile, EventFileError, EventWriter, Fault, Header, read_events, typed, write_events,
};
pub use history::{Entry, History, Part};
pub use leaf_set::{LeafSet, Overlap};
pub use log::{Chunks, Delta, Log};
pub use marks::{Column, Mark, Marks};
pub use moment::{Moment, NodeView, Overview, State, Tally};
pub use node_set::NodeSet;
pub use nodes::{NodeCount, NodeDelta, NodeTable};
pub use open_list::{OpenEntry, OpenOrder, OpenStep};
pub use overlay::{
    Comparing, Comparison, Effort, Floors, Fork, Laying, Overlay, OverlayCounts, Seen, Spreading,
};
pub use parting::{Change, Flip, Parting};
pub use passes::{Pass, passes};
pub use patience::Patience;
pub use ranking::Ranking;
pub use record::{Progress, Record, RecordDelta};
pub use recorder::{DEFAULT_BUDGET, Gate, Recorder};
pub use recording::Recording;
pub use replay::{Checkpoints, DEFAULT_CHECKPOINT_BYTES, Replay};
pub use sampler::Sampler;
pub use series::{
    Axis, Bucket, Gauge, PlotColumn, Series, SeriesDelta, SeriesPosition, Span, Stamp,
};
pub use solution::{SolutionSearch, Solutions};
pub use standing::{Below, Meeting, Owned, Standing};
pub use stride::Stride;
pub use told::{Retold, retell};
pub use twins::Twins;
pub use way::Way;
pub use work::{Done, Work};
