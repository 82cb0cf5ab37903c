//! The editor of a board of squares on which two sides put stones: strokes with a brush, cycling, a
//! keyboard cursor, playing legal moves. What the stones and the rules are is told by the game's
//! [`StoneBoard`].

use std::fmt::Display;

use egui::{
    Context, Event, Id, Key, Modifiers, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2,
};

use super::parts::{Groups, edit, tool_button};
use crate::base::messages::{Lang, Localize};
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::shell::focus;
use crate::problem::Position;

/// Board sides in points.
const SMALLEST: f32 = 168.0;
const LARGEST: f32 = 700.0;

/// What a click on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool<S> {
    Put(Option<S>),
    Play,
}

/// How the legal moves of the side to move are marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Legal {
    #[default]
    No,
    /// Faint dots.
    Hinted,
    /// Rings one can click.
    Offered,
}

/// Equal squares in columns and rows, as they are drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Grid {
    pub area: Rect,
    pub columns: u32,
    pub rows: u32,
}

impl Grid {
    /// The side of a square.
    pub fn side(&self) -> f32 {
        self.area.width() / self.columns as f32
    }

    /// A square by its column and its row from the top.
    pub fn rect(&self, (column, row): (u32, u32)) -> Rect {
        let at = vec2(column as f32, row as f32) * self.side();
        Rect::from_min_size(self.area.min + at, Vec2::splat(self.side()))
    }

    /// The square at a point.
    pub fn at(&self, point: Pos2) -> Option<(u32, u32)> {
        let from = (point - self.area.min) / self.side();
        if from.x < 0.0 || from.y < 0.0 {
            return None;
        }
        let (column, row) = (from.x as u32, from.y as u32);
        (column < self.columns && row < self.rows).then_some((column, row))
    }
}

/// What is drawn on a board besides the stones.
pub struct Marks<B: StoneBoard> {
    pub legal: Legal,
    /// The move that led here.
    pub last: Option<B::Square>,
    /// The keyboard's cursor.
    pub cursor: Option<B::Square>,
    /// What a click would put on the square under the pointer.
    pub ghost: Option<(B::Square, Option<B::Side>)>,
    /// A stroke is being painted: what was known of the board no longer holds.
    pub painting: bool,
}

/// The board after a move and the square on which it was made, or why there is none.
pub type Played<B> = Result<(B, <B as StoneBoard>::Square), <B as StoneBoard>::Refusal>;

/// A game's setup as a board of stones.
pub trait StoneBoard: Copy + PartialEq {
    type Square: Copy + PartialEq + Display;
    type Side: Copy + PartialEq;
    /// Why a move is none.
    type Refusal: Localize;

    const SIDES: [Self::Side; 2];
    /// Keys that choose the stones of either side.
    const PICK: [Key; 2];
    /// Keys that write a stone of either side at the cursor.
    const WRITE: [Key; 2];

    fn columns(&self) -> u32;
    fn rows(&self) -> u32;
    /// By column, and row from the top.
    fn square(&self, place: (u32, u32)) -> Option<Self::Square>;
    fn get(&self, square: Self::Square) -> Option<Self::Side>;
    fn set(&mut self, square: Self::Square, stone: Option<Self::Side>);
    fn side(&self) -> Self::Side;
    /// The square that is played when this one is clicked, if the side to move may.
    fn move_at(&self, square: Self::Square) -> Option<Self::Square>;
    /// After the move that a click on this square means, which is made on the square given back;
    /// nothing where the board is no position.
    fn play(&self, square: Self::Square) -> Option<Played<Self>>;
    /// The same board after stones were put on it by hand.
    fn settled(self) -> Self {
        self
    }
    fn position(self) -> Position;

