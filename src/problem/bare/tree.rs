//! Bare trees as trees to search: those written out, and random ones that are never held.

use std::sync::Arc;

use super::Bare;
use crate::base::messages::Lang;
use crate::base::random::mix;
use crate::game::tree::{NodeId, RandomNode, RandomTree, Tree};
use crate::problem::display::{MoveError, Shown, child_index};
use crate::problem::games::Position;
use crate::problem::horizon::{Horizon, deepened_by_horizon};
use crate::problem::question::{Order, Question};
use crate::problem::tree::{Categorised, GameTree, Move, Proving, StaticBounds};
use crate::problem::value::{Bounds, Player, Value};

// Every leaf a text or a recipe may give is a finite value.
const _: () = assert!(crate::game::tree::MAX_VALUE <= Value::LIMIT);

/// A cursor in a bare tree. MAX and MIN take turns; moves are child indices.
#[derive(Clone, Debug)]
pub struct BareTree {
    source: Source,
    question: Question,
    order: Order,
    horizon: Horizon,
    /// Keys by which children are sorted, kept to spare the allocation.
    keys: Vec<(i64, Move)>,
}

#[derive(Clone, Debug)]
enum Source {
    Written {
        tree: Arc<Tree>,
        now: NodeId,
        above: Vec<NodeId>,
    },
    Random {
        recipe: RandomTree,
        now: RandomNode,
        above: Vec<RandomNode>,
    },
}

impl BareTree {
    pub fn new(tree: Arc<Tree>, question: Question, order: Order) -> BareTree {
        let source = Source::Written {
            tree,
            now: Tree::ROOT,
            above: Vec::new(),
        };
        BareTree::over(source, question, order)
    }

    /// A random tree that is walked without being held. The recipe's order is not looked at.
    pub fn random(recipe: RandomTree, question: Question, order: Order) -> BareTree {
        let source = Source::Random {
            now: recipe.root(),
            recipe,
            above: Vec::new(),
        };
        BareTree::over(source, question, order)
    }

    fn over(source: Source, question: Question, order: Order) -> BareTree {
        BareTree {
            source,
            question,
            order,
            horizon: Horizon::new(question),
            keys: Vec::new(),
        }
    }

    /// The tree, if it is held in memory.
    pub fn written(&self) -> Option<&Arc<Tree>> {
        match &self.source {
            Source::Written { tree, .. } => Some(tree),
            Source::Random { .. } => None,
        }
    }

    #[inline]
    fn child_count(&self) -> usize {
        match &self.source {
            Source::Written { tree, now, .. } => tree.child_count(*now),
            Source::Random { now, .. } => now.arity as usize,
        }
    }

    /// The value of the leftmost leaf below.
    fn first_leaf_value(&self) -> i32 {
        match &self.source {
            Source::Written { tree, now, .. } => {
                // The first leaf is a leaf.
                tree.leaf_value(tree.first_leaf(*now)).unwrap_or(0)
            }
            Source::Random { recipe, now, .. } => {
                let mut node = *now;
                while node.arity > 0 {
                    node = recipe.child(&node, 0);
                }
                recipe.leaf_value(&node)
            }
        }
    }

    #[cold]
    fn sort(&mut self, moves: &mut [Move]) {
        let best_first = match self.player() {
            Player::Max => -1,
            Player::Min => 1,
        };
        let mut keys = std::mem::take(&mut self.keys);
        keys.clear();
        for &m in moves.iter() {
            self.play(m);
            let key = match self.order {
                Order::Replies => self.child_count() as i64,
                _ => best_first * i64::from(self.first_leaf_value()),
            };
            self.undo();
            keys.push((key, m));
        }
        keys.sort_by_key(|&(key, _)| key);
        for (slot, &(_, m)) in moves.iter_mut().zip(&keys) {
            *slot = m;
        }
        self.keys = keys;
    }
}

impl GameTree for BareTree {
    #[inline]
    fn player(&self) -> Player {
        Player::in_turn(self.ply())
    }

    #[inline]
    fn leaf(&mut self) -> Option<Value> {
        let value = match &self.source {
            Source::Written { tree, now, .. } => tree.leaf_value(*now),
            Source::Random { recipe, now, .. } => (now.arity == 0).then(|| recipe.leaf_value(now)),
        };
        match value {
            Some(value) => Some(self.question.answer(value)),
            None if self.horizon.cuts(self.ply()) => Some(self.static_value()),
            None => None,
        }
    }

