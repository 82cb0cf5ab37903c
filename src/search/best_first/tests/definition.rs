//! The search compared with its definition, event by event.
//!
//! The definition keeps every node and recomputes every bound of the whole search tree before it
//! selects. The search keeps bounds along a path, frees cells and leaves members of OPEN asleep.
//! Between any two steps the two must agree on every cell, and on who comes next.

use std::cmp::Ordering;

use super::support::*;
use crate::game::tree::{NodeId, Tree};
use crate::problem::{Bounds, Value};
use crate::search::best_first::rsearch::{self, Condition};
use crate::search::best_first::{Policy, Rule, eligible, gsearch_alpha_beta, sss};
use crate::search::{SearchContext, SearchEvent};

/// The state the events describe, beside what the definition needs.
struct Replay<'t> {
    tree: &'t Tree,
    expanded: Vec<bool>,
    evaluated: Vec<bool>,
    /// Selected and dropped, evaluated, expanded or solved by a recursion.
    taken: Vec<bool>,
    known: Vec<Bounds>,
    /// As the events say.
    bounds: Vec<Bounds>,
    open: Vec<bool>,
    dormant: Vec<bool>,
    alive: Vec<bool>,
    /// Roots of the recursions under way, outermost first.
    roots: Vec<NodeId>,
}

fn is_max(tree: &Tree, node: NodeId) -> bool {
    tree.depth(node).is_multiple_of(2)
}

impl<'t> Replay<'t> {
    fn new(tree: &'t Tree) -> Replay<'t> {
        let n = tree.node_count();
        let known: Vec<_> = (0..n as NodeId)
            .map(|node| {
                let written = tree.bounds(node);
                Bounds {
                    lower: written.lower.map_or(Value::NEG_INF, Value::new),
                    upper: written.upper.map_or(Value::INF, Value::new),
                }
            })
            .collect();
        let mut alive = vec![false; n];
        alive[0] = true;
        Replay {
            tree,
            expanded: vec![false; n],
            evaluated: vec![false; n],
            taken: vec![false; n],
            bounds: vec![Bounds::UNKNOWN; n],
            known,
            open: vec![false; n],
            dormant: vec![false; n],
            alive,
            roots: Vec::new(),
        }
    }

    /// In the search tree by definition: the root and the children of expanded nodes.
    fn is_generated(&self, node: NodeId) -> bool {
        let parent = self.tree.parent(node);
        parent.is_none_or(|parent| self.expanded[parent as usize])
    }

    /// From the root to the node, both included.
    fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path = vec![node];
        while let Some(parent) = self.tree.parent(path[path.len() - 1]) {
            path.push(parent);
        }
        path.reverse();
        path
    }

    /// (2.5) and (2.6), from what is known of the root beforehand.
    fn window(&self, bounds: &[Bounds], node: NodeId) -> Bounds {
        let mut window = self.known[0];
        let path = self.path(node);
        for &ancestor in &path[..path.len() - 1] {
            let Bounds { lower, upper } = bounds[ancestor as usize];
            if is_max(self.tree, ancestor) {
                window.lower = window.lower.max(lower);
            } else {
                window.upper = window.upper.min(upper);
            }
        }
        window
    }

    /// (2.7).
    fn is_closed(&self, bounds: &[Bounds], node: NodeId) -> bool {
        let window = self.window(bounds, node);
        let Bounds { lower, upper } = bounds[node as usize];
        window.lower.max(lower) >= window.upper.min(upper)
    }

    /// Siblings left of the path to the node, below MAX ancestors or below MIN ancestors.
    fn left_siblings(&self, node: NodeId, below_max: bool) -> Vec<NodeId> {
        let mut left = Vec::new();
        for pair in self.path(node).windows(2) {
            if is_max(self.tree, pair[0]) == below_max {
                let siblings = self.tree.children(pair[0]).iter();
                left.extend(siblings.take_while(|&&child| child != pair[1]));
            }
        }
        left
    }

    fn beta(&self, bounds: &[Bounds], node: NodeId) -> Value {
        let left = self.left_siblings(node, false);
        let uppers = left.iter().map(|&q| bounds[q as usize].upper);
        uppers.min().unwrap_or(Value::INF)
    }

    fn alpha(&self, bounds: &[Bounds], node: NodeId) -> Value {
        let left = self.left_siblings(node, true);
        let lowers = left.iter().map(|&q| bounds[q as usize].lower);
        lowers.max().unwrap_or(Value::NEG_INF)
    }

    /// The key of SSS*, K(P) = min(U_t, U_b), and its mirror image.
    fn merit(&self, bounds: &[Bounds], node: NodeId, rule: Rule) -> Value {
        let both = self.window(bounds, node).and(bounds[node as usize]);
        match rule {
            Rule::Sss | Rule::Leftmost => both.upper,
            Rule::Dual => both.lower,
        }
    }

