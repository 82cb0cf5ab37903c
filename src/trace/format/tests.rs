//! Event files: there and back, and everything that can be wrong with one.

use std::process::Command;

use proptest::prelude::*;

use super::*;
use crate::problem::{AnyTree, GameTree, Position, Problem};
use crate::search::best_first::{rsearch, sss};
use crate::search::{Limits, Report, SearchContext, Stop};
use crate::trace::testing::assert_same_moment;
use crate::trace::{Event, Record, Recorder, Replay};

fn tree(text: &str) -> AnyTree {
    let position = Position::Tree(text.parse().unwrap());
    Problem::new(position).tree().unwrap()
}

/// As the program does it: the tree of the header's position.
fn tree_of(header: &Header) -> Result<Option<AnyTree>, String> {
    if header.game != "tree" {
        return Ok(None);
    }
    let position = header.position.parse().map_err(|e| format!("{e}"))?;
    let problem = Problem::new(Position::Tree(position));
    problem.tree().map(Some).map_err(|e| e.to_string())
}

fn read(text: &[u8]) -> Result<EventFile, EventFileError> {
    read_events(text, 100_000, tree_of)
}

fn written(position: &str, record: &Record) -> String {
    let mut out = Vec::new();
    let header = Header::new("tree", position, "sss");
    let mut tree = tree(position);
    write_events(&mut out, &header, record, None, &mut tree).unwrap();
    assert_eq!(tree.ply(), 0);
    String::from_utf8(out).unwrap()
}

fn events(record: &Record) -> Vec<Event> {
    record.log.range(0, record.log.len()).copied().collect()
}

fn run(
    position: &str,
    budget: usize,
    search: impl FnOnce(&mut AnyTree, &mut SearchContext<'_>, &mut Recorder<'_>) -> Report,
) -> Record {
    let mut recorder = Recorder::new(budget);
    search(
        &mut tree(position),
        &mut SearchContext::unlimited(),
        &mut recorder,
    );
    recorder.finish()
}

fn assert_there_and_back(position: &str, record: &Record) {
    let text = written(position, record);
    let file = read(text.as_bytes()).unwrap();
    assert_eq!(events(&file.record), events(record));
    assert_eq!(file.record.floor, record.floor);
    assert_eq!(file.record.hidden, record.hidden);
    assert_eq!(file.header.position, position);
    let (mut ours, mut theirs) = (Replay::default(), Replay::default());
    assert_same_moment(
        ours.seek(&record.log, &record.nodes, usize::MAX),
        theirs.seek(&file.record.log, &file.record.nodes, usize::MAX),
        &record.nodes,
    );
    for id in 0..record.nodes.len() as u32 {
        let node = crate::trace::NodeId(id);
        assert_eq!(file.record.nodes.path(node), record.nodes.path(node));
        assert_eq!(file.record.nodes.player(node), record.nodes.player(node));
    }
}

#[test]
fn a_run_comes_back_from_its_file_event_for_event() {
    let position = "random:seed=3,depth=7,branching=3";
    let record = run(position, 1 << 20, |tree, context, probe| {
        sss::search(tree, &Default::default(), context, probe)
    });
    assert_there_and_back(position, &record);
    // With recursion, and cut by depth.
    for budget in [400, 1 << 20] {
        let record = run(position, budget, |tree, context, probe| {
            rsearch::search(tree, &Default::default(), context, probe)
        });
        assert_eq!(record.is_complete(), budget > 400);
        assert_there_and_back(position, &record);
    }
}

/// The example of the module's documentation.
const EXAMPLE: &str = r#"
{"yomiki_events":1,"game":"tree","position":"[[3 5] [2 9]]","algorithm":"alpha-beta"}
{"event":"enter","node":0,"lower":"-inf","upper":"inf"}
{"event":"expand","node":0,"moves":[0,1]}
{"event":"enter","node":1,"lower":"-inf","upper":"inf"}
{"event":"expand","node":1,"moves":[0,1]}
{"event":"eval","node":3,"value":3}
{"event":"eval","node":4,"value":5}
{"event":"return","node":1,"value":3}
{"event":"enter","node":2,"lower":3,"upper":"inf"}
{"event":"expand","node":2,"moves":[0,1]}
{"event":"eval","node":5,"value":2}
{"event":"cut","node":6,"reason":"alpha","by":0,"bound":3}
{"event":"return","node":2,"upper":2}
{"event":"return","node":0,"value":3}
{"event":"done","node":0,"value":3}
"#;

