//! Shogi: searched, read from files, counted.

use crate::{json, refusal};

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
