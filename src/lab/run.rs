//! A run: cells on threads of their own, each result kept at once. Pause, cancel and continue;
//! what was finished is never searched again.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::base::platform::channel::{Receiver, RecvTimeoutError, Sender, unbounded};

use super::cell::{Cell, Done};
use super::error::LabError;
use super::estimate::Estimate;
use super::perform::{Switches, perform};
use super::plan::{Plan, Shard};
use super::report::same;
use super::store::{Results, Store, write_results};
use crate::base::platform::Instant;
use crate::base::platform::{Stack, start, step_back};
use crate::worker::Wake;

/// How an experiment is run.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Threads; at least one.
    pub jobs: usize,
    pub shard: Shard,
    /// Where results are kept; in memory only if nowhere.
    pub out: Option<PathBuf>,
    /// Lets other threads go first.
    pub gentle: bool,
    /// Results that are there already, besides those in the folder.
    pub known: Results,
}

/// Seconds of running after which what the machine has given counts as much as what was asked.
const AT_FIRST: f64 = 5.0;

struct Shared {
    cells: Vec<Cell>,
    queue: Mutex<VecDeque<usize>>,
    store: Option<Mutex<Store>>,
    switches: Switches,
}

/// A run under way, or over. Dropping it cancels it.
pub struct Run {
    plan: Plan,
    options: Options,
    shared: Arc<Shared>,
    news: Receiver<Result<Done, LabError>>,
    results: Results,
    /// Cells of this part.
    wanted: usize,
    error: Option<LabError>,
    estimate: Estimate,
    started: Instant,
    paused: Option<Instant>,
    /// Seconds of cells that were finished before this run.
    spent_before: f64,
    /// Seconds this run had taken when its last cell was finished: what is spent on those under way
    /// is not known.
    heard: f64,
    over: bool,
}

impl Run {
    /// Makes the cells, reads what is finished already, and starts with the rest.
    pub fn start(plan: Plan, options: Options, wake: Wake) -> Result<Run, LabError> {
        let cells = plan.cells()?;
        if cells.is_empty() {
            return Err(LabError::Empty(same(plan.experiment.clone())));
        }
        let (mut store, mut results) = match &options.out {
            Some(folder) => {
                let (store, results) = Store::open(folder, &plan, options.shard)?;
                (Some(store), results)
            }
            None => (None, Results::new()),
        };
        let part: Vec<usize> = (0..cells.len()).filter(|&i| options.shard.has(i)).collect();
        let ids: std::collections::HashSet<String> = cells.iter().map(Cell::id).collect();
        results.retain(|id, _| ids.contains(id));
        for (id, done) in &options.known {
            if ids.contains(id) && !results.contains_key(id) {
                if let Some(store) = &mut store {
                    store.append(done)?;
                }
                results.insert(id.clone(), done.clone());
            }
        }
        let left: VecDeque<usize> = part
            .iter()
            .copied()
            .filter(|&i| !results.contains_key(&cells[i].id()))
            .collect();
        let mut jobs = options.jobs.clamp(1, left.len().max(1));
        let estimate = Estimate::new(part.iter().map(|&i| &cells[i]), &results);
        let shared = Arc::new(Shared {
            cells,
            queue: Mutex::new(left),
            store: store.map(Mutex::new),
            switches: Switches::default(),
        });
        let (sender, news) = unbounded();
        for number in 0..jobs {
            let shared = Arc::clone(&shared);
            let (sender, wake, gentle) = (sender.clone(), wake.clone(), options.gentle);
            let started = start(&format!("lab {number}"), Stack::Deep, move || {
                if gentle {
                    step_back();
                }
                shared.work(&sender, &wake);
                drop(sender);
                wake();
            });
            match started {
                Ok(_) => {}
                Err(error) if number == 0 => return Err(error.into()),
                // Those that there is room for do all the work.
                Err(_) => {
                    jobs = number;
                    break;
                }
            }
        }
        Ok(Run {
            wanted: part.len(),
            plan,
            options: Options { jobs, ..options },
            shared,
            news,
            results,
            error: None,
            spent_before: estimate.spent(),
            heard: 0.0,
            estimate,
            started: Instant::now(),
            paused: None,
            over: false,
        })
    }

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    pub fn cells(&self) -> &[Cell] {
        &self.shared.cells
    }

