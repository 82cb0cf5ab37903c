//! The solver's answers: right, and shown to be right.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::super::{
    Because, Flaw, Limits, NotASolution, Options, Solver, Stop, Verdict, verify, with_deep_stack,
};
use crate::base::platform::Instant;
use crate::base::random::Rng;
use crate::game::shogi::notation::sfen;
use crate::game::shogi::{Kind, Piece, Position, Setup, Side, Square, Use};
use crate::worker::waiting;

fn solver(text: &str, shortest: bool) -> Solver {
    let setup = sfen::read_setup(text).unwrap();
    let limits = Limits {
        bytes: 64 << 20,
        ..Limits::default()
    };
    Solver::new(
        &setup,
        Options {
            limits,
            shortest,
            ..Options::default()
        },
        Arc::default(),
    )
    .unwrap()
}

/// Problems of one length: `sfen ; moves=N ; …`.
fn set(text: &str) -> impl Iterator<Item = (&str, usize)> {
    text.lines().map(|line| {
        let mut fields = line.split(';').map(str::trim);
        let sfen = fields.next().unwrap();
        let moves = fields
            .find_map(|field| field.strip_prefix("moves="))
            .unwrap();
        (sfen, moves.parse().unwrap())
    })
}

/// Every so many-th problem of a set: solved at its exact length, and the whole solution walked
/// through by the plain rules.
fn solved_at_its_length_and_verified(text: &str, every: usize) {
    solved_with_patience(text, every, None);
}

fn solved_with_patience(text: &str, every: usize, patience: Option<u64>) {
    for (sfen, moves) in set(text).step_by(every) {
        let mut solver = solver(sfen, true);
        solver.patience = patience.unwrap_or(solver.patience);
        let answer = solver.solve().unwrap();
        assert_eq!(answer.verdict, Verdict::Mate, "{sfen}");
        assert!(answer.exact, "{sfen}");
        assert_eq!(answer.line.len(), moves, "{sfen}");
        let start = solver.start().clone();
        let verified = with_deep_stack(|| {
            verify(&start, moves, 100_000, |p, left| {
                solver.mating_move(p, left)
            })
        });
        let verified = verified.unwrap().unwrap_or_else(|e| panic!("{sfen}: {e}"));
        assert_eq!(verified.plies as usize, moves, "{sfen}");
    }
}

#[test]
fn mates_in_three_and_five_are_exact_and_their_solutions_whole() {
    let three = include_str!("../../../../assets/positions/tsume/mate3.sfen");
    solved_at_its_length_and_verified(three, 9);
    let five = include_str!("../../../../assets/positions/tsume/mate5.sfen");
    solved_at_its_length_and_verified(five, 12);
}

#[test]
fn mates_in_seven_to_eleven_are_exact_and_their_solutions_whole() {
    let seven = include_str!("../../../../assets/positions/tsume/mate7.sfen");
    solved_at_its_length_and_verified(seven, 30);
    let nine = include_str!("../../../../assets/positions/tsume/mate9.sfen");
    solved_at_its_length_and_verified(nine, 40);
    let eleven = include_str!("../../../../assets/positions/tsume/mate11.sfen");
    solved_at_its_length_and_verified(eleven, 21);
}

/// A search that soon turns to short mates, and one that comes back from them, find what is there.
#[test]
fn looking_for_short_mates_apart_changes_no_answer() {
    let seven = include_str!("../../../../assets/positions/tsume/mate7.sfen");
    solved_with_patience(seven, 20, Some(1));
    solved_with_patience(seven, 20, Some(300));
    let bare = "9/9/9/9/4k4/9/9/9/9 b G2r2b3g4s4n4l18p 1";
    for patience in [1, 30, 300] {
        let mut solver = solver(bare, false);
        solver.patience = patience;
        assert_eq!(solver.solve().unwrap().verdict, Verdict::NoMate);
    }
}

/// A gold in hand before a bare king in the middle of the board: checks without end, no mate.
#[test]
fn without_a_mate_the_answer_is_no_mate() {
    let answer = solver("9/9/9/9/4k4/9/9/9/9 b G2r2b3g4s4n4l18p 1", false)
        .solve()
        .unwrap();
    assert_eq!(
        (answer.verdict, answer.because),
        (Verdict::NoMate, Because::Refuted)
    );
    assert!(answer.line.is_empty());
}

/// The pawn drop that would mate is not allowed: `P*5b` is the only check.
#[test]
fn a_dropped_pawn_does_not_mate() {
    let text = "3lkl3/3p1p3/4G4/9/9/9/9/9/9 b P2r2b3g4s4n2l15p 1";
    let answer = solver(text, false).solve().unwrap();
    assert!(
        answer.line.first().is_none_or(|m| m.to_string() != "P*5b"),
        "{answer:?}"
    );
}

