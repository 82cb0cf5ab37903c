//! The solver against plain enumeration: verdicts, lengths, other solutions, helpmates and lengths
//! by convention, on random small problems, on sets and on problems made for the purpose.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::super::{Answer, Flaw, Limits, Options, Solver, Verdict};
use super::plain::{Plain, words};
use crate::base::random::Rng;
use crate::game::shogi::notation::sfen;
use crate::game::shogi::{Kind, Piece, Position, Setup, Side, Square, Use};

/// So many random problems; more with `YOMIKI_TSUME_PROBLEMS=20000`.
fn problems(few: usize) -> usize {
    let asked = std::env::var("YOMIKI_TSUME_PROBLEMS").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(few)
}

/// Of one search.
const MOST_MOVES: u64 = 100_000;

fn solve(setup: &Setup, options: Options) -> Answer {
    let limits = Limits {
        nodes: Some(MOST_MOVES),
        bytes: 4 << 20,
        seconds: None,
    };
    let options = Options { limits, ..options };
    let solver = Solver::new(setup, options, Arc::default());
    solver.unwrap().solve().unwrap()
}

const SHORTEST: Options = Options {
    limits: Limits {
        nodes: None,
        bytes: 0,
        seconds: None,
    },
    shortest: true,
    unique: false,
    helpmate: false,
};

const UNIQUE: Options = Options {
    unique: true,
    ..SHORTEST
};

const HELPMATE: Options = Options {
    helpmate: true,
    ..UNIQUE
};

/// A king near a corner with pieces of both sides around it, small hands.
fn small_problem(rng: &mut Rng) -> Setup {
    let mut setup = Setup::empty();
    let (files, ranks) = (3 + rng.below(3), 2 + rng.below(3));
    let any = |rng: &mut Rng| {
        let (file, rank) = (1 + rng.below(files) as u8, 1 + rng.below(ranks) as u8);
        Square::new(file, rank).unwrap()
    };
    setup.put(any(rng), Piece::new(Side::Gote, Kind::King));
    if rng.below(4) == 0 {
        let at = Square::new(1 + rng.below(9) as u8, 1 + rng.below(9) as u8).unwrap();
        if setup.piece(at).is_none() {
            setup.put(at, Piece::new(Side::Sente, Kind::King));
        }
    }
    let left = |setup: &Setup, kind| setup.missing().iter().any(|&(k, n)| k == kind && n > 0);
    for _ in 0..3 + rng.below(6) {
        let at = any(rng);
        let kind = Kind::IN_HAND[rng.below(7) as usize];
        if setup.piece(at).is_none() && left(&setup, kind) {
            let side = match rng.below(3) {
                0 => Side::Gote,
                _ => Side::Sente,
            };
            let piece = Piece::new(side, kind);
            let promoted = rng.below(4) == 0 && kind != Kind::Gold;
            setup.put(at, if promoted { piece.promoted() } else { piece });
        }
    }
    for (side, most) in [(Side::Sente, 4), (Side::Gote, 3)] {
        for _ in 0..rng.below(most) {
            let kind = Kind::IN_HAND[rng.below(7) as usize];
            if left(&setup, kind) {
                setup.add_to_hand(side, kind);
            }
        }
    }
    setup
}

/// Random problems.
fn random_problems(seed: u64, count: usize) -> impl Iterator<Item = (Setup, Position, Plain)> {
    let mut rng = Rng::new(seed);
    can_be_set(move || small_problem(&mut rng), count)
}

/// Of the problems made the first that can be set and have a check.
fn can_be_set(
    make: impl FnMut() -> Setup,
    count: usize,
) -> impl Iterator<Item = (Setup, Position, Plain)> {
    let problems = std::iter::repeat_with(make).filter_map(|setup| {
        let position = Position::new(&setup).ok()?;
        let plain = Plain::new(setup.turn);
        let can_be_set = setup.reasons(Use::Mate).is_empty() && !plain.moves(&position).is_empty();
        can_be_set.then_some((setup, position, plain))
    });
    problems.take(count)
}

