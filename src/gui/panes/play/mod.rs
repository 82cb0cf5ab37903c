//! Playing: a game between people and engines, with clocks, chances and what the managers decided.

mod board;
mod form;
mod graph;
mod moves;
mod words;

use std::time::Duration;

use egui::{Context, Key, RichText, ScrollArea, Ui, vec2};

use super::Pane;
use crate::game::othello::Disc;
use crate::game::text::Lang;
use crate::gui::action::{Action, FileWish, PlayAction};
use crate::gui::model::Model;
use crate::gui::shell::focus::Follows;
use crate::play::any::AnyLine;
use crate::play::line::Turn;
use crate::play::progress::{MOST, Phase};
use crate::play::sitting::Sitting;

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

#[derive(Default)]
pub struct PlayPane {
    form: form::Form,
    board: board::PlayBoard,
    /// A move whose reasons are read; the last one that has any otherwise.
    looked_at: Option<usize>,
    /// Giving up and leaving ask once more.
    wish: Option<Wished>,
}

/// The width of what stands beside the board, and its least share of a pane that is small.
const SIDE: f32 = 330.0;
const LEAST_SIDE: f32 = 0.4;
/// A board narrower than this has no room beside it.
const LEAST_BOARD: f32 = 220.0;

impl Pane for PlayPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let Some(sitting) = model.sitting() else {
            ScrollArea::vertical()
                .id_salt("play form")
                .show_following(ui, |ui| self.form.ui(ui, model, actions));
            return;
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
    /// Whether the board has the keyboard and, if so, whether it wants this key for itself.
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.board.takes_key(ctx, key)
    }

    /// What stands beside the board, in a pane of this height.
    fn side(
        &mut self,
        ui: &mut Ui,
        height: f32,
        sitting: &Sitting,
        model: &Model,
        actions: &mut Vec<Action>,
    ) {
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
        buttons(ui, sitting, lang, &mut self.wish, actions);
        discs(ui, sitting, lang);
        // A game that is over goes no further, however few its moves were.
        if sitting.ending().is_none() {
            progress(ui, sitting, lang);
        }
        words::opinions(ui, sitting, lang);
        graph::win_rate(ui, sitting, model);
        graph::times(ui, sitting, model);
        moves::table(ui, height, sitting, model, &mut self.looked_at);
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
        let (left, beside) = words::left(sitting.left(turn), sitting.control(), lang);
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
                if !beside.is_empty() {
                    ui.label(RichText::new(beside).small().color(colour));
                }
                ui.label(RichText::new(left).monospace().size(17.0).color(colour))
                    .on_hover_text(lang.pick("What this side has left", "残り"));
            });
        });
    }
}

/// How far the game has come, and what is counted for that.
fn progress(ui: &mut Ui, sitting: &Sitting, lang: Lang) {
    let progress = sitting.line().progress();
    let phase = Phase::of(progress);
    ui.label(lang.pick(
        format!(
            "Progress of the game: {progress} of {MOST} ({})",
            phase.name()
        ),
        format!("対局の進行度：{progress}／{MOST}（{}）", phase.japanese()),
    ));
    let counted = match sitting.line() {
        AnyLine::Othello(_) => lang.pick("the discs on the board", "盤上の石の数"),
        AnyLine::Shogi(_) => lang.pick(
            "the moves, and the pieces in hand, promoted or in the enemy's camp",
            "手数と、持駒・成駒・敵陣の駒の数",
        ),
    };
    let words = lang.pick(
        format!("0 is the beginning, {MOST} the end: it counts {counted}."),
        format!("開始が0、終局が{MOST}。{counted}から求めます。"),
    );
    ui.add(egui::Label::new(RichText::new(words).small().weak()).wrap());
}

/// How the discs of Othello stand.
fn discs(ui: &mut Ui, sitting: &Sitting, lang: Lang) {
    let AnyLine::Othello(line) = sitting.line() else {
        return;
    };
    let setup = line.position().setup();
    let count = |disc| setup.discs(disc).count_ones();
    let (black, white) = (count(Disc::Black), count(Disc::White));
    let empty = setup.empties().count_ones();
    ui.label(lang.pick(
        format!("Discs: black {black}, white {white}; {empty} empty"),
        format!("石数：黒{black}、白{white}、空き{empty}"),
    ));
}

