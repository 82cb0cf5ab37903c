//! C*: depth-first search by conspiracy numbers (Seo 1995 §5), repaired.
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
//! On tsume-shogi the refinements of §6 come in, each of which can be left out: hands that dominate one
//! another and moves that refuted a similar interposition (`tsume_heuristics`), futile interpositions
//! asked last and not counted before their turn, of other interpositions on a square one kind
//! counted. `sums=weak` answers the paper's open question of subproblems that are counted twice as weak
//! proof numbers do: the greatest number and one more for each other child.
//!
//! The printed program does not run: `c ≥ CN(n)` in step 1 would answer the root from the table
//! for ever (`>` is meant, so that step 3, against cycles, must register θ + 1 and not θ), step 6 adds
//! the sum to the child instead of the child to what is left, and a root that cannot be solved is
//! never noticed. The lines below are the repaired ones. FINDTABLE and PUTINTABLE are the
//! [`SearchState`]'s; what is registered never falls, except to 0.

use super::cycle_guard::Retries;
use super::here::{Here, Visit};
use super::mid::{self, BYTES};
use super::numbers::{INFINITE, Numbers, plus, told};
use super::state::{Children, SearchState};
use super::threshold_driver::{self, Answer, Notes};
use crate::base::messages::keys;
use crate::problem::{Bounds, Charge, Move, Player, Proving, Value};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, Family, FromSettings, Kind, Leaves, Method, NumberKind, Parameter,
    Rounds, Settings, Store, Unmet, YES_NO, papers,
};
use crate::search::code::code;
use crate::search::keyed::Place;
use crate::search::{Probe, Report, SearchContext, SearchEvent, Step, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "c-star",
    name: keys::algorithm_c_proof,
    short: keys::algorithm_c_proof,
    family: Family::Proof,
    idea: keys::algorithm_depth_first_by_conspiracy_numbers,
    about: keys::algorithm_the_conspiracy_number_of_a,
    source: papers::SEO,
    parameters: &[
        Parameter::new(
            "multiple",
            Kind::ON_OFF,
            "on",
            keys::algorithm_deepening_at_every_or_node,
        ),
        Parameter::new(
            "dynamic",
            Kind::ON_OFF,
            "on",
            keys::algorithm_a_child_that_failed_before,
        ),
        Parameter::new(
            "and-order",
            Kind::OneOf(&[
                "generation",
                "replies",
                "easy-first",
                "hard-first",
                "least-searched",
            ]),
            "generation",
            keys::algorithm_the_order_of_an_and,
        ),
        Parameter::new(
            "or-order",
            Kind::OneOf(&["generation", "replies", "killer"]),
            "generation",
            keys::algorithm_the_order_of_an_or,
        ),
        Parameter::new(
            "dominance",
            Kind::OneOf(&["on", "counted", "off"]),
            "on",
            keys::algorithm_tsume_hands_that_dominate,
        ),
        Parameter::new(
            "futile",
            Kind::ON_OFF,
            "on",
            keys::algorithm_tsume_futile_interpositions_last,
        ),
        Parameter::new(
            "similar",
            Kind::ON_OFF,
            "on",
            keys::algorithm_tsume_what_solved_a_similar,
        ),
        Parameter::new(
            "sums",
            Kind::OneOf(&["exact", "weak"]),
            "exact",
            keys::algorithm_how_an_and_node_adds_up,
        ),
        Parameter::new(
            "edge-cost",
            Kind::integer(0, 1),
            "0",
            keys::algorithm_what_a_move_adds_to,
        ),
        BYTES,
    ],
    questions: YES_NO,
    code: CODE,
    store: Store::PathAndTable,
    rounds: Rounds::Thetas,
    is_yardstick: false,
    method: |_| Method::Numbers(NumberKind::Conspiracy),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

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
    /// What leaves the attacker the fewest moves.
    Replies,
}

