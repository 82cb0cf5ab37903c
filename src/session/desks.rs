//! What a session file keeps of the desks beside the one on which searches are watched.

use serde::{Deserialize, Serialize};

use crate::problem::Problem;

/// The other desks. What is as it is in a new window is not written.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Desks {
    /// The desk in front, by its name; that of the searches if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub front: Option<String>,
    /// The position that is solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solve: Option<Problem>,
    /// The position from which the next game can be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<Problem>,
    /// The game that is being played, as those write it who play it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The lesson that is open, by its id, and its step, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<(String, usize)>,
    /// The experiment that is looked at, by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub experiment: Option<String>,
}

impl Desks {
    pub fn is_empty(&self) -> bool {
        *self == Desks::default()
    }
}
