//! The command line from outside: its names and JSON fields are a contract.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn yomiki(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_yomiki"))
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = yomiki(arguments);
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{arguments:?}: {e}"))
}

/// Fails with code 2 and exactly one line on standard error; gives that line.
fn refusal(arguments: &[&str]) -> String {
    let output = yomiki(arguments);
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {text}");
    assert!(output.stdout.is_empty());
    assert_eq!(text.trim_end().lines().count(), 1, "{text}");
    text.trim_end().to_owned()
}

const TREE: &str = "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]";

fn search<'a>(algorithm: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec![
        "search",
        "--game",
        "tree",
        "--position",
        TREE,
        "--algorithm",
        algorithm,
        "--json",
    ];
    arguments.extend(more);
    arguments
}

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
fn wrong_input_is_a_sentence_that_says_where() {
    let tree = |position| {
        [
            "search",
            "--game",
            "tree",
            "--position",
            position,
            "--algorithm",
            "sss",
        ]
    };
    assert!(refusal(&tree("[[3 5] [2 x]]")).contains("character 11"));
    assert!(refusal(&tree("[[3 5]")).len() > 20);
    assert!(refusal(&search("ssss", &[])).contains("ssss"));
    assert!(refusal(&search("recursive-sss", &["--set", "c=0"])).contains("c=0"));
    assert!(refusal(&search("sss", &["--set", "depth=3"])).contains("depth"));
    assert!(refusal(&search("sss", &["--question", "at-least"])).contains("--threshold"));
    assert!(
        refusal(&[
            "search",
            "--game",
            "tree",
            "--position",
            "@no-such-file",
            "--algorithm",
            "sss"
        ])
        .contains("no-such-file")
    );
    assert!(refusal(&search("sss", &["--max-time", "-1"])).contains("--max-time"));
    assert!(refusal(&search("sss", &["--max-time", "nan"])).contains("--max-time"));
    assert!(refusal(&search("sss", &["--size", "5"])).contains("4, 6, 8"));
    assert!(refusal(&search("sss", &["--no-such-option"])).contains("--no-such-option"));
    let board = "XXXXXXXXX";
    assert!(
        refusal(&[
            "search",
            "--game",
            "othello",
            "--position",
            board,
            "--algorithm",
            "sss"
        ])
        .len()
            > 20
    );
}

#[test]
fn deep_nesting_does_not_overflow_the_stack() {
    let deep = format!("{}1{}", "[".repeat(9_000), "]".repeat(9_000));
    for id in [
        "minimax",
        "alpha-beta",
        "sss",
        "recursive-sss",
        "mt-sss",
        "scout",
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_yomiki"))
            .args([
                "search",
                "--game",
                "tree",
                "--position",
                "-",
                "--algorithm",
                id,
                "--json",
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(deep.as_bytes())
            .unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{id}");
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(answer["value"], 1, "{id}");
    }
    let text = "[".repeat(1_000_000);
    let path = std::env::temp_dir().join("yomiki-deep.txt");
    std::fs::write(&path, text).unwrap();
    let position = format!("@{}", path.display());
    assert!(
        refusal(&[
            "search",
            "--game",
            "tree",
            "--position",
            &position,
            "--algorithm",
            "sss"
        ])
        .contains("10000")
    );
}

#[test]
fn without_a_display_the_window_says_so_and_names_what_works() {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        println!("skipped: only X11 and Wayland can be missing");
        return;
    }
    let sentence = refusal(&[]);
    for word in ["no display", "demo", "render", "search", "lab", "match"] {
        assert!(sentence.contains(word), "{word}: {sentence}");
    }
}

#[test]
fn a_race_prints_score_and_overlay() {
    let answer = json(&["race", "--example", "first", "--json"]);
    let pair = &answer["overlays"][0];
    assert_eq!(
        (&pair["first"], &pair["second"]),
        (&Value::from("SSS*"), &Value::from("α-β"))
    );
    assert_eq!(pair["leaves"]["both"], 7);
    // Sixteen leaves and fifteen inner nodes, searched or not.
    let (leaves, inner) = (&pair["leaves"], &pair["inner"]);
    assert_eq!(
        (&leaves["nobody"], &inner["nobody"]),
        (&Value::from(3), &Value::from(1))
    );
    assert_eq!(
        (
            &pair["leaves"]["only_first"],
            &pair["leaves"]["only_second"]
        ),
        (&Value::from(0), &Value::from(6))
    );
    assert_eq!(
        (&pair["first_is_subset"], &pair["promised"]),
        (&Value::from(true), &Value::from(true))
    );
}

/// Two recordings that are cut at different depths: only what both hold is compared.
#[test]
fn a_race_that_is_not_recorded_in_full_says_how_deep_it_compares() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("race.ron");
    let mut session = yomiki::session::examples::first().session();
    session.problem.position = "random:seed=3,depth=9,branching=4"
        .parse()
        .map(yomiki::problem::Position::Tree)
        .unwrap();
    session.record_events = 6000;
    session.save(&file).unwrap();
    let answer = json(&["race", "--session", file.to_str().unwrap(), "--json"]);
    let pair = &answer["overlays"][0];
    assert!(pair["compared_to_depth"].as_u64().unwrap() < 9, "{pair}");
    for part in ["leaves", "inner", "all_leaves"] {
        assert_eq!(pair[part]["only_first"], 0, "{part} of {pair}");
    }
    let leaves = &answer["runners"][0]["counts"]["visits"];
    assert_eq!(&pair["all_leaves"]["both"], leaves);
    let whole = json(&["race", "--example", "first", "--json"]);
    let pair = &whole["overlays"][0];
    assert!(pair["compared_to_depth"].is_null());
    assert_eq!(pair["all_leaves"]["both"], pair["leaves"]["both"]);
}

