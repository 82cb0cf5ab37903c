//! What a log alone tells of its run: counts and curves of a search that was not watched while it
//! ran. There are no times in a log, and no bytes.

use super::moment::Moment;
use super::record::Record;
use super::series::Series;
use super::why::Method;
use crate::problem::Bounds;
use crate::search::{Counts, Gauges, Meter};

/// A run by its events.
#[derive(Debug)]
pub struct Retold {
    pub counts: Counts,
    pub series: Series,
    /// The last word on the root, if the log has one.
    pub done: Option<Bounds>,
}

/// Goes through the log once.
pub fn retell(record: &Record, method: Method) -> Retold {
    let mut moment = Moment::new();
    let mut series = Series::new();
    let mut look = |moment: &Moment| {
        let meter = meter(moment, record, method);
        series.push(0.0, moment.now.events as u64, &meter);
        moment.tally().nodes().saturating_add(series.stride())
    };
    let mut due = look(&moment);
    for event in record.log.range(0, record.log.len()) {
        moment.apply(&record.nodes, std::slice::from_ref(event));
        // As a sampler does it: only as often as there are buckets.
        if moment.tally().nodes() >= due {
            due = look(&moment);
        }
    }
    look(&moment);
    Retold {
        counts: counts(&moment),
        series,
        done: moment.now.done,
    }
}

/// Whoever counts more does not mean it; sums of less cannot overflow.
const MOST: u64 = 1 << 60;

fn counts(moment: &Moment) -> Counts {
    let tally = moment.tally();
    Counts {
        visits: tally.visits,
        // Whether what was only counted were leaves is not told.
        inner_visits: tally.inner_visits + tally.hidden.min(MOST),
        max_open: (tally.max_open > 0).then_some(tally.max_open),
        max_cells: (tally.max_open > 0).then_some(tally.max_held),
        ..Counts::default()
    }
}

fn meter(moment: &Moment, record: &Record, method: Method) -> Meter {
    let by_numbers = matches!(method, Method::Numbers(_));
    let (open, cells) = match method {
        Method::Bounds(_) | Method::States(_) => (moment.tally().open, moment.tally().held),
        _ => moment.path_open_and_cells(&record.nodes),
    };
    let known = moment.root();
    let threshold = moment.now.iteration.map(|(_, threshold)| threshold);
    let gamma = moment.now.gamma.filter(|gamma| gamma.is_finite());
    Meter {
        counts: counts(moment),
        now: Gauges {
            open,
            cells,
            root: if by_numbers { Bounds::UNKNOWN } else { known },
            root_numbers: by_numbers.then_some(known),
            threshold: (gamma.map(|gamma| gamma.get()).or(threshold)).map(i64::from),
            ..Gauges::default()
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Position, Problem};
    use crate::search::Account;
    use crate::search::catalogue::{self, Choice};
    use crate::trace::{Gauge, Recorder};

    #[test]
    fn a_log_tells_the_counts_and_the_greatest_open_of_its_search() {
        for id in ["alpha-beta", "sss"] {
            let position = Position::Tree("random:seed=5,depth=5,branching=3".parse().unwrap());
            let mut tree = Problem::new(position).tree().unwrap();
            let mut recorder = Recorder::new(1 << 20);
            let choice = Choice::new(id);
            let plan = choice.prepare().unwrap();
            let report = catalogue::run(&mut tree, &plan, &mut Account::unlimited(), &mut recorder);
            let record = recorder.finish();
            let told = retell(&record, Method::of(&choice, &record.log));
            assert_eq!(told.counts.visits, report.counts.visits, "{id}");
            assert_eq!(told.counts.nodes(), report.counts.nodes(), "{id}");
            assert_eq!(told.done, Some(report.bounds), "{id}");
            let spans = told.series.buckets().iter();
            let most = spans.filter_map(|b| b.span(Gauge::Open)).map(|s| s.max);
            assert!(most.max().unwrap() > 0, "{id}");
        }
    }
}
