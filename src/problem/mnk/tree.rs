//! A game of the m,n,k family as a tree to search: the side to move at the root is MAX. A win is worth
//! the empty squares left and one more, so that quicker wins are worth more; a full board is worth 0.

use crate::base::messages::Lang;
use crate::base::random::mix;
use crate::game::mnk::{self, Bits, Categories, OpenRows, PlayError, Rows, Setup, Square, Variant};
use crate::problem::display::{MoveError, Shown};
use crate::problem::games::{BoardGame, Position};
use crate::problem::horizon::{Horizon, deepened_by_horizon};
use crate::problem::question::{Order, Question};
use crate::problem::reason::Reason;
use crate::problem::tree::{Categorised, GameTree, Move, Proving, StaticBounds};
use crate::problem::value::{Bounds, Player, Value};

/// At a depth a win is worth so much more, beyond every estimate.
const WIN: i32 = 1000;

/// A cursor in a game. A move is the index of its square.
#[derive(Clone, Debug)]
pub struct MnkTree {
    now: State,
    above: Vec<State>,
    variant: Variant,
    board: u64,
    rows: Rows,
    open: OpenRows,
    /// Made when they are first asked for.
    categories: Option<Categories>,
    root: mnk::Position,
    question: Question,
    order: Order,
    horizon: Horizon,
}

/// A position with what is asked of it at every visit.
#[derive(Clone, Copy, Debug)]
struct State {
    mover: u64,
    opponent: u64,
    /// The opponent, who has just moved, has a row.
    won: bool,
    /// Scattered, the key of the path of moves.
    path: u64,
}

const ROOT_PATH: u64 = 0x9E37_79B9_7F4A_7C15;

impl MnkTree {
    pub fn new(root: mnk::Position, question: Question, order: Order) -> MnkTree {
        let variant = root.variant();
        let rows = Rows::of(variant);
        MnkTree {
            now: State {
                mover: root.mover(),
                opponent: root.opponent(),
                won: rows.any(root.opponent()),
                path: ROOT_PATH,
            },
            above: Vec::with_capacity(root.empties() as usize + 1),
            variant,
            board: variant.board(),
            rows,
            open: OpenRows::new(variant),
            categories: None,
            root,
            question,
            order,
            horizon: Horizon::new(question),
        }
    }

    /// The position under the cursor.
    pub fn setup(&self) -> Setup {
        let side = match self.player() {
            Player::Max => self.root.side(),
            Player::Min => self.root.side().other(),
        };
        Setup::of_mover(self.variant, side, self.now.mover, self.now.opponent)
    }

    #[inline]
    fn empties(&self) -> i32 {
        (self.board & !(self.now.mover | self.now.opponent)).count_ones() as i32
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.now.won || self.empties() == 0
    }

    /// What the finished game is worth to the side to move.
    #[inline]
    fn final_score(&self) -> i32 {
        let certain = match self.question {
            Question::Depth(_) => WIN,
            _ => 0,
        };
        if self.now.won {
            -(certain + self.empties() + 1)
        } else {
            0
        }
    }

    /// What the evaluator thinks a position is worth to its mover. Where values are exact, no estimate
    /// says more than the quickest win could be worth.
    #[inline]
    fn judge(&self) -> i32 {
        let value = self.open.judge(self.now.mover, self.now.opponent);
        match self.question {
            Question::Depth(_) => value,
            _ => value.clamp(1 - self.empties(), self.empties()),
        }
    }

    /// The answer for a value in the mover's eyes.
    #[inline]
    fn answer(&self, value: i32) -> Value {
        self.question.answer(match self.player() {
            Player::Max => value,
            Player::Min => -value,
        })
    }

    /// Where a stone may be put.
    #[inline]
    fn legal(&self) -> u64 {
        self.variant.open(self.now.mover | self.now.opponent)
    }

    /// Lists the moves best by the evaluator first, ties as they come.
    fn push_sorted(&self, moves: &mut Vec<Move>) {
        let mut keys = [0; 64];
        let start = moves.len();
        for square in Bits(self.legal()) {
            let mover = self.now.mover | square.bit();
            let key = match self.rows.any(mover) {
                true => i32::MAX,
                false => self.open.judge(mover, self.now.opponent),
            };
            // Insertion: lists are short, and equal keys stay in their order.
            let mut at = moves.len() - start;
            let m = Move(square.index());
            moves.push(m);
            while at > 0 && keys[at - 1] < key {
                keys[at] = keys[at - 1];
                moves[start + at] = moves[start + at - 1];
                at -= 1;
            }
            keys[at] = key;
            moves[start + at] = m;
        }
    }

    /// Whether a side can still make a row in spite of these stones.
    #[inline]
    fn can_win(&self, against: u64) -> bool {
        self.rows.any(self.board & !against)
    }
}

impl GameTree for MnkTree {
    #[inline]
    fn player(&self) -> Player {
        if self.above.len().is_multiple_of(2) {
            Player::Max
        } else {
            Player::Min
        }
    }

    #[inline]
    fn leaf(&mut self) -> Option<Value> {
        if self.is_over() {
            return Some(self.answer(self.final_score()));
        }
        if self.horizon.cuts(self.above.len()) {
            return Some(self.answer(self.judge()));
        }
        None
    }

