//! Nested lists as text: brackets, atoms, and bounds in braces. What an atom means is the
//! caller's business, so that bare trees and AND/OR trees are read by one reader.

use super::MAX_HEIGHT;
use crate::base::text::{Place, excerpt};

/// Why a text is not a tree, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NestedError {
    pub place: Place,
    pub problem: Problem,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    Nothing,
    EmptyList,
    Unclosed,
    Unopened,
    AfterTheEnd,
    TooDeep,
    NotANumber(String),
    NotATruth(String),
    TooLarge(String),
    NotBounds(String),
    BoundsOfNothing,
    BoundsTwice,
    BoundsNotAllowed,
    FalseBounds(i32),
}

/// What the reader hands to its caller, in the order of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    Open,
    Close,
    Atom(&'a str),
    /// What stands between the braces behind a node.
    Bounds(&'a str),
}

/// Walks over the tokens with their byte offsets; `take` says what is wrong with one, if anything.
pub(super) fn read(
    text: &str,
    mut take: impl FnMut(usize, Token<'_>) -> Result<(), Problem>,
) -> Result<(), NestedError> {
    let fail = |offset: usize, problem: Problem| NestedError {
        place: Place::of(text, offset),
        problem,
    };
    let mut open: Vec<usize> = Vec::new();
    // Whether the innermost open list has a child, and whether the root is complete.
    let mut has_child = false;
    let mut complete = false;
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let start = at;
        at += c.len_utf8();
        if c.is_whitespace() || c == ',' {
            continue;
        }
        if complete && c != '{' && c != ']' {
            return Err(fail(start, Problem::AfterTheEnd));
        }
        let token = match c {
            '[' => {
                if open.len() == MAX_HEIGHT {
                    return Err(fail(start, Problem::TooDeep));
                }
                open.push(start);
                has_child = false;
                Token::Open
            }
            ']' => {
                let opened = open.pop().ok_or_else(|| fail(start, Problem::Unopened))?;
                if !has_child {
                    return Err(fail(opened, Problem::EmptyList));
                }
                complete = open.is_empty();
                Token::Close
            }
            '{' => {
                let Some(length) = text[at..].find('}') else {
                    return Err(fail(start, Problem::NotBounds(excerpt(&text[start..]))));
                };
                let inside = &text[at..at + length];
                at += length + 1;
                if !has_child {
                    return Err(fail(start, Problem::BoundsOfNothing));
                }
                Token::Bounds(inside)
            }
            '}' => return Err(fail(start, Problem::NotBounds("}".into()))),
            _ => {
                let rest = &text[start..];
                let length = rest
                    .find(|c: char| c.is_whitespace() || ",[]{}".contains(c))
                    .unwrap_or(rest.len());
                at = start + length;
                complete = open.is_empty();
                Token::Atom(&rest[..length])
            }
        };
        if matches!(token, Token::Close | Token::Atom(_)) {
            has_child = true;
        }
        take(start, token).map_err(|problem| fail(start, problem))?;
    }
    if let Some(&opened) = open.last() {
        return Err(fail(opened, Problem::Unclosed));
    }
    if !complete {
        return Err(fail(0, Problem::Nothing));
    }
    Ok(())
}