#[test]
fn demo_and_render_draw_without_a_display() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("demo.png");
    let output = yomiki(&["demo", "--out", file.to_str().unwrap()]);
    assert!(output.status.success());
    assert!(String::from_utf8(output.stdout).unwrap().contains("SSS*"));
    let size = image::image_dimensions(&file).unwrap();
    assert_eq!(size, (1600, 1000));
    let file = folder.path().join("render.png");
    let arguments = [
        "render",
        "--example",
        "ties",
        "--size",
        "800x600",
        "--lang",
        "ja",
        "--theme",
        "dark",
        "--events",
        "9",
        "--out",
    ];
    let output = yomiki(&[&arguments[..], &[file.to_str().unwrap()]].concat());
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(image::image_dimensions(&file).unwrap(), (800, 600));
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
    let mut child = Command::new(env!("CARGO_BIN_EXE_yomiki"))
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
    while child.try_wait().unwrap().is_none() {
        let peak = std::fs::read_to_string(&status).ok().and_then(|text| {
            let line = text.lines().find(|line| line.starts_with("VmHWM:"))?;
            line.split_whitespace().nth(1)?.parse::<u64>().ok()
        });
        peak_kib = peak_kib.max(peak.unwrap_or(0));
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let answer: Value = serde_json::from_slice(&child.wait_with_output().unwrap().stdout).unwrap();
    assert_eq!(answer["stopped_by"], "memory");
    assert!(answer["counts"]["max_bytes"].as_u64().unwrap() <= LIMIT_MIB << 20);
    assert!(
        peak_kib > 0 && peak_kib <= (LIMIT_MIB + 64) << 10,
        "peak {} MiB",
        peak_kib >> 10
    );
}

const SHOGI_START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

fn shogi<'a>(position: &'a str, algorithm: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec![
        "search",
        "--game",
        "shogi",
        "--question",
        "depth",
        "--position",
        position,
        "--algorithm",
        algorithm,
        "--json",
    ];
    arguments.extend(more);
    arguments
}

