//! Where the squares, stands and held pieces of a shogi board are on the screen, and back.

use egui::{Pos2, Rect, Vec2, vec2};

use crate::game::shogi::{Kind, Side, Square};

/// A square is a little taller than wide, as on every real board.
const TALL: f32 = 1.09;
/// Widths of the margin round the squares, in squares: with coordinates, and without. On a small board
/// letters are larger than their share.
const WRITTEN: f32 = 0.62;
const SMALL_WRITTEN: f32 = 0.8;
const PLAIN: f32 = 0.22;
/// A stand beside the board: a piece, and its count beside it, which would hide it otherwise. On a
/// small board digits are larger than their share.
const STAND: f32 = 1.78;
const SMALL_STAND: f32 = 2.0;
/// The gap before it.
const GAP: f32 = 0.14;
/// What an upright stand has above its first slot and below its last, in heights of a square: a
/// piece at the very edge looks cut.
const STAND_END: f32 = 0.14;
/// A square of less than this many points is small.
const SMALL: f32 = 24.0;
/// Slots of a stand: the side's mark, and seven kinds.
const SLOTS: f32 = 8.0;
/// Below this many points a square has no room for coordinates beside it.
const SMALLEST_WRITTEN: f32 = 11.0;
/// The margin of a square of less than this many points has no room for letters by its usual share.
const TIGHT: f32 = 16.0;

/// Places of a board drawn into some rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Places {
    /// The wood, with its margin.
    pub board: Rect,
    /// The 81 squares.
    pub grid: Rect,
    /// By [`Side::index`].
    stands: [Rect; 2],
    flipped: bool,
    kind: Arrangement,
    pub written: bool,
}

/// How the stands are arranged.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Arrangement {
    /// Above and below the board instead of beside it.
    stacked: bool,
    small: bool,
    /// Smaller still.
    tight: bool,
}

impl Arrangement {
    /// How wide a stand is, in widths of a square.
    fn stand(self) -> f32 {
        if self.small { SMALL_STAND } else { STAND }
    }

    /// The margin with coordinates, or without.
    fn margin(self, written: bool) -> f32 {
        match written {
            true if self.tight => SMALL_WRITTEN,
            true => WRITTEN,
            false => PLAIN,
        }
    }

    /// What the whole needs, in widths of a square.
    fn extent(self, written: bool) -> Vec2 {
        let margin = self.margin(written);
        let board = vec2(9.0 + PLAIN + margin, 9.0 * TALL + PLAIN + margin);
        let stands = 2.0 * (self.stand() + GAP);
        if self.stacked {
            board + vec2(0.0, stands)
        } else {
            board + vec2(stands, 0.0)
        }
    }
}

/// Where a held piece is drawn, and where its count is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Held {
    pub piece: Rect,
    pub count: Rect,
}

impl Places {
    /// As large as fits, with the stands where that allows a larger board.
    pub fn new(rect: Rect, flipped: bool) -> Places {
        let square = |kind: Arrangement, written| {
            let extent = kind.extent(written);
            (rect.width() / extent.x).min(rect.height() / extent.y)
        };
        let best = |small, tight| {
            let [beside, stacked] = [false, true].map(|stacked| Arrangement {
                stacked,
                small,
                tight,
            });
            match square(stacked, true) > square(beside, true) {
                true => stacked,
                false => beside,
            }
        };
        let usual = best(false, false);
        let kind = match square(usual, true) < SMALL {
            true => best(true, false),
            false => usual,
        };
        let kind = match square(kind, true) < TIGHT {
            true => best(true, true),
            false => kind,
        };
        let stacked = kind.stacked;
        let written = square(kind, true) >= SMALLEST_WRITTEN;
        // Whole pixels a square: lines are crisp and all squares are equal.
        let width = square(kind, written).floor().max(4.0);
        let cell = vec2(width, (width * TALL).round());
        let whole = kind.extent(written) * width;
        let origin = (rect.center() - whole / 2.0).round();

        let margin = kind.margin(written) * width;
        let plain = PLAIN * width;
        let size = cell * 9.0 + Vec2::splat(plain + margin);
        let stand = (kind.stand() * width).round();
        let gap = (GAP * width).round();
        let at = if stacked {
            origin + vec2(0.0, stand + gap)
        } else {
            origin + vec2(stand + gap, 0.0)
        };
        let board = Rect::from_min_size(at, size.round());
        // Files are written above, ranks at the right.
        let corner = (at + vec2(plain, margin)).round();
        let grid = Rect::from_min_size(corner, cell * 9.0);
        let (far, near) = if stacked {
            let strip = vec2(board.width(), stand);
            (
                Rect::from_min_size(origin, strip),
                Rect::from_min_size(board.left_bottom() + vec2(0.0, gap), strip),
            )
        } else {
            let height = (SLOTS * 1.02 + 2.0 * STAND_END) * cell.y;
            let column = vec2(stand, height.min(board.height()).round());
            let right = board.right_bottom() + vec2(gap, -column.y);
            (
                Rect::from_min_size(origin, column),
                Rect::from_min_size(right, column),
            )
        };
        let stands = if flipped { [far, near] } else { [near, far] };
        Places {
            board,
            grid,
            stands,
            flipped,
            kind,
            written,
        }
    }

