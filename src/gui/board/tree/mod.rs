//! Bare trees and AND/OR trees to be clicked together: values typed or dragged, children added,
//! leaves split, subtrees removed. Both are one tree here; an AND/OR tree's leaves are 1 and 0.

mod canvas;
pub mod recipe;
mod tools;
mod wish;

use crate::base::messages::{Lang, Localize, tr};
use std::sync::Arc;

use egui::{Context, Id, Key, Response, ScrollArea, Ui, vec2};

use crate::game::tree::{EditError, Graph, MAX_VALUE, NodeId, Tree};
use crate::gui::action::Action;
use crate::gui::board::parts::{Groups, edit};
use crate::gui::icons::{self, Icon};
use crate::gui::model::Model;
use crate::gui::shell::focus;
use crate::picture::written::Written;
use crate::problem::{Bare, Position};
use canvas::{Leaves, TreeCanvas, path_name};
use wish::Wish;

/// Trees with more nodes are not drawn here.
const MOST_NODES: usize = 400;

/// Points of dragging that change a leaf by one.
const POINTS_PER_UNIT: f32 = 3.0;

#[derive(Default)]
pub struct TreeEditor {
    drawn: Option<Drawn>,
    /// What the last edit here has made.
    made: Option<Position>,
    selected: Option<NodeId>,
    /// The value field wants the keyboard in the next frame.
    wants_value: bool,
    /// The leaf whose new value was no number.
    refused: Option<NodeId>,
    drag: Option<Drag>,
    /// The edits of one visit to the value field are one step.
    typing: u64,
    /// The canvas as a thing that can have the keyboard.
    id: Option<Id>,
    /// A tree that does not fit is drawn large and scrolled, or as a whole without its values.
    large: bool,
    /// Where the drawing ends, and how high everything below it was in the last frame.
    end: f32,
    below: f32,
}

/// A position laid out.
struct Drawn {
    of: Position,
    leaves: Leaves,
    /// Nothing if it is too big, or no tree.
    tree: Option<(Arc<Tree>, Written)>,
    /// The longest of the nodes' names.
    longest_path: String,
}

struct Drag {
    group: u64,
    from: i32,
    points: f32,
}

/// Keys that mean something on the canvas.
const KEYS: [Key; 9] = [
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::Enter,
    Key::Delete,
    Key::Backspace,
    Key::Insert,
    Key::T,
];