#[test]
fn shogi_is_searched_with_the_evaluators_and_orders_of_the_paper() {
    let paper = [
        "--depth",
        "3",
        "--evaluator",
        "positional",
        "--order",
        "positional",
    ];
    let value = json(&shogi("startpos", "alpha-beta", &paper))["value"].clone();
    assert!(value.is_i64(), "{value}");
    for algorithm in ["pvs", "nega-scout", "aspiration", "sss"] {
        let answer = json(&shogi(SHOGI_START, algorithm, &paper));
        assert_eq!(answer["value"], value, "{algorithm}");
        assert_eq!(answer["game"], "shogi");
        assert_eq!(answer["depth"], 3);
        // Moves are written as USI does.
        let best = answer["best_move"].as_str().unwrap();
        assert_eq!(best.len(), 4, "{best}");
    }
    let material = ["--depth", "1", "--evaluator", "material"];
    let takes = "4k4/9/4g4/4p4/9/9/9/4R4/4K4 b - 1";
    let answer = json(&shogi(takes, "alpha-beta", &material));
    assert_eq!(answer["best_move"], "5h5d");
    // With captures played out the rook does not take what is protected.
    let quiet = ["--depth", "1", "--evaluator", "material", "--quiescence"];
    let answer = json(&shogi(takes, "alpha-beta", &quiet));
    assert_ne!(answer["best_move"], "5h5d");
    let mate = "7k1/9/5G1G1/9/9/9/9/9/9 b - 1";
    let answer = json(&shogi(mate, "minimax", &["--depth", "3"]));
    assert_eq!(answer["value"], 999_997);
}

#[test]
fn shogi_positions_come_from_files_in_any_format() {
    let folder = tempfile::tempdir().unwrap();
    let after = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
    let value = json(&shogi(after, "alpha-beta", &["--depth", "2"]))["value"].clone();
    for (name, text) in [
        ("game.csa", "V2.2\nPI\n+\n+7776FU\n-3334FU\n"),
        (
            "game.kif",
            "手合割：平手\n手数----指手---------消費時間--\n1 ７六歩(77)\n2 ３四歩(33)\n",
        ),
        ("game.ki2", "▲７六歩 △３四歩\n"),
        ("game.usi", "position startpos moves 7g7f 3c3d"),
    ] {
        for shift_jis in [false, true] {
            let path = folder.path().join(name);
            let bytes = if shift_jis {
                encoding_rs::SHIFT_JIS.encode(text).0.into_owned()
            } else {
                text.as_bytes().to_vec()
            };
            std::fs::write(&path, bytes).unwrap();
            let file = format!("@{}", path.display());
            let answer = json(&shogi(&file, "alpha-beta", &["--depth", "2"]));
            assert_eq!(answer["value"], value, "{name}");
        }
    }
    std::fs::write(
        folder.path().join("bad.kif"),
        "手合割：平手\n1 ５五歩(77)\n",
    )
    .unwrap();
    let file = format!("@{}", folder.path().join("bad.kif").display());
    let line = refusal(&shogi(&file, "alpha-beta", &["--depth", "2"]));
    assert!(line.contains("line 2"), "{line}");
}

#[test]
fn shogi_perft_counts_the_known_numbers() {
    for (depth, leaves) in [("1", 30), ("2", 900), ("3", 25_470)] {
        let perft = [
            "perft",
            "--game",
            "shogi",
            "--position",
            "startpos",
            "--depth",
        ];
        let answer = json(&[&perft[..], &[depth, "--json"]].concat());
        assert_eq!(answer["nodes"], leaves, "{answer}");
    }
    let barred = refusal(&shogi(
        "9/9/9/9/9/9/9/9/9 b - 1",
        "alpha-beta",
        &["--depth", "1"],
    ));
    assert!(barred.contains("there is no king on the board"), "{barred}");
}

#[test]
fn a_search_can_be_drawn_as_svg_and_as_png() {
    let folder = tempfile::tempdir().unwrap();
    let svg = folder.path().join("tree.svg");
    let answer = json(&search("sss", &["--svg", svg.to_str().unwrap()]));
    assert_eq!(answer["value"], 30);
    let text = std::fs::read_to_string(&svg).unwrap();
    assert!(text.starts_with("<svg") || text.starts_with("<?xml"));
    // The root's value and the leaf that gave it, and the caption with the counts.
    assert!(text.matches(">30</text>").count() >= 2, "{text}");
    assert!(text.contains("7 leaves"));

    let png = folder.path().join("tree.png");
    json(&search("alpha-beta", &["--svg", png.to_str().unwrap()]));
    assert_eq!(&std::fs::read(&png).unwrap()[1..4], b"PNG");
    let wrong = folder.path().join("tree.bmp");
    let line = refusal(&search("sss", &["--svg", wrong.to_str().unwrap()]));
    assert!(line.contains(".svg or .png"), "{line}");
}

