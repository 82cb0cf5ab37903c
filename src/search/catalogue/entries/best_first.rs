//! Best-first searches over OPEN, and SSS* under a space limit.

use super::EVERY_QUESTION;
use crate::base::messages::keys;
use crate::search::best_first::{self, dual, eligible, rsearch, sss, stockman};
use crate::search::catalogue::{Algorithm, Entry, Family, Kind, Parameter};

const KATOH: &str = "Katoh & Ibaraki, search under a space constraint (paper 000)";

const INFORMED: Parameter = Parameter {
    key: "informed",
    kind: Kind::Choice(&["given", "computed", "off"]),
    default: "given",
    help: keys::algorithm_static_bounds_of_nodes_those,
};

pub(super) const SSS: Entry = Entry {
    id: "sss",
    algorithm: Algorithm::Sss,
    name: keys::algorithm_sss,
    short: keys::algorithm_sss,
    family: Family::BestFirst,
    idea: keys::algorithm_of_all_open_nodes_take,
    about: keys::algorithm_ibarakis_form_of_sss_one,
    source: KATOH,
    parameters: &[INFORMED],
    questions: EVERY_QUESTION,
    code: sss::CODE,
};

pub(super) const GSEARCH_ALPHA_BETA: Entry = Entry {
    id: "gsearch-alpha-beta",
    algorithm: Algorithm::GsearchAlphaBeta,
    name: keys::algorithm_alpha_beta_as_gsearch,
    short: keys::algorithm_gsearch_alpha_beta,
    family: Family::BestFirst,
    idea: keys::algorithm_the_same_loop_over_open,
    about: keys::algorithm_gsearch_with_the_rule_leftmost,
    source: KATOH,
    parameters: &[INFORMED],
    questions: EVERY_QUESTION,
    code: best_first::alpha_beta::CODE,
};

pub(super) const GSEARCH_ELIGIBLE: Entry = Entry {
    id: "gsearch-eligible",
    algorithm: Algorithm::Eligible,
    name: keys::algorithm_random_eligible_search,
    short: keys::algorithm_eligible,
    family: Family::BestFirst,
    idea: keys::algorithm_any_eligible_node_at_random,
    about: keys::algorithm_takes_a_random_node_among,
    source: KATOH,
    parameters: &[
        Parameter {
            key: "seed",
            kind: Kind::Integer {
                min: 0,
                max: i64::MAX,
            },
            default: "1",
            help: keys::algorithm_seed_of_the_random_choice,
        },
        INFORMED,
    ],
    questions: EVERY_QUESTION,
    code: eligible::CODE,
};

pub(super) const SSS_STOCKMAN: Entry = Entry {
    id: "sss-stockman",
    algorithm: Algorithm::Stockman,
    name: keys::algorithm_sss_stockman,
    short: keys::algorithm_stockman_sss,
    family: Family::BestFirst,
    idea: keys::algorithm_the_textbooks_sss_states_merits,
    about: keys::algorithm_open_holds_states_node_live,
    source: "Stockman 1979, a minimax algorithm better than alpha-beta?",
    parameters: &[],
    questions: EVERY_QUESTION,
    code: stockman::CODE,
};

pub(super) const DUAL: Entry = Entry {
    id: "dual",
    algorithm: Algorithm::Dual,
    name: keys::algorithm_dual,
    short: keys::algorithm_dual,
    family: Family::BestFirst,
    idea: keys::algorithm_sss_with_max_and_min,
    about: keys::algorithm_the_mirror_image_of_sss,
    source: "Marsland, Reinefeld & Schaeffer 1987, low overhead alternatives to SSS*",
    parameters: &[],
    questions: EVERY_QUESTION,
    code: dual::CODE,
};

pub(super) const RECURSIVE_SSS: Entry = Entry {
    id: "recursive-sss",
    algorithm: Algorithm::Recursive,
    name: keys::algorithm_recursive_sss,
    short: keys::algorithm_rec_sss,
    family: Family::SpaceBounded,
    idea: keys::algorithm_sss_in_small_trees_inside,
    about: keys::algorithm_rsearch_when_cond_becomes_true,
    source: KATOH,
    parameters: &[
        Parameter {
            key: "cond",
            kind: Kind::Choice(&["depth", "space", "exp2", "exp3"]),
            default: "depth",
            help: keys::algorithm_when_to_recurse_depth_4,
        },
        Parameter {
            key: "c",
            kind: Kind::Schedule {
                min: 1,
                max: 1_000_000_000,
            },
            default: "2",
            help: keys::algorithm_the_constant_c_or_one,
        },
        Parameter {
            key: "c1",
            kind: Kind::Integer {
                min: 1,
                max: 1_000_000_000_000,
            },
            default: "",
            help: keys::algorithm_experiment_2_recurse_when_n,
        },
        Parameter {
            key: "c11",
            kind: Kind::Integer {
                min: 1,
                max: 1_000_000_000_000,
            },
            default: "",
            help: keys::algorithm_experiment_3_recurse_when_n,
        },
        Parameter {
            key: "c12",
            kind: Kind::Integer {
                min: 1,
                max: 1_000_000_000,
            },
            default: "",
            help: keys::algorithm_or_the_depth_reaches_c12,
        },
        Parameter {
            key: "ci",
            kind: Kind::Integer {
                min: 1,
                max: 1_000_000_000,
            },
            default: "2",
            help: keys::algorithm_experiments_2_and_3_depth,
        },
        Parameter {
            key: "memory",
            kind: Kind::Integer {
                min: 1,
                max: 1_000_000_000_000,
            },
            default: "",
            help: keys::algorithm_cells_m_chooses_the_largest,
        },
        Parameter {
            key: "rule",
            kind: Kind::Choice(&["sss", "leftmost", "dual"]),
            default: "sss",
            help: keys::algorithm_how_nodes_are_taken_from,
        },
        Parameter {
            key: "policy",
            kind: Kind::Choice(&["path", "free", "retain"]),
            default: "path",
            help: keys::algorithm_when_cells_are_freed_along,
        },
        INFORMED,
    ],
    questions: EVERY_QUESTION,
    code: rsearch::CODE,
};
