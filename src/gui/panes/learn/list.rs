//! The lessons, with what has been achieved in each.

use crate::base::messages::tr;
use egui::{Frame, Label, Margin, RichText, Sense, Ui, UiBuilder, WidgetInfo};

use crate::gui::action::{Action, FileWish, LessonAction};
use crate::gui::model::Model;
use crate::gui::shell::focus::Lead;

pub fn ui(ui: &mut Ui, model: &Model, lead: &mut Lead, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let lessons = model.learn().library();
    let done = |id: &str| {
        let scores = &model.settings().lessons;
        scores.iter().find(|(l, _)| l == id).map(|&(_, best)| best)
    };
    let finished = lessons.iter().filter(|l| done(&l.id).is_some()).count();
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
    for (i, lesson) in lessons.iter().enumerate() {
        let best = done(&lesson.id);
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
                                Label::new(
                                    RichText::new(done).small().strong().color(palette.good),
                                )
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
    let open = super::quiet(
        ui,
        tr!(lang, learn_open_a_lesson_file),
        tr!(lang, learn_a_lesson_of_your_own),
    );
    if open.clicked() {
        actions.push(Action::Files(FileWish::Open));
    }
}
