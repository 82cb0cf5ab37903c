//! Predict, then reveal: which node comes next? On any run, with a score.

use egui::{RichText, Ui};

use super::{card, quiet, says};
use crate::gui::action::{Action, LessonAction};
use crate::gui::model::{Model, Phase};
use crate::gui::pane_kind::PaneKind;
use crate::gui::shell::focus;
use crate::trace::question::Question;

pub fn ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let mut on = model.learn().predict().is_some();
    let toggle = ui
        .checkbox(
            &mut on,
            lang.pick("Predict, then reveal", "予想してから見る"),
        )
        .on_hover_text(lang.pick(
            "Before every step you are asked which node comes next; click it in the tree",
            "一歩ごとに、次の節点を予想して木の中でクリックします",
        ));
    if toggle.changed() {
        actions.push(Action::Lesson(LessonAction::Predict(on)));
        if on && focus::is_by_keys(ui.ctx()) {
            // That is where answers are given.
            actions.push(Action::LeadKeys(PaneKind::Trees));
        }
    }
    let Some(predict) = model.learn().predict() else {
        return;
    };
    let runner = model.active_runner();
    let who = model
        .runners()
        .get(runner)
        .map_or_else(String::new, |r| r.label_in(model.lang()));
    let runs = model.asked();
    let waiting = runs
        .get(runner)
        .is_some_and(|asked| asked.solve(Question::Next).is_some());
    let line = if predict.insisted {
        palette.warn
    } else {
        palette.accent
    };
    card(ui, palette.accent_soft, line, |ui| {
        if waiting {
            says(
                ui,
                RichText::new(lang.pick(
                    format!("Which node does {who} go to next? Click it."),
                    format!("{who}は次にどの節点へ進みますか。クリックしてください。"),
                ))
                .color(palette.strong),
            );
            super::by_keys(ui, model);
            if predict.insisted {
                says(
                    ui,
                    RichText::new(lang.pick(
                        "Guess first, or step once more to be shown.",
                        "まず予想を。もう一度進めると答えを見ます。",
                    ))
                    .small()
                    .color(palette.text),
                );
            }
        } else if model.phase() == Phase::Running {
            says(
                ui,
                RichText::new(lang.pick(
                    "The search is under way. You are asked as soon as there is something to predict.",
                    "探索中です。予想できるものができたら尋ねます。",
                ))
                .color(palette.strong),
            );
        } else {
            says(
                ui,
                RichText::new(lang.pick(
                    "The search is over. Go back to the start for another round.",
                    "探索は終わりました。最初に戻ればもう一度できます。",
                ))
                .color(palette.strong),
            );
        }
    });
    if let Some(last) = &predict.last {
        super::step::verdict(ui, model, last, |_| {});
    }
    ui.horizontal_wrapped(|ui| {
        let score = lang.pick(
            format!("{} of {} right", predict.right, predict.asked),
            format!("{}問中{}問正解", predict.asked, predict.right),
        );
        says(ui, RichText::new(score).strong());
        if predict.asked > 0
            && quiet(
                ui,
                lang.pick("Reset", "リセット"),
                lang.pick("Start counting anew", "得点を数え直す"),
            )
            .clicked()
        {
            actions.push(Action::Lesson(LessonAction::ResetScore));
        }
    });
    ui.separator();
}
