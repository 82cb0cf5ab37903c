//! Curves over a run: what the search held and knew, sampled while it ran.
//!
//! Bounded in memory: neighbouring samples are joined when there are too many, keeping the least
//! and the greatest of each gauge, so that no peak is lost. Knows nothing of how it is drawn.

use serde::{Deserialize, Serialize};

use crate::problem::Value;
use crate::search::Stats;

/// Buckets kept; when there are more, every two become one.
const CAPACITY: usize = 8_192;

/// What a curve shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gauge {
    Open,
    Cells,
    Bytes,
    TableEntries,
    RootLower,
    RootUpper,
    Threshold,
    Level,
    /// Proof and disproof number of the root, or what stands in their place.
    RootProof,
    RootDisproof,
    /// Leaf evaluations, repeats included.
    Visits,
    /// Distinct leaves, where the algorithm knows them.
    Leaves,
    Nodes,
    NodesPerSecond,
}

impl Gauge {
    pub const ALL: [Gauge; 14] = [
        Gauge::Open,
        Gauge::Cells,
        Gauge::Bytes,
        Gauge::TableEntries,
        Gauge::RootLower,
        Gauge::RootUpper,
        Gauge::Threshold,
        Gauge::Level,
        Gauge::RootProof,
        Gauge::RootDisproof,
        Gauge::Visits,
        Gauge::Leaves,
        Gauge::Nodes,
        Gauge::NodesPerSecond,
    ];
}

/// Gauges that go up and down: the first of [`Gauge::ALL`].
const SPANS: usize = 10;

/// What a curve is drawn over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Axis {
    #[default]
    Seconds,
    Events,
    /// Leaf evaluations.
    Visits,
    Nodes,
}

/// When a sample was taken: what only grows.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stamp {
    pub seconds: f64,
    pub events: u64,
    pub visits: u64,
    pub leaves: Option<u64>,
    /// Expansions, repeats included, where the search counts them.
    pub expansions: Option<u64>,
    pub nodes: u64,
}

impl Stamp {
    pub fn on(&self, axis: Axis) -> f64 {
        match axis {
            Axis::Seconds => self.seconds,
            Axis::Events => self.events as f64,
            Axis::Visits => self.visits as f64,
            Axis::Nodes => self.nodes as f64,
        }
    }
}

/// The values of one gauge within a bucket; none while nothing is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    pub min: i64,
    pub max: i64,
    pub last: i64,
}

impl Span {
    fn new(min: i64, max: i64, last: i64) -> Option<Span> {
        Some(Span { min, max, last })
    }

    fn at(number: u64) -> Option<Span> {
        let number = i64::try_from(number).unwrap_or(i64::MAX);
        Span::new(number, number, number)
    }

    /// A gauge whose peak since the last sample is known, too.
    fn with_peak(now: u64, peak: u64) -> Option<Span> {
        let span = Span::at(now)?;
        let peak = i64::try_from(peak).unwrap_or(i64::MAX);
        Span::new(span.min, span.max.max(peak), span.last)
    }

    fn finite(value: Value) -> Option<Span> {
        let number = i64::from(value.get());
        value.is_finite().then_some(Span {
            min: number,
            max: number,
            last: number,
        })
    }

    fn join(earlier: Option<Span>, later: Option<Span>) -> Option<Span> {
        match (earlier, later) {
            (Some(a), Some(b)) => Span::new(a.min.min(b.min), a.max.max(b.max), b.last),
            (a, b) => b.or(a),
        }
    }
}

/// Neighbouring samples in one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bucket {
    /// Of its first sample, in nodes.
    start: u64,
    /// Of its last sample.
    pub at: Stamp,
    spans: [Option<Span>; SPANS],
}

impl Bucket {
    /// The values of a gauge; those that only grow are given as they were at the last sample.
    pub fn span(&self, gauge: Gauge) -> Option<Span> {
        match gauge {
            Gauge::Visits => Span::at(self.at.visits),
            Gauge::Leaves => self.at.leaves.and_then(Span::at),
            Gauge::Nodes => Span::at(self.at.nodes),
            Gauge::NodesPerSecond => None,
            _ => self.spans[gauge as usize],
        }
    }

    fn join(&mut self, later: &Bucket) {
        self.at = later.at;
        for (span, later) in self.spans.iter_mut().zip(later.spans) {
            *span = Span::join(*span, later);
        }
    }
}

