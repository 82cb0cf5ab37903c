//! Rings around the nodes that a lesson speaks of, and around answers, with the nodes' names.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Stroke, Vec2, vec2};

use super::TreeView;
use crate::gui::model::Mark;
use crate::picture::figure::Figure;
use crate::picture::layout::{Item, View};
use crate::picture::tree::{self, Drawn};
use crate::trace::NodeId;

/// How large tags are written.
const TAG: f32 = 11.0;
/// So many tags a text may speak of one by one.
const FEW_TAGS: usize = 6;
/// From a node's edge to the ring that a lesson puts around it, and the ring's width: less around
/// small nodes, whose neighbours are near.
pub(super) fn mark_ring(mark: Mark, radius: f32) -> (f32, f32) {
    let scale = (radius / 12.0).clamp(0.55, 1.0);
    let width = match mark {
        Mark::Spoken => 2.0,
        Mark::Pointed | Mark::Right | Mark::Wrong => 4.0,
    };
    (5.0 * scale, width * scale)
}

/// A ring around a node.
#[derive(Clone, Copy)]
struct Ring {
    centre: Pos2,
    /// To its outer edge.
    radius: f32,
    /// Whether the line from the parent comes to it from the right.
    hangs_left: bool,
}

/// The path of a node beside its ring.
struct Tag {
    place: NodeId,
    ring: Ring,
    color: Color32,
    is_one_of_many: bool,
}

/// Room for a tag at the upper corner of a ring that the line from the parent does not come to, or at
/// the next one where it stays inside the `stage` and off the words that are `taken`; if there is
/// none, on words.
fn beside_ring(ring: Ring, size: Vec2, stage: Rect, taken: &[Rect]) -> Rect {
    let reach = 0.72 * ring.radius + 1.0;
    let mut corners = [
        (Align2::LEFT_BOTTOM, vec2(reach, -reach)),
        (Align2::RIGHT_BOTTOM, vec2(-reach, -reach)),
        (Align2::LEFT_TOP, vec2(reach, reach)),
        (Align2::RIGHT_TOP, vec2(-reach, reach)),
    ]
    .map(|(align, by)| align.anchor_size(ring.centre + by, size));
    if ring.hangs_left {
        corners.swap(0, 1);
        corners.swap(2, 3);
    }
    let is_inside = |tag: &Rect| stage.contains_rect(*tag);
    let is_free = |tag: &Rect| !taken.iter().any(|word| word.intersects(*tag));
    let free = corners.iter().find(|tag| is_inside(tag) && is_free(tag));
    let inside = corners.iter().find(|tag| is_inside(tag));
    free.or(inside).copied().unwrap_or(corners[0])
}

