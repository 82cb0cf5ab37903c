//! The panes, one file each, and how they sit in the tiles.

mod algorithms;
mod code;
mod hover;
mod inspector;
mod lab;
mod learn;
mod legend;
mod open;
mod overview;
mod play;
pub mod plots;
pub mod position;
mod race;
pub mod runs;
mod tab_rows;
mod timeline;
mod tools;
mod trees;
mod tsume;

use crate::base::messages::{Lang, tr};
use std::path::Path;

use egui::{
    Event, Frame, Id, Margin, RichText, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetText,
};
use egui_tiles::{SimplificationOptions, Tile, TileId, UiResponse};

use self::tab_rows::{Row, TabRows};
use super::action::{Action, FileWish};
use super::command::Command;
use super::desk::Desk;
use super::export::{Page, Shown};
use super::icons::{self, Icon};
use super::model::{Model, Run, RunState};
use super::pane_kind::PaneKind;
use super::race_page::RacePage;
use super::shell::focus::Follows;
use super::shell::{focus, keys};
use super::theme;
use super::words::sentence;
use crate::picture::layout::View;
use crate::problem::Game;

/// A pane draws itself from the model and says what should change; its own fields are only how
/// it looks (camera, scroll, what is being typed).
pub trait Pane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>);
}

/// The view state of every pane.
#[derive(Default)]
pub struct Panes {
    position: position::PositionPane,
    algorithms: algorithms::AlgorithmsPane,
    trees: trees::TreesPane,
    timeline: timeline::TimelinePane,
    plots: plots::PlotsPane,
    inspector: inspector::InspectorPane,
    open: open::OpenPane,
    code: code::CodePane,
    overview: overview::OverviewPane,
    runs: runs::RunsPane,
    race: race::RacePane,
    learn: learn::LearnPane,
    tsume: tsume::TsumePane,
    play: play::PlayPane,
    lab: lab::LabPane,
    pointed: Option<PaneKind>,
    /// The panes in front, in the order in which they were drawn in the last frame, and in this one.
    in_front: Vec<PaneKind>,
    drawing: Vec<PaneKind>,
    /// The pane in which something has the keyboard, or that was clicked since.
    focused: Option<PaneKind>,
    /// The pane that is to get the keyboard.
    wanted: Option<PaneKind>,
    tab_rows: TabRows,
}

impl Panes {
    fn pane(&mut self, kind: PaneKind) -> &mut dyn Pane {
        match kind {
            PaneKind::Position => &mut self.position,
            PaneKind::Algorithms => &mut self.algorithms,
            PaneKind::Trees => &mut self.trees,
            PaneKind::Timeline => &mut self.timeline,
            PaneKind::Plots => &mut self.plots,
            PaneKind::Inspector => &mut self.inspector,
            PaneKind::Open => &mut self.open,
            PaneKind::Code => &mut self.code,
            PaneKind::Overview => &mut self.overview,
            PaneKind::Runs => &mut self.runs,
            PaneKind::Race => &mut self.race,
            PaneKind::Learn => &mut self.learn,
            PaneKind::Tsume => &mut self.tsume,
            PaneKind::Play => &mut self.play,
            PaneKind::Lab => &mut self.lab,
        }
    }

    fn draw(&mut self, ui: &mut Ui, kind: PaneKind, model: &Model, actions: &mut Vec<Action>) {
        match kind {
            // One board: it shows the problem, or a position of its solution.
            PaneKind::Position
                if model.desk() == Desk::Solve && model.tsume().is_gone_through() =>
            {
                self.tsume.on_board(ui, model, actions);
            }
            PaneKind::Tsume => {
                let beside = self.in_front.contains(&PaneKind::Position);
                self.tsume.stands_beside_board(beside);
                self.tsume.ui(ui, model, actions);
            }
            kind => self.pane(kind).ui(ui, model, actions),
        }
    }

