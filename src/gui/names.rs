//! What the window finds out about a node by walking to it: what it is called (child numbers in
//! bare trees, moves in games), its position, which others are the same one. Remembered, for a
//! table asks for thirty names sixty times a second.

use crate::base::messages::{Lang, tr};
use crate::base::platform::Instant;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use super::model::Run;
use crate::game::tree::Tree;
use crate::problem::{AnyTree, Bare, GameTree, Player, Position, Shown};
use crate::search::catalogue::PreparedSearch;
use crate::search::depth_first::realization;
use crate::trace::cheapest_solution::{self, Places, Tips};
use crate::trace::{CursorPath, NodeId};

/// Names that are kept.
const MOST: usize = 20_000;
/// A tree with more nodes is too long to be shown as text.
const SHOWN_NODES: usize = 400;
/// Moves at the end of a long path that are shown.
const LAST_MOVES: usize = 2;
/// A name with so many characters needs no shortening.
const SHORT: usize = 11;

/// How long a frame looks at positions, and the largest tree in which they are compared.
const A_FRAMES_PLACES: Duration = Duration::from_millis(3);
const MOST_PLACES: usize = 100_000;

#[derive(Default)]
pub struct Names {
    /// Of this run.
    run: u64,
    tree: Option<AnyTree>,
    /// Names in this language.
    lang: Lang,
    known: HashMap<NodeId, Name>,
    places: Places,
    /// How the run searches, once somebody has asked; it may have to be read from a file.
    plan: Option<Option<PreparedSearch>>,
}

#[derive(Clone, Debug, PartialEq)]
struct Name {
    full: String,
    short: String,
}

impl Names {
    /// The whole path.
    pub fn full(&mut self, run: &Run, node: NodeId, lang: Lang) -> String {
        if node == NodeId::ROOT {
            return tr!(lang, watch_root).to_owned();
        }
        self.name(run, node, lang).full.clone()
    }

    /// The end of the path, for places with little room.
    pub fn short(&mut self, run: &Run, node: NodeId, lang: Lang) -> String {
        if node == NodeId::ROOT {
            return tr!(lang, watch_root).to_owned();
        }
        self.name(run, node, lang).short.clone()
    }

    fn name(&mut self, run: &Run, node: NodeId, lang: Lang) -> &Name {
        self.turn_to(run);
        if self.known.len() > MOST || self.lang != lang {
            self.known.clear();
            self.lang = lang;
        }
        if !self.known.contains_key(&node) {
            let name = self.make(run, node, lang);
            self.known.insert(node, name);
        }
        &self.known[&node]
    }

    /// What is known of another run is forgotten.
    fn turn_to(&mut self, run: &Run) {
        if self.run != run.number() {
            *self = Names {
                run: run.number(),
                ..Names::default()
            };
        }
    }

    fn make(&mut self, run: &Run, node: NodeId, lang: Lang) -> Name {
        if !run.nodes().contains(node) {
            return Name {
                full: "?".to_owned(),
                short: "?".to_owned(),
            };
        }
        let path = run.nodes().path(node);
        let named = run.problem().names_moves();
        let written = run.problem().written_names(&path);
        let words: Vec<String> = if let Some(written) = written {
            written
        } else if named {
            let Some(tree) = self.tree(run) else {
                return Name {
                    full: String::new(),
                    short: String::new(),
                };
            };
            let word = |&m| {
                let word = tree.move_name(m, lang);
                tree.play(m);
                word
            };
            let words = path.iter().map(word).collect();
            path.iter().for_each(|_| tree.undo());
            words
        } else {
            path.iter().map(|m| m.0.to_string()).collect()
        };
        let between = if named { " " } else { "." };
        let full = words.join(between);
        // ☗７六歩 and ☗P-7f are as wide as two moves of Othello.
        let wide = words.iter().any(|word| !word.is_ascii());
        let last = if wide { 1 } else { LAST_MOVES };
        let short = if full.chars().count() <= SHORT || words.len() <= last {
            full.clone()
        } else {
            format!("…{}", words[words.len() - last..].join(between))
        };
        Name { full, short }
    }

    /// A cursor at the root of the run's problem.
    fn tree(&mut self, run: &Run) -> Option<&mut AnyTree> {
        if self.tree.is_none() {
            self.tree = run.problem().tree().ok();
        }
        self.tree.as_mut()
    }

    /// The open ends of the cheapest solution tree below a node, and how many of them are different.
    pub fn tips(&mut self, run: &Run, node: NodeId) -> Option<Tips> {
        self.turn_to(run);
        let mut places = std::mem::take(&mut self.places);
        let nodes = run.nodes();
        let mut complete = false;
        if let Some(tree) = self.tree(run)
            && nodes.len() <= MOST_PLACES
        {
            let until = Instant::now() + A_FRAMES_PLACES;
            let mut way = CursorPath::default();
            complete = places.extend(nodes, Some(until), |node| {
                way.go_to(tree, nodes, node);
                tree.key()
            });
            way.go_home(tree);
        }
        self.places = places;
        if !complete {
            return None;
        }
        cheapest_solution::tips(nodes, run.moment(), node, &self.places)
    }

    /// Whether there are nodes of the run whose positions are still to be looked at.
    pub fn is_behind(&self, run: &Run) -> bool {
        let count = run.nodes().len();
        count <= MOST_PLACES && self.places.len() < count
    }

    /// What a search by realization probability has left of its threshold at a node, in thousandths.
    pub fn remaining(&mut self, run: &Run, node: NodeId) -> Option<i64> {
        self.turn_to(run);
        let plan = self.plan.get_or_insert_with(|| run.choice().prepare().ok());
        let Some(PreparedSearch::Realization(parameters)) = plan else {
            return None;
        };
        let parameters = parameters.clone();
        let path = run.nodes().path(node);
        realization::remaining(self.tree(run)?, &parameters, &path)
    }

    /// The position at a node, as it is shown. Leaves of a bare tree keep the sign they have in
    /// the tree that is searched, though MIN may be to move here.
    pub fn position(&mut self, run: &Run, node: NodeId) -> Option<Position> {
        self.turn_to(run);
        let path = run.nodes().path(node);
        let tree = self.tree(run)?;
        path.iter().for_each(|&m| tree.play(m));
        let min = tree.player() == Player::Min;
        let here = match tree.here_within(SHOWN_NODES) {
            Some(Position::Tree(Bare::Written(below))) if min => {
                let as_written = below.taken_out(Tree::ROOT, true);
                Some(Position::Tree(Bare::Written(Arc::new(as_written))))
            }
            here => here,
        };
        path.iter().for_each(|_| tree.undo());
        here
    }
}
