//! Plain α-β to the end of the game, for the last moves: no table, no numbers, no order (the
//! tail of the WPNS of Morita, Hashimoto & Kobayashi, from seven empty squares on).

use super::mid::at;
use super::numbers::Numbers;
use crate::problem::{Move, Player, Proving, Value};
use crate::search::probe::descend;
use crate::search::{CutReason, Probe, SearchContext, SearchEvent, Stop};

pub(super) struct Tail<'t, 'a, T> {
    pub tree: &'t mut T,
    pub context: &'t mut SearchContext<'a>,
    pub gamma: Value,
}

/// Whether the inner node under the cursor, already told to be entered, is worth γ or more.
/// `moves` is where the moves of the nodes on the path are kept.
pub(super) fn plain<T: Proving, P: Probe>(
    tail: &mut Tail<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    moves: &mut Vec<Move>,
) -> Result<bool, Stop> {
    tail.context.inner(&*tail.tree)?;
    let first = moves.len();
    tail.tree.moves(moves);
    let end = moves.len();
    let counts = tail.context.counts();
    *counts.expanded.get_or_insert(0) += 1;
    *counts.generated.get_or_insert(0) += (end - first) as u64;
    let player = tail.tree.player();
    probe.expand(at::TAIL, node, player, &moves[first..]);
    let wanted = player == Player::Max;
    let mut answer = !wanted;
    for i in first..end {
        let child = probe.child(node, i - first, moves[i]);
        if answer == wanted {
            let cut = SearchEvent::Cut {
                reason: CutReason::Solved,
                owner: node,
                bound: Value::new(i32::from(answer)),
            };
            probe.emit(at::TAIL, child, cut);
            continue;
        }
        tail.tree.play(moves[i]);
        answer = descend!(
            tail.context,
            probe,
            child,
            tail.tree.player(),
            |p, n| enter(tail, p, n, moves)
        )?;
        tail.tree.undo();
    }
    moves.truncate(first);
    probe.emit(
        at::TAIL,
        node,
        SearchEvent::Return(Numbers::decided(answer).told()),
    );
    Ok(answer)
}

fn enter<T: Proving, P: Probe>(
    tail: &mut Tail<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    moves: &mut Vec<Move>,
) -> Result<bool, Stop> {
    probe.emit(
        at::TAIL,
        node,
        SearchEvent::Enter(Numbers::UNLIMITED.told()),
    );
    let Some(value) = tail.tree.leaf() else {
        return plain(tail, probe, node, moves);
    };
    tail.context.leaf(&*tail.tree)?;
    let proved = value >= tail.gamma;
    probe.emit(at::TAIL, node, SearchEvent::Eval(value));
    probe.emit(
        at::TAIL,
        node,
        SearchEvent::Return(Numbers::decided(proved).told()),
    );
    Ok(proved)
}
