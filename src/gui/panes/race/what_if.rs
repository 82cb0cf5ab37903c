//! The counterfactual: change a leaf or the order of the moves, run again, and see where the two
//! histories part and which decisions flip.

use crate::base::messages::{Lang, Localize, PerLang, tr};
use egui::{DragValue, Key, RichText, ScrollArea, Ui, WidgetInfo};

use crate::gui::action::{Action, NodeRef};
use crate::gui::model::{Model, Run};
use crate::gui::shell::focus::Follows;
use crate::gui::tree_view::number;
use crate::gui::words;
use crate::problem::{Move, Position, Problem};
use crate::search::Stop;
use crate::trace::{Change, Event, Flip, Kind, NodeId, NodeTable};
use crate::worker::{Comparing, Failure, Wake};

/// The past run with which one is compared, by number, and for which runs it was looked for.
#[derive(Default)]
struct Earlier {
    of: Option<(u64, Option<u32>)>,
    found: Option<u64>,
}

/// Two runs of one runner that are compared, kept until one of them is another.
struct Compared {
    runs: (u64, u64),
    state: State,
}

enum State {
    Comparing(Comparing),
    /// What was found, and the names of the first nodes in every language.
    Found(Change, PerLang<Vec<String>>),
    Failed(Failure),
}

#[derive(Default)]
pub struct WhatIf {
    compared: Vec<Option<Compared>>,
    earlier: Vec<Earlier>,
    /// A leaf, by its moves, and the value it shall have.
    leaf: Option<(Vec<Move>, i32)>,
}

/// Nodes by which one sees whether two trees have the same shape.
const LOOKED_AT: usize = 64;
/// Nodes that are named one by one.
const NAMED: usize = 40;

impl WhatIf {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        self.compared.resize_with(model.runners().len(), || None);
        self.earlier
            .resize_with(model.runners().len(), Earlier::default);
        self.change(ui, model, actions);
        let mut any = false;
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_following(ui, |ui| {
                for (i, runner) in model.runners().iter().enumerate() {
                    let Some(run) = &runner.run else { continue };
                    let Some(past) = self.earlier[i].find(model, run) else {
                        continue;
                    };
                    any = true;
                    let compared = &mut self.compared[i];
                    compared.take_if(|compared| compared.runs != (past.number(), run.number()));
                    if compared.is_none() && !run.is_alive() {
                        *compared = Some(Compared::start(past, run, model.wake()));
                    }
                    ui.label(
                        RichText::new(runner.label_in(model.lang()))
                            .color(model.runner_color(i))
                            .strong(),
                    );
                    let Some(compared) = compared else {
                        ui.weak(tr!(lang, watch_waiting_for_the_run_to));
                        continue;
                    };
                    match compared.look(past, run) {
                        State::Found(change, names) => {
                            let names = names.get(lang);
                            show(ui, model, (i, run, past), change, names, actions);
                        }
                        State::Comparing(_) => {
                            ui.weak(tr!(lang, watch_comparing_with_the_run_before));
                        }
                        State::Failed(failure) => {
                            let why = failure.localize(lang);
                            let words = tr!(lang, watch_they_could_not_be_compared, why);
                            ui.colored_label(model.theme().palette().bad, words);
                        }
                    }
                }
                if !any {
                    ui.add(
                        egui::Label::new(what_to_change(&model.problem().position, lang)).wrap(),
                    );
                }
            });
    }
}

/// What can be changed here, and what is seen then.
fn what_to_change(position: &Position, lang: Lang) -> String {
    let what = match position {
        Position::Free(_) => {
            return tr!(lang, watch_the_rules_of_this_game).to_owned();
        }
        Position::Tree(_) => tr!(lang, watch_change_a_leafs_value_or),
        _ => tr!(lang, watch_change_the_order_of_the),
    };
    tr!(lang, watch_and_run_again_this_page, what)
}

impl WhatIf {
    /// Another value for the leaf that is selected in a bare tree.
    fn change(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let position = &model.problem().position;
        let selected = model.selected().and_then(|at| {
            let run = model.run(at.runner)?;
            let path = run.nodes().path(at.node);
            let value = position.leaf_at(&path)?;
            Some((words::node(run, at.node, lang), path, value))
        });
        let Some((name, path, value)) = selected else {
            self.leaf = None;
            if let Position::Tree(_) = position {
                ui.weak(tr!(lang, watch_click_a_leaf_in_a));
            }
            return;
        };
        if self.leaf.as_ref().is_none_or(|(of, _)| *of != path) {
            self.leaf = Some((path.clone(), value));
        }
        let Some((_, wanted)) = &mut self.leaf else {
            return;
        };
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(lang, watch_what_if_leaf_now_were, name, value));
            let field = ui.add(DragValue::new(wanted).speed(0.2).range(-9999..=9999));
            let label = tr!(lang, watch_the_leafs_other_value);
            field.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, label));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            field.on_hover_text(label);
            let run = ui
                .add_enabled(
                    *wanted != value,
                    egui::Button::new(tr!(lang, watch_run_and_compare)),
                )
                .on_hover_text(tr!(lang, watch_changes_the_leaf_undo_brings))
                .on_disabled_hover_text(tr!(lang, watch_drag_or_type_another_value));
            if entered && run.enabled() {
                run.request_focus();
            }
            if run.clicked()
                && let Some(position) = position.with_leaf(&path, *wanted)
            {
                actions.push(Action::Edit {
                    problem: Problem {
                        position,
                        ..model.problem().clone()
                    },
                    group: None,
                });
                actions.push(Action::Run);
            }
        });
    }
}

