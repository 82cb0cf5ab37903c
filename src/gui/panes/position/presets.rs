//! The menu of fresh positions: starts, empty boards, random ones from a seed, examples.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{Button, DragValue, PopupCloseBehavior, RichText, Slider, Ui};

use super::{edit, recipe};
use crate::game::othello::{RandomPosition, Setup, Size};
use crate::game::shogi::{self, Preset};
use crate::game::tree::{Graph, RandomTree, Span, Tree};
use crate::gui::action::Action;
use crate::gui::model::Model;
use crate::gui::theme;
use crate::problem::{Bare, Game, Position};
use crate::session::examples::{EXAMPLES, Group};

/// What the forms of the menu say.
pub struct Presets {
    board: RandomPosition,
    game: shogi::RandomPosition,
    tree: RandomTree,
    and_or: RandomTree,
    /// The share of leaves that are true.
    truth: f64,
}

impl Default for Presets {
    fn default() -> Presets {
        Presets {
            board: RandomPosition {
                size: Size::Eight,
                empties: 10,
                seed: 1,
            },
            game: shogi::RandomPosition { plies: 40, seed: 1 },
            tree: RandomTree::default(),
            and_or: RandomTree {
                branching: Span { min: 1, max: 3 },
                depth: Span { min: 2, max: 4 },
                ..RandomTree::default()
            },
            truth: 0.5,
        }
    }
}

impl Presets {
    pub fn menu(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let button = Button::new(lang.pick("New ▾", "新規 ▾"));
        // The menu stays while its numbers are changed and its dice are rolled.
        // It is a form rather than a list, so its fields look like fields.
        let config = MenuConfig::new()
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .style(egui::style::StyleModifier::default());
        let (response, _) = MenuButton::from_button(button).config(config).ui(ui, |ui| {
            ui.set_width(if model.presentation() { 340.0 } else { 262.0 });
            match Game::of(&model.problem().position) {
                Some(Game::Othello) => self.othello(ui, model, actions),
                Some(Game::AndOr) => self.and_or(ui, model, actions),
                Some(Game::Shogi) => self.shogi(ui, model, actions),
                // Of a game without rules nothing can be made anew.
                Some(Game::Tree) | None => self.tree(ui, model, actions),
            }
        });
        response.on_hover_text(lang.pick(
            "Starting positions, empty boards, random ones, examples",
            "初期局面・空の盤・ランダムな局面・例題",
        ));
    }

    fn othello(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        theme::grid(ui, "boards").num_columns(4).show(ui, |ui| {
            let rows = [
                (
                    lang.pick("Start", "初期局面"),
                    Setup::start as fn(Size) -> Setup,
                ),
                (lang.pick("Empty", "空の盤"), Setup::empty),
            ];
            for (name, make) in rows {
                ui.label(name);
                for size in Size::ALL {
                    let button = ui.button(size.to_string());
                    let label = format!("{name} {size}");
                    button.widget_info(|| {
                        egui::WidgetInfo::labeled(egui::Role::Button, true, &label)
                    });
                    if button.clicked() {
                        actions.push(edit(model, Position::Othello(make(size)), None));
                        ui.close();
                    }
                }
                ui.end_row();
            }
        });
        heading(ui, lang.pick("Random", "ランダム"));
        theme::grid(ui, "random").num_columns(2).show(ui, |ui| {
            ui.label(lang.pick("Board", "盤"));
            ui.horizontal(|ui| {
                for size in Size::ALL {
                    ui.selectable_value(&mut self.board.size, size, size.to_string());
                }
            });
            ui.end_row();
            let most = self.board.size.squares() - 4;
            self.board.empties = self.board.empties.clamp(1, most);
            number(
                ui,
                lang.pick("Empties", "空きマス"),
                lang.pick(
                    "How many squares random play leaves empty",
                    "ランダムに進めて残す空きマスの数",
                ),
                DragValue::new(&mut self.board.empties)
                    .range(1..=most)
                    .speed(0.2),
            );
            seed(ui, model, &mut self.board.seed);
        });
        let make = generate(ui, model);
        if make {
            match self.board.generate() {
                Ok(position) => {
                    let setup = position.setup();
                    actions.push(edit(model, Position::Othello(setup), None));
                }
                Err(error) => actions.push(Action::Complain(
                    lang.pick(error.to_string(), error.japanese()),
                )),
            }
        }
        examples(ui, model, Group::Othello, actions);
    }

    fn shogi(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        shogi_starts(ui, model, actions);
        heading(ui, lang.pick("Random", "ランダム"));
        theme::grid(ui, "random").num_columns(2).show(ui, |ui| {
            number(
                ui,
                lang.pick("Moves", "手数"),
                lang.pick(
                    "How many random moves are played from the start",
                    "初期局面からランダムに指す手数",
                ),
                DragValue::new(&mut self.game.plies)
                    .range(0..=shogi::RandomPosition::MOST_PLIES)
                    .speed(0.3),
            );
            seed(ui, model, &mut self.game.seed);
        });
        if generate(ui, model) {
            let setup = self.game.generate().setup();
            actions.push(edit(model, Position::Shogi(Box::new(setup)), None));
        }
        if let Position::Shogi(setup) = &model.problem().position {
            heading(ui, lang.pick("From this one", "今の局面から"));
            let name = lang.pick("Exchange the sides", "先後を入れ替える");
            let tip = lang.pick(
                "The same position with the sides exchanged and the board turned round",
                "盤を回して先手と後手を入れ替える",
            );
            if ui.button(name).on_hover_text(tip).clicked() {
                let turned = Position::Shogi(Box::new(setup.flipped()));
                actions.push(edit(model, turned, None));
                ui.close();
            }
        }
        examples(ui, model, Group::Shogi, actions);
    }

