//! The bundled fonts, so that text looks the same on every machine.
//!
//! Latin comes first and Japanese after it, in two weights; all faces share one baseline (see
//! `assets/fonts`). egui's own fonts come last, for the few signs the others lack.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily};

/// The name of the family for headings and emphasis: [`bold`].
const BOLD: &str = "bold";
/// The name of the family that is written on shogi pieces: [`pieces`].
const PIECES: &str = "pieces";

const LATIN: &str = "yomiki-latin";
const LATIN_BOLD: &str = "yomiki-latin-bold";
const LATINS: [&str; 2] = [LATIN, LATIN_BOLD];
const JAPANESE: &str = "yomiki-japanese";
const JAPANESE_BOLD: &str = "yomiki-japanese-bold";
const PIECES_FACE: &str = "yomiki-pieces";

/// Our faces by name.
const FACES: [(&str, &[u8]); 5] = [
    (LATIN, include_bytes!("../../assets/fonts/latin.otf")),
    (
        LATIN_BOLD,
        include_bytes!("../../assets/fonts/latin-bold.otf"),
    ),
    (JAPANESE, include_bytes!("../../assets/fonts/japanese.ttf")),
    (
        JAPANESE_BOLD,
        include_bytes!("../../assets/fonts/japanese-bold.ttf"),
    ),
    (PIECES_FACE, include_bytes!("../../assets/fonts/pieces.otf")),
];

/// Headings and emphasis.
pub fn bold() -> FontFamily {
    FontFamily::Name(BOLD.into())
}

/// What is written on a shogi piece.
pub fn pieces() -> FontFamily {
    FontFamily::Name(PIECES.into())
}

/// Has all letters drawn anew from the next frame on. To be called where most of them change their
/// size: those of the old size would stay in egui's picture of all letters, which then is copied
/// in one frame each time it has to become larger. egui begins another picture when the greatest
/// side of a texture changes.
pub fn begin_anew(ctx: &Context) {
    ctx.input_mut(|input| {
        let side = &mut input.max_texture_side;
        *side = if *side % 2 == 0 { *side - 1 } else { *side + 1 };
    });
}

/// The next smaller of a few sizes of type: every size has glyphs of its own, and making them takes
/// longer than drawing. For letters that follow the size of something else.
pub fn step(size: f32) -> f32 {
    let step = match size {
        ..16.0 => 0.5,
        ..32.0 => 1.0,
        _ => 2.0,
    };
    (size / step).floor() * step
}

