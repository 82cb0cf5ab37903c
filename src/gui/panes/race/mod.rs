//! The race: all runners on one clock, laid over one another, and what comes of it.

mod dial;
mod effort;
mod film;
mod forks;
mod memory;
mod overlaying;
mod pair;
mod passes;
mod score;
mod stage;
mod theorem;
mod what_if;

use crate::base::messages::tr;
use egui::{
    Align, Context, Id, Key, Rect, RichText, ScrollArea, Sense, Slider, Ui, UiBuilder, WidgetInfo,
    vec2,
};

use self::overlaying::Overlaying;
use super::{Pane, trees};
use crate::gui::action::Action;
use crate::gui::digits::group;
use crate::gui::model::{Model, Phase, Run};
use crate::gui::pane_tool::PaneTool;
use crate::gui::race_page::RacePage as Page;
use crate::gui::race_picture::Scenery;
use crate::gui::race_view::{Arrangement, Overlaid};
use crate::gui::shell::focus::Follows;
use crate::gui::theme;
use crate::search::catalogue::AlgorithmConfig;
use crate::session::{Clock, MAX_RUNNERS};

/// The least width of the clock's slider in points, and that of the number beside it in sizes of
/// the body's type.
const LEAST_SLIDER: f32 = 80.0;
const NUMBER: f32 = 6.0;
/// Trees lower than this say nothing: then the pane is scrolled.
const LEAST_TREES: f32 = 110.0;
/// In a pane of fewer lines the trees come first.
const LOW: f32 = 28.0;
/// From this height on there is room for curves below the trees.
const CURVES_AND_TREES: f32 = 460.0;

#[derive(Default)]
pub struct RacePane {
    page: Page,
    /// It was called from elsewhere, and is to be seen.
    called: bool,
    /// The two that are compared, and those that would be if both had run.
    pair: (usize, usize),
    wanted_pair: (usize, usize),
    /// The runs laid over one another, and the pair compared.
    overlay: Overlaying,
    arrangement: Arrangement,
    /// It was asked for from elsewhere.
    arranged: bool,
    effort: effort::EffortPage,
    film: film::FilmRoll,
    memory: memory::Memory,
    dial: dial::Dial,
    passes: passes::Passes,
    what_if: what_if::WhatIf,
    theorem: theorem::TheoremRow,
    /// The tree that has the keyboard.
    focused: Option<Id>,
}

impl Pane for RacePane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        if model.runs().count() < 2 {
            return super::empty(ui, tr!(lang, watch_two_algorithms_or_more_and));
        }
        self.choose_pair(model);
        self.theorem.refresh(model, self.pair);
        if self.overlay.follow(model, self.pair) {
            ui.ctx().request_repaint();
        }
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_following(ui, |ui| self.race(ui, model, actions));
    }
}

impl RacePane {
    /// Opens a page, whether the pane is seen or not.
    pub fn turn_to(&mut self, page: Page) {
        self.page = page;
        self.called = true;
    }

    /// Arranges the trees, whether the pane is seen or not.
    pub fn arrange(&mut self, arrangement: Arrangement) {
        self.arrangement = arrangement;
        self.arranged = true;
    }

