//! C*: depth-first search by conspiracy numbers (Seo 1995; paper 001 §5), repaired.
//!
//! The conspiracy number CN of a node is the least number of open subproblems that must all be
//! solved to solve it: 0 if it is solved, ∞ if it cannot be, 1 if nobody has looked; the minimum
//! over the children of an OR node, the sum at an AND node. C* never counts on the tip of a tree
//! it does not hold. EXPAND(n, θ) searches n depth-first as long as CN(n) ≤ θ and comes back with
//! 0 or with the new, greater CN(n), which goes into the table; the root's θ grows until it is
//! solved.
//!
//! Two devices make it fast. *Multiple iterative deepening*: not only the root, every OR node
//! below an AND node is asked with a small threshold first, and again with a greater one while
//! the AND node can afford it. *Dynamic evaluation by hashing*: a child that has failed at N
//! before counts N, not 1, in its parent's sum.
//!
//! On tsume-shogi the refinements of §6 come in: hands that dominate one another and moves that
//! refuted a similar interposition (`refined.rs`), futile interpositions asked
//! last and not counted before their turn, of other interpositions on a square one kind counted.
//!
//! The printed program does not run: `c ≥ CN(n)` in step 1 would answer the root from the table
//! for ever (`>` is meant), step 6 adds the sum to the child instead of the child to what is left,
//! and a root that cannot be solved is never noticed. The lines below are the repaired ones.

use super::asking::{self, Answer, Notes};
use super::numbers::{INFINITE, Numbers, plus, told};
use super::walk::{Family, Walk};
use crate::problem::{Bounds, Charge, GameTree, Player, Value};
use crate::search::code::{Line, line};
use crate::search::keyed::Place;
use crate::search::probe::descend;
use crate::search::{Account, Probe, Report, Say, Stop};

/// In which order an AND node asks its children.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum AndOrder {
    /// As the game lists them.
    #[default]
    Generation,
    /// Least CN first: good where the node is solved in the end.
    EasyFirst,
    /// Greatest CN first: good where it is not.
    HardFirst,
    /// What was entered least often so far.
    LeastSearched,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// Deepening at every OR node, or at the root only.
    pub multiple: bool,
    /// A known child counts what the table says, or 1.
    pub dynamic: bool,
    pub and_order: AndOrder,
    /// What every edge adds: 0 as in the paper, 1 for AO*'s h with unit edges.
    pub edge_cost: u32,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            multiple: true,
            dynamic: true,
            and_order: AndOrder::Generation,
            edge_cost: 0,
        }
    }
}

pub const CODE: &[Line] = &[
    line(
        "ITERATE",
        0,
        "θ ← 1; repeat r ← expand(root, θ); stop if r is 0 or ∞; θ ← r",
    ),
    line("EXPAND", 0, "expand(n, θ):"),
    line("1", 1, "if the table has CN(n) = 0 or CN(n) > θ: return it"),
    line(
        "2",
        1,
        "generate the children of n; none: CN(n) ← 0 or ∞, return it",
    ),
    line("3", 1, "CN(n) ← θ + 1 while n is on the path"),
    line("5", 1, "OR:  for each child c: r ← expand(c, θ)"),
    line("", 2, "r = 0: CN(n) ← 0, return 0"),
    line("", 1, "OR:  CN(n) ← the least r; return it"),
    line(
        "4",
        1,
        "AND: CN(c) ← the table's number, or 1, for each unsolved child c",
    ),
    line("", 2, "Σ CN(c) > θ: CN(n) ← Σ CN(c); return it"),
    line(
        "6",
        1,
        "AND: for each unsolved child c: while r ← expand(c, CN(c)) is not 0",
    ),
    line(
        "",
        2,
        "CN(c) ← r; the rest now costs more than θ: CN(n) ← the rest's sum; return it",
    ),
    line("", 1, "AND: CN(n) ← 0; return 0"),
];

