//! What is asked of the solver, and what it answered.

use crate::base::messages::tr;
use egui::{Button, DragValue, RichText, Ui, WidgetInfo};

use super::plies;
use crate::gui::action::{Action, FileWish};
use crate::gui::board::shogi::words as shogi_words;
use crate::gui::command::Command;
use crate::gui::desk::Desk;
use crate::gui::digits::bytes;
use crate::gui::model::{Browsed, Model, TsumeAction};
use crate::gui::shell::toolbar;
use crate::gui::words::sentence as whole_sentence;
use crate::solve::tsume::{Answer, Because, Flaw, Stop, Verdict};

/// Solve or cancel, options, files.
pub fn bar(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let tsume = model.tsume();
    ui.horizontal_wrapped(|ui| {
        if tsume.is_solving() {
            let cancel = Button::new(RichText::new(tr!(lang, solve_cancel)).strong());
            let tip = tr!(lang, solve_stop_the_solver_at_once);
            if ui.add(cancel).on_hover_text(tip).clicked() {
                actions.push(Action::Tsume(TsumeAction::Cancel));
            }
        } else {
            let text = RichText::new(tr!(lang, solve_solve_tsume));
            let text = text.strong().color(palette.strong);
            let solve = Button::new(text).fill(palette.accent_soft);
            let tip = tr!(lang, solve_find_the_mate_by_checks);
            let why_not = model.solvable().err();
            let ready = model.shogi_setup().is_some() && why_not.is_none();
            let solve = ui.add_enabled(ready, solve).on_hover_text(tip);
            if solve.clicked() {
                actions.push(Action::Tsume(TsumeAction::Solve));
            }
            if let Some(reason) = why_not {
                solve.on_disabled_hover_text(whole_sentence(reason, lang));
            }
        }
        let before = tsume.options();
        let mut options = before;
        let boxes = [
            (
                &mut options.shortest,
                tr!(lang, solve_shortest),
                tr!(lang, solve_prove_that_no_mate_is),
            ),
            (
                &mut options.unique,
                tr!(lang, solve_other_solutions),
                tr!(lang, solve_look_for_other_moves_that),
            ),
            (
                &mut options.helpmate,
                tr!(lang, solve_helpmate),
                tr!(lang, solve_both_sides_work_together_towards),
            ),
        ];
        for (on, name, tip) in boxes {
            ui.checkbox(on, name).on_hover_text(tip);
        }
        let memory = DragValue::new(&mut options.mebibytes)
            .range(16..=16_384)
            .speed(16)
            .suffix(" MiB");
        named(ui.add(memory), tr!(lang, solve_memory_the_solver_may_use));
        let time = DragValue::new(&mut options.seconds)
            .range(0..=86_400)
            .speed(0.3)
            .custom_formatter(move |value, _| match value as u64 {
                0 => tr!(lang, solve_no_time_limit).to_owned(),
                value => tr!(lang, solve_s_controls, value),
            });
        named(
            ui.add(time),
            tr!(lang, solve_processor_time_for_each_problem),
        );
        if options != before {
            actions.push(Action::Tsume(TsumeAction::SetOptions(options)));
        }
        toolbar::text_button(ui, model, Command::Send(Desk::Watch), actions);
        let open = ui.button(tr!(lang, solve_open));
        let tip = tr!(lang, solve_a_problem_as_kif_sfen);
        if open.on_hover_text(tip).clicked() {
            actions.push(Action::Files(FileWish::OpenTsume));
        }
        let line = ui.add_enabled(
            model.has_tsume_line(),
            Button::new(tr!(lang, solve_line_as_kif)),
        );
        let tip = tr!(lang, solve_write_the_mating_line_as);
        if line.on_hover_text(tip).clicked() {
            actions.push(Action::Files(FileWish::ExportTsumeLine));
        }
        let whole = ui.add_enabled(
            model.has_tsume_tree(),
            Button::new(tr!(lang, solve_tree_as_kif)),
        );
        let tip = tr!(lang, solve_write_every_defence_and_its);
        if whole.on_hover_text(tip).clicked() {
            actions.push(Action::Files(FileWish::ExportTsumeTree));
        }
    });
}

fn named(response: egui::Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, name));
    response.on_hover_text(name);
}

/// Live numbers, or the answer.
pub fn verdict(ui: &mut Ui, model: &Model) {
    ui.horizontal_wrapped(|ui| words(ui, model));
}

