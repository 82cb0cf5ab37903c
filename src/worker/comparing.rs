//! Two recordings compared on a thread of their own: with millions of events that takes a second.

use crate::base::platform::channel::{Receiver, unbounded};

use super::catch_panic::catch_panic;
use super::{Failure, Wake};
use crate::trace::{Change, Progress, Record, RecordDelta};

/// A comparison under way.
#[derive(Debug)]
pub struct Comparing {
    found: Receiver<Found>,
}

/// How they differ, or why that will never be known.
#[derive(Debug)]
struct Found(Result<Change, Failure>);

impl From<Failure> for Found {
    fn from(failure: Failure) -> Found {
        Found(Err(failure))
    }
}

impl Comparing {
    /// Compares what is recorded now; the first `most` nodes that differ are named.
    pub fn start(before: &Record, after: &Record, most: usize, wake: Wake) -> Comparing {
        let (out, found) = unbounded();
        let deltas = [before, after].map(|record| record.since(Progress::default()));
        catch_panic("comparing", wake, out, move |tell| {
            let [before, after] = deltas.map(whole);
            tell(Found(Ok(Change::between(&before, &after, most))));
        });
        Comparing { found }
    }

    /// How they differ, once that is known.
    pub fn poll(&self) -> Option<Result<Change, Failure>> {
        self.found.try_recv().ok().map(|Found(found)| found)
    }
}

fn whole(delta: RecordDelta) -> Record {
    let mut record = Record::default();
    let taken = record.absorb(delta);
    debug_assert!(taken, "it begins at the beginning");
    record
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::problem::{Problem, read};
    use crate::search::SearchContext;
    use crate::search::catalogue::{AlgorithmConfig, run};
    use crate::trace::Recorder;
    use crate::worker::waiting;

    fn record(text: &str) -> Record {
        let (position, _) = read(text, Default::default()).unwrap();
        let mut tree = Problem::new(position).tree().unwrap();
        let mut recorder = Recorder::new(1 << 20);
        let plan = AlgorithmConfig::new("alpha-beta").prepare().unwrap();
        run(
            &mut tree,
            &plan,
            &mut SearchContext::unlimited(),
            &mut recorder,
        );
        recorder.finish()
    }

    #[test]
    fn the_thread_finds_what_would_have_been_found_here() {
        let (a, b) = (
            record("random:seed=1,depth=6,branching=4"),
            record("random:seed=2,depth=6,branching=4"),
        );
        let comparing = Comparing::start(&a, &b, 7, Arc::new(|| {}));
        let change = waiting::expect("the change", || comparing.poll()).unwrap();
        assert_eq!(change, Change::between(&a, &b, 7));
        assert!(change.gained + change.lost > 7);
    }
}