/// The greatest values so far, from which a sampler sees peaks between its looks.
#[derive(Clone, Copy, Debug, Default)]
struct Peaks {
    open: u64,
    cells: u64,
    bytes: u64,
}

/// All curves of a run.
#[derive(Clone, Debug)]
pub struct Series {
    buckets: Vec<Bucket>,
    /// Nodes a bucket spans at least, once the next begins.
    stride: u64,
    /// How often buckets were joined.
    generation: u32,
    peaks: Peaks,
}

/// What a receiver of a series lacks.
#[derive(Clone, Debug)]
pub struct SeriesDelta {
    from: usize,
    buckets: Vec<Bucket>,
    stride: u64,
    generation: u32,
}

/// How much of a series a receiver has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeriesPosition {
    generation: u32,
    buckets: usize,
}

/// What one pixel column of a plot shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlotColumn {
    pub x: f64,
    pub min: f64,
    pub max: f64,
    pub last: f64,
}

impl Default for Series {
    fn default() -> Series {
        Series::new()
    }
}

impl Series {
    pub const fn new() -> Series {
        Series {
            buckets: Vec::new(),
            stride: 1,
            generation: 0,
            peaks: Peaks {
                open: 0,
                cells: 0,
                bytes: 0,
            },
        }
    }

    /// Adds what a look at the search has shown.
    pub fn push(&mut self, seconds: f64, events: u64, stats: &Stats) {
        let Stats { counts, now } = stats;
        // A maximum that grew since the last look was reached in between.
        let peak = |max: u64, known: &mut u64| {
            let grown = max > *known;
            *known = (*known).max(max);
            if grown { max } else { 0 }
        };
        let open = peak(counts.max_open.unwrap_or(0), &mut self.peaks.open);
        let cells = peak(counts.max_cells.unwrap_or(0), &mut self.peaks.cells);
        let bytes = peak(counts.max_bytes, &mut self.peaks.bytes);
        let nodes = counts.nodes();
        let sample = Bucket {
            start: nodes,
            at: Stamp {
                seconds,
                events,
                visits: counts.visits,
                leaves: counts.leaves,
                expansions: (counts.expanded).map(|n| n + counts.re_expanded.unwrap_or(0)),
                nodes,
            },
            spans: [
                Span::with_peak(now.open, open),
                Span::with_peak(now.cells, cells),
                Span::with_peak(now.bytes, bytes),
                Span::at(now.table_entries),
                Span::finite(now.root.lower),
                Span::finite(now.root.upper),
                now.threshold.and_then(|t| Span::new(t, t, t)),
                Span::at(u64::from(now.level)),
                now.root_numbers.and_then(|n| Span::finite(n.lower)),
                now.root_numbers.and_then(|n| Span::finite(n.upper)),
            ],
        };
        match self.buckets.last_mut() {
            Some(last) if nodes < last.start.saturating_add(self.stride) => last.join(&sample),
            _ => {
                if self.buckets.len() == CAPACITY {
                    // One more than is kept, not twice as many.
                    self.buckets.reserve_exact(1);
                }
                self.buckets.push(sample);
            }
        }
        if self.buckets.len() > CAPACITY {
            self.thin();
        }
    }

    fn thin(&mut self) {
        // In place: megabytes of fresh memory each time would cost more than the samples.
        let count = self.buckets.len();
        for i in 0..count.div_ceil(2) {
            let mut bucket = self.buckets[2 * i];
            if let Some(later) = self.buckets.get(2 * i + 1) {
                bucket.join(later);
            }
            self.buckets[i] = bucket;
        }
        self.buckets.truncate(count.div_ceil(2));
        self.stride *= 2;
        self.generation += 1;
    }

    /// Nodes between two samples that would fall into different buckets.
    pub fn stride(&self) -> u64 {
        self.stride
    }

    pub fn buckets(&self) -> &[Bucket] {
        &self.buckets
    }

    /// The values when so many events had happened, as far as samples tell.
    pub fn at_event(&self, events: u64) -> Option<&Bucket> {
        let after = self.buckets.partition_point(|b| b.at.events <= events);
        let last = self.buckets.get(after.checked_sub(1)?)?;
        if last.at.events < events {
            return Some(last);
        }
        // While the search is where nothing is recorded, time goes on and events do not.
        let first = self.buckets.partition_point(|b| b.at.events < events);
        self.buckets.get(first)
    }

