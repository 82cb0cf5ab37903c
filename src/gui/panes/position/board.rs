//! The Othello board to be edited: strokes with a brush, cycling, a keyboard cursor, playing
//! legal moves, turning the board.

use crate::base::messages::{Lang, tr};
use egui::{Context, Event, Id, Key, Pos2, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};

use super::{Groups, edit};
use crate::game::othello::{Disc, PlayError, Setup, Square, Symmetry};
use crate::gui::action::Action;
use crate::gui::board_scores;
use crate::gui::board_view::{BoardView, Legal, Squares, paint_disc};
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Known, Model, Solved};
use crate::gui::pane_tool::PaneTool;
use crate::gui::shell::focus;
use crate::problem::Position;

/// Board sides in points.
const SMALLEST: f32 = 168.0;
const LARGEST: f32 = 700.0;

/// What a click on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tool {
    Put(Option<Disc>),
    Play,
}

impl Tool {
    const ALL: [Tool; 4] = [
        Tool::Put(Some(Disc::Black)),
        Tool::Put(Some(Disc::White)),
        Tool::Put(None),
        Tool::Play,
    ];

    fn name(self, lang: Lang) -> &'static str {
        match self {
            Tool::Put(Some(Disc::Black)) => tr!(lang, board_put_black_discs_b),
            Tool::Put(Some(Disc::White)) => tr!(lang, board_put_white_discs_w),
            Tool::Put(None) => tr!(lang, board_empty_squares_e),
            Tool::Play => tr!(lang, board_play_legal_moves_p),
        }
    }
}

/// A press that has not been released.
struct Press {
    group: u64,
    from: Pos2,
}

pub struct BoardEditor {
    tool: Tool,
    stroke: Option<Press>,
    /// Where the keyboard writes: column and row. Shown once a key has used it.
    cursor: (u32, u32),
    cursor_shown: bool,
    /// The last move played, and the board it led to.
    played: Option<(Square, Setup)>,
    /// A move that was not played, and where.
    refused: Option<(PlayError, Setup)>,
    /// The board as a thing that can have the keyboard.
    id: Option<Id>,
}

impl Default for BoardEditor {
    fn default() -> BoardEditor {
        BoardEditor {
            tool: Tool::Put(Some(Disc::Black)),
            stroke: None,
            cursor: (0, 0),
            cursor_shown: false,
            played: None,
            refused: None,
            id: None,
        }
    }
}

/// Keys that mean something on the board.
const KEYS: [Key; 17] = [
    Key::B,
    Key::W,
    Key::E,
    Key::X,
    Key::O,
    Key::P,
    Key::Period,
    Key::Minus,
    Key::Enter,
    Key::Backspace,
    Key::Delete,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::Home,
    Key::End,
];

