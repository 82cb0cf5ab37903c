//! The position pane: which game, the position itself to be edited, its notation. One file for
//! each part; what a position *is* and whether it can be searched is told by `problem`.

mod below;
mod notation;

pub use below::Below;
pub use notation::{Notation, board_height, buttons_width};

use crate::base::messages::tr;
use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{
    Button, Context, Event, InputState, Key, PopupCloseBehavior, RichText, ScrollArea, Ui, vec2,
};

use super::Pane;
use crate::gui::action::Action;
use crate::gui::board::parts::{Groups, unplayable};
use crate::gui::board::{self, Editors, Host, Look};
use crate::gui::model::Model;
use crate::gui::shell::focus::Follows;
use crate::problem::{FreeTree, Game, Position, Problem};
use crate::session::examples;

#[derive(Default)]
pub struct PositionPane {
    editors: Editors,
    notation: Notation,
    /// The last problem of each game, so that switching loses nothing.
    kept: Vec<(Game, Problem)>,
    groups: Groups,
    below: Below,
}

/// On a slide: the board, as large as it can be, and nothing to press.
fn board_alone(ui: &mut Ui, model: &Model) {
    let room = ui.available_size() - vec2(8.0, 8.0);
    ui.vertical_centered(|ui| {
        let position = &model.problem().position;
        if board::show(ui, model, position, Look::default(), room).is_none() {
            ui.monospace(model.position_text());
        }
    });
}

impl PositionPane {
    /// Another document was opened: selections and typed text follow it, tools stay.
    pub fn document_replaced(&mut self) {
        self.notation = Notation::default();
        self.editors.document_replaced();
        self.below = Below::default();
        self.editors.forget_refusals();
    }

    /// Whether this pane has the keyboard and, if so, whether it wants this key for itself.
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.editors.takes_key(ctx, key)
    }

    /// Which game, and where positions come from and go to.
    fn header(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let now = Game::of(&model.problem().position);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            for game in Game::ALL {
                let (name, tip) = (game.title().get(lang), board::tip(game).get(lang));
                let response = ui
                    .selectable_label(now == Some(game), name)
                    .on_hover_text(tip);
                response.widget_info(|| {
                    let name = tr!(lang, board_game, name);
                    egui::WidgetInfo::selected(
                        egui::Role::RadioButton,
                        true,
                        now == Some(game),
                        name,
                    )
                });
                if response.clicked() && now != Some(game) {
                    actions.push(self.switch(game));
                }
            }
            ui.add_space(4.0);
            self.fresh(ui, model, actions);
        });
    }

    /// The menu of fresh positions: starts, empty boards, random ones from a seed, examples.
    fn fresh(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let button = Button::new(tr!(lang, board_new));
        // The menu stays while its numbers are changed and its dice are rolled.
        // It is a form rather than a list, so its fields look like fields.
        let config = MenuConfig::new()
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .style(egui::style::StyleModifier::default());
        let (response, _) = MenuButton::from_button(button).config(config).ui(ui, |ui| {
            ui.set_width(if model.presentation() { 340.0 } else { 262.0 });
            self.editors.presets(ui, model, actions);
        });
        response.on_hover_text(tr!(lang, board_starting_positions_empty_boards_random));
    }

    /// Back to where a game was left, or to its first example.
    pub fn switch(&self, game: Game) -> Action {
        let kept = self.kept.iter().find(|(g, _)| *g == game);
        let problem = match kept {
            Some((_, problem)) => problem.clone(),
            None => {
                let example = examples::EXAMPLES.iter().find(|e| e.game == game);
                example.unwrap_or(examples::first()).session().problem
            }
        };
        Action::Edit {
            problem,
            group: None,
        }
    }

    fn keep(&mut self, problem: &Problem) {
        let Some(game) = Game::of(&problem.position) else {
            return;
        };
        match self.kept.iter_mut().find(|(g, _)| *g == game) {
            Some((_, kept)) if kept == problem => {}
            Some((_, kept)) => *kept = problem.clone(),
            None => self.kept.push((game, problem.clone())),
        }
    }
}

impl Pane for PositionPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        if model.is_slide() {
            return board_alone(ui, model);
        }
        if ui.input(is_something_done) {
            self.editors.forget_refusals();
        }
        self.keep(model.problem());
        self.header(ui, model, actions);
        let (width, height) = (ui.available_width(), ui.available_height());
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_following(ui, |ui| {
                if let Position::Free(tree) = &model.problem().position {
                    return free(ui, model, tree);
                }
                let mut host = Host {
                    model,
                    width,
                    height,
                    groups: &mut self.groups,
                    notation: &mut self.notation,
                    below: &mut self.below,
                };
                self.editors.ui(ui, &mut host, actions);
            });
    }
}

/// A game whose rules are not known here: there is no board, only what the file says.
fn free(ui: &mut Ui, model: &Model, tree: &FreeTree) {
    unplayable(ui, model);
    if !tree.position.is_empty() {
        let lang = model.lang();
        ui.weak(tr!(lang, board_the_position_in_the_file));
        ui.add(egui::Label::new(RichText::new(&tree.position).monospace()).wrap());
    }
}

/// Whether a key or a button goes down, also one that is a command and that nobody else hears of.
fn is_something_done(input: &InputState) -> bool {
    let is_press = |event: &Event| {
        matches!(
            event,
            Event::Key { pressed: true, .. } | Event::PointerButton { pressed: true, .. }
        )
    };
    input.raw.events.iter().any(is_press)
}
