//! The cheapest potential solution tree at a moment of a search by numbers, and how often it
//! counts the same position.
//!
//! One child of every OR node, the one with the least number, and all children of every AND node:
//! its open tips are what the proof number counts. Where paths meet, a tip of the tree may be the
//! same position as another; the sum counts both, the proof needs one.

use std::collections::{HashMap, HashSet};

use super::event::NodeId;
use super::moment::Moment;
use super::nodes::NodeTable;
use crate::base::platform::Instant;
use crate::problem::{Bounds, Player, Value};

/// Tips looked at before nobody wants to know any more.
const MOST_TIPS: usize = 300;

/// The open tips of the cheapest potential solution tree below a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tips {
    /// Counted along every path.
    pub counted: usize,
    /// As different positions.
    pub distinct: usize,
}

/// What an unexplored node counts.
const UNTOLD: Bounds = Bounds {
    lower: Value::new(1),
    upper: Value::new(1),
};

/// The two numbers of a node; 1 and 1 while nothing was said of it.
pub fn numbers(moment: &Moment, node: NodeId) -> Bounds {
    match moment.bounds(node) {
        Bounds::UNKNOWN => UNTOLD,
        told => told,
    }
}

/// The number that matters to `player`: proof numbers to MAX, disproof numbers to MIN.
pub fn cost(moment: &Moment, node: NodeId, player: Player) -> Value {
    match player {
        Player::Max => numbers(moment, node).lower,
        Player::Min => numbers(moment, node).upper,
    }
}

/// The child with the least number for the player who moves at the node, the leftmost on ties.
pub fn cheapest(nodes: &NodeTable, moment: &Moment, node: NodeId) -> Option<NodeId> {
    let player = nodes.player(node);
    moment
        .children(nodes, node)
        .filter(|&child| moment.is_generated(child))
        .min_by_key(|&child| cost(moment, child, player))
}

/// Which recorded nodes are which position. A position that was expanded on one path need not have
/// been on another, and still its number is that of what lies below.
#[derive(Clone, Debug, Default)]
pub struct Places {
    keys: Vec<u64>,
    by_key: HashMap<u64, Vec<NodeId>>,
}

impl Places {
    /// Looks at nodes it has not seen yet, for as long as there is time; says whether it has seen
    /// them all.
    pub fn extend(
        &mut self,
        nodes: &NodeTable,
        until: Option<Instant>,
        mut key: impl FnMut(NodeId) -> u64,
    ) -> bool {
        for node in (self.keys.len() as u32..nodes.len() as u32).map(NodeId) {
            if until.is_some_and(|until| Instant::now() > until) {
                return false;
            }
            let key = key(node);
            self.keys.push(key);
            self.by_key.entry(key).or_default().push(node);
        }
        true
    }

    /// Nodes looked at so far.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    fn key(&self, node: NodeId) -> u64 {
        let key = self.keys.get(node.index());
        key.copied().unwrap_or(u64::from(node.0))
    }

    /// The node itself, or one that is the same position and was expanded by the moment.
    fn expanded(&self, nodes: &NodeTable, moment: &Moment, node: NodeId) -> NodeId {
        let is_expanded = |&n: &NodeId| moment.node(nodes, n).expanded;
        if is_expanded(&node) {
            return node;
        }
        let others = self.by_key.get(&self.key(node));
        others
            .and_then(|others| others.iter().copied().find(is_expanded))
            .unwrap_or(node)
    }
}

/// The open tips below a node, for a proof; none if its question is answered.
pub fn tips(nodes: &NodeTable, moment: &Moment, node: NodeId, places: &Places) -> Option<Tips> {
    let told = numbers(moment, node);
    if [told.lower, told.upper].contains(&Value::new(0)) || told.lower == Value::INF {
        return None;
    }
    let mut keys = HashSet::new();
    let mut counted = 0;
    let same = |node| places.expanded(nodes, moment, node);
    walk(nodes, moment, node, Player::Max, same, |node, is_tip| {
        if is_tip && cost(moment, node, Player::Max) > Value::new(0) {
            keys.insert(places.key(node));
            counted += 1;
        }
        counted <= MOST_TIPS
    });
    (counted <= MOST_TIPS).then_some(Tips {
        counted,
        distinct: keys.len(),
    })
}

