//! Every algorithm: id, names, family, parameters with ranges, pseudo-code, paper; and the one
//! place where a choice made at run time meets the generic searches.

mod choice;
mod entries;
mod entry;
mod plan;
mod proof;
mod realization;
mod surpass;

pub use choice::{Choice, ChoiceError, Settings};
pub use entries::ENTRIES;
pub use entry::{Entry, Family, Kind, Parameter};
pub use plan::{Plan, run, run_silently};
pub use surpass::{Ground, Missing, Promise, surpasses};

/// The algorithm with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.id == id)
}