impl BoardEditor {
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        let id = self.id?;
        ctx.memory(|memory| memory.has_focus(id))
            .then(|| KEYS.contains(&key))
    }

    /// What was said of the last attempt no longer matters.
    pub fn forget_refusal(&mut self) {
        self.refused = None;
    }

    /// Why the last attempt to move was no move.
    pub fn refusal(&self, setup: &Setup) -> Option<&PlayError> {
        let (why, at) = self.refused.as_ref()?;
        (at == setup).then_some(why)
    }

    /// The board with its tools, not higher than `height`, and who is to move. Gives where the board
    /// ends.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        height: f32,
        model: &Model,
        setup: &Setup,
        groups: &mut Groups,
        actions: &mut Vec<Action>,
    ) -> f32 {
        let row = ui.spacing().interact_size.y;
        let button = row.max(20.0) + 3.0;
        let width = ui.available_width();
        let side = height.clamp(SMALLEST, LARGEST);
        let beside = |columns: f32| side.min(width - columns * (button + 6.0));
        // Beside a small board large buttons need two columns.
        let two_columns = 7.0 * button > beside(1.0);
        let side = beside(if two_columns { 2.0 } else { 1.0 });
        let mut next = *setup;
        let (group, bottom) = if side < SMALLEST {
            // The pane is narrow: the board has its whole width, and the tools stand below.
            let side = (height - button).clamp(SMALLEST, LARGEST);
            let group = self.board(ui, side.min(width).max(1.0), model, &mut next, groups);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
                self.tools(ui, model);
                turn(ui, model, &mut next);
            });
            (group, ui.min_rect().bottom())
        } else {
            let row = ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let group = self.board(ui, side, model, &mut next, groups);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 3.0;
                    self.tools(ui, model);
                    if !two_columns {
                        turn(ui, model, &mut next);
                    }
                });
                if two_columns {
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 3.0;
                        turn(ui, model, &mut next);
                    });
                }
                group
            });
            (row.inner, row.response.rect.bottom())
        };
        if next != *setup {
            actions.push(edit(model, Position::Othello(next), group));
        }
        side_to_move(ui, model, setup, actions);
        bottom
    }

    /// What is usually kept below the board: for side to move, notation and three lines of remarks,
    /// as many as a board has that is just being set up.
    pub fn usually_below(ui: &Ui) -> f32 {
        let row = ui.spacing().interact_size.y;
        let gap = ui.spacing().item_spacing.y;
        let line = ui.text_style_height(&egui::TextStyle::Small);
        row + super::notation::board_height(ui) + 3.0 * line + 6.0 * gap
    }

    fn tools(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        for tool in Tool::ALL {
            let name = tool.name(lang);
            let response =
                tool_button(ui, model, name, self.tool == tool, |ui, at, r| match tool {
                    Tool::Put(Some(disc)) => rimmed_disc(ui, at, r, disc, model),
                    Tool::Put(None) => {
                        let stroke = Stroke::new(1.2, ui.visuals().weak_text_color());
                        let ring: Vec<Pos2> = (0..=20)
                            .map(|i| at + Vec2::angled(i as f32 / 20.0 * std::f32::consts::TAU) * r)
                            .collect();
                        ui.painter()
                            .extend(egui::Shape::dashed_line(&ring, stroke, 3.0, 3.0));
                    }
                    Tool::Play => {
                        let color = model.theme().palette().accent;
                        ui.painter()
                            .circle_stroke(at, r * 0.9, Stroke::new(1.8, color));
                        let tip = [vec2(-0.3, -0.48), vec2(0.55, 0.0), vec2(-0.3, 0.48)];
                        let points = tip.map(|v| at + v * r).to_vec();
                        ui.painter()
                            .add(egui::Shape::convex_polygon(points, color, Stroke::NONE));
                    }
                });
            if response.clicked() {
                self.tool = tool;
            }
        }
    }

    /// Draws the board and changes `next` by what was done to it; gives the group of the change.
    fn board(
        &mut self,
        ui: &mut Ui,
        side: f32,
        model: &Model,
        next: &mut Setup,
        groups: &mut Groups,
    ) -> Option<u64> {
        let (rect, surface) = ui.allocate_exact_size(Vec2::splat(side), Sense::drag());
        let lang = model.lang();
        self.id = Some(surface.id);
        surface.widget_info(|| {
            let name = tr!(lang, board_othello_board);
            WidgetInfo::labeled(egui::Role::Canvas, true, name)
        });
        let squares = Squares::new(next.size(), rect);
        let before = *next;
        let mut group = self.paint_stroke(ui, &surface, &squares, next, groups);
        let mut pointed = None;
        for square in before.size().all_squares() {
            let id = surface.id.with(square.index());
            // Not a stop of the Tab key: the board as a whole is one, with a cursor of its own.
            let response = ui.interact(squares.rect(square), id, Sense::CLICK);
            response.widget_info(|| {
                let name = name(square, &before, model);
                WidgetInfo::labeled(egui::Role::Button, true, name)
            });
            if response.hovered() {
                pointed = Some(square);
            }
            let response = match score(square, model) {
                Some(score) => response.on_hover_text(format!("{square}: {score}")),
                None => response,
            };
            if response.secondary_clicked() {
                next.cycle(square);
            }
            if response.clicked() {
                // A click by the pointer has painted already when it was pressed.
                let by_pointer = ui.input(|input| input.pointer.any_released());
                match self.tool {
                    Tool::Play => self.play(square, next),
                    Tool::Put(disc) if !by_pointer => next.set(square, disc),
                    Tool::Put(_) => {}
                }
            }
        }
        focus::lead_in(ui, &surface);
        if surface.has_focus() {
            self.keys(ui, &surface, next);
        } else if surface.contains_pointer() && !ui.ctx().egui_wants_keyboard_input() {
            self.pick_by_key(ui);
        }
        if *next == before {
            group = None;
        }
        let shown = if self.stroke.is_some() { *next } else { before };
        let last = self
            .played
            .filter(|(_, after)| *after == shown)
            .map(|(square, _)| square);
        let (row, column) = (self.cursor.1, self.cursor.0);
        let cursor = shown.size().square(column, row);
        let ghost = pointed
            .filter(|_| self.stroke.is_none())
            .and_then(|square| match self.tool {
                Tool::Put(disc) if shown.get(square) != disc => Some((square, disc)),
                Tool::Play if shown.legal(shown.side) & square.bit() != 0 => {
                    Some((square, Some(shown.side)))
                }
                _ => None,
            });
        // While a stroke paints, the scores are already another board's.
        let solved = model.solved().filter(|_| self.stroke.is_none());
        let scored = |solved: &Solved| -> u64 {
            let moves = solved.moves().filter(|(_, known)| *known != Known::Nothing);
            moves.map(|(square, _)| square.bit()).sum()
        };
        BoardView::new(shown, model.theme())
            .legal(if self.tool == Tool::Play {
                Legal::Offered
            } else {
                Legal::Hinted
            })
            .last(last)
            .cursor(cursor.filter(|_| self.cursor_shown && surface.has_focus()))
            .ghost(ghost)
            .covered(solved.map_or(0, scored))
            .paint(ui.painter(), rect);
        if let Some(solved) = solved {
            board_scores::paint(ui, &squares, solved, model.theme());
        }
        group
    }

    /// Pressing puts a disc at once, moving while pressed paints.
    fn paint_stroke(
        &mut self,
        ui: &Ui,
        surface: &egui::Response,
        squares: &Squares,
        next: &mut Setup,
        groups: &mut Groups,
    ) -> Option<u64> {
        let (pressed, down, at) = ui.input(|input| {
            let pointer = &input.pointer;
            (
                pointer.primary_pressed(),
                pointer.primary_down(),
                pointer.interact_pos(),
            )
        });
        if pressed
            && surface.contains_pointer()
            && let Some(from) = at.filter(|&at| squares.felt.contains(at))
        {
            surface.request_focus();
            self.cursor_shown = false;
            if let Some(square) = squares.at(from) {
                self.cursor = (square.column(), square.row());
            }
            self.stroke = Some(Press {
                group: groups.next(),
                from,
            });
        }
        let stroke = self.stroke.as_mut()?;
        let group = stroke.group;
        if let (Tool::Put(disc), Some(to)) = (self.tool, at) {
            // A quick hand moves several squares in a frame.
            let way = to - stroke.from;
            let steps = (way.length() / (squares.side() / 3.0)).ceil().max(1.0) as u32;
            for i in 0..=steps {
                let point = stroke.from + way * (i as f32 / steps as f32);
                if let Some(square) = squares.at(point) {
                    next.set(square, disc);
                }
            }
            stroke.from = to;
        }
        if !down {
            self.stroke = None;
        }
        Some(group)
    }

    fn play(&mut self, square: Square, next: &mut Setup) {
        let Ok(position) = next.position() else {
            return;
        };
        match position.play(Some(square)) {
            Ok(after) => {
                *next = after.setup();
                self.played = Some((square, *next));
                self.refused = None;
            }
            Err(why) => self.refused = Some((why, *next)),
        }
    }

    /// B, W, E and P choose the tool.
    fn pick_by_key(&mut self, ui: &Ui) {
        for (key, tool) in [
            (Key::B, Tool::Put(Some(Disc::Black))),
            (Key::W, Tool::Put(Some(Disc::White))),
            (Key::E, Tool::Put(None)),
            (Key::P, Tool::Play),
        ] {
            let plain = egui::Modifiers::NONE;
            if ui.input_mut(|input| input.consume_key(plain, key)) {
                self.tool = tool;
            }
        }
    }

    /// x, o and . write at the cursor and move it on; so do B, W and E once it is shown.
    fn keys(&mut self, ui: &Ui, surface: &egui::Response, next: &mut Setup) {
        focus::keep_arrows(ui, surface);
        let pressed: Vec<Key> = ui.input(|input| {
            let keys = input.events.iter().filter_map(|event| match event {
                Event::Key {
                    key,
                    pressed: true,
                    modifiers,
                    ..
                } if !modifiers.command && !modifiers.alt => Some(*key),
                _ => None,
            });
            keys.collect()
        });
        let edge = next.size().edge();
        self.cursor = (self.cursor.0.min(edge - 1), self.cursor.1.min(edge - 1));
        for key in pressed {
            let was_shown = self.cursor_shown;
            self.cursor_shown |=
                KEYS.contains(&key) && !matches!(key, Key::B | Key::W | Key::E | Key::P);
            match key {
                Key::ArrowLeft => self.cursor.0 = self.cursor.0.saturating_sub(1),
                Key::ArrowRight => self.cursor.0 = (self.cursor.0 + 1).min(edge - 1),
                Key::ArrowUp => self.cursor.1 = self.cursor.1.saturating_sub(1),
                Key::ArrowDown => self.cursor.1 = (self.cursor.1 + 1).min(edge - 1),
                Key::Home => self.cursor.0 = 0,
                Key::End => self.cursor.0 = edge - 1,
                Key::X => self.write(Some(Disc::Black), next),
                Key::O => self.write(Some(Disc::White), next),
                Key::Period | Key::Minus => self.write(None, next),
                Key::B | Key::W | Key::E => {
                    let disc = match key {
                        Key::B => Some(Disc::Black),
                        Key::W => Some(Disc::White),
                        _ => None,
                    };
                    self.tool = Tool::Put(disc);
                    if was_shown {
                        self.write(disc, next);
                    }
                }
                Key::P => self.tool = Tool::Play,
                Key::Enter => match (self.tool, next.size().square(self.cursor.0, self.cursor.1)) {
                    (Tool::Play, Some(square)) => self.play(square, next),
                    (Tool::Put(disc), _) => self.write(disc, next),
                    _ => {}
                },
                Key::Backspace => {
                    self.advance(edge, -1);
                    self.put(None, next);
                }
                Key::Delete => self.put(None, next),
                _ => {}
            }
        }
    }

    fn put(&self, disc: Option<Disc>, next: &mut Setup) {
        if let Some(square) = next.size().square(self.cursor.0, self.cursor.1) {
            next.set(square, disc);
        }
    }

    fn write(&mut self, disc: Option<Disc>, next: &mut Setup) {
        self.put(disc, next);
        self.advance(next.size().edge(), 1);
    }

    /// To the next square in reading order, from the last to the first.
    fn advance(&mut self, edge: u32, by: i32) {
        let all = (edge * edge) as i32;
        let at = (self.cursor.1 * edge + self.cursor.0) as i32;
        let to = (at + by).rem_euclid(all) as u32;
        self.cursor = (to % edge, to / edge);
    }
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
    board_scores::spoken(known, model.lang())
}

