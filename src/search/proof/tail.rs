//! Plain α-β to the end of the game, for the last moves: no table, no numbers, no order (the
//! tail of paper 002's WPNS, from seven empty squares on).

use super::mid::at;
use super::numbers::Numbers;
use crate::problem::{GameTree, Move, Player, Value};
use crate::search::probe::descend;
use crate::search::{Account, CutReason, Probe, Say, Stop};

pub(super) struct Tail<'t, 'a, T> {
    pub tree: &'t mut T,
    pub account: &'t mut Account<'a>,
    pub gamma: Value,
}

/// Whether the inner node under the cursor, already told to be entered, is worth γ or more.
/// `moves` is where the moves of the nodes on the path are kept.
pub(super) fn plain<T: GameTree, P: Probe>(
    tail: &mut Tail<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    moves: &mut Vec<Move>,
) -> Result<bool, Stop> {
    tail.account.inner(&*tail.tree)?;
    let first = moves.len();
    tail.tree.moves(moves);
    let end = moves.len();
    let counts = tail.account.counts();
    *counts.expanded.get_or_insert(0) += 1;
    *counts.generated.get_or_insert(0) += (end - first) as u64;
    let player = tail.tree.player();
    probe.expand(at::TAIL, node, player, &moves[first..]);
    let wanted = player == Player::Max;
    let mut answer = !wanted;
    for i in first..end {
        let child = probe.child(node, i - first, moves[i]);
        if answer == wanted {
            let cut = Say::Cut {
                reason: CutReason::Solved,
                owner: node,
                bound: Value::new(i32::from(answer)),
            };
            probe.tell(at::TAIL, child, cut);
            continue;
        }
        tail.tree.play(moves[i]);
        answer = descend!(
            tail.account,
            probe,
            child,
            tail.tree.player(),
            |p, n| enter(tail, p, n, moves)
        )?;
        tail.tree.undo();
    }
    moves.truncate(first);
    probe.tell(at::TAIL, node, Say::Return(Numbers::decided(answer).told()));
    Ok(answer)
}

fn enter<T: GameTree, P: Probe>(
    tail: &mut Tail<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    moves: &mut Vec<Move>,
) -> Result<bool, Stop> {
    probe.tell(at::TAIL, node, Say::Enter(Numbers::UNLIMITED.told()));
    let Some(value) = tail.tree.leaf() else {
        return plain(tail, probe, node, moves);
    };
    tail.account.leaf(&*tail.tree)?;
    let proved = value >= tail.gamma;
    probe.tell(at::TAIL, node, Say::Eval(value));
    probe.tell(at::TAIL, node, Say::Return(Numbers::decided(proved).told()));
    Ok(proved)
}
