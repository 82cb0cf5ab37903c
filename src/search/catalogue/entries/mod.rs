//! Every algorithm of the program: id, names, idea, parameters with ranges, pseudo-code.
//! A file a family.

mod best_first;
mod depth_first;
mod null_window;
mod proof;

use super::entry::Entry;

/// In the order in which people should meet them.
pub static ENTRIES: &[Entry] = &[
    depth_first::MINIMAX,
    depth_first::ALPHA_BETA,
    depth_first::ALPHA_BETA_SORTED,
    depth_first::ASPIRATION,
    depth_first::PVS,
    depth_first::NEGA_SCOUT,
    depth_first::SCOUT,
    depth_first::ITERATIVE_DEEPENING,
    null_window::MTDF,
    null_window::MT_SSS,
    null_window::MT_DUAL,
    best_first::SSS,
    best_first::GSEARCH_ALPHA_BETA,
    best_first::GSEARCH_ELIGIBLE,
    best_first::SSS_STOCKMAN,
    best_first::DUAL,
    best_first::RECURSIVE_SSS,
    depth_first::BRANCH_THRESHOLD,
    depth_first::REALIZATION,
    proof::C_STAR,
    proof::PN,
    proof::DF_PN,
    proof::WPNS,
    proof::BNS,
    proof::AO_STAR,
    depth_first::MATE_LENGTH,
    proof::CONSPIRACY,
];

// What several families share: the questions they answer, the papers they come from.
const EVERY_QUESTION: &[&str] = &["score", "wld", "at-least", "depth"];
const YES_NO: &[&str] = &["at-least", "wld"];
const MORITA: &str =
    "Morita, Hashimoto & Kobayashi, simple depth-first search for Othello (paper 002)";
const SEO: &str = "Seo 1995, the C* algorithm and its application to tsume-shogi (paper 001)";
