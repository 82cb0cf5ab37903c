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
use crate::base::messages::keys;
use crate::problem::{Player, Proving};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, Family, FromSettings, Kind, Leaves, Method, Parameter, Rounds,
    Settings, Store, Unmet, YES_NO,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "pn",
    name: keys::algorithm_pn_search,
    short: keys::algorithm_pn,
    family: Family::Proof,
    idea: keys::algorithm_best_first_expands_the_tip,
    about: keys::algorithm_every_node_has_a_proof,
    source: "Allis, van der Meulen & van den Herik 1994, proof-number search",
    parameters: &[
        Parameter::new(
            "numbers",
            Kind::OneOf(&["pn", "wpn", "bn"]),
            "pn",
            keys::algorithm_proof_numbers_weak_proof_numbers,
        ),
        Parameter::new(
            "terminals",
            Kind::OneOf(&["selected", "generated"]),
            "selected",
            keys::algorithm_when_a_leaf_is_recognised,
        ),
    ],
    questions: YES_NO,
    code: CODE,
    store: Store::Graph,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |s| Method::Numbers(numbers(s).kind()),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

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

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            numbers: numbers(s),
            terminals: match s.text("terminals") {
                "generated" => Terminals::Generated,
                _ => Terminals::Selected,
            },
        })
    }
}

fn numbers(s: &Settings<'_>) -> Rule {
    match s.text("numbers") {
        "wpn" => Rule::Weak,
        "bn" => Rule::Branch,
        _ => Rule::Sum,
    }
}

code! { "pn" =>
    UNTIL    "repeat until pn(root) = 0 or dn(root) = 0"
    DOWN     "  n ← root; while n is expanded:"
    SELECT   "    OR: n ← leftmost child of least pn;  AND: … of least dn"
    LEAF     "  if n is a leaf: (pn, dn) ← (0, ∞) if true, (∞, 0) if false"
    GENERATE "  else: generate the children of n, each with (1, 1)"
    CORRECT  "  correct the numbers above n, as long as they change:"
    NUMBERS  "    OR: pn ← least pn, dn ← sum of dn;  AND: the other way round"
}

const STEPS: Steps = Steps {
    until: at::UNTIL,
    select: at::SELECT,
    leaf: at::LEAF,
    expand: at::GENERATE,
    update: at::NUMBERS,
};

pub fn search<T: Proving, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let strategy = MostProving(parameters.numbers);
    let at_generation = parameters.terminals == Terminals::Generated;
    graph::search(tree, context, probe, STEPS, at_generation, &strategy)
}

struct MostProving(Rule);

impl MostProving {
    fn gather(&self, player: Player, children: &[Numbers]) -> Gathered {
        let mut gathered = Gathered::new(self.0);
        for child in children {
            gathered.add(child.relative_to(player));
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
