//! The row below the drawing: the selected node, its value, and what can be done with it.

use crate::base::messages::{Lang, Localize, tr};
use std::cell::Cell;

use egui::{DragValue, Key, TextStyle, Ui, WidgetInfo};

use super::canvas::{Leaves, path_name};
use super::wish::Wish;
use super::{Change, TreeEditor};
use crate::game::tree::{EditError, MAX_VALUE, NodeId, Tree};
use crate::gui::board::parts::{Groups, quiet};
use crate::gui::model::Model;

/// Between the tools of a node, in points.
const TOOL_GAP: f32 = 4.0;

impl TreeEditor {
    /// The row below the drawing: the selected node, its value, what can be done with it.
    pub(super) fn tools(
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
                Leaves::Numbers => tr!(lang, board_click_a_leaf_to_type),
                Leaves::Truth => tr!(lang, board_click_a_leaf_to_turn),
            };
            // As high as the tools that will stand here.
            ui.horizontal(|ui| {
                ui.set_min_height(height);
                quiet(ui, text);
            });
            return None;
        };
        let mut change = None;
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = TOOL_GAP;
            let path = path_name(tree, node, lang);
            ui.strong(path)
                .on_hover_text(tr!(lang, board_where_the_node_is_child));
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
        let response = field
            .inner
            .on_hover_text(tr!(lang, board_type_a_value_and_press));
        response.widget_info(|| {
            let name = tr!(lang, board_leaf_value_tools);
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
            let words = tr!(lang, board_a_whole_number_is_wanted);
            ui.colored_label(ui.visuals().warn_fg_color, words);
        }
        (to != value).then_some(to)
    }

    /// Buttons for what can be done with a node; what cannot says why when pointed at.
    pub(super) fn wishes(
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
                let reason = error.localize(lang);
                response = response.on_disabled_hover_text(reason);
            }
            if response.clicked() {
                self.selected = after;
                return Some(tried);
            }
        }
        None
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
