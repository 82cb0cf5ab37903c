//! The camera over a layout: which part of it is on screen, and how large.

/// A window of `width` × `height` pixels onto the plane of columns (from the root to the right)
/// and levels (from the root down).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// What is at the left and the upper edge.
    pub left_column: f64,
    pub top_level: f64,
    pub pixels_per_column: f64,
    pub pixels_per_level: f64,
    pub width: f64,
    pub height: f64,
    /// Nodes closer than so many pixels are not told apart; 0 draws every one.
    pub detail: f64,
}

/// Pixels between nodes that can still be told apart.
const DETAIL: f64 = 2.0;

/// Pixels from a node at the edge of a whole tree to the edge of the view.
const EDGE: f64 = 7.0;

/// Pixels between levels at which there is room for a value and the lines between.
const COMFORTABLE_LEVEL: f64 = 92.0;

impl View {
    /// The root in the middle of the upper edge, at this scale.
    pub fn new(width: f64, height: f64, pixels_per_column: f64, pixels_per_level: f64) -> View {
        View {
            left_column: -width / pixels_per_column / 2.0,
            top_level: -1.0,
            pixels_per_column,
            pixels_per_level,
            width,
            height,
            detail: DETAIL,
        }
    }

    /// The whole of a layout, no larger than `most_pixels_per_column` and
    /// `most_pixels_per_level`. Wide trees are squeezed more in width than in height.
    pub fn fit(
        layout: &super::Layout,
        (width, height): (f64, f64),
        most_pixels_per_column: f64,
        most_pixels_per_level: f64,
    ) -> View {
        let (left, right) = layout.reach();
        // Half a column and half a level of air on every side; where columns are thinner than nodes,
        // enough for a node at the edge.
        let columns = (right - left + 1.0).max(1.0);
        let levels = f64::from(layout.levels()).max(1.0);
        let between = (width - 2.0 * EDGE).max(width * 0.5);
        let pixels_per_column = (width / columns)
            .min(between / (columns - 1.0))
            .min(most_pixels_per_column);
        let pixels_per_level = (height / levels).min(most_pixels_per_level);
        let mut view = View::new(width, height, pixels_per_column, pixels_per_level);
        view.left_column = (left + right) / 2.0 - width / pixels_per_column / 2.0;
        view.top_level = (levels - 1.0) / 2.0 - height / pixels_per_level / 2.0;
        view
    }

    pub fn x(&self, column: f64) -> f64 {
        (column - self.left_column) * self.pixels_per_column
    }

    pub fn y(&self, level: f64) -> f64 {
        (level - self.top_level) * self.pixels_per_level
    }

    pub fn column(&self, x: f64) -> f64 {
        self.left_column + x / self.pixels_per_column
    }

    pub fn level(&self, y: f64) -> f64 {
        self.top_level + y / self.pixels_per_level
    }

    /// Moves the tree by so many pixels.
    pub fn pan(&mut self, dx: f64, dy: f64) {
        self.left_column -= dx / self.pixels_per_column;
        self.top_level -= dy / self.pixels_per_level;
    }

    /// Makes everything larger by a factor while the point under (`x`, `y`) stays.
    pub fn zoom(&mut self, (x, y): (f64, f64), by_x: f64, by_y: f64) {
        let (column, level) = (self.column(x), self.level(y));
        self.pixels_per_column *= by_x;
        self.pixels_per_level *= by_y;
        self.left_column = column - x / self.pixels_per_column;
        self.top_level = level - y / self.pixels_per_level;
    }

    /// The same, but never so far that nothing could be made out any more. Trees are far wider
    /// than tall: levels stop growing when they are comfortably apart, until columns are too, and
    /// stop shrinking at `least_level` pixels, at which all of them are in sight.
    pub fn zoom_within(&mut self, at: (f64, f64), by_x: f64, by_y: f64, least_level: f64) {
        let column = (self.pixels_per_column * by_x).clamp(1e-5, 400.0);
        let most = (1.6 * column).max(COMFORTABLE_LEVEL);
        let least = least_level.min(self.pixels_per_level).min(most);
        let level = (self.pixels_per_level * by_y).clamp(least, most);
        self.zoom(
            at,
            column / self.pixels_per_column,
            level / self.pixels_per_level,
        );
    }

    /// Puts a point into the middle.
    pub fn centre(&mut self, column: f64, level: f64) {
        self.left_column = column - self.width / self.pixels_per_column / 2.0;
        self.top_level = level - self.height / self.pixels_per_level / 2.0;
    }
}
