//! What can go wrong with an experiment, as sentences.

use std::path::PathBuf;

use super::lock::Holder;
use crate::base::messages::{Lang, Localize, Words, localized_error, tr};
use crate::base::platform::NoThread;
use crate::search::catalogue::ConfigError;

#[derive(Clone, PartialEq, Debug)]
pub enum LabError {
    NoExperiment(String),
    File {
        path: PathBuf,
        reason: Words,
    },
    /// A file whose name is in the sentence already.
    Unreadable(Words),
    Syntax {
        path: PathBuf,
        line: usize,
        column: usize,
        reason: String,
    },
    OtherPlan(PathBuf),
    Busy {
        folder: PathBuf,
        holder: Option<Holder>,
    },
    NoPlan(PathBuf),
    Disagree(String),
    BadShard(String),
    NoSet(String),
    BadPosition {
        line: usize,
        reason: Words,
    },
    BadOwnPosition {
        number: usize,
        reason: Words,
    },
    Empty(Words),
    AlgorithmConfig(ConfigError),
    NoThread(NoThread),
    TooMany {
        searches: usize,
        most: usize,
    },
    BrokeDown,
    Twice(String),
}

impl Localize for LabError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            LabError::NoExperiment(id) => tr!(lang, lab_no_experiment, id),
            LabError::File { path, reason } => {
                let reason = reason.get(lang);
                tr!(lang, lab_bad_file, path = path.display(), reason)
            }
            LabError::Unreadable(reason) => reason.get(lang).to_owned(),
            LabError::Syntax {
                path,
                line,
                column,
                reason,
            } => {
                let path = path.display();
                tr!(lang, lab_syntax, path, line, column, reason)
            }
            LabError::OtherPlan(path) => tr!(lang, lab_other_plan, path = path.display()),
            LabError::Busy { folder, holder } => {
                let who = match holder {
                    Some(holder) => holder.localize(lang),
                    None => tr!(lang, lab_another_process).to_owned(),
                };
                tr!(lang, lab_busy, folder = folder.display(), who)
            }
            LabError::NoPlan(path) => tr!(lang, lab_no_plan, path = path.display()),
            LabError::Disagree(cell) => tr!(lang, lab_disagree, cell),
            LabError::BadShard(text) => tr!(lang, lab_bad_shard, text),
            LabError::NoSet(id) => tr!(lang, lab_no_set, id),
            LabError::BadPosition { line, reason } => {
                tr!(lang, lab_bad_position, line, reason = reason.get(lang))
            }
            LabError::BadOwnPosition { number, reason } => {
                tr!(
                    lang,
                    lab_bad_own_position,
                    number,
                    reason = reason.get(lang)
                )
            }
            LabError::Empty(reason) => tr!(lang, lab_empty, reason = reason.get(lang)),
            LabError::AlgorithmConfig(error) => error.localize(lang),
            LabError::NoThread(error) => error.localize(lang),
            LabError::TooMany { searches, most } => tr!(lang, lab_too_many, searches, most),
            LabError::BrokeDown => tr!(lang, lab_broke_down).to_owned(),
            LabError::Twice(cell) => tr!(lang, lab_twice, cell),
        }
    }
}

localized_error!(LabError);

impl From<NoThread> for LabError {
    fn from(error: NoThread) -> LabError {
        LabError::NoThread(error)
    }
}

impl From<ConfigError> for LabError {
    fn from(error: ConfigError) -> LabError {
        LabError::AlgorithmConfig(error)
    }
}

/// The sentence of something else that went wrong, in every language.
pub fn in_words(error: &dyn Localize) -> Words {
    Words::of(|lang| error.localize(lang))
}
