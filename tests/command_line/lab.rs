//! Experiments and the training of weights.

use std::path::Path;

use yomiki::worker::waiting;

use crate::{json, refusal, yomiki};

#[test]
fn training_goes_on_where_it_stopped_and_gives_the_same_weights() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (once, twice) = (path("once"), path("twice"));
    let train = |out: &str, stages: &str| {
        yomiki(&[
            "train",
            "othello",
            "--out",
            out,
            "--positions",
            "40",
            "--seed",
            "3",
            "--stages",
            stages,
        ])
    };
    assert!(train(&once, "2").status.success());
    assert!(train(&twice, "1").status.success());
    assert!(train(&twice, "2").status.success());
    assert_eq!(
        std::fs::read(&once).unwrap(),
        std::fs::read(&twice).unwrap()
    );
    let other = [
        "train",
        "othello",
        "--out",
        &once,
        "--positions",
        "41",
        "--seed",
        "3",
    ];
    assert!(refusal(&other).contains("was begun with --seed 3 --positions 40"));
}

#[test]
fn experiments_are_listed_with_the_fields_of_the_contract() {
    let list = json(&["lab", "list", "--json"]);
    let list = list.as_array().unwrap();
    for row in list {
        assert!(row["id"].is_string() && row["paper"].is_string() && row["title"].is_string());
        assert!(row["cells"].as_u64().unwrap() > 0);
    }
    let papers: Vec<&str> = list.iter().filter_map(|r| r["paper"].as_str()).collect();
    for paper in ["000", "001", "002", "003", "beyond"] {
        assert!(papers.contains(&paper), "{paper}");
    }
}

#[test]
fn shards_run_by_separate_commands_merge_to_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let run = |out: &str, more: &[&str]| {
        let mut arguments = vec!["lab", "run", "trees-depth", "--quick", "--positions", "1"];
        arguments.extend(["--jobs", "1", "--out", out]);
        arguments.extend(more);
        let output = yomiki(&arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{said}");
        said
    };
    let (whole, one, two, merged) = (path("whole"), path("one"), path("two"), path("merged"));
    assert!(run(&whole, &[]).contains("of processor time"));
    run(&one, &["--shard", "1/2"]);
    run(&two, &["--shard", "2/2"]);
    assert!(
        yomiki(&["lab", "merge", &one, &two, "--out", &merged])
            .status
            .success()
    );
    let counts = |out: &str| std::fs::read(format!("{out}/cells.jsonl")).unwrap();
    assert_eq!(counts(&merged), counts(&whole));
    let report = json(&["lab", "report", &merged, "--json"]);
    assert_eq!(report["experiment"], "trees-depth");
    assert_eq!(report["done"], report["cells"]);
    assert_eq!(report["findings"][0]["verdict"], "holds");
    let text = yomiki(&["lab", "report", &merged, &whole]);
    assert!(String::from_utf8_lossy(&text.stdout).starts_with("# Reproduction"));
    assert!(run(&whole, &[]).contains("finished before"));
    let other = ["lab", "run", "trees-depth", "--out", &whole];
    assert!(refusal(&other).contains("holds another experiment"));
    assert!(refusal(&["lab", "run", "none", "--out", &path("x")]).contains("no experiment 'none'"));
    assert!(refusal(&["lab", "report", &path("y")]).contains("no plan.json"));
}

/// A run of an hour, in this folder.
fn start_long_run(out: &str, shard: &str) -> std::process::Child {
    let child = std::process::Command::new(env!("CARGO_BIN_EXE_yomiki"))
        .args(["lab", "run", "000-fig3", "--jobs", "1", "--out", out])
        .args(["--shard", shard])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    // Its results are open, so it has begun to search.
    let results = Path::new(out).join("cells.jsonl");
    waiting::expect_that("the results of a run", || results.exists());
    child
}

#[test]
fn two_processes_do_not_work_in_one_folder_but_shards_run_side_by_side() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (first, second) = (path("1"), path("2"));
    let mut one = start_long_run(&first, "1/2");
    let mut other = start_long_run(&second, "2/2");
    let again = |out: &str, shard: &str| {
        refusal(&["lab", "run", "000-fig3", "--out", out, "--shard", shard])
    };
    let said = again(&first, "1/2");
    let holder = format!("process {}", one.id());
    assert!(said.contains(&holder) && said.contains(&first), "{said}");
    // A folder of another part is not this one's to wait for.
    let said = again(&first, "2/2");
    assert!(said.contains("holds another experiment"), "{said}");
    for child in [&mut one, &mut other] {
        assert!(child.try_wait().unwrap().is_none(), "both run");
    }
    // One that was killed holds nobody up.
    one.kill().unwrap();
    one.wait().unwrap();
    let size = || std::fs::metadata(Path::new(&first).join("cells.jsonl")).map_or(0, |m| m.len());
    let before = size();
    let mut heir = start_long_run(&first, "1/2");
    waiting::expect_that("a result of the second process", || size() > before);
    assert!(heir.try_wait().unwrap().is_none(), "it runs");
    for child in [&mut heir, &mut other] {
        child.kill().unwrap();
        child.wait().unwrap();
    }
}
