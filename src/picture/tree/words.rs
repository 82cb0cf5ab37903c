//! What is written at the nodes of a tree near by: values, bounds, names, moves, and where there is
//! room for each of them.

use std::collections::BTreeMap;

use egui::{Align, Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::near::{Drawing, FADED};
use super::{Drawn, UNDER_WORDS, emphasis_of, ends_of, is_near, radius, radius_of, readable_on};
use crate::picture::figure::{Mark, Pen, Text};
use crate::picture::fonts;
use crate::picture::layout::{Item, Kind, View};
use crate::picture::palette::Sign;

/// Nodes smaller than this have no room for a word inside.
const WORDY_RADIUS: f32 = 9.0;
/// Columns narrower than this have no room for values, even in two rows.
const NARROWEST: f32 = 6.5;
/// Values as large as this in their own columns stand in one row.
const ONE_ROW: f32 = 7.0;
/// Of its column a value that stands in one row with the others takes so much: they are told apart.
const ALONE: f32 = 0.8;
/// The largest values below nodes, and in narrow columns.
const MOST_BELOW: f32 = 10.5;
const MOST_NARROW: f32 = 8.0;
/// From a row of values to the next, in sizes.
const NEXT_ROW: f32 = 0.95;
/// A value between two levels needs so much room, in sizes; where there is less, it stands beside
/// its node.
const FREE: f32 = 1.7;
/// A value beside its node, where levels are low, is at most so high, of a level.
const LOW_LEVEL: f32 = 0.6;
/// A line that goes this much further to the side than down is flat: below its lower end there is
/// room between lines that are still flat.
const FLAT: f32 = 2.2;
/// The width of a digit, of its size.
const DIGIT: f32 = 0.58;
/// Words smaller than this cannot be read.
const LEAST_TYPE: f32 = 5.5;
/// The names of moves that are smaller than this are left out; kanji have more strokes.
const LEAST_MOVE: f32 = 7.0;
const LEAST_KANJI: f32 = 9.0;

/// How much the values under the lowest leaves need below those, at a scale.
pub(super) fn below_leaves(view: &View, letters: f32) -> f32 {
    let column = view.pixels_per_column as f32;
    let two_digits = |share: f32, most: f32| (most * letters).min(share * column / (2.0 * DIGIT));
    // From the leaf to the middle of the lowest row, and half of that row.
    let tall = |size: f32, row: f32| (1.4 + NEXT_ROW * row) * size;
    if is_near(view) {
        return match radius(view) >= WORDY_RADIUS * letters {
            true => 0.0,
            false => tall(two_digits(0.88, MOST_BELOW), 0.0),
        };
    }
    let alone = two_digits(ALONE, MOST_NARROW);
    match has_rows(view) {
        true if alone >= ONE_ROW => tall(alone, 0.0),
        true if has_two_rows(view) => tall(two_digits(1.8, MOST_NARROW), 1.0),
        _ => 0.0,
    }
}

fn has_two_rows(view: &View) -> bool {
    view.pixels_per_level >= 4.0 * f64::from(NARROWEST)
}

/// Whether values of leaves may stand in two rows.
fn has_rows(view: &View) -> bool {
    view.pixels_per_column >= f64::from(NARROWEST) && !is_near(view)
}

/// For each item how far its nearest neighbour in the same row of values is.
pub(super) fn gaps_in_rows<D: Drawn>(items: &[Item], view: &View, drawn: &D) -> Vec<f32> {
    let mut gaps = vec![f32::INFINITY; items.len()];
    if !has_rows(view) {
        return gaps;
    }
    // On each level items come from left to right.
    let mut last: BTreeMap<(u32, bool), usize> = BTreeMap::new();
    for (i, item) in items.iter().enumerate() {
        if item.kind == Kind::Node && drawn.is_leaf(item.node) {
            let row = (item.y.to_bits(), item.is_odd);
            if let Some(before) = last.insert(row, i) {
                let gap = item.x - items[before].x;
                gaps[before] = gaps[before].min(gap);
                gaps[i] = gap;
            }
        }
    }
    gaps
}

/// A move as it is written at the node it leads to.
struct Moved {
    word: String,
    ends: [Pos2; 2],
    size: f32,
}

impl Moved {
    /// Kanji are too wide to stand beside a line.
    fn is_above(&self) -> bool {
        self.word.chars().any(is_wide)
    }
}

impl<D: Drawn> Drawing<'_, D> {
    pub(super) fn words(&mut self, item: &Item, at: Pos2, gap: f32) {
        let radius = radius_of(self.view, item);
        // Large words stand below their nodes rather than small ones inside.
        let wordy = radius >= WORDY_RADIUS * self.drawn.letters();
        if !wordy && !is_near(self.view) {
            return match self.drawn.is_leaf(item.node) {
                true => self.narrow_value(item, at, gap),
                false => self.value_aside(item, radius),
            };
        }
        let there = self.drawn.is_there(item.node);
        let ink = if there {
            self.palette.ink
        } else {
            self.palette.ink.gamma_multiply(0.45)
        };
        let look = self.drawn.look(item.node);
        let halo = self.drawn.halo(item.node, radius);
        if let Some(value) = self.drawn.value(item.node) {
            if wordy {
                let color = match there {
                    true => readable_on(look.fill),
                    false => ink,
                };
                // A smaller node has no smaller words, if they still fit into it.
                let wide = match look.sign {
                    Sign::Faded if there => 1.6 * FADED * radius,
                    _ => 1.5 * radius,
                };
                let most = 17.0 * self.drawn.letters();
                let size = fitting(&value, wide, 1.05 * radius).min(most);
                self.word(at, Align::Center, size, color, value);
            } else if item.kind != Kind::Folded {
                // Below, where there is room; the triangle of a folded one takes it.
                let most = MOST_BELOW * self.drawn.letters();
                let column = self.view.pixels_per_column as f32;
                let mut size = fitting_beside(&value, 0.88 * column, most);
                let mut place = None;
                if !self.drawn.is_leaf(item.node) {
                    let room = self.view.pixels_per_level as f32 - 2.0 * radius - halo;
                    if room < FREE * size {
                        place = aside(item, radius + halo, &value, size);
                    }
                    if place.is_none() {
                        // Above the children, where levels are close to each other.
                        size = size.min((room / 1.2).max(6.5));
                    }
                }
                let below = at + vec2(0.0, radius + halo + 0.75 * size);
                let place = place.unwrap_or(below);
                if !self.drawn.is_leaf(item.node) {
                    self.ground(place, size, &value);
                }
                self.word(place, Align::Center, size, ink, value);
            }
        }
        let room = item.room.max(self.view.pixels_per_column as f32);
        let moved = match there && wordy {
            true => self.move_to(item, radius, room),
            false => None,
        };
        if wordy && let Some(name) = self.drawn.name(item.node) {
            // The move has the room above a node: its name stands on top of it.
            let reach = radius + halo;
            let lifted = moved.as_ref().filter(|moved| moved.is_above());
            let lifted = lifted.map(|moved| at - vec2(0.0, reach + 2.0 * moved.size));
            self.name(name, item, reach, lifted, ink);
        }
        if !there || !wordy {
            return;
        }
        let bounds = match item.kind {
            // The triangle begins where they would stand.
            Kind::Folded => None,
            _ => self.drawn.bounds(item.node),
        };
        if let Some(bounds) = bounds {
            let most = (0.75 * radius).clamp(8.0, 12.0) * self.drawn.letters();
            let size = fitting(&bounds, (0.98 * room).max(2.4 * radius), most);
            let edge = (1.05 * radius).max(radius + halo + 1.0);
            let below = at + vec2(0.0, edge + 0.65 * size);
            self.ground(below, size, &bounds);
            self.word(below, Align::Center, size, ink, bounds);
        }
        if let Some(moved) = moved {
            self.move_name(moved, radius + halo, ink);
        }
    }

    /// The move that leads to a node, if it is to be read there.
    fn move_to(&self, item: &Item, radius: f32, room: f32) -> Option<Moved> {
        let (word, ends) = (self.drawn.move_to(item.node)?, ends_of(item)?);
        let least = match word.chars().any(is_wide) {
            true => LEAST_KANJI,
            false => LEAST_MOVE,
        };
        let size = fitting(&word, 0.9 * room, (0.75 * radius).clamp(least, 12.0));
        // What somebody looks at is named all the same: its neighbours leave the room.
        let matters = emphasis_of(item, self.drawn).or(self.drawn.ring(item.node));
        let size = match matters {
            Some(_) => size.max(least),
            None => size,
        };
        (size >= least).then_some(Moved { word, ends, size })
    }

    /// The value of a leaf where columns are narrower than words: every other one stands lower,
    /// `gap` from the next in its row.
    pub(super) fn narrow_value(&mut self, item: &Item, at: Pos2, gap: f32) {
        let column = self.view.pixels_per_column as f32;
        let most = MOST_NARROW * self.drawn.letters();
        let is_leaf = item.kind == Kind::Node && self.drawn.is_leaf(item.node);
        if !has_rows(self.view) || !is_leaf {
            return;
        }
        let Some(value) = self.drawn.value(item.node) else {
            return;
        };
        // Below a leaf its own column is free, however close levels are.
        let alone = fitting_beside(&value, ALONE * column, most);
        let (size, share, row) = match alone >= ONE_ROW {
            true => (alone, ALONE, 0.0),
            false if !has_two_rows(self.view) => return,
            false => {
                let row = if item.is_odd { 1.0 } else { 0.0 };
                let room = (1.8 * column).min(0.85 * gap);
                (fitting_beside(&value, room, most), 1.8, row)
            }
        };
        // Smaller words stand in the same row as others.
        let usual = fitting_beside("", share * column, most);
        let below = radius_of(self.view, item) + (0.75 + NEXT_ROW * row) * usual;
        let ink = match self.drawn.is_there(item.node) {
            true => self.palette.ink,
            false => self.palette.ink.gamma_multiply(0.45),
        };
        self.word(at + vec2(0.0, below), Align::Center, size, ink, value);
    }

    /// The value of an inner node where levels are too low for words in it or below it.
    fn value_aside(&mut self, item: &Item, radius: f32) {
        let most = MOST_BELOW * self.drawn.letters();
        let size = most.min(LOW_LEVEL * self.view.pixels_per_level as f32);
        if size < ONE_ROW || item.kind != Kind::Node || !self.drawn.is_there(item.node) {
            return;
        }
        let Some(value) = self.drawn.value(item.node) else {
            return;
        };
        let reach = radius + self.drawn.halo(item.node, radius);
        let place = outside(item, reach, &value, size).or(aside(item, reach, &value, size));
        if let Some(place) = place {
            self.ground(place, size, &value);
            self.word(place, Align::Center, size, self.palette.ink, value);
        }
    }

    /// A short name stands beside its line; a long one (☗７六歩) above its node, where every
    /// sibling has a column of its own.
    fn move_name(&mut self, moved: Moved, reach: f32, ink: Color32) {
        let is_above = moved.is_above();
        let Moved { word, ends, size } = moved;
        let [from, to] = ends;
        if !is_above {
            let (on_line, aside, align) = beside(from, to, size);
            return self.word(on_line + aside, align, size, ink, word);
        }
        let above = to - vec2(0.0, reach + 0.8 * size);
        self.ground(above, size, &word);
        self.word(above, Align::Center, size, ink, word);
    }

    /// Beside the upper corner that the line from the parent does not come to, if it fits there; or
    /// where it is lifted to.
    fn name(&mut self, name: String, item: &Item, reach: f32, lifted: Option<Pos2>, ink: Color32) {
        let size = (0.6 * reach).clamp(8.0, 11.0);
        let half = width_in(&name, size) / 2.0;
        let middle = |side: f32| {
            let corner = pos2(item.x, item.y) + vec2(side, -1.0) * 0.74 * reach;
            corner + vec2(side * (half + 1.0), -0.5 * size)
        };
        let fits = |at: Pos2| at.x - half >= 0.0 && at.x + half <= self.view.width as f32;
        let side = match item.parent {
            Some((x, _)) if x > item.x => -1.0,
            _ => 1.0,
        };
        let sides = [side, -side].map(middle);
        let beside = sides.into_iter().find(|&at| fits(at)).unwrap_or(sides[0]);
        let at = lifted.unwrap_or(beside);
        self.ground(at, size, &name);
        self.word(at, Align::Center, size, ink, name);
    }

    /// Assumptions under a word that may stand on a line.
    fn ground(&mut self, at: Pos2, size: f32, word: &str) {
        if size >= LEAST_TYPE {
            let width = width_in(word, size) + 3.0;
            self.figure.push(Mark::Rect {
                at: Rect::from_center_size(at, vec2(width, 1.15 * size)),
                radius: 2.0,
                fill: self.palette.ground.gamma_multiply(UNDER_WORDS),
                pen: Pen::NONE,
            });
        }
    }

    pub(super) fn word(&mut self, at: Pos2, align: Align, size: f32, color: Color32, word: String) {
        let size = fonts::step(size);
        if size >= LEAST_TYPE {
            self.figure.text(Text::new(at, align, size, color, word));
        }
    }
}

