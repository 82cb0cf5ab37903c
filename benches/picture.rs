//! How long pictures take: `cargo bench --bench picture`.

use divan::{Bencher, black_box};
use egui::{CentralPanel, Color32, RichText, ScrollArea, Sense, Stroke, vec2};
use yomiki::picture::Headless;
use yomiki::picture::fonts;

fn main() {
    divan::main();
}

/// A window full of text, widgets and outlined nodes.
fn busy(ui: &mut egui::Ui) {
    CentralPanel::default().show(ui, |ui| {
        ui.heading("読み木");
        ui.horizontal(|ui| {
            ScrollArea::vertical().show(ui, |ui| {
                for row in 0..40 {
                    let text =
                        format!("row {row}: 節点を展開して葉の値を調べる, nodes and leaves {row}");
                    ui.label(RichText::new(text).family(fonts::bold()));
                }
            });
            let (at, painter) = ui.allocate_painter(vec2(900.0, 900.0), Sense::hover());
            for i in 0..600 {
                let (x, y) = ((i % 30) as f32 * 28.0, (i / 30) as f32 * 40.0);
                let centre = at.rect.min + vec2(20.0 + x, 20.0 + y);
                painter.line_segment([centre, centre + vec2(14.0, 40.0)], (1.0, Color32::GRAY));
                painter.circle(
                    centre,
                    9.0,
                    Color32::LIGHT_BLUE,
                    Stroke::new(1.5, Color32::BLACK),
                );
            }
        });
    });
}

#[divan::bench]
fn rasterise_a_window_of_1600_by_1000(bencher: Bencher) {
    let mut headless = Headless::new([1600, 1000], 1.0);
    let output = headless.settle(5, busy);
    bencher.bench_local(|| black_box(headless.picture_of(&output)));
}
