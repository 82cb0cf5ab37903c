//! The Lab: the papers' experiments, and one's own.
//!
//! An [`Experiment`] is a sweep of cells, each one search or game as plain data ([`Cell`]); a [`Plan`] says
//! which experiment and how large, and always makes the same cells. A [`Run`] searches them on
//! threads of its own and keeps each result at once in a folder ([`store`]), so that it can be
//! stopped, continued, divided among machines and put together again. A [`Report`] compares: tables
//! with intervals, figures, the paper's numbers beside ours, and findings that are computed.
//!
//! Knows the layers below and no window.

mod cell;
mod error;
mod estimate;
pub mod experiments;
mod games;
mod gathered;
mod lock;
mod names;
mod own;
mod perform;
mod plan;
pub mod report;
mod run;
mod sets;
pub mod statistics;
pub mod store;
mod switch;

pub use cell::{Cell, Done, Measure, Measured, Outcome, Task, Watch};
pub use error::LabError;
pub use estimate::{Estimate, about_text, duration_text};
pub use experiments::{EXPERIMENTS, Experiment};
pub use gathered::Gathered;
pub use own::{Own, Sweep};
pub use plan::{Plan, Shard};
pub use report::Report;
pub use run::{Options, Run};
pub use sets::PositionSet;
