//! What the tests of proof searches share: every search there is, random graphs, and what brute
//! force says of them.

use std::fmt::Write;
use std::sync::Arc;

use crate::base::random::Rng;
use crate::game::tree::{Graph, Kind};
use crate::problem::{AndOrTree, Order, Proving, Question};
use crate::search::depth_first::mate_length;
use crate::search::proof::c_star::{self, AndOrder, OrOrder, Sums};
use crate::search::proof::{Rule, ao_star, bns, conspiracy, df_pn, pn, wpns};
use crate::search::{Probe, Report, SearchContext};

/// A search with its parameters.
#[derive(Clone, Debug)]
pub(super) enum Which {
    Pn(pn::Parameters),
    DfPn(df_pn::Parameters),
    Wpns(df_pn::Parameters),
    Bns(bns::Parameters),
    CStar(c_star::Parameters),
    AoStar(ao_star::Parameters),
    Conspiracy(conspiracy::Parameters),
    MateLength(mate_length::Parameters),
}

impl Which {
    pub fn run<T: Proving, P: Probe>(
        &self,
        tree: &mut T,
        context: &mut SearchContext<'_>,
        probe: &mut P,
    ) -> Report {
        match self {
            Which::Pn(p) => pn::search(tree, p, context, probe),
            Which::DfPn(p) => df_pn::search(tree, p, context, probe),
            Which::Wpns(p) => wpns::search(tree, p, context, probe),
            Which::Bns(p) => bns::search(tree, p, context, probe),
            Which::CStar(p) => c_star::search(tree, p, context, probe),
            Which::AoStar(p) => ao_star::search(tree, p, context, probe),
            Which::Conspiracy(p) => conspiracy::search(tree, p, context, probe),
            Which::MateLength(p) => mate_length::search(tree, p, context, probe),
        }
    }

    /// Whether it works its way through every path of a graph rather than every position.
    pub fn unfolds(&self) -> bool {
        matches!(self, Which::Conspiracy(_) | Which::MateLength(_))
    }
}

/// Every search, each key with every value it can have.
pub(super) fn every_search() -> Vec<Which> {
    let mut all = vec![
        Which::Bns(bns::Parameters::default()),
        Which::AoStar(ao_star::Parameters { edge_cost: 0 }),
        Which::AoStar(ao_star::Parameters { edge_cost: 1 }),
        Which::Conspiracy(conspiracy::Parameters::default()),
        Which::MateLength(mate_length::Parameters::default()),
    ];
    for numbers in [Rule::Sum, Rule::Weak, Rule::Branch] {
        for terminals in [pn::Terminals::Selected, pn::Terminals::Generated] {
            all.push(Which::Pn(pn::Parameters { numbers, terminals }));
        }
    }
    for epsilon in [0, 25, 200] {
        let parameters = df_pn::Parameters {
            epsilon,
            ..Default::default()
        };
        all.push(Which::DfPn(parameters.clone()));
        all.push(Which::Wpns(parameters));
    }
    let orders = [
        AndOrder::Generation,
        AndOrder::EasyFirst,
        AndOrder::HardFirst,
        AndOrder::LeastSearched,
        AndOrder::Replies,
    ];
    for and_order in orders {
        for (multiple, dynamic, edge_cost) in [
            (true, true, 0),
            (false, true, 0),
            (true, false, 0),
            (false, false, 0),
            (true, true, 1),
        ] {
            all.push(Which::CStar(c_star::Parameters {
                multiple,
                dynamic,
                and_order,
                edge_cost,
                ..Default::default()
            }));
        }
    }
    for or_order in [OrOrder::Generation, OrOrder::Replies, OrOrder::Killer] {
        for sums in [Sums::Exact, Sums::Weak] {
            for edge_cost in [0, 1] {
                all.push(Which::CStar(c_star::Parameters {
                    or_order,
                    sums,
                    edge_cost,
                    ..Default::default()
                }));
            }
        }
    }
    all
}

/// How freely the edges of a random graph run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Tree,
    /// Paths meet, but never turn back.
    Dag,
    Cycles,
}

/// A random graph of up to `nodes` nodes.
pub(super) fn random_graph(seed: u64, nodes: u64, shape: Shape) -> Arc<Graph> {
    let mut rng = Rng::new(seed);
    let mut children: Vec<Vec<u64>> = vec![Vec::new(); nodes as usize];
    for child in 1..nodes {
        // Everybody but the root has a parent among those before it.
        let parent = rng.below(child);
        children[parent as usize].push(child);
    }
    let more = match shape {
        Shape::Tree => 0,
        Shape::Dag | Shape::Cycles => 1 + rng.below(nodes),
    };
    for _ in 0..more {
        let (a, b) = (rng.below(nodes), rng.below(nodes));
        let (parent, child) = match shape {
            Shape::Cycles => (a, b),
            _ => (a.min(b), a.max(b)),
        };
        // A leaf stays one, and nobody has a child twice.
        let family = &mut children[parent as usize];
        if parent != child && !family.is_empty() && !family.contains(&child) {
            family.push(child);
        }
    }
    let mut text = String::from("{");
    for (node, family) in children.iter().enumerate() {
        let kind = match (family.is_empty(), rng.below(2)) {
            (true, 0) => "T",
            (true, _) => "F",
            (false, 0) => "OR",
            (false, _) => "AND",
        };
        let comma = if node == 0 { "" } else { "," };
        let _ = write!(text, "{comma}\"{node}\":[\"{kind}\",{family:?}]");
    }
    text.push('}');
    Arc::new(text.parse().unwrap_or_else(|e| panic!("{text}: {e}")))
}

pub(super) fn tree_of(graph: &Arc<Graph>) -> AndOrTree {
    AndOrTree::new(Arc::clone(graph), Question::Score, Order::Generation)
}

/// What can be proved: the least set that contains every true leaf, every OR node with a child in
/// it and every AND node with all children in it.
pub(super) fn provable(graph: &Graph) -> bool {
    let count = graph.node_count();
    let mut proved = vec![false; count];
    loop {
        let before = proved.clone();
        for node in 0..count as u32 {
            let mut children = graph.children(node).iter().map(|&c| proved[c as usize]);
            proved[node as usize] = match graph.kind(node) {
                Kind::True => true,
                Kind::False => false,
                Kind::Or => children.any(|p| p),
                Kind::And => children.all(|p| p),
            };
        }
        if proved == before {
            return proved[graph.root() as usize];
        }
    }
}

/// The cheapest solution by brute force, for graphs without cycles: what its edges and its leaves
/// cost. A shared position counts each time.
pub(super) fn cheapest(graph: &Graph, node: u32, edge: u64, leaf: u64) -> Option<u64> {
    let mut below = graph
        .children(node)
        .iter()
        .map(|&child| Some(edge + cheapest(graph, child, edge, leaf)?));
    match graph.kind(node) {
        Kind::True => Some(leaf),
        Kind::False => None,
        Kind::Or => below.flatten().min(),
        Kind::And => below.try_fold(0, |sum, cost| Some(sum + cost?)),
    }
}
