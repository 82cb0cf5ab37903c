//! The search_control of a search: asks the time manager, obeys limits and signals.

use std::sync::atomic::Ordering;

use super::clock::Unit;
use super::line::Line;
use super::manager::{Decision, Iteration, Manager, Thinking};
use super::models::Models;
use super::search::{Overseer, Root};
use super::think::Task;
use crate::base::platform::breathe;

/// In the clock's unit: when the manager is to be asked, and what no answer of its can go beyond.
pub(super) struct Budget {
    pub limit: f64,
    pub most: f64,
}

pub(super) struct SearchControl<'a, L: Line> {
    pub manager: &'a mut dyn Manager,
    models: &'a Models,
    pub task: &'a Task<'a, L::Move>,
    budget: Budget,
    pub iterations: Vec<Iteration>,
    /// What had been used when waiting was over.
    waited: Option<f64>,
}

/// Nodes between two looks at a clock of seconds, and between two looks at the signals.
const BY_CLOCK: u64 = 128;
const BY_SIGNALS: u64 = 1024;

impl<'a, L: Line> SearchControl<'a, L> {
    pub fn new(
        manager: &'a mut dyn Manager,
        models: &'a Models,
        task: &'a Task<'a, L::Move>,
        budget: Budget,
    ) -> SearchControl<'a, L> {
        SearchControl {
            manager,
            models,
            task,
            budget,
            iterations: Vec::new(),
            waited: None,
        }
    }

    /// Whether there is a clock, and so something for the manager to decide.
    pub fn is_managed(&self) -> bool {
        self.task.situation.is_some()
    }

    pub fn used(&self, nodes: u64) -> f64 {
        let used = match self.task.unit() {
            Unit::Nodes => nodes as f64,
            Unit::Seconds => self.task.started.elapsed().as_secs_f64(),
        };
        used - self.waited.unwrap_or(0.0)
    }

    /// How far past the limit the search is.
    pub fn late(&self, nodes: u64) -> f64 {
        self.used(nodes) - self.budget.limit
    }

    /// Whether the other side's time is being used; remembers when it ends.
    fn is_waiting(&mut self, nodes: u64) -> bool {
        let Some(waiting) = &self.task.signals.waiting else {
            return false;
        };
        if waiting.load(Ordering::Relaxed) {
            return true;
        }
        if self.waited.is_none() {
            self.waited = Some(self.used(nodes));
        }
        false
    }

    /// Whether another iteration is worth its time.
    pub fn after_iteration(&mut self, nodes: u64) -> bool {
        if !self.is_managed() || self.is_waiting(nodes) {
            return true;
        }
        let thinking = Thinking {
            used: self.used(nodes),
            iterations: &self.iterations,
            now: None,
        };
        match self.manager.after_iteration(&thinking, self.models) {
            Decision::Stop => false,
            Decision::Until(until) => {
                if until.is_finite() {
                    self.budget.limit = until.min(self.budget.most);
                }
                true
            }
        }
    }

    /// One step deeper; by realization probability no deeper than the time left should reach, so that
    /// the last iteration just fills it.
    pub fn next_depth(&self, depth: i32, step: i32, realization: bool, nodes: u64) -> i32 {
        let full = depth + step;
        if !realization || !self.is_managed() || !self.budget.limit.is_finite() {
            return full;
        }
        let last = match self.iterations[..] {
            [.., a, b] => b.used - a.used,
            _ => return full,
        };
        let left = self.budget.limit - self.used(nodes);
        if last <= 0.0 || left <= last {
            return full;
        }
        let filling = 1000.0 * self.models.time.inverse_ratio(left / last);
        depth + (filling as i32).clamp(step / 5, step)
    }
}

impl<L: Line> Overseer<L::Move> for SearchControl<'_, L> {
    fn look(&mut self, nodes: u64, root: &Root<L::Move>) -> Option<u64> {
        breathe();
        if self.task.signals.cancel.load(Ordering::Relaxed) {
            return None;
        }
        let left = match self.task.orders.nodes {
            Some(most) => most.checked_sub(nodes).filter(|&left| left > 0)?,
            None => u64::MAX,
        };
        if let Some(seconds) = self.task.orders.seconds
            && self.task.started.elapsed().as_secs_f64() >= seconds
        {
            return None;
        }
        let mut again = left.min(BY_SIGNALS);
        if self.task.orders.seconds.is_some()
            || self.is_managed() && self.task.unit() == Unit::Seconds
        {
            again = again.min(BY_CLOCK);
        }
        if !self.is_managed() || self.is_waiting(nodes) {
            return Some(again);
        }
        let used = self.used(nodes);
        if used >= self.budget.limit {
            let thinking = Thinking {
                used,
                iterations: &self.iterations,
                now: root.best.map(|(m, value)| (L::code(m), value)),
            };
            match self.manager.at_limit(&thinking, self.models) {
                Decision::Until(until) if until.min(self.budget.most) > used => {
                    self.budget.limit = until.min(self.budget.most);
                }
                _ => return None,
            }
        }
        if self.task.unit() == Unit::Nodes {
            again = again.min((self.budget.limit - used).ceil().max(1.0) as u64);
        }
        Some(again)
    }
}
