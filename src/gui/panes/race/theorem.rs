//! The theorem with its figures once both have finished, or the condition that is not met.

use egui::{RichText, Ui};

use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::model::{Model, RunState};
use crate::gui::shell::sheets::PROMISES;
use crate::gui::shell::status::group;
use crate::search::catalogue::{Promise, surpasses};

pub fn ui(ui: &mut Ui, model: &Model, pair: (usize, usize), actions: &mut Vec<Action>) {
    let (text, good) = sentence(model, pair);
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

/// What can be said about the two, and whether it is the theorem come true.
pub fn sentence(model: &Model, (a, b): (usize, usize)) -> (String, bool) {
    let lang = model.lang();
    let runners = model.runners();
    let (Some(left), Some(right)) = (&runners[a].run, &runners[b].run) else {
        return (String::new(), false);
    };
    let (name_a, name_b) = (runners[a].choice.label(), runners[b].choice.label());
    let promise = surpasses(left.choice(), right.choice());
    let over = |run: &crate::gui::model::Run| run.state() == RunState::Finished;
    let given_up = |run: &crate::gui::model::Run| {
        matches!(run.state(), RunState::Stopped(_) | RunState::Failed(_))
    };
    if given_up(left) || given_up(right) {
        return (
            lang.pick(
                "One of the two did not come to its end: nothing can be said of all their leaves.",
                "一方が最後まで探索していないので、端末全体については何も言えない。",
            )
            .to_owned(),
            false,
        );
    }
    if !(over(left) && over(right)) {
        return (
            lang.pick("The race is still on.", "競走中です。")
                .to_owned(),
            false,
        );
    }
    let (Some(leaves_a), Some(leaves_b)) = (left.leaves(), right.leaves()) else {
        return (
            lang.pick(
                "Leaves were not listed: not checked.",
                "端末の一覧がないため未検証。",
            )
            .to_owned(),
            false,
        );
    };
    let Some(overlap) = leaves_a.compare(leaves_b) else {
        return (
            lang.pick(
                "There were too many leaves to keep them all: not checked.",
                "端末が多すぎてすべては保持できないため未検証。",
            )
            .to_owned(),
            false,
        );
    };
    let (n_a, n_b) = (group(leaves_a.len() as u64), group(leaves_b.len() as u64));
    let fact = if overlap.left_is_subset() {
        lang.pick(
            format!("{name_a} evaluated {n_a} leaves, all of them among {name_b}'s {n_b}."),
            format!("{name_a}の評価した{n_a}個の端末は、すべて{name_b}の{n_b}個に含まれる。"),
        )
    } else {
        let alone = group(overlap.only_left);
        lang.pick(
            format!("{name_a} evaluated {n_a} leaves, {alone} of them not among {name_b}'s {n_b}."),
            format!(
                "{name_a}の評価した{n_a}個の端末のうち{alone}個は{name_b}の{n_b}個に含まれない。"
            ),
        )
    };
    match promise {
        Ok(promise) => {
            let by = match promise {
                Promise::Eligible => lang.pick("As Lemma 3.1 promises: ", "補題3.1の通り: "),
                Promise::WithinAlphaBeta => lang.pick("As it must be: ", "必ずそうなる: "),
                Promise::MtIdentity if is_alpha_beta(&runners[b].choice.id) => {
                    lang.pick("As it must be: ", "必ずそうなる: ")
                }
                Promise::MtIdentity => {
                    lang.pick("SSS* is α-β with a table: ", "SSS*は表を持つα-βである: ")
                }
                Promise::Same => lang.pick("The same search: ", "同じ探索: "),
            };
            (format!("{by}{fact}"), true)
        }
        Err(missing) => (format!("{fact} {}", missing.text().get(lang)), false),
    }
}

fn is_alpha_beta(id: &str) -> bool {
    matches!(id, "alpha-beta" | "gsearch-alpha-beta")
}
