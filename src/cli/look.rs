//! How what is drawn or said is to look: language, theme and size, as options name them.

use std::path::Path;

use clap::{Args, ValueEnum};

use super::Failure;
use crate::base::messages::Lang;
use crate::gui::pane_kind::PaneKind;
use crate::session::examples::EXAMPLES;

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

#[derive(Clone, Copy, ValueEnum)]
pub enum LangName {
    En,
    Ja,
}

impl LangName {
    pub fn lang(self) -> Lang {
        match self {
            LangName::En => Lang::En,
            LangName::Ja => Lang::Ja,
        }
    }
}

// How a command answers that only prints. As a doc comment this would be the command's own help.
#[derive(Args)]
pub struct Answer {
    /// Language
    #[arg(long, value_enum, default_value = "en")]
    pub lang: LangName,
    /// Print one JSON value
    #[arg(long)]
    pub json: bool,
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
    parse().ok_or_else(|| {
        Failure::new(format_args!(
            "--size {text}: it must be WIDTHxHEIGHT, each from 200 to 8192"
        ))
    })
}

/// Whether a file's name ends as what will be in it.
pub fn ending(path: &Path, what: &str, known: &[&str]) -> Result<(), Failure> {
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    if known.iter().any(|known| ending.eq_ignore_ascii_case(known)) {
        return Ok(());
    }
    let why = format_args!(
        "{what} is written as .{}, not as .{ending}",
        known.join(" or .")
    );
    Err(Failure::at(path, why))
}

/// The help of `--example`.
pub fn examples() -> String {
    let names: Vec<&str> = EXAMPLES.iter().map(|example| example.id).collect();
    format!("A ready example: {}", names.join(", "))
}

/// The help of `--pane`.
pub fn panes() -> String {
    let names = PaneKind::ALL.map(PaneKind::id);
    format!("A pane to bring to the front: {}", names.join(", "))
}

/// The pane of `--pane NAME`.
pub fn pane(text: &str) -> Result<PaneKind, String> {
    PaneKind::find(text).ok_or_else(|| {
        let names = PaneKind::ALL.map(PaneKind::id);
        format!("there is no such pane; there are {}", names.join(", "))
    })
}
