//! A chosen algorithm as plain data (id and settings), and the step from there to typed
//! parameters, with a sentence for everything that can be wrong.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Algorithm, Entry, Kind, find};
use crate::base::messages::{Lang, Localize, Words, localized_error, tr};

/// An algorithm and what was set for it: what session files and the command line hold.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choice {
    pub id: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub set: BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum ChoiceError {
    UnknownAlgorithm(String),
    UnknownKey {
        algorithm: String,
        key: String,
        known: Vec<&'static str>,
    },
    BadValue {
        algorithm: String,
        key: String,
        value: String,
        wanted: Kind,
    },
    NotAnAssignment(String),
    Combination {
        algorithm: String,
        why: Words,
    },
}

impl Localize for ChoiceError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            ChoiceError::UnknownAlgorithm(id) => tr!(lang, algorithm_unknown, id),
            ChoiceError::UnknownKey {
                algorithm,
                key,
                known,
            } if known.is_empty() => tr!(lang, algorithm_no_parameters, algorithm, key),
            ChoiceError::UnknownKey {
                algorithm,
                key,
                known,
            } => {
                let known = known.join(tr!(lang, language_list_separator));
                tr!(lang, algorithm_unknown_parameter, algorithm, key, known)
            }
            ChoiceError::BadValue {
                algorithm,
                key,
                value,
                wanted,
            } => {
                let wanted = wanted.localize(lang);
                tr!(lang, algorithm_bad_value, algorithm, key, value, wanted)
            }
            ChoiceError::NotAnAssignment(text) => tr!(lang, algorithm_no_assignment, text),
            ChoiceError::Combination { algorithm, why } => {
                tr!(lang, algorithm_combination, algorithm, why = why.get(lang))
            }
        }
    }
}

localized_error!(ChoiceError);

impl Choice {
    pub fn new(id: &str) -> Choice {
        Choice {
            id: id.to_owned(),
            set: BTreeMap::new(),
        }
    }

    /// The same with one more setting.
    pub fn with(mut self, key: &str, value: impl ToString) -> Choice {
        self.set.insert(key.to_owned(), value.to_string());
        self
    }

    /// From `--algorithm ID` and every `--set KEY=VALUE`.
    pub fn from_arguments(id: &str, assignments: &[String]) -> Result<Choice, ChoiceError> {
        let mut choice = Choice::new(id);
        for assignment in assignments {
            let (key, value) = assignment
                .split_once('=')
                .ok_or_else(|| ChoiceError::NotAnAssignment(assignment.clone()))?;
            choice
                .set
                .insert(key.trim().to_owned(), value.trim().to_owned());
        }
        choice.entry()?;
        Ok(choice)
    }

    pub fn entry(&self) -> Result<&'static Entry, ChoiceError> {
        find(&self.id).ok_or_else(|| ChoiceError::UnknownAlgorithm(self.id.clone()))
    }

    /// Which search it is, whatever is set; nothing if it is not one of ours.
    pub fn algorithm(&self) -> Option<Algorithm> {
        find(&self.id).map(|entry| entry.algorithm)
    }

    /// Checks every key and value against the catalogue.
    pub fn settings(&self) -> Result<Settings<'_>, ChoiceError> {
        let entry = self.entry()?;
        for (key, value) in &self.set {
            let parameter = entry
                .parameter(key)
                .ok_or_else(|| ChoiceError::UnknownKey {
                    algorithm: self.id.clone(),
                    key: key.clone(),
                    known: entry.parameters.iter().map(|p| p.key).collect(),
                })?;
            if !accepts(parameter.kind, value) {
                return Err(ChoiceError::BadValue {
                    algorithm: self.id.clone(),
                    key: key.clone(),
                    value: value.clone(),
                    wanted: parameter.kind,
                });
            }
        }
        Ok(Settings {
            entry,
            choice: self,
        })
    }

    /// Every parameter with the value in force, defaults included; unused ones left out.
    pub fn parameters(&self) -> BTreeMap<String, String> {
        let Ok(entry) = self.entry() else {
            return self.set.clone();
        };
        entry
            .parameters
            .iter()
            .filter_map(|p| {
                let value = self.set.get(p.key).map_or(p.default, String::as_str);
                (!value.is_empty()).then(|| (p.key.to_owned(), value.to_owned()))
            })
            .collect()
    }

    /// The short name with what was set differently from the default: `rec SSS* c=3`. By it files and
    /// the command line tell one from another.
    pub fn label(&self) -> String {
        self.label_in(Lang::En)
    }

    /// The same for whoever reads this language.
    pub fn label_in(&self, lang: Lang) -> String {
        let mut label = self
            .entry()
            .map_or_else(|_| self.id.clone(), |e| e.short.get(lang).to_owned());
        // The dial's own setting is its name, also where it is the usual one.
        let dial = self.algorithm() == Some(Algorithm::Recursive);
        if dial
            && !["c", "cond", "memory"]
                .iter()
                .any(|key| self.set.contains_key(*key))
            && let Some(c) = self.entry().ok().and_then(|e| e.parameter("c"))
        {
            label.push_str(&format!(" c={}", c.default));
        }
        for (key, value) in &self.set {
            let default = self
                .entry()
                .ok()
                .and_then(|e| e.parameter(key))
                .map(|p| p.default);
            let names_it = dial && key == "c";
            if (names_it || default != Some(value.as_str())) && !value.is_empty() {
                label.push_str(&format!(" {key}={value}"));
            }
        }
        label
    }
}

