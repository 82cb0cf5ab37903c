//! From a choice to typed parameters, and from there to the one place where trees, algorithms
//! and probes are instantiated together.

use std::io::{self, Read};

use super::algorithm::Algorithm;
use super::choice::{Choice, ChoiceError, Settings};
use crate::base::messages::{Localize, Words, tr};
use crate::base::{IoErrorText, own_error};
use crate::problem::{AnyTree, GameTree, Transitions, Value};
use crate::search::best_first::{
    self, Informed, Policy, Rule, dual, eligible, rsearch, sss, stockman,
};
use crate::search::depth_first::{
    At, Guess, alpha_beta, alpha_beta_sorted, aspiration, branch_threshold, iterative_deepening,
    mate_length, minimax, mtd, nega_scout, pvs, realization, scout,
};
use crate::search::proof::{self, ao_star, bns, c_star, conspiracy, df_pn, pn, wpns};
use crate::search::{Account, Probe, Report, Silent};
use crate::with_tree;

/// An algorithm with its parameters: ready to run.
#[derive(Clone, Debug, PartialEq)]
pub enum Plan {
    Minimax(minimax::Parameters),
    AlphaBeta(alpha_beta::Parameters),
    AlphaBetaSorted(alpha_beta_sorted::Parameters),
    Aspiration(aspiration::Parameters),
    Pvs(pvs::Parameters),
    NegaScout(nega_scout::Parameters),
    Scout(scout::Parameters),
    IterativeDeepening(iterative_deepening::Parameters),
    Mtd(mtd::Parameters),
    BranchThreshold(branch_threshold::Parameters),
    Realization(realization::Parameters),
    GsearchAlphaBeta(best_first::alpha_beta::Parameters),
    Sss(sss::Parameters),
    Eligible(eligible::Parameters),
    Stockman(stockman::Parameters),
    Dual(dual::Parameters),
    Recursive(rsearch::Parameters),
    CStar(c_star::Parameters),
    AoStar(ao_star::Parameters),
    Conspiracy(conspiracy::Parameters),
    MateLength(mate_length::Parameters),
    Pn(pn::Parameters),
    DfPn(df_pn::Parameters),
    Wpns(df_pn::Parameters),
    Bns(bns::Parameters),
}

impl Choice {
    /// Checks the settings, as often as anybody likes: no file is opened.
    pub fn check(&self) -> Result<(), ChoiceError> {
        self.checked().map(drop)
    }

    /// Turns the settings into parameters, and reads the file that they may name.
    pub fn prepare(&self) -> Result<Plan, ChoiceError> {
        let mut plan = self.checked()?;
        if let Plan::Realization(parameters) = &mut plan {
            parameters.table = transitions(&self.settings()?)?;
        }
        Ok(plan)
    }

    /// The parameters but for what stands in files.
    fn checked(&self) -> Result<Plan, ChoiceError> {
        let s = self.settings()?;
        Ok(match s.entry.algorithm {
            Algorithm::Minimax => Plan::Minimax(minimax::Parameters::default()),
            Algorithm::AlphaBeta => Plan::AlphaBeta(alpha_beta::Parameters {
                bounds: if s.is("bounds", "hard") {
                    alpha_beta::Fail::Hard
                } else {
                    alpha_beta::Fail::Soft
                },
                table: s.size("table"),
            }),
            Algorithm::AlphaBetaSorted => {
                Plan::AlphaBetaSorted(alpha_beta_sorted::Parameters::default())
            }
            Algorithm::Aspiration => Plan::Aspiration(aspiration::Parameters {
                guess: guess(&s),
                error: s.integer("error").map_or(1, |n| n as i32),
                at: place(&s),
            }),
            Algorithm::Pvs => Plan::Pvs(pvs::Parameters::default()),
            Algorithm::NegaScout => Plan::NegaScout(nega_scout::Parameters {
                exact_plies: s.size("exact-plies") as u8,
                ..nega_scout::Parameters::default()
            }),
            Algorithm::Scout => Plan::Scout(scout::Parameters::default()),
            Algorithm::IterativeDeepening => Plan::IterativeDeepening(deepening(&s)?),
            Algorithm::Mtdf => Plan::Mtd(mtd::Parameters {
                driver: mtd::Driver::F(guess(&s)),
                table: remember(&s),
            }),
            Algorithm::MtSss => Plan::Mtd(mtd::Parameters {
                driver: mtd::Driver::Sss,
                table: remember(&s),
            }),
            Algorithm::MtDual => Plan::Mtd(mtd::Parameters {
                driver: mtd::Driver::Dual,
                table: remember(&s),
            }),
            Algorithm::BranchThreshold => Plan::BranchThreshold(threshold(&s)),
            Algorithm::Realization => Plan::Realization(by_probability(&s)),
            Algorithm::GsearchAlphaBeta => {
                Plan::GsearchAlphaBeta(best_first::alpha_beta::Parameters {
                    informed: informed(&s),
                })
            }
            Algorithm::Sss => Plan::Sss(sss::Parameters {
                informed: informed(&s),
            }),
            Algorithm::Eligible => Plan::Eligible(eligible::Parameters {
                seed: s.integer("seed").map_or(1, |n| n as u64),
                informed: informed(&s),
            }),
            Algorithm::Stockman => Plan::Stockman(stockman::Parameters::default()),
            Algorithm::Dual => Plan::Dual(dual::Parameters::default()),
            Algorithm::Recursive => Plan::Recursive(recursive(&s)?),
            Algorithm::CStar => Plan::CStar(seo(&s)),
            Algorithm::AoStar => Plan::AoStar(ao_star::Parameters {
                edge_cost: s.size("edge-cost") as u32,
            }),
            Algorithm::Conspiracy => Plan::Conspiracy(conspiracy::Parameters {
                threshold: s.integer("threshold").map(|n| n as u32),
            }),
            Algorithm::MateLength => Plan::MateLength(mate_length::Parameters {
                step: s.size("step"),
            }),
            Algorithm::Pn => Plan::Pn(pn::Parameters {
                numbers: proof::Rule::named(s.text("numbers")),
                terminals: if s.is("terminals", "generated") {
                    pn::Terminals::Generated
                } else {
                    pn::Terminals::Selected
                },
            }),
            Algorithm::DfPn => Plan::DfPn(by_thresholds(&s)),
            Algorithm::Wpns => Plan::Wpns(by_thresholds(&s)),
            Algorithm::Bns => Plan::Bns(bns::Parameters::default()),
        })
    }
}

