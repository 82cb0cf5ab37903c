//! Event files that another program wrote: games whose rules are not known here, moves that do not
//! fit the position, files that take long to read.

use std::fmt::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tempfile::TempDir;
use yomiki::base::messages::Lang;
use yomiki::gui::App;
use yomiki::gui::action::{Action, NodeRef};
use yomiki::gui::pane_kind::PaneKind;
use yomiki::problem::Position;
use yomiki::session::Session;
use yomiki::trace::NodeId;

use crate::support::{example, model, show, until};

const HEX: &str = r#"{"yomiki_events":1,"game":"hex","position":"........."}
{"event":"expand","node":0,"moves":["a","b","c"]}
{"event":"eval","node":3,"value":5}
"#;

const TIC_TAC_TOE: &str = r#"{"yomiki_events":1,"game":"tic-tac-toe","position":"xo.ox....","algorithm":"alpha-beta","parameters":{"depth":9}}
{"event":"enter","node":0}
{"event":"expand","node":0,"moves":[2,5,6,7,8]}
{"event":"eval","node":1,"value":-1}
{"event":"eval","node":2,"value":1}
{"event":"return","node":0,"lower":1}
"#;

fn has(h: &Harness<'_, App>, text: &str) -> bool {
    h.query_all_by_label_contains(text).next().is_some()
}

fn written(text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("theirs.jsonl");
    std::fs::write(&path, text).unwrap();
    (folder, path)
}

/// The sixteen-leaf tree is open, and then this file.
fn opened(text: &str) -> Harness<'static, App> {
    let (_folder, path) = written(text);
    let mut h = example("first");
    h.state_mut().act(Action::OpenPath(path));
    until(&mut h, "the file", |h| !model(h).is_reading());
    until(&mut h, "the moment", |h| !model(h).is_on_its_way());
    h
}

#[test]
fn a_game_that_is_not_known_is_a_free_tree_with_moves_as_written() {
    let mut h = opened(HEX);
    let run = model(&h).run(0).expect("the file's run");
    assert!(matches!(run.problem().position, Position::Free(_)));
    assert_eq!(run.problem(), model(&h).problem());
    assert_eq!(run.nodes().len(), 4);
    let name = |node| model(&h).run(0).unwrap().node_name(NodeId(node), Lang::En);
    assert_eq!([1, 2, 3].map(name), ["a", "b", "c"]);
    // It cannot be searched, and every pane bears it.
    assert!(model(&h).playable().unwrap_err().contains("hex"));
    let node = NodeRef {
        runner: 0,
        node: NodeId(3),
    };
    h.state_mut().act(Action::Select(Some(node)));
    for kind in PaneKind::ALL {
        show(&mut h, kind);
    }
    h.state_mut().act(Action::Run);
    h.run_steps(2);
    let saved = model(&h).to_save();
    assert_eq!(
        Session::from_ron(&saved.to_ron()).unwrap().to_ron(),
        saved.to_ron()
    );
}

#[test]
fn a_log_of_another_game_is_not_painted_over_the_open_tree() {
    let mut h = opened(TIC_TAC_TOE);
    let canvas = model(&h).scene().canvas();
    assert_eq!(canvas.nodes().len(), 6, "the root and five moves");
    assert!(!canvas.is_whole());
    let values = (0..6).filter_map(|node| canvas.value(NodeId(node)));
    assert_eq!(values.count(), 0, "no leaf value of the open tree");
    // Nothing of ours stands beside it, though it is called like an algorithm of ours.
    let run = model(&h).run(0).unwrap();
    assert!(run.code().is_empty());
    assert_eq!(model(&h).runners()[0].label_in(Lang::En), "alpha-beta");
    show(&mut h, PaneKind::Code);
    assert!(has(&h, "its pseudo-code is not known here"));
    show(&mut h, PaneKind::Algorithms);
    assert!(has(&h, "depth = 9"));
    assert!(!has(&h, "Add an algorithm"));
    show(&mut h, PaneKind::Position);
    assert!(has(&h, "xo.ox...."));
}

#[test]
fn a_known_game_without_a_position_is_a_free_tree() {
    let h = opened(&TIC_TAC_TOE.replace("tic-tac-toe\",\"position\":\"xo.ox....", "othello"));
    assert!(matches!(model(&h).problem().position, Position::Free(_)));
    assert_eq!(model(&h).scene().canvas().nodes().len(), 6);
}

