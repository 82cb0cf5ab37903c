//! Fresh boards: the well-known games, and any board with any number in a row.

use egui::{DragValue, Ui};

use crate::base::messages::{Lang, Localize, tr};
use crate::game::mnk::{RandomPosition, Setup, Variant};
use crate::gui::action::Action;
use crate::gui::board::parts::{edit, examples, generate, heading, number, seed};
use crate::gui::model::Model;
use crate::gui::theme;
use crate::problem::{Game, Position};

/// What the form of fresh boards says.
pub struct Form {
    columns: u32,
    rows: u32,
    in_row: u32,
    gravity: bool,
    stones: u32,
    seed: u64,
}

impl Default for Form {
    fn default() -> Form {
        let usual = Variant::CONNECT_FOUR;
        Form {
            columns: usual.columns(),
            rows: usual.rows(),
            in_row: usual.in_row(),
            gravity: usual.gravity(),
            stones: 0,
            seed: 1,
        }
    }
}

/// Columns, rows and how many in a row, of boards on which stones fall and of others.
const FALLING: [(u32, u32, u32); 4] = [(4, 4, 4), (5, 4, 4), (6, 5, 4), (7, 6, 4)];
const LYING: [(u32, u32, u32); 4] = [(3, 3, 3), (4, 4, 4), (5, 5, 4), (8, 8, 5)];

fn presets(gravity: bool) -> impl Iterator<Item = Variant> {
    let of = if gravity { FALLING } else { LYING };
    of.into_iter().filter_map(move |(columns, rows, in_row)| {
        Variant::new(columns, rows, in_row, gravity).ok()
    })
}

/// What a preset is called.
fn name(variant: Variant, lang: Lang) -> String {
    let (columns, rows) = (variant.columns(), variant.rows());
    let in_row = variant.in_row();
    match (variant.name(), variant.gravity()) {
        ("tictactoe", _) => tr!(lang, board_tic_tac_toe).to_owned(),
        ("connect4", _) => tr!(lang, board_connect_four, columns, rows),
        (_, true) => tr!(lang, board_mnk_falling, columns, rows, in_row),
        (_, false) => tr!(lang, board_mnk_lying, columns, rows, in_row),
    }
}

impl Form {
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        setup: Option<&Setup>,
        actions: &mut Vec<Action>,
    ) {
        let lang = model.lang();
        theme::grid(ui, "boards").num_columns(2).show(ui, |ui| {
            for (lying, falling) in presets(false).zip(presets(true)) {
                for variant in [lying, falling] {
                    if ui.button(name(variant, lang)).clicked() {
                        let next = Position::Mnk(Setup::empty(variant));
                        actions.push(edit(model, next, None));
                        ui.close();
                    }
                }
                ui.end_row();
            }
        });
        heading(ui, tr!(lang, board_any_board));
        if let Some(setup) = setup
            && ui.button(tr!(lang, board_as_it_is_here)).clicked()
        {
            self.follow(setup.variant());
        }
        self.numbers(ui, model);
        if generate(ui, model) {
            match self.generate(lang) {
                Ok(next) => actions.push(edit(model, Position::Mnk(next), None)),
                Err(why) => actions.push(Action::Complain(why)),
            }
        }
        examples(ui, model, Game::Mnk, actions);
    }

    /// The numbers of a board there is.
    fn follow(&mut self, variant: Variant) {
        self.columns = variant.columns();
        self.rows = variant.rows();
        self.in_row = variant.in_row();
        self.gravity = variant.gravity();
    }

    fn numbers(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        theme::grid(ui, "any board").num_columns(2).show(ui, |ui| {
            for (name, value) in [
                (tr!(lang, board_columns), &mut self.columns),
                (tr!(lang, board_rows), &mut self.rows),
            ] {
                let tip = tr!(lang, board_columns_tip);
                number(
                    ui,
                    name,
                    tip,
                    DragValue::new(value).range(3..=8).speed(0.05),
                );
            }
            let longest = self.columns.max(self.rows);
            self.in_row = self.in_row.min(longest);
            number(
                ui,
                tr!(lang, board_in_row),
                tr!(lang, board_in_row_tip),
                DragValue::new(&mut self.in_row)
                    .range(3..=longest)
                    .speed(0.05),
            );
            ui.label(tr!(lang, board_gravity));
            ui.checkbox(&mut self.gravity, tr!(lang, board_stones_fall));
            ui.end_row();
            let most = self.columns * self.rows - 1;
            self.stones = self.stones.min(most);
            number(
                ui,
                tr!(lang, board_stones),
                tr!(lang, board_stones_tip),
                DragValue::new(&mut self.stones).range(0..=most).speed(0.2),
            );
            seed(ui, model, &mut self.seed);
        });
    }

    fn generate(&self, lang: Lang) -> Result<Setup, String> {
        let variant = Variant::new(self.columns, self.rows, self.in_row, self.gravity);
        let variant = variant.map_err(|error| error.localize(lang))?;
        let recipe = RandomPosition {
            variant,
            stones: self.stones,
            seed: self.seed,
        };
        let position = recipe.generate().map_err(|error| error.localize(lang))?;
        Ok(position.setup())
    }
}
