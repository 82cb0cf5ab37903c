//! Othello as a line of play.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::line::{Candidate, Computed, Ending, Game, How, Line, Turn, WON};
use super::progress;
use crate::base::messages::{Lang, tr};
use crate::base::random::mix;
use crate::game::othello::{
    Bits, Disc, Position, Size, Square, awarded, category, positional, sort_of_square,
};
use crate::problem::{self, Reason};
use crate::search::Limits;
use crate::solve::othello::{Evaluator, Solver, Task};

/// A square, or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OthelloMove(pub Option<Square>);

impl fmt::Display for OthelloMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(square) => fmt::Display::fmt(&square, f),
            None => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for OthelloMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[derive(Clone)]
pub struct OthelloLine {
    here: Position,
    before: Vec<Position>,
    evaluator: Option<Evaluator>,
}

impl OthelloLine {
    pub fn new(start: Position) -> OthelloLine {
        OthelloLine {
            here: start,
            before: Vec::new(),
            evaluator: Evaluator::built_in().filter(|_| start.size() == Size::Eight),
        }
    }

    pub fn position(&self) -> &Position {
        &self.here
    }
}

/// Nodes that solving so many empties usually takes.
fn solving(empties: u32) -> f64 {
    3_000.0 * 2.1f64.powf(f64::from(empties) - 12.0)
}

impl Line for OthelloLine {
    type Move = OthelloMove;

    const GAME: Game = Game::Othello;
    const SLOTS: usize = 65;
    const USUAL_MOVES: f64 = 30.0;
    const MARGINS: (i32, i32) = (1_000, 400);
    const MODELS: &'static str = include_str!("../../assets/play/models-othello.ron");

    fn from_position(position: &problem::Position) -> Result<OthelloLine, Option<Reason>> {
        let problem::Position::Othello(setup) = position else {
            return Err(None);
        };
        let reasons = |reasons| Some(Reason::sentences(reasons));
        setup.position().map(OthelloLine::new).map_err(reasons)
    }

    fn here(&self) -> problem::Position {
        problem::Position::Othello(self.here.setup())
    }

    fn turn(&self) -> Turn {
        match self.here.side() {
            Disc::Black => Turn::First,
            Disc::White => Turn::Second,
        }
    }

    fn length(&self) -> usize {
        self.before.len()
    }

    fn key(&self) -> u64 {
        mix(self.here.mover() ^ mix(self.here.opponent().wrapping_add(1)))
    }

    fn progress(&self) -> u8 {
        progress::of_othello(&self.here)
    }

    fn play(&mut self, m: OthelloMove) {
        self.before.push(self.here);
        self.here = match m.0 {
            Some(square) => self.here.play_unchecked(square),
            None => self.here.passed(),
        };
    }

    fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.here = before;
        }
    }

    fn ending(&self) -> Option<Ending> {
        if !self.here.is_over() {
            return None;
        }
        let score = awarded(self.here.mover(), self.here.opponent(), self.here.size());
        let first = match self.turn() {
            Turn::First => score,
            Turn::Second => -score,
        };
        let winner = match first {
            1.. => Some(Turn::First),
            0 => None,
            _ => Some(Turn::Second),
        };
        let how = How::Discs(first);
        Some(Ending { winner, how })
    }

    fn code(m: OthelloMove) -> u32 {
        Self::slot(m) as u32 + 1
    }

    fn slot(m: OthelloMove) -> usize {
        m.0.map_or(64, |square| square.index() as usize)
    }

    fn is_pass(m: OthelloMove) -> bool {
        m.0.is_none()
    }

    fn must_pass(&self) -> bool {
        self.here.must_pass()
    }

    fn candidates(&mut self, categories: bool, list: &mut Vec<Candidate<OthelloMove>>) {
        let legal = self.here.legal();
        if legal == 0 {
            if self.here.must_pass() {
                list.push(Candidate {
                    m: OthelloMove(None),
                    category: 0,
                    promise: 0,
                });
            }
            return;
        }
        let size = self.here.size();
        for square in Bits(legal).filter_map(Square::new) {
            let replies = self.here.play_unchecked(square).legal().count_ones();
            let sort = sort_of_square(size, square);
            list.push(Candidate {
                m: OthelloMove(Some(square)),
                category: if categories {
                    category(sort, replies)
                } else {
                    0
                },
                promise: -16 * replies as i32 - 8 * sort as i32,
            });
        }
    }

    fn value_without_moves(&self, _ply: i32) -> i32 {
        100 * awarded(self.here.mover(), self.here.opponent(), self.here.size())
    }

    fn repetition(&self) -> Option<i32> {
        None
    }

    fn value(&mut self) -> i32 {
        let most = 100 * self.here.size().squares() as i32;
        let evaluator = self.evaluator.as_ref();
        let evaluator = evaluator.filter(|e| e.knows(self.here.empties()));
        let expected = evaluator.and_then(|e| e.expect(&self.here));
        let value = match expected {
            Some(discs) => (100.0 * discs) as i32,
            None => 100 * positional(self.here.mover(), self.here.opponent(), self.here.size()),
        };
        value.clamp(-most, most).clamp(-WON, WON)
    }

    fn most_moves(&self) -> f64 {
        // The other side may have to pass every time.
        f64::from(self.here.empties()).max(1.0)
    }

    fn plies_left(&self) -> Option<i32> {
        Some(self.here.empties() as i32)
    }

    fn settled(&mut self, _: i32, _: i32, _: i32, _: &mut u64, _: u64) -> i32 {
        if self.here.legal() == 0 {
            // A pass or the end: the evaluator was trained on positions with a move.
            let passed = self.here.passed();
            if passed.legal() == 0 {
                return self.value_without_moves(0);
            }
            let here = std::mem::replace(&mut self.here, passed);
            let value = -self.value();
            self.here = here;
            return value;
        }
        self.value()
    }

    type Helper = Solver;
    // The last eight empties are solved without a look at the count.
    const OVERRUN: u64 = 4_000;

    fn end_estimate(&self) -> Option<f64> {
        Some(solving(self.here.empties()))
    }

    fn moves_to_come(&self, nodes: f64) -> (f64, f64) {
        let empties = self.here.empties();
        let solvable = (1..=empties).take_while(|&e| solving(e) <= nodes).count();
        let half = |empties: f64| (empties / 2.0).ceil().max(1.0);
        let empties = f64::from(empties);
        (half(empties), half(empties - solvable as f64))
    }

    fn compute(
        &mut self,
        solver: &mut Solver,
        nodes: u64,
        seconds: Option<f64>,
        cancel: &Arc<AtomicBool>,
    ) -> Computed<OthelloMove> {
        let task = Task {
            limits: Limits {
                nodes: Some(nodes),
                seconds,
                ..Limits::default()
            },
            ..Task::default()
        };
        let answer = solver.solve(&self.here, &task, cancel, &mut |_| {});
        let outcome = answer
            .proved
            .exact()
            .filter(|_| answer.stopped_by.is_none());
        let line = answer.pv.iter().map(|&m| OthelloMove(m)).collect();
        Computed {
            outcome: outcome.map(|score| (100 * score, line)),
            nodes: answer.nodes,
        }
    }

    fn parse(&self, text: &str) -> Option<OthelloMove> {
        let text = text.trim();
        let pass = ["pass", "pa", "ps", "--"];
        if pass.iter().any(|p| text.eq_ignore_ascii_case(p)) {
            return self.here.must_pass().then_some(OthelloMove(None));
        }
        let square = self.here.size().parse_square(text)?;
        let legal = self.here.legal() & square.bit() != 0;
        legal.then_some(OthelloMove(Some(square)))
    }

    fn name(&self, m: OthelloMove, lang: Lang) -> String {
        match m.0 {
            Some(square) => square.to_string(),
            None => tr!(lang, play_pass).to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::RandomPosition;

    #[test]
    fn a_line_can_be_played_and_taken_back() {
        for size in Size::ALL {
            let mut line = OthelloLine::new(Position::start(size));
            let mut list = Vec::new();
            while line.ending().is_none() {
                list.clear();
                line.candidates(true, &mut list);
                assert!(
                    list.iter()
                        .all(|c| usize::from(c.category) < Game::Othello.categories().len())
                );
                line.play(list[list.len() / 2].m);
            }
            list.clear();
            line.candidates(true, &mut list);
            assert!(list.is_empty());
            let ending = line.ending().unwrap();
            let How::Discs(first) = ending.how else {
                panic!("discs are counted")
            };
            let mover = 100
                * if line.turn() == Turn::First {
                    first
                } else {
                    -first
                };
            assert_eq!(line.value_without_moves(0), mover);
            while line.length() > 0 {
                line.undo();
            }
            assert_eq!(*line.position(), Position::start(size));
        }
    }

    #[test]
    fn the_solver_goes_past_its_limit_by_less_than_is_kept_for_it() {
        let mut solver = Solver::default();
        for seed in 0..150 {
            let recipe = RandomPosition {
                size: Size::Eight,
                empties: 7 + (seed % 9) as u32,
                seed,
            };
            let mut line = OthelloLine::new(recipe.generate().unwrap());
            for limit in [1, 100, 1_000] {
                let cancel = Arc::new(AtomicBool::new(false));
                let computed = line.compute(&mut solver, limit, None, &cancel);
                // Half of it stays for what no test has met.
                let over = computed.nodes.saturating_sub(limit);
                assert!(over <= OthelloLine::OVERRUN / 2, "{recipe:?}: {over}");
            }
        }
    }

    #[test]
    fn moves_are_read_as_they_are_written() {
        let line = OthelloLine::new(Position::start(Size::Eight));
        assert_eq!(line.parse("F5").map(|m| m.to_string()), Some("f5".into()));
        assert_eq!(line.parse("a1"), None);
        assert_eq!(line.parse("pass"), None);
        assert_eq!(line.parse("é"), None);
    }
}
