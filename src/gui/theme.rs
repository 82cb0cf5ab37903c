//! The look of the window: two palettes of our own, one scale of sizes and spaces.

use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, TextStyle, Visuals, vec2};
use serde::{Deserialize, Serialize};

use crate::game::mnk::Stone;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Theme {
    #[default]
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    pub const fn other(self) -> Theme {
        match self {
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Light,
        }
    }

    pub const fn is_dark(self) -> bool {
        matches!(self, Theme::Dark)
    }

    pub const fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    pub const fn shogi(self) -> &'static ShogiColors {
        match self {
            Theme::Light => &LIGHT_SHOGI,
            Theme::Dark => &DARK_SHOGI,
        }
    }

    pub const fn board(self) -> &'static BoardColors {
        match self {
            Theme::Light => &LIGHT_BOARD,
            Theme::Dark => &DARK_BOARD,
        }
    }

    pub const fn mnk(self) -> &'static MnkColors {
        match self {
            Theme::Light => &LIGHT_MNK,
            Theme::Dark => &DARK_MNK,
        }
    }
}

/// Colours of surfaces and text. Node states and runners have theirs in `picture::palette`.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Behind everything.
    pub ground: Color32,
    /// A pane.
    pub pane: Color32,
    /// Something that stands out of a pane: cards, fields.
    pub raised: Color32,
    pub field: Color32,
    pub line: Color32,
    pub text: Color32,
    pub weak: Color32,
    pub strong: Color32,
    pub accent: Color32,
    pub accent_soft: Color32,
    pub good: Color32,
    pub warn: Color32,
    pub bad: Color32,
}

const fn c(r: u8, g: u8, b: u8) -> Color32 {
    Color32::from_rgb(r, g, b)
}

pub const LIGHT: Palette = Palette {
    ground: c(0xE4, 0xE7, 0xE6),
    pane: c(0xFA, 0xFA, 0xF7),
    raised: c(0xF0, 0xF2, 0xEF),
    field: c(0xFF, 0xFF, 0xFF),
    line: c(0xCB, 0xD1, 0xCF),
    text: c(0x22, 0x2B, 0x30),
    weak: c(0x5F, 0x6B, 0x70),
    strong: c(0x0B, 0x12, 0x16),
    accent: c(0x00, 0x66, 0x9E),
    accent_soft: c(0xCF, 0xE5, 0xF2),
    good: c(0x00, 0x7A, 0x58),
    warn: c(0x96, 0x56, 0x00),
    bad: c(0xB8, 0x3A, 0x12),
};

pub const DARK: Palette = Palette {
    ground: c(0x12, 0x16, 0x19),
    pane: c(0x1C, 0x22, 0x26),
    raised: c(0x26, 0x2E, 0x33),
    field: c(0x14, 0x19, 0x1C),
    line: c(0x3A, 0x45, 0x4B),
    text: c(0xD6, 0xDD, 0xE0),
    weak: c(0x93, 0xA1, 0xA8),
    strong: c(0xFA, 0xFC, 0xFD),
    accent: c(0x5C, 0xB8, 0xE8),
    accent_soft: c(0x1D, 0x40, 0x55),
    good: c(0x3F, 0xC7, 0x9A),
    warn: c(0xF0, 0xB0, 0x45),
    bad: c(0xFF, 0x8A, 0x5C),
};

/// Colours of an Othello board and its discs. The felt is green in both themes, as it is on
/// every table; at night there is less light on it.
#[derive(Clone, Copy, Debug)]
pub struct BoardColors {
    /// The wooden frame, at its upper left and lower right, and what is written on it.
    pub wood_light: Color32,
    pub wood_dark: Color32,
    pub wood_ink: Color32,
    /// The felt, at its upper left and lower right, and the lines on it.
    pub felt_light: Color32,
    pub felt_dark: Color32,
    pub felt_line: Color32,
    /// Discs: the side that catches the light, the side that does not, the rim.
    pub black: [Color32; 3],
    pub white: [Color32; 3],
    pub shadow: Color32,
    /// The move played last.
    pub last: Color32,
    /// The keyboard's cursor, and the square under the pointer.
    pub cursor: Color32,
}

