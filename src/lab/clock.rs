//! Processor time of a thread, and the wish to be in nobody's way.

/// Seconds this thread has run on a processor: on a loaded machine the only honest time.
#[cfg(unix)]
pub fn thread_seconds() -> f64 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the call writes one timespec, which is given to it.
    let done = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut time) };
    if done == 0 {
        time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
    } else {
        wall_seconds()
    }
}

/// Elsewhere the wall clock has to do.
#[cfg(not(unix))]
pub fn thread_seconds() -> f64 {
    wall_seconds()
}

/// Seconds since this was first asked.
fn wall_seconds() -> f64 {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    let start = START.get_or_init(std::time::Instant::now);
    start.elapsed().as_secs_f64()
}

/// Lets every other thread go first, so that a window stays quick beside an experiment.
pub fn step_back() {
    // On Linux a thread has a priority of its own; elsewhere this would slow the window, too.
    #[cfg(target_os = "linux")]
    // SAFETY: changes nothing but this thread's priority; refusal does no harm.
    unsafe {
        libc::setpriority(libc::PRIO_PROCESS, 0, 15);
    }
}
