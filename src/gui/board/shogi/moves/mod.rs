//! Moves on a painted shogi board: by clicking twice, by dragging, by keys. Which moves there are is
//! told by whoever shows the board; what comes of one is that one's business, too.

mod letters;
mod lifting;
mod promotion;

pub use letters::kind_of;
pub use lifting::{Lifting, pressed_on};
pub use promotion::{Answer, Asking};

use egui::{
    Context, CursorIcon, Id, Key, Modifiers, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo,
};

use super::view::{Places, ShogiView};
use crate::base::messages::{Lang, Localize};
use crate::game::shogi::{IllegalMove, Kind, Position, ShogiMove, Side, Source, Square};
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::shell::focus::{self, Lead};
use crate::gui::shell::hold;
use crate::gui::words::sentence;
use crate::session::settings::ShogiLook;

/// What the parts of the board are called.
pub struct Names<'a> {
    pub board: &'a str,
    pub square: &'a dyn Fn(Square) -> String,
    pub held: &'a dyn Fn(Kind) -> String,
}

/// What can be done on the board.
#[derive(Clone, Copy)]
pub struct Offered<'a> {
    pub position: &'a Position,
    /// The moves that are marked.
    pub moves: &'a [ShogiMove],
    /// Moves that the rules allow and whoever shows the board does not: they are given back too,
    /// so that it can say why.
    pub refused: &'a [ShogiMove],
    /// Gote sits below.
    pub flipped: bool,
    /// Letters are meant for it wherever the pointer is, if nothing else has the keyboard.
    pub is_only_board: bool,
}

impl Offered<'_> {
    /// Whether a move that is marked begins here.
    fn begins_marked(&self, at: Source) -> bool {
        self.moves.iter().any(|&m| source(m) == at)
    }

    /// Whether a piece can be taken up here.
    fn begins(&self, at: Source) -> bool {
        let mut all = self.moves.iter().chain(self.refused);
        all.any(|&m| source(m) == at)
    }

    fn brings(&self, piece: Source, to: Square) -> bool {
        let mut all = self.moves.iter().chain(self.refused);
        all.any(|&m| source(m) == piece && m.to() == to)
    }
}

/// A board on which one of some moves is made.
#[derive(Default)]
pub struct MoveBoard {
    chosen: Option<Source>,
    lifting: Lifting,
    /// A move that can be made in two ways.
    asking: Option<Asking>,
    /// The position all this is of.
    of: Option<(u64, u32)>,
    /// Whoever goes by keys goes on here: where a move begins, or where the chosen piece can go.
    lead: Lead,
    /// The pane has the keyboard as a whole, or nothing has it and the pointer is in the pane:
    /// then letters are meant for the board.
    is_meant: bool,
    /// The board as a thing on the screen.
    id: Option<Id>,
    /// The kind whose letter was typed though none is held.
    missing: Option<Kind>,
}

impl MoveBoard {
    /// The keyboard is to go to the board, if somebody goes by keys.
    pub fn lead(&mut self, ctx: &Context) {
        self.lead.begin(ctx);
    }

    /// Why a letter that was just typed took up nothing.
    pub fn take_refusal(&mut self) -> Option<IllegalMove> {
        self.missing.take().map(IllegalMove::NotInHand)
    }

