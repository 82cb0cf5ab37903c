//! The theorem with its figures once both have finished, or the condition that is not met.

use crate::base::messages::{keys, tr};
use egui::{RichText, Ui};

use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::model::{Model, Run, RunState};
use crate::gui::shell::sheets::PROMISES;
use crate::search::catalogue::{Assumptions, KnownBounds, Theorem, Unmet, both_know, surpasses};
use crate::trace::Overlap;

/// The comparison, kept until another pair, run or end changes it: leaf sets can be large.
#[derive(Default)]
pub struct TheoremRow {
    of: Option<Key>,
    standing: Standing,
}

/// Which two runs, how far they are.
type Key = [(u64, RunState); 2];

/// What can be said of two runs.
#[derive(Default)]
enum Standing {
    /// One of the two is not there.
    #[default]
    Absent,
    Running,
    GivenUp,
    NotListed,
    TooMany,
    Compared {
        overlap: Overlap,
        promise: Result<Theorem, Unmet>,
        known: Option<KnownBounds>,
    },
}

impl TheoremRow {
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        pair: (usize, usize),
        actions: &mut Vec<Action>,
    ) {
        self.refresh(model, pair);
        let (text, good) = self.standing.say(model, pair);
        let palette = model.theme().palette();
        let color = if good { palette.good } else { palette.weak };
        let lang = model.lang();
        ui.horizontal_wrapped(|ui| {
            let label = egui::Label::new(RichText::new(text).color(color)).wrap();
            ui.add(label).on_hover_ui(|ui| {
                ui.set_max_width(420.0);
                let about = [keys::window_lemma_3_1, keys::window_theorem_3_1];
                for (promise, text) in PROMISES.iter().filter(|(name, _)| about.contains(name)) {
                    ui.strong(promise.get(lang));
                    ui.label(text.get(lang));
                }
            });
            let why = ui
                .link(RichText::new(tr!(lang, watch_the_theorem)).small())
                .on_hover_text(tr!(lang, watch_lemma_3_1_theorem_3));
            if why.clicked() {
                actions.push(Action::Command(Command::WhatIsCounted));
            }
        });
    }

    /// The leaves of both, where both have come to their end and have listed them all.
    pub fn overlap(&self) -> Option<Overlap> {
        match self.standing {
            Standing::Compared { overlap, .. } => Some(overlap),
            _ => None,
        }
    }

    pub fn refresh(&mut self, model: &Model, (a, b): (usize, usize)) {
        let (Some(left), Some(right)) = (model.run(a), model.run(b)) else {
            *self = TheoremRow::default();
            return;
        };
        let key = [left, right].map(|run| (run.number(), run.state()));
        if self.of.as_ref() != Some(&key) {
            self.standing = Standing::of(left, right);
            self.of = Some(key);
        }
    }
}

impl Standing {
    fn of(left: &Run, right: &Run) -> Standing {
        let given_up =
            |run: &Run| matches!(run.state(), RunState::Stopped(_) | RunState::Failed(_));
        if given_up(left) || given_up(right) {
            return Standing::GivenUp;
        }
        if [left, right]
            .iter()
            .any(|r| r.state() != RunState::Finished)
        {
            return Standing::Running;
        }
        let (Some(of_left), Some(of_right)) = (left.leaves(), right.leaves()) else {
            return Standing::NotListed;
        };
        match of_left.compare(of_right) {
            None => Standing::TooMany,
            Some(overlap) => {
                let (a, b) = (left.choice(), right.choice());
                let ground = Assumptions::of(left.problem());
                Standing::Compared {
                    overlap,
                    promise: surpasses(a, b, ground),
                    known: both_know(a, b, ground),
                }
            }
        }
    }

    /// The sentence, and whether it is the theorem come true.
    fn say(&self, model: &Model, (a, b): (usize, usize)) -> (String, bool) {
        let lang = model.lang();
        let (overlap, promise, known) = match self {
            Standing::Absent => return (String::new(), false),
            Standing::GivenUp => {
                let words = tr!(lang, watch_one_of_the_two_did);
                return (words.to_owned(), false);
            }
            Standing::Running => {
                let words = tr!(lang, watch_the_race_is_still_on);
                return (words.to_owned(), false);
            }
            Standing::NotListed => {
                let words = tr!(lang, watch_leaves_were_not_listed_not);
                return (words.to_owned(), false);
            }
            Standing::TooMany => {
                let words = tr!(lang, watch_there_were_too_many_leaves);
                return (words.to_owned(), false);
            }
            Standing::Compared {
                overlap,
                promise,
                known,
            } => (overlap, promise, known),
        };
        let [left, right] = [a, b].map(|i| &model.runners()[i].choice);
        let (name_a, name_b) = (left.label_in(lang), right.label_in(lang));
        let n_a = overlap.both + overlap.only_left;
        let n_b = overlap.both + overlap.only_right;
        let fact = if overlap.left_is_subset() {
            tr!(
                lang,
                watch_evaluated_leaves_all_of_them,
                name_a,
                n_a,
                name_b,
                n_b
            )
        } else if overlap.both == 0 {
            tr!(
                lang,
                watch_evaluated_leaves_none_of_them,
                name_a,
                n_a,
                name_b,
                n_b
            )
        } else {
            let alone = overlap.only_left;
            tr!(
                lang,
                watch_evaluated_leaves_of_them_not,
                name_a,
                n_a,
                alone,
                name_b,
                n_b
            )
        };
        let over = |i: usize| model.run(i).is_some_and(Run::is_over);
        let fact = match over(a) && over(b) {
            true => fact,
            // Beside counts of an earlier moment.
            false => tr!(lang, watch_in_the_end, fact),
        };
        match promise {
            Ok(_) if !overlap.left_is_subset() => {
                let words = tr!(lang, watch_the_theorem_says_otherwise_this);
                (format!("{fact} {words}"), false)
            }
            Ok(promise) => {
                let by = match promise {
                    Theorem::Eligible => tr!(lang, watch_as_lemma_3_1_promises),
                    Theorem::Informed => tr!(lang, watch_as_the_informed_lemma_promises),
                    Theorem::MtIdentity => {
                        tr!(lang, watch_sss_is_alpha_beta_with)
                    }
                    Theorem::WithinAlphaBeta | Theorem::WithinStockman => {
                        tr!(lang, watch_as_it_must_be)
                    }
                    Theorem::Same => tr!(lang, watch_the_same_search),
                };
                let known = known.and_then(KnownBounds::text);
                let known = known.map_or(String::new(), |text| format!(" {}", text.get(lang)));
                (format!("{by}{fact}{known}"), true)
            }
            Err(missing) => (format!("{fact} {}", missing.text().get(lang)), false),
        }
    }
}
