//! What the catalogue says about one algorithm: names, idea, parameters with their ranges.

use std::fmt;

use super::algorithm::Algorithm;
use crate::base::messages::{Lang, Localize, Text, keys, tr};
use crate::search::code::Line;

/// Families in which people look for an algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Family {
    DepthFirst,
    NullWindow,
    BestFirst,
    SpaceBounded,
    Proof,
}

impl Family {
    pub const ALL: [Family; 5] = [
        Family::DepthFirst,
        Family::NullWindow,
        Family::BestFirst,
        Family::SpaceBounded,
        Family::Proof,
    ];

    pub const fn name(self) -> Text {
        match self {
            Family::DepthFirst => keys::algorithm_depth_first,
            Family::NullWindow => keys::algorithm_null_window_and_table,
            Family::BestFirst => keys::algorithm_best_first_over_open,
            Family::SpaceBounded => keys::algorithm_under_a_space_limit,
            Family::Proof => keys::algorithm_proof_and_conspiracy_numbers,
        }
    }

    /// The word the command line prints.
    pub const fn id(self) -> &'static str {
        match self {
            Family::DepthFirst => "depth-first",
            Family::NullWindow => "null-window",
            Family::BestFirst => "best-first",
            Family::SpaceBounded => "space-bounded",
            Family::Proof => "proof",
        }
    }
}

/// Which texts a parameter accepts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    Integer {
        min: i64,
        max: i64,
    },
    /// A number with decimals, more than `above` and at most `max`.
    Decimal {
        above: i64,
        max: i64,
    },
    /// The path of a file.
    File,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A number in the range, or one of the words.
    IntegerOr {
        min: i64,
        max: i64,
        words: &'static [&'static str],
    },
    /// One or more numbers in the range, with commas: one for each recursion level, the last repeats.
    Schedule {
        min: i64,
        max: i64,
    },
    /// The id of another algorithm of the catalogue.
    Algorithm(&'static [&'static str]),
}

impl Localize for Kind {
    fn localize(&self, lang: Lang) -> String {
        let listed = |words: &[&str]| words.join(tr!(lang, language_list_separator));
        match self {
            Kind::Integer { min, max } => tr!(lang, algorithm_kind_integer, min, max),
            Kind::Decimal { above, max } => tr!(lang, algorithm_kind_decimal, above, max),
            Kind::File => tr!(lang, algorithm_kind_file).to_owned(),
            Kind::Choice(words) | Kind::Algorithm(words) => {
                tr!(lang, algorithm_kind_one_of, words = listed(words))
            }
            Kind::IntegerOr { min, max, words } => {
                let words = listed(words);
                tr!(lang, algorithm_kind_integer_or, words, min, max)
            }
            Kind::Schedule { min, max } => tr!(lang, algorithm_kind_schedule, min, max),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.localize(Lang::En))
    }
}

/// A `--set` key.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    pub key: &'static str,
    pub kind: Kind,
    /// What is taken when the key is not set; empty means "not used".
    pub default: &'static str,
    pub help: Text,
}

/// One algorithm.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name on the command line and in files; inside, [`Algorithm`] tells one from another.
    pub id: &'static str,
    pub algorithm: Algorithm,
    pub name: Text,
    /// The name as it fits on a tab.
    pub short: Text,
    pub family: Family,
    /// One line.
    pub idea: Text,
    /// One paragraph.
    pub about: Text,
    /// Where it is defined.
    pub source: &'static str,
    pub parameters: &'static [Parameter],
    /// Kinds of question it can answer, as the command line names them.
    pub questions: &'static [&'static str],
    pub code: &'static [Line],
}

impl Entry {
    pub fn parameter(&self, key: &str) -> Option<&'static Parameter> {
        self.parameters.iter().find(|p| p.key == key)
    }
}
