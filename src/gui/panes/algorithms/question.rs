//! What is asked of the position: exact value, outcome, a depth; in which order moves are tried.

use crate::base::messages::{Lang, tr};
use egui::{CollapsingHeader, DragValue, RichText, Ui};

use super::within;
use crate::gui::action::{Action, UndoGroup};
use crate::gui::model::Model;
use crate::gui::shell::drop_down::DropDown;
use crate::problem::{Evaluator, Order, Problem, Question};

pub fn ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let problem = model.problem();
    let mut next = problem.clone();
    CollapsingHeader::new(tr!(lang, watch_question))
        .default_open(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            heading(ui, tr!(lang, watch_ask));
            asked(ui, lang, &mut next);
            let position = &problem.position;
            // Bare trees have no evaluator, and their order is the order in which they are written.
            if position.evaluators().is_empty() {
                return;
            }
            order(ui, lang, &mut next);
            scoring(ui, lang, &mut next);
            // Where only a depth can be asked for, it is always asked.
            let exact = position.questions().contains(&Question::Score);
            let judges =
                matches!(next.question, Question::Depth(_)) || next.order == Order::Evaluator;
            if !exact || judges {
                evaluator(ui, lang, &mut next);
            }
            quiescence(ui, lang, &mut next);
        });
    if next != *problem {
        actions.push(Action::Edit {
            problem: next,
            group: Some(UndoGroup::Question),
        });
    }
}

/// What the control below is for. Beside it there would be no room for its words.
fn heading(ui: &mut Ui, text: &str) -> egui::Response {
    ui.label(RichText::new(text).small().weak())
}

/// In which order moves are tried.
fn order(ui: &mut Ui, lang: Lang, next: &mut Problem) {
    heading(ui, tr!(lang, watch_move_order));
    let position = &next.position;
    let name = tr!(lang, watch_move_order_question);
    words(ui, name, position.orders(), &mut next.order, |order| {
        position.order_name(order, lang)
    });
}

/// Whose the squares are that stay empty, where they are worth something.
fn scoring(ui: &mut Ui, lang: Lang, next: &mut Problem) {
    let all = next.position.scorings();
    if all.is_empty() {
        return;
    }
    heading(ui, tr!(lang, watch_empties_count));
    words(
        ui,
        tr!(lang, watch_empties_count_question),
        all,
        &mut next.scoring,
        |s| s.words(lang),
    );
}

fn evaluator(ui: &mut Ui, lang: Lang, next: &mut Problem) {
    let name = tr!(lang, watch_evaluator);
    let label = heading(ui, name);
    if next.position.evaluators().contains(&Evaluator::Material) {
        label.on_hover_text(tr!(lang, watch_material_the_values_of_the));
    }
    let all = next.position.evaluators();
    let position = &next.position;
    words(ui, name, all, &mut next.evaluator, |e| {
        position.evaluator_name(e, lang)
    });
}

/// Whether captures are played out at the horizon, where there are captures.
fn quiescence(ui: &mut Ui, lang: Lang, next: &mut Problem) {
    if !next.position.has_quiescence() {
        return;
    }
    let name = tr!(lang, watch_quiescence);
    let response = ui.checkbox(&mut next.quiescence, name);
    response.on_hover_text(tr!(lang, watch_before_the_evaluator_speaks_at));
}

/// How wide a box may become, and what it leaves for a number beside it.
const WIDEST: f32 = 260.0;
const NUMBER: f32 = 56.0;

/// A combo box over the values of a small enum.
fn words<T: Copy + PartialEq>(
    ui: &mut Ui,
    title: &str,
    all: &[T],
    now: &mut T,
    name: impl Fn(T) -> &'static str,
) {
    let width = ui.available_width().min(WIDEST);
    DropDown::new(title)
        .width(width)
        .cut()
        .values(ui, all, now, name);
}

fn asked(ui: &mut Ui, lang: Lang, problem: &mut Problem) {
    if problem.position.is_true_or_false() {
        ui.label(tr!(lang, watch_true_or_false));
        return;
    }
    ui.horizontal(|ui| {
        let kinds = problem.position.questions();
        let name = |q: Question| match q {
            // The number stands beside the box.
            Question::AtLeast(_) => tr!(lang, watch_value_at_least).to_owned(),
            Question::Depth(_) => tr!(lang, watch_value_at_depth).to_owned(),
            other => other.words(lang),
        };
        let room = (ui.available_width() - NUMBER).min(WIDEST - NUMBER);
        let chosen = kinds
            .iter()
            .position(|kind| kind.is_like(&problem.question));
        let taken = within(ui, room, |ui| {
            DropDown::new(tr!(lang, watch_question_question))
                .salt("ask")
                .tip(tr!(lang, watch_what_every_search_is_asked))
                .width(room)
                .cut()
                .lines(ui, kinds.iter().map(|&kind| name(kind)), chosen)
        });
        if let Some(at) = taken.filter(|&at| Some(at) != chosen) {
            problem.question = kinds[at];
        }
        match &mut problem.question {
            Question::AtLeast(threshold) => {
                let response = ui.add(DragValue::new(threshold).range(-900_000_000..=900_000_000));
                response.widget_info(|| {
                    let name = tr!(lang, watch_threshold);
                    egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name)
                });
            }
            Question::Depth(_) => depth(ui, lang, problem),
            Question::Score | Question::Wld | Question::Mate | Question::Helpmate => {}
        }
    });
}

fn depth(ui: &mut Ui, lang: Lang, problem: &mut Problem) {
    let mut plies = problem.question.depth().unwrap_or(3);
    let response = ui.add(DragValue::new(&mut plies).range(1..=100).speed(0.05));
    response.widget_info(|| {
        let name = tr!(lang, watch_depth);
        egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name)
    });
    if response.changed() || problem.question.depth().is_none() {
        problem.question = Question::Depth(plies);
    }
}
