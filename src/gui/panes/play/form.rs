//! Setting up a game: which, who, and on what clock.

use crate::base::messages::{Lang, Localize, tr};
use egui::{RichText, TextEdit, Ui};

use crate::gui::action::{Action, PlayAction};
use crate::gui::board::played::{side_name, speaks_usi};
use crate::gui::board::{self, Look};
use crate::gui::model::{Model, Sitter, Table};
use crate::gui::shell::drop_down::DropDown;
use crate::gui::theme;
use crate::play::any::AnyLine;
use crate::play::clock::Control;
use crate::play::line::{Game, Turn};
use crate::play::manager::Kind;
use crate::play::player::Depth;
use crate::problem::Position;

/// A board before a game that is smaller than this shows nothing, in points.
const LEAST_PREVIEW: f32 = 160.0;

/// The width of a box with choices, in points.
const BOX: f32 = 150.0;

#[derive(Default)]
pub struct Form {
    table: Table,
    /// As it is being typed; the table's while nothing was.
    clock: Option<String>,
    path: String,
    /// The position of this desk when it was looked at last.
    edited: Option<Position>,
}

const SITTERS: [Sitter; 4] = [
    Sitter::Person,
    Sitter::Own(Depth::Plies),
    Sitter::Own(Depth::Realization),
    Sitter::Usi,
];

fn sitter(sitter: Sitter, lang: Lang) -> &'static str {
    match sitter {
        Sitter::Person => tr!(lang, play_a_person),
        Sitter::Own(Depth::Plies) => tr!(lang, play_yomiki_by_plies),
        Sitter::Own(Depth::Realization) => {
            tr!(lang, play_yomiki_by_probability)
        }
        Sitter::Usi => tr!(lang, play_a_usi_engine),
    }
}