#[test]
fn a_limit_on_moves_ends_in_unknown() {
    let (text, _) = set(include_str!(
        "../../../../assets/positions/tsume/mate11.sfen"
    ))
    .next()
    .unwrap();
    let setup = sfen::read_setup(text).unwrap();
    let limits = Limits {
        nodes: Some(20),
        bytes: 1 << 20,
        seconds: None,
    };
    let options = Options {
        limits,
        ..Options::default()
    };
    let answer = Solver::new(&setup, options, Arc::default())
        .unwrap()
        .solve()
        .unwrap();
    assert_eq!(answer.because, Because::Stopped(Stop::Nodes));
    assert_eq!(answer.verdict, Verdict::Unknown);
    assert!(answer.nodes <= 40, "{}", answer.nodes);
}

/// A widest position in which the search outgrows a small table again and again.
const WIDE: &str = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
/// A king in the open with everything to interpose: nobody knows yet whether it ends in mate.
const ENDLESS: &str = "9/9/9/4k4/9/9/9/9/9 b RBSNLrb4g3s3n3l18p 1";

#[test]
fn the_limit_on_memory_is_kept() {
    for text in [WIDE, ENDLESS] {
        let setup = sfen::read_setup(text).unwrap();
        let limits = Limits {
            nodes: Some(150_000),
            bytes: 1 << 20,
            seconds: None,
        };
        let options = Options {
            limits,
            ..Options::default()
        };
        let mut solver = Solver::new(&setup, options, Arc::default()).unwrap();
        let answer = solver.solve().unwrap();
        assert!(answer.max_bytes <= 1 << 20, "{} bytes", answer.max_bytes);
    }
}

/// How long a search goes on after it was told to stop.
fn time_to_cancel() -> Duration {
    let setup = sfen::read_setup(ENDLESS).unwrap();
    let cancel = Arc::new(AtomicBool::new(false));
    let options = Options::default();
    let mut solver = Solver::new(&setup, options, Arc::clone(&cancel)).unwrap();
    let progress = solver.progress();
    std::thread::scope(|scope| {
        let search = scope.spawn(move || (solver.solve().unwrap(), Instant::now()));
        waiting::expect_that("a few nodes", || progress.nodes() > 0);
        let asked = Instant::now();
        cancel.store(true, Ordering::Relaxed);
        let (answer, ended) = search.join().unwrap();
        assert_eq!(answer.because, Because::Stopped(Stop::Cancelled));
        ended.saturating_duration_since(asked)
    })
}

/// The best of a few tries: the machine may be busy with something else.
#[test]
fn a_cancelled_search_ends_at_once() {
    let quickest = (0..5).map(|_| time_to_cancel()).min().unwrap();
    assert!(quickest < Duration::from_millis(100), "{quickest:?}");
}

/// ```text
///  3 2 1
/// | . .玉| a      The rook checks along the rank; nothing that is dropped between lasts.
/// | . . .| b
/// | . 金 .| c      1a is shut in by the gold.
/// ```
#[test]
fn futile_interpositions_are_counted_and_not_counted() {
    let answer = solver("8k/9/7G1/9/9/9/9/9/9 b R2b3g4s4n4l18pr 1", true)
        .solve()
        .unwrap();
    assert_eq!(answer.verdict, Verdict::Mate);
    assert!(answer.exact);
    assert!(answer.plies_by_convention.unwrap() <= answer.line.len());
}

/// Two golds, either of which mates on the head of a king in the corner.
#[test]
fn a_second_first_move_is_a_cook() {
    let setup = sfen::read_setup("8k/9/7GG/9/9/9/9/9/9 b - 1").unwrap();
    let limits = Limits {
        bytes: 1 << 20,
        ..Limits::default()
    };
    let options = Options {
        limits,
        unique: true,
        ..Options::default()
    };
    let answer = Solver::new(&setup, options, Arc::default())
        .unwrap()
        .solve()
        .unwrap();
    assert_eq!(answer.line.len(), 1);
    let uniqueness = answer.uniqueness.unwrap();
    assert_eq!(uniqueness.unique, Some(false));
    assert!(
        uniqueness
            .cooks
            .iter()
            .all(|cook| cook.flaw == Flaw::FirstMove)
    );
    assert!(uniqueness.intended.is_empty());
}

/// A king that walks into the corner to be mated.
#[test]
fn a_helpmate_is_found_and_is_the_shortest() {
    let setup = sfen::read_setup("9/7k1/9/9/9/9/9/9/9 b 2G2r2b2g4s4n4l18p 1").unwrap();
    let limits = Limits {
        bytes: 16 << 20,
        ..Limits::default()
    };
    let options = Options {
        limits,
        helpmate: true,
        ..Options::default()
    };
    let answer = Solver::new(&setup, options, Arc::default())
        .unwrap()
        .solve()
        .unwrap();
    assert_eq!(answer.verdict, Verdict::Mate);
    assert_eq!(answer.line.len(), 3);
    let mut position = Position::new(&setup).unwrap();
    for &m in &answer.line {
        assert!(position.is_legal(m));
        position.play(m);
    }
    assert!(position.in_check() && position.has_no_move());
}

