//! Which algorithms are compared, with their parameters; question, move order and limits.

mod card;
mod limits;
mod question;

use crate::base::messages::{Lang, tr};
use egui::{Label, RichText, ScrollArea, Ui};

use super::Pane;
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::model::Model;
use crate::gui::shell::focus::Follows;
use crate::gui::shell::{focus, open_list};
use crate::problem::Position;
use crate::search::catalogue::{ALGORITHMS, AlgorithmConfig, Family};

#[derive(Default)]
pub struct AlgorithmsPane {
    /// The button that adds one is to get the keyboard.
    leads_to_adding: bool,
}

impl AlgorithmsPane {
    pub fn lead_to_adding(&mut self) {
        self.leads_to_adding = true;
    }
}

impl Pane for AlgorithmsPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_following(ui, |ui| {
                if let Position::Free(_) = model.problem().position {
                    others(ui, model);
                    return limits::ui(ui, model, actions);
                }
                // A slide cannot be scrolled, and its trees say whose they are.
                if !model.is_slide() {
                    for (i, runner) in model.runners().iter().enumerate() {
                        card::ui(ui, model, i, &runner.choice, actions);
                    }
                    let button = add_button(ui, model, actions);
                    if std::mem::take(&mut self.leads_to_adding) && button.enabled() {
                        button.request_focus();
                    }
                    ui.separator();
                }
                question::ui(ui, model, actions);
                limits::ui(ui, model, actions);
            });
    }
}

/// The searches of a game whose rules are not known here: nothing of them can be chosen, only what
/// their files say of them is told.
fn others(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    for (i, run) in model.runs().enumerate() {
        let name = RichText::new(run.label_in(lang)).strong();
        ui.add(Label::new(name.color(model.runner_color(i))).wrap());
        for (key, value) in &run.choice().set {
            ui.add(Label::new(RichText::new(format!("{key} = {value}")).small()).wrap());
        }
    }
    let why = tr!(lang, watch_searched_by_another_program_the);
    ui.add(Label::new(RichText::new(why).weak()).wrap());
    ui.separator();
}

fn add_button(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) -> egui::Response {
    let lang = model.lang();
    let state = model.command_state(Command::AddAlgorithm);
    let button = ui.add_enabled_ui(state.is_ok(), |ui| {
        let name = tr!(lang, watch_add_an_algorithm);
        let menu = ui.menu_button(name, |ui| {
            ScrollArea::vertical().max_height(460.0).show(ui, |ui| {
                if let Some(id) = pick(ui, lang, None) {
                    actions.push(Action::AddRunner(AlgorithmConfig::new(id)));
                    ui.close();
                }
            });
        });
        focus::lead_back(&menu);
        match state {
            Ok(()) => menu.response,
            Err(reason) => menu.response.on_disabled_hover_text(reason),
        }
    });
    button.inner
}

/// The catalogue by families; gives the id that was clicked.
fn pick(ui: &mut Ui, lang: Lang, now: Option<&str>) -> Option<&'static str> {
    let mut chosen = None;
    let mut lines = Vec::new();
    let mut current = None;
    ui.set_min_width(330.0);
    for family in Family::ALL {
        ui.label(RichText::new(family.name().get(lang)).small().strong());
        for entry in ALGORITHMS.iter().filter(|e| e.family == family) {
            let name = format!("{} — {}", entry.name.get(lang), entry.idea.get(lang));
            let line = ui
                .selectable_label(now == Some(entry.id), name)
                .on_hover_text(entry.about.get(lang));
            if line.clicked() {
                chosen = Some(entry.id);
            }
            if now == Some(entry.id) {
                current = Some(lines.len());
            }
            lines.push(line);
        }
    }
    open_list::lead(ui, &lines, current);
    chosen
}

/// Something that may not become wider than this.
fn within<R>(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope(|ui| {
        ui.set_max_width(width);
        content(ui)
    })
    .inner
}
