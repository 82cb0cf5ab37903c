//! The stage of the race: the trees side by side, two of them in one, or an icicle; all in the
//! overlay's colours, with a flag where the two that are compared part.

use crate::base::messages::tr;
use egui::epaint::Mesh;
use egui::text::{LayoutJob, TextWrapping};
use egui::{FontId, Id, PointerButton, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use crate::gui::action::{Action, NodeRef};
use crate::gui::digits::group;
use crate::gui::model::Model;
use crate::gui::panes::{empty, hover, trees};
use crate::gui::race_view::{Arrangement, Overlaid};
use crate::gui::shell::focus;
use crate::gui::theme;
use crate::gui::tree_view::TreeView;
use crate::gui::words;
use crate::picture::icicle::{self, Bar, Measure, Window};
use crate::picture::layout::View;
use crate::picture::palette::Palette;
use crate::picture::tree;
use crate::trace::NodeId;

/// Between two trees, in points.
const GAP: f32 = 6.0;
/// Room for a caption over a tree.
const CAPTION: f32 = 22.0;

/// Where the two that are compared are chosen.
#[derive(Clone, Copy)]
pub enum Lists {
    Above,
    Below,
}

/// Gives what of it has the keyboard.
pub fn ui(
    ui: &mut Ui,
    area: Rect,
    drawn: Overlaid<'_>,
    (arrangement, lists): (Arrangement, Lists),
    actions: &mut Vec<Action>,
) -> Option<Id> {
    if drawn.model.scene().layout().is_empty() {
        return None;
    }
    match arrangement {
        Arrangement::SideBySide => side_by_side(ui, area, drawn, actions),
        Arrangement::Merged => merged(ui, framed_as_one(ui, area, drawn, lists), drawn, actions),
        Arrangement::Icicle => {
            in_an_icicle(ui, framed_as_one(ui, area, drawn, lists), drawn, actions)
        }
    }
}

fn in_an_icicle(
    ui: &mut Ui,
    inside: Rect,
    drawn: Overlaid<'_>,
    actions: &mut Vec<Action>,
) -> Option<Id> {
    let model = drawn.model;
    let scene = model.scene();
    let (shape, weights) = (scene.shape(), scene.weights());
    if weights.is_empty() || inside.height() < 20.0 {
        return None;
    }
    let levels = weights.levels(0).max(1);
    let row = inside.height() / levels as f32;
    let window = Window {
        from: 0.0,
        to: f64::from(weights.weight(0, Measure::Leaves)),
        width_pixels: f64::from(inside.width()),
        first_level: 0,
        last_level: levels,
        detail: 2.0,
    };
    let mut bars: Vec<Bar> = Vec::new();
    icicle::bars(&shape, weights, Measure::Leaves, &window, &mut bars);
    let nobody = Palette::new(model.theme().is_dark())
        .neither
        .gamma_multiply(0.5);
    let mut mesh = Mesh::default();
    for bar in &bars {
        let color = drawn.color(NodeId(bar.node)).unwrap_or(nobody);
        mesh.add_colored_rect(bar.area(inside, row), color);
    }
    ui.painter().with_clip_rect(inside).add(mesh);
    let who = [drawn.pair.0, drawn.pair.1];
    let name = tr!(model.lang(), watch_race_icicle);
    let response = canvas(ui, model, (inside, name), &who, actions);
    let focused = response.has_focus().then_some(response.id);
    let under = response.hover_pos().and_then(|pointer| {
        let mut bars = bars.iter().rev();
        bars.find(|bar| bar.contains(inside, row, pointer))
    });
    if let Some(bar) = under {
        point_at(response, model, NodeId(bar.node), &who, actions);
    }
    focused
}

fn side_by_side(
    ui: &mut Ui,
    area: Rect,
    drawn: Overlaid<'_>,
    actions: &mut Vec<Action>,
) -> Option<Id> {
    let model = drawn.model;
    let mut focused = None;
    let lang = model.lang();
    let count = model.runners().len() as f32;
    let width = (area.width() - GAP * (count - 1.0)) / count;
    for (i, runner) in model.runners().iter().enumerate() {
        let min = area.min + vec2(i as f32 * (width + GAP), 0.0);
        let panel = Rect::from_min_size(min, vec2(width, area.height()));
        let label = runner.label_in(model.lang());
        let captions = match &runner.run {
            Some(run) => [
                format!("{label}: {}", words::leaves_now(run, lang)),
                format!("{label} {}", group(words::visits_now(run), lang)),
            ],
            None => [label.clone(), label.clone()],
        };
        let inside = framed(ui, model, panel, captions, model.runner_color(i));
        if inside.height() < 20.0 {
            continue;
        }
        if runner.run.is_none() {
            // The tree of the others would look as if it had been searched, and nothing found.
            ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| {
                empty(ui, &model.not_run_yet(i));
            });
            continue;
        }
        let view = camera(model, inside);
        let color = |place: NodeId| drawn.color_in(i, place);
        let tree = TreeView::new(model, i).of_race(&color, None);
        let painter = ui.painter().with_clip_rect(inside);
        tree.paint(&painter, &view, inside.min);
        drawn.flags(&view).paint(&painter, inside.min);
        let name = tr!(lang, watch_race_tree_of, label);
        let walked = pointing(ui, model, (inside, &name), &view, &[i], actions);
        focused = focused.or(walked);
    }
    focused
}

