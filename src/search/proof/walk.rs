//! What the depth-first proof searches carry along: the path with its children, and the table of
//! everything ever met.
//!
//! Knows how to go down and up and what to count on the way; which child deserves which threshold
//! is the business of the algorithms.

use super::asking::Answer;
use super::numbers::{Gathered, INFINITE, Numbers, Rule};
use super::refined::Refined;
use super::solution;
use super::tail::Tail;
use crate::problem::{GameTree, Move, Player, Value};
use crate::search::keyed::{Keyed, NOWHERE, Place};
use crate::search::{Account, Probe, Say, Step, Stop};

const NO_MOVE: u32 = u32::MAX;

/// What the table remembers of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub numbers: Numbers,
    /// The move that decided it, at a node of the side that won.
    best: u32,
    /// How often it was entered.
    pub work: u32,
    pub expanded: bool,
    /// Disproved only because a path was cut where it came back to itself.
    by_cycle: bool,
}

impl Default for Known {
    fn default() -> Known {
        Known {
            numbers: Numbers::UNKNOWN,
            best: NO_MOVE,
            work: 0,
            expanded: false,
            by_cycle: false,
        }
    }
}

/// A child of a node on the path.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub m: Move,
    key: u64,
    place: Place,
    /// Stands on the path above: a leaf, false.
    repeats: bool,
    /// What the last visit from here has shown; numbers do not fall below it while the parent
    /// is on the path. Used only where positions may repeat.
    floor: Numbers,
}

/// The children of one node on the path: a segment of [`Walk::children`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Family {
    pub first: usize,
    pub end: usize,
    pub player: Player,
}

impl Family {
    pub fn len(self) -> usize {
        self.end - self.first
    }
}

pub(super) struct Walk<'s, 'a, T: GameTree> {
    pub tree: &'s mut T,
    pub account: &'s mut Account<'a>,
    /// The question: is the value at least this?
    gamma: Value,
    pub table: Keyed<Known>,
    pub children: Vec<Child>,
    moves: Vec<Move>,
    /// Children on the path that are not on it themselves.
    open: u64,
    may_repeat: bool,
    cut_a_cycle: bool,
    /// Positions proved so far.
    proofs: u64,
    /// Positions expanded for the first time, and answers found.
    news: u64,
    /// Leaves may have been looked at twice: a tail that keeps no table.
    pub repeats: bool,
    /// What C* knows of positions that are comparable or similar.
    pub refined: Refined,
}

impl<'s, 'a, T: GameTree> Walk<'s, 'a, T> {
    pub fn new(tree: &'s mut T, account: &'s mut Account<'a>, gamma: Value) -> Walk<'s, 'a, T> {
        let may_repeat = tree.may_repeat();
        account.set_cells(1);
        account.counts().table_hits.get_or_insert(0);
        Walk {
            tree,
            account,
            gamma,
            table: Keyed::default(),
            children: Vec::new(),
            moves: Vec::new(),
            open: 0,
            may_repeat,
            cut_a_cycle: false,
            proofs: 0,
            news: 0,
            repeats: false,
            refined: Refined::default(),
        }
    }

    /// The record of the position under the cursor, made if there is none.
    pub fn here(&mut self) -> Result<Place, Stop> {
        let key = self.tree.key();
        match self.table.find(key) {
            NOWHERE => self.add(key),
            place => Ok(place),
        }
    }

    /// The record of a child under the cursor.
    pub fn record(&mut self, child: usize) -> Result<Place, Stop> {
        let Child { key, place, .. } = self.children[child];
        let place = match place {
            NOWHERE => match self.table.find(key) {
                NOWHERE => self.add(key)?,
                place => place,
            },
            place => place,
        };
        self.children[child].place = place;
        Ok(place)
    }

    fn add(&mut self, key: u64) -> Result<Place, Stop> {
        let more = self.table.bytes_with(1);
        if more != self.table.bytes() || self.table.len() == 0 {
            self.account.hold(more + self.other_bytes())?;
        }
        let place = self.table.add(key, Known::default());
        self.account.meter.now.table_entries = self.table.len() as u64;
        Ok(place)
    }

    /// What is held besides the table.
    fn other_bytes(&self) -> u64 {
        let children = self.children.capacity() * size_of::<Child>();
        let moves = self.moves.capacity() * size_of::<Move>();
        (children + moves) as u64 + self.refined.bytes()
    }