#[test]
fn the_verifier_refuses_what_is_no_solution() {
    let setup = sfen::read_setup("8k/9/7GG/9/9/9/9/9/9 b - 1").unwrap();
    let start = Position::new(&setup).unwrap();
    let always = |usi: &'static str| move |p: &Position, _: usize| p.usi_move(usi).ok();
    assert!(verify(&start, 1, 100, always("1c1b")).is_ok());
    assert!(matches!(
        verify(&start, 1, 100, |_, _| None),
        Err(NotASolution::NoMove(_))
    ));
    assert!(matches!(
        verify(&start, 1, 100, always("2c3c")),
        Err(NotASolution::NoCheck { .. })
    ));
}

/// Plain search by the rules alone: whether the side to move mates by checks within so many plies.
fn mates_within(position: &mut Position, plies: usize) -> bool {
    let mut checks = position.moves();
    checks.retain(|&m| position.gives_check(m));
    checks.into_iter().any(|check| {
        position.play(check);
        let answers = position.moves();
        let mated = answers.is_empty()
            || plies > 2
                && answers.into_iter().all(|answer| {
                    position.play(answer);
                    let mated = mates_within(position, plies - 2);
                    position.undo();
                    mated
                });
        position.undo();
        mated
    })
}

/// A king near the edge, sometimes the attacker's too, a few pieces of both sides around it, some in the attacker's hand, the
/// rest in the defender's or nowhere.
fn any_problem(rng: &mut Rng) -> Setup {
    let mut setup = Setup::empty();
    let square = |rng: &mut Rng| {
        let (file, rank) = (1 + rng.below(4) as u8, 1 + rng.below(4) as u8);
        Square::new(file, rank).unwrap()
    };
    setup.put(square(rng), Piece::new(Side::Gote, Kind::King));
    if rng.below(4) == 0 {
        let at = Square::new(1 + rng.below(9) as u8, 1 + rng.below(9) as u8).unwrap();
        if setup.piece(at).is_none() {
            setup.put(at, Piece::new(Side::Sente, Kind::King));
        }
    }
    for _ in 0..3 + rng.below(5) {
        let at = square(rng);
        let kind = Kind::IN_HAND[rng.below(7) as usize];
        let side = if rng.below(3) == 0 {
            Side::Gote
        } else {
            Side::Sente
        };
        if setup.piece(at).is_none() && setup.missing().iter().any(|&(k, n)| k == kind && n > 0) {
            let piece = Piece::new(side, kind);
            let promoted = rng.below(4) == 0 && kind != Kind::Gold;
            setup.put(at, if promoted { piece.promoted() } else { piece });
        }
    }
    for _ in 0..rng.below(4) {
        let kind = Kind::IN_HAND[rng.below(7) as usize];
        if setup.missing().iter().any(|&(k, n)| k == kind && n > 0) {
            setup.add_to_hand(Side::Sente, kind);
        }
    }
    if rng.below(3) > 0 {
        setup.rest_to_hand(Side::Gote);
    }
    setup
}

#[test]
fn random_positions_end_as_a_plain_search_says() {
    let mut rng = Rng::new(9);
    let mut seen = [0, 0];
    for _ in 0..600 {
        let setup = any_problem(&mut rng);
        if !setup.reasons(Use::Mate).is_empty() {
            continue;
        }
        let Ok(mut position) = Position::new(&setup) else {
            continue;
        };
        let plain = [1, 3].into_iter().find(|&n| mates_within(&mut position, n));
        let limits = Limits {
            nodes: Some(30_000),
            bytes: 4 << 20,
            seconds: None,
        };
        let options = Options {
            limits,
            shortest: true,
            ..Options::default()
        };
        let mut solver = Solver::new(&setup, options, Arc::default()).unwrap();
        if rng.below(2) == 0 {
            solver.patience = 1 + rng.below(500);
        }
        let answer = solver.solve().unwrap();
        match (plain, answer.verdict) {
            (Some(plies), Verdict::Mate) if answer.exact => {
                assert_eq!(answer.line.len(), plies, "{setup}");
                seen[0] += 1;
            }
            (Some(_), verdict) => assert_ne!(verdict, Verdict::NoMate, "{setup}"),
            (None, Verdict::Mate) => assert!(answer.line.len() > 3, "{setup}"),
            (None, Verdict::NoMate) => seen[1] += 1,
            (None, Verdict::Unknown) => {}
        }
    }
    assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
}
