//! A person attacks: what has been played, and what the solver says to it.

use crate::base::messages::tr;
use egui::{Label, RichText, ScrollArea, Ui};

use super::plies;
use crate::game::shogi::notation::move_name;
use crate::gui::model::{Attack, Model};
use crate::solve::tsume::{Reply, Verdict};

pub fn ui(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let Some(browsed) = model.tsume().browsed() else {
        return;
    };
    let Some(attack) = browsed.attack() else {
        return;
    };
    ui.strong(tr!(lang, solve_you_attack));
    let solved = browsed.answer().filter(|a| a.verdict == Verdict::Mate);
    let (sentence, color) = says(model, attack, solved.map(|answer| answer.line.len()));
    ui.add(Label::new(RichText::new(sentence).color(color)).wrap());
    ui.separator();
    let mut position = browsed.start().clone();
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            for (i, pair) in attack.moves.chunks(2).enumerate() {
                let mut text = format!("{:>3}  ", 2 * i + 1);
                for &m in pair {
                    text += &move_name(&position, m, lang);
                    text += "  ";
                    position.play(m);
                }
                ui.label(RichText::new(text).color(palette.text));
            }
        });
}

/// What the solver says to an attack on a problem whose solution has so many plies, if it has one.
fn says(model: &Model, attack: &Attack, solution: Option<usize>) -> (String, egui::Color32) {
    let lang = model.lang();
    let palette = model.theme().palette();
    if attack.waits {
        let sentence = tr!(lang, solve_looking_for_the_best_defence);
        return (sentence.to_owned(), palette.weak);
    }
    if attack.no_check {
        let sentence = tr!(lang, solve_that_move_gives_no_check);
        return (sentence.to_owned(), palette.warn);
    }
    match attack.reply {
        None => (
            tr!(lang, solve_give_check_click_a_piece).to_owned(),
            palette.text,
        ),
        Some(Reply::Mated) => {
            let made = plies(attack.moves.len(), model);
            match solution.filter(|&shorter| shorter < attack.moves.len()) {
                None => (tr!(lang, solve_mate_in_well_done, made), palette.good),
                Some(shorter) => (
                    tr!(lang, solve_mate_in_the_solution_takes, made, shorter),
                    palette.text,
                ),
            }
        }
        Some(Reply::Lasts { plies: left, .. }) => {
            // The defender's move is on the board already.
            let left = left.saturating_sub(1);
            let in_all = attack.moves.len() + left;
            match solution.filter(|&shorter| shorter < in_all) {
                None => {
                    let left = plies(left, model);
                    let sentence = tr!(lang, solve_right_so_far_there_is, left);
                    (sentence, palette.good)
                }
                Some(shorter) => {
                    let in_all = plies(in_all, model);
                    let sentence = tr!(lang, solve_it_still_mates_but_in, in_all, shorter);
                    (sentence, palette.warn)
                }
            }
        }
        Some(Reply::Escapes(_)) => (
            match solution.is_some() {
                true => tr!(lang, solve_that_check_lets_the_king),
                false => tr!(lang, solve_there_is_still_no_mate),
            }
            .to_owned(),
            palette.bad,
        ),
        Some(Reply::Unclear(_)) => (
            tr!(lang, solve_the_solver_could_not_find).to_owned(),
            palette.warn,
        ),
    }
}
