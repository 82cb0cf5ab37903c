//! What searches say while they run: balanced, in an order a viewer can follow, and true.

use std::collections::HashMap;
use std::sync::Arc;

use super::support::{Loose, Node, Shape, Which, every_search, run};
use crate::problem::{Bounds, GameTree, Move, Player};
use crate::search::{CutReason, Probe, SearchContext, SearchEvent, Silent, Step};

/// Checks every event against the tree and against those before it.
struct Checker {
    nodes: Arc<Vec<Node>>,
    parents: HashMap<usize, usize>,
    /// Nodes entered and not yet left, with what has become of the children in this visit.
    path: Vec<Visit>,
    /// Whether bounds told are bounds of the tree's own values, not of a horizon's.
    truthful: bool,
    /// Entering tells a window, not allowances.
    windows: bool,
    /// Below this depth nothing is recorded.
    depth: usize,
    below: Silent,
    handed_down: usize,
    kinds: [usize; 12],
    leaves: u64,
    done: bool,
    label: String,
}

struct Visit {
    node: usize,
    children: Vec<Move>,
    settled: Vec<bool>,
}

impl Checker {
    fn new(tree: &Loose, which: &Which, depth: usize) -> Checker {
        let mut parents = HashMap::new();
        for (id, node) in tree.nodes.iter().enumerate() {
            parents.extend(node.children.iter().map(|&child| (child, id)));
        }
        Checker {
            nodes: tree.nodes.clone(),
            parents,
            path: Vec::new(),
            truthful: !matches!(which, Which::Deepening(_)),
            windows: !matches!(which, Which::Branch(_)),
            depth,
            below: Silent,
            handed_down: 0,
            kinds: [0; 12],
            leaves: 0,
            done: false,
            label: format!("{which:?}"),
        }
    }

    fn top(&mut self) -> &mut Visit {
        self.path.last_mut().expect("inside some node")
    }

    fn settle(&mut self, node: usize) {
        let parent = self.parents[&node];
        let index = self.nodes[parent].children.iter().position(|&c| c == node);
        let m = Move(index.unwrap() as u32);
        let visit = self.top();
        assert_eq!(visit.node, parent, "a child of the node being searched");
        let place = visit.children.iter().position(|&c| c == m);
        visit.settled[place.expect("generated before")] = true;
    }

    fn encloses(&self, bounds: Bounds, node: usize) {
        assert!(bounds.lower <= bounds.upper);
        if self.truthful {
            let value = self.nodes[node].value;
            assert!(bounds.lower <= value && value <= bounds.upper, "{bounds:?}");
        }
    }

    fn is_above(&self, owner: usize, node: usize) -> bool {
        let mut at = node;
        while at != owner {
            match self.parents.get(&at) {
                Some(&parent) => at = parent,
                None => return false,
            }
        }
        true
    }
}

impl Probe for Checker {
    type Node = usize;
    type Below = Silent;

    fn root(&mut self, player: Player) -> usize {
        assert_eq!(player, self.nodes[0].player);
        0
    }

    fn expand(&mut self, _: Step, node: usize, player: Player, moves: &[Move]) {
        assert_eq!(player, self.nodes[node].player);
        let mut sorted = moves.to_vec();
        sorted.sort();
        let all: Vec<Move> = (0..self.nodes[node].children.len() as u32)
            .map(Move)
            .collect();
        assert_eq!(sorted, all);
        let visit = self.top();
        assert_eq!(visit.node, node, "expanded while it is being searched");
        visit.children = moves.to_vec();
        visit.settled = vec![false; moves.len()];
    }

    fn child(&mut self, node: usize, index: usize, m: Move) -> usize {
        assert_eq!(self.top().children[index], m);
        self.nodes[node].children[m.0 as usize]
    }

