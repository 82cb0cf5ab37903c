//! Shogi as a line of play: repetition remembered, captures played out at the tips, mate in one
//! seen there.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::line::{Candidate, Computed, Ending, Game, How, Line, Turn, WON};
use super::progress;
use crate::base::messages::Lang;
use crate::game::shogi::notation::move_name;
use crate::game::shogi::{
    Gains, History, MoveBuffer, Position, Reasons, Repetition, RunningValue, Setup, ShogiEvaluator,
    ShogiMove, Side, Sorter, Use, piece_value,
};

use crate::problem::{self, Reason};
use crate::solve::tsume::{Limits, Options, Solver, Verdict};

/// A game longer than this is drawn.
pub const LONGEST: usize = 320;
/// From this progress on mates are looked for, with this part of what a move may use, and no more
/// than this.
const MATES_FROM: u8 = 40;
const MATE_SHARE: u64 = 16;
const MOST_MATE_NODES: u64 = 20_000;
/// Inside a search a repetition is looked for so many plies back.
const FARTHEST_BACK: usize = 40;
/// Captures are followed no further than this past the end of a search.
const MOST_PLIES: u32 = 6;
/// Nor are more of them than this: nobody can interrupt in between.
const MOST_NODES: u64 = 300;

#[derive(Clone)]
pub struct ShogiLine {
    position: Position,
    running: RunningValue,
    history: History,
}

impl ShogiLine {
    /// Both kings must be there.
    pub fn new(setup: &Setup) -> Result<ShogiLine, Reasons> {
        let reasons = setup.reasons(Use::Game);
        if !reasons.is_empty() {
            return Err(Reasons(reasons));
        }
        Ok(ShogiLine::from_position(Position::new(setup)?))
    }

    fn from_position(position: Position) -> ShogiLine {
        ShogiLine {
            running: RunningValue::new(ShogiEvaluator::Positional, &position),
            history: History::new(&position),
            position,
        }
    }

