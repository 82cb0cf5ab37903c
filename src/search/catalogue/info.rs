//! What an algorithm says of itself to everybody who shows it, chooses it or compares it with
//! others: names, idea, parameters with their ranges, what it stores, what its nodes show, which
//! theorems it takes part in.

use std::fmt;

use super::config::Settings;
use super::find;
use super::method::Method;
use super::surpass::{Assumptions, Leaves};
use crate::base::messages::{Lang, Localize, Text, keys, tr};
use crate::search::code::Line;

/// Kinds of question, as the command line names them: those of most searches, and those of searches
/// for a proof.
pub const EVERY_QUESTION: &[&str] = &["score", "wld", "at-least", "depth"];
pub const YES_NO: &[&str] = &["at-least", "wld"];

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
    OneOf(&'static [&'static str]),
    /// A number in the range, or one of the words.
    IntegerOr {
        min: i64,
        max: i64,
        words: &'static [&'static str],
    },
    /// One or more numbers in the range, with commas: one for each recursion level, the last
    /// repeats.
    Schedule {
        min: i64,
        max: i64,
    },
    /// One of the words, or one condition a recursion level with commas between, each one of `kinds`
    /// with a number: `space:200,depth:2`.
    LevelsOr {
        words: &'static [&'static str],
        kinds: &'static [&'static str],
    },
    /// A size of memory with its unit, or a number of cells.
    CellsOrBytes,
    /// A size of memory, at least 1 KiB, or none; or one of the words.
    BytesOr {
        words: &'static [&'static str],
    },
    /// The id of another algorithm of the catalogue.
    Algorithm(&'static [&'static str]),
}

impl Kind {
    pub const ON_OFF: Kind = Kind::OneOf(&["on", "off"]);

    pub const fn integer(min: i64, max: i64) -> Kind {
        Kind::Integer { min, max }
    }
}

