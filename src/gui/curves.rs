//! The curves of a run: what they are called, and their points, thinned to what a screen can show.
//!
//! Drawn by the pane of plots and by the race's memory, written to files by `export`.

use crate::base::messages::{Text, keys};
use egui::Color32;
use egui_plot::{Line, PlotPoints};

use crate::trace::{Axis, Gauge, PlotColumn, Series};

/// The names of curves.
pub fn gauge_text(gauge: Gauge) -> Text {
    match gauge {
        Gauge::Open => keys::watch_open,
        Gauge::Cells => keys::watch_cells,
        Gauge::Bytes => keys::watch_bytes,
        Gauge::TableEntries => keys::watch_table_entries,
        Gauge::RootLower => keys::watch_root_lower_bound,
        Gauge::RootUpper => keys::watch_root_upper_bound,
        Gauge::Threshold => keys::watch_threshold,
        Gauge::Level => keys::watch_level,
        Gauge::RootProof => keys::watch_root_proof_number,
        Gauge::RootDisproof => keys::watch_root_disproof_number,
        Gauge::Visits => keys::watch_leaf_evaluations,
        Gauge::Leaves => keys::watch_distinct_leaves,
        Gauge::Nodes => keys::watch_nodes,
        Gauge::NodesPerSecond => keys::watch_nodes_a_second,
    }
}

pub fn axis_text(axis: Axis) -> Text {
    match axis {
        Axis::Seconds => keys::watch_seconds,
        Axis::Events => keys::watch_events,
        Axis::Visits => keys::watch_leaves,
        Axis::Nodes => keys::watch_nodes,
    }
}

