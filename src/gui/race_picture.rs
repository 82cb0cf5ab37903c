//! The whole race as one drawing: its trees, how far each runner is, and what the two that are
//! compared have in common. For SVG and PNG files, and for the frames of a film.

use crate::base::messages::tr;
use egui::{Align, Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::digits::group;
use super::model::Model;
use super::race_view::{Arrangement, MOST_FLAGS, Overlaid};
use super::theme;
use super::tree_view::outcome_words;
use super::words;
use crate::picture::figure::{Figure, Mark, Pen, Text, rough_width};
use crate::picture::layout::View;
use crate::picture::palette::Palette;
use crate::picture::tree;
use crate::search::catalogue::{Algorithm, Assumptions, surpasses};
use crate::trace::{Moment, Overlay};

/// Trees are never larger than this a column and a level, in points.
const COLUMN: f64 = 46.0;
const LEVEL: f64 = 76.0;
/// A picture that chooses its own size is never wider than this.
const WIDEST: f64 = 6000.0;
const MARGIN: f32 = 14.0;
const HEAD: f32 = 34.0;
const CAPTION: f32 = 26.0;
/// How far a caption stands from the edge of its frame.
const INDENT: f32 = 10.0;
const FOOT: f32 = 34.0;
const BODY: f32 = 14.0;
/// From a swatch of the foot to its words.
const SWATCH: f32 = 18.0;

/// What of a race is drawn, and how large.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scenery {
    /// The two that are compared.
    pub pair: (usize, usize),
    pub arrangement: Arrangement,
    /// In pixels; nothing = as large as the trees need.
    pub size: Option<Vec2>,
}

/// Where letters have their usual size. In a larger picture, for a larger wall, they grow with it.
const USUAL: Vec2 = vec2(960.0, 540.0);

impl Scenery {
    /// Pixels of a point.
    pub fn scale(&self) -> f32 {
        let fit = |size: Vec2| (size / USUAL).min_elem().max(1.0);
        self.size.map_or(1.0, fit)
    }

    /// SSS* against α-β if they are there, else two of which a theorem speaks, else the first two.
    pub fn of(model: &Model) -> Scenery {
        let runners = model.runners();
        // Who has not run yet is compared only where nobody has.
        let takes_part = |i: &usize| model.run(*i).is_some() || !model.has_runs();
        let all: Vec<usize> = (0..runners.len()).filter(takes_part).collect();
        let find = |it| {
            let mut all = all.iter().copied();
            all.find(|&i| runners[i].choice.algorithm() == Some(it))
        };
        let ground = Assumptions::of(model.shown_problem());
        let pairs = || all.iter().flat_map(|&b| all.iter().map(move |&a| (a, b)));
        let promised = |&(a, b): &(usize, usize)| {
            a != b && surpasses(&runners[a].choice, &runners[b].choice, ground).is_ok()
        };
        let pair = find(Algorithm::Sss)
            .zip(find(Algorithm::AlphaBeta))
            .or_else(|| pairs().find(promised))
            .or_else(|| Some((*all.first()?, *all.get(1)?)))
            .unwrap_or((0, 1));
        Scenery {
            pair,
            arrangement: Arrangement::SideBySide,
            size: None,
        }
    }
}

/// The race at the moment shown.
pub fn figure(model: &Model, scenery: Scenery) -> Result<Figure, String> {
    let lang = model.lang();
    let runners = model.runners();
    let (a, b) = scenery.pair;
    if model.runs().count() < 2 || a.max(b) >= runners.len() {
        return Err(tr!(lang, watch_a_race_needs_two_runs).to_owned());
    }
    let moments: Vec<Option<&Moment>> = runners
        .iter()
        .map(|r| r.run.as_ref().map(|run| run.moment()))
        .collect();
    let canvas = model.scene().canvas();
    let overlay = Overlay::new(canvas, &moments);
    let drawn = Overlaid {
        model,
        overlay: &overlay,
        compared: &overlay.compare(canvas, scenery.pair, MOST_FLAGS),
        pair: scenery.pair,
    };
    let palette = Palette::new(model.theme().is_dark());
    let size = match scenery.size {
        Some(pixels) => pixels / scenery.scale(),
        None => natural_size(model, scenery),
    };
    let mut figure = Figure::new(size, palette.ground);
    head(&mut figure, model, palette);
    let stage = Rect::from_min_max(
        pos2(MARGIN, HEAD),
        pos2(size.x - MARGIN, size.y - FOOT - MARGIN / 2.0),
    );
    match scenery.arrangement {
        Arrangement::SideBySide => side_by_side(&mut figure, &drawn, stage),
        Arrangement::Merged | Arrangement::Icicle => merged(&mut figure, &drawn, stage),
    }
    foot(&mut figure, &drawn, scenery.arrangement);
    Ok(figure)
}