/// Visits the potential solution tree below `top`; `visit` is told of tips and may end it. `same`
/// gives the node to whose children one goes on.
fn walk(
    nodes: &NodeTable,
    moment: &Moment,
    top: NodeId,
    hero: Player,
    same: impl Fn(NodeId) -> NodeId,
    mut visit: impl FnMut(NodeId, bool) -> bool,
) {
    let mut todo = vec![top];
    while let Some(node) = todo.pop() {
        let solved = cost(moment, node, hero) == Value::new(0);
        let before = todo.len();
        let below = same(node);
        if nodes.player(below) == hero {
            todo.extend(cheapest(nodes, moment, below));
        } else {
            let children = moment.children(nodes, below);
            todo.extend(children.filter(|&child| moment.is_generated(child)));
        }
        if !visit(node, !solved && todo.len() == before) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{AnyTree, GameTree, Hints, Problem, read};
    use crate::search::SearchContext;
    use crate::search::catalogue::{AlgorithmConfig, run};
    use crate::trace::{CursorPath, Kind, Record, Recorder, Replay};

    fn all_places(nodes: &NodeTable, tree: &mut AnyTree) -> Places {
        let mut places = Places::default();
        let mut way = CursorPath::default();
        places.extend(nodes, None, |node| {
            way.go_to(tree, nodes, node);
            tree.key()
        });
        way.go_home(tree);
        places
    }

    fn recorded(text: &str, id: &str) -> (Record, AnyTree) {
        let (position, _) = read(text, Hints::default()).unwrap();
        let mut tree = Problem::new(position).tree().unwrap();
        let mut recorder = Recorder::new(1 << 16);
        let plan = AlgorithmConfig::new(id).prepare().unwrap();
        run(
            &mut tree,
            &plan,
            &mut SearchContext::unlimited(),
            &mut recorder,
        );
        (recorder.finish(), tree)
    }

    /// Two answers of an AND node lead to one and the same open position: the sum says 2, one
    /// proof is enough.
    #[test]
    fn a_shared_position_is_counted_twice_and_needed_once() {
        let text = r#"{"0":["OR",[1]],"1":["AND",[2,3]],"2":["OR",[4,7]],"3":["OR",[4,8]],"4":["AND",[5,6]],"5":["T",[]],"6":["T",[]],"7":["AND",[9]],"8":["AND",[10]],"9":["F",[]],"10":["F",[]]}"#;
        let (record, mut tree) = recorded(text, "pn");
        let Record { log, nodes, .. } = &record;
        let mut replay = Replay::default();
        // After both parents of node 4 were expanded, before it was itself.
        let expansions: Vec<usize> = (0..log.len())
            .filter(|&k| log[k].kind == Kind::Expand)
            .collect();
        let moment = replay.seek(log, nodes, expansions[4]);
        let tips = tips(nodes, moment, NodeId::ROOT, &all_places(nodes, &mut tree));
        let shared = Tips {
            counted: 2,
            distinct: 1,
        };
        assert_eq!(tips, Some(shared));
        assert_eq!(numbers(moment, NodeId::ROOT).lower, Value::new(2));
    }

    /// df-pn expands a position on one path only; on another its number is known from the table,
    /// and the ends below it are the same ones.
    #[test]
    fn what_was_expanded_on_another_path_is_counted_through() {
        let text = r#"{"0":["OR",[1]],"1":["AND",[2,3]],"2":["OR",[4]],"3":["OR",[4]],"4":["AND",[5,6]],"5":["OR",[7,8]],"6":["OR",[9,10]],"7":["F",[]],"8":["T",[]],"9":["F",[]],"10":["T",[]]}"#;
        let (record, mut tree) = recorded(text, "df-pn");
        let Record { log, nodes, .. } = &record;
        let places = all_places(nodes, &mut tree);
        let shared = nodes
            .find(&[0, 1, 0].map(crate::problem::Move))
            .expect("generated");
        let learnt = (0..log.len())
            .find(|&k| log[k].kind == Kind::Bounds && log[k].node == shared)
            .expect("the table's number is told under the second path, too");
        let mut replay = Replay::default();
        let moment = replay.seek(log, nodes, learnt + 1);
        let above = nodes.parent(nodes.parent(shared));
        let tips = tips(nodes, moment, above, &places);
        let twice = Tips {
            counted: 4,
            distinct: 2,
        };
        assert_eq!(tips, Some(twice));
    }

    /// On a tree nothing is shared: the open tips of the cheapest tree are the proof number.
    #[test]
    fn on_a_tree_the_proof_number_counts_the_tips() {
        let (record, mut tree) = recorded(
            "[[[T [F T]] [[T F] T]] [[T T [[T] F]] T [[T T] [F]]]]",
            "pn",
        );
        let Record { log, nodes, .. } = &record;
        let places = all_places(nodes, &mut tree);
        let mut replay = Replay::default();
        let selections = (1..log.len()).filter(|&k| log[k].kind == Kind::Select);
        for k in selections {
            let moment = replay.seek(log, nodes, k);
            let tips = tips(nodes, moment, NodeId::ROOT, &places).unwrap();
            let proof = numbers(moment, NodeId::ROOT).lower;
            assert_eq!(Value::new(tips.counted as i32), proof, "event {k}");
            assert_eq!(tips.counted, tips.distinct);
        }
    }
}
