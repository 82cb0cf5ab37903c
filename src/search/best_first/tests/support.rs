//! Random trees, a probe that keeps every event, and plain reference searches.

use std::sync::Arc;

use crate::base::random::Rng;
use crate::game::tree::{Builder, NodeId, Tree};
use crate::problem::{BareTree, Bounds, GameTree, Move, Order, Player, Question, Value};
use crate::search::best_first::rsearch::{self, Condition};
use crate::search::best_first::{dual, eligible, gsearch_alpha_beta, sss, stockman};
use crate::search::{Probe, Report, SearchContext, SearchEvent, Silent, Step};

pub fn bare(tree: &Tree) -> BareTree {
    BareTree::new(Arc::new(tree.clone()), Question::Score, Order::Generation)
}

pub fn tree(text: &str) -> Tree {
    text.parse().unwrap()
}

/// A random tree of uneven depth; `values` distinct leaf values at most, or all distinct if 0.
pub fn random_tree(seed: u64, depth: usize, branching: i64, values: i64) -> Tree {
    fn grow(builder: &mut Builder, rng: &mut Rng, depth: usize, branching: i64, values: i64) {
        if builder.depth() >= depth || builder.depth() > 0 && rng.below(6) == 0 {
            let value = match values {
                // Distinct, as numbers that are scattered one to one are.
                0 => (builder.node_count() as i64 * 7919) % 100_003,
                n => rng.below(n as u64) as i64,
            };
            builder.leaf(value as i32);
            return;
        }
        builder.open();
        for _ in 0..rng.range(1, branching) {
            grow(builder, rng, depth, branching, values);
        }
        builder.close();
    }
    let mut rng = Rng::new(seed);
    let mut builder = Builder::new();
    grow(&mut builder, &mut rng, depth, branching, values);
    builder.finish().unwrap()
}

/// A few thousand small trees of all kinds: `(seed, tree)`.
pub fn trees(count: u64) -> impl Iterator<Item = (u64, Tree)> {
    (0..count).map(|seed| {
        let depth = 1 + (seed % 6) as usize;
        let branching = 2 + (seed / 6 % 3) as i64;
        let values = [0, 2, 3, 8, 50][(seed / 18 % 5) as usize];
        (seed, random_tree(seed, depth, branching, values))
    })
}

pub fn has_distinct_leaves(tree: &Tree) -> bool {
    let mut values: Vec<_> = (0..tree.node_count() as NodeId)
        .filter_map(|node| tree.leaf_value(node))
        .collect();
    let count = values.len();
    values.sort_unstable();
    values.dedup();
    values.len() == count
}

/// What a search of a bare tree did.
#[derive(Debug, PartialEq)]
pub struct Run {
    pub report: Report,
    pub leaves: Vec<u64>,
    pub expansions: Vec<u64>,
}

impl Run {
    pub fn value(&self) -> i32 {
        self.report.value().expect("the search is complete").get()
    }

    pub fn max_cells(&self) -> u64 {
        self.report.counts.max_cells.unwrap()
    }

    pub fn max_open(&self) -> u64 {
        self.report.counts.max_open.unwrap_or(0)
    }
}