    fn emit(&mut self, _: Step, node: usize, event: SearchEvent<usize>) {
        assert!(!self.done, "nothing is said after Done");
        match event {
            SearchEvent::Enter(window) => {
                self.kinds[0] += 1;
                if self.windows && self.truthful {
                    assert!(window.lower <= window.upper || self.kinds[7] > 0);
                }
                match self.path.last() {
                    None => assert_eq!(node, 0),
                    Some(_) => self.settle(node),
                }
                self.path.push(Visit {
                    node,
                    children: Vec::new(),
                    settled: Vec::new(),
                });
            }
            SearchEvent::Eval(value) => {
                self.kinds[1] += 1;
                self.leaves += 1;
                assert_eq!(self.top().node, node);
                assert!(self.top().children.is_empty(), "a leaf has no children");
                if self.truthful {
                    assert!(self.nodes[node].children.is_empty());
                    assert_eq!(value, self.nodes[node].value);
                }
            }
            SearchEvent::Return(bounds) => {
                self.kinds[2] += 1;
                let visit = self.path.pop().expect("entered before");
                assert_eq!(visit.node, node, "the last one entered is left first");
                let settled = visit.settled.iter().all(|&settled| settled);
                assert!(settled, "every child was entered or cut");
                self.encloses(bounds, node);
            }
            SearchEvent::Cut {
                reason,
                owner,
                bound,
            } => {
                self.kinds[3] += 1;
                assert!(self.is_above(owner, node), "the owner is an ancestor");
                let worth = self.nodes[owner].value;
                match reason {
                    CutReason::Threshold if self.top().node == node => return,
                    CutReason::Alpha => {
                        self.kinds[4] += 1;
                        if self.truthful {
                            assert!(worth >= bound, "{}", self.label);
                        }
                    }
                    CutReason::Beta => {
                        self.kinds[5] += 1;
                        if self.truthful {
                            assert!(worth <= bound, "{}", self.label);
                        }
                    }
                    CutReason::Solved | CutReason::FailHigh | CutReason::FailLow => {
                        self.kinds[6] += 1;
                    }
                    other => assert_eq!(other, CutReason::Threshold),
                }
                self.settle(node);
            }
            SearchEvent::ReSearch(_) => self.kinds[7] += 1,
            SearchEvent::Pass(_) => {
                self.kinds[8] += 1;
                assert!(self.path.is_empty() && node == 0);
            }
            SearchEvent::Iteration { .. } => {
                self.kinds[9] += 1;
                assert!(self.path.is_empty() && node == 0);
            }
            SearchEvent::Table(bounds) => {
                self.kinds[10] += 1;
                assert_eq!(self.top().node, node);
                self.encloses(bounds, node);
            }
            SearchEvent::Done(bounds) => {
                assert!(self.path.is_empty() && node == 0);
                assert!(bounds.is_exact());
                assert_eq!(bounds.lower, self.nodes[0].value);
                self.done = true;
            }
            other => panic!("no depth-first search says {other:?}"),
        }
    }

    fn level(&mut self, _: u32) {
        assert!(self.path.is_empty());
    }

    fn below(&mut self, node: usize, _: u64) -> Option<&mut Silent> {
        if self.path.len() <= self.depth {
            return None;
        }
        // Entered and left unseen.
        self.settle(node);
        self.handed_down += 1;
        Some(&mut self.below)
    }

    fn above(&mut self, node: usize, _: u64) {
        let parent = self.parents[&node];
        assert_eq!(self.top().node, parent);
        self.handed_down -= 1;
    }
}

fn trees() -> impl Iterator<Item = Loose> {
    (0..60u64).map(|seed| {
        let shape = Shape {
            depth: 1 + seed as usize % 5,
            branching: 4,
            values: [1, 5, 100][seed as usize % 3],
            alternating: seed.is_multiple_of(2),
            uniform: false,
        };
        Loose::random(seed, shape)
    })
}

