//! The light markup of lesson texts: bold, paragraphs, nodes, numbers from the run.

use super::figure::{Figure, FigureError};
use super::table::Table;
use crate::base::messages::{Lang, Localize, localized_error, tr};

/// One piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    pub bold: bool,
    pub what: PieceKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PieceKind {
    Words(String),
    /// A node to click on, and what to call it; its path if nothing is said.
    Node {
        path: Vec<u32>,
        label: Option<String>,
    },
    Figure(Figure),
    Table(Table),
    /// A new paragraph.
    Break,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MarkupError {
    OpenBrace(String),
    CloseBrace(String),
    OpenBold(String),
    Table { name: String },
    Figure { text: String, source: FigureError },
}

impl Localize for MarkupError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            MarkupError::OpenBrace(near) => tr!(lang, learn_brace_open, near),
            MarkupError::CloseBrace(near) => tr!(lang, learn_brace_closed, near),
            MarkupError::OpenBold(near) => tr!(lang, learn_bold_open, near),
            MarkupError::Table { name } => {
                let known = Table::ALL.map(Table::name);
                let known = known.join(tr!(lang, language_list_separator));
                tr!(lang, learn_no_table, name, known)
            }
            MarkupError::Figure { text, source } => {
                tr!(lang, learn_figure_fault, text, why = source.localize(lang))
            }
        }
    }
}

localized_error!(MarkupError);

/// Reads a path such as "0.1"; the root is "root".
pub fn parse_path(text: &str) -> Option<Vec<u32>> {
    if text == "root" {
        return Some(Vec::new());
    }
    // No tree is that deep, and nobody could point at it.
    text.split('.')
        .map(|part| {
            let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
            digits.then(|| part.parse().ok()).flatten()
        })
        .collect::<Option<Vec<u32>>>()
        .filter(|path| path.len() <= 64)
}

/// Takes a text apart. Line ends inside a paragraph count as blanks between words of Latin script
/// and as nothing between others, so that files can be wrapped as one likes.
pub fn parse(text: &str) -> Result<Vec<Piece>, MarkupError> {
    let mut pieces = Vec::new();
    let paragraphs = text
        .split("\n\n")
        .map(join_lines)
        .filter(|paragraph| !paragraph.is_empty());
    for (i, paragraph) in paragraphs.enumerate() {
        if i > 0 {
            pieces.push(Piece {
                bold: false,
                what: PieceKind::Break,
            });
        }
        parse_paragraph(&paragraph, &mut pieces)?;
    }
    Ok(pieces)
}

fn join_lines(paragraph: &str) -> String {
    let mut joined = String::new();
    for line in paragraph.lines().map(str::trim).filter(|l| !l.is_empty()) {
        let wide = |c: char| !c.is_ascii() && !matches!(c, 'α'..='ω' | '∞' | '−' | '≤' | '≥' | '*');
        let glued = joined.chars().last().is_none_or(wide) || line.chars().next().is_none_or(wide);
        if !glued {
            joined.push(' ');
        }
        joined.push_str(line);
    }
    joined
}

fn parse_paragraph(text: &str, pieces: &mut Vec<Piece>) -> Result<(), MarkupError> {
    let near = |at: usize| text[at..].chars().take(24).collect::<String>();
    let mut words = String::new();
    // Where bold text has begun.
    let mut bold: Option<usize> = None;
    let mut rest = 0;
    while let Some(c) = text[rest..].chars().next() {
        if text[rest..].starts_with("***") {
            // The star of **SSS***: it belongs to the name.
            words.push('*');
            rest += 1;
        } else if text[rest..].starts_with("**") {
            flush(&mut words, bold.is_some(), pieces);
            bold = match bold {
                Some(_) => None,
                None => Some(rest),
            };
            rest += 2;
        } else if c == '{' {
            let inside = &text[rest + 1..];
            let end = inside
                .find(['}', '{'])
                .filter(|&at| inside[at..].starts_with('}'))
                .ok_or_else(|| MarkupError::OpenBrace(near(rest)))?;
            flush(&mut words, bold.is_some(), pieces);
            let what = braced(&inside[..end])?;
            pieces.push(Piece {
                bold: bold.is_some(),
                what,
            });
            rest += end + 2;
        } else if c == '}' {
            return Err(MarkupError::CloseBrace(near(rest)));
        } else {
            words.push(c);
            rest += c.len_utf8();
        }
    }
    if let Some(at) = bold {
        return Err(MarkupError::OpenBold(near(at)));
    }
    if !words.is_empty() {
        pieces.push(Piece {
            bold: false,
            what: PieceKind::Words(words),
        });
    }
    Ok(())
}

fn flush(words: &mut String, bold: bool, pieces: &mut Vec<Piece>) {
    if !words.is_empty() {
        let what = PieceKind::Words(std::mem::take(words));
        pieces.push(Piece { bold, what });
    }
}

fn braced(inside: &str) -> Result<PieceKind, MarkupError> {
    let (path, label) = match inside.split_once('|') {
        Some((path, label)) => (path.trim(), Some(label.trim().to_owned())),
        None => (inside.trim(), None),
    };
    if let Some(path) = parse_path(path) {
        return Ok(PieceKind::Node { path, label });
    }
    if let Some(name) = inside.trim().strip_prefix("table ") {
        let name = name.trim();
        let table = Table::find(name).map(PieceKind::Table);
        return table.ok_or_else(|| MarkupError::Table {
            name: name.chars().take(40).collect(),
        });
    }
    inside
        .parse()
        .map(PieceKind::Figure)
        .map_err(|source| MarkupError::Figure {
            text: inside.chars().take(40).collect(),
            source,
        })
}
