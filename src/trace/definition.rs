//! What a curve means for an algorithm: the same name counts different things in different
//! searches, so a plot says which definition it shows, and leaves out curves that a search has not.

use super::method::NumberKind;
use super::series::Gauge;
use crate::base::messages::{Text, keys};
use crate::search::catalogue::{AlgorithmConfig, Rounds, Store};

/// How the search holds its nodes as it is set; nothing if it, or a setting, is not one of ours.
fn store(choice: &AlgorithmConfig) -> Option<Store> {
    match choice.entry().ok()?.store {
        Store::Path if has_table(choice)? => Some(Store::PathAndTable),
        store => Some(store),
    }
}

/// Whether a search that needs none has been given a table.
fn has_table(choice: &AlgorithmConfig) -> Option<bool> {
    let settings = choice.settings().ok()?;
    let is_set = |key: &str| !matches!(settings.text(key), "" | "0");
    Some(is_set("bytes") || is_set("table"))
}

/// What the gauge shows for this algorithm; nothing if it has no such curve.
pub fn definition(gauge: Gauge, choice: &AlgorithmConfig) -> Option<Text> {
    let (entry, store) = (choice.entry().ok(), store(choice));
    let text = match gauge {
        Gauge::Open => match store {
            Some(Store::Cells(_)) => keys::why_open_of_all_levels_dormant,
            Some(Store::States) => keys::why_open_after_every_step_solved,
            Some(Store::Path) => keys::why_siblings_generated_and_not_yet,
            Some(Store::PathAndTable) => keys::why_siblings_generated_and_not_yet_searched,
            Some(Store::Graph | Store::Tree) => keys::why_the_frontier_nodes_generated_and,
            None => keys::why_nodes_waiting_to_be_searched,
        },
        Gauge::Cells => match store {
            Some(Store::Cells(counted)) => counted,
            Some(Store::States) => keys::why_states_held_in_open,
            Some(Store::Path) => keys::why_the_root_and_all_children,
            Some(Store::PathAndTable) => keys::why_entries_of_the_table_and,
            Some(Store::Graph | Store::Tree) => keys::why_every_node_generated_all_are,
            None => keys::why_nodes_held_in_memory,
        },
        Gauge::Bytes => keys::why_capacity_of_cells_heap_table,
        Gauge::TableEntries => match store {
            Some(Store::PathAndTable) => keys::why_entries_of_the_table_in,
            Some(Store::Graph) => keys::why_positions_held_each_once,
            _ => return None,
        },
        Gauge::RootLower => keys::why_l_b_of_the_root,
        Gauge::RootUpper => keys::why_u_b_of_the_root,
        Gauge::Threshold => match entry?.rounds {
            Rounds::Passes => keys::why_of_the_pass,
            Rounds::Thetas => keys::why_theta_of_the_iteration,
            Rounds::Lengths => keys::why_length_of_the_iteration_in,
            Rounds::Depths => keys::why_depth_of_the_iteration,
            Rounds::Visits => keys::why_threshold_with_which_the_root,
            Rounds::Once | Rounds::Levels => return None,
        },
        Gauge::Level => match entry?.rounds {
            Rounds::Passes => keys::why_number_of_the_pass,
            Rounds::Thetas | Rounds::Lengths | Rounds::Depths => keys::why_number_of_the_iteration,
            Rounds::Levels => keys::why_level_of_the_recursion_t,
            Rounds::Once if matches!(store, Some(Store::Cells(_))) => {
                keys::why_level_of_the_recursion_one
            }
            Rounds::Once | Rounds::Visits => return None,
        },
        Gauge::RootProof | Gauge::RootDisproof => match NumberKind::of(choice)? {
            NumberKind::Conspiracy => keys::why_conspiracy_number_of_the_root,
            NumberKind::Cost => keys::why_h_of_the_root,
            NumberKind::Minimax => keys::why_tips_that_must_change_to,
            NumberKind::Proof | NumberKind::Weak | NumberKind::Branching => {
                keys::why_proof_or_disproof_number_of
            }
        },
        Gauge::Visits => keys::why_leaf_evaluations_repeats_included,
        Gauge::Leaves => {
            store?;
            keys::why_different_leaves_no_curve_where
        }
        Gauge::Nodes => keys::why_leaf_evaluations_and_inner_nodes,
        Gauge::NodesPerSecond => keys::why_nodes_of_the_search_a,
    };
    Some(text)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use super::super::{Recorder, Sampler};
    use super::*;
    use crate::problem::{Position, Problem};
    use crate::search::catalogue::{self, ALGORITHMS};
    use crate::search::{Limits, SearchContext};

    /// Runs the algorithm on a small tree and gives the greatest value of a gauge, if it has any.
    fn greatest(choice: &AlgorithmConfig, gauges: &[Gauge]) -> Vec<Option<i64>> {
        let position = Position::Tree("random:seed=3,depth=6,branching=3".parse().unwrap());
        let mut tree = Problem::new(position).tree().unwrap();
        let mut recorder = Recorder::new(1 << 20);
        let mut sampler = Sampler::new(recorder.clock());
        let cancel = Arc::new(AtomicBool::new(false));
        let mut context = SearchContext::new(Limits::default(), cancel).with_observer(&mut sampler);
        let plan = choice.prepare().unwrap();
        catalogue::run(&mut tree, &plan, &mut context, &mut recorder);
        let stats = context.stats;
        drop(context);
        let series = sampler.finish(&stats);
        let of = |gauge: Gauge| {
            let spans = series.buckets().iter().filter_map(|b| b.span(gauge));
            spans.map(|span| span.max.abs()).max()
        };
        gauges.iter().map(|&gauge| of(gauge)).collect()
    }

    #[test]
    fn every_algorithm_has_every_curve_that_is_defined_for_it() {
        let gauges = [
            Gauge::Open,
            Gauge::Cells,
            Gauge::Bytes,
            Gauge::TableEntries,
            Gauge::RootLower,
            Gauge::RootUpper,
            Gauge::Threshold,
            Gauge::Level,
            Gauge::Visits,
            Gauge::Nodes,
        ];
        for entry in ALGORITHMS {
            let mut choices = vec![AlgorithmConfig::new(entry.id)];
            if entry.id == "alpha-beta" {
                choices.push(AlgorithmConfig::new(entry.id).with("table", 1));
                choices.push(AlgorithmConfig::new(entry.id).with("bytes", "4KiB"));
            }
            for choice in choices {
                let values = greatest(&choice, &gauges);
                // Stockman's SSS* proves upper bounds only, its dual lower ones, until the end.
                let bound = |gauge| matches!(gauge, Gauge::RootLower | Gauge::RootUpper);
                let bounds = gauges
                    .into_iter()
                    .zip(&values)
                    .filter(|(gauge, _)| bound(*gauge));
                assert!(
                    bounds.clone().any(|(_, value)| value.is_some()),
                    "{}",
                    choice.label()
                );
                for (gauge, value) in gauges.into_iter().zip(values) {
                    let moved = value.is_some_and(|most| most > 0);
                    match definition(gauge, &choice) {
                        Some(_) => {
                            assert!(moved || bound(gauge), "{}: no {gauge:?}", choice.label())
                        }
                        None => assert!(!moved, "{}: {gauge:?}", choice.label()),
                    }
                }
            }
        }
    }
}