impl TreeEditor {
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        let id = self.id?;
        ctx.memory(|memory| memory.has_focus(id))
            .then(|| KEYS.contains(&key))
    }

    /// The drawing and what can be done with the selected node. `height` is that of the pane.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        height: f32,
        model: &Model,
        position: &Position,
        groups: &mut Groups,
        actions: &mut Vec<Action>,
    ) {
        self.follow(position, model.can_redo());
        let Some(drawn) = &self.drawn else { return };
        let leaves = drawn.leaves;
        let Some((tree, written)) = &drawn.tree else {
            self.end = ui.cursor().top();
            return too_big(ui, model, position);
        };
        let tree = Arc::clone(tree);
        // What is below gives way when the pane is low; it can be scrolled to.
        let levels = (tree.height() + 1) as f32;
        let wanted = (levels * ui.spacing().interact_size.y * 1.15).min(height * 0.8);
        let room = vec2(ui.available_width(), (height - self.below).max(wanted));
        let mut events = Vec::new();
        let area = ScrollArea::both()
            .id_salt("tree")
            .max_height(room.y)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                let canvas = TreeCanvas {
                    tree: &tree,
                    written,
                    leaves,
                    selected: self.selected,
                    large: self.large,
                };
                canvas.show(ui, model, room - vec2(0.0, 2.0), |node, response| {
                    events.push((node, response.clone()));
                })
            });
        let canvas = area.inner.response;
        self.end = area.inner_rect.bottom();
        if !area.inner.fits {
            self.magnifier(ui, model, area.inner_rect);
        }
        self.id = Some(canvas.id);
        let mut next = None;
        for (node, response) in events {
            if let Some(change) =
                self.point(ui, model, &tree, leaves, node, &response, &canvas, groups)
            {
                next = Some(change);
            }
        }
        focus::lead_in(ui, &canvas);
        if canvas.has_focus()
            && let Some(change) = self.keys(ui, &canvas, &tree, leaves)
        {
            next = Some((change, None));
        }
        if let Some(change) = self.tools(ui, model, &tree, leaves, groups) {
            next = Some(change);
        }
        match next {
            Some((Ok(tree), group)) => {
                let position = position_of(tree, leaves);
                self.made = Some(position.clone());
                actions.push(edit(model, position, group));
            }
            Some((Err(error), _)) => {
                let sentence = error.localize(model.lang());
                actions.push(Action::Complain(sentence));
            }
            None => {}
        }
    }

    /// What stands below the drawing ends here: the drawing leaves it that much room.
    pub fn leave_room_to(&mut self, bottom: f32) {
        self.below = bottom - self.end;
    }

    /// A button in the corner of a tree that does not fit.
    fn magnifier(&mut self, ui: &mut Ui, model: &Model, area: egui::Rect) {
        let lang = model.lang();
        let side = ui.spacing().interact_size.y;
        let corner = egui::Rect::from_min_size(
            egui::pos2(area.right() - side - 2.0, area.top() + 2.0),
            egui::Vec2::splat(side),
        );
        let (icon, name) = if self.large {
            (Icon::Fit, tr!(lang, board_show_the_whole_tree))
        } else {
            (Icon::Search, tr!(lang, board_show_the_values_and_scroll))
        };
        // It lies over the drawing and takes no room of its own.
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(corner));
        if icons::button(&mut ui, icon, name, true).clicked() {
            self.large = !self.large;
        }
    }

    /// Draws another position. The choice stays through edits made here, also when one was undone;
    /// in a tree that somebody else has put here nothing is chosen.
    fn follow(&mut self, position: &Position, undone: bool) {
        if self
            .drawn
            .as_ref()
            .is_some_and(|drawn| drawn.of == *position)
        {
            return;
        }
        let (leaves, tree) = match position {
            Position::Tree(Bare::Written(tree)) => (Leaves::Numbers, Some(Arc::clone(tree))),
            Position::Tree(Bare::Random(recipe)) => {
                let small = recipe.generate_below(recipe.root(), MOST_NODES).is_ok();
                let tree = small.then(|| recipe.generate().ok()).flatten();
                (Leaves::Numbers, tree.map(Arc::new))
            }
            Position::AndOr(graph) => (Leaves::Truth, graph.as_tree().map(Arc::new)),
            _ => (Leaves::Numbers, None),
        };
        let tree = tree.filter(|tree| tree.node_count() <= MOST_NODES);
        if self.made.as_ref() != Some(position) && !undone {
            self.selected = None;
            self.refused = None;
        }
        self.selected = self
            .selected
            .filter(|&node| tree.as_ref().is_some_and(|tree| tree.contains(node)));
        let paths = tree.iter().flat_map(|tree| {
            let nodes = 0..tree.node_count() as NodeId;
            nodes.map(|node| path_name(tree, node, Lang::En))
        });
        let longest_path = paths.max_by_key(String::len).unwrap_or_default();
        self.drawn = Some(Drawn {
            of: position.clone(),
            leaves,
            longest_path,
            tree: tree.map(|tree| {
                let written = Written::new(&tree);
                (tree, written)
            }),
        });
    }

    /// Clicks, drags and the menu of one node.
    #[allow(clippy::too_many_arguments)] // One node's events: everything about it is used at once.
    fn point(
        &mut self,
        ui: &Ui,
        model: &Model,
        tree: &Tree,
        leaves: Leaves,
        node: NodeId,
        response: &Response,
        canvas: &Response,
        groups: &mut Groups,
    ) -> Option<Change> {
        let value = tree.leaf_value(node);
        let mut change = None;
        if response.clicked() {
            canvas.request_focus();
            self.selected = Some(node);
            match (leaves, value) {
                (Leaves::Numbers, Some(_)) => self.wants_value = true,
                (Leaves::Truth, Some(value)) => {
                    change = Some((tree.with_value(node, i32::from(value <= 0)), None));
                }
                _ => {}
            }
        }
        if let (Leaves::Numbers, Some(value)) = (leaves, value) {
            if response.drag_started() {
                self.selected = Some(node);
                self.drag = Some(Drag {
                    group: groups.next(),
                    from: value,
                    points: 0.0,
                });
            }
            if response.dragged()
                && let Some(drag) = &mut self.drag
            {
                // Up and to the right is more.
                let by = response.drag_delta();
                drag.points += by.x - by.y;
                let fast = if ui.input(|input| input.modifiers.shift) {
                    10.0
                } else {
                    1.0
                };
                let to = drag.from as f32 + (drag.points * fast / POINTS_PER_UNIT).trunc();
                let to = to.clamp(-MAX_VALUE as f32, MAX_VALUE as f32) as i32;
                if to != value {
                    change = Some((tree.with_value(node, to), Some(drag.group)));
                }
            }
            if response.drag_stopped() {
                self.drag = None;
            }
        }
        response.context_menu(|ui| {
            self.selected = Some(node);
            if let Some(wished) = self.wishes(ui, model, tree, node) {
                change = Some((wished, None));
                ui.close();
            }
        });
        if response.hovered() && self.drag.is_none() {
            let tip = tip(model, tree, leaves, node);
            response.clone().on_hover_text(tip);
        }
        change
    }

    /// Arrows walk, Enter edits, Insert adds, Delete removes, T turns a leaf.
    fn keys(
        &mut self,
        ui: &Ui,
        canvas: &Response,
        tree: &Tree,
        leaves: Leaves,
    ) -> Option<Result<Tree, EditError>> {
        focus::keep_arrows(ui, canvas);
        let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
        let here = self.selected.unwrap_or(Tree::ROOT);
        let sibling = |by: isize| {
            let family = tree.children(tree.parent(here)?);
            let at = family.iter().position(|&n| n == here)?;
            family.get(at.checked_add_signed(by)?).copied()
        };
        let walk = [
            (Key::ArrowUp, tree.parent(here)),
            (Key::ArrowDown, tree.children(here).first().copied()),
            (Key::ArrowLeft, sibling(-1)),
            (Key::ArrowRight, sibling(1)),
        ];
        for (key, to) in walk {
            if pressed(key) {
                self.selected = to.or(Some(here));
            }
        }
        let node = self.selected?;
        if pressed(Key::Enter) || (leaves == Leaves::Truth && pressed(Key::T)) {
            match (leaves, tree.leaf_value(node)) {
                (Leaves::Numbers, Some(_)) => self.wants_value = true,
                (Leaves::Truth, Some(value)) => {
                    return Some(tree.with_value(node, i32::from(value <= 0)));
                }
                _ => {}
            }
        }
        if pressed(Key::Insert) {
            let wish = if tree.is_leaf(node) {
                Wish::Split
            } else {
                Wish::AddChild
            };
            return Some(self.carry_out(tree, node, wish));
        }
        if pressed(Key::Delete) || pressed(Key::Backspace) {
            return Some(self.carry_out(tree, node, Wish::Remove));
        }
        None
    }

    /// The tree after a wish; the selection goes where one would go on.
    fn carry_out(&mut self, tree: &Tree, node: NodeId, wish: Wish) -> Result<Tree, EditError> {
        let value = tree.leaf_value(tree.first_leaf(node)).unwrap_or(0);
        let (after, selected) = match wish {
            Wish::AddChild => (tree.with_child(node, 0)?, tree.subtree(node).end),
            Wish::Split => (tree.with_split(node, &[value, 0])?, node + 1),
            Wish::Remove => {
                let after = tree.without(node)?;
                (after, tree.parent(node).unwrap_or(Tree::ROOT))
            }
            Wish::Collapse => (tree.with_collapsed(node, value)?, node),
        };
        self.selected = Some(selected);
        Ok(after)
    }
}

