//! Two small curves under the clocks: the first player's chance move by move, and the time each move
//! took. Moves are counted from 1, as in the list below.

use crate::base::messages::tr;
use egui::{RichText, Ui};
use egui_plot::{Bar, BarChart, HLine, Line, Plot, PlotPoints, Points};

use crate::gui::board::played::side_name;
use crate::gui::grid;
use crate::gui::model::Model;
use crate::picture::ticks;
use crate::play::clock::Unit;
use crate::play::game_session::GameSession;
use crate::play::line::Turn;

const HEIGHT: f32 = 84.0;
/// Below 0 % and above 100 %.
const AIR: f64 = 6.0;

fn plot<'a>(id: &'static str, model: &Model) -> Plot<'a> {
    grid::plot(id, model.theme())
        .height(HEIGHT)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_boxed_zoom(false)
        .show_x(false)
        .x_grid_spacer(grid::level)
        .y_grid_spacer(grid::upright_seconds)
        .include_x(0.0)
        .include_x(10.0)
}

/// Where the move at this place of the list stands.
fn number(i: usize) -> f64 {
    (i + 1) as f64
}

pub fn win_rate(ui: &mut Ui, sitting: &GameSession, model: &Model) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let side = side_name(sitting.game(), Turn::First, lang);
    let mut points: Vec<[f64; 2]> = Vec::new();
    for (i, entry) in sitting.entries().iter().enumerate() {
        if let Some(rate) = entry.win_rate {
            points.push([number(i), 100.0 * rate]);
        }
    }
    if let Some(rate) = sitting.chance_now() {
        points.push([number(sitting.entries().len()), 100.0 * rate]);
    }
    let last = points.last().map(|p| format!("{:.0} %", p[1]));
    let shown = last.unwrap_or_else(|| "–".into());
    // The result stands above; here is what was thought of the moves.
    let text = match sitting.ending() {
        None => tr!(lang, play_chance_of, side, shown),
        Some(_) => tr!(lang, play_chance_of_as_last_judged, side, shown),
    };
    ui.label(RichText::new(text).small());
    let name = tr!(lang, play_win_rate_by_move);
    plot("win rate", model)
        // A sure win or loss is not to lie on the frame.
        .include_y(-AIR)
        .include_y(100.0 + AIR)
        .show(ui, |plot| {
            plot.hline(HLine::new("", 50.0).color(palette.line));
            // One value alone has no line to stand in.
            if let [point] = points[..] {
                let dot = Points::new(name, vec![point]).radius(3.5);
                plot.points(dot.color(palette.accent));
            }
            plot.line(Line::new(name, PlotPoints::from(points)).color(palette.accent));
        })
        .response
        .on_hover_text(tr!(lang, play_by_the_engine_that_moved));
}

pub fn times(ui: &mut Ui, sitting: &GameSession, model: &Model) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let unit = match sitting.control().unit {
        Unit::Seconds => tr!(lang, play_seconds),
        Unit::Nodes => tr!(lang, play_thousand_nodes),
    };
    let scale = match sitting.control().unit {
        Unit::Seconds => 1.0,
        Unit::Nodes => 1e-3,
    };
    let second = side_name(sitting.game(), Turn::Second, lang);
    let used = sitting.entries().iter().map(|entry| scale * entry.used);
    let text = match (used.len(), used.fold(0.0, f64::max)) {
        (0 | 1, _) => tr!(lang, play_time_for_each_move, unit, second),
        (moves, most) => tr!(lang, play_time_for_moves, moves, unit, most, second),
    };
    ui.label(RichText::new(text).small());
    let bars = Turn::BOTH.map(|turn| {
        let sign = if turn == Turn::First { 1.0 } else { -1.0 };
        let entries = sitting.entries().iter().enumerate();
        let of_side = entries.filter(|(_, entry)| entry.turn == turn);
        of_side
            .map(|(i, entry)| Bar::new(number(i), sign * scale * entry.used).width(0.9))
            .collect::<Vec<Bar>>()
    });
    let [first, second] = bars;
    // Below the line, too, time is something used.
    let plot = plot("times", model).y_axis_formatter(|mark, _| {
        let (at, step) = (mark.value.abs(), mark.step_size);
        ticks::written(at, step)
    });
    plot.show(ui, |plot| {
        let name = |turn| side_name(sitting.game(), turn, lang);
        plot.bar_chart(BarChart::new(name(Turn::First), first).color(palette.accent));
        plot.bar_chart(BarChart::new(name(Turn::Second), second).color(palette.warn));
    });
}
