//! Tsume-shogi: the shared sets of mates in three and five, found by every search that can, and
//! small problems of our own.

use std::sync::Arc;

use super::support::Which;
use crate::game::shogi::Position;
use crate::game::shogi::notation::sfen;
use crate::problem::{GameTree, Order, TsumeTree, Value};
use crate::search::depth_first::mate_length;
use crate::search::proof::{bns, c_star, df_pn, pn};
use crate::search::{Limits, Report, SearchContext, Silent, Stop};

fn tree(text: &str) -> TsumeTree {
    let setup = sfen::read_setup(text).expect("a position");
    let position = Position::new(&setup).expect("playable");
    TsumeTree::new(position, false, Order::Generation)
}

fn searches() -> Vec<Which> {
    vec![
        Which::CStar(c_star::Parameters::default()),
        Which::DfPn(df_pn::Parameters::default()),
        Which::Wpns(df_pn::Parameters::default()),
        Which::Bns(bns::Parameters::default()),
        Which::Pn(pn::Parameters::default()),
        Which::MateLength(mate_length::Parameters { step: 2 }),
    ]
}

fn run(which: &Which, tree: &mut TsumeTree) -> Report {
    which.run(tree, &mut SearchContext::unlimited(), &mut Silent)
}

/// Every refinement of C* left out and every order there is: answers stay what they are.
#[test]
fn c_star_finds_mates_whatever_is_left_out() {
    use c_star::{AndOrder, Dominated, OrOrder, Parameters, Sums};
    let usual = Parameters::default;
    let variants = [
        Parameters {
            futile: false,
            ..usual()
        },
        Parameters {
            similar: false,
            ..usual()
        },
        Parameters {
            dominance: Dominated::Off,
            ..usual()
        },
        Parameters {
            dominance: Dominated::Counted,
            ..usual()
        },
        Parameters {
            sums: Sums::Weak,
            ..usual()
        },
        Parameters {
            or_order: OrOrder::Replies,
            ..usual()
        },
        Parameters {
            or_order: OrOrder::Killer,
            ..usual()
        },
        Parameters {
            and_order: AndOrder::Replies,
            ..usual()
        },
        Parameters {
            bytes: 1 << 20,
            ..usual()
        },
    ];
    for parameters in variants {
        check(MATES_IN_THREE, 3, &Which::CStar(parameters), 5_000);
    }
}

/// Walks the whole solution by the moves the search remembers is what counting its leaves does;
/// the line must end in a mate by the rules.
fn ends_in_mate(tree: &mut TsumeTree, report: &Report) -> bool {
    for &m in &report.pv {
        tree.play(m);
    }
    let mated = tree.position().in_check() && tree.position().has_no_move();
    for _ in &report.pv {
        tree.undo();
    }
    mated
}

/// A gold in hand before a king in the corner, guarded by a pawn on the third rank.
#[test]
fn a_gold_on_the_head_mates_in_one() {
    for which in searches() {
        let mut tree = tree("8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
        let report = run(&which, &mut tree);
        assert_eq!(report.value(), Some(Value::new(1)), "{which:?}");
        assert_eq!(report.pv.len(), 1, "{which:?}");
        assert!(ends_in_mate(&mut tree, &report), "{which:?}");
    }
}

/// The same with a pawn in hand: to drop it would mate, which a pawn may not.
#[test]
fn a_dropped_pawn_may_not_mate() {
    for which in searches() {
        let mut tree = tree("7lk/7p1/8G/9/9/9/9/9/9 b P2r2b3g4s4n3l16p 1");
        let report = run(&which, &mut tree);
        assert_ne!(report.value(), Some(Value::new(1)), "{which:?}");
    }
}

/// Without anything to give check with there is no mate, and no cycle to hide behind.
#[test]
fn an_attacker_without_a_check_has_failed() {
    for which in searches() {
        let mut tree = tree("4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1");
        let report = run(&which, &mut tree);
        assert_eq!(report.value(), Some(Value::new(0)), "{which:?}");
        assert_eq!(report.stopped_by, None::<Stop>);
    }
}

const MATES_IN_THREE: &str = include_str!("../../../../assets/positions/tsume/mate3.sfen");
const MATES_IN_FIVE: &str = include_str!("../../../../assets/positions/tsume/mate5.sfen");

/// All problems of a set: at least nine in ten are solved within the nodes given (by
/// BNS seven in ten: its numbers do not grow along forced lines, so it follows them far), and
/// whatever is said of the others is not that there is no mate.
fn check(set: &str, plies: usize, which: &Which, nodes: u64) {
    let (mut tried, mut solved) = (0, 0);
    for line in set.lines() {
        let text = line.split(" ; ").next().unwrap_or_default();
        let mut tree = tree(text);
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let mut context = SearchContext::new(limits, Arc::default());
        let report = which.run(&mut tree, &mut context, &mut Silent);
        let about = format!("{which:?} on {line}: {:?}", report.stopped_by);
        tried += 1;
        if report.stopped_by == Some(Stop::Nodes) {
            assert_eq!(report.bounds, tree.window(), "{about}");
            continue;
        }
        solved += 1;
        assert_eq!(report.value(), Some(Value::new(1)), "{about}");
        assert!(ends_in_mate(&mut tree, &report), "{about}");
        if matches!(which, Which::MateLength(_)) {
            // Its line is one of the mates within the length, not always the longest defence.
            assert_eq!(report.counts.final_threshold, Some(plies as i64), "{about}");
        } else {
            assert!(report.pv.len() >= plies, "{about}: {:?}", report.pv);
            assert!(report.counts.solution_leaves >= Some(1), "{about}");
        }
    }
    let least = if matches!(which, Which::Bns(_)) { 7 } else { 9 };
    assert!(
        10 * solved >= least * tried,
        "{which:?}: {solved} of {tried}"
    );
}

#[test]
fn mates_in_three_are_found_by_every_search() {
    for which in searches() {
        check(MATES_IN_THREE, 3, &which, 5_000);
    }
}

#[test]
fn mates_in_five_are_found_by_all_that_do_not_follow_forced_lines_without_end() {
    let all = searches();
    for which in all.iter().filter(|w| !matches!(w, Which::Bns(_))) {
        check(MATES_IN_FIVE, 5, which, 20_000);
    }
}

/// Helpmate: both sides work for the mate, and the shortest is asked for. The king steps into
/// the corner by itself.
#[test]
fn a_helpmate_is_found_at_its_shortest_length() {
    let setup = sfen::read_setup("7k1/9/8P/9/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1").expect("a position");
    let position = Position::new(&setup).expect("playable");
    let mut tree = TsumeTree::new(position, true, Order::Generation);
    let which = Which::MateLength(mate_length::Parameters { step: 2 });
    let report = run(&which, &mut tree);
    assert_eq!(report.value(), Some(Value::new(1)));
    assert_eq!(report.counts.final_threshold, Some(3));
    assert!(ends_in_mate(&mut tree, &report));
}
