//! When the theory promises that one search looks at no leaf that another does not look at, and
//! which condition is missing when it does not. What is known of each search, its own file says.

use serde::Serialize;

use super::{AlgorithmConfig, AlgorithmInfo, Settings};
use crate::base::messages::{Text, keys};
use crate::problem::{Bare, Bounds, GameTree, Position, Problem, Question};

/// What of a problem decides whether two searches of it start from the same knowledge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Assumptions {
    /// Depth-first searches start with a window that is not open; OPEN knows no window.
    window: bool,
    /// Every node is true or false, whatever is asked.
    true_or_false: bool,
    /// Bounds are written in the tree, which OPEN can use and α-β does not.
    pub written_bounds: bool,
}

impl Assumptions {
    pub fn of(problem: &Problem) -> Assumptions {
        // The tree knows best: some have a window of their own, whatever the question.
        let tree = problem.tree();
        let window = tree.map_or(problem.question.window(), |tree| tree.window());
        Assumptions {
            window: window != Bounds::UNKNOWN,
            true_or_false: problem.position.is_true_or_false() || problem.question.is_tsume(),
            written_bounds: !matches!(problem.question, Question::Depth(_))
                && matches!(&problem.position, Position::Tree(Bare::Written(tree)) if tree.has_bounds()),
        }
    }
}

/// What stands behind a promise "A's leaves are among B's".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theorem {
    /// Lemma 3.1 and 3.2 of Katoh & Ibaraki: an eligible search surpasses α-β.
    Eligible,
    /// Null windows visit only what α-β visits: PVS, NegaScout, MT and what MT is the same as.
    WithinAlphaBeta,
    /// MT with one entry a node is Stockman's SSS* or DUAL*.
    MtIdentity,
    /// Ibaraki's SSS* looks at no leaf that Stockman's, or MT-SSS*, does not look at.
    WithinStockman,
    /// The two are the same search.
    Same,
}

/// Why nothing is promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unmet {
    /// The other one is not α-β.
    NotAgainstAlphaBeta,
    /// The first one is not known to stay within α-β's leaves.
    NoTheorem,
    /// Recursive SSS* selects nodes that are not eligible (lemma 4.1).
    Recursive,
    /// Scout hands no window down.
    Scout,
    /// Equal positions share what is known of them.
    PositionTable,
    /// Earlier iterations change the order of the moves.
    Deepening,
    /// One of them sorts the children in an order of its own.
    OwnOrder,
    /// One of them ends its lines where they have become too unlikely.
    OwnDepth,
    /// One of them starts from static bounds that the other does not use.
    Informed,
    /// One of them starts with the window of the question, the other with an open one.
    Window,
    /// The same where nothing but true and false can be asked for.
    TrueOrFalse,
}

impl Unmet {
    pub const fn text(self) -> Text {
        match self {
            Unmet::NotAgainstAlphaBeta => keys::algorithm_the_theorem_compares_with_plain,
            Unmet::NoTheorem => keys::algorithm_no_theorem_says_that_the,
            Unmet::Recursive => keys::algorithm_recursive_sss_may_select_nodes,
            Unmet::Scout => keys::algorithm_scout_passes_no_window_down,
            Unmet::PositionTable => keys::algorithm_a_table_of_positions_is,
            Unmet::Deepening => keys::algorithm_iterative_deepening_reorders_the_moves,
            Unmet::OwnOrder => keys::algorithm_one_runner_sorts_the_moves,
            Unmet::OwnDepth => keys::algorithm_one_runner_ends_its_lines,
            Unmet::Informed => keys::algorithm_one_runner_uses_static_bounds,
            Unmet::Window => keys::algorithm_the_question_bounds_the_value,
            Unmet::TrueOrFalse => keys::algorithm_here_every_value_is_true,
        }
    }
}

/// What the theory knows of the leaves that a search looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// They are those of α-β.
    AlphaBeta,
    /// Ibaraki's SSS*: eligible, and among those of Stockman's.
    Sss,
    Eligible,
    /// Those of Stockman's SSS*, from OPEN or by MT.
    Stockman,
    /// Those of DUAL*, from OPEN or by MT.
    Dual,
    /// They are among α-β's.
    Within,
    /// They may be anywhere in the tree.
    Anywhere(Unmet),
    /// The tree, or what is known of it beforehand, is another one: they compare with nobody's.
    Elsewhere(Unmet),
}

