//! The Lab: the papers' experiments and one's own, what they cost, how far they are, and what came
//! out, beside the papers' own numbers.

mod compose;
mod list;
mod results;

pub use list::compose;

use egui::{
    Button, Context, DragValue, Label, ProgressBar, RichText, ScrollArea, Ui, WidgetInfo, vec2,
};

use super::{Pane, tools};
use crate::game::text::Spoken;
use crate::gui::action::{Action, LabAction};
use crate::gui::digits::group;
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
        let tip = lang.pick(
            "A small version, over in less than a minute",
            "1分以内に終わる小さな版",
        );
        if ui
            .checkbox(&mut quick, lang.pick("quick", "簡易版"))
            .on_hover_text(tip)
            .changed()
        {
            actions.push(Action::Lab(LabAction::Quick(quick)));
        }
        let mut given = plan.positions.is_some();
        let name = lang.pick("positions:", "局面数:");
        let tip = lang.pick(
            "How many positions, instead of the experiment's own number",
            "実験の既定の数の代わりに使う局面の数",
        );
        if ui.checkbox(&mut given, name).on_hover_text(tip).changed() {
            let positions = given.then_some(5);
            actions.push(Action::Lab(LabAction::Positions(positions)));
        }
        if let Some(mut count) = plan.positions {
            let field = ui.add(DragValue::new(&mut count).range(1..=2000));
            let name = lang.pick("number of positions", "局面の数");
            field.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, name));
            if field.on_hover_text(tip).changed() {
                actions.push(Action::Lab(LabAction::Positions(Some(count))));
            }
        }
        if let Some(own) = experiment.own {
            let text = lang.pick("Change it…", "変えてみる…");
            let tip = lang.pick(
                "Take this sweep as an experiment of your own",
                "この実験を自作の実験として編集する",
            );
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
            let [done, all] = [done, all].map(|n| group(n as u64));
            let left = about_text(run.time_left(), lang);
            let text = if run.is_paused() {
                lang.pick(
                    format!("paused at {done} of {all}"),
                    format!("一時停止中 {done} / {all}"),
                )
            } else {
                lang.pick(
                    format!("{done} of {all}, {left} left"),
                    format!("{done} / {all}、残り{left}"),
                )
            };
            ui.add(ProgressBar::new(share).text(text.clone()))
                .widget_info(|| WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &text));
        }
        (None, Some(Ok(known))) => {
            let text = if known.done == known.cells {
                lang.pick(
                    format!("All {} searches are there.", group(known.cells as u64)),
                    format!(
                        "{}回の探索がすべて揃っています。",
                        group(known.cells as u64)
                    ),
                )
            } else {
                let cost = about_text(known.seconds, lang);
                let (done, all) = (group(known.done as u64), group(known.cells as u64));
                lang.pick(
                    format!("{done} of {all} searches are there; the rest takes {cost} of processor time."),
                    format!("{all}回のうち{done}回の探索が済んでいます。残りはCPU時間で{cost}。"),
                )
            };
            ui.add(Label::new(RichText::new(text)).wrap());
        }
        (None, Some(Err(error))) => {
            let text = words::sentence(error.say(lang), lang);
            let text = RichText::new(text).color(palette.bad);
            ui.add(Label::new(text).wrap());
        }
        (None, None) => {
            ui.weak(lang.pick("Counting the searches…", "探索を数えています…"));
        }
    }
    if let Some(other) = lab.busy_with() {
        let title = other.title();
        let text = lang.pick(
            format!("“{}” is being run.", title.en),
            format!("「{}」を実行中です。", title.ja),
        );
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
                    lang.pick("Continue the experiment", "実験を再開")
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
                    lang.pick("Continue the experiment", "実験を再開")
                } else {
                    lang.pick("Pause the experiment", "実験を一時停止")
                };
                let tip = lang.pick("Searches stand still at once", "探索はすぐに止まる");
                let pause = button(ui, actions, true, text, tip, LabAction::Pause(!paused));
                waits_here |= pause.has_focus();
            }
        }
        let tip = lang.pick(
            "Ends the run; finished searches are kept and it can go on later",
            "実行を終える。済んだ探索は残り、後で続けられる",
        );
        let on = lab.is_running();
        let text = lang.pick("Cancel the experiment", "実験を中止");
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
