//! A chosen algorithm as plain data (id and settings), and the step from there to typed
//! parameters, with a sentence for everything that can be wrong.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::info::{AlgorithmInfo, Kind, Parameter};
use super::method::Method;
use super::{Algorithm, PreparedSearch, find};
use crate::base::byte_size;
use crate::base::messages::{Lang, Localize, Words, localized_error, tr};

/// An algorithm and what was set for it: what session files and the command line hold.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct AlgorithmConfig {
    pub id: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub set: BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum ConfigError {
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

impl Localize for ConfigError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            ConfigError::UnknownAlgorithm(id) => tr!(lang, algorithm_unknown, id),
            ConfigError::UnknownKey {
                algorithm,
                key,
                known,
            } if known.is_empty() => tr!(lang, algorithm_no_parameters, algorithm, key),
            ConfigError::UnknownKey {
                algorithm,
                key,
                known,
            } => {
                let known = known.join(tr!(lang, language_list_separator));
                tr!(lang, algorithm_unknown_parameter, algorithm, key, known)
            }
            ConfigError::BadValue {
                algorithm,
                key,
                value,
                wanted,
            } => {
                let wanted = wanted.localize(lang);
                tr!(lang, algorithm_bad_value, algorithm, key, value, wanted)
            }
            ConfigError::NotAnAssignment(text) => tr!(lang, algorithm_no_assignment, text),
            ConfigError::Combination { algorithm, why } => {
                tr!(lang, algorithm_combination, algorithm, why = why.get(lang))
            }
        }
    }
}

localized_error!(ConfigError);

impl AlgorithmConfig {
    pub fn new(id: &str) -> AlgorithmConfig {
        AlgorithmConfig {
            id: id.to_owned(),
            set: BTreeMap::new(),
        }
    }

    /// The same with one more setting.
    pub fn with(mut self, key: &str, value: impl ToString) -> AlgorithmConfig {
        self.set.insert(key.to_owned(), value.to_string());
        self
    }

    /// From `--algorithm ID` and every `--set KEY=VALUE`.
    pub fn from_arguments(
        id: &str,
        assignments: &[String],
    ) -> Result<AlgorithmConfig, ConfigError> {
        let mut choice = AlgorithmConfig::new(id);
        for assignment in assignments {
            let (key, value) = assignment
                .split_once('=')
                .ok_or_else(|| ConfigError::NotAnAssignment(assignment.clone()))?;
            choice
                .set
                .insert(key.trim().to_owned(), value.trim().to_owned());
        }
        choice.entry()?;
        Ok(choice)
    }