impl AlgorithmConfig {
    fn leaves(&self, ground: Assumptions) -> Leaves {
        let Ok(entry) = self.entry() else {
            return Leaves::Anywhere(Unmet::NoTheorem);
        };
        (entry.leaves)(&Settings::unchecked(entry, self), ground)
    }
}

/// Whether A's leaves must be among B's, and by which theorem.
pub fn surpasses(
    a: &AlgorithmConfig,
    b: &AlgorithmConfig,
    ground: Assumptions,
) -> Result<Theorem, Unmet> {
    if a.id == b.id && a.parameters() == b.parameters() {
        return Ok(Theorem::Same);
    }
    let pair = (a.leaves(ground), b.leaves(ground));
    if let (Leaves::Elsewhere(missing), _) | (_, Leaves::Elsewhere(missing)) = pair {
        return Err(missing);
    }
    let promise = match pair {
        (Leaves::AlphaBeta, Leaves::AlphaBeta) => Theorem::Same,
        (Leaves::Sss | Leaves::Eligible, Leaves::AlphaBeta) => Theorem::Eligible,
        (Leaves::Stockman | Leaves::Dual | Leaves::Within, Leaves::AlphaBeta) => {
            Theorem::WithinAlphaBeta
        }
        (Leaves::Anywhere(missing), Leaves::AlphaBeta) => return Err(missing),
        (Leaves::Stockman, Leaves::Stockman) | (Leaves::Dual, Leaves::Dual) => Theorem::MtIdentity,
        (Leaves::Sss, Leaves::Stockman) => Theorem::WithinStockman,
        _ => return Err(Unmet::NotAgainstAlphaBeta),
    };
    // Asked last: it says that the pair would do if the question were another.
    let keeps_open = |choice: &AlgorithmConfig| choice.entry().is_ok_and(AlgorithmInfo::keeps_open);
    if ground.window && keeps_open(a) && !keeps_open(b) {
        return Err(match ground.true_or_false {
            true => Unmet::TrueOrFalse,
            false => Unmet::Window,
        });
    }
    Ok(promise)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::base::random::Rng;
    use crate::problem::{Hints, read};
    use crate::search::catalogue::{ALGORITHMS, run};
    use crate::search::{SearchContext, Silent};

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        /// Every promise is kept on random trees, ties included, whatever is asked.
        #[test]
        fn promised_leaves_are_a_subset(seed in 0u64..10_000, depth in 2u32..6, branching in 2u32..4, ties in 0u32..6, asked in 0usize..3) {
            let text = format!("random:seed={seed},depth={depth},branching={branching},ties={ties}");
            let (position, _) = read(&text, Hints::default()).unwrap();
            let mut problem = Problem::new(position);
            problem.question = [Question::Score, Question::Wld, Question::AtLeast(1)][asked];
            prop_assert_eq!(broken_promise(&problem), None);
        }

        /// And where nodes are true or false.
        #[test]
        fn promised_leaves_are_a_subset_of_and_or_graphs(seed in 0u64..10_000, nodes in 3u64..40, joins in 0u64..3) {
            let (position, _) = read(&graph_text(seed, nodes, joins), Hints::default()).unwrap();
            prop_assert_eq!(broken_promise(&Problem::new(position)), None);
        }
    }

    /// Two searches of which one promises to stay within the other's leaves and does not.
    fn broken_promise(problem: &Problem) -> Option<String> {
        let ground = Assumptions::of(problem);
        let mut tree = problem.tree().unwrap();
        let mut leaves_of = |choice: &AlgorithmConfig| -> BTreeSet<u64> {
            let mut context = SearchContext::unlimited().with_leaf_order(1 << 20);
            let plan = choice.prepare().unwrap();
            let report = run(&mut tree, &plan, &mut context, &mut Silent);
            report.lists.unwrap().leaf_order.into_iter().collect()
        };
        let asked = problem.question.name();
        let entries = ALGORITHMS.iter().filter(|e| e.questions.contains(&asked));
        let choices: Vec<AlgorithmConfig> = entries.map(|e| AlgorithmConfig::new(e.id)).collect();
        let leaves: Vec<BTreeSet<u64>> = choices.iter().map(&mut leaves_of).collect();
        let all = || choices.iter().zip(&leaves);
        let pairs = all().flat_map(|a| all().map(move |b| (a, b)));
        let mut broken = pairs.filter(|((a, of_a), (b, of_b))| {
            surpasses(a, b, ground).is_ok() && !of_a.is_subset(of_b)
        });
        broken.next().map(|((a, _), (b, _))| {
            format!("{} is not within {} on {:?}", a.id, b.id, problem.position)
        })
    }

    /// A graph of so many nodes, of which every inner one has its children after itself; so many
    /// of them are met on other paths, too.
    fn graph_text(seed: u64, nodes: u64, joins: u64) -> String {
        let mut rng = Rng::new(seed);
        let mut children: Vec<Vec<u64>> = vec![Vec::new(); nodes as usize];
        for child in 1..nodes {
            let parent = rng.below(child);
            children[parent as usize].push(child);
        }
        for _ in 0..joins {
            let child = 1 + rng.below(nodes - 1);
            let parent = rng.below(child) as usize;
            if !children[parent].is_empty() && !children[parent].contains(&child) {
                children[parent].push(child);
            }
        }
        let row = |(i, list): (usize, &Vec<u64>)| {
            let kind = match (list.is_empty(), rng.below(2)) {
                (true, 0) => "T",
                (true, _) => "F",
                (false, 0) => "OR",
                (false, _) => "AND",
            };
            format!("\"{i}\":[\"{kind}\",{list:?}]")
        };
        let rows: Vec<String> = children.iter().enumerate().map(row).collect();
        format!("{{{}}}", rows.join(","))
    }

    #[test]
    fn a_question_with_a_window_and_written_bounds_are_conditions_too() {
        let (sss, ab) = (
            AlgorithmConfig::new("sss"),
            AlgorithmConfig::new("alpha-beta"),
        );
        let ground = |text: &str, question| {
            let (position, _) = read(text, Hints::default()).unwrap();
            let mut problem = Problem::new(position);
            problem.question = question;
            Assumptions::of(&problem)
        };
        let plain = ground("[[1 2] [3 4]]", Question::Score);
        assert_eq!(surpasses(&sss, &ab, plain), Ok(Theorem::Eligible));
        // No lemma on α-β is needed for that.
        let mt = AlgorithmConfig::new("mt-sss");
        assert_eq!(surpasses(&sss, &mt, plain), Ok(Theorem::WithinStockman));
        let asked = ground("[[1 2] [3 4]]", Question::AtLeast(2));
        assert_eq!(surpasses(&sss, &ab, asked), Err(Unmet::Window));
        let proof = ground("[[T F] T]", Question::Score);
        assert_eq!(surpasses(&sss, &ab, proof), Err(Unmet::TrueOrFalse));
        let open = AlgorithmConfig::new("gsearch-alpha-beta");
        assert_eq!(surpasses(&sss, &open, asked), Ok(Theorem::Eligible));
        let written = ground("[[1 2]{0..5} [3 4]]", Question::Score);
        assert_eq!(surpasses(&sss, &ab, written), Err(Unmet::Informed));
        let deaf = sss.with("informed", "off");
        assert_eq!(surpasses(&deaf, &ab, written), Ok(Theorem::Eligible));
    }

    #[test]
    fn missing_conditions_are_named() {
        let ab = AlgorithmConfig::new("alpha-beta");
        assert_eq!(
            surpasses(&AlgorithmConfig::new("sss"), &ab, Assumptions::default()),
            Ok(Theorem::Eligible)
        );
        assert_eq!(
            surpasses(
                &AlgorithmConfig::new("recursive-sss"),
                &ab,
                Assumptions::default()
            ),
            Err(Unmet::Recursive)
        );
        assert_eq!(
            surpasses(
                &AlgorithmConfig::new("sss"),
                &ab.clone().with("table", 16),
                Assumptions::default()
            ),
            Err(Unmet::PositionTable)
        );
        assert_eq!(
            surpasses(
                &AlgorithmConfig::new("iterative-deepening"),
                &ab,
                Assumptions::default()
            ),
            Err(Unmet::Deepening)
        );
        assert_eq!(
            surpasses(&ab, &AlgorithmConfig::new("pvs"), Assumptions::default()),
            Err(Unmet::NotAgainstAlphaBeta)
        );
    }
}