#[test]
fn events_are_balanced_complete_and_true() {
    let mut kinds = [0; 12];
    for tree in trees() {
        for which in every_search() {
            let mut checker = Checker::new(&tree, &which, usize::MAX);
            let mut context = SearchContext::unlimited();
            let report = run(&which, &mut tree.clone(), &mut context, &mut checker);
            assert!(checker.done);
            assert_eq!(checker.leaves, report.counts.visits, "{which:?}");
            let re_searches = checker.kinds[7] as u64;
            assert_eq!(report.counts.re_searches.unwrap_or(0), re_searches);
            for (sum, kind) in kinds.iter_mut().zip(checker.kinds) {
                *sum += kind;
            }
        }
    }
    // All kinds of event have occurred, so all the checks were made.
    assert!(kinds[..11].iter().all(|&count| count > 0), "{kinds:?}");
}

#[test]
fn handing_subtrees_to_the_silent_probe_changes_no_count() {
    for tree in trees() {
        for which in every_search() {
            let mut silent_account = SearchContext::unlimited().with_lists(1 << 16);
            let silent = run(&which, &mut tree.clone(), &mut silent_account, &mut Silent);
            let mut checker = Checker::new(&tree, &which, 2);
            let mut context = SearchContext::unlimited().with_lists(1 << 16);
            let watched = run(&which, &mut tree.clone(), &mut context, &mut checker);
            assert_eq!(checker.handed_down, 0, "every way down leads up again");
            assert_eq!(silent.counts, watched.counts, "{which:?}");
            assert_eq!(silent.lists, watched.lists, "{which:?}");
            assert_eq!(silent.pv, watched.pv, "{which:?}");
        }
    }
}

/// A deep cut: the bound that makes `6` needless is owed to the root, three plies above it.
///
/// MAX has 5 by the first move; in the second, below MIN's 9 and MAX's node, MIN finds 3.
#[test]
fn a_deep_cut_names_the_ancestor_that_owns_the_bound() {
    use crate::problem::{BareTree, Order, Question};
    use crate::search::depth_first::alpha_beta;

    #[derive(Default)]
    struct Cuts(Vec<(CutReason, Vec<u32>, Vec<u32>)>, Vec<Vec<u32>>);
    impl Probe for Cuts {
        type Node = usize;
        type Below = Silent;
        fn root(&mut self, _: Player) -> usize {
            if self.1.is_empty() {
                self.1.push(Vec::new());
            }
            0
        }
        fn expand(&mut self, _: Step, _: usize, _: Player, _: &[Move]) {}
        fn child(&mut self, node: usize, _: usize, m: Move) -> usize {
            let mut path = self.1[node].clone();
            path.push(m.0);
            self.1.push(path);
            self.1.len() - 1
        }
        fn emit(&mut self, _: Step, node: usize, event: SearchEvent<usize>) {
            if let SearchEvent::Cut { reason, owner, .. } = event {
                let (node, owner) = (self.1[node].clone(), self.1[owner].clone());
                self.0.push((reason, node, owner));
            }
        }
        fn level(&mut self, _: u32) {}
        fn below(&mut self, _: usize, _: u64) -> Option<&mut Silent> {
            None
        }
        fn above(&mut self, _: usize, _: u64) {}
    }

    let tree = "[5 [[[3 6] 4] 9]]".parse().unwrap();
    let mut tree = BareTree::new(Arc::new(tree), Question::Score, Order::Generation);
    let mut cuts = Cuts::default();
    let mut context = SearchContext::unlimited();
    alpha_beta::search(&mut tree, &Default::default(), &mut context, &mut cuts);
    let deep = (CutReason::Alpha, vec![1, 0, 0, 1], vec![]);
    assert_eq!(cuts.0[0], deep);
    // 4 is no better for MAX than what MIN's node needs to be cut by the root, too.
    assert_eq!(cuts.0[1], (CutReason::Alpha, vec![1, 1], vec![]));
    assert_eq!(tree.ply(), 0);
}
