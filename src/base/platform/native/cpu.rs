//! Processor time: what searches and solvers are measured by, whatever else the machine does.

use crate::base::platform::Instant;
use std::sync::OnceLock;

/// Seconds this thread has run on a processor.
pub fn thread_seconds() -> f64 {
    #[cfg(unix)]
    if let Some(seconds) = read(libc::CLOCK_THREAD_CPUTIME_ID) {
        return seconds;
    }
    wall_seconds()
}

/// Seconds all threads of this process have run, added up.
pub fn process_seconds() -> f64 {
    #[cfg(unix)]
    if let Some(seconds) = read(libc::CLOCK_PROCESS_CPUTIME_ID) {
        return seconds;
    }
    wall_seconds()
}

#[cfg(unix)]
fn read(clock: libc::clockid_t) -> Option<f64> {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the call writes one timespec, which is given to it.
    let done = unsafe { libc::clock_gettime(clock, &raw mut time) };
    (done == 0).then_some(time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9)
}

/// Where there is no such clock, the one on the wall has to do: seconds since it was first asked.
fn wall_seconds() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sleeping_thread_uses_no_processor_time() {
        let (thread, wall) = (thread_seconds(), Instant::now());
        crate::base::platform::sleep(std::time::Duration::from_millis(60));
        let slept = wall.elapsed().as_secs_f64();
        if cfg!(unix) {
            assert!(thread_seconds() - thread < slept / 2.0);
        }
        assert!(process_seconds() > 0.0);
    }
}
