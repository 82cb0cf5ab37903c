//! A look into a node while the button is held: its position large, the line that leads there, and
//! the tree below it, folded or not. Nothing is selected, nothing moves; letting go ends it.

use crate::base::messages::tr;
use egui::{Area, Color32, Frame, Id, Order, RichText, Sense, Ui, vec2};

use super::super::hover;
use crate::gui::tree_view::TreeView;
use crate::picture::layout::{Below, Kind, Layout, TreeShape};
use crate::picture::palette::{Look, Palette};
use crate::picture::tree::{self, Drawn};
use crate::trace::NodeId;

/// How long the button is down before a press is a look, in seconds.
const PATIENCE: f64 = 0.35;
/// How far the pointer may stray meanwhile, in points.
const STEADY: f32 = 5.0;
/// Nodes that are drawn at most.
const MOST_NODES: usize = 3_000;
const SIZE: egui::Vec2 = vec2(380.0, 230.0);
const BOARD: f32 = 200.0;

/// Whether the button has been held long enough, and still.
pub fn is_due(ui: &Ui) -> bool {
    let (pressed, now, steady) = ui.input(|input| {
        let pointer = &input.pointer;
        let strayed = pointer
            .press_origin()
            .zip(pointer.interact_pos())
            .map_or(f32::INFINITY, |(from, to)| from.distance(to));
        (pointer.press_start_time(), input.time, strayed <= STEADY)
    });
    let Some(pressed) = pressed.filter(|_| steady) else {
        return false;
    };
    let left = PATIENCE - (now - pressed);
    if left > 0.0 {
        let wait = std::time::Duration::from_secs_f64(left);
        ui.ctx().request_repaint_after(wait);
    }
    left <= 0.0
}

/// The card beside the pointer.
pub fn show(ui: &Ui, tree: &TreeView<'_>, place: NodeId) {
    let pointer = ui.input(|input| input.pointer.interact_pos());
    let at = pointer.unwrap_or_default() + vec2(18.0, 12.0);
    Area::new(Id::unique("peek"))
        .order(Order::Tooltip)
        .fixed_pos(at)
        .constrain(true)
        .interactable(false)
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| card(ui, tree, place));
        });
}

fn card(ui: &mut Ui, tree: &TreeView<'_>, place: NodeId) {
    let (model, lang) = (tree.model, tree.model.lang());
    ui.set_max_width(SIZE.x);
    let response = ui.label(RichText::new(tr!(lang, watch_a_look_inside)).strong());
    response.widget_info(|| {
        let path = model.scribe().path(place);
        let name = tr!(lang, watch_peek, path);
        egui::WidgetInfo::labeled(egui::Role::Label, true, name)
    });
    let canvas = tree.scene.canvas();
    if let Some((run, node)) = tree.run.zip(canvas.of_run(tree.runner, place))
        && place != NodeId::ROOT
    {
        ui.weak(run.node_name(node, lang));
    }
    hover::facts(ui, model, tree.runner, place);
    hover::board(ui, model, place, BOARD);
    let count = tree.scene.count_below(place);
    if count == 0 {
        return;
    }
    let below = Below::new(&tree.scene.shape(), place.0, MOST_NODES);
    let shown = below.len() as u64 - 1;
    ui.label(if shown < count {
        tr!(lang, watch_the_upper_of_nodes_below, shown, count)
    } else {
        tr!(lang, watch_nodes_below, count)
    });
    let mut layout = Layout::new();
    layout.update(&below, &[]);
    let (rect, _) = ui.allocate_exact_size(SIZE, Sense::hover());
    let size = (f64::from(SIZE.x), f64::from(SIZE.y));
    let part = Part {
        tree,
        below: &below,
    };
    let view = tree::fit(&layout, size, (44.0, 70.0), part.letters());
    let mut items = Vec::new();
    layout.place(&below, &view, &mut items);
    let palette = Palette::new(model.theme().is_dark());
    let painter = ui.painter().with_clip_rect(rect);
    if tree::is_near(&view) {
        tree::figure(&items, &view, palette, &part).paint(&painter, rect.min);
    } else {
        let origin = rect.min.to_vec2();
        painter.add(tree::mesh(&items, &view, palette, &part, origin));
        tree::rich(&items, &view, palette, &part).paint(&painter, rect.min);
    }
}

/// A part of the tree, looking as in the whole.
struct Part<'a> {
    tree: &'a TreeView<'a>,
    below: &'a Below,
}

impl Drawn for Part<'_> {
    fn is_max(&self, node: u32) -> bool {
        self.tree.is_max(self.below.node(node))
    }

    fn look(&self, node: u32) -> Look {
        self.tree.look(self.below.node(node))
    }

    fn is_leaf(&self, node: u32) -> bool {
        self.tree.is_leaf(self.below.node(node))
    }

    fn is_there(&self, node: u32) -> bool {
        self.tree.is_there(self.below.node(node))
    }

    fn value(&self, node: u32) -> Option<String> {
        self.tree.value(self.below.node(node))
    }

    fn move_to(&self, node: u32) -> Option<String> {
        self.tree.move_to(self.below.node(node))
    }

    fn emphasis(&self, node: u32) -> Option<Color32> {
        self.tree.emphasis(self.below.node(node))
    }

    fn tint(&self, node: u32) -> Option<Color32> {
        self.tree.tint(self.below.node(node))
    }

    fn hidden(&self, node: u32, kind: Kind) -> u64 {
        self.tree.hidden(self.below.node(node), kind)
    }
}
