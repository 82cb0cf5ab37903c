//! The Lab: the papers' experiments and one's own, what they cost, how far they are, and what came
//! out, beside the papers' own numbers.

mod compose;
mod list;
mod results;

pub use list::compose;

use crate::base::messages::{Localize, tr};
use egui::{
    Button, Context, DragValue, Label, ProgressBar, RichText, ScrollArea, Ui, WidgetInfo, vec2,
};

use super::{Pane, tools};
use crate::gui::action::{Action, LabAction};
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::gui::shell::focus::{Follows, Lead};
use crate::gui::words;
use crate::lab::{Experiment, about_text, experiments};

/// The list's least and greatest width, and the least width at which it stands beside the rest.
const LIST: [f32; 2] = [230.0, 300.0];
const BESIDE: f32 = 560.0;

#[derive(Default)]
pub struct LabPane {
    compose: compose::Compose,
    results: results::Results,
    /// From an experiment that was chosen, or from a run that was ended, to what is done next.
    lead: Lead,
    /// From the button that composes one to the first field of its form.
    form: Lead,
}

impl Pane for LabPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        if model.lab().known().is_none() {
            actions.push(Action::Lab(LabAction::Look));
        }
        self.lead.follow(ui);
        self.form.follow(ui);
        if ui.available_width() >= BESIDE {
            ui.horizontal_top(|ui| {
                let height = ui.available_height();
                let width = (0.28 * ui.available_width()).clamp(LIST[0], LIST[1]);
                ui.allocate_ui_with_layout(
                    vec2(width, height),
                    egui::Layout::top_down(egui::Align::Min),
                    |ui| {
                        ui.set_width(width);
                        ScrollArea::vertical()
                            .id_salt("experiments")
                            .auto_shrink([false, false])
                            .show_beside(ui, |ui| {
                                list::ui(ui, model, &mut self.lead, &mut self.form, actions);
                            });
                    },
                );
                ui.separator();
                ui.vertical(|ui| self.detail(ui, model, actions));
            });
        } else {
            list::choose(ui, model, &mut self.lead, &mut self.form, actions);
            self.detail(ui, model, actions);
        }
    }
}

impl LabPane {
    /// Whoever composes an experiment goes on in its form, if by keys.
    pub fn lead(&mut self, ctx: &Context) {
        self.form.begin(ctx);
    }

    fn detail(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        ScrollArea::vertical()
            .id_salt("experiment")
            .auto_shrink([false, false])
            .show_following(ui, |ui| {
                let lang = model.lang();
                let plan = model.lab().plan();
                let title = RichText::new(plan.title().get(lang)).heading();
                ui.add(Label::new(title).wrap());
                let own = plan.own.is_some() || plan.experiment == "own";
                let experiment = experiments::find(&plan.experiment).filter(|_| !own);
                if let Some(experiment) = experiment {
                    let question = RichText::new(experiment.question.get(lang)).weak();
                    ui.add(Label::new(question).wrap());
                    size(ui, model, experiment, &mut self.form, actions);
                }
                controls(ui, model, &mut self.lead, actions);
                if own {
                    ui.separator();
                    self.compose.ui(ui, model, &mut self.form, actions);
                }
                if let Some(report) = model.lab().report() {
                    ui.separator();
                    self.results.ui(ui, model, report);
                }
            });
    }
}

/// How large the experiment is to be.
fn size(
    ui: &mut Ui,
    model: &Model,
    experiment: &Experiment,
    form: &mut Lead,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let plan = model.lab().plan();
    ui.horizontal_wrapped(|ui| {
        let mut quick = plan.quick;
        let tip = tr!(lang, lab_a_small_version_over_in);
        if ui
            .checkbox(&mut quick, tr!(lang, lab_quick))
            .on_hover_text(tip)
            .changed()
        {
            actions.push(Action::Lab(LabAction::Quick(quick)));
        }
        let mut given = plan.positions.is_some();
        let name = tr!(lang, lab_positions_lab);
        let tip = tr!(lang, lab_how_many_positions_instead_of);
        if ui.checkbox(&mut given, name).on_hover_text(tip).changed() {
            let positions = given.then_some(5);
            actions.push(Action::Lab(LabAction::Positions(positions)));
        }
        if let Some(mut count) = plan.positions {
            let field = ui.add(DragValue::new(&mut count).range(1..=2000));
            let name = tr!(lang, lab_number_of_positions);
            field.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, name));
            if field.on_hover_text(tip).changed() {
                actions.push(Action::Lab(LabAction::Positions(Some(count))));
            }
        }
        if let Some(own) = experiment.own {
            let text = tr!(lang, lab_change_it);
            let tip = tr!(lang, lab_take_this_sweep_as_an);
            if ui.button(text).on_hover_text(tip).clicked() {
                form.begin(ui);
                actions.push(Action::Lab(LabAction::Own(Box::new(own()))));
            }
        }
    });
}

