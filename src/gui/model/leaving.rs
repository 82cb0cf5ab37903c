//! Runs that are no longer shown, and how they come back. A search needs a moment to end and a long
//! recording takes its time to be given back: the window waits for neither.

use super::{Model, PastRun, Run, Runner, Time};
use crate::base::platform::{Stack, give_way, start};
use crate::problem::Problem;

/// Past runs that are kept in memory, and what their recordings may take of it together.
const KEPT_RUNS: usize = 24;
const KEPT_BYTES: u64 = 512 << 20;
/// What takes more bytes than this is given back on another thread.
const LARGE: u64 = 4 << 20;

/// A run whose search has been told to end.
pub(super) struct Leaving {
    run: Run,
    /// Whether it is to be among the past ones.
    kept: bool,
}

/// Drops something large elsewhere.
pub(super) fn bury<T: Send + 'static>(thing: T, bytes: u64) {
    if bytes > LARGE {
        // Where no thread can be had it is dropped here.
        let _ = start("burial", Stack::Usual, move || {
            give_way();
            drop(thing);
        });
    }
}

impl Model {
    /// Puts a run that is no longer shown among the past ones, once its search has ended.
    pub(super) fn keep(&mut self, run: Run) {
        self.leave(run, true);
    }

    /// Lets a run go for good.
    pub(super) fn forget(&mut self, run: Run) {
        self.leave(run, false);
    }

    /// Lets all runs of a problem in a document go for good, those that are shown and the past ones.
    pub(super) fn forget_runs_of(&mut self, document: u64, problem: &Problem) {
        let of_it = |run: &Run| run.is_of_document(document) && run.problem() == problem;
        let shown = self.work.runners.iter_mut();
        let shown: Vec<Run> = shown
            .filter_map(|r| r.run.take_if(|run| of_it(run)))
            .collect();
        shown.into_iter().for_each(|run| self.forget(run));
        for leaving in &mut self.work.leaving {
            leaving.kept &= !of_it(&leaving.run);
        }
        let gone = self.work.past.extract_if(.., |past| of_it(&past.run));
        for past in gone {
            let bytes = past.run.recording_bytes();
            bury(past, bytes);
        }
    }

    fn leave(&mut self, run: Run, kept: bool) {
        if run.is_alive() {
            run.stop();
            self.work.leaving.push(Leaving { run, kept });
        } else {
            self.lay_down(run, kept);
        }
    }

    /// Takes in how the searches have ended.
    pub(super) fn poll_leaving(&mut self) {
        for Leaving { mut run, kept } in std::mem::take(&mut self.work.leaving) {
            if run.has_left() {
                self.lay_down(run, kept);
            } else {
                self.work.leaving.push(Leaving { run, kept });
            }
        }
    }

    fn lay_down(&mut self, mut run: Run, kept: bool) {
        if !kept || run.report().is_none() {
            let bytes = run.recording_bytes();
            return bury(run, bytes);
        }
        // Who was here before comes back under the same number.
        let number = *run.row.get_or_insert(self.work.run_number + 1);
        self.work.run_number = self.work.run_number.max(number);
        self.work.past.push(PastRun { number, run });
        // The latest stays, however long it was.
        while self.work.past.len() > 1
            && (self.work.past.len() > KEPT_RUNS || self.past_bytes() > KEPT_BYTES)
        {
            self.delete_past(0);
        }
    }

    /// Runners get the run they had of what is asked now, if there was one: an undo has brought back
    /// the runner, or the position. What the others still show of another one makes room then.
    pub(super) fn call_back(&mut self) {
        let problem = self.problem().clone();
        let before = self.shown_numbers();
        for at in 0..self.work.runners.len() {
            let Runner { choice, run } = &self.work.runners[at];
            if run.as_ref().is_some_and(|run| run.problem() == &problem) {
                continue;
            }
            let is_its =
                |past: &PastRun| past.run.choice() == choice && past.run.problem() == &problem;
            if let Some(i) = self.work.past.iter().rposition(is_its) {
                let back = self.work.past.remove(i).run;
                if let Some(earlier) = self.work.runners[at].run.replace(back) {
                    self.keep(earlier);
                }
            }
        }
        if self.runs().any(|run| run.problem() == &problem) {
            self.keep_runs_of_others(&problem);
        }
        self.refresh_scene();
        let now = self.shown_numbers();
        let is_gone = |number: &u64| *number > 0 && !now.contains(number);
        if now != before && !self.recall_view() && before.iter().any(is_gone) {
            // The moment and the node were those of runs that are gone.
            self.work.selected = None;
            self.go_to(Time::Live);
        }
    }

