//! What can be wrong with an event file.

use std::io;

use crate::base::IoErrorText;
use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::problem::MoveError;

/// What is wrong with a file, and where.
#[derive(Debug)]
pub struct EventFileError {
    pub line: usize,
    pub fault: Fault,
}

#[derive(Debug)]
pub enum Fault {
    Io(io::Error),
    Empty,
    NoHeader(Box<Fault>),
    Version(u32),
    Position(String),
    TooLong,
    CutOff,
    NotJson {
        column: usize,
    },
    AfterTheEnd(usize),
    Json {
        column: usize,
        problem: String,
    },
    UnknownNode {
        node: u32,
        known: usize,
    },
    Missing {
        event: &'static str,
        field: &'static str,
    },
    NoMoves(u32),
    NoMove(u32),
    OtherMoves(u32),
    TooMany(u32),
    LeafExpanded {
        node: u32,
        line: usize,
    },
    InnerEvaluated(u32),
    WrongFirst {
        node: u32,
        first: u32,
        expected: usize,
    },
    SameMove(String),
    Move {
        node: u32,
        error: MoveError,
    },
}

impl Localize for EventFileError {
    fn localize(&self, lang: Lang) -> String {
        let fault = self.fault.localize(lang);
        tr!(lang, event_line, line = self.line, fault)
    }
}

impl Localize for Fault {
    fn localize(&self, lang: Lang) -> String {
        match self {
            Fault::Io(error) => tr!(
                lang,
                event_unreadable,
                why = IoErrorText(error).localize(lang)
            ),
            Fault::Empty => tr!(lang, event_empty).to_owned(),
            Fault::NoHeader(reason) => tr!(lang, event_no_header, why = reason.localize(lang)),
            Fault::Version(version) => tr!(lang, event_version, version),
            Fault::Position(sentence) => sentence.clone(),
            Fault::TooLong => tr!(lang, event_too_long).to_owned(),
            Fault::CutOff => tr!(lang, event_cut_off).to_owned(),
            Fault::NotJson { column } => tr!(lang, event_not_json, column),
            Fault::AfterTheEnd(line) => tr!(lang, event_after_the_end, line),
            Fault::Json { column, problem } => tr!(lang, event_odd_json, problem, column),
            Fault::UnknownNode { node, known } => tr!(lang, event_unknown_node, node, known),
            Fault::Missing { event, field } => tr!(lang, event_missing, event, field),
            Fault::NoMoves(node) => tr!(lang, event_no_moves, node),
            Fault::NoMove(node) => tr!(lang, event_no_move, node),
            Fault::OtherMoves(node) => tr!(lang, event_other_moves, node),
            Fault::TooMany(node) => tr!(lang, event_too_many, node),
            Fault::LeafExpanded { node, line } => tr!(lang, event_leaf_expanded, node, line),
            Fault::InnerEvaluated(node) => tr!(lang, event_inner_evaluated, node),
            Fault::WrongFirst {
                node,
                first,
                expected,
            } => tr!(lang, event_wrong_first, node, expected, first),
            Fault::SameMove(name) => tr!(lang, event_same_move, name),
            Fault::Move { node, error } => {
                tr!(lang, event_bad_move, node, why = error.localize(lang))
            }
        }
    }
}

localized_error!(EventFileError, Fault);

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::Io(error)
    }
}
