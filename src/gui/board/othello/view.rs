//! A painted Othello board: a wooden frame with coordinates, green felt, discs with light and
//! shadow. From 80 pixels, where it is a thumbnail, to as large as a screen.
//!
//! It draws and says which square is where; what a click means is its user's business.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, vec2};

use crate::game::othello::{Bits, Disc, Setup, Size, Square};
use crate::gui::board::stones::{Grid, Legal};
use crate::gui::theme::{BoardColors, Theme};
use crate::picture::fonts;

/// Boards smaller than this have no coordinates and a thin frame, and so have those with squares
/// smaller than that.
const SMALL: f32 = 100.0;
const SMALL_SQUARE: f32 = 10.0;
/// The least frame that has room for letters, on a board that is not large, and on others.
const LEAST_FRAME: f32 = 11.0;
const USUAL_FRAME: f32 = 13.0;
const LARGE: f32 = 150.0;
/// How wide the dark line around the felt is.
const FELT_EDGE: f32 = 1.5;

/// What is drawn.
#[derive(Clone, Copy, Debug)]
pub struct BoardView {
    setup: Setup,
    theme: Theme,
    legal: Legal,
    last: Option<Square>,
    cursor: Option<Square>,
    ghost: Option<(Square, Option<Disc>)>,
    /// Squares on which something else will stand than a mark of a legal move.
    covered: u64,
}

/// Where the squares of a drawn board are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Squares {
    size: Size,
    /// The felt.
    pub felt: Rect,
}

/// Whether a board of this side has room for coordinates.
fn is_written(size: Size, side: f32) -> bool {
    side >= SMALL && (side - 2.0 * LEAST_FRAME) / size.edge() as f32 >= SMALL_SQUARE
}

impl Squares {
    /// The squares of a board drawn into this rectangle, which is made square.
    pub fn new(size: Size, rect: Rect) -> Squares {
        let side = rect.width().min(rect.height());
        let frame = if is_written(size, side) {
            let least = if side < LARGE {
                LEAST_FRAME
            } else {
                USUAL_FRAME
            };
            (side * 0.06).clamp(least, 30.0)
        } else {
            (side * 0.03).max(2.0)
        };
        // Whole pixels a square: lines are crisp and all squares are equal.
        let edge = size.edge() as f32;
        let square = ((side - 2.0 * frame) / edge).floor().max(1.0);
        let centre = rect.center().round();
        let felt = Rect::from_center_size(centre, Vec2::splat(square * edge));
        Squares { size, felt }
    }

    pub fn side(&self) -> f32 {
        self.felt.width() / self.size.edge() as f32
    }

    pub fn rect(&self, square: Square) -> Rect {
        let at = vec2(square.column() as f32, square.row() as f32) * self.side();
        Rect::from_min_size(self.felt.min + at, Vec2::splat(self.side()))
    }

    pub fn grid(&self) -> Grid {
        Grid {
            area: self.felt,
            columns: self.size.edge(),
            rows: self.size.edge(),
        }
    }
}

impl BoardView {
    pub fn new(setup: Setup, theme: Theme) -> BoardView {
        BoardView {
            setup,
            theme,
            legal: Legal::No,
            last: None,
            cursor: None,
            ghost: None,
            covered: 0,
        }
    }

    pub fn legal(self, legal: Legal) -> BoardView {
        BoardView { legal, ..self }
    }

    /// The move that led here.
    pub fn last(self, last: Option<Square>) -> BoardView {
        BoardView { last, ..self }
    }

    /// The keyboard's cursor.
    pub fn cursor(self, cursor: Option<Square>) -> BoardView {
        BoardView { cursor, ..self }
    }

    /// What a click would put on the square under the pointer.
    pub fn ghost(self, ghost: Option<(Square, Option<Disc>)>) -> BoardView {
        BoardView { ghost, ..self }
    }

    /// Leaves these squares free of the marks of legal moves.
    pub fn covered(self, covered: u64) -> BoardView {
        BoardView { covered, ..self }
    }

