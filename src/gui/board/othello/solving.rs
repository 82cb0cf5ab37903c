//! The endgame solver beside the Othello board: its button, and how far it has come in words.

use crate::base::messages::{Lang, tr};
use egui::{Button, RichText, Ui, WidgetInfo};

use super::scores::signed;
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::model::{Model, Solved};
use crate::gui::shell::keys;
use crate::solve::othello::Answer;

/// Moves of the best line that are written out.
const LINE: usize = 5;

/// Starts the solver, or stops it.
pub fn button(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let command = Command::SolveEndgame;
    let state = model.command_state(command);
    let name = if model.is_solving() {
        tr!(lang, solve_cancel)
    } else {
        tr!(lang, solve_solve)
    };
    let tip = keys::behind(command.describe().tip.get(lang), command, ui.ctx());
    let fill = model.theme().palette().accent_soft;
    let mut response = ui
        .add_enabled(state.is_ok(), Button::new(RichText::new(name)).fill(fill))
        .on_hover_text(tip);
    if let Err(reason) = &state {
        response = response.on_disabled_hover_text(reason);
    }
    response.widget_info(|| {
        let name = if model.is_solving() {
            tr!(lang, solve_stop_solving_the_endgame)
        } else {
            tr!(lang, solve_solve_the_endgame)
        };
        WidgetInfo::labeled(egui::Role::Button, state.is_ok(), name)
    });
    if response.clicked() {
        actions.push(Action::Command(command));
    }
}

/// What the solver has to say of the board, if it was asked. Short: there are two small lines.
pub fn sentence(model: &Model) -> Option<String> {
    let lang = model.lang();
    let solved = model.solved()?;
    let (nodes, seconds) = solved.effort();
    let count = rounded(nodes, lang);
    let time = time(seconds, lang);
    let effort = tr!(lang, solve_nodes, count, time);
    let (exact, moves) = (solved.exact(), solved.move_count());
    let known = if moves == exact {
        String::new()
    } else {
        tr!(lang, solve_of_exact, exact, moves)
    };
    Some(match solved.answer() {
        None if solved.is_running() => {
            let outlook = outlook(solved.empties(), lang);
            tr!(lang, solve_solving, known, effort, outlook)
        }
        None => return None,
        Some(answer) => {
            let result = result(model, solved, answer);
            tr!(lang, solve_solving_form, result, known, effort)
        }
    })
}

/// Empty squares up to which an answer comes within hours at worst, and up to which it may come.
const WITHIN_REACH: u32 = 30;
const FAR: u32 = 36;

/// What is to be expected of so many empty squares, where that is bad news.
fn outlook(empties: u32, lang: Lang) -> String {
    if empties <= WITHIN_REACH {
        String::new()
    } else if empties <= FAR {
        tr!(lang, solve_with_empty_squares_this_may, empties)
    } else {
        tr!(lang, solve_with_empty_squares_this_is, empties)
    }
}

/// Seconds as one says them; what took hardly any time is not made longer than it was.
fn time(seconds: f64, lang: Lang) -> String {
    if seconds < 0.1 {
        return tr!(lang, solve_under_0_1_s).to_owned();
    }
    tr!(lang, solve_s, seconds)
}

/// A count as one says it: 9,876, then 54 k, then 3.2 M; languages may count by ten thousands.
fn rounded(count: u64, lang: Lang) -> String {
    match count {
        0..10_000 => tr!(lang, solve_count, count),
        10_000..1_000_000 => tr!(
            lang,
            solve_thousands,
            thousands = count / 1000,
            myriads = count / 10_000
        ),
        _ => tr!(
            lang,
            solve_millions,
            millions = count as f64 / 1e6,
            myriads = count / 10_000
        ),
    }
}

/// The score and how the best line begins, or what is left unknown.
fn result(model: &Model, solved: &Solved, answer: &Answer) -> String {
    let lang = model.lang();
    let Some(score) = answer.proved.exact() else {
        let (lower, upper) = (signed(answer.proved.lower), signed(answer.proved.upper));
        let why = solved.stopped_by();
        let why = why.map_or_else(String::new, |stop| stop.words().get(lang).to_owned());
        return tr!(lang, solve_between_and, lower, upper, why);
    };
    let mut line: Vec<String> = answer
        .pv
        .iter()
        .take(LINE)
        .map(|m| m.map_or_else(|| tr!(lang, solve_pass).to_owned(), |m| m.to_string()))
        .collect();
    if answer.pv.len() > LINE {
        line.push("…".to_owned());
    }
    let (score, line) = (signed(score), line.join(" "));
    tr!(lang, solve_by, score, line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_that_is_out_of_reach_is_said_to_be() {
        assert_eq!(outlook(24, Lang::En), "");
        assert!(outlook(32, Lang::En).ends_with("may take days."));
        assert!(outlook(60, Lang::En).ends_with("out of reach."));
        assert!(outlook(60, Lang::Ja).contains("空き60マス"));
    }

    #[test]
    fn what_took_no_time_is_not_said_to_have_taken_some() {
        assert_eq!(time(0.0002, Lang::En), "under 0.1 s");
        assert_eq!(time(0.14, Lang::Ja), "0.1秒");
    }

    #[test]
    fn counts_are_said_shortly() {
        let both = |count| (rounded(count, Lang::En), rounded(count, Lang::Ja));
        assert_eq!(both(9_876), ("9,876".into(), "9,876".into()));
        assert_eq!(both(54_321), ("54 k".into(), "5万".into()));
        assert_eq!(both(18_849_618), ("18.8 M".into(), "1,884万".into()));
    }
}
