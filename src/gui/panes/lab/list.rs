//! The experiments by paper.

use crate::base::messages::tr;
use egui::{Label, RichText, Ui};

use crate::gui::action::{Action, FileWish, LabAction};
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::gui::shell::drop_down::DropDown;
use crate::gui::shell::focus::Lead;
use crate::lab::experiments::{EXPERIMENTS, PAPERS};
use crate::lab::{Measure, Own, Sweep};
use crate::session::lesson::Words;

/// All of them, one below the other.
pub fn ui(ui: &mut Ui, model: &Model, lead: &mut Lead, form: &mut Lead, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let chosen = &model.lab().plan().experiment;
    let heading = RichText::new(tr!(lang, lab_your_own));
    ui.label(heading.small().strong());
    ui.horizontal_wrapped(|ui| own(ui, model, form, actions));
    for paper in PAPERS {
        if !EXPERIMENTS.iter().any(|e| e.paper == paper.id) {
            continue;
        }
        ui.add_space(4.0);
        ui.add(Label::new(RichText::new(paper.heading.get(lang)).small().strong()).wrap());
        for experiment in EXPERIMENTS.iter().filter(|e| e.paper == paper.id) {
            let title = experiment.title.get(lang);
            let button = egui::Button::selectable(chosen == experiment.id, title).wrap();
            let response = ui.add(button).on_hover_text(experiment.question.get(lang));
            if response.clicked() {
                lead.begin(ui);
                actions.push(Action::Lab(LabAction::Choose(experiment.id.to_owned())));
            }
        }
    }
}

/// The same where there is little room.
pub fn choose(
    ui: &mut Ui,
    model: &Model,
    lead: &mut Lead,
    form: &mut Lead,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let plan = model.lab().plan();
    let name = tr!(lang, lab_experiment);
    ui.horizontal_wrapped(|ui| {
        let width = (ui.available_width() - 40.0).clamp(120.0, 320.0);
        let titles = EXPERIMENTS.iter().map(|e| e.title.get(lang));
        let chosen = EXPERIMENTS.iter().position(|e| e.id == plan.experiment);
        let taken = DropDown::new(name)
            .width(width)
            .cut()
            .showing(plan.title().get(lang))
            .lines(ui, titles, chosen);
        if let Some(at) = taken {
            lead.begin(ui);
            let id = EXPERIMENTS[at].id.to_owned();
            actions.push(Action::Lab(LabAction::Choose(id)));
        }
        own(ui, model, form, actions);
    });
}

fn own(ui: &mut Ui, model: &Model, form: &mut Lead, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let composing = model.lab().plan().own.is_some();
    let tool = PaneTool::ComposeExperiment;
    let button = egui::Button::selectable(composing, tool.name().get(lang));
    if (ui.add(button))
        .on_hover_text(tool.tip().get(lang))
        .clicked()
    {
        form.begin(ui);
        actions.extend(compose(model));
    }
    let text = tr!(lang, lab_open_one);
    let tip = tr!(lang, lab_an_experiment_from_a_ron);
    if ui
        .add(egui::Button::selectable(false, text))
        .on_hover_text(tip)
        .clicked()
    {
        actions.push(Action::Files(FileWish::OpenExperiment));
    }
}

/// Begins an experiment of one's own, if there is none.
pub fn compose(model: &Model) -> Option<Action> {
    let composing = model.lab().plan().own.is_some();
    (!composing).then(|| Action::Lab(LabAction::Own(Box::new(of_window(model)))))
}

/// What is in the window as an experiment: its position, its question, its algorithms.
pub fn of_window(model: &Model) -> Own {
    let watched = model.work().session;
    let problem = &watched.problem;
    Own {
        title: Words::of(|lang| tr!(lang, lab_my_experiment)),
        about: Words::default(),
        positions: vec![problem.position.to_string()],
        numbers: 10,
        question: problem.question,
        order: problem.order,
        scoring: problem.scoring,
        evaluator: Some(problem.evaluator),
        algorithms: watched.runners.clone(),
        sweep: Sweep::Nothing,
        nodes: Some(1_000_000),
        measure: Measure::Nodes,
    }
}
