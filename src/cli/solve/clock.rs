//! Processor time: what a solver is measured by, whatever else the machine does meanwhile.

/// Seconds of processor time that all threads of this process have used.
#[cfg(unix)]
pub fn cpu_seconds() -> f64 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the call writes one timespec, which is given to it.
    let done = unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &raw mut time) };
    if done == 0 {
        time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
    } else {
        wall_seconds()
    }
}

/// Elsewhere the wall clock has to do.
#[cfg(not(unix))]
pub fn cpu_seconds() -> f64 {
    wall_seconds()
}

/// Seconds since this was first asked.
fn wall_seconds() -> f64 {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}
