//! The moves of a mate search: the attacker's checks, the defender's ways out of them, and whether
//! there is a way out at all. All legal by the rules; promotions and their refusals both.

use super::board::{Board, Move, NOWHERE};
use super::geometry::*;
use super::hand::Hand;

impl Board {
    /// Every legal check of the attacker's, appended to `moves`.
    pub fn checks(&self, moves: &mut Vec<Move>) {
        let own_king = self.king(ATTACKER);
        if own_king != NOWHERE && self.checkers(ATTACKER) != 0 {
            // The attacker must answer a check and give one at the same time: rare, so plainly.
            let from = moves.len();
            self.ways_out(ATTACKER, moves);
            let mut kept = from;
            for i in from..moves.len() {
                if self.gives_check(moves[i]) {
                    moves[kept] = moves[i];
                    kept += 1;
                }
            }
            moves.truncate(kept);
            return;
        }
        let king = self.king(DEFENDER);
        let occupied = self.occupied();
        let own = self.of_side(ATTACKER);
        let straight = rook_lines(king, occupied);
        let diagonal = bishop_lines(king, occupied);
        let lance = straight & open_lance_line(DEFENDER, king);
        // From where each kind would give check.
        let check_squares = |kind: usize| -> Squares {
            let steps = step(DEFENDER, kind, king);
            match kind {
                LANCE => lance,
                BISHOP | HORSE => steps | diagonal,
                ROOK | DRAGON => steps | straight,
                KING => 0,
                _ => steps,
            }
        };
        let pinned = if own_king == NOWHERE {
            0
        } else {
            self.blockers(ATTACKER) & own
        };
        let hiders = self.blockers(DEFENDER) & own;
        let zone = promotion_zone(ATTACKER);
        let sliders = self.set(ATTACKER, BISHOP)
            | self.set(ATTACKER, HORSE)
            | self.set(ATTACKER, ROOK)
            | self.set(ATTACKER, DRAGON)
            | self.set(ATTACKER, LANCE);
        let mut movers = own & (sliders | near(king) | hiders);
        while movers != 0 {
            let from = pop(&mut movers);
            let kind = self.kind_on(from);
            let mut reach = attacks(ATTACKER, kind, from, occupied) & !own;
            if pinned & bit(from) != 0 {
                reach &= line(own_king, from);
            }
            let hides = hiders & bit(from) != 0;
            let off_line = if hides { !line(king, from) } else { 0 };
            if kind == KING {
                let mut targets = reach & off_line;
                while targets != 0 {
                    let to = pop(&mut targets);
                    if !self.is_attacked(DEFENDER, to, occupied ^ bit(from)) {
                        moves.push(Move::board(from, to, false));
                    }
                }
                continue;
            }
            if kind < GOLD {
                let may = if zone & bit(from) != 0 {
                    reach
                } else {
                    reach & zone
                };
                let mut targets = may & (check_squares(kind + 8) | off_line);
                while targets != 0 {
                    moves.push(Move::board(from, pop(&mut targets), true));
                }
            }
            let mut targets = reach & (check_squares(kind) | off_line);
            while targets != 0 {
                let to = pop(&mut targets);
                if !is_stuck(ATTACKER, kind, to) {
                    moves.push(Move::board(from, to, false));
                }
            }
        }
        let hand = self.hand(ATTACKER);
        for kind in Hand::KINDS {
            if hand.has(kind) {
                let mut targets = check_squares(kind) & !occupied;
                while targets != 0 {
                    let to = pop(&mut targets);
                    if kind != PAWN || self.may_drop_pawn(ATTACKER, to) {
                        moves.push(Move::drop(kind, to));
                    }
                }
            }
        }
    }

    /// Whether any drop of a kind the attacker holds none of would give check. A pawn counts
    /// unless it would be the second of its file.
    pub fn checks_if_held(&self, kind: usize) -> bool {
        let king = self.king(DEFENDER);
        let occupied = self.occupied();
        let squares = attacks(DEFENDER, kind, king, occupied) & !occupied;
        if kind == PAWN && squares != 0 {
            let square = squares.trailing_zeros() as usize;
            return self.set(ATTACKER, PAWN) & whole_file(file(square)) == 0;
        }
        squares != 0
    }

    /// Whether a move of the attacker's gives check.
    fn gives_check(&self, m: Move) -> bool {
        let mut after = self.clone();
        after.play(ATTACKER, m);
        after.checkers(DEFENDER) != 0
    }

    /// No second pawn on the file, and no mate by the drop.
    fn may_drop_pawn(&self, side: usize, to: usize) -> bool {
        self.set(side, PAWN) & whole_file(file(to)) == 0 && !self.is_pawn_drop_mate(side, to)
    }

    /// Whether a pawn dropped there would mate, which is not allowed.
    fn is_pawn_drop_mate(&self, side: usize, to: usize) -> bool {
        let enemy = 1 - side;
        let king = self.king(enemy);
        if king == NOWHERE || step(side, PAWN, to) & bit(king) == 0 {
            return false;
        }
        let occupied = self.occupied() | bit(to);
        let pinned = self.blockers(enemy);
        let mut takers = self.attackers(enemy, to, occupied) & !bit(king);
        while takers != 0 {
            let from = pop(&mut takers);
            if pinned & bit(from) == 0 || line(king, from) & bit(to) != 0 {
                return false;
            }
        }
        let mut flights = step(enemy, KING, king) & !self.of_side(enemy);
        while flights != 0 {
            let flight = pop(&mut flights);
            if !self.is_attacked(side, flight, occupied ^ bit(king)) {
                return false;
            }
        }
        true
    }

