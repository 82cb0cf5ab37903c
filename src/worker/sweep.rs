//! Many small searches one after the other on a thread of their own: the points of a dial.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::base::platform::channel::{Receiver, TryRecvError, unbounded};

use super::catch_panic::catch_panic;
use super::{Failure, Wake};
use crate::problem::Problem;
use crate::search::catalogue::{self, AlgorithmConfig};
use crate::search::{Counts, Limits, SearchContext, Stop};

/// One search of a sweep.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    pub choice: AlgorithmConfig,
    pub counts: Counts,
    pub seconds: f64,
    pub stopped_by: Option<Stop>,
}

/// What a sweep has to tell.
#[derive(Debug)]
enum News {
    Point(Point),
    /// A choice that cannot be searched, or the end of all.
    Failed(Failure),
}

impl From<Failure> for News {
    fn from(failure: Failure) -> News {
        News::Failed(failure)
    }
}

/// A sweep under way. Dropping it stops it.
#[derive(Debug)]
pub struct Sweep {
    news: Receiver<News>,
    cancel: Arc<AtomicBool>,
    left: usize,
    failure: Option<Failure>,
}

impl Sweep {
    /// Runs every choice on the problem, each within the limits.
    pub fn start(
        problem: Problem,
        choices: Vec<AlgorithmConfig>,
        limits: Limits,
        wake: Wake,
    ) -> Sweep {
        let (out, news) = unbounded();
        let cancel = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&cancel);
        let left = choices.len();
        catch_panic("sweep", wake, out, move |tell| {
            let mut tree = match problem.tree() {
                Ok(tree) => tree,
                Err(error) => return tell(Failure::from(error).into()),
            };
            for choice in choices {
                let plan = match choice.prepare() {
                    Ok(plan) => plan,
                    Err(error) => {
                        tell(Failure::from(error).into());
                        continue;
                    }
                };
                let mut context = SearchContext::new(limits, Arc::clone(&flag));
                let report = catalogue::run_silently(&mut tree, &plan, &mut context);
                if flag.load(Ordering::Relaxed) {
                    return;
                }
                tell(News::Point(Point {
                    choice,
                    counts: report.counts,
                    seconds: report.seconds,
                    stopped_by: report.stopped_by,
                }));
                // A stopped search leaves the cursor somewhere; start the next at a fresh root.
                if report.stopped_by.is_some() {
                    let Ok(fresh) = problem.tree() else { return };
                    tree = fresh;
                }
            }
        });
        Sweep {
            news,
            cancel,
            left,
            failure: None,
        }
    }

    /// The points that have arrived since the last time.
    pub fn poll(&mut self) -> Vec<Point> {
        let mut points = Vec::new();
        loop {
            match self.news.try_recv() {
                Ok(News::Point(point)) => points.push(point),
                Ok(News::Failed(failure)) => self.failure = Some(failure),
                Err(TryRecvError::Empty) => return points,
                // Nobody is there any more to search what is left.
                Err(TryRecvError::Disconnected) => {
                    self.left = 0;
                    return points;
                }
            }
            self.left = self.left.saturating_sub(1);
        }
    }

    /// Why some or all of the points will not come.
    pub fn failure(&self) -> Option<&Failure> {
        self.failure.as_ref()
    }

    /// Searches still to come.
    pub fn left(&self) -> usize {
        self.left
    }
}

impl Drop for Sweep {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Hints, read};
    use crate::worker::waiting;

    #[test]
    fn the_dial_ends_at_alpha_beta_and_at_sss() {
        let text = "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]";
        let (position, _) = read(text, Hints::default()).unwrap();
        let choices: Vec<AlgorithmConfig> = (1..=4)
            .map(|c| AlgorithmConfig::new("recursive-sss").with("c", c))
            .collect();
        let mut sweep = Sweep::start(
            Problem::new(position),
            choices,
            Limits::default(),
            Arc::new(|| {}),
        );
        let mut points = Vec::new();
        waiting::expect_that("all points", || {
            points.extend(sweep.poll());
            sweep.left() == 0
        });
        let leaves: Vec<u64> = points.iter().map(|p| p.counts.visits).collect();
        assert_eq!(leaves, [13, 8, 10, 7]);
        assert_eq!(sweep.failure(), None);
    }

    /// How many points came before it ended, and why it did.
    fn ended(choices: Vec<AlgorithmConfig>, wake: Wake) -> (usize, Option<Failure>) {
        let (position, _) = read("[[3 5] [2 9]]", Hints::default()).unwrap();
        let mut sweep = Sweep::start(Problem::new(position), choices, Limits::default(), wake);
        let mut points = 0;
        waiting::expect_that("the end of the sweep", || {
            points += sweep.poll().len();
            sweep.left() == 0
        });
        (points, sweep.failure().cloned())
    }

    #[test]
    fn a_sweep_that_breaks_down_ends_with_a_sentence() {
        let choices = vec![AlgorithmConfig::new("alpha-beta"); 3];
        let first = AtomicBool::new(true);
        let wake = Arc::new(move || assert!(!first.swap(false, Ordering::Relaxed), "no more"));
        let (points, failure) = ended(choices, wake);
        assert_eq!(points, 1);
        assert_eq!(failure, Some(Failure::Panic("no more".to_owned())));
    }

    #[test]
    fn a_choice_that_cannot_be_searched_is_named_and_the_others_are_searched() {
        let choices = ["alpha-beta", "no such thing", "sss"].map(AlgorithmConfig::new);
        let (points, failure) = ended(choices.to_vec(), Arc::new(|| {}));
        assert_eq!(points, 2);
        let said = failure.unwrap().to_string();
        assert!(said.contains("no such thing"), "{said}");
    }
}
