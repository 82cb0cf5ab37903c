//! The solver's own position: the attacker always plays up the board, keys leave the hands out,
//! and playing a move costs a few words. Checked against [`crate::game::shogi`] in tests.
//!
//! What moves there are is told in `moves.rs`.

use super::geometry::*;
use super::hand::Hand;
use crate::game::shogi::{Kind, Position, Setup, Side, Square};
#[cfg(test)]
use crate::game::shogi::{Piece, ShogiMove};

/// A move in 15 bits: destination, origin or 81 + kind for a drop, promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Move(pub u16);

impl Move {
    #[inline]
    pub const fn board(from: usize, to: usize, promote: bool) -> Move {
        Move((from as u16) << 7 | to as u16 | (promote as u16) << 14)
    }

    #[inline]
    pub const fn drop(kind: usize, to: usize) -> Move {
        Move((81 + kind as u16) << 7 | to as u16)
    }

    #[inline]
    pub const fn to(self) -> usize {
        (self.0 & 0x7f) as usize
    }

    #[inline]
    const fn origin(self) -> usize {
        (self.0 >> 7 & 0x7f) as usize
    }

    #[inline]
    pub const fn is_drop(self) -> bool {
        self.origin() > 81
    }

    /// The origin of a move on the board.
    #[inline]
    pub const fn from(self) -> usize {
        self.origin()
    }

    /// The kind of a drop.
    #[inline]
    pub const fn dropped(self) -> usize {
        self.origin() - 81
    }

    #[inline]
    pub const fn promotes(self) -> bool {
        self.0 >> 14 & 1 == 1
    }
}

/// What is needed to take a move back.
#[derive(Clone, Copy)]
pub struct Undo {
    key: u64,
    captured: u8,
}

/// No king there.
pub const NOWHERE: usize = 81;
/// The side's bit in a piece's code.
const SIDE_BIT: u8 = 16;
/// The index under which all pieces that move like a gold are found.
const GOLDS: usize = 15;

#[derive(Clone)]
pub struct Board {
    codes: [u8; 81],
    /// By side and kind; [`GOLDS`] is the union of gold and its equals.
    sets: [[Squares; 16]; 2],
    of_side: [Squares; 2],
    hands: [Hand; 2],
    kings: [usize; 2],
    key: u64,
    /// The board was turned round, because gote attacks.
    turned: bool,
}

const fn random_words() -> [[u64; 81]; 32] {
    let mut table = [[0; 81]; 32];
    let mut state: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut code = 0;
    while code < 32 {
        let mut square = 0;
        while square < 81 {
            // SplitMix64.
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            table[code][square] = z ^ (z >> 31);
            square += 1;
        }
        code += 1;
    }
    table
}

static WORDS: [[u64; 81]; 32] = random_words();
const SIDE_WORD: u64 = 0xd1b5_4a32_d192_ed03;

impl Board {
    /// The board of a position in which `attacker` attacks.
    pub fn new(position: &Position, attacker: Side) -> Board {
        let setup = position.setup();
        let turned = attacker == Side::Gote;
        let setup = if turned { setup.flipped() } else { setup };
        Board::of_setup(&setup, turned)
    }

    fn of_setup(setup: &Setup, turned: bool) -> Board {
        let mut board = Board {
            codes: [0; 81],
            sets: [[0; 16]; 2],
            of_side: [0; 2],
            hands: [Hand::EMPTY; 2],
            kings: [NOWHERE; 2],
            key: 0,
            turned,
        };
        for (square, piece) in setup.pieces() {
            let kind = number(piece.kind) + if piece.is_promoted() { 8 } else { 0 };
            board.put(piece.side.index(), kind, square.index());
        }
        for side in Side::BOTH {
            for kind in Kind::IN_HAND {
                for _ in 0..setup.in_hand(side, kind) {
                    let hand = &mut board.hands[side.index()];
                    *hand = hand.with(number(kind));
                }
            }
        }
        board
    }

    fn put(&mut self, side: usize, kind: usize, square: usize) {
        self.codes[square] = kind as u8 | (side as u8 * SIDE_BIT);
        self.toggle(side, kind, square);
        if kind == KING {
            self.kings[side] = square;
        }
    }

    #[inline]
    fn toggle(&mut self, side: usize, kind: usize, square: usize) {
        let one = bit(square);
        self.sets[side][kind] ^= one;
        self.of_side[side] ^= one;
        if kind == GOLD || (9..=12).contains(&kind) {
            self.sets[side][GOLDS] ^= one;
        }
        self.key ^= WORDS[kind + 16 * side][square];
    }

