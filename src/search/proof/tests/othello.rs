//! Othello questions of yes and no, and win, draw or loss, against plain minimax.

use super::support::{Which, every_search};
use crate::game::othello::{RandomPosition, Size};
use crate::problem::{Evaluator, GameTree, Order, OthelloTree, Question, Scoring, Value};
use crate::search::depth_first::minimax;
use crate::search::proof::df_pn;
use crate::search::{SearchContext, Silent};

fn tree(size: Size, empties: u32, seed: u64, question: Question) -> OthelloTree {
    let recipe = RandomPosition {
        size,
        empties,
        seed,
    };
    OthelloTree::new(
        recipe.generate().expect("such a position exists"),
        question,
        Scoring::Plain,
        Order::Generation,
        Evaluator::Discs,
    )
}

fn value_by_minimax(tree: &mut OthelloTree) -> Value {
    let mut context = SearchContext::unlimited();
    let report = minimax::search(tree, &Default::default(), &mut context, &mut Silent);
    report.value().expect("no limit")
}

fn searches() -> Vec<Which> {
    let mut all = every_search();
    for tail in [3, 7] {
        let parameters = df_pn::Parameters {
            tail,
            ..Default::default()
        };
        all.push(Which::DfPn(parameters.clone()));
        all.push(Which::Wpns(parameters));
    }
    all
}

/// Positions of up to eight empties, a few of each number, on both smaller boards.
fn positions() -> impl Iterator<Item = (Size, u32, u64)> {
    let four = (1..=8).map(|empties| (Size::Four, empties));
    let six = (1..=8).map(|empties| (Size::Six, empties));
    four.chain(six)
        .flat_map(|(size, empties)| (0..3).map(move |seed| (size, empties, seed)))
}

#[test]
fn win_draw_or_loss_is_asked_as_two_questions_and_answered_right() {
    for (size, empties, seed) in positions() {
        let mut tree = tree(size, empties, seed, Question::Wld);
        let wanted = value_by_minimax(&mut tree);
        for which in searches() {
            let report = which.run(&mut tree, &mut SearchContext::unlimited(), &mut Silent);
            let about = format!("{which:?} with {empties} empties, seed {seed}");
            assert_eq!(report.value(), Some(wanted), "{about}");
            assert_eq!(tree.ply(), 0, "{about}");
            // The root's move keeps what was proved.
            if let Some(&m) = report.pv.first() {
                tree.play(m);
                let after = value_by_minimax(&mut tree);
                tree.undo();
                assert_eq!(after, wanted, "{about}: {m:?}");
            }
        }
    }
}

#[test]
fn at_least_questions_are_answered_right_on_both_sides_of_the_score() {
    for (size, empties, seed) in positions().filter(|(_, empties, _)| *empties >= 4) {
        let score = value_by_minimax(&mut tree(size, empties, seed, Question::Score)).get();
        for threshold in [score - 1, score, score + 1] {
            let mut tree = tree(size, empties, seed, Question::AtLeast(threshold));
            let wanted = Value::new(i32::from(score >= threshold));
            for which in searches() {
                let report = which.run(&mut tree, &mut SearchContext::unlimited(), &mut Silent);
                let about = format!("{which:?}: {score} ≥ {threshold}, {empties} empties");
                assert_eq!(report.value(), Some(wanted), "{about}");
            }
        }
    }
}

/// Of a score a proof search can only say whether it is at least 1, and says that it did.
#[test]
fn a_score_is_bounded_and_never_guessed() {
    let mut tree = tree(Size::Six, 6, 1, Question::Score);
    let score = value_by_minimax(&mut tree);
    let parameters = df_pn::Parameters::default();
    let report = df_pn::search(
        &mut tree,
        &parameters,
        &mut SearchContext::unlimited(),
        &mut Silent,
    );
    assert_eq!(report.value(), None);
    assert!(report.bounds.lower <= score && score <= report.bounds.upper);
    assert_eq!(report.remarks.len(), 1);
}
