//! Where two histories of the same search part, and what becomes another: after a leaf, or the order
//! of the moves, was changed.

use super::canvas::Canvas;
use super::event::{Event, NodeId};
use super::record::Record;
use super::replay::Replay;

/// The first event that is not the same in both.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Divergence {
    /// Events before it are equal.
    pub event: usize,
    pub before: Option<Event>,
    pub after: Option<Event>,
}

/// A node that only one of the two has searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flip {
    /// Its name in the history that has.
    pub node: NodeId,
    /// Whether that is the second one.
    pub after: bool,
}

/// How two histories differ.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// Nothing if they are the same, event by event.
    pub divergence: Option<Divergence>,
    /// Nodes searched in the second only, and in the first only.
    pub gained: u64,
    pub lost: u64,
    /// The first of these, left to right.
    pub flips: Vec<Flip>,
}

impl Change {
    /// Compares all of two histories; names the first `most` nodes.
    pub fn between(before: &Record, after: &Record, most: usize) -> Change {
        let mut canvas = Canvas::new(2);
        canvas.extend(0, &before.nodes);
        canvas.extend(1, &after.nodes);
        let ends = [before, after].map(end);
        let searched = |run: usize, place: NodeId| {
            canvas
                .of_run(run, place)
                .filter(|&node| ends[run].moment().visits(node) > 0)
        };
        let places = (0..canvas.nodes().len() as u32).map(NodeId);
        let mut changed: Vec<(NodeId, Flip)> = places
            .filter_map(|place| {
                let flip = match (searched(0, place), searched(1, place)) {
                    (Some(node), None) => Flip { node, after: false },
                    (None, Some(node)) => Flip { node, after: true },
                    _ => return None,
                };
                Some((place, flip))
            })
            .collect();
        let gained = changed.iter().filter(|(_, flip)| flip.after).count();
        let lost = changed.len() - gained;
        let left_first =
            |a: &(NodeId, Flip), b: &(NodeId, Flip)| canvas.nodes().compare_left(a.0, b.0);
        if most < changed.len() {
            changed.select_nth_unstable_by(most, left_first);
            changed.truncate(most);
        }
        changed.sort_unstable_by(left_first);
        Change {
            divergence: divergence(before, after, &canvas),
            gained: gained as u64,
            lost: lost as u64,
            flips: changed.into_iter().map(|(_, flip)| flip).collect(),
        }
    }
}

/// What the search knew in the end.
fn end(record: &Record) -> Replay {
    let mut replay = Replay::default();
    replay.leave_checkpoints_to_another();
    replay.seek(&record.log, &record.nodes, record.log.len());
    replay
}

/// Where they part; `before` is run 0 of the canvas, `after` run 1.
fn divergence(before: &Record, after: &Record, canvas: &Canvas) -> Option<Divergence> {
    // Names differ between runs; the places behind them do not.
    let same = |x: &Event, y: &Event| {
        x.kind == y.kind && canvas.place(0, x.node) == canvas.place(1, y.node) && x.says_the_same(y)
    };
    let (a, b) = (&before.log, &after.log);
    let both = a.range(0, a.len()).zip(b.range(0, b.len()));
    let equal = both.take_while(|(x, y)| same(x, y)).count();
    (equal < a.len().max(b.len())).then(|| Divergence {
        event: equal,
        before: a.get(equal).copied(),
        after: b.get(equal).copied(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Hints, Problem, read};
    use crate::search::SearchContext;
    use crate::search::catalogue::{AlgorithmConfig, run};
    use crate::trace::{Kind, Recorder};

    fn record(text: &str, id: &str) -> Record {
        let (position, _) = read(text, Hints::default()).unwrap();
        let mut tree = Problem::new(position).tree().unwrap();
        let mut recorder = Recorder::new(1 << 16);
        run(
            &mut tree,
            &AlgorithmConfig::new(id).prepare().unwrap(),
            &mut SearchContext::unlimited(),
            &mut recorder,
        );
        recorder.finish()
    }

    #[test]
    fn the_same_search_does_not_part() {
        let (a, b) = (
            record("[[3 5] [2 9]]", "sss"),
            record("[[3 5] [2 9]]", "sss"),
        );
        let none = Change {
            divergence: None,
            gained: 0,
            lost: 0,
            flips: Vec::new(),
        };
        assert_eq!(Change::between(&a, &b, 9), none);
    }

    /// Whoever compares a tree with quite another one learns that they part, and no more.
    #[test]
    fn trees_of_other_shapes_can_be_laid_over_each_other() {
        let small = record("[[3 5] [2 9]]", "alpha-beta");
        let large = record(
            "[[[3 5 1] [7 7]] [[4 4] [0 1 2]] [[1 1] [2 2]]]",
            "alpha-beta",
        );
        for (a, b) in [(&small, &large), (&large, &small)] {
            let all = Change::between(a, b, usize::MAX);
            assert!(all.divergence.is_some());
            assert_eq!(all.gained + all.lost, all.flips.len() as u64);
            assert!(all.gained > 0 || all.lost > 0);
            for most in [0, 1, 2] {
                let some = Change::between(a, b, most);
                assert_eq!(some.flips[..], all.flips[..most]);
                assert_eq!((some.gained, some.lost), (all.gained, all.lost));
            }
        }
    }

    #[test]
    fn a_changed_leaf_parts_the_histories_where_it_is_evaluated() {
        // With 2 as its first child the second MIN node is cut off; with 8 it is not.
        let (a, b) = (
            record("[[3 5] [2 9]]", "alpha-beta"),
            record("[[3 5] [8 9]]", "alpha-beta"),
        );
        let change = Change::between(&a, &b, 9);
        let divergence = change.divergence.unwrap();
        assert_eq!(divergence.before.unwrap().kind, Kind::Eval);
        assert_eq!(divergence.before.unwrap().value().get(), 2);
        assert_eq!((change.gained, change.lost), (1, 0));
        let last = b.nodes.find(&[1, 1].map(crate::problem::Move)).unwrap();
        let gained = Flip {
            node: last,
            after: true,
        };
        assert_eq!(change.flips, [gained]);
    }
}
