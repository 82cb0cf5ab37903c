//! A report as files: Markdown and JSON of the whole, CSV of every table, SVG and PNG of every
//! figure.

use std::path::{Path, PathBuf};

use egui::vec2;

use super::Report;
use super::markdown::markdown;
use super::table::Table;
use crate::base::messages::Lang;
use crate::base::platform::files::make_folder;
use crate::lab::error::{LabError, in_words};
use crate::lab::store::{failure, io_failure, write};
use crate::picture::encode;
use crate::picture::palette::Palette;
use crate::session::report::quoted;

const SIZE: egui::Vec2 = vec2(900.0, 520.0);

/// Writes all of it into a folder and says which files there are.
pub fn write_files(report: &Report, folder: &Path, lang: Lang) -> Result<Vec<PathBuf>, LabError> {
    make_folder(folder).map_err(io_failure(folder))?;
    let mut written = Vec::new();
    let mut put = |name: String, text: &str| -> Result<(), LabError> {
        let path = folder.join(name);
        write(&path, text.as_bytes())?;
        written.push(path);
        Ok(())
    };
    put("report.md".to_owned(), &markdown(report, lang))?;
    let json =
        serde_json::to_string_pretty(report).expect("our own values always have a JSON form");
    put("report.json".to_owned(), &json)?;
    for table in &report.tables {
        put(format!("{}.csv", table.id), &csv(table))?;
    }
    let palette = Palette::new(false);
    let mut pictures = Vec::new();
    for chart in &report.figures {
        let figure = chart.plot(palette, lang, SIZE).figure(palette);
        put(format!("{}.svg", chart.id), &figure.to_svg())?;
        pictures.push((folder.join(format!("{}.png", chart.id)), figure));
    }
    // Loading fonts takes longer than drawing: one screen serves all.
    let mut screen = None;
    for (path, figure) in pictures {
        let screen = screen.get_or_insert_with(|| figure.screen(2.0));
        let image = figure.to_image_on(screen);
        let bytes = encode::png(&image).map_err(|e| failure(&path)(in_words(&e)))?;
        write(&path, &bytes)?;
        written.push(path);
    }
    Ok(written)
}

/// Comma-separated values; a mean takes five columns.
pub(super) fn csv(table: &Table) -> String {
    // A column is as wide as its widest entry.
    let widths: Vec<usize> = (0..table.head.len())
        .map(|i| {
            let entries = table.rows.iter().filter_map(|row| row.get(i));
            entries.map(|e| e.fields().len()).max().unwrap_or(1)
        })
        .collect();
    let mut head = Vec::new();
    for (words, &width) in table.head.iter().zip(&widths) {
        head.push(quoted(&words.en));
        let more = ["low", "high", "n", "over the limit"];
        head.extend((1..width).map(|i| quoted(&format!("{} {}", words.en, more[i - 1]))));
    }
    let mut out = head.join(",") + "\n";
    for row in &table.rows {
        let mut line = Vec::new();
        for (entry, &width) in row.iter().zip(&widths) {
            let mut fields = entry.fields();
            fields.resize(width.max(fields.len()), String::new());
            line.extend(fields.iter().map(|f| quoted(f)));
        }
        out.push_str(&line.join(","));
        out.push('\n');
    }
    out
}
