//! The search trees, side by side: what is drawn of them, and the switches above.

mod camera;
mod peek;
mod pointing;

use crate::base::messages::{Localize, tr};
use crate::base::platform::Instant;
use std::time::Duration;

use egui::{Align2, Color32, Rect, Response, RichText, Sense, Ui, UiBuilder, pos2, vec2};

use self::camera::Cameras;
use self::pointing::Stage;
pub use self::pointing::{POINTED, by_keys, come_by_keys, takes_key};
use super::Pane;
use super::legend::Rows;
use crate::explain::why::Method;
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::digits::group;
use crate::gui::model::{Model, Phase, Run, RunState};
use crate::gui::paced::Paced;
use crate::gui::shell::{focus, toolbar};
use crate::gui::theme;
use crate::gui::tree_view::{TreeView, known_text, known_words, outcome_words};
use crate::gui::words;
use crate::picture::layout::View;
use crate::picture::palette::Palette;
use crate::problem::{Bounds, Position};
use crate::trace::{
    Deadline, Floors, Moment, NodeId, Seen, SolutionSearch, Solutions, Transpositions,
};
use crate::worker::Breakpoint;

/// The caption of a lower panel has one line, in points.
const LOW: f32 = 200.0;
/// A pane narrower than so many sizes of the body's type has no room for this switch among the others.
const ROOM_FOR_PREDICT: f32 = 40.0;

/// How long a frame looks for positions that are met again.
const A_FRAMES_TWINS: Duration = Duration::from_millis(3);

#[derive(Default)]
pub struct TreesPane {
    cameras: Cameras,
    pending: Vec<Command>,
    /// The height of the highest caption in the last frame, and so far in this one: all trees
    /// begin at one height, for they share a camera.
    captions: (f32, f32),
    /// The trees on screen, each with its runner.
    stages: Vec<(usize, Response)>,
    /// The active runner's tree is to get the keyboard.
    wants_keys: bool,
    /// Paint the best MAX and MIN solution trees.
    solves: bool,
    /// They, for each runner.
    solutions: Vec<Option<Solving>>,
    /// Mark nodes that are the same position; if nothing was said, in AND/OR graphs, where two
    /// paths to one node are what one looks at.
    marks_twins: Option<bool>,
    /// They, and of which scene.
    twins: Option<(u64, Transpositions)>,
}

/// Solution trees, worked at a little in every frame: of which run, and for which moment of it.
#[derive(Default)]
struct Solving {
    run: u64,
    solutions: Paced<usize, SolutionSearch, Solutions>,
}

/// How long a frame looks for the solution trees of all runs.
const A_FRAMES_SOLUTIONS: Duration = Duration::from_millis(4);

/// Whether two nodes can be one position: in bare trees every node is one of its own, and of a game
/// without rules nobody knows.
fn has_twins(position: &Position) -> bool {
    !matches!(position, Position::Tree(_) | Position::Free(_))
}

impl TreesPane {
    /// A camera command, carried out in the next frame.
    pub fn command(&mut self, command: Command) {
        self.pending.push(command);
    }

    /// What is seen of a runner's tree.
    pub fn view(&self, runner: usize) -> Option<&View> {
        self.cameras.view(runner)
    }

    /// Looks for the solution trees of every run at the moment shown.
    fn find_solutions(&mut self, ui: &Ui, model: &Model) {
        let paints = self.solves || model.paints_solutions();
        self.solutions
            .resize_with(model.runners().len(), Option::default);
        let share = model.spare(A_FRAMES_SOLUTIONS) / model.runs().count().max(1) as u32;
        for (known, runner) in self.solutions.iter_mut().zip(model.runners()) {
            let Some(run) = runner.run.as_ref().filter(|_| paints) else {
                *known = None;
                continue;
            };
            let solving = known.get_or_insert_default();
            if solving.run != run.number() {
                *solving = Solving {
                    run: run.number(),
                    ..Solving::default()
                };
            }
            let (nodes, moment) = (run.nodes(), run.moment());
            let counting = match run.method() {
                Method::Numbers(counting) => Some(counting),
                _ => None,
            };
            let patience = Deadline::until(Instant::now() + share);
            let more = solving.solutions.follow(
                &moment.now.events,
                || SolutionSearch::new(nodes, moment, counting),
                |search| search.go_on(nodes, moment, patience),
                SolutionSearch::found,
            );
            if more {
                ui.ctx().request_repaint();
            }
        }
    }

