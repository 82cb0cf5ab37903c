//! The wish to be in nobody's way.

/// Lets every other thread go first, so that a window stays quick beside an experiment.
pub fn step_back() {
    // On Linux a thread has a priority of its own; elsewhere this would slow the window, too.
    #[cfg(target_os = "linux")]
    // SAFETY: changes nothing but this thread's priority; refusal does no harm.
    unsafe {
        libc::setpriority(libc::PRIO_PROCESS, 0, 15);
    }
}
