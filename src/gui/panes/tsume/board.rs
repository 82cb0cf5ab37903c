//! The board of the browser: the line is played through on it, or a person attacks.

use crate::base::messages::tr;
use egui::{Ui, Vec2, vec2};

use super::TsumePane;
use crate::game::shogi::{Position, Setup, Square};
use crate::gui::action::Action;
use crate::gui::board::shogi::moves::{Names, Offered, say_refusal};
use crate::gui::board::shogi::view::ShogiView;
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Browsed, Model, TsumeAction};
use crate::gui::shell::focus;
use crate::solve::tsume::Reply;

impl TsumePane {
    /// The board with its buttons within this room.
    pub(super) fn board(
        &mut self,
        ui: &mut Ui,
        room: Vec2,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let below = ui.spacing().interact_size.y + ui.spacing().item_spacing.y * 2.0 + 4.0;
        let room = vec2(room.x, (room.y - below).max(130.0));
        self.position(ui, room, model, actions);
        if let Some(browsed) = model.tsume().browsed() {
            self.follow_failure(ui, browsed);
            self.buttons(ui, browsed, model, actions);
        }
    }

    /// The position of the line, or the one in which a person attacks.
    pub(super) fn position(
        &mut self,
        ui: &mut Ui,
        room: Vec2,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let look = model.settings().shogi;
        match model.tsume().browsed() {
            Some(browsed) => {
                let position = browsed.shown();
                match browsed.attack() {
                    Some(attack) => {
                        let open = !attack.waits && position.turn() == browsed.start().turn();
                        self.attacked(ui, room, &position, open, model, actions);
                    }
                    None => {
                        let setup = position.setup();
                        ShogiView::new(&setup, model.theme(), look, model.lang())
                            .last(position.last_move())
                            .show(ui, room);
                    }
                }
            }
            None => {
                if let Some(setup) = model.shogi_setup() {
                    ShogiView::new(setup, model.theme(), look, model.lang()).show(ui, room);
                }
            }
        }
    }

    /// After a check that lets the king escape there may be no other on the board: who attacks by
    /// keys goes on to taking it back.
    pub(super) fn follow_failure(&mut self, ui: &Ui, browsed: &Browsed) {
        self.take_back.follow(ui);
        let failed = browsed.attack().filter(|attack| {
            let gives_check = |position: Position| {
                let mut moves = position.moves().into_iter();
                moves.any(|m| position.gives_check(m))
            };
            matches!(attack.reply, Some(Reply::Escapes(_))) && !gives_check(browsed.shown())
        });
        let failed = failed.map(|attack| attack.moves.len());
        if std::mem::replace(&mut self.failed, failed) == failed || failed.is_none() {
            return;
        }
        let focused = ui.memory(|memory| memory.focused());
        let place = focused.and_then(|id| focus::place_of(ui.ctx(), id));
        // Who is elsewhere meanwhile is not called back.
        let is_here = |at| self.beside_board || ui.clip_rect().contains(at);
        if place.is_none_or(|thing| is_here(thing.rect.center())) {
            self.take_back.begin(ui);
        }
    }

    /// Through the line, or what a person who attacks needs.
    pub(super) fn buttons(
        &mut self,
        ui: &mut Ui,
        browsed: &Browsed,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        let mut act = |action| actions.push(Action::Tsume(action));
        ui.horizontal_wrapped(|ui| {
            if let Some(attack) = browsed.attack() {
                let back = ui.add_enabled(
                    !attack.moves.is_empty(),
                    egui::Button::new(tr!(lang, solve_take_back)),
                );
                self.take_back.offer(&back);
                let tip = tr!(lang, solve_take_the_last_check_back);
                if back.on_hover_text(tip).clicked() {
                    act(TsumeAction::TakeBack);
                    self.attack.lead(ui);
                }
                let end = ui.button(tr!(lang, solve_back_to_the_solution));
                let tip = tr!(lang, solve_stop_attacking);
                if end.on_hover_text(tip).clicked() {
                    act(TsumeAction::Attack(false));
                }
                return;
            }
            let (at, last) = (browsed.at(), browsed.line().len());
            let steps = [
                (
                    Icon::ToStart,
                    tr!(lang, solve_to_the_start_of_the),
                    0,
                    at > 0,
                ),
                (
                    Icon::StepBack,
                    tr!(lang, solve_one_move_back_in_the),
                    at.saturating_sub(1),
                    at > 0,
                ),
                (
                    Icon::Step,
                    tr!(lang, solve_one_move_on_in_the),
                    at + 1,
                    at < last,
                ),
                (
                    Icon::ToEnd,
                    tr!(lang, solve_to_the_end_of_the),
                    last,
                    at < last,
                ),
            ];
            if last > 0 {
                for (icon, name, to, enabled) in steps {
                    if icons::button(ui, icon, name, enabled).clicked() {
                        act(TsumeAction::Go(to));
                    }
                }
                ui.label(format!("{at}/{last}"));
            }
        });
    }

    /// A board on which a person gives checks.
    fn attacked(
        &mut self,
        ui: &mut Ui,
        room: Vec2,
        position: &Position,
        open: bool,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        let setup = position.setup();
        let moves = match open {
            true => position.moves(),
            false => Vec::new(),
        };
        let (checks, others): (Vec<_>, Vec<_>) =
            (moves.into_iter()).partition(|&m| position.gives_check(m));
        let names = Names {
            board: tr!(lang, solve_board_to_attack_on),
            square: &|square| name(square, &setup, model),
            held: &|kind| tr!(lang, solve_attack_in_hand, kind = kind.name(lang)),
        };
        let offered = Offered {
            is_only_board: self.beside_board,
            position,
            moves: &checks,
            refused: &others,
            flipped: model.settings().shogi.flipped,
        };
        let made = (self.attack).ui(ui, room, offered, &names, model);
        if let Some(why) = self.attack.take_refusal() {
            actions.push(say_refusal(&why, lang));
        }
        if let Some(m) = made {
            actions.push(Action::Tsume(TsumeAction::Play(m)));
        }
    }
}

/// "attack square 5a gote king", apart from the names of the editor's squares.
fn name(square: Square, setup: &Setup, model: &Model) -> String {
    let lang = model.lang();
    let at = square.name(lang);
    match setup.piece(square) {
        Some(piece) => {
            let (side, piece) = (piece.side.name(lang), piece.name(lang));
            tr!(
                lang,
                solve_attack_square_with_piece,
                square = at,
                side,
                piece
            )
        }
        None => tr!(lang, solve_attack_square, square = at),
    }
}
