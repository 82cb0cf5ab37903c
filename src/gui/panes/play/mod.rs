//! Playing: a game between people and engines, with clocks, chances and what the managers decided.

mod form;
mod graph;
mod moves;
mod words;

use crate::base::messages::{Lang, tr};
use std::time::Duration;

use egui::{Context, Key, RichText, ScrollArea, TextStyle, Ui, Vec2, vec2};

use super::{Pane, tools};
use crate::gui::action::{Action, PlayAction};
use crate::gui::board::PlayBoards;
use crate::gui::board::played::{self, side_name};
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::gui::shell::focus::Follows;
use crate::play::game_session::GameSession;
use crate::play::line::Turn;
use crate::play::progress::{MOST, Phase};

/// What is not done by one press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    Resign,
    Leave,
}

/// What somebody wants to do, after how many moves, and since when, in seconds.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Wished {
    wish: Wish,
    moves: usize,
    since: f64,
}

/// Seconds after which nobody is thought to want it any more.
const WISH_LASTS: f64 = 4.0;

impl Wished {
    /// Whoever goes on, or back, or does nothing has not given up.
    fn lasts(&self, sitting: &GameSession, now: f64) -> bool {
        self.moves == sitting.entries().len() && now - self.since <= WISH_LASTS
    }
}

#[derive(Default)]
pub struct PlayPane {
    form: form::Form,
    board: PlayBoards,
    /// Giving up and leaving ask once more.
    wish: Option<Wished>,
}

/// The width of what stands beside the board, and its least share of a pane that is small.
const SIDE: f32 = 330.0;
const LEAST_SIDE: f32 = 0.4;
/// The width of the form before a game, and the side of a board below it.
const FORM: f32 = 545.0;
const PREVIEW: f32 = 320.0;
/// A board narrower than this has no room beside it.
const LEAST_BOARD: f32 = 220.0;

impl Pane for PlayPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let Some(sitting) = model.sitting() else {
            return self.setup(ui, model, actions);
        };
        let room = ui.available_size();
        // In a low pane a board as wide as the pane would not be seen whole.
        let side = match room.x < SIDE + LEAST_BOARD && room.y < room.x {
            true => room.x * LEAST_SIDE,
            false => SIDE,
        };
        if room.x >= side + LEAST_BOARD {
            ui.horizontal_top(|ui| {
                let board = vec2(room.x - side - 12.0, room.y);
                self.board.ui(ui, board, sitting, model, actions);
                ui.vertical(|ui| {
                    ui.set_max_width(side);
                    ScrollArea::vertical()
                        .id_salt("play side")
                        .show_following(ui, |ui| self.side(ui, room.y, sitting, model, actions));
                });
            });
        } else {
            ScrollArea::vertical().show_following(ui, |ui| {
                let height = room.x.min(360.0);
                self.board
                    .ui(ui, vec2(room.x, height), sitting, model, actions);
                self.side(ui, room.y, sitting, model, actions);
            });
        }
    }
}

impl PlayPane {
    /// What is to be played: the board as large as it will be, and the form beside it or, in a narrow
    /// pane, above it.
    fn setup(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let room = ui.available_size();
        let beside = room.x >= FORM + 1.5 * LEAST_BOARD;
        ui.horizontal_top(|ui| {
            if beside {
                let board = vec2(room.x - FORM - 12.0, room.y);
                ui.vertical(|ui| self.form.preview(ui, board, model));
            }
            ui.vertical(|ui| {
                ScrollArea::vertical()
                    .id_salt("play form")
                    .show_following(ui, |ui| {
                        self.form.ui(ui, model, actions);
                        if !beside {
                            let below = ui.available_size().min(Vec2::splat(PREVIEW));
                            ui.add_space(6.0);
                            self.form.preview(ui, below, model);
                        }
                    });
            });
        });
    }

