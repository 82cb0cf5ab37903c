//! What shapes and colours mean, in one line.

use crate::base::messages::tr;
use egui::{Color32, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::explain::question;
use crate::explain::why::NumberKind;
use crate::gui::model::{Model, Run, Runner};
use crate::gui::theme;
use crate::gui::tree_view::{by_numbers, counting_of};
use crate::gui::words;
use crate::picture::palette::{Look, Palette, Sign};
use crate::problem::Player;
use crate::search::Report;
use crate::search::catalogue::Rounds;
use crate::trace::State;

/// In how many rows a legend may stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rows {
    AsNeeded,
    /// In the rest of this one, as much as there is room for: colours before shapes.
    This,
}

/// In a lower pane what is drawn has the legend's room, in points at the usual size of letters.
const ROOM_FOR_LEGEND: f32 = 220.0;

impl Rows {
    /// In a pane of this height.
    pub fn fitting(height: f32, model: &Model) -> Rows {
        match height >= ROOM_FOR_LEGEND * theme::letters(model.presentation()) {
            true => Rows::AsNeeded,
            false => Rows::This,
        }
    }
}

/// The legend of the trees, and of the solution trees painted over them. Where an overlay colours
/// the nodes no colour stands for a state. What is met in passing is told where there is room.
pub fn line(ui: &mut Ui, model: &Model, solutions: bool, rows: Rows) {
    if rows == Rows::AsNeeded {
        players(ui, model);
    }
    let palette = Palette::new(model.theme().is_dark());
    let ink = model.theme().palette().weak;
    if !model.overlays() {
        of_nodes(ui, model, rows);
        for name in grounds(model) {
            let tint = palette.level(1);
            shape(ui, name, ink, rows, |ui, rect| {
                // The tint alone is hardly seen where it is so small.
                let pen = Stroke::new(0.8, ink);
                let rect = rect.shrink(1.5);
                ui.painter().rect(rect, 0.0, tint, pen, StrokeKind::Middle);
            });
        }
    }
    if solutions {
        for (color, name) in solution_trees(model) {
            shape(ui, name, ink, rows, |ui, rect| {
                let across = [rect.left_center(), rect.right_center()];
                ui.painter().line_segment(across, Stroke::new(4.0, color));
            });
        }
    }
    for (color, name) in ways_through(model, palette) {
        // Beside other coloured lines it must be said which is which.
        let rows = if solutions { rows } else { Rows::This };
        shape(ui, name, ink, rows, |ui, rect| {
            let across = [rect.left_center(), rect.right_center()];
            ui.painter().line_segment(across, Stroke::new(2.5, color));
        });
    }
}

/// Whose the nodes are.
fn players(ui: &mut Ui, model: &Model) {
    let ink = model.theme().palette().weak;
    let rows = Rows::AsNeeded;
    shape(
        ui,
        words::player(model, Player::Max),
        ink,
        rows,
        |ui, rect| {
            ui.painter().rect_stroke(
                rect.shrink(1.5),
                1.0,
                Stroke::new(1.2, ink),
                StrokeKind::Middle,
            );
        },
    );
    shape(
        ui,
        words::player(model, Player::Min),
        ink,
        rows,
        |ui, rect| {
            ui.painter().circle_stroke(
                rect.center(),
                rect.width() / 2.0 - 1.5,
                Stroke::new(1.2, ink),
            );
        },
    );
}

/// What colours stand for in a tree.
fn of_nodes(ui: &mut Ui, model: &Model, rows: Rows) {
    colors(ui, model, looks(model, true), rows);
}

/// What they stand for in a picture of areas, where cells that left the memory look as before, and
/// what was never in it is seen, too.
pub fn of_areas(ui: &mut Ui, model: &Model, rows: Rows) {
    let palette = Palette::new(model.theme().is_dark());
    let lang = model.lang();
    let area = |fill| Look {
        fill,
        sign: Sign::Full,
        ..palette.look(State::Generated)
    };
    let mut looks = looks(model, false);
    if ways(model).1 {
        let name = tr!(lang, watch_below_a_cut);
        looks.push((area(palette.below_a_cut()), name));
    }
    let name = tr!(lang, watch_not_searched);
    looks.push((area(palette.not_searched()), name));
    colors(ui, model, looks, rows);
}