    pub fn start() -> ShogiLine {
        ShogiLine::from_position(Position::start())
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Negamax over captures and promotions that gain; over every move while in check.
    fn settle(
        &mut self,
        mut alpha: i32,
        beta: i32,
        ply: i32,
        plies: u32,
        most: u64,
        nodes: &mut u64,
    ) -> i32 {
        if *nodes >= most {
            return self.value();
        }
        let in_check = self.position.in_check();
        if !in_check || plies == 0 {
            let stand = self.value();
            if stand >= beta || plies == 0 {
                return stand;
            }
            alpha = alpha.max(stand);
        }
        let mut best = if in_check { -WON + ply } else { alpha };
        for m in self.restless(in_check) {
            if *nodes >= most {
                best = best.max(self.value());
                break;
            }
            self.play(m);
            *nodes += 1;
            let value = -self.settle(-beta, -alpha, ply + 1, plies - 1, most, nodes);
            self.undo();
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }

    fn restless(&self, in_check: bool) -> Vec<ShogiMove> {
        let mut buffer = MoveBuffer::new();
        self.position.moves_into(&mut buffer);
        let gains = Gains::new(ShogiEvaluator::Material, &self.position);
        let mut moves: Vec<(i32, ShogiMove)> = buffer
            .iter()
            .filter(|m| in_check || m.promotes() || self.position.piece(m.to()).is_some())
            .map(|m| (gains.of(m), m))
            .filter(|&(gain, _)| in_check || gain > 0)
            .collect();
        moves.sort_by_key(|&(gain, m)| (-gain, m));
        moves.into_iter().map(|(_, m)| m).collect()
    }
}

impl Line for ShogiLine {
    type Move = ShogiMove;

    const GAME: Game = Game::Shogi;
    const SLOTS: usize = 81 * 32;
    const USUAL_MOVES: f64 = 60.0;
    const MARGINS: (i32, i32) = (120, 150);
    const MODELS: &'static str = include_str!("../../assets/play/models-shogi.ron");

    fn from_position(position: &problem::Position) -> Result<ShogiLine, Option<Reason>> {
        let problem::Position::Shogi(setup) = position else {
            return Err(None);
        };
        ShogiLine::new(setup).map_err(|reasons| Some(Reason::new(reasons)))
    }

    fn here(&self) -> problem::Position {
        problem::Position::Shogi(Box::new(self.position.setup()))
    }

    fn turn(&self) -> Turn {
        turn(self.position.turn())
    }

    fn length(&self) -> usize {
        self.history.moves()
    }

    fn key(&self) -> u64 {
        self.position.key()
    }

    fn progress(&self) -> u8 {
        progress::of_shogi(&self.position)
    }

    fn play(&mut self, m: ShogiMove) {
        self.running.play(&mut self.position, m);
        self.history.push(&self.position);
    }

    fn undo(&mut self) {
        if self.history.pop() {
            self.running.undo(&mut self.position);
        }
    }

    fn ending(&self) -> Option<Ending> {
        if let Some(repetition) = self.history.fourth(self.position.turn()) {
            return Some(match repetition {
                Repetition::PerpetualCheck { loser } => {
                    Ending::won(turn(loser.other()), How::PerpetualCheck)
                }
                Repetition::Draw => Ending::drawn(How::Repetition),
            });
        }
        if self.position.has_no_move() {
            return Some(Ending::won(self.turn().other(), How::Mate));
        }
        if self.position.may_declare() {
            return Some(Ending::won(self.turn(), How::Declared));
        }
        (self.length() >= LONGEST).then_some(Ending::drawn(How::TooLong))
    }

    fn code(m: ShogiMove) -> u32 {
        m.code() + 1
    }

    fn slot(m: ShogiMove) -> usize {
        let piece = m.piece();
        let form = usize::from(piece.is_promoted()) * 16 + piece.side.index() * 8;
        (form + piece.kind.index()) * 81 + m.to().index()
    }

    fn is_pass(_: ShogiMove) -> bool {
        false
    }

    fn candidates(&mut self, categories: bool, list: &mut Vec<Candidate<ShogiMove>>) {
        let mut buffer = MoveBuffer::new();
        self.position.moves_into(&mut buffer);
        let gains = Gains::new(ShogiEvaluator::Material, &self.position);
        let sorter = categories.then(|| Sorter::new(&self.position));
        for m in buffer.iter() {
            let gain = gains.of(m);
            let category = sorter
                .as_ref()
                .map_or(0, |sorter| sorter.of(m, gain).index());
            // The cheapest piece takes first.
            let taker = if gain > 0 {
                let piece = m.piece_before();
                piece_value(piece.kind, piece.is_promoted()) / 16
            } else {
                0
            };
            list.push(Candidate {
                m,
                category,
                promise: gain - taker,
            });
        }
    }

    fn most_moves(&self) -> f64 {
        // A game taken up from elsewhere may have gone past the end.
        (LONGEST.saturating_sub(self.length()) as f64 / 2.0).max(20.0)
    }

    fn value_without_moves(&self, ply: i32) -> i32 {
        -WON + ply
    }

    fn repetition(&self) -> Option<i32> {
        let mover = self.position.turn();
        Some(match self.history.second(mover, FARTHEST_BACK)? {
            Repetition::PerpetualCheck { loser } if loser == mover => -WON / 2,
            Repetition::PerpetualCheck { .. } => WON / 2,
            Repetition::Draw => 0,
        })
    }

    fn value(&mut self) -> i32 {
        // The side to move has the better of equal positions: some forty points in shogi.
        const TEMPO: i32 = 40;
        let sente = self.running.value(&self.position);
        let value = match self.position.turn() {
            Side::Sente => sente,
            Side::Gote => -sente,
        };
        (value + TEMPO).clamp(-25_000, 25_000)
    }

    fn settled(&mut self, alpha: i32, beta: i32, ply: i32, nodes: &mut u64, most: u64) -> i32 {
        if !self.position.in_check() && self.position.mate_in_one().is_some() {
            return WON - ply - 1;
        }
        let most = most.min(*nodes + MOST_NODES);
        self.settle(alpha, beta, ply, MOST_PLIES, most, nodes)
    }

    type Helper = ();
    // The line of a mate is told whatever it takes: less than finding it did.
    const OVERRUN: u64 = MOST_MATE_NODES / 4;

    fn end_estimate(&self) -> Option<f64> {
        // Looking for a mate is cheap beside a search, and idle while the camps are closed.
        (self.progress() >= MATES_FROM).then_some(1.0)
    }

    fn moves_to_come(&self, _nodes: f64) -> (f64, f64) {
        let made = f64::from(self.position.number() / 2);
        let left = (ShogiLine::USUAL_MOVES - made).max(20.0);
        (left, left)
    }

    /// A mate by checks; that there is none says nothing about the game.
    fn compute(
        &mut self,
        _: &mut (),
        nodes: u64,
        seconds: Option<f64>,
        cancel: &Arc<AtomicBool>,
    ) -> Computed<ShogiMove> {
        let options = Options {
            limits: Limits {
                nodes: Some((nodes / MATE_SHARE).min(MOST_MATE_NODES)),
                bytes: 8 << 20,
                seconds: seconds.map(|s| s / MATE_SHARE as f64),
            },
            ..Options::default()
        };
        let nothing = Computed {
            outcome: None,
            nodes: 0,
        };
        let Ok(mut solver) = Solver::new(&self.position.setup(), options, Arc::clone(cancel))
        else {
            return nothing;
        };
        let Ok(answer) = solver.solve() else {
            return nothing;
        };
        let mated = answer.verdict == Verdict::Mate && !answer.line.is_empty();
        Computed {
            outcome: mated.then(|| (WON - answer.line.len() as i32, answer.line)),
            nodes: answer.nodes,
        }
    }

    fn parse(&self, text: &str) -> Option<ShogiMove> {
        self.position.usi_move(text.trim()).ok()
    }

    fn name(&self, m: ShogiMove, lang: Lang) -> String {
        move_name(&self.position, m, lang)
    }
}

pub fn turn(side: Side) -> Turn {
    match side {
        Side::Sente => Turn::First,
        Side::Gote => Turn::Second,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;
    use crate::game::shogi::notation::sfen;

    fn line(text: &str) -> ShogiLine {
        ShogiLine::new(&sfen::read_setup(text).unwrap()).unwrap()
    }

    #[test]
    fn a_line_has_its_moves_until_it_ends_and_comes_back() {
        let mut rng = Rng::new(12);
        for _ in 0..20 {
            let mut line = ShogiLine::start();
            for _ in 0..200 {
                let mut list = Vec::new();
                line.candidates(true, &mut list);
                let ending = line.ending();
                let mated = ending.is_some_and(|e| e.how == How::Mate);
                assert_eq!(mated, list.is_empty());
                if ending.is_some() {
                    break;
                }
                assert!(
                    list.iter()
                        .all(|c| usize::from(c.category) < Game::Shogi.categories().len()
                            && ShogiLine::slot(c.m) < ShogiLine::SLOTS)
                );
                let m = list[rng.below(list.len() as u64) as usize].m;
                line.play(m);
            }
            while line.length() > 0 {
                line.undo();
            }
            assert_eq!(line.position().setup(), Position::start().setup());
        }
    }

    #[test]
    fn repetition_is_seen_at_its_second_occurrence_inside_a_search() {
        let mut line = ShogiLine::start();
        for m in ["6i6h", "6a6b", "6h6i"] {
            line.play(line.parse(m).unwrap());
            assert_eq!(line.repetition(), None);
        }
        line.play(line.parse("6b6a").unwrap());
        assert_eq!(line.repetition(), Some(0));
        assert_eq!(line.ending(), None);
        for m in ["6i6h", "6a6b", "6h6i", "6b6a"].repeat(2) {
            line.play(line.parse(m).unwrap());
        }
        assert_eq!(line.ending(), Some(Ending::drawn(How::Repetition)));
        // Sente's rook chases the king: whoever repeats by checks alone loses.
        let mut chase = self::line("3k5/9/9/9/9/9/9/3R5/K8 w - 1");
        for m in ["6a5a", "6h5h", "5a6a", "5h6h"] {
            chase.play(chase.parse(m).unwrap());
        }
        assert_eq!(chase.repetition(), Some(WON / 2));
        for m in ["6a5a", "6h5h", "5a6a", "5h6h"].repeat(2) {
            chase.play(chase.parse(m).unwrap());
        }
        let ending = Ending::won(Turn::Second, How::PerpetualCheck);
        assert_eq!(chase.ending(), Some(ending));
    }

    #[test]
    fn captures_are_played_out_and_mate_in_one_is_seen() {
        let mut nodes = 0;
        // A rook that takes an unguarded silver gains twice its value.
        let mut free = line("4k4/9/9/4s4/9/9/9/4R4/4K4 b - 1");
        let stand = free.value();
        let settled = free.settled(-WON, WON, 0, &mut nodes, u64::MAX);
        assert!(settled > stand + 800, "{stand} {settled}");
        assert!(nodes > 0);
        let mut mate = line("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
        assert_eq!(mate.settled(-WON, WON, 3, &mut nodes, u64::MAX), WON - 4);
    }
}