    /// Every legal move of a side whose king stands in check, appended to `moves`: captures of the
    /// checker, then king moves, then interpositions from the board, then drops square by square
    /// from the king outwards.
    pub fn ways_out(&self, side: usize, moves: &mut Vec<Move>) {
        let king = self.king(side);
        let occupied = self.occupied();
        let enemy = 1 - side;
        let checkers = self.attackers(enemy, king, occupied);
        let single = checkers & checkers.wrapping_sub(1) == 0;
        let checker = checkers.trailing_zeros() as usize;
        let pinned = self.blockers(side);
        if single {
            self.moves_to(side, checker, pinned, moves);
        }
        let mut flights = step(side, KING, king) & !self.of_side(side);
        while flights != 0 {
            let to = pop(&mut flights);
            if !self.is_attacked(enemy, to, occupied ^ bit(king)) {
                moves.push(Move::board(king, to, false));
            }
        }
        if !single {
            return;
        }
        let squares = between(king, checker);
        if squares == 0 {
            return;
        }
        let mut targets = squares;
        while targets != 0 {
            self.moves_to(side, pop(&mut targets), pinned, moves);
        }
        let hand = self.hand(side);
        if hand == Hand::EMPTY {
            return;
        }
        let outwards = king < checker;
        let mut targets = squares;
        while targets != 0 {
            let to = if outwards {
                targets.trailing_zeros() as usize
            } else {
                127 - targets.leading_zeros() as usize
            };
            targets ^= bit(to);
            for kind in Hand::KINDS {
                if hand.has(kind)
                    && !is_stuck(side, kind, to)
                    && (kind != PAWN || self.may_drop_pawn(side, to))
                {
                    moves.push(Move::drop(kind, to));
                }
            }
        }
    }

    /// Moves of a side's free pieces, king apart, to a square.
    fn moves_to(&self, side: usize, to: usize, pinned: Squares, moves: &mut Vec<Move>) {
        let king = bit(self.king(side));
        let mut from_set = self.attackers(side, to, self.occupied()) & !pinned & !king;
        let zone = promotion_zone(side);
        while from_set != 0 {
            let from = pop(&mut from_set);
            let kind = self.kind_on(from);
            if kind < GOLD && zone & (bit(from) | bit(to)) != 0 {
                moves.push(Move::board(from, to, true));
            }
            if !is_stuck(side, kind, to) {
                moves.push(Move::board(from, to, false));
            }
        }
    }

    /// Whether the defender, who stands in check, has a legal move.
    pub fn has_way_out(&self) -> bool {
        let king = self.king(DEFENDER);
        let occupied = self.occupied();
        let mut flights = step(DEFENDER, KING, king) & !self.of_side(DEFENDER);
        while flights != 0 {
            if !self.is_attacked(ATTACKER, pop(&mut flights), occupied ^ bit(king)) {
                return true;
            }
        }
        let checkers = self.attackers(ATTACKER, king, occupied);
        if checkers & checkers.wrapping_sub(1) != 0 {
            return false;
        }
        let checker = checkers.trailing_zeros() as usize;
        let free = !self.blockers(DEFENDER) & !bit(king);
        if self.attackers(DEFENDER, checker, occupied) & free != 0 {
            return true;
        }
        let hand = self.hand(DEFENDER);
        let mut targets = between(king, checker);
        while targets != 0 {
            let to = pop(&mut targets);
            if self.attackers(DEFENDER, to, occupied) & free != 0 {
                return true;
            }
            for kind in Hand::KINDS {
                if hand.has(kind)
                    && !is_stuck(DEFENDER, kind, to)
                    && (kind != PAWN || self.may_drop_pawn(DEFENDER, to))
                {
                    return true;
                }
            }
        }
        false
    }

    /// The part of the attacker's hand without which the defender, who stands in check, would have
    /// pieces to interpose that he has not: all of each such kind. This is what a proof needs of
    /// the hand beyond what its moves use.
    pub fn hand_against_drops(&self) -> Hand {
        let king = self.king(DEFENDER);
        let checkers = self.checkers(DEFENDER);
        if checkers & checkers.wrapping_sub(1) != 0 {
            return Hand::EMPTY;
        }
        let squares = between(king, checkers.trailing_zeros() as usize);
        let mut needed = Hand::EMPTY;
        if squares == 0 {
            return needed;
        }
        let held = self.hand(ATTACKER);
        let defenders = self.hand(DEFENDER);
        for kind in Hand::KINDS {
            if held.has(kind) && !defenders.has(kind) {
                let mut targets = squares;
                while targets != 0 {
                    let to = pop(&mut targets);
                    let second =
                        kind == PAWN && self.set(DEFENDER, PAWN) & whole_file(file(to)) != 0;
                    if !is_stuck(DEFENDER, kind, to) && !second {
                        needed = needed.with_lane_of(held, kind);
                        break;
                    }
                }
            }
        }
        needed
    }
}