    fn solution_toggle(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        let response = ui
            .selectable_label(self.solves, tr!(lang, watch_solutions))
            .on_hover_text(tr!(lang, watch_paint_the_best_max_solution));
        if response.clicked() {
            self.solves = !self.solves;
        }
    }

    fn does_mark_twins(&self, model: &Model) -> bool {
        let position = &model.shown_problem().position;
        let shares_nodes = match position {
            Position::AndOr(graph) => graph.outline().is_none(),
            _ => false,
        };
        has_twins(position) && self.marks_twins.unwrap_or(shares_nodes)
    }

    /// Looks for positions that are met again, a few thousand nodes a frame.
    fn find_twins(&mut self, ui: &Ui, model: &Model) {
        let problem = model.shown_problem();
        if !self.does_mark_twins(model) {
            self.twins = None;
            return;
        }
        let begun = model.scene().begun();
        if self.twins.as_ref().is_none_or(|(of, _)| *of != begun) {
            self.twins = Some((begun, Transpositions::default()));
        }
        let nodes = model.scene().canvas().nodes();
        if let Some((_, twins)) = &mut self.twins
            && twins.len() < nodes.len()
            && let Ok(mut tree) = problem.tree()
        {
            let until = Instant::now() + model.spare(A_FRAMES_TWINS);
            twins.extend(&mut tree, nodes, until);
            ui.ctx().request_repaint();
        }
    }

    fn twin_toggle(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        if !has_twins(&model.shown_problem().position) {
            return;
        }
        let marks = self.does_mark_twins(model);
        let response = ui
            .selectable_label(marks, tr!(lang, watch_twins))
            .on_hover_text(tr!(lang, watch_mark_nodes_that_are_the));
        if response.clicked() {
            self.marks_twins = Some(!marks);
        }
    }

    fn buttons(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let room = ui.available_width();
        toolbar::command(ui, model, Command::TreeFit, actions);
        toolbar::icon_toggle(ui, model, Command::TreeFollow, self.cameras.follow, actions);
        if model.runners().len() > 1 {
            toolbar::icon_toggle(ui, model, Command::TreeLink, self.cameras.linked, actions);
        }
        let folds = model.folds_finished();
        toolbar::icon_toggle(ui, model, Command::TreeFoldFinished, folds, actions);
        self.solution_toggle(ui, model);
        self.twin_toggle(ui, model);
        if model.desk() == Desk::Watch
            && room >= ROOM_FOR_PREDICT * theme::body_size(model.presentation())
        {
            predict_toggle(ui, model, actions);
        }
    }

    fn header(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let room = ui.available_height();
        ui.horizontal_wrapped(|ui| {
            // A slide has nothing to press.
            if !model.is_slide() {
                self.buttons(ui, model, actions);
            }
            if model.is_held() {
                ui.colored_label(model.theme().palette().warn, tr!(lang, watch_frozen_g));
            }
            if model.shows_earlier_position() {
                super::earlier_position(ui, model, actions);
            } else {
                let solutions = self.solutions.iter().flatten().next().is_some();
                super::legend::line(ui, model, solutions, Rows::fitting(room, model));
            }
        });
    }
}