fn words(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let text = match model.tsume().browsed() {
        None if model.tsume().set().is_some() => {
            let sentence = tr!(lang, solve_choose_a_problem_of_the);
            RichText::new(sentence).color(palette.weak)
        }
        None => match (model.shogi_setup(), model.solvable()) {
            (_, Err(reason)) => RichText::new(whole_sentence(reason, lang)).color(palette.warn),
            (Some(_), Ok(())) => {
                RichText::new(tr!(lang, solve_set_up_a_problem_with)).color(palette.weak)
            }
            (None, Ok(())) => {
                RichText::new(tr!(lang, solve_open_a_shogi_position_or)).color(palette.weak)
            }
        },
        Some(browsed) => match browsed.answer() {
            None => {
                let progress = browsed.progress();
                let (nodes, held) = (progress.nodes(), bytes(progress.bytes()));
                let seconds = browsed.elapsed();
                let known = progress
                    .mate()
                    .map(|mate| tr!(lang, solve_a_mate_in_is_known, mate));
                let known = known.unwrap_or_default();
                RichText::new(tr!(
                    lang,
                    solve_searching_nodes_s,
                    nodes,
                    seconds,
                    held,
                    known
                ))
            }
            Some(answer) => {
                let is_cooked =
                    (answer.uniqueness.as_ref()).is_some_and(|u| u.unique == Some(false));
                let color = match answer.verdict {
                    // Good as a problem is only what has one solution.
                    Verdict::Mate if is_cooked => palette.warn,
                    Verdict::Mate => palette.good,
                    Verdict::NoMate => palette.bad,
                    Verdict::Unknown => palette.warn,
                };
                let sentence = sentence(model, browsed, answer);
                ui.label(RichText::new(sentence).strong().color(color));
                let (nodes, held) = (answer.nodes, bytes(answer.max_bytes));
                let seconds = answer.seconds;
                RichText::new(tr!(
                    lang,
                    solve_nodes_s_of_processor_time,
                    nodes,
                    seconds,
                    held
                ))
                .small()
                .color(palette.weak)
            }
        },
    };
    ui.label(text);
}

/// The answer in words.
fn sentence(model: &Model, browsed: &Browsed, answer: &Answer) -> String {
    let lang = model.lang();
    let helpmate = browsed.is_helpmate();
    let start = browsed.start();
    let has_checks = || start.moves().iter().any(|&m| start.gives_check(m));
    match (answer.verdict, answer.because) {
        (Verdict::Mate, _) => {
            let count = plies(answer.line.len(), model);
            let mut text = match (helpmate, answer.exact) {
                (true, _) => tr!(lang, solve_helpmate_in_no_less, count),
                (false, true) => tr!(lang, solve_mate_in_no_less, count),
                (false, false) => {
                    tr!(lang, solve_mate_in, count)
                }
            };
            if let Some(counted) = answer.plies_by_convention
                && counted != answer.line.len()
            {
                let counted = plies(counted, model);
                text += &tr!(lang, solve_without_futile_interpositions, counted);
            }
            if !answer.left_in_hand.is_empty() {
                let left = shogi_words::hand(&answer.left_in_hand, lang);
                text += &tr!(lang, solve_left_in_hand, left);
            }
            if let Some(uniqueness) = &answer.uniqueness {
                text += " ";
                text += &match uniqueness.unique {
                    Some(true) => tr!(lang, solve_it_is_the_only_solution).to_owned(),
                    Some(false) => {
                        let cooks = uniqueness.cooks.iter();
                        let cooks = cooks.filter(|cook| cook.flaw != Flaw::OtherLength);
                        let count = cooks.clone().count();
                        let at = cooks.map(|cook| cook.moves.len()).min().unwrap_or(1);
                        tr!(lang, solve_other_solutions_from, count, at)
                    }
                    None => tr!(lang, solve_the_limits_did_not_allow).to_owned(),
                };
            }
            text
        }
        (Verdict::NoMate, _) if !has_checks() => tr!(lang, solve_no_mate_there_is_no).to_owned(),
        (Verdict::NoMate, _) if helpmate => tr!(lang, solve_no_helpmate_no_line_of).to_owned(),
        (Verdict::NoMate, _) => tr!(lang, solve_no_mate_some_defence_escapes).to_owned(),
        (Verdict::Unknown, Because::Stopped(Stop::Cancelled)) => {
            tr!(lang, solve_cancelled_nothing_is_proved).to_owned()
        }
        (Verdict::Unknown, Because::Stopped(_)) => {
            tr!(lang, solve_not_settled_within_the_limits).to_owned()
        }
        (Verdict::Unknown, _) => tr!(lang, solve_not_settled_the_lines_are).to_owned(),
    }
}