/// Where a word stands off the line it belongs to: beside a steep one, above a flat one. Nearer
/// to the child, where the lines to its siblings are apart.
fn beside(from: Pos2, to: Pos2, size: f32) -> (Pos2, Vec2, Align) {
    let along = to - from;
    let on_line = from + along * 0.62;
    let outwards = if along.x < 0.0 { -1.0 } else { 1.0 };
    if along.x.abs() > 1.2 * along.y.abs() {
        (
            on_line,
            vec2(0.3 * outwards * size, -0.85 * size),
            Align::Center,
        )
    } else {
        let align = if outwards < 0.0 {
            Align::Max
        } else {
            Align::Min
        };
        (on_line, vec2(3.0 * outwards, 0.0), align)
    }
}

/// Right of a node, where nothing runs between it and its neighbour but the ends of steep lines: for
/// a value that has no room below.
fn aside(item: &Item, reach: f32, value: &str, size: f32) -> Option<Pos2> {
    let (x, y) = item.parent?;
    let width = width_in(value, size) + 4.0;
    let is_flat = (item.x - x).abs() > FLAT * (item.y - y).abs();
    let fits = item.room - 2.0 * reach > width;
    let middle = vec2(reach + width / 2.0, 0.25 * size);
    (fits && !is_flat).then(|| pos2(item.x, item.y) + middle)
}