    /// A board of this side to look at, named by its position for those who cannot see it.
    pub fn show(self, ui: &mut Ui, side: f32) -> Response {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        let name = self.setup.to_string();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &name));
        if ui.is_rect_visible(rect) {
            self.paint(ui.painter(), rect);
        }
        response
    }

    /// Draws the board as large as `rect` allows.
    pub fn paint(&self, painter: &Painter, rect: Rect) -> Squares {
        let squares = Squares::new(self.setup.size(), rect);
        let colors = self.theme.board();
        self.paint_frame(painter, rect, &squares, colors);
        self.paint_felt(painter, &squares, colors);
        let side = squares.side();
        for square in self.setup.size().all_squares() {
            if let Some(disc) = self.setup.get(square) {
                paint_disc(
                    painter,
                    squares.rect(square).center(),
                    side * 0.43,
                    disc,
                    colors,
                );
            }
        }
        self.paint_marks(painter, &squares, colors);
        squares
    }

    fn paint_frame(&self, painter: &Painter, rect: Rect, squares: &Squares, colors: &BoardColors) {
        let side = rect.width().min(rect.height());
        let frame = Rect::from_center_size(squares.felt.center(), Vec2::splat(side.floor()));
        let radius = (side * 0.02).clamp(2.0, 8.0);
        painter.rect_filled(frame, radius, colors.wood_dark);
        let light = frame.shrink(1.0);
        painter.add(slope(light, colors.wood_light, colors.wood_dark));
        painter.rect_stroke(
            frame,
            radius,
            Stroke::new(1.0, mixed(colors.wood_dark, Color32::BLACK, 0.35)),
            egui::StrokeKind::Inside,
        );
        let margin = (frame.width() - squares.felt.width()) / 2.0;
        if !is_written(self.setup.size(), side) {
            return;
        }
        let font = FontId::proportional(fonts::step((margin * 0.72).clamp(8.0, 16.0)));
        let ink = colors.wood_ink;
        let edge = self.setup.size().edge();
        let letters = (0..edge).map(|i| char::from(b'a' + i as u8));
        // The foot of the g stays off the felt: what is in the middle is the ink of all letters, from
        // the highest to the lowest, not their row.
        let row = painter.layout_no_wrap(letters.clone().collect(), font.clone(), ink);
        let top = frame.top() + (margin - FELT_EDGE) / 2.0 - row.mesh_bounds.center().y;
        for (i, letter) in letters.enumerate() {
            let middle = (i as f32 + 0.5) * squares.side();
            let above = Pos2::new(squares.felt.left() + middle, top);
            let left = Pos2::new(frame.left() + margin / 2.0, squares.felt.top() + middle);
            for (at, align, text) in [
                (above, Align2::CENTER_TOP, letter.to_string()),
                (left, Align2::CENTER_CENTER, (i + 1).to_string()),
            ] {
                painter.text(at, align, text, font.clone(), ink);
            }
        }
    }

    fn paint_felt(&self, painter: &Painter, squares: &Squares, colors: &BoardColors) {
        let felt = squares.felt;
        painter.rect_filled(felt.expand(FELT_EDGE), 1.0, colors.felt_line);
        painter.add(slope(felt, colors.felt_light, colors.felt_dark));
        let side = squares.side();
        let width = if side < 14.0 {
            0.8
        } else {
            (side / 32.0).clamp(1.0, 2.0)
        };
        let line = Stroke::new(width, colors.felt_line);
        let edge = self.setup.size().edge();
        for i in 1..edge {
            let at = i as f32 * side;
            painter.vline(felt.left() + at, felt.y_range(), line);
            painter.hline(felt.x_range(), felt.top() + at, line);
        }
        // The four dots stand two squares from each edge of the usual board.
        if edge == 8 {
            for (x, y) in [(2.0, 2.0), (6.0, 2.0), (2.0, 6.0), (6.0, 6.0)] {
                let at = felt.min + vec2(x, y) * side;
                painter.circle_filled(at, (side * 0.085).max(1.3), colors.felt_line);
            }
        }
    }

    fn paint_marks(&self, painter: &Painter, squares: &Squares, colors: &BoardColors) {
        let side = squares.side();
        let mover = self.setup.side;
        if self.legal != Legal::No {
            let marked = self.setup.legal(mover) & !self.covered;
            for square in Bits(marked).filter_map(Square::new) {
                let at = squares.rect(square).center();
                let color = disc_colors(mover, colors)[1];
                match self.legal {
                    Legal::Offered => {
                        let ring = Stroke::new((side * 0.07).max(1.2), color.gamma_multiply(0.75));
                        painter.circle(at, side * 0.26, color.gamma_multiply(0.16), ring);
                    }
                    _ => {
                        painter.circle_filled(
                            at,
                            (side * 0.1).max(1.2),
                            color.gamma_multiply(0.55),
                        );
                    }
                }
            }
        }
        if let Some((square, disc)) = self.ghost {
            let rect = squares.rect(square);
            painter.rect_filled(rect.shrink(1.0), 0.0, colors.cursor.gamma_multiply(0.16));
            match disc {
                Some(disc) => {
                    let color = disc_colors(disc, colors)[1].gamma_multiply(0.6);
                    painter.circle_filled(rect.center(), side * 0.43, color);
                }
                None => {
                    let d = side * 0.2;
                    let stroke = Stroke::new((side * 0.06).max(1.2), colors.last);
                    let c = rect.center();
                    painter.line_segment([c - vec2(d, d), c + vec2(d, d)], stroke);
                    painter.line_segment([c - vec2(d, -d), c + vec2(d, -d)], stroke);
                }
            }
        }
        if let Some(square) = self.last {
            let at = squares.rect(square).center();
            painter.circle_filled(at, (side * 0.12).max(1.5), colors.last);
        }
        if let Some(square) = self.cursor {
            let rect = squares.rect(square).shrink((side * 0.04).max(1.0));
            let stroke = Stroke::new((side * 0.08).clamp(1.5, 4.0), colors.cursor);
            painter.rect_stroke(rect, 2.0, stroke, egui::StrokeKind::Inside);
        }
    }
}

