//! Depth-first searches: with windows, in rounds, by other measures of depth.

use super::{EVERY_QUESTION, MORITA, SEO, YES_NO};
use crate::base::messages::keys;
use crate::search::catalogue::{Algorithm, Entry, Family, Kind, Parameter};
use crate::search::depth_first::{
    alpha_beta, alpha_beta_sorted, aspiration, branch_threshold, iterative_deepening, mate_length,
    minimax, nega_scout, pvs, realization, scout,
};

const AT_LEAST: &[&str] = &["at-least"];

const SUZUKI: &str = "Suzuki, Inui & Kotani, search algorithms compared in shogi (paper 003)";

const GUESS: Parameter = Parameter {
    key: "guess",
    kind: Kind::IntegerOr {
        min: -900_000_000,
        max: 900_000_000,
        words: &["static", "first-leaf", "previous"],
    },
    default: "static",
    help: keys::algorithm_the_value_the_first_window,
};

pub(super) const MINIMAX: Entry = Entry {
    id: "minimax",
    algorithm: Algorithm::Minimax,
    name: keys::algorithm_minimax,
    short: keys::algorithm_minimax_depth_first,
    family: Family::DepthFirst,
    idea: keys::algorithm_looks_at_every_leaf,
    about: keys::algorithm_the_definition_itself_a_max,
    source: SUZUKI,
    parameters: &[],
    questions: EVERY_QUESTION,
    code: minimax::CODE,
};

pub(super) const ALPHA_BETA: Entry = Entry {
    id: "alpha-beta",
    algorithm: Algorithm::AlphaBeta,
    name: keys::algorithm_alpha_beta,
    short: keys::algorithm_alpha_beta_depth_first,
    family: Family::DepthFirst,
    idea: keys::algorithm_depth_first_with_a_window,
    about: keys::algorithm_goes_down_the_leftmost_unfinished,
    source: SUZUKI,
    parameters: &[
        Parameter {
            key: "bounds",
            kind: Kind::Choice(&["soft", "hard"]),
            default: "soft",
            help: keys::algorithm_soft_a_failed_search_returns,
        },
        Parameter {
            key: "table",
            kind: Kind::Integer {
                min: 0,
                max: 65_536,
            },
            default: "0",
            help: keys::algorithm_transposition_table_in_mib_0,
        },
    ],
    questions: EVERY_QUESTION,
    code: alpha_beta::CODE,
};

pub(super) const ALPHA_BETA_SORTED: Entry = Entry {
    id: "alpha-beta-sorted",
    algorithm: Algorithm::AlphaBetaSorted,
    name: keys::algorithm_alpha_beta_sorted_by_replies,
    short: keys::algorithm_alpha_beta_sorted,
    family: Family::DepthFirst,
    idea: keys::algorithm_alpha_beta_that_tries_the,
    about: keys::algorithm_before_a_nodes_children_are,
    source: MORITA,
    parameters: &[],
    questions: EVERY_QUESTION,
    code: alpha_beta_sorted::CODE,
};

pub(super) const ASPIRATION: Entry = Entry {
    id: "aspiration",
    algorithm: Algorithm::Aspiration,
    name: keys::algorithm_aspiration_search,
    short: keys::algorithm_aspiration,
    family: Family::DepthFirst,
    idea: keys::algorithm_alpha_beta_in_a_narrow,
    about: keys::algorithm_guesses_the_value_and_searches,
    source: SUZUKI,
    parameters: &[
        GUESS,
        Parameter {
            key: "error",
            kind: Kind::Integer {
                min: 1,
                max: 1_000_000,
            },
            default: "1",
            help: keys::algorithm_half_the_width_of_the,
        },
        Parameter {
            key: "at",
            kind: Kind::Choice(&["root", "every-node"]),
            default: "root",
            help: keys::algorithm_where_the_narrow_window_is,
        },
    ],
    questions: EVERY_QUESTION,
    code: aspiration::CODE,
};

pub(super) const PVS: Entry = Entry {
    id: "pvs",
    algorithm: Algorithm::Pvs,
    name: keys::algorithm_pvs,
    short: keys::algorithm_pvs,
    family: Family::DepthFirst,
    idea: keys::algorithm_trust_the_first_move_test,
    about: keys::algorithm_principal_variation_search_the_leftmost,
    source: SUZUKI,
    parameters: &[],
    questions: EVERY_QUESTION,
    code: pvs::CODE,
};

pub(super) const NEGA_SCOUT: Entry = Entry {
    id: "nega-scout",
    algorithm: Algorithm::NegaScout,
    name: keys::algorithm_negascout,
    short: keys::algorithm_negascout,
    family: Family::DepthFirst,
    idea: keys::algorithm_pvss_null_windows_at_every,
    about: keys::algorithm_reinefelds_form_after_the_first,
    source: SUZUKI,
    parameters: &[Parameter {
        key: "exact-plies",
        kind: Kind::Integer { min: 0, max: 1 },
        default: "0",
        help: keys::algorithm_height_up_to_which_a,
    }],
    questions: EVERY_QUESTION,
    code: nega_scout::CODE,
};

