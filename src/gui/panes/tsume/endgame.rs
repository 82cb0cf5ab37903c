//! What the endgame solver says of the Othello board: the score, the best line, every move.

use crate::base::messages::tr;
use egui::{RichText, ScrollArea, Ui};

use crate::gui::action::Action;
use crate::gui::board::othello::{scores, solving};
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::model::{Known, Model, Solved};
use crate::gui::shell::focus::Follows;
use crate::gui::shell::toolbar;
use crate::gui::theme;

pub fn ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    ui.horizontal_wrapped(|ui| {
        solving::button(ui, model, actions);
        for desk in [Desk::Watch, Desk::Play] {
            toolbar::text_button(ui, model, Command::Send(desk), actions);
        }
    });
    ui.add_space(6.0);
    let Some(solved) = model.solved() else {
        return super::super::empty(ui, tr!(lang, solve_endgame_invitation));
    };
    if let Some(headline) = headline(solved, model) {
        ui.heading(headline);
    }
    if let Some(words) = solving::sentence(model) {
        ui.label(words);
    }
    line(ui, solved, model);
    ui.add_space(6.0);
    moves(ui, solved, model);
}

/// Who wins by how much, once that is proved.
fn headline(solved: &Solved, model: &Model) -> Option<String> {
    let lang = model.lang();
    let score = solved.answer()?.proved.exact()?;
    let side = solved.side().name(lang);
    let other = solved.side().other().name(lang);
    Some(match score {
        0 => tr!(lang, solve_endgame_draw).to_owned(),
        score if score > 0 => tr!(lang, solve_endgame_wins, side, by = score),
        score => tr!(lang, solve_endgame_wins, side = other, by = -score),
    })
}

/// The whole line of best play.
fn line(ui: &mut Ui, solved: &Solved, model: &Model) {
    let lang = model.lang();
    let Some(answer) = solved.answer().filter(|answer| !answer.pv.is_empty()) else {
        return;
    };
    let pass = || tr!(lang, solve_pass).to_owned();
    let moves = answer.pv.iter();
    let moves: Vec<String> = moves
        .map(|m| m.map_or_else(pass, |m| m.to_string()))
        .collect();
    ui.add_space(4.0);
    ui.label(RichText::new(tr!(lang, solve_endgame_best_play)).strong());
    ui.add(egui::Label::new(RichText::new(moves.join(" ")).monospace()).wrap());
}

/// Every move with what is known of its score, the best first.
fn moves(ui: &mut Ui, solved: &Solved, model: &Model) {
    let lang = model.lang();
    let mut moves: Vec<_> = solved.moves().collect();
    moves.sort_by_key(|(_, known)| std::cmp::Reverse(worth(*known)));
    ui.label(RichText::new(tr!(lang, solve_endgame_every_move)).strong());
    ScrollArea::vertical()
        .id_salt("scores")
        .auto_shrink([false, false])
        .show_following(ui, |ui| {
            theme::grid(ui, "scores of moves")
                .striped(true)
                .num_columns(2)
                .show(ui, |ui| {
                    for (square, known) in moves {
                        ui.monospace(square.to_string());
                        let score = scores::printed(known);
                        ui.monospace(score.unwrap_or_else(|| "…".to_owned()));
                        ui.end_row();
                    }
                });
        });
}

/// By what moves are sorted: the least that one is sure to bring; those of which nothing is known
/// come last.
fn worth(known: Known) -> (i32, i32) {
    match known {
        Known::Exact(score) => (score, score),
        Known::AtLeast(score) => (score, i32::MAX),
        Known::Between(lower, upper) => (lower, upper),
        Known::AtMost(score) => (i32::MIN, score),
        Known::Nothing => (i32::MIN, i32::MIN),
    }
}
