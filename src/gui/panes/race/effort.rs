//! How each runner's work spreads over the moves at the root: a heat map on the board, bars in
//! bare trees. Follows the scrubber.

use crate::base::messages::tr;
use crate::base::platform::Instant;
use std::time::Duration;

use egui::{Align2, FontId, Rect, RichText, ScrollArea, Sense, Ui, Vec2, vec2};

use crate::gui::board;
use crate::gui::model::Model;
use crate::gui::paced::Paced;
use crate::problem::Move;
use crate::trace::{Deadline, Effort, Spreading};

/// The side of a heat map, in points.
const SIDE: f32 = 150.0;
/// The width of a move's name, its bar and its share: where there is room, and at least.
const BARS: f32 = 190.0;
const LEAST_BARS: f32 = 140.0;
/// The width of a share.
const PERCENT: f32 = 46.0;
/// Moves that are listed one by one.
const MOST: usize = 40;

/// What was found out, by runner, and of which scene and run.
#[derive(Default)]
pub struct EffortPage {
    found: Vec<((u64, u64), Found)>,
}

/// For which moment and canvas of the run.
type Found = Paced<(usize, u64), Spreading, Vec<Effort>>;

/// What looking through the nodes of all runs may take of a frame.
const A_FRAMES_EFFORT: Duration = Duration::from_millis(4);

impl EffortPage {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model) {
        self.found
            .resize_with(model.runners().len(), Default::default);
        let scene = model.scene();
        let share = model.spare(A_FRAMES_EFFORT) / model.runs().count().max(1) as u32;
        for (i, (known, runner)) in self.found.iter_mut().zip(model.runners()).enumerate() {
            let Some(run) = &runner.run else { continue };
            let of = (scene.begun(), run.number());
            if known.0 != of {
                *known = (of, Found::default());
            }
            let (moment, nodes) = (run.moment(), run.nodes());
            let patience = Deadline::until(Instant::now() + share);
            let more = known.1.follow(
                &(moment.now.events, scene.revision()),
                Spreading::default,
                |spreading| spreading.go_on(moment, nodes, patience),
                |spreading| spreading.found(scene.canvas(), i, nodes),
            );
            if more {
                ui.ctx().request_repaint();
            }
        }
        let efforts: Vec<&[Effort]> = self.found.iter().map(|(_, found)| list(found)).collect();
        show(ui, model, &efforts);
    }

    /// How many bars stand below one another, where there is no board beside them.
    pub fn rows(&self, model: &Model) -> Option<usize> {
        let most = self.found.iter().map(|(_, found)| list(found).len()).max();
        board_size(model).is_none().then_some(most?)
    }
}

fn list(found: &Found) -> &[Effort] {
    found.found().map_or(&[], Vec::as_slice)
}

fn show(ui: &mut Ui, model: &Model, found: &[&[Effort]]) {
    let lang = model.lang();
    ui.weak(tr!(lang, watch_share_of_the_nodes_searched));
    let runs = model.runs().count();
    let board = board_size(model).map_or(0.0, |size| size.x);
    // Where there is room the bars stand beside the board, and both are seen at once.
    let room = ui.available_width() / runs.max(1) as f32;
    let beside = room > board + BARS + 30.0;
    // All runners in sight, if that can be.
    let width = (room - 2.0 * ui.spacing().item_spacing.x).clamp(LEAST_BARS, BARS);
    ScrollArea::both()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.horizontal_top(|ui| {
                for (i, runner) in model.runners().iter().enumerate() {
                    if runner.run.is_none() {
                        continue;
                    }
                    let efforts = found[i];
                    ui.vertical(|ui| {
                        ui.set_width(if beside {
                            board + width
                        } else {
                            board.max(width)
                        });
                        ui.label(
                            RichText::new(runner.label_in(model.lang()))
                                .color(model.runner_color(i))
                                .strong(),
                        );
                        if efforts.is_empty() {
                            ui.weak(tr!(lang, watch_nothing_yet));
                        }
                        if beside {
                            ui.horizontal_top(|ui| {
                                heat(ui, model, i, efforts);
                                ui.vertical(|ui| bars(ui, model, width, i, efforts));
                            });
                        } else {
                            heat(ui, model, i, efforts);
                            bars(ui, model, width, i, efforts);
                        }
                    });
                }
            });
        });
}

