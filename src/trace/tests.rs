//! Recording and replay held against every algorithm there is: what is replayed is what the
//! search itself knew and counted.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::testing::assert_same_moment;
use super::*;
use crate::game::random::Rng;
use crate::problem::{AnyTree, Bounds, Player, Position, Problem};
use crate::search::best_first::{self, rsearch, sss};
use crate::search::depth_first::{
    At, Guess, alpha_beta, alpha_beta_sorted, aspiration, iterative_deepening, minimax, mtd,
    nega_scout, pvs, scout,
};
use crate::search::{Account, Limits, Meter, Observer, Report, Say};

type Search = fn(&mut AnyTree, &mut Account<'_>, &mut Recorder<'_>) -> Report;

/// Whether OPEN, Select and Close carry the search, or Enter and Return.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Family {
    DepthFirst,
    BestFirst,
}

macro_rules! algorithm {
    ($name:literal, $family:ident, $module:path, $parameters:expr) => {{
        use $module as algorithm;
        let search: Search =
            |tree, account, probe| algorithm::search(tree, &$parameters, account, probe);
        ($name, Family::$family, search)
    }};
}

fn algorithms() -> Vec<(&'static str, Family, Search)> {
    vec![
        algorithm!("minimax", DepthFirst, minimax, Default::default()),
        algorithm!("alpha-beta", DepthFirst, alpha_beta, Default::default()),
        algorithm!(
            "alpha-beta table",
            DepthFirst,
            alpha_beta,
            alpha_beta::Parameters {
                table: 1,
                ..Default::default()
            }
        ),
        algorithm!(
            "alpha-beta-sorted",
            DepthFirst,
            alpha_beta_sorted,
            Default::default()
        ),
        algorithm!("aspiration", DepthFirst, aspiration, Default::default()),
        algorithm!(
            "aspiration everywhere",
            DepthFirst,
            aspiration,
            aspiration::Parameters {
                at: At::EveryNode,
                guess: Guess::FirstLeaf,
                ..Default::default()
            }
        ),
        algorithm!("pvs", DepthFirst, pvs, Default::default()),
        algorithm!("nega-scout", DepthFirst, nega_scout, Default::default()),
        algorithm!("scout", DepthFirst, scout, Default::default()),
        algorithm!("mtdf", DepthFirst, mtd, Default::default()),
        algorithm!(
            "mt-sss",
            DepthFirst,
            mtd,
            mtd::Parameters {
                driver: mtd::Driver::Sss,
                ..Default::default()
            }
        ),
        algorithm!(
            "mt-dual",
            DepthFirst,
            mtd,
            mtd::Parameters {
                driver: mtd::Driver::Dual,
                ..Default::default()
            }
        ),
        algorithm!(
            "deepening",
            DepthFirst,
            iterative_deepening,
            Default::default()
        ),
        algorithm!(
            "deepening everywhere",
            DepthFirst,
            iterative_deepening,
            iterative_deepening::Parameters {
                at: At::EveryNode,
                ..Default::default()
            }
        ),
        algorithm!(
            "gsearch-alpha-beta",
            BestFirst,
            best_first::alpha_beta,
            Default::default()
        ),
        algorithm!("sss", BestFirst, sss, Default::default()),
        algorithm!(
            "gsearch-eligible",
            BestFirst,
            best_first::eligible,
            Default::default()
        ),
        algorithm!("recursive-sss", BestFirst, rsearch, Default::default()),
        algorithm!(
            "recursive-sss free",
            BestFirst,
            rsearch,
            rsearch::Parameters {
                policy: best_first::Policy::Free,
                ..Default::default()
            }
        ),
        algorithm!(
            "recursive-sss retain",
            BestFirst,
            rsearch,
            rsearch::Parameters {
                policy: best_first::Policy::Retain,
                ..Default::default()
            }
        ),
        algorithm!(
            "recursive-dual",
            BestFirst,
            rsearch,
            rsearch::Parameters {
                rule: best_first::Rule::Dual,
                condition: rsearch::Condition::Depth(vec![3, 1]),
                ..Default::default()
            }
        ),
    ]
}

fn tree(recipe: &str) -> AnyTree {
    let position = Position::Tree(recipe.parse().unwrap());
    Problem::new(position).tree().unwrap()
}

/// Small trees of all shapes.
fn recipes() -> impl Iterator<Item = String> {
    (1..40).map(|seed| {
        let (depth, branching) = (1 + seed % 6, 2 + seed / 6 % 3);
        let ties = if seed % 2 == 0 { ",ties=5" } else { "" };
        format!("random:seed={seed},depth={depth},branching={branching}{ties}")
    })
}

/// What a search says of itself, in figures, at a number of events.
#[derive(Default)]
struct Dumps {
    clock: Arc<std::sync::atomic::AtomicU64>,
    seen: Vec<(usize, Meter)>,
}

