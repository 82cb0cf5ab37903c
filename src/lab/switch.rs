//! Katoh & Ibaraki's explanation of why experiment 2 fails, made visible: how deep the members of
//! OPEN lie when the first recursion begins, and how deep the roots of the recursions lie.

use crate::problem::{Move, Player};
use crate::search::{Probe, SearchEvent, Silent, Step};

/// A probe that counts depths. Nodes are followed one by one only until the first recursion begins.
#[derive(Default)]
pub struct Switch {
    level: u32,
    nodes: Vec<Node>,
    switched: bool,
    /// Members of OPEN by depth when the first recursion began.
    pub open: Vec<u64>,
    /// Roots of recursions entered from the first level, by depth.
    pub roots: Vec<u64>,
}

#[derive(Clone, Copy)]
struct Node {
    depth: u32,
    first: u32,
    count: u32,
    open: bool,
}

/// A node's depth, and its number while nodes are followed.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Name {
    depth: u32,
    number: Option<u32>,
}

impl Switch {
    fn add(&mut self, depth: u32) -> u32 {
        self.nodes.push(Node {
            depth,
            first: 0,
            count: 0,
            open: false,
        });
        self.nodes.len() as u32 - 1
    }

    /// Everything below a closed node has left OPEN.
    fn close(&mut self, number: u32) {
        let mut below = vec![number];
        while let Some(at) = below.pop() {
            let node = &mut self.nodes[at as usize];
            node.open = false;
            below.extend(node.first..node.first + node.count);
        }
    }

    fn count_open(&mut self) {
        for node in self.nodes.iter().filter(|node| node.open) {
            bump(&mut self.open, node.depth);
        }
        self.switched = true;
        self.nodes = Vec::new();
    }
}

fn bump(histogram: &mut Vec<u64>, depth: u32) {
    let depth = depth as usize;
    if histogram.len() <= depth {
        histogram.resize(depth + 1, 0);
    }
    histogram[depth] += 1;
}

impl Probe for Switch {
    type Node = Name;
    type Below = Silent;

    fn root(&mut self, _: Player) -> Name {
        if self.nodes.is_empty() && !self.switched {
            self.add(0);
        }
        Name {
            depth: 0,
            number: (!self.switched).then_some(0),
        }
    }

    fn expand(&mut self, _: Step, node: Name, _: Player, moves: &[Move]) {
        if let Some(number) = node.number.filter(|_| !self.switched) {
            let first = self.nodes.len() as u32;
            for _ in moves {
                self.add(node.depth + 1);
            }
            let parent = &mut self.nodes[number as usize];
            (parent.first, parent.count) = (first, moves.len() as u32);
        }
    }

    fn child(&mut self, node: Name, index: usize, _: Move) -> Name {
        let number = node.number.filter(|_| !self.switched);
        Name {
            depth: node.depth + 1,
            number: number.map(|n| self.nodes[n as usize].first + index as u32),
        }
    }

    fn emit(&mut self, _: Step, node: Name, event: SearchEvent<Name>) {
        if let SearchEvent::Enter(_) = event
            && self.level == 2
        {
            if !self.switched {
                self.count_open();
            }
            bump(&mut self.roots, node.depth);
        }
        if self.switched {
            return;
        }
        let Some(number) = node.number else { return };
        match event {
            SearchEvent::Open { .. } => self.nodes[number as usize].open = true,
            SearchEvent::Select { .. } | SearchEvent::Unopen => {
                self.nodes[number as usize].open = false
            }
            SearchEvent::Close { .. } => self.close(number),
            _ => {}
        }
    }

    fn level(&mut self, level: u32) {
        self.level = level;
    }

    fn below(&mut self, _: Name, _: u64) -> Option<&mut Silent> {
        None
    }

    fn above(&mut self, _: Name, _: u64) {}
}
