//! A painted shogi board: wood with straight grain, pentagons, stands for the pieces in hand.
//! From a thumbnail of 130 points to as large as a screen.
//!
//! It draws and says what is where; what a click means is its user's business.

mod piece;
mod places;

pub use piece::{Style, paint as paint_piece};
pub use places::Places;

use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    vec2,
};

use super::words;
use crate::base::messages::Lang;
use crate::base::random::Rng;
use crate::game::shogi::{Kind, Setup, ShogiMove, Side, Source, Square};
use crate::gui::board::othello::view::{mixed, slope};
use crate::gui::theme::{ShogiColors, Theme};
use crate::picture::fonts;
use crate::session::settings::ShogiLook;

/// What is drawn.
#[derive(Clone, Debug)]
pub struct ShogiView<'a> {
    setup: &'a Setup,
    theme: Theme,
    look: ShogiLook,
    lang: Lang,
    last: Option<ShogiMove>,
    /// The piece that is held or chosen.
    chosen: Option<Source>,
    /// The chosen piece hangs on the pointer and is not drawn at its place.
    lifted: bool,
    /// Where it may go.
    legal: Vec<Square>,
    faults: Vec<Square>,
    cursor: Option<Square>,
    pointed: Option<Square>,
}

impl<'a> ShogiView<'a> {
    pub fn new(setup: &'a Setup, theme: Theme, look: ShogiLook, lang: Lang) -> ShogiView<'a> {
        ShogiView {
            setup,
            theme,
            look,
            lang,
            last: None,
            chosen: None,
            lifted: false,
            legal: Vec::new(),
            faults: Vec::new(),
            cursor: None,
            pointed: None,
        }
    }

    /// The move that led here.
    pub fn last(self, last: Option<ShogiMove>) -> ShogiView<'a> {
        ShogiView { last, ..self }
    }