    /// The height of a board with stands of this width, and of the width of one of this height.
    pub fn size_within(room: Vec2) -> Vec2 {
        let fitted = Places::new(Rect::from_min_size(Pos2::ZERO, room), false);
        fitted.whole().size().ceil().min(room)
    }

    /// Board and stands together.
    pub fn whole(&self) -> Rect {
        self.board.union(self.stands[0]).union(self.stands[1])
    }

    pub fn cell(&self) -> Vec2 {
        self.grid.size() / 9.0
    }

    /// Whether a side's pieces point up on the screen.
    pub fn points_up(&self, side: Side) -> bool {
        (side == Side::Sente) != self.flipped
    }

    pub fn rect(&self, square: Square) -> Rect {
        let square = if self.flipped {
            square.flipped()
        } else {
            square
        };
        let (column, row) = (9 - square.file(), square.rank() - 1);
        let at = vec2(f32::from(column), f32::from(row)) * self.cell();
        Rect::from_min_size(self.grid.min + at, self.cell())
    }

    pub fn at(&self, point: Pos2) -> Option<Square> {
        if !self.grid.contains(point) {
            return None;
        }
        let from = (point - self.grid.min) / self.cell();
        let square = Square::new(9 - (from.x as u8).min(8), (from.y as u8).min(8) + 1)?;
        Some(if self.flipped {
            square.flipped()
        } else {
            square
        })
    }

    pub fn stand(&self, side: Side) -> Rect {
        self.stands[side.index()]
    }