#[test]
fn every_complaint_about_a_file_names_it() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (empty, events) = (
        write("empty.txt", ""),
        write("half.jsonl", r#"{"event": 1"#),
    );
    let (tree, session) = (write("tree.txt", "[T F"), write("broken.ron", "garbage"));
    let searched = |path: &str| {
        let at = format!("@{path}");
        refusal(&[
            "search",
            "--game",
            "and-or",
            "--position",
            &at,
            "--algorithm",
            "df-pn",
        ])
    };
    let solved = |path: &str| refusal(&["solve", "tsume", &format!("@{path}")]);
    let cases = [
        (&empty, searched(&empty), "nothing here to read"),
        (&events, searched(&events), "this is an event file"),
        (&tree, searched(&tree), "at character 1"),
        (&empty, solved(&empty), ""),
        (
            &session,
            refusal(&["race", "--session", &session]),
            "this is no session that can be read (line 1, column",
        ),
        (
            &session,
            refusal(&["lesson", "check", &session]),
            "this is no lesson that can be read (line 1, column",
        ),
        (
            &session,
            refusal(&[
                "lab",
                "run",
                &session,
                "--out",
                folder.path().to_str().unwrap(),
            ]),
            "this is no experiment that can be read (line 1, column",
        ),
    ];
    for (path, line, why) in cases {
        assert!(line.starts_with(&format!("yomiki: {path}: ")), "{line}");
        assert_eq!(line.matches(path.as_str()).count(), 1, "{line}");
        assert!(line.contains(why), "{line}");
    }
}

#[test]
fn othello_endgames_are_solved_line_by_line_and_bad_lines_are_skipped() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_yomiki"))
        .args(["solve", "othello", "-", "--json", "--all-moves"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The 4×4 start with a name, something else, and a board that is full.
    let lines = "-----OX--XO----- X; % start\nno board\nXXXXXXXXXXXXXXXO X\n";
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(lines.as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.contains("line 2") && error.contains("skipped"),
        "{error}"
    );
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 2);
    let start = &answers[0];
    assert_eq!(start["id"], "start");
    assert_eq!(start["result"], "exact");
    assert_eq!(
        (&start["score"], &start["lower"]),
        (&(-10).into(), &(-10).into())
    );
    assert_eq!(start["moves"].as_object().unwrap().len(), 4);
    assert!(start["pv"].as_array().unwrap().len() >= 8);
    assert!(start["nodes"].as_u64().unwrap() > 0 && start["seconds"].as_f64().is_some());
    assert!(start["max_bytes"].as_u64().is_some());
    assert_eq!(
        (&answers[1]["score"], &answers[1]["best_move"]),
        (&14.into(), &Value::Null)
    );
}