    /// ᾱ(P) < β̄(P), static bounds of the path and of right siblings included.
    fn is_eligible(&self, bounds: &[Bounds], node: NodeId) -> bool {
        let path = self.path(node);
        let mut below = vec![Value::NEG_INF];
        let mut above = vec![Value::INF];
        for &on_path in &path {
            below.push(self.known[on_path as usize].lower);
            above.push(self.known[on_path as usize].upper);
        }
        for pair in path.windows(2) {
            for &sibling in self.tree.children(pair[0]) {
                let q = sibling as usize;
                match (is_max(self.tree, pair[0]), sibling.cmp(&pair[1])) {
                    (true, Ordering::Less) => below.push(bounds[q].upper),
                    (true, Ordering::Greater) => below.push(self.known[q].lower),
                    (false, Ordering::Less) => above.push(bounds[q].lower),
                    (false, Ordering::Greater) => above.push(self.known[q].upper),
                    (_, Ordering::Equal) => {}
                }
            }
        }
        below.iter().max() < above.iter().min()
    }

    /// OPEN by definition, on the level of the last root: generated, never taken.
    fn open_by_definition(&self) -> Vec<NodeId> {
        let root = *self.roots.last().unwrap();
        // A recursion's root is taken on the level above and in OPEN on its own.
        let subtree = self.tree.subtree(root);
        subtree
            .filter(|&node| {
                self.is_generated(node)
                    && !self.taken[node as usize]
                    && !self.expanded[node as usize]
            })
            .collect()
    }