    /// Whether the board has the keyboard and, if so, whether it wants this key for itself.
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.board.takes_key(ctx, key)
    }

    /// The button that gives up or leaves is pressed from elsewhere; gives what is done.
    pub fn press(&mut self, tool: PaneTool, model: &Model, now: f64) -> Option<PlayAction> {
        let wish = match tool {
            PaneTool::Resign => Wish::Resign,
            _ => Wish::Leave,
        };
        press(&mut self.wish, wish, model.sitting()?, now)
    }

    /// What stands beside the board, in a pane of this height.
    fn side(
        &mut self,
        ui: &mut Ui,
        height: f32,
        sitting: &GameSession,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        clocks(ui, sitting, model);
        // What comes and goes stands below the buttons, which stay where they are.
        buttons(ui, sitting, model, &mut self.wish, actions);
        standing(ui, sitting, lang, actions);
        if let Some(trouble) = sitting.trouble() {
            let palette = model.theme().palette();
            ui.label(RichText::new(trouble.get(lang)).color(palette.bad));
        }
        if let Some(standing) = played::standing(&sitting.shown(), lang) {
            ui.label(standing);
        }
        words::opinions(ui, sitting, lang);
        graph::win_rate(ui, sitting, model);
        graph::times(ui, sitting, model);
        moves::table(ui, height, sitting, model, actions);
    }
}

fn clocks(ui: &mut Ui, sitting: &GameSession, model: &Model) {
    let lang = model.lang();
    let palette = model.theme().palette();
    for turn in Turn::BOTH {
        let running = sitting.ending().is_none() && sitting.line().turn() == turn;
        let name = words::player(sitting, turn, lang);
        let side = side_name(sitting.game(), turn, lang);
        let (left, beside) = words::left(sitting.left(turn), sitting.control(), lang);
        ui.horizontal(|ui| {
            let colour = if running {
                palette.accent
            } else {
                palette.text
            };
            // As wide as the mark.
            let mark = if running { "▶" } else { "\u{3000}" };
            ui.label(
                RichText::new(format!("{mark} {side}\u{3000}{name}"))
                    .color(colour)
                    .strong(),
            );
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if !beside.is_empty() {
                    ui.label(RichText::new(beside).small().color(colour));
                }
                ui.label(RichText::new(left).monospace().size(17.0).color(colour))
                    .on_hover_text(tr!(lang, play_what_this_side_has_left));
            });
        });
    }
}

/// How far the game has come, how it ended or that the board shows an earlier position, in a room
/// that is the same for all.
fn standing(ui: &mut Ui, sitting: &GameSession, lang: Lang, actions: &mut Vec<Action>) {
    let height = rows(ui, TextStyle::Body, 1) + rows(ui, TextStyle::Small, 2);
    ui.scope(|ui| {
        ui.set_min_height(height);
        if let Some(entry) = sitting.earlier() {
            return earlier(ui, entry + 1, lang, actions);
        }
        match sitting.ending() {
            // A game that is over goes no further, however few its moves were.
            Some(ending) => {
                let text = words::ending(ending, sitting.line(), lang);
                ui.label(RichText::new(text).strong());
            }
            None => progress(ui, sitting, lang),
        }
    });
}

/// The board shows the position after this move, and the game has gone on since.
fn earlier(ui: &mut Ui, number: usize, lang: Lang, actions: &mut Vec<Action>) {
    let text = tr!(lang, play_an_earlier_position_after_move, number);
    ui.label(RichText::new(text).strong());
    let tip = tr!(lang, play_show_the_game_as_it);
    let back = ui.button(tr!(lang, play_back_to_the_game));
    if back.on_hover_text(tip).clicked() {
        actions.push(Action::Play(PlayAction::LookAt(None)));
    }
}

/// What so many rows of such letters take, with the room between them.
fn rows(ui: &Ui, style: TextStyle, count: usize) -> f32 {
    (ui.text_style_height(&style) + ui.spacing().item_spacing.y) * count as f32
}

