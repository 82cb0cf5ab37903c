//! How large the solution is that a depth-first search has found: the leaves of a tree with one
//! answer of MAX and all answers of MIN, a shared position counted each time it is met.

use crate::problem::{Bounds, Player};
use crate::search::Account;

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

    /// Notes the size of the solution at the root, if the question was one of yes or no and the
    /// answer is yes.
    pub fn note(&self, range: Bounds, account: &mut Account<'_>) {
        let two_valued = range.upper.get() == range.lower.get() + 1;
        if two_valued && self.bounds.lower == range.upper {
            account.counts().solution_leaves = self.leaves;
        }
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
