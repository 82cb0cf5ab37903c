//! When the theory promises that one search looks at no leaf that another does not look at, and
//! which condition is missing when it does not. What is known of each search, its own file says.

use serde::Serialize;

use super::{AlgorithmConfig, Settings};
use crate::base::messages::{Text, keys};
use crate::problem::{Problem, StaticBounds};

/// What of a problem decides whether two searches of it start from the same knowledge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Assumptions {
    /// Bounds are written on nodes of the tree.
    written_bounds: bool,
    /// The rules of the game prove bounds of nodes (stable discs).
    proved_bounds: bool,
}

impl Assumptions {
    pub fn of(problem: &Problem) -> Assumptions {
        let Ok(mut tree) = problem.tree() else {
            return Assumptions::default();
        };
        Assumptions {
            written_bounds: tree.static_bounds(false).is_some(),
            proved_bounds: tree.static_bounds(true).is_some(),
        }
    }
}

/// Which static bounds of nodes a search knows: what the tree has and its settings ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum KnownBounds {
    /// None but those of the question, which every search starts with.
    None,
    /// Those written in the tree.
    Written,
    /// Those that the rules of the game prove.
    Proved,
}

impl KnownBounds {
    fn of(algorithm: &AlgorithmConfig, ground: Assumptions) -> KnownBounds {
        let asked = algorithm
            .entry()
            .ok()
            .filter(|entry| entry.parameter("informed").is_some());
        let asked = asked.map(|entry| Settings::unchecked(entry, algorithm));
        match asked
            .as_ref()
            .map_or("off", |settings| settings.text("informed"))
        {
            "off" => KnownBounds::None,
            _ if ground.written_bounds => KnownBounds::Written,
            "computed" if ground.proved_bounds => KnownBounds::Proved,
            _ => KnownBounds::None,
        }
    }

    /// What the verdict says of two searches that know the same, if that is anything.
    pub const fn text(self) -> Option<Text> {
        match self {
            KnownBounds::None => None,
            KnownBounds::Written => Some(keys::algorithm_both_know_the_written_bounds),
            KnownBounds::Proved => Some(keys::algorithm_both_know_the_proved_bounds),
        }
    }
}

/// What stands behind a promise "A's leaves are among B's".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theorem {
    /// Lemma 3.1 and 3.2 of Katoh & Ibaraki: an eligible search surpasses α-β.
    Eligible,
    /// The same in the informed model, where both know the same static bounds: a lemma with proof
    /// (docs/algorithms.md).
    Informed,
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
    /// One of them knows static bounds that the other does not know.
    Informed,
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
    let known = KnownBounds::of(a, ground);
    if known != KnownBounds::of(b, ground) {
        return Err(Unmet::Informed);
    }
    match pair {
        (Leaves::AlphaBeta, Leaves::AlphaBeta) => Ok(Theorem::Same),
        (Leaves::Sss | Leaves::Eligible, Leaves::AlphaBeta) => Ok(match known {
            KnownBounds::None => Theorem::Eligible,
            KnownBounds::Written | KnownBounds::Proved => Theorem::Informed,
        }),
        (Leaves::Stockman | Leaves::Dual | Leaves::Within, Leaves::AlphaBeta) => {
            Ok(Theorem::WithinAlphaBeta)
        }
        (Leaves::Anywhere(missing), Leaves::AlphaBeta) => Err(missing),
        (Leaves::Stockman, Leaves::Stockman) | (Leaves::Dual, Leaves::Dual) => {
            Ok(Theorem::MtIdentity)
        }
        (Leaves::Sss, Leaves::Stockman) => Ok(Theorem::WithinStockman),
        _ => Err(Unmet::NotAgainstAlphaBeta),
    }
}

/// The static bounds that both know; nothing if one knows more than the other.
pub fn both_know(
    a: &AlgorithmConfig,
    b: &AlgorithmConfig,
    ground: Assumptions,
) -> Option<KnownBounds> {
    let known = KnownBounds::of(a, ground);
    (known == KnownBounds::of(b, ground)).then_some(known)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use proptest::prelude::*;

    use super::*;
    use crate::base::random::Rng;
    use crate::problem::{Bare, Hints, Position, Question, read};
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

        /// And where bounds are written on some nodes.
        #[test]
        fn promised_leaves_are_a_subset_of_informed_trees(seed in 0u64..10_000, depth in 2usize..6, asked in 0usize..3) {
            let text = format!("random:seed={seed},depth={depth},branching=3,ties=4");
            let (position, _) = read(&text, Hints::default()).unwrap();
            let Position::Tree(Bare::Random(recipe)) = position else { panic!("{text}") };
            let tree = Arc::new(recipe.generate().unwrap().informed(seed, 0.4));
            let mut problem = Problem::new(Position::Tree(Bare::Written(tree)));
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
    fn every_search_starts_with_the_window_but_not_every_one_knows_the_bounds() {
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
        assert_eq!(both_know(&sss, &ab, plain), Some(KnownBounds::None));
        // No lemma on α-β is needed for that.
        let mt = AlgorithmConfig::new("mt-sss");
        assert_eq!(surpasses(&sss, &mt, plain), Ok(Theorem::WithinStockman));
        let asked = ground("[[1 2] [3 4]]", Question::AtLeast(2));
        assert_eq!(surpasses(&sss, &ab, asked), Ok(Theorem::Eligible));
        let proof = ground("[[T F] T]", Question::Score);
        assert_eq!(surpasses(&sss, &ab, proof), Ok(Theorem::Eligible));
        let open = AlgorithmConfig::new("gsearch-alpha-beta");
        assert_eq!(surpasses(&open, &ab, asked), Ok(Theorem::Same));

        let written = ground("[[1 2]{0..5} [3 4]]", Question::Score);
        assert_eq!(surpasses(&sss, &ab, written), Err(Unmet::Informed));
        assert_eq!(both_know(&sss, &ab, written), None);
        assert_eq!(surpasses(&sss, &mt, written), Err(Unmet::Informed));
        assert_eq!(surpasses(&sss, &open, written), Ok(Theorem::Informed));
        assert_eq!(both_know(&sss, &open, written), Some(KnownBounds::Written));
        let deaf = sss.clone().with("informed", "off");
        assert_eq!(surpasses(&deaf, &ab, written), Ok(Theorem::Eligible));
        assert_eq!(surpasses(&deaf, &open, written), Err(Unmet::Informed));

        let discs = ground("random:empties=8,seed=1,size=6", Question::Score);
        let computed = |choice: &AlgorithmConfig| choice.clone().with("informed", "computed");
        assert_eq!(surpasses(&sss, &ab, discs), Ok(Theorem::Eligible));
        assert_eq!(surpasses(&computed(&sss), &ab, discs), Err(Unmet::Informed));
        let both = [computed(&sss), computed(&open)];
        assert_eq!(surpasses(&both[0], &both[1], discs), Ok(Theorem::Informed));
        assert_eq!(
            both_know(&both[0], &both[1], discs),
            Some(KnownBounds::Proved)
        );
        assert_eq!(
            surpasses(&computed(&deaf), &both[1], written),
            Ok(Theorem::Informed)
        );
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
