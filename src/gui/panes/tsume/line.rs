//! The line, two moves a row; a click shows the position after a move. Above it the other
//! solutions, where they were asked for.

use crate::base::messages::tr;
use egui::{RichText, ScrollArea, Ui};

use super::plies;
use crate::gui::action::Action;
use crate::gui::model::{Browsed, Model, TsumeAction};
use crate::solve::tsume::{Cook, Flaw, Verdict};

/// What the other solutions take of the room at most.
const MOST_ROOM: f32 = 0.35;

pub fn ui(ui: &mut Ui, model: &Model, scrolled_to: &mut Option<usize>, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let browsed = model.tsume().browsed();
    let Some(browsed) = browsed.filter(|browsed| !browsed.line().is_empty()) else {
        let verdict = browsed.map(|browsed| browsed.answer().map(|answer| answer.verdict));
        let sentence = match verdict {
            Some(Some(Verdict::NoMate)) if browsed.is_some_and(|b| b.tree().is_some()) => {
                tr!(lang, solve_there_is_no_mating_line)
            }
            Some(Some(Verdict::Unknown)) => tr!(lang, solve_no_line_to_show_nobody),
            Some(Some(_)) => {
                tr!(lang, solve_there_is_no_mating_line_to)
            }
            Some(None) => tr!(lang, solve_the_solver_is_at_work),
            None => tr!(lang, solve_the_solution_is_shown_here),
        };
        super::super::empty(ui, sentence);
        if browsed.is_none() && model.shogi_setup().is_none() {
            ui.vertical_centered(|ui| {
                let text = tr!(lang, solve_try_a_ready_problem);
                if ui.button(text).clicked() {
                    actions.push(Action::LoadExample("tsume"));
                }
            });
        }
        return;
    };
    other_solutions(ui, model, browsed);
    let names = browsed.names(lang);
    // In Japanese notation whatever the language of the window.
    let spoken = browsed.japanese_names();
    let height = ui.spacing().interact_size.y;
    let mut area = ScrollArea::vertical()
        .id_salt("line")
        .auto_shrink([false, false]);
    // The move shown is kept in view.
    if *scrolled_to != Some(browsed.at()) {
        *scrolled_to = Some(browsed.at());
        let row = browsed.at().saturating_sub(1) / 2;
        let step = height + ui.spacing().item_spacing.y;
        let middle = ui.available_height() / 2.0;
        area = area.vertical_scroll_offset((row as f32 * step - middle).max(0.0));
    }
    let rows = names.len().div_ceil(2);
    area.show_rows(ui, height, rows, |ui, range| {
        for row in range {
            ui.horizontal(|ui| {
                for i in [2 * row, 2 * row + 1] {
                    let Some(name) = names.get(i) else { continue };
                    let number = RichText::new(format!("{:>4}", i + 1));
                    ui.label(number.monospace().small().color(palette.weak));
                    let at = browsed.at() == i + 1;
                    let tip = format!("{}  {}", spoken[i], browsed.line()[i]);
                    let label = ui.selectable_label(at, name).on_hover_text(tip);
                    if label.clicked() {
                        actions.push(Action::Tsume(TsumeAction::Go(i + 1)));
                    }
                }
            });
        }
    });
}

/// The other solutions stand above the line: below hundreds of moves nobody would find them.
fn other_solutions(ui: &mut Ui, model: &Model, browsed: &Browsed) {
    let cooks = browsed.cooks();
    if cooks.is_empty() {
        return;
    }
    let heading = tr!(model.lang(), solve_other_solutions_line);
    ui.label(RichText::new(heading).strong());
    let height = ui.spacing().interact_size.y;
    ScrollArea::vertical()
        .id_salt("other solutions")
        .auto_shrink([false, true])
        .max_height((MOST_ROOM * ui.available_height()).max(2.0 * height))
        .show_rows(ui, height, cooks.len(), |ui, range| {
            for cook in &cooks[range] {
                other_solution(ui, model, browsed, cook);
            }
        });
    ui.separator();
}

/// A row for another solution: where it leaves the line, by which move, and how long it takes.
fn other_solution(ui: &mut Ui, model: &Model, browsed: &Browsed, cook: &Cook) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let names = browsed.names_of(&cook.moves, lang);
    // The defence that it answers belongs to a slow mate.
    let own = if cook.flaw == Flaw::OtherLength { 2 } else { 1 };
    let from = names.len().saturating_sub(own);
    let (kind, tip) = match cook.flaw {
        Flaw::FirstMove | Flaw::LaterMove => (
            tr!(lang, solve_mates_too),
            tr!(lang, solve_another_move_of_the_attackers),
        ),
        Flaw::LastMove => (
            tr!(lang, solve_another_last_move),
            tr!(lang, solve_another_last_move_which_most),
        ),
        Flaw::OtherLength => (
            tr!(lang, solve_slow_mate),
            tr!(lang, solve_after_another_defence_there_is),
        ),
    };
    ui.horizontal(|ui| {
        let number = RichText::new(format!("{:>4}", from + 1));
        ui.label(number.monospace().small().color(palette.weak));
        let moves = names[from..].join(" ");
        let tip = format!("{tip}\n{}", names.join(" "));
        ui.label(moves).on_hover_text(tip);
        let length = plies(cook.plies, model);
        let words = tr!(lang, solve_line_form, kind, length);
        ui.label(RichText::new(words).small().color(palette.weak));
    });
}