/// Rotate, mirror, clear.
fn turn(ui: &mut Ui, model: &Model, next: &mut Setup) {
    let lang = model.lang();
    let turns = [
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
    ];
    for (icon, name, symmetry) in turns {
        if icons::button(ui, icon, name, true).clicked() {
            *next = symmetry.setup(next);
        }
    }
    let clear = PaneTool::ClearBoard.name().get(lang);
    if icons::button(ui, Icon::Trash, clear, true).clicked() {
        *next = cleared(next);
    }
}

/// The same board without a disc.
pub(super) fn cleared(setup: &Setup) -> Setup {
    Setup::empty(setup.size()).with_side(setup.side)
}

/// A disc beside the board: without a rim a black one would be lost on dark ground, a white one on
/// light.
fn rimmed_disc(ui: &Ui, at: Pos2, radius: f32, disc: Disc, model: &Model) {
    paint_disc(ui.painter(), at, radius, disc, model.theme().board());
    let rim = Stroke::new(1.0, model.theme().palette().weak);
    ui.painter().circle_stroke(at, radius, rim);
}

/// A square button with something painted on it.
pub(super) fn tool_button(
    ui: &mut Ui,
    model: &Model,
    name: &str,
    on: bool,
    paint: impl FnOnce(&Ui, Pos2, f32),
) -> egui::Response {
    let side = ui.spacing().interact_size.y.max(20.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(egui::Role::Button, true, name);
        info.selected = Some(on);
        info
    });
    let palette = model.theme().palette();
    if on || response.hovered() || response.has_focus() {
        let fill = if on {
            palette.accent_soft
        } else {
            palette.raised
        };
        let line = if on || response.has_focus() {
            palette.accent
        } else {
            palette.line
        };
        ui.painter().rect(
            rect,
            4.0,
            fill,
            Stroke::new(1.2, line),
            egui::StrokeKind::Inside,
        );
    }
    paint(ui, rect.center(), side * 0.33);
    response.on_hover_text(name)
}

/// Whose turn it is, and how the discs stand.
fn side_to_move(ui: &mut Ui, model: &Model, setup: &Setup, actions: &mut Vec<Action>) {
    let lang = model.lang();
    // In a narrow pane this takes two lines.
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(tr!(lang, board_to_move));
        for disc in [Disc::Black, Disc::White] {
            let name = match disc {
                Disc::Black => tr!(lang, board_black_to_move),
                Disc::White => tr!(lang, board_white_to_move),
            };
            let response = tool_button(ui, model, name, setup.side == disc, |ui, at, r| {
                rimmed_disc(ui, at, r, disc, model);
            });
            if response.clicked() && setup.side != disc {
                let next = Position::Othello(setup.with_side(disc));
                actions.push(edit(model, next, None));
            }
        }
        ui.add_space(4.0);
        super::solving::button(ui, model, actions);
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
