//! An experiment of a paper is run, its findings read, its tables and figures taken home.

use super::person::{Desk, Person};

#[test]
fn figure_one_is_run_and_exported() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let out = folder.path().join("results");
    let mut person = Person::sits_down();
    person.goes_to(Desk::Lab);
    person.chooses_experiment("Figure 1: all searches on one small tree");
    let all = person.searches().1;
    assert!(all > 10, "every search that finds a value: {all}");
    person.runs_the_experiment();
    assert_eq!(person.searches(), (all, all));
    person.must_see(&format!("All {all} searches are there."));

    person.exports_results(&out, "figure.png");
    let read = |name: &str| std::fs::read(out.join(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
    let text = |name: &str| String::from_utf8(read(name)).expect("a text");
    // One row a search, under one head.
    let csv = text("table.csv");
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 1 + all, "{csv}");
    assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{csv}");
    for (search, leaves) in [("SSS*", "7"), ("α-β", "13"), ("minimax", "16")] {
        let row = rows.iter().find(|row| row[0] == search);
        let row = row.unwrap_or_else(|| panic!("no {search} in {csv}"));
        assert_eq!(row[1].parse::<f64>(), leaves.parse(), "{row:?}");
    }
    let svg = text("figure.svg");
    assert!(svg.starts_with("<svg") && svg.contains("SSS*"));
    assert_eq!(&read("figure.png")[1..4], b"PNG");
    let report = text("report.md");
    assert!(report.contains("Figure 1") && report.contains("SSS*"));
    let json: serde_json::Value = serde_json::from_str(&text("report.json")).expect("JSON");
    assert_eq!(json["done"], all);
}

#[test]
fn what_is_watched_is_made_an_experiment_of_ones_own() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let out = folder.path().join("results");
    let mut person = Person::sits_down();
    person.goes_to(Desk::Lab);
    person.composes_an_experiment();
    assert_eq!(person.searches(), (0, 2), "SSS* and α-β on one tree");
    person.runs_the_experiment();
    person.exports_results(&out, "figure.png");
    let csv = std::fs::read_to_string(out.join("table.csv")).expect("a table");
    let searches: Vec<&str> = (csv.lines().skip(1))
        .filter_map(|row| row.split(',').next())
        .collect();
    assert_eq!(searches, ["SSS*", "α-β"], "{csv}");
    // The window behind it is as it was.
    person.goes_to(Desk::Watch);
    assert!(!person.model().has_runs());
}
