//! Where the next run is to stop: a list of conditions in the game's own terms.

use crate::base::messages::{Localize, Text, keys, tr};
use egui::{CollapsingHeader, Context, DragValue, Id, RichText, TextEdit, Ui};

use crate::gui::action::Action;
use crate::gui::icons::{self, Icon};
use crate::gui::model::Model;
use crate::gui::shell::opened;
use crate::problem::{GameTree, Problem, Shown};
use crate::worker::{Breakpoint, Expression};

/// What can be waited for, with numbers to start from.
fn kinds(problem: &Problem) -> [(Text, Breakpoint); 8] {
    [
        (keys::why_the_next_cut, Breakpoint::NextCut),
        (keys::why_the_roots_bounds_change, Breakpoint::RootBound),
        (keys::why_the_best_move_changes, Breakpoint::PvChanges),
        (keys::why_open_n, Breakpoint::OpenAbove(10)),
        (keys::why_bytes_n, Breakpoint::BytesAbove(1 << 20)),
        (keys::why_a_purge_of_more_than, Breakpoint::PurgeAbove(10)),
        (
            keys::why_a_move_is_first_searched,
            Breakpoint::FirstSearched(first_move(problem)),
        ),
        (
            keys::why_a_condition_on_counters,
            Breakpoint::Counters("leaves >= 5 and open > 3".to_owned()),
        ),
    ]
}

/// The first move of the position, as an example of its notation.
fn first_move(problem: &Problem) -> String {
    let Ok(mut tree) = problem.tree() else {
        return String::new();
    };
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    moves
        .first()
        .map_or_else(String::new, |&m| tree.move_text(m))
}

/// Somebody wants to add one by keys.
#[derive(Clone, Copy, Default)]
struct Called;

/// From the next frame on the list is open, and the keyboard is where one is added.
pub fn call(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Called));
}

pub fn ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let called = ui.data(|data| data.get_temp::<Called>(Id::NULL)).is_some();
    let lang = model.lang();
    let count = model.breakpoints().len();
    let title = tr!(lang, why_breakpoints, count);
    let shown = CollapsingHeader::new(title)
        .id_salt("breakpoints")
        .open(called.then_some(true))
        .show(ui, |ui| {
            list(ui, model, actions);
            let add = ui.menu_button(tr!(lang, why_add), |ui| {
                for (name, point) in kinds(model.problem()) {
                    if ui.button(name.get(lang)).clicked() {
                        let mut points = model.session().breakpoints.clone();
                        points.push(point.into());
                        actions.push(Action::SetBreakpoints(points));
                        ui.close();
                    }
                }
            });
            let add = add.response;
            if called {
                ui.data_mut(|data| data.remove_temp::<Called>(Id::NULL));
                add.request_focus();
            }
            add.on_hover_text(tr!(lang, why_a_running_search_pauses_when));
        });
    opened::reveal(ui, &shown);
}

fn list(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let before = &model.session().breakpoints;
    let mut next = before.clone();
    let mut gone = None;
    for (i, standing) in before.iter().enumerate() {
        match row(ui, model, i, &standing.at, standing.on) {
            Change::None => {}
            Change::To(changed) => next[i].at = changed,
            Change::Switch => next[i].on = !standing.on,
            Change::Remove => gone = Some(i),
        }
    }
    if let Some(i) = gone {
        next.remove(i);
    }
    if next != *before {
        actions.push(Action::SetBreakpoints(next));
    }
}

enum Change {
    None,
    To(Breakpoint),
    Switch,
    Remove,
}

fn row(ui: &mut Ui, model: &Model, i: usize, point: &Breakpoint, on: bool) -> Change {
    let lang = model.lang();
    let mut change = Change::None;
    ui.push_id(("breakpoint", i), |ui| {
        ui.horizontal(|ui| {
            let mut checked = on;
            let name = point.text(model.problem(), lang);
            let check = ui
                .checkbox(&mut checked, "")
                .on_hover_text(tr!(lang, why_in_force_or_not));
            check.widget_info(|| {
                egui::WidgetInfo::selected(egui::Role::CheckBox, true, on, name.clone())
            });
            if check.changed() {
                change = Change::Switch;
            }
            if let Some(edited) = fields(ui, model, point) {
                change = Change::To(edited);
            }
            let remove = tr!(lang, why_remove, name);
            if icons::button(ui, Icon::Cross, &remove, true).clicked() {
                change = Change::Remove;
            }
        });
        if let Some(sentence) = trouble(model, point) {
            let color = model.theme().palette().bad;
            ui.add(egui::Label::new(RichText::new(sentence).small().color(color)).wrap());
        } else if on && model.has_film() && !point.is_told_by_events() {
            let sentence = tr!(lang, why_holds_a_running_search_only);
            ui.add(egui::Label::new(RichText::new(sentence).small().weak()).wrap());
        }
    });
    change
}

/// Why the condition can never come true.
fn trouble(model: &Model, point: &Breakpoint) -> Option<String> {
    let lang = model.lang();
    match point {
        Breakpoint::Counters(text) => {
            let error = Expression::parse(text).err()?.to_string();
            Some(tr!(lang, why_condition_cannot_be_read, error))
        }
        Breakpoint::FirstSearched(line) => Some(model.problem().line(line).err()?.localize(lang)),
        _ => None,
    }
}

/// The condition with its number or text to be edited; what it became, if it was.
fn fields(ui: &mut Ui, model: &Model, point: &Breakpoint) -> Option<Breakpoint> {
    let lang = model.lang();
    let number = |ui: &mut Ui, label: &str, value: u64, of: fn(u64) -> Breakpoint| {
        let mut value = value;
        ui.label(label);
        let field = ui.add(DragValue::new(&mut value).range(0..=u64::MAX).speed(1.0));
        field.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, label));
        field.changed().then(|| of(value))
    };
    match point {
        Breakpoint::OpenAbove(limit) => number(ui, "OPEN >", *limit, Breakpoint::OpenAbove),
        Breakpoint::BytesAbove(limit) => {
            number(ui, tr!(lang, why_bytes), *limit, Breakpoint::BytesAbove)
        }
        Breakpoint::PurgeAbove(limit) => {
            number(ui, tr!(lang, why_purge), *limit, Breakpoint::PurgeAbove)
        }
        Breakpoint::FirstSearched(line) => {
            let mut line = line.clone();
            ui.label(tr!(lang, why_first_searched));
            let field = ui
                .add(TextEdit::singleline(&mut line).desired_width(100.0))
                .on_hover_text(tr!(lang, why_moves_from_the_root_the));
            let name = tr!(lang, why_line_of_moves);
            field.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, name));
            field.changed().then_some(Breakpoint::FirstSearched(line))
        }
        Breakpoint::Counters(text) => {
            let mut text = text.clone();
            let field = ui.add(TextEdit::singleline(&mut text).desired_width(170.0));
            let name = tr!(lang, why_condition_on_counters);
            field.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, name));
            field.changed().then_some(Breakpoint::Counters(text))
        }
        Breakpoint::RootBound
        | Breakpoint::NextCut
        | Breakpoint::PvChanges
        | Breakpoint::Selected(_) => {
            let text = point.text(model.problem(), lang);
            ui.add(egui::Label::new(text).truncate());
            None
        }
    }
}
