//! The m,n,k family as a line of play. Every row is seen by the search itself, so there is no
//! specialist to be asked.

mod saved;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::line::{Candidate, Computed, Ending, Game, How, Line, Turn, WON};
use super::progress::MOST;
use crate::base::messages::Lang;
use crate::base::random::mix;
use crate::game::mnk::{Bits, Categories, MAKES, OpenRows, Position, STOPS, Square, Stone};
use crate::problem::{self, Reason};

/// A square. It is written as a square on every board; where stones fall, people name the column.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MnkMove(pub Square);

impl fmt::Display for MnkMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for MnkMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a point of the evaluator is worth: a row that is one stone short is some hundred.
const POINT: i32 = 10;

#[derive(Clone)]
pub struct MnkLine {
    here: Position,
    before: Vec<Position>,
    open: OpenRows,
    categories: Categories,
}

impl MnkLine {
    pub fn new(start: Position) -> MnkLine {
        MnkLine {
            here: start,
            before: Vec::new(),
            open: OpenRows::new(start.variant()),
            categories: Categories::new(start.variant()),
        }
    }

    pub fn position(&self) -> &Position {
        &self.here
    }
}

impl Line for MnkLine {
    type Move = MnkMove;

    const GAME: Game = Game::Mnk;
    const SLOTS: usize = 64;
    const USUAL_MOVES: f64 = 18.0;
    const MARGINS: (i32, i32) = (60, 150);
    const MODELS: &'static str = include_str!("../../../assets/play/models-mnk.ron");

    fn from_position(position: &problem::Position) -> Result<MnkLine, Option<Reason>> {
        let problem::Position::Mnk(setup) = position else {
            return Err(None);
        };
        let reasons = |reasons| Some(Reason::sentences(reasons));
        setup.position().map(MnkLine::new).map_err(reasons)
    }

    fn here(&self) -> problem::Position {
        problem::Position::Mnk(self.here.setup())
    }

    fn turn(&self) -> Turn {
        match self.here.side() {
            Stone::X => Turn::First,
            Stone::O => Turn::Second,
        }
    }

    fn length(&self) -> usize {
        self.before.len()
    }

    fn key(&self) -> u64 {
        mix(self.here.mover() ^ mix(self.here.opponent().wrapping_add(1)))
    }

    /// Every stone is a step.
    fn progress(&self) -> u8 {
        let squares = self.here.variant().squares();
        (u32::from(MOST) * (squares - self.here.empties()) / squares) as u8
    }

    fn play(&mut self, m: MnkMove) {
        self.before.push(self.here);
        self.here = self.here.play_unchecked(m.0);
    }

    fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.here = before;
        }
    }

    fn ending(&self) -> Option<Ending> {
        match self.here.winner() {
            Some(Stone::X) => Some(Ending::won(Turn::First, How::Row)),
            Some(Stone::O) => Some(Ending::won(Turn::Second, How::Row)),
            None if self.here.empties() == 0 => Some(Ending::drawn(How::Full)),
            None => None,
        }
    }

    fn code(m: MnkMove) -> u32 {
        m.0.index() + 1
    }

    fn slot(m: MnkMove) -> usize {
        m.0.index() as usize
    }

    /// Rows that are made or stopped gain something at once; of all others those that are shorter of a
    /// row and in more rows come first.
    fn candidates(&mut self, categories: bool, list: &mut Vec<Candidate<MnkMove>>) {
        let (mover, opponent) = (self.here.mover(), self.here.opponent());
        let legal = self.here.legal();
        for (group, squares) in (0..).zip(self.open.groups()) {
            for square in Bits(legal & squares) {
                let category = self.categories.of(square, mover, opponent);
                list.push(Candidate {
                    m: MnkMove(square),
                    category: if categories { category } else { 0 },
                    promise: match category {
                        MAKES => 200,
                        STOPS => 100,
                        _ => -8 * i32::from(category) - group,
                    },
                });
            }
        }
    }

    fn value_without_moves(&self, ply: i32) -> i32 {
        match self.here.winner() {
            Some(_) => ply - WON,
            None => 0,
        }
    }

    fn repetition(&self) -> Option<i32> {
        None
    }

    fn value(&mut self) -> i32 {
        POINT * self.open.judge(self.here.mover(), self.here.opponent())
    }

    fn settled(&mut self, _: i32, _: i32, ply: i32, _: &mut u64, _: u64) -> i32 {
        if self.here.is_over() {
            return self.value_without_moves(ply);
        }
        self.value()
    }

    fn plies_left(&self) -> Option<i32> {
        Some(self.here.empties() as i32)
    }

    fn most_moves(&self) -> f64 {
        f64::from(self.here.empties().div_ceil(2)).max(1.0)
    }

    type Helper = ();
    const OVERRUN: u64 = 0;

    fn end_estimate(&self) -> Option<f64> {
        None
    }

    /// The last dozen stones are seen to the end by any search.
    fn moves_to_come(&self, _: f64) -> (f64, f64) {
        let half = |plies: u32| f64::from(plies.div_ceil(2)).max(1.0);
        let empties = self.here.empties();
        (half(empties), half(empties.saturating_sub(12)))
    }

    /// Nobody is asked: see [`Line::end_estimate`].
    fn compute(
        &mut self,
        _: &mut (),
        _: u64,
        _: Option<f64>,
        _: &Arc<AtomicBool>,
    ) -> Computed<MnkMove> {
        Computed {
            outcome: None,
            nodes: 0,
        }
    }

    fn parse(&self, text: &str) -> Option<MnkMove> {
        let text = text.trim();
        let square = match text.parse::<u32>() {
            Ok(column @ 1..=8) if self.here.variant().gravity() => {
                self.here.landing(column - 1).ok()?
            }
            _ => Square::parse(text)?,
        };
        let legal = self.here.legal() & square.bit() != 0;
        legal.then_some(MnkMove(square))
    }

    fn name(&self, m: MnkMove, _: Lang) -> String {
        self.here.variant().move_name(m.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::mnk::{RandomPosition, Variant};
    use crate::play::player::{Player, Spec};
    use crate::play::think::{Orders, Signals};

    #[test]
    fn a_line_can_be_played_and_taken_back() {
        let free = Variant::new(6, 5, 4, false).unwrap();
        for variant in [Variant::TIC_TAC_TOE, Variant::CONNECT_FOUR, free] {
            let mut line = MnkLine::new(Position::start(variant));
            let mut list = Vec::new();
            let mut before = 0;
            while line.ending().is_none() {
                list.clear();
                line.candidates(true, &mut list);
                assert!(!list.is_empty());
                assert!(
                    list.iter()
                        .all(|c| usize::from(c.category) < Game::Mnk.categories().len())
                );
                let m = list[list.len() / 2].m;
                assert_eq!(line.parse(&m.to_string()), Some(m));
                let name = line.name(m, Lang::En);
                assert_eq!(line.parse(&name), Some(m));
                line.play(m);
                assert!(line.progress() > before && line.progress() <= MOST);
                before = line.progress();
            }
            list.clear();
            line.candidates(true, &mut list);
            assert!(list.is_empty() || line.ending().unwrap().how == How::Full);
            while line.length() > 0 {
                line.undo();
            }
            assert_eq!(*line.position(), Position::start(variant));
        }
    }

    #[test]
    fn a_player_makes_its_row_and_stops_the_other() {
        let spec = Spec {
            game: Game::Mnk,
            depth: Some(9.0),
            table_mib: 1,
            ..Spec::default()
        };
        let mut player = Player::<MnkLine>::new(spec).unwrap();
        let mut choose = |text: &str| {
            let setup = crate::game::mnk::read(text, &Default::default()).unwrap();
            let mut line = MnkLine::new(setup.setup.position().unwrap());
            let orders = Orders::default();
            let choice = player.choose(&mut line, &orders, &Signals::default(), &mut |_| {});
            (choice.m.unwrap().to_string(), choice.value)
        };
        assert_eq!(choose("XX. OO. ... X"), ("c1".into(), WON - 1));
        assert_eq!(choose("X.. .O. ..X O").1, 0);
        assert_eq!(choose("connect4 112233"), ("d6".into(), WON - 1));
        assert_eq!(choose("connect4 1122 3").0, "d6");
    }

    #[test]
    fn every_position_of_random_play_begins_a_game() {
        for seed in 0..10 {
            let recipe = RandomPosition {
                variant: Variant::CONNECT_FOUR,
                stones: 20,
                seed,
            };
            let line = MnkLine::new(recipe.generate().unwrap());
            let here = line.here();
            assert!(MnkLine::from_position(&here).is_ok());
        }
    }
}
