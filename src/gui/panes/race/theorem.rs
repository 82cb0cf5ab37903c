//! The theorem with its figures once both have finished, or the condition that is not met.

use egui::{RichText, Ui};

use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::digits::group;
use crate::gui::model::{Model, Run, RunState};
use crate::gui::shell::sheets::PROMISES;
use crate::search::catalogue::{Ground, Missing, Promise, surpasses};
use crate::trace::Overlap;

/// The comparison, kept until another pair, run or end changes it: leaf sets can be large.
#[derive(Default)]
pub struct Theorem {
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
        promise: Result<Promise, Missing>,
    },
}

impl Theorem {
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
                for name in ["Lemma 3.1", "Theorem 3.1"] {
                    let found = PROMISES.iter().find(|(promise, _)| promise.en == name);
                    if let Some((promise, text)) = found {
                        ui.strong(promise.get(lang));
                        ui.label(text.get(lang));
                    }
                }
            });
            let why = ui
                .link(RichText::new(lang.pick("the theorem", "定理")).small())
                .on_hover_text(lang.pick(
                    "Lemma 3.1, Theorem 3.1 and their conditions, in the help",
                    "補題3.1・定理3.1とその条件をヘルプで見る",
                ));
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
            *self = Theorem::default();
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
            Some(overlap) => Standing::Compared {
                overlap,
                promise: surpasses(left.choice(), right.choice(), Ground::of(left.problem())),
            },
        }
    }

    /// The sentence, and whether it is the theorem come true.
    fn say(&self, model: &Model, (a, b): (usize, usize)) -> (String, bool) {
        let lang = model.lang();
        let (overlap, promise) = match self {
            Standing::Absent => return (String::new(), false),
            Standing::GivenUp => {
                let words = lang.pick(
                    "One of the two did not come to its end: nothing can be said of all their leaves.",
                    "一方が最後まで探索していないので、端末全体については何も言えない。",
                );
                return (words.to_owned(), false);
            }
            Standing::Running => {
                let words = lang.pick("The race is still on.", "競走中です。");
                return (words.to_owned(), false);
            }
            Standing::NotListed => {
                let words = lang.pick(
                    "Leaves were not listed: not checked.",
                    "端末の一覧がないため未検証。",
                );
                return (words.to_owned(), false);
            }
            Standing::TooMany => {
                let words = lang.pick(
                    "There were too many leaves to keep them all: not checked.",
                    "端末が多すぎてすべては保持できないため未検証。",
                );
                return (words.to_owned(), false);
            }
            Standing::Compared { overlap, promise } => (overlap, promise),
        };
        let [left, right] = [a, b].map(|i| &model.runners()[i].choice);
        let (name_a, name_b) = (left.label_in(lang), right.label_in(lang));
        let n_a = group(overlap.both + overlap.only_left);
        let n_b = group(overlap.both + overlap.only_right);
        let fact = if overlap.left_is_subset() {
            lang.pick(
                format!("{name_a} evaluated {n_a} leaves, all of them among {name_b}'s {n_b}."),
                format!("{name_a}の評価した{n_a}個の端末は、すべて{name_b}の{n_b}個に含まれる。"),
            )
        } else if overlap.both == 0 {
            lang.pick(
                format!("{name_a} evaluated {n_a} leaves, none of them among {name_b}'s {n_b}."),
                format!("{name_a}の評価した{n_a}個の端末は、{name_b}の{n_b}個に一つも含まれない。"),
            )
        } else {
            let alone = group(overlap.only_left);
            lang.pick(
                format!(
                    "{name_a} evaluated {n_a} leaves, {alone} of them not among {name_b}'s {n_b}."
                ),
                format!(
                    "{name_a}の評価した{n_a}個の端末のうち{alone}個は{name_b}の{n_b}個に含まれない。"
                ),
            )
        };
        let over = |i: usize| model.run(i).is_some_and(Run::is_over);
        let fact = match over(a) && over(b) {
            true => fact,
            // Beside counts of an earlier moment.
            false => lang.pick(format!("In the end {fact}"), format!("最終的に、{fact}")),
        };
        match promise {
            Ok(_) if !overlap.left_is_subset() => {
                let words = lang.pick(
                    "The theorem says otherwise: this is an error in Yomiki, please report it.",
                    "定理に反する。Yomikiの誤りなので報告してください。",
                );
                (format!("{fact} {words}"), false)
            }
            Ok(promise) => {
                let by = match promise {
                    Promise::Eligible => lang.pick("As Lemma 3.1 promises: ", "補題3.1の通り: "),
                    Promise::MtIdentity => {
                        lang.pick("SSS* is α-β with a table: ", "SSS*は表を持つα-βである: ")
                    }
                    Promise::WithinAlphaBeta | Promise::WithinStockman => {
                        lang.pick("As it must be: ", "必ずそうなる: ")
                    }
                    Promise::Same => lang.pick("The same search: ", "同じ探索: "),
                };
                (format!("{by}{fact}"), true)
            }
            Err(missing) => (format!("{fact} {}", missing.text().get(lang)), false),
        }
    }
}