    #[inline]
    fn moves(&mut self, moves: &mut Vec<Move>) {
        let start = moves.len();
        let legal = self.legal();
        let of = |square: Square| Move(square.index());
        match self.order {
            // Columns have one square each, which may lie in any row.
            Order::Generation if self.variant.gravity() => {
                for column in 0..self.variant.columns() {
                    moves.extend(Bits(legal & self.variant.column(column)).map(of));
                }
            }
            Order::Generation => moves.extend(Bits(legal).map(of)),
            Order::Squares => {
                for group in self.open.groups() {
                    moves.extend(Bits(legal & group).map(of));
                }
            }
            // `Problem::tree` lets the orders of other games not through.
            _ => self.push_sorted(moves),
        }
        self.horizon
            .order_root(self.above.len(), &mut moves[start..]);
    }

    #[inline]
    fn play(&mut self, m: Move) {
        let State {
            mover, opponent, ..
        } = self.now;
        let after = mover | 1 << (m.0 & 63);
        self.above.push(self.now);
        let path = self.now.path.rotate_left(7) ^ u64::from(m.0);
        self.now = State {
            mover: opponent,
            opponent: after,
            won: self.rows.any(after),
            path: path.wrapping_mul(0xD6E8_FEB8_6659_FD93),
        };
    }

    #[inline]
    fn undo(&mut self) {
        if let Some(state) = self.above.pop() {
            self.now = state;
        }
    }

    #[inline]
    fn ply(&self) -> usize {
        self.above.len()
    }

    #[inline]
    fn key(&self) -> u64 {
        // The same stones are worth something else when MIN holds them.
        let player = match self.player() {
            Player::Max => 0x9E37_79B9_7F4A_7C15,
            Player::Min => 0xC2B2_AE3D_27D4_EB4F,
        };
        mix(self.now.mover ^ mix(self.now.opponent.wrapping_add(player)))
            ^ self.horizon.key(self.above.len())
    }

    fn window(&self) -> Bounds {
        self.question.window()
    }

    fn static_value(&mut self) -> Value {
        self.answer(if self.is_over() {
            self.final_score()
        } else {
            self.judge()
        })
    }

    #[inline]
    fn replies(&mut self) -> usize {
        match self.now.won {
            true => 0,
            false => self.legal().count_ones() as usize,
        }
    }

    #[inline]
    fn leaf_id(&self) -> u64 {
        self.node_id()
    }

    #[inline]
    fn node_id(&self) -> u64 {
        mix(self.now.path)
    }
}

impl StaticBounds for MnkTree {
    /// Nobody wins without a row that is still open, nor before the next own stone.
    fn static_bounds(&mut self, computed: bool) -> Option<Bounds> {
        if !computed || self.horizon.exists() {
            return None;
        }
        let (most, least) = if self.is_over() {
            (self.final_score(), self.final_score())
        } else {
            let State {
                mover, opponent, ..
            } = self.now;
            let empties = self.empties();
            let most = if self.can_win(opponent) { empties } else { 0 };
            let least = if self.can_win(mover) { 1 - empties } else { 0 };
            (most, least)
        };
        let (lower, upper) = match self.player() {
            Player::Max => (least, most),
            Player::Min => (-most, -least),
        };
        Some(self.question.answer_bounds(Some(lower), Some(upper)))
    }
}

deepened_by_horizon!(MnkTree, |tree| tree.root.empties() as usize);

impl Categorised for MnkTree {
    fn categorised(&self) -> Option<BoardGame> {
        Some(BoardGame::Mnk)
    }

    fn categories(&mut self, moves: &[Move], categories: &mut Vec<u8>) {
        let variant = self.variant;
        let known = self
            .categories
            .get_or_insert_with(|| Categories::new(variant));
        let State {
            mover, opponent, ..
        } = self.now;
        let squares = moves.iter().filter_map(|m| Square::new(m.0));
        categories.extend(squares.map(|square| known.of(square, mover, opponent)));
    }
}

impl Proving for MnkTree {
    #[inline]
    fn remaining(&self) -> Option<usize> {
        Some(self.empties() as usize)
    }
}

impl Shown for MnkTree {
    fn move_name(&self, m: Move, _: Lang) -> String {
        let name = |square| self.variant.move_name(square);
        Square::new(m.0).map_or_else(|| m.0.to_string(), name)
    }

    /// A column where stones fall, else a square; a square is also understood where they fall.
    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        let text = text.trim();
        let refused = |error: PlayError| MoveError::Refused(Reason::new(error));
        let here = self.setup().position();
        let here = here.map_err(|reasons| MoveError::Refused(Reason::sentences(reasons)))?;
        let square = match (self.variant.gravity(), text.parse::<u32>()) {
            (true, Ok(column @ 1..=8)) => here.landing(column - 1).map_err(refused)?,
            _ => {
                let none = || MoveError::NotASquare(text.chars().take(24).collect());
                Square::parse(text).ok_or_else(none)?
            }
        };
        here.play(square).map_err(refused)?;
        Ok(Move(square.index()))
    }

    fn position_text(&self) -> String {
        self.setup().to_string()
    }

    fn here(&self) -> Option<Position> {
        Some(Position::Mnk(self.setup()))
    }
}
