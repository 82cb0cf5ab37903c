//! PN search: proof-number search as it was first told (Allis, van der Meulen and van den Herik
//! 1994), best-first over a tree that is held in memory.
//!
//! Every node carries two numbers: how many tips must at least turn out true to prove it, and how
//! many false to disprove it. From the root, at OR nodes along the least proof number and at AND
//! nodes along the least disproof number, one comes to the most-proving node: a tip whose proof
//! brings the root nearer to one and whose disproof brings it nearer to the other. It is
//! expanded, the numbers above it are corrected, and so on until one of the root's is 0.
//!
//! Positions reached by several paths are held once, with all their parents. `numbers` chooses
//! weak proof numbers or path branching numbers in place of the sums; `terminals` whether the end
//! of a game is noticed when it is generated, as Allis has it, or only when its turn comes.

use super::graph::{self, Steps, Strategy};
use super::numbers::{Gathered, Numbers, Rule};
use crate::problem::{GameTree, Player};
use crate::search::code::{Line, line};
use crate::search::{Account, Probe, Report};

/// When the end of a game is noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Terminals {
    #[default]
    Selected,
    Generated,
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {
    pub numbers: Rule,
    pub terminals: Terminals,
}

pub const CODE: &[Line] = &[
    line("", 0, "repeat until pn(root) = 0 or dn(root) = 0"),
    line("", 1, "n ← root; while n is expanded:"),
    line(
        "",
        2,
        "OR: n ← leftmost child of least pn;  AND: … of least dn",
    ),
    line(
        "",
        1,
        "if n is a leaf: (pn, dn) ← (0, ∞) if true, (∞, 0) if false",
    ),
    line("", 1, "else: generate the children of n, each with (1, 1)"),
    line(
        "",
        1,
        "correct the numbers above n, as long as they change:",
    ),
    line(
        "",
        2,
        "OR: pn ← least pn, dn ← sum of dn;  AND: the other way round",
    ),
];

const STEPS: Steps = Steps {
    select: 2,
    leaf: 3,
    expand: 4,
    update: 6,
};

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let strategy = MostProving(parameters.numbers);
    let at_generation = parameters.terminals == Terminals::Generated;
    graph::search(tree, account, probe, STEPS, at_generation, &strategy)
}

struct MostProving(Rule);

impl MostProving {
    fn gather(&self, player: Player, children: &[Numbers]) -> Gathered {
        let mut gathered = Gathered::new(self.0);
        for child in children {
            gathered.add(child.seen_by(player));
        }
        gathered
    }
}

impl Strategy for MostProving {
    fn evaluate(&self, player: Player, children: &[Numbers]) -> Numbers {
        let (own, other) = self.gather(player, children).pair();
        Numbers::of(player, own, other)
    }

    fn choose(&self, player: Player, children: &[Numbers]) -> usize {
        self.gather(player, children).best
    }
}
