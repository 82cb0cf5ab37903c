//! One cell: from plain data through problem and catalogue to counts. Knows nothing of threads but
//! that it may be asked to wait or to stop.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::cell::{Cell, Done, Measured, Outcome, Watch, named};
use super::switch::Switch;
use crate::problem::AnyTree;
use crate::search::best_first::rsearch;
use crate::search::catalogue::{self, Plan};
use crate::search::cpu::thread_seconds;
use crate::search::{Account, Meter, Observer, Report, Stop};

/// Nodes between two looks at the switches.
const STRIDE: u32 = 4096;
/// How long a paused search sleeps before it looks again.
const NAP: Duration = Duration::from_millis(10);

/// The two switches of a run.
#[derive(Clone, Debug, Default)]
pub struct Switches {
    pub cancel: Arc<AtomicBool>,
    pub pause: Arc<AtomicBool>,
}

impl Switches {
    pub fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// Returns when work may go on, or is no longer wanted.
    pub fn wait(&self) {
        while self.pause.load(Ordering::Relaxed) && !self.is_cancelled() {
            std::thread::sleep(NAP);
        }
    }
}

/// Looks in on a search: lets it wait, and notes where iterations begin if that is asked for.
struct Gate<'a> {
    switches: &'a Switches,
    /// Threshold of the iteration under way and the nodes before it.
    iterations: Option<Vec<(i64, u64)>>,
}

impl Observer for Gate<'_> {
    fn look(&mut self, meter: &Meter) -> u32 {
        self.switches.wait();
        let Some(begun) = &mut self.iterations else {
            return STRIDE;
        };
        if let Some(threshold) = meter.now.threshold
            && begun.last().is_none_or(|last| last.0 != threshold)
        {
            begun.push((threshold, meter.counts.nodes()));
        }
        1
    }
}

/// Searches the cell. Nothing comes of it when the run is cancelled meanwhile.
pub fn perform(cell: &Cell, switches: &Switches) -> Option<Done> {
    let started = thread_seconds();
    let searched = catch_unwind(AssertUnwindSafe(|| search(cell, switches)));
    let seconds = thread_seconds() - started;
    if switches.is_cancelled() {
        return None;
    }
    let failed = |sentence: String| Outcome {
        failed: Some(sentence),
        ..Outcome::default()
    };
    let (mut outcome, report) = match searched {
        Ok(Ok((report, lists))) => {
            let outcome = Outcome {
                cell: String::new(),
                value: report.value().map(|value| value.get()),
                stopped_by: report.stopped_by,
                failed: None,
                counts: named(&report.counts),
                lists,
            };
            (outcome, Some(report))
        }
        Ok(Err(sentence)) => (failed(sentence), None),
        Err(_) => (failed("the search broke down".to_owned()), None),
    };
    outcome.cell = cell.id();
    let counts = report.map(|report| report.counts).unwrap_or_default();
    Some(Done {
        measured: Measured {
            cell: cell.id(),
            seconds,
            bytes: counts.max_bytes,
            selection_seconds: counts.selection_nanoseconds.map(|n| n as f64 / 1e9),
        },
        outcome,
    })
}

type Lists = BTreeMap<String, Vec<u64>>;

fn search(cell: &Cell, switches: &Switches) -> Result<(Report, Lists), String> {
    let plan = cell.choice.plan().map_err(|e| e.to_string())?;
    let mut tree = cell.problem.tree().map_err(|e| e.to_string())?;
    let mut gate = Gate {
        switches,
        iterations: (cell.watch == Watch::Iterations).then(Vec::new),
    };
    let mut lists = Lists::new();
    let cancel = Arc::clone(&switches.cancel);
    let mut account = Account::new(cell.limits, cancel).with_observer(&mut gate);
    let report = match (cell.watch, &plan, &mut tree) {
        // The third probe of the program is made for this one search on this one game.
        (Watch::Switch, Plan::Recursive(parameters), AnyTree::Othello(tree)) => {
            let mut switch = Switch::default();
            let report = rsearch::search(tree, parameters, &mut account, &mut switch);
            lists.insert("open".to_owned(), switch.open);
            lists.insert("roots".to_owned(), switch.roots);
            report
        }
        _ => catalogue::run_silently(&mut tree, &plan, &mut account),
    };
    drop(account);
    if let Some(begun) = gate.iterations {
        let ends = begun.iter().skip(1).map(|b| b.1);
        let ends = ends.chain([report.counts.nodes()]);
        let nodes = begun.iter().zip(ends).map(|(b, end)| end - b.1).collect();
        let thresholds = begun.iter().map(|b| b.0.max(0) as u64).collect();
        lists.insert("iteration_nodes".to_owned(), nodes);
        lists.insert("iteration_thresholds".to_owned(), thresholds);
    }
    if report.stopped_by == Some(Stop::Time) {
        return Err("stopped by the clock, which no two machines share".to_owned());
    }
    Ok((report, lists))
}
