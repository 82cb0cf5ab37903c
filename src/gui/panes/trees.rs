//! The search trees, side by side: pan, zoom, fit, follow, fold; one camera for all when asked.

use egui::{Align2, Color32, Key, Rect, RichText, Sense, Ui, UiBuilder, pos2, vec2};

use super::Pane;
use crate::game::text::Spoken;
use crate::gui::action::{Action, NodeRef};
use crate::gui::command::Command;
use crate::gui::model::{Model, RunState, Scene};
use crate::gui::shell::status::group;
use crate::gui::shell::toolbar;
use crate::gui::tree_view::{Placed, TreeView, bounds_text, known_text};
use crate::picture::layout::View;
use crate::picture::palette::Palette;
use crate::problem::{Position, Problem};
use crate::trace::why::Method;
use crate::trace::{NodeId, Overlay, Solutions, State, Twins};

/// No node is drawn larger than this allows.
const LARGEST_COLUMN: f64 = 58.0;
const LARGEST_LEVEL: f64 = 92.0;

/// Nodes whose positions are looked at in one frame.
const TWINS_A_FRAME: usize = 2_000;

/// One tree's camera.
#[derive(Clone, Copy)]
struct Camera {
    view: View,
    /// Fits the tree as it grows, until somebody pans or zooms.
    fits: bool,
}

pub struct TreesPane {
    cameras: Vec<Camera>,
    linked: bool,
    follow: bool,
    /// The picture is held while the search goes on.
    frozen: bool,
    pending: Vec<Command>,
    /// Paint the best MAX and MIN solution trees.
    solves: bool,
    /// They, for each runner, and for which moment of which run.
    solutions: Vec<Option<((u64, usize), Solutions)>>,
    /// Mark nodes that are the same position.
    marks_twins: bool,
    /// They, and of which problem.
    twins: Option<(Problem, Twins)>,
}

impl Default for TreesPane {
    fn default() -> TreesPane {
        TreesPane {
            cameras: Vec::new(),
            linked: true,
            follow: false,
            frozen: false,
            pending: Vec::new(),
            solves: false,
            solutions: Vec::new(),
            marks_twins: false,
            twins: None,
        }
    }
}

impl TreesPane {
    /// A camera command, carried out in the next frame.
    pub fn command(&mut self, command: Command) {
        self.pending.push(command);
    }

    /// The solution trees of every run at the moment shown.
    fn find_solutions(&mut self, model: &Model) {
        self.solutions.resize(model.runners().len(), None);
        for (known, runner) in self.solutions.iter_mut().zip(model.runners()) {
            let Some(run) = runner.run.as_ref().filter(|_| self.solves) else {
                *known = None;
                continue;
            };
            let key = (run.number(), run.moment().now.events);
            if known.as_ref().is_none_or(|(of, _)| *of != key) {
                let solutions = match run.method() {
                    Method::Numbers(_) => Solutions::by_numbers(run.nodes(), run.moment()),
                    _ => Solutions::of(run.nodes(), run.moment()),
                };
                *known = Some((key, solutions));
            }
        }
    }

    fn solution_toggle(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        let response = ui
            .selectable_label(self.solves, lang.pick("Solutions", "解の木"))
            .on_hover_text(lang.pick(
                "Paint the best MAX solution tree (blue: proves the lower bound of the root) and MIN solution tree (amber: proves the upper bound); they meet when the root is solved. Of searches by numbers: the cheapest potential proof and disproof",
                "最良のMAX解の木(青: 根の下界を示す)とMIN解の木(琥珀: 根の上界を示す)を描く。根が解けると両者が出会う。証明数系の探索では、最も安い証明・反証の候補を描く",
            ));
        if response.clicked() {
            self.solves = !self.solves;
        }
    }

    /// Looks for positions that are met again, a few thousand nodes a frame.
    fn find_twins(&mut self, ui: &Ui, model: &Model) {
        let problem = model.shown_problem();
        if !self.marks_twins {
            self.twins = None;
            return;
        }
        if self.twins.as_ref().is_none_or(|(of, _)| of != problem) {
            self.twins = Some((problem.clone(), Twins::default()));
        }
        let nodes = model.scene().canvas().nodes();
        if let Some((_, twins)) = &mut self.twins
            && twins.len() < nodes.len()
            && let Ok(mut tree) = problem.tree()
        {
            twins.extend(&mut tree, nodes, TWINS_A_FRAME);
            ui.ctx().request_repaint();
        }
    }

