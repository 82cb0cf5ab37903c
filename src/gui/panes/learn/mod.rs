//! The learn pane: a list of lessons, or the lesson that is open; and below either the
//! predict-then-reveal mode, which works on any run.

mod list;
pub mod predict;
mod step;
mod table;
mod text;

use crate::base::messages::tr;
use egui::{Button, Frame, Label, Margin, Response, RichText, ScrollArea, Ui, WidgetInfo};

use super::Pane;
use crate::gui::action::Action;
use crate::gui::model::{Model, Reply};
use crate::gui::shell::focus::{Follows, Lead};

#[derive(Default)]
pub struct LearnPane {
    /// The number being typed.
    typed: String,
    /// The step it is typed for: lesson and number.
    typed_for: Option<(String, usize)>,
    said: text::Said,
    /// The reply and the hint that have been brought into view.
    told: (Option<Reply>, bool),
    /// How large the letters of a slide are, so that nothing has to be scrolled.
    letters: Letters,
    /// Up to where the keyboard was led.
    led: Option<Led>,
    /// From a lesson that was left to the one to go on with.
    lead: Lead,
    /// At which step somebody wanted to start over, which asks once more.
    restarting: Option<usize>,
}

/// Where in a lesson somebody is, as far as the keyboard has to follow.
#[derive(PartialEq)]
struct Led {
    lesson: String,
    step: usize,
    /// Whether its question is.
    open: bool,
    hinted: bool,
}

impl Pane for LearnPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        match model.learn().course() {
            Some(course) => {
                let here = Some((course.lesson().id.clone(), course.step_number()));
                if self.typed_for != here {
                    self.typed.clear();
                    self.typed_for = here;
                    self.told = (None, false);
                    self.restarting = None;
                    self.letters = Letters::default();
                }
                step::ui(ui, model, course, self, actions);
            }
            None => {
                let left = self.led.take();
                if left.is_some() {
                    self.lead.begin(ui);
                }
                self.lead.follow(ui);
                ScrollArea::vertical()
                    .auto_shrink([false, false])
                    .show_following(ui, |ui| {
                        list::ui(ui, model, &mut self.lead, actions);
                    });
            }
        }
    }
}

/// The size of a slide's letters, as a share of the usual one.
struct Letters(f32);

impl Default for Letters {
    fn default() -> Letters {
        Letters(1.0)
    }
}

impl Letters {
    /// Smaller ones are hard to read from the last row.
    const LEAST: f32 = 0.7;

    fn apply(&self, ui: &mut Ui) {
        for font in ui.style_mut().text_styles.values_mut() {
            font.size *= self.0;
        }
    }

    /// Such a text was so high and has only so much room: the next frame's is smaller, if that helps.
    fn learn(&mut self, ui: &Ui, height: f32, room: f32) {
        if height > room + 1.0 && self.0 > Letters::LEAST {
            // Smaller letters make shorter lines, and fewer.
            let fitting = 0.99 * self.0 * (room / height).sqrt();
            self.0 = fitting.max(Letters::LEAST);
            ui.ctx().request_repaint();
        }
    }
}

/// A button that says the most likely thing to do.
fn primary(ui: &mut Ui, model: &Model, text: &str, tip: &str) -> Response {
    let palette = model.theme().palette();
    let text = RichText::new(text).strong().color(palette.strong);
    ui.add(Button::new(text).fill(palette.accent_soft).wrap())
        .on_hover_text(tip)
}

/// A button that is there but does not ask for attention.
fn quiet(ui: &mut Ui, text: &str, tip: &str) -> Response {
    ui.add(Button::new(text).wrap()).on_hover_text(tip)
}

/// Something said apart from the text: a question, a reply, a hint.
fn card(
    ui: &mut Ui,
    fill: egui::Color32,
    line: egui::Color32,
    inside: impl FnOnce(&mut Ui),
) -> Response {
    let shown = Frame::new()
        .fill(fill)
        .stroke(egui::Stroke::new(1.0, line))
        .corner_radius(5)
        .inner_margin(Margin::symmetric(8, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            inside(ui);
        });
    shown.response
}

/// How a node is pointed out without a pointer.
fn by_keys(ui: &mut Ui, model: &Model) {
    let words = tr!(model.lang(), learn_by_keys_arrows_to_the);
    let color = model.theme().palette().weak;
    says(ui, RichText::new(words).small().color(color));
}

/// Wrapped words that screen readers and tests find by their text.
fn says(ui: &mut Ui, text: RichText) -> Response {
    let name = text.text().to_owned();
    let response = ui.add(Label::new(text).wrap());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &name));
    response
}