    /// If the cursor stands on a leaf: evaluates it, remembers and tells the answer.
    #[inline]
    pub fn leaf<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        node: P::Node,
        place: Place,
    ) -> Result<Option<Numbers>, Stop> {
        let Some(value) = self.tree.leaf() else {
            return Ok(None);
        };
        self.account.leaf(&*self.tree)?;
        let numbers = Numbers::decided(value >= self.gamma);
        self.store(place, numbers, None, false);
        probe.tell(step, node, Say::Eval(value));
        probe.tell(step, node, Say::Return(numbers.told()));
        Ok(Some(numbers))
    }

    /// Enters an inner node and generates its children.
    pub fn expand<P: Probe>(
        &mut self,
        step: Step,
        probe: &mut P,
        node: P::Node,
        place: Place,
    ) -> Result<Family, Stop> {
        self.account.inner(&*self.tree)?;
        let known = self.table.get_mut(place);
        known.work = known.work.saturating_add(1);
        let again = std::mem::replace(&mut known.expanded, true);
        self.news += u64::from(!again);
        self.moves.clear();
        self.tree.moves(&mut self.moves);
        let count = self.moves.len();
        let counts = self.account.counts();
        *counts.expanded.get_or_insert(0) += u64::from(!again);
        *counts.re_expanded.get_or_insert(0) += u64::from(again);
        *counts.generated.get_or_insert(0) += count as u64;
        let player = self.tree.player();
        probe.expand(step, node, player, &self.moves);
        let first = self.children.len();
        if self.children.capacity() < first + count {
            self.children.reserve(count);
            self.account.hold(self.table.bytes() + self.other_bytes())?;
        }
        for i in 0..count {
            let m = self.moves[i];
            self.tree.play(m);
            let key = self.tree.key();
            let repeats = self.may_repeat && self.tree.repeats();
            self.tree.undo();
            self.cut_a_cycle |= repeats;
            self.children.push(Child {
                m,
                key,
                place: self.table.find(key),
                repeats,
                floor: Numbers::UNKNOWN,
            });
        }
        self.open += count as u64;
        self.account.sample_open(self.open);
        self.account
            .set_cells(1 + self.children.len() as u64 + self.table.len() as u64);
        Ok(Family {
            first,
            end: first + count,
            player,
        })
    }

    /// What is known of a child at this moment.
    #[inline]
    pub fn numbers(&mut self, child: usize) -> Numbers {
        let found = &mut self.children[child];
        if found.repeats {
            return Numbers::DISPROVED;
        }
        if found.place == NOWHERE {
            found.place = self.table.find(found.key);
        }
        let numbers = match found.place {
            NOWHERE => Numbers::UNKNOWN,
            place => self.table.get(place).numbers,
        };
        if self.may_repeat {
            numbers.at_least(found.floor)
        } else {
            numbers
        }
    }

    /// Remembers a decided node under the cursor for those that can be compared with it.
    pub fn refine(&mut self, place: Place) {
        let known = self.table.get(place);
        let Some(proved) = known.numbers.answer().filter(|_| !known.by_cycle) else {
            return;
        };
        let best = (known.best != NO_MOVE).then_some(Move(known.best));
        if let Some(here) = self.tree.dominance() {
            self.refined.put(&here, proved, best);
        }
        if let Some(best) = best.filter(|_| proved)
            && let Some(similar) = self.tree.similar()
        {
            self.refined.put_killer(similar, best);
        }
    }

    /// The child to try first: what solved a similar position.
    pub fn killer(&self, family: Family) -> Option<usize> {
        let m = self.refined.killer(self.tree.similar()?)?;
        (family.first..family.end).find(|&child| self.children[child].m == m)
    }

    /// How often a child was entered, on whichever path.
    pub fn work(&mut self, child: usize) -> u32 {
        match self.children[child].place {
            NOWHERE => 0,
            place => self.table.get(place).work,
        }
    }

    /// Whether the child stands on the path already.
    pub fn is_repetition(&self, child: usize) -> bool {
        self.children[child].repeats
    }

    /// Whether the child's disproof rests on a cut repetition.
    fn is_by_cycle(&self, child: usize) -> bool {
        let child = &self.children[child];
        child.repeats || (child.place != NOWHERE && self.table.get(child.place).by_cycle)
    }

    /// What the children come to. The probe hears what the table knows of each: a child may have
    /// been searched under another path.
    #[inline]
    pub fn gather<P: Probe>(
        &mut self,
        family: Family,
        rule: Rule,
        step: Step,
        probe: &mut P,
        node: P::Node,
    ) -> Gathered {
        let mut gathered = Gathered::new(rule);
        for child in family.first..family.end {
            let numbers = self.numbers(child);
            gathered.add(numbers.seen_by(family.player));
            let name = probe.child(node, child - family.first, self.children[child].m);
            probe.learn(step, name, numbers.told());
        }
        gathered
    }

    #[inline]
    pub fn down(&mut self, child: usize) {
        self.open -= 1;
        self.tree.play(self.children[child].m);
    }

    /// Back from a child whose visit has shown these numbers.
    #[inline]
    pub fn up(&mut self, child: usize, shown: Numbers) {
        self.open += 1;
        self.tree.undo();
        self.children[child].floor = shown;
    }

    /// Done with a node: remembers its numbers and forgets its children. `best` is the child that
    /// decided it, if one alone did.
    pub fn leave(&mut self, place: Place, family: Family, numbers: Numbers, best: usize) {
        let by_cycle = self.cut_a_cycle
            && numbers.answer() == Some(false)
            && match family.player {
                Player::Max => (family.first..family.end).any(|c| self.is_by_cycle(c)),
                Player::Min => self.is_by_cycle(best),
            };
        let m = self.children.get(best).map(|child| child.m);
        self.store(place, numbers, m, by_cycle);
        self.open -= family.len() as u64;
        self.children.truncate(family.first);
    }

    /// Remembers numbers; `best` counts only where they decide.
    pub fn store(&mut self, place: Place, numbers: Numbers, best: Option<Move>, by_cycle: bool) {
        let known = self.table.get_mut(place);
        if known.numbers.answer() == Some(true) {
            return;
        }
        let was_open = known.numbers.answer().is_none();
        known.numbers = numbers;
        known.by_cycle = by_cycle;
        if let Some(proved) = numbers.answer() {
            self.news += u64::from(was_open);
            known.best = best.map_or(NO_MOVE, |m| m.0);
            self.proofs += u64::from(proved);
        }
    }

    /// Forgets every disproof that rests on a cut repetition, if something was proved since there
    /// were `before` proofs: with the new proofs another look may be worth its while.
    pub fn another_look(&mut self, before: u64) -> bool {
        if !self.cut_a_cycle || self.proofs == before {
            return false;
        }
        let mut forgotten = false;
        for place in 0..self.table.len() as Place {
            let known = self.table.get_mut(place);
            if known.by_cycle {
                known.by_cycle = false;
                known.numbers = Numbers::UNKNOWN;
                forgotten = true;
            }
        }
        forgotten
    }

    /// What a search of the tail needs.
    pub fn tail(&mut self) -> Tail<'_, 'a, T> {
        Tail {
            tree: self.tree,
            account: self.account,
            gamma: self.gamma,
        }
    }

    pub fn proofs(&self) -> u64 {
        self.proofs
    }

    /// How much there is that was not known before.
    pub fn news(&self) -> u64 {
        self.news
    }

    /// Whether a visit since there was so much news has come to nothing and must go on. Two
    /// positions that lead to each other may raise each other's numbers for ever, each visit
    /// ending where it began; a visit that goes on until there is news can happen only so often.
    /// Without cycles no such thing occurs, and visits end as the thresholds say.
    #[inline]
    pub fn must_go_on(&self, before: u64, numbers: Numbers) -> bool {
        self.may_repeat && self.news == before && numbers.answer().is_none()
    }

    /// Whether iterations without news, so many in a row, show that there will be none: where paths
    /// may turn back, two positions can raise each other's numbers for ever. What waits for a
    /// greater threshold comes to its turn before every position has been raised once.
    pub fn goes_round(&self, idle: usize) -> bool {
        self.may_repeat && idle > self.table.len()
    }

    /// The root's numbers, for the curves, and how far its best child may go.
    pub fn show_root(&mut self, numbers: Numbers, threshold: u32) {
        let now = &mut self.account.meter.now;
        now.root_numbers = Some(numbers.told());
        now.threshold = (threshold < INFINITE).then_some(i64::from(threshold));
    }

    /// The answer at the root, with its solution read off the table.
    pub fn answer(self, proved: bool) -> Answer {
        let Walk {
            tree,
            account,
            table,
            refined,
            ..
        } = self;
        account.end_open();
        let mut best = |tree: &mut T, key: u64| {
            let place = table.find(key);
            if place != NOWHERE && table.get(place).numbers.answer() == Some(proved) {
                let best = table.get(place).best;
                return (best != NO_MOVE).then_some(Move(best));
            }
            // Decided only by a position with the same board.
            let (decided, best) = refined.find(&tree.dominance()?)?;
            best.filter(|_| decided == proved)
        };
        let solution = solution::read(tree, proved, &mut best);
        Answer {
            proved,
            line: solution.line,
            solution_leaves: solution.leaves,
            cut_a_cycle: self.cut_a_cycle,
            repeats: self.repeats,
        }
    }
}
