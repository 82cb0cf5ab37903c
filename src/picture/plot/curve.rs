//! Curves made fit for the screen: thinned without losing a peak, cut off at the axes.

use egui::{Pos2, Rect};

/// At most about four points for each of `columns` equal parts of the x range: the first, the
/// lowest, the highest and the last, so that no peak is lost. Points must be in order of x.
pub fn thin(points: &[(f64, f64)], columns: usize) -> Vec<(f64, f64)> {
    if points.len() <= 4 * columns.max(1) {
        return points.to_vec();
    }
    let (first, last) = (points[0].0, points[points.len() - 1].0);
    let per_column = (last - first) / columns.max(1) as f64;
    let mut thinned = Vec::with_capacity(4 * columns);
    let mut rest = points;
    while let Some(&(start, _)) = rest.first() {
        let end = first + (((start - first) / per_column).floor() + 1.0) * per_column;
        let count = rest.partition_point(|&(x, _)| x < end).max(1);
        let (column, after) = rest.split_at(count);
        let by_y = |a: &usize, b: &usize| column[*a].1.total_cmp(&column[*b].1);
        let low = (0..count).min_by(by_y).unwrap_or(0);
        let high = (0..count).max_by(by_y).unwrap_or(0);
        let mut kept = [0, low, high, count - 1];
        kept.sort_unstable();
        let mut previous = None;
        for i in kept {
            if previous != Some(i) {
                thinned.push(column[i]);
                previous = Some(i);
            }
        }
        rest = after;
    }
    thinned
}

/// The parts of a curve inside a rectangle.
pub(super) fn clip(points: &[Pos2], area: Rect) -> Vec<Vec<Pos2>> {
    let area = area.expand(0.5);
    if points.iter().all(|&p| area.contains(p)) {
        return if points.len() > 1 {
            vec![points.to_vec()]
        } else {
            Vec::new()
        };
    }
    let mut parts: Vec<Vec<Pos2>> = Vec::new();
    for pair in points.windows(2) {
        let Some([from, to]) = clip_segment(pair[0], pair[1], area) else {
            continue;
        };
        match parts.last_mut() {
            Some(part) if part.last() == Some(&from) => part.push(to),
            _ => parts.push(vec![from, to]),
        }
    }
    parts
}

/// The part of a segment inside a rectangle (Liang and Barsky).
pub(super) fn clip_segment(from: Pos2, to: Pos2, area: Rect) -> Option<[Pos2; 2]> {
    let along = to - from;
    let (mut enter, mut leave) = (0.0f32, 1.0f32);
    for (step, room) in [
        (-along.x, from.x - area.left()),
        (along.x, area.right() - from.x),
        (-along.y, from.y - area.top()),
        (along.y, area.bottom() - from.y),
    ] {
        if step == 0.0 {
            if room < 0.0 {
                return None;
            }
        } else if step < 0.0 {
            enter = enter.max(room / step);
        } else {
            leave = leave.min(room / step);
        }
    }
    let at = |share: f32| match share {
        0.0 => from,
        1.0 => to,
        _ => from + along * share,
    };
    (enter <= leave).then(|| [at(enter), at(leave)])
}
