//! The timeline: scrub through the recorded run like a film, step by any stride, see where cuts,
//! iterations and root-bound changes lie; bookmarks.

use crate::base::messages::{self, Lang, Text, tr};
use egui::epaint::Mesh;
use egui::{Id, Key, Modifiers, Rect, RichText, ScrollArea, Sense, Stroke, Ui, pos2, vec2};

use super::Pane;
use crate::explain::why::Method;
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::digits::bytes;
use crate::gui::icons::{self, Icon};
use crate::gui::model::{Model, Run};
use crate::gui::shell::drop_down::DropDown;
use crate::gui::shell::focus::Follows;
use crate::gui::shell::{focus, keys, toolbar};
use crate::gui::theme;
use crate::gui::words;
use crate::picture::fonts;
use crate::picture::palette::Palette;
use crate::session::Clock;
use crate::trace::Mark;

/// In how many sizes of the body's type all controls stand in one row.
const ALL_CONTROLS: f32 = 40.0;
/// The lowest lane whose name can be read, in points.
const LEAST_LANE: f32 = 11.0;
const CLOCK: Text = messages::keys::watch_clock;

#[derive(Default)]
pub struct TimelinePane {
    /// A bookmark whose name is being typed.
    renaming: Option<(usize, String)>,
    /// Its field is to get the keyboard; what had it gets it back.
    begins: bool,
    back: Option<Id>,
    /// How high the controls were in the last frame.
    controls: f32,
}

impl Pane for TimelinePane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        if !model.has_runs() {
            return super::before_a_run(ui, model, tr!(lang, watch_press_space_to_run_the));
        }
        // What has no room is scrolled to.
        ScrollArea::vertical()
            .min_scrolled_height(0.0)
            .auto_shrink([false, false])
            .show_following(ui, |ui| self.time(ui, model, actions));
    }
}

impl TimelinePane {
    fn time(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        // Where there is no room for both, lanes come first: what controls do is done by keys, too.
        let lanes = model.runs().count() as f32 * LEAST_LANE;
        let lanes_first = ui.available_height() < self.controls + lanes;
        if lanes_first {
            bars(ui, model, actions);
        }
        self.controls = controls(ui, model, actions);
        if !lanes_first {
            bars(ui, model, actions);
        }
        self.bookmarks(ui, model, actions);
    }
}

/// The row of strides and the clock; gives how high it is.
fn controls(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) -> f32 {
    let narrow = ui.available_width() < ALL_CONTROLS * theme::body_size(model.presentation());
    let row = ui.horizontal_wrapped(|ui| {
        // The ends of time are in the toolbar, too; lanes are more use than a second row.
        let ends = |ui: &mut Ui, command, actions: &mut Vec<Action>| {
            if !narrow {
                toolbar::command(ui, model, command, actions);
            }
        };
        ends(ui, Command::ToStart, actions);
        strides(ui, model, actions);
        ends(ui, Command::ToEnd, actions);
        if narrow {
            clock_list(ui, model, actions);
            return;
        }
        ui.separator();
        clock(ui, model, actions);
        ui.separator();
        where_we_are(ui, model);
    });
    row.response.rect.height()
}

fn strides(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let gap = ui.spacing().item_spacing.x;
    let rows = [
        (Command::BackCut, Command::StepCut, tr!(lang, watch_cut)),
        (
            Command::BackLeaf,
            Command::StepLeaf,
            tr!(lang, watch_leaf_timeline),
        ),
        (Command::BackNode, Command::StepNode, tr!(lang, watch_node)),
        (
            Command::BackEvent,
            Command::StepEvent,
            tr!(lang, watch_event_timeline),
        ),
    ];
    for (back, on, name) in rows {
        ui.spacing_mut().item_spacing.x = 1.0;
        arrow(ui, model, Icon::StepBack, back, actions);
        ui.add(egui::Label::new(RichText::new(name).small()).extend());
        arrow(ui, model, Icon::Step, on, actions);
        ui.spacing_mut().item_spacing.x = gap.min(6.0);
    }
    ui.spacing_mut().item_spacing.x = gap;
}

fn arrow(ui: &mut Ui, model: &Model, icon: Icon, command: Command, actions: &mut Vec<Action>) {
    let name = command.describe().name.get(model.lang());
    let name = keys::behind(name, command, ui.ctx());
    if icons::button(ui, icon, &name, model.command_state(command).is_ok()).clicked() {
        actions.push(Action::Command(command));
    }
}

/// The unit of the common clock.
pub fn clock(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.label(CLOCK.get(model.lang()));
    clock_list(ui, model, actions);
}

