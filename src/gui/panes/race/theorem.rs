//! The theorem with its figures once both have finished, or the condition that is not met.

use egui::{RichText, Ui};

use crate::gui::model::{Model, RunState};
use crate::gui::shell::status::group;
use crate::search::catalogue::{Promise, surpasses};

pub fn ui(ui: &mut Ui, model: &Model, pair: (usize, usize)) {
    let (text, good) = sentence(model, pair);
    let palette = model.theme().palette();
    let color = if good { palette.good } else { palette.weak };
    let response = ui.add(egui::Label::new(RichText::new(text).color(color)).wrap());
    let lang = model.lang();
    response.on_hover_ui(|ui| {
        ui.set_max_width(420.0);
        ui.label(lang.pick(
            "Lemma 3.1 (paper 000): every search that selects only eligible nodes surpasses α-β: on every tree it searches \
             and expands only what α-β searches and expands, and no other search does. Theorem 3.1: SSS* is unsurpassed.",
            "補題3.1(論文000): 有資格な節点だけを選ぶ探索はα-βを凌ぐ。すなわち、どの木でもα-βが探索・展開する節点しか探索・展開しない。\
             逆に有資格でない探索はα-βを凌がない。定理3.1: SSS*は非劣である。",
        ));
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
