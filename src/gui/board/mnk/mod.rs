//! The m,n,k family in the window.

mod editor;
mod play;
mod presets;
mod remarks;
mod view;

use egui::{Context, Key, Painter, Rect, Response, Ui, Vec2};

use super::parts::edit;
use super::stones::Legal;
use super::{Board, Host, Look};
use crate::base::messages::{Text, keys};
use crate::game::mnk::{Setup, Square};
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::problem::mnk::Mnk;
use crate::problem::{Move, Position};
use editor::BoardEditor;
use presets::Form;
use view::{BoardView, Squares};

#[derive(Default)]
pub struct Editor {
    board: BoardEditor,
    form: Form,
}

impl Board for Editor {
    type Game = Mnk;

    const TIP: Text = keys::board_mnk_tip;
    const SWITCH: Text = keys::window_switch_to_mnk;
    const NICKNAMES: Text = keys::window_nickname_mnk;

    fn ui(&mut self, ui: &mut Ui, host: &mut Host<'_>, setup: &Setup, actions: &mut Vec<Action>) {
        let model = host.model;
        let end = ui.cursor().top() + host.height;
        let room = host.room(ui, editor::usually_below(ui));
        let board = &mut self.board;
        let bottom = board.ui(ui, room, model, setup, host.groups, actions);
        editor::side_to_move(ui, model, setup, actions);
        host.below(ui, bottom, actions, |ui, actions| {
            remarks::show(ui, model, setup, board.refusal(setup), end, actions)
        });
    }

    fn presets(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        setup: Option<&Setup>,
        actions: &mut Vec<Action>,
    ) {
        self.form.ui(ui, model, setup, actions);
    }

    fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.board.takes_key(ctx, key)
    }

    fn forget_refusal(&mut self) {
        self.board.forget_refusal();
    }

    fn tool(tool: PaneTool, model: &Model, setup: &Setup) -> Option<Action> {
        match tool {
            PaneTool::StartPosition | PaneTool::ClearBoard => {
                let next = Setup::empty(setup.variant());
                Some(edit(model, Position::Mnk(next), None))
            }
            _ => None,
        }
    }

    fn size(setup: &Setup, room: Vec2) -> Option<Vec2> {
        Some(Squares::size(setup.variant(), room))
    }

    fn show(ui: &mut Ui, model: &Model, setup: &Setup, look: Look, room: Vec2) -> Option<Response> {
        let legal = if look.hints { Legal::Hinted } else { Legal::No };
        let last = look.last.and_then(|m| Square::new(m.0));
        let view = BoardView::new(*setup, model.theme())
            .legal(legal)
            .last(last);
        Some(view.show(ui, room))
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
