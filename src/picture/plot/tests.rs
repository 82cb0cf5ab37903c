//! What must hold of plots.

use super::curve::clip_segment;
use super::*;
use crate::picture::figure::Mark;
use crate::picture::palette::LIGHT;
use egui::{Pos2, vec2};
use proptest::prelude::*;

fn plot(series: Vec<Series>, y: Scale) -> Plot {
    Plot {
        title: "OPEN".to_owned(),
        x: Axis::new("leaves", Scale::Linear),
        y: Axis::new("nodes", y),
        series,
        size: vec2(640.0, 400.0),
    }
}

fn line(points: Vec<(f64, f64)>) -> Series {
    Series::new("SSS*", LIGHT.runner(0), Form::Line, points)
}

/// The points of all curves of a figure.
fn curves(figure: &Figure) -> Vec<&Vec<Pos2>> {
    (figure.marks.iter())
        .filter_map(|mark| match mark {
            Mark::Polyline { points, .. } => Some(points),
            _ => None,
        })
        .collect()
}

#[test]
fn a_curve_rises_from_left_to_right_within_its_axes() {
    let figure = plot(
        vec![line(
            (0..50).map(|i| (f64::from(i), f64::from(i * i))).collect(),
        )],
        Scale::Linear,
    )
    .figure(&LIGHT);
    let curves = curves(&figure);
    assert_eq!(curves.len(), 1);
    assert!(curves[0].is_sorted_by(|a, b| a.x < b.x && a.y >= b.y));
    for p in curves[0] {
        assert!(
            p.x >= 14.0 && p.x <= 626.0 && p.y >= 20.0 && p.y <= 372.0,
            "{p}"
        );
    }
    let svg = figure.to_svg();
    for word in [">OPEN<", ">leaves<", ">nodes<", ">SSS*<", ">1000<"] {
        assert!(svg.contains(word), "{word}");
    }
}

#[test]
fn infinite_values_break_a_curve_and_logs_leave_out_zero() {
    let points = vec![
        (0.0, 1.0),
        (1.0, 2.0),
        (2.0, f64::INFINITY),
        (3.0, 5.0),
        (4.0, 6.0),
    ];
    assert_eq!(
        curves(&plot(vec![line(points)], Scale::Linear).figure(&LIGHT)).len(),
        2
    );
    let points = vec![(0.0, 0.0), (1.0, 10.0), (2.0, 100.0), (3.0, 1000.0)];
    let figure = plot(vec![line(points)], Scale::Log).figure(&LIGHT);
    let curves = curves(&figure);
    assert_eq!((curves.len(), curves[0].len()), (1, 3));
    // Equal ratios are equal distances.
    let rise = |i: usize| curves[0][i].y - curves[0][i + 1].y;
    assert!((rise(0) - rise(1)).abs() < 0.1);
}

#[test]
fn a_curve_is_cut_off_at_the_ends_of_a_given_axis() {
    let mut plot = plot(
        vec![line(vec![(0.0, 0.0), (5.0, 100.0), (10.0, 0.0)])],
        Scale::Linear,
    );
    plot.y.range = Some((0.0, 50.0));
    let figure = plot.figure(&LIGHT);
    let curves = curves(&figure);
    assert_eq!(curves.len(), 2, "up to the top and down from it");
    let top = curves[0].iter().map(|p| p.y).fold(f32::INFINITY, f32::min);
    assert!((curves[1][0].y - top).abs() < 0.01);
}

#[test]
fn steps_hold_their_value_until_the_next() {
    let mut steps = line(vec![(0.0, 1.0), (1.0, 3.0)]);
    steps.form = Form::Steps;
    let figure = plot(vec![steps], Scale::Linear).figure(&LIGHT);
    let curve = curves(&figure)[0].clone();
    assert_eq!(curve.len(), 3);
    assert_eq!((curve[0].y, curve[1].x), (curve[1].y, curve[2].x));
}

#[test]
fn bars_stand_side_by_side_on_zero() {
    let bars = |name: &str, points| Series::new(name, LIGHT.runner(1), Form::Bars, points);
    let mut plot = plot(
        vec![
            bars("a", vec![(0.0, 5.0), (1.0, -2.0)]),
            bars("b", vec![(0.0, 7.0)]),
        ],
        Scale::Linear,
    );
    plot.x.scale = Scale::Names(vec!["α-β".to_owned(), "SSS*".to_owned()]);
    plot.series[0].spread = vec![(4.0, 6.0), (-3.0, -1.0)];
    let figure = plot.figure(&LIGHT);
    let rects: Vec<Rect> = (figure.marks.iter())
        .filter_map(|mark| match mark {
            Mark::Rect { at, pen, .. } if !pen.is_none() => Some(*at),
            _ => None,
        })
        .collect();
    assert_eq!(rects.len(), 3);
    assert_eq!(
        rects[0].bottom(),
        rects[1].top(),
        "one up, one down from zero"
    );
    assert!(
        (rects[0].right() - rects[2].left()).abs() < 0.01,
        "side by side"
    );
    assert!(figure.to_svg().contains(">α-β<"));
}

#[test]
fn nothing_to_plot_is_still_a_plot() {
    for scale in [Scale::Linear, Scale::Log, Scale::Names(Vec::new())] {
        let figure = plot(vec![line(Vec::new())], scale).figure(&LIGHT);
        assert!(curves(&figure).is_empty());
        assert!(figure.to_svg().contains(">leaves<"));
    }
}

proptest! {
    #[test]
    fn thinning_keeps_the_ends_and_every_peak(
        values in proptest::collection::vec(-1e6f64..1e6, 1..3000), columns in 1usize..100,
    ) {
        let points: Vec<(f64, f64)> =
            values.iter().enumerate().map(|(i, &y)| (i as f64, y)).collect();
        let thinned = thin(&points, columns);
        prop_assert!(thinned.len() <= 4 * (columns + 1));
        prop_assert_eq!(thinned.first(), points.first());
        prop_assert_eq!(thinned.last(), points.last());
        prop_assert!(thinned.is_sorted_by(|a, b| a.0 < b.0));
        let high = |points: &[(f64, f64)]| points.iter().map(|p| p.1).fold(f64::MIN, f64::max);
        let low = |points: &[(f64, f64)]| points.iter().map(|p| p.1).fold(f64::MAX, f64::min);
        prop_assert_eq!((low(&thinned), high(&thinned)), (low(&points), high(&points)));
    }

    #[test]
    fn a_clipped_segment_lies_inside_and_on_the_line(
        ax in -50f32..150.0, ay in -50f32..150.0, bx in -50f32..150.0, by in -50f32..150.0,
    ) {
        let area = Rect::from_min_max(pos2(0.0, 0.0), pos2(100.0, 100.0));
        let (a, b) = (pos2(ax, ay), pos2(bx, by));
        if let Some(ends) = clip_segment(a, b, area) {
            for p in ends {
                prop_assert!(area.expand(0.01).contains(p));
                let across = (b - a).normalized().rot90();
                prop_assert!((p - a).dot(across).abs() < 0.1);
            }
        } else {
            // Neither end nor the middle is inside.
            for p in [a, b, a + (b - a) / 2.0] {
                prop_assert!(!area.contains(p));
            }
        }
    }
}
