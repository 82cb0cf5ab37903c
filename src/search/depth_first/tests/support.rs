//! A small tree in which anyone may move anywhere, and every search behind one function.

use std::sync::Arc;

use crate::base::random::Rng;
use crate::problem::{
    BareTree, Bounds, Deepening, GameTree, Move, Order, Player, Question, StaticBounds, Value,
};
use crate::search::depth_first::iterative_deepening::Inner;
use crate::search::depth_first::*;
use crate::search::{Probe, Report, SearchContext};

#[derive(Debug)]
pub struct Node {
    pub player: Player,
    pub children: Vec<usize>,
    /// The minimax value.
    pub value: Value,
    pub height: usize,
}

/// A tree held in memory with its values worked out; the players need not take turns.
#[derive(Clone, Debug)]
pub struct Loose {
    pub nodes: Arc<Vec<Node>>,
    path: Vec<usize>,
    window: Bounds,
    horizon: usize,
    reached: bool,
    root_order: Vec<Move>,
}

/// How random trees are to look.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub depth: usize,
    pub branching: u64,
    /// Leaves are worth 0 to this.
    pub values: i64,
    /// MAX and MIN take turns.
    pub alternating: bool,
    /// No leaf above the last ply.
    pub uniform: bool,
}

impl Loose {
    pub fn random(seed: u64, shape: Shape) -> Loose {
        let mut nodes = Vec::new();
        grow(&mut nodes, &mut Rng::new(seed), shape, 0, Player::Max);
        let window = if shape.values == 1 {
            Bounds {
                lower: Value::new(0),
                upper: Value::new(1),
            }
        } else {
            Bounds::UNKNOWN
        };
        Loose {
            nodes: Arc::new(nodes),
            path: vec![0],
            window,
            horizon: usize::MAX,
            reached: false,
            root_order: Vec::new(),
        }
    }

    pub fn value(&self) -> Value {
        self.nodes[0].value
    }

    fn here(&self) -> &Node {
        &self.nodes[self.path[self.path.len() - 1]]
    }
}

fn grow(nodes: &mut Vec<Node>, rng: &mut Rng, shape: Shape, depth: usize, player: Player) -> usize {
    let id = nodes.len();
    nodes.push(Node {
        player,
        children: Vec::new(),
        value: Value::new(rng.range(0, shape.values) as i32),
        height: 0,
    });
    if depth == shape.depth || (!shape.uniform && depth > 0 && rng.below(4) == 0) {
        return id;
    }
    let count = if shape.uniform {
        shape.branching
    } else {
        1 + rng.below(shape.branching)
    };
    for _ in 0..count {
        let next = if shape.alternating || rng.below(3) > 0 {
            player.other()
        } else {
            player
        };
        let child = grow(nodes, rng, shape, depth + 1, next);
        nodes[id].children.push(child);
    }
    let below = || nodes[id].children.iter().map(|&c| &nodes[c]);
    let value = below().map(|c| player.negamax(c.value)).max();
    let height = 1 + below().map(|c| c.height).max().unwrap_or(0);
    nodes[id].value = player.negamax(value.unwrap_or(Value::NEG_INF));
    nodes[id].height = height;
    id
}

impl GameTree for Loose {
    fn player(&self) -> Player {
        self.here().player
    }

    fn leaf(&mut self) -> Option<Value> {
        if self.here().children.is_empty() {
            Some(self.here().value)
        } else if self.ply() >= self.horizon {
            self.reached = true;
            Some(self.static_value())
        } else {
            None
        }
    }

    fn moves(&mut self, moves: &mut Vec<Move>) {
        let start = moves.len();
        moves.extend((0..self.here().children.len() as u32).map(Move));
        if self.ply() == 0 {
            moves[start..].sort_by_key(|m| {
                let place = self.root_order.iter().position(|first| first == m);
                place.unwrap_or(usize::MAX)
            });
        }
    }

    fn play(&mut self, m: Move) {
        self.path.push(self.here().children[m.0 as usize]);
    }

    fn undo(&mut self) {
        self.path.pop();
    }

    fn ply(&self) -> usize {
        self.path.len() - 1
    }

    fn key(&self) -> u64 {
        let left = self.horizon.saturating_sub(self.ply()) as u64;
        crate::base::random::mix(self.node_id() + 1) ^ crate::base::random::mix(!left)
    }

    fn window(&self) -> Bounds {
        self.window
    }

    fn static_value(&mut self) -> Value {
        let mut node = self.here();
        while let Some(&first) = node.children.first() {
            node = &self.nodes[first];
        }
        node.value
    }

    fn replies(&mut self) -> usize {
        self.here().children.len()
    }

    fn leaf_id(&self) -> u64 {
        self.node_id()
    }

    fn node_id(&self) -> u64 {
        self.path[self.path.len() - 1] as u64
    }
}

impl Deepening for Loose {
    fn height(&self) -> usize {
        self.nodes[0].height
    }

    fn set_horizon(&mut self, plies: Option<usize>) {
        self.horizon = plies.unwrap_or(usize::MAX);
        self.reached = false;
    }

    fn horizon_reached(&self) -> bool {
        self.reached
    }

    fn set_root_order(&mut self, order: &[Move]) {
        self.root_order = order.to_vec();
    }
}

/// Nothing is known of a node beforehand.
impl StaticBounds for Loose {}

/// Every search with every setting that changes its course.
#[derive(Clone, Debug)]
pub enum Which {
    One(Inner),
    Minimal,
    Deepening(iterative_deepening::Parameters),
    Branch(branch_threshold::Parameters),
}