    /// The last sample before so many events had happened, and the first after it.
    pub fn around(&self, events: u64) -> (Option<&Stamp>, Option<&Stamp>) {
        let next = self.buckets.partition_point(|b| b.at.events < events);
        let stamp = |i: usize| self.buckets.get(i).map(|bucket| &bucket.at);
        (next.checked_sub(1).and_then(stamp), stamp(next))
    }

    /// The least and greatest of a gauge in each of `width` equal columns of `from..to`, and the
    /// nearest ones outside, so that lines run off the edge. Columns without a sample are left
    /// out.
    pub fn columns(
        &self,
        axis: Axis,
        gauge: Gauge,
        from: f64,
        to: f64,
        width: usize,
    ) -> Vec<PlotColumn> {
        self.columns_until(axis, gauge, (from, to), width, u64::MAX)
    }

    /// The same of what was known when so many events had happened: one place of an axis may hold
    /// samples before that and after it.
    pub fn columns_until(
        &self,
        axis: Axis,
        gauge: Gauge,
        (from, to): (f64, f64),
        width: usize,
        events: u64,
    ) -> Vec<PlotColumn> {
        let x = |bucket: &Bucket| bucket.at.on(axis);
        let begin = self.buckets.partition_point(|b| x(b) < from);
        let end = self.buckets.partition_point(|b| x(b) <= to);
        let known = self.buckets.partition_point(|b| b.at.events <= events);
        let begin = begin.saturating_sub(1);
        let end = (end + 1).min(known);
        let scale = width as f64 / (to - from).max(f64::MIN_POSITIVE);
        let column_of = |bucket: &Bucket| ((x(bucket) - from) * scale).floor() as i64;

        let mut columns = Vec::new();
        let mut at = begin;
        while at < end {
            let column = column_of(&self.buckets[at]);
            let same = self.buckets[at..end]
                .iter()
                .take_while(|bucket| column_of(bucket) == column);
            let next = at + same.count();
            if let Some(column) = self.column(axis, gauge, at, next) {
                columns.push(column);
            }
            at = next;
        }
        columns
    }

    /// The buckets `from..to` in one column.
    fn column(&self, axis: Axis, gauge: Gauge, from: usize, to: usize) -> Option<PlotColumn> {
        let last = &self.buckets[to - 1];
        let x = last.at.on(axis);
        if gauge == Gauge::NodesPerSecond {
            let before = from
                .checked_sub(1)
                .map_or(Stamp::default(), |i| self.buckets[i].at);
            let seconds = last.at.seconds - before.seconds;
            let rate = (last.at.nodes - before.nodes) as f64 / seconds;
            return rate.is_finite().then_some(PlotColumn {
                x,
                min: rate,
                max: rate,
                last: rate,
            });
        }
        let spans = self.buckets[from..to].iter().map(|b| b.span(gauge));
        let span = spans.reduce(Span::join)??;
        Some(PlotColumn {
            x,
            min: span.min as f64,
            max: span.max as f64,
            last: span.last as f64,
        })
    }

    pub fn position(&self) -> SeriesPosition {
        SeriesPosition {
            generation: self.generation,
            buckets: self.buckets.len(),
        }
    }

    /// What a receiver lacks: the buckets since its last, or all if they were joined since.
    pub fn since(&self, have: SeriesPosition) -> SeriesDelta {
        let from = if have.generation == self.generation {
            // The last bucket may have taken in more.
            have.buckets.saturating_sub(1).min(self.buckets.len())
        } else {
            0
        };
        SeriesDelta {
            from,
            buckets: self.buckets[from..].to_vec(),
            stride: self.stride,
            generation: self.generation,
        }
    }

    pub fn absorb(&mut self, delta: SeriesDelta) {
        self.buckets.truncate(delta.from);
        self.buckets.extend(delta.buckets);
        self.stride = delta.stride;
        self.generation = delta.generation;
    }