impl Localize for Kind {
    fn localize(&self, lang: Lang) -> String {
        let listed = |words: &[&str]| words.join(tr!(lang, language_list_separator));
        match self {
            Kind::Integer { min, max } => tr!(lang, algorithm_kind_integer, min, max),
            Kind::Decimal { above, max } => tr!(lang, algorithm_kind_decimal, above, max),
            Kind::File => tr!(lang, algorithm_kind_file).to_owned(),
            Kind::OneOf(words) | Kind::Algorithm(words) => {
                tr!(lang, algorithm_kind_one_of, words = listed(words))
            }
            Kind::IntegerOr { min, max, words } => {
                let words = listed(words);
                tr!(lang, algorithm_kind_integer_or, words, min, max)
            }
            Kind::Schedule { min, max } => tr!(lang, algorithm_kind_schedule, min, max),
            Kind::LevelsOr { words, kinds } => {
                let (words, kinds) = (listed(words), listed(kinds));
                tr!(lang, algorithm_kind_levels, words, kinds)
            }
            Kind::CellsOrBytes => tr!(lang, algorithm_kind_cells_or_bytes).to_owned(),
            Kind::BytesOr { words: [] } => tr!(lang, algorithm_kind_bytes).to_owned(),
            Kind::BytesOr { words } => tr!(lang, algorithm_kind_bytes_or, words = listed(words)),
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
    /// Where its value belongs to the algorithm's short name, even if it is the default: the keys
    /// that say the same, and spare it.
    pub names_it_unless: Option<&'static [&'static str]>,
    /// It has a say only while another one, by its key, is one of these words.
    pub only_with: Option<(&'static str, &'static [&'static str])>,
    /// An older spelling of another one, by its key: still understood, no longer shown.
    pub alias_of: Option<&'static str>,
}

impl Parameter {
    pub const fn new(
        key: &'static str,
        kind: Kind,
        default: &'static str,
        help: Text,
    ) -> Parameter {
        Parameter {
            key,
            kind,
            default,
            help,
            names_it_unless: None,
            only_with: None,
            alias_of: None,
        }
    }

    /// A table of so many MiB; none by default.
    pub const fn table(help: Text) -> Parameter {
        Parameter::new("table", Kind::integer(0, 65_536), "0", help)
    }

    /// The same as an older spelling of another one.
    pub const fn alias(self, key: &'static str) -> Parameter {
        Parameter {
            alias_of: Some(key),
            default: "",
            ..self
        }
    }

    /// The same, part of the algorithm's short name unless one of these keys is set.
    pub const fn naming(self, others: &'static [&'static str]) -> Parameter {
        Parameter {
            names_it_unless: Some(others),
            ..self
        }
    }

    /// The same, without a say unless the other one is one of these words.
    pub const fn only_with(self, key: &'static str, words: &'static [&'static str]) -> Parameter {
        Parameter {
            only_with: Some((key, words)),
            ..self
        }
    }

    /// What people call it; on the command line it is called by its key, in every language.
    pub fn name(&self, lang: Lang) -> &'static str {
        named("parameter", self.key, lang)
    }

    /// What people call one of the words that it can be set to.
    pub fn word(&self, word: &'static str, lang: Lang) -> &'static str {
        match self.kind {
            Kind::Algorithm(_) => find(word).map_or(word, |entry| entry.name.get(lang)),
            _ => named("parameter_word", word, lang),
        }
    }
}

/// A name that is looked up, as new algorithms bring new ones.
fn named(kind: &str, word: &'static str, lang: Lang) -> &'static str {
    let text = Text::by_name(&format!("{kind}_{}", word.replace('-', "_")));
    text.map_or(word, |text| text.get(lang))
}

/// How a search holds what it has yet to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Store {
    /// A path and the siblings along it.
    Path,
    /// The same, and a table of nodes searched before.
    PathAndTable,
    /// Cells of GSEARCH and RSEARCH, those in OPEN marked; and how they are counted.
    Cells(Text),
    /// States of Stockman's SSS* and of its dual.
    States,
    /// The whole graph it has grown, each position once.
    Graph,
    /// The whole tree it has grown.
    Tree,
}

/// What a search does several times, one after the other or one inside the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounds {
    /// Nothing: it goes through its tree once.
    Once,
    /// Passes, each with its γ.
    Passes,
    /// Iterations with a θ that grows.
    Thetas,
    /// Iterations for solutions of so many plies.
    Lengths,
    /// Iterations to a depth.
    Depths,
    /// Visits of a node, each with thresholds for its numbers.
    Visits,
    /// Searches inside searches.
    Levels,
}

/// One algorithm.
#[derive(Clone, Copy, Debug)]
pub struct AlgorithmInfo {
    /// Its name on the command line and in files.
    pub id: &'static str,
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
    /// Kinds of question it can answer.
    pub questions: &'static [&'static str],
    pub code: &'static [Line],
    /// What it holds by its nature; a table that is a matter of its settings is not counted.
    pub store: Store,
    /// What it does several times, however it is set.
    pub rounds: Rounds,
    /// Others are measured by it, it is no rival to them: it looks at everything there is, or knows
    /// what it has to find.
    pub is_yardstick: bool,
    /// What the numbers of its nodes are, and its rule for selecting them, as it is set.
    pub method: fn(&Settings<'_>) -> Method,
    /// What the theory knows of the leaves it looks at, as it is set.
    pub leaves: fn(&Settings<'_>, Assumptions) -> Leaves,
}

impl AlgorithmInfo {
    pub fn parameter(&self, key: &str) -> Option<&'static Parameter> {
        self.parameters.iter().find(|p| p.key == key)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::search::catalogue::ALGORITHMS;

    /// A new parameter needs a line in each `parameter.ftl`, and so do its words.
    #[test]
    fn every_parameter_and_every_word_has_a_name_and_no_name_is_left_over() {
        let key = |kind: &str, word: &str| format!("{kind}_{}", word.replace('-', "_"));
        let mut wanted = BTreeSet::new();
        for parameter in ALGORITHMS.iter().flat_map(|entry| entry.parameters) {
            wanted.insert(key("parameter", parameter.key));
            if let Kind::OneOf(words)
            | Kind::IntegerOr { words, .. }
            | Kind::BytesOr { words }
            | Kind::LevelsOr { words, .. } = parameter.kind
            {
                wanted.extend(words.iter().map(|word| key("parameter_word", word)));
            }
        }
        let named = Text::names().filter(|name| name.starts_with("parameter_"));
        assert_eq!(named.map(str::to_owned).collect::<BTreeSet<_>>(), wanted);
    }

    #[test]
    fn a_parameter_has_a_say_only_with_words_of_another() {
        for entry in ALGORITHMS {
            for (key, words) in entry.parameters.iter().filter_map(|p| p.only_with) {
                let other = entry.parameter(key).map(|other| other.kind);
                let Some(Kind::OneOf(all) | Kind::LevelsOr { words: all, .. }) = other else {
                    panic!("{}: {key} has no words", entry.id);
                };
                assert!(words.iter().all(|word| all.contains(word)), "{}", entry.id);
            }
        }
    }
}