/// Every field of the contract, names and numbers as ids, bad lines reported and passed over.
#[test]
fn tsume_problems_are_solved_line_by_line_and_bad_lines_are_skipped() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set.sfen");
    let lines = "# a comment\n8k/9/7GG/9/9/9/9/9/9 b - 1 ; name=golds\nno problem\n\
        9/9/9/9/4k4/9/9/9/9 b G2r2b3g4s4n4l18p 1\n9/9/9/9/9/9/9/9/9 b - 1\n";
    std::fs::write(&set, lines).unwrap();
    let argument = format!("@{}", set.display());
    let output = yomiki(&["solve", "tsume", &argument, "--unique", "--json"]);
    assert!(output.status.success());
    let error = String::from_utf8(output.stderr).unwrap();
    let reported: Vec<&str> = error.lines().collect();
    assert_eq!(reported.len(), 2, "{error}");
    assert!(reported.iter().all(|line| line.contains("set.sfen: ")));
    assert!(reported[0].contains("line 3, column") && reported[0].contains("skipped"));
    assert!(reported[1].contains("line 5") && reported[1].contains("no king"));
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 2);
    let golds = &answers[0];
    assert_eq!(
        (&golds["id"], &golds["result"]),
        (&"golds".into(), &"mate".into())
    );
    assert_eq!(golds["reason"], "proved");
    assert_eq!(
        (&golds["moves"], &golds["moves_by_convention"]),
        (&1.into(), &1.into())
    );
    assert_eq!(
        (&golds["exact"], &golds["unique"]),
        (&true.into(), &false.into())
    );
    assert_eq!(golds["line"].as_array().unwrap().len(), 1);
    assert_eq!(golds["cooks"].as_array().unwrap().len(), 3);
    assert_eq!(golds["left_in_hand"], "");
    let none = &answers[1];
    assert_eq!(
        (&none["id"], &none["result"]),
        (&"4".into(), &"no-mate".into())
    );
    assert_eq!(
        (&none["reason"], &none["moves"]),
        (&"refuted".into(), &Value::Null)
    );
    for field in ["nodes", "max_bytes"] {
        assert!(none[field].is_u64(), "{field}");
    }
    assert!(none["seconds"].is_f64());
    // Where no line is a problem, the first stands for all.
    std::fs::write(&set, "one\ntwo\n").unwrap();
    let refused = refusal(&["solve", "tsume", &argument, "--json"]);
    assert!(
        refused.contains("line 1") && refused.ends_with("none of the 2 lines could be read"),
        "{refused}"
    );
}

#[test]
fn sets_of_endgames_take_any_notation_a_line_or_one_game_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set.txt");
    let ggf = "(;GM[Othello]PB[a]PW[b]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[d3]W[c3];)";
    let lines = format!("% a comment\n-----OX--XO----- X\nf5d6c3\n{ggf}\n");
    std::fs::write(&set, lines).unwrap();
    let argument = format!("@{}", set.display());
    let limited = ["--max-nodes", "100", "--json"];
    let output = yomiki(&[&["solve", "othello", &argument], &limited[..]].concat());
    assert!(output.status.success() && output.stderr.is_empty());
    let text = String::from_utf8(output.stdout).unwrap();
    let ids: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["id"].clone())
        .collect();
    assert_eq!(ids, ["2", "3", "4"]);
    // No line of a board drawn in rows is a position; the file is.
    std::fs::write(&set, "----\n-OX-\n-XO-\n----\nX\n").unwrap();
    let answer = json(&["solve", "othello", &argument, "--json"]);
    assert_eq!(answer["score"], -10);
}

#[test]
fn a_solve_out_of_nodes_answers_with_bounds() {
    let answer = json(&[
        "solve",
        "othello",
        "random:empties=24,seed=1",
        "--max-nodes",
        "1000",
        "--max-memory",
        "4",
        "--json",
    ]);
    assert_eq!(
        (&answer["result"], &answer["score"]),
        (&"bounds".into(), &Value::Null)
    );
    assert_eq!(answer["stopped_by"], "nodes");
    assert!(answer["max_bytes"].as_u64().unwrap() <= 4 << 20);
    assert!(answer["lower"].as_i64() < answer["upper"].as_i64());
}

#[test]
fn win_draw_or_loss_of_an_endgame_is_a_sign() {
    let answer = json(&[
        "solve",
        "othello",
        "-----OX--XO----- X",
        "--wld",
        "--threads",
        "2",
        "--json",
    ]);
    assert_eq!(
        (&answer["result"], &answer["score"]),
        (&"exact".into(), &(-1).into())
    );
}

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

/// A printed problem with its solution, as tsume collections hold it: no king but the defender's.
const SOLVED_PROBLEM: &str = "後手の持駒：飛二 角二 金三 銀二 桂三 香三 歩十七
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・ ・ ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ 歩|二
| ・ ・ ・ ・ ・ ・ ・ ・v玉|三
| ・ ・ ・ ・ ・ ・ 桂 ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ 銀|五
| ・ ・ ・ ・ ・ ・ ・ ・ 香|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
+---------------------------+
先手の持駒：金 銀
手数----指手---------消費時間--
   1 １四銀打
";

