//! The position pane: which game, the position itself to be edited, its notation. One file for
//! each part; what a position *is* and whether it can be searched is told by `problem`.

mod below;
mod board;
mod notation;
mod presets;
mod recipe;
mod remarks;
mod shogi;
mod solving;
mod tree_canvas;
mod tree_editor;
mod tree_wish;

pub use notation::buttons_width;

use crate::base::messages::{Lang, tr};
use egui::{Context, Event, InputState, Key, RichText, ScrollArea, Ui, vec2};

use super::Pane;
use crate::game::othello;
use crate::gui::action::{Action, UndoGroup};
use crate::gui::board_view::BoardView;
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::gui::shell::focus::Follows;
use crate::gui::shogi_view::ShogiView;
use crate::problem::{FreeTree, Game, Position, Problem};
use crate::session::examples::{self, Group};

#[derive(Default)]
pub struct PositionPane {
    board: board::BoardEditor,
    shogi: shogi::ShogiEditor,
    tree: tree_editor::TreeEditor,
    notation: notation::Notation,
    presets: presets::Presets,
    recipe: recipe::Dials,
    /// The last problem of each game, so that switching loses nothing.
    kept: Vec<(Game, Problem)>,
    groups: Groups,
    below: below::Below,
}

/// Numbers for edits that belong together: a stroke, a word being typed.
#[derive(Default)]
struct Groups(u64);

impl Groups {
    fn next(&mut self) -> u64 {
        self.0 += 1;
        self.0
    }
}

/// On a slide: the board, as large as it can be, and nothing to press.
fn board_alone(ui: &mut Ui, model: &Model) {
    let room = ui.available_size() - vec2(8.0, 8.0);
    let theme = model.theme();
    ui.vertical_centered(|ui| match &model.problem().position {
        Position::Othello(setup) => {
            BoardView::new(*setup, theme).show(ui, room.min_elem());
        }
        Position::Shogi(setup) => {
            ShogiView::new(setup, theme, model.settings().shogi, model.lang()).show(ui, room);
        }
        Position::Tree(_) | Position::AndOr(_) | Position::Free(_) => {
            ui.monospace(model.position_text());
        }
    });
}

/// What is done to the board by a tool that is also called by its name.
pub fn tool(tool: PaneTool, model: &Model) -> Option<Action> {
    let position = match (&model.problem().position, tool) {
        (Position::Othello(setup), PaneTool::StartPosition) => {
            Position::Othello(othello::Setup::start(setup.size()))
        }
        (Position::Othello(setup), PaneTool::ClearBoard) => {
            Position::Othello(board::cleared(setup))
        }
        (Position::Shogi(setup), tool) => return shogi::tool(tool, model, setup),
        _ => return None,
    };
    Some(edit(model, position, None))
}

/// Another position for the document, everything else as it is.
fn edit(model: &Model, position: Position, group: Option<u64>) -> Action {
    Action::Edit {
        problem: model.problem().about(position),
        group: group.map(UndoGroup::Position),
    }
}

impl PositionPane {
    /// Another document was opened: selections and typed text follow it, tools stay.
    pub fn document_replaced(&mut self) {
        self.notation = notation::Notation::default();
        self.tree = tree_editor::TreeEditor::default();
        self.below = below::Below::default();
        self.forget_refusals();
    }

    /// Why a move was none is said until something else is done.
    fn forget_refusals(&mut self) {
        self.board.forget_refusal();
        self.shogi.forget_refusal();
    }

    /// Whether this pane has the keyboard and, if so, whether it wants this key for itself.
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.board
            .takes_key(ctx, key)
            .or(self.shogi.takes_key(ctx, key))
            .or(self.tree.takes_key(ctx, key))
    }

    /// Which game, and where positions come from and go to.
    fn header(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let now = Game::of(&model.problem().position);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            for game in Game::ALL {
                let (name, tip) = words(game, lang);
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
            self.presets.menu(ui, model, actions);
        });
    }

    /// Back to where a game was left, or to its first example.
    pub fn switch(&self, game: Game) -> Action {
        let kept = self.kept.iter().find(|(g, _)| *g == game);
        let problem = match kept {
            Some((_, problem)) => problem.clone(),
            None => {
                let group = match game {
                    Game::Tree => Group::Trees,
                    Game::AndOr => Group::AndOr,
                    Game::Othello => Group::Othello,
                    Game::Shogi => Group::Shogi,
                };
                let example = examples::EXAMPLES.iter().find(|e| e.group == group);
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
            self.forget_refusals();
        }
        self.keep(model.problem());
        self.header(ui, model, actions);
        // Of the pane, for what is too long to be seen whole has a bar beside it.
        let (width, height) = (ui.available_width(), ui.available_height());
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_following(ui, |ui| match &model.problem().position {
                Position::Othello(setup) => {
                    let end = ui.cursor().top() + height;
                    let below = self.below.reserve(
                        ui,
                        Game::Othello,
                        model,
                        width,
                        board::BoardEditor::usually_below(ui),
                    );
                    let groups = &mut self.groups;
                    let room = height - below;
                    let bottom = self.board.ui(ui, room, model, setup, groups, actions);
                    let reach = self
                        .notation
                        .board(ui, model, groups, actions, |ui, actions| {
                            let refusal = self.board.refusal(setup);
                            remarks::othello(ui, model, setup, refusal, end, actions)
                        });
                    self.below
                        .need(ui, reach.map_or(0.0, |reach| reach - bottom));
                }
                Position::Shogi(setup) => {
                    let end = ui.cursor().top() + height;
                    let below = self.below.reserve(
                        ui,
                        Game::Shogi,
                        model,
                        width,
                        shogi::ShogiEditor::usually_below(ui),
                    );
                    let bottom = self.shogi.ui(ui, height - below, model, setup, actions);
                    let groups = &mut self.groups;
                    let reach = self
                        .notation
                        .board(ui, model, groups, actions, |ui, actions| {
                            shogi::remarks(ui, model, setup, &self.shogi, end, actions)
                        });
                    self.below
                        .need(ui, reach.map_or(0.0, |reach| reach - bottom));
                }
                position @ (Position::Tree(_) | Position::AndOr(_)) => {
                    let groups = &mut self.groups;
                    self.tree.ui(ui, height, model, position, groups, actions);
                    self.notation.paragraph(ui, model, groups, actions);
                    remarks::unplayable(ui, model);
                    self.tree.leave_room_to(ui.cursor().top());
                    self.recipe.of_position(ui, model, groups, actions);
                }
                Position::Free(tree) => free(ui, model, tree),
            });
    }
}

/// A game whose rules are not known here: there is no board, only what the file says.
fn free(ui: &mut Ui, model: &Model, tree: &FreeTree) {
    remarks::unplayable(ui, model);
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

/// A game's name on its tab, and what it is.
fn words(game: Game, lang: Lang) -> (&'static str, &'static str) {
    match game {
        Game::Tree => (
            tr!(lang, board_tree),
            tr!(lang, board_a_bare_tree_with_numbers),
        ),
        Game::AndOr => ("AND/OR", tr!(lang, board_a_tree_of_true_and)),
        Game::Othello => (
            tr!(lang, board_othello),
            tr!(lang, board_an_othello_board_of_4),
        ),
        Game::Shogi => (
            tr!(lang, board_shogi),
            tr!(lang, board_a_shogi_board_with_both),
        ),
    }
}

/// A short text that is not about an action: small, in a quiet colour, wrapped.
fn quiet(ui: &mut Ui, text: impl Into<String>) {
    ui.add(egui::Label::new(RichText::new(text.into()).small().weak()).wrap());
}
