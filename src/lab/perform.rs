//! One cell: from plain data through problem and catalogue, or through players, to counts. Knows
//! nothing of threads but that it may be asked to wait or to stop.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::cell::{Cell, Done, Measured, Outcome, Search, Task, Watch, named};
use super::games;
use super::switch::Switch;
use crate::base::messages::{Lang, tr};
use crate::base::platform::thread_seconds;
use crate::problem::AnyTree;
use crate::search::best_first::rsearch;
use crate::search::catalogue::{self, PreparedSearch};
use crate::search::{Counts, Observer, Report, SearchContext, Stats, Stop};
use crate::worker::waiting;

/// Nodes between two looks at the switches.
const STRIDE: u32 = 4096;

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
        waiting::until(Duration::MAX, || {
            !self.pause.load(Ordering::Relaxed) || self.is_cancelled()
        });
    }
}

/// Looks in on a search: lets it wait, and notes where iterations begin if that is asked for.
struct Hook<'a> {
    switches: &'a Switches,
    /// Threshold of the iteration under way and the nodes before it.
    iterations: Option<Vec<(i64, u64)>>,
}

impl Observer for Hook<'_> {
    fn look(&mut self, stats: &Stats) -> u32 {
        self.switches.wait();
        let Some(begun) = &mut self.iterations else {
            return STRIDE;
        };
        if let Some(threshold) = stats.now.threshold
            && begun.last().is_none_or(|last| last.0 != threshold)
        {
            begun.push((threshold, stats.counts.nodes()));
        }
        1
    }
}

/// What a task leaves behind, or why it leaves nothing.
type Left = Result<(Outcome, Counts), String>;

/// Does what the cell says. Nothing comes of it when the run is cancelled meanwhile.
pub fn perform(cell: &Cell, switches: &Switches) -> Option<Done> {
    let started = thread_seconds();
    let work = || match &cell.task {
        Task::Search(search) => searched(search, switches),
        Task::Game(game) => Ok((games::game(game, switches)?, Counts::default())),
        Task::Thought(thought) => Ok((games::thought(thought, switches)?, Counts::default())),
    };
    let left = catch_unwind(AssertUnwindSafe(work));
    let seconds = thread_seconds() - started;
    if switches.is_cancelled() {
        return None;
    }
    let failed = |sentence: String| Outcome {
        failed: Some(sentence),
        ..Outcome::default()
    };
    let (mut outcome, counts) = match left {
        Ok(Ok(left)) => left,
        Ok(Err(sentence)) => (failed(sentence), Counts::default()),
        Err(_) => (
            failed(tr!(Lang::En, lab_search_broke_down).to_owned()),
            Counts::default(),
        ),
    };
    outcome.cell = cell.id();
    Some(Done {
        measured: Measured {
            cell: cell.id(),
            seconds,
            bytes: counts.max_bytes,
            selection_seconds: counts.selection_seconds(),
        },
        outcome,
    })
}

fn searched(task: &Search, switches: &Switches) -> Left {
    let (report, lists) = search(task, switches)?;
    let outcome = Outcome {
        cell: String::new(),
        value: report.value().map(|value| value.get()),
        stopped_by: report.stopped_by,
        failed: None,
        counts: named(&report.counts),
        lists,
    };
    Ok((outcome, report.counts))
}

type Lists = BTreeMap<String, Vec<i64>>;

fn search(task: &Search, switches: &Switches) -> Result<(Report, Lists), String> {
    let plan = task.choice.prepare().map_err(|e| e.to_string())?;
    let mut tree = task.problem.tree().map_err(|e| e.to_string())?;
    let mut hook = Hook {
        switches,
        iterations: (task.watch == Watch::Iterations).then(Vec::new),
    };
    let mut lists = Lists::new();
    let cancel = Arc::clone(&switches.cancel);
    let mut context = SearchContext::new(task.limits, cancel).with_observer(&mut hook);
    let report = match (task.watch, &plan, &mut tree) {
        // The third probe of the program is made for this one search on this one game.
        (Watch::Switch, PreparedSearch::Recursive(parameters), AnyTree::Othello(tree)) => {
            let mut switch = Switch::default();
            let report = rsearch::search(tree, parameters, &mut context, &mut switch);
            let signed = |counts: Vec<u64>| counts.into_iter().map(|n| n as i64).collect();
            lists.insert("open".to_owned(), signed(switch.open));
            lists.insert("roots".to_owned(), signed(switch.roots));
            report
        }
        _ => catalogue::run_silently(&mut tree, &plan, &mut context),
    };
    drop(context);
    if let Some(begun) = hook.iterations {
        let ends = begun.iter().skip(1).map(|b| b.1);
        let ends = ends.chain([report.counts.nodes()]);
        let nodes = begun.iter().zip(ends).map(|(b, end)| (end - b.1) as i64);
        let nodes = nodes.collect();
        let thresholds = begun.iter().map(|b| b.0.max(0)).collect();
        lists.insert("iteration_nodes".to_owned(), nodes);
        lists.insert("iteration_thresholds".to_owned(), thresholds);
    }
    if report.stopped_by == Some(Stop::Time) {
        return Err(tr!(Lang::En, lab_stopped_by_clock).to_owned());
    }
    Ok((report, lists))
}