/// Runs a command with bytes on its standard input.
fn yomiki_hearing(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_yomiki"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input).unwrap();
    drop(stdin);
    child.wait_with_output().unwrap()
}

#[test]
fn a_problem_that_brings_its_solution_is_solved_from_its_diagram() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("solved.kif");
    std::fs::write(&file, SOLVED_PROBLEM).unwrap();
    let argument = format!("@{}", file.display());
    let sfen = "9/8P/8k/6N2/8S/8L/9/9/9 b GS2r2b3g2s3n3l17p 1 moves S*1d";
    for problem in [argument.as_str(), sfen] {
        let answer = json(&["solve", "tsume", problem, "--json"]);
        assert_eq!(
            (&answer["result"], &answer["moves"]),
            (&"mate".into(), &3.into())
        );
        let search = [
            "search",
            "--game",
            "tsume",
            "--algorithm",
            "df-pn",
            "--json",
        ];
        let answer = json(&[&search[..], &["--position", problem]].concat());
        assert_eq!(answer["value"], 1);
    }
    // In a set, a line may bring its solution too.
    std::fs::write(&file, format!("{sfen} ; name=three\n{sfen}\n")).unwrap();
    let output = yomiki(&["solve", "tsume", &argument, "--json"]);
    assert!(output.stderr.is_empty());
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 2);
}

#[test]
fn standard_input_is_read_as_files_are() {
    let (shift_jis, _, _) = encoding_rs::SHIFT_JIS.encode(SOLVED_PROBLEM);
    for bytes in [&*shift_jis, SOLVED_PROBLEM.as_bytes()] {
        let output = yomiki_hearing(&["solve", "tsume", "-", "--json"], bytes);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && output.stderr.is_empty());
        let answer: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(answer["moves"], 3);
    }
    let board = b"----\n-OX-\n-XO-\n----\nX\n";
    let output = yomiki_hearing(&["solve", "othello", "-", "--json"], board);
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["score"], -10);
    // A line of nonsense bytes is one bad line.
    let lines = b"\xff\xfd\x80\n-----OX--XO----- X\n\xff\xfd\x80\n";
    let output = yomiki_hearing(&["solve", "othello", "-", "--json"], lines);
    assert!(output.status.success());
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["id"], "2");
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error.lines().count(), 2, "{error}");
    assert!(
        error.contains("line 1") && error.contains("line 3"),
        "{error}"
    );
    let output = yomiki_hearing(&["solve", "tsume", "-"], b"");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.starts_with("yomiki: standard input: "), "{error}");
}

/// Starts a command, presses Ctrl-C after a moment, and gives its output and how long it took to end.
#[cfg(unix)]
fn interrupted(arguments: &[&str]) -> (Output, std::time::Duration) {
    let child = Command::new(env!("CARGO_BIN_EXE_yomiki"))
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(700));
    let pressed = std::time::Instant::now();
    let pid = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &pid]).status().unwrap();
    assert!(sent.success(), "{arguments:?} was over already");
    let output = child.wait_with_output().unwrap();
    (output, pressed.elapsed())
}

