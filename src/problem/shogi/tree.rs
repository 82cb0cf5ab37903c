//! Shogi to a fixed depth as a tree to search: the side to move at the root is MAX.
//!
//! A position without a legal move is a leaf wherever it is met, the sooner the worse for the
//! side to move; at the question's depth the evaluator speaks. Repetition is not looked at:
//! the trees of Suzuki, Inui & Kotani are trees.

use std::fmt;

use crate::base::messages::{Lang, Localize, tr};
use crate::base::random::mix;
use crate::game::shogi::notation::{japanese, move_name, sfen, western};
use crate::game::shogi::{
    self, Gains, IllegalMove, MoveBuffer, RunningValue, ShogiEvaluator, ShogiMove, Side, Sorter,
    settled,
};
use crate::problem::display::{MoveError, Shown};
use crate::problem::games::BoardGame;
use crate::problem::games::Position;
use crate::problem::horizon::{Horizon, deepened_by_horizon};
use crate::problem::question::{Order, Question};
use crate::problem::reason::Reason;
use crate::problem::tree::{Categorised, GameTree, Move, Proving, StaticBounds};
use crate::problem::value::{Bounds, Player, Value};

/// What the side to move loses by having no move; one less for every ply it lasts.
pub const MATE: i32 = 1_000_000;

/// The key of the path to the root.
pub(super) const ROOT_PATH: u64 = 0x9E37_79B9_7F4A_7C15;

/// The key of a path with one more move.
#[inline]
pub(super) fn path_after(path: u64, m: Move) -> u64 {
    mix(path ^ u64::from(m.0 + 1))
}

/// A cursor in a game of shogi.
#[derive(Clone)]
pub struct ShogiTree {
    position: Box<shogi::Position>,
    running: RunningValue,
    /// Keys of the paths to the nodes above and to this one.
    path: Vec<u64>,
    root: Side,
    question: Question,
    order: Order,
    quiescence: bool,
    horizon: Horizon,
    /// The moves of this node, once they were generated.
    buffer: Box<MoveBuffer>,
    generated: bool,
    /// Keys by which moves are sorted, kept to spare the allocation.
    keys: Vec<(i32, Move)>,
}

impl ShogiTree {
    pub fn new(
        root: shogi::Position,
        question: Question,
        order: Order,
        evaluator: ShogiEvaluator,
        quiescence: bool,
    ) -> ShogiTree {
        ShogiTree {
            running: RunningValue::new(evaluator, &root),
            path: vec![ROOT_PATH],
            root: root.turn(),
            position: Box::new(root),
            question,
            order,
            quiescence,
            horizon: Horizon::new(question),
            buffer: Box::default(),
            generated: false,
            keys: Vec::new(),
        }
    }

    /// The position under the cursor.
    pub fn position(&self) -> &shogi::Position {
        &self.position
    }

    #[inline]
    fn generate(&mut self) {
        if !self.generated {
            self.position.moves_into(&mut self.buffer);
            self.generated = true;
        }
    }

    /// A value in sente's eyes as MAX sees it.
    #[inline]
    fn for_max(&self, value: i32) -> Value {
        self.question.answer(match self.root {
            Side::Sente => value,
            Side::Gote => -value,
        })
    }

    fn mate(&self) -> Value {
        let lost = -(MATE - self.ply() as i32);
        self.question.answer(match self.player() {
            Player::Max => lost,
            Player::Min => -lost,
        })
    }

    /// What the evaluator says where the tree ends.
    #[inline]
    fn judged(&mut self) -> Value {
        let value = if self.quiescence {
            settled(&mut self.running, &mut self.position)
        } else {
            self.running.value(&self.position)
        };
        self.for_max(value)
    }

    /// Sorts the generated moves, best first by the order asked for, ties as generated.
    fn push_sorted(&mut self, moves: &mut Vec<Move>) {
        let mut keys = std::mem::take(&mut self.keys);
        keys.clear();
        match self.order {
            Order::Replies | Order::Evaluator => {
                // Playing a move overwrites the buffer.
                let listed: Vec<ShogiMove> = self.buffer.iter().collect();
                keys.extend(listed.iter().map(|&m| (self.key_after(m), Move(m.code()))));
                self.generate();
            }
            order => {
                let evaluator = match order {
                    Order::Material => ShogiEvaluator::Material,
                    _ => ShogiEvaluator::Positional,
                };
                let gains = Gains::new(evaluator, &self.position);
                keys.extend(self.buffer.iter().map(|m| (-gains.of(m), Move(m.code()))));
            }
        }
        keys.sort_by_key(|&(key, _)| key);
        moves.extend(keys.iter().map(|&(_, m)| m));
        self.keys = keys;
    }

    /// How many replies a move leaves, or its value turned so that the best is the smallest.
    fn key_after(&mut self, m: ShogiMove) -> i32 {
        let best_first = match self.player() {
            Player::Max => -1,
            Player::Min => 1,
        };
        let by_replies = self.order == Order::Replies;
        self.play(Move(m.code()));
        let key = if by_replies {
            self.replies() as i32
        } else {
            best_first * self.static_value().get()
        };
        self.undo();
        key
    }