#[test]
fn moves_that_do_not_fit_a_known_position_are_refused_in_a_sentence() {
    let before = example("first");
    for (game, position, moves) in [
        ("tree", "[[3 5] 2]", r#"["a","b"]"#),
        ("tree", "[[3 5] 2]", "[0,1,2]"),
        ("othello", "start", r#"["a1"]"#),
        ("and-or", "[T F]", "[7]"),
        ("shogi", "startpos", r#"["5a5b"]"#),
    ] {
        let h = opened(&format!(
            "{{\"yomiki_events\":1,\"game\":\"{game}\",\"position\":\"{position}\"}}\n\
             {{\"event\":\"expand\",\"node\":0,\"moves\":{moves}}}\n"
        ));
        assert_eq!(model(&h).problem(), model(&before).problem(), "{game}");
        let said = &model(&h).toasts().last().expect("a sentence").text;
        assert!(said.contains("line 2: node 0: "), "{said}");
    }
}

/// A root with so many children, each of which is evaluated.
fn wide(children: usize) -> String {
    let mut text = String::from("{\"yomiki_events\":1,\"game\":\"hex\"}\n");
    let moves: Vec<String> = (0..children).map(|i| format!("\"m{i}\"")).collect();
    let moves = moves.join(",");
    writeln!(
        text,
        "{{\"event\":\"expand\",\"node\":0,\"moves\":[{moves}]}}"
    )
    .unwrap();
    for node in 1..=children {
        writeln!(
            text,
            "{{\"event\":\"eval\",\"node\":{node},\"value\":{node}}}"
        )
        .unwrap();
    }
    text
}

#[test]
fn reading_a_long_file_is_seen_and_cancelled_at_once() {
    let (_folder, path) = written(&wide(1_000_000));
    let mut h = example("first");
    let before = model(&h).problem().clone();
    h.state_mut().act(Action::OpenPath(path));
    let done = |h: &Harness<'_, App>| model(h).reading().map(|(_, done)| done);
    h.step();
    while done(&h) == Some(0.0) {
        h.step();
    }
    assert!(done(&h).is_some_and(|done| done < 1.0));
    assert!(has(&h, "Reading theirs.jsonl: ") && has(&h, "cancel (Esc)"));
    let since = Instant::now();
    h.key_press_modifiers(Modifiers::NONE, Key::Escape);
    h.step();
    let took = since.elapsed();
    assert!(!model(&h).is_reading());
    // The promise is a tenth of a second, for a machine that does nothing else.
    assert!(took < Duration::from_secs(1), "{took:?}");
    h.run_steps(3);
    assert!(!has(&h, "Reading theirs.jsonl: "));
    assert_eq!(model(&h).problem(), &before);
    assert!(model(&h).run(0).is_none());
}

#[test]
fn a_node_with_very_many_children_is_shown() {
    let h = opened(&wide(100_000));
    let run = model(&h).run(0).unwrap();
    assert_eq!(run.nodes().len(), 100_001);
    assert_eq!(run.counts().visits, 100_000);
    assert_eq!(model(&h).scene().canvas().nodes().len(), 100_001);
}

#[test]
fn a_very_long_chain_is_shown() {
    let mut text = String::from("{\"yomiki_events\":1,\"game\":\"hex\"}\n");
    for node in 0..50_000 {
        writeln!(text, "{{\"event\":\"enter\",\"node\":{node}}}").unwrap();
        writeln!(
            text,
            "{{\"event\":\"expand\",\"node\":{node},\"moves\":[\"a\"]}}"
        )
        .unwrap();
    }
    let h = opened(&text);
    assert_eq!(model(&h).scene().canvas().nodes().len(), 50_001);
}

#[test]
fn a_file_may_say_of_the_root_what_only_makes_sense_below_it() {
    let cut = r#""event":"cut","reason":"alpha","by":0,"bound":3"#;
    let sleeps = r#""event":"open","merit":3,"dormant":true"#;
    for (algorithm, line) in [
        ("alpha-beta", cut),
        ("mtdf", cut),
        ("theirs", cut),
        ("sss", sleeps),
        ("theirs", sleeps),
        ("df-pn", r#""event":"pre-cut","lower":3"#),
    ] {
        let mut h = opened(&format!(
            "{{\"yomiki_events\":1,\"game\":\"tree\",\"position\":\"[3 5]\",\"algorithm\":\"{algorithm}\"}}\n\
             {{\"event\":\"expand\",\"node\":0,\"moves\":[0,1]}}\n\
             {{\"event\":\"return\",\"node\":1,\"value\":3}}\n\
             {{{line},\"node\":0}}\n"
        ));
        let root = NodeRef {
            runner: 0,
            node: NodeId::ROOT,
        };
        h.state_mut().act(Action::Select(Some(root)));
        show(&mut h, PaneKind::Inspector);
        assert_eq!(model(&h).selected(), Some(root), "{algorithm}");
    }
}
