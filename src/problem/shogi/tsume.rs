//! Tsume-shogi as a tree to search: the side to move at the root is the attacker, who must give
//! check with every move; the defender answers in every legal way. Mate is 1, and an attacker
//! without a check has failed: 0. Pawn drops that mate are no legal moves (uchifuzume).
//!
//! A line that comes back to a position it has passed is a failure of the attacker's; the tree
//! remembers that it cut one. In a helpmate both sides want the mate, and all nodes are MAX's.
//!
//! The defender's interpositions are listed last, those believed futile (無駄合) at the very end
//! and nearest the king first, so that whoever counts subproblems may count them as Seo
//! does.

use std::fmt;

use super::tree::{ROOT_PATH, ShogiTree, path_after};
use crate::base::messages::Lang;
use crate::base::random::mix;
use crate::game::shogi::notation::sfen;
use crate::game::shogi::{
    self, Kind, MoveBuffer, ShogiEvaluator, ShogiMove, Side, Square, distance, is_between,
};
use crate::problem::display::{MoveError, Shown};
use crate::problem::games::Position;
use crate::problem::horizon::{Horizon, deepened_by_horizon};
use crate::problem::question::{Order, Question};
use crate::problem::tree::{Categorised, Charge, Dominance, GameTree, Move, Proving, StaticBounds};
use crate::problem::value::{Bounds, Player, Value};

/// Longer lines than any tsume-shogi known are given up like repetitions.
const LONGEST_LINE: usize = 4_000;

const BUCKETS: usize = 4_096;

fn bucket(key: u64) -> usize {
    key as usize % BUCKETS
}

/// One step of the path.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// Of the path to here.
    path: u64,
    /// Of the position here.
    key: u64,
    /// Where the defender has last put something in the way, or declined to promote.
    similar: Option<Square>,
    repeats: bool,
}

/// A cursor in a tsume-shogi problem.
#[derive(Clone)]
pub struct TsumeTree {
    position: Box<shogi::Position>,
    steps: Vec<Step>,
    /// Positions of the path by the last bits of their keys: most steps meet nobody there, and
    /// a long line need not be gone through to see that it does not repeat.
    on_path: Box<[u16; BUCKETS]>,
    attacker: Side,
    help: bool,
    order: Order,
    horizon: Horizon,
    buffer: Box<MoveBuffer>,
    /// The moves of this node in their order, once they were generated.
    listed: Vec<ShogiMove>,
    generated: bool,
    cut_a_cycle: bool,
}

impl TsumeTree {
    /// The problem whose attacker is to move; `help`: the defender wants the mate too.
    pub fn new(root: shogi::Position, help: bool, order: Order) -> TsumeTree {
        let first = Step {
            path: ROOT_PATH,
            key: root.key(),
            similar: None,
            repeats: false,
        };
        let mut on_path = Box::new([0; BUCKETS]);
        on_path[bucket(first.key)] = 1;
        TsumeTree {
            on_path,
            attacker: root.turn(),
            position: Box::new(root),
            steps: vec![first],
            help,
            order,
            horizon: Horizon::new(Question::Mate),
            buffer: Box::default(),
            listed: Vec::new(),
            generated: false,
            cut_a_cycle: false,
        }
    }

    /// The position under the cursor.
    pub fn position(&self) -> &shogi::Position {
        &self.position
    }

    fn step(&self) -> &Step {
        // The root's step is never taken away.
        &self.steps[self.steps.len() - 1]
    }

    #[inline]
    fn attacks(&self) -> bool {
        self.position.turn() == self.attacker
    }

    fn generate(&mut self) {
        if self.generated {
            return;
        }
        self.position.moves_into(&mut self.buffer);
        let attacks = self.attacks();
        let Self {
            listed,
            buffer,
            position,
            ..
        } = self;
        listed.clear();
        listed.extend(
            buffer
                .iter()
                .filter(|&m| !attacks || position.gives_check(m)),
        );
        self.generated = true;
        if !attacks && let Some(way) = self.way_of_check() {
            let mut listed = std::mem::take(&mut self.listed);
            listed.sort_by_key(|m| match self.interposition(*m, way) {
                None => (0, 0),
                Some(charge) => {
                    let futile = charge == Charge::Nothing;
                    (1 + u8::from(futile), distance(way.king, m.to()))
                }
            });
            self.listed = listed;
        }
    }

