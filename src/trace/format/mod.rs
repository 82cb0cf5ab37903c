//! Runs as text that any program can write: the event file. What it is for and what it looks like
//! is told in `assets/events/README.md`:
//!
#![doc = include_str!("../../../assets/events/README.md")]

mod fault;
mod line;
mod read;
mod walker;
mod write;

pub use fault::{EventFileError, Fault};
pub use line::{Ending, Header, typed};
pub use read::{EventFile, read_events};
pub use write::{EventWriter, write_events};

#[cfg(test)]
mod tests;

/// The version of the format that is written, and the only one that is read.
const VERSION: u32 = 1;
