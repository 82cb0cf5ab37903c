//! One tree for several runs of the same problem: every node that any of them recorded, once.
//!
//! Runs name nodes in the order in which they met them, so their trees differ even where they
//! hold the same positions. A canvas merges them by moves: all runs can be drawn in one place,
//! compared node by node, and show where they part. A tree that is small and known beforehand is
//! on the canvas as a whole, also where nobody has been yet.

use std::collections::{HashMap, HashSet};

use super::event::NodeId;
use super::moment::Moment;
use super::nodes::NodeTable;
use crate::problem::{GameTree, Move, Problem, Value};

/// A tree with at most so many nodes is there as a whole.
const WHOLE: usize = 600;

/// Where one run's nodes are on the canvas, and the other way round.
#[derive(Debug, Default)]
struct Map {
    to_canvas: Vec<NodeId>,
    from_canvas: Vec<NodeId>,
}

#[derive(Debug, Default)]
pub struct Canvas {
    nodes: NodeTable,
    maps: Vec<Map>,
    /// Values of leaves known beforehand, by canvas node.
    values: Vec<Option<Value>>,
    /// Keys of the positions, where the whole tree is known.
    keys: Vec<u64>,
    has_transpositions: bool,
    whole: bool,
    widest: u32,
    /// Its leaves are true or false.
    truths: bool,
}

impl Canvas {
    /// An empty canvas for so many runs.
    pub fn new(runs: usize) -> Canvas {
        Canvas {
            maps: (0..runs).map(|_| Map::default()).collect(),
            ..Canvas::default()
        }
    }

    /// A canvas for so many runs on this problem; a small tree is there as a whole at once, also where
    /// nobody will ever be.
    pub fn of(problem: &Problem, runs: usize) -> Canvas {
        let mut canvas = Canvas::new(runs);
        canvas.of_truths(problem.position.is_true_or_false());
        if let Ok(mut tree) = problem.tree() {
            canvas.lay_out(&mut tree, WHOLE);
        }
        canvas
    }

    /// Says whether the leaves are true or false, not numbers: they are called so then.
    pub fn of_truths(&mut self, yes: bool) {
        self.truths = yes;
    }

    pub fn is_of_truths(&self) -> bool {
        self.truths
    }

    /// Puts the whole tree on an empty canvas if it has at most `most` nodes; says whether.
    pub fn lay_out<T: GameTree>(&mut self, tree: &mut T, most: usize) -> bool {
        let mut nodes = NodeTable::new();
        let mut values = vec![None];
        let mut keys = Vec::new();
        nodes.add_root(tree.player());
        let mut moves = Vec::new();
        let mut next = NodeId::ROOT;
        // Breadth first, so that shallow nodes come first as in a growing tree.
        while next.index() < nodes.len() {
            let path = nodes.path(next);
            path.iter().for_each(|&m| tree.play(m));
            keys.push(tree.key());
            match tree.leaf() {
                Some(value) => values[next.index()] = Some(value),
                None => {
                    moves.clear();
                    tree.moves(&mut moves);
                    nodes.add_children(next, tree.player(), &moves);
                    self.widest = self.widest.max(moves.len() as u32);
                    values.resize(nodes.len(), None);
                }
            }
            path.iter().for_each(|_| tree.undo());
            if nodes.len() > most {
                return false;
            }
            next = NodeId(next.0 + 1);
        }
        self.nodes = nodes;
        self.values = values;
        let different: HashSet<u64> = keys.iter().copied().collect();
        self.has_transpositions = different.len() < keys.len();
        self.keys = keys;
        self.whole = true;
        true
    }

    /// Takes in what a run has recorded since the last time.
    pub fn extend(&mut self, run: usize, table: &NodeTable) {
        self.extend_by(run, table, usize::MAX);
    }

