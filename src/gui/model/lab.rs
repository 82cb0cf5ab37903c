//! The Lab in the window: which experiment is chosen, its run, and what is known of it. Whatever
//! takes time (making cells, comparing) happens on another thread.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::base::platform::channel::{Receiver, TryRecvError, bounded};
use crate::base::platform::{Stack, start};

use super::spare_cores;
use crate::base::messages::{Lang, Localize};
use crate::base::platform::Instant;
use crate::gui::action::LabAction;
use crate::lab::{Estimate, LabError, Options, Own, Plan, Report, Run, Shard, store};
use crate::session::settings::Folders;
use crate::worker::Wake;

/// The least time between two comparisons of a run under way.
const BETWEEN: Duration = Duration::from_millis(600);

/// What is known of a plan: how large it is, what is left, what came out so far.
#[derive(Clone, Debug)]
pub struct Gained {
    pub cells: usize,
    pub done: usize,
    /// Processor seconds that are left, as far as can be told.
    pub seconds: f64,
    pub report: Option<Arc<Report>>,
}

/// The experiment that is looked at first.
pub(super) const FIRST_EXPERIMENT: &str = "000-fig3";

struct Comparison {
    plan: Plan,
    answer: Receiver<(store::Results, Result<Gained, LabError>)>,
}

pub struct Lab {
    plan: Plan,
    /// Whether experiments are to be small, as was said last.
    quick: bool,
    run: Option<Run>,
    /// Results of plans that were run in this window, by the text of the plan.
    kept: HashMap<String, store::Results>,
    known: Option<Result<Gained, LabError>>,
    comparing: Option<Comparison>,
    compared: Instant,
    /// Results have come since the last comparison began.
    stale: bool,
    wake: Wake,
}

impl Lab {
    pub fn new(wake: Wake) -> Lab {
        Lab {
            plan: Plan::quick(FIRST_EXPERIMENT),
            quick: true,
            run: None,
            kept: HashMap::new(),
            known: None,
            comparing: None,
            compared: Instant::now(),
            stale: false,
            wake,
        }
    }

    /// The experiment that is looked at.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What is known of it; nothing while it is being found out, a sentence if it cannot be run.
    pub fn known(&self) -> Option<&Result<Gained, LabError>> {
        self.known.as_ref()
    }

    /// The run of the experiment that is looked at, while it goes on.
    pub fn run(&self) -> Option<&Run> {
        self.run
            .as_ref()
            .filter(|run| *run.plan() == self.plan && !run.is_over())
    }

    /// Another experiment that is being run.
    pub fn busy_with(&self) -> Option<&Plan> {
        let run = self.run.as_ref()?;
        (*run.plan() != self.plan && !run.is_over()).then(|| run.plan())
    }

    pub fn is_running(&self) -> bool {
        self.run.as_ref().is_some_and(|run| !run.is_over())
    }

    /// Whether something is under way that will change what is shown.
    pub fn is_moving(&self) -> bool {
        self.comparing.is_some()
            || self
                .run
                .as_ref()
                .is_some_and(|r| !r.is_over() && !r.is_paused())
    }

    pub fn report(&self) -> Option<&Arc<Report>> {
        self.known.as_ref()?.as_ref().ok()?.report.as_ref()
    }

    /// Does what is asked; a sentence if it cannot be done.
    pub fn apply(
        &mut self,
        action: LabAction,
        folders: Option<&Folders>,
        lang: Lang,
    ) -> Result<(), String> {
        match action {
            LabAction::Look => self.stale |= self.known.is_none() && self.comparing.is_none(),
            LabAction::Choose(id) => self.look_at(Plan {
                quick: self.quick,
                ..Plan::new(&id)
            }),
            LabAction::Quick(quick) => {
                self.quick = quick;
                self.look_at(Plan {
                    quick,
                    ..self.plan.clone()
                });
            }
            LabAction::Positions(positions) => self.look_at(Plan {
                positions,
                ..self.plan.clone()
            }),
            LabAction::Own(own) => self.look_at(Plan::of_own(*own)),
            LabAction::Load(path) => {
                let own = Own::load(&path).map_err(|e| e.localize(lang))?;
                self.look_at(Plan::of_own(own));
            }
            LabAction::Run => return self.start(folders).map_err(|e| e.localize(lang)),
            LabAction::Pause(pause) => {
                if let Some(run) = &mut self.run {
                    run.pause(pause);
                }
            }
            LabAction::Cancel => {
                if let Some(run) = &self.run {
                    run.cancel();
                }
            }
        }
        Ok(())
    }

    fn look_at(&mut self, plan: Plan) {
        if plan != self.plan {
            self.plan = plan;
            self.known = None;
            self.stale = true;
        }
    }

    /// Starts the run, or goes on with it: finished searches are kept.
    fn start(&mut self, folders: Option<&Folders>) -> Result<(), LabError> {
        if self.is_running() {
            return Ok(());
        }
        let options = Options {
            jobs: spare_cores(),
            shard: Shard::WHOLE,
            out: folders.map(|folders| folder(folders, &self.plan)),
            gentle: true,
            known: self.kept.get(&key(&self.plan)).cloned().unwrap_or_default(),
        };
        self.run = Some(Run::start(self.plan.clone(), options, self.wake.clone())?);
        self.stale = true;
        Ok(())
    }