    fn board_name(lang: Lang) -> &'static str;
    fn tool_name(tool: Tool<Self::Side>, lang: Lang) -> &'static str;
    /// What those hear of a square who cannot see it.
    fn square_name(&self, square: Self::Square, model: &Model) -> String;
    /// What the pointer shows over a square, if there is more to say than is drawn.
    fn tip(&self, _: Self::Square, _: &Model) -> Option<String> {
        None
    }

    /// The size of a board drawn in so much room.
    fn size(&self, room: Vec2) -> Vec2;
    /// Where the squares of a board drawn into this rectangle are.
    fn grid(&self, rect: Rect) -> Grid;
    fn paint(&self, ui: &Ui, rect: Rect, model: &Model, marks: &Marks<Self>);
    /// A stone on a button.
    fn paint_stone(ui: &Ui, at: Pos2, radius: f32, side: Self::Side, model: &Model);
    /// Buttons that turn the board over and clear it.
    fn turn(self, ui: &mut Ui, model: &Model) -> Option<Self>;
}

/// Empty → the first side's → the second's → empty.
fn cycled<B: StoneBoard>(board: &B, square: B::Square) -> Option<B::Side> {
    let [first, second] = B::SIDES;
    match board.get(square) {
        None => Some(first),
        Some(side) if side == first => Some(second),
        Some(_) => None,
    }
}

/// A press that has not been released.
struct Press {
    group: u64,
    from: Pos2,
}

pub struct StoneEditor<B: StoneBoard> {
    tool: Tool<B::Side>,
    stroke: Option<Press>,
    /// Where the keyboard writes: column and row. Shown once a key has used it.
    cursor: (u32, u32),
    cursor_shown: bool,
    /// The last move played, and the board it led to.
    played: Option<(B::Square, B)>,
    /// A move that was not played, and where.
    refused: Option<(B::Refusal, B)>,
    /// The board as a thing that can have the keyboard.
    id: Option<Id>,
}

impl<B: StoneBoard> Default for StoneEditor<B> {
    fn default() -> StoneEditor<B> {
        StoneEditor {
            tool: Tool::Put(Some(B::SIDES[0])),
            stroke: None,
            cursor: (0, 0),
            cursor_shown: false,
            played: None,
            refused: None,
            id: None,
        }
    }
}