    pub fn results(&self) -> &Results {
        &self.results
    }

    pub fn error(&self) -> Option<&LabError> {
        self.error.as_ref()
    }

    /// Cells finished, and all of this part.
    pub fn progress(&self) -> (usize, usize) {
        (self.estimate.done(), self.wanted)
    }

    /// Processor seconds the whole part is thought to take, as far as is known by now.
    pub fn cost(&self) -> f64 {
        self.estimate.total()
    }

    /// Seconds of waiting that are left, on the clock on the wall: by what the machine has given so
    /// far, which at first is thought to be all that was asked of it.
    pub fn time_left(&self) -> f64 {
        let spent = self.estimate.spent() - self.spent_before;
        let jobs = self.options.jobs as f64;
        let processors = (spent + jobs * AT_FIRST) / (self.heard + AT_FIRST);
        self.estimate.left() / processors.min(jobs)
    }

    /// How long it has run, pauses not counted.
    pub fn elapsed(&self) -> Duration {
        let now = self.paused.unwrap_or_else(Instant::now);
        now.saturating_duration_since(self.started)
    }

    pub fn is_paused(&self) -> bool {
        self.shared.switches.pause.load(Ordering::Relaxed) && !self.is_over()
    }

    pub fn pause(&mut self, pause: bool) {
        match (self.paused, pause) {
            (None, true) => self.paused = Some(Instant::now()),
            (Some(since), false) => {
                self.started += since.elapsed();
                self.paused = None;
            }
            _ => {}
        }
        self.shared.switches.pause.store(pause, Ordering::Relaxed);
    }

    /// Stops all searches; finished cells are kept.
    pub fn cancel(&self) {
        self.shared.switches.cancel.store(true, Ordering::Relaxed);
    }

    /// Whether no thread works any more, as far as the news that were taken say.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Whether every cell of the part is there.
    pub fn is_complete(&self) -> bool {
        self.estimate.done() == self.wanted
    }

    /// Takes what has arrived without waiting; whether anything has.
    pub fn poll(&mut self) -> bool {
        let before = (self.results.len(), self.over);
        loop {
            match self.news.try_recv() {
                Ok(news) => self.take(news),
                Err(crate::base::platform::channel::TryRecvError::Empty) => break,
                Err(crate::base::platform::channel::TryRecvError::Disconnected) => {
                    self.finish();
                    break;
                }
            }
        }
        before != (self.results.len(), self.over)
    }

    /// Waits for news, at most so long; whether the run goes on.
    pub fn wait(&mut self, longest: Duration) -> bool {
        match self.news.recv_timeout(longest) {
            Ok(news) => self.take(news),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => self.finish(),
        }
        !self.over
    }

    fn take(&mut self, news: Result<Done, LabError>) {
        match news {
            Ok(done) => {
                self.estimate.learn(&done);
                self.heard = self.elapsed().as_secs_f64();
                self.results.insert(done.outcome.cell.clone(), done);
            }
            Err(error) => {
                self.error.get_or_insert(error);
            }
        }
    }

    fn finish(&mut self) {
        if self.over {
            return;
        }
        self.over = true;
        if self.is_complete()
            && let Some(folder) = &self.options.out
            && let Err(error) = write_results(folder, &self.shared.cells, &self.results)
        {
            self.error.get_or_insert(error);
        }
        if let Some(store) = &self.shared.store {
            let mut store = store.lock().unwrap_or_else(PoisonError::into_inner);
            store.release();
        }
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl Shared {
    fn work(&self, news: &Sender<Result<Done, LabError>>, wake: &Wake) {
        loop {
            self.switches.wait();
            if self.switches.is_cancelled() {
                return;
            }
            let next = {
                let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
                queue.pop_front()
            };
            let Some(i) = next else { return };
            let Some(done) = perform(&self.cells[i], &self.switches) else {
                return;
            };
            if let Some(store) = &self.store {
                let mut store = store.lock().unwrap_or_else(PoisonError::into_inner);
                if let Err(error) = store.append(&done) {
                    let _ = news.send(Err(error));
                    self.switches.cancel.store(true, Ordering::Relaxed);
                    return;
                }
            }
            if news.send(Ok(done)).is_err() {
                return;
            }
            wake();
        }
    }
}
