//! What other programs speak: USI for shogi, NBoard for Othello.
//!
//! `usi` and `nboard` make the program an engine for other windows; `client` makes another
//! program's USI engine a player for ours. Every line from outside may be nonsense: it is answered
//! with a remark or passed over, never with an end of the program.

pub mod client;
pub mod nboard;
pub mod usi;

use std::io::Write;
use std::sync::{Arc, Mutex};

use crate::base::messages::Lang;

/// The language of remarks in a conversation: other programs take them apart, and show them as
/// they come.
const LANG: Lang = Lang::En;

/// Where answers go, from the reader's thread and the searching one; each line is sent at once.
pub struct Out<W>(Arc<Mutex<W>>);

impl<W> Clone for Out<W> {
    fn clone(&self) -> Out<W> {
        Out(Arc::clone(&self.0))
    }
}

impl<W: Write> Out<W> {
    pub fn new(to: W) -> Out<W> {
        Out(Arc::new(Mutex::new(to)))
    }

    /// Sends a line. Nobody may be listening any more: then the next read ends the conversation.
    pub fn say(&self, line: impl std::fmt::Display) {
        if let Ok(mut to) = self.0.lock() {
            let _ = writeln!(to, "{line}");
            let _ = to.flush();
        }
    }
}

/// The longest line that is listened to; what is longer is nonsense.
const LONGEST_LINE: usize = 1 << 20;

/// Lines of bytes as text, nonsense bytes included; nothing at the end of the input.
pub fn next_line(input: &mut impl std::io::BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let mut taken = 0;
    loop {
        let buffer = input.fill_buf().ok()?;
        if buffer.is_empty() {
            return (!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned());
        }
        let (part, ended) = match buffer.iter().position(|&b| b == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), false),
        };
        if taken < LONGEST_LINE {
            bytes.extend_from_slice(&buffer[..part]);
        }
        taken += part;
        input.consume(part);
        if ended {
            let text = String::from_utf8_lossy(&bytes);
            return Some(text.trim().to_string());
        }
    }
}
