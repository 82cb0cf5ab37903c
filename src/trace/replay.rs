//! Any moment of a run, quickly: forward from where we are, or from the nearest checkpoint.
//!
//! Checkpoints share the pages that did not change between them. They lie at equal distances;
//! when they take more memory than allowed, every second one goes and the distance doubles.

use std::sync::Arc;

use super::log::Log;
use super::moment::{Moment, MomentAside};
use super::nodes::NodeTable;

/// Events between two checkpoints, at first.
const DISTANCE: usize = 1 << 15;
/// Bytes checkpoints may take unless asked otherwise.
pub const DEFAULT_CHECKPOINT_BYTES: u64 = 128 << 20;
/// Events that are applied in less time than a checkpoint is taken up.
const NEAR: usize = 1 << 12;

/// The moments after `distance`, 2·`distance`, … events, as far as they were passed. A copy costs
/// a pointer a checkpoint.
#[derive(Clone, Debug)]
pub struct Checkpoints {
    asides: Vec<Arc<MomentAside>>,
    distance: usize,
    bytes: u64,
}

impl Default for Checkpoints {
    fn default() -> Checkpoints {
        Checkpoints {
            asides: Vec::new(),
            distance: DISTANCE,
            bytes: 0,
        }
    }
}

impl Checkpoints {
    /// Events up to the last one.
    pub fn reach(&self) -> usize {
        self.asides.len() * self.distance
    }

    /// Events between two of them.
    pub fn distance(&self) -> usize {
        self.distance
    }

    /// The last one no later than `events`, and after how many events it is.
    fn before(&self, events: usize) -> (usize, Option<&MomentAside>) {
        let nearest = self.asides.len().min(events / self.distance);
        let aside = nearest.checked_sub(1).map(|i| &*self.asides[i]);
        (nearest * self.distance, aside)
    }

    fn push(&mut self, aside: MomentAside, byte_limit: u64) {
        self.bytes += aside.bytes_beyond(self.asides.last().map(|last| &**last));
        self.asides.push(Arc::new(aside));
        while self.bytes > byte_limit && !self.asides.is_empty() {
            let mut number = 0;
            self.asides.retain(|_| {
                number += 1;
                number % 2 == 0
            });
            self.distance *= 2;
            let mut before = None;
            self.bytes = 0;
            for aside in &self.asides {
                self.bytes += aside.bytes_beyond(before);
                before = Some(&**aside);
            }
        }
    }
}

/// A moment that can be moved.
#[derive(Debug)]
pub struct Replay {
    moment: Moment,
    checkpoints: Checkpoints,
    byte_limit: u64,
    /// Another replay makes the checkpoints.
    only_adopts: bool,
}

impl Default for Replay {
    fn default() -> Replay {
        Replay::new(DEFAULT_CHECKPOINT_BYTES)
    }
}

impl Replay {
    /// A replay that stands before the first event. Checkpoints take at most `byte_limit`.
    pub fn new(byte_limit: u64) -> Replay {
        Replay {
            moment: Moment::new(),
            checkpoints: Checkpoints::default(),
            byte_limit,
            only_adopts: false,
        }
    }

    /// Makes no more checkpoints of its own: a page that a checkpoint shares has to be copied when
    /// the moment moves on, which costs more than moving.
    pub fn leave_checkpoints_to_another(&mut self) {
        self.only_adopts = true;
    }

    /// The same with many checkpoints, for short logs.
    #[cfg(test)]
    pub fn with_distance(distance: usize) -> Replay {
        let mut replay = Replay::new(u64::MAX);
        replay.checkpoints.distance = distance;
        replay
    }

    pub fn moment(&self) -> &Moment {
        &self.moment
    }

    /// How many events have happened at the moment shown.
    pub fn at(&self) -> usize {
        self.moment.now.events
    }

    /// Goes to the moment after `events` events, or to the last there is. `log` and `nodes` must
    /// be of the same run at every call; they may have grown.
    pub fn seek(&mut self, log: &Log, nodes: &NodeTable, events: usize) -> &Moment {
        self.approach(log, nodes, events, usize::MAX);
        &self.moment
    }

