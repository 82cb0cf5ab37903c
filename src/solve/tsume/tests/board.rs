//! The solver's own board against the rules of [`crate::game::shogi`].

use super::super::board::Board;
use super::super::geometry::{ATTACKER, DEFENDER};
use crate::base::random::Rng;
use crate::game::shogi::notation::sfen;
use crate::game::shogi::{Position, Setup};

fn starts() -> Vec<Setup> {
    let text = include_str!("../../../../tests/data/perft_shogi.txt");
    let first = |line: &str| line.split(';').next().map(|s| s.trim().to_string());
    let lines = text
        .lines()
        .filter(|l| !l.starts_with('#') && !l.is_empty());
    lines
        .filter_map(first)
        .map(|s| sfen::read_setup(&s).unwrap())
        .collect()
}

fn sorted(mut moves: Vec<String>) -> Vec<String> {
    moves.sort();
    moves
}

/// Random play in which one side only gives check: at every step the solver's generators and the
/// plain rules must agree, and so must the boards.
#[test]
fn checks_and_ways_out_are_the_legal_ones() {
    let mut rng = Rng::new(7);
    let (mut checks_seen, mut outs_seen) = (0, 0);
    for setup in starts() {
        for _ in 0..8 {
            let Ok(mut position) = Position::new(&setup) else {
                continue;
            };
            if position.king(position.turn().other()).is_none() {
                continue;
            }
            let mut board = Board::new(&position, position.turn());
            let root = board.clone();
            let mut played = Vec::new();
            for _ in 0..12 {
                let mut list = Vec::new();
                board.checks(&mut list);
                let ours = list.iter().map(|&m| board.usi(m)).collect();
                let legal = position.moves();
                let theirs = legal.into_iter().filter(|&m| {
                    position.play(m);
                    let check = position.in_check();
                    position.undo();
                    check
                });
                let theirs: Vec<_> = theirs.collect();
                assert_eq!(
                    sorted(ours),
                    sorted(theirs.iter().map(|m| m.to_string()).collect()),
                    "checks of {position:?}"
                );
                checks_seen += list.len();
                if list.is_empty() {
                    break;
                }
                let m = list[rng.below(list.len() as u64) as usize];
                let key = board.key_after(ATTACKER, m);
                let usi = board.usi(m);
                played.push((ATTACKER, m, board.play(ATTACKER, m)));
                assert_eq!(key, board.key());
                let same = position.usi_move(&usi).unwrap();
                assert_eq!(root.read(same), m);
                position.play(same);
                let mut expected = position.setup();
                expected.number = 1;
                assert_eq!(board.setup(DEFENDER), expected);

                list.clear();
                board.ways_out(DEFENDER, &mut list);
                let ours = list.iter().map(|&m| board.usi(m)).collect();
                let theirs = position.moves().iter().map(|m| m.to_string()).collect();
                assert_eq!(sorted(ours), sorted(theirs), "ways out of {position:?}");
                assert_eq!(board.has_way_out(), !list.is_empty());
                outs_seen += list.len();
                if list.is_empty() {
                    break;
                }
                let m = list[rng.below(list.len() as u64) as usize];
                let usi = board.usi(m);
                let key = board.key_after(DEFENDER, m);
                played.push((DEFENDER, m, board.play(DEFENDER, m)));
                assert_eq!(key, board.key());
                position.play(position.usi_move(&usi).unwrap());
            }
            for (side, m, undo) in played.into_iter().rev() {
                board.undo(side, m, undo);
            }
            assert_eq!(board.key(), root.key());
            assert_eq!(board.setup(ATTACKER), root.setup(ATTACKER));
        }
    }
    assert!(
        checks_seen > 5_000 && outs_seen > 5_000,
        "{checks_seen} {outs_seen}"
    );
}
