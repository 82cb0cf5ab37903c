//! The pixel strip, a flat overview: nodes in the order they were visited, one column for so many
//! of them, a pixel at each one's depth.
//!
//! Nodes have a *class*, a small number whose meaning (a state, a runner) the caller knows.

use egui::{Color32, ColorImage};

/// The pixel strip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strip {
    per_column: usize,
    /// Where each column's cells begin.
    columns: Vec<u32>,
    cells: Vec<Cell>,
    visited: usize,
    rows: u32,
}

/// The nodes of one column at one depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub depth: u32,
    pub count: u32,
    /// The largest class among them.
    pub class: u8,
}

impl Strip {
    /// An empty strip that puts `per_column` nodes, at least one, into a column.
    pub fn new(per_column: usize) -> Strip {
        Strip {
            per_column: per_column.max(1),
            columns: Vec::new(),
            cells: Vec::new(),
            visited: 0,
            rows: 0,
        }
    }

    /// The next node visited.
    pub fn push(&mut self, depth: u32, class: u8) {
        if self.visited.is_multiple_of(self.per_column) {
            self.columns.push(self.cells.len() as u32);
        }
        self.visited += 1;
        self.rows = self.rows.max(depth + 1);
        let first = self.columns.last().map_or(0, |&start| start as usize);
        match self.cells[first..]
            .iter_mut()
            .find(|cell| cell.depth == depth)
        {
            Some(cell) => {
                cell.count += 1;
                cell.class = cell.class.max(class);
            }
            None => self.cells.push(Cell {
                depth,
                count: 1,
                class,
            }),
        }
    }

    /// Joins every two columns until there are no more than `most`: a strip that grows keeps
    /// fitting without being made anew.
    pub fn fit(&mut self, most: usize) {
        while self.columns() > most.max(1) {
            let mut joined = Strip::new(2 * self.per_column);
            joined.visited = self.visited;
            joined.rows = self.rows;
            for pair in (0..self.columns()).step_by(2) {
                joined.columns.push(joined.cells.len() as u32);
                let first = joined.cells.len();
                joined.cells.extend_from_slice(self.column(pair));
                if pair + 1 < self.columns() {
                    for cell in self.column(pair + 1) {
                        let same = |c: &&mut Cell| c.depth == cell.depth;
                        match joined.cells[first..].iter_mut().find(same) {
                            Some(there) => {
                                there.count += cell.count;
                                there.class = there.class.max(cell.class);
                            }
                            None => joined.cells.push(*cell),
                        }
                    }
                }
            }
            *self = joined;
        }
    }

    pub fn per_column(&self) -> usize {
        self.per_column
    }

    pub fn columns(&self) -> usize {
        self.columns.len()
    }

    /// One more than the largest depth.
    pub fn rows(&self) -> usize {
        self.rows as usize
    }

    /// The cells of a column, in no particular order.
    pub fn column(&self, index: usize) -> &[Cell] {
        let start = self.columns[index] as usize;
        let end = self
            .columns
            .get(index + 1)
            .map_or(self.cells.len(), |&end| end as usize);
        &self.cells[start..end]
    }

    /// The visits that a column stands for.
    pub fn visits(&self, column: usize) -> std::ops::Range<usize> {
        let first = column * self.per_column;
        first..(first + self.per_column).min(self.visited)
    }

    /// The strip as pixels, one to a cell; `color` is told a cell and the share of its column's
    /// nodes that are in it.
    pub fn image(&self, ground: Color32, color: impl Fn(Cell, f32) -> Color32) -> ColorImage {
        let (width, height) = (self.columns().max(1), self.rows().max(1));
        let mut image = ColorImage::filled([width, height], ground);
        for column in 0..self.columns() {
            let nodes = self.visits(column).len() as f32;
            for &cell in self.column(column) {
                let share = cell.count as f32 / nodes;
                image.pixels[cell.depth as usize * width + column] = color(cell, share);
            }
        }
        image
    }
}

impl Extend<(u32, u8)> for Strip {
    fn extend<I: IntoIterator<Item = (u32, u8)>>(&mut self, visits: I) {
        for (depth, class) in visits {
            self.push(depth, class);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn fitting(most_columns: usize, visits: impl IntoIterator<Item = (u32, u8)>) -> Strip {
        let mut strip = Strip::new(1);
        strip.extend(visits);
        strip.fit(most_columns);
        strip
    }

    #[test]
    fn a_column_for_each_node_shows_the_way_of_the_search() {
        let strip = fitting(100, [(0, 0), (1, 0), (2, 3), (2, 1), (1, 2)]);
        assert_eq!(
            (strip.columns(), strip.rows(), strip.per_column()),
            (5, 3, 1)
        );
        let image = strip.image(Color32::WHITE, |cell, share| {
            assert_eq!(share, 1.0);
            Color32::from_gray(cell.class)
        });
        let drawn: Vec<String> = image
            .pixels
            .chunks(5)
            .map(|row| {
                row.iter()
                    .map(|p| {
                        if *p == Color32::WHITE {
                            '.'
                        } else {
                            (b'0' + p.r()) as char
                        }
                    })
                    .collect()
            })
            .collect();
        assert_eq!(drawn, ["0....", ".0..2", "..31."]);
    }

    proptest! {
        #[test]
        fn no_visit_is_lost(
            visits in proptest::collection::vec((0u32..12, 0u8..5), 0..200), most in 1usize..60,
        ) {
            let strip = fitting(most, visits.iter().copied());
            prop_assert!(strip.columns() <= most);
            let mut counted = vec![0u64; strip.rows()];
            for column in 0..strip.columns() {
                let nodes: u32 = strip.column(column).iter().map(|cell| cell.count).sum();
                prop_assert_eq!(nodes as usize, strip.visits(column).len());
                for cell in strip.column(column) {
                    counted[cell.depth as usize] += u64::from(cell.count);
                }
            }
            let mut expected = vec![0u64; strip.rows()];
            for (depth, _) in visits {
                expected[depth as usize] += 1;
            }
            prop_assert_eq!(counted, expected);
        }

        #[test]
        fn a_strip_that_was_joined_is_one_made_with_wider_columns(
            visits in proptest::collection::vec((0u32..12, 0u8..5), 1..300), most in 1usize..60,
        ) {
            let mut grown = Strip::new(1);
            for &(depth, class) in &visits {
                grown.push(depth, class);
                grown.fit(most);
            }
            prop_assert!(grown.columns() <= most);
            let mut made = Strip::new(grown.per_column());
            made.extend(visits);
            prop_assert_eq!(grown.columns(), made.columns());
            for column in 0..made.columns() {
                let sorted = |strip: &Strip| {
                    let mut cells = strip.column(column).to_vec();
                    cells.sort_by_key(|cell| cell.depth);
                    cells
                };
                prop_assert_eq!(sorted(&grown), sorted(&made));
            }
        }
    }
}