fn clock_list(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let now = model.session().clock;
    let label = CLOCK.get(lang);
    let mut clock = now;
    let changed = DropDown::new(label)
        .salt("clock")
        .width(96.0)
        .tip(tr!(lang, watch_in_what_equal_work_is))
        .values(ui, &Clock::ALL, &mut clock, |clock| {
            words::clock(clock, lang)
        });
    if changed {
        actions.push(Action::SetClock(clock));
    }
}

fn where_we_are(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    let Some(run) = model.active_run() else {
        return;
    };
    // Whoever has little room reads it on the lane.
    if ui.available_size_before_wrap().x < 120.0 {
        return;
    }
    if run.record().is_full() {
        ui.weak(tr!(lang, watch_the_log_is_full))
            .on_hover_text(tr!(lang, watch_what_came_later_is_counted));
    } else if !run.record().is_complete() {
        let depth = run.record().depth().unwrap_or_default();
        // Each runner has its own depth.
        let who = match model.runs().count() {
            0 | 1 => String::new(),
            _ => format!("{}: ", run.label_in(model.lang())),
        };
        ui.weak(tr!(lang, watch_recorded_to_depth, who, depth));
    }
    // Not worth a line of its own.
    if ui.available_size_before_wrap().x < 60.0 {
        return;
    }
    let size = bytes(run.recording_bytes());
    let named = tr!(lang, watch_recorded, size = &size);
    // Where there is no room for the name, the tip has it.
    let text = match theme::fits(ui, &named) {
        true => named,
        false => size,
    };
    ui.weak(text)
        .on_hover_text(tr!(lang, watch_memory_of_this_recording));
}

/// One bar a runner, all on the common clock.
fn bars(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let end = model.clock_end().max(1e-9);
    let count = model.runs().count();
    // All lanes are in sight, however many there are; a row of bookmarks below them too.
    let below = match model.bookmarks().is_empty() {
        true => 0.0,
        false => ui.spacing().interact_size.y + ui.spacing().item_spacing.y,
    };
    let lane = (ui.available_height() - below) / count.max(1) as f32;
    ui.spacing_mut().item_spacing.y = if lane < 18.0 { 2.0 } else { 4.0 };
    let height = (lane - ui.spacing().item_spacing.y).clamp(LEAST_LANE, 30.0);
    let usual = 12.0 * theme::letters(model.presentation());
    let font = egui::FontId::proportional(fonts::step((height - 2.0).clamp(9.0, usual)));
    let margins = Margins::new(ui, model, &font);
    // An arrow leads from the pane to the lane of the runner that is meant.
    let has_lane = |&i: &usize| model.runners().get(i).is_some_and(|r| r.run.is_some());
    let mut meant_first = std::iter::once(model.active_runner()).chain(0..model.runners().len());
    let entry = meant_first.find(has_lane);
    for (i, runner) in model.runners().iter().enumerate() {
        let Some(run) = &runner.run else { continue };
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let rect = margins.between(row);
        let response = ui.interact(
            rect,
            ui.scope_id().with(("lane", i)),
            Sense::click_and_drag(),
        );
        response.widget_info(|| {
            let label = runner.label_in(model.lang());
            let name = tr!(model.lang(), watch_timeline_of, label);
            egui::WidgetInfo::slider(true, model.shown_event(i) as f64, name)
        });
        let secret = model.keeps_outcome_secret();
        if ui.is_rect_visible(row) {
            if secret {
                let ground = model.theme().palette().raised;
                ui.painter().rect_filled(rect, 3.0, ground);
            } else {
                bar(ui, rect, i, run, model, end);
            }
            margins.draw(ui, row, &words_beside(model, i, run), &font, model);
        }
        if secret {
            // How long a search was and where it cut may be what is asked for.
            response.on_hover_text(tr!(model.lang(), watch_time_is_hidden_while_a));
            continue;
        }
        let response = response.on_hover_text(tr!(model.lang(), watch_drag_to_go_back_and));
        if entry == Some(i) {
            focus::lead_in(ui, &response);
        }
        let twentieth = (run.events() as i64 / 20).max(1);
        let by = focus::sideways(ui, &response) + twentieth * focus::leaps(ui, &response);
        if by != 0 {
            let event = model.shown_event(i).saturating_add_signed(by);
            actions.push(Action::SetActiveRunner(i));
            actions.push(Action::Seek { runner: i, event });
        }
        if let Some(pointer) = response
            .interact_pointer_pos()
            .filter(|_| response.dragged() || response.clicked())
        {
            let share = f64::from(((pointer.x - rect.left()) / rect.width()).clamp(0.0, 1.0));
            let event = model.event_at_clock(i, share * end);
            actions.push(Action::SetActiveRunner(i));
            actions.push(Action::Seek { runner: i, event });
        }
    }
}

