//! The best solution trees at a moment: what proves the root's bounds.
//!
//! A MAX solution tree is a strategy of MAX: one child of every MAX node, all children of every
//! MIN node. Its worst leaf is what MAX gets for certain, so the best such tree proves L_b(P₀); at
//! a MAX node it goes to the child with the greatest L_b (then the greatest U_b, then the
//! leftmost). A MIN solution tree is the mirror image and proves U_b(P₀). While the search goes
//! on their values close in on each other; when it is over both are worth f(P₀), and what they
//! share is a line of best play.
//!
//! Bounds are those told, and where a node is still being searched, also those that follow from
//! its children by (2.2) and (2.3): a depth-first search tells of a node only when it leaves it.

use super::cheapest_solution;
use super::deadline::Deadline;
use super::event::NodeId;
use super::method::NumberKind;
use super::moment::{Moment, State};
use super::node_set::NodeSet;
use super::nodes::NodeTable;
use crate::problem::{Bounds, Player, Value};

/// Both trees, as sets of nodes of the run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Solutions {
    max: NodeSet,
    min: NodeSet,
    /// What the trees prove of the root.
    pub bounds: Option<Bounds>,
}

impl Solutions {
    pub fn of(nodes: &NodeTable, moment: &Moment) -> Solutions {
        let mut search = SolutionSearch::new(nodes, moment, None);
        search.go_on(nodes, moment, Deadline::ENDLESS);
        search.found
    }

    /// Whether the node is in the best solution tree of this player.
    pub fn contains(&self, player: Player, node: NodeId) -> bool {
        match player {
            Player::Max => self.max.contains(node),
            Player::Min => self.min.contains(node),
        }
    }
}

/// Looks for the trees, in as many parts as it takes. If the moment becomes another on the way,
/// so do the parts: whoever wants one moment's trees starts anew.
#[derive(Debug)]
pub struct SolutionSearch {
    counting: Option<NumberKind>,
    /// The bounds of every node that exists, from `known` on; none of a search by numbers.
    bounds: Vec<Bounds>,
    known: usize,
    /// Whose tree is being looked for; nobody's when both are there.
    hero: Option<Player>,
    todo: Vec<NodeId>,
    found: Solutions,
}

impl SolutionSearch {
    /// `counting` of a search by numbers: then it is the cheapest potential solution trees, what a
    /// proof and what a disproof would cost least. Some searches have no number for the latter.
    pub fn new(nodes: &NodeTable, moment: &Moment, counting: Option<NumberKind>) -> SolutionSearch {
        let count = nodes.len().min(moment.now.generated as usize);
        let known = if counting.is_none() { count } else { 0 };
        SolutionSearch {
            counting,
            bounds: vec![Bounds::UNKNOWN; known],
            known,
            hero: (count > 0).then_some(Player::Max),
            todo: vec![NodeId::ROOT],
            found: Solutions::default(),
        }
    }

    /// Says whether both trees are there.
    pub fn go_on(&mut self, nodes: &NodeTable, moment: &Moment, patience: Deadline) -> bool {
        let mut steps = 0;
        while self.known > 0 {
            if patience.is_over(steps) {
                return false;
            }
            steps += 1;
            self.known -= 1;
            self.bounds[self.known] = self.bounds_of(nodes, moment, NodeId(self.known as u32));
        }
        self.found.bounds = self.bounds.first().copied();
        while let Some(hero) = self.hero {
            let Some(node) = self.todo.pop() else {
                self.hero = match hero {
                    Player::Max => Some(Player::Min),
                    Player::Min => None,
                };
                self.todo.push(NodeId::ROOT);
                continue;
            };
            if patience.is_over(steps) {
                self.todo.push(node);
                return false;
            }
            steps += 1;
            if node != NodeId::ROOT || self.can_solve(moment, hero) {
                self.step(nodes, moment, hero, node);
            }
        }
        true
    }

    /// What has been found when there is no more to look for.
    pub fn found(self) -> Solutions {
        self.found
    }