/// A runner's curve. Never as a band from the least to the greatest: its slanted edges would say that
/// what is counted changes between two places of the axis.
pub fn drawn(label: String, points: PlotPoints<'_>, color: Color32) -> Line<'_> {
    Line::new(label, points)
        .color(color)
        .width(2.0)
        .allow_band(false)
}

/// One runner's curve as it is drawn, thinned to `width` columns without losing peaks. What is
/// counted stays what it is until it changes: it is drawn in steps.
pub fn steps(series: &Series, axis: Axis, gauge: Gauge, width: usize) -> Vec<[f64; 2]> {
    steps_until(series, axis, gauge, width, u64::MAX)
}

/// The same up to a moment.
pub fn steps_until(
    series: &Series,
    axis: Axis,
    gauge: Gauge,
    width: usize,
    events: u64,
) -> Vec<[f64; 2]> {
    let mut points: Vec<[f64; 2]> = Vec::new();
    let columns = columns(series, axis, gauge, width, events);
    for [x, y] in curve_of(&columns, gauge) {
        if is_counted(gauge)
            && let Some(&[_, before]) = points.last()
        {
            points.push([x, before]);
        }
        points.push([x, y]);
    }
    // Whatever was held at most in the last column, the curve ends where the search did.
    points.extend(columns.last().map(|column| [column.x, column.last]));
    points.dedup();
    points
}

pub fn is_counted(gauge: Gauge) -> bool {
    gauge != Gauge::NodesPerSecond
}

fn columns(
    series: &Series,
    axis: Axis,
    gauge: Gauge,
    width: usize,
    events: u64,
) -> Vec<PlotColumn> {
    let Some(last) = series.buckets().last() else {
        return Vec::new();
    };
    let end = last.at.on(axis);
    let mut columns = series.columns_until(axis, gauge, (0.0, end), width, events);
    // The one after the end, by which a line would run off the edge.
    columns.retain(|column| column.x <= end);
    columns
}

/// One point a column and the end, for a table of numbers.
pub fn curve(series: &Series, axis: Axis, gauge: Gauge, width: usize) -> Vec<[f64; 2]> {
    let columns = columns(series, axis, gauge, width, u64::MAX);
    let end = columns.last().map(|column| [column.x, column.last]);
    let mut points: Vec<[f64; 2]> = curve_of(&columns, gauge).chain(end).collect();
    points.dedup();
    points
}

/// Whether what is held at most counts, rather than what is held last.
pub fn is_peak(gauge: Gauge) -> bool {
    matches!(
        gauge,
        Gauge::Open | Gauge::Cells | Gauge::Bytes | Gauge::TableEntries
    )
}

/// What a search held at most in the stretch of one column is what memory it needed there; of all
/// else the last counts.
fn curve_of(columns: &[PlotColumn], gauge: Gauge) -> impl Iterator<Item = [f64; 2]> {
    let peak = is_peak(gauge);
    let point = move |column: &PlotColumn| [column.x, if peak { column.max } else { column.last }];
    columns.iter().map(point)
}

#[cfg(test)]
mod tests {

    use super::*;

    use crate::gui::model::Model;
    use crate::search::catalogue::AlgorithmConfig;
    use crate::search::{Counts, Gauges, Stats};

    use crate::session::{Session, examples};

    /// Samples of OPEN, each with its event and leaves.
    fn series(samples: &[(u64, u64, u64)]) -> Series {
        let mut series = Series::new();
        for (i, &(events, visits, open)) in samples.iter().enumerate() {
            let counts = Counts {
                visits,
                inner_visits: i as u64,
                ..Counts::default()
            };
            let now = Gauges {
                open,
                ..Gauges::default()
            };
            series.push(events as f64, events, &Stats { counts, now });
        }
        series
    }

    #[test]
    fn a_curve_that_must_not_tell_the_end_stops_at_the_moment() {
        let rising: Vec<(u64, u64, u64)> = (1..=10).map(|n| (n, n, n)).collect();
        let series_of_ten = series(&rising);
        let until = |events| steps_until(&series_of_ten, Axis::Visits, Gauge::Open, 100, events);
        assert_eq!(until(u64::MAX).last(), Some(&[10.0, 10.0]));
        assert_eq!(until(4).last(), Some(&[4.0, 4.0]));
        assert!(until(0).is_empty());
        // Of several samples at one place of the axis those after the moment are not told.
        let several = series(&[(1, 0, 1), (2, 1, 3), (5, 1, 7), (6, 2, 2)]);
        let until = |events| steps_until(&several, Axis::Visits, Gauge::Open, 100, events);
        assert_eq!(until(3).last(), Some(&[1.0, 3.0]));
    }

    #[test]
    fn a_curve_ends_where_the_search_ended() {
        let emptied = series(&[(1, 0, 1), (2, 1, 9), (3, 2, 135), (4, 2, 0)]);
        let points = steps(&emptied, Axis::Visits, Gauge::Open, 100);
        assert!(points.contains(&[2.0, 135.0]), "{points:?}");
        assert_eq!(points.last(), Some(&[2.0, 0.0]));
    }

    #[test]
    fn what_is_counted_is_drawn_in_steps() {
        let several = series(&[(1, 0, 1), (2, 1, 3), (5, 1, 7), (6, 1, 5), (7, 2, 2)]);
        let points = steps(&several, Axis::Visits, Gauge::Open, 100);
        for pair in points.windows(2) {
            assert!(
                pair[0][0] == pair[1][0] || pair[0][1] == pair[1][1],
                "{points:?}"
            );
        }
        assert!(points.contains(&[1.0, 7.0]) && points.contains(&[2.0, 7.0]));
        assert_eq!(points.last(), Some(&[2.0, 2.0]));
    }

    #[test]
    fn the_curve_of_open_ends_where_its_list_does() {
        let mut waiting = 0;
        for (example, id) in ["andor", "shared"].into_iter().flat_map(|example| {
            let ids = ["conspiracy", "pn", "ao-star", "df-pn", "c-star"];
            ids.map(|id| (example, id))
        }) {
            let problem = examples::find(example).unwrap().session().problem;
            let session = Session::new(problem, vec![AlgorithmConfig::new(id)]);
            let mut model = Model::by_hand(session);
            model.run_by_hand();
            let run = model.active_run().unwrap();
            let last = run.series().buckets().last().unwrap();
            let told = last.span(Gauge::Open).unwrap().last as u64;
            assert_eq!(told, run.open_now(), "{id} of {example}");
            waiting += told;
        }
        assert!(waiting > 0, "tips that nobody had to look into");
    }
}
