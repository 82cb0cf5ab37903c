//! The inspector: everything the search knows about one node at the moment shown, and why.

pub mod breakpoints;
mod numbers;
mod past;
mod story;

use crate::base::messages::{Lang, tr};
use crate::base::platform::Instant;
use std::time::Duration;

use egui::{CollapsingHeader, RichText, ScrollArea, Ui, vec2};

use super::Pane;
use crate::explain::why::{Explainer, Explanation};
use crate::gui::action::{Action, NodeRef};
use crate::gui::board::{self, Look};
use crate::gui::digits::group;
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Model, Run};
use crate::gui::names::Names;
use crate::gui::shell::focus::Follows;
use crate::gui::tree_view::counting_of;
use crate::gui::words;
use crate::problem::Position;
use crate::trace::cheapest_solution::Tips;
use crate::trace::{Below, History, NodeId, State};
use crate::worker::Breakpoint;

/// Nodes below the one inspected that are looked at for counting.
const COUNTED: u64 = 30_000;
/// The side of the small board.
const BOARD: f32 = 140.0;
/// The room of a small shogi board with its stands.
/// A position's text that is shown.
const TEXT: usize = 160;

/// Events in which a frame looks for what happened to a node.
const A_FRAMES_EVENTS: usize = 1 << 19;
/// When to see whether checkpoints have come.
const SOON: Duration = Duration::from_millis(50);
/// While a search rushes on, finding out takes at most one part in so many of the time.
const ASKING_SHARE: u32 = 10;

pub struct InspectorPane {
    names: Names,
    /// What happened to the node inspected, and of which run it is.
    history: Option<((u64, NodeId), History)>,
    /// Whether there is more of that to find out.
    behind: bool,
    known: Option<Known>,
    /// When it is time to find out again though the moment passes.
    again: Instant,
}

impl Default for InspectorPane {
    fn default() -> InspectorPane {
        InspectorPane {
            names: Names::default(),
            history: None,
            behind: false,
            known: None,
            again: Instant::now(),
        }
    }
}

/// What was found out about a node, and for which moment of which run.
struct Known {
    key: (u64, NodeId, usize),
    explanation: Explanation,
    below: Below,
    position: Option<Position>,
    tips: Option<Tips>,
    /// What is left of the threshold, in thousandths.
    remaining: Option<i64>,
}

/// Who is spoken of, and what is needed to speak.
struct Subject<'a> {
    model: &'a Model,
    run: &'a Run,
    runner: usize,
    node: NodeId,
    lang: Lang,
}

impl Subject<'_> {
    fn reference(&self, node: NodeId) -> NodeRef {
        NodeRef {
            runner: self.runner,
            node,
        }
    }
}

impl Pane for InspectorPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        // As everywhere, the active runner is spoken of; the node is its own.
        let runner = model.active_runner();
        let canvas = model.scene().canvas();
        let own = |at: NodeRef| match at.runner == runner {
            true => Some(at.node),
            false => canvas.of_run(runner, canvas.place(at.runner, at.node)?),
        };
        let selected = model.selected().and_then(own);
        let run = model.run(runner);
        let Some(run) = run.filter(|run| !run.nodes().is_empty()) else {
            breakpoints::ui(ui, model, actions);
            return super::empty(ui, tr!(lang, why_run_a_search_and_click));
        };
        if selected.is_none() && model.rushes(runner) {
            breakpoints::ui(ui, model, actions);
            return super::empty(ui, tr!(lang, why_the_search_is_too_fast));
        }
        // Whoever goes from cut to cut wants to know of the cut.
        let here = || run.just_cut().unwrap_or(run.moment().now.current);
        let node = selected.unwrap_or_else(here);
        if !run.nodes().contains(node) {
            return;
        }
        let subject = Subject {
            model,
            run,
            runner,
            node,
            lang,
        };
        self.find_out(&subject);
        if self.behind {
            ui.ctx().request_repaint();
        } else if !run.can_look_back() {
            ui.ctx().request_repaint_after(SOON);
        }
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_following(ui, |ui| {
                super::earlier_position(ui, model, actions);
                self.header(ui, &subject, selected.is_some(), actions);
                let place = model.scene().canvas().place(runner, node);
                if place.is_some() && model.secret_number() == place {
                    ui.label(super::hover::asked_for(lang));
                } else if model.keeps_cuts_secret(runner) {
                    // What became of a node also stands in the story of those above it.
                    ui.label(tr!(lang, why_what_becomes_of_the_nodes));
                } else {
                    self.body(ui, &subject, actions);
                }
                breakpoints::ui(ui, model, actions);
            });
        if counting_of(subject.run).is_some() && self.names.is_behind(subject.run) {
            ui.ctx().request_repaint();
        }
    }
}

