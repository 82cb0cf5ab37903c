//! One event of a run in 16 bytes, and how everything a search says is packed into them.
//!
//! Knows the vocabulary of `search::Probe`; knows nothing of where events are kept.

use crate::problem::{Bounds, Player, Value};
use crate::search::{CutReason, SearchEvent, Step};

/// The name of a recorded node: its place in the node table. The root is 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NodeId(pub u32);

impl NodeId {
    pub const ROOT: NodeId = NodeId(0);
    /// A node that is not recorded.
    pub const NONE: NodeId = NodeId(u32::MAX);

    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == u32::MAX
    }

    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != u32::MAX
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Default for NodeId {
    fn default() -> NodeId {
        NodeId::NONE
    }
}

/// What an event is about. The first fifteen are the variants of [`SearchEvent`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Kind {
    #[default]
    Enter,
    Select,
    Eval,
    Bounds,
    Open,
    Unopen,
    PreCut,
    Cut,
    Close,
    Return,
    ReSearch,
    Pass,
    Iteration,
    Table,
    Done,
    /// The children were generated.
    Expand,
    /// A subtree was only counted.
    Hidden,
    /// Precedes a `Close` that freed more than fits into it.
    Freed,
    /// From here on only nodes above this depth are followed.
    Floor,
}

impl Kind {
    pub const ALL: [Kind; 19] = [
        Kind::Enter,
        Kind::Select,
        Kind::Eval,
        Kind::Bounds,
        Kind::Open,
        Kind::Unopen,
        Kind::PreCut,
        Kind::Cut,
        Kind::Close,
        Kind::Return,
        Kind::ReSearch,
        Kind::Pass,
        Kind::Iteration,
        Kind::Table,
        Kind::Done,
        Kind::Expand,
        Kind::Hidden,
        Kind::Freed,
        Kind::Floor,
    ];

    /// A set with this kind alone; sets are joined with `|`.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u8
    }
}

/// One event. What `reason`, `a` and `b` mean depends on the kind; [`Event::told`] says it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub struct Event {
    pub kind: Kind,
    /// The line of pseudo-code.
    pub step: Step,
    /// Recursion level, pass or iteration; 255 also stands for more.
    pub level: u8,
    reason: u8,
    pub node: NodeId,
    a: i32,
    b: i32,
}

/// An event taken apart again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Decoded {
    Search(SearchEvent<NodeId>),
    /// `count` children exist; the recorded ones are `first`, `first + 1`, … If `first` is none,
    /// no child is recorded. `player` is the one who moves at the node.
    Expand {
        first: NodeId,
        count: u32,
        player: Player,
    },
    /// So many nodes were entered below this node (or anywhere, if it is none) unrecorded.
    Hidden(u64),
    /// The `Close` that follows freed so many cells.
    Freed(u64),
    /// Nodes this deep and deeper are no longer followed; 0: none is.
    Floor(u32),
}

/// `Close` holds smaller counts of freed cells itself.
const LONG: u8 = u8::MAX;

impl Event {
    /// Whether two events of one kind carry the same numbers; names of nodes, which differ between
    /// runs, are left to the caller.
    pub fn says_the_same(&self, other: &Event) -> bool {
        match self.kind {
            Kind::Expand => self.count() == other.count(),
            Kind::Cut => self.reason == other.reason && self.b == other.b,
            _ => (self.reason, self.a, self.b) == (other.reason, other.a, other.b),
        }
    }

    /// Packs what was said. A `Close` that freed [`Event::needs_freed`] cells must be preceded by
    /// an [`Event::freed`]; all else is lossless (`open` up to 2^40 − 1).
    #[inline]
    pub fn new(step: Step, level: u8, node: NodeId, event: SearchEvent<NodeId>) -> Event {
        let packed = |kind, reason, a, b| Event {
            kind,
            step,
            level,
            reason,
            node,
            a,
            b,
        };
        let pair = |kind, bounds: Bounds| packed(kind, 0, bounds.lower.get(), bounds.upper.get());
        match event {
            SearchEvent::Enter(window) => pair(Kind::Enter, window),
            SearchEvent::Select { merit, open } => {
                let open = open.min((1 << 40) - 1);
                packed(
                    Kind::Select,
                    (open >> 32) as u8,
                    merit.get(),
                    open as u32 as i32,
                )
            }
            SearchEvent::Eval(value) => packed(Kind::Eval, 0, value.get(), 0),
            SearchEvent::Bounds(bounds) => pair(Kind::Bounds, bounds),
            SearchEvent::Open { merit, dormant } => {
                packed(Kind::Open, u8::from(dormant), merit.get(), 0)
            }
            SearchEvent::Unopen => packed(Kind::Unopen, 0, 0, 0),
            SearchEvent::PreCut(window) => pair(Kind::PreCut, window),
            SearchEvent::Cut {
                reason,
                owner,
                bound,
            } => packed(Kind::Cut, reason as u8, owner.0 as i32, bound.get()),
            SearchEvent::Close { bounds, freed } => Event {
                reason: u8::try_from(freed).unwrap_or(LONG),
                ..pair(Kind::Close, bounds)
            },
            SearchEvent::Return(bounds) => pair(Kind::Return, bounds),
            SearchEvent::ReSearch(window) => pair(Kind::ReSearch, window),
            SearchEvent::Pass(gamma) => packed(Kind::Pass, 0, gamma.get(), 0),
            SearchEvent::Iteration { number, threshold } => {
                packed(Kind::Iteration, 0, number as i32, threshold)
            }
            SearchEvent::Table(bounds) => pair(Kind::Table, bounds),
            SearchEvent::Done(bounds) => pair(Kind::Done, bounds),
        }
    }

