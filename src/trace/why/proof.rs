//! Reasons in searches by numbers: where a node's two numbers come from.

use super::super::event::{Kind, NodeId};
use super::super::history::History;
use super::super::moment::State;
use super::super::potential::{cheapest, numbers};
use super::{Account, Reason, Why, Witness};
use crate::problem::Bounds;

pub(super) fn account(witness: &Witness<'_>, history: &History, node: NodeId) -> Account {
    let moment = witness.moment();
    let now = witness.now();
    let mut reasons = Vec::new();
    let last = |kinds: u32| history.last(now, kinds).copied();
    match moment.state(node) {
        State::Ungenerated | State::Freed => reasons.push(witness.not_generated(node)),
        State::Evaluated => {
            if let Some(eval) = last(Kind::Eval.bit()) {
                reasons.push(Reason {
                    at: eval.at(),
                    why: Why::Leaf(eval.event.value()),
                });
            }
        }
        _ => {
            let told = Kind::Bounds.bit() | Kind::Return.bit() | Kind::Table.bit();
            let expanded =
                witness.nodes.is_expanded(node) && moment.bounds(node) != Bounds::UNKNOWN;
            reasons.push(Reason {
                at: last(told).map_or(now, |entry| entry.at()),
                why: if expanded {
                    Why::Numbers {
                        player: witness.nodes.player(node),
                        numbers: numbers(moment, node),
                        cheapest: cheapest(witness.nodes, moment, node),
                    }
                } else {
                    Why::Tip {
                        numbers: numbers(moment, node),
                    }
                },
            });
        }
    }
    if let Some(entry) = last(Kind::Enter.bit()) {
        let Bounds { lower, upper } = entry.event.bounds();
        reasons.push(Reason {
            at: entry.at(),
            why: Why::Allowed {
                first: lower,
                second: upper,
            },
        });
    }
    Account {
        standing: None,
        visit: None,
        reasons,
    }
}
