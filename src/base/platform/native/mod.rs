//! A desktop: threads of the system, its clocks, its files, its dialogs.

mod atomic;
mod cpu;
pub mod dialog;
pub mod files;
mod heap;
mod machine;
mod priority;
mod threads;

pub use cpu::{process_seconds, thread_seconds};
pub use heap::{give_back as give_back_memory, keep_at_hand as keep_memory_at_hand};
pub use machine::{machine_name, own_folders, process_id, processors};
pub use priority::{give_way, step_back};
pub use threads::{Task, breathe, on_a_deep_stack, sleep, start, with_helpers};
