//! Searches by proof and conspiracy numbers.

use super::{EVERY_QUESTION, MORITA, SEO, YES_NO};
use crate::base::messages::keys;
use crate::search::catalogue::{Algorithm, Entry, Family, Kind, Parameter};
use crate::search::proof::{ao_star, bns, c_star, conspiracy, df_pn, pn, wpns};

const ALLIS: &str = "Allis, van der Meulen & van den Herik 1994, proof-number search";

const ON_OFF: Kind = Kind::Choice(&["on", "off"]);

const EPSILON: Parameter = Parameter {
    key: "epsilon",
    kind: Kind::Integer { min: 0, max: 1_000 },
    default: "0",
    help: keys::algorithm_percent_by_which_the_best,
};
const TAIL: Parameter = Parameter {
    key: "tail",
    kind: Kind::Integer { min: 0, max: 64 },
    default: "0",
    help: keys::algorithm_othello_empty_squares_from_which,
};

pub(super) const C_STAR: Entry = Entry {
    id: "c-star",
    algorithm: Algorithm::CStar,
    name: keys::algorithm_c_proof,
    short: keys::algorithm_c_proof,
    family: Family::Proof,
    idea: keys::algorithm_depth_first_by_conspiracy_numbers,
    about: keys::algorithm_the_conspiracy_number_of_a,
    source: SEO,
    parameters: &[
        Parameter {
            key: "multiple",
            kind: ON_OFF,
            default: "on",
            help: keys::algorithm_deepening_at_every_or_node,
        },
        Parameter {
            key: "dynamic",
            kind: ON_OFF,
            default: "on",
            help: keys::algorithm_a_child_that_failed_before,
        },
        Parameter {
            key: "and-order",
            kind: Kind::Choice(&["generation", "easy-first", "hard-first", "least-searched"]),
            default: "generation",
            help: keys::algorithm_the_order_of_an_and,
        },
        Parameter {
            key: "edge-cost",
            kind: Kind::Integer { min: 0, max: 1 },
            default: "0",
            help: keys::algorithm_what_a_move_adds_to,
        },
    ],
    questions: YES_NO,
    code: c_star::CODE,
};

pub(super) const PN: Entry = Entry {
    id: "pn",
    algorithm: Algorithm::Pn,
    name: keys::algorithm_pn_search,
    short: keys::algorithm_pn,
    family: Family::Proof,
    idea: keys::algorithm_best_first_expands_the_tip,
    about: keys::algorithm_every_node_has_a_proof,
    source: ALLIS,
    parameters: &[
        Parameter {
            key: "numbers",
            kind: Kind::Choice(&["pn", "wpn", "bn"]),
            default: "pn",
            help: keys::algorithm_proof_numbers_weak_proof_numbers,
        },
        Parameter {
            key: "terminals",
            kind: Kind::Choice(&["selected", "generated"]),
            default: "selected",
            help: keys::algorithm_when_a_leaf_is_recognised,
        },
    ],
    questions: YES_NO,
    code: pn::CODE,
};

pub(super) const DF_PN: Entry = Entry {
    id: "df-pn",
    algorithm: Algorithm::DfPn,
    name: keys::algorithm_df_pn,
    short: keys::algorithm_df_pn,
    family: Family::Proof,
    idea: keys::algorithm_pn_search_depth_first_two,
    about: keys::algorithm_the_most_proving_node_stays,
    source: "Nagai & Imai 2002, df-pn and its application to tsume-shogi",
    parameters: &[EPSILON, TAIL],
    questions: YES_NO,
    code: df_pn::CODE,
};

pub(super) const WPNS: Entry = Entry {
    id: "wpns",
    algorithm: Algorithm::Wpns,
    name: keys::algorithm_wpns,
    short: keys::algorithm_wpns_proof,
    family: Family::Proof,
    idea: keys::algorithm_df_pn_with_weak_numbers,
    about: keys::algorithm_where_paths_meet_sums_count,
    source: MORITA,
    parameters: &[EPSILON, TAIL],
    questions: YES_NO,
    code: wpns::CODE,
};

pub(super) const BNS: Entry = Entry {
    id: "bns",
    algorithm: Algorithm::Bns,
    name: keys::algorithm_path_branching_number_search_reconstruction,
    short: keys::algorithm_bns,
    family: Family::Proof,
    idea: keys::algorithm_counts_the_branches_along_the,
    about: keys::algorithm_a_reconstruction_from_what_paper,
    source: MORITA,
    parameters: &[],
    questions: YES_NO,
    code: bns::CODE,
};

pub(super) const AO_STAR: Entry = Entry {
    id: "ao-star",
    algorithm: Algorithm::AoStar,
    name: keys::algorithm_ao,
    short: keys::algorithm_ao,
    family: Family::Proof,
    idea: keys::algorithm_best_first_over_potential_solution,
    about: keys::algorithm_every_node_carries_an_estimate,
    source: SEO,
    parameters: &[Parameter {
        key: "edge-cost",
        kind: Kind::Integer { min: 0, max: 1_000 },
        default: "1",
        help: keys::algorithm_what_every_move_costs,
    }],
    questions: YES_NO,
    code: ao_star::CODE,
};

pub(super) const CONSPIRACY: Entry = Entry {
    id: "conspiracy",
    algorithm: Algorithm::Conspiracy,
    name: keys::algorithm_conspiracy_numbers,
    short: keys::algorithm_conspiracy,
    family: Family::Proof,
    idea: keys::algorithm_how_many_leaves_must_conspire,
    about: keys::algorithm_mcallesters_idea_on_minimax_trees,
    source: "McAllester 1988, conspiracy numbers for min-max search; paper 001 §3",
    parameters: &[Parameter {
        key: "threshold",
        kind: Kind::Integer {
            min: 1,
            max: 1_000_000,
        },
        default: "",
        help: keys::algorithm_t_conspiracies_of_so_many,
    }],
    questions: EVERY_QUESTION,
    code: conspiracy::CODE,
};
