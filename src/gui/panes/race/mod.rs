//! The race: all runners on one clock, laid over one another, and what comes of it.

mod dial;
mod effort;
mod film;
mod forks;
mod memory;
mod overlaying;
mod passes;
mod score;
mod stage;
mod theorem;
mod what_if;

use egui::{
    Align, Context, Id, Key, Rect, RichText, ScrollArea, Sense, Slider, Ui, UiBuilder, WidgetInfo,
    vec2,
};

use self::overlaying::Overlaying;
use super::{Pane, trees};
use crate::game::text::Lang;
use crate::gui::action::Action;
use crate::gui::digits::group;
use crate::gui::model::{Model, Phase, Run};
use crate::gui::pane_tool::PaneTool;
use crate::gui::race_page::RacePage as Page;
use crate::gui::race_picture::Scenery;
use crate::gui::race_view::{Arrangement, Overlaid};
use crate::gui::shell::drop_down::DropDown;
use crate::gui::shell::focus::Follows;
use crate::gui::theme;
use crate::gui::words;
use crate::picture::palette::Palette;
use crate::search::catalogue::Choice;
use crate::session::{Clock, MAX_RUNNERS};
use crate::trace::{Comparison, Overlap, OverlayCounts};

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
    /// The two that are compared.
    pair: (usize, usize),
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
    theorem: theorem::Theorem,
    /// The tree that has the keyboard.
    focused: Option<Id>,
}

impl Pane for RacePane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        if model.runs().count() < 2 {
            return super::empty(
                ui,
                lang.pick(
                    "Two algorithms or more and a run make a race: press Space.",
                    "2つ以上の探索法を選び、スペースキーで実行すると競走になります。",
                ),
            );
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
            self.stage(ui, area, model, actions);
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
        self.stage(ui, area, model, actions);
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

    fn stage(&mut self, ui: &mut Ui, area: Rect, model: &Model, actions: &mut Vec<Action>) {
        let drawn = Overlaid {
            model,
            overlay: self.overlay.overlay(),
            compared: self.overlay.compared(),
            pair: self.pair,
        };
        self.focused = stage::ui(ui, area, drawn, self.arrangement, actions);
    }