    /// Goes towards that moment, but applies no more than about `most` events; says whether it is
    /// reached. The next call goes on.
    pub fn approach(&mut self, log: &Log, nodes: &NodeTable, events: usize, most: usize) -> bool {
        let target = events.min(log.len());
        let (start, aside) = self.checkpoints.before(target);
        if target < self.at() || start > self.at() + NEAR {
            match aside {
                Some(aside) => self.moment.take_up(aside),
                None => self.moment = Moment::new(),
            }
        }
        let stop = target.min(self.at().saturating_add(most));
        while self.at() < stop {
            let distance = self.checkpoints.distance;
            let next = (self.at() / distance + 1) * distance;
            for events in log.slices(self.at(), next.min(stop)) {
                self.moment.apply(nodes, events);
            }
            if self.at() == self.checkpoints.reach() + distance && !self.only_adopts {
                let aside = self.moment.put_aside();
                self.checkpoints.push(aside, self.byte_limit);
            }
        }
        self.at() == target
    }

    /// Whether every moment up to the one shown is near a checkpoint, so that a glance is quick.
    pub fn can_glance(&self) -> bool {
        self.at() <= self.checkpoints.reach() + self.checkpoints.distance()
    }

    /// The moment after `events` events, without going there. Takes as long as replaying all that
    /// comes after the checkpoint before it.
    pub fn glance(&self, log: &Log, nodes: &NodeTable, events: usize) -> Moment {
        let target = events.min(log.len());
        let mut moment = Moment::new();
        if let (_, Some(aside)) = self.checkpoints.before(target) {
            moment.take_up(aside);
        }
        for events in log.slices(moment.now.events, target) {
            moment.apply(nodes, events);
        }
        moment
    }

    /// The checkpoints made so far, for another replay of the same run.
    pub fn checkpoints(&self) -> &Checkpoints {
        &self.checkpoints
    }

    /// Takes checkpoints that another replay of the same run has made, if they reach further.
    pub fn adopt(&mut self, theirs: Checkpoints) {
        if theirs.reach() > self.checkpoints.reach() {
            self.checkpoints = theirs;
        }
    }