mod at {
    use crate::search::Step;
    pub const ITERATE: Step = 0;
    pub const ENTER: Step = 1;
    pub const TABLE: Step = 2;
    pub const GENERATE: Step = 3;
    pub const OR_SOLVED: Step = 6;
    pub const OR_LEAST: Step = 7;
    pub const COUNT: Step = 8;
    pub const TOO_MANY: Step = 9;
    pub const REST: Step = 11;
    pub const AND_SOLVED: Step = 12;
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
    probe: &mut P,
) -> Report {
    account.counts().iterations = Some(0);
    asking::run(
        tree,
        account,
        probe,
        at::ITERATE,
        |t, a, p, gamma, notes| iterate(t, a, p, gamma, parameters, notes),
    )
}

/// ITERATE: the root with growing thresholds.
fn iterate<T: GameTree, P: Probe>(
    tree: &mut T,
    account: &mut Account<'_>,
    probe: &mut P,
    gamma: Value,
    parameters: &Parameters,
    notes: &mut Notes,
) -> Result<Answer, Stop> {
    let mut walk = Walk::new(tree, account, gamma);
    let root = probe.root(walk.tree.player());
    let mut number = 0;
    loop {
        let proofs = walk.proofs();
        let (mut theta, mut idle) = (1, 0);
        let r = loop {
            number += 1;
            *walk.account.counts().iterations.get_or_insert(0) += 1;
            walk.account.counts().final_threshold = Some(i64::from(theta));
            walk.account.meter.now.threshold = Some(i64::from(theta));
            walk.account.meter.now.level = number;
            notes.thresholds.push(told(theta));
            probe.level(number);
            let threshold = theta as i32;
            probe.tell(at::ITERATE, root, Say::Iteration { number, threshold });
            let place = walk.here()?;
            let mut search = Search {
                parameters,
                notes: &mut *notes,
                order: Vec::new(),
            };
            let news = walk.news();
            let r = search.expand(&mut walk, probe, root, place, theta)?;
            walk.show_root(conspiracy(r), theta);
            if r == 0 || r >= INFINITE {
                break r;
            }
            idle = if walk.news() == news { idle + 1 } else { 0 };
            // Then no threshold that grows step by step will do.
            theta = if walk.goes_round(idle) {
                INFINITE - 1
            } else {
                r
            };
        };
        if r == 0 || !walk.another_look(proofs) {
            return Ok(walk.answer(r == 0));
        }
    }
}

/// As the table keeps it: there is no disproof number, so an open node has 1.
fn conspiracy(cn: u32) -> Numbers {
    match cn {
        0 => Numbers::PROVED,
        INFINITE => Numbers::DISPROVED,
        proof => Numbers { proof, disproof: 1 },
    }
}

/// As events tell it: the conspiracy number, and nothing where others have a disproof number.
fn tell(cn: u32) -> Bounds {
    Bounds {
        lower: told(cn),
        upper: Value::NEG_INF,
    }
}

/// What was known of the node is enough: tells so, and gives it back.
fn answered<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    probe: &mut P,
    node: P::Node,
    cn: u32,
) -> u32 {
    *walk.account.counts().table_hits.get_or_insert(0) += 1;
    probe.tell(at::TABLE, node, Say::Table(tell(cn)));
    probe.tell(at::TABLE, node, Say::Return(tell(cn)));
    cn
}

struct Search<'p> {
    parameters: &'p Parameters,
    notes: &'p mut Notes,
    /// The unsolved children of the AND nodes on the path, in the order in which they are asked.
    order: Vec<Asked>,
}

/// An unsolved child of an AND node.
#[derive(Clone, Copy)]
struct Asked {
    child: usize,
    cn: u32,
    /// Whether it counts before its turn comes: futile interpositions do not (paper 001 §6).
    counts: bool,
}

