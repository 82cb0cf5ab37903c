//! How large the solution is that a depth-first search has found: the leaves of a tree with one
//! answer of MAX and all answers of MIN, a shared position counted each time it is met.

use super::walk::Walk;
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::{CutReason, Probe, Say, Step, Stop};

/// What is known of a node, in MAX's eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Solved {
    pub bounds: Bounds,
    /// Leaves of the solution that shows the lower bound; nobody knows where a table has told it.
    leaves: Option<u64>,
}

impl Solved {
    pub const fn leaf(bounds: Bounds) -> Solved {
        Solved {
            bounds,
            leaves: Some(1),
        }
    }

    /// Told by a table, or left for later.
    pub const fn unseen(bounds: Bounds) -> Solved {
        Solved {
            bounds,
            leaves: None,
        }
    }

    /// Whether the question, whose values lie in `range`, was one of yes or no, and this says yes.
    fn is_yes(&self, range: Bounds) -> bool {
        let two_valued = range.upper.get() == range.lower.get() + 1;
        two_valued && self.bounds.lower == range.upper
    }
}

impl<T: GameTree> Walk<'_, '_, T> {
    /// Enters an inner node only to leave it for a later iteration: of what it was given no more
    /// than `bound` was left.
    #[inline]
    pub fn put_off<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        node: P::Node,
        bound: Value,
    ) -> Result<Solved, Stop> {
        self.account.inner(&*self.tree)?;
        let cut = Say::Cut {
            reason: CutReason::Threshold,
            owner: node,
            bound,
        };
        probe.tell(step, node, cut);
        probe.tell(step, node, Say::Return(self.edges.range));
        Ok(Solved::unseen(self.edges.range))
    }

    /// What is `known` of the root after one more iteration, which is noted with the size of the
    /// solution if that is what the iteration has found.
    pub fn narrow_by(&mut self, solved: &Solved, known: Bounds) -> Bounds {
        if solved.is_yes(self.edges.range) {
            self.account.counts().solution_leaves = solved.leaves;
        }
        let known = Bounds {
            lower: known.lower.max(solved.bounds.lower),
            upper: known.upper.min(solved.bounds.upper),
        };
        self.account.root_bounds(known);
        known
    }
}

/// The same of the children of one node, as they come.
pub(super) struct Below {
    mover: Player,
    leaves: Option<u64>,
}

impl Below {
    pub fn new(mover: Player) -> Below {
        let leaves = match mover {
            Player::Max => None,
            Player::Min => Some(0),
        };
        Below { mover, leaves }
    }

    /// One more child; `better`: the best of MAX's so far.
    pub fn add(&mut self, child: &Solved, better: bool) {
        match self.mover {
            Player::Max if better => self.leaves = child.leaves,
            Player::Max => {}
            Player::Min => {
                let pair = self.leaves.zip(child.leaves);
                self.leaves = pair.map(|(a, b)| a.saturating_add(b));
            }
        }
    }

    pub fn solved(&self, bounds: Bounds) -> Solved {
        Solved {
            bounds,
            leaves: self.leaves,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::game::tree::Graph;
    use crate::problem::{AndOrTree, Order, Question, Value};
    use crate::search::depth_first::tests::support::listing;
    use crate::search::depth_first::{branch_threshold, mate_length};
    use crate::search::{Report, Silent};

    fn tree(text: &str) -> AndOrTree {
        let graph: Graph = text.parse().expect("a graph");
        AndOrTree::new(Arc::new(graph), Question::Score, Order::Generation)
    }

    fn both(text: &str) -> [Report; 2] {
        let by_length = mate_length::search(
            &mut tree(text),
            &mate_length::Parameters::default(),
            &mut listing(),
            &mut Silent,
        );
        let by_branches = branch_threshold::search(
            &mut tree(text),
            &branch_threshold::Parameters::default(),
            &mut listing(),
            &mut Silent,
        );
        [by_length, by_branches]
    }

    /// The left move fails after one of its answers; the right one has three, of which one
    /// branches again.
    #[test]
    fn the_solution_has_one_answer_of_max_and_all_of_min() {
        for report in both("[[T F] [[F T] T [[T T] F]]]") {
            assert_eq!(report.value(), Some(Value::new(1)));
            assert_eq!(report.counts.solution_leaves, Some(4));
            let counts = &report.counts;
            assert!(counts.generated > counts.expanded, "{counts:?}");
        }
    }

    #[test]
    fn what_is_not_solved_has_no_solution() {
        for report in both("[[T F] [F T T]]") {
            assert_eq!(report.value(), Some(Value::new(0)));
            assert_eq!(report.counts.solution_leaves, None);
        }
    }
}
