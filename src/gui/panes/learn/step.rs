//! One step of a lesson: its text, its question, what became of the answer, and the way on.

use crate::base::messages::{Text, keys, tr};
use egui::{Id, RichText, ScrollArea, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo, vec2};

use super::super::room as room_of;
use super::text::Said;
use super::{LearnPane, Led, card, primary, quiet, says, text};
use crate::gui::action::{Action, LessonAction};
use crate::gui::command::Command;
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Course, Model, Reply};
use crate::gui::pane_kind::PaneKind;
use crate::gui::pane_tool::PaneTool;
use crate::gui::panes::tools;
use crate::gui::scripts;
use crate::gui::shell::focus::{self, Follows};
use crate::problem::Value;
use crate::session::lesson::{Ask, Medium};

pub fn ui(
    ui: &mut Ui,
    model: &Model,
    course: &Course,
    LearnPane {
        typed,
        told,
        said,
        letters,
        led,
        restarting,
        ..
    }: &mut LearnPane,
    actions: &mut Vec<Action>,
) {
    header(ui, model, course, restarting, actions);
    let lead = leads(ui, model, course, led);
    if lead && course.open_question().is_some_and(Ask::is_clicked) {
        actions.push(Action::LeadKeys(PaneKind::Trees));
    }
    let footer = if model.is_slide() {
        0.0
    } else {
        ui.spacing().interact_size.y + 10.0
    };
    let room = (ui.available_height() - footer).max(40.0);
    let height = ScrollArea::vertical()
        .id_salt(("step", course.step_number()))
        .max_height(room)
        .min_scrolled_height(room)
        .auto_shrink([false, false])
        .show_to_read(ui, &[PaneKind::Learn, PaneKind::Trees].map(room_of), |ui| {
            if model.is_slide() {
                letters.apply(ui);
            }
            if let Some(trouble) = course.trouble() {
                ui.colored_label(model.theme().palette().bad, trouble);
                return 0.0;
            }
            let words = course.step().text.get(model.lang());
            text::ui(ui, model, course.runner(), words, said, actions);
            if course.step().overlay {
                overlay_legend(ui, model);
            }
            ui.add_space(4.0);
            if !model.is_on_stage() {
                off_stage(ui, model, course, actions);
            } else if course.is_ready() {
                question(ui, model, course, typed, lead, actions);
                // What was just said must be seen, however long the text before it is.
                let now = (course.reply().cloned(), course.is_hinted());
                if *told != now {
                    *told = now;
                    ui.scroll_to_cursor(Some(egui::Align::BOTTOM));
                }
            }
            ui.min_rect().height()
        });
    if model.is_slide() {
        letters.learn(ui, height, room);
    } else {
        navigation(ui, model, course, lead, actions);
    }
    let again = |action: &Action| match action {
        Action::Lesson(LessonAction::Step(to)) => *to == course.step_number(),
        _ => false,
    };
    if actions.iter().any(again) {
        // The same step is set up again: the keyboard is led on again, too.
        *led = None;
    }
}

/// Whether the keyboard is to be led on now: to the answer of a question that has just come up, or
/// to the way on where there is none.
fn leads(ui: &Ui, model: &Model, course: &Course, led: &mut Option<Led>) -> bool {
    if !course.is_ready() || !model.is_on_stage() {
        return false;
    }
    let here = Some(Led {
        lesson: course.lesson().id.clone(),
        step: course.step_number(),
        open: course.open_question().is_some(),
        // Its button is gone.
        hinted: course.is_hinted(),
    });
    let arrived = *led != here;
    *led = here;
    arrived && focus::is_by_keys(ui.ctx())
}

fn header(
    ui: &mut Ui,
    model: &Model,
    course: &Course,
    restarting: &mut Option<usize>,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let palette = model.theme().palette();
    if !model.is_slide() {
        header_buttons(ui, model, course, restarting, actions);
    }
    says(
        ui,
        RichText::new(course.lesson().title.get(lang))
            .strong()
            .size(ui.text_style_height(&egui::TextStyle::Body) * 1.05)
            .color(palette.strong),
    );
    progress(ui, model, course, actions);
}