fn colors(ui: &mut Ui, model: &Model, looks: Vec<(Look, &str)>, rows: Rows) {
    let palette = Palette::new(model.theme().is_dark());
    let ink = model.theme().palette().weak;
    let paint = |look: Look| move |ui: &Ui, rect: egui::Rect| paint(ui, rect, look, palette);
    for (look, name) in looks {
        shape(ui, name, ink, rows, paint(look));
    }
    for (look, name) in met_on_the_way(model, palette) {
        shape(ui, name, ink, Rows::This, paint(look));
    }
}

fn paint(ui: &Ui, rect: egui::Rect, look: Look, palette: &Palette) {
    let hollow = matches!(look.sign, Sign::Hollow | Sign::Dashed);
    let fill = if hollow { palette.ground } else { look.fill };
    // Small, as the node itself is.
    let rect = rect.shrink(if look.sign == Sign::Faded { 3.0 } else { 1.5 });
    let pen = Stroke::new(1.2, look.line);
    if look.sign == Sign::Dashed {
        let [a, b, c, d] = [
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
        ];
        let dashes = egui::Shape::dashed_line(&[a, b, c, d, a], pen, 2.5, 2.0);
        ui.painter().extend(dashes);
        return;
    }
    ui.painter().rect(rect, 2.0, fill, pen, StrokeKind::Middle);
    if look.sign == Sign::Struck {
        ui.painter().line_segment(
            [rect.left_bottom(), rect.right_top()],
            Stroke::new(1.5, look.line),
        );
    }
}

/// States that are on screen only while a search is under way.
fn met_on_the_way(model: &Model, palette: &Palette) -> Vec<(Look, &'static str)> {
    let lang = model.lang();
    let under_way = |run: &&Run| run.moment().now.done.is_none() && counting_of(run).is_none();
    let runs = || model.runs().filter(under_way);
    let mut looks = Vec::new();
    if runs().any(|run| run.moment().tally().expanded > 0) {
        let name = tr!(lang, watch_expanded);
        looks.push((palette.look(State::Expanded), name));
    }
    if runs().any(|run| run.moment().tally().dormant > 0) {
        let name = tr!(lang, watch_dormant);
        looks.push((palette.look(State::Dormant), name));
    }
    looks
}

