//! Predict, then reveal: which node comes next? On any run, with a score.

use crate::base::messages::tr;
use egui::{RichText, Ui};

use super::{card, quiet, says};
use crate::explain::question::Question;
use crate::gui::action::{Action, LessonAction};
use crate::gui::model::{Model, Phase};

pub fn ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let Some(predict) = model.predict() else {
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
                RichText::new(tr!(lang, learn_which_node_does_go_to, who)).color(palette.strong),
            );
            super::by_keys(ui, model);
            if predict.insisted {
                says(
                    ui,
                    RichText::new(tr!(lang, learn_guess_first_or_step_once))
                        .small()
                        .color(palette.text),
                );
            }
        } else if model.phase() == Phase::Running {
            says(
                ui,
                RichText::new(tr!(lang, learn_the_search_is_under_way)).color(palette.strong),
            );
        } else {
            says(
                ui,
                RichText::new(tr!(lang, learn_the_search_is_over_go)).color(palette.strong),
            );
        }
    });
    if let Some(last) = &predict.last {
        super::step::verdict(ui, model, last, |_| {});
    }
    ui.horizontal_wrapped(|ui| {
        let score = tr!(
            lang,
            learn_of_right,
            right = predict.right,
            asked = predict.asked
        );
        says(ui, RichText::new(score).strong());
        if predict.asked > 0
            && quiet(
                ui,
                tr!(lang, learn_reset),
                tr!(lang, learn_start_counting_anew),
            )
            .clicked()
        {
            actions.push(Action::Lesson(LessonAction::ResetScore));
        }
        let tip = tr!(lang, learn_before_every_step_you_are);
        if quiet(ui, tr!(lang, learn_stop_predicting), tip).clicked() {
            actions.push(Action::Lesson(LessonAction::Predict(false)));
        }
    });
}
