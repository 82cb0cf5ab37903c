//! The counterfactual: change a leaf or the order of the moves, run again, and see where the two
//! histories part and which decisions flip.

use egui::{RichText, ScrollArea, Ui};

use crate::gui::action::{Action, NodeRef};
use crate::gui::model::{Model, Run};
use crate::gui::words;
use crate::trace::{Event, Flip, Histories, Parting, Record};

/// What was found for one runner, kept until one of the two runs is another.
struct Found {
    runs: (u64, u64),
    parting: Option<Parting>,
    flips: Vec<(Flip, String)>,
}

#[derive(Default)]
pub struct WhatIf {
    found: Vec<Option<Found>>,
}

impl WhatIf {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        self.found.resize_with(model.runners().len(), || None);
        let mut any = false;
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for (i, runner) in model.runners().iter().enumerate() {
                let Some(run) = &runner.run else { continue };
                let Some(past) = earlier(model, run) else { continue };
                any = true;
                let fresh = self.found[i].as_ref().is_some_and(|f| f.runs == (past.number(), run.number()));
                if !fresh && !run.is_alive() {
                    self.found[i] = Some(compare(past, run));
                }
                ui.label(RichText::new(runner.choice.label()).color(model.runner_color(i)).strong());
                match &self.found[i] {
                    Some(found) => show(ui, model, i, run, past, found, actions),
                    None => {
                        ui.weak(lang.pick("waiting for the run to end", "実行の終了を待っています"));
                    }
                }
            }
            if !any {
                ui.add(egui::Label::new(lang.pick(
                    "Change a leaf's value (or the order of the moves) and run again: this page then shows the first step at \
                     which the two searches part, and every node whose fate has changed.",
                    "端末の値(または手の順序)を変えて再実行すると、2つの探索が初めて分かれる時点と、扱いの変わった節点がここに示されます。",
                )).wrap());
            }
        });
    }
}

/// The latest past run of the same algorithm on another problem.
fn earlier<'m>(model: &'m Model, run: &Run) -> Option<&'m Run> {
    model
        .past()
        .iter()
        .rev()
        .map(|past| &past.run)
        .find(|past| past.choice() == run.choice() && past.problem() != run.problem())
}

fn compare(past: &Run, run: &Run) -> Found {
    let histories = Histories::new(past.record(), run.record());
    let end = |run: &Run| {
        let Record { log, nodes, .. } = run.record();
        run.witness().replay.glance(log, nodes, log.len())
    };
    let flips = histories.flips(&end(past), &end(run));
    let name = |flip: &Flip| {
        let (owner, k) = if flip.after { (run, 1) } else { (past, 0) };
        histories
            .canvas()
            .of_run(k, flip.place)
            .map(|node| owner.node_name(node))
            .unwrap_or_default()
    };
    Found {
        runs: (past.number(), run.number()),
        parting: histories.parting(),
        flips: flips
            .iter()
            .take(300)
            .map(|flip| (*flip, name(flip)))
            .collect(),
    }
}

fn show(
    ui: &mut Ui,
    model: &Model,
    runner: usize,
    run: &Run,
    past: &Run,
    found: &Found,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let Some(parting) = found.parting else {
        ui.label(lang.pick(
            "Both histories are the same, event by event.",
            "両者の経過は完全に同じです。",
        ));
        return;
    };
    let say = |owner: &Run, event: Option<Event>| match event {
        Some(event) => format!(
            "{} {}",
            words::kind(event.kind, lang),
            words::node(owner, event.node, lang)
        ),
        None => lang.pick("it was over", "終了していた").to_owned(),
    };
    ui.horizontal_wrapped(|ui| {
        let event = parting.event;
        if ui
            .link(lang.pick(
                format!("They part at event {event}"),
                format!("イベント{event}で分かれる"),
            ))
            .clicked()
        {
            actions.push(Action::Seek {
                runner,
                event: event as u64 + 1,
            });
        }
        ui.label(lang.pick(
            format!(
                "— before: {}; now: {}.",
                say(past, parting.before),
                say(run, parting.after)
            ),
            format!(
                "— 以前: {}、今: {}。",
                say(past, parting.before),
                say(run, parting.after)
            ),
        ));
    });
    let gained = found.flips.iter().filter(|(f, _)| f.after).count();
    let lost = found.flips.len() - gained;
    ui.label(lang.pick(
        format!("{gained} nodes are searched that were not, {lost} are no longer searched."),
        format!("新たに探索された節点 {gained}、探索されなくなった節点 {lost}。"),
    ));
    ui.horizontal_wrapped(|ui| {
        for (flip, name) in found.flips.iter().take(40) {
            let sign = if flip.after { "+" } else { "−" };
            let color = if flip.after {
                model.theme().palette().good
            } else {
                model.theme().palette().bad
            };
            let response = ui.link(
                RichText::new(format!("{sign}{name}"))
                    .monospace()
                    .color(color),
            );
            if response.clicked()
                && flip.after
                && let Some(node) = run.find(name)
            {
                actions.push(Action::Select(Some(NodeRef { runner, node })));
            }
        }
    });
}
