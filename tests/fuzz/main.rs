//! Every way in is fed with arbitrary bytes and with good input gone bad: notation, files, lines
//! of other programs, arguments. Nothing may panic, hang or take memory without end, and what is
//! refused is refused with a sentence.
//!
//! One test a reader, a quarter of a second each in an ordinary test run. For a long run say how
//! many seconds of processor time each:
//!
//! ```text
//! YOMIKI_FUZZ_SECONDS=600 cargo test --release --test fuzz -- --nocapture --test-threads 2
//! ```
//!
//! The same for what is opened in the window only: event files, sessions, lessons, settings.
//!
//! ```text
//! YOMIKI_FUZZ_SECONDS=120 cargo test --test fuzz opened -- --nocapture --test-threads 1
//! ```
//!
//! `YOMIKI_FUZZ_SEED` chooses another course. Inputs that fare in a new way join the corpus, so the
//! mutations dig deeper with time. When something is broken the input is printed.

mod absurd;
mod boards;
mod command_line;
mod event_lines;
mod files;
mod harness;
mod opened;
mod protocol;
mod shogi;
mod window;
