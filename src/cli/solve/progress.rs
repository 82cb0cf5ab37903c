//! A bar on standard error with the time left, where a person is watching.

use std::io::{IsTerminal, Write};

use crate::base::messages::tr;
use crate::base::platform::Instant;
use crate::cli::lang;

pub struct Progress {
    /// Unknown when positions come from a pipe.
    total: Option<usize>,
    done: usize,
    started: Instant,
    shown: bool,
}

const WIDTH: usize = 24;

impl Progress {
    pub fn new(total: Option<usize>) -> Progress {
        Progress {
            total,
            done: 0,
            started: Instant::now(),
            shown: std::io::stderr().is_terminal() && total != Some(1),
        }
    }

    /// One position more is done.
    pub fn advance(&mut self) {
        self.done += 1;
        self.draw();
    }

    pub fn draw(&self) {
        if self.shown {
            let line = bar(self.done, self.total, self.started.elapsed().as_secs_f64());
            // A bar that cannot be drawn is no reason to stop.
            let _ = write!(std::io::stderr(), "\r{line}\x1b[K");
        }
    }

    /// Takes the bar away, so that something else can be printed.
    pub fn clear(&self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

/// `[######------] 12/24, 0:35 left`.
fn bar(done: usize, total: Option<usize>, seconds: f64) -> String {
    let Some(total) = total.filter(|&total| total > 0) else {
        return tr!(lang(), cli_solve_done, done);
    };
    let full = (done * WIDTH / total).min(WIDTH);
    let mut line = format!(
        "[{}{}] {done}/{total}",
        "#".repeat(full),
        "-".repeat(WIDTH - full)
    );
    if done > 0 && done < total {
        let left = (seconds / done as f64 * (total - done) as f64).ceil() as u64;
        let time = format!("{}:{:02}", left / 60, left % 60);
        line += &tr!(lang(), cli_solve_left, time);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::bar;

    #[test]
    fn the_bar_tells_how_much_is_done_and_how_long_the_rest_takes() {
        assert_eq!(bar(0, Some(4), 0.0), "[------------------------] 0/4");
        assert_eq!(
            bar(1, Some(4), 30.0),
            "[######------------------] 1/4, 1:30 left"
        );
        assert_eq!(bar(4, Some(4), 9.0), "[########################] 4/4");
        assert_eq!(bar(3, None, 9.0), "3 done");
    }
}