const LIGHT_BOARD: BoardColors = BoardColors {
    wood_light: c(0xC9, 0x97, 0x5E),
    wood_dark: c(0x9A, 0x68, 0x36),
    wood_ink: c(0x2B, 0x17, 0x06),
    felt_light: c(0x24, 0x8A, 0x5A),
    felt_dark: c(0x15, 0x6B, 0x42),
    felt_line: c(0x07, 0x33, 0x1F),
    black: [
        c(0x5C, 0x62, 0x66),
        c(0x12, 0x14, 0x16),
        c(0x04, 0x05, 0x06),
    ],
    white: [
        c(0xFF, 0xFF, 0xFF),
        c(0xDC, 0xDF, 0xDC),
        c(0x9C, 0xA3, 0x9F),
    ],
    shadow: c(0x00, 0x14, 0x0A),
    last: c(0xE6, 0x4B, 0x19),
    cursor: c(0xFF, 0xD9, 0x4A),
};

const DARK_BOARD: BoardColors = BoardColors {
    wood_light: c(0x6E, 0x4E, 0x2F),
    wood_dark: c(0x47, 0x30, 0x1B),
    wood_ink: c(0xE9, 0xD3, 0xB6),
    felt_light: c(0x20, 0x78, 0x51),
    felt_dark: c(0x15, 0x60, 0x3F),
    felt_line: c(0x04, 0x21, 0x15),
    black: [
        c(0x4C, 0x52, 0x56),
        c(0x0C, 0x0E, 0x10),
        c(0x00, 0x00, 0x00),
    ],
    white: [
        c(0xF4, 0xF5, 0xF3),
        c(0xC6, 0xCB, 0xC8),
        c(0x82, 0x8A, 0x86),
    ],
    shadow: c(0x00, 0x0A, 0x05),
    last: c(0xFF, 0x6B, 0x35),
    cursor: c(0xFF, 0xD9, 0x4A),
};

/// Colours of stones in a row: a blue rack with red and yellow discs where they fall, else signs on
/// paper. Red and yellow differ in lightness, too.
#[derive(Clone, Copy, Debug)]
pub struct MnkColors {
    /// The rack, its holes and their rims, what is written on it.
    pub rack: Color32,
    pub hole: Color32,
    pub rim: Color32,
    pub rack_ink: Color32,
    /// The paper, its lines, what is written on it.
    pub paper: Color32,
    pub line: Color32,
    pub ink: Color32,
    /// Stones: what catches the light, the face, the rim and the sign.
    pub x: [Color32; 3],
    pub o: [Color32; 3],
    /// A row that has won.
    pub row: Color32,
    /// The move played last.
    pub last: Color32,
    /// The keyboard's cursor, and the square under the pointer.
    pub cursor: Color32,
}

impl MnkColors {
    pub const fn of(&self, stone: Stone) -> [Color32; 3] {
        match stone {
            Stone::X => self.x,
            Stone::O => self.o,
        }
    }
}

const LIGHT_MNK: MnkColors = MnkColors {
    rack: c(0x24, 0x5F, 0xB5),
    hole: c(0xE4, 0xEC, 0xF4),
    rim: c(0x17, 0x43, 0x86),
    rack_ink: c(0xFF, 0xFF, 0xFF),
    paper: c(0xFB, 0xF8, 0xEE),
    line: c(0x6B, 0x64, 0x55),
    ink: c(0x4A, 0x44, 0x38),
    x: [
        c(0xF0, 0x7A, 0x6C),
        c(0xC8, 0x2E, 0x24),
        c(0x7A, 0x12, 0x0C),
    ],
    o: [
        c(0xFF, 0xE9, 0x8A),
        c(0xE8, 0xA8, 0x0C),
        c(0x7C, 0x54, 0x00),
    ],
    row: c(0x0E, 0x8F, 0x58),
    last: c(0x10, 0x10, 0x14),
    cursor: c(0x00, 0x8A, 0xD8),
};

