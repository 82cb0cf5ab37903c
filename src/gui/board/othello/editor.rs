//! The Othello board to be edited: what its stones, its rules and its words are.

use crate::base::messages::{Lang, tr};
use egui::{Key, Pos2, Rect, Stroke, Ui, Vec2};

use super::scores;
use super::solving;
use super::view::{BoardView, Squares, paint_disc};
use crate::game::othello::{Disc, PlayError, Setup, Square, Symmetry};
use crate::gui::action::Action;
use crate::gui::board::parts::edit;
use crate::gui::board::stones::{Grid, Marks, Played, StoneBoard, StoneEditor, Tool, side_buttons};
use crate::gui::desk::Desk;
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Known, Model, Solved};
use crate::gui::pane_tool::PaneTool;
use crate::gui::panes::position::board_height;
use crate::problem::Position;

pub type BoardEditor = StoneEditor<Setup>;

impl StoneBoard for Setup {
    type Square = Square;
    type Side = Disc;
    type Refusal = PlayError;

    const SIDES: [Disc; 2] = [Disc::Black, Disc::White];
    const PICK: [Key; 2] = [Key::B, Key::W];
    const WRITE: [Key; 2] = [Key::X, Key::O];

    fn columns(&self) -> u32 {
        self.size().edge()
    }

    fn rows(&self) -> u32 {
        self.size().edge()
    }

    fn square(&self, (column, row): (u32, u32)) -> Option<Square> {
        self.size().square(column, row)
    }

    fn get(&self, square: Square) -> Option<Disc> {
        Setup::get(self, square)
    }

    fn set(&mut self, square: Square, disc: Option<Disc>) {
        Setup::set(self, square, disc);
    }

    fn side(&self) -> Disc {
        self.side
    }

    fn move_at(&self, square: Square) -> Option<Square> {
        (self.legal(self.side) & square.bit() != 0).then_some(square)
    }

    fn play(&self, square: Square) -> Option<Played<Setup>> {
        let played = self.position().ok()?.play(Some(square));
        Some(played.map(|after| (after.setup(), square)))
    }

    fn position(self) -> Position {
        Position::Othello(self)
    }

    fn board_name(lang: Lang) -> &'static str {
        tr!(lang, board_othello_board)
    }

    fn tool_name(tool: Tool<Disc>, lang: Lang) -> &'static str {
        match tool {
            Tool::Put(Some(Disc::Black)) => tr!(lang, board_put_black_discs_b),
            Tool::Put(Some(Disc::White)) => tr!(lang, board_put_white_discs_w),
            Tool::Put(None) => tr!(lang, board_empty_squares_e),
            Tool::Play => tr!(lang, board_play_legal_moves_p),
        }
    }

    fn square_name(&self, square: Square, model: &Model) -> String {
        name(square, self, model)
    }

    fn tip(&self, square: Square, model: &Model) -> Option<String> {
        let score = score(square, model)?;
        Some(format!("{square}: {score}"))
    }

    fn size(&self, room: Vec2) -> Vec2 {
        Vec2::splat(room.min_elem())
    }

    fn grid(&self, rect: Rect) -> Grid {
        Squares::new(Setup::size(self), rect).grid()
    }

    fn paint(&self, ui: &Ui, rect: Rect, model: &Model, marks: &Marks<Setup>) {
        // While a stroke paints, the scores are already another board's.
        let solved = model.solved().filter(|_| !marks.painting);
        let scored = |solved: &Solved| -> u64 {
            let moves = solved.moves().filter(|(_, known)| *known != Known::Nothing);
            moves.map(|(square, _)| square.bit()).sum()
        };
        let squares = BoardView::new(*self, model.theme())
            .legal(marks.legal)
            .last(marks.last)
            .cursor(marks.cursor)
            .ghost(marks.ghost)
            .covered(solved.map_or(0, scored))
            .paint(ui.painter(), rect);
        if let Some(solved) = solved {
            scores::paint(ui, &squares, solved, model.theme());
        }
    }

    /// Without a rim a black disc would be lost on dark ground, a white one on light.
    fn paint_stone(ui: &Ui, at: Pos2, radius: f32, disc: Disc, model: &Model) {
        paint_disc(ui.painter(), at, radius, disc, model.theme().board());
        let rim = Stroke::new(1.0, model.theme().palette().weak);
        ui.painter().circle_stroke(at, radius, rim);
    }

    /// Rotate, mirror, clear.
    fn turn(self, ui: &mut Ui, model: &Model) -> Option<Setup> {
        let lang = model.lang();
        let mut turned = None;
        for (icon, name, symmetry) in [
            (
                Icon::Rotate,
                tr!(lang, board_turn_the_board_to_the),
                Symmetry::QUARTER_TURN,
            ),
            (
                Icon::FlipHorizontal,
                tr!(lang, board_mirror_left_and_right),
                Symmetry::FLIP_HORIZONTAL,
            ),
        ] {
            if icons::button(ui, icon, name, true).clicked() {
                turned = Some(symmetry.setup(&self));
            }
        }
        let clear = PaneTool::ClearBoard.name().get(lang);
        if icons::button(ui, Icon::Trash, clear, true).clicked() {
            turned = Some(cleared(&self));
        }
        turned
    }
}

