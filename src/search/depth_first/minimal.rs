//! The least set of leaves that proves the value, found with knowledge of it: a yardstick, no search.
//!
//! *No search does with fewer.* A search knows of the value what the leaves it has looked at prove.
//! Were there values of the other leaves with which the root is worth something else, its run would
//! have been the same and its answer wrong. So the leaves that a search has looked at when it knows
//! the value v prove it, and are no fewer than the least set that does.
//!
//! *What proves.* A leaf proves what it is worth itself. A MAX node is proved to be worth at least v by
//! what proves it of one child, at most v by what proves it of every child; at a MIN node it is the
//! other way round. Subtrees share no leaf, so the least numbers are, ∞ where nothing proves it,
//!
//! ```text
//! MAX:  L≥(n) = min L≥(c)    L≤(n) = Σ L≤(c)    L=(n) = min over c of (L=(c) + Σ L≤ of the others)
//! ```
//!
//! and at MIN nodes the same with ≥ and ≤ exchanged. For L= let a set prove both: its part below some
//! child c proves "at least", its part below every child "at most"; so below c it proves both, and no
//! part has fewer leaves than the least. Conversely such parts together prove both. ∎
//!
//! L= is less than L≥ + L≤: the two proofs are strategies, one of MAX and one of MIN, and played
//! against each other these come to one leaf, which both have. Hence L= = L≥ + L≤ − 1. In a uniform
//! tree of height h every strategy of MAX has b^⌊h/2⌋ leaves and every one of MIN b^⌈h/2⌉, so the sum
//! less one is Knuth and Moore's number, whatever the values. Where v is the greatest answer that a
//! question has, or the least, one of the two proofs is enough.
//!
//! *Informed searches* know more than leaves. Where static bounds of a node say what is wanted of it,
//! no leaf below is needed; and where a proof ends so, the two may have no leaf in common.
//!
//! *Paths, not positions.* A leaf to which two paths lead counts twice, as in the theory of trees. A
//! search that shares what it knows between equal positions may do with fewer. The least set of a
//! graph is a covering problem, for which no quick way is known.
//!
//! First α-β finds v, then `least` the proof: depth-first, leaving a child as soon as it costs as much
//! as the best one before, so that nothing is held but a path and the choices of the proofs compared.
//! All that is knowledge: limits hold for it, but it is neither shown nor counted. What is shown is
//! α-β with the window (v − 1, v + 1), told at every node which child to try first. It looks at exactly
//! the leaves chosen and comes back with v, so that every run tests its proof.

use std::ops::Range;

use super::alpha_beta;
use super::state::{Best, Here, SearchState, Visit};
use super::window::{Raised, Window};
use crate::base::messages::keys;
use crate::problem::{Bounds, Move, Player, StaticBounds, Value};
use crate::search::best_first::Informed;
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Leaves, Method, Rounds,
    Settings, Store, Unmet, WindowSource,
};
use crate::search::code::code;
use crate::search::{Probe, Report, SearchContext, SearchEvent, Silent, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "minimal",
    name: keys::algorithm_minimal_proof,
    short: keys::algorithm_minimal,
    family: Family::DepthFirst,
    idea: keys::algorithm_the_fewest_leaves_that_prove,
    about: keys::algorithm_a_yardstick_with_knowledge,
    source: "Knuth & Moore 1975, an analysis of alpha-beta pruning",
    parameters: &[Informed::PARAMETER],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Once,
    is_yardstick: true,
    method: |_| Method::Window(WindowSource::Guesses),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {
    pub informed: Informed,
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            informed: Informed::of(s),
        })
    }
}

