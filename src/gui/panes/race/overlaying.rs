//! The runs of a race laid over one another, and two of them compared, as they are at the moment
//! shown. In trees of a million nodes both take some frames.

use std::time::Duration;

use super::forks;
use crate::base::platform::Instant;
use crate::gui::model::{Model, Run};
use crate::gui::paced::Paced;
use crate::trace::{Comparing, Comparison, Deadline, Laying, Moment, Overlay};

/// What both may take of a frame.
const A_FRAMES_OVERLAY: Duration = Duration::from_millis(4);

/// The state of the scene, and for every runner the moment that is shown.
type Shown = (u64, Vec<u64>);
type Pair = (usize, usize);

#[derive(Default)]
pub struct Overlaying {
    /// The scene and the runs it is about.
    of: (u64, Vec<Option<u64>>),
    overlay: Paced<Shown, Laying, Overlay>,
    /// For which overlay, by its number, and which pair.
    compared: Paced<(u64, Pair), Comparing, Comparison>,
    /// Rises with every new overlay.
    number: u64,
    pair: Pair,
    /// What was found is not yet of the moment that is shown.
    behind: bool,
    /// What is shown before anything was found out.
    nothing: (Overlay, Comparison),
}

impl Overlaying {
    pub fn overlay(&self) -> &Overlay {
        self.overlay.found().unwrap_or(&self.nothing.0)
    }

    pub fn compared(&self) -> &Comparison {
        self.compared.found().unwrap_or(&self.nothing.1)
    }

    pub fn is_behind(&self) -> bool {
        self.behind
    }

    /// Brings both up to date, as far as a frame can bear it; says whether there is more to do.
    pub fn follow(&mut self, model: &Model, pair: Pair) -> bool {
        self.behind = self.work_on(model, pair);
        self.behind
    }

    fn work_on(&mut self, model: &Model, pair: Pair) -> bool {
        let runs: Vec<Option<&Run>> = model.runners().iter().map(|r| r.run.as_ref()).collect();
        let numbers = runs.iter().map(|run| run.map(Run::number)).collect();
        let of = (model.scene().begun(), numbers);
        if self.of != of {
            *self = Overlaying {
                of,
                ..Overlaying::default()
            };
        }
        if self.pair != pair {
            self.pair = pair;
            self.compared.give_up();
        }
        let patience = Deadline::until(Instant::now() + model.spare(A_FRAMES_OVERLAY));
        // What was laid last is compared before anything is laid anew.
        if self.compare(model, patience) {
            return true;
        }
        let lays = self.lay(model, &runs, patience);
        self.compare(model, patience) || lays
    }

    fn lay(&mut self, model: &Model, runs: &[Option<&Run>], patience: Deadline) -> bool {
        let canvas = model.scene().canvas();
        let moments: Vec<Option<&Moment>> = runs.iter().map(|run| run.map(Run::moment)).collect();
        let events = (0..runs.len()).map(|i| model.shown_event(i)).collect();
        self.overlay.follow(
            &(model.scene().revision(), events),
            || Laying::new(canvas),
            |laying| laying.go_on(canvas, &moments, patience),
            |laying| {
                self.number += 1;
                laying.found()
            },
        )
    }

    fn compare(&mut self, model: &Model, patience: Deadline) -> bool {
        let Some(overlay) = self.overlay.found() else {
            return false;
        };
        let canvas = model.scene().canvas();
        self.compared.follow(
            &(self.number, self.pair),
            || Comparing::new(overlay, self.pair, forks::MOST),
            |comparing| comparing.go_on(overlay, canvas, patience),
            Comparing::found,
        )
    }
}
