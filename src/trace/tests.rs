//! Recording and replay held against every algorithm there is: what is replayed is what the
//! search itself knew and counted.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::testing::assert_same_moment;
use super::*;
use crate::base::random::Rng;
use crate::problem::{AnyTree, Bounds, GameTree, Player, Position, Problem, Question, Value};
use crate::search::catalogue::{
    self, ALGORITHMS, AlgorithmConfig, Family, Kind as Setting, PreparedSearch,
};
use crate::search::code::Line;
use crate::search::{Limits, Observer, Report, SearchContext, SearchEvent, Stats};

/// An algorithm of the catalogue with one set of parameters.
struct Algorithm {
    id: &'static str,
    name: String,
    family: Family,
    question: Question,
    plan: PreparedSearch,
}

impl Algorithm {
    /// OPEN, Select and Close carry the search, not Enter and Return.
    fn is_best_first(&self) -> bool {
        matches!(self.family, Family::BestFirst | Family::SpaceBounded)
    }

    fn is_depth_first(&self) -> bool {
        matches!(self.family, Family::DepthFirst | Family::NullWindow)
    }
}

/// Every algorithm as it is, and with every other word that one of its parameters can be set to.
fn algorithms() -> Vec<Algorithm> {
    let mut algorithms = Vec::new();
    for entry in ALGORITHMS {
        let mut choices = vec![AlgorithmConfig::new(entry.id)];
        for parameter in entry.parameters {
            let words = match parameter.kind {
                Setting::OneOf(words) | Setting::Algorithm(words) => words,
                Setting::IntegerOr { words, .. } => words,
                Setting::LevelsOr { .. } => &["depth", "space", "space:9,depth:2", "cells:20"],
                Setting::CellsOrBytes => &["40", "8KiB"],
                Setting::BytesOr { .. } => &["1KiB", "64KiB"],
                Setting::Schedule { .. } => &["3,1", "1", "9"],
                Setting::Integer { .. } => &["1", "3"],
                Setting::Decimal { .. } => &["0.5", "3"],
                Setting::File => &[],
            };
            for word in words {
                choices.push(AlgorithmConfig::new(entry.id).with(parameter.key, word));
            }
        }
        let question = if entry.questions.contains(&"score") {
            Question::Score
        } else {
            Question::AtLeast(0)
        };
        algorithms.extend(choices.iter().filter_map(|choice| {
            Some(Algorithm {
                id: entry.id,
                name: format!("{choice:?}"),
                family: entry.family,
                question,
                // Some words only make sense together with others.
                plan: choice.prepare().ok()?,
            })
        }));
    }
    assert!(algorithms.len() > 2 * ALGORITHMS.len());
    algorithms
}

fn tree(algorithm: &Algorithm, recipe: &str) -> AnyTree {
    let position = Position::Tree(recipe.parse().unwrap());
    let problem = Problem {
        question: algorithm.question,
        ..Problem::new(position)
    };
    problem.tree().unwrap()
}

/// Small trees of all shapes.
fn recipes() -> impl Iterator<Item = String> {
    (1..19).map(|seed| {
        let (depth, branching) = (1 + seed % 6, 2 + seed / 6 % 3);
        let ties = if seed % 2 == 0 { ",ties=5" } else { "" };
        format!("random:seed={seed},depth={depth},branching={branching}{ties}")
    })
}

/// What a search says of itself, in figures, at a number of events.
#[derive(Default)]
struct Dumps {
    clock: Arc<std::sync::atomic::AtomicU64>,
    seen: Vec<(usize, Stats)>,
}

impl Observer for Dumps {
    fn look(&mut self, stats: &Stats) -> u32 {
        let events = self.clock.load(Ordering::Relaxed) as usize;
        self.seen.push((events, *stats));
        1
    }
}

fn run(
    algorithm: &Algorithm,
    recipe: &str,
    budget: usize,
) -> (Record, Report, Vec<(usize, Stats)>) {
    let mut recorder = Recorder::new(budget);
    let mut dumps = Dumps {
        clock: recorder.clock(),
        ..Dumps::default()
    };
    let mut context =
        SearchContext::new(Limits::default(), Arc::default()).with_observer(&mut dumps);
    let mut tree = tree(algorithm, recipe);
    let report = catalogue::run(&mut tree, &algorithm.plan, &mut context, &mut recorder);
    drop(context);
    (recorder.finish(), report, dumps.seen)
}