/// On the side of a node that the line from its parent does not come to, above the lines to its
/// children; there its neighbour may have its own.
fn outside(item: &Item, reach: f32, value: &str, size: f32) -> Option<Pos2> {
    let width = width_in(value, size) + 4.0;
    let side = match item.parent {
        Some((x, _)) if x > item.x => -1.0,
        _ => 1.0,
    };
    let fits = item.room - 2.0 * reach > 2.0 * width;
    let middle = vec2(side * (reach + width / 2.0), -0.25 * size);
    fits.then(|| pos2(item.x, item.y) + middle)
}

/// Whether a sign takes a whole size: kanji, kana, and the marks ☗ ☖.
fn is_wide(sign: char) -> bool {
    sign >= '\u{2E80}' || matches!(sign, '☗' | '☖')
}

/// In sizes; digits are about 0.56 wide, signs of comparison half as much again.
fn width_of(sign: char) -> f32 {
    match sign {
        '≤' | '≥' | '∞' | '…' => 0.85,
        sign if is_wide(sign) => 1.0,
        _ => 0.58,
    }
}

/// About how wide a word becomes at a size.
fn width_in(word: &str, size: f32) -> f32 {
    size * word.chars().map(width_of).sum::<f32>()
}

/// The size at which a word is no wider than `room`, at most `most`.
pub(super) fn fitting(word: &str, room: f32, most: f32) -> f32 {
    most.min(room / width_in(word, 1.0).max(DIGIT))
}

/// The same for a value in a row of others: one digit is no larger than two.
fn fitting_beside(word: &str, room: f32, most: f32) -> f32 {
    most.min(room / width_in(word, 1.0).max(2.0 * DIGIT))
}
