//! What the parameters of algorithms and their words are called in the window. The catalogue's own
//! words are those of the command line, the same in every language; tooltips tell them.

use crate::base::messages::{Text, keys};

/// The name of a parameter, by its key.
pub fn name(key: &str) -> Option<Text> {
    Some(match key {
        "and-order" => keys::algorithm_answers_at_and,
        "at" => keys::algorithm_where,
        "bounds" => keys::algorithm_bounds,
        "c" => keys::algorithm_c,
        "c1" => keys::algorithm_c1,
        "c11" => keys::algorithm_c11,
        "c12" => keys::algorithm_c12,
        "ci" => keys::algorithm_ci,
        "charge" => keys::algorithm_charge,
        "cond" => keys::algorithm_recurse_by,
        "dynamic" => keys::algorithm_dynamic,
        "edge-cost" => keys::algorithm_edge_cost,
        "epsilon" => keys::algorithm_epsilon_in_percent,
        "error" => keys::algorithm_half_width,
        "exact-plies" => keys::algorithm_exact_plies,
        "guess" => keys::algorithm_guess,
        "informed" => keys::algorithm_static_bounds,
        "inner" => keys::algorithm_repeats,
        "keep" => keys::algorithm_moves_kept,
        "memory" => keys::algorithm_cells_m,
        "multiple" => keys::algorithm_multiple,
        "numbers" => keys::algorithm_numbers,
        "order" => keys::algorithm_order,
        "policy" => keys::algorithm_frees,
        "rule" => keys::algorithm_rule,
        "seed" => keys::algorithm_seed,
        "start" => keys::algorithm_first_theta,
        "step" => keys::algorithm_step,
        "table" => keys::algorithm_table,
        "tail" => keys::algorithm_alpha_beta_from,
        "terminals" => keys::algorithm_leaves_known,
        "threshold" => keys::algorithm_t,
        "transitions" => keys::algorithm_probabilities,
        _ => return None,
    })
}

/// What one of the words means that a parameter can be set to.
pub fn word(word: &str) -> Option<Text> {
    Some(match word {
        "all" => keys::algorithm_all,
        "and" => keys::algorithm_at_and_only,
        "bn" => keys::algorithm_path_branching_numbers,
        "both" => keys::algorithm_at_and_and_or,
        "computed" => keys::algorithm_computed_too,
        "depth" => keys::algorithm_depth_4_2,
        "dual" => keys::algorithm_dual,
        "easy-first" => keys::algorithm_least_number_first,
        "every-node" => keys::algorithm_every_node,
        "exp2" => keys::algorithm_experiment_2,
        "exp3" => keys::algorithm_experiment_3,
        "fewest-children" => keys::algorithm_fewest_children_first,
        "first-leaf" => keys::algorithm_first_leaf,
        "free" => keys::algorithm_below_closed_nodes,
        "generated" => keys::algorithm_at_once,
        "generation" => keys::algorithm_as_generated,
        "given" => keys::algorithm_as_given,
        "hard" => keys::algorithm_hard,
        "hard-first" => keys::algorithm_greatest_number_first,
        "least-searched" => keys::algorithm_least_searched_first,
        "leftmost" => keys::algorithm_leftmost,
        "off" => keys::algorithm_off,
        "on" => keys::algorithm_on,
        "overflow" => keys::algorithm_by_the_overflow,
        "path" => keys::algorithm_by_path,
        "pn" => keys::algorithm_proof_numbers,
        "position" => keys::algorithm_by_position,
        "previous" => keys::algorithm_the_last_value,
        "retain" => keys::algorithm_at_return_only,
        "root" => keys::algorithm_the_root,
        "selected" => keys::algorithm_at_its_turn,
        "soft" => keys::algorithm_soft,
        "space" => keys::algorithm_space_4_3,
        "sss" => keys::algorithm_sss,
        "static" => keys::algorithm_static_value,
        "weak" => keys::algorithm_weak_numbers,
        "wpn" => keys::algorithm_weak_proof_numbers,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::catalogue::{ALGORITHMS, Kind};

    #[test]
    fn every_parameter_and_every_word_has_a_name_in_both_languages() {
        for entry in ALGORITHMS {
            for parameter in entry.parameters {
                let key = parameter.key;
                assert!(name(key).is_some(), "{}: {key}", entry.id);
                let words = match parameter.kind {
                    Kind::OneOf(words) | Kind::IntegerOr { words, .. } => words,
                    _ => &[],
                };
                for text in words {
                    assert!(word(text).is_some(), "{}: {key}={text}", entry.id);
                }
            }
        }
    }
}