const DARK_MNK: MnkColors = MnkColors {
    rack: c(0x1C, 0x46, 0x86),
    hole: c(0x17, 0x20, 0x2A),
    rim: c(0x10, 0x2C, 0x58),
    rack_ink: c(0xE6, 0xEE, 0xF8),
    paper: c(0x33, 0x32, 0x2C),
    line: c(0x8C, 0x86, 0x76),
    ink: c(0xD8, 0xD2, 0xC2),
    x: [
        c(0xF4, 0x8E, 0x82),
        c(0xD8, 0x48, 0x3C),
        c(0x64, 0x0E, 0x0A),
    ],
    o: [
        c(0xFF, 0xE4, 0x7A),
        c(0xE2, 0xAE, 0x24),
        c(0x66, 0x44, 0x00),
    ],
    row: c(0x4C, 0xD8, 0x9E),
    last: c(0xFF, 0xFF, 0xFF),
    cursor: c(0x5C, 0xB8, 0xE8),
};

/// Colours of a shogi board, its stands and pieces: wood in both themes.
#[derive(Clone, Copy, Debug)]
pub struct ShogiColors {
    /// The board, at its upper left and lower right; its grain, its lines, what is written on it.
    pub wood: [Color32; 2],
    pub grain: Color32,
    pub line: Color32,
    pub ink: Color32,
    /// The stands, and what is written on them.
    pub stand: [Color32; 2],
    pub stand_ink: Color32,
    /// A piece: where it catches the light, where it does not, its edge.
    pub piece: [Color32; 3],
    pub piece_ink: Color32,
    /// Promoted pieces.
    pub piece_red: Color32,
    pub shadow: Color32,
    /// The move played last; also the king that is in check, and faults.
    pub last: Color32,
    pub fault: Color32,
    /// The piece in hand and where it may go; the keyboard's cursor.
    pub chosen: Color32,
    pub cursor: Color32,
}

const LIGHT_SHOGI: ShogiColors = ShogiColors {
    wood: [c(0xF2, 0xD0, 0x8E), c(0xE0, 0xB2, 0x68)],
    grain: c(0xB8, 0x7E, 0x36),
    line: c(0x4A, 0x2E, 0x0E),
    ink: c(0x3A, 0x22, 0x08),
    stand: [c(0xC3, 0x8E, 0x52), c(0xA8, 0x72, 0x38)],
    stand_ink: c(0x24, 0x12, 0x02),
    piece: [
        c(0xFF, 0xF3, 0xD0),
        c(0xF0, 0xD3, 0x97),
        c(0x8C, 0x62, 0x28),
    ],
    piece_ink: c(0x17, 0x0E, 0x06),
    piece_red: c(0xB4, 0x12, 0x0C),
    shadow: c(0x32, 0x1C, 0x04),
    last: c(0xF0, 0x6A, 0x10),
    fault: c(0xD0, 0x1C, 0x1C),
    chosen: c(0x00, 0x66, 0x9E),
    cursor: c(0x00, 0x52, 0x86),
};

