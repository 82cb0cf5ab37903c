//! Shogi in the window.

mod editor;
pub mod moves;
mod play;
pub mod view;
pub mod words;

use egui::{Button, Context, DragValue, Key, Painter, Rect, Response, Ui, Vec2, vec2};

use super::parts::{edit, examples, generate, heading, number, seed};
use super::{Board, Host, Look};
use crate::base::messages::{Text, keys, tr};
use crate::game::shogi::{Preset, RandomPosition, Setup, ShogiMove};
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::gui::theme;
use crate::problem::shogi::Shogi;
use crate::problem::{Game, Move, Position};
use editor::ShogiEditor;
use view::{Places, ShogiView};

pub struct Editor {
    board: ShogiEditor,
    /// What the form of fresh positions says.
    form: RandomPosition,
}

impl Default for Editor {
    fn default() -> Editor {
        Editor {
            board: ShogiEditor::default(),
            form: RandomPosition { plies: 40, seed: 1 },
        }
    }
}

impl Board for Editor {
    type Game = Shogi;

    const TIP: Text = keys::board_a_shogi_board_with_both;
    const SWITCH: Text = keys::window_switch_to_shogi;
    const NICKNAMES: Text = keys::window_nickname_shogi;

    const IS_WIDE: bool = true;
    const HAS_LONG_NAMES: bool = true;

    fn ui(
        &mut self,
        ui: &mut Ui,
        host: &mut Host<'_>,
        setup: &Box<Setup>,
        actions: &mut Vec<Action>,
    ) {
        let model = host.model;
        let end = ui.cursor().top() + host.height;
        let room = host.room(ui, ShogiEditor::usually_below(ui));
        let bottom = self.board.ui(ui, room, model, setup, actions);
        let board = &self.board;
        host.below(ui, bottom, actions, |ui, actions| {
            editor::remarks(ui, model, setup, board, end, actions)
        });
    }

    fn presets(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        setup: Option<&Box<Setup>>,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        starts(ui, model, actions);
        heading(ui, tr!(lang, board_random));
        theme::grid(ui, "random").num_columns(2).show(ui, |ui| {
            number(
                ui,
                tr!(lang, board_moves),
                tr!(lang, board_how_many_random_moves_are),
                DragValue::new(&mut self.form.plies)
                    .range(0..=RandomPosition::MOST_PLIES)
                    .speed(0.3),
            );
            seed(ui, model, &mut self.form.seed);
        });
        if generate(ui, model) {
            let setup = self.form.generate().setup();
            actions.push(edit(model, Position::Shogi(Box::new(setup)), None));
        }
        if let Some(setup) = setup {
            heading(ui, tr!(lang, board_from_this_one));
            let name = tr!(lang, board_exchange_the_sides);
            let tip = tr!(lang, board_the_same_position_with_the);
            if ui.button(name).on_hover_text(tip).clicked() {
                let turned = Position::Shogi(Box::new(setup.flipped()));
                actions.push(edit(model, turned, None));
                ui.close();
            }
        }
        examples(ui, model, Game::Shogi, actions);
    }

    fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.board.takes_key(ctx, key)
    }

    fn forget_refusal(&mut self) {
        self.board.forget_refusal();
    }

    fn tool(tool: PaneTool, model: &Model, setup: &Box<Setup>) -> Option<Action> {
        editor::tool(tool, model, setup)
    }

    fn size(_: &Box<Setup>, room: Vec2) -> Option<Vec2> {
        Some(Places::size_within(room))
    }

    /// With both hands beside the board.
    fn room(side: f32) -> Vec2 {
        vec2(1.7, 1.4) * side
    }

    fn show(
        ui: &mut Ui,
        model: &Model,
        setup: &Box<Setup>,
        look: Look,
        room: Vec2,
    ) -> Option<Response> {
        let last = look.last.and_then(|m| ShogiMove::from_code(m.0));
        Some(view(model, setup).last(last).show(ui, room))
    }

    fn paint(
        painter: &Painter,
        model: &Model,
        setup: &Box<Setup>,
        rect: Rect,
    ) -> impl Fn(Move) -> Option<Rect> {
        let places = view(model, setup).paint(painter, rect);
        move |m| ShogiMove::from_code(m.0).map(|m| places.rect(m.to()))
    }
}

fn view<'s>(model: &Model, setup: &'s Setup) -> ShogiView<'s> {
    ShogiView::new(setup, model.theme(), model.settings().shogi, model.lang())
}

/// Start, tsume, empty board; the handicaps one click further.
fn starts(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let mut pick = |ui: &mut Ui, button: Button<'_>, preset: Preset| {
        if ui.add(button).clicked() {
            let position = Position::Shogi(Box::new(preset.setup()));
            actions.push(edit(model, position, None));
            // Not the list of handicaps: the menu.
            ui.close_kind(egui::UiKind::Menu);
        }
    };
    for preset in [Preset::Start, Preset::Tsume, Preset::Empty] {
        let name = preset.name(lang);
        pick(ui, Button::new(name), preset);
    }
    egui::CollapsingHeader::new(tr!(lang, board_handicap_games)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        for preset in Preset::ALL {
            if !matches!(preset, Preset::Start | Preset::Tsume | Preset::Empty) {
                let name = preset.name(lang);
                pick(ui, Button::new(name).frame(false), preset);
            }
        }
    });
}