    /// Whether a `Close` cannot hold this number itself.
    #[inline]
    pub const fn needs_freed(cells: u64) -> bool {
        cells >= LONG as u64
    }

    pub const fn freed(step: Step, level: u8, node: NodeId, cells: u64) -> Event {
        Event::wide(Kind::Freed, step, level, node, cells)
    }

    pub const fn hidden(level: u8, node: NodeId, nodes: u64) -> Event {
        Event::wide(Kind::Hidden, 0, level, node, nodes)
    }

    pub const fn floor(level: u8, depth: u32) -> Event {
        Event::wide(Kind::Floor, 0, level, NodeId::NONE, depth as u64)
    }

    #[inline]
    pub fn expand(
        step: Step,
        level: u8,
        node: NodeId,
        player: Player,
        first: NodeId,
        count: u32,
    ) -> Event {
        Event {
            kind: Kind::Expand,
            step,
            level,
            reason: player as u8,
            node,
            a: first.0 as i32,
            b: count as i32,
        }
    }

    const fn wide(kind: Kind, step: Step, level: u8, node: NodeId, number: u64) -> Event {
        Event {
            kind,
            step,
            level,
            reason: 0,
            node,
            a: (number >> 32) as i32,
            b: number as i32,
        }
    }

    /// Takes the event apart. `before` is the event before it in the log: it holds the count of a
    /// `Close` that freed much.
    pub fn decode(&self, before: Option<&Event>) -> Decoded {
        Decoded::Search(match self.kind {
            Kind::Enter => SearchEvent::Enter(self.bounds()),
            Kind::Select => SearchEvent::Select {
                merit: self.value(),
                open: self.open_told(),
            },
            Kind::Eval => SearchEvent::Eval(self.value()),
            Kind::Bounds => SearchEvent::Bounds(self.bounds()),
            Kind::Open => SearchEvent::Open {
                merit: self.value(),
                dormant: self.dormant(),
            },
            Kind::Unopen => SearchEvent::Unopen,
            Kind::PreCut => SearchEvent::PreCut(self.bounds()),
            Kind::Cut => SearchEvent::Cut {
                reason: self.cut_reason(),
                owner: self.owner(),
                bound: Value::from_raw(self.b),
            },
            Kind::Close => SearchEvent::Close {
                bounds: self.bounds(),
                freed: match before {
                    Some(before) if self.reason == LONG && before.kind == Kind::Freed => {
                        before.number()
                    }
                    _ => u64::from(self.reason),
                },
            },
            Kind::Return => SearchEvent::Return(self.bounds()),
            Kind::ReSearch => SearchEvent::ReSearch(self.bounds()),
            Kind::Pass => SearchEvent::Pass(self.value()),
            Kind::Iteration => SearchEvent::Iteration {
                number: self.a as u32,
                threshold: self.b,
            },
            Kind::Table => SearchEvent::Table(self.bounds()),
            Kind::Done => SearchEvent::Done(self.bounds()),
            Kind::Expand => {
                return Decoded::Expand {
                    first: self.first_child(),
                    count: self.count(),
                    player: self.player(),
                };
            }
            Kind::Hidden => return Decoded::Hidden(self.number()),
            Kind::Freed => return Decoded::Freed(self.number()),
            Kind::Floor => return Decoded::Floor(self.number() as u32),
        })
    }

    // The parts by name, for replay, where taking apart into an enum would be one match too many.

    /// Bounds or window, of the kinds that carry a pair.
    #[inline]
    pub fn bounds(&self) -> Bounds {
        Bounds {
            lower: Value::from_raw(self.a),
            upper: Value::from_raw(self.b),
        }
    }

    /// Merit, value or γ, of the kinds that carry one number.
    #[inline]
    pub fn value(&self) -> Value {
        Value::from_raw(self.a)
    }

    /// Of a `Select`: members of OPEN, the node included.
    #[inline]
    pub fn open_told(&self) -> u64 {
        u64::from(self.reason) << 32 | u64::from(self.b as u32)
    }

    /// Of an `Open`: an elder sibling must be closed first.
    #[inline]
    pub fn dormant(&self) -> bool {
        self.reason != 0
    }

    /// Of a `Cut`: who says so.
    #[inline]
    pub fn owner(&self) -> NodeId {
        NodeId(self.a as u32)
    }

