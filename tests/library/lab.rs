//! The Lab as a whole: every experiment at a tiny size, shards and restarts.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use yomiki::base::messages::Lang;
use yomiki::lab::report::{Verdict, markdown, several, write_files};
use yomiki::lab::*;
use yomiki::picture::plot::Form;

/// One position of the quick version.
fn tiny(id: &str) -> Plan {
    Plan {
        positions: Some(1),
        ..Plan::quick(id)
    }
}

fn options(jobs: usize, shard: &str, out: Option<&Path>) -> Options {
    Options {
        jobs,
        shard: shard.parse().unwrap(),
        out: out.map(Path::to_owned),
        gentle: false,
        known: store::Results::new(),
    }
}

fn run(plan: &Plan, options: Options) -> Run {
    let mut run = Run::start(plan.clone(), options, Arc::new(|| {})).unwrap();
    while run.wait(Duration::from_millis(50)) {}
    assert_eq!(run.error(), None);
    run
}

#[test]
fn every_experiment_runs_at_a_tiny_size_and_keeps_its_invariants() {
    for experiment in EXPERIMENTS {
        let plan = tiny(experiment.id);
        let run = run(&plan, options(2, "1/1", None));
        assert!(run.is_complete(), "{}", experiment.id);
        let report = Report::of(&plan, run.results()).unwrap();
        assert_eq!(report.done, report.cells, "{}", experiment.id);
        let gathered = Gathered::new(run.cells(), run.results());
        assert_eq!(gathered.failures(), [], "{}", experiment.id);
        assert!(!report.tables.is_empty(), "{}", experiment.id);
        assert!(!report.figures.is_empty(), "{}", experiment.id);
        for table in &report.tables {
            assert!(!table.rows.is_empty(), "{}", experiment.id);
            for row in &table.rows {
                assert_eq!(row.len(), table.head.len(), "{}", experiment.id);
            }
        }
        // Searches of one position that ask the same and are not stopped agree on the value.
        let mut values = std::collections::HashMap::new();
        for cell in run.cells() {
            let done = &run.results()[&cell.id()];
            if let Some(value) = done.outcome.value
                && let Task::Search(search) = &cell.task
            {
                let asked = serde_json::to_string(&search.problem).unwrap();
                let kept = search.choice.set.contains_key("keep");
                let first = *values.entry(asked).or_insert(value);
                assert!(kept || first == value, "{}: {}", experiment.id, cell.id());
            }
        }
        for lang in Lang::ALL {
            assert!(markdown(&report, lang).contains(report.title.get(lang)));
        }
    }
}

#[test]
fn ids_are_unique_and_papers_are_known() {
    let mut ids: Vec<&str> = EXPERIMENTS.iter().map(|e| e.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), EXPERIMENTS.len());
    for experiment in EXPERIMENTS {
        assert!(experiments::PAPERS.iter().any(|p| p.id == experiment.paper));
        for text in [experiment.title, experiment.question] {
            assert!(!text.get(Lang::Ja).is_empty());
        }
        let cells = Plan::new(experiment.id).cells().unwrap();
        let quick = Plan::quick(experiment.id).cells().unwrap();
        assert_eq!(quick, Plan::quick(experiment.id).cells().unwrap());
        assert!(
            !quick.is_empty() && quick.len() <= cells.len(),
            "{}",
            experiment.id
        );
    }
}

#[test]
fn the_merge_of_shards_equals_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let plan = tiny("trees-depth");
    let whole = folder.path().join("whole");
    run(&plan, options(2, "1/1", Some(&whole)));
    let mut parts = Vec::new();
    for i in 1..=3 {
        let part = folder.path().join(format!("part{i}"));
        run(&plan, options(1, &format!("{i}/3"), Some(&part)));
        parts.push(part);
    }
    let merged = folder.path().join("merged");
    let (again, results) = store::merge(&parts, &merged).unwrap();
    assert_eq!(again, plan);
    let counts = |folder: &Path| fs::read(folder.join("cells.jsonl")).unwrap();
    assert_eq!(counts(&merged), counts(&whole));
    let whole_results = store::read_results(&whole).unwrap();
    let findings = |results| Report::of(&plan, results).unwrap().findings;
    assert_eq!(findings(&results), findings(&whole_results));
    // A shard alone is not the whole, and folders of another plan do not mix.
    assert_ne!(counts(&parts[0]), counts(&whole));
    let other = folder.path().join("other");
    run(&tiny("trees-branching"), options(1, "1/9", Some(&other)));
    let error = store::merge(&[parts[0].clone(), other], &folder.path().join("no")).unwrap_err();
    assert!(matches!(error, LabError::OtherPlan(_)));
}