    /// A command for the trees' camera.
    pub fn camera(&mut self, command: Command) {
        self.trees.command(command);
    }

    /// Opens a page of the race.
    pub fn show_race(&mut self, page: RacePage) {
        self.race.turn_to(page);
    }

    /// The keyboard goes to the button that adds an algorithm.
    pub fn lead_to_adding(&mut self) {
        self.algorithms.lead_to_adding();
    }

    /// Back to where a game was left.
    pub fn switch_to(&self, game: Game) -> Action {
        self.position.switch(game)
    }

    /// A bookmark was made: its name is asked for.
    pub fn name_bookmark(&mut self, number: usize, name: String) {
        self.timeline.name_bookmark(number, name);
    }

    /// Another document was opened: fields follow it, cameras fit it.
    pub fn document_replaced(&mut self) {
        self.trees.command(Command::TreeFit);
        self.position.document_replaced();
    }

    /// Whether a pane has the keyboard for other things than typing and, if so, whether it wants
    /// this key for itself.
    pub fn takes_key(&self, ctx: &egui::Context, key: egui::Key) -> Option<bool> {
        let position = self.position.takes_key(ctx, key);
        let drawing = position.or_else(|| self.trees.takes_key(key));
        let drawing = drawing.or_else(|| self.race.takes_key(ctx, key));
        let drawing = drawing.or_else(|| self.tsume.takes_key(ctx, key));
        let drawing = drawing.or_else(|| self.play.takes_key(ctx, key));
        // A pane as a whole is only a place to go on from.
        drawing.or_else(|| {
            let pane = self.focused?;
            self.is_whole(ctx, pane).then_some(false)
        })
    }

    /// Whether a pane has the keyboard as a whole.
    pub fn is_whole(&self, ctx: &egui::Context, kind: PaneKind) -> bool {
        ctx.memory(|memory| memory.has_focus(surface(kind)))
    }

    /// Gives the keyboard to a pane as a whole; the next Tab leads to the first thing in it.
    pub fn focus(&mut self, kind: PaneKind) {
        self.wanted = Some(kind);
    }

    /// What had the keyboard is gone; the pane it was in keeps it, or the first one if that pane
    /// is gone, too.
    pub fn keep_keys(&mut self) {
        let is_here = |kind: &PaneKind| self.in_front.contains(kind);
        let first = self.in_front.first().copied();
        let keeps = self
            .focused
            .and_then(|kind| Some(kind).filter(is_here).or(first));
        self.wanted = self.wanted.or(keeps);
    }

    /// All panes in front are drawn: one that is not among them cannot have the keyboard.
    pub fn drawn(&mut self) {
        self.wanted = None;
        self.in_front = std::mem::take(&mut self.drawing);
    }

    /// Where the pane that has the keyboard stands among those in front.
    fn place(&self) -> Option<usize> {
        let here = |kind: &PaneKind| Some(*kind) == self.focused;
        self.in_front.iter().position(here)
    }

    pub fn focus_next(&mut self) {
        let after = self.place().map_or(0, |at| at + 1);
        let next = self.in_front.get(after).or(self.in_front.first());
        self.wanted = next.copied();
    }

    pub fn focus_previous(&mut self) {
        let before = self.place().and_then(|at| at.checked_sub(1));
        let previous = before.and_then(|at| self.in_front.get(at));
        self.wanted = previous.or(self.in_front.last()).copied();
    }

    /// The pane in which something has the keyboard, or that was clicked since.
    pub fn focused(&self) -> Option<PaneKind> {
        self.focused
    }