/// How far the game has come, and what is counted for that.
fn progress(ui: &mut Ui, sitting: &GameSession, lang: Lang) {
    let progress = sitting.line().progress();
    let phase = match Phase::of(progress) {
        Phase::Opening => tr!(lang, play_opening),
        Phase::Middle => tr!(lang, play_middle),
        Phase::End => tr!(lang, play_end),
    };
    ui.label(tr!(lang, play_progress, progress, most = MOST, phase));
    let counted = played::progress(sitting.game(), lang);
    let words = tr!(lang, play_0_is_the_beginning_the, most = MOST, counted);
    ui.add(egui::Label::new(RichText::new(words).small().weak()).wrap());
}

/// One press on what asks once more: gives what is done if it was asked already, or need not be.
fn press(
    wished: &mut Option<Wished>,
    wish: Wish,
    sitting: &GameSession,
    now: f64,
) -> Option<PlayAction> {
    let before = wished.take_if(|before| before.lasts(sitting, now));
    let is_asked = before.is_some_and(|before| before.wish == wish);
    *wished = Some(Wished {
        wish,
        moves: sitting.entries().len(),
        since: now,
    });
    match wish {
        Wish::Resign => is_asked.then_some(PlayAction::Resign),
        Wish::Leave => (is_asked || !sitting.is_under_way()).then_some(PlayAction::Leave),
    }
}

fn buttons(
    ui: &mut Ui,
    sitting: &GameSession,
    model: &Model,
    wished: &mut Option<Wished>,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let (now, any_click) = ui.input(|input| (input.time, input.pointer.any_click()));
    let going = sitting.ending().is_none();
    wished.take_if(|wished| !wished.lasts(sitting, now));
    if let Some(wished) = wished {
        let left = (wished.since + WISH_LASTS - now).max(0.0);
        ui.request_repaint_after(Duration::from_secs_f64(left + 0.05));
    }
    let before = *wished;
    let acted = actions.len();
    let asks = |wish| before.is_some_and(|wished| wished.wish == wish);
    ui.horizontal_wrapped(|ui| {
        // Engines among themselves give up by themselves, and take nothing back.
        if sitting.has_human() {
            let names = [
                PaneTool::Resign.name().get(lang),
                tr!(lang, play_really_resign),
            ];
            let button = pressed_twice(ui, going, names, asks(Wish::Resign) && going);
            let tip = PaneTool::Resign.tip().get(lang);
            if button.on_hover_text(tip).clicked() {
                let done = press(wished, Wish::Resign, sitting, now);
                actions.extend(done.map(Action::Play));
            }
            tools::offer(ui, model, PaneTool::TakeBack, actions);
        }
        if Turn::BOTH
            .iter()
            .any(|&turn| sitting.engine(turn).is_some())
        {
            tools::offer(ui, model, PaneTool::MoveNow, actions);
        }
        let names = [
            PaneTool::NewGame.name().get(lang),
            tr!(lang, play_discard_this_game),
        ];
        let is_asked = asks(Wish::Leave) && sitting.is_under_way();
        let button = pressed_twice(ui, true, names, is_asked);
        let tip = PaneTool::NewGame.tip().get(lang);
        if button.on_hover_text(tip).clicked() {
            let done = press(wished, Wish::Leave, sitting, now);
            actions.extend(done.map(Action::Play));
        }
        for tool in [
            PaneTool::SaveGame,
            PaneTool::CopyRecord,
            PaneTool::SearchPosition,
        ] {
            tools::offer(ui, model, tool, actions);
        }
    });
    // A press on anything else takes the wish back.
    if actions.len() > acted || (any_click && *wished == before) {
        *wished = None;
    }
}

/// A button that asks once more: as wide as the question from the start, so that nothing beside it
/// moves.
fn pressed_twice(
    ui: &mut Ui,
    enabled: bool,
    [name, question]: [&str; 2],
    asks: bool,
) -> egui::Response {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let [one, other] = [name, question].map(|text| {
        let color = egui::Color32::PLACEHOLDER;
        let laid_out = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font.clone(), color);
        laid_out.size().x
    });
    let width = one.max(other) + 2.0 * ui.spacing().button_padding.x;
    let text = if asks { question } else { name };
    ui.add_enabled(enabled, egui::Button::new(text).min_size(vec2(width, 0.0)))
}