    fn tree(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        self.written(ui, model, actions, |tree| {
            Position::Tree(Bare::Written(std::sync::Arc::new(tree)))
        });
        heading(ui, lang.pick("Random", "ランダム"));
        recipe::form(ui, model, &mut self.tree);
        if generate(ui, model) {
            let position = Position::Tree(Bare::Random(self.tree.clone()));
            actions.push(edit(model, position, None));
        }
        examples(ui, model, Group::Trees, actions);
    }

    fn and_or(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        self.written(ui, model, actions, |tree| {
            Position::AndOr(std::sync::Arc::new(Graph::of_tree(&tree)))
        });
        heading(ui, lang.pick("Random", "ランダム"));
        theme::grid(ui, "random").num_columns(2).show(ui, |ui| {
            recipe::shape(ui, model, &mut self.and_or);
            let name = lang.pick("True", "真の割合");
            ui.label(name);
            let slider = Slider::new(&mut self.truth, 0.0..=1.0)
                .custom_formatter(|share, _| format!("{:.0} %", share * 100.0))
                .custom_parser(|text| {
                    let number: f64 = text.trim_end_matches('%').trim().parse().ok()?;
                    Some(number / 100.0)
                });
            let response = ui
                .add(slider)
                .on_hover_text(lang.pick("How many of the leaves are true", "真である端末の割合"));
            response.widget_info(|| egui::WidgetInfo::slider(true, self.truth, name));
            ui.end_row();
            seed(ui, model, &mut self.and_or.seed);
        });
        if generate(ui, model) {
            match Graph::random(&self.and_or, self.truth) {
                Ok(graph) => {
                    let position = Position::AndOr(std::sync::Arc::new(graph));
                    actions.push(edit(model, position, None));
                }
                Err(error) => actions.push(Action::Complain(
                    lang.pick(error.to_string(), error.japanese()),
                )),
            }
        }
        examples(ui, model, Group::AndOr, actions);
    }

    /// The smallest trees to begin with.
    fn written(
        &self,
        ui: &mut Ui,
        model: &Model,
        actions: &mut Vec<Action>,
        position: impl Fn(Tree) -> Position,
    ) {
        let lang = model.lang();
        ui.horizontal(|ui| {
            ui.label(lang.pick("Begin with", "始める形"));
            for (name, text) in [
                (lang.pick("2 leaves", "2端末"), "[1 0]"),
                (lang.pick("4 leaves", "4端末"), "[[1 0] [0 1]]"),
                (
                    lang.pick("8 leaves", "8端末"),
                    "[[[1 0] [0 1]] [[0 1] [1 0]]]",
                ),
            ] {
                if ui.button(name).clicked()
                    && let Ok(tree) = text.parse()
                {
                    actions.push(edit(model, position(tree), None));
                    ui.close();
                }
            }
        });
    }
}

/// Start, tsume, empty board; the handicaps one click further.
fn shogi_starts(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
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
        let name = lang.pick(preset.english(), preset.japanese());
        pick(ui, Button::new(name), preset);
    }
    egui::CollapsingHeader::new(lang.pick("Handicap games", "駒落ち")).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        for preset in Preset::ALL {
            if !matches!(preset, Preset::Start | Preset::Tsume | Preset::Empty) {
                let name = lang.pick(preset.english(), preset.japanese());
                pick(ui, Button::new(name).frame(false), preset);
            }
        }
    });
}

pub fn heading(ui: &mut Ui, text: &str) {
    ui.separator();
    ui.label(RichText::new(text).small().strong());
}

/// A labelled number in a row of a grid.
pub fn number(ui: &mut Ui, name: &str, tip: &str, value: DragValue<'_>) -> bool {
    ui.label(name).on_hover_text(tip);
    let response = ui.add(value).on_hover_text(tip);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name));
    ui.end_row();
    response.changed()
}

/// A seed, and the next one.
pub fn seed(ui: &mut Ui, model: &Model, seed: &mut u64) -> bool {
    use crate::gui::icons::{self, Icon};
    let lang = model.lang();
    let name = lang.pick("Seed", "種");
    let tip = lang.pick(
        "The same seed always gives the same result",
        "同じ種からは同じ結果ができる",
    );
    ui.label(name).on_hover_text(tip);
    let mut changed = false;
    ui.horizontal(|ui| {
        let response = ui.add(DragValue::new(seed).speed(0.1)).on_hover_text(tip);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name));
        changed = response.changed();
        if icons::button(ui, Icon::Dice, lang.pick("Next seed", "次の種"), true).clicked() {
            *seed = seed.wrapping_add(1);
            changed = true;
        }
    });
    ui.end_row();
    changed
}

fn generate(ui: &mut Ui, model: &Model) -> bool {
    let lang = model.lang();
    let name = RichText::new(lang.pick("Generate", "生成する")).strong();
    let button = Button::new(name).fill(model.theme().palette().accent_soft);
    ui.horizontal(|ui| ui.add(button))
        .inner
        .on_hover_text(lang.pick("Make it from these numbers", "この数値から作る"))
        .clicked()
}

fn examples(ui: &mut Ui, model: &Model, group: Group, actions: &mut Vec<Action>) {
    let lang = model.lang();
    heading(ui, lang.pick("Examples", "例題"));
    for example in EXAMPLES.iter().filter(|example| example.group == group) {
        let button = Button::new(example.name.get(lang)).frame(false);
        if ui
            .add(button)
            .on_hover_text(example.tip.get(lang))
            .clicked()
        {
            // Only its position: what is compared stays.
            let position = example.session().problem.position;
            actions.push(edit(model, position, None));
            ui.close();
        }
    }
}