#[test]
fn the_documented_example_is_read_and_is_documented() {
    let file = read(EXAMPLE.as_bytes()).unwrap();
    let mut replay = Replay::default();
    let end = replay.seek(&file.record.log, &file.record.nodes, usize::MAX);
    assert_eq!((end.tally().visits, end.tally().cuts), (3, 1));
    assert_eq!(end.root(), end.now.done.unwrap());
    let documented: Vec<&str> = include_str!("../../../assets/events/README.md")
        .lines()
        .filter_map(|line| line.strip_prefix('{'))
        .collect();
    let here: Vec<&str> = EXAMPLE
        .lines()
        .filter_map(|l| l.strip_prefix('{'))
        .collect();
    assert_eq!(documented, here);
}

#[test]
fn what_cannot_be_true_is_refused_with_its_line() {
    let header = r#"{"yomiki_events":1,"game":"tree","position":"[[3 5] [2 9]]"}"#;
    let root = r#"{"event":"expand","node":0,"moves":[0,1]}"#;
    for (lines, wanted) in [
        (
            "",
            "line 1: the file is empty; an event file begins with {\"yomiki_events\":1, …}",
        ),
        (
            "hello",
            "line 1: this is no event file: it should begin with {\"yomiki_events\":1, …} (this is not JSON (column 1))",
        ),
        (
            "{\"yomiki_events\":2}",
            "line 1: events of version 2 cannot be read, only those of version 1",
        ),
        (
            "H\n{\"event\":\"enter\",\"node\":1}",
            "line 2: there is no node 1 yet; 1 are known, numbered from 0",
        ),
        (
            "H\nR\n{\"event\":\"open\",\"node\":3}",
            "line 3: there is no node 3 yet; 3 are known, numbered from 0",
        ),
        ("H\n\nnonsense", "line 3: this is not JSON (column 2)"),
        ("H\n{\"event\":\"ent", "line 2: the line is cut off"),
        ("{\"yomiki_events\":1,\"ga", "line 1: this is no event file"),
        (
            "H\n{\"event\":\"end\"}\n{\"event\":\"enter\"}",
            "line 3: the search has ended in line 2; nothing may follow",
        ),
        ("H\n{\"event\":\"entr\"}", "line 2: unknown variant `entr`"),
        (
            "H\n{\"event\":\"enter\",\"lowr\":3}",
            "line 2: unknown field `lowr`",
        ),
        (
            "H\n{\"event\":\"enter\",\"lower\":1.5}",
            "line 2: invalid type: floating point `1.5`",
        ),
        ("H\n{\"event\":\"eval\"}", "line 2: `eval` needs `value`"),
        (
            "H\n{\"event\":\"expand\"}",
            "line 2: node 0 has not been expanded before, so its `moves` (or their `count`) must be given",
        ),
        (
            "H\n{\"event\":\"expand\",\"moves\":[]}",
            "line 2: node 0 is expanded without a move",
        ),
        (
            "H\n{\"event\":\"expand\",\"count\":0}",
            "line 2: node 0 is expanded without a move",
        ),
        (
            "H\n{\"event\":\"expand\",\"count\":4000000000}",
            "line 2: node 0 has too many children",
        ),
        (
            "H\n{\"event\":\"expand\",\"moves\":[0,2]}",
            "line 2: node 0: there is no child 2: this node has 2, counted from 0",
        ),
        (
            "H\n{\"event\":\"expand\",\"moves\":[\"e4\"]}",
            "line 2: node 0: `e4` is not a child's number, counted from 0",
        ),
        (
            "H\n{\"event\":\"expand\",\"moves\":[1,1]}",
            "line 2: the move 1 is given twice",
        ),
        (
            "H\n{\"event\":\"expand\",\"first\":7,\"moves\":[0,1]}",
            "line 2: the children of node 0 are numbered from 1 on, not from 7",
        ),
        (
            "H\nR\n{\"event\":\"expand\",\"moves\":[0]}",
            "line 3: node 0 has already been expanded, with other moves",
        ),
        (
            "H\nR\n{\"event\":\"expand\",\"count\":3}",
            "line 3: node 0 has already been expanded, with other moves",
        ),
        (
            "H\nR\n{\"event\":\"eval\",\"value\":3}",
            "line 3: node 0 has children, but is evaluated as a leaf here",
        ),
        (
            "H\nR\n{\"event\":\"eval\",\"node\":1,\"value\":3}\n{\"event\":\"expand\",\"node\":1,\"moves\":[0]}",
            "line 4: node 1 was evaluated as a leaf in line 3, but is expanded here",
        ),
        (
            "H\nR\n{\"event\":\"cut\",\"node\":1,\"reason\":\"beta\",\"by\":9,\"bound\":3}",
            "line 3: there is no node 9 yet",
        ),
        (
            "H\nR\n{\"event\":\"cut\",\"node\":1,\"by\":0,\"bound\":3}",
            "line 3: `cut` needs `reason`",
        ),
        (
            "{\"yomiki_events\":1,\"game\":\"tree\",\"position\":\"[[3 5\"}",
            "line 1: ",
        ),
    ] {
        let text = lines.replace('H', header).replace('R', root);
        let error = read(text.as_bytes()).expect_err(lines).to_string();
        assert!(error.starts_with(wanted), "{lines}\n{error}\n{wanted}");
    }
    // In another order, the same moves are the same.
    let again = r#"{"event":"expand","moves":[1,0]}"#;
    read(format!("{header}\n{root}\n{again}").as_bytes()).unwrap();
}

