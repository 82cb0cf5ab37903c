//! α-β with children sorted by their number of replies (paper 002 §3).
//!
//! To solve a position to the end the paper uses plain α-β, without table, evaluation or
//! deepening, and a single aid: of a node's children the one in which the opponent has the fewest
//! legal moves is searched first. Like hill climbing towards small subtrees: few replies mean
//! little to refute, and in Othello usually a strong move besides. On hard endings this was as
//! good as weak proof-number search, and far better than the same search unsorted.
//!
//! A pass and a finished game count as no replies; equal numbers keep the order in which the
//! moves were generated.

use super::alpha_beta;
use super::walk::{Order, Walk};
use crate::problem::{Bounds, GameTree};
use crate::search::code::{Line, line};
use crate::search::{Account, Probe, Report, Stop};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {}

/// α-β's lines, those about the table put to another use, so that its steps fit.
pub const CODE: &[Line] = &[
    line("", 0, "αβ(n, α, β):"),
    line("", 1, "if n is a leaf: return its value"),
    line("", 1, "(no table)"),
    line(
        "",
        1,
        "generate the children of n and sort them: fewest replies first",
    ),
    line("", 1, "score ← −∞"),
    line("", 1, "for each child c, in that order:"),
    line("", 2, "score ← max(score, −αβ(c, −β, −max(α, score)))"),
    line("", 2, "if score ≥ β: cut the children that are left"),
    line("", 1, "(nothing is stored)"),
    line("", 1, "return score"),
];
const _: () = assert!(CODE.len() == alpha_beta::CODE.len());

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    _: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let mut walk = Walk::new(tree, account);
    let outcome = run(&mut walk, probe);
    walk.finish(CODE.len() as u8 - 1, probe, outcome)
}

/// Finds the value of the root, where the cursor stands.
pub(super) fn run<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    walk.sorting.order = Order::Replies;
    alpha_beta::run(walk, &alpha_beta::Parameters::default(), probe)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Move, Value};
    use crate::search::Silent;
    use crate::search::depth_first::tests::support::{leaf_order, listing, written};

    /// The second child has one reply, the first has two: it goes first, and cuts.
    #[test]
    fn the_child_with_fewer_replies_is_tried_first() {
        let mut tree = written("[[5 3] [4]]");
        let report = search(&mut tree, &Parameters {}, &mut listing(), &mut Silent);
        assert_eq!(report.value(), Some(Value::new(4)));
        assert_eq!(leaf_order(&report), [2, 0, 1]);
        assert_eq!(report.pv, [Move(1), Move(0)]);
    }
}