impl Pane for TreesPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        self.header(ui, model, actions);
        super::learn::predict::ui(ui, model, actions);
        self.find_solutions(ui, model);
        self.find_twins(ui, model);
        let count = model.runners().len();
        if count == 0 {
            return super::empty(ui, tr!(model.lang(), watch_add_an_algorithm_on_the));
        }
        let area = ui.available_rect_before_wrap();
        if area.height() < 30.0 {
            return;
        }
        let rects = panels(area, count);
        self.cameras.resize(count);
        for command in std::mem::take(&mut self.pending) {
            self.cameras.carry_out(command, model, actions);
        }
        self.stages.clear();
        for (i, rect) in rects.into_iter().enumerate() {
            ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(("tree", i)), |ui| {
                ui.set_clip_rect(rect.intersect(ui.clip_rect()));
                self.panel(ui, rect, i, model, actions);
            });
        }
        let (before, now) = self.captions;
        if before != now {
            ui.ctx().request_repaint();
        }
        self.captions = (now, 0.0);
        self.wants_keys = false;
        let Some(runner) = self.walked(ui, model) else {
            return;
        };
        if let Some(to) = by_keys(ui, runner, model, actions) {
            self.cameras.reveal(to, model);
        }
    }
}

/// Before every step somebody says what comes next, or no more.
fn predict_toggle(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let on = model.predict().is_some();
    let d = Command::Predict.describe();
    let toggle = ui.selectable_label(on, tr!(lang, watch_predict));
    toggle.widget_info(|| {
        let name = d.name.get(lang);
        egui::WidgetInfo::selected(egui::Role::CheckBox, true, on, name)
    });
    if toggle.on_hover_text(d.tip.get(lang)).clicked() {
        actions.push(Action::Command(Command::Predict));
    }
}

/// Side by side up to three, then two rows.
fn panels(area: Rect, count: usize) -> Vec<Rect> {
    let columns = if count == 4 { 2 } else { count };
    let rows = count.div_ceil(columns);
    let gap = 6.0;
    let size = vec2(
        (area.width() - gap * (columns as f32 - 1.0)) / columns as f32,
        (area.height() - gap * (rows as f32 - 1.0)) / rows as f32,
    );
    (0..count)
        .map(|i| {
            let (column, row) = (i % columns, i / columns);
            let min = area.min + vec2(column as f32 * (size.x + gap), row as f32 * (size.y + gap));
            Rect::from_min_size(min, size)
        })
        .collect()
}

impl TreesPane {
    fn panel(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        i: usize,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let palette = model.theme().palette();
        let frame = ui.painter().clone();
        frame.rect_filled(rect, 4.0, palette.field);
        let stroke = if model.active_runner() == i && model.runners().len() > 1 {
            palette.accent
        } else {
            palette.line
        };
        frame.rect_stroke(
            rect,
            4.0,
            egui::Stroke::new(1.0, stroke),
            egui::StrokeKind::Inside,
        );
        let height = self.caption(ui, rect, i, model, actions) - rect.top();
        let (before, now) = &mut self.captions;
        *now = now.max(height);
        let caption = rect.top() + height.max(*before);
        let stage = Rect::from_min_max(pos2(rect.left() + 4.0, caption), rect.max - vec2(4.0, 4.0));
        if stage.height() < 20.0 {
            return;
        }
        let scene = model.scene();
        if scene.layout().is_empty() {
            ui.scope_builder(UiBuilder::new().max_rect(stage), |ui| {
                let lang = model.lang();
                let press = tr!(lang, watch_press_space_to_run);
                super::before_a_run(ui, model, press);
            });
            return;
        }
        self.cameras.aim(i, stage, model);
        let response = ui.interact(stage, ui.scope_id().with("stage"), Sense::click_and_drag());
        response.widget_info(|| {
            let label = model.runners()[i].label_in(model.lang());
            let name = tr!(model.lang(), watch_tree_of, label);
            egui::WidgetInfo::labeled(egui::Role::Canvas, true, name)
        });
        if self.wants_keys && i == model.active_runner() {
            response.request_focus();
        }
        let levels = scene.layout().levels();
        self.cameras.steer(ui, i, stage, &response, levels);
        let Some(view) = self.cameras.view(i) else {
            return;
        };
        let color = by_whom(model);
        let mut tree = TreeView::new(model, i);
        let solving = self.solutions.get(i).and_then(Option::as_ref);
        tree.solutions = solving.and_then(|solving| solving.solutions.found());
        tree.twins = self.twins.as_ref().map(|(_, twins)| twins);
        if model.overlays() {
            tree = tree.with_overlay(&color);
        }
        let painter = ui.painter().with_clip_rect(stage);
        let drawn = tree.paint(&painter, view, stage.min);
        let pointed = Stage {
            runner: i,
            rect: stage,
            view,
            tree: &tree,
        };
        pointed.point(ui, &response, &drawn, actions);
        if !scene.canvas().is_whole() && scene.canvas().nodes().len() > 50_000 {
            how_many(&painter, stage, model, i);
        }
        if response.has_focus() {
            focus::keep_arrows(ui, &response);
            come_by_keys(&response, &[i], model, actions);
        }
        self.stages.push((i, response));
    }

