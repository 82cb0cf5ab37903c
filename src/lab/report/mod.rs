//! What comes out of an experiment: tables, figures, and findings that are computed, never
//! asserted; with the paper's own numbers beside ours.

mod chart;
mod files;
mod finding;
mod markdown;
mod table;

use serde::Serialize;

pub use self::files::write_files;
pub use chart::{Chart, Curve, Scaling};
pub use finding::{Beside, Finding, Material, Verdict};
pub use markdown::{markdown, several};
pub use table::{Entry, Table, mean_text, number};

use super::error::LabError;
use super::gathered::Gathered;
use super::plan::Plan;
use super::store::Results;
use crate::base::messages::{Lang, Words, tr};

/// Things one after the other, with what the language puts between them.
pub fn listed<S: std::borrow::Borrow<str>>(items: &[S], lang: Lang) -> String {
    items.join(tr!(lang, language_list_separator))
}

/// The same in every language: a name, a number.
pub fn same(text: impl Into<String>) -> Words {
    let text = text.into();
    Words::of(|_| text.clone())
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub experiment: String,
    pub paper: String,
    pub title: Words,
    pub question: Words,
    /// Searches finished, and all there are.
    pub done: usize,
    pub cells: usize,
    /// Processor seconds they took on the machine at hand.
    pub seconds: f64,
    /// The most positions that any row of searches stands on.
    pub positions: usize,
    /// What makes the results again.
    pub command: String,
    pub tables: Vec<Table>,
    pub figures: Vec<Chart>,
    pub findings: Vec<Finding>,
    /// What else must be known to read it.
    pub remarks: Vec<Words>,
}

impl Report {
    /// Compares what is there so far.
    pub fn of(plan: &Plan, results: &Results) -> Result<Report, LabError> {
        let cells = plan.cells()?;
        let gathered = Gathered::new(&cells, results);
        let experiment = plan.experiment()?;
        let (paper, question) = match &plan.own {
            Some(own) => (String::new(), own.about.clone()),
            None => (
                experiment.paper.to_owned(),
                Words::of(|lang| experiment.question.get(lang)),
            ),
        };
        let mut report = Report {
            experiment: plan.experiment.clone(),
            paper,
            title: plan.title(),
            question,
            done: gathered.done,
            cells: gathered.all,
            seconds: gathered.seconds,
            positions: gathered.positions(),
            command: plan.command(),
            tables: Vec::new(),
            figures: Vec::new(),
            findings: Vec::new(),
            remarks: Vec::new(),
        };
        match &plan.own {
            Some(own) => own.compare(&gathered, &mut report),
            None => (experiment.compare)(plan, &gathered, &mut report),
        }
        if let Some(few) = report.few() {
            report
                .remarks
                .push(Words::of(|lang| tr!(lang, lab_few_positions, few)));
        }
        let failures = gathered.failures();
        if let Some((cell, reason)) = failures.first() {
            let n = failures.len();
            report.remarks.push(Words::of(|lang| {
                tr!(lang, lab_searches_gave_no_result_first, n, cell, reason)
            }));
        }
        Ok(report)
    }

    /// How many positions its verdicts stand on, where that is so few that they are hints, no more.
    fn few(&self) -> Option<usize> {
        (1..5).contains(&self.positions).then_some(self.positions)
    }

    /// What became of one of its findings, as it is to be read: with how little it stands on.
    pub fn verdict(&self, finding: &Finding, lang: Lang) -> String {
        let name = finding.verdict.name().get(lang);
        if let Some(needed) = finding.verdict.needed() {
            return tr!(lang, lab_undecided_needed, name, needed);
        }
        match self.few() {
            Some(n) if matches!(finding.verdict, Verdict::Holds | Verdict::DoesNotHold) => {
                tr!(lang, lab_tentative_n, name, n)
            }
            _ => name.to_owned(),
        }
    }
}
