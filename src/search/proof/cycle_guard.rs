//! What keeps depth-first proof searches from going round where positions may repeat.
//!
//! A path that comes back to a position is cut there; what is then not proved may still be true along
//! another path, so such a disproof is marked and, once more has been proved, forgotten. And two
//! positions that lead to each other may raise each other's numbers for ever, each visit ending where
//! it began: a visit that has come to nothing must go on until it brings news, and news can come only so
//! often. Without cycles none of this occurs, and searches go as they are printed.

use super::numbers::{INFINITE, Numbers};
use super::state::SearchState;
use crate::problem::Proving;

#[derive(Clone, Copy, Debug)]
pub(super) struct CycleGuard {
    pub may_repeat: bool,
    pub cut_a_cycle: bool,
    /// Positions proved so far.
    proofs: u64,
    /// Positions expanded for the first time, and answers found.
    news: u64,
}

/// What there was when a visit began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct News(u64);

impl CycleGuard {
    pub fn new(may_repeat: bool) -> CycleGuard {
        CycleGuard {
            may_repeat,
            cut_a_cycle: false,
            proofs: 0,
            news: 0,
        }
    }

    pub fn note_expansion(&mut self) {
        self.news += 1;
    }

    pub fn note_answer(&mut self, proved: bool, is_new: bool) {
        self.proofs += u64::from(proved);
        self.news += u64::from(is_new);
    }

    #[inline]
    pub fn news(&self) -> News {
        News(self.news)
    }

    /// Whether a visit begun with so much news has come to nothing and must go on.
    #[inline]
    pub fn must_go_on(&self, begun: News, numbers: Numbers) -> bool {
        self.may_repeat && begun.0 == self.news && numbers.answer().is_none()
    }

    /// The threshold for one more visit of a child: `step`, or all it may have if the last visit has
    /// come to nothing.
    #[inline]
    pub fn step_or_all(&self, last: &mut Option<News>, step: u32, all: u32) -> u32 {
        let begun = last.replace(self.news());
        match self.may_repeat && begun == *last {
            true => all,
            false => step,
        }
    }
}

/// Questions at the root, one after the other, each with what the one before has left.
pub(super) struct Retries {
    proofs: u64,
    news: u64,
    /// Iterations without news, in a row.
    idle: usize,
}

impl Retries {
    pub fn new<T: Proving>(state: &SearchState<'_, '_, T>) -> Retries {
        Retries {
            proofs: state.guard.proofs,
            news: state.guard.news,
            idle: 0,
        }
    }

    /// Whether to ask once more after a disproof: with what has been proved meanwhile, the disproofs
    /// that rest on a cut repetition, now forgotten, may be worth another look.
    pub fn look_again<T: Proving>(&mut self, state: &mut SearchState<'_, '_, T>) -> bool {
        let guard = state.guard;
        let again =
            guard.cut_a_cycle && guard.proofs != self.proofs && state.forget_cut_disproofs();
        *self = Retries::new(state);
        again
    }

    /// What ITERATE asks after an answer of `r`; nothing if it is final. Where many iterations in a
    /// row bring no news, no threshold that grows step by step will do: what waits for a greater one
    /// comes to its turn before every position has been raised once.
    pub fn threshold<T: Proving>(
        &mut self,
        state: &mut SearchState<'_, '_, T>,
        r: u32,
    ) -> Option<u32> {
        if r == 0 {
            return None;
        }
        if r >= INFINITE {
            return self.look_again(state).then_some(1);
        }
        let is_idle = state.guard.news == self.news;
        self.idle = if is_idle { self.idle + 1 } else { 0 };
        self.news = state.guard.news;
        let goes_round = state.guard.may_repeat && self.idle > state.table.len();
        Some(if goes_round { INFINITE - 1 } else { r })
    }
}
