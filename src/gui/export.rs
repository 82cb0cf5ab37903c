//! Writing files: trees, curves, reports, races. What is drawn comes from `picture`.

use crate::base::messages::{Lang, Localize, tr};
use std::path::Path;

use egui::vec2;

use super::action::FileWish;
use super::curves::{axis_text, curve, gauge_text, is_counted};
use super::model::{Model, Run};
use super::panes::runs::row;
use super::race_picture;
use super::theme;
use super::tree_view::{TreeView, bounds_text};
use super::words;
use crate::base::IoErrorText;
use crate::base::platform::files::{self, Written};
use crate::game::shogi::notation::{self, Encoding};
use crate::picture::encode;
use crate::picture::figure::{Figure, Text};
use crate::picture::layout::View;
use crate::picture::palette::Palette;
use crate::picture::plot::{self, Form, Plot, Scale, Series};
use crate::picture::tree;
use crate::problem::{Bounds, Problem};
use crate::search::Report;
use crate::search::catalogue::AlgorithmConfig;
use crate::session::report;
use crate::trace::{Axis, Gauge, Record, definition};

/// A tree in a file is never larger than this, in points.
const WIDEST: f64 = 6000.0;
const TALLEST: f64 = 4000.0;

/// What the panes show, as far as a file is to show the same.
pub struct Shown<'a> {
    /// What is seen of a runner's tree.
    pub view: &'a dyn Fn(usize) -> Option<View>,
    pub gauge: Gauge,
    pub axis: Axis,
    pub scale: Scale,
}

/// As without a window.
impl Default for Shown<'_> {
    fn default() -> Self {
        Shown {
            view: &|_| None,
            gauge: Gauge::Open,
            axis: Axis::Visits,
            scale: Scale::Linear,
        }
    }
}

/// What a file is to hold. It is composed where the model is; to make bytes of it and to write
/// them takes longer and can be done on another thread.
pub enum Page {
    Figure(Figure),
    /// A figure of a size that somebody has set: so many pixels a point.
    InPixels(Figure, f32),
    Text(String),
}

impl Page {
    /// Writes it, a figure as SVG or PNG by the file's ending.
    pub fn save(&self, path: &Path, lang: Lang) -> Result<Written, String> {
        match self {
            Page::Figure(figure) => save_figure(figure, path, lang),
            Page::InPixels(figure, scale) => save_scaled(figure, *scale, path, lang),
            Page::Text(text) => {
                // Shogi programs expect their old files in the old encoding.
                let ending = path.extension().map(|e| e.to_string_lossy().into_owned());
                let encoding = Encoding::of_extension(ending.as_deref().unwrap_or(""));
                let bytes = notation::encode(text, encoding);
                files::write(path, &bytes).map_err(|e| IoErrorText(&e).localize(lang))
            }
        }
    }
}

/// Composes what a wish asks for, as far as it can be had at once.
pub fn compose(
    model: &Model,
    wish: &FileWish,
    shown: &Shown<'_>,
    path: &Path,
) -> Result<Page, String> {
    match wish {
        FileWish::ExportTree(runner) => tree_figure(model, *runner).map(Page::Figure),
        FileWish::ExportTreeView(runner) => {
            view_figure(model, *runner, (shown.view)(*runner)).map(Page::Figure)
        }
        FileWish::ExportPlot => Ok(compose_plot(
            model,
            shown.gauge,
            shown.axis,
            shown.scale.clone(),
            path,
        )),
        FileWish::ExportReport => {
            let rows: Vec<_> = model.runs().map(row).collect();
            Ok(Page::Text(report::report(&rows, model.lang())))
        }
        FileWish::ExportRace(scenery) => {
            let figure = race_picture::figure(model, *scenery)?;
            Ok(match scenery.size {
                Some(_) => Page::InPixels(figure, scenery.scale()),
                None => Page::Figure(figure),
            })
        }
        FileWish::SaveExperiment => match &model.lab().plan().own {
            Some(own) => Ok(Page::Text(own.to_ron())),
            None => Err(tr!(model.lang(), window_this_is_not_an_experiment).to_owned()),
        },
        FileWish::SaveGame(_) => {
            let lang = model.lang();
            let ending = ending(path);
            let written = model
                .sitting()
                .map(|sitting| sitting.written(&ending, lang));
            written
                .map(Page::Text)
                .ok_or_else(|| tr!(lang, window_there_is_no_game_to).to_owned())
        }
        // Films, lessons, solutions and experiments take a while and are written by the application, not here.
        FileWish::ExportFilm(_)
        | FileWish::ExportSlides(_)
        | FileWish::ExportSheet { .. }
        | FileWish::ExportTsumeLine
        | FileWish::ExportTsumeTree
        | FileWish::ExportLab => Err(tr!(model.lang(), window_not_written_at_once).to_owned()),
        FileWish::Open
        | FileWish::OpenEvents
        | FileWish::OpenTsume
        | FileWish::OpenTsumeSet
        | FileWish::OpenExperiment
        | FileWish::SaveSession => Err(tr!(model.lang(), window_not_an_export).to_owned()),
    }
}

/// A search that was recorded elsewhere, as a picture of its whole tree.
pub fn recorded_figure(
    problem: &Problem,
    choice: &AlgorithmConfig,
    record: Record,
    report: &Report,
) -> Result<Figure, String> {
    let model = Model::of_record(problem, choice, record, report);
    tree_figure(&model, 0)
}

/// SVG or PNG, by the file's ending; in pixels at twice its size, so that it can be printed.
pub fn save_figure(figure: &Figure, path: &Path, lang: Lang) -> Result<Written, String> {
    save_scaled(figure, 2.0, path, lang)
}