    /// Takes in about `most` nodes of it, families as a whole; says how many they were.
    pub fn extend_by(&mut self, run: usize, table: &NodeTable, most: usize) -> usize {
        let Canvas {
            nodes,
            maps,
            widest,
            ..
        } = self;
        let Some(map) = maps.get_mut(run) else {
            return 0;
        };
        if table.is_empty() {
            return 0;
        }
        let before = map.to_canvas.len();
        if map.to_canvas.is_empty() {
            nodes.add_root(table.player(NodeId::ROOT));
            map.to_canvas.push(NodeId::ROOT);
            map.pair(NodeId::ROOT, NodeId::ROOT);
        }
        let end = table.len().min(before.saturating_add(most));
        let mut moves: Vec<Move> = Vec::new();
        while map.to_canvas.len() < end {
            let first = NodeId(map.to_canvas.len() as u32);
            // Children are recorded together, and after their parent.
            let parent = table.parent(first);
            let above = map.to_canvas[parent.index()];
            let family = table.child_range(parent);
            if family.is_empty() {
                // The parent's expansion is not here yet; it comes with the next delivery.
                break;
            }
            if above.is_none() {
                // Nobody has such a node but this run, where another has expanded its parent.
                map.to_canvas.extend(family.map(|_| NodeId::NONE));
                continue;
            }
            if !nodes.is_expanded(above) {
                moves.clear();
                moves.extend(family.clone().map(|child| table.last_move(NodeId(child))));
                nodes.add_children(above, table.player(parent), &moves);
                *widest = (*widest).max(moves.len() as u32);
            }
            let mut others = Siblings::default();
            for (i, child) in family.enumerate() {
                let place = others.find(nodes, above, i, table.last_move(NodeId(child)));
                map.to_canvas.push(place);
                if place.is_some() {
                    map.pair(place, NodeId(child));
                }
            }
        }
        map.to_canvas.len() - before
    }

    /// Children of the node that has most of them.
    pub fn widest(&self) -> u32 {
        self.widest
    }

    /// Nodes of a run that were taken in.
    pub fn taken_in(&self, run: usize) -> usize {
        self.maps.get(run).map_or(0, |map| map.to_canvas.len())
    }

    pub fn nodes(&self) -> &NodeTable {
        &self.nodes
    }

    /// Whether every node of the tree is here, not only the recorded ones.
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// The run's own name of a canvas node, if it has recorded it.
    pub fn of_run(&self, run: usize, place: NodeId) -> Option<NodeId> {
        let node = *self.maps.get(run)?.from_canvas.get(place.index())?;
        node.is_some().then_some(node)
    }

    /// Where a run's nodes are on the canvas, by the numbers the run gives them.
    pub fn places(&self, run: usize) -> &[NodeId] {
        self.maps.get(run).map_or(&[], |map| &map.to_canvas)
    }

    /// Where a run's node is on the canvas.
    pub fn place(&self, run: usize, node: NodeId) -> Option<NodeId> {
        self.maps
            .get(run)?
            .to_canvas
            .get(node.index())
            .copied()
            .filter(|place| place.is_some())
    }

    /// The value of a leaf that is known beforehand.
    pub fn value(&self, place: NodeId) -> Option<Value> {
        self.values.get(place.index()).copied().flatten()
    }

    /// Whether two places are the same position; they are not known to be where the tree was not
    /// known beforehand.
    pub fn are_transpositions(&self, a: NodeId, b: NodeId) -> bool {
        let key = |place: NodeId| self.keys.get(place.index());
        a == b || (key(a).is_some() && key(a) == key(b))
    }

    /// What tells a position from others, where the whole tree is known.
    pub fn key(&self, place: NodeId) -> Option<u64> {
        self.keys.get(place.index()).copied()
    }

    /// Whether some position is on several paths, where the whole tree is known.
    pub fn has_transpositions(&self) -> bool {
        self.has_transpositions
    }

    /// Different positions that a run has expanded up to a moment, where the whole tree is known: a
    /// search with a table of positions does not count the paths to them.
    pub fn positions_expanded(&self, run: usize, moment: &Moment) -> Option<u64> {
        let nodes = self
            .places(run)
            .iter()
            .zip(0..)
            .map(|(place, node)| (place, NodeId(node)));
        let expanded = nodes.filter(|&(_, node)| moment.is_expanded(node));
        let keys = expanded.map(|(&place, _)| self.key(place));
        let different: Option<HashSet<u64>> = keys.collect();
        different
            .filter(|_| self.whole)
            .map(|different| different.len() as u64)
    }

    pub fn bytes(&self) -> u64 {
        let maps: usize = self
            .maps
            .iter()
            .map(|m| m.to_canvas.capacity() + m.from_canvas.capacity())
            .sum();
        self.nodes.bytes()
            + (maps * size_of::<NodeId>()
                + self.values.capacity() * size_of::<Option<Value>>()
                + self.keys.capacity() * size_of::<u64>()) as u64
    }
}

/// The children of a node by their moves. They are looked up where they stand in the same order, and
/// in a table where they do not: looking along all of them takes too long in a wide family.
#[derive(Default)]
struct Siblings(Option<HashMap<Move, NodeId>>);

impl Siblings {
    fn find(&mut self, nodes: &NodeTable, parent: NodeId, index: usize, m: Move) -> NodeId {
        let here = nodes.child_range(parent).nth(index).map(NodeId);
        if let Some(here) = here.filter(|&here| nodes.last_move(here) == m) {
            return here;
        }
        let children = || {
            nodes
                .children(parent)
                .map(|child| (nodes.last_move(child), child))
        };
        let by_move = self.0.get_or_insert_with(|| children().collect());
        by_move.get(&m).copied().unwrap_or(NodeId::NONE)
    }
}

