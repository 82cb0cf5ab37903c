//! What the depth-first proof searches carry along: the path with its children, and the table of
//! everything ever met; or, where it has a size, of what was worth most work. When a table of a size
//! is full, the half is forgotten that was entered least often, but nothing that lies
//! on the path or beside it; the line and the leaves of the solution are then known as far as the table knows them.
//!
//! Knows how to go down and up and what to count on the way; which child deserves which threshold
//! is the business of the algorithms.

use super::cycle_guard::CycleGuard;
use super::endgame_tail::Tail;
use super::numbers::{INFINITE, Numbers};
use super::solution;
use super::threshold_driver::Answer;
use super::tsume_heuristics::TsumeHeuristics;
use crate::problem::{Move, Player, Proving, Value};
use crate::search::keyed::{Keyed, NOWHERE, Place};
use crate::search::{SearchContext, Stop};

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

impl Child {
    pub fn new(m: Move, key: u64, place: Place, repeats: bool) -> Child {
        Child {
            m,
            key,
            place,
            repeats,
            floor: Numbers::UNKNOWN,
        }
    }
}

/// The children of one node on the path: a segment of [`SearchState::children`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Children {
    pub first: usize,
    pub end: usize,
    pub player: Player,
}

impl Children {
    pub fn len(self) -> usize {
        self.end - self.first
    }

    /// Every node above has at least one child on the stack.
    pub fn at_root(self) -> bool {
        self.first == 0
    }
}

pub(super) struct SearchState<'s, 'a, T: Proving> {
    pub tree: &'s mut T,
    pub context: &'s mut SearchContext<'a>,
    /// The question: is the value at least this?
    gamma: Value,
    pub table: Keyed<Known>,
    /// Bytes that the table may take, with what else is remembered.
    most_bytes: u64,
    /// The record of the root.
    root: Place,
    pub children: Vec<Child>,
    pub moves: Vec<Move>,
    /// Scratch: moves with their replies.
    replies: Vec<(usize, Move)>,
    /// Children on the path that are not on it themselves.
    pub open: u64,
    pub guard: CycleGuard,
    /// Leaves may have been looked at twice: a tail that keeps no table, a table that has forgotten.
    pub repeats: bool,
    /// What C* knows of positions that are comparable or similar.
    pub refined: TsumeHeuristics,
}

impl<'s, 'a, T: Proving> SearchState<'s, 'a, T> {
    pub fn new(
        tree: &'s mut T,
        context: &'s mut SearchContext<'a>,
        gamma: Value,
        most_bytes: u64,
    ) -> SearchState<'s, 'a, T> {
        let may_repeat = tree.may_repeat();
        context.set_cells(1);
        context.counts().table_hits.get_or_insert(0);
        SearchState {
            tree,
            context,
            gamma,
            table: Keyed::default(),
            most_bytes,
            root: NOWHERE,
            children: Vec::new(),
            moves: Vec::new(),
            replies: Vec::new(),
            open: 0,
            guard: CycleGuard::new(may_repeat),
            repeats: false,
            refined: TsumeHeuristics::default(),
        }
    }

    /// The record of the root, where the cursor stands, made if there is none.
    pub fn here(&mut self) -> Result<Place, Stop> {
        let key = self.tree.key();
        let place = match self.table.find(key) {
            NOWHERE => self.add(key)?,
            place => place,
        };
        self.root = place;
        Ok(place)
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
        let mut more = self.table.bytes_with(1);
        if more > self.table.bytes() && more.saturating_add(self.refined.bytes()) > self.most_bytes
        {
            self.forget_half()?;
            more = self.table.bytes_with(1);
        }
        if more != self.table.bytes() || self.table.len() == 0 {
            self.context.hold(more + self.other_bytes())?;
        }
        let place = self.table.add(key, Known::default());
        self.context.stats.now.table_entries = self.table.len() as u64;
        Ok(place)
    }

    /// Makes room in a table that is full.
    #[cold]
    fn forget_half(&mut self) -> Result<(), Stop> {
        if self.refined.bytes() > self.most_bytes / 4 {
            self.refined = TsumeHeuristics::default();
        }
        let mut needed = vec![false; self.table.places() as usize];
        for place in self
            .children
            .iter()
            .map(|child| child.place)
            .chain([self.root])
        {
            if place != NOWHERE {
                needed[place as usize] = true;
            }
        }
        // Records by how often they were entered.
        let mut by_work = [0usize; 64];
        let class = |known: &Known| (known.work as usize).min(63);
        for place in 0..self.table.places() {
            if self.table.has(place) && !needed[place as usize] {
                by_work[class(self.table.get(place))] += 1;
            }
        }
        let half = self.table.len() / 2;
        let mut sum = 0;
        let most = by_work.iter().position(|count| {
            sum += count;
            sum >= half
        });
        let most = most.unwrap_or(63);
        self.table
            .retain(|place, known| needed[place as usize] || class(known) > most);
        if sum == 0 {
            // The path alone takes more.
            return Err(self.context.out_of_memory());
        }
        // What was forgotten may be looked at again.
        self.repeats = true;
        Ok(())
    }