    /// In whose tree arrow keys walk: the one that has the keyboard; if nothing has it, the one
    /// under the pointer or else the active one.
    fn walked(&self, ui: &Ui, model: &Model) -> Option<usize> {
        let of = |found: &dyn Fn(&Response) -> bool| {
            let stage = self.stages.iter().find(|(_, stage)| found(stage));
            stage.map(|&(runner, _)| runner)
        };
        if let Some(runner) = of(&|stage| stage.has_focus()) {
            return Some(runner);
        }
        let ctx = ui.ctx();
        let elsewhere = ctx.egui_wants_keyboard_input() || egui::Popup::is_any_open(ctx);
        if elsewhere || ctx.memory(|memory| memory.top_modal_layer().is_some()) {
            return None;
        }
        of(&|stage| stage.contains_pointer()).or(Some(model.active_runner()))
    }

    /// Gives the keyboard to the active runner's tree; says whether there is one.
    pub fn take_keys(&mut self) -> bool {
        self.wants_keys = !self.stages.is_empty();
        self.wants_keys
    }

    /// Whether a tree has the keyboard and, if so, whether it wants this key for itself.
    pub fn takes_key(&self, key: egui::Key) -> Option<bool> {
        let focused = self.stages.iter().any(|(_, stage)| stage.has_focus());
        focused.then(|| takes_key(key))
    }

    /// Name, state and counters of the runner; gives where the tree may begin.
    fn caption(
        &self,
        ui: &mut Ui,
        rect: Rect,
        i: usize,
        model: &Model,
        actions: &mut Vec<Action>,
    ) -> f32 {
        let lang = model.lang();
        let runner = &model.runners()[i];
        let is_low = rect.height() < LOW;
        let inner = Rect::from_min_max(
            rect.min + vec2(8.0, 4.0),
            pos2(rect.right() - 8.0, rect.bottom()),
        );
        let row = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.horizontal_wrapped(|ui| {
                let name = RichText::new(runner.label_in(model.lang()))
                    .strong()
                    .color(model.runner_color(i));
                if ui
                    .add(egui::Label::new(name).sense(Sense::click()))
                    .clicked()
                {
                    actions.push(Action::SetActiveRunner(i));
                }
                let Some(run) = &runner.run else {
                    ui.weak(tr!(lang, watch_not_run_yet));
                    return;
                };
                let tally = run.moment().tally();
                let root = run.moment().root();
                let leaves = words::leaves_now(run, lang);
                let known = (root != Bounds::UNKNOWN).then(|| {
                    let outcome = outcome_words(run, lang);
                    outcome.unwrap_or_else(|| known_words(run, root, lang))
                });
                let whole = match &known {
                    Some(known) => format!("{known} · {leaves}"),
                    None => leaves,
                };
                if !is_low || theme::fits(ui, &whole) {
                    ui.label(whole);
                } else {
                    // One number that is named says more than two that are not.
                    let short = match known {
                        Some(known) if theme::fits(ui, &known) => known,
                        Some(_) => known_text(run, root, lang),
                        None => group(words::visits_now(run), lang),
                    };
                    ui.label(short).on_hover_text(whole);
                }
                if tally.open > 0 || tally.max_open > 0 {
                    beside(ui, is_low, format!("OPEN {}", group(tally.open, lang)));
                }
                if tally.hidden > 0 {
                    let counted = tr!(lang, watch_nodes_only_counted, hidden = tally.hidden);
                    beside(ui, is_low, counted);
                }
                waiting(ui, model, run);
                match run.state() {
                    RunState::Stopped(stop) => {
                        ui.weak(stop.words().get(lang));
                    }
                    RunState::Failed(failure) => {
                        ui.colored_label(model.theme().palette().bad, failure.localize(lang));
                    }
                    RunState::Running | RunState::Paused | RunState::Finished => {}
                }
            });
        });
        row.response.rect.bottom() + 4.0
    }
}