fn buttons(
    ui: &mut Ui,
    sitting: &Sitting,
    lang: Lang,
    wished: &mut Option<Wished>,
    actions: &mut Vec<Action>,
) {
    let (now, any_click) = ui.input(|input| (input.time, input.pointer.any_click()));
    let going = sitting.ending().is_none();
    let at = sitting.entries().len();
    // Whoever goes on, or back, or does nothing has not given up.
    wished.take_if(|wished| wished.moves != at || now - wished.since > WISH_LASTS);
    if let Some(wished) = wished {
        let left = (wished.since + WISH_LASTS - now).max(0.0);
        ui.request_repaint_after(Duration::from_secs_f64(left + 0.05));
    }
    let before = *wished;
    let acted = actions.len();
    let asks = |wish| before.is_some_and(|wished| wished.wish == wish);
    let wish_for = |wish| {
        Some(Wished {
            wish,
            moves: at,
            since: now,
        })
    };
    ui.horizontal_wrapped(|ui| {
        // Engines among themselves give up by themselves, and take nothing back.
        if sitting.has_human() {
            let is_sure = asks(Wish::Resign) && going;
            let names = [
                lang.pick("Resign", "投了"),
                lang.pick("Really resign?", "本当に投了しますか"),
            ];
            let tip = lang.pick(
                "Give this game up; press it twice",
                "この対局を投了する（2回押す）",
            );
            let button = pressed_twice(ui, going, names, is_sure);
            if button.on_hover_text(tip).clicked() {
                *wished = wish_for(Wish::Resign);
                if is_sure {
                    actions.push(Action::Play(PlayAction::Resign));
                }
            }
        }
        let mut button = |name: &str, tip: &str, on: bool, action: PlayAction| {
            let button = ui.add_enabled(on, egui::Button::new(name));
            if button.on_hover_text(tip).clicked() {
                actions.push(Action::Play(action));
            }
        };
        if sitting.has_human() {
            button(
                lang.pick("Take back", "待った"),
                lang.pick(
                    "Back to your last move, clocks too",
                    "自分の前の手番まで戻す（時計も戻す）",
                ),
                !sitting.entries().is_empty(),
                PlayAction::TakeBack,
            );
        }
        if Turn::BOTH.iter().any(|&turn| sitting.engine(turn).is_some()) {
            button(
                lang.pick("Move now", "すぐ指す"),
                lang.pick(
                    "The program plays the best move it has found so far",
                    "プログラムに、ここまでの最善手を指させる",
                ),
                going && !sitting.is_humans_turn(),
                PlayAction::MoveNow,
            );
        }
        let is_asked = asks(Wish::Leave) && sitting.is_under_way();
        let names = [
            lang.pick("New game", "新しい対局"),
            lang.pick("Lose this game?", "この対局を捨てますか"),
        ];
        let tip = lang.pick(
            "Leave this game and set up another; in the middle of a game press it twice",
            "この対局を終えて設定に戻る（対局中は2回押す）",
        );
        let button = pressed_twice(ui, true, names, is_asked);
        if button.on_hover_text(tip).clicked() {
            *wished = wish_for(Wish::Leave);
            if is_asked || !sitting.is_under_way() {
                actions.push(Action::Play(PlayAction::Leave));
            }
        }
        let save = egui::Button::new(lang.pick("Save the game…", "棋譜を保存…"));
        let response = ui
            .add_enabled(!going || at > 0, save)
            .on_hover_text(lang.pick(
                "Write the moves so far, times and values to a file: KIF, KI2 or CSA for shogi, GGF for Othello",
                "ここまでの指し手・時間・評価値をファイルに書き出す（将棋はKIF・KI2・CSA、オセロはGGF）",
            ))
            .on_disabled_hover_text(lang.pick(
                "A game can be saved after its first move",
                "最初の手を指すと保存できます",
            ));
        if response.clicked() {
            actions.push(Action::Files(FileWish::SaveGame(sitting.game())));
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
