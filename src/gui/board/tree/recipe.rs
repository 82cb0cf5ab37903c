//! The recipe of a random tree as a form: in the menu of fresh positions, and below a random
//! tree to turn its dials.

use crate::base::messages::tr;
use egui::{DragValue, Id, Slider, Ui, WidgetInfo};

use crate::game::tree::{RandomTree, Span, Values};
use crate::gui::action::Action;
use crate::gui::board::parts::{Groups, edit, heading, number, seed};
use crate::gui::model::Model;
use crate::gui::shell::drop_down::DropDown;
use crate::gui::theme;
use crate::problem::{Bare, Position};

/// Deeper or wider is typed, not dragged.
const USUAL_DEPTH: u32 = 10_000;
const USUAL_BRANCHING: u32 = 10_000;

/// The dials below a random tree. While one of them is held its changes are one step of undo.
#[derive(Default)]
pub struct Dials {
    held: Option<Id>,
    group: u64,
}

impl Dials {
    /// The recipe of the position, if it is one. A change is applied at once.
    pub fn of_position(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        groups: &mut Groups,
        actions: &mut Vec<Action>,
    ) {
        let Position::Tree(Bare::Random(recipe)) = &model.problem().position else {
            return;
        };
        let dragged = ui.ctx().dragged_id();
        let held = dragged.or(ui.memory(|memory| memory.focused()));
        if held.is_none() || held != self.held {
            self.group = groups.next();
        }
        self.held = held;
        heading(ui, tr!(model.lang(), board_random_tree));
        let mut next = recipe.clone();
        form(ui, model, &mut next);
        if next != *recipe && next.check().is_ok() {
            let position = Position::Tree(Bare::Random(next));
            actions.push(edit(model, position, Some(self.group)));
        }
    }
}

/// All of a recipe.
pub fn form(ui: &mut Ui, model: &Model, recipe: &mut RandomTree) {
    let lang = model.lang();
    theme::grid(ui, "recipe").num_columns(2).show(ui, |ui| {
        shape(ui, model, recipe);
        values(ui, model, recipe);
        let name = tr!(lang, board_order);
        let tip = tr!(lang, board_0_the_worst_move_first);
        ui.label(name).on_hover_text(tip);
        ui.spacing_mut().slider_width = 80.0;
        let response = ui
            .add(Slider::new(&mut recipe.ordered, 0.0..=1.0).fixed_decimals(2))
            .on_hover_text(tip);
        response.widget_info(|| WidgetInfo::slider(true, recipe.ordered, name));
        ui.end_row();
        number(
            ui,
            tr!(lang, board_distinct_values),
            tr!(lang, board_how_many_different_values_the),
            DragValue::new(&mut recipe.ties)
                .range(0..=1_000_000)
                .speed(0.1)
                .custom_formatter(move |n, _| match n as u64 {
                    0 => tr!(lang, board_all).to_owned(),
                    n => n.to_string(),
                })
                .custom_parser(|text| text.trim().parse().ok().or(Some(0.0))),
        );
        seed(ui, model, &mut recipe.seed);
    });
}

/// Depth and branching.
pub fn shape(ui: &mut Ui, model: &Model, recipe: &mut RandomTree) {
    let lang = model.lang();
    span(
        ui,
        [
            tr!(lang, board_depth),
            tr!(lang, board_least_depth),
            tr!(lang, board_greatest_depth),
        ],
        tr!(lang, board_plies_from_the_root_to),
        0..=USUAL_DEPTH,
        &mut recipe.depth,
    );
    span(
        ui,
        [
            tr!(lang, board_branching),
            tr!(lang, board_fewest_children),
            tr!(lang, board_most_children),
        ],
        tr!(lang, board_children_of_a_node_where),
        1..=USUAL_BRANCHING,
        &mut recipe.branching,
    );
}

/// Two numbers, the second never below the first.
fn span(
    ui: &mut Ui,
    [name, least, most]: [&str; 3],
    tip: &str,
    range: std::ops::RangeInclusive<u32>,
    span: &mut Span,
) {
    ui.label(name).on_hover_text(tip);
    ui.horizontal(|ui| {
        let one = |ui: &mut Ui, value: &mut u32, name: &str| {
            let drag = DragValue::new(value).range(range.clone()).speed(0.05);
            let response = ui.add(drag).on_hover_text(tip);
            response.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, name));
            response.changed()
        };
        if one(ui, &mut span.min, least) {
            span.max = span.max.max(span.min);
        }
        ui.label("–");
        if one(ui, &mut span.max, most) {
            span.min = span.min.min(span.max);
        }
    });
    ui.end_row();
}

fn values(ui: &mut Ui, model: &Model, recipe: &mut RandomTree) {
    let lang = model.lang();
    let name = tr!(lang, board_values);
    ui.label(name);
    let word = |values: Values| match values {
        Values::Independent => tr!(lang, board_independent),
        Values::Incremental => tr!(lang, board_add_up_along_the_moves),
    };
    let all = [Values::Independent, Values::Incremental];
    DropDown::new(name)
        .width(130.0)
        .tip(tr!(lang, board_independent_every_leaf_for_itself))
        .values(ui, &all, &mut recipe.values, word);
    ui.end_row();
}
