//! A set of problems: progress with the time left, and a table of results.

use crate::base::messages::{Localize, tr};
use egui::{
    Align, FocusDirection, Key, Layout, Modifiers, ProgressBar, Response, RichText, ScrollArea,
    Sense, TextStyle, Ui, vec2,
};
use egui_extras::{Column, TableBuilder};

use crate::gui::action::{Action, FileWish};
use crate::gui::digits::group;
use crate::gui::model::{Model, SetRow, TsumeAction, TsumeSet};
use crate::gui::pane_tool::PaneTool;
use crate::gui::panes::tools;
use crate::gui::shell::focus::{self, Follows};
use crate::gui::theme;
use crate::solve::tsume::Verdict;

/// So many rows are scrolled in at the least; where there is less room the whole page is scrolled.
const LEAST_ROWS: f32 = 4.0;
/// A name longer than this is cut, in points.
const MOST_OF_NAME: f32 = 240.0;
/// How far Left and Right move a table that is wider than its place, in points.
const SIDEWAYS: f32 = 40.0;

/// `to_row` is the row to which the keyboard is on its way: it may have to be scrolled to first.
pub fn ui(ui: &mut Ui, model: &Model, to_row: &mut Option<usize>, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let Some(set) = model.tsume().set() else {
        ui.add_space(8.0);
        ui.label(tr!(lang, solve_open_a_file_with_one));
        if ui
            .button(tr!(lang, solve_open_a_set))
            .on_hover_text(tr!(lang, solve_choose_the_file))
            .clicked()
        {
            actions.push(Action::Files(FileWish::OpenTsumeSet));
        }
        return;
    };
    ScrollArea::vertical()
        .id_salt("set")
        .auto_shrink([false, false])
        .show_following(ui, |ui| {
            head(ui, model, set, actions);
            ScrollArea::horizontal()
                .id_salt("table")
                .auto_shrink([false, false])
                .show(ui, |ui| table(ui, model, set, to_row, actions));
        });
}

fn head(ui: &mut Ui, model: &Model, set: &TsumeSet, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    ui.horizontal_wrapped(|ui| {
        if set.is_running() {
            let stop = ui.button(tr!(lang, solve_stop_the_set));
            let tip = tr!(lang, solve_results_so_far_stay);
            if stop.on_hover_text(tip).clicked() {
                actions.push(Action::Tsume(TsumeAction::StopSet));
            }
        } else {
            tools::offer(ui, model, PaneTool::SolveSet, actions);
        }
        let close = ui.button(tr!(lang, solve_close_the_set));
        let tip = tr!(lang, solve_forget_the_table);
        if close.on_hover_text(tip).clicked() {
            actions.push(Action::Tsume(TsumeAction::CloseSet));
        }
        ui.label(&set.name);
    });
    let (done, all) = (set.done(), set.rows().len());
    let [mates, escapes, unknown] = set.tally();
    let mut text = tr!(lang, solve_tally, done, all, mates, escapes, unknown);
    if let Some(left) = set.time_left() {
        let seconds = left.as_secs();
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        text += &tr!(lang, solve_left, time);
    }
    let share = done as f32 / all.max(1) as f32;
    let bar = ui.add(ProgressBar::new(share).desired_height(8.0));
    let name = tr!(lang, solve_progress_over_the_set);
    bar.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, name));
    ui.add(egui::Label::new(RichText::new(text).small().color(palette.weak)).wrap());
    bad_lines(ui, model, set);
}

/// Sentences about lines that fit under the pointer.
const MOST_SENTENCES: usize = 12;

/// Lines that are no problems: the first with its reason, the others under the pointer.
fn bad_lines(ui: &mut Ui, model: &Model, set: &TsumeSet) {
    let lang = model.lang();
    let sentences = set.bad_lines.iter();
    let sentences = sentences.map(|error| error.localize(lang));
    let mut said: Vec<String> = sentences.take(MOST_SENTENCES).collect();
    let Some(first) = said.first() else { return };
    let all = set.bad_lines.len();
    let text = tr!(lang, solve_lines_not_read, all, first);
    let color = model.theme().palette().warn;
    let label = ui.add(egui::Label::new(RichText::new(text).small().color(color)).wrap());
    if all > 1 {
        let more = all - said.len();
        if more > 0 {
            said.push(tr!(lang, solve_and_more, more));
        }
        label.on_hover_text(said.join("\n"));
    }
}