/// Keys that mean something on every board.
const KEYS: [Key; 13] = [
    Key::E,
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

impl<B: StoneBoard> StoneEditor<B> {
    const TOOLS: [Tool<B::Side>; 4] = [
        Tool::Put(Some(B::SIDES[0])),
        Tool::Put(Some(B::SIDES[1])),
        Tool::Put(None),
        Tool::Play,
    ];

    fn is_key(key: Key) -> bool {
        KEYS.contains(&key) || B::PICK.contains(&key) || B::WRITE.contains(&key)
    }

    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        let id = self.id?;
        ctx.memory(|memory| memory.has_focus(id))
            .then(|| Self::is_key(key))
    }

    /// What was said of the last attempt no longer matters.
    pub fn forget_refusal(&mut self) {
        self.refused = None;
    }

    /// Why the last attempt to move was no move.
    pub fn refusal(&self, board: &B) -> Option<&B::Refusal> {
        let (why, at) = self.refused.as_ref()?;
        (at == board).then_some(why)
    }

    /// The board with its tools, not higher than `height`. Gives where the board ends.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        height: f32,
        model: &Model,
        board: &B,
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
        let mut next = *board;
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
        if next != *board {
            actions.push(edit(model, next.position(), group));
        }
        bottom
    }

    fn tools(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        for tool in Self::TOOLS {
            let name = B::tool_name(tool, lang);
            let response =
                tool_button(ui, model, name, self.tool == tool, |ui, at, r| match tool {
                    Tool::Put(Some(side)) => B::paint_stone(ui, at, r, side, model),
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
        next: &mut B,
        groups: &mut Groups,
    ) -> Option<u64> {
        let size = next.size(Vec2::splat(side));
        let (rect, surface) = ui.allocate_exact_size(size, Sense::drag());
        let lang = model.lang();
        self.id = Some(surface.id);
        surface.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, B::board_name(lang)));
        let grid = next.grid(rect);
        let before = *next;
        let mut group = self.paint_stroke(ui, &surface, &grid, next, groups);
        let mut pointed = None;
        let places = (0..grid.rows).flat_map(|row| (0..grid.columns).map(move |c| (c, row)));
        for (number, place) in places.enumerate() {
            let Some(square) = before.square(place) else {
                continue;
            };
            // Not a stop of the Tab key: the board as a whole is one, with a cursor of its own.
            let response = ui.interact(grid.rect(place), surface.id.with(number), Sense::CLICK);
            response.widget_info(|| {
                let name = before.square_name(square, model);
                WidgetInfo::labeled(egui::Role::Button, true, name)
            });
            if response.hovered() {
                pointed = Some(square);
            }
            let response = match before.tip(square, model) {
                Some(tip) => response.on_hover_text(tip),
                None => response,
            };
            if response.secondary_clicked() {
                put(next, square, cycled(next, square));
            }
            if response.clicked() {
                // A click by the pointer has painted already when it was pressed.
                let by_pointer = ui.input(|input| input.pointer.any_released());
                match self.tool {
                    Tool::Play => self.play(square, next),
                    Tool::Put(stone) if !by_pointer => put(next, square, stone),
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
        let last = self.played.filter(|(_, after)| *after == shown);
        let cursor = shown.square(self.cursor);
        let ghost = pointed
            .filter(|_| self.stroke.is_none())
            .and_then(|square| match self.tool {
                Tool::Put(stone) => (shown.get(square) != stone).then_some((square, stone)),
                Tool::Play => Some((shown.move_at(square)?, Some(shown.side()))),
            });
        let marks = Marks {
            legal: match self.tool {
                Tool::Play => Legal::Offered,
                Tool::Put(_) => Legal::Hinted,
            },
            last: last.map(|(square, _)| square),
            cursor: cursor.filter(|_| self.cursor_shown && surface.has_focus()),
            ghost,
            painting: self.stroke.is_some(),
        };
        shown.paint(ui, rect, model, &marks);
        group
    }

    /// Pressing puts a stone at once, moving while pressed paints.
    fn paint_stroke(
        &mut self,
        ui: &Ui,
        surface: &egui::Response,
        grid: &Grid,
        next: &mut B,
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
            && let Some(from) = at.filter(|&at| grid.area.contains(at))
        {
            surface.request_focus();
            self.cursor_shown = false;
            if let Some(place) = grid.at(from) {
                self.cursor = place;
            }
            self.stroke = Some(Press {
                group: groups.next(),
                from,
            });
        }
        let stroke = self.stroke.as_mut()?;
        let group = stroke.group;
        if let (Tool::Put(stone), Some(to)) = (self.tool, at) {
            // A quick hand moves several squares in a frame.
            let way = to - stroke.from;
            let steps = (way.length() / (grid.side() / 3.0)).ceil().max(1.0) as u32;
            for i in 0..=steps {
                let point = stroke.from + way * (i as f32 / steps as f32);
                if let Some(square) = grid.at(point).and_then(|place| next.square(place)) {
                    put(next, square, stone);
                }
            }
            stroke.from = to;
        }
        if !down {
            self.stroke = None;
        }
        Some(group)
    }

    fn play(&mut self, square: B::Square, next: &mut B) {
        match next.play(square) {
            Some(Ok((after, square))) => {
                *next = after;
                self.played = Some((square, *next));
                self.refused = None;
            }
            Some(Err(why)) => self.refused = Some((why, *next)),
            None => {}
        }
    }

    /// What a key chooses.
    fn tool_of(key: Key) -> Option<Tool<B::Side>> {
        let of_side = |at: usize| Tool::Put(Some(B::SIDES[at]));
        match key {
            Key::E => Some(Tool::Put(None)),
            Key::P => Some(Tool::Play),
            key => B::PICK.iter().position(|&pick| pick == key).map(of_side),
        }
    }

    /// Whoever points at the board chooses the tool by its letter.
    fn pick_by_key(&mut self, ui: &Ui) {
        for key in B::PICK.into_iter().chain([Key::E, Key::P]) {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                self.tool = Self::tool_of(key).unwrap_or(self.tool);
            }
        }
    }

    /// Stones are written at the cursor, which moves on; letters of tools write once it is shown.
    fn keys(&mut self, ui: &Ui, surface: &egui::Response, next: &mut B) {
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
        let (right, bottom) = (next.columns() - 1, next.rows() - 1);
        self.cursor = (self.cursor.0.min(right), self.cursor.1.min(bottom));
        for key in pressed {
            let was_shown = self.cursor_shown;
            let picks = Self::tool_of(key);
            self.cursor_shown |= Self::is_key(key) && picks.is_none();
            if let Some(tool) = picks {
                self.tool = tool;
                if let Tool::Put(stone) = tool
                    && was_shown
                {
                    self.write(stone, next);
                }
                continue;
            }
            if let Some(at) = B::WRITE.iter().position(|&write| write == key) {
                self.write(Some(B::SIDES[at]), next);
                continue;
            }
            match key {
                Key::ArrowLeft => self.cursor.0 = self.cursor.0.saturating_sub(1),
                Key::ArrowRight => self.cursor.0 = (self.cursor.0 + 1).min(right),
                Key::ArrowUp => self.cursor.1 = self.cursor.1.saturating_sub(1),
                Key::ArrowDown => self.cursor.1 = (self.cursor.1 + 1).min(bottom),
                Key::Home => self.cursor.0 = 0,
                Key::End => self.cursor.0 = right,
                Key::Period | Key::Minus => self.write(None, next),
                Key::Enter => match (self.tool, next.square(self.cursor)) {
                    (Tool::Play, Some(square)) => self.play(square, next),
                    (Tool::Put(stone), _) => self.write(stone, next),
                    _ => {}
                },
                Key::Backspace => {
                    self.advance(next, -1);
                    self.put_at_cursor(None, next);
                }
                Key::Delete => self.put_at_cursor(None, next),
                _ => {}
            }
        }
    }

    fn put_at_cursor(&self, stone: Option<B::Side>, next: &mut B) {
        if let Some(square) = next.square(self.cursor) {
            put(next, square, stone);
        }
    }

    fn write(&mut self, stone: Option<B::Side>, next: &mut B) {
        self.put_at_cursor(stone, next);
        self.advance(next, 1);
    }

    /// To the next square in reading order, from the last to the first.
    fn advance(&mut self, board: &B, by: i32) {
        let (columns, rows) = (board.columns(), board.rows());
        let at = (self.cursor.1 * columns + self.cursor.0) as i32;
        let to = (at + by).rem_euclid((columns * rows) as i32) as u32;
        self.cursor = (to % columns, to / columns);
    }
}

fn put<B: StoneBoard>(board: &mut B, square: B::Square, stone: Option<B::Side>) {
    board.set(square, stone);
    *board = board.settled();
}

fn turn<B: StoneBoard>(ui: &mut Ui, model: &Model, next: &mut B) {
    if let Some(turned) = next.turn(ui, model) {
        *next = turned;
    }
}

/// Whose turn it is, as buttons: gives the side that was chosen.
pub fn side_buttons<B: StoneBoard>(
    ui: &mut Ui,
    model: &Model,
    board: &B,
    names: [&'static str; 2],
) -> Option<B::Side> {
    let mut chosen = None;
    for (side, name) in B::SIDES.into_iter().zip(names) {
        let response = tool_button(ui, model, name, board.side() == side, |ui, at, r| {
            B::paint_stone(ui, at, r, side, model);
        });
        if response.clicked() && board.side() != side {
            chosen = Some(side);
        }
    }
    chosen
}
