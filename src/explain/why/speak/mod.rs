//! Reasons in words, in the notation of the papers. P is the node asked about.

mod ending;
mod proof;
mod turn;

use super::Why;
use super::sentence::{Sentence, sentence};
use crate::base::messages::Lang;
use crate::search::code::Line;
use crate::trace::method::Method;

/// In which language, and about which search.
#[derive(Clone, Copy, Debug)]
pub struct Explainer {
    pub lang: Lang,
    pub method: Method,
    /// The algorithm's pseudo-code, for the names of its rules.
    pub code: &'static [Line],
}

impl Explainer {
    pub fn say(&self, why: &Why) -> Sentence {
        match *why {
            Why::NotGenerated { .. }
            | Why::Waits { .. }
            | Why::Sleeps { .. }
            | Why::Turn { .. }
            | Why::Doomed(_) => self.not_yet(why),
            Why::Merit { rule, merit } => self.merit(rule, merit),
            Why::Key { rule, key } => self.key(rule, key),
            Why::Selected { .. } | Why::State { .. } => self.selected(why),
            Why::Solves { .. } | Why::Entered { .. } | Why::Again { .. } | Why::Allowed { .. } => {
                self.searched(why)
            }
            Why::Closed { how, meeting } => self.closed(how, meeting),
            Why::Refuted { .. }
            | Why::BestPossible { .. }
            | Why::Table { .. }
            | Why::Spent { .. }
            | Why::LeftOut { .. }
            | Why::Removed { .. }
            | Why::ToldCut { .. } => self.cut(why),
            Why::Freed { under } => sentence!(self.lang, why_its_cell_was_freed_when, under),
            Why::Leaf(value) => sentence!(self.lang, why_a_leaf_f_p, value),
            Why::Numbers { .. }
            | Why::Tip { .. }
            | Why::Chosen { .. }
            | Why::Left { .. }
            | Why::KnownNumbers { .. } => self.by_numbers(why),
            Why::Value { .. } | Why::Failed { .. } => self.value(why),
        }
    }
}
