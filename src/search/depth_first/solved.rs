//! How large the solution is that a depth-first search has found: the leaves of a tree with one
//! answer of MAX and all answers of MIN, a shared position counted each time it is met.

use super::state::{Child, Children, Found, Here, SearchState};
use super::window::{Raised, Window};
use crate::problem::{Bounds, GameTree, Player, Value};
use crate::search::{CutReason, Probe, SearchEvent, Step, Stop};

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

impl Found for Solved {
    fn relative_to(self, player: Player) -> Solved {
        Solved {
            bounds: self.bounds.relative_to(player),
            ..self
        }
    }
}

/// What the children of one node come to, as they come, in the mover's eyes: a child's bounds are
/// bounds of the best of them.
pub(super) struct Below<N> {
    pub known: Bounds,
    /// The window that is left.
    pub window: Window<N>,
    /// Values outside do not occur.
    range: Bounds,
    leaves: Option<u64>,
}

impl<T: GameTree, P: Probe> Here<'_, '_, '_, T, P> {
    /// Nothing is known yet of the children of a node that was given this window, in MAX's eyes.
    pub fn nothing_below(&self, children: &Children, asked: Window<P::Node>) -> Below<P::Node> {
        let mover = children.mover;
        let range = self.state.rule.range.relative_to(mover);
        Below {
            known: Bounds::exact(range.lower),
            window: asked.relative_to(mover),
            range,
            leaves: match mover {
                Player::Max => None,
                Player::Min => Some(0),
            },
        }
    }

    /// Back from a child of which this much is known, in the mover's eyes.
    pub fn take_solved(
        &mut self,
        children: &mut Children,
        child: Child<P::Node>,
        found: Solved,
        below: &mut Below<P::Node>,
    ) {
        let bounds = found.bounds;
        let raised = if !child.is_first() && bounds.lower <= below.known.lower {
            Raised::Nothing
        } else if bounds.lower > below.range.lower {
            Raised::Alpha
        } else {
            Raised::Score
        };
        match children.mover {
            Player::Max if raised > Raised::Nothing => below.leaves = found.leaves,
            Player::Max => {}
            Player::Min => {
                let pair = below.leaves.zip(found.leaves);
                below.leaves = pair.map(|(a, b)| a.saturating_add(b));
            }
        }
        self.back(children, child, bounds.lower, raised);
        below.known.lower = below.known.lower.max(bounds.lower);
        below.known.upper = below.known.upper.max(bounds.upper);
        if bounds.lower > below.window.alpha {
            below.window = below.window.raised(bounds.lower, self.node);
        }
    }

    /// The children that are left need not be looked at: nothing is known of them.
    pub fn cut_solved(&mut self, line: Step, children: &Children, below: &mut Below<P::Node>) {
        self.cut(line, children, below.window);
        below.known.upper = below.range.upper;
    }

    /// Leaves the node with what its children have come to.
    pub fn leave_solved(
        &mut self,
        line: Step,
        children: Children,
        below: &Below<P::Node>,
    ) -> Solved {
        let bounds = below.known.relative_to(children.mover);
        self.state.path.leave(children);
        self.emit(line, SearchEvent::Return(bounds));
        Solved {
            bounds,
            leaves: below.leaves,
        }
    }

    /// Enters an inner node only to leave it for a later iteration: of what it was given no more
    /// than `bound` was left.
    #[inline]
    pub fn put_off(&mut self, line: Step, bound: Value) -> Result<Solved, Stop> {
        self.state.context.inner(&*self.state.tree)?;
        let cut = SearchEvent::Cut {
            reason: CutReason::Threshold,
            owner: self.node,
            bound,
        };
        let range = self.state.rule.range;
        self.emit(line, cut);
        self.emit(line, SearchEvent::Return(range));
        Ok(Solved::unseen(range))
    }
}

impl<T: GameTree> SearchState<'_, '_, T> {
    /// What is `known` of the root after one more iteration, which is noted with the size of the
    /// solution if that is what the iteration has found.
    pub fn narrow_by(&mut self, solved: &Solved, known: Bounds) -> Bounds {
        if solved.is_yes(self.rule.range) {
            self.context.counts().solution_leaves = solved.leaves;
        }
        let known = Bounds {
            lower: known.lower.max(solved.bounds.lower),
            upper: known.upper.min(solved.bounds.upper),
        };
        self.context.root_bounds(known);
        known
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
