//! `yomiki usi` and `yomiki nboard`: an engine for other windows.

use std::io::BufReader;

use crate::cli::Failure;
use crate::protocol::{nboard, usi};

pub fn usi() -> Result<(), Failure> {
    usi::serve(BufReader::new(std::io::stdin()), std::io::stdout());
    Ok(())
}

pub fn nboard() -> Result<(), Failure> {
    nboard::serve(BufReader::new(std::io::stdin()), std::io::stdout());
    Ok(())
}
