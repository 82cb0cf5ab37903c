//! The board of a game: a person's moves are clicked, the others' are shown.

use egui::{Sense, Ui, Vec2, WidgetInfo};

use crate::game::othello;
use crate::game::shogi::{self, ShogiMove, Source};
use crate::game::text::Lang;
use crate::gui::action::{Action, PlayAction};
use crate::gui::board_view::{BoardView, Legal, Squares};
use crate::gui::model::Model;
use crate::gui::shell::focus;
use crate::gui::shogi_view::{Places, ShogiView};
use crate::play::any::AnyLine;
use crate::play::sitting::Sitting;

#[derive(Default)]
pub struct PlayBoard {
    /// The piece that was taken up, in the position with this many moves.
    chosen: Option<(Source, usize)>,
    /// A move that can be played with or without promotion.
    asking: Option<([ShogiMove; 2], usize)>,
}

impl PlayBoard {
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        room: Vec2,
        sitting: &Sitting,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        match sitting.line() {
            AnyLine::Othello(line) => {
                let last = sitting.entries().last();
                let last = last.and_then(|e| line.position().size().parse_square(&e.text));
                let open = sitting.is_humans_turn();
                othello_board(ui, room, line.position(), last, open, model, actions);
            }
            AnyLine::Shogi(line) => {
                let open = sitting.is_humans_turn();
                self.shogi_board(ui, room, line.position(), open, model, actions);
            }
        }
    }

    fn shogi_board(
        &mut self,
        ui: &mut Ui,
        room: Vec2,
        position: &shogi::Position,
        open: bool,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        let moves_made = position.played() as usize;
        self.chosen = self.chosen.filter(|c| c.1 == moves_made && open);
        self.asking = self.asking.filter(|a| a.1 == moves_made && open);
        let chosen = self.chosen.map(|c| c.0);
        let setup = position.setup();
        let legal: Vec<ShogiMove> = match chosen {
            Some(source) => position
                .moves()
                .into_iter()
                .filter(|m| starts(*m, source))
                .collect(),
            None => Vec::new(),
        };
        let view = ShogiView::new(&setup, model.theme(), model.settings().shogi)
            .last(position.last_move())
            .chosen(chosen, false)
            .legal(legal.iter().map(|m| m.to()).collect());
        let (rect, surface) = ui.allocate_exact_size(Places::size_within(room), Sense::hover());
        surface.widget_info(|| {
            let name = lang.pick("game board", "対局盤");
            WidgetInfo::labeled(egui::Role::Canvas, true, name)
        });
        let places = view.paint(ui.painter(), rect);
        if !open {
            return;
        }
        let movable: Vec<shogi::Square> = match chosen {
            Some(_) => Vec::new(),
            None => (position.moves().iter()).filter_map(|m| m.from()).collect(),
        };
        let mut stops = Vec::new();
        for square in shogi::Square::all() {
            let id = surface.id.with(("square", square.index()));
            // The keyboard stops where there is something to do.
            let useful = match chosen {
                Some(_) => legal.iter().any(|m| m.to() == square),
                None => movable.contains(&square),
            };
            let response = ui.interact(places.rect(square), id, click(useful));
            let name = square_name(position, square, lang);
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
            if response.clicked() {
                self.click_square(position, square, &legal, moves_made, actions);
            }
            if useful {
                stops.push(response);
            }
        }
        let us = position.turn();
        for kind in shogi::Kind::IN_HAND {
            let Some(slot) = places.slot(us, kind) else {
                continue;
            };
            if position.in_hand(us, kind) == 0 {
                continue;
            }
            let id = surface.id.with(("hand", kind.index()));
            let response = ui.interact(slot, id, click(chosen.is_none()));
            let name = lang.pick(
                format!("game: {} in hand", kind.english()),
                format!("対局：持駒の{}", kind.kanji()),
            );
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
            if response.clicked() {
                let source = Source::Hand(us, kind);
                self.chosen = Some((source, moves_made));
            }
            if chosen.is_none() {
                stops.push(response);
            }
        }
        focus::walk(ui, &stops);
        self.ask(ui, lang, actions);
    }

    fn click_square(
        &mut self,
        position: &shogi::Position,
        square: shogi::Square,
        legal: &[ShogiMove],
        moves_made: usize,
        actions: &mut Vec<Action>,
    ) {
        let here: Vec<ShogiMove> = legal.iter().copied().filter(|m| m.to() == square).collect();
        match here[..] {
            [only] => {
                actions.push(Action::Play(PlayAction::Move(only.to_string())));
                self.chosen = None;
            }
            [a, b] => {
                let both = if a.promotes() { [a, b] } else { [b, a] };
                self.asking = Some((both, moves_made));
            }
            _ => {
                let own = position
                    .piece(square)
                    .is_some_and(|piece| piece.side == position.turn());
                self.chosen = own.then_some((Source::Board(square), moves_made));
            }
        }
    }

    /// Whether to promote.
    fn ask(&mut self, ui: &mut Ui, lang: Lang, actions: &mut Vec<Action>) {
        let Some(([promoting, plain], _)) = self.asking else {
            return;
        };
        let mut decided = None;
        egui::Window::new(lang.pick("Promote?", "成りますか？"))
            .collapsible(false)
            .resizable(false)
            .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
            .show(ui.ctx(), |ui| {
                ui.horizontal(|ui| {
                    let promote = ui.button(lang.pick("Promote", "成る"));
                    let tip = lang.pick("The piece turns over", "駒を裏返す");
                    if promote.on_hover_text(tip).clicked() {
                        decided = Some(promoting);
                    }
                    let stay = ui.button(lang.pick("Do not promote", "成らない"));
                    let tip = lang.pick("The piece stays as it is", "そのまま進む");
                    if stay.on_hover_text(tip).clicked() {
                        decided = Some(plain);
                    }
                });
            });
        if let Some(m) = decided {
            actions.push(Action::Play(PlayAction::Move(m.to_string())));
            self.asking = None;
            self.chosen = None;
        }
    }
}

