//! A report as Markdown: for a pull request, a lecture, and REPRODUCTION.md.

use std::fmt::Write;

use super::table::{Table, number};
use super::{Finding, Report};
use crate::game::text::Lang;
use crate::lab::estimate::duration_text;

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
    let time = duration_text(seconds);
    put(&mut out, lang.pick("# Reproduction", "# 追試"));
    put(
        &mut out,
        &lang.pick(
            format!(
                "Written by `yomiki lab report` from {} runs: {} searches, {time} of processor time. \
                 Means are followed by their 95 % bootstrap interval in brackets; \"> N (k / n)\" means \
                 that k of n searches met their node limit. p is that of the two-sided paired sign test. \
                 Counts repeat on any machine; times do not.",
                reports.len(),
                number(searches as f64)
            ),
            format!(
                "`yomiki lab report`が{}個の実行から作成。探索{}回、CPU時間{time}。平均の後の[ ]は95 %ブートストラップ区間、\
                 「> N (k / n)」はn回中k回が節点数の制限に達したことを示す。pは両側の対応のある符号検定。計数はどの計算機でも同じになり、時間はそうではない。",
                reports.len(),
                number(searches as f64)
            ),
        ),
    );
    put(&mut out, lang.pick("## Findings", "## 主張と結果"));
    let head = lang.pick(
        ["paper", "experiment", "claim", "verdict", "material"],
        ["論文", "実験", "主張", "判定", "材料"],
    );
    rows(&mut out, &head.map(str::to_owned), |row| {
        for report in reports {
            for finding in &report.findings {
                row(&[
                    report.paper.clone(),
                    format!("`{}`", report.experiment),
                    finding.claim.get(lang).to_owned(),
                    format!("**{}**", finding.verdict.name().get(lang)),
                    finding.material.name().get(lang).to_owned(),
                ]);
            }
        }
    });
    for report in reports {
        section(&mut out, report, lang, 2);
    }
    out
}

fn put(out: &mut String, paragraph: &str) {
    out.push_str(paragraph);
    out.push_str("\n\n");
}

fn section(out: &mut String, report: &Report, lang: Lang, level: usize) {
    let marks = "#".repeat(level);
    let paper = if report.paper.is_empty() || report.paper == "beyond" {
        String::new()
    } else {
        lang.pick(
            format!(" (paper {})", report.paper),
            format!("(論文{})", report.paper),
        )
    };
    put(out, &format!("{marks} {}{paper}", report.title.get(lang)));
    put(out, report.question.get(lang));
    let (done, all, time) = (report.done, report.cells, duration_text(report.seconds));
    put(
        out,
        &lang.pick(
            format!(
                "`{}`: {done} of {all} searches, {time} of processor time.",
                report.experiment
            ),
            format!(
                "`{}`: 探索{all}回のうち{done}回、CPU時間{time}。",
                report.experiment
            ),
        ),
    );
    for finding in &report.findings {
        self::finding(out, finding, lang);
    }
    for table in &report.tables {
        self::table(out, table, lang);
    }
    for remark in &report.remarks {
        put(out, remark.get(lang));
    }
}

fn finding(out: &mut String, finding: &Finding, lang: Lang) {
    put(
        out,
        &format!(
            "- **{}**: {} ({}) {}",
            finding.verdict.name().get(lang),
            finding.claim.get(lang),
            finding.material.name().get(lang),
            finding.sentence.get(lang)
        ),
    );
    if finding.beside.is_empty() {
        return;
    }
    let head = lang.pick(
        ["", "paper", "here", "material"],
        ["", "論文", "ここ", "材料"],
    );
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