    pub fn stand_at(&self, point: Pos2) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.stand(side).contains(point))
    }

    /// The place of a side's mark on its stand.
    pub fn mark(&self, side: Side) -> Rect {
        self.nth(side, 0)
    }

    /// The place of a kind on a stand; kings have none.
    pub fn slot(&self, side: Side, kind: Kind) -> Option<Rect> {
        (kind != Kind::King).then(|| self.nth(side, 1 + kind.index()))
    }

    /// How a kind is drawn on its place on a stand.
    pub fn held(&self, slot: Rect) -> Held {
        let size = self.cell() * 0.98;
        // A little more than a piece needs, so that it stands off the edge.
        let room = self.cell() * 1.12;
        let (piece, count) = if self.kind.stacked {
            slot.split_top_bottom_at_y(slot.top() + room.y)
        } else {
            slot.split_left_right_at_x(slot.left() + room.x)
        };
        Held {
            piece: Rect::from_center_size(piece.center(), size),
            count,
        }
    }

    /// The held kind at a point of a stand.
    pub fn slot_at(&self, point: Pos2) -> Option<(Side, Kind)> {
        let side = self.stand_at(point)?;
        let kind = Kind::IN_HAND.into_iter().find(|&kind| {
            self.slot(side, kind)
                .is_some_and(|slot| slot.contains(point))
        })?;
        Some((side, kind))
    }

    /// Slots run as the side sees them: from its left, or from the far end of its stand.
    fn nth(&self, side: Side, index: usize) -> Rect {
        let mut stand = self.stand(side);
        if !self.kind.stacked {
            stand = stand.shrink2(vec2(0.0, STAND_END * self.cell().y));
        }
        let share = index as f32 / SLOTS;
        let (size, step) = if self.kind.stacked {
            let size = vec2(stand.width() / SLOTS, stand.height());
            (size, vec2(stand.width() * share, 0.0))
        } else {
            let size = vec2(stand.width(), stand.height() / SLOTS);
            (size, vec2(0.0, stand.height() * share))
        };
        let min = if self.points_up(side) {
            stand.min + step
        } else {
            stand.max - step - size
        };
        Rect::from_min_size(min, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_found_where_it_is_drawn_and_nothing_overlaps() {
        for (width, height) in [
            (130.0, 180.0),
            (250.0, 290.0),
            (300.3, 277.0),
            (900.0, 400.5),
        ] {
            for flipped in [false, true] {
                let rect = Rect::from_min_size(Pos2::new(10.3, 5.8), vec2(width, height));
                let places = Places::new(rect, flipped);
                assert!(
                    rect.expand(1.0).contains_rect(places.whole()),
                    "{width}×{height}"
                );
                assert!(places.board.contains_rect(places.grid));
                for square in Square::all() {
                    let centre = places.rect(square).center();
                    assert_eq!(places.at(centre), Some(square));
                    assert_eq!(places.stand_at(centre), None);
                }
                for side in Side::BOTH {
                    assert!(!places.stand(side).intersects(places.board));
                    for kind in Kind::IN_HAND {
                        let slot = places.slot(side, kind).unwrap();
                        assert!(places.stand(side).expand(0.5).contains_rect(slot));
                        assert!(places.cell().x < slot.width() * 1.12, "pieces fit");
                        assert_eq!(places.slot_at(slot.center()), Some((side, kind)));
                        let held = places.held(slot);
                        let whole = places.whole().expand(0.5);
                        assert!(whole.contains_rect(held.piece), "{width}×{height}");
                        let (piece, count, slot) = (held.piece, held.count, slot.expand(0.5));
                        assert!(slot.contains_rect(count) && slot.contains_rect(piece));
                        assert!(count.width().min(count.height()) > 0.5 * places.cell().x);
                        assert!(!count.shrink(0.5).intersects(piece));
                    }
                    let mark = places.mark(side).center();
                    assert_eq!(places.slot_at(mark), None);
                    assert_eq!(places.stand_at(mark), Some(side));
                }
            }
        }
    }

    #[test]
    fn coordinates_stay_as_long_as_squares_can_be_read() {
        for width in 120..500 {
            for height in [140.0, 180.0, 230.0, 400.0] {
                let rect = Rect::from_min_size(Pos2::ZERO, vec2(width as f32, height));
                let places = Places::new(rect, false);
                let cell = places.cell().x;
                let [above, right] = [
                    places.grid.top() - places.board.top(),
                    places.board.right() - places.grid.right(),
                ];
                match places.written {
                    true => assert!(above.min(right) >= 8.0, "{width}×{height}"),
                    false => assert!(cell < SMALLEST_WRITTEN + 2.0, "{width}×{height}: {cell}"),
                }
            }
        }
        // Of the least board that is edited, and of one in a small pane.
        for size in [vec2(190.0, 180.0), vec2(230.0, 160.0)] {
            assert!(Places::new(Rect::from_min_size(Pos2::ZERO, size), false).written);
        }
    }

    #[test]
    fn sente_sits_below_and_file_one_is_at_the_right_unless_the_board_is_turned() {
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 400.0));
        let corner = Square::from_usi("1i").unwrap();
        for (flipped, right) in [(false, true), (true, false)] {
            let places = Places::new(rect, flipped);
            let at = places.rect(corner).center() - places.grid.center();
            assert_eq!(at.x > 0.0 && at.y > 0.0, right);
            assert_eq!(places.points_up(Side::Sente), right);
        }
    }
}