    /// Whether a tree has the keyboard and, if so, whether it wants this key for itself.
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        let focused = |id: &Id| ctx.memory(|memory| memory.has_focus(*id));
        let tree = self.focused.filter(focused);
        tree.map(|_| trees::takes_key(key))
    }

    fn race(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lines = ui.available_height() / theme::body_size(model.presentation());
        let chosen = clock_row(ui, model, &mut self.arrangement, actions);
        let asked = std::mem::take(&mut self.arranged) || chosen;
        super::earlier_position(ui, model, actions);
        if lines < LOW && !model.is_slide() {
            return self.low_race(ui, model, actions);
        }
        self.called = false;
        self.pair_row(ui, model);
        recorded_part(ui, model);
        self.theorem.ui(ui, model, self.pair, actions);
        self.tabs(ui, model);
        let mut whole = ui.available_rect_before_wrap();
        whole.max.y = whole.max.y.max(whole.min.y + self.least_height(ui, model));
        if asked && self.lower_height(ui, model, whole.height()) >= whole.height() {
            // Somebody wants to see the trees, and this page leaves no room for them.
            self.page = Page::Score;
        }
        let lower = self.lower_height(ui, model, whole.height());
        let trees = Rect::from_min_max(whole.min, whole.max - vec2(0.0, lower));
        self.focused = None;
        if trees.height() > 60.0 {
            let area = Rect::from_min_max(trees.min, trees.max - vec2(0.0, 4.0));
            self.stage(ui, area, model, stage::Lists::Above, actions);
        }
        let below = Rect::from_min_max(whole.left_bottom() - vec2(0.0, lower - 6.0), whole.max);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            self.page(ui, model, actions)
        });
        ui.expand_to_include_rect(whole);
    }

    /// In a low pane the trees are what is seen, with the upper edge of all else, which is
    /// scrolled to.
    fn low_race(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let peeps = ui.spacing().interact_size.y;
        let height = (ui.available_height() - peeps).max(LEAST_TREES);
        let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        self.stage(ui, area, model, stage::Lists::Below, actions);
        self.pair_row(ui, model);
        recorded_part(ui, model);
        self.theorem.ui(ui, model, self.pair, actions);
        let tabs = ui.available_rect_before_wrap().min;
        self.tabs(ui, model);
        let top = ui.available_rect_before_wrap().min;
        let height = self.lower_height(ui, model, 2.0 * LEAST_TREES);
        let below = Rect::from_min_size(top, vec2(ui.available_width(), height));
        if std::mem::take(&mut self.called) {
            let page = Rect::from_min_max(tabs, below.max);
            ui.scroll_to_rect(page, Some(Align::TOP));
        }
        let in_sight = ui.is_rect_visible(below);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            if !in_sight {
                // The bar of a table out of sight would lie at the pane's edge.
                ui.spacing_mut().scroll.dormant_handle_opacity = 0.0;
            }
            self.page(ui, model, actions)
        });
        ui.expand_to_include_rect(below);
    }

    fn stage(
        &mut self,
        ui: &mut Ui,
        area: Rect,
        model: &Model,
        lists: stage::Lists,
        actions: &mut Vec<Action>,
    ) {
        let drawn = Overlaid {
            model,
            overlay: self.overlay.overlay(),
            compared: self.overlay.compared(),
            pair: self.pair,
        };
        self.focused = stage::ui(ui, area, drawn, (self.arrangement, lists), actions);
    }

    /// What the trees and the lower half need at least.
    fn least_height(&self, ui: &Ui, model: &Model) -> f32 {
        match self.page {
            // Nobody scrolls a picture.
            _ if model.is_slide() => 0.0,
            // As high as its rows, whatever there is.
            Page::Score | Page::Film => LEAST_TREES + self.lower_height(ui, model, f32::INFINITY),
            _ => 2.0 * LEAST_TREES,
        }
    }

    /// What the lower half needs: a table is as high as its rows, curves want room.
    fn lower_height(&self, ui: &Ui, model: &Model, whole: f32) -> f32 {
        let row = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
        let wanted = match self.page {
            Page::Score => {
                let heads = if score::is_narrow(ui, model) {
                    2.0
                } else {
                    1.2
                };
                row * (heads + model.runners().len() as f32) + 10.0
            }
            Page::Film => row * 2.6,
            // Curves that nobody can read are worse than trees that are a click away.
            Page::Memory | Page::Dial if whole < CURVES_AND_TREES => return whole,
            Page::Memory | Page::Dial => return whole * 0.5,
            // As high as their rows, if they are few: the trees take the rest.
            Page::Forks => {
                (row * (3.0 + self.overlay.compared().forks.len() as f32)).min(whole * 0.42)
            }
            Page::Effort if self.effort.rows(model).is_some_and(|n| n < 8) => {
                row * (3.0 + self.effort.rows(model).unwrap_or_default() as f32)
            }
            Page::Effort => return (whole * 0.55).max(whole.min(200.0)),
            _ => whole * 0.42,
        };
        wanted.clamp(60.0, 330.0).min(whole * 0.6)
    }

    /// The pages' names. Above the trees, where they stay however much room a page takes.
    fn tabs(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        ui.horizontal_wrapped(|ui| {
            for page in Page::ALL {
                let tab = ui
                    .selectable_label(self.page == page, page.name().get(lang))
                    .on_hover_text(page.tip().get(lang));
                if tab.clicked() {
                    self.page = page;
                }
            }
        });
    }

    fn page(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        match self.page {
            Page::Score => score::ui(ui, model),
            Page::Forks => forks::ui(ui, model, &self.overlay.compared().forks, actions),
            Page::Effort => self.effort.ui(ui, model),
            Page::Memory => self.memory.ui(ui, model, actions),
            Page::Dial => self.dial.ui(ui, model, actions),
            Page::Passes => self.passes.ui(ui, model, actions),
            Page::WhatIf => self.what_if.ui(ui, model, actions),
            Page::Film => {
                let scenery = Scenery {
                    pair: self.pair,
                    arrangement: self.arrangement,
                    size: None,
                };
                self.film.ui(ui, model, scenery, actions);
            }
        }
    }
}

