//! What all algorithms have in common for those who choose among them: the form in which each
//! describes itself, settings and how they become parameters, and what theorems promise of two.
//! The list itself is in [`search`](super).

mod config;
mod info;
mod list;
mod method;
pub(super) mod papers;
mod surpass;

pub use super::{ALGORITHMS, Algorithm, PreparedSearch};
pub(in crate::search) use config::levels;
pub use config::{AlgorithmConfig, ConfigError, FromSettings, NoParameters, Settings};
pub use info::{AlgorithmInfo, EVERY_QUESTION, Family, Kind, Parameter, Rounds, Store, YES_NO};
pub(super) use list::algorithms;
pub use list::{run, run_silently};
pub use method::{Method, NumberKind, Rule, WindowSource};
pub use surpass::{Assumptions, KnownBounds, Leaves, Theorem, Unmet, both_know, surpasses};

/// The algorithm with this id.
pub fn find(id: &str) -> Option<&'static AlgorithmInfo> {
    ALGORITHMS.iter().find(|entry| entry.id == id)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_id_is_an_algorithm_of_its_own() {
        let ids: HashSet<_> = ALGORITHMS.iter().map(|entry| entry.id).collect();
        assert_eq!(ids.len(), ALGORITHMS.len());
        for (entry, algorithm) in ALGORITHMS.iter().zip(Algorithm::ALL) {
            assert_eq!(Algorithm::by_id(entry.id), Some(*algorithm));
        }
    }
}
