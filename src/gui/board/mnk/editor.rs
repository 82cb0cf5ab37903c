//! The board of stones in a row to be edited: what its stones, its rules and its words are.

use egui::{Key, Pos2, Rect, Ui, Vec2};

use super::view::{BoardView, Squares, paint_stone};
use crate::base::messages::{Lang, tr};
use crate::game::mnk::{PlayError, Setup, Square, Stone, Symmetry};
use crate::gui::action::Action;
use crate::gui::board::parts::edit;
use crate::gui::board::stones::{Grid, Marks, Played, StoneBoard, StoneEditor, Tool, side_buttons};
use crate::gui::icons::{self, Icon};
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::gui::panes::position::board_height;
use crate::problem::Position;

pub type BoardEditor = StoneEditor<Setup>;

impl StoneBoard for Setup {
    type Square = Square;
    type Side = Stone;
    type Refusal = PlayError;

    const SIDES: [Stone; 2] = [Stone::X, Stone::O];
    const PICK: [Key; 2] = [Key::Num1, Key::Num2];
    const WRITE: [Key; 2] = [Key::X, Key::O];

    fn columns(&self) -> u32 {
        self.variant().columns()
    }

    fn rows(&self) -> u32 {
        self.variant().rows()
    }

    fn square(&self, (column, row): (u32, u32)) -> Option<Square> {
        self.variant().square(column, row)
    }

    fn get(&self, square: Square) -> Option<Stone> {
        Setup::get(self, square)
    }

    fn set(&mut self, square: Square, stone: Option<Stone>) {
        Setup::set(self, square, stone);
    }

    fn side(&self) -> Stone {
        self.side
    }

    fn move_at(&self, square: Square) -> Option<Square> {
        Setup::move_at(self, square)
    }

    fn play(&self, square: Square) -> Option<Played<Setup>> {
        let position = self.position().ok()?;
        let meant = match self.variant().gravity() {
            true => position.landing(square.column()),
            false => Ok(square),
        };
        let played = meant.and_then(|square| Ok((position.play(square)?.setup(), square)));
        Some(played)
    }

    /// Whose turn it is follows from the stones, as long as a game has so many of each.
    fn settled(self) -> Setup {
        match self.side_by_counts() {
            Some(side) => self.with_side(side),
            None => self,
        }
    }

    fn position(self) -> Position {
        Position::Mnk(self)
    }

    fn board_name(lang: Lang) -> &'static str {
        tr!(lang, board_mnk_board)
    }

    fn tool_name(tool: Tool<Stone>, lang: Lang) -> &'static str {
        match tool {
            Tool::Put(Some(Stone::X)) => tr!(lang, board_put_x),
            Tool::Put(Some(Stone::O)) => tr!(lang, board_put_o),
            Tool::Put(None) => tr!(lang, board_empty_squares_e),
            Tool::Play => tr!(lang, board_play_legal_moves_p),
        }
    }

    /// "square c4 X".
    fn square_name(&self, square: Square, model: &Model) -> String {
        let lang = model.lang();
        let what = match Setup::get(self, square) {
            Some(stone) => stone.to_string(),
            None => tr!(lang, board_empty).to_owned(),
        };
        let square = square.to_string();
        tr!(lang, board_square, square, what, score = "")
    }

    fn size(&self, room: Vec2) -> Vec2 {
        Squares::size(self.variant(), room)
    }

    fn grid(&self, rect: Rect) -> Grid {
        Squares::new(self.variant(), rect).grid()
    }

    fn paint(&self, ui: &Ui, rect: Rect, model: &Model, marks: &Marks<Setup>) {
        BoardView::new(*self, model.theme())
            .legal(marks.legal)
            .last(marks.last)
            .cursor(marks.cursor)
            .ghost(marks.ghost)
            .paint(ui.painter(), rect);
    }

    fn paint_stone(ui: &Ui, at: Pos2, radius: f32, stone: Stone, model: &Model) {
        // On a button there is no board: discs stand out from any ground.
        paint_stone(ui.painter(), at, radius, stone, true, model.theme().mnk());
    }

    /// Turn, mirror, clear: only what leaves the game as it is.
    fn turn(self, ui: &mut Ui, model: &Model) -> Option<Setup> {
        let lang = model.lang();
        let mut turned = None;
        for (icon, name, symmetry) in [
            (
                Icon::Rotate,
                tr!(lang, board_turn_the_board_to_the),
                Symmetry::QuarterTurn,
            ),
            (
                Icon::FlipHorizontal,
                tr!(lang, board_mirror_left_and_right),
                Symmetry::Mirror,
            ),
        ] {
            if icons::button(ui, icon, name, symmetry.keeps(&self)).clicked() {
                turned = Some(symmetry.setup(&self));
            }
        }
        let clear = PaneTool::ClearBoard.name().get(lang);
        if icons::button(ui, Icon::Trash, clear, true).clicked() {
            turned = Some(Setup::empty(self.variant()));
        }
        turned
    }
}

/// What is usually kept below the board: side to move, notation, three lines of remarks.
pub fn usually_below(ui: &Ui) -> f32 {
    let row = ui.spacing().interact_size.y;
    let gap = ui.spacing().item_spacing.y;
    let line = ui.text_style_height(&egui::TextStyle::Small);
    row + board_height(ui) + 3.0 * line + 6.0 * gap
}

/// Whose turn it is, and what the rules are.
pub fn side_to_move(ui: &mut Ui, model: &Model, setup: &Setup, actions: &mut Vec<Action>) {
    let lang = model.lang();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(tr!(lang, board_to_move));
        let names = [tr!(lang, board_x_to_move), tr!(lang, board_o_to_move)];
        if let Some(stone) = side_buttons(ui, model, setup, names) {
            let next = Position::Mnk(setup.with_side(stone));
            actions.push(edit(model, next, None));
        }
        ui.add_space(4.0);
        let variant = setup.variant();
        let in_row = variant.in_row();
        let rules = match variant.gravity() {
            true => tr!(lang, board_mnk_rules_gravity, in_row),
            false => tr!(lang, board_mnk_rules, in_row),
        };
        ui.add(egui::Label::new(egui::RichText::new(rules).weak()).truncate());
    });
}
