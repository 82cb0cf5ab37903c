//! A painted board of stones in a row: a blue rack with holes and discs where stones fall, else paper
//! with squares, crosses and rings.
//!
//! It draws and says which square is where; what a click means is its user's business.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, vec2};

use crate::game::mnk::{Bits, Setup, Square, Stone, Variant};
use crate::gui::board::stones::{Grid, Legal};
use crate::gui::theme::{MnkColors, Theme};
use crate::picture::fonts;

/// With smaller squares nothing is written beside the board.
const SMALL: f32 = 16.0;
/// The frame in parts of a square, with letters in it and without.
const WRITTEN: f32 = 0.55;
const BARE: f32 = 0.1;
/// Large letters do not grow with the board.
const WIDEST: f32 = 28.0;
/// The radius of a stone in parts of a square.
const RADIUS: f32 = 0.4;

#[derive(Clone, Copy, Debug)]
pub struct BoardView {
    setup: Setup,
    theme: Theme,
    legal: Legal,
    last: Option<Square>,
    cursor: Option<Square>,
    ghost: Option<(Square, Option<Stone>)>,
}

/// Where the squares of a drawn board are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Squares {
    variant: Variant,
    area: Rect,
    frame: f32,
}

/// The side of a square and the width of the frame in so much room.
fn measure(variant: Variant, room: Vec2) -> (f32, f32) {
    let (columns, rows) = (variant.columns() as f32, variant.rows() as f32);
    let fits = |frame: f32| {
        let inner = room - Vec2::splat(2.0 * frame);
        (inner.x / columns).min(inner.y / rows)
    };
    let written = (room.x / (columns + 2.0 * WRITTEN)).min(room.y / (rows + 2.0 * WRITTEN));
    let frame = if written >= SMALL {
        (WRITTEN * written).min(WIDEST)
    } else {
        (BARE * fits(0.0)).max(1.0)
    };
    // Whole pixels a square: lines are crisp and all squares are equal.
    (fits(frame).floor().max(1.0), frame)
}

impl Squares {
    /// How much room a board takes of this.
    pub fn size(variant: Variant, room: Vec2) -> Vec2 {
        let (side, frame) = measure(variant, room);
        let squares = vec2(variant.columns() as f32, variant.rows() as f32) * side;
        squares + Vec2::splat(2.0 * frame)
    }

    /// The squares of a board drawn into the middle of this rectangle.
    pub fn new(variant: Variant, rect: Rect) -> Squares {
        // A board that was given its size is not made smaller by what is cut off whole pixels.
        let (side, frame) = measure(variant, rect.size() + Vec2::splat(0.01));
        let squares = vec2(variant.columns() as f32, variant.rows() as f32) * side;
        let area = Rect::from_center_size(rect.center(), squares);
        let area = area.translate(area.min.round() - area.min);
        Squares {
            variant,
            area,
            frame,
        }
    }

    pub fn grid(&self) -> Grid {
        Grid {
            area: self.area,
            columns: self.variant.columns(),
            rows: self.variant.rows(),
        }
    }

    pub fn rect(&self, square: Square) -> Rect {
        self.grid().rect((square.column(), square.row()))
    }

    /// Where a click means this move: where stones fall, the whole column.
    pub fn target(&self, square: Square) -> Rect {
        let rect = self.rect(square);
        match self.variant.gravity() {
            true => Rect::from_x_y_ranges(rect.x_range(), self.area.y_range()),
            false => rect,
        }
    }

