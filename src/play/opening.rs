//! Openings from a seed: a few sensible random moves that leave both sides equal. Each is played twice
//! in a match, with colours swapped.

use super::line::{Line, WON};
use super::player::{Player, Spec};
use super::think::{Orders, Signals};
use crate::base::random::{Rng, mix};

const PLIES: usize = 8;
const CHECK_DEPTH: f64 = 3.0;
const MOST_TRIES: u64 = 200;

/// The opening of a number, the same for ever.
pub fn opening<L: Line>(start: &L, seed: u64, number: u64) -> Vec<L::Move> {
    let (margin, balance) = L::MARGINS;
    let spec = Spec {
        game: L::GAME,
        table_mib: 1,
        depth: Some(CHECK_DEPTH),
        specialists: false,
        ..Spec::default()
    };
    let mut judge = Player::<L>::new(spec).ok();
    let mut last = Vec::new();
    for attempt in 0..MOST_TRIES {
        let mut rng = Rng::new(mix(seed ^ mix(number) ^ mix(attempt << 32)));
        let mut line = start.clone();
        let moves = draw(&mut line, margin, &mut rng);
        if line.ending().is_some() {
            continue;
        }
        let value = match &mut judge {
            Some(judge) => {
                judge.forget();
                let signals = Signals::default();
                let orders = Orders::default();
                judge
                    .choose(&mut line, &orders, &signals, &mut |_| {})
                    .value
            }
            None => 0,
        };
        last = moves;
        if value.abs() <= balance {
            break;
        }
    }
    last
}

fn draw<L: Line>(line: &mut L, margin: i32, rng: &mut Rng) -> Vec<L::Move> {
    let mut moves = Vec::new();
    let mut list = Vec::new();
    for _ in 0..PLIES {
        if line.ending().is_some() {
            break;
        }
        list.clear();
        line.candidates(false, &mut list);
        let mut judged: Vec<(i32, L::Move)> = Vec::new();
        for candidate in &list {
            line.play(candidate.m);
            let mut nodes = 0;
            judged.push((
                -line.settled(-WON, WON, 1, &mut nodes, u64::MAX),
                candidate.m,
            ));
            line.undo();
        }
        let best = judged.iter().map(|j| j.0).max().unwrap_or(0);
        judged.retain(|j| j.0 >= best - margin);
        if judged.is_empty() {
            break;
        }
        let (_, m) = judged[rng.below(judged.len() as u64) as usize];
        line.play(m);
        moves.push(m);
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::{Position, Size};
    use crate::play::othello::OthelloLine;
    use crate::play::shogi::ShogiLine;

    #[test]
    fn openings_differ_by_number_and_repeat_by_seed() {
        let start = OthelloLine::new(Position::start(Size::Eight));
        let all: Vec<_> = (0..12).map(|n| opening(&start, 5, n)).collect();
        let again = opening(&start, 5, 7);
        assert_eq!(all[7], again);
        let distinct: std::collections::HashSet<String> =
            all.iter().map(|o| format!("{o:?}")).collect();
        assert!(distinct.len() >= 10);
        assert!(all.iter().all(|o| o.len() == PLIES));
        let shogi = opening(&ShogiLine::start(), 5, 0);
        assert_eq!(shogi, opening(&ShogiLine::start(), 5, 0));
        assert_ne!(shogi, opening(&ShogiLine::start(), 6, 0));
    }
}