    /// Puts the runs of other problems than this one among the past ones.
    pub(super) fn keep_runs_of_others(&mut self, problem: &Problem) {
        let shown = self.work.runners.iter_mut();
        let others = |run: &mut Run| run.problem() != problem;
        let others: Vec<Run> = shown.filter_map(|r| r.run.take_if(others)).collect();
        others.into_iter().for_each(|run| self.keep(run));
    }

    /// Forgets a past run, if there is one of this number.
    pub(super) fn delete_past(&mut self, i: usize) {
        if i < self.work.past.len() {
            let past = self.work.past.remove(i);
            let bytes = past.run.recording_bytes();
            bury(past, bytes);
        }
    }

    fn past_bytes(&self) -> u64 {
        let bytes = self.work.past.iter().map(|past| past.run.recording_bytes());
        bytes.sum()
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::gui::action::{Action, LessonAction};
    use crate::gui::desk::Desk;
    use crate::problem::Order;
    use crate::search::catalogue::AlgorithmConfig;
    use crate::session::examples;
    use crate::worker::waiting;

    fn model() -> Model {
        Model::by_hand(examples::first().session())
    }

    #[test]
    fn what_a_lesson_has_run_is_not_among_the_past_runs() {
        let mut model = model();
        let own = Problem {
            order: Order::Replies,
            ..model.problem().clone()
        };
        for problem in [own, model.problem().clone()] {
            let group = None;
            model.apply(Action::Edit { problem, group });
            model.apply(Action::Run);
            model.wait();
        }
        let of = |model: &Model| -> Vec<u32> { model.past().iter().map(|p| p.number).collect() };
        let (own, shown) = (
            of(&model),
            model.runs().map(Run::number).collect::<Vec<_>>(),
        );
        assert_eq!(own.len(), shown.len());
        let act = |model: &mut Model, action| {
            model.apply(Action::Lesson(action));
            model.wait();
        };
        for lesson in ["minimax", "alpha-beta"] {
            act(&mut model, LessonAction::Start(lesson.to_owned()));
            act(&mut model, LessonAction::Step(0));
            // Whoever changes something in a lesson may compare it there.
            model.apply(Action::Run);
            model.wait();
            assert!(!model.past().is_empty());
            for step in 1..5 {
                act(&mut model, LessonAction::Step(step));
            }
        }
        act(&mut model, LessonAction::Leave);
        assert!(of(&model).is_empty());
        model.apply(Action::GoTo(Desk::Watch));
        assert_eq!(of(&model), own);
        let back: Vec<u64> = model.runs().map(Run::number).collect();
        assert_eq!(back, shown);
    }

    #[test]
    fn a_run_that_has_left_keeps_no_thread() {
        let mut model = model();
        model.apply(Action::RemoveRunner(1));
        model.apply(Action::SetRunner(0, AlgorithmConfig::new("minimax")));
        model.apply(Action::ReadText(
            "random:seed=9,depth=12,branching=4".into(),
        ));
        model.apply(Action::Run);
        let followed = |model: &Model| model.runs().any(Run::is_followed);
        waiting::expect_that("a run that is followed", || {
            model.poll();
            assert!(
                followed(&model) || model.is_moving(),
                "the search is too short for this test"
            );
            followed(&model)
        });
        model.apply(Action::LoadExample("first"));
        model.wait();
        let [past] = model.past() else {
            panic!("one past run is expected");
        };
        assert!(!past.run.is_followed());
    }
}
