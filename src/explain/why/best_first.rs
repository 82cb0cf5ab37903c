//! Reasons in searches that take nodes from OPEN.

use std::cmp::Ordering;

use super::{Closing, Evidence, Explanation, Member, Method, REACHED, Reason, Rule, Why};
use crate::problem::{Bounds, Player, Value};
use crate::search::CutReason;
use crate::trace::event::{Kind, NodeId};
use crate::trace::history::{Entry, History, Part};
use crate::trace::moment::{Moment, State};
use crate::trace::nodes::NodeTable;
use crate::trace::open_list::{OpenEntry, OpenOrder};
use crate::trace::path_bounds::PathBounds;
use crate::trace::ranking::Sieve;

pub(super) fn explain(evidence: &Evidence<'_>, history: &History, node: NodeId) -> Explanation {
    let moment = evidence.moment();
    let state = moment.state(node);
    let freed = (state == State::Freed)
        .then(|| history.until(evidence.now()).iter().rev())
        .and_then(|mut entries| entries.find(|entry| entry.part == Part::Freed).copied());
    let keeps_bounds = matches!(evidence.method, Method::Bounds(_));
    let standing = (keeps_bounds && state != State::Ungenerated).then(|| match freed {
        Some(entry) => PathBounds::of(evidence.nodes, &evidence.before(entry.index), node),
        None => PathBounds::of(evidence.nodes, moment, node),
    });
    let asker = Asker {
        evidence,
        history,
        node,
        state,
        standing,
        freed,
    };
    Explanation {
        standing,
        visit: None,
        reasons: asker.reasons(),
    }
}

struct Asker<'w> {
    evidence: &'w Evidence<'w>,
    history: &'w History,
    node: NodeId,
    state: State,
    standing: Option<PathBounds>,
    freed: Option<Entry>,
}