#[cfg(unix)]
#[test]
fn whatever_ctrl_c_ends_reports_and_is_no_wrong_input() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (slides, lab) = (path("slides"), path("lab"));
    let perft = [
        "perft",
        "--game",
        "othello",
        "--position",
        "start",
        "--depth",
        "20",
    ];
    let json = [&perft[..], &["--json"]].concat();
    let export = [
        "lesson",
        "export",
        "gsearch",
        "--size",
        "4000x4000",
        "--out",
        &slides,
    ];
    let film = path("film.gif");
    let film = ["race", "--film", &film, "--size", "8000x8000"];
    let commands: [(&[&str], &str); 7] = [
        (&film, "no file is written"),
        (&perft, "cancelled after"),
        (&json, r#""nodes":null"#),
        (&export, "Cancelled; "),
        (
            &["lab", "run", "000-fig3", "--jobs", "1", "--out", &lab],
            "Cancelled; ",
        ),
        (&["selfplay", "--nodes", "100000"], "# cancelled: "),
        (
            &["train", "models", "--nodes", "100000"],
            "Cancelled before",
        ),
    ];
    for (arguments, report) in commands {
        let (output, took) = interrupted(arguments);
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {told}");
        assert!(told.contains(report), "{arguments:?}: {told}");
        // 100 ms, and what a busy machine adds.
        assert!(
            took < std::time::Duration::from_secs(2),
            "{arguments:?}: {took:?}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_picture_that_is_cancelled_shows_what_is_known_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("tree.png").display().to_string();
    let position = "random:seed=1,depth=30,branching=6";
    let (output, took) = interrupted(&["render", "--position", position, "--out", &picture]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert_eq!(
        said.trim_end(),
        "yomiki: cancelled; the picture shows what is known so far"
    );
    assert!(std::fs::read(&picture).unwrap().starts_with(b"\x89PNG"));
    assert!(took < std::time::Duration::from_secs(30), "{took:?}");
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
fn a_file_is_not_written_under_a_name_that_lies() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (jpg, mp4) = (path("q.jpg"), path("r.mp4"));
    let refused = refusal(&["render", "--out", &jpg]);
    assert!(
        refused.ends_with("the window is written as .png, not as .jpg"),
        "{refused}"
    );
    let refused = refusal(&["demo", "--out", &jpg]);
    assert!(refused.contains("not as .jpg"), "{refused}");
    let refused = refusal(&["race", "--film", &mp4]);
    assert!(
        refused.ends_with("a film is written as .gif, not as .mp4"),
        "{refused}"
    );
    let refused = refusal(&["race", "--picture", &jpg]);
    assert!(
        refused.ends_with("a picture is written as .svg or .png, not as .jpg"),
        "{refused}"
    );
}

#[test]
fn a_film_that_cannot_be_made_is_refused_before_the_race() {
    let folder = tempfile::tempdir().unwrap();
    let film = folder.path().join("race.gif").display().to_string();
    for (option, value) in [
        ("--speed", "inf"),
        ("--speed", "1e309"),
        ("--speed", "nan"),
        ("--speed", "0"),
        ("--speed", "-1"),
        ("--from", "nan"),
        ("--from", "-1"),
        ("--to", "nan"),
        ("--to", "inf"),
        ("--size", "0x0"),
    ] {
        // Nothing is on standard output, so nothing was run.
        let refused = refusal(&["race", "--film", &film, option, value]);
        assert!(
            refused.contains(option) && refused.contains(value),
            "{refused}"
        );
    }
    let refused = refusal(&["race", "--film", &film, "--from", "5", "--to", "3"]);
    assert!(
        refused.ends_with("--from 5 must lie between 0 and 3"),
        "{refused}"
    );
}

#[test]
fn a_race_that_is_drawn_is_still_one_json_value() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (picture, film) = (path("race.svg"), path("race.gif"));
    let files = ["--picture", &picture, "--film", &film, "--size", "320x200"];
    let answer = json(&[&["race", "--example", "first", "--json"], &files[..]].concat());
    assert_eq!(answer["picture"], picture);
    assert_eq!(answer["film"], film);
    assert!(answer["film_frames"].as_u64().unwrap() > 3);
    assert!(std::fs::read(&film).unwrap().starts_with(b"GIF89a"));
    let drawn = std::fs::read_to_string(&picture).unwrap();
    assert!(
        drawn.starts_with("<svg") && drawn.contains("SSS*"),
        "{drawn}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_a_failure() {
    let commands: [&[&str]; 4] = [
        &["algorithms"],
        &["solve", "othello", "-----OX--XO----- X", "--json"],
        &["search", "--help"],
        &["--version"],
    ];
    for arguments in commands {
        let full = std::fs::File::create("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_yomiki"))
            .args(arguments)
            .stdout(full)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert_eq!(said, "yomiki: standard output: the disk is full\n");
        // Who closes a pipe has read enough.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = Command::new(env!("CARGO_BIN_EXE_yomiki"))
            .args(arguments)
            .stdout(writer)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_set_without_a_single_position_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("set.txt");
    let named = format!("@{}", file.display());
    // Neither of these is a problem: two pawns stand on a file, and gote has no king.
    let positions = "4k4/9/9/9/9/4P4/4P4/9/9 b G 1\n9/9/9/9/9/9/9/9/4K4 b G 1\n";
    for (game, lines) in [
        ("othello", "nonsense\n% a comment\nmore of it\n"),
        ("tsume", "nonsense\n\nmore of it\n"),
        ("tsume", positions),
    ] {
        std::fs::write(&file, lines).unwrap();
        let refused = refusal(&["solve", game, &named]);
        assert!(
            refused.contains("set.txt: line 1")
                && refused.ends_with("none of the 2 lines could be read"),
            "{refused}"
        );
        let output = yomiki_hearing(&["solve", game, "-"], lines.as_bytes());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("standard input: line 1"), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn numbers_that_make_no_sense_are_refused_by_their_option() {
    let many = "100000";
    let commands: [(&[&str], &str); 8] = [
        (&["match", "a.ron", "b.ron", "--jobs", "0"], "--jobs"),
        (&["match", "a.ron", "b.ron", "--jobs", many], "--jobs"),
        (&["train", "models", "--jobs", many], "--jobs"),
        (
            &["lab", "run", "000-fig3", "--out", "x", "--jobs", many],
            "--jobs",
        ),
        (
            &["lab", "run", "000-fig3", "--out", "x", "--jobs", "0"],
            "--jobs",
        ),
        (
            &["solve", "othello", "start", "--threads", "257"],
            "--threads",
        ),
        (
            &["lab", "run", "000-fig3", "--out", "x", "--positions", "0"],
            "--positions",
        ),
        (
            &["train", "othello", "--out", "x", "--positions", "0"],
            "--positions",
        ),
    ];
    for (arguments, option) in commands {
        let refused = refusal(arguments);
        assert!(refused.contains(&format!("for '{option}")), "{refused}");
    }
}

#[test]
fn a_word_that_is_wrong_is_named_before_anything_else() {
    assert!(refusal(&["lab"]).ends_with("lab needs a command: list, run, merge or report"));
    assert!(refusal(&["solve"]).ends_with("solve needs a command: othello or tsume"));
    let refused = refusal(&["serach", "--game", "tree"]);
    assert!(
        refused.contains("'serach'; did you mean 'search'?"),
        "{refused}"
    );
    assert!(refusal(&["bogus"]).contains("there is no command and no file 'bogus'"));
    assert!(refusal(&["nofile.ron"]).contains("nofile.ron: there is no such file or folder"));
    let refused = refusal(&["render", "--pane", "nothing", "--out", "x.png"]);
    assert!(
        refused.contains("--pane") && refused.contains("inspector, open"),
        "{refused}"
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

#[test]
fn words_fit_their_numbers_and_files_that_are_not_there_are_said_so() {
    let said = |arguments: &[&str]| {
        let output = yomiki(arguments);
        assert!(output.status.success(), "{arguments:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let leaf = [
        "search",
        "--game",
        "tree",
        "--position",
        "7",
        "--algorithm",
        "minimax",
    ];
    assert!(said(&leaf).contains("1 leaf evaluation, 0 inner nodes"));
    let limited = said(&[
        "search",
        "--game",
        "othello",
        "--position",
        "start",
        "--algorithm",
        "alpha-beta",
        "--max-nodes",
        "10",
    ]);
    assert!(limited.contains("(node limit reached)"), "{limited}");
    let kept = search(
        "iterative-deepening",
        &["--set", "keep=1", "--question", "depth", "--depth", "3"],
    );
    let kept = kept.into_iter().filter(|&word| word != "--json");
    let kept = said(&kept.collect::<Vec<_>>());
    assert!(
        kept.contains("Only the best move of each iteration was kept"),
        "{kept}"
    );
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("none/x.png").display().to_string();
    let events = [&leaf[..], &["--events", &nowhere]].concat();
    for arguments in [
        &events[..],
        &["demo", "--out", &nowhere],
        &["train", "transitions", &nowhere],
    ] {
        let output = yomiki(arguments);
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(
            error.contains("there is no such file or folder"),
            "{arguments:?}: {error}"
        );
    }
}
