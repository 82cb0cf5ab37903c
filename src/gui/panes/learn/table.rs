//! A table in a lesson's text: words in the first column, numbers at the right, a bar below each
//! row as long as its first number against the largest.

use std::sync::Arc;

use egui::{Align2, Color32, FontId, Galley, Rect, Sense, Stroke, TextStyle, Ui, WidgetInfo, vec2};

use crate::gui::model::Model;
use crate::picture::fonts;
use crate::session::lesson::Table;

/// Between columns, and above and below a row's words.
const GAP: f32 = 8.0;
const AIR: f32 = 3.0;

pub fn ui(ui: &mut Ui, model: &Model, table: Table) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let rows = table.rows(lang);
    let size = TextStyle::Body.resolve(ui.style()).size * 0.92;
    let type_setter = ui.painter().clone();
    let lay_out = |text: &str, head: bool, width: f32| -> Arc<Galley> {
        let (font, color) = if head {
            (FontId::new(size * 0.92, fonts::bold()), palette.weak)
        } else {
            (FontId::proportional(size), palette.text)
        };
        type_setter.layout(text.to_owned(), font, color, width)
    };
    // Headings of numbers break between words.
    let broken = |text: &str| text.replace(' ', "\n");
    let width = ui.available_width();
    let numbers: Vec<f32> = (1..3)
        .map(|column| {
            let widths = rows.iter().enumerate().map(|(i, row)| {
                let text = if i == 0 {
                    broken(&row[column])
                } else {
                    row[column].clone()
                };
                lay_out(&text, i == 0, f32::INFINITY).size().x
            });
            widths.fold(0.0, f32::max)
        })
        .collect();
    let words = (width - numbers.iter().sum::<f32>() - 2.0 * GAP).max(80.0);
    let largest = rows.iter().filter_map(|row| number(&row[1]));
    let largest = largest.fold(f64::MIN_POSITIVE, f64::max);
    let title = table.title().get(lang);
    super::says(
        ui,
        egui::RichText::new(title)
            .font(FontId::new(size, fonts::bold()))
            .color(palette.strong),
    );
    ui.spacing_mut().item_spacing.y = 0.0;
    for (i, row) in rows.iter().enumerate() {
        let head = i == 0;
        let name = lay_out(&row[0], head, words);
        let cells = [1, 2].map(|column| {
            let text = if head {
                broken(&row[column])
            } else {
                row[column].clone()
            };
            lay_out(&text, head, f32::INFINITY)
        });
        let height = cells.iter().map(|cell| cell.size().y);
        let height = height.fold(name.size().y, f32::max) + 2.0 * AIR;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, row.join(", ")));
        let painter = ui.painter();
        painter.galley(rect.min + vec2(0.0, AIR), name, palette.text);
        let mut right = rect.right();
        for (cell, &column) in cells.into_iter().zip(&numbers).rev() {
            let at = egui::pos2(right, rect.top() + AIR);
            let place = Align2::RIGHT_TOP.anchor_size(at, cell.size());
            painter.galley(place.min, cell, palette.text);
            right -= column + GAP;
        }
        painter.hline(
            rect.x_range(),
            rect.bottom(),
            Stroke::new(1.0, palette.line),
        );
        if let Some(share) = number(&row[1]).filter(|_| !head) {
            bar(ui, rect, (share / largest) as f32, palette.accent);
        }
    }
}

fn number(text: &str) -> Option<f64> {
    text.parse().ok()
}

/// On the line below a row.
fn bar(ui: &Ui, rect: Rect, share: f32, color: Color32) {
    let long = egui::Rangef::new(rect.left(), rect.left() + share * rect.width());
    let stroke = Stroke::new(2.0, color.gamma_multiply(0.8));
    ui.painter().hline(long, rect.bottom(), stroke);
}
