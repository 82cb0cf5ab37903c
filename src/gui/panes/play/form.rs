//! Setting up a game: which, who, and on what clock.

use egui::{RichText, TextEdit, Ui};

use super::words;
use crate::game::text::{Lang, Spoken};
use crate::gui::action::{Action, PlayAction};
use crate::gui::board_view::BoardView;
use crate::gui::model::{Model, Sitter, Table};
use crate::gui::shell::drop_down::DropDown;
use crate::gui::shogi_view::ShogiView;
use crate::gui::theme;
use crate::play::any::AnyLine;
use crate::play::clock::Control;
use crate::play::line::{Game, Turn};
use crate::play::manager::Kind;
use crate::play::player::Depth;
use crate::problem::Position;

/// The side of the board shown before a game, in points.
const PREVIEW: f32 = 320.0;

/// The width of a box with choices, in points.
const BOX: f32 = 150.0;

#[derive(Default)]
pub struct Form {
    table: Table,
    /// As it is being typed; the table's while nothing was.
    clock: Option<String>,
    path: String,
    /// The game of the position pane when it was looked at last.
    edited: Option<Game>,
}

const SITTERS: [Sitter; 4] = [
    Sitter::Person,
    Sitter::Own(Depth::Plies),
    Sitter::Own(Depth::Realization),
    Sitter::Usi,
];

fn sitter(sitter: Sitter, lang: Lang) -> &'static str {
    match sitter {
        Sitter::Person => lang.pick("a person", "人間"),
        Sitter::Own(Depth::Plies) => lang.pick("Yomiki, by plies", "読み木（手数）"),
        Sitter::Own(Depth::Realization) => {
            lang.pick("Yomiki, by probability", "読み木（実現確率）")
        }
        Sitter::Usi => lang.pick("a USI engine", "USIエンジン"),
    }
}

fn manager(kind: Kind, lang: Lang) -> &'static str {
    match kind {
        Kind::Fixed => lang.pick("fixed time", "時間固定"),
        Kind::Paper => lang.pick("paper 004", "論文004"),
        Kind::Ours => lang.pick("by expected gain", "期待利得"),
    }
}

/// A line as dark as those around buttons is hardly seen of a small ring at night.
fn outline_radio_buttons(ui: &mut Ui) {
    let weak = ui.visuals().weak_text_color();
    ui.visuals_mut().widgets.inactive.bg_stroke.color = weak;
}

