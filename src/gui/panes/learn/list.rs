//! The lessons, with what has been achieved in each.

use std::sync::Arc;

use crate::base::messages::tr;
use egui::{Frame, Label, Margin, RichText, Sense, Ui, UiBuilder, WidgetInfo};

use crate::gui::action::{Action, FileWish, LessonAction};
use crate::gui::model::Model;
use crate::gui::shell::focus::Lead;
use crate::gui::theme;
use crate::session::lesson::Lesson;

/// A page wider than so many sizes of the body's type has two columns.
const TWO_COLUMNS: f32 = 62.0;

pub fn ui(ui: &mut Ui, model: &Model, lead: &mut Lead, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let lessons = model.learn().library();
    let is_done = |lesson: &&Arc<Lesson>| best_score(model, &lesson.id).is_some();
    let finished = lessons.iter().filter(is_done).count();
    ui.horizontal_wrapped(|ui| {
        ui.strong(tr!(lang, learn_lessons));
        ui.weak(tr!(lang, learn_of_done, finished, lessons = lessons.len()));
    });
    if let Some(next) = model.learn().next() {
        let title = next.title.get(lang);
        let go_on = super::primary(
            ui,
            model,
            &tr!(lang, learn_next_list, title),
            tr!(lang, learn_go_on_with_the_next),
        );
        lead.offer(&go_on);
        if go_on.clicked() {
            actions.push(Action::Lesson(LessonAction::Start(next.id.clone())));
        }
    }
    // All in one page, where it is wide enough.
    let columns = match ui.available_width() >= TWO_COLUMNS * theme::body_size(model.presentation())
    {
        true => 2,
        false => 1,
    };
    let rows = lessons.len().div_ceil(columns).max(1);
    ui.columns(columns, |columns| {
        for (i, lesson) in lessons.iter().enumerate() {
            row(&mut columns[i / rows], model, (i, lesson), lead, actions);
        }
    });
    let open = super::quiet(
        ui,
        tr!(lang, learn_open_a_lesson_file),
        tr!(lang, learn_a_lesson_of_your_own),
    );
    if open.clicked() {
        actions.push(Action::Files(FileWish::Open));
    }
}

/// The best score in a lesson, in percent, if it was gone through.
fn best_score(model: &Model, id: &str) -> Option<u32> {
    let scores = &model.settings().lessons;
    scores.iter().find(|(l, _)| l == id).map(|&(_, best)| best)
}

/// A lesson: what it teaches, how long it takes, and how far somebody has come in it.
fn row(
    ui: &mut Ui,
    model: &Model,
    (i, lesson): (usize, &Lesson),
    lead: &mut Lead,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let best = best_score(model, &lesson.id);
    let title = lesson.title.get(lang);
    let row = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
        let hovered = ui.response().hovered();
        let fill = if hovered {
            palette.accent_soft
        } else {
            palette.raised
        };
        Frame::new()
            .fill(fill)
            .corner_radius(5)
            .inner_margin(Margin::symmetric(8, 5))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add(
                    Label::new(
                        RichText::new(format!("{}. {title}", i + 1))
                            .strong()
                            .color(palette.strong),
                    )
                    .selectable(false)
                    .wrap(),
                );
                if !lesson.about.is_empty() {
                    let about = RichText::new(lesson.about.get(lang)).small();
                    ui.add(
                        Label::new(about.color(palette.weak))
                            .selectable(false)
                            .wrap(),
                    );
                }
                ui.horizontal_wrapped(|ui| {
                    let minutes = tr!(lang, learn_min, minutes = lesson.minutes);
                    ui.add(
                        Label::new(RichText::new(minutes).small().color(palette.weak))
                            .selectable(false),
                    );
                    if let Some(best) = best {
                        let done = tr!(lang, learn_done, best);
                        ui.add(
                            Label::new(RichText::new(done).small().strong().color(palette.good))
                                .selectable(false),
                        );
                    }
                    // What was done once may be gone through again.
                    if let Some(begun) = model.begun(lesson) {
                        let (at, of) = (begun.step + 1, lesson.steps.len());
                        let left = tr!(lang, learn_left_at_step_of, at, of);
                        ui.add(
                            Label::new(RichText::new(left).small().color(palette.accent))
                                .selectable(false),
                        );
                    }
                });
            });
    });
    let name = tr!(lang, learn_lesson, i = i + 1, title);
    let response = row.response.on_hover_cursor(egui::CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
    lead.offer(&response);
    if response.clicked() {
        actions.push(Action::Lesson(LessonAction::Start(lesson.id.clone())));
    }
}