/// TimelineIndex nearer to each other than this, in points, are one to the eye.
const APART: f32 = 0.5;

/// Where marks stand, from left to right, those that lie on each other once: SSS* changes the root's
/// bounds thousands of times, and a bar has room for hundreds.
fn places<T>(marks: &[Mark<T>], x_of: impl Fn(u64) -> f32) -> Vec<f32> {
    let mut places = Vec::new();
    let mut rest = marks;
    while let Some(first) = rest.first() {
        let x = x_of(first.at as u64);
        places.push(x);
        // Later marks stand further right, so those of one place are found by halving.
        let here = rest.partition_point(|mark| x_of(mark.at as u64) < x + APART);
        rest = &rest[here.max(1)..];
    }
    places
}

fn bar(ui: &Ui, rect: Rect, i: usize, run: &Run, model: &Model, end: f64) {
    let colors = Palette::new(model.theme().is_dark());
    let palette = model.theme().palette();
    let painter = ui.painter().with_clip_rect(rect);
    painter.rect_filled(rect, 3.0, palette.raised);
    let x_of = &|event: u64| rect.left() + (model.clock_of(i, event) / end) as f32 * rect.width();
    let total = run.events();
    let run_end = x_of(total);
    let body = Rect::from_min_max(
        rect.min,
        pos2(run_end.max(rect.left() + 2.0), rect.bottom()),
    );
    painter.rect_filled(body, 3.0, model.runner_color(i).gamma_multiply(0.25));
    // Cuts as a density along the lower edge, levels of recursion as tints along the upper one.
    let columns = run.marks().columns(
        &run.record().log,
        0,
        total as usize,
        (body.width() as usize).clamp(1, 600),
    );
    let most = columns.iter().map(|c| c.cuts).max().unwrap_or(0).max(1);
    let mut mesh = Mesh::default();
    let recursive = matches!(run.method(), Method::Bounds(_));
    // One column begins where the last one ends.
    let mut edge = (0, x_of(0));
    for column in &columns {
        if recursive && column.highest_level > 1 {
            let (left, right) = (x_of(column.from as u64), x_of(column.to as u64));
            let strip = Rect::from_min_max(
                pos2(left, rect.top()),
                pos2(right.max(left + 1.0), rect.top() + rect.height() * 0.4),
            );
            mesh.add_colored_rect(strip, colors.level(u32::from(column.highest_level) - 1));
        }
        if column.cuts > 0 {
            let left = match edge {
                (at, x) if at == column.from => x,
                _ => x_of(column.from as u64),
            };
            let right = x_of(column.to as u64);
            edge = (column.to, right);
            let height = rect.height() * 0.55 * (column.cuts as f32 / most as f32).sqrt();
            let bar = Rect::from_min_max(
                pos2(left, rect.bottom() - height.max(2.0)),
                pos2(right.max(left + 1.0), rect.bottom()),
            );
            mesh.add_colored_rect(bar, colors.look(crate::trace::State::Cut).line);
        }
    }
    painter.add(mesh);
    let marks = run.marks();
    for x in places(marks.root_changes(), x_of) {
        painter.line_segment(
            [pos2(x, rect.top()), pos2(x, rect.bottom())],
            Stroke::new(1.0, colors.principal),
        );
    }
    let mut rounds = places(marks.iterations(), x_of);
    rounds.extend(places(marks.passes(), x_of));
    for x in rounds {
        painter.line_segment(
            [pos2(x, rect.top()), pos2(x, rect.top() + 5.0)],
            Stroke::new(2.0, palette.warn),
        );
    }
    for bookmark in model.bookmarks().iter().filter(|b| b.runner == i) {
        let x = x_of(bookmark.event);
        let tip = [
            pos2(x - 4.0, rect.top()),
            pos2(x + 4.0, rect.top()),
            pos2(x, rect.top() + 6.0),
        ];
        painter.add(egui::Shape::convex_polygon(
            tip.to_vec(),
            palette.accent,
            Stroke::NONE,
        ));
    }
    let x = x_of(model.shown_event(i)).clamp(rect.left() + 1.0, rect.right() - 1.0);
    painter.line_segment(
        [pos2(x, rect.top()), pos2(x, rect.bottom())],
        Stroke::new(3.0, palette.strong),
    );
}