fn guess(s: &Settings<'_>) -> Guess {
    match s.text("guess") {
        "first-leaf" => Guess::FirstLeaf,
        "previous" => Guess::Previous,
        text => text
            .parse()
            .map_or(Guess::Static, |n| Guess::Given(Value::new(n))),
    }
}

fn place(s: &Settings<'_>) -> At {
    if s.is("at", "every-node") {
        At::EveryNode
    } else {
        At::Root
    }
}

fn remember(s: &Settings<'_>) -> mtd::Remember {
    if s.is("table", "position") {
        mtd::Remember::Position
    } else {
        mtd::Remember::Path
    }
}

fn informed(s: &Settings<'_>) -> Informed {
    match s.text("informed") {
        "computed" => Informed::Computed,
        "off" => Informed::Off,
        _ => Informed::Given,
    }
}

fn deepening(s: &Settings<'_>) -> Result<iterative_deepening::Parameters, ChoiceError> {
    use iterative_deepening::Inner;
    let inner = match Choice::new(s.text("inner")).checked()? {
        Plan::Minimax(_) => Inner::Minimax,
        Plan::AlphaBeta(p) => Inner::AlphaBeta(p),
        Plan::AlphaBetaSorted(_) => Inner::AlphaBetaSorted,
        Plan::Aspiration(p) => Inner::Aspiration(aspiration::Parameters {
            guess: Guess::Previous,
            ..p
        }),
        Plan::Pvs(_) => Inner::Pvs,
        Plan::NegaScout(p) => Inner::NegaScout(p),
        Plan::Scout(_) => Inner::Scout,
        Plan::Mtd(p) => Inner::Mt(match p.driver {
            mtd::Driver::F(_) => mtd::Parameters {
                driver: mtd::Driver::F(Guess::Previous),
                ..p
            },
            _ => p,
        }),
        _ => {
            let inner = s.text("inner");
            return Err(s.refuse(|lang| tr!(lang, algorithm_not_deepened, inner)));
        }
    };
    Ok(iterative_deepening::Parameters {
        inner,
        at: place(s),
        step: s.size("step"),
        keep: s.integer("keep").map(|n| n as usize),
    })
}

fn threshold(s: &Settings<'_>) -> branch_threshold::Parameters {
    use branch_threshold::{Charge, Growth, Sort};
    branch_threshold::Parameters {
        order: if s.is("order", "generation") {
            Sort::Generation
        } else {
            Sort::FewestChildren
        },
        charge: match s.text("charge") {
            "and" => Charge::And,
            "weak" => Charge::Weak,
            _ => Charge::Both,
        },
        start: s.size("start") as u32,
        step: s
            .integer("step")
            .map_or(Growth::Overflow, |n| Growth::By(n as u32)),
        table: s.size("table"),
    }
}

fn by_probability(s: &Settings<'_>) -> realization::Parameters {
    let threshold = s.text("threshold").parse::<f64>().unwrap_or(5.0);
    realization::Parameters {
        threshold: (1000.0 * threshold).round() as i64,
        table: None,
    }
}