    fn twin_toggle(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        if matches!(model.shown_problem().position, Position::Tree(_)) {
            self.marks_twins = false;
            return;
        }
        let response = ui
            .selectable_label(self.marks_twins, lang.pick("Twins", "同一局面"))
            .on_hover_text(lang.pick(
                "Mark nodes that are the same position by other moves and would share a table entry; the twins of the selected node get a ring",
                "手順が違っても同じ局面(表の項目を共有する節点)に印を付ける。選んだ節点と同じ局面は輪で囲む",
            ));
        if response.clicked() {
            self.marks_twins = !self.marks_twins;
        }
    }

    fn header(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        ui.horizontal_wrapped(|ui| {
            toolbar::command(ui, model, Command::TreeFit, actions);
            toolbar::icon_toggle(ui, model, Command::TreeFollow, self.follow, actions);
            if model.runners().len() > 1 {
                toolbar::icon_toggle(ui, model, Command::TreeLink, self.linked, actions);
            }
            self.solution_toggle(ui, model);
            self.twin_toggle(ui, model);
            if self.frozen {
                ui.colored_label(
                    model.theme().palette().warn,
                    lang.pick("frozen (G)", "固定中 (G)"),
                );
            }
            if model.shows_earlier_position() {
                ui.colored_label(
                    model.theme().palette().warn,
                    lang.pick(
                        "This tree belongs to an earlier position.",
                        "この木は以前の局面のものです。",
                    ),
                );
                if ui
                    .button(lang.pick("Run the new one", "新しい局面を実行"))
                    .clicked()
                {
                    actions.push(Action::Run);
                }
            } else {
                super::legend::line(ui, model);
            }
        });
    }
}