/// In which order an OR node asks its children.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum OrOrder {
    /// As the game lists them.
    #[default]
    Generation,
    /// What leaves the other side the fewest answers.
    Replies,
    /// First the move that solved another node of the same ply last.
    Killer,
}

/// What is made of positions with the same board whose hands can be compared (Seo §6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Dominated {
    /// A node is asked for when it is entered.
    #[default]
    Entered,
    /// Also the children of an AND node when it adds them up.
    Counted,
    Off,
}

/// How an AND node adds up what its unsolved children cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Sums {
    /// The sum: a subproblem on two ways is counted twice.
    #[default]
    Exact,
    /// The greatest and one more for each other, as weak proof numbers do.
    Weak,
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
    pub or_order: OrOrder,
    pub dominance: Dominated,
    /// Futile interpositions are asked last and not counted before their turn, of other
    /// interpositions on a square one.
    pub futile: bool,
    /// What solved a similar position is tried first.
    pub similar: bool,
    pub sums: Sums,
    /// Bytes that the table may take.
    pub bytes: u64,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            multiple: true,
            dynamic: true,
            and_order: AndOrder::Generation,
            edge_cost: 0,
            or_order: OrOrder::Generation,
            dominance: Dominated::Entered,
            futile: true,
            similar: true,
            sums: Sums::Exact,
            bytes: mid::UNLIMITED,
        }
    }
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            multiple: s.is("multiple", "on"),
            dynamic: s.is("dynamic", "on"),
            and_order: match s.text("and-order") {
                "easy-first" => AndOrder::EasyFirst,
                "hard-first" => AndOrder::HardFirst,
                "least-searched" => AndOrder::LeastSearched,
                "replies" => AndOrder::Replies,
                _ => AndOrder::Generation,
            },
            edge_cost: s.size("edge-cost") as u32,
            or_order: match s.text("or-order") {
                "replies" => OrOrder::Replies,
                "killer" => OrOrder::Killer,
                _ => OrOrder::Generation,
            },
            dominance: match s.text("dominance") {
                "off" => Dominated::Off,
                "counted" => Dominated::Counted,
                _ => Dominated::Entered,
            },
            futile: s.is("futile", "on"),
            similar: s.is("similar", "on"),
            sums: match s.text("sums") {
                "weak" => Sums::Weak,
                _ => Sums::Exact,
            },
            bytes: mid::bytes_of(s),
        })
    }
}

code! { "c-star" =>
    ITERATE ["ITERATE"] "θ ← 1; repeat r ← expand(root, θ); stop if r is 0 or ∞; θ ← r"
    ENTER    ["EXPAND"] "expand(n, θ):"
    TABLE         ["1"] "  if the table has CN(n) = 0 or CN(n) > θ: return it"
    GENERATE      ["2"] "  generate the children of n; none: CN(n) ← 0 or ∞, return it"
    ON_PATH       ["3"] "  CN(n) ← θ + 1 while n is on the path"
    OR            ["5"] "  OR:  for each child c: r ← expand(c, θ)"
    OR_SOLVED           "    r = 0: CN(n) ← 0, return 0"
    OR_LEAST            "  OR:  CN(n) ← the least r; return it"
    COUNT         ["4"] "  AND: CN(c) ← the table's number, or 1, for each unsolved child c"
    TOO_MANY            "    Σ CN(c) > θ: CN(n) ← Σ CN(c); return it"
    AND           ["6"] "  AND: for each unsolved child c: while r ← expand(c, CN(c)) is not 0"
    REST                "    CN(c) ← r; the rest now costs more than θ: CN(n) ← the rest's sum; return it"
    AND_SOLVED          "  AND: CN(n) ← 0; return 0"
}

pub fn search<T: Proving, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    context.counts().iterations = Some(0);
    threshold_driver::run(
        tree,
        context,
        probe,
        at::ITERATE,
        |t, a, p, gamma, notes| iterate(t, a, p, gamma, parameters, notes),
    )
}

