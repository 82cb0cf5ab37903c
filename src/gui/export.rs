//! Writing files: trees, curves, reports, races. What is drawn comes from `picture`.

use std::path::Path;

use egui::vec2;

use super::action::FileWish;
use super::model::Model;
use super::panes::plots::{axis_text, curve, gauge_text};
use super::panes::runs::row;
use super::race_picture;
use super::tree_view::TreeView;
use crate::picture::encode;
use crate::picture::figure::{Figure, Text};
use crate::picture::layout::View;
use crate::picture::palette::Palette;
use crate::picture::plot::{self, Form, Plot, Scale, Series};
use crate::picture::tree;
use crate::session::{atomic, report};
use crate::trace::{Axis, Gauge};

/// A tree in a file is never larger than this, in points.
const WIDEST: f64 = 6000.0;

/// Writes what a wish asks for, as far as it can be had at once.
pub fn write(model: &Model, wish: &FileWish, path: &Path) -> Result<(), String> {
    match wish {
        FileWish::ExportTree(runner) => save_figure(&tree_figure(model, *runner)?, path),
        FileWish::ExportPlot => write_plot(model, Gauge::Open, Axis::Visits, path),
        FileWish::ExportReport => {
            let rows: Vec<_> = model
                .runners()
                .iter()
                .filter_map(|r| r.run.as_ref())
                .map(row)
                .collect();
            save(path, report::report(&rows).as_bytes())
        }
        FileWish::ExportRace(scenery) => save_figure(&race_picture::figure(model, *scenery)?, path),
        // Films and lessons take a while and are written by the application, not here.
        FileWish::ExportFilm(_) | FileWish::ExportSlides(_) | FileWish::ExportSheet { .. } => {
            Err("not written at once".to_owned())
        }
        FileWish::Open | FileWish::OpenEvents | FileWish::SaveSession => {
            Err("not an export".to_owned())
        }
    }
}

fn save(path: &Path, bytes: &[u8]) -> Result<(), String> {
    atomic::write(path, bytes).map_err(|e| e.to_string())
}

/// SVG or PNG, by the file's ending.
pub fn save_figure(figure: &Figure, path: &Path) -> Result<(), String> {
    match ending(path).as_str() {
        "svg" => save(path, figure.to_svg().as_bytes()),
        "png" => {
            // A picture larger than this is of no use to anybody.
            let scale = (16_000.0 / figure.size.x.max(figure.size.y)).min(2.0);
            encode::save_png(&figure.to_image(scale), path).map_err(|e| e.to_string())
        }
        other => Err(format!(
            "pictures are written as .svg or .png, not as .{other}"
        )),
    }
}

fn ending(path: &Path) -> String {
    path.extension()
        .map(|e| e.to_string_lossy().to_lowercase())
        .unwrap_or_default()
}

/// The tree of one runner at the moment shown, as a whole.
pub fn tree_figure(model: &Model, runner: usize) -> Result<Figure, String> {
    let lang = model.lang();
    let run = model.runners().get(runner).and_then(|r| r.run.as_ref());
    let Some(run) = run else {
        return Err(lang
            .pick("nothing has been run yet", "まだ何も実行していません")
            .to_owned());
    };
    let palette = Palette::new(model.theme().is_dark());
    let scene = model.scene();
    let layout = scene.layout();
    let (left, right) = layout.reach();
    let width = ((right - left + 1.0) * 46.0).clamp(320.0, WIDEST);
    let height = (f64::from(layout.levels()) * 76.0 + 20.0).clamp(160.0, WIDEST);
    let view = View::fit(layout, (width, height), 46.0, 76.0);
    let tree = TreeView::new(model, runner);
    let body = tree::figure(&tree.items(&view), &view, palette, &tree);
    let mut figure = Figure::new(body.size + vec2(0.0, 30.0), body.ground);
    let counts = run.moment().tally();
    let caption = lang.pick(
        format!("{}: {} leaves", run.choice().label(), counts.visits),
        format!("{}: 端末 {}", run.choice().label(), counts.visits),
    );
    figure.insert(body, vec2(0.0, 30.0));
    figure.text(
        Text::new(
            egui::pos2(10.0, 16.0),
            egui::Align::Min,
            14.0,
            palette.runner(runner),
            caption,
        )
        .bold(),
    );
    Ok(figure)
}

/// The curves of all runners.
pub fn write_plot(model: &Model, gauge: Gauge, axis: Axis, path: &Path) -> Result<(), String> {
    let lang = model.lang();
    let palette = Palette::new(model.theme().is_dark());
    let series: Vec<Series> = model
        .runners()
        .iter()
        .enumerate()
        .filter_map(|(i, runner)| {
            let run = runner.run.as_ref()?;
            let points = curve(run.series(), axis, gauge, 2000)
                .into_iter()
                .map(|[x, y]| (x, y))
                .collect();
            Some(Series::new(
                runner.choice.label(),
                palette.runner(i),
                Form::Line,
                points,
            ))
        })
        .collect();
    let name = gauge_text(gauge).0.get(lang);
    let plot = Plot {
        title: name.to_owned(),
        x: plot::Axis::new(axis_text(axis).get(lang), Scale::Linear),
        y: plot::Axis::new(name, Scale::Linear),
        series,
        size: vec2(900.0, 520.0),
    };
    if ending(path) == "csv" {
        return save(path, csv(&plot).as_bytes());
    }
    save_figure(&plot.figure(palette), path)
}

/// The curves as comma-separated values, one line a point.
fn csv(plot: &Plot) -> String {
    let plain = |text: &str| text.replace(',', ";");
    let mut out = format!("curve,{},{}\n", plain(&plot.x.label), plain(&plot.y.label));
    for series in &plot.series {
        for (x, y) in &series.points {
            out.push_str(&format!("{},{x},{y}\n", plain(&series.name)));
        }
    }
    out
}
