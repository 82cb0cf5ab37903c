//! Standard input line by line, while Ctrl-C can still be heard: reading waits on a thread of its
//! own.

use std::io::{BufRead, ErrorKind, Read};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::base::IoErrorText;
use crate::base::platform::channel::{Receiver, RecvTimeoutError, bounded};
use crate::base::platform::{Stack, start};
use crate::cli::Failure;
use crate::cli::position::{LARGEST, too_large};

/// How soon Ctrl-C is noticed while nothing comes.
const GLANCE: Duration = Duration::from_millis(20);

pub struct Lines(Receiver<Result<Vec<u8>, Failure>>);

impl Lines {
    pub fn open() -> Lines {
        let (sender, lines) = bounded(64);
        let failed = sender.clone();
        let started = start("input", Stack::Usual, move || {
            let mut input = std::io::stdin().lock();
            while let Some(line) = read(&mut input) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        if let Err(error) = started {
            let _ = failed.send(Err(Failure::from(error)));
        }
        Lines(lines)
    }

    /// The next line with its end; nothing at the end of the input, or after Ctrl-C.
    pub fn next(&self, cancel: &AtomicBool) -> Option<Result<Vec<u8>, Failure>> {
        while !cancel.load(Ordering::Relaxed) {
            match self.0.recv_timeout(GLANCE) {
                Ok(line) => return Some(line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
        None
    }
}

fn read(input: &mut impl BufRead) -> Option<Result<Vec<u8>, Failure>> {
    let mut line = Vec::new();
    loop {
        match Read::take(&mut *input, LARGEST + 1).read_until(b'\n', &mut line) {
            Ok(0) => return None,
            Ok(_) if line.len() as u64 > LARGEST => return Some(Err(too_large())),
            Ok(_) => return Some(Ok(line)),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Some(Err(Failure::from(IoErrorText(&error)))),
        }
    }
}
