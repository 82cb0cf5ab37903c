//! Random trees, recorded runs of every algorithm, and the definitions of Katoh & Ibaraki written
//! down without a thought for speed.

use crate::base::random::Rng;
use crate::explain::why::{Evidence, Method};
use crate::problem::{Bounds, Hints, Player, Problem, Value, read};
use crate::search::SearchContext;
use crate::search::catalogue::{self, AlgorithmConfig};
use crate::trace::Recorder;
use crate::trace::event::{Kind, NodeId};
use crate::trace::history::History;
use crate::trace::record::Record;
use crate::trace::replay::Replay;

/// A tree of uneven depth with values that often tie, as text.
pub fn random_tree(seed: u64) -> String {
    fn grow(rng: &mut Rng, depth: u32, values: u64, out: &mut String) {
        if depth == 0 || rng.below(7) == 0 {
            out.push_str(&rng.below(values).to_string());
            return;
        }
        out.push('[');
        for _ in 0..1 + rng.below(3) {
            grow(rng, depth - 1, values, out);
            out.push(' ');
        }
        out.push(']');
    }
    let mut rng = Rng::new(seed);
    let depth = 2 + rng.below(4) as u32;
    let values = [3, 10, 1000][rng.below(3) as usize];
    let mut out = String::from("[");
    for _ in 0..2 {
        grow(&mut rng, depth - 1, values, &mut out);
        out.push(' ');
    }
    out.push(']');
    out
}

/// What to run: an id with its settings, as `id key=value key=value`.
pub fn choice(text: &str) -> AlgorithmConfig {
    let mut words = text.split(' ');
    let id = words.next().unwrap();
    words.fold(AlgorithmConfig::new(id), |choice, word| {
        let (key, value) = word.split_once('=').unwrap();
        choice.with(key, value)
    })
}

pub struct Run {
    pub text: String,
    pub record: Record,
    pub replay: Replay,
    pub method: Method,
}

impl Run {
    pub fn new(tree: &str, choice: &AlgorithmConfig) -> Run {
        let (position, _) = read(tree, Hints::default()).unwrap();
        let mut cursor = Problem::new(position).tree().unwrap();
        let mut context = SearchContext::unlimited();
        let mut recorder = Recorder::new(1 << 20);
        let plan = choice.prepare().unwrap();
        catalogue::run(&mut cursor, &plan, &mut context, &mut recorder);
        let record = recorder.finish();
        Run {
            text: format!("{} on {tree}", choice.label()),
            method: Method::of(choice, &record.log),
            record,
            replay: Replay::default(),
        }
    }

    pub fn seek(&mut self, events: usize) {
        let Record { log, nodes, .. } = &self.record;
        self.replay.seek(log, nodes, events);
    }

    pub fn evidence(&self) -> Evidence<'_> {
        Evidence {
            log: &self.record.log,
            nodes: &self.record.nodes,
            replay: &self.replay,
            method: self.method,
        }
    }

    /// One history a node.
    pub fn histories(&self) -> Vec<History> {
        let grown = |node| {
            let mut history = History::new(&self.record.nodes, node);
            history.extend(&self.record.log);
            history
        };
        self.all().map(grown).collect()
    }

    pub fn all(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.record.nodes.len() as u32).map(NodeId)
    }

    /// The moments between two steps of a best-first search: before every selection, and the end.
    pub fn between_steps(&self) -> Vec<usize> {
        let log = &self.record.log;
        let mut moments: Vec<usize> = (0..log.len())
            .filter(|&i| log[i].kind == Kind::Select)
            .collect();
        moments.push(log.len());
        moments
    }

    /// The definitions after so many events.
    pub fn naive(&self, events: usize) -> Naive<'_> {
        let nodes = &self.record.nodes;
        let mut expanded = vec![false; nodes.len()];
        let mut values = vec![None; nodes.len()];
        // Entered, and then the root of a recursion if it goes into OPEN next.
        let mut tops = vec![false; nodes.len()];
        let mut entered = None;
        for event in self.record.log.range(0, events) {
            let i = event.node.index();
            match event.kind {
                Kind::Expand => expanded[i] = true,
                Kind::Eval => values[i] = Some(event.value()),
                Kind::Enter => entered = Some(i),
                Kind::Open if entered.take() == Some(i) => tops[i] = true,
                Kind::Return => tops[i] = false,
                _ => {}
            }
        }
        let mut naive = Naive {
            run: self,
            bounds: vec![Bounds::UNKNOWN; nodes.len()],
        };
        // Children have greater names than their parents.
        for node in (0..nodes.len()).rev() {
            naive.bounds[node] = match values[node] {
                Some(value) => Bounds::exact(value),
                None if expanded[node] => {
                    let children = nodes.children(NodeId(node as u32)).map(|child| {
                        // What a recursion finds out is told when it returns.
                        if tops[child.index()] {
                            Bounds::UNKNOWN
                        } else {
                            naive.bounds[child.index()]
                        }
                    });
                    let of = |a: Bounds, b: Bounds, pick: fn(Value, Value) -> Value| Bounds {
                        lower: pick(a.lower, b.lower),
                        upper: pick(a.upper, b.upper),
                    };
                    let pick = match nodes.player(NodeId(node as u32)) {
                        Player::Max => Ord::max,
                        Player::Min => Ord::min,
                    };
                    children.reduce(|a, b| of(a, b, pick)).unwrap()
                }
                None => Bounds::UNKNOWN,
            };
        }
        naive
    }
}

