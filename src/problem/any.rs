//! Any of the trees, for code that is not generic: looking at a node, naming a move. Searches
//! are instantiated per tree by `with_tree!`.

use super::display::{MoveError, Shown};
use super::games::{BoardGame, Position};
use super::list::for_each_game;
use super::tree::{
    Categorised, Charge, Deepening, Dominance, GameTree, Move, Proving, StaticBounds,
};
use super::value::{Bounds, Player, Value};
use crate::base::messages::Lang;

macro_rules! make_trees {
    ([] $($(#[$attribute:meta])* $game:ident = $module:ident
        { $($tree:ident: $type:ident),* } $($line:ident)?;)*) => {
        #[derive(Clone, Debug)]
        pub enum AnyTree {
            $($($tree(super::$module::$type),)*)*
        }
    };
}
for_each_game!({ make_trees } []);

/// Evaluates `$body` with `$tree` bound to the tree inside, whatever its type.
macro_rules! with_tree {
    ($any:expr, |$tree:ident| $body:expr) => {
        $crate::problem::for_each_game!({ $crate::problem::match_tree } [$any, $tree, $body])
    };
}

macro_rules! match_tree {
    ([$any:expr, $name:ident, $body:expr]
     $($(#[$attribute:meta])* $game:ident = $module:ident
        { $($tree:ident: $type:ident),* } $($line:ident)?;)*) => {
        match $any {
            $($($crate::problem::AnyTree::$tree($name) => $body,)*)*
        }
    };
}
pub(crate) use {match_tree, with_tree};

impl GameTree for AnyTree {
    fn player(&self) -> Player {
        with_tree!(self, |tree| tree.player())
    }
    fn leaf(&mut self) -> Option<Value> {
        with_tree!(self, |tree| tree.leaf())
    }
    fn moves(&mut self, moves: &mut Vec<Move>) {
        with_tree!(self, |tree| tree.moves(moves));
    }
    fn play(&mut self, m: Move) {
        with_tree!(self, |tree| tree.play(m));
    }
    fn undo(&mut self) {
        with_tree!(self, |tree| tree.undo());
    }
    fn ply(&self) -> usize {
        with_tree!(self, |tree| tree.ply())
    }
    fn key(&self) -> u64 {
        with_tree!(self, |tree| tree.key())
    }
    fn window(&self) -> Bounds {
        with_tree!(self, |tree| tree.window())
    }
    fn static_value(&mut self) -> Value {
        with_tree!(self, |tree| tree.static_value())
    }
    fn replies(&mut self) -> usize {
        with_tree!(self, |tree| tree.replies())
    }
    fn leaf_id(&self) -> u64 {
        with_tree!(self, |tree| tree.leaf_id())
    }
    fn node_id(&self) -> u64 {
        with_tree!(self, |tree| tree.node_id())
    }
    fn shares_nodes(&self) -> bool {
        with_tree!(self, |tree| tree.shares_nodes())
    }
    fn cut_a_cycle(&self) -> bool {
        with_tree!(self, |tree| tree.cut_a_cycle())
    }
}

impl StaticBounds for AnyTree {
    fn static_bounds(&mut self, computed: bool) -> Option<Bounds> {
        with_tree!(self, |tree| tree.static_bounds(computed))
    }
}

impl Deepening for AnyTree {
    fn height(&self) -> usize {
        with_tree!(self, |tree| tree.height())
    }
    fn set_horizon(&mut self, plies: Option<usize>) {
        with_tree!(self, |tree| tree.set_horizon(plies));
    }
    fn horizon_reached(&self) -> bool {
        with_tree!(self, |tree| tree.horizon_reached())
    }
    fn set_root_order(&mut self, order: &[Move]) {
        with_tree!(self, |tree| tree.set_root_order(order));
    }
}

impl Proving for AnyTree {
    fn may_repeat(&self) -> bool {
        with_tree!(self, |tree| tree.may_repeat())
    }
    fn repeats(&self) -> bool {
        with_tree!(self, |tree| tree.repeats())
    }
    fn remaining(&self) -> Option<usize> {
        with_tree!(self, |tree| tree.remaining())
    }
    fn charges(&self) -> bool {
        with_tree!(self, |tree| tree.charges())
    }
    fn charge(&self, m: Move) -> Charge {
        with_tree!(self, |tree| tree.charge(m))
    }
    fn dominance(&self) -> Option<Dominance> {
        with_tree!(self, |tree| tree.dominance())
    }
    fn similar(&self) -> Option<u64> {
        with_tree!(self, |tree| tree.similar())
    }
}

impl Categorised for AnyTree {
    fn categorised(&self) -> Option<BoardGame> {
        with_tree!(self, |tree| tree.categorised())
    }
    fn categories(&mut self, moves: &[Move], categories: &mut Vec<u8>) {
        with_tree!(self, |tree| tree.categories(moves, categories));
    }
}

impl Shown for AnyTree {
    fn move_name(&self, m: Move, lang: Lang) -> String {
        with_tree!(self, |tree| tree.move_name(m, lang))
    }
    fn move_text(&self, m: Move) -> String {
        with_tree!(self, |tree| tree.move_text(m))
    }
    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        with_tree!(self, |tree| tree.parse_move(text))
    }
    fn position_text(&self) -> String {
        with_tree!(self, |tree| tree.position_text())
    }
    fn here(&self) -> Option<Position> {
        with_tree!(self, |tree| tree.here())
    }

    fn here_within(&self, most: usize) -> Option<Position> {
        with_tree!(self, |tree| tree.here_within(most))
    }
}