fn header_buttons(
    ui: &mut Ui,
    model: &Model,
    course: &Course,
    restarting: &mut Option<usize>,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    // From left to right also for Tab, which goes as they are made.
    ui.horizontal_wrapped(|ui| {
        if quiet(
            ui,
            tr!(lang, learn_lessons_step),
            tr!(lang, learn_leave_the_lesson_and_come),
        )
        .clicked()
        {
            actions.push(Action::Lesson(LessonAction::Leave));
        }
        for_class(ui, model, actions);
        start_over(ui, model, course, restarting, actions);
    });
}

/// Asks once more where answers would be lost.
fn start_over(
    ui: &mut Ui,
    model: &Model,
    course: &Course,
    restarting: &mut Option<usize>,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let at = course.step_number();
    let asked = *restarting == Some(at);
    let button = match asked {
        true => quiet(
            ui,
            tr!(lang, learn_lose_the_answers),
            tr!(lang, learn_press_once_more_to_start),
        ),
        false => {
            let again = tr!(lang, learn_start_the_lesson_over);
            icons::button(ui, Icon::Reset, again, true)
        }
    };
    if button.clicked() {
        let sure = asked || !course.has_answers();
        *restarting = (!sure).then_some(at);
        if sure {
            actions.push(Action::Lesson(LessonAction::Restart));
        }
    }
}

/// What a lecturer takes away: slides, and paper for those who learn.
fn for_class(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let offered = [
        PaneTool::Slides,
        PaneTool::ExerciseSheet,
        PaneTool::AnswerKey,
    ];
    ui.menu_button(tr!(lang, learn_for_class), |ui| {
        for tool in offered {
            if tools::offer(ui, model, tool, actions).clicked() {
                ui.close();
            }
        }
    })
    .response
    .on_hover_text(tr!(lang, learn_slides_exercise_sheet_and_answer));
}

/// A dot a step: questions are square, those answered at once green, others orange.
fn progress(ui: &mut Ui, model: &Model, course: &Course, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for (i, step) in course.lesson().steps.iter().enumerate() {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(14.0), Sense::click());
            let here = i == course.step_number();
            let color = match course.score(i) {
                Some(true) => palette.good,
                Some(false) => palette.warn,
                None if here => palette.accent,
                None => palette.line,
            };
            let fill = here || course.score(i).is_some() || i < course.step_number();
            let (side, centre) = (if here { 5.0 } else { 3.5 }, rect.center());
            let stroke = Stroke::new(1.3, color);
            let inside = if fill {
                color
            } else {
                egui::Color32::TRANSPARENT
            };
            if step.ask.is_some() {
                let square = egui::Rect::from_center_size(centre, Vec2::splat(side * 1.8));
                ui.painter()
                    .rect(square, 1.5, inside, stroke, egui::StrokeKind::Middle);
            } else {
                ui.painter().circle(centre, side, inside, stroke);
            }
            let name = tr!(lang, learn_step, i = i + 1);
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
            if response.on_hover_text(name).clicked() {
                actions.push(Action::Lesson(LessonAction::Step(i)));
            }
        }
        ui.add_space(4.0);
        let at = format!(
            "{}/{}",
            course.step_number() + 1,
            course.lesson().steps.len()
        );
        ui.label(RichText::new(at).small().color(palette.weak));
    });
    ui.add_space(2.0);
}

/// Somebody has changed the position or the algorithms.
fn off_stage(ui: &mut Ui, model: &Model, course: &Course, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    card(ui, palette.raised, palette.warn, |ui| {
        says(ui, RichText::new(tr!(lang, learn_what_is_on_screen_is)));
        if quiet(
            ui,
            tr!(lang, learn_set_the_step_up_again),
            tr!(lang, learn_puts_back_the_tree_the),
        )
        .clicked()
        {
            actions.push(Action::Lesson(LessonAction::Step(course.step_number())));
        }
    });
}