    pub fn chosen(self, chosen: Option<Source>, lifted: bool) -> ShogiView<'a> {
        ShogiView {
            chosen,
            lifted,
            ..self
        }
    }

    pub fn legal(self, legal: Vec<Square>) -> ShogiView<'a> {
        ShogiView { legal, ..self }
    }

    /// Squares that speak against the position.
    pub fn faults(self, faults: Vec<Square>) -> ShogiView<'a> {
        ShogiView { faults, ..self }
    }

    pub fn cursor(self, cursor: Option<Square>) -> ShogiView<'a> {
        ShogiView { cursor, ..self }
    }

    /// The square under the pointer.
    pub fn pointed(self, pointed: Option<Square>) -> ShogiView<'a> {
        ShogiView { pointed, ..self }
    }

    /// A board to look at, as large as this room allows, named by its position for those who
    /// cannot see it.
    pub fn show(self, ui: &mut Ui, room: Vec2) -> Response {
        let size = Places::size_within(room);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = self.setup.to_string();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &name));
        if ui.is_rect_visible(rect) {
            self.paint(ui.painter(), rect);
        }
        response
    }

    pub fn style(&self) -> Style<'static> {
        Style {
            colors: self.theme.shogi(),
            letters: self.look.letters,
            opacity: 1.0,
        }
    }

    /// Draws board and stands as large as `rect` allows.
    pub fn paint(&self, painter: &Painter, rect: Rect) -> Places {
        let places = Places::new(rect, self.look.flipped);
        let colors = self.theme.shogi();
        wood(painter, places.board, colors);
        self.paint_marks(painter, &places, colors);
        lines(painter, &places, colors);
        if places.written {
            self.paint_coordinates(painter, &places, colors);
        }
        let lone_king = self.lone_king();
        for (square, piece) in self.setup.pieces() {
            if self.lifted && self.chosen == Some(Source::Board(square)) {
                continue;
            }
            let up = places.points_up(piece.side);
            let cell = places.rect(square);
            paint_piece(painter, cell, piece, up, lone_king, self.style());
        }
        for side in Side::BOTH {
            self.paint_stand(painter, &places, side, colors);
        }
        self.paint_over(painter, &places, colors);
        places
    }

    pub fn lone_king(&self) -> bool {
        self.setup.count(Kind::King) < 2
    }

    /// What lies under the pieces.
    fn paint_marks(&self, painter: &Painter, places: &Places, colors: &ShogiColors) {
        let tint = |square: Square, color: Color32, strength: f32| {
            painter.rect_filled(places.rect(square), 0.0, color.gamma_multiply(strength));
        };
        if let Some(last) = self.last {
            tint(last.to(), colors.last, 0.5);
            if let Some(from) = last.from() {
                tint(from, colors.last, 0.22);
            }
        }
        let turn = self.setup.turn;
        if let Some(king) = self
            .setup
            .king(turn)
            .filter(|_| self.setup.is_in_check(turn))
        {
            let at = places.rect(king);
            let radius = at.height() * 0.5;
            for (share, strength) in [(1.0, 0.25), (0.75, 0.3), (0.5, 0.3)] {
                let color = colors.fault.gamma_multiply(strength);
                painter.circle_filled(at.center(), radius * share, color);
            }
        }
        if let Some(square) = self.pointed {
            tint(square, colors.chosen, 0.14);
        }
        if let Some(Source::Board(square)) = self.chosen {
            tint(square, colors.chosen, 0.36);
        }
    }

    /// What lies over them.
    fn paint_over(&self, painter: &Painter, places: &Places, colors: &ShogiColors) {
        let cell = places.cell();
        for &square in &self.legal {
            let at = places.rect(square);
            let color = colors.chosen.gamma_multiply(0.62);
            if self.setup.piece(square).is_some() {
                let stroke = Stroke::new((cell.x * 0.08).max(1.5), color);
                painter.rect_stroke(at.shrink(1.0), 2.0, stroke, StrokeKind::Inside);
            } else {
                painter.circle_filled(at.center(), cell.x * 0.15, color);
            }
        }
        for &square in &self.faults {
            let stroke = Stroke::new((cell.x * 0.07).max(1.5), colors.fault);
            let at = places.rect(square).shrink(1.0);
            painter.rect_stroke(at, 2.0, stroke, StrokeKind::Inside);
        }
        if let Some(square) = self.cursor {
            let at = places.rect(square).shrink((cell.x * 0.03).max(0.5));
            let width = (cell.x * 0.09).clamp(2.0, 4.0);
            let pale = Color32::WHITE.gamma_multiply(0.8);
            painter.rect_stroke(at, 3.0, Stroke::new(width + 2.0, pale), StrokeKind::Inside);
            let stroke = Stroke::new(width, colors.cursor);
            painter.rect_stroke(at.shrink(1.0), 2.0, stroke, StrokeKind::Inside);
        }
    }

    /// Files above, ranks at the right.
    fn paint_coordinates(&self, painter: &Painter, places: &Places, colors: &ShogiColors) {
        let grid = places.grid;
        let (above, right) = (
            grid.top() - places.board.top(),
            places.board.right() - grid.right(),
        );
        let font = FontId::new(fonts::step((above * 0.78).clamp(8.0, 20.0)), fonts::bold());
        for i in 1..=9u8 {
            let Some(square) = Square::new(i, i) else {
                continue;
            };
            let at = places.rect(square).center();
            let file = Pos2::new(at.x, places.board.top() + above * 0.52);
            let rank = Pos2::new(grid.right() + right * 0.5, at.y);
            // As moves are written.
            let rank_name = match self.look.letters {
                true => words::rank(square, Lang::En),
                false => words::rank(square, self.lang),
            };
            for (at, text) in [(file, i.to_string()), (rank, rank_name)] {
                painter.text(at, Align2::CENTER_CENTER, text, font.clone(), colors.ink);
            }
        }
    }

    fn paint_stand(&self, painter: &Painter, places: &Places, side: Side, colors: &ShogiColors) {
        let stand = places.stand(side);
        let [light, dark] = colors.stand;
        let radius = (places.cell().x * 0.12).clamp(1.5, 5.0);
        painter.rect_filled(stand, radius, dark);
        painter.add(slope(stand.shrink(1.0), light, dark));
        let edge = mixed(dark, Color32::BLACK, 0.4);
        painter.rect_stroke(stand, radius, Stroke::new(1.0, edge), StrokeKind::Inside);
        self.paint_side(painter, places, side, colors);
        for kind in Kind::IN_HAND {
            let mut held = self.setup.in_hand(side, kind);
            let source = Source::Hand(side, kind);
            if self.lifted && self.chosen == Some(source) {
                held = held.saturating_sub(1);
            }
            let Some(slot) = places.slot(side, kind).filter(|_| held > 0) else {
                continue;
            };
            if self.chosen == Some(source) && !self.lifted {
                let color = colors.chosen.gamma_multiply(0.55);
                painter.rect_filled(slot.shrink(1.0), radius, color);
            }
            let place = places.held(slot);
            let piece = crate::game::shogi::Piece::new(side, kind);
            let up = places.points_up(side);
            paint_piece(painter, place.piece, piece, up, false, self.style());
            if held > 1 {
                let (cell, text) = (places.cell(), held.to_string());
                count_beside(painter, place.count, cell, text, colors);
            }
        }
    }

    /// ☗ or ☖, lit when it is to move.
    fn paint_side(&self, painter: &Painter, places: &Places, side: Side, colors: &ShogiColors) {
        let slot = places.mark(side);
        let to_move = self.setup.turn == side;
        let size = (places.cell().y * 0.78).max(8.0);
        if to_move {
            let lamp = Rect::from_center_size(slot.center(), Vec2::splat(size * 1.18))
                .intersect(slot.shrink(1.0));
            let [light, ..] = colors.piece;
            painter.rect_filled(lamp, size * 0.2, light);
        }
        let color = if to_move {
            colors.piece_ink
        } else {
            colors.stand_ink.gamma_multiply(0.55)
        };
        let font = FontId::proportional(fonts::step(size));
        let galley = painter.layout_no_wrap(side.mark().to_string(), font, color);
        let at = slot.center() - galley.mesh_bounds.center().to_vec2();
        painter.galley(at, galley, color);
    }
}