#[test]
fn how_a_search_ended_comes_back_from_its_file() {
    let position = "random:seed=3,depth=6,branching=3";
    let limits = Limits {
        nodes: Some(60),
        ..Limits::default()
    };
    let mut recorder = Recorder::new(1 << 20);
    let mut context = SearchContext::new(limits, Default::default());
    let mut searched = tree(position);
    let report = sss::search(
        &mut searched,
        &Default::default(),
        &mut context,
        &mut recorder,
    );
    let record = recorder.finish();
    assert_eq!(report.stopped_by, Some(Stop::Nodes));
    let mut out = Vec::new();
    let header = Header::new("tree", position, "sss");
    let ending = Ending::from(&report);
    write_events(
        &mut out,
        &header,
        &record,
        Some(&ending),
        &mut tree(position),
    )
    .unwrap();
    let last = String::from_utf8(out.clone()).unwrap();
    let last = last.lines().last().unwrap();
    assert!(
        last.starts_with(r#"{"event":"end","stopped":"nodes""#),
        "{last}"
    );
    assert!(!last.contains("null"), "{last}");
    let file = read(&out).unwrap();
    assert_eq!(events(&file.record), events(&record));
    let back = file.ending.unwrap();
    assert_eq!(back.stopped_by, Some(Stop::Nodes));
    assert_eq!(back.counts, Some(report.counts));
    // A file that does not say how it ended is read as before.
    let silent = written(position, &record);
    assert_eq!(read(silent.as_bytes()).unwrap().ending, None);
}

#[test]
fn an_unknown_game_keeps_the_names_of_its_moves() {
    let text = "{\"yomiki_events\":1,\"game\":\"go\"}\n{\"event\":\"expand\",\"moves\":[\"q16\",\"d4\"]}\n\
                {\"event\":\"expand\",\"node\":2,\"moves\":[\"q16\"],\"note\":[\"tenuki\"]}";
    let file = read(text.as_bytes()).unwrap();
    assert_eq!(file.move_names, ["q16", "d4"]);
    let path = file.record.nodes.path(crate::trace::NodeId(3));
    let names: Vec<_> = path
        .iter()
        .map(|m| &*file.move_names[m.0 as usize])
        .collect();
    assert_eq!(names, ["d4", "q16"]);
}

#[test]
fn a_file_that_is_too_long_is_read_as_far_as_it_may_be() {
    let file = read_events(EXAMPLE.as_bytes(), 5, tree_of).unwrap();
    assert_eq!((file.record.log.len(), file.left_out_from), (5, Some(8)));
    let file = read_events(EXAMPLE.as_bytes(), 100, tree_of).unwrap();
    assert_eq!(file.left_out_from, None);
}

#[test]
fn a_students_search_in_python_can_be_read() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/events/alpha_beta.py");
    let position = "[[[3,17],[2,12]],[[15],[25,0]],[[2,5],[3]]]";
    let output = match Command::new("python3").arg(script).arg(position).output() {
        Ok(output) => output,
        Err(error) => {
            return eprintln!("python3 cannot be run, so its search is not read: {error}");
        }
    };
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let file = read(&output.stdout).unwrap();
    let mut replay = Replay::default();
    let end = replay.seek(&file.record.log, &file.record.nodes, usize::MAX);
    assert_eq!(
        end.root(),
        crate::problem::Bounds::exact(crate::problem::Value::new(15))
    );
    assert!(end.tally().cuts > 0);
    assert_eq!(file.header.algorithm, "alpha-beta");
    let lines = include_str!("../../../assets/events/alpha_beta.py")
        .lines()
        .count();
    assert!(lines <= 40, "{lines} lines");
}