/// What stands beside a lane: whose it is, and how far it is shown.
fn words_beside(model: &Model, i: usize, run: &Run) -> [String; 2] {
    let (at, lang) = (model.shown_event(i), model.lang());
    let place = match model.keeps_outcome_secret() {
        true => tr!(lang, watch_event_timeline_2, at),
        false => events(at, run.events(), lang),
    };
    [run.label_in(model.lang()), place]
}

fn events(at: u64, all: u64, lang: Lang) -> String {
    tr!(lang, watch_event_of, at, all)
}

/// Room for words left and right of all lanes, so that no mark crosses a word.
struct Margins {
    left: f32,
    right: f32,
}

impl Margins {
    const GAP: f32 = 8.0;

    fn new(ui: &Ui, model: &Model, font: &egui::FontId) -> Margins {
        let width = |text: String| {
            let galley = ui
                .painter()
                .layout_no_wrap(text, font.clone(), egui::Color32::WHITE);
            galley.size().x + Margins::GAP
        };
        let mut margins = Margins {
            left: 0.0,
            right: 0.0,
        };
        for (i, runner) in model.runners().iter().enumerate() {
            let Some(run) = &runner.run else { continue };
            let [name, _] = words_beside(model, i, run);
            margins.left = margins.left.max(width(name));
            // As wide as it will be at the end: lanes do not move while the film runs.
            let all = run.events();
            margins.right = margins.right.max(width(events(all, all, model.lang())));
        }
        margins
    }

    /// The lane itself.
    fn between(&self, row: Rect) -> Rect {
        let left = (row.left() + self.left).min(row.center().x);
        let right = (row.right() - self.right).max(left + 1.0);
        Rect::from_min_max(pos2(left, row.top()), pos2(right, row.bottom()))
    }

    fn draw(&self, ui: &Ui, row: Rect, words: &[String; 2], font: &egui::FontId, model: &Model) {
        let color = model.theme().palette().text;
        let painter = ui.painter().with_clip_rect(row);
        let [name, place] = words;
        let middle = row.center().y;
        let (left, right) = (pos2(row.left(), middle), pos2(row.right(), middle));
        painter.text(left, egui::Align2::LEFT_CENTER, name, font.clone(), color);
        painter.text(
            right,
            egui::Align2::RIGHT_CENTER,
            place,
            font.clone(),
            color,
        );
    }
}

impl TimelinePane {
    /// A bookmark was made: its name is asked for.
    pub fn name_bookmark(&mut self, number: usize, name: String) {
        self.renaming = Some((number, name));
        self.begins = true;
    }

    fn bookmarks(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        if model.bookmarks().is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for (i, bookmark) in model.bookmarks().iter().enumerate() {
                if let Some((at, text)) = &mut self.renaming
                    && *at == i
                {
                    let field = ui.add(
                        egui::TextEdit::singleline(text)
                            .desired_width(110.0)
                            .id(Id::unique("bookmark name")),
                    );
                    field.widget_info(|| {
                        egui::WidgetInfo::labeled(
                            egui::Role::TextInput,
                            true,
                            tr!(lang, watch_bookmark_name),
                        )
                    });
                    if std::mem::take(&mut self.begins) {
                        self.back = ui.memory(|memory| memory.focused());
                        focus::begin_anew(&field, text);
                    } else if field.lost_focus() {
                        // Escape leaves the name as it was, and so does an empty one.
                        let escape = ui.input(|input| input.key_pressed(Key::Escape));
                        let name = text.trim();
                        if !escape && !name.is_empty() {
                            actions.push(Action::RenameBookmark(i, name.to_owned()));
                        }
                        self.renaming = None;
                        if let Some(back) = self.back.take() {
                            ui.memory_mut(|memory| memory.request_focus(back));
                        }
                    } else {
                        field.request_focus();
                    }
                    continue;
                }
                // Each runner counts its own events.
                let whose = (model.runners().get(bookmark.runner))
                    .filter(|_| model.runners().len() > 1)
                    .map(|runner| format!("{}: ", runner.label_in(model.lang())));
                let chip = format!("{}{}", whose.unwrap_or_default(), bookmark.name);
                let response = ui
                    .button(chip)
                    .on_hover_text(tr!(lang, watch_click_go_there_double_click));
                let pressed = |key| {
                    response.has_focus()
                        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
                };
                if response.double_clicked() || pressed(Key::F2) {
                    self.renaming = Some((i, bookmark.name.clone()));
                    self.begins = true;
                } else if response.clicked() {
                    actions.push(Action::GoToBookmark(i));
                } else if response.secondary_clicked() || pressed(Key::Delete) {
                    actions.push(Action::RemoveBookmark(i));
                }
            }
        });
    }
}
