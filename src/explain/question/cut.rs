//! What will be cut, what will never be looked at, and who says so.

use super::{Asked, Reason, Solution, Verdict};
use crate::problem::{Bounds, Player, Value};
use crate::search::CutReason;
use crate::trace::event::{Kind, NodeId};

/// One cut: which node, by whose bound, and what its parent was worth by then.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cut {
    pub node: NodeId,
    pub parent: NodeId,
    pub player: Player,
    pub reason: CutReason,
    /// Dropped when it was selected: L_t ≥ U_t.
    pub at_selection: Option<Bounds>,
    pub owner: NodeId,
    pub bound: Value,
    /// The sibling that brought the parent there, and its value.
    pub refuter: Option<(NodeId, Value)>,
    /// γ of the pass in which it happens.
    pub gamma: Option<Value>,
}

/// The cut told by the event at this place of the log.
pub(super) fn at(asked: &Asked<'_>, index: usize) -> Option<Cut> {
    let log = asked.log();
    let event = log.get(index)?;
    let nodes = asked.nodes();
    let parent = nodes.parent(event.node);
    if parent.is_none() {
        return None;
    }
    let mut cut = Cut {
        node: asked.place(event.node),
        parent: asked.place(parent),
        player: nodes.player(parent),
        reason: CutReason::PurgedUnder,
        at_selection: None,
        owner: asked.place(parent),
        bound: Value::INF,
        refuter: None,
        gamma: (0..index)
            .rev()
            .filter_map(|k| log.get(k))
            .find(|before| before.kind == Kind::Pass)
            .map(|pass| pass.value()),
    };
    match event.kind {
        Kind::PreCut => cut.at_selection = Some(event.bounds()),
        Kind::Cut => {
            cut.reason = event.cut_reason();
            cut.owner = asked.place(event.owner());
            cut.bound = event.bounds().upper;
            cut.refuter = (0..index).rev().find_map(|k| {
                let before = log.get(k)?;
                let brings = matches!(before.kind, Kind::Return | Kind::Eval)
                    && nodes.parent(before.node) == parent;
                brings.then(|| {
                    let bounds = before.bounds();
                    let value = match (before.kind, cut.player) {
                        (Kind::Eval, _) => before.value(),
                        (_, Player::Max) => bounds.lower,
                        (_, Player::Min) => bounds.upper,
                    };
                    (asked.place(before.node), value)
                })
            });
        }
        _ => return None,
    }
    Some(cut)
}

/// What happens first to a node from the moment on: it is searched, or it or one above it is cut.
enum Fate {
    Searched,
    Cut(usize),
    Nothing,
}

fn fate(asked: &Asked<'_>, place: NodeId, from: usize) -> Fate {
    let canvas = asked.canvas;
    let line: Vec<NodeId> = canvas
        .nodes()
        .ancestors(place)
        .filter_map(|above| canvas.of_run(asked.run, above))
        .collect();
    let own = canvas.of_run(asked.run, place);
    let log = asked.log();
    for (k, event) in (from..).zip(log.range(from, log.len())) {
        let searched = matches!(
            event.kind,
            Kind::Enter | Kind::Select | Kind::Eval | Kind::Expand | Kind::ReSearch
        );
        if searched && Some(event.node) == own {
            // Selected and dropped at once is not searched.
            let dropped = log
                .get(k + 1)
                .is_some_and(|e| e.kind == Kind::PreCut && e.node == event.node);
            if !dropped {
                return Fate::Searched;
            }
        }
        if matches!(event.kind, Kind::Cut | Kind::PreCut) && line.contains(&event.node) {
            return Fate::Cut(k);
        }
    }
    Fate::Nothing
}

/// The so-many-th leaf, if that is what is evaluated.
fn rank(asked: &Asked<'_>, place: NodeId) -> Option<u64> {
    let node = asked.canvas.of_run(asked.run, place)?;
    let log = asked.log();
    let evals = log
        .range(0, log.len())
        .filter(|event| event.kind == Kind::Eval);
    (1..)
        .zip(evals)
        .find(|(_, e)| e.node == node)
        .map(|(i, _)| i)
}

pub fn judge(asked: &Asked<'_>, place: NodeId) -> Option<Verdict> {
    let already = |above: NodeId| {
        asked.present(above).is_some_and(|node| {
            use crate::trace::moment::State;
            matches!(asked.moment.state(node), State::Cut | State::PreCut)
        })
    };
    if asked.canvas.nodes().ancestors(place).any(already) {
        let reason = Reason::AlreadyCut { node: place };
        return Some(Verdict {
            right: false,
            reason,
        });
    }
    Some(match fate(asked, place, asked.now()) {
        Fate::Cut(index) => {
            let cut = at(asked, index)?;
            let reason = if cut.node == place {
                Reason::Cut(cut)
            } else {
                Reason::BelowCut { node: place, cut }
            };
            Verdict {
                right: true,
                reason,
            }
        }
        Fate::Searched => Verdict {
            right: false,
            reason: Reason::Visited {
                node: place,
                leaf: rank(asked, place),
            },
        },
        Fate::Nothing => Verdict {
            right: false,
            reason: match asked.present(place) {
                Some(node) => Reason::Searched {
                    node: place,
                    state: asked.moment.state(node),
                },
                None => Reason::NeverReached {
                    node: place,
                    cut: None,
                },
            },
        },
    })
}

/// The moment at which this node or one above it is cut.
pub fn shown_at(asked: &Asked<'_>, place: NodeId) -> Option<usize> {
    match fate(asked, place, asked.now()) {
        Fate::Cut(index) => Some(index + 1),
        Fate::Searched | Fate::Nothing => None,
    }
}

pub fn solve(asked: &Asked<'_>) -> Option<Solution> {
    let mut nodes = Vec::new();
    let mut first = None;
    for (k, event) in asked.coming() {
        if !matches!(event.kind, Kind::Cut | Kind::PreCut) {
            continue;
        }
        let place = asked.place(event.node);
        if judge(asked, place).is_some_and(|verdict| verdict.right) && !nodes.contains(&place) {
            nodes.push(place);
            first.get_or_insert(k);
        }
    }
    let index = first?;
    Some(Solution {
        nodes,
        number: None,
        moment: index + 1,
        reason: Reason::Cut(at(asked, index)?),
    })
}

pub fn judge_unvisited(asked: &Asked<'_>, place: NodeId) -> Option<Verdict> {
    if asked.canvas.value(place).is_none() {
        let reason = Reason::NotALeaf { node: place };
        return Some(Verdict {
            right: false,
            reason,
        });
    }
    Some(match rank(asked, place) {
        Some(rank) => Verdict {
            right: false,
            reason: Reason::Visited {
                node: place,
                leaf: Some(rank),
            },
        },
        None => Verdict {
            right: true,
            reason: Reason::NeverReached {
                node: place,
                cut: match fate(asked, place, 0) {
                    Fate::Cut(index) => at(asked, index),
                    _ => None,
                },
            },
        },
    })
}

pub fn solve_unvisited(asked: &Asked<'_>) -> Option<Solution> {
    let places = (0..asked.canvas.nodes().len() as u32).map(NodeId);
    let nodes: Vec<NodeId> = places
        .filter(|&place| judge_unvisited(asked, place).is_some_and(|verdict| verdict.right))
        .collect();
    let reason = judge_unvisited(asked, *nodes.first()?)?.reason;
    Some(Solution {
        nodes,
        number: None,
        moment: asked.log().len(),
        reason,
    })
}