fn natural_size(model: &Model, scenery: Scenery) -> Vec2 {
    let layout = model.scene().layout();
    let (left, right) = layout.reach();
    let trees = match scenery.arrangement {
        Arrangement::SideBySide => model.runs().count(),
        Arrangement::Merged | Arrangement::Icicle => 1,
    };
    let room = WIDEST / trees as f64;
    let width = ((right - left + 1.0) * COLUMN).clamp(360.0, room) as f32 + 8.0;
    let height = (f64::from(layout.levels()) * LEVEL + 20.0).clamp(160.0, WIDEST) as f32;
    let trees = trees as f32;
    vec2(
        (trees * width + (trees - 1.0) * MARGIN + 2.0 * MARGIN).max(640.0),
        HEAD + CAPTION + height + FOOT + MARGIN,
    )
}

/// What the common clock says.
fn head(figure: &mut Figure, model: &Model, palette: &Palette) {
    let lang = model.lang();
    let clock = words::clock_reading(model.session().clock, model.clock_value(), lang);
    let text = tr!(lang, watch_after_race_picture, clock);
    let at = pos2(MARGIN, HEAD / 2.0);
    figure.text(Text::new(at, Align::Min, BODY + 1.0, palette.ink, text));
}

fn side_by_side(figure: &mut Figure, drawn: &Overlaid<'_>, stage: Rect) {
    let model = drawn.model;
    let lang = model.lang();
    let palette = Palette::new(model.theme().is_dark());
    // Who has not run has nothing to be drawn.
    let count = model.runs().count() as f32;
    let width = (stage.width() - MARGIN * (count - 1.0)) / count;
    let runners = model.runners().iter().enumerate();
    let ran = runners.filter_map(|(i, runner)| Some((i, runner, runner.run.as_ref()?)));
    for (at, (i, runner, run)) in ran.enumerate() {
        let min = stage.min + vec2(at as f32 * (width + MARGIN), 0.0);
        let panel = Rect::from_min_size(min, vec2(width, stage.height()));
        let (name, leaves) = (runner.label_in(model.lang()), words::leaves_now(run, lang));
        // The longest that stays in its frame.
        let mut captions = vec![format!("{name}: {leaves}"), name.clone()];
        if let Some(found) = outcome_words(run, lang) {
            let whole = tr!(
                lang,
                watch_done_race_picture,
                name = &name,
                leaves,
                found = &found
            );
            captions.splice(..0, [whole, format!("{name}: {found}")]);
        }
        let fits = |caption: &String| rough_width(caption, BODY) <= width - 2.0 * INDENT;
        let caption = captions.into_iter().find(fits).unwrap_or(name);
        let view = panelled(figure, drawn, panel, (caption, palette.runner(i)));
        let origin = panel.min.to_vec2() + vec2(4.0, CAPTION);
        figure.insert(drawn.tree(i, &view), origin);
        figure.insert(drawn.flags(&view), origin);
    }
}

fn merged(figure: &mut Figure, drawn: &Overlaid<'_>, stage: Rect) {
    let model = drawn.model;
    let name = |i: usize| model.runners()[i].label_in(model.lang());
    let (a, b) = (name(drawn.pair.0), name(drawn.pair.1));
    let caption = tr!(model.lang(), watch_and_in_one_tree, a, b);
    let ink = Palette::new(model.theme().is_dark()).ink;
    let view = panelled(figure, drawn, stage, (caption, ink));
    let origin = stage.min.to_vec2() + vec2(4.0, CAPTION);
    figure.insert(drawn.merged(&view), origin);
    figure.insert(drawn.flags(&view), origin);
}