impl Earlier {
    /// The latest past run of the same algorithm on the document's problem with something changed:
    /// other values of some leaves, another order of the moves. One that somebody has stopped says
    /// nothing: while a slider is dragged there are many.
    fn find<'m>(&mut self, model: &'m Model, run: &Run) -> Option<&'m Run> {
        // Trees are compared once, not in every frame.
        let of = (run.number(), model.past().last().map(|past| past.number));
        let runs = || model.past().iter().rev().map(|past| &past.run);
        if self.of != Some(of) {
            let found = runs().find(|past| {
                past.choice() == run.choice()
                    && past.is_of_document_of(run)
                    && !is_broken_off(past)
                    && differ_a_little(past.problem(), run.problem())
            });
            (self.of, self.found) = (Some(of), found.map(Run::number));
        }
        let found = runs().find(|past| Some(past.number()) == self.found);
        found.filter(|past| have_one_shape(past.nodes(), run.nodes()))
    }
}

fn is_broken_off(run: &Run) -> bool {
    let stopped_by = run.report().and_then(|report| report.stopped_by);
    stopped_by == Some(Stop::Cancelled)
}

/// Whether the same moves lead from the nodes that both searches have expanded first: trees of
/// different shapes have nothing to compare.
fn have_one_shape(a: &NodeTable, b: &NodeTable) -> bool {
    let first = (0..a.len().min(LOOKED_AT) as u32).map(NodeId);
    first.filter(|&node| a.is_expanded(node)).all(|node| {
        let other = b.find(&a.path(node));
        other.is_none_or(|other| {
            !b.is_expanded(other) || a.child_count(node) == b.child_count(other)
        })
    })
}

fn differ_a_little(a: &Problem, b: &Problem) -> bool {
    let asked_alike = Problem {
        position: b.position.clone(),
        order: b.order,
        ..a.clone()
    };
    a != b && asked_alike == *b && a.position.is_variant_of(&b.position)
}

impl Compared {
    fn start(past: &Run, run: &Run, wake: Wake) -> Compared {
        Compared {
            runs: (past.number(), run.number()),
            state: State::Comparing(Comparing::start(past.record(), run.record(), NAMED, wake)),
        }
    }

    /// Takes in what was found, if it is there by now.
    fn look(&mut self, past: &Run, run: &Run) -> &State {
        if let State::Comparing(comparing) = &self.state
            && let Some(found) = comparing.poll()
        {
            let change = match found {
                Ok(change) => change,
                Err(failure) => {
                    self.state = State::Failed(failure);
                    return &self.state;
                }
            };
            let names = PerLang::of(|lang| {
                let name = |flip: &Flip| match flip.after {
                    true => run.node_name(flip.node, lang),
                    false => past.node_name(flip.node, lang),
                };
                change.flips.iter().map(name).collect()
            });
            self.state = State::Found(change, names);
        }
        &self.state
    }
}

fn show(
    ui: &mut Ui,
    model: &Model,
    (runner, run, past): (usize, &Run, &Run),
    change: &Change,
    names: &[String],
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let Some(divergence) = change.divergence else {
        ui.label(tr!(lang, watch_both_histories_are_the_same));
        return;
    };
    let say = |owner: &Run, event: Option<Event>| match event {
        Some(event) => {
            let (what, node) = (
                words::kind(event.kind, lang),
                words::node(owner, event.node, lang),
            );
            match event.kind {
                Kind::Eval => format!("{what} {node} = {}", number(event.value())),
                _ => format!("{what} {node}"),
            }
        }
        None => tr!(lang, watch_it_was_over).to_owned(),
    };
    ui.horizontal_wrapped(|ui| {
        // As the time line counts: the event that differs is the last that has happened there.
        let event = divergence.event as u64 + 1;
        if ui
            .link(tr!(lang, watch_they_part_at_event, event))
            .clicked()
        {
            actions.push(Action::Seek { runner, event });
        }
        ui.label(tr!(
            lang,
            watch_before_now,
            say = say(past, divergence.before),
            say_2 = say(run, divergence.after)
        ));
    });
    let (gained, lost) = (change.gained, change.lost);
    ui.label(tr!(lang, watch_nodes_searched_that_were_not, gained, lost));
    ui.horizontal_wrapped(|ui| {
        for (flip, name) in change.flips.iter().zip(names) {
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
            if response.clicked() && flip.after {
                let node = flip.node;
                actions.push(Action::Select(Some(NodeRef { runner, node })));
            }
        }
        let more = (change.gained + change.lost) as usize - change.flips.len();
        if more > 0 {
            ui.weak(tr!(lang, watch_and_more, more));
        }
    });
}