impl TreeView<'_> {
    pub(super) fn mark(&self, place: NodeId) -> Option<Mark> {
        // An answer hides that its node was spoken of.
        let last = self.marks.iter().rfind(|&&(marked, _)| marked == place);
        last.map(|&(_, mark)| mark)
    }

    /// Rings around the nodes that a lesson speaks of, and around answers. The names beside them
    /// keep off the words of the `figure`.
    pub(super) fn paint_marks(
        &self,
        painter: &Painter,
        items: &[&Item],
        view: &View,
        origin: Pos2,
        figure: &Figure,
    ) {
        if self.marks.is_empty() {
            return;
        }
        let palette = self.model.theme().palette();
        let mut tags = Vec::new();
        for item in items {
            let place = NodeId(item.node);
            let Some(mark) = self.mark(place) else {
                continue;
            };
            let color = match mark {
                Mark::Spoken | Mark::Pointed => palette.accent,
                Mark::Right => palette.good,
                Mark::Wrong => palette.bad,
            };
            let centre = origin + vec2(item.x, item.y);
            let radius = tree::radius_of(view, item);
            let (gap, width) = mark_ring(mark, radius);
            let reach = radius + gap;
            painter.circle_stroke(centre, reach, Stroke::new(width, color));
            if mark == Mark::Wrong {
                let d = reach * 0.707;
                let across = [centre - vec2(d, d), centre + vec2(d, d)];
                painter.line_segment(across, Stroke::new(width * 0.7, color));
            }
            // Texts call a leaf by its value.
            if self.scene.canvas().value(place).is_none() && place != NodeId::ROOT {
                let ring = Ring {
                    centre,
                    radius: reach + width / 2.0,
                    hangs_left: item.parent.is_some_and(|(x, _)| x > item.x),
                };
                tags.push(Tag {
                    place,
                    ring,
                    color,
                    is_one_of_many: mark == Mark::Right,
                });
            }
        }
        // What a text speaks of comes first.
        tags.sort_by_key(|tag| tag.is_one_of_many);
        self.paint_tags(painter, &tags, &figure.words(painter, origin));
    }

    /// Nodes' paths, as texts call them, beside the rings around them; but none on another tag, and
    /// of many none on another ring, where nobody could tell whose they are.
    fn paint_tags(&self, painter: &Painter, tags: &[Tag], words: &[Rect]) {
        let scribe = self.model.scribe();
        let ground = self.palette.ground.gamma_multiply(tree::UNDER_WORDS);
        let font = FontId::proportional(TAG * self.letters());
        let mut taken: Vec<Rect> = Vec::new();
        for tag in tags {
            let (name, color) = (scribe.path(tag.place), tag.color);
            let galley = painter.layout_no_wrap(name, font.clone(), color);
            let all: Vec<Rect> = words.iter().chain(&taken).copied().collect();
            let rect = beside_ring(tag.ring, galley.size(), painter.clip_rect(), &all);
            let others = tags.iter().filter(|other| other.place != tag.place);
            let on_a_ring = tag.is_one_of_many
                && tags.len() > FEW_TAGS
                && others
                    .map(|other| other.ring)
                    .any(|ring| rect.distance_to_pos(ring.centre) < ring.radius);
            if on_a_ring || taken.iter().any(|other| other.intersects(rect)) {
                continue;
            }
            painter.rect_filled(rect.expand(1.0), 2.0, ground);
            painter.galley(rect.min, galley, color);
            taken.push(rect);
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    fn ring(x: f32, hangs_left: bool) -> Ring {
        Ring {
            centre: pos2(x, 60.0),
            radius: 15.0,
            hangs_left,
        }
    }

    #[test]
    fn a_tag_that_would_leave_the_stage_stands_on_the_other_side() {
        let stage = Rect::from_min_max(pos2(0.0, 0.0), pos2(200.0, 100.0));
        let size = vec2(30.0, 14.0);
        for x in [30.0, 100.0, 150.0, 185.0] {
            let tag = beside_ring(ring(x, false), size, stage, &[]);
            assert!(stage.contains_rect(tag), "{x}: {tag}");
            let nearest = tag.clamp(pos2(x, 60.0));
            assert!(nearest.distance(pos2(x, 60.0)) > 15.0, "outside the ring");
            assert_eq!(tag.left() > x, x < 160.0);
        }
    }

    #[test]
    fn a_tag_keeps_off_the_line_from_the_parent() {
        let stage = Rect::from_min_max(pos2(0.0, 0.0), pos2(200.0, 120.0));
        for hangs_left in [true, false] {
            let tag = beside_ring(ring(100.0, hangs_left), vec2(30.0, 14.0), stage, &[]);
            assert!(tag.bottom() < 60.0);
            assert_eq!(tag.center().x < 100.0, hangs_left);
        }
    }

    #[test]
    fn a_tag_keeps_off_the_words_around_its_node() {
        let stage = Rect::from_min_max(pos2(0.0, 0.0), pos2(200.0, 120.0));
        let (ring, size) = (ring(100.0, false), vec2(30.0, 14.0));
        // The window of the parent, at the upper right; then that of another one, at the left.
        let mut words = vec![Rect::from_min_max(pos2(105.0, 30.0), pos2(150.0, 44.0))];
        let tag = beside_ring(ring, size, stage, &words);
        assert!(tag.right() < 100.0 && tag.bottom() < 60.0, "{tag}");
        words.push(tag);
        let tag = beside_ring(ring, size, stage, &words);
        assert!(tag.left() > 100.0 && tag.top() > 60.0, "{tag}");
        // Where words are everywhere, it stands where it always does.
        let tag = beside_ring(ring, size, stage, &[stage]);
        assert!(tag.left() > 100.0 && tag.bottom() < 60.0, "{tag}");
    }
}