/// A number beside a piece.
fn count_beside(painter: &Painter, place: Rect, cell: Vec2, text: String, colors: &ShogiColors) {
    let font = FontId::new(fonts::step(count_size(cell)), fonts::bold());
    let galley = painter.layout_no_wrap(text, font, colors.stand_ink);
    let at = place.center() - galley.mesh_bounds.center().to_vec2();
    painter.galley(at, galley, colors.stand_ink);
}

fn count_size(cell: Vec2) -> f32 {
    (cell.y * 0.46).clamp(8.0, 20.0)
}

/// A number at the lower right of a slot.
pub fn count(
    painter: &Painter,
    slot: Rect,
    cell: Vec2,
    text: &str,
    colors: &ShogiColors,
    ground: Option<Color32>,
) {
    let size = count_size(cell);
    let font = FontId::new(fonts::step(size), fonts::bold());
    let ink = if ground.is_some() {
        Color32::WHITE
    } else {
        colors.piece_ink
    };
    let galley = painter.layout_no_wrap(text.to_owned(), font, ink);
    let ink_size = galley.mesh_bounds.size();
    let height = ink_size.y + size * 0.36;
    let width = (ink_size.x + size * 0.4).max(height);
    let corner = slot.right_bottom() - vec2(1.0, 1.0);
    let badge = Rect::from_min_max(corner - vec2(width, height), corner);
    let ground = ground.unwrap_or(colors.piece[0]);
    painter.rect(
        badge,
        height / 2.0,
        ground,
        Stroke::new(0.8, colors.piece[2]),
        StrokeKind::Inside,
    );
    let at = badge.center() - galley.mesh_bounds.center().to_vec2();
    painter.galley(at, galley, ink);
}

/// A plank with straight grain.
fn wood(painter: &Painter, board: Rect, colors: &ShogiColors) {
    let [light, dark] = colors.wood;
    let radius = (board.width() * 0.012).clamp(1.5, 6.0);
    painter.rect_filled(board, radius, dark);
    painter.add(slope(board.shrink(1.0), light, dark));
    if board.width() > 150.0 {
        // Always the same plank.
        let mut rng = Rng::new(17);
        let mut x = board.left() + 2.0;
        while x < board.right() - 2.0 {
            let strength = 0.05 + 0.16 * rng.below(100) as f32 / 100.0;
            let bend = rng.below(100) as f32 / 100.0 - 0.5;
            let line = [
                Pos2::new(x, board.top() + 1.0),
                Pos2::new(
                    (x + bend * 4.0).clamp(board.left() + 1.0, board.right() - 1.0),
                    board.bottom() - 1.0,
                ),
            ];
            let stroke = Stroke::new(1.0, colors.grain.gamma_multiply(strength));
            painter.line_segment(line, stroke);
            x += 2.5 + board.width() * 0.028 * rng.below(100) as f32 / 100.0;
        }
    }
    let edge = mixed(dark, Color32::BLACK, 0.45);
    painter.rect_stroke(board, radius, Stroke::new(1.0, edge), StrokeKind::Inside);
}

