//! Endgames and tsume-shogi, one position or a set of them.

use std::io::Write;
use std::process::{Output, Stdio};

use serde_json::Value;

use crate::{json, program, refusal, yomiki};

#[test]
fn othello_endgames_are_solved_line_by_line_and_bad_lines_are_skipped() {
    let mut child = program()
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
    let mut child = program()
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
