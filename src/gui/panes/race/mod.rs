//! The race: all runners on one clock, laid over one another, and what comes of it.

mod dial;
mod effort;
mod forks;
mod memory;
mod score;
mod theorem;
mod what_if;

use egui::{ComboBox, Rect, RichText, Sense, Slider, Ui, UiBuilder, vec2};

use super::Pane;
use crate::gui::action::{Action, NodeRef};
use crate::gui::model::{Model, Phase};
use crate::gui::shell::status::group;
use crate::gui::tree_view::TreeView;
use crate::picture::layout::View;
use crate::picture::palette::Palette;
use crate::trace::{NodeId, Overlay, OverlayCounts};

/// What the lower half shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Page {
    #[default]
    Score,
    Forks,
    Effort,
    Memory,
    Dial,
    WhatIf,
}

#[derive(Default)]
pub struct RacePane {
    page: Page,
    /// The two that are compared.
    pair: (usize, usize),
    overlay: Overlay,
    /// For which scene and moments the overlay was made.
    overlay_of: (u64, Vec<u64>),
    memory: memory::Memory,
    dial: dial::Dial,
    what_if: what_if::WhatIf,
}

impl Pane for RacePane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let running = model.runners().iter().filter(|r| r.run.is_some()).count();
        if running < 2 {
            return super::empty(
                ui,
                lang.pick(
                    "Two algorithms or more and a run make a race: press Space.",
                    "2つ以上の探索法を選び、スペースキーで実行すると競走になります。",
                ),
            );
        }
        self.choose_pair(model);
        self.refresh(model);
        clock_row(ui, model, actions);
        self.pair_row(ui, model);
        theorem::ui(ui, model, self.pair);
        let whole = ui.available_rect_before_wrap();
        let lower = (whole.height() * 0.40).clamp(90.0, 330.0);
        let trees = Rect::from_min_max(whole.min, whole.max - vec2(0.0, lower));
        if trees.height() > 60.0 {
            self.trees(ui, trees, model, actions);
        }
        let below = Rect::from_min_max(whole.left_bottom() - vec2(0.0, lower - 6.0), whole.max);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            self.page(ui, model, actions)
        });
    }
}

impl RacePane {
    /// SSS* against α-β if they are there, else the first two.
    fn choose_pair(&mut self, model: &Model) {
        let count = model.runners().len();
        if self.pair.0 == self.pair.1 || self.pair.0 >= count || self.pair.1 >= count {
            let find = |id: &str| model.runners().iter().position(|r| r.choice.id == id);
            let first = find("sss").unwrap_or(0);
            let second = find("alpha-beta")
                .filter(|&i| i != first)
                .unwrap_or(usize::from(first == 0));
            self.pair = (first, second);
        }
    }

    /// Lays the runs over one another, when something has changed.
    fn refresh(&mut self, model: &Model) {
        let events: Vec<u64> = (0..model.runners().len())
            .map(|i| model.shown_event(i))
            .collect();
        let key = (model.scene().revision(), events);
        if self.overlay_of != key {
            let moments: Vec<_> = model
                .runners()
                .iter()
                .map(|r| r.run.as_ref().map(|run| run.moment()))
                .collect();
            self.overlay = Overlay::new(model.scene().canvas(), &moments);
            self.overlay_of = key;
        }
    }