fn accepts(kind: Kind, value: &str) -> bool {
    let in_range = |text: &str, min: i64, max: i64| {
        text.parse::<i64>().is_ok_and(|n| (min..=max).contains(&n))
    };
    match kind {
        // An emptied field means "as by default".
        _ if value.is_empty() => true,
        Kind::Integer { min, max } => in_range(value, min, max),
        Kind::Decimal { above, max } => value
            .parse::<f64>()
            .is_ok_and(|n| n > above as f64 && n <= max as f64),
        Kind::File => true,
        Kind::Choice(words) | Kind::Algorithm(words) => words.contains(&value),
        Kind::IntegerOr { min, max, words } => words.contains(&value) || in_range(value, min, max),
        Kind::Schedule { min, max } => value.split(',').all(|part| in_range(part.trim(), min, max)),
    }
}

/// Settings that have passed the check; reading them cannot fail.
pub struct Settings<'a> {
    pub entry: &'static Entry,
    choice: &'a Choice,
}

impl Settings<'_> {
    /// The text in force for `key`: set, or the default.
    pub fn text(&self, key: &str) -> &str {
        match self.choice.set.get(key) {
            Some(value) if !value.is_empty() => value,
            _ => self.entry.parameter(key).map_or("", |p| p.default),
        }
    }

    pub fn is(&self, key: &str, word: &str) -> bool {
        self.text(key) == word
    }

    pub fn given(&self, key: &str) -> bool {
        self.choice.set.get(key).is_some_and(|v| !v.is_empty())
    }

    pub fn integer(&self, key: &str) -> Option<i64> {
        self.text(key).parse().ok()
    }

    pub fn size(&self, key: &str) -> usize {
        self.integer(key)
            .and_then(|n| usize::try_from(n).ok())
            .unwrap_or(0)
    }

    pub fn schedule(&self, key: &str) -> Vec<usize> {
        self.text(key)
            .split(',')
            .filter_map(|part| part.trim().parse().ok())
            .collect()
    }

    /// These settings do not go together, for this reason.
    pub fn refuse<S: Into<String>>(&self, why: impl Fn(Lang) -> S) -> ChoiceError {
        ChoiceError::Combination {
            algorithm: self.choice.id.clone(),
            why: Words::of(why),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captions_are_in_the_language_of_the_reader() {
        let minimax = Choice::new("minimax");
        assert_eq!(minimax.label_in(Lang::Ja), "ミニマックス");
        assert_eq!(minimax.label_in(Lang::En), "minimax");
        assert_eq!(minimax.label(), "minimax");
        let recursive = Choice::new("recursive-sss");
        assert_eq!(recursive.label_in(Lang::Ja), recursive.label());
    }
}