const DARK_SHOGI: ShogiColors = ShogiColors {
    wood: [c(0xBC, 0x94, 0x59), c(0xA2, 0x7A, 0x44)],
    grain: c(0x6A, 0x46, 0x1B),
    line: c(0x2B, 0x19, 0x06),
    ink: c(0x1A, 0x0D, 0x02),
    stand: [c(0x70, 0x4C, 0x28), c(0x57, 0x38, 0x1A)],
    stand_ink: c(0xF2, 0xDF, 0xC2),
    piece: [
        c(0xF3, 0xE2, 0xBA),
        c(0xD8, 0xB8, 0x7C),
        c(0x4E, 0x33, 0x10),
    ],
    piece_ink: c(0x14, 0x0B, 0x04),
    piece_red: c(0x94, 0x08, 0x06),
    shadow: c(0x12, 0x08, 0x00),
    last: c(0xFF, 0x8A, 0x2B),
    fault: c(0xC4, 0x12, 0x12),
    chosen: c(0x00, 0x4E, 0x80),
    cursor: c(0x00, 0x42, 0x70),
};

/// One scale for all spaces.
pub const SPACE: f32 = 6.0;

/// Body text in points, normally and on a projector.
pub const fn body_size(presentation: bool) -> f32 {
    if presentation { 18.0 } else { 13.5 }
}

/// How much larger words are than usual.
pub const fn letters(presentation: bool) -> f32 {
    body_size(presentation) / body_size(false)
}

/// Gives the context our look.
pub fn apply(ctx: &egui::Context, theme: Theme, presentation: bool) {
    let p = theme.palette();
    let mut visuals = if theme.is_dark() {
        Visuals::dark()
    } else {
        Visuals::light()
    };
    visuals.override_text_color = None;
    visuals.panel_fill = p.pane;
    visuals.window_fill = p.pane;
    visuals.extreme_bg_color = p.field;
    visuals.text_edit_bg_color = Some(p.field);
    visuals.faint_bg_color = p.raised;
    visuals.code_bg_color = p.raised;
    visuals.hyperlink_color = p.accent;
    visuals.warn_fg_color = p.warn;
    visuals.error_fg_color = p.bad;
    visuals.selection.bg_fill = p.accent_soft;
    visuals.selection.stroke = Stroke::new(1.0, p.accent);
    visuals.window_stroke = Stroke::new(1.0, p.line);
    visuals.window_corner_radius = CornerRadius::same(8);
    visuals.menu_corner_radius = CornerRadius::same(6);
    let radius = CornerRadius::same(4);
    let widgets = &mut visuals.widgets;
    for (state, bg, fg, line) in [
        (&mut widgets.noninteractive, p.pane, p.text, p.line),
        (&mut widgets.inactive, p.raised, p.text, p.line),
        (&mut widgets.hovered, p.accent_soft, p.strong, p.accent),
        (&mut widgets.active, p.accent_soft, p.strong, p.accent),
        (&mut widgets.open, p.raised, p.strong, p.line),
    ] {
        state.bg_fill = bg;
        state.weak_bg_fill = bg;
        state.fg_stroke = Stroke::new(1.2, fg);
        state.bg_stroke = Stroke::new(1.0, line);
        state.corner_radius = radius;
        state.expansion = 0.0;
    }
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, p.line);

    let size = body_size(presentation);
    ctx.set_theme(if theme.is_dark() {
        egui::Theme::Dark
    } else {
        egui::Theme::Light
    });
    ctx.all_styles_mut(|style| {
        style.visuals = visuals.clone();
        style.text_styles = [
            (
                TextStyle::Small,
                FontId::new(size * 0.85, FontFamily::Proportional),
            ),
            (TextStyle::Body, FontId::new(size, FontFamily::Proportional)),
            (
                TextStyle::Button,
                FontId::new(size, FontFamily::Proportional),
            ),
            (
                TextStyle::Heading,
                FontId::new(size * 1.35, FontFamily::Proportional),
            ),
            (
                TextStyle::Monospace,
                FontId::new(size * 0.95, FontFamily::Monospace),
            ),
        ]
        .into();
        style.spacing.item_spacing = vec2(SPACE, SPACE * 0.75);
        style.spacing.button_padding = vec2(8.0, 3.0);
        style.spacing.interact_size.y = (size * 1.65).round();
        style.spacing.icon_width = (size * 1.05).round();
        style.spacing.slider_width = 110.0;
        style.spacing.window_margin = Margin::same(10);
        style.spacing.menu_margin = Margin::same(6);
        // Where there is more to be scrolled to, a thin bar beside it says so before
        // anybody points at it.
        style.spacing.scroll.dormant_handle_opacity = 0.4;
        style.spacing.scroll.floating_allocated_width = 6.0;
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.35;
    });
}