    fn free_below(&mut self, node: NodeId) {
        for below in self.tree.subtree(node).skip(1) {
            assert!(
                !self.open[below as usize],
                "a member of OPEN was freed unsaid"
            );
            self.alive[below as usize] = false;
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum By {
    Rule(Rule),
    Eligible,
}

/// Follows the events and checks each `Select` against the definition. `retains` tells whether
/// cells below closed nodes stay.
fn check(tree: &Tree, told: &[Told], by: By, retains: bool) {
    let mut now = Replay::new(tree);
    let mut dropped = vec![false; tree.node_count()];
    for told in told {
        let node = told.node;
        let here = node as usize;
        match told.what {
            What::SearchEvent(SearchEvent::Enter(window)) => {
                now.roots.push(node);
                assert_eq!(told.level as usize, now.roots.len());
                // As Φ(P) was at the call: what lies above the root of a recursion does not change.
                assert_eq!(window, now.window(&now.bounds, node), "{tree}");
                now.taken[here] = false;
            }
            What::SearchEvent(SearchEvent::Select { merit, open }) => {
                let bounds = bounds_by_definition(tree, &now.expanded, &now.evaluated, &now.known);
                let root = *now.roots.last().unwrap();
                assert!(!now.is_closed(&bounds, root), "{tree}");
                // Every cell of this level has the bounds of the definition.
                for cell in tree.subtree(root) {
                    if now.alive[cell as usize] {
                        let found = now.bounds[cell as usize];
                        assert_eq!(found, bounds[cell as usize], "node {cell} of {tree}");
                    }
                }
                // OPEN has the members of the definition, but for those below closed nodes.
                let members = now.open_by_definition();
                for &member in &members {
                    let m = member as usize;
                    assert_eq!(now.open[m], !dropped[m], "node {member} of {tree}");
                    if dropped[m] {
                        let parent = tree.parent(member).unwrap();
                        assert!(now.is_closed(&bounds, parent), "node {member} of {tree}");
                    }
                }
                let said = now.open.iter().filter(|&&open| open).count();
                assert_eq!(open, said as u64, "{tree}");
                // The node is what the rule takes from those that are not cut.
                assert!(now.open[here] && !now.dormant[here], "{tree}");
                if !now.is_closed(&bounds, node) {
                    let live = members.iter().copied();
                    let mut live = live.filter(|&m| !now.is_closed(&bounds, m));
                    let rule = match by {
                        By::Rule(rule) => rule,
                        By::Eligible => Rule::Sss,
                    };
                    assert_eq!(
                        merit,
                        now.merit(&bounds, node, rule),
                        "node {node} of {tree}"
                    );
                    let key = |m: NodeId| now.merit(&bounds, m, rule);
                    // Preorder is left to right.
                    let first = match by {
                        By::Rule(Rule::Sss) => live.max_by_key(|&m| (key(m), -i64::from(m))),
                        By::Rule(Rule::Leftmost) => live.next(),
                        By::Rule(Rule::Dual) => live.min_by_key(|&m| (key(m), m)),
                        By::Eligible => {
                            assert!(now.is_eligible(&bounds, node), "{tree}");
                            Some(node)
                        }
                    };
                    assert_eq!(first, Some(node), "{tree}");
                    if by == By::Rule(Rule::Sss) {
                        // Lemma 4.1: left-MAX-certified.
                        for q in now.left_siblings(node, false) {
                            assert!(now.is_closed(&bounds, q), "node {node} of {tree}");
                        }
                        if now.roots.len() == 1 {
                            assert!(now.is_eligible(&bounds, node), "{tree}");
                        }
                    }
                    // Without static bounds the keys are those of the paper.
                    if !tree.has_bounds() {
                        match by {
                            By::Rule(Rule::Sss | Rule::Leftmost) => {
                                assert_eq!(merit, now.beta(&bounds, node), "{tree}");
                            }
                            By::Rule(Rule::Dual) => {
                                assert_eq!(merit, now.alpha(&bounds, node), "{tree}");
                            }
                            By::Eligible => {}
                        }
                    }
                }
                now.open[here] = false;
                now.taken[here] = true;
            }
            What::SearchEvent(SearchEvent::PreCut(window)) => {
                let bounds = bounds_by_definition(tree, &now.expanded, &now.evaluated, &now.known);
                assert_eq!(window, now.window(&now.bounds, node), "{tree}");
                assert!(now.is_closed(&bounds, node), "{tree}");
            }
            What::Expand => {
                now.expanded[here] = true;
                for &child in tree.children(node) {
                    now.alive[child as usize] = true;
                }
            }
            What::SearchEvent(SearchEvent::Open { dormant, .. }) => {
                // New, or woken.
                assert!(!now.open[here] || now.dormant[here] && !dormant);
                now.open[here] = true;
                now.dormant[here] = dormant;
            }
            What::SearchEvent(SearchEvent::Eval(value)) => {
                now.evaluated[here] = true;
                now.bounds[here] = Bounds::exact(value);
            }
            What::SearchEvent(SearchEvent::Bounds(bounds)) => {
                assert_ne!(
                    now.bounds[here], bounds,
                    "nothing new about node {node} of {tree}"
                );
                now.bounds[here] = bounds;
            }
            What::SearchEvent(SearchEvent::Cut { owner, .. }) => {
                assert!(now.open[here] && tree.subtree(owner).contains(&node));
                now.open[here] = false;
                dropped[here] = true;
            }
            What::SearchEvent(SearchEvent::Unopen) => now.open[here] = false,
            What::SearchEvent(SearchEvent::Close { bounds, freed }) => {
                assert_eq!(bounds, now.bounds[here]);
                let below = || tree.subtree(node).skip(1);
                let cells = below().filter(|&n| now.alive[n as usize]).count();
                if retains {
                    assert_eq!(freed, 0);
                } else {
                    assert_eq!(freed, cells as u64, "below node {node} of {tree}");
                    now.free_below(node);
                }
            }
            What::SearchEvent(SearchEvent::Return(bounds)) => {
                assert_eq!(now.roots.pop(), Some(node));
                assert_eq!(bounds, now.bounds[here]);
                now.taken[here] = true;
                now.free_below(node);
            }
            What::SearchEvent(SearchEvent::Done(bounds)) => {
                assert_eq!(
                    bounds,
                    Bounds::exact(Value::new(tree.values()[0])),
                    "{tree}"
                );
                assert!(now.roots.is_empty());
            }
            What::SearchEvent(ref other) => panic!("{other:?}"),
        }
    }
}

fn check_all(tree: &Tree, seed: u64) {
    let mut context = SearchContext::unlimited();
    let mut keep = Keep::new(tree);
    sss::search(
        &mut bare(tree),
        &Default::default(),
        &mut context,
        &mut keep,
    );
    check(tree, &keep.told, By::Rule(Rule::Sss), false);

    let mut keep = Keep::new(tree);
    gsearch_alpha_beta::search(
        &mut bare(tree),
        &Default::default(),
        &mut context,
        &mut keep,
    );
    check(tree, &keep.told, By::Rule(Rule::Leftmost), false);

    let mut keep = Keep::new(tree);
    let parameters = eligible::Parameters {
        seed,
        ..Default::default()
    };
    eligible::search(&mut bare(tree), &parameters, &mut context, &mut keep);
    check(tree, &keep.told, By::Eligible, false);

    let c = 1 + (seed % 4) as u32;
    let conditions = [
        Condition::Depth(vec![c]),
        Condition::Depth(vec![c, 1, 2]),
        Condition::Space(vec![u64::from(c) * 3]),
    ];
    for condition in conditions {
        for rule in [Rule::Sss, Rule::Leftmost, Rule::Dual] {
            for policy in [Policy::Path, Policy::Free, Policy::Retain] {
                let parameters = rsearch::Parameters {
                    condition: condition.clone(),
                    rule,
                    policy,
                    ..Default::default()
                };
                let mut keep = Keep::new(tree);
                rsearch::search(&mut bare(tree), &parameters, &mut context, &mut keep);
                check(tree, &keep.told, By::Rule(rule), policy == Policy::Retain);
            }
        }
    }
}

#[test]
fn the_search_is_its_definition() {
    for (seed, tree) in trees(600) {
        check_all(&tree, seed);
    }
}

#[test]
fn the_search_is_its_definition_in_the_informed_model_too() {
    for (seed, tree) in trees(900) {
        let share = [0.1, 0.3, 0.7, 1.0][(seed % 4) as usize];
        check_all(&tree.informed(seed, share), seed);
    }
}