    pub fn bytes(&self) -> u64 {
        (self.buckets.capacity() * size_of::<Bucket>()) as u64
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::problem::Bounds;
    use crate::search::{Counts, Gauges};

    /// A stats after `nodes` nodes that holds `open` now.
    fn stats(nodes: u64, open: u64, max_open: u64) -> Stats {
        Stats {
            counts: Counts {
                visits: nodes,
                max_open: Some(max_open),
                ..Counts::default()
            },
            now: Gauges {
                open,
                root: Bounds {
                    lower: Value::new(nodes as i32),
                    upper: Value::INF,
                },
                ..Gauges::default()
            },
        }
    }

    #[test]
    fn a_small_run_keeps_every_sample() {
        let mut series = Series::new();
        for n in 1..=100 {
            series.push(n as f64, 3 * n, &stats(n, n % 7, 6));
        }
        assert_eq!(series.buckets().len(), 100);
        let bucket = series.at_event(30).unwrap();
        assert_eq!(bucket.at.nodes, 10);
        assert_eq!(series.at_event(31).unwrap().at.nodes, 10);
        assert_eq!(series.at_event(2), None);
        assert_eq!(bucket.span(Gauge::Open), Span::new(3, 3, 3));
        assert_eq!(bucket.span(Gauge::RootLower), Span::new(10, 10, 10));
        assert_eq!(bucket.span(Gauge::RootUpper), None);
    }

    #[test]
    fn a_long_run_stays_small_and_keeps_its_one_peak() {
        let mut series = Series::new();
        let mut nodes = 0;
        let mut looks = 0;
        while nodes < 5_000_000 {
            nodes += series.stride().min(1_024);
            looks += 1;
            let open = if looks == 30_000 { 1_000_000 } else { 5 };
            series.push(nodes as f64 * 1e-7, nodes / 9, &stats(nodes, open, 5));
        }
        assert!(series.buckets().len() <= CAPACITY);
        assert!(series.buckets().len() > CAPACITY / 2);
        let columns = series.columns(Axis::Seconds, Gauge::Open, 0.0, 1.0, 100);
        assert!(columns.len() <= 102);
        let max = |columns: &[PlotColumn]| columns.iter().map(|c| c.max).fold(0.0, f64::max);
        assert_eq!(max(&columns), 1e6);
        assert!(columns.iter().all(|c| c.min == 5.0));
        let rates = series.columns(Axis::Nodes, Gauge::NodesPerSecond, 0.0, 5e6, 50);
        assert!(rates.iter().all(|c| (c.last - 1e7).abs() < 1.0));
    }

    #[test]
    fn a_peak_between_two_looks_is_seen() {
        let mut series = Series::new();
        series.push(0.0, 0, &stats(1, 4, 4));
        series.push(1.0, 0, &stats(2, 3, 90));
        series.push(2.0, 0, &stats(3, 3, 90));
        let open = |i: usize| series.buckets()[i].span(Gauge::Open).unwrap();
        assert_eq!((open(1).min, open(1).max, open(1).last), (3, 90, 3));
        assert_eq!(open(2).max, 3);
    }

    #[test]
    fn while_nothing_is_recorded_a_moment_keeps_its_first_values() {
        let mut series = Series::new();
        for n in 1..=10 {
            series.push(n as f64, 50 + u64::from(n > 8), &stats(n, n, n));
        }
        assert_eq!(series.at_event(50).unwrap().at.nodes, 1);
        assert_eq!(series.at_event(51).unwrap().at.nodes, 9);
    }

    proptest! {
        #[test]
        fn joining_loses_neither_least_nor_greatest_nor_last(
            values in prop::collection::vec(0..1_000_000u64, CAPACITY + 1..40_000),
        ) {
            let mut series = Series::new();
            for (n, &open) in values.iter().enumerate() {
                series.push(n as f64, n as u64, &stats(n as u64, open, 0));
            }
            let spans = series.buckets().iter().map(|b| b.span(Gauge::Open));
            let all = spans.reduce(Span::join).unwrap().unwrap();
            prop_assert_eq!(all.min, *values.iter().min().unwrap() as i64);
            prop_assert_eq!(all.max, *values.iter().max().unwrap() as i64);
            prop_assert_eq!(all.last, *values.last().unwrap() as i64);
            prop_assert!(series.buckets().windows(2).all(|w| w[0].at.nodes < w[1].at.nodes));
        }

        #[test]
        fn a_receiver_sees_what_the_sender_has(
            bursts in prop::collection::vec(0..9_000usize, 1..8),
        ) {
            let (mut sender, mut receiver) = (Series::new(), Series::new());
            let mut n = 0;
            for burst in bursts {
                for _ in 0..burst {
                    n += 1;
                    sender.push(n as f64, n, &stats(n, n % 13, 0));
                }
                receiver.absorb(sender.since(receiver.position()));
                prop_assert_eq!(receiver.buckets(), sender.buckets());
                prop_assert_eq!(receiver.position(), sender.position());
            }
        }
    }
}