const fn disc_colors(disc: Disc, colors: &BoardColors) -> [Color32; 3] {
    match disc {
        Disc::Black => colors.black,
        Disc::White => colors.white,
    }
}

/// One disc, lit from the upper left.
pub fn paint_disc(painter: &Painter, at: Pos2, radius: f32, disc: Disc, colors: &BoardColors) {
    let [lit, body, rim] = disc_colors(disc, colors);
    if radius >= 5.0 {
        let shadow = [colors.shadow.gamma_multiply(0.55), Color32::TRANSPARENT];
        let offset = vec2(0.10, 0.16) * radius;
        painter.add(glow(at + offset, radius * 1.22, at + offset, shadow, 0.72));
    }
    painter.circle_filled(at, radius, rim);
    let inner = radius * if radius < 5.0 { 0.86 } else { 0.93 };
    painter.circle_filled(at, inner, body);
    if radius >= 5.0 {
        let light = at - vec2(0.28, 0.34) * radius;
        let shine = if disc == Disc::Black { 0.85 } else { 1.0 };
        painter.add(glow(
            at,
            inner * 0.97,
            light,
            [lit.gamma_multiply(shine), body.gamma_multiply(0.0)],
            0.0,
        ));
    }
}

/// A disc of colour that fades from `focus` to its edge; up to `core` of the radius it stays.
fn glow(centre: Pos2, radius: f32, focus: Pos2, [inner, outer]: [Color32; 2], core: f32) -> Mesh {
    const CORNERS: u32 = 28;
    let mut mesh = Mesh::default();
    let vertex = |pos, color| Vertex {
        pos,
        uv: WHITE_UV,
        color,
    };
    mesh.vertices.push(vertex(focus, inner));
    for i in 0..CORNERS {
        let toward = Vec2::angled(i as f32 * std::f32::consts::TAU / CORNERS as f32);
        let edge = centre + toward * radius;
        mesh.vertices
            .push(vertex(focus + (edge - focus) * core, inner));
        mesh.vertices.push(vertex(edge, outer));
    }
    for i in 0..CORNERS {
        let (a, b) = (1 + 2 * i, 1 + 2 * ((i + 1) % CORNERS));
        mesh.add_triangle(0, a, b);
        mesh.add_triangle(a, a + 1, b);
        mesh.add_triangle(b, a + 1, b + 1);
    }
    mesh
}