#[test]
fn a_resumed_run_equals_an_uninterrupted_one() {
    let folder = tempfile::tempdir().unwrap();
    let plan = Plan {
        positions: Some(2),
        ..Plan::quick("trees-depth")
    };
    let whole = folder.path().join("whole");
    run(&plan, options(1, "1/1", Some(&whole)));
    let broken = folder.path().join("broken");
    let mut first = Run::start(
        plan.clone(),
        options(2, "1/1", Some(&broken)),
        Arc::new(|| {}),
    )
    .unwrap();
    while first.progress().0 < 20 && first.wait(Duration::from_millis(5)) {}
    first.cancel();
    while first.wait(Duration::from_millis(5)) {}
    let kept = store::read_results(&broken).unwrap().len();
    assert!(kept >= 20);
    drop(first);
    // A kill in the middle of a line leaves a torn one.
    let path = broken.join("cells.jsonl");
    let mut text = fs::read(&path).unwrap();
    let torn = text.len() - 7;
    text.truncate(torn);
    fs::write(&path, text).unwrap();
    let second = run(&plan, options(2, "1/1", Some(&broken)));
    assert!(second.is_complete());
    let counts = |folder: &Path| fs::read(folder.join("cells.jsonl")).unwrap();
    assert_eq!(counts(&broken), counts(&whole));
    // Started once more, there is nothing left to do.
    let third = run(&plan, options(2, "1/1", Some(&broken)));
    assert_eq!(third.progress().0, third.progress().1);
    // The folder refuses another size of the experiment.
    let error = Run::start(
        tiny("trees-depth"),
        options(1, "1/1", Some(&broken)),
        Arc::new(|| {}),
    );
    assert!(matches!(error.err(), Some(LabError::OtherPlan(_))));
}

#[test]
fn a_paused_run_stands_still_and_a_cancelled_one_ends_at_once() {
    let plan = Plan::new("000-fig3");
    let mut run = Run::start(plan, options(2, "1/1", None), Arc::new(|| {})).unwrap();
    assert!(run.cost() > 1.0 && run.time_left() > 0.5);
    run.pause(true);
    assert!(run.is_paused());
    run.wait(Duration::from_millis(300));
    run.poll();
    let before = run.progress();
    run.wait(Duration::from_millis(200));
    assert_eq!(run.progress(), before);
    let asked = std::time::Instant::now();
    run.cancel();
    while run.wait(Duration::from_millis(5)) {}
    // A tenth of a second is the promise; a loaded machine gets some more.
    assert!(asked.elapsed() < Duration::from_secs(10));
    assert!(!run.is_complete());
}

/// Games are played on clocks of nodes: threads and machines make no difference to them.
#[test]
fn games_are_the_same_with_any_number_of_threads() {
    let plan = tiny("004-table4.1");
    let outcomes = |jobs: usize| {
        let run = run(&plan, options(jobs, "1/1", None));
        let of = |cell: &Cell| run.results()[&cell.id()].outcome.clone();
        let all: Vec<Outcome> = run.cells().iter().map(of).collect();
        all
    };
    let one = outcomes(1);
    assert!(one.len() >= 12);
    assert!(one.iter().all(|o| o.failed.is_none()));
    assert!(one.iter().all(|o| o.counts["lost_on_time"] == 0));
    assert_eq!(one, outcomes(3));
}

/// A game under way is given up like any search.
#[test]
fn a_run_of_games_is_paused_and_cancelled_in_the_middle_of_a_game() {
    let plan = Plan::new("004-table4.1");
    let mut run = Run::start(plan, options(2, "1/1", None), Arc::new(|| {})).unwrap();
    assert!(run.cost() > 1.0);
    run.wait(Duration::from_millis(50));
    run.pause(true);
    run.wait(Duration::from_millis(300));
    let before = run.progress();
    run.wait(Duration::from_millis(300));
    assert_eq!(run.progress(), before);
    let asked = std::time::Instant::now();
    run.cancel();
    while run.wait(Duration::from_millis(5)) {}
    assert!(asked.elapsed() < Duration::from_secs(10));
    assert!(!run.is_complete());
}

#[test]
fn a_report_is_written_in_every_form() {
    let folder = tempfile::tempdir().unwrap();
    let plan = tiny("trees-ordering");
    let run = run(&plan, options(2, "1/1", None));
    let report = Report::of(&plan, run.results()).unwrap();
    let files = write_files(&report, folder.path(), Lang::Ja).unwrap();
    for name in [
        "report.md",
        "report.json",
        "table.csv",
        "figure.svg",
        "figure.png",
    ] {
        let path = folder.path().join(name);
        assert!(files.contains(&path), "{name}");
        assert!(fs::metadata(&path).unwrap().len() > 100, "{name}");
    }
    let csv = fs::read_to_string(folder.path().join("table.csv")).unwrap();
    let columns = csv.lines().next().unwrap().split(',').count();
    assert!(csv.lines().all(|line| line.split(',').count() == columns));
    let json: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(folder.path().join("report.json")).unwrap())
            .unwrap();
    assert_eq!(json["experiment"], "trees-ordering");
    assert_eq!(json["findings"][0]["verdict"], "holds");
}

