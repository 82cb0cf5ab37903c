//! Overviews of the same tree, sharing its selection: icicle, pixel strip, nodes by depth.

use crate::base::messages::tr;
use egui::epaint::Mesh;
use egui::{
    Color32, Key, PointerButton, Rect, RichText, ScrollArea, Sense, Stroke, TextStyle,
    TextureHandle, TextureOptions, Ui, pos2, vec2,
};

use super::{Pane, legend, trees};
use crate::gui::action::{Action, NodeRef};
use crate::gui::model::{Model, Run};
use crate::gui::shell::focus::{self, Follows};
use crate::gui::tree_view::look_by_numbers;
use crate::picture::icicle::{Bar, Measure, Window, bars};
use crate::picture::palette::Palette;
use crate::picture::strip::Strip;
use crate::trace::{AtDepth, Depths, Event, Kind, Log, NodeId, State};

/// Events that a frame looks at; what is left of a long run comes with the next frames.
const A_FRAMES_EVENTS: usize = 1 << 17;

#[derive(Default)]
pub struct OverviewPane {
    measure: Measure,
    strip: Option<Painted>,
    depths: Depths,
    /// Of which run.
    depths_of: u64,
}

/// The strip as a texture, and what it was made for. It grows with its run.
struct Painted {
    run: u64,
    events: u64,
    dark: bool,
    most_columns: usize,
    strip: Strip,
    texture: TextureHandle,
    marked: Option<FirstVisit>,
}

/// Looks for the visit at which a node was searched first.
struct FirstVisit {
    node: NodeId,
    /// Events looked at, and visits among them.
    events: usize,
    visits: usize,
    /// It was this visit.
    found: Option<usize>,
}

impl FirstVisit {
    fn of(node: NodeId) -> FirstVisit {
        FirstVisit {
            node,
            events: 0,
            visits: 0,
            found: None,
        }
    }

    /// Looks on in a log that may have grown; whether there is more to look at.
    fn look(&mut self, log: &Log) -> bool {
        let end = log.len().min(self.events + A_FRAMES_EVENTS);
        if self.found.is_none() {
            for event in log.range(self.events, end) {
                if is_visit(event) {
                    if event.node == self.node {
                        self.found = Some(self.visits);
                        return false;
                    }
                    self.visits += 1;
                }
            }
            self.events = end;
        }
        self.found.is_none() && end < log.len()
    }
}

/// What the strip shows: leaves evaluated, nodes expanded.
fn is_visit(event: &Event) -> bool {
    matches!(event.kind, Kind::Expand | Kind::Eval) && event.node.is_some()
}

/// The moment just after the visit that lies so many visits before or after this moment.
fn moment_by_visits(log: &Log, from: usize, by: i64) -> usize {
    let is_visit_at = |&k: &usize| log.get(k).is_some_and(is_visit);
    let far = by.unsigned_abs() as usize;
    match by {
        1.. => {
            let found = (from..log.len()).filter(is_visit_at).nth(far - 1);
            found.map_or(log.len(), |k| k + 1)
        }
        // The visit one stands at is not one before it.
        _ => {
            let found = (0..from).rev().filter(is_visit_at).nth(far);
            found.map_or(0, |k| k + 1)
        }
    }
}

impl Pane for OverviewPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let Some(run) = model.active_run() else {
            return super::empty(ui, tr!(lang, watch_run_a_search_to_see));
        };
        // Charts that have no room below each other are scrolled to.
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_following(ui, |ui| self.charts(ui, model, run, actions));
    }
}