    fn side(&self) -> f32 {
        self.grid().side()
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
    pub fn ghost(self, ghost: Option<(Square, Option<Stone>)>) -> BoardView {
        BoardView { ghost, ..self }
    }

    /// A board to look at, named by its position for those who cannot see it.
    pub fn show(self, ui: &mut Ui, room: Vec2) -> Response {
        let size = Squares::size(self.setup.variant(), room);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = self.setup.to_string();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &name));
        if ui.is_rect_visible(rect) {
            self.paint(ui.painter(), rect);
        }
        response
    }

    /// Draws the board as large as `rect` allows.
    pub fn paint(&self, painter: &Painter, rect: Rect) -> Squares {
        let variant = self.setup.variant();
        let squares = Squares::new(variant, rect);
        let colors = self.theme.mnk();
        self.paint_ground(painter, &squares, colors);
        self.paint_names(painter, &squares, colors);
        let radius = squares.side() * RADIUS;
        for stone in [Stone::X, Stone::O] {
            for square in Bits(self.setup.stones(stone)) {
                let at = squares.rect(square).center();
                paint_stone(painter, at, radius, stone, variant.gravity(), colors);
            }
        }
        self.paint_marks(painter, &squares, colors);
        squares
    }

    fn paint_ground(&self, painter: &Painter, squares: &Squares, colors: &MnkColors) {
        let (area, side) = (squares.area, squares.side());
        let frame = area.expand(squares.frame);
        let round = (side * 0.2).clamp(2.0, 10.0);
        if !self.setup.variant().gravity() {
            painter.rect_filled(frame, round, colors.paper);
            let width = (side / 24.0).clamp(0.8, 2.5);
            let line = Stroke::new(width, colors.line);
            for column in 1..self.setup.variant().columns() {
                let x = area.left() + column as f32 * side;
                painter.vline(x, area.y_range(), line);
            }
            for row in 1..self.setup.variant().rows() {
                painter.hline(area.x_range(), area.top() + row as f32 * side, line);
            }
            painter.rect_stroke(area, 0.0, line, egui::StrokeKind::Middle);
            return;
        }
        painter.rect_filled(frame, round, colors.rack);
        for square in self.setup.variant().all_squares() {
            let at = squares.rect(square).center();
            let rim = Stroke::new((side * 0.03).max(0.6), colors.rim);
            painter.circle(at, side * (RADIUS + 0.02), colors.hole, rim);
        }
    }

    /// Columns by number where stones fall, else columns by letter and rows by number.
    fn paint_names(&self, painter: &Painter, squares: &Squares, colors: &MnkColors) {
        let variant = self.setup.variant();
        let (area, side, frame) = (squares.area, squares.side(), squares.frame);
        if frame < WRITTEN * SMALL * 0.9 {
            return;
        }
        let font = FontId::proportional(fonts::step((frame * 0.72).clamp(7.0, 16.0)));
        let ink = match variant.gravity() {
            true => colors.rack_ink,
            false => colors.ink,
        };
        for column in 0..variant.columns() {
            let x = area.left() + (column as f32 + 0.5) * side;
            let name = match variant.gravity() {
                true => (column + 1).to_string(),
                false => char::from(b'a' + column as u8).to_string(),
            };
            let at = Pos2::new(x, area.top() - frame / 2.0);
            painter.text(at, Align2::CENTER_CENTER, name, font.clone(), ink);
        }
        if variant.gravity() {
            return;
        }
        for row in 0..variant.rows() {
            let y = area.top() + (row as f32 + 0.5) * side;
            let at = Pos2::new(area.left() - frame / 2.0, y);
            let name = (row + 1).to_string();
            painter.text(at, Align2::CENTER_CENTER, name, font.clone(), ink);
        }
    }

    fn paint_marks(&self, painter: &Painter, squares: &Squares, colors: &MnkColors) {
        let side = squares.side();
        let mover = colors.of(self.setup.side)[1];
        if self.legal != Legal::No {
            for square in Bits(self.setup.legal()) {
                let at = squares.rect(square).center();
                match self.legal {
                    Legal::Offered => {
                        let ring = Stroke::new((side * 0.06).max(1.2), mover.gamma_multiply(0.8));
                        painter.circle(at, side * 0.24, mover.gamma_multiply(0.16), ring);
                    }
                    _ => {
                        let dot = mover.gamma_multiply(0.55);
                        painter.circle_filled(at, (side * 0.08).max(1.2), dot);
                    }
                }
            }
        }
        if let Some((square, stone)) = self.ghost {
            let rect = squares.rect(square);
            painter.rect_filled(rect.shrink(1.0), 0.0, colors.cursor.gamma_multiply(0.16));
            match stone {
                Some(stone) => {
                    let color = colors.of(stone)[1].gamma_multiply(0.6);
                    painter.circle_filled(rect.center(), side * RADIUS, color);
                }
                None => {
                    let stroke = Stroke::new((side * 0.06).max(1.2), colors.last);
                    cross(painter, rect.center(), side * 0.2, stroke);
                }
            }
        }
        for stone in [Stone::X, Stone::O] {
            for square in Bits(self.setup.in_rows(stone)) {
                let ring = Stroke::new((side * 0.07).max(1.5), colors.row);
                painter.circle_stroke(squares.rect(square).center(), side * 0.45, ring);
            }
        }
        if let Some(square) = self.last {
            let at = squares.rect(square).center();
            painter.circle_filled(at, (side * 0.1).max(1.5), colors.last);
        }
        if let Some(square) = self.cursor {
            let rect = squares.rect(square).shrink((side * 0.04).max(1.0));
            let stroke = Stroke::new((side * 0.08).clamp(1.5, 4.0), colors.cursor);
            painter.rect_stroke(rect, 2.0, stroke, egui::StrokeKind::Inside);
        }
    }
}