pub(super) const SCOUT: Entry = Entry {
    id: "scout",
    algorithm: Algorithm::Scout,
    name: keys::algorithm_scout,
    short: keys::algorithm_scout,
    family: Family::DepthFirst,
    idea: keys::algorithm_pearls_eval_and_test,
    about: keys::algorithm_eval_finds_the_first_childs,
    source: "Pearl 1980, asymptotic properties of minimax trees",
    parameters: &[],
    questions: EVERY_QUESTION,
    code: scout::CODE,
};

pub(super) const ITERATIVE_DEEPENING: Entry = Entry {
    id: "iterative-deepening",
    algorithm: Algorithm::IterativeDeepening,
    name: keys::algorithm_iterative_deepening,
    short: keys::algorithm_id,
    family: Family::DepthFirst,
    idea: keys::algorithm_depth_1_then_2_then,
    about: keys::algorithm_runs_another_search_with_a,
    source: SUZUKI,
    parameters: &[
        Parameter {
            key: "inner",
            kind: Kind::Algorithm(&[
                "alpha-beta",
                "minimax",
                "alpha-beta-sorted",
                "aspiration",
                "pvs",
                "nega-scout",
                "scout",
                "mtdf",
                "mt-sss",
                "mt-dual",
            ]),
            default: "alpha-beta",
            help: keys::algorithm_the_search_that_is_repeated,
        },
        Parameter {
            key: "at",
            kind: Kind::Choice(&["root", "every-node"]),
            default: "root",
            help: keys::algorithm_deepen_at_the_root_only,
        },
        Parameter {
            key: "step",
            kind: Kind::Integer { min: 1, max: 64 },
            default: "1",
            help: keys::algorithm_plies_by_which_the_horizon,
        },
        Parameter {
            key: "keep",
            kind: Kind::IntegerOr {
                min: 1,
                max: 593,
                words: &["all"],
            },
            default: "all",
            help: keys::algorithm_how_many_of_the_best,
        },
    ],
    questions: EVERY_QUESTION,
    code: iterative_deepening::CODE,
};

pub(super) const BRANCH_THRESHOLD: Entry = Entry {
    id: "branch-threshold",
    algorithm: Algorithm::BranchThreshold,
    name: keys::algorithm_alpha_beta_with_a_branching,
    short: keys::algorithm_branch_theta,
    family: Family::DepthFirst,
    idea: keys::algorithm_depth_first_but_a_line,
    about: keys::algorithm_every_node_with_k_children,
    source: MORITA,
    parameters: &[
        Parameter {
            key: "order",
            kind: Kind::Choice(&["fewest-children", "generation"]),
            default: "fewest-children",
            help: keys::algorithm_the_order_of_the_children,
        },
        Parameter {
            key: "charge",
            kind: Kind::Choice(&["both", "and", "weak"]),
            default: "both",
            help: keys::algorithm_who_pays_k_1_a,
        },
        Parameter {
            key: "start",
            kind: Kind::Integer {
                min: 1,
                max: 1_000_000,
            },
            default: "1",
            help: keys::algorithm_the_first_theta,
        },
        Parameter {
            key: "step",
            kind: Kind::IntegerOr {
                min: 1,
                max: 1_000_000,
                words: &["overflow"],
            },
            default: "1",
            help: keys::algorithm_growth_of_theta_or_up,
        },
        Parameter {
            key: "table",
            kind: Kind::Integer {
                min: 0,
                max: 65_536,
            },
            default: "0",
            help: keys::algorithm_table_between_iterations_in_mib,
        },
    ],
    questions: AT_LEAST,
    code: branch_threshold::CODE,
};

pub(super) const REALIZATION: Entry = Entry {
    id: "realization",
    algorithm: Algorithm::Realization,
    name: keys::algorithm_realization_probability,
    short: keys::algorithm_rps,
    family: Family::DepthFirst,
    idea: keys::algorithm_alpha_beta_whose_lines_end,
    about: keys::algorithm_every_kind_of_move_has,
    source: "Tsuruoka, Yokoyama & Chikayama 2002; paper 004 §2.2.2",
    parameters: &[
        Parameter {
            key: "threshold",
            kind: Kind::Decimal { above: 0, max: 60 },
            default: "5",
            help: keys::algorithm_what_a_line_may_cost,
        },
        Parameter {
            key: "transitions",
            kind: Kind::File,
            default: "",
            help: keys::algorithm_a_table_of_probabilities_from,
        },
    ],
    questions: &["depth"],
    code: realization::CODE,
};

pub(super) const MATE_LENGTH: Entry = Entry {
    id: "mate-length",
    algorithm: Algorithm::MateLength,
    name: keys::algorithm_deepening_on_the_length,
    short: keys::algorithm_length,
    family: Family::DepthFirst,
    idea: keys::algorithm_is_there_a_solution_in,
    about: keys::algorithm_what_tsume_shogi_programs_did,
    source: SEO,
    parameters: &[Parameter {
        key: "step",
        kind: Kind::Integer { min: 1, max: 100 },
        default: "1",
        help: keys::algorithm_plies_from_one_iteration_to,
    }],
    questions: YES_NO,
    code: mate_length::CODE,
};