/// The smallest trees to begin with.
pub fn smallest(
    ui: &mut Ui,
    model: &Model,
    actions: &mut Vec<Action>,
    position: impl Fn(Tree) -> Position,
) {
    let lang = model.lang();
    ui.horizontal(|ui| {
        ui.label(tr!(lang, board_begin_with));
        for (name, text) in [
            (tr!(lang, board_2_leaves), "[1 0]"),
            (tr!(lang, board_4_leaves), "[[1 0] [0 1]]"),
            (tr!(lang, board_8_leaves), "[[[1 0] [0 1]] [[0 1] [1 0]]]"),
        ] {
            if ui.button(name).clicked()
                && let Ok(tree) = text.parse()
            {
                actions.push(edit(model, position(tree), None));
                ui.close();
            }
        }
    });
}

/// A tree after a change, and the group of the change.
type Change = (Result<Tree, EditError>, Option<u64>);

fn position_of(tree: Tree, leaves: Leaves) -> Position {
    match leaves {
        Leaves::Numbers => Position::Tree(Bare::Written(Arc::new(tree))),
        Leaves::Truth => Position::AndOr(Arc::new(Graph::of_tree(&tree))),
    }
}

fn tip(model: &Model, tree: &Tree, leaves: Leaves, node: NodeId) -> &'static str {
    let lang = model.lang();
    match (leaves, tree.is_leaf(node)) {
        (Leaves::Numbers, true) => tr!(lang, board_click_to_type_a_value),
        (Leaves::Truth, true) => tr!(lang, board_click_to_turn_it),
        (_, false) => tr!(lang, board_click_to_select_right_click),
    }
}

/// What is said in the place of a drawing.
fn too_big(ui: &mut Ui, model: &Model, position: &Position) {
    let lang = model.lang();
    let text = match position {
        Position::AndOr(graph) if graph.node_count() <= MOST_NODES => {
            tr!(lang, board_this_graph_shares_nodes_so).to_owned()
        }
        _ => {
            let size = match position {
                Position::Tree(Bare::Written(tree)) => Some(tree.node_count() as u64),
                Position::Tree(Bare::Random(recipe)) if recipe.is_uniform() => {
                    recipe.uniform_size(0)
                }
                Position::AndOr(graph) => Some(graph.node_count() as u64),
                _ => None,
            };
            let size = size.map_or(String::new(), |n| tr!(lang, board_of_nodes, n));
            tr!(lang, board_this_tree_is_too_big, size)
        }
    };
    ui.add_space(6.0);
    ui.add(egui::Label::new(egui::RichText::new(text).weak()).wrap());
    ui.add_space(6.0);
}
