//! AND/OR graphs as trees to search: OR nodes are MAX, AND nodes MIN, true is 1 and false 0.
//!
//! A path that comes back to a node it has passed is not followed: the node is then a leaf of
//! value 0, and the tree remembers that it cut a cycle.

use std::sync::Arc;

use crate::base::messages::Lang;
use crate::base::random::mix;
use crate::game::tree::{Graph, Kind, NodeId};
use crate::problem::display::{MoveError, Shown, child_index};
use crate::problem::games::Position;
use crate::problem::horizon::{Horizon, deepened_by_horizon};
use crate::problem::question::{Order, Question};
use crate::problem::tree::{Categorised, GameTree, Move, Proving, StaticBounds};
use crate::problem::value::{Bounds, Player, Value};

/// A cursor in an AND/OR graph. Moves are child indices.
#[derive(Clone, Debug)]
pub struct AndOrTree {
    graph: Arc<Graph>,
    now: NodeId,
    above: Vec<NodeId>,
    /// How often each node stands on the path; empty where there are no cycles.
    on_path: Vec<u32>,
    question: Question,
    order: Order,
    horizon: Horizon,
    cut_a_cycle: bool,
}

impl AndOrTree {
    pub fn new(graph: Arc<Graph>, question: Question, order: Order) -> AndOrTree {
        let now = graph.root();
        let mut on_path = Vec::new();
        if graph.has_cycle() {
            on_path.resize(graph.node_count(), 0);
            on_path[now as usize] = 1;
        }
        AndOrTree {
            graph,
            now,
            above: Vec::new(),
            on_path,
            question,
            order,
            horizon: Horizon::new(question),
            cut_a_cycle: false,
        }
    }

    fn answer(&self, proved: bool) -> Value {
        match self.question {
            // Two values only: a score, a win and a depth all ask whether it is proved.
            Question::Score
            | Question::Wld
            | Question::Depth(_)
            | Question::Mate
            | Question::Helpmate => Value::new(i32::from(proved)),
            Question::AtLeast(_) => self.question.answer(i32::from(proved)),
        }
    }

    /// Whether the first terminal along the leftmost path from `node` is true.
    fn first_terminal(&self, node: NodeId) -> bool {
        let mut node = node;
        // More steps than nodes: the leftmost path runs in a circle.
        for _ in 0..=self.graph.node_count() {
            match self.graph.kind(node) {
                Kind::True => return true,
                Kind::False => return false,
                Kind::Or | Kind::And => node = self.graph.children(node)[0],
            }
        }
        false
    }

    #[cold]
    fn sort(&self, moves: &mut [Move]) {
        let or = self.graph.kind(self.now) == Kind::Or;
        let children = self.graph.children(self.now);
        moves.sort_by_key(|m| {
            let child = children[m.0 as usize];
            match self.order {
                Order::Replies => self.graph.children(child).len(),
                _ => usize::from(self.first_terminal(child) != or),
            }
        });
    }
}

impl GameTree for AndOrTree {
    #[inline]
    fn player(&self) -> Player {
        match self.graph.kind(self.now) {
            Kind::Or => Player::Max,
            Kind::And => Player::Min,
            // Nobody moves at a terminal; it would be the other player's turn.
            Kind::True | Kind::False => match self.above.last() {
                Some(&parent) if self.graph.kind(parent) == Kind::Or => Player::Min,
                _ => Player::Max,
            },
        }
    }

    #[inline]
    fn leaf(&mut self) -> Option<Value> {
        match self.graph.kind(self.now) {
            Kind::True => Some(self.answer(true)),
            Kind::False => Some(self.answer(false)),
            _ if self.repeats() => {
                self.cut_a_cycle = true;
                Some(Value::new(0))
            }
            _ if self.horizon.cuts(self.ply()) => Some(self.static_value()),
            _ => None,
        }
    }

    #[inline]
    fn moves(&mut self, moves: &mut Vec<Move>) {
        let start = moves.len();
        let count = self.graph.children(self.now).len() as u32;
        moves.extend((0..count).map(Move));
        if self.order != Order::Generation {
            self.sort(&mut moves[start..]);
        }
        self.horizon.order_root(self.ply(), &mut moves[start..]);
    }

    #[inline]
    fn play(&mut self, m: Move) {
        self.above.push(self.now);
        self.now = self.graph.children(self.now)[m.0 as usize];
        if !self.on_path.is_empty() {
            self.on_path[self.now as usize] += 1;
        }
    }

    #[inline]
    fn undo(&mut self) {
        if let Some(parent) = self.above.pop() {
            if !self.on_path.is_empty() {
                self.on_path[self.now as usize] -= 1;
            }
            self.now = parent;
        }
    }

    #[inline]
    fn ply(&self) -> usize {
        self.above.len()
    }

    #[inline]
    fn key(&self) -> u64 {
        mix(u64::from(self.now) + 1) ^ self.horizon.key(self.ply())
    }

    fn window(&self) -> Bounds {
        Question::AtLeast(1).window()
    }

    fn static_value(&mut self) -> Value {
        self.answer(self.first_terminal(self.now))
    }

    fn replies(&mut self) -> usize {
        self.graph.children(self.now).len()
    }

    fn leaf_id(&self) -> u64 {
        self.graph.id(self.now)
    }

    fn node_id(&self) -> u64 {
        self.graph.id(self.now)
    }

    fn shares_nodes(&self) -> bool {
        !self.graph.is_tree()
    }

    fn cut_a_cycle(&self) -> bool {
        self.cut_a_cycle
    }
}

deepened_by_horizon!(AndOrTree, |tree| tree.graph.height());

impl Proving for AndOrTree {
    fn may_repeat(&self) -> bool {
        !self.on_path.is_empty()
    }

    #[inline]
    fn repeats(&self) -> bool {
        // A terminal is what it is, however often a path could come to it.
        !self.on_path.is_empty()
            && self.on_path[self.now as usize] > 1
            && !self.graph.kind(self.now).is_terminal()
    }
}

impl StaticBounds for AndOrTree {}
impl Categorised for AndOrTree {}

impl Shown for AndOrTree {
    fn move_name(&self, m: Move, _: Lang) -> String {
        m.0.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        child_index(text, self.graph.children(self.now).len())
    }

    fn position_text(&self) -> String {
        self.graph.rooted_at(self.now).to_string()
    }

    fn here(&self) -> Option<Position> {
        let graph = self.graph.rooted_at(self.now);
        Some(Position::AndOr(Arc::new(graph)))
    }
}