/// How the trees stand; the common clock: its unit, a scrubber over all runs, play.
/// Gives whether somebody has asked for an arrangement.
fn clock_row(
    ui: &mut Ui,
    model: &Model,
    arranged: &mut Arrangement,
    actions: &mut Vec<Action>,
) -> bool {
    let lang = model.lang();
    let mut asked = false;
    ui.horizontal_wrapped(|ui| {
        asked = arrangement(ui, model, arranged);
        ui.separator();
        super::timeline::clock(ui, model, actions);
        let playing = model.phase() == Phase::Playing;
        let name = if playing {
            tr!(lang, watch_hold)
        } else {
            tr!(lang, watch_play_from_the_start)
        };
        if ui.button(name).clicked() {
            if playing {
                actions.push(Action::Pause);
            } else {
                actions.push(Action::SeekClock(0.0));
                actions.push(Action::Resume);
            }
        }
        let end = model.clock_end();
        let mut value = model.clock_value().min(end);
        // A slider does not go on in the next row by itself, and would make the pane too wide.
        let beside = NUMBER * theme::body_size(model.presentation());
        if ui.available_size_before_wrap().x < LEAST_SLIDER + beside {
            ui.end_row();
        }
        let room = ui.available_size_before_wrap().x;
        ui.spacing_mut().slider_width = (room - beside).clamp(LEAST_SLIDER, 420.0);
        let clock = model.session().clock;
        // Searches on small trees take a few thousandths of a second.
        let least = if clock == Clock::Seconds { 1e-4 } else { 1.0 };
        let slider =
            Slider::new(&mut value, 0.0..=end.max(least)).custom_formatter(|v, _| match clock {
                Clock::Seconds => format!("{v:.4}"),
                _ => group(v as u64, lang),
            });
        let response = ui.add(slider).on_hover_text(match clock {
            Clock::Leaves | Clock::Expansions | Clock::Events => {
                tr!(lang, watch_all_trees_show_equal_work)
            }
            Clock::Bytes => tr!(lang, watch_all_trees_show_how_far),
            Clock::Seconds => {
                tr!(lang, watch_all_trees_show_the_same)
            }
        });
        response.widget_info(|| egui::WidgetInfo::slider(true, value, tr!(lang, watch_race_clock)));
        if response.changed() {
            actions.push(Action::SeekClock(value));
        }
    });
    asked
}

/// What of a race is seen where its recording is cut, and what counts all.
fn recorded_part(ui: &mut Ui, model: &Model) {
    let cut = model.runs().filter(|run| !run.record().is_complete());
    let cut: Vec<&Run> = cut.collect();
    let depths: Option<Vec<u32>> = cut.iter().map(|run| run.record().depth()).collect();
    let lang = model.lang();
    let text = match depths.as_deref() {
        Some([]) => return,
        None => tr!(lang, watch_the_log_is_full_trees).to_owned(),
        Some(depths) => {
            let name =
                |(run, depth): (&&Run, &u32)| format!("{} {depth}", run.label_in(model.lang()));
            let each: Vec<String> = cut.iter().zip(depths).map(name).collect();
            let depths = each.join(", ");
            tr!(lang, watch_recorded_to_depth_trees_colours, depths)
        }
    };
    ui.add(egui::Label::new(RichText::new(text).small().weak()).wrap());
}

/// The runner of recursive SSS* is set so, or added, and everything is run again.
fn run_recursive(model: &Model, choice: AlgorithmConfig, actions: &mut Vec<Action>) {
    let mut runners = model.runners().iter();
    let place = runners.position(|r| r.choice.id == choice.id);
    let fits = place.is_some() || model.runners().len() < MAX_RUNNERS;
    actions.push(match place {
        Some(i) => Action::SetRunner(i, choice),
        // Where there is no room, this says so.
        None => Action::AddRunner(choice),
    });
    if fits {
        actions.push(Action::Run);
    }
}

/// Side by side, as one tree, or as an icicle.
fn arrangement(ui: &mut Ui, model: &Model, now: &mut Arrangement) -> bool {
    let lang = model.lang();
    let mut asked = false;
    let ways = [
        (Arrangement::SideBySide, PaneTool::RaceSideBySide),
        (Arrangement::Merged, PaneTool::RaceMerged),
        (Arrangement::Icicle, PaneTool::RaceIcicle),
    ];
    for (way, tool) in ways {
        let (name, tip) = (tool.name().get(lang), tool.tip().get(lang));
        let button = ui.selectable_value(now, way, name).on_hover_text(tip);
        button.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, *now == way, name));
        asked |= button.clicked();
    }
    asked
}
