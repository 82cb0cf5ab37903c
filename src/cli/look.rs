//! How what is drawn or said is to look: language, theme and size, as options name them.

use clap::ValueEnum;

use super::Failure;
use crate::game::text::Lang;

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
