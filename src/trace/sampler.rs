//! The observer that samples a search's gauges into a [`Series`] while it runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::series::Series;
use crate::base::platform::Instant;
use crate::search::{Observer, Stats};

/// Nodes between two looks at most.
const LONGEST_REST: u64 = 8_192;
/// Time between two looks, about: a look costs a few hundred nanoseconds.
const PAUSE: Duration = Duration::from_micros(300);

#[derive(Debug)]
pub struct Sampler {
    series: Series,
    /// The recorder's count of events.
    clock: Arc<AtomicU64>,
    started: Instant,
    looked: Instant,
    /// Nodes that pass in the time between two looks, or fewer.
    rest: u64,
}

impl Sampler {
    /// `clock` is [`Recorder::clock`](super::Recorder::clock), or a new one where nothing is
    /// recorded.
    pub fn new(clock: Arc<AtomicU64>) -> Sampler {
        let now = Instant::now();
        Sampler {
            series: Series::new(),
            clock,
            started: now,
            looked: now,
            rest: 64,
        }
    }

    pub fn series(&self) -> &Series {
        &self.series
    }

    /// Leaves a time in which the search stood still (paused, waiting for a step) out of the
    /// curves.
    pub fn skip(&mut self, pause: Duration) {
        self.started += pause;
    }

    /// Takes a sample now; gives the number of nodes after which the next is due.
    pub fn sample(&mut self, now: Instant, stats: &Stats) -> u32 {
        let seconds = now.saturating_duration_since(self.started).as_secs_f64();
        let events = self.clock.load(Ordering::Relaxed);
        self.series.push(seconds, events, stats);
        self.rest = if now.saturating_duration_since(self.looked) < PAUSE {
            (self.rest * 2).min(LONGEST_REST)
        } else {
            (self.rest / 2).max(1)
        };
        self.looked = now;
        self.series.stride().min(self.rest) as u32
    }

    /// The series, with a last sample now that the search is over.
    pub fn finish(&mut self, stats: &Stats) -> Series {
        self.sample(Instant::now(), stats);
        std::mem::take(&mut self.series)
    }
}

impl Observer for Sampler {
    fn look(&mut self, stats: &Stats) -> u32 {
        self.sample(Instant::now(), stats)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::problem::{Position, Problem};
    use crate::search::best_first::sss;
    use crate::search::depth_first::alpha_beta;
    use crate::search::{Limits, SearchContext, Silent};
    use crate::trace::{Gauge, Recorder, Span};

    #[test]
    fn a_search_is_sampled_at_every_node_while_it_is_small() {
        let position = Position::Tree("random:seed=1,depth=6,branching=3".parse().unwrap());
        let mut tree = Problem::new(position).tree().unwrap();
        let mut recorder = Recorder::new(1 << 20);
        let mut sampler = Sampler::new(recorder.clock());
        let cancel = Arc::new(AtomicBool::new(false));
        let mut context = SearchContext::new(Limits::default(), cancel).with_observer(&mut sampler);
        let report = sss::search(&mut tree, &Default::default(), &mut context, &mut recorder);
        let stats = context.stats;
        drop(context);
        let series = sampler.finish(&stats);
        let record = recorder.finish();

        let nodes = report.counts.nodes();
        let sampled: Vec<u64> = series.buckets().iter().map(|b| b.at.nodes).collect();
        assert!(sampled.iter().copied().eq(0..=nodes), "{sampled:?}");
        let spans = |gauge| series.buckets().iter().filter_map(move |b| b.span(gauge));
        let most = |gauge| spans(gauge).map(|span: Span| span.max as u64).max();
        assert_eq!(most(Gauge::Open), report.counts.max_open);
        assert_eq!(most(Gauge::Cells), report.counts.max_cells);
        let last = series.at_event(record.log.len() as u64).unwrap();
        assert_eq!(last.at.visits, report.counts.visits);
        let lower = last.span(Gauge::RootLower).unwrap().last;
        assert_eq!(lower, i64::from(report.bounds.lower.get()));
    }

    #[test]
    fn a_search_that_was_stopped_leaves_nodes_waiting() {
        let position = Position::Tree("random:seed=1,depth=6,branching=3".parse().unwrap());
        let problem = Problem::new(position);
        for (nodes, waits) in [(Some(20), true), (None, false)] {
            let mut tree = problem.tree().unwrap();
            let mut sampler = Sampler::new(Arc::default());
            let limits = Limits {
                nodes,
                ..Limits::default()
            };
            let mut context =
                SearchContext::new(limits, Arc::default()).with_observer(&mut sampler);
            alpha_beta::search(&mut tree, &Default::default(), &mut context, &mut Silent);
            let stats = context.stats;
            drop(context);
            let series = sampler.finish(&stats);
            let last = series.buckets().last().unwrap().span(Gauge::Open).unwrap();
            assert_eq!(last.last > 0, waits, "{nodes:?}");
        }
    }
}