/// Lines that could stand in a file, right or wrong.
fn any_line() -> impl Strategy<Value = String> {
    let names = [
        "enter",
        "select",
        "eval",
        "bounds",
        "open",
        "unopen",
        "pre-cut",
        "cut",
        "close",
        "return",
        "re-search",
        "pass",
        "iteration",
        "table",
        "done",
        "expand",
        "hidden",
        "floor",
        "end",
        "what",
    ];
    let field = prop_oneof![
        (0..8u32).prop_map(|n| format!(r#""node":{n}"#)),
        any::<i32>().prop_map(|n| format!(r#""lower":{n}"#)),
        Just(r#""upper":"inf""#.to_owned()),
        any::<i16>().prop_map(|n| format!(r#""value":{n}"#)),
        any::<u64>().prop_map(|n| format!(r#""freed":{n}"#)),
        any::<u64>().prop_map(|n| format!(r#""nodes":{n}"#)),
        any::<u64>().prop_map(|n| format!(r#""open":{n}"#)),
        any::<u32>().prop_map(|n| format!(r#""count":{n}"#)),
        any::<u32>().prop_map(|n| format!(r#""number":{n}"#)),
        (0..9u32).prop_map(|n| format!(r#""depth":{n}"#)),
        (0..9u32).prop_map(|n| format!(r#""by":{n}"#)),
        (0..300u32).prop_map(|n| format!(r#""step":{n},"level":{n}"#)),
        Just(r#""moves":[0,1]"#.to_owned()),
        Just(r#""moves":[0]"#.to_owned()),
        Just(r#""player":"max""#.to_owned()),
        Just(r#""merit":5,"gamma":3,"bound":2,"reason":"beta""#.to_owned()),
    ];
    (0..names.len(), prop::collection::vec(field, 0..6)).prop_map(move |(name, fields)| {
        let rest: String = fields.iter().map(|field| format!(",{field}")).collect();
        format!(r#"{{"event":"{}"{rest}}}"#, names[name])
    })
}

proptest! {
    #[test]
    fn nothing_in_a_file_can_bring_the_reader_down(
        bytes in prop::collection::vec(any::<u8>(), 0..200), with_header: bool,
    ) {
        let mut text = Vec::new();
        if with_header {
            text.extend_from_slice(b"{\"yomiki_events\":1,\"game\":\"go\"}\n");
        }
        text.extend(bytes);
        if let Err(error) = read(&text) {
            prop_assert!(error.line >= 1);
        }
    }

    #[test]
    fn what_is_read_can_be_replayed_and_written_again(
        lines in prop::collection::vec(any_line(), 0..40), known: bool,
    ) {
        let position = "[[[1 2] [3 4]] [[5 6] [7 8]]]";
        let game = if known { "tree" } else { "go" };
        let header = serde_json::to_string(&Header::new(game, position, "x")).unwrap();
        // Lines that are wrong are left out, so that the rest comes to something.
        let mut kept = vec![header];
        for line in lines {
            kept.push(line);
            if read(kept.join("\n").as_bytes()).is_err() {
                kept.pop();
            }
        }
        let record = read(kept.join("\n").as_bytes()).unwrap().record;
        let mut replay = Replay::default();
        for k in 0..=record.log.len() {
            let moment = replay.seek(&record.log, &record.nodes, k);
            prop_assert_eq!(moment.open().count() as u64, moment.tally().open);
            moment.path(&record.nodes);
            moment.path_open_and_cells(&record.nodes);
        }
        if known {
            assert_there_and_back(position, &record);
        }
    }
}