impl Map {
    fn pair(&mut self, place: NodeId, node: NodeId) {
        if place.is_none() {
            return;
        }
        if self.from_canvas.len() <= place.index() {
            self.from_canvas.resize(place.index() + 1, NodeId::NONE);
        }
        self.from_canvas[place.index()] = node;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Player;

    fn m(codes: &[u32]) -> Vec<Move> {
        codes.iter().map(|&c| Move(c)).collect()
    }

    #[test]
    fn runs_that_meet_nodes_in_another_order_share_their_places() {
        let mut a = NodeTable::new();
        a.add_root(Player::Max);
        let first = a.add_children(NodeId::ROOT, Player::Max, &m(&[10, 11]));
        a.add_children(first, Player::Min, &m(&[5, 6]));
        let mut b = NodeTable::new();
        b.add_root(Player::Max);
        // The other run lists its moves the other way round and expands the other child.
        let second = b.add_children(NodeId::ROOT, Player::Max, &m(&[11, 10]));
        b.add_children(second, Player::Min, &m(&[7]));

        let mut canvas = Canvas::new(2);
        canvas.extend(0, &a);
        canvas.extend(1, &b);
        assert_eq!(canvas.nodes().len(), 6);
        for (run, table) in [(0, &a), (1, &b)] {
            for node in (0..table.len() as u32).map(NodeId) {
                let place = canvas.place(run, node).unwrap();
                assert_eq!(canvas.nodes().path(place), table.path(node));
                assert_eq!(canvas.of_run(run, place), Some(node));
            }
        }
        let only_a = canvas.nodes().find(&m(&[10, 5])).unwrap();
        assert_eq!(canvas.of_run(1, only_a), None);
    }

    #[test]
    fn a_small_tree_is_there_as_a_whole() {
        use crate::problem::{Hints, Problem, read};
        let (position, _) = read("[[3 5] [2 [1 9]]]", Hints::default()).unwrap();
        let mut tree = Problem::new(position).tree().unwrap();
        let mut canvas = Canvas::new(1);
        assert!(canvas.lay_out(&mut tree, 100));
        assert_eq!(canvas.nodes().len(), 9);
        let leaf = canvas.nodes().find(&m(&[1, 1, 0])).unwrap();
        assert_eq!(canvas.value(leaf), Some(Value::new(1)));
        assert!(!Canvas::new(1).lay_out(&mut tree, 4));
    }

    /// On graphs whose paths meet, a search with a table says how many positions it has expanded,
    /// not how many paths it took to them.
    #[test]
    fn positions_expanded_are_those_the_search_reports() {
        use crate::problem::{Hints, read};
        use crate::search::SearchContext;
        use crate::search::catalogue::{AlgorithmConfig, run};
        use crate::trace::{Recorder, Replay};
        // Three ways lead to node 6, two to node 12.
        let graph = r#"{"0":["OR",[1,2]],"1":["AND",[3,4,5]],"2":["AND",[7]],"3":["OR",[6]],
            "4":["OR",[6]],"5":["OR",[6]],"6":["AND",[8,9]],"7":["OR",[10,11]],"8":["OR",[12,13]],
            "9":["OR",[12,14]],"10":["F",[]],"11":["F",[]],"12":["AND",[15,16]],"13":["T",[]],
            "14":["T",[]],"15":["T",[]],"16":["F",[]]}"#;
        let (position, _) = read(graph, Hints::default()).unwrap();
        let problem = Problem::new(position);
        let mut met_twice = false;
        for id in ["df-pn", "wpns", "pn"] {
            let mut tree = problem.tree().unwrap();
            let mut recorder = Recorder::new(1 << 20);
            let choice = AlgorithmConfig::new(id).prepare().unwrap();
            let report = run(
                &mut tree,
                &choice,
                &mut SearchContext::unlimited(),
                &mut recorder,
            );
            let record = recorder.finish();
            let mut canvas = Canvas::of(&problem, 1);
            assert!(canvas.has_transpositions());
            canvas.extend(0, &record.nodes);
            let mut replay = Replay::default();
            replay.seek(&record.log, &record.nodes, record.log.len());
            let expanded = canvas.positions_expanded(0, replay.moment());
            assert_eq!(expanded, report.counts.expanded, "{id}");
            met_twice |= expanded < Some(replay.moment().tally().expanded);
        }
        assert!(met_twice, "some paths meet");
    }
}
