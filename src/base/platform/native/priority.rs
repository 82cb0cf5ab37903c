//! Who goes first when there are more threads than processors: the window, then what it shows, then
//! experiments that run by themselves.

/// Searches and files that somebody is waiting for: a window stays quick beside them, and beside
/// other programs they lose little.
const IN_FRONT: i32 = 5;
/// What may take as long as it takes.
const BEHIND: i32 = 15;

/// Lets the window go first. For threads whose work the window shows.
pub fn give_way() {
    lower_to(IN_FRONT);
}

/// Lets every other thread go first, so that a window stays quick beside an experiment.
pub fn step_back() {
    lower_to(BEHIND);
}

fn lower_to(level: i32) {
    // On Linux a thread has a priority of its own; elsewhere this would slow the window, too.
    #[cfg(target_os = "linux")]
    // SAFETY: changes nothing but this thread's priority; refusal does no harm.
    unsafe {
        libc::setpriority(libc::PRIO_PROCESS, 0, level);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = level;
}