/// The value of the node under the cursor, by looking at everything.
fn worth(tree: &mut AnyTree) -> Value {
    if let Some(value) = tree.leaf() {
        return value;
    }
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    let values = moves.into_iter().map(|m| {
        tree.play(m);
        let value = worth(tree);
        tree.undo();
        value
    });
    let values: Vec<Value> = values.collect();
    let best = match tree.player() {
        Player::Max => values.iter().max(),
        Player::Min => values.iter().min(),
    };
    *best.expect("who does not stand on a leaf can move")
}

#[test]
fn whoever_looks_on_changes_no_count_and_no_byte() {
    for algorithm in algorithms() {
        for recipe in recipes() {
            let (_, mut watched, _) = run(&algorithm, &recipe, 1 << 20);
            let mut tree = tree(&algorithm, &recipe);
            let mut context = SearchContext::unlimited();
            let mut silent = catalogue::run_silently(&mut tree, &algorithm.plan, &mut context);
            // Time is no count.
            for report in [&mut watched, &mut silent] {
                report.counts.selection_nanoseconds = None;
            }
            let name = &algorithm.name;
            assert_eq!(watched.counts, silent.counts, "{name} on {recipe}");
        }
    }
}

/// Few different values, so that a wrong move is often worth as much by chance.
#[test]
fn every_node_on_the_line_of_best_play_has_the_roots_value() {
    for algorithm in algorithms() {
        for seed in 1..60 {
            let (depth, branching) = (2 + seed % 4, 1 + seed % 3);
            let recipe =
                format!("random:seed={seed},depth={depth},branching=1..{branching},ties=3");
            let mut tree = tree(&algorithm, &recipe);
            let mut context = SearchContext::unlimited();
            let report = catalogue::run_silently(&mut tree, &algorithm.plan, &mut context);
            let Some(value) = report.value() else {
                continue;
            };
            for (i, &m) in report.pv.iter().enumerate() {
                tree.play(m);
                let name = &algorithm.name;
                assert_eq!(
                    worth(&mut tree),
                    value,
                    "{name} on {recipe}: move {i} of {:?}",
                    report.pv
                );
            }
        }
    }
}

#[test]
fn what_is_replayed_to_the_end_is_what_was_counted_and_proved() {
    for algorithm in algorithms() {
        let name = &algorithm.name;
        for recipe in recipes() {
            let (record, report, _) = run(&algorithm, &recipe, 1 << 20);
            let mut replay = Replay::default();
            let end = replay.seek(&record.log, &record.nodes, usize::MAX);
            let tally = end.tally();
            let counts = &report.counts;
            let about = format!("{name} on {recipe}");
            assert!(record.is_complete(), "{about}");
            assert_eq!(end.now.done, Some(report.bounds), "{about}");
            assert_eq!(tally.visits, counts.visits, "{about}");
            assert_eq!(tally.inner_visits, counts.inner_visits, "{about}");
            if let Some(leaves) = counts.leaves {
                assert_eq!(tally.leaves, leaves, "{about}");
            }
            if let Some(re_searches) = counts.re_searches {
                assert_eq!(tally.re_searches, re_searches, "{about}");
            }
            if algorithm.is_best_first() {
                assert_eq!(Some(tally.max_open), counts.max_open, "{about}");
                assert_eq!(Some(tally.max_held), counts.max_cells, "{about}");
                assert_eq!(tally.expanded, counts.expanded.unwrap(), "{about}");
                assert_eq!(end.root(), report.bounds, "{about}");
                assert_eq!(tally.open, 0, "{about}");
            }
        }
    }
}

#[test]
fn depth_first_searches_leave_what_they_entered_last() {
    for algorithm in algorithms() {
        let name = &algorithm.name;
        if !algorithm.is_depth_first() {
            continue;
        }
        for recipe in recipes() {
            let (record, ..) = run(&algorithm, &recipe, 1 << 20);
            let mut path: Vec<NodeId> = Vec::new();
            for (k, event) in record.log.range(0, record.log.len()).enumerate() {
                match event.kind {
                    Kind::Enter => path.push(event.node),
                    Kind::Return => {
                        let left = path.pop();
                        assert_eq!(left, Some(event.node), "{name} on {recipe}, event {k}");
                    }
                    _ => {}
                }
            }
            assert_eq!(path, [], "{name} on {recipe}");
        }
    }
}