/// Whether the search, or a film of it, waits, and for what: a breakpoint is named where it is met,
/// and one that lies ahead of the moment shown is said to.
fn waiting(ui: &mut Ui, model: &Model, run: &Run) {
    // What moves is a film of what was recorded.
    if model.phase() == Phase::Playing {
        return;
    }
    let lang = model.lang();
    let paused = tr!(lang, watch_paused);
    let said = |point: &Breakpoint| point.text(run.problem(), lang);
    match (run.held_here(), run.held_by()) {
        (Some(here), _) => {
            ui.weak(format!("{paused}: {}", said(here)));
        }
        (None, Some(ahead)) => {
            let ahead = said(ahead);
            let text = tr!(lang, watch_waits_further_on, ahead);
            ui.weak(text)
                .on_hover_text(tr!(lang, watch_the_search_has_come_further));
        }
        (None, None) if run.state() == RunState::Paused => {
            ui.weak(paused);
        }
        (None, None) => {}
    }
}

/// A word that a low panel has in its first line or not at all: the tree needs the room.
fn beside(ui: &mut Ui, is_low: bool, text: String) {
    if !is_low || theme::fits(ui, &text) {
        ui.weak(text);
    }
}

/// The number of nodes that this runner has recorded, in the corner.
fn how_many(painter: &egui::Painter, stage: Rect, model: &Model, runner: usize) {
    let count = model.scene().canvas().taken_in(runner);
    let text = tr!(model.lang(), watch_nodes_recorded, count);
    let palette = model.theme().palette();
    let font = egui::FontId::proportional(11.0);
    let galley = painter.layout_no_wrap(text, font, palette.weak);
    let at = Align2::RIGHT_BOTTOM.anchor_size(stage.right_bottom(), galley.size());
    // Readable where the tree reaches down to it.
    painter.rect_filled(at.expand(3.0), 3.0, palette.field);
    painter.galley(at.min, galley, palette.weak);
}

/// Colours by who has searched a node: both, or one of them alone.
fn by_whom(model: &Model) -> impl Fn(NodeId) -> Option<Color32> {
    let canvas = model.scene().canvas();
    let moments: Vec<Option<&Moment>> = model
        .runners()
        .iter()
        .map(|runner| runner.run.as_ref().map(|run| run.moment()))
        .collect();
    let palette = Palette::new(model.theme().is_dark());
    let floors = Floors::of(&moments);
    move |place| {
        let of = |place| Seen::of(canvas, &moments, place);
        let seen = of(place);
        match seen.by_one() {
            _ if seen.by_nobody() => None,
            _ if !floors.tell(canvas, place, 0..moments.len(), of) => Some(palette.uncompared),
            Some(run) if moments.len() > 1 => Some(palette.runner(run)),
            _ => Some(palette.both),
        }
    }
}