    #[inline]
    fn moves(&mut self, moves: &mut Vec<Move>) {
        let start = moves.len();
        moves.extend((0..self.child_count() as u32).map(Move));
        if self.order != Order::Generation {
            self.sort(&mut moves[start..]);
        }
        self.horizon.order_root(self.ply(), &mut moves[start..]);
    }

    #[inline]
    fn play(&mut self, m: Move) {
        match &mut self.source {
            Source::Written { tree, now, above } => {
                above.push(*now);
                *now = tree.child(*now, m.0 as usize);
            }
            Source::Random { recipe, now, above } => {
                above.push(*now);
                *now = recipe.child(now, m.0);
            }
        }
    }

    #[inline]
    fn undo(&mut self) {
        match &mut self.source {
            Source::Written { now, above, .. } => *now = above.pop().unwrap_or(*now),
            Source::Random { now, above, .. } => *now = above.pop().unwrap_or(*now),
        }
    }

    #[inline]
    fn ply(&self) -> usize {
        match &self.source {
            Source::Written { above, .. } => above.len(),
            Source::Random { above, .. } => above.len(),
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let node = match &self.source {
            Source::Written { now, .. } => mix(u64::from(*now) + 1),
            Source::Random { now, .. } => now.key,
        };
        node ^ self.horizon.key(self.ply())
    }

    fn window(&self) -> Bounds {
        self.question.window()
    }

    fn static_value(&mut self) -> Value {
        self.question.answer(self.first_leaf_value())
    }

    fn replies(&mut self) -> usize {
        self.child_count()
    }

    fn leaf_id(&self) -> u64 {
        match &self.source {
            Source::Written { tree, now, .. } => u64::from(tree.leaf_number(*now)),
            Source::Random { recipe, now, .. } => recipe.leaf_number(now).unwrap_or(now.key),
        }
    }

    fn node_id(&self) -> u64 {
        match &self.source {
            Source::Written { now, .. } => u64::from(*now),
            Source::Random { recipe, now, .. } => recipe.preorder_number(now).unwrap_or(now.key),
        }
    }
}

impl StaticBounds for BareTree {
    fn static_bounds(&mut self, _computed: bool) -> Option<Bounds> {
        match &self.source {
            // What is written holds for the game's value, not for what a horizon makes of it.
            Source::Written { tree, now, .. } if tree.has_bounds() && !self.horizon.exists() => {
                let written = tree.bounds(*now);
                Some(self.question.answer_bounds(written.lower, written.upper))
            }
            _ => None,
        }
    }
}

deepened_by_horizon!(BareTree, |tree| match &tree.source {
    Source::Written { tree, .. } => tree.height(),
    Source::Random { recipe, .. } => recipe.depth.max as usize,
});

impl Proving for BareTree {}
impl Categorised for BareTree {}

/// Subtrees with more nodes than this are not written out.
const SHOWN_NODES: usize = 20_000;
const TOO_BIG: &str = "[…]";
/// Subtrees with more nodes than this cannot be searched on their own.
const HELD_NODES: usize = 1_000_000;

impl Shown for BareTree {
    fn move_name(&self, m: Move, _: Lang) -> String {
        m.0.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        child_index(text, self.child_count())
    }

    fn position_text(&self) -> String {
        match &self.source {
            Source::Written { tree, now, .. } if tree.subtree(*now).len() <= SHOWN_NODES => {
                tree.subtree_text(*now)
            }
            Source::Written { .. } => TOO_BIG.to_owned(),
            Source::Random { recipe, now, .. } => match recipe.generate_below(*now, SHOWN_NODES) {
                Ok(tree) => tree.to_string(),
                Err(_) => TOO_BIG.to_owned(),
            },
        }
    }

    fn here(&self) -> Option<Position> {
        self.here_within(HELD_NODES)
    }

    fn here_within(&self, most: usize) -> Option<Position> {
        let min = self.player() == Player::Min;
        let tree = match &self.source {
            Source::Written { tree, now, .. } => {
                if most < HELD_NODES && tree.subtree(*now).nth(most).is_some() {
                    return None;
                }
                tree.taken_out(*now, min)
            }
            Source::Random { recipe, .. } if self.ply() == 0 => {
                return Some(Position::Tree(Bare::Random(recipe.clone())));
            }
            Source::Random { recipe, now, .. } => recipe
                .generate_below(*now, most)
                .ok()?
                .taken_out(Tree::ROOT, min),
        };
        Some(Position::Tree(Bare::Written(Arc::new(tree))))
    }
}
