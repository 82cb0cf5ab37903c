//! Which line of the pseudo-code a step is told by, where one search runs inside another.

use super::Walk;
use crate::problem::GameTree;
use crate::search::Step;

#[derive(Default)]
pub struct Code {
    /// Where α-β's lines begin in the pseudo-code of the search that runs.
    pub alpha_beta: Step,
    /// The one line that stands for everything, where the pseudo-code running is not shown.
    pub stand_in: Option<Step>,
}

impl<T: GameTree> Walk<'_, '_, T> {
    /// The step to tell for a line of the algorithm's own pseudo-code.
    #[inline]
    pub fn step(&self, line: Step) -> Step {
        self.code.stand_in.unwrap_or(line)
    }

    /// The same for a line of α-β's, which other algorithms call.
    #[inline]
    pub fn alpha_beta_step(&self, line: Step) -> Step {
        self.code.stand_in.unwrap_or(self.code.alpha_beta + line)
    }
}