    /// Keeps the pair while both are there; else chooses one as a picture of the race would.
    fn choose_pair(&mut self, model: &Model) {
        let count = model.runners().len();
        if self.pair.0 == self.pair.1 || self.pair.0.max(self.pair.1) >= count {
            self.pair = Scenery::of(model).pair;
        }
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

    /// Which two are compared, and the counts of the overlay in their colours.
    fn pair_row(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        let compared = self.overlay.compared();
        let Comparison { leaves, inner, .. } = *compared;
        let over = |i: usize| model.run(i).is_some_and(Run::is_over);
        let in_the_end = over(self.pair.0) && over(self.pair.1);
        let listed = self.theorem.overlap().filter(|_| in_the_end);
        let counted = Counted::of(compared, listed);
        let palette = Palette::new(model.theme().is_dark());
        ui.horizontal_wrapped(|ui| {
            runner_combo(ui, model, "first", &mut self.pair.0);
            ui.label(lang.pick("against", "対"));
            runner_combo(ui, model, "second", &mut self.pair.1);
            ui.separator();
            let (a, b) = (self.pair.0, self.pair.1);
            let counting = self.overlay.is_behind();
            let of = match counting {
                true => lang.pick("counting…", "計数中…").to_owned(),
                false => format!("{}:", counted.heading(lang)),
            };
            ui.weak(of).on_hover_text(counted.tip(lang));
            let name = |i: usize| model.runners()[i].choice.label_in(model.lang());
            let rows = [
                (
                    palette.both,
                    lang.pick("both".to_owned(), "両方".to_owned()),
                    OverlayField::Both,
                ),
                (
                    model.runner_color(a),
                    lang.pick(format!("only {}", name(a)), format!("{}のみ", name(a))),
                    OverlayField::Left,
                ),
                (
                    model.runner_color(b),
                    lang.pick(format!("only {}", name(b)), format!("{}のみ", name(b))),
                    OverlayField::Right,
                ),
                (
                    palette.neither,
                    words::by_neither(model).to_owned(),
                    OverlayField::Neither,
                ),
            ];
            for (color, name, field) in rows {
                let Some(count) = counted.count(field) else {
                    continue;
                };
                let ellipsis = if counting { "…" } else { "" };
                let text = format!("{name} {}{ellipsis}", group(count));
                if !matches!(counted, Counted::Leaves(_)) {
                    said(swatch(ui, color, &text), text);
                    continue;
                }
                let response = swatch(ui, color, &text).on_hover_text(lang.pick(
                    format!("leaves; inner nodes: {}", group(field.of(inner))),
                    format!("端末数。中間節点: {}", group(field.of(inner))),
                ));
                response.widget_info(|| {
                    let (leaves, inner) = (field.of(leaves), field.of(inner));
                    let label = lang.pick(
                        format!("overlay {} leaves {leaves} inner {inner}", field.name()),
                        format!("重ね合わせ {name} 端末{leaves} 中間節点{inner}"),
                    );
                    egui::WidgetInfo::labeled(egui::Role::Label, true, label)
                });
            }
            // In the tree of a third its own nodes have its own colour.
            let is_third = |i: &usize| ![a, b].contains(i) && model.run(*i).is_some();
            if self.arrangement == Arrangement::SideBySide {
                for i in (0..model.runners().len()).filter(is_third) {
                    let name = words::by_a_third(model, i);
                    // A runner that the dial has just added must not move the dial.
                    if self.page != Page::Dial || theme::fits(ui, &format!("■ {name}")) {
                        said(swatch(ui, model.runner_color(i), &name), name);
                    }
                }
            }
            if !matches!(counted, Counted::Leaves(_)) {
                // In the trees there may be nodes that only one of the two has recorded.
                let name = lang.pick("too deep to compare", "深すぎて比較できない");
                said(swatch(ui, palette.uncompared, name), name);
            }
        });
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

#[derive(Clone, Copy)]
enum OverlayField {
    Both,
    Left,
    Right,
    Neither,
}

impl OverlayField {
    fn of(self, counts: OverlayCounts) -> u64 {
        match self {
            OverlayField::Both => counts.both,
            OverlayField::Left => counts.only_left,
            OverlayField::Right => counts.only_right,
            OverlayField::Neither => counts.neither,
        }
    }

    fn name(self) -> &'static str {
        match self {
            OverlayField::Both => "both",
            OverlayField::Left => "only first",
            OverlayField::Right => "only second",
            OverlayField::Neither => "nobody",
        }
    }
}

/// What of two runs is counted: what both recordings tell of. Where they are cut, all leaves can
/// only be compared when both have come to their end.
enum Counted {
    Leaves(OverlayCounts),
    /// Leaves and inner nodes above this depth.
    Nodes(OverlayCounts, u32),
    AllLeaves(Overlap),
}

impl Counted {
    fn of(compared: &Comparison, listed: Option<Overlap>) -> Counted {
        match (compared.floor, listed) {
            (None, _) => Counted::Leaves(compared.leaves),
            (_, Some(listed)) => Counted::AllLeaves(listed),
            (Some(floor), None) => Counted::Nodes(compared.leaves + compared.inner, floor),
        }
    }

    fn count(&self, field: OverlayField) -> Option<u64> {
        match self {
            Counted::Leaves(counts) | Counted::Nodes(counts, _) => Some(field.of(*counts)),
            Counted::AllLeaves(overlap) => match field {
                OverlayField::Both => Some(overlap.both),
                OverlayField::Left => Some(overlap.only_left),
                OverlayField::Right => Some(overlap.only_right),
                OverlayField::Neither => None,
            },
        }
    }

    fn heading(&self, lang: Lang) -> String {
        match self {
            // At the moment shown, whatever is said of the end.
            Counted::Leaves(_) => lang.pick("leaves now", "今の端末").to_owned(),
            Counted::Nodes(_, floor) => words::recorded_by_both(*floor, lang),
            Counted::AllLeaves(_) => lang.pick("all leaves", "全端末").to_owned(),
        }
    }

    fn tip(&self, lang: Lang) -> &'static str {
        match self {
            Counted::Leaves(_) => lang.pick(
                "Who has evaluated a leaf up to the moment shown",
                "表示中の時点までに端末を評価したのは誰か",
            ),
            Counted::Nodes(..) => lang.pick(
                "Who has searched a node up to the moment shown, as deep as both runs are recorded",
                "両方の実行が記録されている深さまでの節点を、表示中の時点までに探索したのは誰か",
            ),
            Counted::AllLeaves(_) => lang.pick(
                "Who has evaluated a leaf: all leaves of both runs, recorded or not",
                "端末を評価したのは誰か(記録の有無によらず、両方の実行の全端末)",
            ),
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
            lang.pick("Hold", "止める")
        } else {
            lang.pick("Play from the start", "最初から再生")
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
                _ => group(v as u64),
            });
        let response = ui.add(slider).on_hover_text(match clock {
            Clock::Leaves | Clock::Expansions | Clock::Events => {
                lang.pick("All trees show equal work", "すべての木が同じ仕事量を示す")
            }
            Clock::Bytes => lang.pick(
                "All trees show how far this much memory brings them",
                "すべての木が同じメモリでどこまで進めるかを示す",
            ),
            Clock::Seconds => {
                lang.pick("All trees show the same time", "すべての木が同じ時刻を示す")
            }
        });
        response.widget_info(|| {
            egui::WidgetInfo::slider(true, value, lang.pick("race clock", "競走の時計"))
        });
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
        None => lang.pick(
            "The log is full: trees, colours and flags show what was recorded; the clock and the table count all.".to_owned(),
            "記録は満杯。木・色・旗は記録された部分を示し、時計と表はすべてを数えます。".to_owned(),
        ),
        Some(depths) => {
            let name = |(run, depth): (&&Run, &u32)| format!("{} {depth}", run.choice().label_in(model.lang()));
            let each: Vec<String> = cut.iter().zip(depths).map(name).collect();
            let depths = each.join(", ");
            lang.pick(
                format!("Recorded to depth: {depths}. Trees, colours and flags show the recorded part; the clock and the table count all."),
                format!("記録した深さ: {depths}。木・色・旗は記録された部分を示し、時計と表はすべてを数えます。"),
            )
        }
    };
    ui.add(egui::Label::new(RichText::new(text).small().weak()).wrap());
}

