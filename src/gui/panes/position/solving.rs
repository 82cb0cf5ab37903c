//! The endgame solver beside the Othello board: its button, and how far it has come in words.

use egui::{Button, RichText, Ui, WidgetInfo};

use crate::gui::action::Action;
use crate::gui::board_scores::signed;
use crate::gui::command::Command;
use crate::gui::model::{Model, Solved};
use crate::gui::words;
use crate::solve::othello::Answer;

/// Moves of the best line that are written out.
const LINE: usize = 6;

/// Starts the solver, or stops it.
pub fn button(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let command = Command::SolveEndgame;
    let state = model.command_state(command);
    let name = if model.is_solving() {
        lang.pick("Cancel", "中止")
    } else {
        lang.pick("Solve", "完全読み")
    };
    let description = command.describe();
    let keys = description.keys.first();
    let keys = keys.map_or(String::new(), |keys| {
        format!(" ({})", ui.ctx().format_shortcut(keys))
    });
    let tip = format!("{}{keys}", description.tip.get(lang));
    let fill = model.theme().palette().accent_soft;
    let mut response = ui
        .add_enabled(state.is_ok(), Button::new(RichText::new(name)).fill(fill))
        .on_hover_text(tip);
    if let Err(reason) = &state {
        response = response.on_disabled_hover_text(reason);
    }
    response.widget_info(|| {
        let name = if model.is_solving() {
            lang.pick("Stop solving the endgame", "完全読みを中止する")
        } else {
            lang.pick("Solve the endgame", "終盤を完全に読む")
        };
        WidgetInfo::labeled(egui::Role::Button, state.is_ok(), name)
    });
    if response.clicked() {
        actions.push(Action::Command(command));
    }
}

/// What the solver has to say of the board, if it was asked.
pub fn sentence(model: &Model) -> Option<String> {
    let lang = model.lang();
    let solved = model.solved()?;
    let (nodes, seconds) = solved.effort();
    let effort = lang.pick(
        format!("{}, {seconds:.1} s", words::nodes(nodes, lang)),
        format!("{}、{seconds:.1}秒", words::nodes(nodes, lang)),
    );
    let (exact, moves) = (solved.exact(), solved.move_count());
    let known = if moves == 0 {
        String::new()
    } else {
        lang.pick(
            format!("{exact} of {moves} moves exact, "),
            format!("{moves}手中{exact}手が確定、"),
        )
    };
    Some(match solved.answer() {
        None if solved.is_running() => lang.pick(
            format!("Solving: {known}{effort}"),
            format!("読み中: {known}{effort}"),
        ),
        None => return None,
        Some(answer) => {
            let result = result(model, solved, answer);
            lang.pick(
                format!("{result}; {known}{effort}."),
                format!("{result}。{known}{effort}。"),
            )
        }
    })
}

/// The score and how the best line begins, or what is left unknown.
fn result(model: &Model, solved: &Solved, answer: &Answer) -> String {
    let lang = model.lang();
    let Some(score) = answer.proved.exact() else {
        let (lower, upper) = (signed(answer.proved.lower), signed(answer.proved.upper));
        let why = solved.stopped_by();
        let why = why.map_or_else(String::new, |stop| words::stopped(stop, lang).to_owned());
        return lang.pick(
            format!("Between {lower} and {upper} ({why})"),
            format!("{lower}から{upper}の間({why})"),
        );
    };
    let mut line: Vec<String> = answer
        .pv
        .iter()
        .take(LINE)
        .map(|m| m.map_or_else(|| lang.pick("pass", "パス").to_owned(), |m| m.to_string()))
        .collect();
    if answer.pv.len() > LINE {
        line.push("…".to_owned());
    }
    let (score, line) = (signed(score), line.join(" "));
    lang.pick(
        format!("{score} with best play: {line}"),
        format!("双方最善で{score}: {line}"),
    )
}
