//! Many small searches one after the other on a thread of their own: the points of a dial.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crossbeam_channel::{Receiver, unbounded};

use super::{STACK_BYTES, Wake};
use crate::problem::Problem;
use crate::search::catalogue::{self, Choice};
use crate::search::{Account, Counts, Limits, Stop};

/// One search of a sweep.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    pub choice: Choice,
    pub counts: Counts,
    pub seconds: f64,
    pub stopped_by: Option<Stop>,
}

/// A sweep under way. Dropping it stops it.
#[derive(Debug)]
pub struct Sweep {
    points: Receiver<Point>,
    cancel: Arc<AtomicBool>,
    left: usize,
}

impl Sweep {
    /// Runs every choice on the problem, each within the limits.
    pub fn start(problem: Problem, choices: Vec<Choice>, limits: Limits, wake: Wake) -> Sweep {
        let (out, points) = unbounded();
        let cancel = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&cancel);
        let left = choices.len();
        // Where no thread can be had the channel closes and the sweep reads as finished.
        let _ = std::thread::Builder::new()
            .name("sweep".to_owned())
            .stack_size(STACK_BYTES)
            .spawn(move || {
                let Ok(mut tree) = problem.tree() else { return };
                for choice in choices {
                    let Ok(plan) = choice.prepare() else { continue };
                    let mut account = Account::new(limits, Arc::clone(&flag));
                    let report = catalogue::run_silently(&mut tree, &plan, &mut account);
                    if flag.load(Ordering::Relaxed) {
                        return;
                    }
                    let point = Point {
                        choice,
                        counts: report.counts,
                        seconds: report.seconds,
                        stopped_by: report.stopped_by,
                    };
                    if out.send(point).is_err() {
                        return;
                    }
                    wake();
                    // A stopped search leaves the cursor somewhere; start the next at a fresh root.
                    if report.stopped_by.is_some() {
                        let Ok(fresh) = problem.tree() else { return };
                        tree = fresh;
                    }
                }
            });
        Sweep {
            points,
            cancel,
            left,
        }
    }

    /// The points that have arrived since the last time.
    pub fn poll(&mut self) -> Vec<Point> {
        let points: Vec<Point> = self.points.try_iter().collect();
        self.left = self.left.saturating_sub(points.len());
        points
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

    #[test]
    fn the_dial_ends_at_alpha_beta_and_at_sss() {
        let text = "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]";
        let (position, _) = read(text, Hints::default()).unwrap();
        let choices: Vec<Choice> = (1..=4)
            .map(|c| Choice::new("recursive-sss").with("c", c))
            .collect();
        let mut sweep = Sweep::start(
            Problem::new(position),
            choices,
            Limits::default(),
            Arc::new(|| {}),
        );
        let mut points = Vec::new();
        while sweep.left() > 0 {
            points.extend(sweep.poll());
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        let leaves: Vec<u64> = points.iter().map(|p| p.counts.visits).collect();
        assert_eq!(leaves, [13, 8, 10, 7]);
    }
}