#[test]
fn a_second_search_keeps_the_bound_it_rests_on() {
    let algorithms = algorithms();
    let by_default = |id| algorithms.iter().find(|a| a.id == id).unwrap();
    // A test says that the last move is worth at least 5, the search from 5 upwards at most 5.
    let text = "[[3 12 8] [2 4 6] [14 5 7]]";
    let (record, ..) = run(by_default("nega-scout"), text, 1 << 20);
    let mut replay = Replay::default();
    let end = replay.seek(&record.log, &record.nodes, usize::MAX);
    let last = record.nodes.children(NodeId::ROOT).next_back().unwrap();
    assert_eq!(end.bounds(last), Bounds::exact(Value::new(5)));

    for id in ["nega-scout", "pvs", "scout", "aspiration"] {
        for recipe in recipes() {
            let algorithm = by_default(id);
            let (record, ..) = run(algorithm, &recipe, 1 << 20);
            let mut canvas = Canvas::new(1);
            assert!(canvas.lay_out(&mut tree(algorithm, &recipe), 10_000));
            canvas.extend(0, &record.nodes);
            let mut replay = Replay::default();
            let end = replay.seek(&record.log, &record.nodes, usize::MAX);
            for node in record.nodes.children(NodeId::ROOT) {
                let place = canvas.place(0, node).unwrap();
                let value = crate::explain::question::minimax(&canvas, place).unwrap();
                let Bounds { lower, upper } = end.bounds(node);
                assert!(
                    lower <= value && value <= upper,
                    "{id} on {recipe}: {node:?}"
                );
            }
        }
    }
}

/// (2.2) and (2.3) of Katoh & Ibaraki: what the children say of their parent.
fn from_children(moment: &Moment, nodes: &NodeTable, node: NodeId) -> Bounds {
    let children = || nodes.children(node).map(|child| moment.bounds(child));
    let (lower, upper) = match nodes.player(node) {
        Player::Max => (
            children().map(|b| b.lower).max(),
            children().map(|b| b.upper).max(),
        ),
        Player::Min => (
            children().map(|b| b.lower).min(),
            children().map(|b| b.upper).min(),
        ),
    };
    Bounds {
        lower: lower.unwrap(),
        upper: upper.unwrap(),
    }
}

