//! Othello as a tree to search: the side to move at the root is MAX, a pass is a node with one
//! child, and a position where neither side can move is a leaf at once.

use crate::base::messages::{Lang, Localize, tr};
use crate::base::random::mix;
use crate::game::othello::{
    self, Bits, Setup, Size, Square, awarded, category, discs, flips, legal_moves, plain,
    positional, priority, sort_of_square, stable,
};
use crate::problem::display::{MoveError, Shown};
use crate::problem::games::BoardGame;
use crate::problem::games::Position;
use crate::problem::horizon::{Horizon, deepened_by_horizon};
use crate::problem::question::{Evaluator, Order, Question, Scoring};
use crate::problem::reason::Reason;
use crate::problem::tree::{Categorised, GameTree, Move, Proving, StaticBounds};
use crate::problem::value::{Bounds, Player, Value};

/// The move that leaves the board as it is; every other is the index of its square.
pub const PASS: Move = Move(64);

/// A cursor in an Othello game.
#[derive(Clone, Debug)]
pub struct OthelloTree {
    now: State,
    above: Vec<State>,
    board: u64,
    root: othello::Position,
    question: Question,
    scoring: Scoring,
    order: Order,
    evaluator: Evaluator,
    horizon: Horizon,
}

/// A position with what is asked of it at every visit.
#[derive(Clone, Copy, Debug)]
struct State {
    mover: u64,
    opponent: u64,
    legal: u64,
    /// Neither side can move.
    over: bool,
    /// Scattered, the key of the path of moves: kept up to date, since a search that is watched
    /// asks for it at every leaf.
    path: u64,
}

const ROOT_PATH: u64 = 0x9E37_79B9_7F4A_7C15;

impl State {
    #[inline]
    fn new(mover: u64, opponent: u64, board: u64, above: u64, last: Move) -> State {
        let full = (mover | opponent) == board;
        let legal = if full {
            0
        } else {
            legal_moves(mover, opponent, board)
        };
        State {
            mover,
            opponent,
            legal,
            over: legal == 0 && (full || legal_moves(opponent, mover, board) == 0),
            path: (above.rotate_left(7) ^ u64::from(last.0)).wrapping_mul(0xD6E8_FEB8_6659_FD93),
        }
    }

    /// The two sets of discs after a move of the side to move, the next mover's first.
    #[inline]
    fn after(&self, square: u32) -> (u64, u64) {
        let flipped = flips(square, self.mover, self.opponent);
        (
            self.opponent & !flipped,
            self.mover | flipped | (1 << square),
        )
    }
}

impl OthelloTree {
    pub fn new(
        root: othello::Position,
        question: Question,
        scoring: Scoring,
        order: Order,
        evaluator: Evaluator,
    ) -> OthelloTree {
        let board = root.size().board();
        OthelloTree {
            now: State::new(root.mover(), root.opponent(), board, ROOT_PATH, PASS),
            // Passes never follow one another, so this is as deep as a game can go.
            above: Vec::with_capacity(2 * root.empties() as usize + 2),
            board,
            root,
            question,
            scoring,
            order,
            evaluator,
            horizon: Horizon::new(question),
        }
    }

    pub fn size(&self) -> Size {
        self.root.size()
    }

    /// The position under the cursor.
    pub fn setup(&self) -> Setup {
        let side = match self.player() {
            Player::Max => self.root.side(),
            Player::Min => self.root.side().other(),
        };
        let State {
            mover, opponent, ..
        } = self.now;
        Setup::of_mover(self.size(), side, mover, opponent)
    }

    /// What the finished game is worth to the side to move.
    #[inline]
    fn final_score(&self) -> i32 {
        let State {
            mover, opponent, ..
        } = self.now;
        match self.scoring {
            Scoring::Plain => plain(mover, opponent),
            Scoring::Winner => awarded(mover, opponent, self.size()),
        }
    }