/// ITERATE: the root with growing thresholds.
fn iterate<T: Proving, P: Probe>(
    tree: &mut T,
    context: &mut SearchContext<'_>,
    probe: &mut P,
    gamma: Value,
    parameters: &Parameters,
    notes: &mut Notes,
) -> Result<Answer, Stop> {
    let mut state = SearchState::new(tree, context, gamma, parameters.bytes);
    let mut retries = Retries::new(&state);
    let mut killers = Vec::new();
    let (mut theta, mut number) = (1, 0);
    loop {
        number += 1;
        let mut here = Here::at_root(&mut state, probe);
        begin_iteration(&mut here, notes, number, theta);
        let place = here.state.here()?;
        let mut search = Expand {
            parameters,
            notes: &mut *notes,
            order: Vec::new(),
            killers: &mut killers,
        };
        let r = search.visit(here, place, theta)?;
        state.show_root(conspiracy(r), theta);
        match retries.threshold(&mut state, r) {
            Some(next) => theta = next,
            None => return Ok(state.answer(r == 0)),
        }
    }
}

fn begin_iteration<T: Proving, P: Probe>(
    root: &mut Here<T, P>,
    notes: &mut Notes,
    number: u32,
    theta: u32,
) {
    *root.state.context.counts().iterations.get_or_insert(0) += 1;
    root.state.context.counts().final_threshold = Some(i64::from(theta));
    root.state.context.stats.now.threshold = Some(i64::from(theta));
    root.state.context.stats.now.level = number;
    notes.thresholds.push(told(theta));
    root.probe.level(number);
    let threshold = theta as i32;
    root.emit(at::ITERATE, SearchEvent::Iteration { number, threshold });
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

struct Expand<'p> {
    parameters: &'p Parameters,
    notes: &'p mut Notes,
    /// The unsolved children of the AND nodes on the path, in the order in which they are asked.
    order: Vec<Asked>,
    /// Of every ply the move that solved a node there last.
    killers: &'p mut Vec<Option<Move>>,
}

/// An unsolved child of an AND node.
#[derive(Clone, Copy)]
struct Asked {
    child: usize,
    cn: u32,
    /// Whether it counts before its turn comes: futile interpositions do not (Seo §6).
    counts: bool,
}

impl Visit for Expand<'_> {
    /// θ
    type Threshold = u32;
    type Found = u32;

    /// EXPAND(n, θ): 0 if n is solved, else its CN, greater than θ.
    fn visit<T: Proving, P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        place: Place,
        theta: u32,
    ) -> Result<u32, Stop> {
        let limit = Bounds {
            lower: told(theta),
            upper: Value::INF,
        };
        here.emit(at::ENTER, SearchEvent::Enter(limit));

        // 1: the table knows enough; 1 is what a position has that was never looked at.
        let cn = here.state.table.get(place).numbers.proof;
        if cn == 0 || (cn > theta && cn > 1) {
            return Ok(answered(&mut here, cn));
        }
        if self.parameters.dominance != Dominated::Off
            && let Some(numbers) = here.state.store_dominated(place)
        {
            return Ok(answered(&mut here, numbers.proof));
        }

        // 2: a leaf, or the children of n.
        if let Some(numbers) = here.leaf(at::GENERATE, place)? {
            return Ok(numbers.proof);
        }
        if theta == 0 {
            // Only with edge costs: an open node costs more than nothing.
            here.emit(at::TABLE, SearchEvent::Return(tell(1)));
            return Ok(1);
        }
        let by_replies = match here.state.tree.player() {
            Player::Max => self.parameters.or_order == OrOrder::Replies,
            Player::Min => self.parameters.and_order == AndOrder::Replies,
        };
        let children = here.generate_by(at::GENERATE, place, by_replies)?;

        // 3: while n is on the path, it looks like more than anybody asks for.
        let on_path = conspiracy(plus(theta, 1).max(cn));
        here.state.store(place, on_path, None, false);

        let (cn, decisive) = match children.player {
            Player::Max => self.or(&mut here, children, theta)?,
            Player::Min => self.and(&mut here, children, theta)?,
        };

        // PUTINTABLE: what was found on the way through another path stays if it is greater, or 0.
        let known = here.state.table.get(place).numbers.proof;
        let kept = if cn == 0 || known == 0 {
            0
        } else {
            cn.max(known)
        };
        here.state
            .leave(place, children, conspiracy(kept), decisive);
        let remembers_hands = self.parameters.dominance != Dominated::Off;
        here.state
            .refine(place, remembers_hands, self.parameters.similar);
        Ok(cn)
    }
}

