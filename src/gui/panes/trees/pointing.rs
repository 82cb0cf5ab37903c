//! Pointing at nodes: hovering, clicking, pressing and holding, walking by keys; and what nodes are
//! called by those who cannot see them.

use crate::base::messages::tr;
use egui::{Key, Rect, Response, Sense, Ui};

use super::peek;
use crate::gui::action::{Action, NodeRef};
use crate::gui::model::{Model, Scene};
use crate::gui::shell::focus;
use crate::gui::tree_view::{Placed, TreeView, bounds_text, known_text};
use crate::picture::layout::View;
use crate::picture::tree;
use crate::problem::Bounds;
use crate::trace::{NodeId, State};

/// So near, in points, one has pointed at what is drawn smaller.
pub const POINTED: f64 = 5.0;

/// Nodes that are things of their own in one tree, for screen readers and tests. Others can be
/// pointed at all the same.
const MOST_NAMED: usize = 400;

/// One tree on screen.
pub struct Stage<'a> {
    pub runner: usize,
    pub rect: Rect,
    pub view: &'a View,
    pub tree: &'a TreeView<'a>,
}

impl Stage<'_> {
    /// Everything the pointer does to the tree.
    pub fn point(&self, ui: &Ui, response: &Response, drawn: &[Placed], actions: &mut Vec<Action>) {
        let mut met = false;
        for d in drawn.iter().take(MOST_NAMED) {
            let rect = d.rect.intersect(self.rect);
            if rect.is_positive() {
                let id = ui.scope_id().with(("node", d.place.0));
                // Arrows walk from node to node, Tab goes past them all.
                let node = ui.interact(rect, id, Sense::CLICK);
                node.widget_info(|| {
                    let name = node_name(self.tree.model, self.runner, d.place);
                    egui::WidgetInfo::labeled(egui::Role::TreeItem, true, name)
                });
                met |= self.meet(ui, &node, d.place, actions);
            }
        }
        // What keys do to the tree is told apart from what the pointer does.
        let by_key = response.clicked() && !response.clicked_by(egui::PointerButton::Primary);
        if met || by_key {
            return;
        }
        match self.hit(response, drawn) {
            Some(place) => {
                self.meet(ui, response, place, actions);
            }
            None if response.clicked() && response.interact_pointer_pos().is_some() => {
                actions.push(Action::Select(None));
                actions.push(Action::SetActiveRunner(self.runner));
            }
            None => {}
        }
    }

    /// The node under the pointer.
    fn hit(&self, response: &Response, drawn: &[Placed]) -> Option<NodeId> {
        let pointer = response.hover_pos()?;
        if tree::is_near(self.view) {
            // Nodes have a room to themselves here; only what is drawn of them counts.
            let under = drawn.iter().find(|d| d.rect.contains(pointer));
            return under.map(|d| d.place);
        }
        let (scene, at) = (self.tree.scene, pointer - self.rect.min);
        let column = self.view.column(f64::from(at.x));
        let level = self.view.level(f64::from(at.y));
        let slack = POINTED / self.view.pixels_per_column;
        let hit = scene.layout().hit(&scene.shape(), column, level, slack)?;
        Some(NodeId(hit))
    }

    /// What the pointer does to one node; whether it is there at all.
    fn meet(&self, ui: &Ui, response: &Response, place: NodeId, actions: &mut Vec<Action>) -> bool {
        if response.clicked() {
            actions.push(Action::Point {
                runner: self.runner,
                place,
            });
        }
        if response.double_clicked() {
            actions.push(Action::Fold(place));
        }
        if !response.hovered() {
            return response.clicked();
        }
        let canvas = self.tree.scene.canvas();
        let node = canvas.of_run(self.runner, place);
        actions.push(Action::Hover(node.map(|node| NodeRef {
            runner: self.runner,
            node,
        })));
        if response.is_pointer_button_down_on() {
            if peek::is_due(ui) {
                peek::show(ui, self.tree, place);
            }
        } else {
            let model = self.tree.model;
            response.clone().on_hover_ui_at_pointer(|ui| {
                super::super::hover::node(ui, model, self.runner, place)
            });
        }
        true
    }
}

/// They walk to parent, first child and siblings.
const KEYS: [Key; 4] = [
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
];

