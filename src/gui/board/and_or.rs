//! AND/OR graphs in the window: those that are trees are edited as a drawing.

use std::sync::Arc;

use egui::{Context, Key, Slider, Ui};

use super::parts::{edit, examples, generate, heading, seed, unplayable};
use super::tree::{TreeEditor, recipe, smallest};
use super::{Board, Host};
use crate::base::messages::{Localize, Text, keys, tr};
use crate::game::tree::{Graph, RandomTree, Span};
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::theme;
use crate::problem::and_or::AndOr;
use crate::problem::{Game, Position};

pub struct Editor {
    tree: TreeEditor,
    /// What the form of fresh positions says.
    form: RandomTree,
    /// The share of leaves that are true.
    truth: f64,
}

impl Default for Editor {
    fn default() -> Editor {
        Editor {
            tree: TreeEditor::default(),
            form: RandomTree {
                branching: Span { min: 1, max: 3 },
                depth: Span { min: 2, max: 4 },
                ..RandomTree::default()
            },
            truth: 0.5,
        }
    }
}

impl Board for Editor {
    type Game = AndOr;

    const TIP: Text = keys::board_a_tree_of_true_and;
    const SWITCH: Text = keys::window_switch_to_an_and_or;
    const NICKNAMES: Text = keys::window_nickname_and_or;

    fn ui(&mut self, ui: &mut Ui, host: &mut Host<'_>, _: &Arc<Graph>, actions: &mut Vec<Action>) {
        let model = host.model;
        let position = &model.problem().position;
        self.tree
            .ui(ui, host.height, model, position, host.groups, actions);
        host.notation.paragraph(ui, model, host.groups, actions);
        unplayable(ui, model);
        self.tree.leave_room_to(ui.cursor().top());
    }

    fn presets(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        _: Option<&Arc<Graph>>,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        smallest(ui, model, actions, |tree| {
            Position::AndOr(Arc::new(Graph::of_tree(&tree)))
        });
        heading(ui, tr!(lang, board_random));
        theme::grid(ui, "random").num_columns(2).show(ui, |ui| {
            recipe::shape(ui, model, &mut self.form);
            let name = tr!(lang, board_true);
            ui.label(name);
            let slider = Slider::new(&mut self.truth, 0.0..=1.0)
                .custom_formatter(|share, _| format!("{:.0} %", share * 100.0))
                .custom_parser(|text| {
                    let number: f64 = text.trim_end_matches('%').trim().parse().ok()?;
                    Some(number / 100.0)
                });
            let response = ui
                .add(slider)
                .on_hover_text(tr!(lang, board_how_many_of_the_leaves));
            response.widget_info(|| egui::WidgetInfo::slider(true, self.truth, name));
            ui.end_row();
            seed(ui, model, &mut self.form.seed);
        });
        if generate(ui, model) {
            match Graph::random(&self.form, self.truth) {
                Ok(graph) => {
                    let position = Position::AndOr(Arc::new(graph));
                    actions.push(edit(model, position, None));
                }
                Err(error) => actions.push(Action::Complain(error.localize(lang))),
            }
        }
        examples(ui, model, Game::AndOr, actions);
    }

    fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.tree.takes_key(ctx, key)
    }

    fn document_replaced(&mut self) {
        self.tree = TreeEditor::default();
    }
}
