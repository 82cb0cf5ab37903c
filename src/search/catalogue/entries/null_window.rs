//! Passes with null windows and a memory.

use super::EVERY_QUESTION;
use crate::base::messages::keys;
use crate::search::catalogue::{Algorithm, Entry, Family, Kind, Parameter};
use crate::search::depth_first::mtd;

const PLAAT: &str =
    "Plaat, Schaeffer, Pijls & de Bruin 1996, best-first fixed-depth minimax algorithms";

const PATH_TABLE: Parameter = Parameter {
    key: "table",
    kind: Kind::Choice(&["path", "position"]),
    default: "path",
    help: keys::algorithm_path_one_entry_a_node,
};

pub(super) const MTDF: Entry = Entry {
    id: "mtdf",
    algorithm: Algorithm::Mtdf,
    name: keys::algorithm_mtd_f,
    short: keys::algorithm_mtd_f,
    family: Family::NullWindow,
    idea: keys::algorithm_null_window_passes_from_a,
    about: keys::algorithm_every_pass_asks_one_yes,
    source: PLAAT,
    parameters: &[
        Parameter {
            key: "guess",
            kind: Kind::IntegerOr {
                min: -900_000_000,
                max: 900_000_000,
                words: &["static", "first-leaf"],
            },
            default: "static",
            help: keys::algorithm_the_first,
        },
        PATH_TABLE,
    ],
    questions: EVERY_QUESTION,
    code: mtd::CODE,
};

pub(super) const MT_SSS: Entry = Entry {
    id: "mt-sss",
    algorithm: Algorithm::MtSss,
    name: keys::algorithm_mt_sss,
    short: keys::algorithm_mt_sss,
    family: Family::NullWindow,
    idea: keys::algorithm_sss_as_alpha_beta_with,
    about: keys::algorithm_null_window_passes_whose_falls,
    source: PLAAT,
    parameters: &[PATH_TABLE],
    questions: EVERY_QUESTION,
    code: mtd::CODE,
};

pub(super) const MT_DUAL: Entry = Entry {
    id: "mt-dual",
    algorithm: Algorithm::MtDual,
    name: keys::algorithm_mt_dual,
    short: keys::algorithm_mt_dual,
    family: Family::NullWindow,
    idea: keys::algorithm_the_mirror_image_from_up,
    about: keys::algorithm_null_window_passes_whose_rises,
    source: PLAAT,
    parameters: &[PATH_TABLE],
    questions: EVERY_QUESTION,
    code: mtd::CODE,
};