code! { "minimal" =>
    VALUE    "v ← the value of the root, by α-β"
    LEAST    "L≥(n) ← 1 at a leaf worth v or more, else ∞;  MAX: min L≥(c);  MIN: Σ L≥(c)"
    MOST     "L≤(n) ← the same for v or less, with min and Σ exchanged"
    CHOICE   "the child of each min is chosen; where both are wanted, one child serves for both"
    CALL     "minimal(root, v − 1, v + 1)"
    ENTER    "minimal(n, α, β):"
    STATIC   "  if static bounds of n say enough: return them"
    LEAF     "  if n is a leaf: return its value"
    GENERATE "  generate the children of n, the chosen one first"
    EACH     "  for each child c, in that order:"
    _        "    score ← max(score, −minimal(c, −β, −max(α, score)))"
    CUT      "    if score ≥ β: cut the children that are left"
    RETURN   "  return score"
}

pub fn search<T: StaticBounds, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut beforehand = context.aside();
    let mut state = SearchState::new(tree, context);
    let proof = Proof::of_root(&mut state, parameters.informed, &mut beforehand);
    let is_prepared = proof.is_ok();
    let outcome = match proof {
        Ok(proof) => show(&mut state, proof, probe),
        Err(reason) => Err(state.context.end_in(&beforehand, reason)),
    };
    let mut report = state.finish(at::RETURN, probe, outcome);
    if !is_prepared {
        // Leaves looked at beforehand are no set.
        report.counts.leaves = None;
    }
    report
}

/// α-β around the value, child by child as the proof says.
fn show<T: StaticBounds, P: Probe>(
    state: &mut SearchState<'_, '_, T>,
    proof: Proof,
    probe: &mut P,
) -> Result<Bounds, Stop> {
    let window = proof.window;
    state.rule.laid = window;
    let mut search = Minimal {
        value: proof.value,
        informed: proof.informed,
        choices: proof.choices.into_iter(),
    };
    state.search_root(probe, window, &mut search)
}

struct Minimal {
    value: Value,
    informed: Option<bool>,
    /// The chosen children, in the order in which the search comes to need them.
    choices: std::vec::IntoIter<Move>,
}

impl<T: StaticBounds> Visit<T> for Minimal {
    type Found = Value;

    /// minimal(n, α, β)
    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        asked: Window<P::Node>,
    ) -> Result<Value, Stop> {
        here.enter(at::ENTER, asked.bounds());
        let known = static_bounds(here.state.tree, self.informed);
        let mut window = asked;
        if known.lower >= self.value {
            (window.alpha, window.alpha_owner) = (self.value, here.node);
        }
        if known.upper <= self.value {
            (window.beta, window.beta_owner) = (self.value, here.node);
        }
        if window.alpha == window.beta {
            here.emit(at::STATIC, SearchEvent::Return(known));
            return Ok(self.value.max(known.lower).min(known.upper));
        }
        if let Some(value) = here.leaf() {
            return here.evaluate(at::LEAF, value);
        }
        let mover = here.state.tree.player();
        // What the mover has to prove needs one child; what the other player has, all of them.
        let is_choice = window.relative_to(mover).alpha < mover.negamax(self.value);
        let chosen = is_choice.then(|| self.choices.next()).flatten();
        let mut children = here.generate_with(at::GENERATE, window, chosen, true)?;
        let mut best = Best::of_none(&children, window);
        while let Some(child) = here.next(&mut children) {
            let value = here.child(child, best.window, self)?;
            if here.take(&mut children, child, value, &mut best) == Raised::Beta {
                here.cut(at::CUT, &children, best.window);
                break;
            }
        }
        let known = known.relative_to(mover);
        let score = best.score.max(known.lower).min(known.upper);
        Ok(here.give_back(at::RETURN, children, score, asked))
    }
}

/// What is known of the node under the cursor without searching.
fn static_bounds<T: StaticBounds>(tree: &mut T, informed: Option<bool>) -> Bounds {
    let known = informed.and_then(|computed| tree.static_bounds(computed));
    known.unwrap_or(Bounds::UNKNOWN)
}

/// A least proof of the root's value.
struct Proof {
    value: Value,
    /// α-β's window in which no more and no less is proved.
    window: Bounds,
    informed: Option<bool>,
    choices: Vec<Move>,
}

