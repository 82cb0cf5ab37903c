//! The results of a run as an experiment's comparison reads them: by group, variant and position.

use std::collections::HashMap;

use super::cell::{Cell, Done, Measure};
use super::statistics::{Paired, Summary};
use super::store::Results;

pub struct Gathered<'a> {
    /// Names in the order in which the cells have them.
    groups: Vec<&'a str>,
    /// (group, variant) in that order, with its cells and their results.
    rows: Vec<Row<'a>>,
    by_name: HashMap<(&'a str, &'a str), usize>,
    pub done: usize,
    pub all: usize,
    /// Processor seconds in all.
    pub seconds: f64,
}

struct Row<'a> {
    group: &'a str,
    variant: &'a str,
    cells: Vec<(&'a Cell, &'a Done)>,
}

impl<'a> Gathered<'a> {
    pub fn new(cells: &'a [Cell], results: &'a Results) -> Gathered<'a> {
        let mut gathered = Gathered {
            groups: Vec::new(),
            rows: Vec::new(),
            by_name: HashMap::new(),
            done: 0,
            all: cells.len(),
            seconds: 0.0,
        };
        for cell in cells {
            let (group, variant) = (cell.group.as_str(), cell.variant.as_str());
            if !gathered.groups.contains(&group) {
                gathered.groups.push(group);
            }
            let next = gathered.rows.len();
            let row = *gathered.by_name.entry((group, variant)).or_insert(next);
            if row == next {
                gathered.rows.push(Row {
                    group,
                    variant,
                    cells: Vec::new(),
                });
            }
            if let Some(done) = results.get(&cell.id()) {
                gathered.done += 1;
                gathered.seconds += done.measured.seconds;
                gathered.rows[row].cells.push((cell, done));
            }
        }
        gathered
    }

    /// The most positions that any row of searches has been made on.
    pub fn positions(&self) -> usize {
        let rows = self.rows.iter().map(|row| row.cells.len());
        rows.max().unwrap_or(0)
    }

    pub fn groups(&self) -> &[&'a str] {
        &self.groups
    }

    /// The variants of a group, in the order of the experiment.
    pub fn variants(&self, group: &str) -> Vec<&'a str> {
        let rows = self.rows.iter().filter(|row| row.group == group);
        rows.map(|row| row.variant).collect()
    }

    /// Cells of a group and variant with their results.
    pub fn cells(&self, group: &str, variant: &str) -> &[(&'a Cell, &'a Done)] {
        let row = self.by_name.get(&(group, variant));
        row.map_or(&[], |&i| &self.rows[i].cells)
    }

    /// One number for each finished cell: position, value, and whether the search met its limit.
    pub fn values(
        &self,
        group: &str,
        variant: &str,
        measure: Measure,
    ) -> Vec<(&'a str, f64, bool)> {
        (self.cells(group, variant).iter())
            .filter_map(|(cell, done)| {
                let over = done.outcome.stopped_by.is_some();
                Some((cell.position.as_str(), measure.of(done)?, over))
            })
            .collect()
    }

    pub fn summary(&self, group: &str, variant: &str, measure: Measure) -> Option<Summary> {
        let values = self.values(group, variant, measure);
        let numbers: Vec<(f64, bool)> = values.iter().map(|v| (v.1, v.2)).collect();
        Summary::of(&numbers)
    }

    pub fn mean(&self, group: &str, variant: &str, measure: Measure) -> Option<f64> {
        self.summary(group, variant, measure).map(|s| s.mean)
    }

    /// Both variants on the positions that both have finished within their limits.
    pub fn pairs(
        &self,
        group: &str,
        (first, second): (&str, &str),
        measure: Measure,
    ) -> Vec<(&'a str, f64, f64)> {
        let others: HashMap<&str, f64> = self
            .values(group, second, measure)
            .into_iter()
            .filter(|v| !v.2)
            .map(|v| (v.0, v.1))
            .collect();
        (self.values(group, first, measure).into_iter())
            .filter(|v| !v.2)
            .filter_map(|(position, value, _)| Some((position, value, *others.get(position)?)))
            .collect()
    }

    pub fn paired(&self, group: &str, names: (&str, &str), measure: Measure) -> Option<Paired> {
        let pairs = self.pairs(group, names, measure);
        let pairs: Vec<(f64, f64)> = pairs.iter().map(|p| (p.1, p.2)).collect();
        Paired::of(&pairs)
    }

    /// Cells that gave no result, with the reason.
    pub fn failures(&self) -> Vec<(String, &'a str)> {
        let cells = self.rows.iter().flat_map(|row| &row.cells);
        cells
            .filter_map(|(cell, done)| Some((cell.id(), done.outcome.failed.as_deref()?)))
            .collect()
    }
}
