//! Bare trees in the window: the drawing that is edited, and the recipes of random ones.

use std::sync::Arc;

use egui::{Context, Key, Ui};

use super::parts::{edit, examples, generate, heading, unplayable};
use super::tree::recipe::{self, Dials};
use super::tree::{TreeEditor, smallest};
use super::{Board, Host};
use crate::base::messages::{Text, keys, tr};
use crate::game::tree::RandomTree;
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::problem::bare::Tree;
use crate::problem::{Bare, Game, Position};

#[derive(Default)]
pub struct Editor {
    tree: TreeEditor,
    dials: Dials,
    /// What the form of fresh positions says.
    form: RandomTree,
}

impl Board for Editor {
    type Game = Tree;

    const TIP: Text = keys::board_a_bare_tree_with_numbers;
    const SWITCH: Text = keys::window_switch_to_a_tree;
    const NICKNAMES: Text = keys::window_nickname_tree;

    fn ui(&mut self, ui: &mut Ui, host: &mut Host<'_>, _: &Bare, actions: &mut Vec<Action>) {
        let model = host.model;
        let position = &model.problem().position;
        self.tree
            .ui(ui, host.height, model, position, host.groups, actions);
        host.notation.paragraph(ui, model, host.groups, actions);
        unplayable(ui, model);
        self.tree.leave_room_to(ui.cursor().top());
        self.dials.of_position(ui, model, host.groups, actions);
    }

    fn presets(&mut self, ui: &mut Ui, model: &Model, _: Option<&Bare>, actions: &mut Vec<Action>) {
        smallest(ui, model, actions, |tree| {
            Position::Tree(Bare::Written(Arc::new(tree)))
        });
        heading(ui, tr!(model.lang(), board_random));
        recipe::form(ui, model, &mut self.form);
        if generate(ui, model) {
            let position = Position::Tree(Bare::Random(self.form.clone()));
            actions.push(edit(model, position, None));
        }
        examples(ui, model, Game::Tree, actions);
    }

    fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.tree.takes_key(ctx, key)
    }

    fn document_replaced(&mut self) {
        self.tree = TreeEditor::default();
    }
}