    /// Of a `Cut`.
    #[inline]
    pub fn cut_reason(&self) -> CutReason {
        // Written by `new` from a reason, so the index exists.
        CutReason::ALL[usize::from(self.reason) % CutReason::ALL.len()]
    }

    /// Of an `Expand`.
    #[inline]
    pub fn first_child(&self) -> NodeId {
        NodeId(self.a as u32)
    }

    /// Of an `Expand`.
    #[inline]
    pub fn count(&self) -> u32 {
        self.b as u32
    }

    /// Of an `Expand`: who moves at the node.
    #[inline]
    pub fn player(&self) -> Player {
        if self.reason == Player::Max as u8 {
            Player::Max
        } else {
            Player::Min
        }
    }

    /// Of a `Close`: whether any cell was freed.
    #[inline]
    pub fn frees(&self) -> bool {
        self.reason != 0
    }

    /// Of a `Close`: the count of freed cells, unless the `Freed` before it holds it.
    #[inline]
    pub fn freed_here(&self) -> Option<u64> {
        (self.reason != LONG).then_some(u64::from(self.reason))
    }

    /// Of an `Iteration`: its number and threshold.
    #[inline]
    pub fn iteration(&self) -> (u32, i32) {
        (self.a as u32, self.b)
    }

    /// The 64-bit number of `Hidden`, `Freed` and `Floor`.
    #[inline]
    pub fn number(&self) -> u64 {
        u64::from(self.a as u32) << 32 | u64::from(self.b as u32)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;

    fn value() -> impl Strategy<Value = Value> {
        prop_oneof![
            Just(Value::INF),
            Just(Value::NEG_INF),
            (-Value::LIMIT..=Value::LIMIT).prop_map(Value::new),
        ]
    }

    fn bounds() -> impl Strategy<Value = Bounds> {
        (value(), value()).prop_map(|(lower, upper)| Bounds { lower, upper })
    }

    pub(crate) fn event() -> impl Strategy<Value = SearchEvent<NodeId>> {
        prop_oneof![
            bounds().prop_map(SearchEvent::Enter),
            (value(), 0..1u64 << 40).prop_map(|(merit, open)| SearchEvent::Select { merit, open }),
            value().prop_map(SearchEvent::Eval),
            bounds().prop_map(SearchEvent::Bounds),
            (value(), any::<bool>())
                .prop_map(|(merit, dormant)| SearchEvent::Open { merit, dormant }),
            Just(SearchEvent::Unopen),
            bounds().prop_map(SearchEvent::PreCut),
            (0..8usize, any::<u32>(), value()).prop_map(|(reason, owner, bound)| {
                SearchEvent::Cut {
                    reason: CutReason::ALL[reason],
                    owner: NodeId(owner),
                    bound,
                }
            }),
            (
                bounds(),
                prop_oneof![0..600u64, any::<u64>(), Just(254), Just(255)]
            )
                .prop_map(|(bounds, freed)| SearchEvent::Close { bounds, freed }),
            bounds().prop_map(SearchEvent::Return),
            bounds().prop_map(SearchEvent::ReSearch),
            value().prop_map(SearchEvent::Pass),
            (any::<u32>(), any::<i32>())
                .prop_map(|(number, threshold)| SearchEvent::Iteration { number, threshold }),
            bounds().prop_map(SearchEvent::Table),
            bounds().prop_map(SearchEvent::Done),
        ]
    }

    proptest! {
        #[test]
        fn whatever_is_said_can_be_read_back(
            search_event in event(), step: u8, level: u8, node: u32,
        ) {
            let node = NodeId(node);
            let event = Event::new(step, level, node, search_event);
            let before = match search_event {
                SearchEvent::Close { freed, .. } if Event::needs_freed(freed) => {
                    Some(Event::freed(step, level, node, freed))
                }
                _ => None,
            };
            prop_assert_eq!(event.decode(before.as_ref()), Decoded::Search(search_event));
            prop_assert_eq!((event.step, event.level, event.node), (step, level, node));
        }

        #[test]
        fn the_recorders_own_events_can_be_read_back(
            number: u64, first: u32, count: u32, depth: u32, min: bool,
        ) {
            let player = if min { Player::Min } else { Player::Max };
            let expand = Event::expand(3, 1, NodeId(7), player, NodeId(first), count);
            prop_assert_eq!(
                expand.decode(None),
                Decoded::Expand { first: NodeId(first), count, player }
            );
            prop_assert_eq!(Event::hidden(0, NodeId::NONE, number).decode(None), Decoded::Hidden(number));
            prop_assert_eq!(Event::freed(0, 0, NodeId(1), number).decode(None), Decoded::Freed(number));
            prop_assert_eq!(Event::floor(0, depth).decode(None), Decoded::Floor(depth));
        }
    }

    #[test]
    fn an_event_is_sixteen_bytes_and_every_kind_has_its_own_bit() {
        assert_eq!(size_of::<Event>(), 16);
        let all = Kind::ALL.iter().fold(0, |set, kind| set | kind.bit());
        assert_eq!(all, (1 << Kind::ALL.len()) - 1);
    }
}