impl InspectorPane {
    /// Asks the trace, unless nothing has changed since the last frame.
    fn find_out(&mut self, subject: &Subject<'_>) {
        let Subject { run, node, .. } = *subject;
        let key = (run.number(), node, run.moment().now.events);
        let same_node = self
            .known
            .as_ref()
            .is_some_and(|known| known.key.0 == key.0 && known.key.1 == node);
        let of = (run.number(), node);
        let history = match self.history.take() {
            Some((known, history)) if known == of => history,
            _ => History::new(run.nodes(), node),
        };
        let (_, history) = self.history.insert((of, history));
        self.behind = !history.extend_by(&run.record().log, A_FRAMES_EVENTS);
        if let Some(known) = self.known.as_mut().filter(|known| known.key == key) {
            // What takes more than one frame goes on.
            if counting_of(run).is_some() && self.names.is_behind(run) {
                known.tips = self.names.tips(run, node);
            }
            return;
        }
        let since = Instant::now();
        if same_node && subject.model.rushes(subject.runner) && since < self.again {
            return;
        }
        if self.behind || !run.can_look_back() {
            if !same_node {
                self.known = None;
            }
            return;
        }
        let position = match self.known.take() {
            Some(known) if same_node => known.position,
            _ => self.names.position(run, node),
        };
        let explanation = run.evidence().explain(history);
        let remaining = self.names.remaining(run, node);
        let tips = counting_of(run).and_then(|_| self.names.tips(run, node));
        self.known = Some(Known {
            key,
            explanation,
            below: Below::of(run.nodes(), run.moment(), node, COUNTED),
            position,
            tips,
            remaining,
        });
        self.again = since + ASKING_SHARE * since.elapsed();
    }

    /// Which node: name, kind, state; or that none is selected.
    fn header(
        &mut self,
        ui: &mut Ui,
        subject: &Subject<'_>,
        selected: bool,
        actions: &mut Vec<Action>,
    ) {
        let Subject {
            model,
            run,
            node,
            lang,
            ..
        } = *subject;
        let palette = model.theme().palette();
        if !selected {
            let here = if run.just_cut() == Some(node) {
                tr!(lang, why_no_node_is_selected_this)
            } else if run.is_over() {
                tr!(lang, why_no_node_is_selected_this_is)
            } else {
                tr!(lang, why_no_node_is_selected_this_is_where_the)
            };
            ui.add(egui::Label::new(RichText::new(here).small().color(palette.weak)).wrap());
        }
        let moment = run.moment();
        let view = moment.node(run.nodes(), node);
        let name = self.names.full(run, node, lang);
        ui.horizontal_top(|ui| {
            let room = ui.available_width() - 2.0 * (ui.spacing().interact_size.y + 6.0);
            ui.allocate_ui(egui::vec2(room, 0.0), |ui| {
                ui.set_min_width(room);
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.x = 6.0;
                    let color = model.runner_color(subject.runner);
                    ui.label(
                        RichText::new(run.label_in(model.lang()))
                            .strong()
                            .color(color),
                    );
                    ui.label(RichText::new("P =").color(palette.weak));
                    ui.add(egui::Label::new(RichText::new(name).strong().size(15.0)).wrap());
                    let state = match model.hides_cut(subject.runner, node) {
                        true => State::Ungenerated,
                        false => view.state,
                    };
                    let word = words::state_in(run, state, lang);
                    ui.label(RichText::new(word).color(tone(model, state)));
                });
            });
            buttons(ui, subject, actions);
        });
        let player = words::player(model, run.nodes().player(node));
        let canvas = model.scene().canvas();
        let place = canvas.place(subject.runner, node);
        let written = place.is_some_and(|place| canvas.value(place).is_some());
        let kind = if view.evaluated || written {
            tr!(lang, why_leaf).to_owned()
        } else {
            tr!(lang, why_node, player)
        };
        let depth = run.nodes().depth(node);
        let mut facts = vec![kind, tr!(lang, why_depth, depth)];
        if let Some(rank) = view.reached {
            facts.push(tr!(lang, why_reached_as_node, rank));
        }
        if view.visits > 1 {
            let visits = view.visits;
            facts.push(tr!(lang, why_visited, visits));
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.label(RichText::new(facts.join(" · ")).small().color(palette.weak));
            let parent = run.nodes().parent(node);
            if parent.is_some() {
                let up = tr!(lang, why_parent);
                let link = ui
                    .link(RichText::new(up).small())
                    .on_hover_text(tr!(lang, why_select_the_parent));
                if link.clicked() {
                    actions.push(Action::Select(Some(subject.reference(parent))));
                }
            }
        });
        if !view.followed {
            let unfollowed = tr!(lang, why_from_here_on_only_counted);
            ui.add(egui::Label::new(RichText::new(unfollowed).small().color(palette.warn)).wrap());
        }
    }

    fn body(&mut self, ui: &mut Ui, subject: &Subject<'_>, actions: &mut Vec<Action>) {
        let Subject { run, lang, .. } = *subject;
        let (Some(known), Some((_, history))) = (&self.known, &self.history) else {
            return;
        };
        let speaker = Explainer {
            lang,
            method: run.method(),
            code: run.code(),
        };
        ui.add_space(2.0);
        story::reasons(
            ui,
            subject,
            &mut self.names,
            &speaker,
            &known.explanation.reasons,
            actions,
        );
        ui.add_space(2.0);
        numbers::table(
            ui,
            subject,
            &mut self.names,
            numbers::Facts {
                explanation: &known.explanation,
                history,
                tips: known.tips,
                remaining: known.remaining,
            },
            actions,
        );
        below(ui, subject, &known.below);
        ui.add_space(2.0);
        if let Some(position) = &known.position {
            show_position(ui, subject, position);
        }
        let title = tr!(lang, why_history, entries = history.entries().len() as u64);
        CollapsingHeader::new(title)
            .id_salt("history")
            .show(ui, |ui| {
                past::list(ui, subject, &mut self.names, history, actions)
            });
    }
}