/// So deep a plain search looks in tests.
const DEEP: usize = 5;

/// Never a wrong "no mate", never a wrong mate, and the least number of plies.
#[test]
fn small_problems_end_as_a_plain_search_says() {
    let (mut mates, mut longer, mut none) = (0, 0, 0);
    for (setup, mut position, mut plain) in random_problems(9, problems(300)) {
        let answer = solve(&setup, SHORTEST);
        let plies = plain.plies(&mut position, DEEP);
        match (plies, answer.verdict) {
            (Some(plies), Verdict::Mate) => {
                assert_eq!(answer.line.len(), plies, "{setup}");
                assert!(answer.exact, "{setup}");
                mates += 1;
            }
            (None, Verdict::Mate) => {
                assert!(answer.line.len() > DEEP, "{setup}: {}", words(&answer.line));
                longer += 1;
            }
            (None, Verdict::NoMate) => none += 1,
            (None, Verdict::Unknown) => {}
            (Some(plies), verdict) => panic!("{setup}: mate in {plies}, said to be {verdict:?}"),
        }
    }
    println!("{mates} mates within {DEEP}, {longer} longer, {none} without mate");
    assert!(mates > 20 && none > 100);
}

type Cooks = BTreeSet<(String, String, usize)>;

/// The other solutions told are those a plain search finds, as far as it sees.
fn other_solutions_agree(setup: &Setup, answer: &Answer, plain: &mut Plain, most: usize) -> Cooks {
    let found = answer.uniqueness.as_ref().unwrap();
    let position = Position::new(setup).unwrap();
    let expected = plain.cooks(&position, &answer.line, most);
    let line = words(&answer.line);
    let mut told = BTreeSet::new();
    for cook in &found.cooks {
        let kind = format!("{:?}", cook.flaw);
        let moves = words(&cook.moves);
        // The least number of plies is known where it is small enough to be seen.
        let least = expected.iter().find(|c| c.0 == kind && c.1 == moves);
        let deep = cook.plies - cook.moves.len() > most;
        assert!(
            least.is_some() || deep,
            "{setup}: {line}: {kind} {moves} does not mate"
        );
        assert!(
            least.is_none_or(|c| c.2 <= cook.plies),
            "{setup}: {line}: {cook:?}"
        );
        told.insert((kind, moves));
    }
    let all_told = answer.nodes < MOST_MOVES;
    for (kind, moves, _) in expected.iter().filter(|_| all_told) {
        let known = told.contains(&(kind.clone(), moves.clone()));
        assert!(known, "{setup}: {line}: {kind} {moves} mates too");
    }
    let first = found
        .cooks
        .iter()
        .filter(|cook| cook.flaw != Flaw::OtherLength);
    let first = first.map(|cook| cook.moves.len() - 1).min();
    if found.unique.is_some() {
        assert_eq!(found.unique, Some(first.is_none()), "{setup}");
    }
    let common = first.unwrap_or(answer.line.len());
    assert_eq!(found.intended, answer.line[..common], "{setup}");
    expected
}

#[test]
fn other_solutions_of_small_problems_are_those_a_plain_search_finds() {
    let (mut unique, mut cooked, mut slow) = (0, 0, 0);
    for (setup, mut position, mut plain) in random_problems(90, problems(300)) {
        if plain.plies(&mut position, DEEP).is_some() {
            let answer = solve(&setup, UNIQUE);
            let expected = other_solutions_agree(&setup, &answer, &mut plain, DEEP - 1);
            let other = expected.iter().any(|cook| cook.0 != "OtherLength");
            unique += usize::from(!other);
            cooked += usize::from(other);
            slow += usize::from(expected.iter().any(|cook| cook.0 == "OtherLength"));
        }
    }
    println!("{unique} with one solution, {cooked} with several, {slow} with a slow variation");
    assert!(unique > 1 && cooked > 20);
}