/// The frame of one tree with its caption; gives the camera for what is inside.
fn panelled(
    figure: &mut Figure,
    drawn: &Overlaid<'_>,
    panel: Rect,
    (caption, color): (String, Color32),
) -> View {
    let palette = Palette::new(drawn.model.theme().is_dark());
    figure.push(Mark::Rect {
        at: panel,
        radius: 5.0,
        fill: Color32::TRANSPARENT,
        pen: Pen::new(1.0, palette.faint),
    });
    let at = panel.min + vec2(INDENT, CAPTION / 2.0 + 1.0);
    figure.text(Text::new(at, Align::Min, BODY, color, caption).bold());
    let room = panel.size() - vec2(8.0, CAPTION + 4.0);
    camera(drawn, room)
}

/// The whole tree, with room for flags above it and for values below its leaves.
fn camera(drawn: &Overlaid<'_>, room: Vec2) -> View {
    let layout = drawn.model.scene().layout();
    let letters = theme::letters(drawn.model.presentation());
    let room = (f64::from(room.x), f64::from(room.y));
    tree::fit(layout, room, (COLUMN, LEVEL), letters)
}

/// What the colours mean, with the counts of leaves.
fn foot(figure: &mut Figure, drawn: &Overlaid<'_>, arrangement: Arrangement) {
    let model = drawn.model;
    let lang = model.lang();
    let palette = Palette::new(model.theme().is_dark());
    let (a, b) = drawn.pair;
    let compared = drawn.compared;
    let leaves = match compared.floor {
        None => compared.leaves,
        Some(_) => compared.leaves + compared.inner,
    };
    let name = |i: usize| model.runners()[i].label_in(model.lang());
    let rows = [
        (palette.both, tr!(lang, watch_both).to_owned(), leaves.both),
        (
            palette.runner(a),
            tr!(lang, watch_only_pair, name = name(a)),
            leaves.only_left,
        ),
        (
            palette.runner(b),
            tr!(lang, watch_only_pair, name = name(b)),
            leaves.only_right,
        ),
        (
            palette.neither,
            words::by_neither(model).to_owned(),
            leaves.neither,
        ),
    ];
    let mut at: Pos2 = pos2(MARGIN, figure.size.y - FOOT / 2.0 - 2.0);
    let heading = match compared.floor {
        None => tr!(lang, watch_leaves_seen_by).to_owned(),
        Some(floor) => words::recorded_by_both(floor, lang),
    };
    let width = rough_width(&heading, BODY);
    figure.text(Text::new(at, Align::Min, BODY, palette.ink, heading));
    at.x += width + 14.0;
    for (color, name, count) in rows {
        let text = format!("{name} {}", group(count, lang));
        swatch(figure, &mut at, (color, palette.ink), text);
    }
    // Only in a tree of its own a third has a colour.
    if arrangement == Arrangement::SideBySide {
        for i in words::thirds(model, drawn.pair) {
            let text = words::by_a_third(model, i);
            if at.x + SWATCH + rough_width(&text, BODY) <= figure.size.x - MARGIN {
                swatch(figure, &mut at, (palette.runner(i), palette.ink), text);
            }
        }
    }
}

/// A colour and what it stands for; the next one stands right of it.
fn swatch(figure: &mut Figure, at: &mut Pos2, (color, ink): (Color32, Color32), text: String) {
    figure.push(Mark::Rect {
        at: Rect::from_center_size(*at + vec2(6.0, 0.0), vec2(12.0, 12.0)),
        radius: 2.0,
        fill: color,
        pen: Pen::NONE,
    });
    let width = rough_width(&text, BODY);
    let start = *at + vec2(SWATCH, 0.0);
    figure.text(Text::new(start, Align::Min, BODY, ink, text));
    at.x += SWATCH + width + 18.0;
}