impl Search<'_> {
    /// EXPAND(n, θ) of the node under the cursor: 0 if it is solved, else its CN, greater than θ.
    fn expand<T: GameTree, P: Probe>(
        &mut self,
        walk: &mut Walk<'_, '_, T>,
        probe: &mut P,
        node: P::Node,
        place: Place,
        theta: u32,
    ) -> Result<u32, Stop> {
        let limit = Bounds {
            lower: told(theta),
            upper: Value::INF,
        };
        probe.tell(at::ENTER, node, Say::Enter(limit));
        let cn = walk.table.get(place).numbers.proof;
        // 1 is what a position has that was never looked at.
        if cn == 0 || (cn > theta && cn > 1) {
            return Ok(answered(walk, probe, node, cn));
        }
        let dominated = walk
            .tree
            .dominance()
            .and_then(|here| walk.refined.find(&here));
        if let Some((proved, best)) = dominated {
            let numbers = Numbers::decided(proved);
            walk.store(place, numbers, best, false);
            return Ok(answered(walk, probe, node, numbers.proof));
        }
        if let Some(numbers) = walk.leaf(at::GENERATE, probe, node, place)? {
            return Ok(numbers.proof);
        }
        if theta == 0 {
            // Only with edge costs: an open node costs more than nothing.
            probe.tell(at::TABLE, node, Say::Return(tell(1)));
            return Ok(1);
        }
        let family = walk.expand(at::GENERATE, probe, node, place)?;
        walk.store(place, conspiracy(plus(theta, 1).max(cn)), None, false);
        let (cn, best) = match family.player {
            Player::Max => self.or(walk, probe, node, family, theta)?,
            Player::Min => self.and(walk, probe, node, family, theta)?,
        };
        // What was found on the way through another path stays if it is greater.
        let known = walk.table.get(place).numbers.proof;
        let kept = if cn == 0 || known == 0 {
            0
        } else {
            cn.max(known)
        };
        walk.leave(place, family, conspiracy(kept), best);
        walk.refine(place);
        Ok(cn)
    }

    fn or<T: GameTree, P: Probe>(
        &mut self,
        walk: &mut Walk<'_, '_, T>,
        probe: &mut P,
        node: P::Node,
        family: Family,
        theta: u32,
    ) -> Result<(u32, usize), Stop> {
        let edge = self.parameters.edge_cost;
        let mut least = INFINITE;
        let killer = walk.killer(family);
        let others = (family.first..family.end).filter(|&child| Some(child) != killer);
        for child in killer.into_iter().chain(others) {
            let r = self.visit(walk, probe, node, family, child, theta.saturating_sub(edge))?;
            if r == 0 {
                probe.tell(at::OR_SOLVED, node, Say::Return(tell(0)));
                return Ok((0, child));
            }
            least = least.min(plus(r, edge));
        }
        probe.tell(at::OR_LEAST, node, Say::Return(tell(least)));
        Ok((least, family.end))
    }

    fn and<T: GameTree, P: Probe>(
        &mut self,
        walk: &mut Walk<'_, '_, T>,
        probe: &mut P,
        node: P::Node,
        family: Family,
        theta: u32,
    ) -> Result<(u32, usize), Stop> {
        let edge = self.parameters.edge_cost;
        let begun = self.notes.selection.begin();
        let first = self.order.len();
        self.list_unsolved(walk, family, probe, node);
        let mut rest = self.sum_from(first);
        self.notes.selection.end(begun);
        probe.tell(at::COUNT, node, Say::Bounds(tell(rest)));
        if rest > theta {
            let (cn, culprit) = self.fail(first, family);
            self.order.truncate(first);
            probe.tell(at::TOO_MANY, node, Say::Return(tell(cn)));
            return Ok((cn, culprit));
        }
        for i in first..self.order.len() {
            self.order[i].counts = true;
            let Asked { child, mut cn, .. } = self.order[i];
            rest = self.sum_from(i + 1);
            // What this child may cost with the others still to come.
            let limit = theta.saturating_sub(plus(rest, edge));
            let mut stalls = false;
            loop {
                if cn > limit {
                    let (cn, culprit) = self.fail(i, family);
                    self.order.truncate(first);
                    probe.tell(at::REST, node, Say::Return(tell(cn)));
                    return Ok((cn, culprit));
                }
                let step_by_step = self.parameters.multiple && !stalls;
                let asked = if step_by_step { cn } else { limit };
                let news = walk.news();
                let r = self.visit(walk, probe, node, family, child, asked)?;
                if r == 0 {
                    break;
                }
                stalls = walk.must_go_on(news, conspiracy(r));
                cn = r;
                self.order[i].cn = r;
            }
        }
        self.order.truncate(first);
        probe.tell(at::AND_SOLVED, node, Say::Return(tell(0)));
        Ok((0, family.end))
    }

    /// The unsolved children with their numbers, in the order in which they will be asked.
    fn list_unsolved<T: GameTree, P: Probe>(
        &mut self,
        walk: &mut Walk<'_, '_, T>,
        family: Family,
        probe: &mut P,
        node: P::Node,
    ) {
        let first = self.order.len();
        for child in family.first..family.end {
            let known = walk.numbers(child).proof;
            // 1 is what a position has that was never looked at.
            if known != 1 {
                let name = probe.child(node, child - family.first, walk.children[child].m);
                probe.learn(at::COUNT, name, tell(known));
            }
            if known == 0 {
                continue;
            }
            let count = match known {
                INFINITE => INFINITE,
                _ if self.parameters.dynamic => known,
                _ => 1,
            };
            self.order.push(Asked {
                child,
                cn: count,
                counts: true,
            });
        }
        let listed = &mut self.order[first..];
        match self.parameters.and_order {
            AndOrder::Generation => {}
            AndOrder::EasyFirst => listed.sort_by_key(|asked| asked.cn),
            AndOrder::HardFirst => listed.sort_by_key(|asked| std::cmp::Reverse(asked.cn)),
            AndOrder::LeastSearched => listed.sort_by_key(|asked| walk.work(asked.child)),
        }
        if walk.tree.charges() {
            let charge = |asked: &Asked| walk.tree.charge(walk.children[asked.child].m);
            listed.sort_by_key(|asked| charge(asked) == Charge::Nothing);
            for i in 0..listed.len() {
                let here = charge(&listed[i]);
                let is_hopeless = listed[i].cn >= INFINITE;
                let elder = || listed[..i].iter().any(|elder| charge(elder) == here);
                listed[i].counts = is_hopeless
                    || match here {
                        Charge::Full => true,
                        Charge::Nothing => false,
                        Charge::OneOf(_) => !elder(),
                    };
            }
        }
    }

    /// What the unsolved children from here on cost together.
    fn sum_from(&self, i: usize) -> u32 {
        let edge = self.parameters.edge_cost;
        self.order[i..]
            .iter()
            .filter(|asked| asked.counts)
            .fold(0, |sum, asked| plus(sum, plus(asked.cn, edge)))
    }

    /// The sum of what is left, and the child that makes it infinite if one does.
    fn fail(&self, i: usize, family: Family) -> (u32, usize) {
        let hopeless = self.order[i..].iter().find(|asked| asked.cn >= INFINITE);
        (
            self.sum_from(i),
            hopeless.map_or(family.end, |asked| asked.child),
        )
    }

    /// Asks a child of the node on the path.
    fn visit<T: GameTree, P: Probe>(
        &mut self,
        walk: &mut Walk<'_, '_, T>,
        probe: &mut P,
        node: P::Node,
        family: Family,
        child: usize,
        theta: u32,
    ) -> Result<u32, Stop> {
        if walk.is_repetition(child) {
            return Ok(INFINITE);
        }
        let name = probe.child(node, child - family.first, walk.children[child].m);
        let place = walk.record(child)?;
        walk.down(child);
        let r = descend!(walk.account, probe, name, walk.tree.player(), |p, n| self
            .expand(walk, p, n, place, theta))?;
        walk.up(child, Numbers::UNKNOWN);
        Ok(r)
    }
}
