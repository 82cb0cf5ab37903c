//! RSEARCH and recursive SSS* (paper 000 §4): SSS* in as much memory as there is.
//!
//! SSS* needs memory exponential in the height of the tree; α-β needs a path. RSEARCH lies
//! anywhere between. It searches like GSEARCH until a condition `cond(P)` holds for the node P it
//! has just selected; from then on, until P is closed, only P and what lies below it is searched,
//! by the same procedure with a condition of its own, and then all cells below P are given back.
//! The search tree is thus a chain of small trees T_1, T_2, …, T_k, each hanging from a tip of
//! the one before, and only their sum has to fit into memory (4.1).
//!
//! Conditions: by depth within T_i (4.2), which gives α-β at c = 1 and SSS* where c reaches the
//! height of the tree; by the number of cells of T_i (4.3); by all cells in use, which the
//! paper's experiment 2 tried and found wanting, because the tree at the moment of change is
//! ragged and shallow tips get searched depth-first; by both (experiment 3), which cured it. A list gives
//! every level its own condition. Selected nodes are no longer always eligible (Lemma 4.1), so
//! recursive SSS* may search nodes that α-β does not; in practice it lies between the two.
//!
//! `memory` picks c as §4.3 does: the largest c with ⌈n/c⌉ · space(Tᶜ) ≤ M', n being the height of
//! the tree and space(Tᶜ) what SSS* needs for a tree of height c. The paper takes that number from
//! experience with the game; here it is measured first, on the game at hand (`memory`).

use super::engine::run;
use super::memory;
use super::rules::{Choice, Rule};
use super::settings::{Cond, Informed, Policy, Settings, Steps};
use crate::problem::GameTree;
use crate::search::code::{Line, line};
use crate::search::{Account, Probe, Remark, Report};

/// When the search below a node becomes a recursion of its own, on every level.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// (4.2) depth_i(P) ≥ c_i; the last c repeats.
    Depth(Vec<u32>),
    /// (4.3) space_i ≥ c_i; the last c repeats.
    Space(Vec<u64>),
    /// Experiment 2: N ≥ c1 on level 1, depth c_i on the others.
    Exp2 { c1: u64, ci: u32 },
    /// Experiment 3: N ≥ c11 or depth ≥ c12 on level 1, depth c_i on the others.
    Exp3 { c11: u64, c12: u32, ci: u32 },
}

impl Condition {
    /// One `cond` a level, the last one repeating; none at all is never.
    fn levels(&self) -> Vec<Cond> {
        let levels: Vec<Cond> = match self {
            Condition::Depth(c) => c.iter().map(|&c| Cond::Depth(c)).collect(),
            Condition::Space(c) => c.iter().map(|&c| Cond::Space(c)).collect(),
            &Condition::Exp2 { c1, ci } => vec![Cond::Cells(c1), Cond::Depth(ci)],
            &Condition::Exp3 { c11, c12, ci } => {
                vec![Cond::CellsOrDepth(c11, c12), Cond::Depth(ci)]
            }
        };
        if levels.is_empty() {
            return vec![Cond::Never];
        }
        levels
    }
}

impl Default for Condition {
    fn default() -> Condition {
        Condition::Depth(vec![2])
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {
    pub condition: Condition,
    /// M', in cells: chooses c for a condition by depth or by space.
    pub memory: Option<u64>,
    pub rule: Rule,
    pub policy: Policy,
    pub informed: Informed,
}

pub const CODE: &[Line] = &[
    line("", 0, "solve(P₀) with L_t = −∞, U_t = +∞"),
    line("", 0, "procedure solve(P′) on level i:"),
    line("R1", 1, "OPEN_i ← {P′}"),
    line("R2", 1, "until P′ is closed:"),
    line(
        "R2",
        2,
        "take P from OPEN_i: the greatest β(P), or as the rule says",
    ),
    line("R3", 2, "if L_t(P) ≥ U_t(P): drop P and go back to R2"),
    line("R4", 2, "if P is a leaf: L_b(P) ← f(P), U_b(P) ← f(P)"),
    line(
        "R4",
        2,
        "else if P ≠ P′ and cond_i(P): solve(P) on level i + 1",
    ),
    line("R4", 2, "correct L_b, U_b from P up to P′"),
    line("R4", 2, "close the highest node below P′ that is now cut"),
    line("R5", 2, "otherwise: put all children of P into OPEN_i"),
    line("", 1, "free everything below P′ and return"),
    line("", 0, "f(P₀) = L_b(P₀) = U_b(P₀)"),
];

pub(super) const STEPS: Steps = Steps {
    enter: 0,
    open_root: 2,
    select: 4,
    pre_cut: 5,
    eval: 6,
    recurse: 7,
    bounds: 8,
    close: 9,
    expand: 10,
    leave: 11,
    done: 12,
};

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    let mut condition = parameters.condition.clone();
    let mut remarks = Vec::new();
    if let Some(cells) = parameters.memory {
        let chosen = memory::choose(tree, parameters, cells, account);
        condition = chosen.condition;
        remarks.push(chosen.remark);
    }
    let conditions = condition.levels();
    let settings = Settings {
        choice: Choice::Ordered(parameters.rule),
        conditions: &conditions,
        policy: parameters.policy,
        informed: parameters.informed,
        steps: STEPS,
        most_cells: u64::MAX,
    };
    let mut report = run(tree, settings, account, probe);
    if let (Some(cells), Some(used)) = (parameters.memory, report.counts.max_cells)
        && used > cells
    {
        remarks.push(Remark::MoreCells { used, cells });
    }
    report.remarks = remarks;
    report
}