#[test]
fn helpmates_of_small_problems_are_those_a_plain_search_finds() {
    let (mut single, mut several, mut none) = (0, 0, 0);
    for (setup, mut position, mut plain) in random_problems(900, problems(400)) {
        let answer = solve(&setup, HELPMATE);
        let ways = |plies| (plies, plain.helpmates(&mut position, plies));
        let least = [1, 3].into_iter().map(ways).find(|&(_, lines)| lines > 0);
        let Some((plies, lines)) = least else {
            assert!(answer.line.is_empty() || answer.line.len() > 3, "{setup}");
            none += usize::from(answer.verdict == Verdict::NoMate);
            continue;
        };
        assert_eq!(answer.line.len(), plies, "{setup}");
        assert!(answer.exact);
        let mut mated = position.clone();
        for &m in &answer.line {
            assert!(plain.moves(&mated).contains(&m), "{setup}");
            mated.play(m);
        }
        assert!(mated.in_check() && mated.has_no_move(), "{setup}");
        let found = answer.uniqueness.unwrap();
        assert_eq!(found.unique, Some(lines == 1), "{setup}: {lines} lines");
        assert_eq!(found.cooks.is_empty(), lines == 1);
        for cook in found.cooks {
            assert_eq!(cook.plies, plies);
            assert_ne!(cook.moves.last(), answer.line.get(cook.moves.len() - 1));
        }
        single += usize::from(lines == 1);
        several += usize::from(lines > 1);
    }
    println!("{single} with one helpmate, {several} with several, {none} with none");
    assert!(single > 5 && several > 20 && none > 0);
}

/// A king on the edge that is checked from afar, and a piece or two to throw in between.
fn far_check(rng: &mut Rng) -> Setup {
    let mut setup = small_problem(rng);
    setup.clear_hands();
    let far = [Kind::Rook, Kind::Bishop, Kind::Lance][rng.below(3) as usize];
    setup.add_to_hand(Side::Sente, far);
    for _ in 0..1 + rng.below(2) {
        let kind = [Kind::Gold, Kind::Silver, Kind::Pawn][rng.below(3) as usize];
        setup.add_to_hand(Side::Gote, kind);
    }
    setup
}

#[test]
fn lengths_by_convention_are_those_of_the_definition() {
    let mut rng = Rng::new(9_000);
    let (mut futile, mut other) = (0, 0);
    for (setup, mut position, mut plain) in can_be_set(move || far_check(&mut rng), problems(6_000))
    {
        if plain.plies(&mut position, DEEP).is_none() {
            continue;
        }
        let answer = solve(&setup, SHORTEST);
        let counted = plain.by_convention(&position, &answer.line);
        let line = words(&answer.line);
        assert_eq!(answer.plies_by_convention, Some(counted), "{setup}: {line}");
        let mut answers = answer.line.iter().skip(1).step_by(2);
        if answers.any(|m| m.dropped().is_some()) {
            futile += usize::from(counted < answer.line.len());
            other += usize::from(counted == answer.line.len());
        }
    }
    println!("{futile} lines with futile interpositions, {other} with others");
    assert!(futile > 2 && other > 3);
}

/// Every so many-th problem of a set: other solutions and the length by convention, as far as a
/// plain search of `most` plies after the other move can tell.
fn compared_with_a_plain_search(set: &str, every: usize, most: usize) {
    for line in set.lines().step_by(every) {
        let setup = sfen::read_setup(line.split(';').next().unwrap()).unwrap();
        let answer = solve(&setup, UNIQUE);
        assert_eq!(answer.verdict, Verdict::Mate, "{line}");
        let mut plain = Plain::new(setup.turn);
        other_solutions_agree(&setup, &answer, &mut plain, most);
        let counted = plain.by_convention(&Position::new(&setup).unwrap(), &answer.line);
        assert_eq!(answer.plies_by_convention, Some(counted), "{line}");
    }
}

