//! What a run leaves behind: the event log, the recorded tree, time series, replay to any moment.
//!
//! A [`Recorder`] is the probe that writes events; knows nothing of threads, windows or games.

mod apply;
pub(crate) mod canvas;
pub mod cheapest_solution;
mod cursor_path;
mod deadline;
mod definition;
mod depths;
mod diff;
pub(crate) mod event;
mod finished;
mod format;
pub(crate) mod history;
mod leaf_set;
pub(crate) mod log;
mod log_stats;
pub mod method;
pub(crate) mod moment;
mod node_set;
pub(crate) mod nodes;
pub(crate) mod open_list;
mod overlay;
mod pages;
mod passes;
pub(crate) mod path_bounds;
pub(crate) mod ranking;
pub(crate) mod record;
mod recorder;
mod recording;
pub(crate) mod replay;
mod sampler;
mod series;
mod solution;
mod step_size;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
mod timeline_index;
mod transpositions;
mod work;

pub use canvas::Canvas;
pub use cursor_path::CursorPath;
pub use deadline::Deadline;
pub use definition::definition;
pub use depths::{AtDepth, Depths};
pub use diff::{Change, Divergence, Flip};
pub use event::{Decoded, Event, Kind, NodeId};
pub use finished::FinishedTops;
pub use format::{
    Ending, EventFile, EventFileError, EventWriter, Fault, Header, read_events, typed, write_events,
};
pub use history::{Entry, History, Part};
pub use leaf_set::{LeafSet, Overlap};
pub use log::{Chunks, Delta, Log};
pub use log_stats::{LogStats, stats_of_log};
pub use moment::{Moment, NodeView, Overview, State, Tally};
pub use node_set::NodeSet;
pub use nodes::{NodeCount, NodeDelta, NodeTable};
pub use open_list::{OpenEntry, OpenOrder, OpenStep};
pub use overlay::{
    Comparing, Comparison, Effort, Floors, Fork, Laying, Overlay, OverlayCounts, Seen, Spreading,
};
pub use passes::{Pass, passes};
pub use path_bounds::{Below, Meeting, Owned, PathBounds};
pub use ranking::Ranking;
pub use record::{Progress, Record, RecordDelta};
pub use recorder::{DEFAULT_BUDGET, Hook, Recorder};
pub use recording::Recording;
pub use replay::{Checkpoints, DEFAULT_CHECKPOINT_BYTES, Replay};
pub use sampler::Sampler;
pub use series::{
    Axis, Bucket, Gauge, PlotColumn, Series, SeriesDelta, SeriesPosition, Span, Stamp,
};
pub use solution::{SolutionSearch, Solutions};
pub use step_size::StepSize;
pub use timeline_index::{Column, Mark, TimelineIndex};
pub use transpositions::Transpositions;
pub use work::{Done, Work};