/// A rectangle that goes from one colour at its upper left to another at its lower right.
pub fn slope(rect: Rect, from: Color32, to: Color32) -> Mesh {
    let middle = mixed(from, to, 0.5);
    let mut mesh = Mesh::default();
    let corners = [
        (rect.left_top(), from),
        (rect.right_top(), middle),
        (rect.right_bottom(), to),
        (rect.left_bottom(), middle),
    ];
    for (pos, color) in corners {
        mesh.colored_vertex(pos, color);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    mesh
}

pub fn mixed(a: Color32, b: Color32, share: f32) -> Color32 {
    a.lerp_to_gamma(b, share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_found_where_it_is_drawn() {
        for size in Size::ALL {
            for side in [80.0, 102.0, 149.0, 213.7, 700.0] {
                let rect = Rect::from_min_size(Pos2::new(10.3, 5.8), Vec2::splat(side));
                let squares = Squares::new(size, rect);
                assert!(
                    rect.expand(0.5).contains_rect(squares.felt),
                    "{size} at {side}"
                );
                assert!(
                    squares.felt.width() > side * 0.75,
                    "little is wasted on the frame"
                );
                let grid = squares.grid();
                for square in size.all_squares() {
                    let place = (square.column(), square.row());
                    assert_eq!(grid.at(squares.rect(square).center()), Some(place));
                }
                assert_eq!(grid.at(squares.felt.min - vec2(1.0, 0.0)), None);
                assert_eq!(grid.at(squares.felt.max + vec2(1.0, 1.0)), None);
            }
        }
    }

    #[test]
    fn coordinates_stay_as_long_as_squares_can_be_read() {
        for size in Size::ALL {
            for side in (60..700).map(|side| side as f32) {
                let rect = Rect::from_min_size(Pos2::ZERO, Vec2::splat(side));
                let squares = Squares::new(size, rect);
                let margin = (side - squares.felt.width()) / 2.0;
                if is_written(size, side) {
                    assert!(margin >= LEAST_FRAME - 1.0, "{size} at {side}: {margin}");
                } else {
                    assert!(side < SMALL || squares.side() < 12.0, "{size} at {side}");
                }
            }
        }
        assert!(is_written(Size::Eight, 110.0) && !is_written(Size::Eight, 90.0));
    }

    #[test]
    fn discs_show_in_their_colours_at_any_size() {
        use crate::picture::Headless;
        let setup = Setup::start(Size::Eight);
        for side in [80.0, 220.0, 700.0] {
            let mut squares = None;
            let picture = Headless::new([720, 720], 1.0).picture(|ui| {
                let rect = Rect::from_min_size(Pos2::ZERO, Vec2::splat(side));
                squares = Some(BoardView::new(setup, Theme::Light).paint(ui.painter(), rect));
            });
            let squares = squares.unwrap();
            for square in setup.size().all_squares() {
                let at = squares.rect(square).center();
                // Beside the middle, where neither a line nor a mark is.
                let at = at + Vec2::splat(squares.side() * 0.12);
                let [r, g, b, _] = picture.get_pixel(at.x as u32, at.y as u32).0;
                let seen = match setup.get(square) {
                    Some(Disc::Black) => r < 90 && g < 90 && b < 90,
                    Some(Disc::White) => r > 180 && g > 180 && b > 180,
                    None => g > r + 20 && g > b + 10,
                };
                assert!(seen, "{square} at {side}: {r} {g} {b}");
            }
        }
    }
}