    fn named(&self, m: Move) -> Option<ShogiMove> {
        ShogiMove::from_code(m.0).filter(|&m| self.position.is_legal(m))
    }
}

impl GameTree for ShogiTree {
    #[inline]
    fn player(&self) -> Player {
        Player::in_turn(self.ply())
    }

    #[inline]
    fn leaf(&mut self) -> Option<Value> {
        if self.ply() < self.horizon.plies() {
            self.generate();
            return self.buffer.is_empty().then(|| self.mate());
        }
        if self.position.has_no_move() {
            return Some(self.mate());
        }
        // Not a leaf by itself: tells the horizon that it hides something.
        self.horizon.cuts(self.ply());
        Some(self.judged())
    }

    #[inline]
    fn moves(&mut self, moves: &mut Vec<Move>) {
        self.generate();
        let start = moves.len();
        if self.order == Order::Generation {
            moves.extend(self.buffer.iter().map(|m| Move(m.code())));
        } else {
            self.push_sorted(moves);
        }
        self.horizon.order_root(self.ply(), &mut moves[start..]);
    }

    #[inline]
    fn play(&mut self, m: Move) {
        let key = self.path[self.path.len() - 1];
        self.path.push(path_after(key, m));
        self.generated = false;
        if let Some(m) = ShogiMove::from_code(m.0) {
            self.running.play(&mut self.position, m);
        }
    }

    #[inline]
    fn undo(&mut self) {
        if self.path.len() > 1 {
            self.path.pop();
            self.generated = false;
            self.running.undo(&mut self.position);
        }
    }

    #[inline]
    fn ply(&self) -> usize {
        self.path.len() - 1
    }

    #[inline]
    fn key(&self) -> u64 {
        self.position.key() ^ self.horizon.key(self.ply())
    }

    fn window(&self) -> Bounds {
        self.question.window()
    }

    fn static_value(&mut self) -> Value {
        if self.position.has_no_move() {
            self.mate()
        } else {
            self.judged()
        }
    }

    fn replies(&mut self) -> usize {
        self.generate();
        self.buffer.len()
    }

    fn leaf_id(&self) -> u64 {
        self.node_id()
    }

    fn node_id(&self) -> u64 {
        self.path[self.path.len() - 1]
    }
}

// Only the horizon ends it.
deepened_by_horizon!(ShogiTree, |_tree| usize::MAX);

impl StaticBounds for ShogiTree {}
impl Proving for ShogiTree {}

impl Categorised for ShogiTree {
    fn categorised(&self) -> Option<BoardGame> {
        Some(BoardGame::Shogi)
    }

    fn categories(&mut self, moves: &[Move], categories: &mut Vec<u8>) {
        let gains = Gains::new(ShogiEvaluator::Material, &self.position);
        let sorter = Sorter::new(&self.position);
        categories.extend(moves.iter().map(|m| {
            let m = ShogiMove::from_code(m.0);
            m.map_or(0, |m| sorter.of(m, gains.of(m)).index())
        }));
    }
}

/// Why a text is no move here.
struct NoMove(IllegalMove);

impl Localize for NoMove {
    fn localize(&self, lang: Lang) -> String {
        match &self.0 {
            IllegalMove::NotAMove(text) => tr!(lang, problem_move_not_shogi, text),
            why => tr!(lang, problem_move_illegal_shogi, why = why.localize(lang)),
        }
    }
}

impl Shown for ShogiTree {
    fn move_name(&self, m: Move, lang: Lang) -> String {
        match self.named(m) {
            Some(m) => move_name(&self.position, m, lang),
            None => "?".into(),
        }
    }

    /// As USI writes it.
    fn move_text(&self, m: Move) -> String {
        ShogiMove::from_code(m.0).map_or_else(|| "?".into(), |m| m.to_string())
    }

    /// USI (7g7f), Japanese (☗７六歩) and western (☗P-7f) names, marks optional.
    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        let text = text.trim();
        let usi = self.position.usi_move(text);
        if let Ok(m) = usi {
            return Ok(Move(m.code()));
        }
        if let Some(m) = japanese::parse(&self.position, text) {
            return Ok(Move(m.code()));
        }
        let named = western::names(&self.position);
        let mark = self.position.turn().mark();
        let unmarked = text.strip_prefix(mark).unwrap_or(text);
        match (named.iter().find(|(_, name)| name == unmarked), usi) {
            (Some(&(m, _)), _) => Ok(Move(m.code())),
            (None, Err(why)) => Err(MoveError::Refused(Reason::new(NoMove(why)))),
            (None, Ok(m)) => Ok(Move(m.code())),
        }
    }

    fn position_text(&self) -> String {
        sfen::write(&self.position.setup())
    }

    fn here(&self) -> Option<Position> {
        Some(Position::Shogi(Box::new(self.position.setup())))
    }
}

impl fmt::Debug for ShogiTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "ShogiTree({} at ply {})",
            self.position_text(),
            self.ply()
        )
    }
}
