//! Searches: the answer's fields, limits, names of moves, counts.

use std::process::Stdio;

use serde_json::Value;
use yomiki::worker::waiting;

use crate::{json, program, refusal, search, yomiki};

#[test]
fn the_answer_has_every_field_of_the_contract() {
    let answer = json(&search("sss", &["--leaf-order"]));
    for field in [
        "game",
        "algorithm",
        "parameters",
        "question",
        "scoring",
        "value",
        "lower",
        "upper",
        "best_move",
        "pv",
        "complete",
        "stopped_by",
        "seconds",
        "counts",
        "leaf_order",
    ] {
        assert!(answer.get(field).is_some(), "{field} is missing");
    }
    for field in [
        "leaves",
        "visits",
        "inner_visits",
        "nodes",
        "expanded",
        "re_expanded",
        "max_open",
        "max_cells",
        "max_bytes",
        "max_bytes_used",
        "table_hits",
        "iterations",
        "re_searches",
        "final_threshold",
    ] {
        assert!(
            answer["counts"].get(field).is_some(),
            "counts.{field} is missing"
        );
    }
    assert_eq!(
        (&answer["value"], &answer["complete"]),
        (&Value::from(30), &Value::from(true))
    );
    assert_eq!(answer["counts"]["leaves"], 7);
    assert_eq!(answer["leaf_order"].as_array().unwrap().len(), 7);
    assert_eq!(answer["best_move"], 1);
    assert_eq!(answer["pv"], serde_json::json!([1, 0, 1, 0]));
    assert_eq!(answer["stopped_by"], Value::Null);
}

#[test]
fn every_algorithm_of_the_list_finds_the_value() {
    let list = json(&["algorithms", "--json"]);
    let entries = list.as_array().unwrap();
    assert!(entries.len() >= 18, "{} algorithms", entries.len());
    for entry in entries {
        let id = entry["id"].as_str().unwrap();
        let questions = entry["questions"].as_array().unwrap();
        if *questions == [Value::from("depth")] {
            // Of a game only: with room for every line it is a search to a depth.
            let at_depth = |id, more: &[&'static str]| {
                let mut arguments = vec!["search", "--game", "othello", "--algorithm", id];
                arguments.extend(["--position", "random:size=6,empties=10,seed=1", "--json"]);
                arguments.extend(["--question", "depth", "--depth", "3"]);
                arguments.extend(more);
                json(&arguments)["value"].clone()
            };
            let plain = at_depth("alpha-beta", &[]);
            assert_eq!(at_depth(id, &["--set", "threshold=40"]), plain, "{id}");
            continue;
        }
        let yes_no = !questions.contains(&Value::from("score"));
        let more: &[&str] = if yes_no {
            &["--question", "at-least", "--threshold", "30"]
        } else {
            &[]
        };
        let answer = json(&search(id, more));
        assert_eq!(answer["value"], if yes_no { 1 } else { 30 }, "{id}");
    }
}

#[test]
fn limits_end_a_search_with_what_is_known() {
    let position = "random:seed=1,depth=20,branching=4";
    for id in [
        "alpha-beta",
        "sss",
        "sss-stockman",
        "mt-sss",
        "recursive-sss",
        "pvs",
        "iterative-deepening",
    ] {
        let answer = json(&[
            "search",
            "--game",
            "tree",
            "--position",
            position,
            "--algorithm",
            id,
            "--max-nodes",
            "5000",
            "--json",
        ]);
        assert_eq!(answer["stopped_by"], "nodes", "{id}");
        assert_eq!(
            (&answer["complete"], &answer["value"]),
            (&Value::from(false), &Value::Null),
            "{id}"
        );
        assert!(answer["counts"]["nodes"].as_u64().unwrap() <= 5000, "{id}");
    }
    let answer = json(&[
        "search",
        "--game",
        "tree",
        "--position",
        position,
        "--algorithm",
        "alpha-beta",
        "--max-time",
        "0.05",
        "--json",
    ]);
    assert_eq!(answer["stopped_by"], "time");
    assert!(answer["seconds"].as_f64().unwrap() < 0.15 + 0.05);
}

#[test]
fn a_limit_beyond_all_memory_is_no_limit() {
    let answer = json(&search("sss", &["--max-memory", "17592186044416"]));
    assert_eq!(answer["value"], 30);
}

#[test]
fn infinite_bounds_are_words() {
    let answer = json(&search("alpha-beta", &["--max-nodes", "3"]));
    assert_eq!(
        (&answer["lower"], &answer["upper"]),
        (&Value::from("-inf"), &Value::from("inf"))
    );
}

#[test]
fn and_or_trees_answer_one_or_zero_with_their_own_node_numbers() {
    let arguments = |text| {
        [
            "search",
            "--game",
            "and-or",
            "--position",
            text,
            "--algorithm",
            "alpha-beta",
            "--leaf-order",
            "--json",
        ]
    };
    let answer = json(&arguments("[[T F] T]"));
    assert_eq!(answer["value"], 1);
    assert!(answer["expansion_order"].is_array());
    let graph = r#"{"0":["OR",[1,2]],"1":["AND",[3,4]],"2":["F",[]],"3":["T",[]],"4":["F",[]]}"#;
    assert_eq!(json(&arguments(graph))["value"], 0);
}

