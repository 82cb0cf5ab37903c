//! Nested lists as text: brackets, atoms, and bounds in braces. What an atom means is the
//! caller's business, so that bare trees and AND/OR trees are read by one reader.

use thiserror::Error;

use super::MAX_HEIGHT;
use crate::game::place::{Place, excerpt};

/// Why a text is not a tree, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("at {place}: {problem}")]
pub struct NestedError {
    pub place: Place,
    pub problem: Problem,
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Problem {
    #[error("there is no tree here; write one like [[3 5] [2 [1 9]]]")]
    Nothing,
    #[error("this list is empty; a list needs at least one child")]
    EmptyList,
    #[error("this bracket is never closed")]
    Unclosed,
    #[error("this bracket closes nothing")]
    Unopened,
    #[error("the tree is complete before this; a second tree cannot follow")]
    AfterTheEnd,
    #[error("the nesting is deeper than {MAX_HEIGHT} levels here")]
    TooDeep,
    #[error("`{0}` is not {1}")]
    NotAnAtom(String, &'static str),
    #[error("{0} is beyond ±{limit}, the largest value a leaf may have", limit = super::MAX_VALUE)]
    TooLarge(String),
    #[error("`{0}` is not a pair of bounds such as {{2..7}}, {{2..}} or {{..7}}")]
    NotBounds(String),
    #[error("bounds belong behind a node, and there is none here")]
    BoundsOfNothing,
    #[error("this node has bounds already")]
    BoundsTwice,
    #[error("bounds have no meaning in an AND/OR tree")]
    BoundsNotAllowed,
    #[error("the node before these bounds is worth {0}, which they do not enclose")]
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