impl OverviewPane {
    fn charts(&mut self, ui: &mut Ui, model: &Model, run: &Run, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let rows = legend::Rows::fitting(ui.available_height(), model);
        super::runner_tabs(ui, model, actions);
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(tr!(lang, watch_icicle_width)).strong());
            ui.selectable_value(&mut self.measure, Measure::Leaves, tr!(lang, watch_leaves));
            ui.selectable_value(&mut self.measure, Measure::Nodes, tr!(lang, watch_nodes));
            legend::of_areas(ui, model, rows);
        });
        let height = ui.available_height();
        let line = ui.text_style_height(&TextStyle::Body);
        let icicle = (height * 0.46).max(4.0 * line);
        self.icicle(ui, model, run, icicle, actions);
        ui.label(RichText::new(tr!(lang, watch_in_visiting_order_a_column)).small());
        let strip = (height * 0.2).max(2.0 * line);
        self.strip(ui, model, run, strip, actions);
        ui.label(RichText::new(tr!(lang, watch_nodes_by_depth)).small());
        if self.depths_of != run.number() {
            self.depths = Depths::default();
            self.depths_of = run.number();
        }
        let shown = run.moment().now.events;
        let at = shown.min(self.depths.at() + A_FRAMES_EVENTS);
        let rows = self.depths.follow(&run.record().log, run.nodes(), at);
        if at < shown {
            ui.ctx().request_repaint();
        }
        histogram(ui, model, run, rows);
    }

    fn icicle(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        run: &Run,
        height: f32,
        actions: &mut Vec<Action>,
    ) {
        let scene = model.scene();
        let (shape, weights) = (scene.shape(), scene.weights());
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
        response.widget_info(|| {
            let name = tr!(model.lang(), watch_icicle);
            egui::WidgetInfo::labeled(egui::Role::Canvas, true, name)
        });
        if weights.is_empty() {
            return;
        }
        let palette = Palette::new(model.theme().is_dark());
        let painter = ui.painter().with_clip_rect(rect);
        painter.rect_filled(rect, 3.0, model.theme().palette().field);
        let levels = weights.levels(0).max(1);
        let row = rect.height() / levels as f32;
        let window = Window {
            from: 0.0,
            to: f64::from(weights.weight(0, self.measure)),
            width_pixels: f64::from(rect.width()),
            first_level: 0,
            last_level: levels,
            detail: 2.0,
        };
        let mut on_screen: Vec<Bar> = Vec::new();
        bars(&shape, weights, self.measure, &window, &mut on_screen);
        let runner = model.active_runner();
        let mut mesh = Mesh::default();
        for bar in &on_screen {
            let color = color(model, runner, run, NodeId(bar.node));
            mesh.add_colored_rect(bar.area(rect, row), color);
        }
        painter.add(mesh);
        let selected = model
            .selected()
            .and_then(|s| scene.canvas().place(s.runner, s.node));
        for bar in on_screen
            .iter()
            .filter(|bar| Some(NodeId(bar.node)) == selected && bar.levels == 1)
        {
            let area = Rect::from_min_size(
                pos2(rect.left() + bar.left, rect.top() + bar.level as f32 * row),
                vec2(bar.right - bar.left, row),
            );
            painter.rect_stroke(
                area,
                0.0,
                Stroke::new(2.0, palette.selection),
                egui::StrokeKind::Inside,
            );
        }
        focus::lead_in(ui, &response);
        if response.has_focus() {
            focus::keep_arrows(ui, &response);
            trees::by_keys(ui, runner, model, actions);
        }
        if let Some(pointer) = response.hover_pos() {
            let under = |bar: &&Bar| bar.contains(rect, row, pointer);
            if let Some(bar) = on_screen.iter().rev().find(under) {
                let place = NodeId(bar.node);
                let node = scene
                    .canvas()
                    .of_run(runner, place)
                    .map(|node| NodeRef { runner, node });
                actions.push(Action::Hover(node));
                // Enter is for the node that the arrows have come to, wherever the pointer rests.
                if response.clicked_by(PointerButton::Primary) {
                    actions.push(Action::Select(node));
                }
                response.on_hover_ui_at_pointer(|ui| super::hover::node(ui, model, runner, place));
            }
        }
    }

    fn strip(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        run: &Run,
        height: f32,
        actions: &mut Vec<Action>,
    ) {
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
        response.widget_info(|| {
            let name = tr!(model.lang(), watch_pixel_strip);
            egui::WidgetInfo::labeled(egui::Role::Canvas, true, name)
        });
        let dark = model.theme().is_dark();
        self.paint_strip(ui, model, run, rect.width() as usize);
        let Some(painted) = &mut self.strip else {
            return;
        };
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter()
            .image(painted.texture.id(), rect, uv, egui::Color32::WHITE);
        let columns = painted.strip.columns().max(1) as f32;
        let x_of = |visit: f32| {
            let share = visit / painted.strip.per_column() as f32 / columns;
            rect.left() + share.min(1.0) * rect.width()
        };
        let done = (run.moment().tally().visits + run.moment().tally().inner_visits) as f32;
        let x = x_of(done);
        let selected = model
            .selected()
            .filter(|s| s.runner == model.active_runner());
        if let Some(node) = selected.map(|s| s.node) {
            let marked = painted.marked.take().filter(|marked| marked.node == node);
            let mut marked = marked.unwrap_or_else(|| FirstVisit::of(node));
            if marked.look(&run.record().log) {
                ui.ctx().request_repaint();
            }
            let found = marked.found;
            painted.marked = Some(marked);
            if let Some(visit) = found {
                let (x, depth) = (x_of(visit as f32 + 0.5), run.nodes().depth(node) as f32);
                let row = rect.height() / painted.strip.rows().max(1) as f32;
                let at = pos2(x, rect.top() + (depth + 0.5) * row);
                let color = Palette::new(dark).selection;
                ui.painter().circle_stroke(at, 4.0, Stroke::new(2.0, color));
            }
        }
        ui.painter().line_segment(
            [pos2(x, rect.top()), pos2(x, rect.bottom())],
            Stroke::new(2.0, model.theme().palette().strong),
        );
        let runner = model.active_runner();
        let log = &run.record().log;
        let clicked = response.clicked_by(PointerButton::Primary);
        let pointer = response.interact_pointer_pos().filter(|_| clicked);
        let event = match pointer {
            Some(pointer) => {
                // The strip counts visits; the moment is the one at which so many had been made.
                let share = f64::from((pointer.x - rect.left()) / rect.width());
                let all = f64::from(columns) * painted.strip.per_column() as f64;
                let visits = (share * all) as u64;
                run.moment_of_work(|done| done.evaluations + done.expansions, visits)
            }
            None => {
                // An arrow goes by a column, a page key by a twentieth of all.
                let twentieth = (painted.strip.columns() as i64 / 20).max(1);
                let by = focus::sideways(ui, &response) + twentieth * focus::leaps(ui, &response);
                let enters = response.has_focus() && ui.input(|i| i.key_pressed(Key::Enter));
                if by == 0 && !enters {
                    return;
                }
                let by = by * painted.strip.per_column() as i64;
                moment_by_visits(log, model.shown_event(runner) as usize, by) as u64
            }
        };
        actions.push(Action::Seek { runner, event });
        let visited = |k: usize| log.get(k).filter(|event| is_visit(event));
        if let Some(last) = (0..event as usize).rev().find_map(visited) {
            let node = last.node;
            actions.push(Action::Select(Some(NodeRef { runner, node })));
        }
    }

    /// Brings the strip and its texture up to date with the run.
    fn paint_strip(&mut self, ui: &Ui, model: &Model, run: &Run, most_columns: usize) {
        let dark = model.theme().is_dark();
        let made_for = |p: &Painted| (p.run, p.most_columns) == (run.number(), most_columns);
        if !self.strip.as_ref().is_some_and(made_for) {
            let image = egui::ColorImage::filled([1, 1], model.theme().palette().field);
            self.strip = Some(Painted {
                run: run.number(),
                events: 0,
                dark: !dark,
                most_columns,
                strip: Strip::new(1),
                texture: (ui.ctx()).load_texture("strip", image, TextureOptions::NEAREST),
                marked: None,
            });
        }
        let Some(painted) = &mut self.strip else {
            return;
        };
        if (painted.events, painted.dark) == (run.events(), dark) {
            return;
        }
        let log = &run.record().log;
        let from = painted.events as usize;
        let end = log.len().min(from + A_FRAMES_EVENTS);
        for event in log.range(from, end) {
            if is_visit(event) {
                let class = u8::from(event.kind == Kind::Eval);
                painted.strip.push(run.nodes().depth(event.node), class);
                if painted.strip.columns() > 2 * most_columns {
                    painted.strip.fit(most_columns);
                }
            }
        }
        painted.strip.fit(most_columns);
        painted.events = end as u64;
        painted.dark = dark;
        if end < log.len() {
            ui.ctx().request_repaint();
        }
        let palette = Palette::new(dark);
        let looks = [State::Closed, State::Evaluated].map(|state| palette.look(state).fill);
        let ground = model.theme().palette().field;
        let image = painted.strip.image(ground, |cell, share| {
            looks[usize::from(cell.class)].gamma_multiply(0.35 + 0.65 * share.sqrt())
        });
        painted.texture.set(image, TextureOptions::NEAREST);
    }
}

