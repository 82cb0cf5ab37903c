//! The menu of fresh positions: starts, empty boards, random ones from a seed, examples.

use crate::base::messages::{Localize, tr};
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
        let button = Button::new(tr!(lang, board_new));
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
        response.on_hover_text(tr!(lang, board_starting_positions_empty_boards_random));
    }

    fn othello(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        theme::grid(ui, "boards").num_columns(4).show(ui, |ui| {
            let rows = [
                (tr!(lang, board_start), Setup::start as fn(Size) -> Setup),
                (tr!(lang, board_empty_presets), Setup::empty),
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
        heading(ui, tr!(lang, board_random));
        theme::grid(ui, "random").num_columns(2).show(ui, |ui| {
            ui.label(tr!(lang, board_board));
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
                tr!(lang, board_empties),
                tr!(lang, board_how_many_squares_random_play),
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
                Err(error) => actions.push(Action::Complain(error.localize(lang))),
            }
        }
        examples(ui, model, Group::Othello, actions);
    }

    fn shogi(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        shogi_starts(ui, model, actions);
        heading(ui, tr!(lang, board_random));
        theme::grid(ui, "random").num_columns(2).show(ui, |ui| {
            number(
                ui,
                tr!(lang, board_moves),
                tr!(lang, board_how_many_random_moves_are),
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
            heading(ui, tr!(lang, board_from_this_one));
            let name = tr!(lang, board_exchange_the_sides);
            let tip = tr!(lang, board_the_same_position_with_the);
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
        heading(ui, tr!(lang, board_random));
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
        heading(ui, tr!(lang, board_random));
        theme::grid(ui, "random").num_columns(2).show(ui, |ui| {
            recipe::shape(ui, model, &mut self.and_or);
            let name = tr!(lang, board_true);
            ui.label(name);
            let slider = Slider::new(&mut self.truth, 0.0..=1.0)
                .custom_formatter(|share, _| format!("{:.0} %", share * 100.0))
                .custom_parser(|text| {
                    let number: f64 = text.trim_end_matches('%').trim().parse().ok()?;
                    Some(number / 100.0)
                });
            let response = ui
                .add(slider)
                .on_hover_text(tr!(lang, board_how_many_of_the_leaves));
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
                Err(error) => actions.push(Action::Complain(error.localize(lang))),
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
            ui.label(tr!(lang, board_begin_with));
            for (name, text) in [
                (tr!(lang, board_2_leaves), "[1 0]"),
                (tr!(lang, board_4_leaves), "[[1 0] [0 1]]"),
                (tr!(lang, board_8_leaves), "[[[1 0] [0 1]] [[0 1] [1 0]]]"),
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
    let name = tr!(lang, board_seed);
    let tip = tr!(lang, board_the_same_seed_always_gives);
    ui.label(name).on_hover_text(tip);
    let mut changed = false;
    ui.horizontal(|ui| {
        let response = ui.add(DragValue::new(seed).speed(0.1)).on_hover_text(tip);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name));
        changed = response.changed();
        if icons::button(ui, Icon::Dice, tr!(lang, board_next_seed), true).clicked() {
            *seed = seed.wrapping_add(1);
            changed = true;
        }
    });
    ui.end_row();
    changed
}

fn generate(ui: &mut Ui, model: &Model) -> bool {
    let lang = model.lang();
    let name = RichText::new(tr!(lang, board_generate)).strong();
    let button = Button::new(name).fill(model.theme().palette().accent_soft);
    ui.horizontal(|ui| ui.add(button))
        .inner
        .on_hover_text(tr!(lang, board_make_it_from_these_numbers))
        .clicked()
}

fn examples(ui: &mut Ui, model: &Model, group: Group, actions: &mut Vec<Action>) {
    let lang = model.lang();
    heading(ui, tr!(lang, board_examples));
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