fn question(
    ui: &mut Ui,
    model: &Model,
    course: &Course,
    typed: &mut String,
    lead: bool,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let Some(ask) = &course.step().ask else {
        return;
    };
    let runs = model.asked();
    let scribe = model.scribe();
    let medium = match model.is_slide() {
        true => Medium::Slide,
        false => Medium::Window,
    };
    let words = ask.words(&runs, course.runner(), &scribe, medium);
    let open = course.open_question().is_some();
    let asked = card(ui, palette.accent_soft, palette.accent, |ui| {
        scripts::label(ui, &words, palette.strong);
        if open && !model.is_slide() {
            fields(ui, model, ask, typed, lead, actions);
        }
    });
    if lead && open {
        // Who is led to the answer by keys reads what is asked.
        asked.scroll_to_me(None);
    }
    if let Some(reply) = course.reply() {
        ui.add_space(2.0);
        let because = &course.step().because;
        let is_known = reply.right || reply.shown;
        verdict(ui, model, reply, |ui| {
            if is_known && !because.is_empty() {
                text::ui(
                    ui,
                    model,
                    course.runner(),
                    because.get(lang),
                    &mut Said::default(),
                    actions,
                );
            }
        });
    }
    if !open || model.is_slide() {
        return;
    }
    if course.is_hinted() {
        ui.add_space(2.0);
        card(ui, palette.raised, palette.line, |ui| {
            let own = &course.step().hint;
            if own.is_empty() {
                let hint = ask.hint(&runs, course.runner(), &scribe);
                scripts::label(ui, &hint, palette.text);
            } else {
                text::ui(
                    ui,
                    model,
                    course.runner(),
                    own.get(lang),
                    &mut Said::default(),
                    actions,
                );
            }
        });
    }
    ui.horizontal_wrapped(|ui| {
        let mut offer = |name: &str, command: Command, action: LessonAction| {
            if quiet(ui, name, command.describe().tip.get(lang)).clicked() {
                actions.push(Action::Lesson(action));
            }
        };
        if !course.is_hinted() {
            offer(tr!(lang, learn_hint), Command::Hint, LessonAction::Hint);
        }
        let show = tr!(lang, learn_show_me);
        offer(show, Command::ShowAnswer, LessonAction::ShowMe);
    });
}

/// Where an answer is typed or chosen; nodes are clicked in the trees.
fn fields(
    ui: &mut Ui,
    model: &Model,
    ask: &Ask,
    typed: &mut String,
    lead: bool,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    if ask.is_clicked() {
        super::by_keys(ui, model);
    } else if ask.is_typed() {
        ui.horizontal(|ui| {
            // What is said of an answer comes above it; it is the same field all the same.
            let field = TextEdit::singleline(typed).id(Id::unique("your answer"));
            let field = ui.add(field.desired_width(80.0));
            let name = tr!(lang, learn_your_answer);
            field.widget_info(|| WidgetInfo::labeled(egui::Role::TextInput, true, name));
            let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            if lead {
                field.request_focus();
            }
            let value = parse_value(typed);
            let check = ui
                .add_enabled(value.is_some(), egui::Button::new(tr!(lang, learn_check)))
                .on_hover_text(tr!(lang, learn_is_that_right))
                .on_disabled_hover_text(NUMBER_WANTED.get(lang));
            if check.clicked() || entered {
                // After a wrong answer there is another one to type.
                focus::begin_anew(&field, typed);
            }
            if let Some(value) = value
                && (check.clicked() || entered)
            {
                actions.push(Action::Lesson(LessonAction::Type(value)));
            }
        });
        if !typed.trim().is_empty() && parse_value(typed).is_none() {
            let words = NUMBER_WANTED.get(lang);
            ui.colored_label(ui.visuals().warn_fg_color, words);
        }
    } else if let Ask::Runner { .. } = ask {
        ui.horizontal_wrapped(|ui| {
            for (i, runner) in model.runners().iter().enumerate() {
                let name = runner.label_in(model.lang());
                let button = RichText::new(&name).strong().color(model.runner_color(i));
                let button = ui.button(button).on_hover_text(tr!(lang, learn_this_one));
                if lead && i == 0 {
                    button.request_focus();
                }
                if button.clicked() {
                    actions.push(Action::Lesson(LessonAction::Choose(i)));
                }
            }
        });
    }
}