/// What it will cost, how far it is, and the buttons.
fn controls(ui: &mut Ui, model: &Model, lead: &mut Lead, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let lab = model.lab();
    let palette = model.theme().palette();
    let running = lab.run();
    match (running, lab.known()) {
        (Some(run), _) => {
            let (done, all) = run.progress();
            let share = done as f32 / all.max(1) as f32;
            let left = about_text(run.time_left(), lang);
            let text = if run.is_paused() {
                tr!(lang, lab_paused_at_of, done, all)
            } else {
                tr!(lang, lab_of_left, done, all, left)
            };
            ui.add(ProgressBar::new(share).text(text.clone()))
                .widget_info(|| WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &text));
        }
        (None, Some(Ok(known))) => {
            let text = if known.done == known.cells {
                tr!(lang, lab_all_searches_are_there, cells = known.cells as u64)
            } else {
                let cost = about_text(known.seconds, lang);
                let (done, all) = (known.done, known.cells);
                tr!(lang, lab_of_searches_are_there_the, done, all, cost)
            };
            ui.add(Label::new(RichText::new(text)).wrap());
        }
        (None, Some(Err(error))) => {
            let text = words::sentence(error.localize(lang), lang);
            let text = RichText::new(text).color(palette.bad);
            ui.add(Label::new(text).wrap());
        }
        (None, None) => {
            ui.weak(tr!(lang, lab_counting_the_searches));
        }
    }
    if let Some(other) = lab.busy_with() {
        let title = other.title();
        let text = tr!(lang, lab_is_being_run, title = title.get(lang));
        ui.add(Label::new(RichText::new(text).color(palette.warn)).wrap());
    }
    buttons(ui, model, lead, actions);
}

fn buttons(ui: &mut Ui, model: &Model, lead: &mut Lead, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let lab = model.lab();
    let known = lab.known().and_then(|known| known.as_ref().ok());
    let (begun, complete) = known.map_or((false, true), |k| (k.done > 0, k.done == k.cells));
    let button = |ui: &mut Ui, actions: &mut Vec<Action>, on, text: &str, tip: &str, action| {
        let button = ui.add_enabled(on, Button::new(text)).on_hover_text(tip);
        if button.clicked() {
            actions.push(Action::Lab(action));
        }
        button
    };
    let mut waits_here = false;
    ui.horizontal_wrapped(|ui| {
        match lab.run() {
            None => {
                let text = if begun && !complete {
                    tr!(lang, lab_continue_the_experiment)
                } else {
                    PaneTool::RunExperiment.name().get(lang)
                };
                let tip = PaneTool::RunExperiment.tip().get(lang);
                let on = !lab.is_running() && !complete;
                let run = button(ui, actions, on, text, tip, LabAction::Run);
                lead.offer(&run);
            }
            Some(run) => {
                let paused = run.is_paused();
                let text = if paused {
                    tr!(lang, lab_continue_the_experiment)
                } else {
                    tr!(lang, lab_pause_the_experiment)
                };
                let tip = tr!(lang, lab_searches_stand_still_at_once);
                let pause = button(ui, actions, true, text, tip, LabAction::Pause(!paused));
                waits_here |= pause.has_focus();
            }
        }
        let tip = tr!(lang, lab_ends_the_run_finished_searches);
        let on = lab.is_running();
        let text = tr!(lang, lab_cancel_the_experiment);
        let cancel = button(ui, actions, on, text, tip, LabAction::Cancel);
        waits_here |= cancel.has_focus();
        if cancel.clicked() || waits_here {
            // The end takes these buttons away; what comes then is offered.
            lead.begin(ui);
        }
        let export = tools::offer(ui, model, PaneTool::ExportResults, actions);
        // Where nothing is left to run, this is what remains.
        if known.is_some() && complete {
            lead.offer(&export);
        }
    });
}