/// The colour of a place. What was searched keeps its own after its cell was freed: this is the whole
/// story. What lies below a cut was never there, and is cut all the same.
fn color(model: &Model, runner: usize, run: &Run, place: NodeId) -> Color32 {
    let palette = Palette::new(model.theme().is_dark());
    match shown_state(model, runner, run, place) {
        Shown::As(node, state) => {
            let look = look_by_numbers(palette, run, node, state);
            look.unwrap_or(palette.look(state)).fill
        }
        Shown::BelowACut => palette.below_a_cut(),
        Shown::NotSearched => palette.not_searched(),
    }
}

enum Shown {
    As(NodeId, State),
    BelowACut,
    NotSearched,
}

fn shown_state(model: &Model, runner: usize, run: &Run, place: NodeId) -> Shown {
    let (moment, canvas) = (run.moment(), model.scene().canvas());
    let known = |place: NodeId| {
        let node = canvas.of_run(runner, place);
        node.filter(|&node| moment.is_generated(node) && !model.hides_cut(runner, node))
    };
    let is_cut = |node: NodeId| {
        let was = moment.node(run.nodes(), node).last_state;
        matches!(was, State::Cut | State::PreCut) && moment.visits(node) == 0
    };
    let Some(node) = known(place) else {
        let parent = |&at: &NodeId| (at != NodeId::ROOT).then(|| canvas.nodes().parent(at));
        let mut above = std::iter::successors(Some(place), parent);
        return match above.find_map(known).is_some_and(is_cut) {
            true => Shown::BelowACut,
            false => Shown::NotSearched,
        };
    };
    let state = match moment.state(node) {
        State::Freed if moment.is_evaluated(node) => State::Evaluated,
        State::Freed if moment.visits(node) > 0 => State::Closed,
        State::Freed if is_cut(node) => State::Cut,
        State::Freed => return Shown::NotSearched,
        state => state,
    };
    Shown::As(node, state)
}

