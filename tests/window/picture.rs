//! Pictures as a test of the window takes them: through kittest, drawn by our rasteriser.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::picture::fonts;

use crate::pictures::Pictures;

/// How many pixels of the picture are not of its most frequent colour.
fn drawn_pixels(picture: &image::RgbaImage) -> usize {
    let mut counts = std::collections::BTreeMap::new();
    for pixel in picture.pixels() {
        *counts.entry(pixel.0).or_insert(0) += 1;
    }
    picture.pixels().len() - counts.values().max().unwrap_or(&0)
}

#[test]
fn a_click_in_kittest_changes_the_picture() {
    let mut pressed = false;
    let mut fonts_set = false;
    let mut harness = Harness::builder()
        .with_size(egui::vec2(200.0, 80.0))
        .renderer(Pictures::default())
        .build_ui(|ui| {
            if !fonts_set {
                ui.ctx().set_fonts(fonts::definitions());
                fonts_set = true;
            } else if ui.button("走れ").clicked() {
                pressed = true;
            }
            if pressed {
                ui.label("木が育つ");
            }
        });
    harness.run();
    let before = harness.render().expect("the rasteriser always draws");
    assert_eq!(before.dimensions(), (200, 80));
    harness.get_by_label("走れ").click();
    harness.run();
    harness.get_by_label("木が育つ");
    let after = harness.render().expect("the rasteriser always draws");
    assert!(drawn_pixels(&before) > 100, "the button is drawn");
    assert!(
        drawn_pixels(&after) > drawn_pixels(&before) + 100,
        "so is the label"
    );
}
