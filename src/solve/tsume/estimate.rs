//! First guesses at proof and disproof numbers (df-pn+), from who guards the square a move goes to.

use super::board::{Board, Move};
use super::geometry::*;
use super::table::Number;

/// One whole step of difficulty; features move numbers by halves of it.
pub const UNIT: Number = 2;

/// For the position after a check: hard to prove where two defenders guard the square, hard to
/// refute where the attackers outnumber them.
pub fn after_check(board: &Board, m: Move) -> (Number, Number) {
    let occupied = board.occupied();
    let to = m.to();
    let guards = board.attackers(DEFENDER, to, occupied).count_ones();
    let mut support = board.attackers(ATTACKER, to, occupied).count_ones();
    if m.is_drop() {
        support += 1;
    }
    let (mut pn, mut dn) = (UNIT, UNIT);
    if guards >= 2 {
        pn += UNIT;
    }
    if support > guards {
        dn += UNIT;
    } else if matches!(board.kind_on(to), GOLD | SILVER) {
        dn += UNIT / 2;
    } else {
        pn += UNIT;
    }
    (pn, dn)
}

/// For the position after a way out: captures are the best hope of the defender, then flights of
/// the king, then interpositions that are guarded, then thrown ones.
pub fn after_way_out(board: &Board, m: Move, king: usize) -> (Number, Number) {
    if !m.is_drop() && board.kind_on(m.to()) != 0 {
        return (2 * UNIT, UNIT);
    }
    if !m.is_drop() && m.from() == king {
        return (UNIT, UNIT);
    }
    let occupied = board.occupied();
    let to = m.to();
    let guards = board.attackers(DEFENDER, to, occupied).count_ones();
    let takers = board.attackers(ATTACKER, to, occupied).count_ones();
    let guards = if m.is_drop() { guards } else { guards - 1 };
    if guards >= takers.max(1) {
        (2 * UNIT, UNIT)
    } else {
        (UNIT, 2 * UNIT)
    }
}