    /// Before a pane is drawn: whether the keyboard is in it, and whether it should be.
    fn attend(&mut self, ui: &Ui, kind: PaneKind, lang: Lang) {
        self.drawing.push(kind);
        let (id, ctx) = (surface(kind), ui.ctx());
        let mut wanted = self.wanted == Some(kind);
        // Of this one the keyboard gets the tree itself.
        if wanted && kind == PaneKind::Trees && self.trees.take_keys() {
            wanted = false;
        }
        let is_here = wanted || ctx.memory(|memory| memory.has_focus(id));
        // In the margin, so that its ring runs through no word. Where it does not have the keyboard it
        // is no stop, but there: who leaves a menu is led back to it.
        let around = ui.max_rect().expand(ui.spacing().item_spacing.x / 2.0);
        let sense = match is_here {
            true => Sense::focusable_noninteractive(),
            false => Sense::hover(),
        };
        let whole = ui.interact(around, id, sense);
        if is_here {
            whole.widget_info(|| {
                WidgetInfo::labeled(egui::Role::Canvas, true, kind.name().get(lang))
            });
            if wanted {
                whole.request_focus();
            }
            focus::frame_pane(ui, &whole);
        }
        if ui.input(|input| input.pointer.any_pressed()) {
            // What had the keyboard elsewhere is only now about to let it go.
            if ui.rect_contains_pointer(ui.max_rect()) {
                self.focused = Some(kind);
            }
            return;
        }
        let focused = ctx.memory(|memory| memory.focused());
        match focused.and_then(|id| focus::place_of(ctx, id)) {
            // What floats over a pane is not in it.
            Some(thing)
                if thing.layer_id == ui.layer_id()
                    && ui.max_rect().contains(thing.rect.center()) =>
            {
                self.focused = Some(kind);
            }
            // Nothing has it: it may still be wanted where it was last.
            None | Some(_) => {}
        }
    }

    /// A pane was called by its name: it is the one that is meant until another is pointed at.
    pub fn called(&mut self, kind: PaneKind) {
        self.pointed = Some(kind);
    }

    /// The pane the pointer was over last.
    pub fn pointed(&self) -> Option<PaneKind> {
        self.pointed
    }

    /// What is seen of a runner's tree.
    pub fn tree_view(&self, runner: usize) -> Option<View> {
        self.trees.view(runner).copied()
    }

    /// What a file is to hold, as a pane would draw it.
    pub fn compose(&self, model: &Model, wish: &FileWish, path: &Path) -> Result<Page, String> {
        let (gauge, axis, scale) = self.plots.shown();
        let shown = Shown {
            view: &|runner| self.tree_view(runner),
            gauge,
            axis,
            scale,
        };
        super::export::compose(model, wish, &shown, path)
    }
}

/// Where breakpoints are added opens, and the keyboard goes there.
pub fn lead_to_breakpoints(ctx: &egui::Context) {
    inspector::breakpoints::call(ctx);
}

/// A pane as a whole, as a place for the keyboard.
fn surface(kind: PaneKind) -> Id {
    Id::unique(("pane", kind))
}

/// What a pane is drawn in.
fn room(kind: PaneKind) -> Id {
    Id::unique(("room", kind))
}

pub fn is_room(id: Id) -> bool {
    PaneKind::ALL.iter().any(|&kind| room(kind) == id)
}

/// Whether the pointer does something in this frame.
fn is_used(ui: &Ui) -> bool {
    ui.input(|input| {
        input.events.iter().any(|event| {
            matches!(
                event,
                Event::PointerMoved(_) | Event::PointerButton { .. } | Event::MouseWheel { .. }
            )
        })
    })
}

/// How tiles ask for their contents.
pub struct Behavior<'a> {
    pub model: &'a Model,
    pub panes: &'a mut Panes,
    pub actions: &'a mut Vec<Action>,
    /// One pane fills the window.
    pub alone: bool,
    /// The tabs that have been drawn.
    pub tabs: Vec<Id>,
}

