//! All that is kept of one run: what the window and the pictures hold.

use super::leaf_set::LeafSet;
use super::record::{Record, RecordDelta};
use super::series::{Series, SeriesDelta};
use super::timeline_index::TimelineIndex;
use crate::search::Report;

/// One run as its watchers see it.
#[derive(Debug, Default)]
pub struct Recording {
    pub record: Record,
    pub marks: TimelineIndex,
    pub series: Series,
    /// Which leaves were visited, if anybody asked.
    pub leaves: Option<LeafSet>,
    /// How the search ended.
    pub report: Option<Report>,
}

impl Recording {
    /// A whole run at once.
    pub fn new(record: Record, series: Series) -> Recording {
        let mut marks = TimelineIndex::new();
        marks.extend(&record.log);
        Recording {
            record,
            marks,
            series,
            ..Recording::default()
        }
    }

    /// Takes in what was lacking; see [`Record::absorb`]. The marks stay behind, for looking at
    /// every event takes its time.
    #[must_use]
    pub fn absorb(&mut self, delta: RecordDelta) -> bool {
        self.record.absorb(delta)
    }

    /// Takes in new samples.
    pub fn absorb_series(&mut self, delta: SeriesDelta) {
        self.series.absorb(delta);
    }

    /// Bytes held, by capacity.
    pub fn bytes(&self) -> u64 {
        self.record.bytes()
            + self.marks.bytes()
            + self.series.bytes()
            + self.leaves.as_ref().map_or(0, LeafSet::bytes)
    }
}
