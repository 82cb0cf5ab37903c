//! Bare trees and AND/OR trees to be clicked together: values typed or dragged, children added,
//! leaves split, subtrees removed. Both are one tree here; an AND/OR tree's leaves are 1 and 0.

use std::cell::Cell;
use std::sync::Arc;

use egui::{Context, DragValue, Id, Key, Response, ScrollArea, TextStyle, Ui, WidgetInfo, vec2};

use super::tree_canvas::{Leaves, TreeCanvas, path_name};
use super::tree_wish::Wish;
use super::{Groups, edit};
use crate::game::text::Lang;
use crate::game::tree::{EditError, Graph, MAX_VALUE, NodeId, Tree};
use crate::gui::action::Action;
use crate::gui::icons::{self, Icon};
use crate::gui::model::Model;
use crate::gui::shell::focus;
use crate::picture::written::Written;
use crate::problem::{Bare, Position};

/// Trees with more nodes are not drawn here.
const MOST_NODES: usize = 400;

/// Between the tools of a node, in points.
const TOOL_GAP: f32 = 4.0;

/// Points of dragging that change a leaf by one.
const POINTS_PER_UNIT: f32 = 3.0;

#[derive(Default)]
pub struct TreeEditor {
    drawn: Option<Drawn>,
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
        self.follow(position);
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
            Some((Ok(tree), group)) => actions.push(edit(model, position_of(tree, leaves), group)),
            Some((Err(error), _)) => {
                let sentence = model.lang().pick(error.to_string(), error.japanese());
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
            (
                Icon::Fit,
                lang.pick("Show the whole tree", "木全体を表示する"),
            )
        } else {
            (
                Icon::Search,
                lang.pick("Show the values and scroll", "値が読める大きさで表示する"),
            )
        };
        // It lies over the drawing and takes no room of its own.
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(corner));
        if icons::button(&mut ui, icon, name, true).clicked() {
            self.large = !self.large;
        }
    }

    fn follow(&mut self, position: &Position) {
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
            Position::Othello(_) | Position::Shogi(_) => (Leaves::Numbers, None),
        };
        let tree = tree.filter(|tree| tree.node_count() <= MOST_NODES);
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

    /// The row below the drawing: the selected node, its value, what can be done with it.
    fn tools(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        tree: &Tree,
        leaves: Leaves,
        groups: &mut Groups,
    ) -> Option<Change> {
        let lang = model.lang();
        let height = self.height_of_tools(ui, lang);
        let Some(node) = self.selected else {
            let text = match leaves {
                Leaves::Numbers => lang.pick(
                    "Click a leaf to type; right-click for more.",
                    "クリックで値を入力、右クリックで操作。",
                ),
                Leaves::Truth => lang.pick(
                    "Click a leaf to turn it; right-click for more.",
                    "クリックで真偽を変更、右クリックで操作。",
                ),
            };
            // As high as the tools that will stand here.
            ui.horizontal(|ui| {
                ui.set_min_height(height);
                super::quiet(ui, text);
            });
            return None;
        };
        let mut change = None;
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = TOOL_GAP;
            let path = path_name(tree, node, lang);
            ui.strong(path).on_hover_text(lang.pick(
                "Where the node is: child numbers from the root, from 0",
                "節点の位置。根からの子の番号(0から)",
            ));
            match (leaves, tree.leaf_value(node)) {
                (Leaves::Numbers, Some(value)) => {
                    if let Some(to) = self.value(ui, model, tree, node, value, groups) {
                        change = Some((tree.with_value(node, to), Some(self.typing)));
                    }
                }
                (Leaves::Truth, Some(value)) => {
                    for (truth, name) in [(1, "T"), (0, "F")] {
                        let on = i32::from(value > 0) == truth;
                        if ui.selectable_label(on, name).clicked() && !on {
                            change = Some((tree.with_value(node, truth), None));
                        }
                    }
                }
                (_, None) => {
                    let is_max = tree.depth(node).is_multiple_of(2);
                    ui.weak(match (leaves, is_max) {
                        (Leaves::Numbers, true) => "MAX",
                        (Leaves::Numbers, false) => "MIN",
                        (Leaves::Truth, true) => "OR",
                        (Leaves::Truth, false) => "AND",
                    });
                }
            }
            if let Some(wished) = self.wishes(ui, model, tree, node) {
                change = Some((wished, None));
            }
        });
        ui.add_space((height - row.response.rect.height()).max(0.0));
        change
    }

    /// What the tools of any node need: the drawing must not jump from node to node because the row
    /// of one of them has a line more.
    fn height_of_tools(&self, ui: &Ui, lang: Lang) -> f32 {
        let (padding, cell) = (ui.spacing().button_padding, ui.spacing().interact_size);
        let font = TextStyle::Button.resolve(ui.style());
        let word = |text: &str| {
            let color = ui.visuals().text_color();
            let galley = (ui.painter()).layout_no_wrap(text.to_owned(), font.clone(), color);
            galley.size().x
        };
        let button = |wish: &Wish| word(wish.name(lang)) + 2.0 * padding.x;
        let path = (self.drawn.as_ref()).map_or("", |drawn| &drawn.longest_path);
        let above = path.rsplit_once('.').map_or(path, |(above, _)| above);
        let rows = |path: &str, beside: f32, wishes: &[Wish]| {
            let widths = [word(path), beside].into_iter();
            rows(
                widths.chain(wishes.iter().map(button)),
                ui.available_width(),
            )
        };
        let inner = rows(above, word("MAX"), &Wish::OF_AN_INNER_NODE);
        let leaf = rows(path, cell.x, &Wish::OF_A_LEAF);
        let count = inner.max(leaf) as f32;
        let row = cell
            .y
            .max(ui.text_style_height(&TextStyle::Button) + 2.0 * padding.y);
        count * row + (count - 1.0) * ui.spacing().item_spacing.y
    }

    /// The value of a leaf, to be typed or dragged; Enter goes on to the next leaf.
    fn value(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        tree: &Tree,
        node: NodeId,
        value: i32,
        groups: &mut Groups,
    ) -> Option<i32> {
        let lang = model.lang();
        let mut to = value;
        let id = ui.make_persistent_id(("leaf value", node));
        // In the frame of the click itself it would lose the keyboard again at once.
        let clicking = ui.input(|input| input.pointer.any_released());
        let wanted = self.wants_value && !clicking;
        if wanted {
            self.wants_value = false;
        } else if self.wants_value {
            ui.ctx().request_repaint();
        }
        // Asked only when something was typed.
        let is_number = Cell::new(None);
        let field = ui.push_id(id, |ui| {
            if wanted {
                // Before the field is drawn, so that it opens with all its text selected.
                let field = ui.next_auto_id();
                ui.memory_mut(|memory| memory.request_focus(field));
            }
            ui.add(
                DragValue::new(&mut to)
                    .range(-MAX_VALUE..=MAX_VALUE)
                    .speed(0.3)
                    .custom_parser(|text| {
                        let text = text.trim().replace('−', "-");
                        let number = text.parse::<i32>().ok();
                        is_number.set(Some(number.is_some()));
                        number.map(f64::from)
                    }),
            )
        });
        let response = field.inner.on_hover_text(lang.pick(
            "Type a value and press Enter for the next leaf, or drag",
            "値を入力してEnterで次の端末へ。ドラッグもできる",
        ));
        response.widget_info(|| {
            let name = lang.pick("leaf value", "端末の値");
            WidgetInfo::labeled(egui::Role::SpinButton, true, name)
        });
        if response.gained_focus() || response.drag_started() {
            self.typing = groups.next();
        }
        let left_by = |key| response.lost_focus() && ui.input(|input| input.key_pressed(key));
        if left_by(Key::Escape)
            && let Some(canvas) = self.id
        {
            // The leaf is still selected: from here one walks on.
            ui.memory_mut(|memory| memory.request_focus(canvas));
        }
        let typed = is_number.get();
        if typed.is_some() || self.refused.is_some_and(|refused| refused != node) {
            self.refused = (typed == Some(false)).then_some(node);
        }
        if left_by(Key::Enter) && self.refused.is_some() {
            // What was typed is gone with the field: there it is to be typed again.
            self.wants_value = true;
        } else if response.lost_focus() {
            self.refused = None;
        }
        if left_by(Key::Enter) && self.refused.is_none() {
            let after = (node + 1..tree.node_count() as NodeId).find(|&n| tree.is_leaf(n));
            let next = after.or((0..=node).find(|&n| tree.is_leaf(n)));
            self.selected = next.or(Some(node));
            self.wants_value = next.is_some_and(|next| next != node);
        }
        if self.refused.is_some() {
            let words = lang.pick("a whole number is wanted", "整数を入力してください");
            ui.colored_label(ui.visuals().warn_fg_color, words);
        }
        (to != value).then_some(to)
    }

    /// Buttons for what can be done with a node; what cannot says why when pointed at.
    fn wishes(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        tree: &Tree,
        node: NodeId,
    ) -> Option<Result<Tree, EditError>> {
        let lang = model.lang();
        let is_leaf = tree.is_leaf(node);
        let wishes: &[Wish] = match is_leaf {
            true => &Wish::OF_A_LEAF,
            false => &Wish::OF_AN_INNER_NODE,
        };
        let before = self.selected;
        for &wish in wishes {
            let tried = self.carry_out(tree, node, wish);
            let after = std::mem::replace(&mut self.selected, before);
            let mut response = ui
                .add_enabled(tried.is_ok(), egui::Button::new(wish.name(lang)))
                .on_hover_text(wish.tip(is_leaf, lang));
            if let Err(error) = &tried {
                let reason = lang.pick(error.to_string(), error.japanese());
                response = response.on_disabled_hover_text(reason);
            }
            if response.clicked() {
                self.selected = after;
                return Some(tried);
            }
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

/// How many rows things of these widths make in so much room.
fn rows(widths: impl Iterator<Item = f32>, room: f32) -> usize {
    let (mut rows, mut end) = (1, 0.0);
    for width in widths {
        if end > 0.0 && end + width > room {
            (rows, end) = (rows + 1, 0.0);
        }
        end += width + TOOL_GAP;
    }
    rows
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
        (Leaves::Numbers, true) => lang.pick(
            "Click to type a value, drag to change it",
            "クリックで値を入力、ドラッグで増減",
        ),
        (Leaves::Truth, true) => lang.pick("Click to turn it", "クリックで真偽を変える"),
        (_, false) => lang.pick(
            "Click to select, right-click to change",
            "クリックで選択、右クリックで変更",
        ),
    }
}

/// What is said in the place of a drawing.
fn too_big(ui: &mut Ui, model: &Model, position: &Position) {
    let lang = model.lang();
    let text = match position {
        Position::AndOr(graph) if graph.node_count() <= MOST_NODES => lang.pick(
            "This graph shares nodes, so it is edited as text.".to_owned(),
            "節点を共有するグラフなので、表記で編集します。".to_owned(),
        ),
        _ => {
            let size = match position {
                Position::Tree(Bare::Written(tree)) => Some(tree.node_count() as u64),
                Position::Tree(Bare::Random(recipe)) if recipe.is_uniform() => {
                    recipe.uniform_size(0)
                }
                Position::AndOr(graph) => Some(graph.node_count() as u64),
                _ => None,
            };
            let size = size.map_or(String::new(), |n| {
                let n = crate::gui::digits::group(n);
                lang.pick(format!(" of {n} nodes"), format!("({n}節点)"))
            });
            lang.pick(
                format!("This tree{size} is too big to be drawn here; change it by its text."),
                format!("この木{size}は大きすぎてここには描けません。表記で変更してください。"),
            )
        }
    };
    ui.add_space(6.0);
    ui.add(egui::Label::new(egui::RichText::new(text).weak()).wrap());
    ui.add_space(6.0);
}