    /// Whether this player has a solution tree at all.
    fn can_solve(&self, moment: &Moment, hero: Player) -> bool {
        let Some(counting) = self.counting else {
            return true;
        };
        let has_number = hero == Player::Max || counting.symbols().1.is_some();
        has_number && cheapest_solution::cost(moment, NodeId::ROOT, hero) != Value::INF
    }

    /// The bounds of a node when those of its children are known, which have greater names.
    fn bounds_of(&self, nodes: &NodeTable, moment: &Moment, node: NodeId) -> Bounds {
        let told = moment.bounds(node);
        let family = nodes.child_range(node);
        let in_progress = matches!(moment.state(node), State::Entered | State::Expanded);
        let children = self.bounds.get(family.start as usize..family.end as usize);
        let Some(children) = children.filter(|all| in_progress && !all.is_empty()) else {
            return told;
        };
        let lowers = children.iter().map(|b| b.lower);
        let uppers = children.iter().map(|b| b.upper);
        let (lower, upper) = match nodes.player(node) {
            Player::Max => (lowers.max(), uppers.max()),
            Player::Min => (lowers.min(), uppers.min()),
        };
        Bounds {
            lower: lower.map_or(told.lower, |l| l.max(told.lower)),
            upper: upper.map_or(told.upper, |u| u.min(told.upper)),
        }
    }

    /// Takes a node into the hero's tree, and what follows from it to what is to be done.
    fn step(&mut self, nodes: &NodeTable, moment: &Moment, hero: Player, node: NodeId) {
        match hero {
            Player::Max => self.found.max.insert(node),
            Player::Min => self.found.min.insert(node),
        };
        let children = moment
            .children(nodes, node)
            .filter(|&child| moment.is_generated(child));
        if nodes.player(node) != hero {
            self.todo.extend(children);
        } else if self.counting.is_some() {
            self.todo
                .extend(cheapest_solution::cheapest(nodes, moment, node));
        } else {
            // In the hero's eyes: what is sure, then what is possible; the leftmost on ties.
            let promise = |child: NodeId| {
                let bounds = self.bounds.get(child.index());
                let seen = bounds.map_or(Bounds::UNKNOWN, |b| *b).relative_to(hero);
                (seen.lower, seen.upper)
            };
            let best = children.reduce(|a, b| if promise(b) > promise(a) { b } else { a });
            self.todo.extend(best);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::base::platform::Instant;

    use super::*;
    use crate::problem::{Problem, read};
    use crate::search::SearchContext;
    use crate::search::catalogue::{AlgorithmConfig, run};
    use crate::trace::method::Method;
    use crate::trace::{Recorder, Replay};

    #[test]
    fn in_parts_it_finds_the_same_trees() {
        for (id, text) in [
            ("sss", "random:seed=3,depth=7,branching=5"),
            ("pn", "random:seed=2,depth=8,branching=4"),
        ] {
            let (position, _) = read(text, Default::default()).unwrap();
            let mut tree = Problem::new(position).tree().unwrap();
            let mut recorder = Recorder::new(1 << 20);
            let choice = AlgorithmConfig::new(id);
            let plan = choice.prepare().unwrap();
            run(
                &mut tree,
                &plan,
                &mut SearchContext::unlimited(),
                &mut recorder,
            );
            let record = recorder.finish();
            let mut replay = Replay::default();
            let moment = replay.seek(&record.log, &record.nodes, record.log.len() * 2 / 3);
            let counting = match Method::of(&choice, &record.log) {
                Method::Numbers(counting) => Some(counting),
                _ => None,
            };
            let mut whole = SolutionSearch::new(&record.nodes, moment, counting);
            assert!(whole.go_on(&record.nodes, moment, Deadline::ENDLESS));
            let mut slow = SolutionSearch::new(&record.nodes, moment, counting);
            let hurry = Deadline::until(Instant::now());
            let mut parts = 1;
            while !slow.go_on(&record.nodes, moment, hurry) {
                parts += 1;
            }
            assert!(parts > 1, "{id}: {} nodes", record.nodes.len());
            assert!(!whole.found.max.is_empty(), "{id}");
            assert_eq!(whole.found(), slow.found(), "{id}");
        }
    }
}
