//! RSEARCH and recursive SSS* (Katoh & Ibaraki §4): SSS* in as much memory as there is.
//!
//! SSS* needs memory exponential in the height of the tree; α-β needs a path. RSEARCH lies
//! anywhere between. It searches like GSEARCH until a condition `cond(P)` holds for the node P it
//! has just selected; from then on, until P is closed, only P and what lies below it is searched,
//! by the same procedure with a condition of its own, and then all cells below P are given back.
//! The search tree is thus a chain of small trees T_1, T_2, …, T_k, each hanging from a tip of
//! the one before, and only their sum has to fit into memory (4.1).
//!
//! The paper is silent on two things. Whether P_i counts in both trees that it joins: here it is one
//! cell, of the level above, so that under (4.3) M ≤ 1 + Σ (c_i + d − 1), where the paper omits the 1. And
//! when the cells below a node that is closed within T_i are given back: `policy`.
//!
//! Conditions: by depth within T_i (4.2), which gives α-β at c = 1 and SSS* where c reaches the
//! height of the tree; by the number of cells of T_i (4.3); by all cells in use, which the paper's
//! experiment 2 tried and found wanting, because the tree at the moment of change is ragged and
//! shallow tips get searched depth-first; by both (experiment 3), which cured it. A list gives
//! every level its own condition. Selected nodes are no longer always eligible (Lemma 4.1), so
//! recursive SSS* may search nodes that α-β does not; in practice it lies between the two.
//!
//! `memory` picks c as §4.3 does: the largest c with ⌈n/c⌉ · space(Tᶜ) ≤ M', n being the height of
//! the tree and space(Tᶜ) what SSS* needs for a tree of height c. The paper takes that number from
//! experience with the game; here it is measured first, on the game at hand (`memory`). The section ends
//! with the remark that cond_i and c_i might be chosen while the search runs, so that N stays under M'
//! and as little as possible is searched depth-first: that is `cond=adaptive` (`settings::Adaptive`).

use super::engine::run;
use super::memory;
use super::rules::{Rule, Selection};
use super::settings::{Cond, Informed, Policy, Settings, Steps};
use crate::base::byte_size;
use crate::base::messages::{keys, tr};
use crate::problem::{Deepening, StaticBounds};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Kind, Leaves, Method,
    Parameter, Rounds, Rule as OpenRule, Settings as Chosen, Store, Unmet, levels, papers,
};
use crate::search::code::code;
use crate::search::{Probe, Remark, Report, SearchContext};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "recursive-sss",
    name: keys::algorithm_recursive_sss,
    short: keys::algorithm_rec_sss,
    family: Family::SpaceBounded,
    idea: keys::algorithm_sss_in_small_trees_inside,
    about: keys::algorithm_rsearch_when_cond_becomes_true,
    source: papers::KATOH,
    parameters: &[
        Parameter::new(
            "cond",
            Kind::LevelsOr {
                words: &["depth", "space", "exp2", "exp3", "adaptive"],
                kinds: &["depth", "space", "cells"],
            },
            "depth",
            keys::algorithm_when_to_recurse_depth_4,
        ),
        // The dial's own setting is its name.
        Parameter::new(
            "c",
            Kind::Schedule {
                min: 1,
                max: 1_000_000_000,
            },
            "2",
            keys::algorithm_the_constant_c_or_one,
        )
        .naming(&["cond", "memory"])
        .only_with("cond", &["depth", "space"]),
        Parameter::new(
            "c1",
            Kind::integer(1, 1_000_000_000_000),
            "",
            keys::algorithm_experiment_2_recurse_when_n,
        )
        .only_with("cond", &["exp2"]),
        Parameter::new(
            "c11",
            Kind::integer(1, 1_000_000_000_000),
            "",
            keys::algorithm_experiment_3_recurse_when_n,
        )
        .only_with("cond", &["exp3"]),
        Parameter::new(
            "c12",
            Kind::integer(1, 1_000_000_000),
            "",
            keys::algorithm_or_the_depth_reaches_c12,
        )
        .only_with("cond", &["exp3"]),
        Parameter::new(
            "ci",
            Kind::integer(1, 1_000_000_000),
            "2",
            keys::algorithm_experiments_2_and_3_depth,
        )
        .only_with("cond", &["exp2", "exp3"]),
        Parameter::new(
            "memory",
            Kind::CellsOrBytes,
            "",
            keys::algorithm_cells_m_chooses_the_largest,
        ),
        Parameter::new(
            "rule",
            Kind::OneOf(&["sss", "leftmost", "dual"]),
            "sss",
            keys::algorithm_how_nodes_are_taken_from,
        ),
        Parameter::new(
            "policy",
            Kind::OneOf(&["path", "free", "retain"]),
            "path",
            keys::algorithm_when_cells_are_freed_along,
        ),
        Informed::PARAMETER,
    ],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Cells(keys::why_nodes_held_in_memory_by),
    rounds: Rounds::Levels,
    is_yardstick: false,
    method: |s| {
        Method::Bounds(match Rule::of(s) {
            Rule::Sss => OpenRule::GreatestBeta,
            Rule::Leftmost => OpenRule::Leftmost,
            Rule::Dual => OpenRule::LeastAlpha,
        })
    },
    leaves: |_, _| Leaves::Anywhere(Unmet::Recursive),
};

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
    /// A condition a level, of whatever kind; the last one repeats.
    Levels(Vec<Cond>),
    /// Each level chooses its own from the memory that is free.
    Adaptive,
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
            Condition::Levels(levels) => levels.clone(),
            Condition::Adaptive => vec![Cond::Adaptive],
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
    /// M', in cells: chooses c.
    pub memory: Option<u64>,
    pub rule: Rule,
    pub policy: Policy,
    pub informed: Informed,
}