/// Inner nodes and leaves at every depth, at the moment shown.
fn histogram(ui: &mut Ui, model: &Model, run: &Run, rows: &[AtDepth]) {
    let least = vec2(40.0, 2.0 * ui.text_style_height(&TextStyle::Body));
    let (rect, response) = ui.allocate_exact_size(ui.available_size().max(least), Sense::hover());
    response.widget_info(|| {
        let name = tr!(model.lang(), watch_nodes_by_depth_overview);
        egui::WidgetInfo::labeled(egui::Role::Canvas, true, name)
    });
    let most = rows.iter().map(AtDepth::nodes).max().unwrap_or(0).max(1) as f32;
    let selected = model
        .selected()
        .filter(|s| s.runner == model.active_runner());
    let marked = selected.map(|s| run.nodes().depth(s.node) as usize);
    let palette = Palette::new(model.theme().is_dark());
    let width = rect.width() / rows.len().max(1) as f32;
    for (depth, AtDepth { inner, leaves }) in rows.iter().enumerate() {
        let left = rect.left() + depth as f32 * width;
        if marked == Some(depth) {
            let column =
                Rect::from_min_max(pos2(left, rect.top()), pos2(left + width, rect.bottom()));
            let color = model.theme().palette().accent_soft;
            ui.painter().rect_filled(column, 2.0, color);
        }
        let mut bottom = rect.bottom() - 12.0;
        for (count, state) in [(inner, State::Closed), (leaves, State::Evaluated)] {
            let height = (rect.height() - 14.0) * *count as f32 / most;
            let bar = Rect::from_min_max(
                pos2(left + 1.0, bottom - height),
                pos2(left + width - 1.0, bottom),
            );
            ui.painter().rect_filled(bar, 1.0, palette.look(state).fill);
            bottom -= height;
        }
        if width > 12.0 {
            let at = pos2(left + width / 2.0, rect.bottom());
            let font = egui::FontId::proportional(10.0);
            ui.painter().text(
                at,
                egui::Align2::CENTER_BOTTOM,
                depth.to_string(),
                font,
                model.theme().palette().weak,
            );
        }
    }
    if let Some(pointer) = response.hover_pos() {
        let depth = ((pointer.x - rect.left()) / width) as usize;
        if let Some(AtDepth { inner, leaves }) = rows.get(depth) {
            let lang = model.lang();
            response.on_hover_text(tr!(
                lang,
                watch_depth_inner_nodes_leaves,
                depth,
                inner = *inner,
                leaves = *leaves
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::search::catalogue::AlgorithmConfig;

    use crate::session::{Session, examples};

    #[test]
    fn what_is_cut_is_told_apart_from_what_is_not_searched() {
        let choices = ["alpha-beta", "sss", "minimax"].map(AlgorithmConfig::new);
        let session = Session {
            runners: choices.to_vec(),
            ..examples::first().session()
        };
        let mut model = Model::by_hand(session);
        model.apply(Action::ReadText("random:seed=5,depth=4,branching=3".into()));
        model.run_by_hand();
        let palette = Palette::new(model.theme().is_dark());
        let nodes = model.scene().canvas().nodes();
        let places: Vec<NodeId> = (0..nodes.len() as u32).map(NodeId).collect();
        let colors = |runner: usize| {
            let run = model.run(runner).expect("it has run");
            let mut counts = BTreeMap::new();
            for &place in &places {
                let color = color(&model, runner, run, place);
                *counts.entry(color.to_array()).or_insert(0) += 1;
                let above = (place != NodeId::ROOT).then(|| nodes.parent(place));
                let below = above.map(|above| super::color(&model, runner, run, above));
                let cut = [palette.look(State::Cut).fill, palette.below_a_cut()];
                if below.is_some_and(|below| cut.contains(&below)) {
                    assert_eq!(color, palette.below_a_cut(), "{place:?} of {runner}");
                }
            }
            let count = move |color: Color32| counts.get(&color.to_array()).copied().unwrap_or(0);
            (
                count(palette.look(State::Cut).fill),
                count(palette.below_a_cut()),
                count(palette.not_searched()),
            )
        };
        // α-β has cut all that it has not searched. SSS* has, too, and has freed those cells.
        let (cut, below, rest) = colors(0);
        assert!(
            cut == 17 && below > cut && rest == 0,
            "{cut} {below} {rest}"
        );
        let (cut, below, rest) = colors(1);
        assert!(cut > 0 && below > cut && rest == 0, "{cut} {below} {rest}");
        assert_eq!(colors(2), (0, 0, 0));
    }
}