#[test]
fn open_and_bounds_replayed_to_a_selection_are_those_the_search_selects_by() {
    for algorithm in algorithms() {
        let name = &algorithm.name;
        if !algorithm.is_best_first() {
            continue;
        }
        // Elsewhere a recursion, or Γ, does not keep the bounds of all ancestors up to date.
        let is_gsearch = matches!(
            algorithm.id,
            "sss" | "gsearch-alpha-beta" | "gsearch-eligible"
        );
        let order = match algorithm.id {
            "sss" | "sss-stockman" => Some(OpenOrder::Greatest),
            "dual" => Some(OpenOrder::Least),
            "gsearch-alpha-beta" => Some(OpenOrder::Leftmost),
            _ => None,
        };
        for recipe in recipes() {
            let (record, ..) = run(&algorithm, &recipe, 1 << 20);
            let Record { log, nodes, .. } = &record;
            let mut replay = Replay::default();
            for k in (0..log.len()).filter(|&k| log[k].kind == Kind::Select) {
                let about = format!("{name} on {recipe}, event {k}");
                let Decoded::Search(SearchEvent::Select { merit, open }) = log[k].decode(None)
                else {
                    unreachable!("only selections were chosen");
                };
                let moment = replay.seek(log, nodes, k);
                let selected = log[k].node;
                assert_eq!(moment.tally().open, open, "{about}");
                assert!(moment.is_open(selected), "{about}");
                if algorithm.id != "gsearch-eligible" {
                    assert_eq!(moment.merit(selected), merit, "{about}");
                }
                if let Some(order) = order {
                    let first = moment.open_sorted(nodes, order, 3)[0];
                    assert_eq!((first.node, first.dormant), (selected, false), "{about}");
                }
                for node in (0..nodes.len() as u32).map(NodeId) {
                    if is_gsearch && moment.state(node) == State::Expanded {
                        let bounds = from_children(moment, nodes, node);
                        assert_eq!(moment.bounds(node), bounds, "{about}, {node:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn cells_and_open_replayed_to_any_moment_are_those_the_search_gives() {
    for algorithm in algorithms() {
        let name = &algorithm.name;
        for recipe in recipes() {
            let (record, report, dumps) = run(&algorithm, &recipe, 1 << 20);
            let Record { log, nodes, .. } = &record;
            let mut replay = Replay::default();
            let about = format!("{name} on {recipe}");
            if algorithm.is_best_first() {
                // The search looks up when it has selected a node and is about to enter it.
                for (k, stats) in dumps.iter().filter(|(k, _)| *k > 0) {
                    assert_eq!(log[k - 1].kind, Kind::Select, "{about}");
                    let tally = replay.seek(log, nodes, *k).tally();
                    assert_eq!(tally.held, stats.now.cells, "{about}, event {k}");
                    assert_eq!(tally.visits, stats.counts.visits, "{about}, event {k}");
                }
            } else if algorithm.is_depth_first() && report.counts.table_hits.is_none() {
                let held =
                    (0..=log.len()).map(|k| replay.seek(log, nodes, k).path_open_and_cells(nodes));
                let (open, cells) = held.reduce(|a, b| (a.0.max(b.0), a.1.max(b.1))).unwrap();
                assert_eq!(Some(open), report.counts.max_open, "{about}");
                assert_eq!(Some(cells), report.counts.max_cells, "{about}");
            }
        }
    }
}

#[test]
fn going_back_and_jumping_give_the_same_moments_as_going_on() {
    for algorithm in algorithms() {
        let name = &algorithm.name;
        for (recipe, budget) in [
            ("random:seed=5,depth=5,branching=3", 1 << 20),
            ("random:seed=6,depth=7,branching=3,ties=9", 700),
        ] {
            let (record, report, _) = run(&algorithm, recipe, budget);
            let Record { log, nodes, .. } = &record;
            // On top: that nothing more is followed, what was hidden since, and the end.
            assert!(log.len() <= budget.max(16) + 3, "{name}");
            let mut forward = Replay::default();
            let mut jumping = Replay::with_distance(64);
            jumping.seek(log, nodes, log.len());
            let mut rng = Rng::new(9);
            for k in (0..=log.len()).step_by(13) {
                let moment = forward.seek(log, nodes, k);
                assert_same_moment(moment, jumping.seek(log, nodes, k), nodes);
                let elsewhere = rng.below(log.len() as u64) as usize;
                jumping.seek(log, nodes, elsewhere);
            }
            // What was not recorded was counted.
            let end = forward.seek(log, nodes, log.len()).tally();
            // Deepening at every node tells the children of a node again in their new order.
            if record.is_complete() || algorithm.id != "iterative-deepening" {
                assert_eq!(end.nodes(), report.counts.nodes(), "{name} on {recipe}");
            }
            assert_eq!(end.hidden, record.hidden, "{name} on {recipe}");
        }
    }
}

#[test]
fn every_run_comes_back_from_its_file() {
    for algorithm in algorithms() {
        let name = &algorithm.name;
        for (recipe, budget) in [
            ("random:seed=8,depth=5,branching=3", 1 << 20),
            ("random:seed=8,depth=6,branching=3", 500),
        ] {
            let (record, ..) = run(&algorithm, recipe, budget);
            let mut text = Vec::new();
            let header = Header::new("tree", recipe, algorithm.id);
            write_events(
                &mut text,
                &header,
                &record,
                None,
                &mut tree(&algorithm, recipe),
            )
            .unwrap();
            let file = read_events(&*text, usize::MAX, |_| Ok(Some(tree(&algorithm, recipe))));
            let file = file.unwrap_or_else(|error| panic!("{name} on {recipe}: {error}"));
            let back = &file.record.log;
            assert!(
                back.range(0, back.len())
                    .eq(record.log.range(0, record.log.len()))
            );
        }
    }
}

/// Whether a line of pseudo-code speaks of what an event of this kind does.
fn speaks_of(kind: Kind, line: &str) -> bool {
    let says = |words: &[&str]| words.iter().any(|word| line.contains(word));
    match kind {
        // The heading of a procedure, or the call at the root.
        Kind::Enter => line.contains("(n") && line.contains("):") || says(&["{P₀}", "solve(P"]),
        Kind::Select => says(&[
            "take P",
            "SOLVED",
            "LIVE",
            "n ← ",
            "the child with the least U",
            "the same for less than v",
        ]),
        Kind::Eval => says(&["leaf", "f(P)", "none:", "static value"]),
        Kind::Expand => says(&["child"]),
        // The greatest merit, or the least, bounds the root.
        Kind::Bounds => says(&[
            "correct L_b",
            "pn ←",
            "dn) ←",
            "CN(c) ←",
            "v ← greatest",
            "h ←",
            "count all U and D",
            "greatest h, ",
            "least h, ",
        ]),
        // A node that is closed wakes the sibling that waited for it.
        Kind::Open => says(&[
            "OPEN",
            "OPEN_i",
            "add (",
            "generate the children",
            "close the highest",
        ]),
        Kind::Unopen => says(&["remove all states"]),
        Kind::PreCut => says(&["drop P"]),
        Kind::Cut => says(&["cut", "until g", "as soon as", "return unknown"]),
        Kind::Close | Kind::Freed => says(&["close", "SOLVED"]),
        Kind::Return => says(&["return", "while L_b"]),
        Kind::ReSearch => says(&["v ← αβ(n", "−negascout(c", "v ← eval(c)", "v ← −αβ(c"]),
        Kind::Pass => says(&["mt(root"]),
        Kind::Iteration => says(&["repeat", "for length"]),
        Kind::Table => says(&["table", "lower(n)", "upper(n)"]),
        Kind::Done => says(&["return", "stop", "f(root)", "f(P₀)", "mid(root", "until"]),
        // These are the recorder's own: what it leaves out.
        Kind::Hidden | Kind::Floor => true,
    }
}

/// The lines that call a search whose own lines are not shown: they stand for all it does.
const CALLS: [(&str, &str); 3] = [
    (
        "iterative-deepening",
        "v ← search(root), nodes at depth d being leaves",
    ),
    (
        "iterative-deepening",
        "for each nearer horizon: αβ of n's children, then order them by value",
    ),
    ("aspiration", "v ← αβ(n, v₀ − error, v₀ + error)"),
];

#[test]
fn every_event_lights_a_line_that_does_what_it_says() {
    let mut seen: BTreeMap<&str, Vec<Kind>> = BTreeMap::new();
    let mut called = Vec::new();
    for algorithm in algorithms() {
        let code = catalogue::find(algorithm.id).unwrap().code;
        let kinds = seen.entry(algorithm.id).or_default();
        for recipe in recipes() {
            let (record, _, _) = run(&algorithm, &recipe, 1 << 16);
            for event in record.log.range(0, record.log.len()) {
                let line = code.get(usize::from(event.step));
                let line = line.unwrap_or_else(|| panic!("{}: {event:?}", algorithm.name));
                if !kinds.contains(&event.kind) {
                    kinds.push(event.kind);
                }
                if speaks_of(event.kind, line.text) {
                    continue;
                }
                let call = (algorithm.id, line.text);
                assert!(
                    CALLS.contains(&call),
                    "{}: {:?} lights '{}'",
                    algorithm.name,
                    event.kind,
                    line.text
                );
                if !called.contains(&call) {
                    called.push(call);
                }
            }
        }
    }
    // Nobody is left out, and no exception is granted that nobody needs.
    assert_eq!(seen.len(), ALGORITHMS.len());
    assert_eq!(called.len(), CALLS.len());
    // The words tell lines apart: every event could have lit a line that does not speak of it.
    for (id, kinds) in seen {
        let code = catalogue::find(id).unwrap().code;
        assert!(
            kinds.contains(&Kind::Eval) && kinds.contains(&Kind::Done),
            "{id}"
        );
        for kind in kinds
            .into_iter()
            .filter(|&kind| !matches!(kind, Kind::Hidden | Kind::Floor))
        {
            let is_wrong = |line: &Line| !speaks_of(kind, line.text);
            assert!(
                code.iter().any(is_wrong),
                "{id}: any line would do for {kind:?}"
            );
        }
    }
}