impl FromSettings for Parameters {
    fn from_settings(s: &Chosen<'_>) -> Result<Parameters, ConfigError> {
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let memory = memory_of(s);
        let needs = |key: &str| {
            let condition = s.text("cond");
            s.refuse(|lang| tr!(lang, algorithm_condition_needs, condition, key))
        };
        let needed = |key: &str| match (s.integer(key), memory) {
            (Some(n), _) => Ok(n as u64),
            // Chosen later.
            (None, Some(_)) => Ok(1),
            (None, None) => Err(needs(key)),
        };
        let ci = small(s.size("ci"));
        let condition = match s.text("cond") {
            "space" => Condition::Space(s.schedule("c").into_iter().map(|n| n as u64).collect()),
            "exp2" => Condition::Exp2 {
                c1: needed("c1")?,
                ci,
            },
            "exp3" => Condition::Exp3 {
                c11: needed("c11")?,
                c12: small(needed("c12")? as usize),
                ci,
            },
            "adaptive" => Condition::Adaptive,
            "depth" => Condition::Depth(s.schedule("c").into_iter().map(small).collect()),
            list => Condition::Levels(levels(list).flatten().map(level).collect()),
        };
        if memory.is_some() && ["c", "c1", "c11", "c12"].iter().any(|key| s.given(key)) {
            return Err(s.refuse(|lang| tr!(lang, algorithm_memory_and_c)));
        }
        match (&condition, memory) {
            (Condition::Levels(_), Some(_)) => {
                return Err(s.refuse(|lang| tr!(lang, algorithm_memory_condition)));
            }
            (Condition::Adaptive, None) => return Err(needs("memory")),
            _ => {}
        }
        Ok(Parameters {
            condition,
            memory,
            rule: Rule::of(s),
            policy: match s.text("policy") {
                "free" => Policy::Free,
                "retain" => Policy::Retain,
                _ => Policy::Path,
            },
            informed: Informed::of(s),
        })
    }
}

/// M' in cells, however it was set.
fn memory_of(s: &Chosen<'_>) -> Option<u64> {
    let text = s.text("memory");
    let number = byte_size::parse(text)?;
    Some(match byte_size::has_unit(text) {
        true => memory::cells_in(number),
        false => number,
    })
}

/// One level of a list such as `space:200,depth:2`.
fn level((kind, number): (&str, u64)) -> Cond {
    match kind {
        "space" => Cond::Space(number),
        "cells" => Cond::Cells(number),
        _ => Cond::Depth(u32::try_from(number).unwrap_or(u32::MAX)),
    }
}

code! { "recursive-sss" =>
    CALL           "solve(P₀) with L_t = −∞, U_t = +∞"
    SOLVE          "procedure solve(P′) on level i:"
    START   ["R1"] "  OPEN_i ← {P′}"
    UNTIL   ["R2"] "  until P′ is closed:"
    SELECT  ["R2"] "    take P from OPEN_i: the greatest β(P), or as the rule says"
    PRE_CUT ["R3"] "    if L_t(P) ≥ U_t(P): drop P and go back to R2"
    LEAF    ["R4"] "    if P is a leaf: L_b(P) ← f(P), U_b(P) ← f(P)"
    RECURSE ["R4"] "    else if P ≠ P′ and cond_i(P): solve(P) on level i + 1"
    BOUNDS  ["R4"] "    correct L_b, U_b from P up to P′"
    CLOSE   ["R4"] "    close the highest node below P′ that is now cut"
    EXPAND  ["R5"] "    otherwise: put all children of P into OPEN_i"
    FREE           "  free everything below P′ and return"
    DONE           "f(P₀) = L_b(P₀) = U_b(P₀)"
}

pub(super) const STEPS: Steps = Steps {
    enter: at::CALL,
    open_root: at::START,
    select: at::SELECT,
    pre_cut: at::PRE_CUT,
    eval: at::LEAF,
    recurse: at::RECURSE,
    bounds: at::BOUNDS,
    close: at::CLOSE,
    expand: at::EXPAND,
    leave: at::FREE,
    done: at::DONE,
};

pub fn search<T: StaticBounds + Deepening, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut condition = parameters.condition.clone();
    let (mut adaptive, mut taken, mut remarks) = (None, Vec::new(), Vec::new());
    if let Some(cells) = parameters.memory {
        let chosen = memory::choose(tree, parameters, cells, context);
        (condition, adaptive, taken) = (chosen.condition, chosen.adaptive, chosen.taken);
        remarks.push(chosen.remark);
    }
    let conditions = condition.levels();
    let settings = Settings {
        choice: Selection::Ordered(parameters.rule),
        conditions: &conditions,
        policy: parameters.policy,
        informed: parameters.informed,
        steps: STEPS,
        adaptive,
        most_cells: u64::MAX,
    };
    let mut report = run(tree, settings, context, probe);
    if let (Some(cells), Some(used)) = (parameters.memory, report.counts.max_cells)
        && used > cells
    {
        remarks.push(Remark::MoreCells { used, cells });
    }
    (report.taken, report.remarks) = (taken, remarks);
    report
}