    /// What the evaluator thinks a position is worth to its mover.
    #[inline]
    fn judge(&self, mover: u64, opponent: u64) -> i32 {
        match self.evaluator {
            Evaluator::Discs | Evaluator::Material => discs(mover, opponent),
            Evaluator::Positional => positional(mover, opponent, self.size()),
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

    /// Lists the moves by the smallest key first, ties as generated.
    fn push_sorted(&self, moves: &mut Vec<Move>, key: impl Fn(u64, u64) -> i32) {
        // No position has more moves than this.
        let mut keys = [0; 64];
        let start = moves.len();
        for square in Bits(self.now.legal) {
            let (mover, opponent) = self.now.after(square);
            let key = key(mover, opponent);
            // Insertion: lists are short, and equal keys stay in their order.
            let mut at = moves.len() - start;
            moves.push(Move(square));
            while at > 0 && keys[at - 1] > key {
                keys[at] = keys[at - 1];
                moves[start + at] = moves[start + at - 1];
                at -= 1;
            }
            keys[at] = key;
            moves[start + at] = Move(square);
        }
    }
}

impl GameTree for OthelloTree {
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
        if self.now.over {
            return Some(self.answer(self.final_score()));
        }
        if self.horizon.cuts(self.above.len()) {
            return Some(self.answer(self.judge(self.now.mover, self.now.opponent)));
        }
        None
    }

    #[inline]
    fn moves(&mut self, moves: &mut Vec<Move>) {
        let start = moves.len();
        if self.now.legal == 0 {
            moves.push(PASS);
            return;
        }
        match self.order {
            Order::Generation => moves.extend(Bits(self.now.legal).map(Move)),
            Order::Squares => {
                for group in priority(self.size()) {
                    moves.extend(Bits(self.now.legal & group).map(Move));
                }
            }
            Order::Replies => self.push_sorted(moves, |mover, opponent| {
                legal_moves(mover, opponent, self.board).count_ones() as i32
            }),
            // The last two are shogi's, and `Problem::tree` does not let them through.
            Order::Evaluator | Order::Material | Order::Positional => {
                self.push_sorted(moves, |mover, opponent| self.judge(mover, opponent));
            }
        }
        self.horizon
            .order_root(self.above.len(), &mut moves[start..]);
    }

    #[inline]
    fn play(&mut self, m: Move) {
        let (mover, opponent) = if m == PASS {
            (self.now.opponent, self.now.mover)
        } else {
            self.now.after(m.0)
        };
        self.above.push(self.now);
        self.now = State::new(mover, opponent, self.board, self.now.path, m);
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
        // The same discs are worth something else when MIN holds them.
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
        self.answer(if self.now.over {
            self.final_score()
        } else {
            self.judge(self.now.mover, self.now.opponent)
        })
    }

    #[inline]
    fn replies(&mut self) -> usize {
        self.now.legal.count_ones() as usize
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

impl StaticBounds for OthelloTree {
    fn static_bounds(&mut self, computed: bool) -> Option<Bounds> {
        if !computed || self.horizon.exists() {
            return None;
        }
        let State {
            mover, opponent, ..
        } = self.now;
        let (max, min) = match self.player() {
            Player::Max => (mover, opponent),
            Player::Min => (opponent, mover),
        };
        // Who keeps s discs ends with at least s, the other with at most all the others.
        let squares = self.size().squares() as i32;
        let kept = |own, other| stable(own, other, self.size()).count_ones() as i32;
        let lower = 2 * kept(max, min) - squares;
        let upper = squares - 2 * kept(min, max);
        Some(self.question.answer_bounds(Some(lower), Some(upper)))
    }
}

// Every pass is followed by a move.
deepened_by_horizon!(OthelloTree, |tree| 2 * tree.root.empties() as usize);

impl Categorised for OthelloTree {
    fn categorised(&self) -> Option<BoardGame> {
        Some(BoardGame::Othello)
    }

    fn categories(&mut self, moves: &[Move], categories: &mut Vec<u8>) {
        let size = self.size();
        categories.extend(moves.iter().map(|m| {
            let Some(square) = Square::new(m.0) else {
                return 0;
            };
            let (mover, opponent) = self.now.after(m.0);
            let replies = legal_moves(mover, opponent, self.board).count_ones();
            category(sort_of_square(size, square), replies)
        }));
    }
}

impl Proving for OthelloTree {
    #[inline]
    fn remaining(&self) -> Option<usize> {
        let discs = self.now.mover | self.now.opponent;
        Some((self.board & !discs).count_ones() as usize)
    }
}

/// There is a move, or the game is over.
struct IllegalPass;

impl Localize for IllegalPass {
    fn localize(&self, lang: Lang) -> String {
        tr!(lang, problem_move_illegal_pass).to_owned()
    }
}

impl Shown for OthelloTree {
    fn move_name(&self, m: Move, lang: Lang) -> String {
        let pass = || tr!(lang, problem_pass).into();
        Square::new(m.0).map_or_else(pass, |square| square.to_string())
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        let text = text.trim();
        let names = Lang::ALL.map(|lang| tr!(lang, problem_pass));
        let mut passes = names.into_iter().chain(["pa", "ps", "--"]);
        if passes.any(|pass| text.eq_ignore_ascii_case(pass)) {
            return if self.now.legal == 0 && !self.now.over {
                Ok(PASS)
            } else {
                Err(MoveError::Refused(Reason::new(IllegalPass)))
            };
        }
        match self.size().parse_square(text) {
            Some(square) if self.now.legal & square.bit() != 0 => Ok(Move(square.index())),
            Some(square) => Err(MoveError::Illegal(square.to_string())),
            None => Err(MoveError::NotASquare(text.chars().take(24).collect())),
        }
    }

    fn position_text(&self) -> String {
        self.setup().to_string()
    }

    fn here(&self) -> Option<Position> {
        Some(Position::Othello(self.setup()))
    }
}