/// What is usually kept below the board: for side to move, notation and three lines of remarks,
/// as many as a board has that is just being set up.
pub fn usually_below(ui: &Ui) -> f32 {
    let row = ui.spacing().interact_size.y;
    let gap = ui.spacing().item_spacing.y;
    let line = ui.text_style_height(&egui::TextStyle::Small);
    row + board_height(ui) + 3.0 * line + 6.0 * gap
}

/// "square c4 empty", and what the solver knows of it: "square c4 empty, exactly +4".
fn name(square: Square, setup: &Setup, model: &Model) -> String {
    let lang = model.lang();
    let what = match setup.get(square) {
        Some(Disc::Black) => tr!(lang, board_black),
        Some(Disc::White) => tr!(lang, board_white),
        None => tr!(lang, board_empty),
    };
    let score = score(square, model).map_or_else(String::new, |score| {
        tr!(lang, board_board_form).to_owned() + &score
    });
    tr!(lang, board_square, square = square.to_string(), what, score)
}

/// What the solver knows of a move here, in words.
fn score(square: Square, model: &Model) -> Option<String> {
    let (_, known) = model.solved()?.moves().find(|(at, _)| *at == square)?;
    scores::spoken(known, model.lang())
}

/// The same board without a disc.
pub fn cleared(setup: &Setup) -> Setup {
    Setup::empty(setup.size()).with_side(setup.side)
}

/// Whose turn it is, and how the discs stand.
pub fn side_to_move(ui: &mut Ui, model: &Model, setup: &Setup, actions: &mut Vec<Action>) {
    let lang = model.lang();
    // In a narrow pane this takes two lines.
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(tr!(lang, board_to_move));
        let names = [
            tr!(lang, board_black_to_move),
            tr!(lang, board_white_to_move),
        ];
        if let Some(disc) = side_buttons(ui, model, setup, names) {
            let next = Position::Othello(setup.with_side(disc));
            actions.push(edit(model, next, None));
        }
        ui.add_space(4.0);
        // On Solve it stands beside the board, with all that was found.
        if model.desk() != Desk::Solve {
            solving::button(ui, model, actions);
        }
        let count = |disc| setup.discs(disc).count_ones();
        let (black, white) = (count(Disc::Black), count(Disc::White));
        let empty = setup.empties().count_ones();
        let whole = tr!(lang, board_empty_board, black, white, empty);
        let font = egui::TextStyle::Body.resolve(ui.style());
        let wide = ui
            .painter()
            .layout_no_wrap(whole.clone(), font, egui::Color32::BLACK);
        let text = if wide.size().x < ui.available_size_before_wrap().x {
            whole
        } else {
            tr!(lang, board_board_form_board, black, white)
        };
        let counts = |ui: &mut Ui| {
            ui.add(egui::Label::new(egui::RichText::new(text).weak()).truncate())
                .on_hover_text(tr!(lang, board_black_discs_white_discs_empty, empty));
        };
        // With hardly any room left the counts begin the next line.
        if ui.available_size_before_wrap().x < 48.0 {
            ui.end_row();
            counts(ui);
        } else {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), counts);
        }
    });
}