fn manager(kind: Kind, lang: Lang) -> &'static str {
    match kind {
        Kind::Fixed => tr!(lang, play_fixed_time),
        Kind::Paper => tr!(lang, play_abe),
        Kind::Ours => tr!(lang, play_by_expected_gain),
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
        ui.heading(tr!(lang, play_a_game));
        theme::grid(ui, "play form").num_columns(2).show(ui, |ui| {
            ui.label(tr!(lang, play_game));
            ui.horizontal(|ui| {
                outline_radio_buttons(ui);
                for game in Game::ALL {
                    let name = game.title().get(lang);
                    if ui.radio(self.table.game == game, name).clicked() {
                        self.set_game(game);
                    }
                }
            });
            ui.end_row();
            ui.label(tr!(lang, play_from));
            beside_or_below(ui, 2.0 * BOX, |ui| {
                outline_radio_buttons(ui);
                let here = &mut self.table.from_here;
                ui.radio_value(here, false, tr!(lang, play_the_usual_start));
                ui.radio_value(here, true, tr!(lang, play_the_position_in_the_editor));
            });
            ui.end_row();
            for turn in Turn::BOTH {
                self.seat(ui, turn, model);
                ui.end_row();
            }
            self.clock(ui, lang);
            ui.end_row();
            self.adviser(ui, model);
            ui.end_row();
            self.engine(ui, lang);
        });
        let problem = self.problem(model);
        ui.horizontal_wrapped(|ui| {
            let button = ui.add_enabled(
                problem.is_none(),
                egui::Button::new(tr!(lang, play_begin_the_game))
                    .fill(model.theme().palette().accent_soft),
            );
            let tip = tr!(lang, play_clocks_start_at_once);
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
            egui::Label::new(RichText::new(tr!(lang, play_matches_of_many_games_with)).weak())
                .wrap(),
        );
    }

    /// The board as the game will find it, within this room.
    pub fn preview(&self, ui: &mut Ui, room: egui::Vec2, model: &Model) {
        let game = self.table.game;
        let start = if self.table.from_here {
            let Ok(line) = model.line_from_here(game) else {
                return;
            };
            line
        } else {
            AnyLine::start(game)
        };
        if room.min_elem() < LEAST_PREVIEW {
            return;
        }
        board::show(ui, model, &start.here(), Look::default(), room);
    }

    /// Proposes the position that is set up here whenever that is another than before.
    fn follow(&mut self, model: &Model) {
        let edited = &model.problem().position;
        if self.edited.as_ref() != Some(edited) {
            self.edited = Some(edited.clone());
            if let Some(game) = Game::of(edited) {
                self.set_game(game);
                self.table.from_here = AnyLine::start(game).here() != *edited;
            }
        }
    }

    fn set_game(&mut self, game: Game) {
        self.table.game = game;
        if !speaks_usi(game) {
            let [first, second] = &mut self.table.seats;
            for seat in [first, second, &mut self.table.adviser] {
                if *seat == Sitter::Usi {
                    *seat = Sitter::Person;
                }
            }
        }
    }

    fn seat(&mut self, ui: &mut Ui, turn: Turn, model: &Model) {
        let lang = model.lang();
        let at = turn.index();
        let side = side_name(self.table.game, turn, lang);
        ui.label(side);
        let sitters = sitters(self.table.game, model.can_start_engines());
        beside_or_below(ui, 2.0 * BOX + 24.0, |ui| {
            let seat = &mut self.table.seats[at];
            DropDown::new(&tr!(lang, play_player, side))
                .salt(("seat", at))
                .width(BOX)
                .tip(tr!(lang, play_by_plies_every_move_counts))
                .values(ui, sitters, seat, |one| sitter(one, lang));
            if matches!(self.table.seats[at], Sitter::Own(_)) {
                let kind = &mut self.table.managers[at];
                DropDown::new(&tr!(lang, play_time, side))
                    .salt(("manager", at))
                    .width(BOX)
                    .tip(kind.name().get(lang))
                    .values(ui, &Kind::ALL, kind, |one| manager(one, lang));
            }
        });
    }

    fn clock(&mut self, ui: &mut Ui, lang: Lang) {
        ui.label(tr!(lang, play_clock));
        ui.horizontal_wrapped(|ui| {
            let mut text = match &self.clock {
                Some(text) => text.clone(),
                None => self.table.control.to_string(),
            };
            let field = ui.add(TextEdit::singleline(&mut text).desired_width(120.0));
            name(&field, tr!(lang, play_clock_form));
            let tip = tr!(lang, play_5m_3s_three_seconds_more);
            if field.on_hover_text(tip).changed() {
                if let Ok(control) = text.parse::<Control>() {
                    self.table.control = control;
                }
                self.clock = Some(text);
            }
        });
    }

    fn adviser(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        ui.label(tr!(lang, play_second_opinion));
        let sitters = sitters(self.table.game, model.can_start_engines());
        let nobody = tr!(lang, play_nobody);
        let adviser = &mut self.table.adviser;
        DropDown::new(tr!(lang, play_second_opinion_form))
            .salt("adviser")
            .width(BOX)
            .tip(tr!(lang, play_an_engine_that_looks_at))
            .values(ui, sitters, adviser, |one| match one {
                Sitter::Person => nobody,
                other => sitter(other, lang),
            });
    }

    fn engine(&mut self, ui: &mut Ui, lang: Lang) {
        let wanted = self.table.seats.contains(&Sitter::Usi) || self.table.adviser == Sitter::Usi;
        if !wanted {
            return;
        }
        ui.label(tr!(lang, play_usi_engine));
        let hint = tr!(lang, play_path_of_the_program);
        let field = ui.add(
            TextEdit::singleline(&mut self.path)
                .desired_width(280.0)
                .hint_text(hint),
        );
        name(&field, tr!(lang, play_path_of_the_usi_engine));
        field.on_hover_text(tr!(lang, play_it_is_started_as_it));
        ui.end_row();
    }

    /// Why the game cannot begin.
    fn problem(&self, model: &Model) -> Option<String> {
        let lang = model.lang();
        if let Some(text) = &self.clock
            && let Err(error) = text.parse::<Control>()
        {
            return Some(error.localize(lang));
        }
        if self.table.from_here
            && let Err(reason) = model.line_from_here(self.table.game)
        {
            return Some(reason);
        }
        let wanted = self.table.seats.contains(&Sitter::Usi) || self.table.adviser == Sitter::Usi;
        if wanted && self.path.trim().is_empty() {
            let sentence = tr!(lang, play_type_the_path_of_the);
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

/// Who can sit down: engines of other programs speak USI, and play where programs can be started.
fn sitters(game: Game, engines: bool) -> &'static [Sitter] {
    match speaks_usi(game) && engines {
        true => &SITTERS,
        false => &SITTERS[..3],
    }
}

/// What those hear who cannot see it.
fn name(response: &egui::Response, name: &str) {
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, name));
}