    /// Bytes held: the moment shown, and the checkpoints.
    pub fn bytes(&self) -> u64 {
        self.moment.bytes() + self.checkpoints.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::super::event::NodeId;
    use super::super::moment::State;
    use super::super::record::Record;
    use super::super::recorder::Recorder;
    use super::super::testing::{Toy, alpha_beta, assert_same_moment, flood};
    use super::*;
    use crate::base::random::Rng;
    use crate::problem::{Bounds, Move, Player, Value};
    use crate::search::{Probe, SearchEvent};

    /// A replay that makes many checkpoints in a short log.
    fn dense(byte_limit: u64) -> Replay {
        let mut replay = Replay::new(byte_limit);
        replay.checkpoints.distance = 50;
        replay
    }

    fn runs() -> Vec<Record> {
        let mut records = Vec::new();
        for (depth, budget) in [(6, 1 << 20), (9, 2_000)] {
            let toy = Toy::new(11, depth, 3);
            let mut recorder = Recorder::new(budget);
            alpha_beta(&toy, &mut recorder);
            records.push(recorder.finish());
            let mut recorder = Recorder::new(budget);
            flood(&toy, &mut recorder, 4_000);
            records.push(recorder.finish());
        }
        records
    }

    #[test]
    fn a_moment_is_the_same_from_wherever_it_is_reached() {
        for record in runs() {
            let Record { log, nodes, .. } = &record;
            let mut far = dense(u64::MAX);
            far.seek(log, nodes, log.len());
            assert!(far.checkpoints.asides.len() >= 10);
            let mut scarce = dense(200_000);
            scarce.seek(log, nodes, log.len());
            assert!(scarce.checkpoints.distance > 50 && scarce.checkpoints.bytes <= 200_000);
            let mut rng = Rng::new(1);
            for _ in 0..60 {
                let k = rng.below(log.len() as u64 + 1) as usize;
                let mut fresh = Replay::default();
                let plain = fresh.seek(log, nodes, k);
                assert_eq!(plain.now.events, k);
                assert_same_moment(plain, far.seek(log, nodes, k), nodes);
                assert_same_moment(plain, scarce.seek(log, nodes, k), nodes);
                let far_away = rng.below(log.len() as u64 + 1) as usize;
                assert_same_moment(plain, &far.glance(log, nodes, k), nodes);
                far.seek(log, nodes, far_away);
            }
        }
    }

    #[test]
    fn a_moment_far_off_is_approached_in_steps_and_by_checkpoints_of_another() {
        for record in runs() {
            let Record { log, nodes, .. } = &record;
            let mut other = dense(u64::MAX);
            other.seek(log, nodes, log.len());
            let end = log.len();
            let mut slow = dense(u64::MAX);
            let mut steps = 0;
            while !slow.approach(log, nodes, end, 100) {
                steps += 1;
                assert!(slow.at() <= 100 * steps, "no step is longer than asked for");
            }
            assert_same_moment(other.moment(), slow.moment(), nodes);
            // With another's checkpoints one short step is enough, from the start to any moment.
            let mut rng = Rng::new(3);
            for _ in 0..20 {
                let k = rng.below(end as u64 + 1) as usize;
                let mut quick = dense(u64::MAX);
                quick.adopt(other.checkpoints().clone());
                assert!(quick.approach(log, nodes, k, NEAR + 50));
                let mut fresh = Replay::default();
                assert_same_moment(fresh.seek(log, nodes, k), quick.moment(), nodes);
            }
        }
    }

    #[test]
    fn a_replay_follows_a_log_that_grows() {
        let record = &runs()[0];
        let mut log = Log::new();
        let mut replay = dense(u64::MAX);
        for event in record.log.range(0, record.log.len()) {
            log.push(*event);
            replay.seek(&log, &record.nodes, usize::MAX);
            assert_eq!(replay.moment().now.last, Some(*event));
        }
        let mut fresh = Replay::default();
        let plain = fresh.seek(&log, &record.nodes, log.len());
        assert_same_moment(plain, replay.moment(), &record.nodes);
    }

    #[test]
    fn at_the_end_of_alpha_beta_every_node_is_left_evaluated_or_cut() {
        let record = &runs()[0];
        let mut replay = Replay::default();
        let end = replay.seek(&record.log, &record.nodes, usize::MAX);
        for id in 0..record.nodes.len() as u32 {
            let node = NodeId(id);
            let cut_above = record
                .nodes
                .ancestors(node)
                .any(|above| end.state(above) == State::Cut);
            let state = end.state(node);
            assert!(
                cut_above || matches!(state, State::Returned | State::Evaluated),
                "{node:?}: {state:?}"
            );
        }
        let tally = end.tally();
        assert_eq!(tally.visits, tally.leaves);
        assert_eq!(tally.re_expanded(), 0);
        assert_eq!(end.now.done.unwrap(), end.root());
    }

    #[test]
    fn closing_frees_what_is_below_and_generating_again_starts_afresh() {
        let mut recorder = Recorder::new(1_000);
        let root = recorder.root(Player::Max);
        let moves = [Move(0), Move(1)];
        let open = |dormant| SearchEvent::Open {
            merit: Value::new(5),
            dormant,
        };
        recorder.expand(0, root, Player::Max, &moves);
        let [a, b] = [0, 1].map(|i| recorder.child(root, i, moves[i]));
        recorder.emit(0, a, open(false));
        recorder.emit(0, b, open(true));
        recorder.emit(
            0,
            a,
            SearchEvent::Select {
                merit: Value::new(5),
                open: 2,
            },
        );
        recorder.expand(0, a, Player::Min, &moves);
        let c = recorder.child(a, 0, moves[0]);
        recorder.emit(0, c, open(false));
        recorder.emit(0, c, SearchEvent::Bounds(Bounds::exact(Value::new(1))));
        let before = recorder.record().log.len();
        let bounds = Bounds::exact(Value::new(3));
        recorder.emit(0, a, SearchEvent::Close { bounds, freed: 2 });
        let closed = recorder.record().log.len();
        recorder.expand(0, a, Player::Min, &moves);
        let record = recorder.finish();
        let (log, nodes) = (&record.log, &record.nodes);

        let mut replay = Replay::default();
        let moment = replay.seek(log, nodes, before);
        assert_eq!((moment.tally().open, moment.tally().dormant), (2, 1));
        assert_eq!((moment.tally().held, moment.state(b)), (5, State::Dormant));
        let moment = replay.seek(log, nodes, closed);
        assert_eq!(
            (moment.state(a), moment.state(c)),
            (State::Closed, State::Freed)
        );
        assert_eq!(moment.open().collect::<Vec<_>>(), [b]);
        assert_eq!((moment.tally().held, moment.tally().freed), (3, 2));
        assert_eq!(moment.bounds(a), bounds);
        let moment = replay.seek(log, nodes, closed + 1);
        assert_eq!(moment.state(c), State::Generated);
        assert_eq!(moment.bounds(c), Bounds::UNKNOWN);
        assert_eq!(
            (moment.tally().expanded, moment.tally().re_expanded()),
            (2, 1)
        );
        assert_eq!(moment.tally().max_held, 5);
    }
}