    /// Equal for equal boards and sides to move; hands are left out.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    pub fn hand(&self, side: usize) -> Hand {
        self.hands[side]
    }

    /// All pieces in hands: what either side could hold on this board.
    #[inline]
    pub fn in_hands(&self) -> Hand {
        self.hands[0].plus(self.hands[1])
    }

    #[inline]
    pub fn king(&self, side: usize) -> usize {
        self.kings[side]
    }

    #[inline]
    pub fn occupied(&self) -> Squares {
        self.of_side[0] | self.of_side[1]
    }

    #[inline]
    pub fn of_side(&self, side: usize) -> Squares {
        self.of_side[side]
    }

    #[inline]
    pub fn set(&self, side: usize, kind: usize) -> Squares {
        self.sets[side][kind]
    }

    /// The kind on a square, 0 if it is empty.
    #[inline]
    pub fn kind_on(&self, square: usize) -> usize {
        (self.codes[square] & 15) as usize
    }

    /// The kind in hand that a move captures, 0 if it captures nothing.
    #[inline]
    pub fn captured_by(&self, m: Move) -> usize {
        in_hand(self.kind_on(m.to()))
    }

    #[inline]
    fn bishops(&self, side: usize) -> Squares {
        self.sets[side][BISHOP] | self.sets[side][HORSE]
    }

    #[inline]
    fn rooks(&self, side: usize) -> Squares {
        self.sets[side][ROOK] | self.sets[side][DRAGON]
    }

    /// The pieces of a side that attack a square, with the lines as `occupied` leaves them.
    #[inline]
    pub fn attackers(&self, side: usize, square: usize, occupied: Squares) -> Squares {
        let sets = &self.sets[side];
        let back = 1 - side;
        let mut found = step(back, PAWN, square) & sets[PAWN]
            | step(back, KNIGHT, square) & sets[KNIGHT]
            | step(back, SILVER, square) & sets[SILVER]
            | step(back, GOLD, square) & sets[GOLDS]
            | step(back, KING, square) & (sets[KING] | sets[HORSE] | sets[DRAGON]);
        let bishops = self.bishops(side);
        if bishops & open_bishop_lines(square) != 0 {
            found |= bishop_lines(square, occupied) & bishops;
        }
        let rooks = self.rooks(side);
        if rooks & open_rook_lines(square) != 0 {
            found |= rook_lines(square, occupied) & rooks;
        }
        if sets[LANCE] & open_lance_line(back, square) != 0 {
            found |= lance_line(back, square, occupied) & sets[LANCE];
        }
        found
    }

    #[inline]
    pub fn is_attacked(&self, side: usize, square: usize, occupied: Squares) -> bool {
        self.attackers(side, square, occupied) != 0
    }

    /// The pieces that stand alone between a side's king and an enemy's long line.
    pub fn blockers(&self, king_side: usize) -> Squares {
        let king = self.kings[king_side];
        if king == NOWHERE {
            return 0;
        }
        let enemy = 1 - king_side;
        let mut snipers = open_bishop_lines(king) & self.bishops(enemy)
            | open_rook_lines(king) & self.rooks(enemy)
            | open_lance_line(king_side, king) & self.sets[enemy][LANCE];
        let occupied = self.occupied();
        let mut found = 0;
        while snipers != 0 {
            let sniper = pop(&mut snipers);
            let inside = between(king, sniper) & occupied;
            if inside != 0 && inside & inside.wrapping_sub(1) == 0 {
                found |= inside;
            }
        }
        found
    }

    /// The pieces that give check to a side's king.
    #[inline]
    pub fn checkers(&self, king_side: usize) -> Squares {
        match self.kings[king_side] {
            NOWHERE => 0,
            king => self.attackers(1 - king_side, king, self.occupied()),
        }
    }

    /// The key after a move of `side`.
    #[inline]
    pub fn key_after(&self, side: usize, m: Move) -> u64 {
        let to = m.to();
        if m.is_drop() {
            return self.key ^ SIDE_WORD ^ WORDS[m.dropped() + 16 * side][to];
        }
        let kind = self.kind_on(m.from());
        let arrives = if m.promotes() { kind + 8 } else { kind };
        let mut key = self.key
            ^ SIDE_WORD
            ^ WORDS[kind + 16 * side][m.from()]
            ^ WORDS[arrives + 16 * side][to];
        if self.codes[to] != 0 {
            key ^= WORDS[self.codes[to] as usize][to];
        }
        key
    }

    /// The attacker's hand after a move of the attacker's.
    #[inline]
    pub fn attackers_hand_after(&self, m: Move) -> Hand {
        let hand = self.hands[ATTACKER];
        if m.is_drop() {
            return hand.without(m.dropped());
        }
        match self.captured_by(m) {
            0 => hand,
            kind => hand.with(kind),
        }
    }

    pub fn play(&mut self, side: usize, m: Move) -> Undo {
        let undo = Undo {
            key: self.key,
            captured: self.codes[m.to()],
        };
        self.key ^= SIDE_WORD;
        let to = m.to();
        if m.is_drop() {
            let kind = m.dropped();
            self.hands[side] = self.hands[side].without(kind);
            self.codes[to] = kind as u8 | (side as u8 * SIDE_BIT);
            self.toggle(side, kind, to);
            return undo;
        }
        if undo.captured != 0 {
            let kind = (undo.captured & 15) as usize;
            self.toggle(1 - side, kind, to);
            self.hands[side] = self.hands[side].with(in_hand(kind));
        }
        let from = m.from();
        let kind = self.kind_on(from);
        let arrives = if m.promotes() { kind + 8 } else { kind };
        self.toggle(side, kind, from);
        self.codes[from] = 0;
        self.toggle(side, arrives, to);
        self.codes[to] = arrives as u8 | (side as u8 * SIDE_BIT);
        if kind == KING {
            self.kings[side] = to;
        }
        undo
    }

    pub fn undo(&mut self, side: usize, m: Move, undo: Undo) {
        let to = m.to();
        if m.is_drop() {
            let kind = m.dropped();
            self.toggle(side, kind, to);
            self.codes[to] = 0;
            self.hands[side] = self.hands[side].with(kind);
        } else {
            let from = m.from();
            let arrived = self.kind_on(to);
            let kind = if m.promotes() { arrived - 8 } else { arrived };
            self.toggle(side, arrived, to);
            self.toggle(side, kind, from);
            self.codes[from] = kind as u8 | (side as u8 * SIDE_BIT);
            self.codes[to] = undo.captured;
            if undo.captured != 0 {
                let taken = (undo.captured & 15) as usize;
                self.toggle(1 - side, taken, to);
                self.hands[side] = self.hands[side].without(in_hand(taken));
            }
            if kind == KING {
                self.kings[side] = from;
            }
        }
        self.key = undo.key;
    }

    /// Hands one piece from the attacker to the defender.
    pub fn give_back(&mut self, kind: usize) {
        self.hands[ATTACKER] = self.hands[ATTACKER].without(kind);
        self.hands[DEFENDER] = self.hands[DEFENDER].with(kind);
    }

    /// A move as USI writes it, seen from the side the problem was given from.
    pub fn usi(&self, m: Move) -> String {
        let square = |s: usize| {
            let square = Square::from_index(s).unwrap_or_else(|| unreachable!("on the board"));
            if self.turned {
                square.flipped()
            } else {
                square
            }
        };
        if m.is_drop() {
            let letter = b" PLNSBRG"[m.dropped()] as char;
            format!("{letter}*{}", square(m.to()))
        } else {
            let plus = if m.promotes() { "+" } else { "" };
            format!("{}{}{plus}", square(m.from()), square(m.to()))
        }
    }

    #[cfg(test)]
    /// The move of a position of the rules, written for this board; legal moves keep their meaning.
    pub fn read(&self, m: ShogiMove) -> Move {
        let square = |s: Square| if self.turned { s.flipped() } else { s }.index();
        match (m.from(), m.dropped()) {
            (Some(from), _) => Move::board(square(from), square(m.to()), m.promotes()),
            (None, kind) => Move::drop(kind.map_or(PAWN, number), square(m.to())),
        }
    }

    /// A hand as SFEN writes it, in capitals.
    pub fn hand_text(hand: Hand) -> String {
        let order = [(ROOK, 'R'), (BISHOP, 'B'), (GOLD, 'G'), (SILVER, 'S')];
        let order = order
            .into_iter()
            .chain([(KNIGHT, 'N'), (LANCE, 'L'), (PAWN, 'P')]);
        let mut text = String::new();
        for (kind, letter) in order {
            match hand.count(kind) {
                0 => {}
                1 => text.push(letter),
                count => text.push_str(&format!("{count}{letter}")),
            }
        }
        text
    }

    #[cfg(test)]
    /// The arrangement from the side the problem was given from, that side or the other to move.
    pub fn setup(&self, side_to_move: usize) -> Setup {
        let mut setup = Setup::empty();
        for square in Square::all() {
            let code = self.codes[square.index()];
            if code != 0 {
                let side = Side::BOTH[(code / SIDE_BIT) as usize];
                let kind = (code & 15) as usize;
                let plain = Piece::new(side, kind_of(in_hand(kind)));
                let promoted = kind > KING;
                setup.put(square, if promoted { plain.promoted() } else { plain });
            }
        }
        for side in Side::BOTH {
            for kind in Hand::KINDS {
                let count = self.hands[side.index()].count(kind) as u8;
                setup.set_in_hand(side, kind_of(kind), count);
            }
        }
        setup.turn = Side::BOTH[side_to_move];
        if self.turned { setup.flipped() } else { setup }
    }
}

/// The kind that a piece becomes in hand; kings keep theirs.
#[inline]
pub const fn in_hand(kind: usize) -> usize {
    if kind > KING { kind - 8 } else { kind }
}

const fn number(kind: Kind) -> usize {
    match kind {
        Kind::Pawn => PAWN,
        Kind::Lance => LANCE,
        Kind::Knight => KNIGHT,
        Kind::Silver => SILVER,
        Kind::Bishop => BISHOP,
        Kind::Rook => ROOK,
        Kind::Gold => GOLD,
        Kind::King => KING,
    }
}

#[cfg(test)]
const fn kind_of(number: usize) -> Kind {
    match number {
        PAWN => Kind::Pawn,
        LANCE => Kind::Lance,
        KNIGHT => Kind::Knight,
        SILVER => Kind::Silver,
        BISHOP => Kind::Bishop,
        ROOK => Kind::Rook,
        GOLD => Kind::Gold,
        _ => Kind::King,
    }
}