    /// Whether the board has the keyboard and, if so, whether it wants this key for itself. A piece
    /// that hangs on the pointer is put back by Escape, too, as long as nothing has the keyboard.
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        let board = self.id.filter(|&id| focus::place_of(ctx, id).is_some())?;
        let puts_back = key == Key::Escape && (self.is_holding() || self.asking.is_some());
        match ctx.memory(|memory| memory.focused()) {
            Some(id) if is_of(board, id) => {
                Some(puts_back || focus::works_a_widget(key) || kind_of(key).is_some())
            }
            Some(_) if !self.is_meant => None,
            None if puts_back => Some(true),
            _ => (self.is_meant && kind_of(key).is_some()).then_some(true),
        }
    }

    fn is_holding(&self) -> bool {
        self.chosen.is_some() || self.lifting.lifted().is_some()
    }

    /// Shows the board within this room and gives the move that was made. Without moves it can only
    /// be looked at.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        room: Vec2,
        offered: Offered<'_>,
        names: &Names<'_>,
        model: &Model,
    ) -> Option<ShogiMove> {
        let Offered {
            position, moves, ..
        } = offered;
        let is_open = !(moves.is_empty() && offered.refused.is_empty());
        let here = Some((position.key(), position.played()));
        if self.of != here || !is_open {
            *self = MoveBoard {
                of: here,
                lead: std::mem::take(&mut self.lead),
                ..MoveBoard::default()
            };
        }
        self.lead.follow(ui);
        // The same board whatever stands above it: it keeps the keyboard.
        let (rect, _) = ui.allocate_exact_size(Places::size_within(room), Sense::hover());
        let surface = ui.interact(rect, Id::unique(("move board", names.board)), Sense::DRAG);
        self.id = Some(surface.id);
        surface.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, names.board));
        let look = ShogiLook {
            flipped: offered.flipped,
            ..model.settings().shogi
        };
        let places = Places::new(rect, look.flipped);
        let mut made = self.dragged(ui, &surface, &places, offered);
        let is_free = ui.memory(|memory| memory.focused()).is_none();
        let is_here = offered.is_only_board || ui.rect_contains_pointer(ui.clip_rect());
        let is_pointed = is_free && is_here;
        self.is_meant = is_open && (is_pointed || focus::is_framed(ui, rect.center()));
        self.keys(ui, surface.id, offered);

        let setup = position.setup();
        let held = self.lifting.pressed().or(self.chosen);
        let of_held = |m: &&ShogiMove| Some(source(**m)) == held;
        let ends: Vec<Square> = moves.iter().filter(of_held).map(|m| m.to()).collect();
        let lifted = self.lifting.lifted();
        let view = ShogiView::new(&setup, model.theme(), look, model.lang())
            .last(position.last_move())
            .chosen(lifted.or(self.chosen), lifted.is_some())
            .legal(ends);
        view.paint(ui.painter(), rect);

        // Asked from the next frame on: the Enter that made the move is not the answer, too.
        let asking = self.asking;
        let spots = spots(position, &places);
        let focused = ui.memory(|memory| memory.focused());
        let mut stops = Vec::new();
        if is_open {
            for &(at, place) in &spots {
                let name = match at {
                    Source::Hand(_, kind) => (names.held)(kind),
                    Source::Board(square) => (names.square)(square),
                    Source::Box(_) => continue,
                };
                let useful = asking.is_none() && self.is_useful(at, moves);
                let sense = match useful {
                    true => Sense::click(),
                    false => Sense::CLICK,
                };
                let spot = ui.interact(place, spot(surface.id, at), sense);
                spot.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
                let spot = spot.on_hover_cursor(CursorIcon::PointingHand);
                if spot.clicked() {
                    made = made.or(self.click(ui, &surface, at, offered));
                }
                if useful {
                    if self.chosen != Some(at) {
                        self.lead.offer(&spot);
                    }
                    stops.push(spot);
                }
            }
        }
        focus::walk(ui, &stops);
        if let Some(here) = stops.iter().find(|stop| stop.has_focus())
            && self.is_holding()
        {
            focus::keep_arrows_and_escape(ui, here);
        }
        if self.asking.is_none() {
            // A square at which the keyboard cannot stop any more has let it go as it was drawn:
            // so it is where the reply to a move comes before the next frame.
            let was_here = focused.filter(|&id| is_of(surface.id, id));
            ui.memory_mut(|memory| {
                if let (Some(square), None) = (was_here, memory.focused()) {
                    memory.request_focus(square);
                }
            });
            hold::keep(
                ui,
                &surface,
                names.board,
                |id| is_of(surface.id, id),
                &stops,
            );
        }
        let answer = asking.and_then(|asking| asking.ui(ui, &surface, &places, model));
        match (answer, asking) {
            (Some(Answer::Play(m)), _) => made = Some(m),
            (Some(Answer::Back), Some(asking)) => {
                self.asking = None;
                if focus::is_by_keys(ui.ctx()) {
                    let piece = spot(surface.id, source(asking.plain()));
                    ui.memory_mut(|memory| memory.request_focus(piece));
                }
            }
            _ => {}
        }
        self.lifting.paint(ui, &places, &view, &setup);
        if made.is_some() {
            *self = MoveBoard::default();
        }
        made
    }

    /// Presses on pieces, and the move that is made when one is let go on another square.
    fn dragged(
        &mut self,
        ui: &Ui,
        surface: &Response,
        places: &Places,
        offered: Offered<'_>,
    ) -> Option<ShogiMove> {
        if let Some(from) = pressed_on(ui, surface) {
            let piece = at_point(places, from).filter(|&at| offered.begins(at));
            self.lifting
                .begin(piece.filter(|_| self.asking.is_none()), from);
        }
        let (piece, at) = self.lifting.follow(ui)?;
        self.chosen = None;
        self.put(ui, surface, piece, places.at(at)?, offered)
    }

    /// Escape puts back what was taken up; letters take a piece from the hand.
    fn keys(&mut self, ui: &Ui, board: Id, offered: Offered<'_>) {
        let focused = ui.memory(|memory| memory.focused());
        let is_elsewhere = focused.is_some_and(|id| !is_of(board, id)) && !self.is_meant;
        if self.asking.is_some() || is_elsewhere {
            return;
        }
        let escapes = || ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if self.is_holding() && escapes() {
            self.lifting = Lifting::default();
            let piece = self.chosen.take();
            if let (Some(piece), Some(_)) = (piece, focused) {
                ui.memory_mut(|memory| memory.request_focus(spot(board, piece)));
            }
        }
        if focused.is_none() && !self.is_meant {
            return;
        }
        let side = offered.position.turn();
        let pressed = ui.input(|input| {
            let keys = Key::ALL.iter().copied();
            keys.filter(|&key| input.key_pressed(key)).find_map(kind_of)
        });
        let held = pressed.map(|kind| Source::Hand(side, kind));
        if let Some(held) = held.filter(|&held| offered.begins_marked(held)) {
            self.chosen = Some(held);
            self.lead.begin_by_key();
        } else if !offered.moves.is_empty() {
            let setup = offered.position.setup();
            self.missing =
                pressed.filter(|&kind| setup.at_source(Source::Hand(side, kind)).is_none());
        }
    }

    /// The keyboard stops where a move begins; with a piece chosen, where it ends, and at the piece.
    fn is_useful(&self, at: Source, moves: &[ShogiMove]) -> bool {
        moves.iter().any(|&m| match self.chosen {
            Some(chosen) => source(m) == chosen && (at == chosen || at == Source::Board(m.to())),
            None => source(m) == at,
        })
    }

    /// A click chooses the piece there, or puts the chosen one.
    fn click(
        &mut self,
        ui: &Ui,
        surface: &Response,
        at: Source,
        offered: Offered<'_>,
    ) -> Option<ShogiMove> {
        let chosen = self.chosen.take();
        if let (Some(piece), Source::Board(to)) = (chosen, at)
            && offered.brings(piece, to)
        {
            return self.put(ui, surface, piece, to, offered);
        }
        let begins = offered.begins(at);
        self.chosen = Some(at).filter(|_| begins && chosen != Some(at));
        if self.chosen.is_some() {
            self.lead.begin(ui);
        }
        None
    }

    /// The move that brings a piece there, unless it has to be asked for.
    fn put(
        &mut self,
        ui: &Ui,
        surface: &Response,
        piece: Source,
        to: Square,
        offered: Offered<'_>,
    ) -> Option<ShogiMove> {
        let Offered {
            position,
            moves,
            refused,
            ..
        } = offered;
        let brings = |m: &ShogiMove| source(*m) == piece && m.to() == to;
        let found: Vec<ShogiMove> = moves.iter().copied().filter(brings).collect();
        let (promoting, plain) = match found[..] {
            [a, b, ..] if a.promotes() => (a, b),
            [a, b, ..] => (b, a),
            [only] => return Some(only),
            [] => return refused.iter().copied().find(brings),
        };
        self.asking = Some(Asking::new(promoting, plain, position));
        if focus::is_by_keys(ui.ctx()) {
            ui.memory_mut(|memory| memory.request_focus(Asking::choices(surface.id)[0]));
        }
        None
    }
}