fn table(
    ui: &mut Ui,
    model: &Model,
    set: &TsumeSet,
    to_row: &mut Option<usize>,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let height = ui.text_style_height(&TextStyle::Body) + 5.0;
    let titles = [
        (
            tr!(lang, solve_problem),
            tr!(lang, solve_click_to_open_and_solve),
        ),
        (tr!(lang, solve_result), tr!(lang, solve_moves_to_mate)),
        (
            tr!(lang, solve_in_file),
            tr!(lang, solve_the_length_the_file_gives),
        ),
        (
            tr!(lang, solve_nodes_set),
            tr!(lang, solve_moves_made_in_the_search),
        ),
        (
            tr!(lang, solve_s_set),
            tr!(lang, solve_seconds_of_processor_time),
        ),
    ];
    let mut sideways = 0;
    let names = set.rows().iter().map(|row| row.entry.name.as_str());
    let longest = names.max_by_key(|name| name.chars().count());
    let widest = theme::text_width(ui, TextStyle::Body, longest.unwrap_or_default());
    // Rows are told apart by the ends of their names.
    let name_width = (widest + 4.0).clamp(50.0, MOST_OF_NAME);
    let count = set.rows().len();
    let page = (ui.available_height() / (height + ui.spacing().item_spacing.y)) as usize;
    // Not the header, and a row that was seen before.
    let page = page.saturating_sub(2).max(LEAST_ROWS as usize);
    let wanted = to_row.filter(|&row| row < count);
    let mut reached = false;
    let mut next: Option<usize> = None;
    let mut builder = TableBuilder::new(ui)
        .id_salt("tsume set")
        .striped(true)
        // Every cell can be clicked; the keyboard stops once a row.
        .sense(Sense::CLICK)
        .cell_layout(Layout::left_to_right(Align::Center))
        .auto_shrink([false, false])
        .min_scrolled_height(LEAST_ROWS * height)
        .column(Column::remainder().at_least(name_width).clip(true))
        .column(Column::initial(84.0).at_least(40.0))
        .column(Column::initial(46.0).at_least(24.0))
        .column(Column::initial(72.0).at_least(30.0))
        .column(Column::initial(44.0).at_least(24.0));
    if let Some(row) = wanted {
        // At once: only rows in sight are there to get the keyboard.
        builder = builder.scroll_to_row(row, None).animate_scrolling(false);
    }
    builder
        .header(height, |mut header| {
            for (title, tip) in titles {
                header.col(|ui| {
                    ui.label(RichText::new(title).small().color(palette.weak))
                        .on_hover_text(tip);
                });
            }
        })
        .body(|body| {
            body.rows(height, count, |mut row| {
                let i = row.index();
                let entry = &set.rows()[i];
                row.set_selected(set.chosen == Some(i));
                let live = set.begun().filter(|&(begun, _)| begun == i);
                let (result, color) = result(model, entry, live.is_some());
                let answer = entry.result.as_ref().and_then(|r| r.as_ref().ok());
                let nodes = match (answer, live) {
                    (Some(answer), _) => group(answer.nodes, lang),
                    (None, Some((_, progress))) => group(progress.nodes(), lang),
                    _ => String::new(),
                };
                let seconds = answer.map(|answer| format!("{:.2}", answer.seconds));
                let said = entry.entry.recorded.map(|moves| moves.to_string());
                let cells = [
                    (entry.entry.name.clone(), palette.text),
                    (result, color),
                    (said.unwrap_or_default(), palette.weak),
                    (nodes, palette.text),
                    (seconds.unwrap_or_default(), palette.text),
                ];
                let name = tr!(lang, solve_problem_set, name = &entry.entry.name);
                let mut stop = None;
                for (text, color) in cells {
                    row.col(|ui| {
                        if stop.is_none() {
                            let here = focus::row(ui, || {
                                egui::WidgetInfo::labeled(egui::Role::ListItem, true, &name)
                            });
                            sideways += focus::sideways(ui, &here);
                            if wanted == Some(i) {
                                here.request_focus();
                                reached = true;
                            }
                            next = next.or(leads_to(ui, &here, i, page));
                            stop = Some(here);
                        }
                        ui.add(egui::Label::new(RichText::new(text).color(color)).truncate());
                    });
                }
                let response = stop.map_or_else(|| row.response(), |stop| row.response() | stop);
                if response.clicked() {
                    actions.push(Action::Tsume(TsumeAction::Choose(i)));
                }
            });
        });
    let next = next.map(|row| row.min(count.saturating_sub(1)));
    *to_row = next.or(wanted.filter(|_| !reached));
    if to_row.is_some() {
        ui.ctx().request_repaint();
    }
    if sideways != 0 {
        ui.scroll_with_delta(vec2(-SIDEWAYS * sideways as f32, 0.0));
    }
}

/// The row to which a key leads from this one, if it has the keyboard; itself if it has just got
/// it, so that it comes into sight.
fn leads_to(ui: &Ui, row: &Response, here: usize, page: usize) -> Option<usize> {
    if focus::has_arrived(row) {
        return Some(here);
    }
    // The key by which it has come here in this frame would be read again.
    if !row.has_focus() || row.gained_focus() {
        return None;
    }
    focus::keep_arrows(ui, row);
    let keys = [
        (Key::ArrowUp, here.saturating_sub(1)),
        (Key::ArrowDown, here + 1),
        (Key::PageUp, here.saturating_sub(page)),
        (Key::PageDown, here.saturating_add(page)),
        (Key::Home, 0),
        (Key::End, usize::MAX),
    ];
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (_, to) = keys.into_iter().find(|&(key, _)| pressed(key))?;
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    Some(to)
}

/// What became of a problem, in a word.
fn result(model: &Model, row: &SetRow, live: bool) -> (String, egui::Color32) {
    let lang = model.lang();
    let palette = model.theme().palette();
    match &row.result {
        Some(Ok(answer)) => match answer.verdict {
            Verdict::Mate => (super::plies(answer.line.len(), model), palette.good),
            Verdict::NoMate => (tr!(lang, solve_no_mate).to_owned(), palette.bad),
            Verdict::Unknown => (tr!(lang, solve_unknown).to_owned(), palette.warn),
        },
        Some(Err(_)) => (tr!(lang, solve_no_problem).to_owned(), palette.bad),
        None if live => ("…".to_owned(), palette.accent),
        None => (String::new(), palette.weak),
    }
}