/// Clicked by the pointer and, where it is of use, by the keyboard.
fn click(by_keys: bool) -> Sense {
    if by_keys {
        Sense::click()
    } else {
        Sense::CLICK
    }
}

fn starts(m: ShogiMove, source: Source) -> bool {
    match source {
        Source::Board(square) => m.from() == Some(square),
        Source::Hand(_, kind) => m.dropped() == Some(kind),
        _ => false,
    }
}

fn square_name(position: &shogi::Position, square: shogi::Square, lang: Lang) -> String {
    match position.piece(square) {
        Some(piece) => lang.pick(
            format!(
                "game: {square} {} {}",
                piece.side.english(),
                piece.english()
            ),
            format!(
                "対局：{}{}{}",
                square.japanese(),
                piece.side.japanese(),
                piece.name()
            ),
        ),
        None => lang.pick(
            format!("game: {square}"),
            format!("対局：{}", square.japanese()),
        ),
    }
}

fn othello_board(
    ui: &mut Ui,
    room: Vec2,
    position: &othello::Position,
    last: Option<othello::Square>,
    open: bool,
    model: &Model,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let side = room.x.min(room.y);
    let (rect, surface) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    surface.widget_info(|| {
        let name = lang.pick("game board", "対局盤");
        WidgetInfo::labeled(egui::Role::Canvas, true, name)
    });
    let squares = Squares::new(position.size(), rect);
    BoardView::new(position.setup(), model.theme())
        .legal(if open { Legal::Offered } else { Legal::No })
        .last(last)
        .paint(ui.painter(), rect);
    if !open {
        return;
    }
    let mut stops = Vec::new();
    for square in othello::Bits(position.legal()).filter_map(othello::Square::new) {
        let response = ui.interact(
            squares.rect(square),
            surface.id.with(square.index()),
            click(true),
        );
        let name = lang.pick(
            format!("game: play {square}"),
            format!("対局：{square}に打つ"),
        );
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
        if response.clicked() {
            actions.push(Action::Play(PlayAction::Move(square.to_string())));
        }
        stops.push(response);
    }
    focus::walk(ui, &stops);
}