    /// The line of a check by one piece from afar.
    fn way_of_check(&self) -> Option<CursorPath> {
        let king = self.position.king(self.position.turn())?;
        let checker = self.position.checker()?;
        (distance(king, checker) > 1).then_some(CursorPath { king, checker })
    }

    /// What a defender's move into the line of check counts; nothing if it is no such move.
    fn interposition(&self, m: ShogiMove, way: CursorPath) -> Option<Charge> {
        let to = m.to();
        let by_king = m.piece().kind == Kind::King;
        if by_king || !is_between(to, way.king, way.checker) {
            return None;
        }
        if m.dropped().is_none() {
            return Some(Charge::Full);
        }
        let defender = self.position.turn();
        let beside_king = distance(way.king, to) == 1;
        let guards = self.position.attackers(defender, to) - u32::from(beside_king);
        // The checking piece is one attacker; the king can take back only where it is alone.
        let supported = self.position.attackers(defender.other(), to) > 1;
        let futile = guards == 0 && (!beside_king || supported);
        Some(if futile {
            Charge::Nothing
        } else {
            Charge::OneOf(to.index() as u32)
        })
    }

    /// Where an answer of the defender's makes positions similar to one another.
    fn similar_square(&self, m: ShogiMove) -> Option<Square> {
        let put_between = self
            .way_of_check()
            .is_some_and(|way| self.interposition(m, way).is_some());
        let could_promote = m.from().is_some_and(|from| {
            let piece = m.piece();
            let zone = |square: Square| piece.side.promotes_on(square.rank());
            !m.promotes()
                && !piece.is_promoted()
                && piece.kind.can_promote()
                && (zone(from) || zone(m.to()))
        });
        (put_between || could_promote).then(|| m.to())
    }

    /// The position as ordinary shogi, for names of moves.
    fn shown(&self) -> ShogiTree {
        let evaluator = ShogiEvaluator::Material;
        let position = (*self.position).clone();
        ShogiTree::new(
            position,
            Question::Depth(1),
            Order::Generation,
            evaluator,
            false,
        )
    }
}

#[derive(Clone, Copy)]
struct CursorPath {
    king: Square,
    checker: Square,
}

impl GameTree for TsumeTree {
    #[inline]
    fn player(&self) -> Player {
        if self.help || self.attacks() {
            Player::Max
        } else {
            Player::Min
        }
    }

    fn leaf(&mut self) -> Option<Value> {
        if self.step().repeats {
            self.cut_a_cycle = true;
            return Some(Value::new(0));
        }
        self.generate();
        if self.listed.is_empty() {
            return Some(Value::new(i32::from(!self.attacks())));
        }
        self.horizon.cuts(self.ply()).then(|| Value::new(0))
    }

    fn moves(&mut self, moves: &mut Vec<Move>) {
        self.generate();
        let start = moves.len();
        moves.extend(self.listed.iter().map(|m| Move(m.code())));
        if self.order == Order::Replies {
            let mut keyed: Vec<(usize, Move)> = Vec::new();
            for &m in &moves[start..] {
                self.play(m);
                keyed.push((self.replies(), m));
                self.undo();
            }
            keyed.sort_by_key(|&(replies, _)| replies);
            moves.truncate(start);
            moves.extend(keyed.iter().map(|&(_, m)| m));
        }
        self.horizon.order_root(self.ply(), &mut moves[start..]);
    }