impl Asker<'_> {
    fn reasons(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        match self.state {
            State::Ungenerated => reasons.push(self.evidence.not_generated(self.node)),
            State::Open => {
                reasons.extend(self.doomed());
                reasons.extend(self.waits());
                reasons.extend(self.merit());
            }
            State::Dormant => {
                reasons.extend(self.doomed());
                reasons.extend(self.sleeps());
            }
            State::Cut | State::PreCut | State::Closed => {
                reasons.extend(self.closed());
                reasons.extend(self.value());
                reasons.extend(self.selected());
            }
            State::Freed => {
                reasons.extend(self.closed());
                reasons.extend(self.removed());
                reasons.extend(self.freed());
                reasons.extend(self.value());
                reasons.extend(self.selected());
            }
            State::Generated => reasons.extend(self.removed()),
            State::Selected
            | State::Entered
            | State::Expanded
            | State::Evaluated
            | State::Returned => {
                reasons.extend(self.value());
                reasons.extend(self.selected());
                reasons.extend(self.merit());
            }
        }
        reasons
    }

    fn now(&self, why: Why) -> Reason {
        Reason {
            at: self.evidence.now(),
            why,
        }
    }

    fn last(&self, kinds: u32) -> Option<Entry> {
        self.history.last(self.evidence.now(), kinds).copied()
    }

    /// In OPEN, though (2.7) holds already.
    fn doomed(&self) -> Option<Reason> {
        let standing = self.standing.filter(PathBounds::is_closed)?;
        Some(self.now(Why::Doomed(standing.meeting())))
    }

    fn rule(&self) -> Rule {
        match self.evidence.method {
            Method::Bounds(rule) => rule,
            Method::States(Player::Max) => Rule::GreatestBeta,
            Method::States(Player::Min) => Rule::LeastAlpha,
            _ => Rule::Unknown,
        }
    }

    fn waits(&self) -> Option<Reason> {
        let Evidence { nodes, .. } = *self.evidence;
        let moment = self.evidence.moment();
        let order = self.evidence.method.open_order()?;
        let own = Member {
            node: self.node,
            merit: moment.merit(self.node),
        };
        let level = Level::of(nodes, moment, self.node);
        let mut rank = 1;
        let mut members = 0;
        let mut before = Before::new(nodes, order, own);
        let mut front = Sieve::new(nodes, order, 1);
        for other in level.active(nodes, moment) {
            members += 1;
            rank += u64::from(before.has(&other));
            front.offer(other);
        }
        let first = front.sorted().first().map_or(own, Member::from);
        Some(self.now(Why::Waits {
            rank,
            members,
            merit: own.merit,
            first,
            rule: self.rule(),
        }))
    }

    fn sleeps(&self) -> Option<Reason> {
        let Evidence { nodes, .. } = *self.evidence;
        let parent = nodes.parent(self.node);
        let elder = nodes
            .children(parent)
            .take_while(|&sibling| sibling != self.node)
            .find(|&sibling| self.evidence.moment().state(sibling) != State::Closed)?;
        Some(self.now(Why::Sleeps { elder, parent }))
    }

    fn merit(&self) -> Option<Reason> {
        let Method::Bounds(rule) = self.evidence.method else {
            return None;
        };
        let standing = self.standing?;
        let (merit, key) = match rule {
            Rule::GreatestBeta => (standing.beta, standing.best_hope()),
            Rule::LeastAlpha => (standing.alpha, standing.worst_fear()),
            Rule::Leftmost | Rule::ByLot | Rule::Unknown => return None,
        };
        // Nothing is known that bounds it: the merit is infinite, and there is no more to say.
        key.owner?;
        Some(self.now(match merit == key {
            true => Why::Merit { rule, merit },
            false => Why::Key { rule, key },
        }))
    }

    /// The selection that led to what the node is now, and the recursion that came of it.
    fn selected(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let Some(mut select) = self.last(Kind::Select.bit()) else {
            return reasons;
        };
        // The root of a recursion is selected once more inside it, from an OPEN of its own.
        let entered = self.history.last(select.index, Kind::Enter.bit());
        if let Some(entered) = entered.filter(|e| e.event.level > 1) {
            reasons.push(Reason {
                at: entered.at(),
                why: Why::Solves {
                    level: entered.event.level,
                },
            });
            let outside = self.history.last(entered.index, Kind::Select.bit());
            select = outside.copied().unwrap_or(select);
        } else if let Some(entered) = self.last(Kind::Enter.bit())
            && entered.event.level > 1
        {
            reasons.push(Reason {
                at: entered.at(),
                why: Why::Solves {
                    level: entered.event.level,
                },
            });
        }
        reasons.extend(self.selection(&select));
        reasons
    }

    fn selection(&self, select: &Entry) -> Option<Reason> {
        let Evidence { nodes, .. } = *self.evidence;
        let before = self.evidence.before(select.index);
        let order = self.evidence.method.open_order()?;
        let level = Level::of(nodes, &before, self.node);
        let mut members = 0;
        let mut front = Sieve::new(nodes, order, 2);
        for other in level.active(nodes, &before) {
            members += 1;
            front.offer(other);
        }
        let front = front.sorted();
        let runner_up = front.iter().find(|other| other.node != self.node);
        let runner_up = runner_up.map(Member::from);
        let merit = select.event.value();
        let why = match self.evidence.method {
            Method::States(hero) => Why::State {
                hero,
                solved: is_solved(self.history, select.index),
                merit,
                step: select.event.step,
                runner_up,
            },
            _ => Why::Selected {
                rule: self.rule(),
                merit,
                members,
                runner_up,
                level: select.event.level.max(1),
            },
        };
        Some(Reason {
            at: select.at(),
            why,
        })
    }

    /// The cut condition, with the bounds of the moment at which it was noticed.
    fn closed(&self) -> Option<Reason> {
        let kinds = Kind::Cut.bit() | Kind::PreCut.bit() | Kind::Close.bit();
        let entry = self.last(kinds)?;
        let why = if let Method::Bounds(_) = self.evidence.method {
            let before = self.evidence.before(entry.index);
            let standing = PathBounds::of(self.evidence.nodes, &before, self.node);
            let how = match entry.event.kind {
                Kind::PreCut => Closing::AtSelection,
                Kind::Close => Closing::Here,
                _ => Closing::Under(entry.event.owner()),
            };
            if standing.is_closed() {
                Why::Closed {
                    how,
                    meeting: standing.meeting(),
                }
            } else if entry.event.kind == Kind::Cut {
                told_cut(&entry)
            } else {
                return None;
            }
        } else if entry.event.kind == Kind::Cut {
            told_cut(&entry)
        } else {
            return None;
        };
        Some(Reason {
            at: entry.at(),
            why,
        })
    }

    /// Stockman: out of OPEN without having been selected.
    fn removed(&self) -> Option<Reason> {
        let entry = self.last(REACHED | Kind::Unopen.bit() | Kind::Open.bit())?;
        if entry.event.kind != Kind::Unopen {
            return None;
        }
        // The rule that removes the states below a node solves that node next.
        let Evidence { log, nodes, .. } = *self.evidence;
        let close = log
            .range(entry.index, log.len())
            .find(|event| event.kind == Kind::Close)?;
        nodes
            .ancestors(self.node)
            .any(|above| above == close.node)
            .then_some(Reason {
                at: entry.at(),
                why: Why::Removed { under: close.node },
            })
    }

    fn freed(&self) -> Option<Reason> {
        let entry = self.freed?;
        Some(Reason {
            at: entry.at(),
            why: Why::Freed {
                under: entry.event.node,
            },
        })
    }

    fn value(&self) -> Option<Reason> {
        let Evidence { nodes, .. } = *self.evidence;
        let moment = self.evidence.moment();
        let view = moment.node(nodes, self.node);
        if view.evaluated && view.bounds.is_exact() {
            let eval = self.last(Kind::Eval.bit())?;
            return Some(Reason {
                at: eval.at(),
                why: Why::Leaf(eval.event.value()),
            });
        }
        if view.bounds == Bounds::UNKNOWN || !view.expanded {
            return None;
        }
        let told = Kind::Bounds.bit() | Kind::Close.bit() | Kind::Return.bit();
        let player = nodes.player(self.node);
        let why = Why::value_from(player, view.bounds, |side| {
            let wanted = side(view.bounds);
            moment
                .children(nodes, self.node)
                .find(|&child| wanted.is_finite() && side(moment.bounds(child)) == wanted)
        });
        if let Why::Value {
            lower_from: None,
            upper_from: None,
            ..
        } = why
        {
            return None;
        }
        Some(Reason {
            at: self.last(told).map_or(self.evidence.now(), |e| e.at()),
            why,
        })
    }
}

