//! What is looked at of the runs that are shown: a moment, an algorithm, a node. Runs that come back
//! are seen as they were left.

use super::workspace::Workspace;
use super::{Model, NodeRef, Run, Time};

/// So many are remembered. Runs that are gone for good do not come back, and nobody undoes more.
const REMEMBERED: usize = 32;

#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    pub time: Time,
    /// The value of the clock that was asked for.
    pub clock: Option<u64>,
    pub active: usize,
    pub selected: Option<NodeRef>,
}

/// How some runs were seen when they were left.
#[derive(Clone)]
pub(super) struct LeftView {
    /// Their numbers, by runner; 0 where there was none.
    pub of: Vec<u64>,
    pub view: View,
}

impl Workspace {
    pub fn view(&self) -> View {
        View {
            time: self.time,
            clock: self.sought_clock(),
            active: self.active,
            selected: self.selected,
        }
    }
}

impl Model {
    /// The runs that are shown: their numbers, by runner; 0 where there is none.
    pub(super) fn shown_numbers(&self) -> Vec<u64> {
        let number = |run: Option<&Run>| run.map_or(0, Run::number);
        let runs = self.work.runners.iter().map(|r| r.run.as_ref());
        runs.map(number).collect()
    }

    /// Shows this of the runs that are there.
    pub(super) fn look_at(&mut self, view: View) {
        self.work.active = view.active.min(self.work.runners.len().saturating_sub(1));
        match (view.time, view.clock) {
            (Time::At { .. }, Some(value)) => self.seek_clock(value as f64),
            (time, _) => self.go_to(time),
        }
        self.work.selected = view.selected;
    }

    /// Before other runs take the place of those that are shown.
    pub(super) fn remember_view(&mut self) {
        if !self.has_runs() {
            return;
        }
        let (of, view) = (self.shown_numbers(), self.work.view());
        self.work.left_views.retain(|left| left.of != of);
        self.work.left_views.push(LeftView { of, view });
        if self.work.left_views.len() > REMEMBERED {
            self.work.left_views.remove(0);
        }
    }

    /// Looks at the runs as when they were last left. Says whether they have ever been.
    pub(super) fn recall_view(&mut self) -> bool {
        let now = self.shown_numbers();
        let left = self.work.left_views.iter().find(|left| left.of == now);
        let Some(view) = left.map(|left| left.view) else {
            return false;
        };
        self.look_at(view);
        true
    }
}