impl egui_tiles::Behavior<PaneKind> for Behavior<'_> {
    fn pane_ui(&mut self, ui: &mut Ui, _tile: TileId, kind: &mut PaneKind) -> UiResponse {
        let palette = self.model.theme().palette();
        // What is in a pane stays the same wherever the pane stands: another layout takes the
        // keyboard from nothing.
        let room = UiBuilder::new().scope_id(room(*kind));
        ui.scope_builder(room, |ui| {
            Frame::new()
                .fill(palette.pane)
                .inner_margin(Margin::same(ui.spacing().item_spacing.x as i8))
                .show(ui, |ui| {
                    ui.set_min_size(ui.available_size());
                    // A pointer that rests does not point: a pane that was called stays meant.
                    if ui.rect_contains_pointer(ui.max_rect()) && is_used(ui) {
                        self.panes.pointed = Some(*kind);
                    }
                    self.panes.attend(ui, *kind, self.model.lang());
                    self.panes.draw(ui, *kind, self.model, self.actions);
                });
        });
        UiResponse::None
    }

    fn tab_title_for_pane(&mut self, kind: &PaneKind) -> WidgetText {
        RichText::new(kind.name().get(self.model.lang())).into()
    }

    /// A pane is closed by the menu of its tab, or by the middle button: a cross on every tab would
    /// take the room of two more.
    fn on_tab_button(
        &mut self,
        tiles: &mut egui_tiles::Tiles<PaneKind>,
        tile: TileId,
        tab: egui::Response,
    ) -> egui::Response {
        let lang = self.model.lang();
        self.tabs.push(tab.id);
        let Some(&Tile::Pane(kind)) = tiles.get(tile) else {
            return tab;
        };
        self.panes.tab_rows.draw(tile, &tab);
        let tab = tab.on_hover_text(kind.tip().get(lang));
        // The last one stays: an empty window would be no help.
        let alone = tiles.iter().filter(|(_, tile)| tile.is_pane()).count() < 2;
        let mut closes = tab.middle_clicked();
        if tab.hovered() {
            self.panes.pointed = Some(kind);
        }
        if tab.clicked() {
            self.panes.focused = Some(kind);
        }
        if tab.double_clicked() {
            self.actions.push(Action::FillWindow(kind));
        }
        tab.context_menu(|ui| {
            let name = kind.name().get(lang);
            let fill = if self.alone {
                tr!(lang, watch_all_panes)
            } else {
                tr!(lang, watch_fill_the_window)
            };
            if ui.button(fill).clicked() {
                self.actions.push(Action::FillWindow(kind));
            }
            let close = tr!(lang, watch_close, name);
            closes |= ui
                .add_enabled(!alone, egui::Button::new(close))
                .on_hover_text(tr!(lang, watch_it_comes_back_by_the))
                .clicked();
        });
        if closes && !alone {
            tiles.remove(tile);
        }
        tab
    }

    /// At the right end of the tabs: the pane in front fills the window, or all come back.
    fn top_bar_right_ui(
        &mut self,
        tiles: &egui_tiles::Tiles<PaneKind>,
        ui: &mut Ui,
        row: TileId,
        tabs: &egui_tiles::Tabs,
        _scroll: &mut f32,
    ) {
        let Some(front) = tabs.active else { return };
        let Some(&Tile::Pane(kind)) = tiles.get(front) else {
            return;
        };
        let lang = self.model.lang();
        let row_now = Row {
            front,
            width: ui.max_rect().width(),
            letters: theme::body_size(self.model.presentation()),
            lang,
        };
        self.panes.tab_rows.begin(row, row_now);
        let name = kind.name().get(lang);
        let (icon, text) = if self.alone {
            (Icon::Shrink, tr!(lang, watch_show_all_panes).to_owned())
        } else {
            let fill = tr!(lang, watch_fill_the_window_with, name);
            (Icon::Grow, fill)
        };
        let hint = keys::behind(&text, Command::FillWindow, ui.ctx());
        if icons::quiet_button(ui, icon, &text, &hint).clicked() {
            self.actions.push(Action::FillWindow(kind));
        }
    }

    fn tab_bar_height(&self, style: &egui::Style) -> f32 {
        if self.model.is_slide() {
            return 0.0;
        }
        style.spacing.interact_size.y + 4.0
    }

    fn gap_width(&self, _style: &egui::Style) -> f32 {
        4.0
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions {
            all_panes_must_have_tabs: true,
            ..SimplificationOptions::default()
        }
    }

    fn tab_bar_color(&self, _visuals: &egui::Visuals) -> egui::Color32 {
        self.model.theme().palette().ground
    }
}