#[test]
fn mates_in_three_are_as_a_plain_search_says() {
    let three = include_str!("../../../../assets/positions/tsume/mate3.sfen");
    compared_with_a_plain_search(three, 6, 2);
}

#[test]
fn mates_in_five_are_as_a_plain_search_says() {
    let five = include_str!("../../../../assets/positions/tsume/mate5.sfen");
    compared_with_a_plain_search(five, 20, 4);
}

/// ```text
///  2 1
/// | . 玉| a
/// | . . | b
/// | 金金| c      Whichever gold goes to 1b or 2b mates.
/// ```
#[test]
fn a_problem_with_a_second_first_move() {
    let setup = sfen::read_setup("8k/9/7GG/9/9/9/9/9/9 b - 1").unwrap();
    let answer = solve(&setup, UNIQUE);
    let cooks = other_solutions_agree(&setup, &answer, &mut Plain::new(Side::Sente), 4);
    assert_eq!(answer.line.len(), 1);
    assert!(
        cooks
            .iter()
            .any(|cook| cook.0 == "FirstMove" && cook.2 == 1)
    );
    assert_eq!(answer.uniqueness.unwrap().unique, Some(false));
}

/// After `1b2c+` the king that runs to 2a is mated at once by the lance, or late by the rook.
#[test]
fn a_problem_with_a_variation_of_other_length() {
    let setup = sfen::read_setup("8k/4g2sB/6L1R/9/9/9/9/9/9 b Lrn 1").unwrap();
    let answer = solve(&setup, UNIQUE);
    let cooks = other_solutions_agree(&setup, &answer, &mut Plain::new(Side::Sente), 4);
    assert_eq!(answer.line.len(), 5);
    let slow = ("OtherLength".to_string(), "1b2c+ 1a2a 1c1a".to_string());
    assert!(
        cooks
            .iter()
            .any(|cook| (&cook.0, &cook.1) == (&slow.0, &slow.1) && cook.2 == 7)
    );
}

/// ```text
///  5 4 3 2 1
/// | . . .v香v玉| a
/// | . . .v歩 . | b
/// | . . . . . | c
/// | . . . 桂 . | d      The rook goes to 1h; whatever is dropped before it is taken.
/// ```
#[test]
fn a_problem_with_futile_interpositions() {
    let setup = sfen::read_setup("7lk/7p1/9/7N1/9/9/9/4R4/9 b gs 1").unwrap();
    let answer = solve(&setup, SHORTEST);
    assert_eq!(answer.line.len(), 5, "{}", words(&answer.line));
    assert_eq!(answer.plies_by_convention, Some(1));
    let position = Position::new(&setup).unwrap();
    let mut plain = Plain::new(Side::Sente);
    assert_eq!(plain.by_convention(&position, &answer.line), 1);
}

/// The king walks into the corner to be mated there.
#[test]
fn a_helpmate_with_several_lines() {
    let setup = sfen::read_setup("9/7k1/9/9/9/9/9/9/9 b 2G2r2b2g4s4n4l18p 1").unwrap();
    let answer = solve(&setup, HELPMATE);
    let mut position = Position::new(&setup).unwrap();
    let mut plain = Plain::new(Side::Sente);
    assert_eq!(plain.helpmates(&mut position, 1), 0);
    assert!(plain.helpmates(&mut position, 3) > 1);
    assert_eq!(answer.line.len(), 3);
    assert_eq!(answer.uniqueness.unwrap().unique, Some(false));
}

/// The table knows a mate in three with fewer pieces where all of them mate at once: the line is
/// told none the less.
#[test]
fn a_proved_mate_has_its_line() {
    let setup = sfen::read_setup("5R1+R1/4k1l2/6G2/9/9/9/9/9/9 b Nl 1").unwrap();
    let answer = solve(&setup, SHORTEST);
    assert!(answer.exact);
    assert_eq!((answer.within, answer.line.len()), (9, 9));
}