/// The colour in which a state is named.
fn tone(model: &Model, state: State) -> egui::Color32 {
    let palette = model.theme().palette();
    match state {
        State::Cut | State::PreCut => palette.bad,
        State::Evaluated | State::Closed | State::Returned => palette.good,
        State::Open | State::Selected | State::Entered | State::Expanded => palette.accent,
        State::Dormant => palette.warn,
        State::Ungenerated | State::Generated | State::Freed => palette.weak,
    }
}

fn below(ui: &mut Ui, subject: &Subject<'_>, below: &Below) {
    let lang = subject.lang;
    if below.generated == 0 && below.hidden == 0 {
        return;
    }
    let count = |n: u64| {
        let n = group(n, lang);
        if below.more { format!("≥ {n}") } else { n }
    };
    let mut parts = vec![tr!(lang, why_generated, count = count(below.generated))];
    let mut add = |n: u64, words: &dyn Fn(String) -> String| {
        if n > 0 {
            parts.push(words(count(n)));
        }
    };
    let leaves = below.evaluated;
    add(leaves, &|count| {
        tr!(lang, why_below_evaluated, count, leaves)
    });
    add(below.expanded, &|count| {
        tr!(lang, why_below_expanded, count)
    });
    add(below.open, &|count| tr!(lang, why_below_open, count));
    add(below.cut, &|count| tr!(lang, why_below_cut, count));
    add(below.hidden, &|count| tr!(lang, why_below_hidden, count));
    let mut text = format!("{}: {}", tr!(lang, why_below_p), parts.join(", "));
    if subject.model.scene().canvas().has_transpositions() {
        text += tr!(lang, why_a_position_on_several_paths);
    }
    let color = subject.model.theme().palette().weak;
    ui.add(egui::Label::new(RichText::new(text).small().color(color)).wrap())
        .on_hover_text(tr!(lang, why_nodes_that_exist_below_p));
}

fn buttons(ui: &mut Ui, subject: &Subject<'_>, actions: &mut Vec<Action>) {
    let Subject {
        model,
        run,
        node,
        lang,
        ..
    } = *subject;
    let leaf = run.moment().node(run.nodes(), node).evaluated;
    let name = tr!(lang, why_search_from_here_make_this);
    if icons::button(ui, Icon::Tree, name, !leaf && node != NodeId::ROOT).clicked() {
        actions.push(Action::SearchFrom(subject.reference(node)));
    }
    let path: Vec<u32> = run.nodes().path(node).iter().map(|m| m.0).collect();
    let point = Breakpoint::Selected(path);
    let is_set = model.breakpoints().contains(&point);
    let name = tr!(lang, why_stop_here_pause_the_next);
    if icons::toggle(ui, Icon::Halt, name, true, is_set).clicked() {
        let mut points = model.session().breakpoints.clone();
        points.retain(|standing| standing.at != point);
        if !is_set {
            points.push(point.into());
        }
        actions.push(Action::SetBreakpoints(points));
    }
}

/// A small board, or the position's own text.
fn show_position(ui: &mut Ui, subject: &Subject<'_>, position: &Position) {
    let model = subject.model;
    let last = (subject.node != NodeId::ROOT).then(|| subject.run.nodes().last_move(subject.node));
    let look = Look { last, hints: false };
    let room = board::room(position, BOARD).min(vec2(ui.available_width(), f32::INFINITY));
    let shown = ui.vertical_centered(|ui| board::show(ui, model, position, look, room));
    if shown.inner.is_some() {
        return;
    }
    let mut text = match position {
        Position::AndOr(graph) => graph.outline().unwrap_or_else(|| graph.to_string()),
        position => position.to_string(),
    };
    if text.chars().count() > TEXT {
        text = text.chars().take(TEXT).collect::<String>() + "…";
    }
    let color = model.theme().palette().weak;
    ui.horizontal_wrapped(|ui| {
        let name = tr!(subject.lang, why_p_in_full);
        ui.label(RichText::new(name).small().color(color));
        ui.add(egui::Label::new(RichText::new(text).small().monospace().color(color)).wrap());
    });
}