/// What a tinted ground says of a node: that it was met later than the first time through the tree, or
/// deeper than in the outermost search.
fn grounds(model: &Model) -> Vec<&'static str> {
    let lang = model.lang();
    let mut names = Vec::new();
    for run in model.runs().filter(|run| run.marks().highest_level() > 1) {
        let Some(entry) = run.choice().entry().ok().filter(|_| run.is_ours()) else {
            continue;
        };
        let name = match entry.rounds {
            Rounds::Once | Rounds::Visits => continue,
            Rounds::Passes => tr!(lang, watch_later_pass),
            Rounds::Thetas | Rounds::Lengths | Rounds::Depths => {
                tr!(lang, watch_later_iteration)
            }
            Rounds::Levels => tr!(lang, watch_inner_search),
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The lines that are drawn stronger than others: where a search is, and what it found.
fn ways_through(model: &Model, palette: &Palette) -> Vec<(Color32, &'static str)> {
    let lang = model.lang();
    if model.overlays() {
        return Vec::new();
    }
    let begun = |run: &Run| run.moment().now.events > 0;
    let over = |run: &Run| run.moment().now.done.is_some();
    let mut ways = Vec::new();
    if model.runs().any(|run| begun(run) && !over(run)) {
        ways.push((palette.path, tr!(lang, watch_path)));
    }
    // What a search that was stopped holds for best is not known to be.
    let proved = |run: &&Run| run.report().is_some_and(Report::complete);
    let (known, stopped): (Vec<&Run>, Vec<&Run>) =
        model.runs().filter(|run| over(run)).partition(proved);
    let name = match (known.is_empty(), stopped.is_empty()) {
        (true, true) => return ways,
        (false, true) => tr!(lang, watch_best_play),
        (true, false) => tr!(lang, watch_best_play_so_far),
        (false, false) => tr!(lang, watch_best_play_so_far_legend),
    };
    ways.push((palette.principal, name));
    ways
}

/// Whether some runner counts what is left to prove, and whether some other does not.
fn ways(model: &Model) -> (bool, bool) {
    let runners = model.runners();
    let some = runners.iter().any(by_numbers);
    (some, !runners.iter().all(by_numbers))
}

/// What colours mean: a search by numbers leaves a node and takes it up again, so what counts
/// there is whether it is answered.
fn looks(model: &Model, freed: bool) -> Vec<(Look, &'static str)> {
    let palette = Palette::new(model.theme().is_dark());
    let lang = model.lang();
    let (by_numbers, otherwise) = ways(model);
    let at_all = |state, name| (palette.look(state), name);
    let mut looks = Vec::new();
    // PN search and AO* hold the tips of their tree open.
    let frontier = |run: &Run| run.moment().tally().max_open > 0;
    if otherwise || model.runs().any(frontier) {
        looks.push(at_all(State::Open, tr!(lang, watch_in_open)));
    }
    looks.push(at_all(State::Entered, tr!(lang, watch_now)));
    looks.push(at_all(State::Evaluated, tr!(lang, watch_evaluated)));
    // Conspiracy numbers settle a value and prove nothing.
    let counts_minimax =
        |runner: &Runner| NumberKind::of(&runner.choice) == Some(NumberKind::Minimax);
    let settles = otherwise || model.runners().iter().any(counts_minimax);
    match (by_numbers, settles) {
        (false, _) => looks.push(at_all(State::Closed, tr!(lang, watch_done))),
        (true, false) => looks.push((palette.answered(true), tr!(lang, watch_proved))),
        (true, true) => looks.push((palette.answered(true), tr!(lang, watch_done_proved))),
    }
    if by_numbers {
        looks.push((palette.answered(false), tr!(lang, watch_disproved)));
        looks.push(at_all(State::Expanded, tr!(lang, watch_left_for_now)));
    }
    if otherwise {
        looks.push(at_all(State::Cut, tr!(lang, watch_cut)));
    }
    // What lies below a closed node leaves the memory of a search with OPEN.
    let frees = |runner: &Runner| {
        let rule = question::Rule::of(&runner.choice);
        matches!(rule, question::Rule::Open(_) | question::Rule::Random)
    };
    if freed && model.runners().iter().any(frees) {
        looks.push(at_all(State::Freed, tr!(lang, watch_freed)));
    }
    looks
}

/// The colours of the trees that prove the root's bounds, or would prove and disprove it.
fn solution_trees(model: &Model) -> Vec<(Color32, &'static str)> {
    let lang = model.lang();
    let palette = model.theme().palette();
    let of_min = Palette::new(model.theme().is_dark()).min_solution;
    if ways(model) != (true, false) {
        return vec![
            (palette.accent, tr!(lang, watch_maxs_solution)),
            (of_min, tr!(lang, watch_mins_solution)),
        ];
    }
    let mut trees = vec![(palette.accent, tr!(lang, watch_cheapest_proof))];
    let has_disproof = |runner: &Runner| {
        let counting = runner.run.as_ref().and_then(counting_of);
        counting.is_some_and(|counting| counting.symbols().1.is_some())
    };
    if model.runners().iter().any(has_disproof) {
        trees.push((of_min, tr!(lang, watch_cheapest_disproof)));
    }
    trees
}

/// A shape and what it stands for, never torn apart at the end of a line.
fn shape(ui: &mut Ui, name: &str, ink: Color32, rows: Rows, paint: impl FnOnce(&Ui, egui::Rect)) {
    let font = egui::TextStyle::Small.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, ink);
    let side = galley.size().y;
    let size = galley.size() + Vec2::new(side + 3.0, 0.0);
    if rows == Rows::This && size.x > ui.available_size_before_wrap().x {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, name));
    paint(ui, egui::Rect::from_min_size(rect.min, Vec2::splat(side)));
    let at = rect.min + Vec2::new(side + 3.0, 0.0);
    ui.painter().galley(at, galley, ink);
}
