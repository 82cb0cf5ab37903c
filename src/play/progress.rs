//! Progress (進行度): how far a game has come, 0 at its beginning and 128 at its end.
//!
//! The paper takes it from the placement of the pieces and the number of moves and does not say how.
//! Othello: every disc is a step. Shogi: one half is the number of moves, the other what has
//! happened to the pieces: those in hand, promoted, or in the enemy's camp.

use crate::base::messages::{Text, keys};
use crate::game::othello;
use crate::game::shogi::{Kind, Position, Side, Square};

pub const MOST: u8 = 128;

/// The paper's three phases, each with its own curve of winning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Opening,
    Middle,
    End,
}

impl Phase {
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Middle, Phase::End];

    pub const fn of(progress: u8) -> Phase {
        match progress {
            0..64 => Phase::Opening,
            64..96 => Phase::Middle,
            _ => Phase::End,
        }
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn name(self) -> &'static str {
        match self {
            Phase::Opening => "opening",
            Phase::Middle => "middle",
            Phase::End => "end",
        }
    }

    /// What people call it; [`Phase::name`] is for files.
    pub const fn label(self) -> Text {
        match self {
            Phase::Opening => keys::play_phase_opening,
            Phase::Middle => keys::play_phase_middle,
            Phase::End => keys::play_phase_end,
        }
    }
}

pub fn of_othello(position: &othello::Position) -> u8 {
    let squares = position.size().squares();
    let played = (squares - position.empties()).saturating_sub(4);
    (u32::from(MOST) * played / (squares - 4)) as u8
}

/// Moves after which the first half is full, and events after which the second one is.
const LONG: u32 = 120;
const EVENTFUL: u32 = 36;

pub fn of_shogi(position: &Position) -> u8 {
    let moves = position.number().saturating_sub(1).min(LONG);
    let events = events(position).min(EVENTFUL);
    (64 * moves / LONG + 64 * events / EVENTFUL) as u8
}

/// Pieces in hand count two, promoted ones three, others in the enemy's camp two.
fn events(position: &Position) -> u32 {
    let mut events = 0;
    for side in Side::BOTH {
        let held = |kind| u32::from(position.in_hand(side, kind));
        events += 2 * Kind::IN_HAND.into_iter().map(held).sum::<u32>();
    }
    for square in Square::all() {
        if let Some(piece) = position.piece(square) {
            events += if piece.is_promoted() {
                3
            } else if piece.side.promotes_on(square.rank()) {
                2
            } else {
                0
            };
        }
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;
    use crate::game::othello::{Bits, Size};
    use crate::game::shogi::notation::sfen;

    #[test]
    fn every_disc_brings_an_othello_game_on() {
        for size in Size::ALL {
            let mut rng = Rng::new(3);
            let mut position = othello::Position::start(size);
            assert_eq!(of_othello(&position), 0);
            while !position.is_over() {
                let before = of_othello(&position);
                let legal = position.legal();
                if legal == 0 {
                    position = position.passed();
                    assert_eq!(of_othello(&position), before);
                    continue;
                }
                let choice = rng.below(legal.count_ones().into()) as usize;
                let square = Bits(legal).nth(choice).and_then(othello::Square::new);
                position = position.play(square).unwrap();
                assert!(of_othello(&position) > before);
            }
            assert!(of_othello(&position) <= MOST);
        }
    }

    #[test]
    fn the_positions_of_own_games_are_what_they_are_said_to_be() {
        let text = include_str!("../../assets/positions/shogi-selfplay.sfen");
        let mut counts = [0; 3];
        let mut seen = std::collections::HashSet::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut fields = line.split(" ; ");
            let setup = sfen::read_setup(fields.next().unwrap()).unwrap();
            let position = Position::new(&setup).unwrap();
            assert!(!position.moves().is_empty(), "{line}");
            let field = |name: &str| {
                let found = line.split(" ; ").find_map(|f| f.strip_prefix(name));
                found.unwrap_or_else(|| panic!("{name} in {line}"))
            };
            let progress: u8 = field("progress=").parse().unwrap();
            assert_eq!(of_shogi(&position), progress, "{line}");
            assert_eq!(Phase::of(progress).name(), field("phase="));
            counts[Phase::of(progress).index()] += 1;
            assert!(seen.insert(position.key()), "twice: {line}");
        }
        assert_eq!(counts, [200; 3]);
    }

    /// Along the games those positions come from, progress rises: later positions of a game have more.
    #[test]
    fn progress_rises_along_games() {
        let text = include_str!("../../assets/positions/shogi-selfplay.sfen");
        let mut games: std::collections::BTreeMap<u32, Vec<(u32, u32)>> = Default::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let number = |name: &str| -> u32 {
                let found = line.split(" ; ").find_map(|f| f.strip_prefix(name));
                found.unwrap().parse().unwrap()
            };
            let game = games.entry(number("game=")).or_default();
            game.push((number("ply="), number("progress=")));
        }
        let (mut rises, mut pairs) = (0, 0);
        for game in games.values() {
            for &(earlier, before) in game {
                // A drop or two may take it back a little; sixteen moves do not.
                let later = game.iter().filter(|(ply, _)| *ply >= earlier + 16);
                for &(_, after) in later {
                    pairs += 1;
                    rises += u32::from(after > before);
                }
            }
        }
        assert!(
            pairs > 300 && 100 * rises > 97 * pairs,
            "{rises} of {pairs}"
        );
    }

    #[test]
    fn shogi_begins_at_nought_and_ends_at_the_end() {
        let mut position = Position::start();
        assert_eq!(of_shogi(&position), 0);
        let mut rng = Rng::new(4);
        for _ in 0..150 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let before = of_shogi(&position);
            position.play(moves[rng.below(moves.len() as u64) as usize]);
            // A drop takes back two events of 36, which one move of 120 does not make good.
            assert!(i32::from(of_shogi(&position)) >= i32::from(before) - 4);
        }
        assert!(of_shogi(&position) >= 64);
        assert_eq!(Phase::of(63), Phase::Opening);
        assert_eq!(Phase::of(64), Phase::Middle);
        assert_eq!(Phase::of(128), Phase::End);
    }
}