/// Whether a tree that has the keyboard wants this key for itself.
pub fn takes_key(key: Key) -> bool {
    KEYS.contains(&key)
}

/// What keys do to a runner's tree: arrows walk, Enter is a click. Gives where they have led.
pub fn by_keys(
    ui: &Ui,
    runner: usize,
    model: &Model,
    actions: &mut Vec<Action>,
) -> Option<NodeRef> {
    let to = walk(ui, runner, model);
    actions.extend(to.map(|to| Action::Select(Some(to))));
    actions.extend(enter(ui, runner, model));
    to
}

/// Who comes by keys to a tree of these runners means it from then on: its runner becomes the active
/// one, and what is selected in another tree is selected here, if this one has it.
pub fn come_by_keys(tree: &Response, runners: &[usize], model: &Model, actions: &mut Vec<Action>) {
    let is_meant = runners.contains(&model.active_runner());
    if is_meant || !focus::has_arrived(tree) {
        return;
    }
    if let Some(&runner) = runners.first() {
        let node = here(runner, model);
        actions.push(Action::Select(node.map(|node| NodeRef { runner, node })));
        actions.push(Action::SetActiveRunner(runner));
    }
}

/// What is selected, as a node of this runner: in another's tree it is the one at the same place.
fn here(runner: usize, model: &Model) -> Option<NodeId> {
    let at = model.selected()?;
    if at.runner == runner {
        return Some(at.node);
    }
    let canvas = model.scene().canvas();
    canvas.of_run(runner, canvas.place(at.runner, at.node)?)
}

/// Where the keys just pressed lead.
fn walk(ui: &Ui, runner: usize, model: &Model) -> Option<NodeRef> {
    let run = model.runners().get(runner)?.run.as_ref()?;
    if run.nodes().is_empty() {
        return None;
    }
    let here = here(runner, model);
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
    let to = if here.is_none() {
        // From nowhere every arrow leads to the root.
        let pressed = KEYS.into_iter().filter(|&key| step(key)).count() > 0;
        pressed.then_some(NodeId::ROOT)
    } else if step(Key::ArrowUp) {
        here.map(|n| nodes.parent(n))
    } else if step(Key::ArrowDown) {
        here.map(|n| nodes.first_child(n))
    } else if step(Key::ArrowLeft) {
        sibling(-1)
    } else if step(Key::ArrowRight) {
        sibling(1)
    } else {
        None
    };
    let node = to.filter(|&n| n.is_some() && nodes.contains(n))?;
    Some(NodeRef { runner, node })
}

/// Enter is a click on the node that the arrows have come to, wherever the pointer rests.
fn enter(ui: &Ui, runner: usize, model: &Model) -> Option<Action> {
    let node = model.selected().filter(|at| at.runner == runner)?.node;
    let place = model.scene().canvas().place(runner, node)?;
    let pressed = ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Enter));
    pressed.then_some(Action::Point { runner, place })
}

/// A node's name for those who cannot see it: where it is, what it is, what is known of it.
fn node_name(model: &Model, runner: usize, place: NodeId) -> String {
    let scene: &Scene = model.scene();
    let canvas = scene.canvas();
    let path = canvas.nodes().path(place);
    let lang = model.lang();
    let path = if path.is_empty() {
        tr!(lang, watch_root).to_owned()
    } else {
        path.iter()
            .map(|m| m.0.to_string())
            .collect::<Vec<_>>()
            .join(".")
    };
    let label = model.runners()[runner].label_in(model.lang());
    let run = model.run(runner);
    let node = canvas
        .of_run(runner, place)
        .filter(|&node| !model.hides_cut(runner, node));
    let (state, bounds) = match run.zip(node) {
        Some((run, node)) => (run.moment().state(node), run.moment().bounds(node)),
        None => (State::Ungenerated, Bounds::UNKNOWN),
    };
    let value = if bounds == Bounds::UNKNOWN {
        String::new()
    } else {
        let text = run.map_or_else(|| bounds_text(bounds), |run| known_text(run, bounds, lang));
        format!(" {text}")
    };
    let folded = if scene.is_folded(place) {
        let count = scene.count_below(place);
        tr!(lang, watch_folded, count)
    } else {
        String::new()
    };
    let state = format!("{state:?}").to_lowercase();
    tr!(lang, watch_node_heard, label, path, state, value, folded).to_lowercase()
}
