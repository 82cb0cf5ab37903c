//! Every defence with its refutation, the main line marked, the others folded; without a mate,
//! every check with what escapes it.

use crate::base::messages::tr;
use egui::{RichText, ScrollArea, Ui};

use super::plies;
use crate::gui::action::Action;
use crate::gui::model::{Model, TsumeAction, TsumeRow, TsumeTree};

/// Points a level goes to the right, and the deepest that is still moved there.
const STEP: f32 = 16.0;
const DEEPEST: usize = 14;

pub fn ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let browsed = model.tsume().browsed();
    let Some((browsed, tree)) = browsed.and_then(|b| Some((b, b.tree()?))) else {
        let sentence = match browsed.is_some_and(|b| b.is_helpmate()) {
            true => tr!(lang, solve_a_helpmate_has_one_line),
            false => tr!(lang, solve_every_defence_and_its_refutation_is),
        };
        return super::super::empty(ui, sentence);
    };
    if tree.rows().is_empty() {
        let sentence = match tree.branch(0).complete {
            true => tr!(lang, solve_there_is_no_check_to),
            false => tr!(lang, solve_looking_for_what_escapes),
        };
        return super::super::empty(ui, sentence);
    }
    let height = ui.spacing().interact_size.y;
    ScrollArea::both().auto_shrink([false, false]).show_rows(
        ui,
        height,
        tree.rows().len(),
        |ui, range| {
            for &row in &tree.rows()[range] {
                ui.horizontal(|ui| {
                    ui.add_space(row.indent.min(DEEPEST) as f32 * STEP);
                    one(ui, model, tree, row, browsed.selected(), actions);
                });
            }
        },
    );
}

fn one(
    ui: &mut Ui,
    model: &Model,
    tree: &TsumeTree,
    row: TsumeRow,
    selected: Option<usize>,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let mut act = |action| actions.push(Action::Tsume(action));
    let branch = tree.branch(row.branch);
    let name = tree.name(row.branch, lang);
    // A variation can be unfolded; the main line and first answers always are.
    let folds = !branch.main && !branch.over && (!tree.is_mate() || row.others.is_none());
    if folds {
        let sign = if branch.open { "▾" } else { "▸" };
        let toggle = ui.small_button(sign);
        let tip = tr!(lang, solve_what_follows, name);
        toggle.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &tip));
        if toggle.on_hover_text(tip.clone()).clicked() {
            act(TsumeAction::Toggle(row.branch));
        }
    }
    let mut text = RichText::new(name);
    if branch.main {
        text = text.strong().color(palette.accent);
    }
    let mut label = ui.selectable_label(selected == Some(row.branch), text);
    if branch.main {
        label = label.on_hover_text(tr!(lang, solve_the_main_line));
    }
    if label.clicked() {
        act(TsumeAction::Select(row.branch));
    }
    let mut note = String::new();
    if branch.over {
        note = match (tree.is_mate(), branch.unsettled) {
            (true, _) => tr!(lang, solve_mate),
            (false, true) => tr!(lang, solve_not_settled),
            (false, false) => tr!(lang, solve_escapes_no_check_is_left),
        }
        .to_owned();
    } else if let Some(left) = branch.left {
        let count = plies(left, model);
        note = tr!(lang, solve_left_tree, count);
    } else if !tree.is_mate() {
        note = tr!(lang, solve_escapes).to_owned();
    }
    ui.label(RichText::new(note).small().color(palette.weak));
    if let Some((parent, count)) = row.others {
        let open = tree.branch(parent).others;
        let sign = if open { "▾" } else { "▸" };
        let text = tr!(lang, solve_other_defences, sign, count);
        let tip = tr!(lang, solve_other_defences_instead_of, name);
        let others = ui.small_button(text);
        others.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &tip));
        if others.on_hover_text(tip.clone()).clicked() {
            act(TsumeAction::ToggleOthers(parent));
        }
    }
}
