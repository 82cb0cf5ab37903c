//! Othello in the window.

mod editor;
mod play;
mod remarks;
pub mod scores;
pub mod solving;
pub mod view;

use egui::{Context, DragValue, Key, Painter, Rect, Response, Ui, Vec2};

use super::parts::{edit, examples, generate, heading, number, seed};
use super::stones::Legal;
use super::{Board, Host, Look};
use crate::base::messages::{Localize, Text, keys, tr};
use crate::game::othello::{RandomPosition, Setup, Size, Square};
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::gui::theme;
use crate::problem::othello::Othello;
use crate::problem::{Game, Move, Position};
use editor::BoardEditor;
use view::BoardView;

pub struct Editor {
    board: BoardEditor,
    /// What the form of fresh positions says.
    form: RandomPosition,
}

impl Default for Editor {
    fn default() -> Editor {
        Editor {
            board: BoardEditor::default(),
            form: RandomPosition {
                size: Size::Eight,
                empties: 10,
                seed: 1,
            },
        }
    }
}

impl Board for Editor {
    type Game = Othello;

    const TIP: Text = keys::board_an_othello_board_of_4;
    const SWITCH: Text = keys::window_switch_to_othello;
    const NICKNAMES: Text = keys::window_nickname_othello;

    fn ui(&mut self, ui: &mut Ui, host: &mut Host<'_>, setup: &Setup, actions: &mut Vec<Action>) {
        let model = host.model;
        let end = ui.cursor().top() + host.height;
        let room = host.room(ui, editor::usually_below(ui));
        let board = &mut self.board;
        let bottom = board.ui(ui, room, model, setup, host.groups, actions);
        editor::side_to_move(ui, model, setup, actions);
        host.below(ui, bottom, actions, |ui, actions| {
            remarks::othello(ui, model, setup, board.refusal(setup), end, actions)
        });
    }

    fn presets(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        _: Option<&Setup>,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        theme::grid(ui, "boards").num_columns(4).show(ui, |ui| {
            let rows = [
                (tr!(lang, board_start), Setup::start as fn(Size) -> Setup),
                (tr!(lang, board_empty_presets), Setup::empty),
            ];
            for (name, make) in rows {
                ui.label(name);
                for size in Size::ALL {
                    let button = ui.button(size.to_string());
                    let label = format!("{name} {size}");
                    button.widget_info(|| {
                        egui::WidgetInfo::labeled(egui::Role::Button, true, &label)
                    });
                    if button.clicked() {
                        actions.push(edit(model, Position::Othello(make(size)), None));
                        ui.close();
                    }
                }
                ui.end_row();
            }
        });
        heading(ui, tr!(lang, board_random));
        theme::grid(ui, "random").num_columns(2).show(ui, |ui| {
            ui.label(tr!(lang, board_board));
            ui.horizontal(|ui| {
                for size in Size::ALL {
                    ui.selectable_value(&mut self.form.size, size, size.to_string());
                }
            });
            ui.end_row();
            let most = self.form.size.squares() - 4;
            self.form.empties = self.form.empties.clamp(1, most);
            number(
                ui,
                tr!(lang, board_empties),
                tr!(lang, board_how_many_squares_random_play),
                DragValue::new(&mut self.form.empties)
                    .range(1..=most)
                    .speed(0.2),
            );
            seed(ui, model, &mut self.form.seed);
        });
        let make = generate(ui, model);
        if make {
            match self.form.generate() {
                Ok(position) => {
                    let setup = position.setup();
                    actions.push(edit(model, Position::Othello(setup), None));
                }
                Err(error) => actions.push(Action::Complain(error.localize(lang))),
            }
        }
        examples(ui, model, Game::Othello, actions);
    }

    fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.board.takes_key(ctx, key)
    }

    fn forget_refusal(&mut self) {
        self.board.forget_refusal();
    }

    fn tool(tool: PaneTool, model: &Model, setup: &Setup) -> Option<Action> {
        let next = match tool {
            PaneTool::StartPosition => Setup::start(setup.size()),
            PaneTool::ClearBoard => editor::cleared(setup),
            _ => return None,
        };
        Some(edit(model, Position::Othello(next), None))
    }

    fn size(_: &Setup, room: Vec2) -> Option<Vec2> {
        Some(Vec2::splat(room.min_elem()))
    }

    fn show(ui: &mut Ui, model: &Model, setup: &Setup, look: Look, room: Vec2) -> Option<Response> {
        let legal = if look.hints { Legal::Hinted } else { Legal::No };
        // A pass is no square.
        let last = look.last.and_then(|m| Square::new(m.0));
        let view = BoardView::new(*setup, model.theme())
            .legal(legal)
            .last(last);
        Some(view.show(ui, room.min_elem()))
    }

    fn paint(
        painter: &Painter,
        model: &Model,
        setup: &Setup,
        rect: Rect,
    ) -> impl Fn(Move) -> Option<Rect> {
        let squares = BoardView::new(*setup, model.theme()).paint(painter, rect);
        move |m| Square::new(m.0).map(|square| squares.rect(square))
    }
}
