//! Breakpoints over what is recorded: a film of a run is held where the run itself would be, by the
//! same rule. Every event is looked at once.

use super::breakpoint::{Breakpoint, BreakpointState};
use crate::problem::Problem;
use crate::trace::Record;

#[derive(Debug)]
pub struct BreakpointReplay {
    points: Vec<Breakpoint>,
    watch: BreakpointState,
    /// Events that were looked at.
    seen: usize,
}

impl BreakpointReplay {
    /// For a film that begins after `from` events.
    pub fn new(
        problem: &Problem,
        points: &[Breakpoint],
        record: &Record,
        from: usize,
    ) -> BreakpointReplay {
        let mut watch = BreakpointState::new(problem.clone());
        watch.set(points.to_vec());
        if watch.looks_back() {
            for event in record.log.range(0, from) {
                watch.at_event(record, event);
            }
        }
        BreakpointReplay {
            points: points.to_vec(),
            watch,
            seen: from,
        }
    }

    /// Whether it looks out for these, from this moment on.
    pub fn is_for(&self, points: &[Breakpoint], from: usize) -> bool {
        self.seen == from && self.points == points
    }

    /// Goes on to the moment after `to` events, or to the first at which a breakpoint is met: after
    /// how many events, and which.
    pub fn go_on(&mut self, record: &Record, to: usize) -> Option<(usize, Breakpoint)> {
        let to = to.min(record.log.len());
        for event in record.log.range(self.seen, to.max(self.seen)) {
            self.seen += 1;
            if let Some(point) = self.watch.at_event(record, event) {
                return Some((self.seen, point));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::SearchContext;
    use crate::search::catalogue::{AlgorithmConfig, run};
    use crate::trace::Recorder;

    fn recorded() -> (Problem, Record) {
        let text = "[[[[10 35] [25 70]] [[75 15] [20 40]]] [[[5 65] [30 80]] [[55 60] [45 50]]]]";
        let (position, _) = crate::problem::read(text, Default::default()).unwrap();
        let problem = Problem::new(position);
        let mut recorder = Recorder::new(1 << 16);
        let plan = AlgorithmConfig::new("alpha-beta").prepare().unwrap();
        let mut tree = problem.tree().unwrap();
        run(
            &mut tree,
            &plan,
            &mut SearchContext::unlimited(),
            &mut recorder,
        );
        (problem, recorder.finish())
    }

    /// Where a film from `from` on is held, with frames of so many events.
    fn held(point: &Breakpoint, from: usize, frame: usize) -> Vec<usize> {
        let (problem, record) = recorded();
        let mut film = BreakpointReplay::new(&problem, std::slice::from_ref(point), &record, from);
        let mut held = Vec::new();
        let mut to = from;
        while to < record.log.len() {
            to += frame;
            while let Some((at, met)) = film.go_on(&record, to) {
                assert_eq!(met, *point);
                held.push(at);
            }
        }
        held
    }

    #[test]
    fn a_film_is_held_at_the_same_events_however_fast_it_goes_and_wherever_it_begins() {
        for point in [
            Breakpoint::NextCut,
            Breakpoint::RootBound,
            Breakpoint::PvChanges,
            Breakpoint::Selected(vec![1, 0]),
            Breakpoint::FirstSearched("0.1".to_owned()),
        ] {
            let all = held(&point, 0, 1);
            assert!(!all.is_empty(), "{point:?}");
            for (from, frame) in [(0, 7), (0, usize::MAX / 2), (all[0], 3), (all[0] - 1, 3)] {
                let later: Vec<usize> = all.iter().copied().filter(|&at| at > from).collect();
                assert_eq!(held(&point, from, frame), later, "{point:?} from {from}");
            }
        }
    }

    #[test]
    fn counters_are_not_judged_by_what_is_recorded() {
        for point in [
            Breakpoint::OpenAbove(0),
            Breakpoint::BytesAbove(0),
            Breakpoint::Counters("leaves >= 1".to_owned()),
        ] {
            assert!(!point.is_told_by_events());
            assert!(held(&point, 0, 5).is_empty());
        }
    }
}