/// How far the tools reach that a pane has in its lower right corner.
pub fn tools_in_the_corner(ui: &Ui, kind: PaneKind) -> f32 {
    match kind {
        PaneKind::Position => position::buttons_width(ui),
        _ => 0.0,
    }
}

/// What an empty pane says: why it is empty and what to do.
pub fn empty(ui: &mut Ui, sentence: &str) {
    let (room, font) = (
        ui.available_size(),
        egui::TextStyle::Body.resolve(ui.style()),
    );
    let measured = ui.fonts_mut(|fonts| {
        fonts.layout(
            sentence.to_owned(),
            font,
            egui::Color32::PLACEHOLDER,
            room.x,
        )
    });
    // In a low pane it begins further up before it is cut, and what is still too long is scrolled.
    let above = (room.y * 0.35).min(room.y - measured.size().y - 4.0);
    ScrollArea::vertical()
        .id_salt("nothing yet")
        .auto_shrink([false, true])
        .show_following(ui, |ui| {
            ui.vertical_centered(|ui| {
                ui.add_space(above.max(4.0));
                ui.add(egui::Label::new(RichText::new(sentence).weak()).wrap());
            });
        });
}

/// What a pane says where nothing has been run yet: how to run it or, where that cannot be done, why.
pub fn before_a_run(ui: &mut Ui, model: &Model, invitation: &str) {
    match why_not_run(model) {
        None => empty(ui, invitation),
        Some(reason) => empty(ui, &reason),
    }
}

/// Why what is set up cannot be run, if it cannot.
fn why_not_run(model: &Model) -> Option<String> {
    let reason = model.playable().err()?;
    Some(sentence(reason, model.lang()))
}

/// Where the runs that are shown belong to another position than the one that is set up, says so, and
/// offers to run that one.
pub fn earlier_position(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    if !model.shows_earlier_position() {
        return;
    }
    let lang = model.lang();
    ui.horizontal_wrapped(|ui| {
        ui.colored_label(
            model.theme().palette().warn,
            tr!(lang, watch_this_belongs_to_an_earlier),
        );
        let run = tr!(lang, watch_run_the_new_one);
        if model.is_slide() {
            return;
        }
        let why_not = why_not_run(model);
        let run = ui.add_enabled(why_not.is_none(), egui::Button::new(run));
        if run.clicked() {
            actions.push(Action::Run);
        }
        if let Some(reason) = why_not {
            run.on_disabled_hover_text(reason);
        }
    });
}

/// How long a search took; nothing where it was held back to be watched.
pub fn seconds(ui: &mut Ui, run: &Run, lang: Lang) {
    if run.was_watched() {
        ui.weak("–")
            .on_hover_text(tr!(lang, watch_it_was_held_back_to));
    } else if run.state() == RunState::Running {
        ui.weak(format!("{:.2} …", run.seconds()));
    } else {
        // Of what is quicker than the digits tell no zero is said.
        let (seconds, least) = (run.seconds(), 0.001);
        ui.monospace(match seconds < least {
            true => format!("< {least}"),
            false => format!("{seconds:.3}"),
        });
    }
}

/// A row of the runners' names: which one this pane speaks of.
pub fn runner_tabs(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    if model.runners().len() < 2 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for (i, runner) in model.runners().iter().enumerate() {
            let name = RichText::new(runner.label_in(model.lang()))
                .color(model.runner_color(i))
                .strong();
            if ui
                .selectable_label(model.active_runner() == i, name)
                .clicked()
            {
                actions.push(Action::SetActiveRunner(i));
            }
        }
    });
}