/// What every window and every picture gives to `Context::set_fonts`.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let of_egui = |family: &FontFamily| fonts.families.get(family).cloned().unwrap_or_default();
    let proportional = of_egui(&FontFamily::Proportional);
    let monospace = of_egui(&FontFamily::Monospace);

    // egui's monospace face is the only one with ⌈ ⌉ ⌊ ⌋, so every family ends with it.
    let chain = |first: &[&str]| -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        let ours = first.iter().map(|name| (*name).to_owned());
        for name in ours.chain(proportional.clone()).chain(monospace.clone()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    };
    let mono = monospace.first().map_or(LATIN, String::as_str);
    let families = [
        (FontFamily::Proportional, chain(&[LATIN, JAPANESE])),
        (FontFamily::Monospace, chain(&[mono, LATIN, JAPANESE])),
        (bold(), chain(&[LATIN_BOLD, JAPANESE_BOLD])),
        (pieces(), chain(&[PIECES_FACE, JAPANESE_BOLD])),
    ];

    fonts.families.extend(families);
    let ours = FACES.map(|(name, bytes)| (name.to_owned(), Arc::new(FontData::from_static(bytes))));
    fonts.font_data.extend(ours);
    for (name, data) in &mut fonts.font_data {
        // Fitting letters to the grid doubles what the first frame of a new size takes (egui's own
        // faces run a program for it, and run it anew whenever another size comes between), and
        // only in small Latin letters does anybody see it.
        if !LATINS.contains(&name.as_str()) {
            Arc::make_mut(data).tweak.hinting = Some(false);
        }
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{FontId, RawInput};

    /// A context in which the fonts are loaded.
    fn context() -> Context {
        let context = Context::default();
        context.set_fonts(definitions());
        let mut output = context.run_ui(RawInput::default(), |_| {});
        output.textures_delta.clear();
        context
    }

    fn missing(context: &Context, family: FontFamily, text: &str) -> String {
        let id = FontId::new(14.0, family);
        context.fonts_mut(|fonts| text.chars().filter(|&c| !fonts.has_glyph(&id, c)).collect())
    }

    #[test]
    fn every_family_has_the_signs_the_window_writes() {
        let context = context();
        let text = "SSS* α-β ᾱ β̄ γ θ ≤ ≥ ± ∞ − × √ ≠ ≈ ∅ ∈ ∧ ∨ ⌈x⌉ ⌊x⌋ x₀x₁x₂ “…” – — \
             ☗☖▲△▽▼□■○●◎◇◆★☆▶◀✓ →←↑↓↔ ①②⑳ Ⅰ \
             読み木 探索 詰将棋 反復深化 共謀数 証明数 葉 節点 枝刈り オセロ １二三四五六七八九 王玉飛角金銀桂香歩竜龍馬と";
        for family in [FontFamily::Proportional, FontFamily::Monospace, bold()] {
            assert_eq!(missing(&context, family.clone(), text), "", "{family:?}");
        }
    }

    #[test]
    fn pieces_are_written_in_their_own_face() {
        let context = context();
        let id = FontId::new(30.0, pieces());
        let text = "王玉飛角金銀桂香歩竜龍馬全圭杏と成";
        assert_eq!(missing(&context, pieces(), text), "");
        let faces = context.fonts_mut(|fonts| fonts.characters(&id.family).clone());
        for c in text.chars() {
            assert_eq!(faces[&c][0], PIECES_FACE, "{c}");
        }
    }

    #[test]
    fn latin_and_japanese_rows_are_equally_high() {
        let context = context();
        for family in [FontFamily::Proportional, bold()] {
            let id = FontId::new(20.0, family);
            let row = context.fonts_mut(|fonts| fonts.row_height(&id));
            assert_eq!(row, 24.0);
        }
    }

    #[test]
    fn letters_of_an_old_size_can_be_forgotten() {
        let mut headless = crate::picture::Headless::new([640, 200], 1.0);
        let mut full = |anew: bool, sizes: std::ops::Range<u8>| {
            if anew {
                begin_anew(headless.context());
            }
            headless.frame(Vec::new(), |ui| {
                for size in sizes.clone() {
                    ui.label(egui::RichText::new("あいうえおかきくけこ").size(size.into()));
                }
            });
            let fonts = |fonts: &egui::epaint::text::FontsView<'_>| fonts.font_atlas_fill_ratio();
            headless.context().fonts(fonts)
        };
        let many = full(false, 60..100);
        assert_eq!(full(false, 60..61), many, "they are kept");
        let few = full(true, 60..61);
        assert!(few < many / 2.0, "{few} {many}");
        // The other side is a pixel longer.
        assert!((full(true, 60..61) - few).abs() < 1e-4);
    }

    #[test]
    fn sizes_come_in_steps_that_grow() {
        assert_eq!(
            [7.3, 15.9, 21.7, 40.0, 43.9].map(step),
            [7.0, 15.5, 21.0, 40.0, 42.0]
        );
        let few: std::collections::BTreeSet<u32> = (80..600)
            .map(|tenth| step(tenth as f32 / 10.0).to_bits())
            .collect();
        assert_eq!(few.len(), 46);
    }

    #[test]
    fn a_face_stays_below_a_megabyte() {
        for (name, bytes) in FACES {
            assert!(bytes.len() < 1_000_000, "{name}: {} bytes", bytes.len());
        }
    }
}
