//! The shogi board to be edited and played on: by clicking twice or dragging, with the stands and
//! the box of pieces, by right-clicks, and with the keyboard.
//!
//! What a piece may do is told by `game::shogi`; here is only what pointer and keys mean.

mod keys;
mod names;
mod piece_box;
mod remarks;
mod tools;

pub use remarks::remarks;
pub use tools::tool;

use crate::base::messages::{Words, tr};
use egui::{Context, Id, Key, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::game::shogi::notation::move_name;
use crate::game::shogi::{
    IllegalMove, Kind, Piece, Position, Setup, ShogiMove, Side, Source, Square, Target, Use,
};
use crate::gui::action::Action;
use crate::gui::board::parts::edit;
use crate::gui::board::shogi::moves::{Answer, Asking, Lifting, pressed_on};
use crate::gui::board::shogi::view::{Places, ShogiView, paint_piece};
use crate::gui::model::Model;
use crate::gui::panes::position::board_height;
use crate::gui::shell::focus;
use crate::problem;

/// What the pointer does on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tool {
    /// Any piece anywhere.
    Edit,
    /// Legal moves only.
    Play,
}

/// A place one can point at: what can be taken from there, and what it means to put there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Spot {
    source: Option<Source>,
    target: Target,
}

/// The last move played.
struct Played {
    m: ShogiMove,
    names: Words,
    /// The position it led to.
    after: Setup,
}

const SMALLEST: Vec2 = vec2(190.0, 210.0);
const LARGEST: Vec2 = vec2(1100.0, 900.0);

pub struct ShogiEditor {
    tool: Tool,
    chosen: Option<Source>,
    lifting: Lifting,
    /// The form in which pieces come out of the box: whose, and whether promoted.
    form: (Side, bool),
    cursor: Square,
    cursor_shown: bool,
    played: Option<Played>,
    asking: Option<Asking>,
    /// A move that was not played, and where.
    refused: Option<(IllegalMove, Setup)>,
    /// The board as a thing that can have the keyboard.
    id: Option<Id>,
}

impl Default for ShogiEditor {
    fn default() -> ShogiEditor {
        ShogiEditor {
            tool: Tool::Edit,
            chosen: None,
            lifting: Lifting::default(),
            form: (Side::Sente, false),
            cursor: Square::new(5, 5).expect("the middle is on the board"),
            cursor_shown: false,
            played: None,
            asking: None,
            refused: None,
            id: None,
        }
    }
}

