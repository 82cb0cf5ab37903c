//! Stones in a row on the command line: names, sizes, positions, counts, pictures, matches.

use std::fs;

use serde_json::Value;

use crate::{json, refusal, yomiki};

/// A search of a position of a game, with more options.
fn search<'a>(game: &'a str, position: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut words = vec!["search", "--game", game, "--position", position, "--json"];
    words.extend(more);
    words
}

#[test]
fn each_name_has_its_board_and_its_moves() {
    let alpha_beta = &["--algorithm", "alpha-beta"];
    let answer = json(&search("tictactoe", "start", alpha_beta));
    assert_eq!(
        (&answer["game"], &answer["value"]),
        (&"tictactoe".into(), &0.into())
    );
    let answer = json(&search("tictactoe", "a1b1", alpha_beta));
    assert_eq!(answer["value"], 3);
    let answer = json(&search("tictactoe", "XX. OO. ... X", alpha_beta));
    assert_eq!(
        (&answer["value"], &answer["best_move"]),
        (&5.into(), &"c1".into())
    );
    let quick = ["--algorithm", "alpha-beta", "--order", "evaluator"];
    let won = [&quick[..], &["--question", "wld"]].concat();
    let answer = json(&search("connect4", "112233", &won));
    assert_eq!(answer["game"], "connect4");
    assert_eq!(
        (&answer["value"], &answer["best_move"]),
        (&1.into(), &"4".into())
    );
    // The seventh stone leaves 35 squares empty.
    let least = [&quick[..], &["--question", "at-least", "--threshold", "36"]].concat();
    assert_eq!(json(&search("connect4", "112233", &least))["value"], 1);
    let small = &["--size", "4x4", "--algorithm", "mtdf"];
    let answer = json(&search("connect4", "start", small));
    assert_eq!(
        (&answer["game"], &answer["value"]),
        (&"connect4".into(), &0.into())
    );
    let five = ["--size", "5x5", "--in-row", "4", "--question", "depth"];
    let five = [&five[..], &["--depth", "2", "--algorithm", "pvs"]].concat();
    let answer = json(&search("mnk", "b2c1", &five));
    assert_eq!(answer["game"], "mnk");
    let falling = [&five[..], &["--gravity"]].concat();
    let answer = json(&search("mnk", "22", &falling));
    assert_eq!(answer["game"], "connect4", "four in a row with gravity");
    let wld = &["--algorithm", "df-pn", "--question", "wld"];
    let answer = json(&search("tictactoe", "a1b1", wld));
    assert_eq!(answer["value"], 1);
}

#[test]
fn lines_are_counted_as_they_are_published() {
    let count = |game: &str, depth: &str, more: &[&str]| -> Value {
        let mut words = vec!["perft", "--game", game, "--position", "start", "--json"];
        words.extend(["--depth", depth]);
        words.extend(more);
        json(&words)["nodes"].clone()
    };
    assert_eq!(count("connect4", "7", &[]), 823_536);
    assert_eq!(count("tictactoe", "9", &[]), 127_872);
    assert_eq!(count("connect4", "8", &["--size", "4x4"]), 57_504);
    let five = &["--size", "5x4", "--in-row", "3"];
    assert_eq!(count("mnk", "4", five), 116_280);
}

#[test]
fn what_cannot_be_played_is_refused_in_one_sentence() {
    let refused = |game: &str, position: &str, more: &[&str]| {
        let more = [more, &["--algorithm", "sss"]].concat();
        refusal(&search(game, position, &more))
    };
    assert!(refused("mnk", "start", &["--size", "9x9"]).contains("boards have 3 to 8 columns"));
    let many = &["--size", "5x5", "--in-row", "6"];
    assert!(refused("mnk", "start", many).contains("from 3 to 5 in a row can win, not 6"));
    assert!(refused("connect4", "4444444", &[]).contains("column 4 is full"));
    assert!(refused("connect4", "4x", &[]).contains("`x` is neither a move"));
    assert!(refused("tictactoe", "XX. ... ... X", &[]).contains("X, who begins, has 2 stones"));
    let order = &["--order", "material"];
    assert!(refused("tictactoe", "start", order).contains("no order `material`"));
}

#[test]
fn a_position_is_drawn_and_players_of_connect_four_meet() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let picture = at("x.png");
    let words = ["render", "--position", "XO. .X. ..O X", "--size", "640x480"];
    let words = [
        &words[..],
        &["--algorithm", "alpha-beta", "--out", &picture],
    ]
    .concat();
    let drawn = yomiki(&words);
    assert!(
        drawn.status.success(),
        "{}",
        String::from_utf8_lossy(&drawn.stderr)
    );
    assert!(fs::metadata(&picture).unwrap().len() > 1000);
    let (a, b) = (at("a.ron"), at("b.ron"));
    fs::write(&a, "(game: mnk, depth: 2)").unwrap();
    fs::write(&b, "(game: mnk, search: Realization, depth: 2)").unwrap();
    let games = at("games");
    let words = [
        "match", &a, &b, "--games", "2", "--clock", "50kn+1kn", "--json",
    ];
    let answer = json(&[&words[..], &["--out", &games]].concat());
    assert_eq!(
        (&answer["game"], &answer["games"]),
        (&"mnk".into(), &2.into())
    );
    let table = at("t.ron");
    let words = [
        "train",
        "transitions",
        &games,
        "--game",
        "connect4",
        "--out",
        &table,
    ];
    let learnt = yomiki(&words);
    assert!(
        learnt.status.success(),
        "{}",
        String::from_utf8_lossy(&learnt.stderr)
    );
    assert!(fs::read_to_string(&table).unwrap().contains("games: 2"));
}
