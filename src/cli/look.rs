//! How what is drawn or said is to look: language, theme and size, as options name them.

use std::path::Path;

use clap::{Args, ValueEnum};

use super::{Failure, lang, written};
use crate::base::messages::{Lang, tr};

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ThemeName {
    Light,
    Dark,
}

impl ThemeName {
    pub fn is_dark(self) -> bool {
        self == ThemeName::Dark
    }
}

// How a command answers that only prints. As a doc comment this would be the command's own help.
#[derive(Args)]
pub struct Answer {
    #[arg(long)]
    pub json: bool,
}

impl Answer {
    /// The language of names and sentences in the answer: JSON is the same wherever it is made.
    pub fn lang(&self) -> Lang {
        if self.json { written() } else { lang() }
    }
}

/// Pixels of `--size WIDTHxHEIGHT`.
pub fn size(text: &str) -> Result<[usize; 2], Failure> {
    let parse = || {
        let (width, height) = text.split_once(['x', '×'])?;
        let in_range = |n: &str| {
            n.trim()
                .parse::<usize>()
                .ok()
                .filter(|n| (200..=8192).contains(n))
        };
        Some([in_range(width)?, in_range(height)?])
    };
    parse().ok_or_else(|| Failure::new(tr!(lang(), cli_must_be_size, text)))
}

/// What can be written into a file.
#[derive(Clone, Copy)]
pub enum Content {
    Film,
    Picture,
    Window,
}

/// Whether a file's name ends as what will be in it.
pub fn ending(path: &Path, content: Content) -> Result<(), Failure> {
    let known: &[&str] = match content {
        Content::Film => &["gif"],
        Content::Picture => &["svg", "png"],
        Content::Window => &["png"],
    };
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    if known.iter().any(|known| ending.eq_ignore_ascii_case(known)) {
        return Ok(());
    }
    let why = match content {
        Content::Film => tr!(lang(), cli_film_ending, ending),
        Content::Picture => tr!(lang(), cli_picture_ending, ending),
        Content::Window => tr!(lang(), cli_window_ending, ending),
    };
    Err(Failure::new(why).with(path))
}