impl ShogiEditor {
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        let id = self.id?;
        // Where nothing is to be put back Escape is not for the board.
        let puts_back = self.chosen.is_some() || self.asking.is_some();
        ctx.memory(|memory| memory.has_focus(id))
            .then(|| keys::KEYS.contains(&key) && (key != Key::Escape || puts_back))
    }

    /// What was said of the last attempt no longer matters.
    pub fn forget_refusal(&mut self) {
        self.refused = None;
    }

    /// Why the last attempt to move was no move.
    pub fn refusal(&self, setup: &Setup) -> Option<&IllegalMove> {
        let (why, at) = self.refused.as_ref()?;
        (at == setup).then_some(why)
    }

    /// The board with its tools, together not higher than `height`. Gives where the board ends.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        height: f32,
        model: &Model,
        setup: &Setup,
        actions: &mut Vec<Action>,
    ) -> f32 {
        let mut next = setup.clone();
        let top = ui.cursor().top();
        // Asked before anything is drawn: what does not fit would make the pane wider.
        let width = ui.available_width();
        self.tools(ui, model, &mut next, actions);
        let used = ui.cursor().top() - top;
        let room = vec2(width, height - used)
            .max(SMALLEST)
            .min(LARGEST)
            .min(vec2(width, f32::INFINITY));
        self.board(ui, room, model, &mut next);
        let bottom = ui.min_rect().bottom();
        if next != *setup {
            let position = problem::Position::Shogi(Box::new(next));
            actions.push(edit(model, position, None));
        }
        bottom
    }

    /// What is usually kept below the board: for notation and two lines of remarks.
    pub fn usually_below(ui: &Ui) -> f32 {
        let line = ui.text_style_height(&egui::TextStyle::Small);
        let gap = ui.spacing().item_spacing.y;
        board_height(ui) + 2.0 * line + 4.0 * gap
    }

    /// Draws board, stands and box and changes `next` by what was done to them.
    fn board(&mut self, ui: &mut Ui, room: Vec2, model: &Model, next: &mut Setup) {
        let strip = piece_box::height(room);
        let size = Places::size_within(room - vec2(0.0, strip));
        let whole = vec2(room.x, size.y + strip);
        let (rect, surface) = ui.allocate_exact_size(whole, Sense::drag());
        let lang = model.lang();
        self.id = Some(surface.id);
        surface.widget_info(|| {
            let name = tr!(lang, board_shogi_board);
            WidgetInfo::labeled(egui::Role::Canvas, true, name)
        });
        let (upper, lower) = rect.split_top_bottom_at_y(rect.bottom() - strip);
        let look = model.settings().shogi;
        let places = Places::new(upper, look.flipped);
        let lower = Rect::from_x_y_ranges(places.whole().x_range(), lower.y_range());
        let before = next.clone();
        if self.tool == Tool::Play {
            self.asking = self.asking.filter(|asking| asking.is_of(&before));
        } else {
            self.asking = None;
        }
        self.chosen = self.chosen.filter(|&c| before.at_source(c).is_some());
        // Asked from the next frame on: the Enter that made the move is not the answer, too.
        let asked = self.asking;

        self.watch_press(ui, &surface, &places, lower, next);
        let pointed = self.squares(ui, &surface, &places, model, &before, next);
        self.stands(ui, &surface, &places, model, &before, next);
        focus::lead_in(ui, &surface);
        if surface.has_focus() {
            self.keys(ui, &surface, next);
        }

        let position = (self.tool == Tool::Play).then(|| Position::new(&before).ok());
        let legal = self.destinations(position.flatten().as_ref());
        let played = self.played.as_ref().filter(|played| played.after == before);
        let last = played.map(|played| played.names.get(lang).to_owned());
        let lifted = self.lifting.lifted();
        let shown = lifted.or(self.chosen);
        let view = ShogiView::new(&before, model.theme(), look, model.lang())
            .last(played.map(|played| played.m))
            .chosen(shown, lifted.is_some())
            .legal(legal)
            .faults(faults(&before))
            .pointed(pointed.filter(|_| shown.is_some()))
            .cursor(Some(self.cursor).filter(|_| self.cursor_shown && surface.has_focus()));
        view.paint(ui.painter(), upper);
        match self.tool {
            Tool::Edit => self.piece_box(ui, &surface, lower, model, &before, next),
            Tool::Play => remarks::game_line(ui, lower, model, &before, last.as_deref()),
        }
        if self.asking.is_some() && asked.is_none() {
            ui.memory_mut(|memory| memory.request_focus(Asking::choices(surface.id)[0]));
            ui.ctx().request_repaint();
        }
        let answer = asked.and_then(|asking| asking.ui(ui, &surface, &places, model));
        if answer.is_some() {
            // The next move is made by the same hand.
            surface.request_focus();
        }
        match (answer, Position::new(next)) {
            (Some(Answer::Play(m)), Ok(position)) => self.play(m, position, next),
            (Some(_), _) => self.asking = None,
            (None, _) => {}
        }
        self.paint_ghost(ui, &places, &view, &before, pointed);
    }

    /// The piece on the pointer, and the one a click would put.
    fn paint_ghost(
        &self,
        ui: &Ui,
        places: &Places,
        view: &ShogiView<'_>,
        setup: &Setup,
        pointed: Option<Square>,
    ) {
        if self.lifting.paint(ui, places, view, setup) {
            return;
        }
        if let (Some(Source::Box(piece)), Some(square)) = (self.chosen, pointed)
            && setup.piece(square) != Some(piece)
        {
            let mut style = view.style();
            style.opacity = 0.55;
            let up = places.points_up(piece.side);
            let area = places.rect(square);
            paint_piece(ui.painter(), area, piece, up, view.lone_king(), style);
        }
    }

    /// Presses on pieces, and what happens when they are let go somewhere else.
    fn watch_press(
        &mut self,
        ui: &Ui,
        surface: &Response,
        places: &Places,
        lower: Rect,
        next: &mut Setup,
    ) {
        if let Some(from) = pressed_on(ui, surface) {
            let source = self.spot(from, places, lower, next).source;
            surface.request_focus();
            self.cursor_shown = false;
            if let Some(square) = places.at(from) {
                self.cursor = square;
            }
            let source = source.filter(|_| self.asking.is_none());
            self.lifting.begin(source, from);
        }
        if let Some((source, at)) = self.lifting.follow(ui) {
            let target = self.spot(at, places, lower, next).target;
            self.carry(source, target, next);
            if !matches!(source, Source::Box(_)) {
                self.chosen = None;
            }
        }
    }

    /// What is at a point; outside everything is the box.
    fn spot(&self, point: Pos2, places: &Places, lower: Rect, setup: &Setup) -> Spot {
        if let Some(square) = places.at(point) {
            return on_square(square, setup);
        }
        if let Some(side) = places.stand_at(point) {
            let held = places
                .slot_at(point)
                .map(|(side, kind)| Source::Hand(side, kind));
            return Spot {
                source: held.filter(|&held| setup.at_source(held).is_some()),
                target: Target::Hand(side),
            };
        }
        let boxed = (self.tool == Tool::Edit)
            .then(|| piece_box::kind_at(lower, point))
            .flatten();
        Spot {
            source: boxed.map(|kind| Source::Box(self.formed(kind))),
            target: Target::Box,
        }
    }

    /// A piece of the box in the form chosen.
    fn formed(&self, kind: Kind) -> Piece {
        let (side, promoted) = self.form;
        let piece = Piece::new(side, kind);
        if promoted { piece.promoted() } else { piece }
    }

    /// Every square as something to click. Gives the one under the pointer.
    fn squares(
        &mut self,
        ui: &mut Ui,
        surface: &Response,
        places: &Places,
        model: &Model,
        before: &Setup,
        next: &mut Setup,
    ) -> Option<Square> {
        let lang = model.lang();
        let mut pointed = None;
        for square in Square::reading_order() {
            let id = surface.id.with(square.index());
            // Not a stop of the Tab key: the board as a whole is one, with a cursor of its own.
            let response = ui.interact(places.rect(square), id, Sense::CLICK);
            response.widget_info(|| {
                let name = names::square(square, before, lang);
                WidgetInfo::labeled(egui::Role::Button, true, name)
            });
            if response.contains_pointer() {
                pointed = Some(square);
            }
            if response.secondary_clicked() || response.double_clicked() {
                self.turn_over(square, next);
            } else if response.clicked() {
                self.click(on_square(square, next), next);
            }
        }
        pointed
    }

    /// Both stands, the held pieces on them, and the marks that say whose turn it is.
    fn stands(
        &mut self,
        ui: &mut Ui,
        surface: &Response,
        places: &Places,
        model: &Model,
        before: &Setup,
        next: &mut Setup,
    ) {
        let lang = model.lang();
        for side in Side::BOTH {
            let target = Target::Hand(side);
            let id = surface.id.with(("stand", side.index()));
            let stand = ui.interact(places.stand(side), id, Sense::CLICK);
            stand.widget_info(|| {
                WidgetInfo::labeled(egui::Role::Button, true, names::stand(side, lang))
            });
            if stand.clicked() {
                self.click(
                    Spot {
                        source: None,
                        target,
                    },
                    next,
                );
            }
            let id = surface.id.with(("turn", side.index()));
            let mark = ui.interact(places.mark(side).shrink(1.0), id, Sense::CLICK);
            mark.widget_info(|| {
                let name = names::to_move(side, lang);
                WidgetInfo::selected(egui::Role::RadioButton, true, before.turn == side, name)
            });
            if mark.clicked() {
                next.turn = side;
                self.chosen = None;
            }
            mark.on_hover_text(names::to_move(side, lang));
            for kind in Kind::IN_HAND {
                let held = before.in_hand(side, kind);
                let Some(slot) = places.slot(side, kind).filter(|_| held > 0) else {
                    continue;
                };
                let id = surface.id.with(("slot", side.index(), kind.index()));
                let response = ui.interact(slot, id, Sense::CLICK);
                response.widget_info(|| {
                    let name = names::held(side, kind, held, lang);
                    WidgetInfo::labeled(egui::Role::Button, true, name)
                });
                let source = Source::Hand(side, kind);
                if response.clicked() {
                    self.click(
                        Spot {
                            source: Some(source),
                            target,
                        },
                        next,
                    );
                }
                if response.secondary_clicked() && self.tool == Tool::Edit {
                    next.transfer(source, Target::Hand(side.other()));
                }
            }
        }
    }

    /// A right-click: promoted, then the other side's, then that promoted.
    fn turn_over(&mut self, square: Square, next: &mut Setup) {
        self.chosen = None;
        if self.tool == Tool::Edit {
            next.cycle(square);
        }
    }

    /// A click chooses what is there, or puts what was chosen.
    fn click(&mut self, spot: Spot, next: &mut Setup) {
        match (self.chosen, self.tool) {
            (None, Tool::Edit) => self.chosen = spot.source,
            (None, Tool::Play) => self.take_up(spot, next),
            (Some(chosen), _) if spot.source == Some(chosen) => self.chosen = None,
            (Some(Source::Box(_)), Tool::Edit) if matches!(spot.source, Some(Source::Box(_))) => {
                self.chosen = spot.source;
            }
            (Some(chosen), Tool::Edit) => {
                self.carry(chosen, spot.target, next);
                // Out of the box come as many as are wanted.
                if !matches!(chosen, Source::Box(_)) {
                    self.chosen = None;
                }
            }
            (Some(chosen), Tool::Play) => {
                self.chosen = None;
                let own = spot.source.and_then(|source| next.at_source(source));
                if own.is_some_and(|piece| piece.side == next.turn) {
                    self.take_up(spot, next);
                } else {
                    self.carry(chosen, spot.target, next);
                }
            }
        }
    }

    /// Chooses a piece to be moved, if it is the mover's.
    fn take_up(&mut self, spot: Spot, setup: &Setup) {
        let piece = spot.source.and_then(|source| setup.at_source(source));
        match (piece, spot.source) {
            (Some(piece), source) if piece.side == setup.turn => self.chosen = source,
            (Some(_), Some(Source::Board(square))) => {
                self.refused = Some((IllegalMove::NotYours(square), setup.clone()));
            }
            _ => {}
        }
    }

    /// Puts a piece somewhere, as the tool allows.
    fn carry(&mut self, source: Source, target: Target, next: &mut Setup) {
        if self.tool == Tool::Edit {
            next.transfer(source, target);
            return;
        }
        let (Ok(position), Target::Board(to)) = (Position::new(next), target) else {
            return;
        };
        let found = match source {
            Source::Board(from) => {
                let moves = position.moves_between(from, to);
                if let [promoting, plain] = moves[..] {
                    self.asking = Some(Asking::new(promoting, plain, &position));
                    return;
                }
                match moves.first() {
                    Some(&m) => Ok(m),
                    None => position.board_move(from, to, false),
                }
            }
            Source::Hand(side, kind) if side == next.turn => position.drop_move(kind, to),
            Source::Hand(..) | Source::Box(_) => return,
        };
        match found {
            Ok(m) => self.play(m, position, next),
            Err(why) => self.refused = Some((why, next.clone())),
        }
    }

    fn play(&mut self, m: ShogiMove, mut position: Position, next: &mut Setup) {
        let names = Words::of(|lang| move_name(&position, m, lang));
        position.play(m);
        *next = position.setup();
        self.played = Some(Played {
            m,
            names,
            after: next.clone(),
        });
        self.chosen = None;
        self.asking = None;
        self.refused = None;
    }

    /// Where the chosen piece may go.
    fn destinations(&self, position: Option<&Position>) -> Vec<Square> {
        let dragged = self.lifting.pressed();
        let (Some(position), Some(source)) = (position, dragged.or(self.chosen)) else {
            return Vec::new();
        };
        let is_its = |m: &ShogiMove| match source {
            Source::Board(square) => m.from() == Some(square),
            Source::Hand(side, kind) => side == position.turn() && m.dropped() == Some(kind),
            Source::Box(_) => false,
        };
        let mut squares: Vec<Square> = position
            .moves()
            .into_iter()
            .filter(is_its)
            .map(ShogiMove::to)
            .collect();
        squares.sort();
        squares.dedup();
        squares
    }
}

fn on_square(square: Square, setup: &Setup) -> Spot {
    Spot {
        source: setup.piece(square).map(|_| Source::Board(square)),
        target: Target::Board(square),
    }
}

/// The squares that speak against a position.
fn faults(setup: &Setup) -> Vec<Square> {
    let mut squares = Vec::new();
    for reason in setup.reasons(Use::Search) {
        squares.extend(reason.squares(setup));
    }
    squares.sort();
    squares.dedup();
    squares
}
