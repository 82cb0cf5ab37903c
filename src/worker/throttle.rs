//! How fast a watched search goes: freely, so many events a second, one step at a time.

use std::time::Duration;

use crate::base::platform::Instant;
use crate::trace::{Event, Kind, NodeId, Record, StepSize};

/// Whether a step of this kind, begun while the search was at `from`, ends with this event.
pub fn ends_with(stride: StepSize, record: &Record, event: &Event, from: NodeId) -> bool {
    match stride {
        StepSize::Event => true,
        StepSize::Node | StepSize::Leaf | StepSize::Cut | StepSize::Iteration => {
            stride.kinds() & event.kind.bit() != 0
        }
        StepSize::RootBound => {
            event.node == NodeId::ROOT && matches!(event.kind, Kind::Bounds | Kind::Return)
        }
        // Ordered where the search is only counted, a step begins at no node that is known.
        StepSize::OutOfSubtree => {
            event.node.is_some() && (from.is_none() || !record.nodes.is_within(event.node, from))
        }
    }
}

/// What the search thread does after an event.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mode {
    Free,
    /// So many events a second.
    Paced(f64),
    Step {
        stride: StepSize,
        from: NodeId,
    },
    Paused,
}

/// Events that may pass before a free search looks at its orders.
const FREE_STRIDE: u32 = 2048;
/// A paced search wakes at most this often.
const TICK: Duration = Duration::from_millis(8);

/// Keeps the time of a paced search.
#[derive(Debug)]
pub struct Throttle {
    started: Instant,
    passed: u64,
}

impl Throttle {
    pub fn new() -> Throttle {
        Throttle {
            started: Instant::now(),
            passed: 0,
        }
    }

    /// Starts counting anew: after a pause, or at another speed.
    pub fn restart(&mut self) {
        *self = Throttle::new();
    }

    /// `events` have passed at `speed` a second: how long to wait now, and how many events to let
    /// pass until next time.
    pub fn next(&mut self, events: u32, speed: f64) -> (Duration, u32) {
        self.passed += u64::from(events);
        let due = Duration::from_secs_f64((self.passed as f64 / speed).min(1e6));
        let wait = due.saturating_sub(self.started.elapsed());
        // Above the tick rate several events go by in one turn.
        let batch = (speed * TICK.as_secs_f64())
            .floor()
            .clamp(1.0, f64::from(FREE_STRIDE)) as u32;
        (wait, batch)
    }
}

impl Mode {
    /// Events after which the hook should be called again in this mode.
    pub const fn stride(self) -> u32 {
        match self {
            Mode::Free => FREE_STRIDE,
            Mode::Paced(_) | Mode::Step { .. } | Mode::Paused => 1,
        }
    }
}

/// Where the search is: the node of the last event.
pub fn current_node(record: &Record) -> NodeId {
    record.log.last().map_or(NodeId::ROOT, |event| event.node)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_out_of_a_part_that_is_only_counted_ends_with_the_next_event() {
        let mut record = Record::default();
        record.nodes.add_root(crate::problem::Player::Max);
        let floor = Event::floor(0, 3);
        let enter = Event::new(
            0,
            0,
            NodeId::ROOT,
            crate::search::SearchEvent::Enter(crate::problem::Bounds::UNKNOWN),
        );
        let out = |event, from| ends_with(StepSize::OutOfSubtree, &record, event, from);
        assert!(out(&enter, NodeId::NONE));
        assert!(!out(&enter, NodeId::ROOT));
        assert!(!out(&floor, NodeId::NONE));
    }

    #[test]
    fn a_pacer_waits_one_period_for_one_event() {
        let mut pacer = Throttle::new();
        let (wait, batch) = pacer.next(1, 10.0);
        assert!(
            wait > Duration::from_millis(80) && wait <= Duration::from_millis(100),
            "{wait:?}"
        );
        assert_eq!(batch, 1);
        let (_, batch) = pacer.next(1, 10_000.0);
        assert_eq!(batch, 80);
    }
}