fn cross(painter: &Painter, at: Pos2, reach: f32, stroke: Stroke) {
    let (down, up) = (vec2(reach, reach), vec2(reach, -reach));
    painter.line_segment([at - down, at + down], stroke);
    painter.line_segment([at - up, at + up], stroke);
}

/// One stone: a disc with its sign on it, or the sign alone, as on paper.
pub fn paint_stone(
    painter: &Painter,
    at: Pos2,
    radius: f32,
    stone: Stone,
    as_disc: bool,
    colors: &MnkColors,
) {
    let [light, body, dark] = colors.of(stone);
    let sign = |reach: f32, color: Color32, width: f32| {
        let stroke = Stroke::new(width.max(1.0), color);
        match stone {
            Stone::X => cross(painter, at, reach * 0.8, stroke),
            Stone::O => {
                // A circle's stroke lies outside it.
                painter.circle_stroke(at, reach - stroke.width / 2.0, stroke);
            }
        }
    };
    if !as_disc {
        return sign(radius * 0.8, body, radius * 0.24);
    }
    painter.circle_filled(at, radius, dark);
    painter.circle_filled(at, radius * 0.92, body);
    if radius >= 5.0 {
        let edge = Stroke::new(radius * 0.08, light);
        painter.circle_stroke(at, radius * 0.78, edge);
        sign(radius * 0.42, dark, radius * 0.16);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variants() -> impl Iterator<Item = Variant> {
        let sizes = (3..=8).flat_map(|columns| (3..=8).map(move |rows| (columns, rows)));
        sizes.flat_map(|(columns, rows)| {
            [false, true].map(|gravity| Variant::new(columns, rows, 3, gravity).unwrap())
        })
    }

    #[test]
    fn every_square_is_found_where_it_is_drawn() {
        for variant in variants() {
            for side in [30.0, 80.0, 149.0, 213.7, 700.0] {
                let size = Squares::size(variant, Vec2::splat(side));
                assert!(size.max_elem() <= side + 0.5, "{variant} in {side}");
                let rect = Rect::from_min_size(Pos2::new(10.3, 5.8), size);
                let squares = Squares::new(variant, rect);
                assert!(rect.expand(1.0).contains_rect(squares.area));
                let all = squares.side() * variant.columns().max(variant.rows()) as f32;
                assert!(all > side * 0.6, "{variant} in {side}: {all}");
                let grid = squares.grid();
                for square in variant.all_squares() {
                    let place = (square.column(), square.row());
                    let middle = squares.rect(square).center();
                    assert_eq!(grid.at(middle), Some(place));
                    assert!(squares.target(square).contains(middle));
                }
                assert_eq!(grid.at(squares.area.max + vec2(1.0, 1.0)), None);
            }
        }
    }

    #[test]
    fn stones_show_in_their_colours() {
        use crate::picture::Headless;
        for text in ["connect4 4453", "XO. .X. ... O"] {
            let setup = Setup::try_from(text.to_owned()).unwrap();
            for theme in [Theme::Light, Theme::Dark] {
                let mut squares = None;
                let picture = Headless::new([420, 420], 1.0).picture(|ui| {
                    let rect = Rect::from_min_size(Pos2::ZERO, Vec2::splat(400.0));
                    squares = Some(BoardView::new(setup, theme).paint(ui.painter(), rect));
                });
                let squares = squares.unwrap();
                let seen = |square| {
                    let rect = squares.rect(square);
                    // Where the stroke of a ring is, and the face of a disc.
                    let reach = if setup.variant().gravity() { 0.6 } else { 0.8 };
                    let at = rect.center() + vec2(0.0, RADIUS * reach * squares.side());
                    let [r, g, b, _] = picture.get_pixel(at.x as u32, at.y as u32).0;
                    [r, g, b].map(i32::from)
                };
                for square in Bits(setup.stones(Stone::O)) {
                    let [r, g, b] = theme.mnk().of(Stone::O)[1].to_array()[..3].to_vec()[..] else {
                        panic!()
                    };
                    let near = |a: i32, b: u8| (a - i32::from(b)).abs() < 60;
                    let [x, y, z] = seen(square);
                    assert!(
                        near(x, r) && near(y, g) && near(z, b),
                        "{text} {square}: {:?}",
                        [x, y, z]
                    );
                }
            }
        }
    }
}