    /// Takes news of run and comparison; whether there were any. Once a frame.
    pub fn poll(&mut self, folders: Option<&Folders>) -> bool {
        let mut news = false;
        if let Some(run) = &mut self.run
            && !run.is_over()
            && run.poll()
        {
            news = true;
            self.stale |= *run.plan() == self.plan;
            if run.is_over() {
                self.kept.insert(key(run.plan()), run.results().clone());
                self.compared -= BETWEEN;
            }
        }
        if let Some(comparing) = &self.comparing {
            match comparing.answer.try_recv() {
                Ok((results, known)) => {
                    let plan = comparing.plan.clone();
                    self.comparing = None;
                    if !results.is_empty() {
                        let kept = self.kept.entry(key(&plan)).or_default();
                        if results.len() > kept.len() {
                            *kept = results;
                        }
                    }
                    if plan == self.plan {
                        self.known = Some(known);
                    } else {
                        self.stale = true;
                    }
                    news = true;
                }
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => {
                    self.comparing = None;
                    self.known = Some(Err(LabError::BrokeDown));
                    news = true;
                }
            }
        }
        if self.stale
            && self.comparing.is_none()
            && (self.known.is_none() || self.compared.elapsed() >= BETWEEN)
        {
            self.compare(folders);
        }
        news
    }

    /// What the run has said so far, of failure: shown once.
    pub fn take_error(&mut self) -> Option<LabError> {
        let run = self.run.as_ref()?;
        let error = run.error()?.clone();
        if run.is_over() {
            self.kept.insert(key(run.plan()), run.results().clone());
            self.run = None;
            return Some(error);
        }
        None
    }

    fn compare(&mut self, folders: Option<&Folders>) {
        self.stale = false;
        self.compared = Instant::now();
        let plan = self.plan.clone();
        let results = match &self.run {
            Some(run) if *run.plan() == plan => run.results().clone(),
            _ => self.kept.get(&key(&plan)).cloned().unwrap_or_default(),
        };
        let kept_in = folders.map(|folders| folder(folders, &plan));
        let (sender, answer) = bounded(1);
        let wake = self.wake.clone();
        let wanted = plan.clone();
        let started = start("comparison", Stack::Usual, move || {
            let results = if results.is_empty() {
                finished(kept_in, &wanted)
            } else {
                Ok(results)
            };
            let found = match results {
                Ok(results) => {
                    let known = look(&wanted, &results);
                    (results, known)
                }
                Err(error) => (store::Results::new(), Err(error)),
            };
            // Another experiment may be looked at by now.
            let _ = sender.send(found);
            wake();
        });
        match started {
            Ok(_) => self.comparing = Some(Comparison { plan, answer }),
            Err(error) => self.known = Some(Err(error.into())),
        }
    }
}

/// What an earlier session has finished of this plan; a sentence if it is there and damaged.
fn finished(folder: Option<PathBuf>, plan: &Plan) -> Result<store::Results, LabError> {
    let Some(folder) = folder else {
        return Ok(store::Results::new());
    };
    match store::read_head(&folder) {
        Ok((before, _)) if before == *plan => store::read_results(&folder),
        Ok(_) | Err(LabError::NoPlan(_)) => Ok(store::Results::new()),
        Err(error) => Err(error),
    }
}

fn look(plan: &Plan, results: &store::Results) -> Result<Gained, LabError> {
    let cells = plan.cells()?;
    let estimate = Estimate::new(cells.iter(), results);
    let report = if results.is_empty() {
        None
    } else {
        Some(Arc::new(Report::of(plan, results)?))
    };
    Ok(Gained {
        cells: cells.len(),
        done: estimate.done(),
        seconds: estimate.left(),
        report,
    })
}

/// A plan as text, to tell plans apart.
fn key(plan: &Plan) -> String {
    serde_json::to_string(plan).expect("our own values always have a JSON form")
}

/// The folder of a plan among the program's own files.
fn folder(folders: &Folders, plan: &Plan) -> PathBuf {
    let mut hash = 0u64;
    for byte in key(plan).bytes() {
        hash = crate::base::random::mix(hash ^ u64::from(byte));
    }
    let name = format!("{}-{hash:016x}", plan.experiment);
    folders.state.join("lab").join(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::waiting;

    #[test]
    fn kept_results_that_are_damaged_are_not_taken_for_none() {
        let place = tempfile::tempdir().unwrap();
        let folders = Folders {
            config: place.path().to_owned(),
            state: place.path().to_owned(),
        };
        let known = || {
            let mut lab = Lab::new(Arc::new(|| {}));
            lab.apply(LabAction::Look, Some(&folders), Lang::En)
                .unwrap();
            waiting::expect("what is known", || {
                lab.poll(Some(&folders));
                lab.known().cloned()
            })
        };
        assert_eq!(known().unwrap().done, 0);
        let plan = Lab::new(Arc::new(|| {})).plan;
        let kept = folder(&folders, &plan);
        store::Store::open(&kept, &plan, Shard::WHOLE).unwrap();
        assert_eq!(known().unwrap().done, 0);
        std::fs::write(kept.join("cells.jsonl"), "nonsense\n").unwrap();
        let said = known().unwrap_err().to_string();
        assert!(said.contains("cells.jsonl: line 1"), "{said}");
        std::fs::write(kept.join("plan.json"), "nonsense").unwrap();
        let said = known().unwrap_err().to_string();
        assert!(said.contains("plan.json"), "{said}");
    }
}