/// The text of a table. A device has no end, so what is read is counted.
fn read_at_most(path: &str) -> io::Result<String> {
    const LARGEST_TABLE: u64 = 4 << 20;
    let mut text = String::new();
    let file = std::fs::File::open(path)?;
    file.take(LARGEST_TABLE + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LARGEST_TABLE {
        return Err(own_error(
            io::ErrorKind::InvalidData,
            Words::of(|lang| tr!(lang, file_more_than, bytes = LARGEST_TABLE)),
        ));
    }
    Ok(text)
}

/// The table of transitions that the settings name, if they do.
fn transitions(s: &Settings<'_>) -> Result<Option<Transitions>, ChoiceError> {
    let path = s.text("transitions");
    if path.is_empty() {
        return Ok(None);
    }
    let refuse = |why: &dyn Localize| {
        s.refuse(|lang| {
            let why = why.localize(lang);
            tr!(lang, algorithm_transitions_file, path, why)
        })
    };
    let text = read_at_most(path).map_err(|e| refuse(&IoErrorText(&e)))?;
    let table = Transitions::read(&text).map_err(|e| refuse(&e))?;
    Ok(Some(table))
}

fn seo(s: &Settings<'_>) -> c_star::Parameters {
    use c_star::AndOrder;
    c_star::Parameters {
        multiple: s.is("multiple", "on"),
        dynamic: s.is("dynamic", "on"),
        and_order: match s.text("and-order") {
            "easy-first" => AndOrder::EasyFirst,
            "hard-first" => AndOrder::HardFirst,
            "least-searched" => AndOrder::LeastSearched,
            _ => AndOrder::Generation,
        },
        edge_cost: s.size("edge-cost") as u32,
    }
}

fn by_thresholds(s: &Settings<'_>) -> df_pn::Parameters {
    df_pn::Parameters {
        epsilon: s.size("epsilon") as u32,
        tail: s.size("tail"),
    }
}

fn recursive(s: &Settings<'_>) -> Result<rsearch::Parameters, ChoiceError> {
    use rsearch::Condition;
    let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let needed = |key: &str| {
        s.integer(key).map(|n| n as u64).ok_or_else(|| {
            let condition = s.text("cond");
            s.refuse(|lang| tr!(lang, algorithm_condition_needs, condition, key))
        })
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
        _ => Condition::Depth(s.schedule("c").into_iter().map(small).collect()),
    };
    let memory = s.integer("memory").map(|n| n as u64);
    if memory.is_some() && s.given("c") {
        return Err(s.refuse(|lang| tr!(lang, algorithm_memory_and_c)));
    }
    if memory.is_some() && matches!(condition, Condition::Exp2 { .. } | Condition::Exp3 { .. }) {
        return Err(s.refuse(|lang| tr!(lang, algorithm_memory_condition)));
    }
    Ok(rsearch::Parameters {
        condition,
        memory,
        rule: Rule::named(s.text("rule")),
        policy: match s.text("policy") {
            "free" => Policy::Free,
            "retain" => Policy::Retain,
            _ => Policy::Path,
        },
        informed: informed(s),
    })
}

/// Runs the plan on the tree: the only place where everything is instantiated.
pub fn run<P: Probe>(
    tree: &mut AnyTree,
    plan: &Plan,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    with_tree!(tree, |tree| run_on(tree, plan, account, probe))
}

/// The same with nobody watching. Whoever calls [`run`] in another crate compiles all searches
/// once more, for itself; these are compiled here, beside those that are watched.
pub fn run_silently(tree: &mut AnyTree, plan: &Plan, account: &mut Account<'_>) -> Report {
    run(tree, plan, account, &mut Silent)
}

fn run_on<T: GameTree, P: Probe>(
    tree: &mut T,
    plan: &Plan,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    match plan {
        Plan::Minimax(p) => minimax::search(tree, p, account, probe),
        Plan::AlphaBeta(p) => alpha_beta::search(tree, p, account, probe),
        Plan::AlphaBetaSorted(p) => alpha_beta_sorted::search(tree, p, account, probe),
        Plan::Aspiration(p) => aspiration::search(tree, p, account, probe),
        Plan::Pvs(p) => pvs::search(tree, p, account, probe),
        Plan::NegaScout(p) => nega_scout::search(tree, p, account, probe),
        Plan::Scout(p) => scout::search(tree, p, account, probe),
        Plan::IterativeDeepening(p) => iterative_deepening::search(tree, p, account, probe),
        Plan::Mtd(p) => mtd::search(tree, p, account, probe),
        Plan::BranchThreshold(p) => branch_threshold::search(tree, p, account, probe),
        Plan::Realization(p) => realization::search(tree, p, account, probe),
        Plan::GsearchAlphaBeta(p) => best_first::alpha_beta::search(tree, p, account, probe),
        Plan::Sss(p) => sss::search(tree, p, account, probe),
        Plan::Eligible(p) => eligible::search(tree, p, account, probe),
        Plan::Stockman(p) => stockman::search(tree, p, account, probe),
        Plan::Dual(p) => dual::search(tree, p, account, probe),
        Plan::Recursive(p) => rsearch::search(tree, p, account, probe),
        Plan::CStar(p) => c_star::search(tree, p, account, probe),
        Plan::AoStar(p) => ao_star::search(tree, p, account, probe),
        Plan::Conspiracy(p) => conspiracy::search(tree, p, account, probe),
        Plan::MateLength(p) => mate_length::search(tree, p, account, probe),
        Plan::Pn(p) => pn::search(tree, p, account, probe),
        Plan::DfPn(p) => df_pn::search(tree, p, account, probe),
        Plan::Wpns(p) => wpns::search(tree, p, account, probe),
        Plan::Bns(p) => bns::search(tree, p, account, probe),
    }
}
