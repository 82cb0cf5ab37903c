//! Runs as a table for people: Markdown and CSV, and the report of a comparison.

use crate::base::messages::{Lang, Localize, Text, keys, tr};
use std::fmt::Write;

use crate::problem::Problem;
use crate::search::catalogue::AlgorithmConfig;
use crate::search::{Counts, Report};

/// One run in a table.
pub struct Row<'a> {
    pub choice: &'a AlgorithmConfig,
    pub problem: &'a Problem,
    pub report: Option<&'a Report>,
    pub counts: Counts,
    /// What the search took; nothing if it was held back for somebody to watch.
    pub seconds: Option<f64>,
}

const HEAD: [Text; 12] = [
    keys::session_algorithm,
    keys::session_position,
    keys::session_question,
    keys::session_value,
    keys::session_evaluations,
    keys::session_nodes,
    keys::session_expanded,
    keys::session_max_open,
    keys::session_max_cells,
    keys::session_max_bytes,
    keys::session_re_searches,
    keys::session_seconds,
];

/// What only programs read, after the others.
const MORE: [&str; 5] = ["answer", "order", "scoring", "evaluator", "quiescence"];

impl Row<'_> {
    /// What has been found out, in words; "?" while nobody knows.
    pub fn answer(&self, lang: Lang) -> String {
        let found = |report: &Report| self.problem.found(report.bounds, lang);
        self.report.map_or_else(|| "?".to_owned(), found)
    }

    /// For people.
    fn told(&self, lang: Lang) -> [String; HEAD.len()] {
        let mut cells = self.cells();
        cells[0] = self.choice.label_in(lang);
        cells[2] = self.problem.asked(lang);
        cells[3] = self.answer(lang);
        cells
    }

    /// For programs, which know a question by its name and want numbers.
    fn cells(&self) -> [String; HEAD.len()] {
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

    fn more(&self) -> [String; MORE.len()] {
        let problem = self.problem;
        [
            self.answer(Lang::En),
            problem.order.to_string(),
            problem.scoring.to_string(),
            problem.evaluator.to_string(),
            problem.quiescence.to_string(),
        ]
    }
}

/// A Markdown table; long positions are shortened.
pub fn markdown(rows: &[Row<'_>], lang: Lang) -> String {
    let head = HEAD.map(|name| name.get(lang)).join(" | ");
    let mut out = format!("| {head} |\n|{}\n", " --- |".repeat(HEAD.len()));
    for row in rows {
        let mut cells = row.told(lang);
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

/// Comma-separated values, for programs: their heads are the same in every language.
pub fn csv(rows: &[Row<'_>]) -> String {
    let head = [&HEAD.map(|name| name.get(Lang::En))[..], &MORE].concat();
    let mut out = format!("{}\n", head.join(","));
    for row in rows {
        let cells = row.cells().into_iter().chain(row.more());
        let cells: Vec<String> = cells.map(|cell| quoted(&cell)).collect();
        let _ = writeln!(out, "{}", cells.join(","));
    }
    out
}

/// The report of a comparison: what was asked, the table, parameters and remarks.
pub fn report(rows: &[Row<'_>], lang: Lang) -> String {
    let title = tr!(lang, session_yomiki_run_report);
    let mut out = format!("# {title}\n\n");
    if let Some(row) = rows.first() {
        let Problem { position, .. } = row.problem;
        let _ = writeln!(
            out,
            "{}: `{position}`\n",
            tr!(lang, session_position_report)
        );
        let asked = row.problem.asked(lang);
        let _ = writeln!(out, "{}: {asked}\n", tr!(lang, session_question_report));
    }
    out.push_str(&markdown(rows, lang));
    for row in rows {
        let Some(report) = row.report else { continue };
        let _ = writeln!(out, "\n## {}\n", row.choice.label_in(lang));
        for (key, value) in row.choice.parameters() {
            let _ = writeln!(out, "- {key} = {value}");
        }
        if let Some(stop) = report.stopped_by {
            let _ = writeln!(out, "- {}", stop.words().get(lang));
        }
        for remark in &report.remarks {
            let _ = writeln!(out, "- {}", remark.localize(lang));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Hints, Order, Question, read};
    use crate::search::SearchContext;
    use crate::search::catalogue::run_silently;

    #[test]
    fn tables_hold_one_line_a_run_and_survive_commas() {
        let (position, _) = read("[[3,5],[2,9]]", Hints::default()).unwrap();
        let (choice, problem) = (AlgorithmConfig::new("sss"), Problem::new(position));
        let row = || Row {
            choice: &choice,
            problem: &problem,
            report: None,
            counts: Counts::default(),
            seconds: Some(0.5),
        };
        let table = markdown(&[row(), row()], Lang::En);
        assert_eq!(table.lines().count(), 4);
        assert!(
            table
                .lines()
                .all(|line| line.matches('|').count() == HEAD.len() + 1)
        );
        assert!(markdown(&[row()], Lang::Ja).starts_with("| 探索法 |"));
        let csv = csv(&[row()]);
        assert!(csv.starts_with("algorithm,position,"));
        assert!(csv.lines().nth(1).unwrap().starts_with("SSS*,"));
        assert_eq!(csv.lines().count(), 2);
    }

    #[test]
    fn people_read_words_and_programs_numbers() {
        let (position, _) = read("[3 5]", Hints::default()).unwrap();
        let choice = AlgorithmConfig::new("sss");
        let problem = Problem {
            question: Question::AtLeast(9),
            order: Order::Replies,
            ..Problem::new(position)
        };
        let mut tree = problem.tree().unwrap();
        let plan = choice.prepare().unwrap();
        let found = run_silently(&mut tree, &plan, &mut SearchContext::unlimited());
        let row = || Row {
            choice: &choice,
            problem: &problem,
            report: Some(&found),
            counts: Counts::default(),
            seconds: None,
        };
        let english = markdown(&[row()], Lang::En);
        assert!(english.contains("| value at least 9 · fewest replies first | less than 9 |"));
        let japanese = markdown(&[row()], Lang::Ja);
        assert!(japanese.contains("| 値が9以上か · 応手の少ない順 | 9未満 |"));
        let csv = csv(&[row()]);
        assert!(csv.contains(",at-least 9,0,"), "{csv}");
        assert!(
            csv.ends_with(",less than 9,replies,plain,discs,false\n"),
            "{csv}"
        );
        assert!(report(&[row()], Lang::Ja).contains("問い: 値が9以上か · 応手の少ない順"));
    }
}
