//! Where a node stands among its ancestors and elder siblings: the quantities of Katoh & Ibaraki, each
//! with the node it is owed to.
//!
//! Reads the bounds L_b, U_b of a moment; what they are is the business of the search that told
//! them.

use super::event::NodeId;
use super::moment::{Moment, State};
use super::nodes::NodeTable;
use crate::problem::{Bounds, Player, Value};

/// A number, and the node whose bound it is; nobody's where it is infinite by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owned {
    pub value: Value,
    pub owner: Option<NodeId>,
}

impl Owned {
    const LEAST: Owned = Owned {
        value: Value::NEG_INF,
        owner: None,
    };
    const GREATEST: Owned = Owned {
        value: Value::INF,
        owner: None,
    };

    /// The greater of the two; the one that was there before on ties.
    fn raised(self, value: Value, owner: NodeId) -> Owned {
        if value > self.value {
            Owned {
                value,
                owner: Some(owner),
            }
        } else {
            self
        }
    }

    fn lowered(self, value: Value, owner: NodeId) -> Owned {
        if value < self.value {
            Owned {
                value,
                owner: Some(owner),
            }
        } else {
            self
        }
    }
}

/// What Katoh & Ibaraki define of a node P of the search tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathBounds {
    pub node: NodeId,
    /// L_b(P), U_b(P).
    pub bounds: Bounds,
    /// L_t(P) = max L_b over the MAX ancestors, U_t(P) = min U_b over the MIN ancestors, and what was
    /// known of the root beforehand.
    pub lower_top: Owned,
    pub upper_top: Owned,
    /// α(P) = max L_b over AMAX-LS(P), β(P) = min U_b over AMIN-LS(P).
    pub alpha: Owned,
    pub beta: Owned,
    /// ᾱ(P) = max U_b over AMAX-LS(P), β̄(P) = min L_b over AMIN-LS(P).
    pub alpha_bar: Owned,
    pub beta_bar: Owned,
    /// The first node of AMIN-LS(P) that is not closed: while there is one, P is not
    /// left-MAX-certified.
    pub uncertified_by: Option<NodeId>,
}

/// The two numbers of (2.7) at a node that is cut: L_t or L_b, and U_t or U_b. The node's own bound
/// where it is the owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    pub node: NodeId,
    pub low: Owned,
    pub high: Owned,
}

impl PathBounds {
    /// One walk from the root to the node; looks at every elder sibling on the way.
    pub fn of(nodes: &NodeTable, moment: &Moment, node: NodeId) -> PathBounds {
        let known = moment.known(NodeId::ROOT).window;
        let mut standing = PathBounds {
            node,
            bounds: moment.bounds(node),
            lower_top: Owned::LEAST.raised(known.lower, NodeId::ROOT),
            upper_top: Owned::GREATEST.lowered(known.upper, NodeId::ROOT),
            alpha: Owned::LEAST,
            beta: Owned::GREATEST,
            alpha_bar: Owned::LEAST,
            beta_bar: Owned::GREATEST,
            uncertified_by: None,
        };
        let mut path: Vec<NodeId> = nodes.ancestors(node).collect();
        path.reverse();
        for pair in path.windows(2) {
            standing.step(nodes, moment, pair[0], pair[1]);
        }
        standing
    }

    /// From an ancestor to its child on the path.
    fn step(&mut self, nodes: &NodeTable, moment: &Moment, above: NodeId, next: NodeId) {
        let player = nodes.player(above);
        let Bounds { lower, upper } = moment.bounds(above);
        match player {
            Player::Max => self.lower_top = self.lower_top.raised(lower, above),
            Player::Min => self.upper_top = self.upper_top.lowered(upper, above),
        }
        for elder in nodes.children(above).take_while(|&child| child != next) {
            let Bounds { lower, upper } = moment.bounds(elder);
            match player {
                Player::Max => {
                    self.alpha = self.alpha.raised(lower, elder);
                    self.alpha_bar = self.alpha_bar.raised(upper, elder);
                }
                Player::Min => {
                    self.beta = self.beta.lowered(upper, elder);
                    self.beta_bar = self.beta_bar.lowered(lower, elder);
                    let low = self.lower_top.value.max(lower);
                    let high = self.upper_top.value.min(upper);
                    if low < high && self.uncertified_by.is_none() {
                        self.uncertified_by = Some(elder);
                    }
                }
            }
        }
    }

    /// K(P) = min(U_t, U_b), by which SSS* chooses, and whose bound it is: an elder sibling's where that
    /// says as much.
    pub fn best_hope(&self) -> Owned {
        let key = self.upper_top.lowered(self.bounds.upper, self.node);
        match self.beta.value == key.value {
            true => self.beta,
            false => key,
        }
    }

    /// Its mirror image, max(L_t, L_b), by which DUAL* chooses.
    pub fn worst_fear(&self) -> Owned {
        let key = self.lower_top.raised(self.bounds.lower, self.node);
        match self.alpha.value == key.value {
            true => self.alpha,
            false => key,
        }
    }

    /// β̄(P) > ᾱ(P): α-β is bound to visit P, whatever the rest of the tree holds.
    pub fn is_eligible(&self) -> bool {
        self.beta_bar.value > self.alpha_bar.value
    }

    /// Every node of AMIN-LS(P) is closed.
    pub fn is_left_max_certified(&self) -> bool {
        self.uncertified_by.is_none()
    }

    /// The numbers of (2.7), whether they meet or not: those of the node itself if its value is
    /// known; else an ancestor's bound goes before an equal one of the node's own.
    pub fn meeting(&self) -> Meeting {
        let own = |value| Owned {
            value,
            owner: Some(self.node),
        };
        let Bounds { lower, upper } = self.bounds;
        if self.bounds.is_exact() {
            return Meeting {
                node: self.node,
                low: own(lower),
                high: own(upper),
            };
        }
        Meeting {
            node: self.node,
            low: self.lower_top.raised(lower, self.node),
            high: self.upper_top.lowered(upper, self.node),
        }
    }

    /// (2.7): max(L_t, L_b) ≥ min(U_t, U_b).
    pub fn is_closed(&self) -> bool {
        let Meeting { low, high, .. } = self.meeting();
        low.value >= high.value
    }
}

/// What lies below a node at a moment, itself not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Below {
    /// Nodes generated, whatever became of them.
    pub generated: u64,
    pub evaluated: u64,
    pub expanded: u64,
    pub open: u64,
    pub cut: u64,
    /// Nodes entered but only counted.
    pub hidden: u64,
    /// The count was given up: there are more.
    pub more: bool,
}

impl Below {
    /// Counts what lies below `node`, but looks at no more than about `limit` nodes.
    pub fn of(nodes: &NodeTable, moment: &Moment, node: NodeId, limit: u64) -> Below {
        let mut below = Below {
            hidden: moment.node(nodes, node).hidden,
            ..Below::default()
        };
        let mut todo = vec![node];
        while let Some(at) = todo.pop() {
            for child in moment.children(nodes, at) {
                let view = moment.node(nodes, child);
                if view.state == State::Ungenerated {
                    continue;
                }
                below.generated += 1;
                below.evaluated += u64::from(view.evaluated);
                below.expanded += u64::from(view.expanded);
                below.open += u64::from(moment.is_open(child));
                below.cut += u64::from(matches!(view.state, State::Cut | State::PreCut));
                below.hidden += view.hidden;
                if view.expanded {
                    todo.push(child);
                }
            }
            if below.generated > limit {
                below.more = true;
                break;
            }
        }
        below
    }
}