/// The runner of recursive SSS* is set so, or added, and everything is run again.
fn run_recursive(model: &Model, choice: Choice, actions: &mut Vec<Action>) {
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

/// For those who read by ear.
fn said(response: egui::Response, text: impl Into<String>) {
    let text = text.into();
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text.clone()));
}

/// A colour and what it stands for, never torn apart at the end of a line.
fn swatch(ui: &mut Ui, color: egui::Color32, text: &str) -> egui::Response {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let ink = ui.visuals().text_color();
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
    let size = galley.size() + vec2(16.0, 0.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let square = Rect::from_center_size(rect.left_center() + vec2(6.0, 0.0), vec2(11.0, 11.0));
    ui.painter().rect_filled(square, 2.0, color);
    ui.painter().galley(rect.min + vec2(16.0, 0.0), galley, ink);
    response
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

fn runner_combo(ui: &mut Ui, model: &Model, id: &str, now: &mut usize) {
    let label = |i: usize| {
        RichText::new(model.runners()[i].choice.label_in(model.lang()))
            .color(model.runner_color(i))
            .strong()
    };
    let name = match id {
        "first" => model.lang().pick("first runner", "一人目の走者"),
        _ => model.lang().pick("second runner", "二人目の走者"),
    };
    let all: Vec<usize> = (0..model.runners().len()).collect();
    DropDown::new(name)
        .salt(("pair", id))
        .width(90.0)
        .values(ui, &all, now, label);
}