/// L_b and U_b of every node by (2.2) and (2.3), and what follows from them.
pub struct Naive<'r> {
    run: &'r Run,
    pub bounds: Vec<Bounds>,
}

impl Naive<'_> {
    pub fn lower(&self, node: NodeId) -> Value {
        self.bounds[node.index()].lower
    }

    pub fn upper(&self, node: NodeId) -> Value {
        self.bounds[node.index()].upper
    }

    /// AMAX(P) or AMIN(P).
    pub fn ancestors(&self, node: NodeId, player: Player) -> Vec<NodeId> {
        let nodes = &self.run.record.nodes;
        let proper = nodes.ancestors(node).skip(1);
        proper.filter(|&a| nodes.player(a) == player).collect()
    }

    /// AMAX-LS(P) or AMIN-LS(P).
    pub fn left_siblings(&self, node: NodeId, player: Player) -> Vec<NodeId> {
        let nodes = &self.run.record.nodes;
        let mut left = Vec::new();
        for above in self.ancestors(node, player) {
            let on_path = nodes.ancestor_at(node, nodes.depth(above) + 1);
            left.extend(nodes.children(above).filter(|&child| child < on_path));
        }
        left
    }

    pub fn lower_top(&self, node: NodeId) -> Value {
        let above = self.ancestors(node, Player::Max);
        above
            .iter()
            .map(|&a| self.lower(a))
            .max()
            .unwrap_or(Value::NEG_INF)
    }

    pub fn upper_top(&self, node: NodeId) -> Value {
        let above = self.ancestors(node, Player::Min);
        above
            .iter()
            .map(|&a| self.upper(a))
            .min()
            .unwrap_or(Value::INF)
    }

    pub fn alpha(&self, node: NodeId) -> Value {
        let left = self.left_siblings(node, Player::Max);
        left.iter()
            .map(|&a| self.lower(a))
            .max()
            .unwrap_or(Value::NEG_INF)
    }

    pub fn beta(&self, node: NodeId) -> Value {
        let left = self.left_siblings(node, Player::Min);
        left.iter()
            .map(|&a| self.upper(a))
            .min()
            .unwrap_or(Value::INF)
    }

    pub fn alpha_bar(&self, node: NodeId) -> Value {
        let left = self.left_siblings(node, Player::Max);
        left.iter()
            .map(|&a| self.upper(a))
            .max()
            .unwrap_or(Value::NEG_INF)
    }

    pub fn beta_bar(&self, node: NodeId) -> Value {
        let left = self.left_siblings(node, Player::Min);
        left.iter()
            .map(|&a| self.lower(a))
            .min()
            .unwrap_or(Value::INF)
    }

    /// (2.7).
    pub fn is_closed(&self, node: NodeId) -> bool {
        self.lower_top(node).max(self.lower(node)) >= self.upper_top(node).min(self.upper(node))
    }
}
