//! Every algorithm: id, names, family, parameters with ranges, pseudo-code, paper; and the one
//! place where a choice made at run time meets the generic searches.

mod algorithm;
mod choice;
mod entries;
mod entry;
mod plan;
mod surpass;

pub use algorithm::{Algorithm, Rounds, Store};
pub use choice::{Choice, ChoiceError, Settings};
pub use entries::ENTRIES;
pub use entry::{Entry, Family, Kind, Parameter};
pub use plan::{Plan, run, run_silently};
pub use surpass::{Ground, Missing, Promise, surpasses};

/// The algorithm with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.id == id)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_entry_is_an_algorithm_of_its_own() {
        let ids: HashSet<_> = ENTRIES.iter().map(|entry| entry.id).collect();
        let algorithms: HashSet<_> = ENTRIES.iter().map(|entry| entry.algorithm).collect();
        assert_eq!(
            (ids.len(), algorithms.len()),
            (ENTRIES.len(), ENTRIES.len())
        );
    }
}