/// The lines, and the four dots where the promotion zones meet.
fn lines(painter: &Painter, places: &Places, colors: &ShogiColors) {
    let grid = places.grid;
    let cell = places.cell();
    let thin = (cell.x / 34.0).clamp(0.6, 1.4);
    for i in 1..9 {
        let i = i as f32;
        let stroke = Stroke::new(thin, colors.line.gamma_multiply(0.85));
        painter.vline(grid.left() + i * cell.x, grid.y_range(), stroke);
        painter.hline(grid.x_range(), grid.top() + i * cell.y, stroke);
    }
    let border = Stroke::new((thin * 1.7).max(1.2), colors.line);
    painter.rect_stroke(grid, 0.0, border, StrokeKind::Middle);
    for (x, y) in [(3.0, 3.0), (6.0, 3.0), (3.0, 6.0), (6.0, 6.0)] {
        let at = grid.min + vec2(x, y) * cell;
        painter.circle_filled(at, (cell.x * 0.07).max(1.2), colors.line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::Preset;
    use crate::picture::Headless;

    /// How many pixels of a cell are as the test says.
    fn pixels(picture: &image::RgbaImage, cell: Rect, is: impl Fn(u8, u8, u8) -> bool) -> usize {
        let mut count = 0;
        for y in cell.top() as u32..cell.bottom() as u32 {
            for x in cell.left() as u32..cell.right() as u32 {
                let [r, g, b, _] = picture.get_pixel(x, y).0;
                count += usize::from(is(r, g, b));
            }
        }
        count
    }

    fn draw(setup: &Setup, look: ShogiLook, size: f32) -> (image::RgbaImage, Places) {
        let mut places = None;
        let picture = Headless::new([600, 600], 1.0).picture(|ui| {
            let rect = Rect::from_min_size(Pos2::ZERO, Vec2::splat(size));
            places =
                Some(ShogiView::new(setup, Theme::Light, look, Lang::En).paint(ui.painter(), rect));
        });
        (picture, places.unwrap())
    }

    #[test]
    fn pieces_are_black_promoted_ones_red_and_empty_squares_wood() {
        let mut setup = Preset::Start.setup();
        for (square, _) in Preset::Start.setup().pieces().filter(|(s, _)| s.rank() > 5) {
            setup.toggle_promotion(square);
        }
        for letters in [false, true] {
            let look = ShogiLook {
                letters,
                ..ShogiLook::default()
            };
            for size in [260.0, 600.0] {
                let (picture, places) = draw(&setup, look, size);
                let area = places.cell().x * places.cell().y;
                for square in Square::all() {
                    let cell = places.rect(square).shrink(2.0);
                    let red = pixels(&picture, cell, |r, g, _| r > 120 && g < 70) as f32 / area;
                    let black = pixels(&picture, cell, |r, g, b| r < 70 && g < 70 && b < 70);
                    let black = black as f32 / area;
                    match setup.piece(square) {
                        None => assert!(red < 0.01 && black < 0.01, "{square} {red} {black}"),
                        Some(p) if p.is_promoted() => assert!(red > 0.02, "{square} {red}"),
                        Some(_) => assert!(black > 0.02, "{square} {black}"),
                    }
                }
            }
        }
    }

    #[test]
    fn held_pieces_show_on_their_owners_stand() {
        let mut setup = Preset::Empty.setup();
        setup.set_in_hand(Side::Gote, Kind::Pawn, 17);
        setup.set_in_hand(Side::Sente, Kind::Rook, 1);
        for flipped in [false, true] {
            let look = ShogiLook {
                flipped,
                ..ShogiLook::default()
            };
            let (picture, places) = draw(&setup, look, 500.0);
            for side in Side::BOTH {
                for kind in Kind::IN_HAND {
                    let slot = places.slot(side, kind).unwrap();
                    let ink = pixels(&picture, slot, |r, g, b| r < 60 && g < 60 && b < 60);
                    assert_eq!(ink > 12, setup.in_hand(side, kind) > 0, "{side:?} {kind:?}");
                }
            }
        }
    }

    #[test]
    fn counts_hide_no_piece() {
        let with = |count: u8| {
            let mut setup = Preset::Empty.setup();
            for side in Side::BOTH {
                for kind in Kind::IN_HAND {
                    setup.set_in_hand(side, kind, count);
                }
            }
            setup
        };
        let differ = |pictures: [&image::RgbaImage; 2], area: Rect| {
            let pixels = (area.top() as u32..area.bottom() as u32)
                .flat_map(|y| (area.left() as u32..area.right() as u32).map(move |x| (x, y)));
            let [a, b] = pictures;
            pixels
                .filter(|&(x, y)| a.get_pixel(x, y) != b.get_pixel(x, y))
                .count()
        };
        for size in [130.0, 180.0, 260.0, 420.0, 600.0] {
            let (one, places) = draw(&with(1), ShogiLook::default(), size);
            let (two, _) = draw(&with(2), ShogiLook::default(), size);
            let shown = Rect::from_min_size(Pos2::ZERO, Vec2::splat(size));
            for side in Side::BOTH {
                for kind in Kind::IN_HAND {
                    let held = places.held(places.slot(side, kind).unwrap());
                    let piece = held.piece.shrink(1.0);
                    assert!(shown.contains_rect(piece), "{size}: {side:?} {kind:?}");
                    assert_eq!(differ([&one, &two], piece), 0, "{size}: {side:?} {kind:?}");
                    let count = differ([&one, &two], held.count);
                    assert!(count > 5, "{size}: {side:?} {kind:?}: {count}");
                }
            }
        }
    }
}
