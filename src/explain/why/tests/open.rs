//! OPEN as a list, and what every step does to it.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::support::*;
use crate::trace::event::{Kind, NodeId};
use crate::trace::moment::State;
use crate::trace::open_list::OpenStep;

const ALL: &[&str] = &[
    "sss",
    "gsearch-alpha-beta",
    "gsearch-eligible",
    "recursive-sss",
    "recursive-sss c=1 policy=free",
    "sss-stockman",
    "dual",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_step_takes_adds_wakes_and_purges_what_it_says(seed: u64) {
        let tree = random_tree(seed);
        for text in ALL {
            let mut run = Run::new(&tree, &choice(text));
            let moments = run.between_steps();
            for pair in moments.windows(2) {
                let (begin, end) = (pair[0], pair[1]);
                run.seek(begin);
                let before: BTreeSet<NodeId> = run.replay.moment().open().collect();
                let asleep: BTreeSet<NodeId> = before.iter().copied()
                    .filter(|&n| run.replay.moment().state(n) == State::Dormant).collect();
                run.seek(end);
                let moment = run.replay.moment();
                let after: BTreeSet<NodeId> = moment.open().collect();
                let Run { record, method, .. } = &run;
                let step = OpenStep::of(&record.log, &record.nodes, *method, end, usize::MAX);
                let (taken, _) = step.taken.unwrap();
                let context = || format!("{}, events {begin} to {end}: {step:?}", run.text);
                prop_assert_eq!(record.log[begin].kind, Kind::Select);
                prop_assert_eq!(taken, record.log[begin].node);
                let mut open = before.clone();
                prop_assert!(open.remove(&taken), "{}", context());
                for node in &step.added {
                    prop_assert!(open.insert(*node), "{}", context());
                }
                for node in &step.woken {
                    prop_assert!(asleep.contains(node), "{}", context());
                }
                for node in &step.purged {
                    prop_assert!(open.remove(node), "{}", context());
                }
                prop_assert_eq!(&open, &after, "{}", context());
            }
        }
    }

    #[test]
    fn the_first_of_the_list_is_taken_next(seed: u64) {
        let tree = random_tree(seed);
        for text in ALL.iter().filter(|&&text| text != "gsearch-eligible") {
            let mut run = Run::new(&tree, &choice(text));
            let order = run.method.open_order().unwrap();
            let mut moments = run.between_steps();
            moments.pop();
            for at in moments {
                run.seek(at);
                let moment = run.replay.moment();
                let all = moment.open_sorted(&run.record.nodes, order, usize::MAX);
                prop_assert_eq!(all[0].node, run.record.log[at].node, "{}, event {}", run.text, at);
                prop_assert_eq!(all.len() as u64, moment.tally().open);
                for limit in 1..all.len() {
                    let some = moment.open_sorted(&run.record.nodes, order, limit);
                    prop_assert_eq!(&some[..], &all[..limit]);
                }
            }
        }
    }

    #[test]
    fn a_depth_first_search_comes_to_waiting_siblings_in_their_order(seed: u64) {
        let tree = random_tree(seed);
        let mut run = Run::new(&tree, &choice("minimax"));
        let log_length = run.record.log.len();
        for at in 0..log_length {
            if run.record.log[at].kind != Kind::Eval {
                continue;
            }
            run.seek(at + 1);
            let waiting = run.replay.moment().waiting(&run.record.nodes);
            let entered: Vec<NodeId> = run.record.log.range(at + 1, log_length)
                .filter(|event| event.kind == Kind::Enter && waiting.contains(&event.node))
                .map(|event| event.node).collect();
            prop_assert_eq!(waiting, entered);
        }
    }
}