pub fn alpha_beta() -> Which {
    Which::One(Inner::AlphaBeta(Default::default()))
}

fn single_searches() -> Vec<Inner> {
    let mut all = vec![
        Inner::Minimax,
        Inner::AlphaBetaSorted,
        Inner::Pvs(Default::default()),
        Inner::Scout,
    ];
    let bounded = |key, store_from| TableOptions {
        bytes: 1 << 10,
        key,
        store_from,
    };
    let tables = [
        TableOptions::default(),
        bounded(Remember::Position, 0),
        bounded(Remember::Path, 0),
        bounded(Remember::Position, 2),
    ];
    for bounds in [alpha_beta::Fail::Soft, alpha_beta::Fail::Hard] {
        for table in tables {
            all.push(Inner::AlphaBeta(alpha_beta::Parameters { bounds, table }));
        }
    }
    for at in [At::Root, At::EveryNode] {
        for guess in [Guess::Static, Guess::FirstLeaf, Guess::Given(Value::new(3))] {
            for error in [1, 3] {
                all.push(Inner::Aspiration(aspiration::Parameters {
                    guess,
                    error,
                    at,
                    table: TableOptions::default(),
                }));
            }
        }
    }
    for exact_plies in [0, 1] {
        for test in [nega_scout::Test::Repaired, nega_scout::Test::Printed] {
            all.push(Inner::NegaScout(nega_scout::Parameters {
                exact_plies,
                test,
                ..Default::default()
            }));
        }
    }
    for table in &tables[1..] {
        let table = *table;
        all.push(Inner::Pvs(pvs::Parameters { table }));
        all.push(Inner::NegaScout(nega_scout::Parameters {
            table,
            ..Default::default()
        }));
        all.push(Inner::Aspiration(aspiration::Parameters {
            table,
            ..Default::default()
        }));
    }
    for table in [
        TableOptions::unlimited(Remember::Path),
        TableOptions::unlimited(Remember::Position),
        tables[1],
        tables[2],
        tables[3],
    ] {
        all.push(Inner::MtSss(mt_sss::Parameters { table }));
        all.push(Inner::MtDual(mt_dual::Parameters { table }));
        for guess in [Guess::Static, Guess::Given(Value::new(-2))] {
            all.push(Inner::Mtdf(mtdf::Parameters { guess, table }));
        }
    }
    all
}

/// All that are sure to find the value.
pub fn every_search() -> Vec<Which> {
    let mut all = vec![Which::Minimal];
    for inner in single_searches() {
        all.push(Which::One(inner.clone()));
        for (at, step) in [(At::Root, 1), (At::Root, 2), (At::EveryNode, 1)] {
            all.push(Which::Deepening(iterative_deepening::Parameters {
                inner: inner.clone(),
                at,
                step,
                keep: None,
            }));
        }
    }
    for order in [
        branch_threshold::Sort::FewestChildren,
        branch_threshold::Sort::Generation,
    ] {
        for charge in [
            branch_threshold::Charge::Both,
            branch_threshold::Charge::And,
            branch_threshold::Charge::Weak,
        ] {
            for step in [
                branch_threshold::Growth::By(1),
                branch_threshold::Growth::By(3),
                branch_threshold::Growth::Overflow,
            ] {
                for table in [0, 1] {
                    all.push(Which::Branch(branch_threshold::Parameters {
                        order,
                        charge,
                        start: 1,
                        step,
                        table,
                    }));
                }
            }
        }
    }
    all
}

pub fn run<T: Deepening + StaticBounds, P: Probe>(
    which: &Which,
    tree: &mut T,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    match which {
        Which::Deepening(parameters) => {
            iterative_deepening::search(tree, parameters, context, probe)
        }
        Which::Branch(parameters) => branch_threshold::search(tree, parameters, context, probe),
        Which::Minimal => minimal::search(tree, &Default::default(), context, probe),
        Which::One(inner) => match inner {
            Inner::Minimax => minimax::search(tree, &Default::default(), context, probe),
            Inner::AlphaBeta(parameters) => alpha_beta::search(tree, parameters, context, probe),
            Inner::AlphaBetaSorted => {
                alpha_beta_sorted::search(tree, &Default::default(), context, probe)
            }
            Inner::Aspiration(parameters) => aspiration::search(tree, parameters, context, probe),
            Inner::Pvs(p) => pvs::search(tree, p, context, probe),
            Inner::NegaScout(parameters) => nega_scout::search(tree, parameters, context, probe),
            Inner::Scout => scout::search(tree, &Default::default(), context, probe),
            Inner::Mtdf(parameters) => mtdf::search(tree, parameters, context, probe),
            Inner::MtSss(parameters) => mt_sss::search(tree, parameters, context, probe),
            Inner::MtDual(parameters) => mt_dual::search(tree, parameters, context, probe),
        },
    }
}

/// A bare tree as it is written.
pub fn written(text: &str) -> BareTree {
    let tree = text.parse().expect("a tree");
    BareTree::new(Arc::new(tree), Question::Score, Order::Generation)
}

/// The leaves of a run by their numbers, repeats included.
pub fn leaf_order(report: &Report) -> Vec<u64> {
    report.lists.as_ref().expect("a list").leaf_order.clone()
}

pub fn listing<'a>() -> SearchContext<'a> {
    SearchContext::unlimited().with_lists(10_000)
}
