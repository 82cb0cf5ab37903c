//! AND/OR graphs: every node is OR, AND, true or false; children are shared freely, kinds need
//! not alternate, and cycles are allowed (what a cycle means is the problem's business).

use super::MAX_HEIGHT;
use super::arena::NodeId;
use super::nested::NestedError;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Kind {
    Or,
    And,
    True,
    False,
}

impl Kind {
    pub fn is_terminal(self) -> bool {
        matches!(self, Kind::True | Kind::False)
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Or => "OR",
            Kind::And => "AND",
            Kind::True => "T",
            Kind::False => "F",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GraphError {
    Nested(NestedError),
    /// What the reader of JSON says, in English.
    Json(String),
    NodeName {
        name: String,
        line: usize,
        column: usize,
    },
    NodeKind {
        node: u64,
        kind: String,
        line: usize,
        column: usize,
    },
    Empty,
    Twice(u64),
    Missing {
        parent: u64,
        child: u64,
    },
    NoRoot(u64),
    Childless(u64, &'static str),
    TerminalWithChildren(u64, &'static str),
    TooDeep(usize),
}

impl From<NestedError> for GraphError {
    fn from(error: NestedError) -> GraphError {
        GraphError::Nested(error)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Node {
    /// The name by which people know the node.
    id: u64,
    kind: Kind,
    first: u32,
    count: u32,
}

/// An AND/OR graph. Nodes are addressed by their place in the text, from 0; [`Graph::id`] gives
/// the name they have there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    nodes: Vec<Node>,
    children: Vec<NodeId>,
    root: NodeId,
    cyclic: bool,
    height: usize,
}

/// One node as it is written: name, kind, names of the children.
pub(super) type Written = (u64, Kind, Vec<u64>);

impl Graph {
    /// Builds a graph; without a `root` it is the node named 0, or else the first one.
    pub(super) fn new(written: &[Written], root: Option<u64>) -> Result<Graph, GraphError> {
        let mut places: Vec<(u64, NodeId)> = written.iter().map(|w| w.0).zip(0..).collect();
        places.sort_unstable();
        if let Some(pair) = places.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(GraphError::Twice(pair[0].0));
        }
        let place = |id: u64| {
            let at = places.binary_search_by_key(&id, |&(id, _)| id).ok()?;
            Some(places[at].1)
        };
        let mut nodes = Vec::with_capacity(written.len());
        let mut children = Vec::new();
        for &(id, kind, ref names) in written {
            if kind.is_terminal() && !names.is_empty() {
                return Err(GraphError::TerminalWithChildren(id, kind.name()));
            }
            if !kind.is_terminal() && names.is_empty() {
                return Err(GraphError::Childless(id, kind.name()));
            }
            let first = children.len() as u32;
            for &child in names {
                let missing = GraphError::Missing { parent: id, child };
                children.push(place(child).ok_or(missing)?);
            }
            nodes.push(Node {
                id,
                kind,
                first,
                count: names.len() as u32,
            });
        }
        let root = match root {
            Some(id) => place(id).ok_or(GraphError::NoRoot(id))?,
            None if nodes.is_empty() => return Err(GraphError::Empty),
            None => place(0).unwrap_or(0),
        };
        let mut graph = Graph {
            nodes,
            children,
            root,
            cyclic: false,
            height: 0,
        };
        graph.survey();
        if graph.height > MAX_HEIGHT {
            return Err(GraphError::TooDeep(graph.height));
        }
        Ok(graph)
    }

    pub fn root(&self) -> NodeId {
        self.root
    }

    #[inline]
    pub fn kind(&self, node: NodeId) -> Kind {
        self.nodes[node as usize].kind
    }

    #[inline]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        let node = &self.nodes[node as usize];
        &self.children[node.first as usize..][..node.count as usize]
    }

    /// The name the node has in the text.
    #[inline]
    pub fn id(&self, node: NodeId) -> u64 {
        self.nodes[node as usize].id
    }

    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Whether a path from the root can come back to where it was.
    pub fn has_cycle(&self) -> bool {
        self.cyclic
    }

    /// Whether every node is reached by one path only.
    pub fn is_tree(&self) -> bool {
        let mut has_parent = vec![false; self.nodes.len()];
        has_parent[self.root as usize] = true;
        let mut children = self.children.iter();
        children.all(|&child| !std::mem::replace(&mut has_parent[child as usize], true))
    }

    /// The longest path from the root without a repetition, in plies; with cycles an upper bound.
    pub fn height(&self) -> usize {
        self.height
    }

    /// What can be reached from a node, as a graph with that node for its root.
    pub fn rooted_at(&self, root: NodeId) -> Graph {
        let mut reached = vec![false; self.nodes.len()];
        let mut stack = vec![root];
        while let Some(node) = stack.pop() {
            if !std::mem::replace(&mut reached[node as usize], true) {
                stack.extend(self.children(node));
            }
        }
        let written: Vec<Written> = (0..self.nodes.len() as NodeId)
            .filter(|&node| reached[node as usize])
            .map(|node| {
                let names = self.children(node).iter().map(|&child| self.id(child));
                (self.id(node), self.kind(node), names.collect())
            })
            .collect();
        // A part of a graph that was accepted is accepted.
        Graph::new(&written, Some(self.id(root))).unwrap_or_else(|_| self.clone())
    }

    /// Finds cycles and the height, by a depth-first walk that keeps its own stack.
    fn survey(&mut self) {
        const NEW: u32 = u32::MAX;
        const ON_PATH: u32 = u32::MAX - 1;
        // NEW, ON_PATH, or the height of a finished node.
        let mut state = vec![NEW; self.nodes.len()];
        let mut path: Vec<(NodeId, usize)> = vec![(self.root, 0)];
        state[self.root as usize] = ON_PATH;
        self.cyclic = false;
        while let Some(&mut (node, ref mut next)) = path.last_mut() {
            let children = {
                let node = &self.nodes[node as usize];
                &self.children[node.first as usize..][..node.count as usize]
            };
            if let Some(&child) = children.get(*next) {
                *next += 1;
                match state[child as usize] {
                    NEW => {
                        state[child as usize] = ON_PATH;
                        path.push((child, 0));
                    }
                    ON_PATH => self.cyclic = true,
                    _ => {}
                }
            } else {
                let below = children.iter().map(|&child| state[child as usize]);
                let height = below.filter(|&h| h < ON_PATH).map(|h| h + 1).max();
                state[node as usize] = height.unwrap_or(0);
                path.pop();
            }
        }
        self.height = if self.cyclic {
            self.nodes.len()
        } else {
            state[self.root as usize] as usize
        };
    }
}
