//! The platform: whatever a desktop and a web page do in different ways. The clock, threads and what
//! waits for them, files and folders, dialogs, the machine. The rest of the program goes through
//! here, is the same on both, and never asks which of them it runs on.
//!
//! A page has one thread, which must not be held up, and on which nothing can wait for another
//! thread to end. So what is here is all there is to wait with: a receiver of a [`channel`],
//! [`sleep`], and [`Task::wait`] where a window closes; and what works for long calls [`breathe`]
//! now and then.

pub mod files;
mod pages;
mod threads;

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(not(target_arch = "wasm32"))]
use native as system;

// What it does without a browser is tested like everything else.
#[cfg(any(target_arch = "wasm32", test))]
mod memory_files;
#[cfg(target_arch = "wasm32")]
mod web;
#[cfg(target_arch = "wasm32")]
use web as system;

/// Values handed from one thread to another; receivers wait for them.
pub use crossbeam_channel as channel;
pub use web_time::{Instant, SystemTime, UNIX_EPOCH};

pub use pages::{Zeroable, Zeroed};
pub use system::{
    Task, breathe, give_back_memory, give_way, keep_memory_at_hand, machine_name, on_a_deep_stack,
    own_folders, process_id, process_seconds, processors, sleep, start, step_back, thread_seconds,
    with_helpers,
};
pub use threads::{Broken, NoThread, Stack, thread_name};

/// The program's own folders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnFolders {
    pub config: std::path::PathBuf,
    pub state: std::path::PathBuf,
}

/// Starts fetching what will be read soon.
#[inline(always)]
pub fn prefetch<T>(place: *const T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch reads nothing, and may point anywhere.
    unsafe {
        std::arch::x86_64::_mm_prefetch::<{ std::arch::x86_64::_MM_HINT_T0 }>(place.cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}