/// A grid of its own for every size of type: egui keeps how high rows were, and rows that were made
/// for larger type would never be low again.
pub fn grid(ui: &egui::Ui, name: impl egui::AsIdSalt) -> egui::Grid {
    let size = TextStyle::Body.resolve(ui.style()).size;
    egui::Grid::new((name, size.to_bits()))
}

/// Whether a text of the body's type has room in the line that was begun.
pub fn fits(ui: &egui::Ui, text: &str) -> bool {
    text_width(ui, TextStyle::Body, text) <= ui.available_size_before_wrap().x
}

/// How wide a text is in one line.
pub fn text_width(ui: &egui::Ui, style: TextStyle, text: &str) -> f32 {
    let font = style.resolve(ui.style());
    // A colour does not matter to it.
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    galley.size().x
}

/// Where there is little room, less of it lies between things; letters stay as they are.
pub fn tighten(spacing: &mut egui::style::Spacing) {
    spacing.item_spacing = vec2(SPACE * 0.75, SPACE * 0.375);
    spacing.button_padding = vec2(5.0, 1.0);
    spacing.interact_size.y *= 0.85;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// WCAG's relative luminance contrast.
    fn contrast(a: Color32, b: Color32) -> f32 {
        let luminance = |c: Color32| {
            let channel = |v: u8| {
                let v = f32::from(v) / 255.0;
                if v <= 0.04045 {
                    v / 12.92
                } else {
                    ((v + 0.055) / 1.055).powf(2.4)
                }
            };
            0.2126 * channel(c.r()) + 0.7152 * channel(c.g()) + 0.0722 * channel(c.b())
        };
        let (x, y) = (luminance(a), luminance(b));
        (x.max(y) + 0.05) / (x.min(y) + 0.05)
    }

    #[test]
    fn text_can_be_read_on_every_surface() {
        for theme in Theme::ALL {
            let p = theme.palette();
            for ground in [p.pane, p.raised, p.field] {
                for text in [p.text, p.strong, p.weak, p.accent, p.good, p.warn, p.bad] {
                    let ratio = contrast(text, ground);
                    assert!(
                        ratio >= 4.5,
                        "{theme:?}: {text:?} on {ground:?} has contrast {ratio:.2}"
                    );
                }
            }
            let b = theme.board();
            for wood in [b.wood_light, b.wood_dark] {
                let ratio = contrast(b.wood_ink, wood);
                assert!(
                    ratio >= 3.0,
                    "{theme:?}: coordinates have contrast {ratio:.2}"
                );
            }
            let s = theme.shogi();
            for wood in s.wood {
                let ratio = contrast(s.ink, wood);
                assert!(ratio >= 4.5, "{theme:?}: files and ranks have {ratio:.2}");
            }
            for stand in s.stand {
                let ratio = contrast(s.stand_ink, stand);
                assert!(ratio >= 4.0, "{theme:?}: stands have contrast {ratio:.2}");
            }
            for face in &s.piece[..2] {
                for ink in [s.piece_ink, s.piece_red] {
                    let ratio = contrast(ink, *face);
                    assert!(ratio >= 4.5, "{theme:?}: pieces have contrast {ratio:.2}");
                }
            }
            for felt in [b.felt_light, b.felt_dark] {
                assert!(
                    contrast(b.white[1], felt) > 2.5,
                    "{theme:?}: white discs stand out"
                );
                assert!(
                    contrast(b.black[1], felt) > 2.0,
                    "{theme:?}: black discs stand out"
                );
            }
        }
    }
}
