//! Predict, then reveal: on whatever run is active, somebody says what comes next before it is
//! shown.

use super::Reply;
use crate::explain::question::{Answer, Question, settled};
use crate::gui::model::{Model, Run, Time};
use crate::trace::NodeId;

/// Predict-then-reveal on whatever run is active.
#[derive(Clone, Default)]
pub struct Predict {
    pub right: u32,
    pub asked: u32,
    pub last: Option<Reply>,
    /// Somebody tried to step on: the question was put, a second try passes.
    pub insisted: bool,
    /// The run is to be shown from its beginning once there is one.
    rewind: bool,
}

impl Model {
    // Predict, then reveal.

    pub(super) fn set_predict(&mut self, on: bool) {
        if !on {
            self.work.predict = None;
            return;
        }
        if !self.has_runs() {
            self.start_runs(false);
        }
        let at_end = self.work.time == Time::Live;
        self.work.predict = Some(Predict {
            rewind: at_end,
            ..Predict::default()
        });
        self.rewind_prediction();
    }

    /// Another run begins: what was asked about the one before is forgotten.
    pub(in crate::gui::model) fn ask_anew(&mut self) {
        if let Some(predict) = &mut self.work.predict {
            predict.last = None;
            predict.insisted = false;
            predict.rewind = true;
        }
    }

    /// Shows the run from its beginning, once it has one.
    pub(in crate::gui::model) fn rewind_prediction(&mut self) {
        if let Some(predict) = &mut self.work.predict
            && predict.rewind
            && let Some(run) = self
                .work
                .runners
                .get(self.work.active)
                .and_then(|r| r.run.as_ref())
            && run.events() > 0
        {
            predict.rewind = false;
            self.seek(self.work.active, 0);
        }
    }

    /// Whether the run at its moment leaves anything to predict.
    fn has_next(&self) -> bool {
        let asked = self.asked();
        let asked = asked.get(self.work.active);
        asked.is_some_and(|asked| asked.solve(Question::Next).is_some())
    }

    /// Whether a prediction is asked for, or will be as soon as the search has gone on.
    pub(super) fn awaits_prediction(&self) -> bool {
        let goes = || self.run(self.work.active).is_some_and(Run::is_going);
        self.work.predict.is_some() && (goes() || self.has_next())
    }

    /// Stepping on in the predicting mode: the first time it only asks.
    pub(in crate::gui::model) fn step_is_asked(&mut self) -> bool {
        let over = !self.has_next();
        let Some(predict) = &mut self.work.predict else {
            return false;
        };
        if over {
            return false;
        }
        if !predict.insisted {
            predict.insisted = true;
            return true;
        }
        self.guess(None);
        true
    }

    /// Scores a guess (or a pass) at what comes next, and reveals it.
    pub(super) fn guess(&mut self, place: Option<NodeId>) {
        let runner = self.work.active;
        let runs = self.asked();
        let Some(asked) = runs.get(runner) else {
            return;
        };
        let Some(solution) = asked.solve(Question::Next) else {
            return;
        };
        let verdict = place.and_then(|p| asked.judge(Question::Next, Answer::Node(p)));
        let (record, rule) = (asked.record, asked.rule);
        let event = settled(record, rule, solution.moment.min(record.log.len()));
        let right = verdict.as_ref().is_some_and(|v| v.right);
        let reason = match verdict {
            Some(verdict) => verdict.reason,
            None => solution.reason,
        };
        let nodes = solution.nodes;
        drop(runs);
        if let Some(predict) = &mut self.work.predict {
            predict.asked += 1;
            predict.right += u32::from(right);
            predict.insisted = false;
            predict.last = Some(Reply {
                right,
                shown: place.is_none(),
                reason,
                clicked: place,
                nodes,
            });
        }
        self.seek(runner, event as u64);
    }
}
