//! Where two histories of the same search part: after a leaf, or the order of the moves, was
//! changed.

use super::canvas::Canvas;
use super::event::{Event, NodeId};
use super::moment::Moment;
use super::record::Record;

/// The first event that is not the same in both.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parting {
    /// Events before it are equal.
    pub event: usize,
    pub before: Option<Event>,
    pub after: Option<Event>,
}

/// A node whose fate is another one now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flip {
    pub place: NodeId,
    /// Searched in the first history, in the second.
    pub before: bool,
    pub after: bool,
}

/// Two histories side by side; `before` is run 0 of the canvas, `after` run 1.
pub struct Histories<'a> {
    pub before: &'a Record,
    pub after: &'a Record,
    canvas: Canvas,
}

impl<'a> Histories<'a> {
    pub fn new(before: &'a Record, after: &'a Record) -> Histories<'a> {
        let mut canvas = Canvas::new(2);
        canvas.extend(0, &before.nodes);
        canvas.extend(1, &after.nodes);
        Histories {
            before,
            after,
            canvas,
        }
    }

    pub fn canvas(&self) -> &Canvas {
        &self.canvas
    }

    /// Where they part; nothing if they are the same.
    pub fn parting(&self) -> Option<Parting> {
        let (a, b) = (&self.before.log, &self.after.log);
        let most = a.len().max(b.len());
        (0..most).find_map(|i| {
            let pair = (a.get(i).copied(), b.get(i).copied());
            let same = matches!(pair, (Some(x), Some(y)) if self.same(&x, &y));
            (!same).then_some(Parting {
                event: i,
                before: pair.0,
                after: pair.1,
            })
        })
    }

    fn same(&self, x: &Event, y: &Event) -> bool {
        // Names differ between runs; the places behind them do not.
        x.kind == y.kind
            && self.canvas.place(0, x.node) == self.canvas.place(1, y.node)
            && x.says_the_same(y)
    }

    /// Nodes searched in one history only, left to right, at the two moments given.
    pub fn flips(&self, before: &Moment, after: &Moment) -> Vec<Flip> {
        let searched = |run: usize, moment: &Moment, place: NodeId| {
            self.canvas
                .of_run(run, place)
                .is_some_and(|node| moment.visits(node) > 0)
        };
        let mut flips: Vec<Flip> = (0..self.canvas.nodes().len() as u32)
            .map(NodeId)
            .map(|place| Flip {
                place,
                before: searched(0, before, place),
                after: searched(1, after, place),
            })
            .filter(|flip| flip.before != flip.after)
            .collect();
        flips.sort_by(|a, b| self.canvas.nodes().compare_left(a.place, b.place));
        flips
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Hints, Problem, read};
    use crate::search::Account;
    use crate::search::catalogue::{Choice, run};
    use crate::trace::{Kind, Recorder, Replay};

    fn record(text: &str, id: &str) -> Record {
        let (position, _) = read(text, Hints::default()).unwrap();
        let mut tree = Problem::new(position).tree().unwrap();
        let mut recorder = Recorder::new(1 << 16);
        run(
            &mut tree,
            &Choice::new(id).plan().unwrap(),
            &mut Account::unlimited(),
            &mut recorder,
        );
        recorder.finish()
    }

    fn end(record: &Record) -> Replay {
        let mut replay = Replay::default();
        replay.seek(&record.log, &record.nodes, record.log.len());
        replay
    }

    #[test]
    fn the_same_search_does_not_part() {
        let (a, b) = (
            record("[[3 5] [2 9]]", "sss"),
            record("[[3 5] [2 9]]", "sss"),
        );
        assert_eq!(Histories::new(&a, &b).parting(), None);
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
            let histories = Histories::new(a, b);
            assert!(histories.parting().is_some());
            let (before, after) = (end(a), end(b));
            let flips = histories.flips(before.moment(), after.moment());
            assert!(!flips.is_empty());
        }
    }

    #[test]
    fn a_changed_leaf_parts_the_histories_where_it_is_evaluated() {
        // With 2 as its first child the second MIN node is cut off; with 8 it is not.
        let (a, b) = (
            record("[[3 5] [2 9]]", "alpha-beta"),
            record("[[3 5] [8 9]]", "alpha-beta"),
        );
        let histories = Histories::new(&a, &b);
        let parting = histories.parting().unwrap();
        assert_eq!(parting.before.unwrap().kind, Kind::Eval);
        assert_eq!(parting.before.unwrap().value().get(), 2);
        let (a_end, b_end) = (end(&a), end(&b));
        let flips = histories.flips(a_end.moment(), b_end.moment());
        assert_eq!(flips.len(), 1);
        assert!(!flips[0].before && flips[0].after);
    }
}
