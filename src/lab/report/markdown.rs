//! A report as Markdown: for a pull request, a lecture, and REPRODUCTION.md.

use std::fmt::Write;

use super::table::{Table, number};
use super::{Finding, Report};
use crate::base::messages::{Lang, keys, tr};
use crate::lab::estimate::duration_text;
use crate::lab::experiments::PAPERS;

/// One experiment.
pub fn markdown(report: &Report, lang: Lang) -> String {
    let mut out = String::new();
    section(&mut out, report, lang, 1);
    out
}

/// Several experiments: first what became of every finding, then each of them in full.
pub fn several(reports: &[Report], lang: Lang) -> String {
    let mut out = String::new();
    let searches: usize = reports.iter().map(|r| r.done).sum();
    let seconds: f64 = reports.iter().map(|r| r.seconds).sum();
    let time = duration_text(seconds, lang);
    put(&mut out, tr!(lang, lab_reproduction));
    put(
        &mut out,
        &tr!(
            lang,
            lab_written_by_yomiki_lab_report,
            reports = reports.len(),
            searches = number(searches as f64),
            time
        ),
    );
    runs(&mut out, reports, lang);
    put(&mut out, tr!(lang, lab_findings));
    for paper in PAPERS {
        findings(&mut out, reports, paper.id, paper.heading.get(lang), lang);
    }
    findings(&mut out, reports, "", tr!(lang, lab_own), lang);
    for report in reports {
        section(&mut out, report, lang, 2);
    }
    out
}

/// What was run, how large, and for how long.
fn runs(out: &mut String, reports: &[Report], lang: Lang) {
    put(out, tr!(lang, lab_runs));
    let head = [
        keys::lab_head_command,
        keys::lab_head_searches,
        keys::lab_head_positions,
        keys::lab_head_time,
    ];
    rows(out, &head.map(|text| text.get(lang).to_owned()), |row| {
        for report in reports {
            row(&[
                format!("`{}`", report.command),
                progress(report),
                number(report.positions as f64),
                duration_text(report.seconds, lang),
            ]);
        }
    });
}

fn progress(report: &Report) -> String {
    let (done, all) = (number(report.done as f64), number(report.cells as f64));
    if report.done == report.cells {
        all
    } else {
        format!("{done} / {all}")
    }
}

/// One table a paper: every claim, what became of it, and what our numbers say.
fn findings(out: &mut String, reports: &[Report], paper: &str, name: &str, lang: Lang) {
    let found = reports.iter().filter(|r| r.paper == paper);
    let found: Vec<(&Report, &Finding)> = found
        .flat_map(|r| r.findings.iter().map(move |f| (r, f)))
        .collect();
    if found.is_empty() {
        return;
    }
    put(out, &format!("### {name}"));
    let head = [
        keys::lab_head_claim,
        keys::lab_head_verdict,
        keys::lab_head_here,
        keys::lab_head_material,
        keys::lab_head_experiment,
    ];
    rows(out, &head.map(|text| text.get(lang).to_owned()), |row| {
        for (report, finding) in found {
            row(&[
                finding.claim.get(lang).to_owned(),
                format!("**{}**", report.verdict(finding, lang)),
                finding.sentence.get(lang).to_owned(),
                finding.material.name().get(lang).to_owned(),
                format!("`{}`", report.experiment),
            ]);
        }
    });
}

fn put(out: &mut String, paragraph: &str) {
    out.push_str(paragraph);
    out.push_str("\n\n");
}

fn section(out: &mut String, report: &Report, lang: Lang, level: usize) {
    let marks = "#".repeat(level);
    let paper = PAPERS.iter().find(|paper| paper.id == report.paper);
    let authors = paper.and_then(|paper| paper.authors);
    let paper = authors.map_or_else(String::new, |authors| {
        tr!(lang, lab_paper, authors = authors.get(lang))
    });
    put(out, &format!("{marks} {}{paper}", report.title.get(lang)));
    put(out, report.question.get(lang));
    let (searches, time) = (progress(report), duration_text(report.seconds, lang));
    let (positions, command) = (report.positions, &report.command);
    put(
        out,
        &tr!(lang, lab_section_size, command, searches, positions, time),
    );
    for finding in &report.findings {
        self::finding(out, report, finding, lang);
    }
    for table in &report.tables {
        self::table(out, table, lang);
    }
    for remark in &report.remarks {
        put(out, remark.get(lang));
    }
}

fn finding(out: &mut String, report: &Report, finding: &Finding, lang: Lang) {
    put(
        out,
        &format!(
            "- **{}** ({}): {}{} {}",
            report.verdict(finding, lang),
            finding.material.name().get(lang),
            finding.claim.get(lang),
            tr!(lang, lab_markdown_form),
            finding.sentence.get(lang)
        ),
    );
    if finding.beside.is_empty() {
        return;
    }
    let head = [
        "",
        tr!(lang, lab_head_paper),
        tr!(lang, lab_head_ours),
        tr!(lang, lab_head_material),
    ];
    rows(out, &head.map(str::to_owned), |row| {
        for beside in &finding.beside {
            row(&[
                beside.what.get(lang).to_owned(),
                beside.paper.clone(),
                beside.ours.clone(),
                beside.material.name().get(lang).to_owned(),
            ]);
        }
    });
}

pub(super) fn table(out: &mut String, table: &Table, lang: Lang) {
    put(out, &format!("**{}**", table.title.get(lang)));
    let head: Vec<String> = table.head.iter().map(|h| h.get(lang).to_owned()).collect();
    rows(out, &head, |row| {
        for entries in &table.rows {
            let cells: Vec<String> = entries.iter().map(|entry| entry.show(lang)).collect();
            row(&cells);
        }
    });
}

fn rows(out: &mut String, head: &[String], body: impl FnOnce(&mut dyn FnMut(&[String]))) {
    let mut line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|c| c.replace('|', "\\|")).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(out, "| {} |", cells.join(" | "));
    };
    line(head);
    line(&vec!["---".to_owned(); head.len()]);
    body(&mut line);
    out.push('\n');
}