/// Tells, in passing, why nothing came of a key.
pub fn say_refusal(why: &IllegalMove, lang: Lang) -> Action {
    let words = why.localize(lang);
    Action::SearchEvent(sentence(words, lang))
}

/// Where a move begins.
fn source(m: ShogiMove) -> Source {
    match (m.from(), m.dropped()) {
        (Some(from), _) => Source::Board(from),
        (None, kind) => Source::Hand(m.side(), kind.unwrap_or(Kind::Pawn)),
    }
}

fn at_point(places: &Places, point: Pos2) -> Option<Source> {
    let square = places.at(point).map(Source::Board);
    square.or_else(|| {
        let slot = places.slot_at(point);
        slot.map(|(side, kind)| Source::Hand(side, kind))
    })
}

/// All squares, and what the side to move has in hand.
fn spots(position: &Position, places: &Places) -> Vec<(Source, Rect)> {
    let side = position.turn();
    let squares = Square::all().map(|square| (Source::Board(square), places.rect(square)));
    let held = Kind::IN_HAND.into_iter().filter_map(|kind| {
        let slot = places.slot(side, kind)?;
        (position.in_hand(side, kind) > 0).then_some((Source::Hand(side, kind), slot))
    });
    squares.chain(held).collect()
}

fn spot(board: Id, at: Source) -> Id {
    match at {
        Source::Board(square) => board.with(("square", square.index())),
        Source::Hand(_, kind) => board.with(("hand", kind.index())),
        Source::Box(piece) => board.with(("box", piece.kind.index())),
    }
}

/// Whether this is something on the board that can have the keyboard.
fn is_of(board: Id, id: Id) -> bool {
    let squares = Square::all().map(Source::Board);
    let held = Kind::IN_HAND.map(|kind| Source::Hand(Side::Sente, kind));
    let mut all = squares.chain(held).map(|at| spot(board, at));
    all.any(|spot| spot == id) || Asking::choices(board).contains(&id)
}