fn told_cut(entry: &Entry) -> Why {
    match entry.event.cut_reason() {
        CutReason::PurgedUnder => Why::Removed {
            under: entry.event.owner(),
        },
        _ => Why::ToldCut {
            owner: entry.event.owner(),
            bound: Value::from_raw(entry.event.bounds().upper.get()),
        },
    }
}

/// Stockman: a state is SOLVED once the node was evaluated or closed.
fn is_solved(history: &History, index: usize) -> bool {
    history
        .last(index, Kind::Eval.bit() | Kind::Close.bit())
        .is_some()
}

/// The recursion to whose OPEN a node belongs.
#[derive(Clone, Copy)]
struct Level {
    number: u8,
    /// The highest ancestor of the same level.
    root: NodeId,
}

impl Level {
    fn of(nodes: &NodeTable, moment: &Moment, node: NodeId) -> Level {
        let number = level(nodes, moment, node);
        let root = nodes
            .ancestors(node)
            .take_while(|&above| level(nodes, moment, above) == number)
            .last()
            .unwrap_or(node);
        Level { number, root }
    }

    /// The members of its OPEN that can be selected.
    fn active<'m>(
        self,
        nodes: &'m NodeTable,
        moment: &'m Moment,
    ) -> impl Iterator<Item = OpenEntry> + 'm {
        moment
            .open()
            .filter_map(move |node| moment.open_entry(node))
            .filter(move |entry| !entry.dormant && entry.level == self.number)
            .filter(move |entry| {
                self.root == NodeId::ROOT || nodes.is_within(entry.node, self.root)
            })
    }
}

impl From<&OpenEntry> for Member {
    fn from(entry: &OpenEntry) -> Member {
        Member {
            node: entry.node,
            merit: entry.merit,
        }
    }
}

/// The root is on level 1 before anything has been said about it.
fn level(nodes: &NodeTable, moment: &Moment, node: NodeId) -> u8 {
    moment.node(nodes, node).level.max(1)
}

/// Tells who is taken before a node. Asked about siblings one after the other, as OPEN lists them,
/// it looks only once where they lie.
struct Before<'t> {
    nodes: &'t NodeTable,
    order: OpenOrder,
    own: Member,
    /// The parent of whom it was asked last, and whether its children lie left of the node; not
    /// kept where the node itself is among them or below.
    family: Option<(NodeId, bool)>,
}

impl<'t> Before<'t> {
    fn new(nodes: &'t NodeTable, order: OpenOrder, own: Member) -> Before<'t> {
        Before {
            nodes,
            order,
            own,
            family: None,
        }
    }

    fn has(&mut self, other: &OpenEntry) -> bool {
        let merits = match self.order {
            OpenOrder::Greatest => self.own.merit.cmp(&other.merit),
            OpenOrder::Least => other.merit.cmp(&self.own.merit),
            OpenOrder::Leftmost => Ordering::Equal,
        };
        match merits {
            Ordering::Less => true,
            Ordering::Greater => false,
            Ordering::Equal => self.is_left(other.node),
        }
    }

    fn is_left(&mut self, other: NodeId) -> bool {
        let parent = self.nodes.parent(other);
        if let Some((family, left)) = self.family
            && family == parent
        {
            return left;
        }
        let left = self.nodes.compare_left(other, self.own.node).is_lt();
        let apart = parent.is_some() && !self.nodes.is_within(self.own.node, parent);
        self.family = apart.then_some((parent, left));
        left
    }
}