    /// Which two are compared, and the counts of the overlay in their colours.
    fn pair_row(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        let (leaves, inner) = self.overlay.compare(self.pair.0, self.pair.1);
        let palette = Palette::new(model.theme().is_dark());
        ui.horizontal_wrapped(|ui| {
            runner_combo(ui, model, "first", &mut self.pair.0);
            ui.label(lang.pick("against", "対"));
            runner_combo(ui, model, "second", &mut self.pair.1);
            ui.separator();
            let (a, b) = (self.pair.0, self.pair.1);
            let name = |i: usize| model.runners()[i].choice.label();
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
                    lang.pick("nobody".to_owned(), "未訪問".to_owned()),
                    OverlayField::Neither,
                ),
            ];
            for (color, name, field) in rows {
                let (rect, _) = ui.allocate_exact_size(vec2(10.0, 10.0), Sense::hover());
                ui.painter().rect_filled(rect, 2.0, color);
                let text = format!("{name} {}", group(field.of(leaves)));
                let response = ui.label(text).on_hover_text(lang.pick(
                    format!("leaves; inner nodes: {}", group(field.of(inner))),
                    format!("端末数。中間節点: {}", group(field.of(inner))),
                ));
                response.widget_info(|| {
                    let label = format!(
                        "overlay {} leaves {} inner {}",
                        field.name(),
                        field.of(leaves),
                        field.of(inner)
                    );
                    egui::WidgetInfo::labeled(egui::Role::Label, true, label)
                });
            }
        });
    }

    /// The trees side by side in the overlay's colours, under one camera.
    fn trees(&self, ui: &mut Ui, area: Rect, model: &Model, actions: &mut Vec<Action>) {
        let scene = model.scene();
        if scene.layout().is_empty() {
            return;
        }
        let palette = Palette::new(model.theme().is_dark());
        let surface = model.theme().palette();
        let count = model.runners().len();
        let gap = 6.0;
        let width = (area.width() - gap * (count as f32 - 1.0)) / count as f32;
        for (i, runner) in model.runners().iter().enumerate() {
            let min = area.min + vec2(i as f32 * (width + gap), 0.0);
            let rect = Rect::from_min_size(min, vec2(width, area.height() - 4.0));
            ui.painter().rect_filled(rect, 4.0, surface.field);
            ui.painter().rect_stroke(
                rect,
                4.0,
                egui::Stroke::new(1.0, surface.line),
                egui::StrokeKind::Inside,
            );
            let caption = format!(
                "{}  {}",
                runner.choice.label(),
                group(runner.run.as_ref().map_or(0, |r| r.moment().tally().visits))
            );
            ui.painter().text(
                rect.min + vec2(8.0, 4.0),
                egui::Align2::LEFT_TOP,
                caption,
                egui::FontId::proportional(12.5),
                model.runner_color(i),
            );
            let stage = Rect::from_min_max(rect.min + vec2(4.0, 22.0), rect.max - vec2(4.0, 4.0));
            if stage.height() < 20.0 {
                continue;
            }
            let size = (f64::from(stage.width()), f64::from(stage.height()));
            let color = |place: NodeId| -> Option<egui::Color32> {
                let seen = self.overlay.seen(place);
                Some(match seen.by_one() {
                    _ if seen.by_nobody() => return None,
                    Some(one) => model.runner_color(one),
                    None => palette.both,
                })
            };
            // Values of small leaves stand below them.
            let view = View::fit(scene.layout(), (size.0, size.1 - 16.0), 46.0, 70.0);
            let tree = TreeView::new(model, i).with_overlay(&color);
            tree.paint(&ui.painter().with_clip_rect(stage), &view, stage.min);
            let response = ui.interact(stage, ui.scope_id().with(("race tree", i)), Sense::click());
            response.widget_info(|| {
                egui::WidgetInfo::labeled(
                    egui::Role::Canvas,
                    true,
                    format!("race tree of {}", runner.choice.label()),
                )
            });
            if let Some(pointer) = response.hover_pos() {
                let column = view.column(f64::from(pointer.x - stage.left()));
                let level = view.level(f64::from(pointer.y - stage.top()));
                if let Some(hit) = scene.layout().hit(&scene.shape(), column, level) {
                    let node = scene
                        .canvas()
                        .of_run(i, NodeId(hit))
                        .map(|node| NodeRef { runner: i, node });
                    actions.push(Action::Hover(node));
                    if response.clicked() {
                        let place = NodeId(hit);
                        actions.push(Action::Point { runner: i, place });
                    }
                    response
                        .on_hover_ui_at_pointer(|ui| super::hover::node(ui, model, i, NodeId(hit)));
                }
            }
        }
    }

    fn page(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        ui.horizontal_wrapped(|ui| {
            let pages = [
                (Page::Score, lang.pick("Score", "成績")),
                (Page::Forks, lang.pick("Forks", "分岐点")),
                (Page::Effort, lang.pick("Effort by move", "手ごとの労力")),
                (Page::Memory, lang.pick("Memory against work", "記憶と仕事")),
                (Page::Dial, lang.pick("The dial c", "目盛りc")),
                (Page::WhatIf, lang.pick("What if?", "もしも?")),
            ];
            for (page, name) in pages {
                if ui.selectable_label(self.page == page, name).clicked() {
                    self.page = page;
                }
            }
        });
        match self.page {
            Page::Score => score::ui(ui, model),
            Page::Forks => forks::ui(ui, model, &self.overlay, self.pair, actions),
            Page::Effort => effort::ui(ui, model),
            Page::Memory => self.memory.ui(ui, model, actions),
            Page::Dial => self.dial.ui(ui, model, actions),
            Page::WhatIf => self.what_if.ui(ui, model, actions),
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

/// The common clock: its unit, a scrubber over all runs, play.
fn clock_row(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    ui.horizontal_wrapped(|ui| {
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
        let room = ui.available_size_before_wrap().x;
        ui.spacing_mut().slider_width = (room - 80.0).clamp(80.0, 420.0);
        let slider =
            Slider::new(&mut value, 0.0..=end.max(1.0)).custom_formatter(|v, _| group(v as u64));
        let response = ui
            .add(slider)
            .on_hover_text(lang.pick("All trees show equal work", "すべての木が同じ仕事量を示す"));
        response.widget_info(|| {
            egui::WidgetInfo::slider(true, value, lang.pick("race clock", "競走の時計"))
        });
        if response.changed() {
            actions.push(Action::SeekClock(value));
        }
    });
}

fn runner_combo(ui: &mut Ui, model: &Model, id: &str, now: &mut usize) {
    let label = |i: usize| {
        RichText::new(model.runners()[i].choice.label())
            .color(model.runner_color(i))
            .strong()
    };
    let combo = ComboBox::from_id_salt(("pair", id))
        .selected_text(label(*now))
        .width(90.0)
        .show_ui(ui, |ui| {
            for i in 0..model.runners().len() {
                ui.selectable_value(now, i, label(i));
            }
        });
    combo.response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::ComboBox, true, format!("{id} runner"))
    });
}