    pub fn entry(&self) -> Result<&'static AlgorithmInfo, ConfigError> {
        find(&self.id).ok_or_else(|| ConfigError::UnknownAlgorithm(self.id.clone()))
    }

    /// Which search it is, whatever is set; nothing if it is not one of ours.
    pub fn algorithm(&self) -> Option<Algorithm> {
        Algorithm::by_id(&self.id)
    }

    /// What the numbers of its nodes are, and its rule for selecting them; nothing if it is not one
    /// of ours.
    pub fn method(&self) -> Option<Method> {
        let entry = find(&self.id)?;
        Some((entry.method)(&Settings::unchecked(entry, self)))
    }

    /// Checks every key and value against the catalogue.
    pub fn settings(&self) -> Result<Settings<'_>, ConfigError> {
        let entry = self.entry()?;
        for (key, value) in &self.set {
            let parameter = entry
                .parameter(key)
                .ok_or_else(|| ConfigError::UnknownKey {
                    algorithm: self.id.clone(),
                    key: key.clone(),
                    known: entry.parameters.iter().map(|p| p.key).collect(),
                })?;
            if !accepts(parameter.kind, value) {
                return Err(ConfigError::BadValue {
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

    /// Checks the settings, as often as anybody likes: no file is opened.
    pub fn check(&self) -> Result<(), ConfigError> {
        self.checked().map(drop)
    }

    /// Turns the settings into parameters, and reads the files that they may name.
    pub fn prepare(&self) -> Result<PreparedSearch, ConfigError> {
        let mut prepared = self.checked()?;
        prepared.read_files(&self.settings()?)?;
        Ok(prepared)
    }

    /// The parameters but for what stands in files.
    pub(in crate::search) fn checked(&self) -> Result<PreparedSearch, ConfigError> {
        let unknown = || ConfigError::UnknownAlgorithm(self.id.clone());
        let algorithm = self.algorithm().ok_or_else(unknown)?;
        PreparedSearch::of(algorithm, &self.settings()?)
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

    /// Whether a parameter has a say under what else is set.
    pub fn heeds(&self, parameter: &Parameter) -> bool {
        let Some((key, words)) = parameter.only_with else {
            return true;
        };
        let parameters = self.parameters();
        parameters
            .get(key)
            .is_some_and(|now| words.contains(&now.as_str()))
    }

    /// The short name with what was set differently from the default: `rec SSS* c=3`. By it files
    /// and the command line tell one from another.
    pub fn label(&self) -> String {
        self.label_in(Lang::En)
    }

    /// The same for whoever reads this language.
    pub fn label_in(&self, lang: Lang) -> String {
        let mut label = self
            .entry()
            .map_or_else(|_| self.id.clone(), |e| e.short.get(lang).to_owned());
        let parameters = self.entry().map_or(&[][..], |e| e.parameters);
        for p in parameters {
            let is_spared = |keys: &[&str]| keys.iter().any(|key| self.set.contains_key(*key));
            let is_set = self.set.contains_key(p.key);
            if !is_set && p.names_it_unless.is_some_and(|keys| !is_spared(keys)) {
                label.push_str(&format!(" {}={}", p.key, p.default));
            }
        }
        for (key, value) in &self.set {
            let parameter = parameters.iter().find(|p| p.key == key);
            let is_default = parameter.is_some_and(|p| p.default == value);
            let names_it = parameter.is_some_and(|p| p.names_it_unless.is_some());
            if (names_it || !is_default) && !value.is_empty() {
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
        Kind::OneOf(words) | Kind::Algorithm(words) => words.contains(&value),
        Kind::IntegerOr { min, max, words } => words.contains(&value) || in_range(value, min, max),
        Kind::Schedule { min, max } => value.split(',').all(|part| in_range(part.trim(), min, max)),
        Kind::LevelsOr { words, kinds } => {
            words.contains(&value)
                || levels(value).all(|level| {
                    level.is_some_and(|(kind, number)| kinds.contains(&kind) && number >= 1)
                })
        }
        Kind::CellsOrBytes => byte_size::parse(value).is_some_and(|number| number >= 1),
        Kind::BytesOr { words } => {
            let size = byte_size::parse(value);
            words.contains(&value) || size.is_some_and(|bytes| bytes == 0 || bytes >= 1 << 10)
        }
    }
}

/// The conditions of a list, one a level, as kind and number; nothing for one that is not.
pub fn levels(text: &str) -> impl Iterator<Item = Option<(&str, u64)>> {
    text.split(',').map(|level| {
        let (kind, number) = level.trim().split_once(':')?;
        Some((kind, number.parse().ok()?))
    })
}

/// What the catalogue asks of an algorithm's parameters.
pub trait FromSettings: Sized {
    /// The parameters that these settings, which are right one by one, mean together.
    fn from_settings(settings: &Settings<'_>) -> Result<Self, ConfigError>;

    /// Reads the files that the settings name.
    fn read_files(&mut self, settings: &Settings<'_>) -> Result<(), ConfigError> {
        let _ = settings;
        Ok(())
    }
}

/// The parameters of an algorithm that has none.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct NoParameters {}

impl FromSettings for NoParameters {
    fn from_settings(_: &Settings<'_>) -> Result<NoParameters, ConfigError> {
        Ok(NoParameters {})
    }
}

/// Settings that have passed the check; reading them cannot fail.
pub struct Settings<'a> {
    pub entry: &'static AlgorithmInfo,
    choice: &'a AlgorithmConfig,
}

impl<'a> Settings<'a> {
    /// For questions that do not depend on whether the settings are right: what is none of the
    /// words of a parameter is read as its default.
    pub(super) fn unchecked(
        entry: &'static AlgorithmInfo,
        choice: &'a AlgorithmConfig,
    ) -> Settings<'a> {
        Settings { entry, choice }
    }

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
    pub fn refuse<S: Into<String>>(&self, why: impl Fn(Lang) -> S) -> ConfigError {
        ConfigError::Combination {
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
        let minimax = AlgorithmConfig::new("minimax");
        assert_eq!(minimax.label_in(Lang::Ja), "ミニマックス");
        assert_eq!(minimax.label_in(Lang::En), "minimax");
        assert_eq!(minimax.label(), "minimax");
        let recursive = AlgorithmConfig::new("recursive-sss");
        assert_eq!(recursive.label_in(Lang::Ja), recursive.label());
    }
}
