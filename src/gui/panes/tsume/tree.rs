//! Every defence with its refutation, the main line marked, the others folded; without a mate,
//! every check with what escapes it.

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
            true => lang.pick(
                "A helpmate has one line: nobody defends.",
                "協力詰は一本道です。受ける人はいません。",
            ),
            false => lang.pick(
                "Every defence and its refutation is shown here once the problem is solved.",
                "解けると、すべての応手とその詰みがここに出ます。",
            ),
        };
        return super::super::empty(ui, sentence);
    };
    if tree.rows().is_empty() {
        let sentence = match tree.branch(0).complete {
            true => lang.pick("There is no check to give.", "王手をかける手がありません。"),
            false => lang.pick("Looking for what escapes…", "逃れ方を調べています…"),
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
        let tip = lang.pick(format!("What follows {name}"), format!("{name}の続き"));
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
        label = label.on_hover_text(lang.pick("The main line", "本手順"));
    }
    if label.clicked() {
        act(TsumeAction::Select(row.branch));
    }
    let mut note = String::new();
    if branch.over {
        note = match (tree.is_mate(), branch.unsettled) {
            (true, _) => lang.pick("mate", "詰み"),
            (false, true) => lang.pick("not settled", "不明"),
            (false, false) => lang.pick("escapes: no check is left", "逃れ: 王手が続かない"),
        }
        .to_owned();
    } else if let Some(left) = branch.left {
        let count = plies(left, model);
        note = lang.pick(format!("{count} left"), format!("あと{count}"));
    } else if !tree.is_mate() {
        note = lang.pick("escapes", "逃れ").to_owned();
    }
    ui.label(RichText::new(note).small().color(palette.weak));
    if let Some((parent, count)) = row.others {
        let open = tree.branch(parent).others;
        let sign = if open { "▾" } else { "▸" };
        let s = if count == 1 { "" } else { "s" };
        let text = lang.pick(
            format!("{sign} {count} other{s}"),
            format!("{sign} 他{count}手"),
        );
        let tip = lang.pick(
            format!("Other defences instead of {name}"),
            format!("{name}に代わる応手"),
        );
        let others = ui.small_button(text);
        others.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &tip));
        if others.on_hover_text(tip.clone()).clicked() {
            act(TsumeAction::ToggleOthers(parent));
        }
    }
}