    /// The moves just listed, those with the fewest replies first.
    pub fn sort_by_replies(&mut self) {
        self.replies.clear();
        for &m in &self.moves {
            self.tree.play(m);
            self.replies.push((self.tree.replies(), m));
            self.tree.undo();
        }
        self.replies.sort_by_key(|&(replies, _)| replies);
        self.moves.clear();
        self.moves.extend(self.replies.iter().map(|&(_, m)| m));
    }

    /// What of the memory is in use.
    #[inline]
    pub fn bytes_used(&self) -> u64 {
        self.table.len() as u64 * Keyed::<Known>::RECORD
            + (self.children.len() * size_of::<Child>()) as u64
            + self.refined.bytes()
    }

    /// What is held besides the table.
    pub fn other_bytes(&self) -> u64 {
        let children = self.children.capacity() * size_of::<Child>();
        let moves = self.moves.capacity() * size_of::<Move>()
            + self.replies.capacity() * size_of::<(usize, Move)>();
        (children + moves) as u64 + self.refined.bytes()
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
        if self.guard.may_repeat {
            numbers.at_least(found.floor)
        } else {
            numbers
        }
    }

    /// Whether a position with the same board decides a child that nobody has looked at.
    pub fn is_dominated(&mut self, child: usize) -> Option<bool> {
        if self.refined.is_empty() {
            return None;
        }
        self.tree.play(self.children[child].m);
        let here = self.tree.dominance();
        self.tree.undo();
        let (proved, _) = self.refined.find(&here?)?;
        Some(proved)
    }

    /// If a position with the same board decides the one under the cursor: remembers the answer.
    pub fn store_dominated(&mut self, place: Place) -> Option<Numbers> {
        let (proved, best) = self.refined.find(&self.tree.dominance()?)?;
        let numbers = Numbers::decided(proved);
        self.store(place, numbers, best, false);
        Some(numbers)
    }

    /// Remembers a decided node under the cursor for those that can be compared with it.
    pub fn refine(&mut self, place: Place, hands: bool, similar: bool) {
        let known = self.table.get(place);
        let Some(proved) = known.numbers.answer().filter(|_| !known.by_cycle) else {
            return;
        };
        let best = (known.best != NO_MOVE).then_some(Move(known.best));
        if hands && let Some(here) = self.tree.dominance() {
            self.refined.put(&here, proved, best);
        }
        if similar
            && let Some(best) = best.filter(|_| proved)
            && let Some(similar) = self.tree.similar()
        {
            self.refined.put_killer(similar, best);
        }
    }

    /// The child to try first: what solved a similar position.
    pub fn killer(&self, family: Children) -> Option<usize> {
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
    pub fn leave(&mut self, place: Place, family: Children, numbers: Numbers, best: usize) {
        let by_cycle = self.guard.cut_a_cycle
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
            known.best = best.map_or(NO_MOVE, |m| m.0);
            self.guard.note_answer(proved, was_open);
        }
    }

    /// Forgets every disproof that rests on a cut repetition; whether there was one.
    pub fn forget_cut_disproofs(&mut self) -> bool {
        let mut forgotten = false;
        for place in 0..self.table.places() {
            if !self.table.has(place) {
                continue;
            }
            let known = self.table.get_mut(place);
            if known.by_cycle {
                known.by_cycle = false;
                known.numbers = Numbers::UNKNOWN;
                forgotten = true;
            }
        }
        forgotten
    }

    /// Whether a value answers the question with yes.
    #[inline]
    pub fn is_enough(&self, value: Value) -> bool {
        value >= self.gamma
    }

    /// What a search of the tail needs.
    pub fn tail(&mut self) -> Tail<'_, 'a, T> {
        Tail {
            tree: self.tree,
            context: self.context,
            gamma: self.gamma,
        }
    }

    /// The root's numbers, for the curves, and how far its best child may go.
    pub fn show_root(&mut self, numbers: Numbers, threshold: u32) {
        let now = &mut self.context.stats.now;
        now.root_numbers = Some(numbers.told());
        now.threshold = (threshold < INFINITE).then_some(i64::from(threshold));
    }

    /// The answer at the root, with its solution read off the table.
    pub fn answer(self, proved: bool) -> Answer {
        let SearchState {
            tree,
            context,
            table,
            refined,
            ..
        } = self;
        context.end_open();
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
            cut_a_cycle: self.guard.cut_a_cycle,
            repeats: self.repeats,
        }
    }
}