fn save_scaled(figure: &Figure, scale: f32, path: &Path, lang: Lang) -> Result<Written, String> {
    let bytes = match ending(path).as_str() {
        "svg" => figure.to_svg().into_bytes(),
        "png" => {
            // A picture larger than this is of no use to anybody.
            let scale = (16_000.0 / figure.size.x.max(figure.size.y)).min(scale);
            encode::png(&figure.to_image(scale)).map_err(|e| e.localize(lang))?
        }
        other => {
            return Err(tr!(lang, window_pictures_are_written_as_svg, other));
        }
    };
    files::write(path, &bytes).map_err(|e| IoErrorText(&e).localize(lang))
}

/// A figure as the clipboard takes it, at twice the size so that it can be printed.
pub fn for_clipboard(figure: &Figure) -> egui::ColorImage {
    let image = figure.to_image(2.0);
    let size = [image.width() as usize, image.height() as usize];
    egui::ColorImage::from_rgba_unmultiplied(size, image.as_raw())
}

/// How a file's name ends, in small letters.
pub fn ending(path: &Path) -> String {
    path.extension()
        .map(|e| e.to_string_lossy().to_lowercase())
        .unwrap_or_default()
}

/// The tree of one runner at the moment shown, as a whole.
fn tree_figure(model: &Model, runner: usize) -> Result<Figure, String> {
    let layout = model.scene().layout();
    let (left, right) = layout.reach();
    let width = ((right - left + 1.0) * 46.0).clamp(320.0, WIDEST);
    // A tree squeezed in width needs less height to be read.
    let squeezed = width / ((right - left + 1.0) * 46.0);
    let level = if squeezed < 0.25 { 60.0 } else { 76.0 };
    let height = (f64::from(layout.levels()) * level + 20.0).clamp(160.0, TALLEST);
    let letters = theme::letters(model.presentation());
    let view = tree::fit(layout, (width, height), (46.0, level), letters);
    view_figure(model, runner, Some(view))
}

/// What a camera sees of the tree of one runner, with its name above.
pub fn view_figure(model: &Model, runner: usize, view: Option<View>) -> Result<Figure, String> {
    let lang = model.lang();
    let Some((run, view)) = model.run(runner).zip(view) else {
        return Err(tr!(lang, window_nothing_has_been_run_yet).to_owned());
    };
    let palette = Palette::new(model.theme().is_dark());
    let tree = TreeView::new(model, runner);
    let body = tree::figure(&tree.items(&view), &view, palette, &tree);
    let mut figure = Figure::new(body.size + vec2(0.0, 30.0), body.ground);
    figure.insert(body, vec2(0.0, 30.0));
    let caption = Text::new(
        egui::pos2(10.0, 16.0),
        egui::Align::Min,
        14.0,
        palette.runner(runner),
        caption(model, run),
    );
    figure.text(caption.bold());
    Ok(figure)
}

/// Who searched, what came out, how much was looked at and how much of that is drawn.
fn caption(model: &Model, run: &Run) -> String {
    let (lang, name) = (model.lang(), run.label_in(model.lang()));
    let tally = run.moment().tally();
    let root = run.moment().root();
    let value = if root == Bounds::UNKNOWN {
        String::new()
    } else {
        tr!(lang, window_value, bounds_text = bounds_text(root))
    };
    let over = run.moment().now.events as u64 == run.events();
    let leaves = if over && run.counts().visits > 0 {
        words::leaves_in_all(run, lang)
    } else {
        words::leaves_now(run, lang)
    };
    let counted = if tally.hidden > 0 {
        tr!(lang, window_nodes_only_counted, hidden = tally.hidden)
    } else {
        String::new()
    };
    tr!(lang, window_export_form, name, value, leaves, counted)
}

/// The curves of all runners; numbers if the file's ending says so.
fn compose_plot(model: &Model, gauge: Gauge, axis: Axis, scale: Scale, path: &Path) -> Page {
    let lang = model.lang();
    let palette = Palette::new(model.theme().is_dark());
    let series: Vec<Series> = model
        .runners()
        .iter()
        .enumerate()
        .filter_map(|(i, runner)| {
            let run = runner.run.as_ref()?;
            definition(gauge, &runner.choice)?;
            let points = curve(run.series(), axis, gauge, 2000)
                .into_iter()
                .map(|[x, y]| (x, y))
                .collect();
            Some(Series::new(
                runner.label_in(model.lang()),
                palette.runner(i),
                match is_counted(gauge) {
                    true => Form::Steps,
                    false => Form::Line,
                },
                points,
            ))
        })
        .collect();
    let name = gauge_text(gauge).get(lang);
    let plot = Plot {
        title: name.to_owned(),
        x: plot::Axis::new(axis_text(axis).get(lang), Scale::Linear),
        y: plot::Axis::new(name, scale),
        series,
        size: vec2(900.0, 520.0),
    };
    if ending(path) == "csv" {
        return Page::Text(csv(&plot, tr!(lang, window_curve)));
    }
    Page::Figure(plot.figure(palette))
}

/// The curves as comma-separated values, one line a point.
fn csv(plot: &Plot, curve: &str) -> String {
    let plain = |text: &str| text.replace(',', ";");
    let (x, y) = (plain(&plot.x.label), plain(&plot.y.label));
    let mut out = format!("{curve},{x},{y}\n");
    for series in &plot.series {
        for (x, y) in &series.points {
            out.push_str(&format!("{},{x},{y}\n", plain(&series.name)));
        }
    }
    out
}