fn merged(ui: &mut Ui, inside: Rect, drawn: Overlaid<'_>, actions: &mut Vec<Action>) -> Option<Id> {
    let model = drawn.model;
    if inside.height() < 20.0 {
        return None;
    }
    let view = camera(model, inside);
    let color = |place: NodeId| drawn.color(place);
    let tree = TreeView::new(model, drawn.pair.0).of_race(&color, Some(drawn.pair.1));
    let painter = ui.painter().with_clip_rect(inside);
    tree.paint(&painter, &view, inside.min);
    drawn.flags(&view).paint(&painter, inside.min);
    let who = [drawn.pair.0, drawn.pair.1];
    pointing(
        ui,
        model,
        (inside, tr!(model.lang(), watch_merged_tree)),
        &view,
        &who,
        actions,
    )
}

/// The frame of the two that are compared as one, which says who is not in it.
fn framed_as_one(ui: &Ui, area: Rect, drawn: Overlaid<'_>, lists: Lists) -> Rect {
    let (model, lang) = (drawn.model, drawn.model.lang());
    let name = |i: usize| model.runners()[i].label_in(lang);
    let (a, b) = (name(drawn.pair.0), name(drawn.pair.1));
    let both = tr!(lang, watch_and_in_one, a = &a, b = &b);
    let others: Vec<String> = words::thirds(model, drawn.pair).map(name).collect();
    let captions = match others.len() {
        0 => [both, format!("{a} · {b}")],
        n => {
            let (above, all) = (matches!(lists, Lists::Above), n + 2);
            let place = match above {
                true => tr!(lang, watch_above),
                false => tr!(lang, watch_below),
            };
            let others = others.join(tr!(lang, language_list_separator));
            [
                tr!(lang, watch_two_without_others, both, others, place),
                tr!(lang, watch_two_of_all, a, b, all),
            ]
        }
    };
    let response = ui.interact(
        Rect::from_min_size(area.min, vec2(area.width(), CAPTION)),
        ui.scope_id().with("both in one"),
        Sense::hover(),
    );
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, captions[0].as_str()));
    let whole = captions[0].clone();
    let inside = framed(ui, model, area, captions, model.theme().palette().text);
    response.on_hover_text(whole);
    inside
}