/// A bar for every move, in so much width. Of hundreds of moves only those with the most work, the
/// most first: the order of moves is the tree's to show.
fn bars(ui: &mut Ui, model: &Model, width: f32, runner: usize, efforts: &[Effort]) {
    let lang = model.lang();
    let nodes = model.scene().canvas().nodes();
    let mut sorted: Vec<(usize, &Effort)> = efforts.iter().enumerate().collect();
    if efforts.len() > MOST {
        sorted.sort_by_key(|&(k, e)| (std::cmp::Reverse(e.nodes), k));
    }
    for &(k, e) in sorted.iter().take(MOST) {
        ui.horizontal(|ui| {
            let name = model
                .move_name(nodes, e.place)
                .unwrap_or_else(|| k.to_string());
            // "☗５八金右" needs more room than "c4".
            let of_name = if name.is_ascii() { 26.0 } else { 80.0 };
            let label = egui::Label::new(RichText::new(name).monospace());
            ui.add_sized([of_name, 14.0], label);
            let bar =
                (width - of_name - PERCENT - 2.0 * ui.spacing().item_spacing.x).clamp(24.0, 70.0);
            let (rect, response) = ui.allocate_exact_size(vec2(bar, 12.0), Sense::hover());
            let painter = ui.painter();
            painter.rect_filled(rect, 2.0, model.theme().palette().raised);
            let mut bar = rect;
            bar.set_width(rect.width() * e.share as f32);
            painter.rect_filled(bar, 2.0, model.runner_color(runner));
            let percent = e.share * 100.0;
            response.on_hover_text(tr!(lang, watch_nodes_effort, nodes = e.nodes, percent));
            ui.weak(format!("{percent:.0} %"));
        });
    }
    if let Some(rest) = efforts.len().checked_sub(MOST + 1) {
        ui.weak(tr!(lang, watch_and_more_moves, rest = rest + 1));
    }
}

/// The size of the heat map, where the game has a board.
fn board_size(model: &Model) -> Option<Vec2> {
    let position = &model.shown_problem().position;
    board::size(position, board::room(position, SIDE))
}

/// The board with the share of effort on the square each move goes to.
fn heat(ui: &mut Ui, model: &Model, runner: usize, efforts: &[Effort]) {
    let Some(size) = board_size(model) else {
        return;
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| {
        let label = model.runners()[runner].label_in(model.lang());
        let name = tr!(model.lang(), watch_heat_map_of, label);
        egui::WidgetInfo::labeled(egui::Role::Image, true, name)
    });
    let nodes = model.scene().canvas().nodes();
    let searched: Vec<&Effort> = efforts.iter().filter(|effort| effort.nodes > 0).collect();
    let moves: Vec<Move> = searched.iter().map(|e| nodes.last_move(e.place)).collect();
    let position = &model.shown_problem().position;
    let places = board::paint(ui.painter(), model, position, rect, &moves);
    // Several pieces may go to one square of a shogi board.
    let mut areas: Vec<(Rect, f64)> = Vec::new();
    for (effort, area) in searched.into_iter().zip(places) {
        let Some(area) = area else { continue };
        match areas.iter_mut().find(|(there, _)| *there == area) {
            Some((_, share)) => *share += effort.share,
            None => areas.push((area, effort.share)),
        }
    }
    for (area, share) in areas {
        let heat = model
            .runner_color(runner)
            .gamma_multiply(0.25 + 0.75 * share as f32);
        ui.painter().rect_filled(area.shrink(0.5), 1.0, heat);
        let text = format!("{:.0}", share * 100.0);
        let color = crate::picture::tree::readable_on(model.runner_color(runner));
        ui.painter().text(
            area.center(),
            Align2::CENTER_CENTER,
            text,
            FontId::proportional(8.5),
            color,
        );
    }
}
