//! Which line of the pseudo-code a step is told by, where one search runs inside another.

use super::SearchState;
use crate::problem::GameTree;
use crate::search::Step;

#[derive(Default)]
pub struct Code {
    /// Where α-β's lines begin in the pseudo-code of the search that runs.
    pub alpha_beta: Step,
    /// The one line that stands for everything, where the pseudo-code running is not shown.
    pub stand_in: Option<Step>,
}

/// A line of the algorithm's own pseudo-code, or one of a search that others call.
pub trait Lit: Copy {
    /// The step that lights it.
    fn step(self, code: &Code) -> Step;
}

impl Lit for Step {
    #[inline]
    fn step(self, code: &Code) -> Step {
        code.stand_in.unwrap_or(self)
    }
}

/// A line of α-β's, which other algorithms call: its place in theirs is further down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Called(pub Step);

impl Lit for Called {
    #[inline]
    fn step(self, code: &Code) -> Step {
        code.stand_in.unwrap_or(code.alpha_beta + self.0)
    }
}

impl<T: GameTree> SearchState<'_, '_, T> {
    /// The step to tell for a line.
    #[inline]
    pub fn step(&self, line: impl Lit) -> Step {
        line.step(&self.code)
    }
}