/// The ground and frame of a tree, with the first of the captions if it fits, or the shorter one;
/// gives the room inside.
fn framed(
    ui: &Ui,
    model: &Model,
    panel: Rect,
    [caption, shorter]: [String; 2],
    color: egui::Color32,
) -> Rect {
    let surface = model.theme().palette();
    let line = Stroke::new(1.0, surface.line);
    ui.painter().rect_filled(panel, 4.0, surface.field);
    ui.painter()
        .rect_stroke(panel, 4.0, line, StrokeKind::Inside);
    let size = egui::TextStyle::Small.resolve(ui.style()).size.max(12.0);
    let room = panel.width() - 10.0;
    let line = |text: String| {
        let mut job = LayoutJob::simple_singleline(text, FontId::proportional(size), color);
        job.wrap = TextWrapping::truncate_at_width(room);
        ui.painter().layout_job(job)
    };
    let mut galley = line(caption);
    if galley.elided {
        galley = line(shorter);
    }
    ui.painter()
        .galley(panel.min + vec2(6.0, 4.0), galley, color);
    Rect::from_min_max(
        panel.min + vec2(4.0, CAPTION),
        pos2(panel.right() - 4.0, panel.bottom() - 4.0),
    )
}

/// Between nodes there is no more room than this, in points, however large the pane is.
const LARGEST_COLUMN: f64 = 58.0;
const LARGEST_LEVEL: f64 = 110.0;

/// The whole tree; values of small leaves stand below them.
fn camera(model: &Model, inside: Rect) -> View {
    let room = (f64::from(inside.width()), f64::from(inside.height()));
    let letters = theme::letters(model.presentation());
    let largest = (LARGEST_COLUMN, LARGEST_LEVEL);
    tree::fit(model.scene().layout(), room, largest, letters)
}

/// A drawing that belongs to these runners. By keys one walks in the tree in which a node is
/// selected, or else in that of the first.
fn canvas(
    ui: &Ui,
    model: &Model,
    (inside, name): (Rect, &str),
    runners: &[usize],
    actions: &mut Vec<Action>,
) -> egui::Response {
    // Two runners may have the same name.
    let id = ui.scope_id().with((name, runners));
    let response = ui.interact(inside, id, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Canvas, true, name));
    if response.has_focus() {
        focus::keep_arrows(ui, &response);
        trees::come_by_keys(&response, runners, model, actions);
        let selected = model.selected().map(|at| at.runner);
        let walked = selected.filter(|runner| runners.contains(runner));
        if let Some(runner) = walked.or(runners.first().copied()) {
            trees::by_keys(ui, runner, model, actions);
        }
    }
    response
}

/// Hovering, clicking and walking in a tree that belongs to these runners. Gives it, if it has
/// the keyboard.
fn pointing(
    ui: &Ui,
    model: &Model,
    (inside, name): (Rect, &str),
    view: &View,
    runners: &[usize],
    actions: &mut Vec<Action>,
) -> Option<Id> {
    let response = canvas(ui, model, (inside, name), runners, actions);
    let focused = response.has_focus().then_some(response.id);
    let Some(pointer) = response.hover_pos() else {
        return focused;
    };
    let scene = model.scene();
    let column = view.column(f64::from(pointer.x - inside.left()));
    let level = view.level(f64::from(pointer.y - inside.top()));
    let slack = trees::POINTED / view.pixels_per_column;
    if let Some(hit) = scene.layout().hit(&scene.shape(), column, level, slack) {
        point_at(response, model, NodeId(hit), runners, actions);
    }
    focused
}

/// The first of the runners that knows the place is the one it is selected in.
fn point_at(
    response: egui::Response,
    model: &Model,
    place: NodeId,
    runners: &[usize],
    actions: &mut Vec<Action>,
) {
    let canvas = model.scene().canvas();
    let known = |&&i: &&usize| {
        canvas
            .of_run(i, place)
            .zip(model.run(i))
            .is_some_and(|(node, run)| run.moment().visits(node) > 0)
    };
    let Some(&runner) = runners.iter().find(known).or(runners.first()) else {
        return;
    };
    let node = canvas
        .of_run(runner, place)
        .map(|node| NodeRef { runner, node });
    actions.push(Action::Hover(node));
    // Enter means the node that is selected, wherever the pointer rests.
    if response.clicked_by(PointerButton::Primary) {
        actions.push(Action::Point { runner, place });
    }
    response.on_hover_ui_at_pointer(|ui| hover::node(ui, model, runner, place));
}
