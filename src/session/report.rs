//! Runs as a table for people: Markdown and CSV, and the report of a comparison.

use std::fmt::Write;

use crate::problem::Problem;
use crate::search::catalogue::Choice;
use crate::search::{Counts, Report};

/// One run in a table.
pub struct Row<'a> {
    pub choice: &'a Choice,
    pub problem: &'a Problem,
    pub report: Option<&'a Report>,
    pub counts: Counts,
    /// What the search took; nothing if it was held back for somebody to watch.
    pub seconds: Option<f64>,
}

const HEAD: [&str; 12] = [
    "algorithm",
    "position",
    "question",
    "value",
    "evaluations",
    "nodes",
    "expanded",
    "max OPEN",
    "max cells",
    "max bytes",
    "re-searches",
    "seconds",
];

impl Row<'_> {
    fn cells(&self) -> [String; 12] {
        let number = |n: Option<u64>| n.map_or_else(String::new, |n| n.to_string());
        let value = match self.report {
            Some(report) => match report.value() {
                Some(value) => value.to_string(),
                None => format!("{}..{}", report.bounds.lower, report.bounds.upper),
            },
            None => String::new(),
        };
        let c = &self.counts;
        [
            self.choice.label(),
            self.problem.position.to_string(),
            self.problem.question.to_string(),
            value,
            c.visits.to_string(),
            c.nodes().to_string(),
            number(c.expanded),
            number(c.max_open),
            number(c.max_cells),
            c.max_bytes.to_string(),
            number(c.re_searches),
            self.seconds
                .map_or_else(String::new, |seconds| format!("{seconds:.4}")),
        ]
    }
}

/// A Markdown table; long positions are shortened.
pub fn markdown(rows: &[Row<'_>]) -> String {
    let mut out = format!(
        "| {} |\n|{}\n",
        HEAD.join(" | "),
        " --- |".repeat(HEAD.len())
    );
    for row in rows {
        let mut cells = row.cells();
        if cells[1].chars().count() > 60 {
            cells[1] = cells[1].chars().take(57).chain("...".chars()).collect();
        }
        let cells = cells.map(|cell| cell.replace('|', "\\|").replace('\n', " "));
        let _ = writeln!(out, "| {} |", cells.join(" | "));
    }
    out
}

/// A field of comma-separated values, quoted where it must be.
pub fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

/// Comma-separated values.
pub fn csv(rows: &[Row<'_>]) -> String {
    let mut out = format!("{}\n", HEAD.join(","));
    for row in rows {
        let cells: Vec<String> = row.cells().iter().map(|cell| quoted(cell)).collect();
        let _ = writeln!(out, "{}", cells.join(","));
    }
    out
}

/// The report of a comparison: what was asked, the table, best play, remarks.
pub fn report(rows: &[Row<'_>]) -> String {
    let mut out = String::from("# Yomiki run report\n\n");
    if let Some(row) = rows.first() {
        let _ = writeln!(out, "Position: `{}`\n", row.problem.position);
        let _ = writeln!(
            out,
            "Question: {} · order: {} · scoring: {}\n",
            row.problem.question, row.problem.order, row.problem.scoring
        );
    }
    out.push_str(&markdown(rows));
    for row in rows {
        let Some(report) = row.report else { continue };
        let _ = writeln!(out, "\n## {}\n", row.choice.label());
        for (key, value) in row.choice.parameters() {
            let _ = writeln!(out, "- {key} = {value}");
        }
        if let Some(stop) = report.stopped_by {
            let _ = writeln!(out, "- stopped by {stop:?}");
        }
        for remark in &report.remarks {
            let _ = writeln!(out, "- {remark}");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Hints, read};

    #[test]
    fn tables_hold_one_line_a_run_and_survive_commas() {
        let (position, _) = read("[[3,5],[2,9]]", Hints::default()).unwrap();
        let (choice, problem) = (Choice::new("sss"), Problem::new(position));
        let row = || Row {
            choice: &choice,
            problem: &problem,
            report: None,
            counts: Counts::default(),
            seconds: Some(0.5),
        };
        let table = markdown(&[row(), row()]);
        assert_eq!(table.lines().count(), 4);
        assert!(
            table
                .lines()
                .all(|line| line.matches('|').count() == HEAD.len() + 1)
        );
        let csv = csv(&[row()]);
        assert!(csv.lines().nth(1).unwrap().starts_with("SSS*,"));
        assert_eq!(csv.lines().count(), 2);
    }
}
