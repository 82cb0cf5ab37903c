//! Playing: a game between people and engines, with clocks, chances and what the managers decided.

mod board;
mod form;
mod graph;
mod moves;
mod words;

use egui::{RichText, ScrollArea, Ui, vec2};

use super::Pane;
use crate::game::text::Lang;
use crate::gui::action::{Action, PlayAction};
use crate::gui::model::Model;
use crate::gui::shell::focus::Follows;
use crate::play::line::Turn;
use crate::play::sitting::Sitting;

#[derive(Default)]
pub struct PlayPane {
    form: form::Form,
    board: board::PlayBoard,
    /// A move whose reasons are read; the last one that has any otherwise.
    looked_at: Option<usize>,
}

/// The width of what stands beside the board.
const SIDE: f32 = 330.0;

impl Pane for PlayPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let Some(sitting) = model.sitting() else {
            ScrollArea::vertical().show_following(ui, |ui| self.form.ui(ui, model, actions));
            return;
        };
        let room = ui.available_size();
        let wide = room.x >= SIDE + 220.0;
        if wide {
            ui.horizontal_top(|ui| {
                let board = vec2(room.x - SIDE - 12.0, room.y);
                self.board.ui(ui, board, sitting, model, actions);
                ui.vertical(|ui| {
                    ui.set_max_width(SIDE);
                    ScrollArea::vertical()
                        .id_salt("play side")
                        .show_following(ui, |ui| self.side(ui, sitting, model, actions));
                });
            });
        } else {
            ScrollArea::vertical().show_following(ui, |ui| {
                let side = room.x.min(360.0);
                self.board
                    .ui(ui, vec2(room.x, side), sitting, model, actions);
                self.side(ui, sitting, model, actions);
            });
        }
    }
}

impl PlayPane {
    fn side(&mut self, ui: &mut Ui, sitting: &Sitting, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        clocks(ui, sitting, model);
        if let Some(ending) = sitting.ending() {
            let text = words::ending(ending, sitting.line(), lang);
            ui.label(RichText::new(text).strong());
        }
        if let Some((english, japanese)) = sitting.trouble() {
            let palette = model.theme().palette();
            ui.label(RichText::new(lang.pick(english, japanese)).color(palette.bad));
        }
        buttons(ui, sitting, lang, actions);
        ui.label(lang.pick(
            format!("progress {} of 128", sitting.line().progress()),
            format!("進行度 {}／128", sitting.line().progress()),
        ))
        .on_hover_text(lang.pick(
            "How far the game has come: pieces and moves in shogi, discs in Othello",
            "対局の進み具合（将棋は駒の配置と手数、オセロは石の数）",
        ));
        words::opinions(ui, sitting, lang);
        graph::win_rate(ui, sitting, model);
        graph::times(ui, sitting, model);
        moves::table(ui, sitting, model, &mut self.looked_at);
    }
}

fn clocks(ui: &mut Ui, sitting: &Sitting, model: &Model) {
    let lang = model.lang();
    let palette = model.theme().palette();
    for turn in Turn::BOTH {
        let running = sitting.ending().is_none() && sitting.line().turn() == turn;
        let name = sitting
            .engine(turn)
            .unwrap_or_else(|| lang.pick("you", "あなた").to_string());
        let side = words::side(sitting.game(), turn, lang);
        let left = words::amount(sitting.left(turn), sitting.control().unit, lang);
        ui.horizontal(|ui| {
            let colour = if running {
                palette.accent
            } else {
                palette.text
            };
            let mark = if running { "▶" } else { "　" };
            ui.label(
                RichText::new(format!("{mark} {side}　{name}"))
                    .color(colour)
                    .strong(),
            );
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(RichText::new(left).monospace().size(17.0).color(colour))
                    .on_hover_text(lang.pick("What this side has left", "残り"));
            });
        });
    }
}

fn buttons(ui: &mut Ui, sitting: &Sitting, lang: Lang, actions: &mut Vec<Action>) {
    ui.horizontal_wrapped(|ui| {
        let going = sitting.ending().is_none();
        let mut button = |name: &str, tip: &str, on: bool, action: PlayAction| {
            let button = ui.add_enabled(on, egui::Button::new(name));
            if button.on_hover_text(tip).clicked() {
                actions.push(Action::Play(action));
            }
        };
        button(
            lang.pick("Resign", "投了"),
            lang.pick("Give this game up", "この対局を投了する"),
            going,
            PlayAction::Resign,
        );
        button(
            lang.pick("Take back", "待った"),
            lang.pick(
                "Back to your last move, clocks too",
                "自分の前の手番まで戻す（時計も戻す）",
            ),
            !sitting.entries().is_empty(),
            PlayAction::TakeBack,
        );
        button(
            lang.pick("New game", "新しい対局"),
            lang.pick(
                "Leave this game and set up another",
                "この対局を終えて設定に戻る",
            ),
            true,
            PlayAction::Leave,
        );
    });
}
