//! Two small searches on a made-up tree that talk to a probe, so that recording can be tested
//! without the real algorithms.

use super::event::NodeId;
use super::moment::Moment;
use super::nodes::NodeTable;
use crate::base::random::mix;
use crate::problem::{Bounds, Move, Player, Value};
use crate::search::{CutReason, Probe, SearchEvent};

/// A uniform tree whose leaf values come from a seed.
pub struct Toy {
    seed: u64,
    depth: u32,
    branching: u32,
}

impl Toy {
    pub fn new(seed: u64, depth: u32, branching: u32) -> Toy {
        Toy {
            seed,
            depth,
            branching,
        }
    }

    fn moves(&self) -> Vec<Move> {
        (0..self.branching).map(Move).collect()
    }

    fn root_key(&self) -> u64 {
        mix(self.seed)
    }

    fn child_key(key: u64, m: Move) -> u64 {
        mix(key ^ u64::from(m.0 + 1))
    }

    fn leaf(&self, key: u64, ply: u32) -> Option<Value> {
        (ply == self.depth).then(|| Value::new((key % 201) as i32 - 100))
    }
}

/// Fail-soft α-β, told as the real one tells it; gives the value and the nodes entered.
pub fn alpha_beta<P: Probe>(toy: &Toy, probe: &mut P) -> (Value, u64) {
    let root = probe.root(Player::Max);
    let mut nodes = 0;
    let key = toy.root_key();
    let value = visit(
        toy,
        probe,
        root,
        key,
        0,
        Player::Max,
        Bounds::UNKNOWN,
        &mut nodes,
    );
    probe.emit(9, root, SearchEvent::Done(Bounds::exact(value)));
    (value, nodes)
}

#[expect(clippy::too_many_arguments, reason = "a toy without state of its own")]
fn visit<P: Probe>(
    toy: &Toy,
    probe: &mut P,
    node: P::Node,
    key: u64,
    ply: u32,
    player: Player,
    window: Bounds,
    nodes: &mut u64,
) -> Value {
    *nodes += 1;
    probe.emit(0, node, SearchEvent::Enter(window));
    if let Some(value) = toy.leaf(key, ply) {
        probe.emit(1, node, SearchEvent::Eval(value));
        probe.emit(1, node, SearchEvent::Return(Bounds::exact(value)));
        return value;
    }
    let moves = toy.moves();
    probe.expand(2, node, player, &moves);
    let mut best = player.negamax(Value::NEG_INF);
    let mut inner = window;
    for (i, &m) in moves.iter().enumerate() {
        let child = probe.child(node, i, m);
        if inner.lower >= inner.upper {
            let (reason, bound) = match player {
                Player::Max => (CutReason::Beta, window.upper),
                Player::Min => (CutReason::Alpha, window.lower),
            };
            let owner = node;
            probe.emit(
                5,
                child,
                SearchEvent::Cut {
                    reason,
                    owner,
                    bound,
                },
            );
            continue;
        }
        let (key, ply, other) = (Toy::child_key(key, m), ply + 1, player.other());
        let value = match probe.below(child, *nodes) {
            Some(silent) => {
                let name = silent.root(other);
                let value = visit(toy, silent, name, key, ply, other, inner, nodes);
                probe.above(child, *nodes);
                value
            }
            None => visit(toy, probe, child, key, ply, other, inner, nodes),
        };
        match player {
            Player::Max => {
                best = best.max(value);
                inner.lower = inner.lower.max(best);
            }
            Player::Min => {
                best = best.min(value);
                inner.upper = inner.upper.min(best);
            }
        }
    }
    probe.emit(7, node, SearchEvent::Return(Bounds::exact(best)));
    best
}

/// Breadth-first through the tree, keeping names in cells as best-first searches do; gives the
/// nodes entered.
pub fn flood<P: Probe>(toy: &Toy, probe: &mut P, limit: u64) -> u64 {
    let root = probe.root(Player::Max);
    let mut queue = std::collections::VecDeque::from([(root, toy.root_key(), 0, Player::Max)]);
    let mut nodes = 0;
    let merit = Value::INF;
    while nodes < limit
        && let Some((node, key, ply, player)) = queue.pop_front()
    {
        nodes += 1;
        let open = queue.len() as u64 + 1;
        probe.emit(0, node, SearchEvent::Select { merit, open });
        if let Some(value) = toy.leaf(key, ply) {
            probe.emit(1, node, SearchEvent::Eval(value));
            continue;
        }
        let moves = toy.moves();
        probe.expand(2, node, player, &moves);
        for (i, &m) in moves.iter().enumerate() {
            let child = probe.child(node, i, m);
            let dormant = false;
            probe.emit(3, child, SearchEvent::Open { merit, dormant });
            queue.push_back((child, Toy::child_key(key, m), ply + 1, player.other()));
        }
    }
    probe.emit(9, root, SearchEvent::Done(Bounds::UNKNOWN));
    nodes
}

/// Fails unless both moments say the same of everything.
pub fn assert_same_moment(a: &Moment, b: &Moment, nodes: &NodeTable) {
    assert_eq!(a.now, b.now);
    assert!(a.open().eq(b.open()));
    assert_eq!(a.open().count() as u64, a.tally().open);
    for id in 0..nodes.len() as u32 {
        let node = NodeId(id);
        assert_eq!(a.node(nodes, node), b.node(nodes, node), "node {id}");
    }
}