    fn play(&mut self, m: Move) {
        let Step { path, similar, .. } = *self.step();
        let mut similar = similar;
        if let Some(played) = ShogiMove::from_code(m.0) {
            if !self.attacks() {
                similar = self.similar_square(played).or(similar);
            } else if similar == Some(played.to()) {
                // What stood there is taken: in hand, it is no longer like the others.
                similar = None;
            }
            self.position.play(played);
        }
        let key = self.position.key();
        // The same side is to move at every other step.
        let seen = |steps: &[Step]| steps.iter().rev().skip(1).step_by(2).any(|s| s.key == key);
        let met = &mut self.on_path[bucket(key)];
        let repeats = self.steps.len() >= LONGEST_LINE || (*met > 0 && seen(&self.steps));
        *met += 1;
        self.steps.push(Step {
            path: path_after(path, m),
            key,
            similar,
            repeats,
        });
        self.generated = false;
    }

    fn undo(&mut self) {
        if self.steps.len() > 1 {
            if let Some(step) = self.steps.pop() {
                self.on_path[bucket(step.key)] -= 1;
            }
            self.position.undo();
            self.generated = false;
        }
    }

    #[inline]
    fn ply(&self) -> usize {
        self.steps.len() - 1
    }

    #[inline]
    fn key(&self) -> u64 {
        self.step().key ^ self.horizon.key(self.ply())
    }

    fn window(&self) -> Bounds {
        Question::Mate.window()
    }

    fn static_value(&mut self) -> Value {
        self.generate();
        Value::new(i32::from(self.listed.is_empty() && !self.attacks()))
    }

    fn replies(&mut self) -> usize {
        self.generate();
        self.listed.len()
    }

    fn leaf_id(&self) -> u64 {
        self.step().path
    }

    fn node_id(&self) -> u64 {
        self.step().path
    }

    fn cut_a_cycle(&self) -> bool {
        self.cut_a_cycle
    }
}

deepened_by_horizon!(TsumeTree, |_tree| LONGEST_LINE);

impl StaticBounds for TsumeTree {}
impl Categorised for TsumeTree {}

impl Proving for TsumeTree {
    fn may_repeat(&self) -> bool {
        true
    }

    fn repeats(&self) -> bool {
        self.step().repeats
    }

    fn charges(&self) -> bool {
        !self.help
    }

    fn charge(&self, m: Move) -> Charge {
        if self.attacks() {
            return Charge::Full;
        }
        let counted = || {
            let way = self.way_of_check()?;
            self.interposition(ShogiMove::from_code(m.0)?, way)
        };
        counted().unwrap_or(Charge::Full)
    }

    fn dominance(&self) -> Option<Dominance> {
        if self.help || self.horizon.exists() {
            return None;
        }
        let mut hand = [0; 8];
        for (count, kind) in hand.iter_mut().zip(Kind::IN_HAND) {
            *count = self.position.in_hand(self.attacker, kind);
        }
        // The board's key does not say whose turn it is where both could move.
        let turn = if self.attacks() { 0 } else { u64::MAX };
        Some(Dominance {
            board: mix(self.position.board_key() ^ turn),
            hand,
        })
    }

    fn similar(&self) -> Option<u64> {
        let erased = self.step().similar.filter(|_| self.attacks())?;
        let mut key = 0;
        for square in Square::all() {
            if let Some(piece) = self.position.piece(square) {
                let side = u64::from(piece.side == Side::Sente);
                let kind = if square == erased {
                    0xFF
                } else {
                    2 * piece.kind.index() as u64 + u64::from(piece.is_promoted())
                };
                key = mix(key ^ (square.index() as u64) << 16 ^ side << 8 ^ kind);
            }
        }
        for kind in Kind::IN_HAND {
            let count = self.position.in_hand(self.attacker, kind);
            key = mix(key ^ u64::from(count));
        }
        Some(key)
    }
}

impl Shown for TsumeTree {
    fn move_name(&self, m: Move, lang: Lang) -> String {
        self.shown().move_name(m, lang)
    }

    fn move_text(&self, m: Move) -> String {
        self.shown().move_text(m)
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        self.shown().parse_move(text)
    }

    fn position_text(&self) -> String {
        sfen::write(&self.position.setup())
    }

    fn here(&self) -> Option<Position> {
        Some(Position::Shogi(Box::new(self.position.setup())))
    }
}

impl fmt::Debug for TsumeTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "TsumeTree({} at ply {})",
            self.position_text(),
            self.ply()
        )
    }
}