pub fn run(
    tree: &Tree,
    search: impl FnOnce(&mut BareTree, &mut SearchContext<'_>) -> Report,
) -> Run {
    let mut context = SearchContext::unlimited().with_lists(1 << 24);
    let mut cursor = bare(tree);
    let mut report = search(&mut cursor, &mut context);
    assert_eq!(cursor.ply(), 0, "the cursor is back at the root");
    check_line(tree, &report);
    let lists = report.lists.take().unwrap();
    report.seconds = 0.0;
    Run {
        report,
        leaves: lists.leaf_order,
        expansions: lists.expansion_order,
    }
}

/// The line of best play leads through nodes of the root's value to a leaf.
fn check_line(tree: &Tree, report: &Report) {
    let values = tree.values();
    let mut at = Tree::ROOT;
    for m in &report.pv {
        at = tree.child(at, m.0 as usize);
        assert_eq!(values[at as usize], values[0], "{:?} of {tree}", report.pv);
    }
    if !tree.has_bounds() {
        assert!(tree.is_leaf(at), "{:?} of {tree}", report.pv);
    }
    assert_eq!(report.best_move, report.pv.first().copied());
}

pub fn sss(tree: &Tree) -> Run {
    run(tree, |t, a| {
        sss::search(t, &sss::Parameters::default(), a, &mut Silent)
    })
}

pub fn leftmost(tree: &Tree) -> Run {
    run(tree, |t, a| {
        gsearch_alpha_beta::search(
            t,
            &gsearch_alpha_beta::Parameters::default(),
            a,
            &mut Silent,
        )
    })
}

pub fn eligible(tree: &Tree, seed: u64) -> Run {
    let parameters = eligible::Parameters {
        seed,
        ..Default::default()
    };
    run(tree, |t, a| {
        eligible::search(t, &parameters, a, &mut Silent)
    })
}

pub fn stockman(tree: &Tree) -> Run {
    run(tree, |t, a| {
        stockman::search(t, &stockman::Parameters::default(), a, &mut Silent)
    })
}

pub fn dual(tree: &Tree) -> Run {
    run(tree, |t, a| {
        dual::search(t, &dual::Parameters::default(), a, &mut Silent)
    })
}

pub fn recursive(tree: &Tree, parameters: &rsearch::Parameters) -> Run {
    run(tree, |t, a| rsearch::search(t, parameters, a, &mut Silent))
}

pub fn by_depth(tree: &Tree, c: &[u32]) -> Run {
    recursive(tree, &depth(c))
}

pub fn depth(c: &[u32]) -> rsearch::Parameters {
    rsearch::Parameters {
        condition: Condition::Depth(c.to_vec()),
        ..Default::default()
    }
}

/// α-β as everyone knows it: fail-soft, depth-first. Leaves and inner nodes in order.
#[derive(Default)]
pub struct AlphaBeta {
    pub leaves: Vec<u64>,
    pub expansions: Vec<u64>,
}

impl AlphaBeta {
    pub fn of(tree: &Tree) -> AlphaBeta {
        let mut reference = AlphaBeta::default();
        let value = reference.visit(tree, 0, true, i32::MIN, i32::MAX);
        assert_eq!(value, tree.values()[0]);
        reference
    }

    fn visit(&mut self, tree: &Tree, node: NodeId, max: bool, alpha: i32, beta: i32) -> i32 {
        if let Some(value) = tree.leaf_value(node) {
            self.leaves.push(u64::from(tree.leaf_number(node)));
            return value;
        }
        self.expansions.push(u64::from(node));
        let mut best = if max { i32::MIN } else { i32::MAX };
        for &child in tree.children(node) {
            if max {
                best = best.max(self.visit(tree, child, false, alpha.max(best), beta));
            } else {
                best = best.min(self.visit(tree, child, true, alpha, beta.min(best)));
            }
            if max && best >= beta || !max && best <= alpha {
                break;
            }
        }
        best
    }
}

pub fn is_subset(part: &[u64], whole: &[u64]) -> bool {
    part.iter().all(|id| whole.contains(id))
}

pub fn is_subsequence(part: &[u64], whole: &[u64]) -> bool {
    let mut whole = whole.iter();
    part.iter().all(|id| whole.any(|other| other == id))
}

/// What a probe was told, with the nodes of a bare tree by their preorder numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    SearchEvent(SearchEvent<NodeId>),
    Expand,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    pub level: u32,
    pub step: Step,
    pub node: NodeId,
    pub what: What,
}

pub struct Keep<'t> {
    tree: &'t Tree,
    level: u32,
    pub told: Vec<Told>,
}

impl<'t> Keep<'t> {
    pub fn new(tree: &'t Tree) -> Keep<'t> {
        Keep {
            tree,
            level: 0,
            told: Vec::new(),
        }
    }
}

impl Probe for Keep<'_> {
    type Node = NodeId;
    type Below = Silent;

    fn root(&mut self, player: Player) -> NodeId {
        assert_eq!(player, Player::Max);
        Tree::ROOT
    }

    fn expand(&mut self, step: Step, node: NodeId, player: Player, moves: &[Move]) {
        assert_eq!(moves.len(), self.tree.child_count(node));
        assert_eq!(
            player == Player::Max,
            self.tree.depth(node).is_multiple_of(2)
        );
        self.told.push(Told {
            level: self.level,
            step,
            node,
            what: What::Expand,
        });
    }

    fn child(&mut self, node: NodeId, index: usize, m: Move) -> NodeId {
        assert_eq!(index, m.0 as usize);
        self.tree.child(node, index)
    }

    fn emit(&mut self, step: Step, node: NodeId, event: SearchEvent<NodeId>) {
        self.told.push(Told {
            level: self.level,
            step,
            node,
            what: What::SearchEvent(event),
        });
    }

    fn level(&mut self, level: u32) {
        self.level = level;
    }

    fn below(&mut self, _: NodeId, _: u64) -> Option<&mut Silent> {
        None
    }

    fn above(&mut self, _: NodeId, _: u64) {}
}

/// (2.2) and (2.3) from scratch, for a tree whose `expanded` and `evaluated` nodes are known.
/// `known` gives what is known of a node beforehand.
pub fn bounds_by_definition(
    tree: &Tree,
    expanded: &[bool],
    evaluated: &[bool],
    known: &[Bounds],
) -> Vec<Bounds> {
    let mut bounds = known.to_vec();
    // Children have greater preorder numbers than their parents.
    for node in (0..tree.node_count() as NodeId).rev() {
        let here = node as usize;
        if evaluated[here] {
            bounds[here] = Bounds::exact(Value::new(tree.leaf_value(node).unwrap()));
        }
        if !expanded[here] {
            continue;
        }
        let children = || tree.children(node).iter().map(|&c| bounds[c as usize]);
        let (lower, upper) = if tree.depth(node).is_multiple_of(2) {
            (
                children().map(|b| b.lower).max().unwrap(),
                children().map(|b| b.upper).max().unwrap(),
            )
        } else {
            (
                children().map(|b| b.lower).min().unwrap(),
                children().map(|b| b.upper).min().unwrap(),
            )
        };
        bounds[here] = Bounds {
            lower: lower.max(known[here].lower),
            upper: upper.min(known[here].upper),
        };
    }
    bounds
}
