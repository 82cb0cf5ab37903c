//! The solver against plain enumeration: verdicts, lengths, other solutions, helpmates and lengths
//! by convention, on random small problems, on sets and on problems made for the purpose.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::super::{Answer, Flaw, Limits, Options, Solver, Verdict};
use super::plain::{Plain, words};
use crate::game::random::Rng;
use crate::game::shogi::notation::sfen;
use crate::game::shogi::{Kind, Piece, Position, Setup, ShogiMove, Side, Square, Use};

/// So many random problems; more with `YOMIKI_TSUME_PROBLEMS=20000`.
fn problems(few: usize) -> usize {
    let asked = std::env::var("YOMIKI_TSUME_PROBLEMS").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(few)
}

/// Of one search.
const MOST_MOVES: u64 = 300_000;

fn solve(setup: &Setup, options: Options) -> Answer {
    let limits = Limits {
        nodes: Some(MOST_MOVES),
        bytes: 4 << 20,
        seconds: None,
    };
    let options = Options { limits, ..options };
    let solver = Solver::new(setup, options, Arc::default());
    solver.unwrap().solve()
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
    let (files, ranks) = (3 + rng.below(3), 2 + rng.below(4));
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
    for _ in 0..2 + rng.below(6) {
        let at = any(rng);
        let kind = Kind::IN_HAND[rng.below(7) as usize];
        if setup.piece(at).is_none() && left(&setup, kind) {
            let piece = Piece::new(Side::BOTH[rng.below(2) as usize], kind);
            let promoted = rng.below(4) == 0 && kind != Kind::Gold;
            setup.put(at, if promoted { piece.promoted() } else { piece });
        }
    }
    for side in Side::BOTH {
        for _ in 0..rng.below(3) {
            let kind = Kind::IN_HAND[rng.below(7) as usize];
            if left(&setup, kind) {
                setup.add_to_hand(side, kind);
            }
        }
    }
    setup
}

/// Random problems that can be set.
fn random_problems(seed: u64, count: usize) -> impl Iterator<Item = (Setup, Position, Plain)> {
    let mut rng = Rng::new(seed);
    let problems = std::iter::repeat_with(move || small_problem(&mut rng));
    let problems = problems.filter_map(|setup| {
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
    for (setup, mut position, mut plain) in random_problems(9, problems(600)) {
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
    for (setup, _, mut plain) in random_problems(90, problems(500)) {
        let answer = solve(&setup, UNIQUE);
        if answer.verdict == Verdict::Mate && answer.line.len() <= DEEP {
            let expected = other_solutions_agree(&setup, &answer, &mut plain, DEEP - 1);
            let other = expected.iter().any(|cook| cook.0 != "OtherLength");
            unique += usize::from(!other);
            cooked += usize::from(other);
            slow += usize::from(expected.iter().any(|cook| cook.0 == "OtherLength"));
        }
    }
    println!("{unique} with one solution, {cooked} with several, {slow} with a slow variation");
    assert!(unique > 5 && cooked > 20 && slow > 0);
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
    assert!(single > 5 && several > 20 && none > 5);
}

#[test]
fn lengths_by_convention_are_those_of_the_definition() {
    let (mut futile, mut other) = (0, 0);
    for (setup, position, mut plain) in random_problems(9_000, problems(1_500)) {
        let answer = solve(&setup, SHORTEST);
        if answer.verdict != Verdict::Mate || answer.line.len() > DEEP {
            continue;
        }
        let counted = plain.by_convention(&position, &answer.line);
        let line = words(&answer.line);
        assert_eq!(answer.plies_by_convention, Some(counted), "{setup}: {line}");
        let dropped = |m: &&ShogiMove| m.dropped().is_some();
        if answer.line.iter().skip(1).step_by(2).any(|m| dropped(&m)) {
            futile += usize::from(counted < answer.line.len());
            other += usize::from(counted == answer.line.len());
        }
    }
    println!("{futile} lines with futile interpositions, {other} with others");
    assert!(futile > 5 && other > 3);
}

/// Problems of a set kept beside the project.
fn set(name: &str) -> Option<String> {
    let path = format!("{}/../shared/data/tsume/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        println!("{name} is not there: skipped");
    }
    text
}

/// Every so many-th problem of a set: other solutions and the length by convention, as far as a
/// plain search of `most` plies after the other move can tell.
fn compared_with_a_plain_search(name: &str, every: usize, most: usize) {
    for line in set(name)
        .iter()
        .flat_map(|text| text.lines())
        .step_by(every)
    {
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
    compared_with_a_plain_search("mate3.sfen", 6, 2);
}

#[test]
fn mates_in_five_are_as_a_plain_search_says() {
    compared_with_a_plain_search("mate5.sfen", 20, 4);
}
