//! On random graphs: right answers, sound ones where paths turn back, and the theorems.

use std::sync::Arc;

use proptest::prelude::*;

use super::support::{Shape, Which, cheapest, every_search, provable, random_graph, tree_of};
use crate::game::tree::Graph;
use crate::problem::{GameTree, Value};
use crate::search::proof::{ao_star, bns, c_star, df_pn};
use crate::search::{Limits, Remark, SearchContext, Silent, Stop};

fn shape() -> impl Strategy<Value = Shape> {
    prop_oneof![Just(Shape::Tree), Just(Shape::Dag)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_search_is_right_wherever_no_path_turns_back(
        seed in any::<u64>(), nodes in 2u64..24, shape in shape(),
    ) {
        let graph = random_graph(seed, nodes, shape);
        let wanted = Value::new(i32::from(provable(&graph)));
        for which in every_search() {
            let mut tree = tree_of(&graph);
            let report = which.run(&mut tree, &mut SearchContext::unlimited(), &mut Silent);
            prop_assert_eq!(report.value(), Some(wanted), "{:?} on {}", which, graph);
            prop_assert_eq!(tree.ply(), 0);
            if matches!(which, Which::Conspiracy(_)) {
                // Its best line ends where nobody can conspire any more, leaf or not.
                continue;
            }
            for &m in &report.pv {
                prop_assert!(tree.leaf().is_none());
                tree.play(m);
            }
            prop_assert_eq!(tree.leaf(), Some(wanted), "{:?} on {}: {:?}", which, graph, report.pv);
        }
    }

    /// Where paths turn back, what is proved is true and nothing is ever called disproved if a
    /// cycle had to be cut.
    #[test]
    fn cycles_never_lead_to_a_wrong_answer(seed in any::<u64>(), nodes in 2u64..11) {
        let graph = random_graph(seed, nodes, Shape::Cycles);
        let proved = provable(&graph);
        for which in every_search() {
            let mut tree = tree_of(&graph);
            let limits = Limits { nodes: Some(1_000_000), ..Limits::default() };
            let mut context = SearchContext::new(limits, Arc::default());
            let report = which.run(&mut tree, &mut context, &mut Silent);
            let about = format!("{which:?} on {graph}");
            match report.value() {
                Some(value) => prop_assert_eq!(value, Value::new(i32::from(proved)), "{}", about),
                None => prop_assert_eq!(report.stopped_by, Some(Stop::Cycle), "{}", about),
            }
            if tree.cut_a_cycle() && !proved {
                prop_assert_eq!(report.value(), None, "{}", about);
            }
        }
    }

    /// Seo §5: θ need never exceed the leaves of the smallest solution tree.
    #[test]
    fn c_star_solves_a_tree_before_its_threshold_passes_the_least_solution(
        seed in any::<u64>(), nodes in 2u64..60,
    ) {
        let graph = random_graph(seed, nodes, Shape::Tree);
        if let Some(leaves) = cheapest(&graph, graph.root(), 0, 1) {
            let parameters = c_star::Parameters::default();
            let mut context = SearchContext::unlimited();
            let report = c_star::search(&mut tree_of(&graph), &parameters, &mut context, &mut Silent);
            prop_assert!(report.counts.final_threshold <= Some(leaves as i64), "{}", graph);
            prop_assert!(report.counts.solution_leaves >= Some(leaves), "{}", graph);
            // ITERATE's upper bound: θ rises by one at least.
            let most = report.counts.final_threshold.unwrap_or(0) as u64;
            prop_assert!(report.counts.iterations <= Some(most), "{}", graph);
            prop_assert!(report.counts.iterations <= Some(leaves), "{}", graph);
        }
    }

    /// A table that forgets answers as one that does not, or gives up; and it keeps its bytes.
    #[test]
    fn a_small_table_answers_right_or_not_at_all(seed in any::<u64>(), nodes in 30u64..400) {
        let graph = random_graph(seed, nodes, Shape::Tree);
        let wanted = Value::new(i32::from(provable(&graph)));
        let bytes = 4 << 10;
        let searches = [
            Which::DfPn(df_pn::Parameters { bytes, ..Default::default() }),
            Which::Wpns(df_pn::Parameters { bytes, ..Default::default() }),
            Which::Bns(bns::Parameters { bytes }),
            Which::CStar(c_star::Parameters { bytes, ..Default::default() }),
        ];
        for which in searches {
            let limits = Limits { nodes: Some(200_000), ..Limits::default() };
            let mut context = SearchContext::new(limits, Arc::default());
            let report = which.run(&mut tree_of(&graph), &mut context, &mut Silent);
            match report.stopped_by {
                None => prop_assert_eq!(report.value(), Some(wanted), "{:?} on {}", which, graph),
                Some(stop) => prop_assert!(matches!(stop, Stop::Memory | Stop::Nodes)),
            }
            prop_assert!(report.counts.max_bytes_used <= report.counts.max_bytes);
            // Children along the path come on top.
            prop_assert!(report.counts.max_bytes <= bytes + (64 << 10), "{:?}", which);
        }
    }

    /// With unit edges the estimate is never too high, so the solution is a cheapest one.
    #[test]
    fn ao_star_finds_a_solution_with_the_fewest_edges(
        seed in any::<u64>(), nodes in 2u64..24, shape in shape(),
    ) {
        let graph = random_graph(seed, nodes, shape);
        let cost = cheapest(&graph, graph.root(), 1, 0);
        let parameters = ao_star::Parameters::default();
        let mut context = SearchContext::unlimited();
        let report = ao_star::search(&mut tree_of(&graph), &parameters, &mut context, &mut Silent);
        let is_cost = |remark: &&Remark| matches!(remark, Remark::SolutionCost { .. });
        let told = report.remarks.iter().find(is_cost);
        let wanted = cost.map(|cost| Remark::SolutionCost { cost: cost as u32, edge: 1 });
        prop_assert_eq!(told, wanted.as_ref(), "{}", graph);
    }
}

/// Of provable graphs with cycles, nearly all are proved: what was cut on one path is looked at
/// again when something new has been proved.
#[test]
fn cycles_seldom_hide_a_proof() {
    let (mut provable_ones, mut unknown) = (0, 0);
    let searches: Vec<Which> = every_search()
        .into_iter()
        .filter(|w| !w.unfolds())
        .collect();
    for seed in 0..300 {
        let graph = random_graph(seed, 4 + seed % 7, Shape::Cycles);
        if !provable(&graph) {
            continue;
        }
        for which in &searches {
            let mut context = SearchContext::unlimited();
            let report = which.run(&mut tree_of(&graph), &mut context, &mut Silent);
            provable_ones += 1;
            unknown += u32::from(report.value().is_none());
        }
    }
    assert!(provable_ones > 1000);
    assert!(
        unknown * 50 < provable_ones,
        "{unknown} of {provable_ones} unknown"
    );
}

/// In the first, nodes 1 and 2 lead to each other: by the thresholds alone each visit of one would
/// raise the other's disproof number and end there, for ever. In the second C*'s threshold would
/// rise for ever, for node 4 costs what node 2 does and node 2 what node 4 does.
#[test]
fn positions_that_lead_to_each_other_end_the_search() {
    for text in [
        r#"{"0":["AND",[1,4]],"1":["OR",[2,5,3]],"2":["OR",[3,1]],"3":["F",[]],"4":["OR",[5,2]],"5":["F",[]]}"#,
        r#"{"0":["OR",[1,4]],"1":["AND",[2]],"2":["AND",[3,4]],"3":["OR",[5,8]],"4":["AND",[6,7]],"5":["T",[]],"6":["OR",[9,2]],"7":["T",[]],"8":["T",[]],"9":["F",[]]}"#,
    ] {
        let graph: Arc<Graph> = Arc::new(text.parse().unwrap());
        for which in every_search() {
            let limits = Limits {
                nodes: Some(10_000),
                ..Limits::default()
            };
            let mut context = SearchContext::new(limits, Arc::default());
            let report = which.run(&mut tree_of(&graph), &mut context, &mut Silent);
            assert_eq!(report.stopped_by, Some(Stop::Cycle), "{which:?}");
        }
    }
}