impl Proof {
    /// The root is where the cursor stands. `beforehand` keeps account of what that takes.
    fn of_root<T: StaticBounds>(
        state: &mut SearchState<'_, '_, T>,
        informed: Informed,
        beforehand: &mut SearchContext<'_>,
    ) -> Result<Proof, Stop> {
        let range = state.rule.range;
        let mut first = SearchState::new(&mut *state.tree, beforehand);
        let found = alpha_beta::run(&mut first, &Default::default(), &mut Silent);
        first.climb_to_start();
        let value = found?.lower;
        state.prove(Bounds::exact(value));

        let informed = informed.asks(state.tree);
        // Beyond the range of the question there is nothing to prove.
        let goal = Bounds {
            lower: if value > range.lower {
                value
            } else {
                Value::NEG_INF
            },
            upper: if value < range.upper {
                value
            } else {
                Value::INF
            },
        };
        let mut chooser = Chooser {
            tree: &mut *state.tree,
            context: beforehand,
            informed,
            moves: Vec::new(),
            choices: Vec::new(),
            shares: Vec::new(),
            told: 0,
        };
        let found = chooser.least(goal, u64::MAX);
        let mut choices = std::mem::take(&mut chooser.choices);
        state.climb_to_start();
        let found = found?;
        debug_assert!(found.is_some(), "a tree proves its value");
        choices.shrink_to_fit();
        let most = beforehand.stats.counts.max_bytes;
        state.hold_besides((choices.capacity() * size_of::<Move>()) as u64)?;
        let counts = state.context.counts();
        counts.max_bytes = counts.max_bytes.max(most);
        Ok(Proof {
            value,
            window: Bounds {
                lower: value.pred().max(range.lower),
                upper: value.succ().min(range.upper),
            },
            informed,
            choices,
        })
    }
}

/// Finds the least proof, depth-first.
struct Chooser<'s, 'a, T> {
    tree: &'s mut T,
    context: &'s mut SearchContext<'a>,
    informed: Option<bool>,
    /// The children of the nodes on the path.
    moves: Vec<Move>,
    /// The choices of the proofs found so far and not yet dropped, in the order of `Minimal`.
    choices: Vec<Move>,
    /// At nodes on the path where one child serves for more than the others: what each costs as one of
    /// these.
    shares: Vec<Share>,
    /// The bytes the context has been told of.
    told: usize,
}

#[derive(Clone, Copy)]
struct Share {
    leaves: u64,
    /// Where its choices end.
    end: usize,
}

impl<T: StaticBounds> Chooser<'_, '_, T> {
    /// The least number of leaves that proves these bounds of the node under the cursor, infinite ones
    /// being proved, if it is less than `limit`. The choices are then left on top.
    fn least(&mut self, goal: Bounds, limit: u64) -> Result<Option<u64>, Stop> {
        let goal = left_of(goal, static_bounds(self.tree, self.informed));
        if goal == Bounds::UNKNOWN {
            return Ok((limit > 0).then_some(0));
        }
        if let Some(value) = self.tree.leaf() {
            self.context.leaf(&*self.tree)?;
            let is_proved = goal.lower <= value && value <= goal.upper;
            return Ok((is_proved && limit > 1).then_some(1));
        }
        self.context.inner(&*self.tree)?;
        let tops = (self.moves.len(), self.choices.len(), self.shares.len());
        self.tree.moves(&mut self.moves);
        let children = tops.0..self.moves.len();
        // What the mover has to prove needs one child only.
        let of_others = match self.tree.player() {
            Player::Max => Bounds {
                lower: Value::NEG_INF,
                ..goal
            },
            Player::Min => Bounds {
                upper: Value::INF,
                ..goal
            },
        };
        let found = match of_others == goal {
            true => self.sum(children, goal, limit)?,
            false => self.min(children, goal, of_others, limit)?,
        };
        self.hold()?;
        self.moves.truncate(tops.0);
        self.shares.truncate(tops.2);
        if found.is_none() {
            self.choices.truncate(tops.1);
        }
        Ok(found)
    }