impl Observer for Dumps {
    fn look(&mut self, meter: &Meter) -> u32 {
        let events = self.clock.load(Ordering::Relaxed) as usize;
        self.seen.push((events, *meter));
        1
    }
}

fn run(search: Search, recipe: &str, budget: usize) -> (Record, Report, Vec<(usize, Meter)>) {
    let mut recorder = Recorder::new(budget);
    let mut dumps = Dumps {
        clock: recorder.clock(),
        ..Dumps::default()
    };
    let mut account = Account::new(Limits::default(), Arc::default()).with_observer(&mut dumps);
    let report = search(&mut tree(recipe), &mut account, &mut recorder);
    drop(account);
    (recorder.finish(), report, dumps.seen)
}

#[test]
fn what_is_replayed_to_the_end_is_what_was_counted_and_proved() {
    for (name, family, search) in algorithms() {
        for recipe in recipes() {
            let (record, report, _) = run(search, &recipe, 1 << 20);
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
            if family == Family::BestFirst {
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
    for (name, family, search) in algorithms() {
        if family != Family::DepthFirst {
            continue;
        }
        for recipe in recipes() {
            let (record, ..) = run(search, &recipe, 1 << 20);
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

/// (2.2) and (2.3) of paper 000: what the children say of their parent.
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
    for (name, family, search) in algorithms() {
        if family != Family::BestFirst {
            continue;
        }
        let one_level = !name.starts_with("recursive");
        let order = match name {
            "sss" => Some(OpenOrder::Greatest),
            "gsearch-alpha-beta" => Some(OpenOrder::Leftmost),
            _ => None,
        };
        for recipe in recipes() {
            let (record, ..) = run(search, &recipe, 1 << 20);
            let Record { log, nodes, .. } = &record;
            let mut replay = Replay::default();
            for k in (0..log.len()).filter(|&k| log[k].kind == Kind::Select) {
                let about = format!("{name} on {recipe}, event {k}");
                let Told::Say(Say::Select { merit, open }) = log[k].told(None) else {
                    unreachable!("only selections were chosen");
                };
                let moment = replay.seek(log, nodes, k);
                let selected = log[k].node;
                assert_eq!(moment.tally().open, open, "{about}");
                assert!(moment.is_open(selected), "{about}");
                if name != "gsearch-eligible" {
                    assert_eq!(moment.merit(selected), merit, "{about}");
                }
                if let Some(order) = order {
                    let first = moment.open_sorted(nodes, order, 3)[0];
                    assert_eq!((first.node, first.dormant), (selected, false), "{about}");
                }
                for node in (0..nodes.len() as u32).map(NodeId) {
                    if one_level && moment.state(node) == State::Expanded {
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
    for (name, family, search) in algorithms() {
        for recipe in recipes() {
            let (record, report, dumps) = run(search, &recipe, 1 << 20);
            let Record { log, nodes, .. } = &record;
            let mut replay = Replay::default();
            let about = format!("{name} on {recipe}");
            if family == Family::BestFirst {
                // The search looks up when it has selected a node and is about to enter it.
                for (k, meter) in dumps.iter().filter(|(k, _)| *k > 0) {
                    assert_eq!(log[k - 1].kind, Kind::Select, "{about}");
                    let tally = replay.seek(log, nodes, *k).tally();
                    assert_eq!(tally.held, meter.now.cells, "{about}, event {k}");
                    assert_eq!(tally.visits, meter.counts.visits, "{about}, event {k}");
                }
            } else if report.counts.table_hits.is_none() {
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
    for (name, _, search) in algorithms() {
        for (recipe, budget) in [
            ("random:seed=5,depth=5,branching=3", 1 << 20),
            ("random:seed=6,depth=7,branching=3,ties=9", 700),
        ] {
            let (record, report, _) = run(search, recipe, budget);
            let Record { log, nodes, .. } = &record;
            assert!(log.len() <= budget.max(16) + 2, "{name}");
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
            let told_again = name == "deepening everywhere" && !record.is_complete();
            if !told_again {
                assert_eq!(end.nodes(), report.counts.nodes(), "{name} on {recipe}");
            }
            assert_eq!(end.hidden, record.hidden, "{name} on {recipe}");
        }
    }
}

#[test]
fn every_run_comes_back_from_its_file() {
    for (name, _, search) in algorithms() {
        for (recipe, budget) in [
            ("random:seed=8,depth=5,branching=3", 1 << 20),
            ("random:seed=8,depth=6,branching=3", 500),
        ] {
            let (record, ..) = run(search, recipe, budget);
            let mut text = Vec::new();
            let header = Header::new("tree", recipe, name);
            write_events(&mut text, &header, &record, &mut tree(recipe)).unwrap();
            let file = read_events(&*text, usize::MAX, |_| Ok(Some(tree(recipe))));
            let file = file.unwrap_or_else(|error| panic!("{name} on {recipe}: {error}"));
            let back = &file.record.log;
            assert!(
                back.range(0, back.len())
                    .eq(record.log.range(0, record.log.len()))
            );
        }
    }
}