#[test]
fn othello_moves_have_their_names() {
    let answer = json(&[
        "search",
        "--game",
        "othello",
        "--position",
        "start",
        "--size",
        "4",
        "--algorithm",
        "alpha-beta",
        "--json",
    ]);
    assert_eq!(answer["value"], -8);
    assert!(answer["best_move"].as_str().unwrap().len() == 2);
    assert_eq!(answer["scoring"], "plain");
    let winner = json(&[
        "search",
        "--game",
        "othello",
        "--position",
        "start",
        "--size",
        "4",
        "--algorithm",
        "sss",
        "--score",
        "winner",
        "--json",
    ]);
    assert_eq!(winner["value"], -10);
    let wld = json(&[
        "search",
        "--game",
        "othello",
        "--position",
        "start",
        "--size",
        "4",
        "--algorithm",
        "pvs",
        "--question",
        "wld",
        "--json",
    ]);
    assert_eq!(wld["value"], -1);
}

#[test]
fn perft_and_random_trees() {
    let answer = json(&[
        "perft",
        "--game",
        "othello",
        "--position",
        "start",
        "--depth",
        "6",
        "--json",
    ]);
    assert_eq!(answer["nodes"], 8200);
    let output = yomiki(&["tree", "--random", "7", "--depth", "3", "--branching", "2"]);
    let text = String::from_utf8(output.stdout).unwrap();
    let again = yomiki(&["tree", "--random", "7", "--depth", "3", "--branching", "2"]);
    assert_eq!(
        text.as_bytes(),
        again.stdout,
        "the same seed gives the same tree"
    );
    let printed = json(&[
        "search",
        "--game",
        "tree",
        "--position",
        text.trim(),
        "--algorithm",
        "minimax",
        "--json",
    ]);
    let recipe = json(&[
        "search",
        "--game",
        "tree",
        "--position",
        "random:seed=7,depth=3,branching=2",
        "--algorithm",
        "minimax",
        "--json",
    ]);
    assert_eq!(printed["value"], recipe["value"]);
    assert_eq!(printed["counts"]["leaves"], 8);
}

#[test]
fn random_trees_vary_where_two_numbers_are_given() {
    let tree = |more: &[&str]| {
        let output = yomiki(&[&["tree", "--random", "3"], more].concat());
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let varying = tree(&["--depth", "2..4", "--branching", "2..3"]);
    assert_ne!(varying, tree(&["--depth", "4", "--branching", "3"]));
    let refused = refusal(&[
        "tree",
        "--random",
        "3",
        "--depth",
        "2..x",
        "--branching",
        "2",
    ]);
    assert!(
        refused.contains("--depth") && refused.contains("two such as 2..4"),
        "{refused}"
    );
    let refused = refusal(&["tree", "--random", "3", "--depth", "-1", "--branching", "2"]);
    assert!(refused.contains("'-1' for '--depth"), "{refused}");
}

#[test]
fn event_files_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("run.jsonl");
    json(&search("alpha-beta", &["--events", file.to_str().unwrap()]));
    let text = std::fs::read_to_string(&file).unwrap();
    let head: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(
        (&head["yomiki_events"], &head["algorithm"]),
        (&Value::from(1), &Value::from("alpha-beta"))
    );
    assert!(text.lines().count() > 50);
    let last: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    assert_eq!(last["event"], "end");
    assert!(last["counts"]["inner_visits"].as_u64().unwrap() > 0);
    assert!(last.get("stopped").is_none(), "it ran to its end");
}

/// SSS* from the start of 8×8 Othello would take gigabytes in seconds.
#[test]
fn the_memory_limit_is_really_kept() {
    if !cfg!(target_os = "linux") {
        println!("skipped: the process's memory is read from /proc");
        return;
    }
    const LIMIT_MIB: u64 = 24;
    let mut child = program()
        .args([
            "search",
            "--game",
            "othello",
            "--position",
            "start",
            "--algorithm",
            "sss",
            "--json",
        ])
        .args(["--max-memory", &LIMIT_MIB.to_string(), "--max-time", "100"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut peak_kib = 0;
    waiting::expect_that("the end of the search", || {
        let peak = std::fs::read_to_string(&status).ok().and_then(|text| {
            let line = text.lines().find(|line| line.starts_with("VmHWM:"))?;
            line.split_whitespace().nth(1)?.parse::<u64>().ok()
        });
        peak_kib = peak_kib.max(peak.unwrap_or(0));
        child.try_wait().unwrap().is_some()
    });
    let answer: Value = serde_json::from_slice(&child.wait_with_output().unwrap().stdout).unwrap();
    assert_eq!(answer["stopped_by"], "memory");
    assert!(answer["counts"]["max_bytes"].as_u64().unwrap() <= LIMIT_MIB << 20);
    assert!(
        peak_kib > 0 && peak_kib <= (LIMIT_MIB + 64) << 10,
        "peak {} MiB",
        peak_kib >> 10
    );
}

#[test]
fn every_command_that_answers_can_answer_in_json() {
    let lesson = json(&["lesson", "check", "minimax", "--json"]);
    assert_eq!(lesson["holds"], true);
    assert!(
        lesson["steps"]
            .as_array()
            .is_some_and(|steps| !steps.is_empty())
    );
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("demo.png").display().to_string();
    let demo = json(&["demo", "--out", &picture, "--json"]);
    assert_eq!(demo["runners"][0]["value"], demo["runners"][1]["value"]);
    assert_eq!(demo["picture"], picture.as_str());
    let race = json(&["race", "--example", "first", "--json"]);
    let search = json(&search("alpha-beta", &[]));
    let runners = race["runners"].as_array().unwrap();
    let same = runners
        .iter()
        .find(|r| r["algorithm"] == "alpha-beta")
        .unwrap();
    assert_eq!(same["parameters"], search["parameters"]);
    // Only Othello has empty squares to give away.
    assert_eq!(search["scoring"], Value::Null);
}