impl Pane for TreesPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        self.header(ui, model, actions);
        self.find_solutions(model);
        self.find_twins(ui, model);
        let count = model.runners().len();
        if count == 0 {
            return super::empty(
                ui,
                model.lang().pick(
                    "Add an algorithm on the left.",
                    "左で探索法を加えてください。",
                ),
            );
        }
        let area = ui.available_rect_before_wrap();
        if area.height() < 30.0 {
            return;
        }
        let rects = panels(area, count);
        let fit = View::new(100.0, 100.0, LARGEST_COLUMN, LARGEST_LEVEL);
        self.cameras.resize(
            count,
            Camera {
                view: fit,
                fits: true,
            },
        );
        self.carry_out(model, actions);
        for (i, rect) in rects.into_iter().enumerate() {
            ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(("tree", i)), |ui| {
                ui.set_clip_rect(rect.intersect(ui.clip_rect()));
                self.panel(ui, rect, i, model, actions);
            });
        }
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
        let caption = self.caption(ui, rect, i, model, actions);
        let stage = Rect::from_min_max(pos2(rect.left() + 4.0, caption), rect.max - vec2(4.0, 4.0));
        if stage.height() < 20.0 {
            return;
        }
        let scene = model.scene();
        if scene.layout().is_empty() {
            ui.scope_builder(UiBuilder::new().max_rect(stage), |ui| {
                super::empty(ui, Model::nothing_to_show(model.lang()));
            });
            return;
        }
        self.aim(i, stage, scene, model);
        let response = ui.interact(stage, ui.scope_id().with("stage"), Sense::click_and_drag());
        response.widget_info(|| {
            let name = format!("tree of {}", model.runners()[i].choice.label());
            egui::WidgetInfo::labeled(egui::Role::Canvas, true, name)
        });
        self.steer(ui, i, stage, &response);
        let overlay = model.overlays().then(|| by_whom(model));
        let color = |place: NodeId| overlay.as_ref()?.get(place.index()).copied().flatten();
        let mut tree = TreeView::new(model, i);
        let solutions = self.solutions.get(i).and_then(Option::as_ref);
        tree.solutions = solutions.map(|(_, solutions)| solutions);
        tree.twins = self.twins.as_ref().map(|(_, twins)| twins);
        if overlay.is_some() {
            tree = tree.with_overlay(&color);
        }
        let view = self.cameras[i].view;
        let painter = ui.painter().with_clip_rect(stage);
        let drawn = tree.paint(&painter, &view, stage.min);
        self.point(ui, i, stage, &response, model, &drawn, actions);
        if response.has_focus() || response.hovered() {
            walk_by_keys(ui, i, model, actions);
        }
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
        let inner = Rect::from_min_max(
            rect.min + vec2(8.0, 4.0),
            pos2(rect.right() - 8.0, rect.bottom()),
        );
        let row = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.horizontal_wrapped(|ui| {
                let name = RichText::new(runner.choice.label())
                    .strong()
                    .color(model.runner_color(i));
                if ui
                    .add(egui::Label::new(name).sense(Sense::click()))
                    .clicked()
                {
                    actions.push(Action::SetActiveRunner(i));
                }
                let Some(run) = &runner.run else {
                    ui.weak(lang.pick("not run yet", "未実行"));
                    return;
                };
                let tally = run.moment().tally();
                let root = run.moment().root();
                if root != crate::problem::Bounds::UNKNOWN {
                    ui.label(lang.pick(
                        format!("value {}", known_text(run, root)),
                        format!("値 {}", known_text(run, root)),
                    ));
                }
                let leaves = if tally.hidden > 0 && model.is_live() {
                    run.counts().visits
                } else {
                    tally.visits
                };
                ui.label(lang.pick(
                    format!("{} leaves", group(leaves)),
                    format!("端末 {}", group(leaves)),
                ));
                if tally.open > 0 || tally.max_open > 0 {
                    ui.weak(format!("OPEN {}", group(tally.open)));
                }
                if tally.hidden > 0 {
                    ui.weak(lang.pick(
                        format!("{} nodes only counted", group(tally.hidden)),
                        format!("{} 節点は計数のみ", group(tally.hidden)),
                    ));
                }
                match run.state() {
                    RunState::Paused => {
                        let held = run
                            .held_by()
                            .map(|b| format!(": {}", b.text(lang)))
                            .unwrap_or_default();
                        ui.weak(format!("{}{held}", lang.pick("paused", "一時停止")));
                    }
                    RunState::Stopped(stop) => {
                        ui.weak(crate::gui::words::stopped(stop, lang));
                    }
                    RunState::Failed(failure) => {
                        ui.colored_label(model.theme().palette().bad, failure.say(lang));
                    }
                    RunState::Running | RunState::Finished => {}
                }
            });
        });
        row.response.rect.bottom() + 4.0
    }

    /// Keeps the camera where it should be: fitted, following, or as left.
    fn aim(&mut self, i: usize, stage: Rect, scene: &Scene, model: &Model) {
        let size = (f64::from(stage.width()), f64::from(stage.height()));
        let camera = &mut self.cameras[i];
        let resized = camera.view.width != size.0 || camera.view.height != size.1;
        if camera.fits && (!self.frozen || resized) {
            let inner = (size.0 - 8.0, size.1 - 12.0);
            let mut view = View::fit(scene.layout(), inner, LARGEST_COLUMN, LARGEST_LEVEL);
            view.width = size.0;
            view.height = size.1;
            view.pan(4.0, 6.0);
            camera.view = view;
        } else {
            camera.view.width = size.0;
            camera.view.height = size.1;
        }
        if self.follow
            && !self.frozen
            && let Some(run) = &model.runners()[i].run
            && let Some(place) = scene.canvas().place(i, run.moment().now.current)
            && let Some((column, level)) = scene.layout().position(&scene.shape(), place.0)
        {
            let (x, y) = (camera.view.x(column), camera.view.y(f64::from(level)));
            let out = x < 20.0 || y < 20.0 || x > size.0 - 20.0 || y > size.1 - 20.0;
            if out {
                camera.view.centre(column, f64::from(level));
                camera.fits = false;
            }
        }
    }

    /// Dragging pans, the wheel zooms at the pointer.
    fn steer(&mut self, ui: &Ui, i: usize, stage: Rect, response: &egui::Response) {
        let mut moved = false;
        if response.dragged() {
            let by = response.drag_delta();
            self.cameras[i].view.pan(f64::from(by.x), f64::from(by.y));
            moved = true;
        }
        if response.hovered()
            && let Some(pointer) = ui.input(|input| input.pointer.hover_pos())
        {
            let (scroll, pinch, shift) = ui.input(|input| {
                (
                    input.smooth_scroll_delta,
                    input.zoom_delta(),
                    input.modifiers.shift,
                )
            });
            let factor = f64::from(pinch) * (f64::from(scroll.y) / 240.0).exp();
            if (factor - 1.0).abs() > 1e-4 {
                let at = (
                    f64::from(pointer.x - stage.left()),
                    f64::from(pointer.y - stage.top()),
                );
                // With Shift only the width: levels stay where they are.
                let view = &mut self.cameras[i].view;
                view.zoom(at, factor, if shift { 1.0 } else { factor });
                view.pixels_per_column = view.pixels_per_column.clamp(1e-5, 400.0);
                view.pixels_per_level = view.pixels_per_level.clamp(0.05, 400.0);
                moved = true;
            }
        }
        if moved {
            self.cameras[i].fits = false;
            if self.linked {
                let lead = self.cameras[i];
                self.cameras.fill(lead);
            }
        }
    }

    /// Clicks, double clicks, hovering.
    #[allow(clippy::too_many_arguments)]
    fn point(
        &self,
        ui: &Ui,
        i: usize,
        stage: Rect,
        response: &egui::Response,
        model: &Model,
        drawn: &[Placed],
        actions: &mut Vec<Action>,
    ) {
        let scene = model.scene();
        let view = &self.cameras[i].view;
        let node_of = |place: NodeId| {
            scene
                .canvas()
                .of_run(i, place)
                .map(|node| NodeRef { runner: i, node })
        };
        // Rich nodes are things of their own, named for screen readers and tests.
        for d in drawn.iter().take(400) {
            let rect = d.rect.intersect(stage);
            if !rect.is_positive() {
                continue;
            }
            let id = ui.scope_id().with(("node", d.place.0));
            let node = ui.interact(rect, id, Sense::click());
            node.widget_info(|| {
                egui::WidgetInfo::labeled(
                    egui::Role::TreeItem,
                    true,
                    node_name(model, i, scene, d.place),
                )
            });
            if node.clicked() {
                actions.push(Action::Point {
                    runner: i,
                    place: d.place,
                });
            }
            if node.double_clicked() {
                actions.push(Action::Fold(d.place));
            }
            if node.hovered() {
                actions.push(Action::Hover(node_of(d.place)));
                node.on_hover_ui(|ui| super::hover::node(ui, model, i, d.place));
            }
        }
        if drawn.is_empty()
            && let Some(pointer) = response.hover_pos()
        {
            let column = view.column(f64::from(pointer.x - stage.left()));
            let level = view.level(f64::from(pointer.y - stage.top()));
            if let Some(hit) = scene.layout().hit(&scene.shape(), column, level) {
                let place = NodeId(hit);
                actions.push(Action::Hover(node_of(place)));
                if response.clicked() {
                    actions.push(Action::Point { runner: i, place });
                }
                if response.double_clicked() {
                    actions.push(Action::Fold(place));
                }
                response
                    .clone()
                    .on_hover_ui_at_pointer(|ui| super::hover::node(ui, model, i, place));
            }
        } else if response.clicked() {
            actions.push(Action::Select(None));
            actions.push(Action::SetActiveRunner(i));
        }
        if !scene.canvas().is_whole() && scene.canvas().nodes().len() > 50_000 {
            let text = format!("{} nodes", group(scene.canvas().nodes().len() as u64));
            let at = stage.right_bottom() - vec2(4.0, 2.0);
            let color = model.theme().palette().weak;
            ui.painter().text(
                at,
                Align2::RIGHT_BOTTOM,
                text,
                egui::FontId::proportional(11.0),
                color,
            );
        }
    }

    fn carry_out(&mut self, model: &Model, actions: &mut Vec<Action>) {
        for command in std::mem::take(&mut self.pending) {
            let scene = model.scene();
            let selected = model.selected();
            let place = selected.and_then(|s| scene.canvas().place(s.runner, s.node));
            match command {
                Command::TreeFit => {
                    for camera in &mut self.cameras {
                        camera.fits = true;
                    }
                }
                Command::TreeCentre => {
                    let target = place.unwrap_or(NodeId::ROOT);
                    if let Some((column, level)) = scene.layout().position(&scene.shape(), target.0)
                    {
                        for camera in &mut self.cameras {
                            camera.fits = false;
                            camera.view.centre(column, f64::from(level));
                        }
                    }
                }
                Command::TreeRoot => {
                    let runner = model.active_runner();
                    actions.push(Action::Select(Some(NodeRef {
                        runner,
                        node: NodeId::ROOT,
                    })));
                }
                Command::TreeFold => {
                    if let Some(place) = place {
                        actions.push(Action::Fold(place));
                    }
                }
                Command::TreeFollow => self.follow = !self.follow,
                Command::TreeFreeze => self.frozen = !self.frozen,
                Command::TreeLink => {
                    self.linked = !self.linked;
                    if self.linked
                        && let Some(&lead) = self.cameras.get(model.active_runner())
                    {
                        self.cameras.fill(lead);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Colours by who has searched a node: both, or one of them alone.
fn by_whom(model: &Model) -> Vec<Option<Color32>> {
    let canvas = model.scene().canvas();
    let moments: Vec<_> = model
        .runners()
        .iter()
        .map(|runner| runner.run.as_ref().map(|run| run.moment()))
        .collect();
    let overlay = Overlay::new(canvas, &moments);
    let palette = Palette::new(model.theme().is_dark());
    (0..canvas.nodes().len() as u32)
        .map(|place| {
            let seen = overlay.seen(NodeId(place));
            match seen.by_one() {
                _ if seen.by_nobody() => None,
                Some(run) if moments.len() > 1 => Some(palette.runner(run)),
                _ => Some(palette.both),
            }
        })
        .collect()
}

/// Arrow keys walk to parent, first child and siblings.
fn walk_by_keys(ui: &Ui, runner: usize, model: &Model, actions: &mut Vec<Action>) {
    let Some(run) = &model.runners()[runner].run else {
        return;
    };
    if ui.ctx().egui_wants_keyboard_input() {
        return;
    }
    let here = model
        .selected()
        .filter(|s| s.runner == runner)
        .map(|s| s.node);
    let nodes = run.nodes();
    let step = |key: Key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
    let sibling = |by: i64| {
        let node = here.filter(|&n| n != NodeId::ROOT)?;
        let family = nodes.child_range(nodes.parent(node));
        let next = i64::from(node.0) + by;
        (i64::from(family.start)..i64::from(family.end))
            .contains(&next)
            .then_some(NodeId(next as u32))
    };
    let to = if step(Key::ArrowUp) {
        here.map(|n| nodes.parent(n))
    } else if step(Key::ArrowDown) {
        Some(here.map_or(NodeId::ROOT, |n| nodes.first_child(n)))
    } else if step(Key::ArrowLeft) {
        sibling(-1)
    } else if step(Key::ArrowRight) {
        sibling(1)
    } else {
        return;
    };
    if let Some(node) = to.filter(|&n| n.is_some() && nodes.contains(n)) {
        actions.push(Action::Select(Some(NodeRef { runner, node })));
    }
}

/// A node's name for those who cannot see it: where it is, what it is, what is known of it.
fn node_name(model: &Model, runner: usize, scene: &Scene, place: NodeId) -> String {
    let canvas = scene.canvas();
    let path = canvas.nodes().path(place);
    let path = if path.is_empty() {
        "root".to_owned()
    } else {
        path.iter()
            .map(|m| m.0.to_string())
            .collect::<Vec<_>>()
            .join(".")
    };
    let label = model.runners()[runner].choice.label();
    let run = model.runners()[runner].run.as_ref();
    let node = canvas.of_run(runner, place);
    let (state, bounds) = match run.zip(node) {
        Some((run, node)) => (run.moment().state(node), run.moment().bounds(node)),
        None => (State::Ungenerated, crate::problem::Bounds::UNKNOWN),
    };
    let value = if bounds == crate::problem::Bounds::UNKNOWN {
        String::new()
    } else {
        let text = run.map_or_else(|| bounds_text(bounds), |run| known_text(run, bounds));
        format!(" {text}")
    };
    format!("{label} node {path} {state:?}{value}").to_lowercase()
}