/// What was known of the node is enough: tells so, and gives it back.
fn answered<T: Proving, P: Probe>(here: &mut Here<T, P>, cn: u32) -> u32 {
    *here.state.context.counts().table_hits.get_or_insert(0) += 1;
    here.emit(at::TABLE, SearchEvent::Table(tell(cn)));
    here.emit(at::TABLE, SearchEvent::Return(tell(cn)));
    cn
}

impl Expand<'_> {
    /// 5: an OR node is solved by one child. Its CN, and the child that decides it.
    fn or<T: Proving, P: Probe>(
        &mut self,
        here: &mut Here<T, P>,
        children: Children,
        theta: u32,
    ) -> Result<(u32, usize), Stop> {
        let edge = self.parameters.edge_cost;
        let mut least = INFINITE;
        let killer = self.first_to_try(here.state, children);
        let others = (children.first..children.end).filter(|&child| Some(child) != killer);
        for child in killer.into_iter().chain(others) {
            let r = self.ask(here, children, child, theta.saturating_sub(edge))?;
            if r == 0 {
                self.note_killer(here.state, child);
                here.emit(at::OR_SOLVED, SearchEvent::Return(tell(0)));
                return Ok((0, child));
            }
            least = least.min(plus(r, edge));
        }
        here.emit(at::OR_LEAST, SearchEvent::Return(tell(least)));
        Ok((least, children.end))
    }

    /// The child of an OR node to ask before all others, if there is a reason.
    fn first_to_try<T: Proving>(
        &self,
        state: &SearchState<'_, '_, T>,
        children: Children,
    ) -> Option<usize> {
        let similar = self
            .parameters
            .similar
            .then(|| state.killer(children))
            .flatten();
        if similar.is_some() || self.parameters.or_order != OrOrder::Killer {
            return similar;
        }
        let killer = self.killers.get(state.tree.ply()).copied().flatten()?;
        (children.first..children.end).find(|&child| state.children[child].m == killer)
    }

    fn note_killer<T: Proving>(&mut self, state: &SearchState<'_, '_, T>, child: usize) {
        if self.parameters.or_order == OrOrder::Killer {
            let ply = state.tree.ply();
            if self.killers.len() <= ply {
                self.killers.resize(ply + 1, None);
            }
            self.killers[ply] = Some(state.children[child].m);
        }
    }

    /// 4 and 6: at an AND node the unsolved children are added up, and each is asked while it costs
    /// no more than the others leave it. Its CN, and the child that decides it.
    fn and<T: Proving, P: Probe>(
        &mut self,
        here: &mut Here<T, P>,
        children: Children,
        theta: u32,
    ) -> Result<(u32, usize), Stop> {
        let choosing = self.notes.selection.begin();
        let first = self.order.len();
        self.list_unsolved(here, children);
        let sum = self.sum_from(first);
        self.notes.selection.end(choosing);
        here.emit(at::COUNT, SearchEvent::Bounds(tell(sum)));
        if sum > theta {
            return Ok(self.fail(here, at::TOO_MANY, first, first, children));
        }
        for i in first..self.order.len() {
            self.order[i].counts = true;
            let child = self.order[i].child;
            // What this child may cost with the others still to come.
            let limit = theta.saturating_sub(self.rest_from(i + 1));
            let mut last = None;
            loop {
                let cn = self.order[i].cn;
                if cn > limit {
                    return Ok(self.fail(here, at::REST, first, i, children));
                }
                let asked = match self.parameters.multiple {
                    true => here.state.guard.step_or_all(&mut last, cn, limit),
                    false => limit,
                };
                let r = self.ask(here, children, child, asked)?;
                if r == 0 {
                    break;
                }
                self.order[i].cn = r;
            }
        }
        self.order.truncate(first);
        here.emit(at::AND_SOLVED, SearchEvent::Return(tell(0)));
        Ok((0, children.end))
    }

    /// What is left of an AND node from the `i`-th child on costs too much: what, and the child that
    /// makes it infinite if one does.
    fn fail<T: Proving, P: Probe>(
        &mut self,
        here: &mut Here<T, P>,
        step: Step,
        first: usize,
        i: usize,
        children: Children,
    ) -> (u32, usize) {
        let hopeless = self.order[i..].iter().find(|asked| asked.cn >= INFINITE);
        let decisive = hopeless.map_or(children.end, |asked| asked.child);
        let cn = self.sum_from(i);
        self.order.truncate(first);
        here.emit(step, SearchEvent::Return(tell(cn)));
        (cn, decisive)
    }

    /// The unsolved children with their numbers, in the order in which they will be asked.
    fn list_unsolved<T: Proving, P: Probe>(&mut self, here: &mut Here<T, P>, children: Children) {
        let first = self.order.len();
        for child in children.first..children.end {
            let mut known = here.state.numbers(child).proof;
            if known == 1 && self.parameters.dominance == Dominated::Counted {
                known = match here.state.is_dominated(child) {
                    Some(true) => 0,
                    Some(false) => INFINITE,
                    None => 1,
                };
            }
            // 1 is what a position has that was never looked at.
            if known != 1 {
                let name = here.name(children, child);
                here.probe.learn(at::COUNT, name, tell(known));
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
        let state = &mut *here.state;
        let listed = &mut self.order[first..];
        match self.parameters.and_order {
            AndOrder::Generation | AndOrder::Replies => {}
            AndOrder::EasyFirst => listed.sort_by_key(|asked| asked.cn),
            AndOrder::HardFirst => listed.sort_by_key(|asked| std::cmp::Reverse(asked.cn)),
            AndOrder::LeastSearched => listed.sort_by_key(|asked| state.work(asked.child)),
        }
        if self.parameters.futile && state.tree.charges() {
            let charge = |asked: &Asked| state.tree.charge(state.children[asked.child].m);
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
        let costs = || {
            let counted = self.order[i..].iter().filter(|asked| asked.counts);
            counted.map(|asked| plus(asked.cn, edge))
        };
        match self.parameters.sums {
            Sums::Exact => costs().fold(0, plus),
            Sums::Weak => {
                let others = (costs().count() as u32).saturating_sub(1);
                costs().max().map_or(0, |greatest| plus(greatest, others))
            }
        }
    }

    /// What of θ a child may not use, for those from here on, which come after it.
    fn rest_from(&self, i: usize) -> u32 {
        let edge = self.parameters.edge_cost;
        match self.parameters.sums {
            Sums::Exact => plus(self.sum_from(i), edge),
            Sums::Weak => {
                let others = self.order[i..].iter().filter(|asked| asked.counts).count();
                plus(others as u32, edge)
            }
        }
    }

    /// Asks a child; one that stands on the path already cannot be solved there.
    fn ask<T: Proving, P: Probe>(
        &mut self,
        here: &mut Here<T, P>,
        children: Children,
        child: usize,
        theta: u32,
    ) -> Result<u32, Stop> {
        if here.state.is_repetition(child) {
            return Ok(INFINITE);
        }
        here.child(children, child, theta, self)
    }
}