    /// The same of every child, together.
    fn sum(
        &mut self,
        children: Range<usize>,
        goal: Bounds,
        limit: u64,
    ) -> Result<Option<u64>, Stop> {
        let mut sum = 0;
        let floor = if goal == Bounds::UNKNOWN {
            0
        } else {
            self.floor()
        };
        for child in children.clone() {
            let to_come = (children.end - child - 1) as u64 * floor;
            let limit = limit.saturating_sub(sum + to_come);
            let Some(leaves) = self.child(child, goal, limit)? else {
                return Ok(None);
            };
            sum += leaves;
            let end = self.choices.len();
            self.shares.push(Share { leaves, end });
        }
        Ok(Some(sum))
    }

    /// The whole goal of one child, and of the others what is needed of them: the cheapest choice, left
    /// of others as cheap.
    fn min(
        &mut self,
        children: Range<usize>,
        goal: Bounds,
        of_others: Bounds,
        limit: u64,
    ) -> Result<Option<u64>, Stop> {
        let of_others = match children.len() {
            1 => Bounds::UNKNOWN,
            _ => of_others,
        };
        let choice = self.choices.len();
        // Which, is known at the end.
        self.choices.push(Move(0));
        let first = self.shares.len();
        let Some(all) = self.sum(children.clone(), of_others, limit)? else {
            return Ok(None);
        };
        let best = self.choices.len();
        let (mut least, mut chosen) = (limit, None);
        for (i, child) in children.clone().enumerate() {
            let others = all - self.shares[first + i].leaves;
            let top = self.choices.len();
            if let Some(leaves) = self.child(child, goal, least.saturating_sub(others))? {
                (least, chosen) = (others + leaves, Some(i));
                self.choices.drain(best..top);
            }
            // A child costs no less for the whole than for a part.
            if least <= all.max(self.floor()) {
                break;
            }
        }
        let Some(i) = chosen else {
            return Ok(None);
        };
        self.choices[choice] = self.moves[children.start + i];
        // The chosen child's choices come first, and those of its share are not needed.
        let length = self.choices.len() - best;
        self.choices[choice + 1..].rotate_right(length);
        let begin = match i {
            0 => choice + 1,
            _ => self.shares[first + i - 1].end,
        };
        let end = self.shares[first + i].end;
        self.choices.drain(begin + length..end + length);
        Ok(Some(least))
    }

    fn child(&mut self, child: usize, goal: Bounds, limit: u64) -> Result<Option<u64>, Stop> {
        if goal == Bounds::UNKNOWN {
            return Ok((limit > 0).then_some(0));
        }
        if limit <= self.floor() {
            return Ok(None);
        }
        self.tree.play(self.moves[child]);
        let found = self.least(goal, limit)?;
        self.tree.undo();
        Ok(found)
    }

    /// The least that proving anything costs.
    fn floor(&self) -> u64 {
        u64::from(self.informed.is_none())
    }

    /// Everything held, told to the context.
    fn hold(&mut self) -> Result<(), Stop> {
        let bytes = (self.moves.capacity() + self.choices.capacity()) * size_of::<Move>()
            + self.shares.capacity() * size_of::<Share>();
        if bytes != self.told {
            self.told = bytes;
            self.context.hold(bytes as u64)?;
        }
        Ok(())
    }
}

/// What is left to prove of `goal` where this is known.
fn left_of(goal: Bounds, known: Bounds) -> Bounds {
    Bounds {
        lower: match known.lower >= goal.lower {
            true => Value::NEG_INF,
            false => goal.lower,
        },
        upper: match known.upper <= goal.upper {
            true => Value::INF,
            false => goal.upper,
        },
    }
}