impl Form {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        self.follow(model);
        ui.heading(lang.pick("A game", "対局"));
        theme::grid(ui, "play form").num_columns(2).show(ui, |ui| {
            ui.label(lang.pick("Game", "ゲーム"));
            ui.horizontal(|ui| {
                outline_radio_buttons(ui);
                for game in Game::ALL {
                    let name = words::game(game, lang);
                    if ui.radio(self.table.game == game, name).clicked() {
                        self.set_game(game);
                    }
                }
            });
            ui.end_row();
            ui.label(lang.pick("From", "開始局面"));
            beside_or_below(ui, 2.0 * BOX, |ui| {
                outline_radio_buttons(ui);
                let here = &mut self.table.from_here;
                ui.radio_value(here, false, lang.pick("the usual start", "初期局面"));
                ui.radio_value(
                    here,
                    true,
                    lang.pick("the position in the editor", "編集中の局面"),
                );
            });
            ui.end_row();
            for turn in Turn::BOTH {
                self.seat(ui, turn, lang);
                ui.end_row();
            }
            self.clock(ui, lang);
            ui.end_row();
            self.adviser(ui, lang);
            ui.end_row();
            self.engine(ui, lang);
        });
        let problem = self.problem(model);
        ui.horizontal_wrapped(|ui| {
            let button = ui.add_enabled(
                problem.is_none(),
                egui::Button::new(lang.pick("Begin the game", "対局開始"))
                    .fill(model.theme().palette().accent_soft),
            );
            let tip = lang.pick("Clocks start at once", "すぐに時計が動き始めます");
            if button.on_hover_text(tip).clicked() {
                self.table.engine = self.path.trim().into();
                actions.push(Action::Play(PlayAction::Begin(Box::new(
                    self.table.clone(),
                ))));
            }
            if let Some(problem) = &problem {
                ui.label(RichText::new(problem).color(model.theme().palette().bad));
            }
        });
        ui.add_space(6.0);
        ui.add(
            egui::Label::new(
                RichText::new(lang.pick(
                    "Matches of many games, with Elo and its interval, are played by “yomiki match”; other \
                     windows can use the program as an engine by “yomiki usi” and “yomiki nboard”.",
                    "多数局の対戦とレーティング差（信頼区間つき）は yomiki match、他のGUIのエンジンとしての利用は \
                     yomiki usi と yomiki nboard で行えます。",
                ))
                .weak(),
            )
            .wrap(),
        );
        ui.add_space(6.0);
        self.preview(ui, model);
    }

    /// The board as the game will find it.
    fn preview(&self, ui: &mut Ui, model: &Model) {
        let game = self.table.game;
        let start = if self.table.from_here {
            let Ok(line) = model.line_from_here(game) else {
                return;
            };
            line
        } else {
            AnyLine::start(game)
        };
        let room = ui.available_size().min(egui::Vec2::splat(PREVIEW));
        if room.min_elem() < PREVIEW / 2.0 {
            return;
        }
        match start {
            AnyLine::Othello(line) => {
                BoardView::new(line.position().setup(), model.theme()).show(ui, room.min_elem());
            }
            AnyLine::Shogi(line) => {
                let setup = line.position().setup();
                ShogiView::new(&setup, model.theme(), model.settings().shogi, model.lang())
                    .show(ui, room);
            }
        }
    }

    /// Proposes the game of the position pane whenever that is another than before.
    fn follow(&mut self, model: &Model) {
        let edited = match &model.problem().position {
            Position::Othello(_) => Some(Game::Othello),
            Position::Shogi(_) => Some(Game::Shogi),
            Position::Tree(_) | Position::AndOr(_) | Position::Free(_) => None,
        };
        if self.edited != edited {
            self.edited = edited;
            if let Some(game) = edited {
                self.set_game(game);
            }
        }
    }

    fn set_game(&mut self, game: Game) {
        self.table.game = game;
        if game == Game::Othello {
            // USI is for shogi.
            let [first, second] = &mut self.table.seats;
            for seat in [first, second, &mut self.table.adviser] {
                if *seat == Sitter::Usi {
                    *seat = Sitter::Person;
                }
            }
        }
    }

    fn seat(&mut self, ui: &mut Ui, turn: Turn, lang: Lang) {
        let at = turn.index();
        let side = words::side(self.table.game, turn, lang);
        ui.label(side);
        let game = self.table.game;
        beside_or_below(ui, 2.0 * BOX + 24.0, |ui| {
            let seat = &mut self.table.seats[at];
            DropDown::new(&lang.pick(format!("{side}: player"), format!("{side}の対局者")))
                .salt(("seat", at))
                .width(BOX)
                .tip(lang.pick(
                    "By plies: every move counts the same. By probability: likely moves are read further.",
                    "手数：どの手も同じ深さ。実現確率：ありそうな手ほど深く読む。",
                ))
                .values(ui, sitters(game), seat, |one| sitter(one, lang));
            if matches!(self.table.seats[at], Sitter::Own(_)) {
                let kind = &mut self.table.managers[at];
                DropDown::new(&lang.pick(format!("{side}: time"), format!("{side}の時間配分")))
                    .salt(("manager", at))
                    .width(BOX)
                    .tip(lang.pick(kind.english(), kind.japanese()))
                    .values(ui, &Kind::ALL, kind, |one| manager(one, lang));
            }
        });
    }

    fn clock(&mut self, ui: &mut Ui, lang: Lang) {
        ui.label(lang.pick("Clock", "時計"));
        ui.horizontal_wrapped(|ui| {
            let mut text = match &self.clock {
                Some(text) => text.clone(),
                None => self.table.control.to_string(),
            };
            let field = ui.add(TextEdit::singleline(&mut text).desired_width(120.0));
            name(&field, lang.pick("clock", "時計"));
            let tip = lang.pick(
                "5m+3s: three seconds more a move. 10m/30s: byoyomi. 25m!: whole seconds, no more. \
                 2Mn+20kn: nodes in place of time.",
                "5m+3s：1手ごとに3秒加算。10m/30s：秒読み。25m!：切れ負け（1秒未満切り捨て、最低1秒）。\
                 2Mn+20kn：時間の代わりに節点数。",
            );
            if field.on_hover_text(tip).changed() {
                if let Ok(control) = text.parse::<Control>() {
                    self.table.control = control;
                }
                self.clock = Some(text);
            }
        });
    }

    fn adviser(&mut self, ui: &mut Ui, lang: Lang) {
        ui.label(lang.pick("Second opinion", "検討"));
        let game = self.table.game;
        let nobody = lang.pick("nobody", "なし");
        let adviser = &mut self.table.adviser;
        DropDown::new(lang.pick("second opinion", "検討"))
            .salt("adviser")
            .width(BOX)
            .tip(lang.pick(
                "An engine that looks at every position for three seconds and says what it thinks",
                "各局面を3秒ずつ読んで意見を示すエンジン",
            ))
            .values(ui, sitters(game), adviser, |one| match one {
                Sitter::Person => nobody,
                other => sitter(other, lang),
            });
    }

    fn engine(&mut self, ui: &mut Ui, lang: Lang) {
        let wanted = self.table.seats.contains(&Sitter::Usi) || self.table.adviser == Sitter::Usi;
        if !wanted {
            return;
        }
        ui.label(lang.pick("USI engine", "USIエンジン"));
        let hint = lang.pick("path of the program", "実行ファイルのパス");
        let field = ui.add(
            TextEdit::singleline(&mut self.path)
                .desired_width(280.0)
                .hint_text(hint),
        );
        name(
            &field,
            lang.pick("path of the USI engine", "USIエンジンのパス"),
        );
        field.on_hover_text(lang.pick(
            "It is started as it is, without a shell and without arguments",
            "シェルを通さず、引数なしで起動します",
        ));
        ui.end_row();
    }

    /// Why the game cannot begin.
    fn problem(&self, model: &Model) -> Option<String> {
        let lang = model.lang();
        if let Some(text) = &self.clock
            && let Err(error) = text.parse::<Control>()
        {
            return Some(error.say(lang));
        }
        if self.table.from_here
            && let Err(reason) = model.line_from_here(self.table.game)
        {
            return Some(reason);
        }
        let wanted = self.table.seats.contains(&Sitter::Usi) || self.table.adviser == Sitter::Usi;
        if wanted && self.path.trim().is_empty() {
            let sentence = lang.pick(
                "Type the path of the USI engine.",
                "USIエンジンのパスを入力してください。",
            );
            return Some(sentence.to_string());
        }
        None
    }
}

/// Side by side where there is so much room, else one below the other: a row of a grid does not
/// grow with lines that wrap.
fn beside_or_below(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    if ui.available_width() < width {
        ui.vertical(contents);
    } else {
        ui.horizontal(contents);
    }
}

/// Who can sit down to this game; the last one speaks shogi only.
fn sitters(game: Game) -> &'static [Sitter] {
    match game {
        Game::Othello => &SITTERS[..3],
        Game::Shogi => &SITTERS,
    }
}

/// What those hear who cannot see it.
fn name(response: &egui::Response, name: &str) {
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, name));
}