/// What is said of an answer that is no number.
const NUMBER_WANTED: Text = keys::learn_type_a_whole_number_inf;

/// A whole number or an infinity, in the ways people type them.
fn parse_value(text: &str) -> Option<Value> {
    let plain: String = text
        .trim()
        .chars()
        .map(|c| match c {
            // Full-width digits and the minus signs of typesetting and of Japanese keyboards.
            '\u{FF10}'..='\u{FF19}' => char::from(b'0' + (c as u32 - 0xFF10) as u8),
            '\u{2212}' | '\u{FF0D}' | '\u{30FC}' => '-',
            c => c,
        })
        .collect();
    match plain.trim_start_matches('+') {
        "inf" | "∞" => Some(Value::INF),
        "-inf" | "-∞" => Some(Value::NEG_INF),
        digits => digits.parse::<i32>().ok().map(Value::new),
    }
}

/// Right or wrong, and why; and what else there is to say of it.
pub fn verdict(ui: &mut Ui, model: &Model, reply: &Reply, more: impl FnOnce(&mut Ui)) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let (word, color) = if reply.right {
        (tr!(lang, learn_right), palette.good)
    } else if reply.shown {
        (tr!(lang, learn_the_answer), palette.accent)
    } else {
        (tr!(lang, learn_not_quite), palette.bad)
    };
    let sentence = model.scribe().sentence(&reply.reason);
    card(ui, palette.raised, color, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        says(ui, RichText::new(word).strong().color(color));
        scripts::label(ui, &sentence, palette.text);
        more(ui);
    });
}

fn navigation(ui: &mut Ui, model: &Model, course: &Course, lead: bool, actions: &mut Vec<Action>) {
    let lang = model.lang();
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        tools::offer(ui, model, PaneTool::StepBefore, actions);
        let open = course.open_question().is_some();
        let (word, tip) = if course.is_last() {
            (
                tr!(lang, learn_finish),
                tr!(lang, learn_back_to_the_list_of),
            )
        } else if open {
            (
                tr!(lang, learn_skip),
                tr!(lang, learn_go_on_without_answering),
            )
        } else {
            let tool = PaneTool::NextStep;
            (tool.name().get(lang), tool.tip().get(lang))
        };
        // A button that goes past a question is another one: the keyboard must not stay on it.
        let next = ui.push_id(("on", open), |ui| match open {
            true => quiet(ui, word, tip),
            false => primary(ui, model, word, tip),
        });
        if lead && !open {
            next.inner.request_focus();
        }
        if next.inner.clicked() {
            actions.extend(tools::action(PaneTool::NextStep, model));
        }
    });
}

/// What the overlay's colours mean.
fn overlay_legend(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    let palette = crate::picture::palette::Palette::new(model.theme().is_dark());
    let mut row = |color: egui::Color32, name: String| {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 12.0), Sense::hover());
            ui.painter().rect_filled(rect, 2.0, color);
            ui.label(RichText::new(name).small());
        });
    };
    let names: Vec<String> = model
        .runners()
        .iter()
        .map(|r| r.label_in(model.lang()))
        .collect();
    row(palette.both, tr!(lang, learn_searched_by_both).to_owned());
    for (i, name) in names.iter().enumerate() {
        row(palette.runner(i), tr!(lang, learn_only_by, name));
    }
    row(palette.neither, tr!(lang, learn_by_nobody).to_owned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        assert_eq!(parse_value(" 30 "), Some(Value::new(30)));
        assert_eq!(parse_value("\u{2212}5"), Some(Value::new(-5)));
        assert_eq!(parse_value("+7"), Some(Value::new(7)));
        assert_eq!(parse_value("\u{FF13}\u{FF10}"), Some(Value::new(30)));
        assert_eq!(parse_value("+∞"), Some(Value::INF));
        assert_eq!(parse_value("-inf"), Some(Value::NEG_INF));
        for bad in ["", "x", "3.5", "--3"] {
            assert_eq!(parse_value(bad), None, "{bad}");
        }
    }
}