#[test]
fn the_floor_of_a_single_group_is_a_line_across_its_bars() {
    let plan = tiny("000-fig1");
    let run = run(&plan, options(2, "1/1", None));
    let report = Report::of(&plan, run.results()).unwrap();
    let curves = &report.figures[0].curves;
    let floor = curves.iter().find(|c| c.form == Form::Dashed).unwrap();
    let [(left, least), (right, same)] = floor.points[..] else {
        panic!("{:?}", floor.points);
    };
    // A uniform tree of sixteen leaves, two moves each: 4 + 4 − 1.
    assert_eq!((least, same), (7.0, 7.0));
    assert!(left < right);
}

#[test]
fn a_verdict_on_few_positions_is_never_told_without_their_number() {
    let plan = Plan {
        positions: Some(2),
        ..Plan::quick("trees-ordering")
    };
    let run = run(&plan, options(2, "1/1", None));
    let mut report = Report::of(&plan, run.results()).unwrap();
    let finding = report.findings[0].clone();
    assert_eq!(finding.verdict, Verdict::Holds);
    for (lang, said) in [
        (Lang::En, "reproduced (tentative: n = 2)"),
        (Lang::Ja, "再現した(暫定: n = 2)"),
    ] {
        assert_eq!(report.verdict(&finding, lang), said);
        assert!(markdown(&report, lang).contains(&format!("**{said}**")));
        let all = several(std::slice::from_ref(&report), lang);
        assert!(!all.contains(&format!("**{}**", finding.verdict.name().get(lang))));
    }
    report.positions = 50;
    assert_eq!(report.verdict(&finding, Lang::En), "reproduced");
}

#[test]
fn findings_are_computed_and_change_with_the_numbers() {
    let plan = tiny("trees-depth");
    let run = run(&plan, options(2, "1/1", None));
    let mut results = run.results().clone();
    let verdicts = |results: &store::Results| -> Vec<Verdict> {
        let report = Report::of(&plan, results).unwrap();
        report.findings.iter().map(|f| f.verdict).collect()
    };
    assert_eq!(verdicts(&results), [Verdict::Holds, Verdict::Holds]);
    for done in results.values_mut() {
        if done.outcome.cell.contains("/SSS*/") {
            *done.outcome.counts.get_mut("visits").unwrap() *= 1000;
        }
        if done.outcome.cell.contains("/minimax/") {
            for name in ["visits", "leaves"] {
                done.outcome.counts.insert(name.to_owned(), 1);
            }
        }
    }
    assert_eq!(
        verdicts(&results),
        [Verdict::DoesNotHold, Verdict::DoesNotHold]
    );
    // Where nothing was run nothing is decided.
    let undecided = |verdict: &Verdict| matches!(verdict, Verdict::Undecided { .. });
    let without = verdicts(&store::Results::new());
    assert!(
        without.len() == 2 && without.iter().all(undecided),
        "{without:?}"
    );
}

#[test]
fn an_experiment_of_ones_own_survives_the_file_and_runs() {
    let folder = tempfile::tempdir().unwrap();
    let own = Own {
        numbers: 2,
        ..(experiments::find("trees-depth").unwrap().own.unwrap())()
    };
    let path = folder.path().join("mine.ron");
    fs::write(&path, own.to_ron()).unwrap();
    let read = Own::load(&path).unwrap();
    assert_eq!(read, own);
    let plan = Plan {
        quick: true,
        ..Plan::of_own(Own {
            sweep: Sweep::Parameter {
                key: "c".to_owned(),
                values: vec!["1".to_owned(), "2".to_owned(), "4".to_owned()],
            },
            positions: vec!["random:seed={n},depth=4,branching=3".to_owned()],
            algorithms: vec![
                yomiki::search::catalogue::AlgorithmConfig::new("alpha-beta"),
                yomiki::search::catalogue::AlgorithmConfig::new("recursive-sss"),
            ],
            ..read
        })
    };
    let run = run(&plan, options(1, "1/1", None));
    let report = Report::of(&plan, run.results()).unwrap();
    assert_eq!(report.tables[0].rows.len(), 6);
    let bad = Own::load(&folder.path().join("none.ron")).unwrap_err();
    assert!(bad.to_string().contains("none.ron"));
}
