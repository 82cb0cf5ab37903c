//! The graph a best-first proof search grows: every position once, with its two numbers, its
//! children and all its parents.
//!
//! Which tip is expanded, and how numbers follow from children's, is told by a [`Strategy`].
//! A child that is an ancestor of its parent would close a cycle; such an edge leads to a cell of
//! its own instead, which counts as disproved, and the search says so in the end.

use super::numbers::Numbers;
use super::solution;
use super::threshold_driver::{self, Answer, Notes};
use crate::problem::{Move, Player, Proving, Value};
use crate::search::arena::ChunkedVec;
use crate::search::keyed::{Keyed, NOWHERE, Place};
use crate::search::{Probe, Remark, Report, SearchContext, SearchEvent, Step, Stop};

/// How a best-first search reads the numbers of its cells.
pub(super) trait Strategy {
    /// The numbers of an expanded node.
    fn evaluate(&self, player: Player, children: &[Numbers]) -> Numbers;

    /// The child to go to on the way down to the next tip.
    fn choose(&self, player: Player, children: &[Numbers]) -> usize;

    /// Whether the root's numbers settle the question, and how.
    fn answer(&self, root: Numbers) -> Option<bool> {
        root.answer()
    }

    /// What is said of a proof that left these numbers at the root.
    fn remark(&self, _root: Numbers) -> Option<Remark> {
        None
    }
}

/// Best-first by this strategy, one question after the other. `at_generation` says whether
/// terminals are recognised when they are generated, or not before they are selected.
pub(super) fn search<T: Proving, P: Probe, S: Strategy>(
    tree: &mut T,
    context: &mut SearchContext<'_>,
    probe: &mut P,
    steps: Steps,
    at_generation: bool,
    strategy: &S,
) -> Report {
    threshold_driver::run(
        tree,
        context,
        probe,
        steps.until,
        |tree, context, probe, gamma, notes| {
            let mut graph: Graph<'_, '_, T, P> =
                Graph::new(tree, context, gamma, steps, at_generation);
            let proved = graph.grow(strategy, probe, notes)?;
            if proved {
                notes.remarks.extend(strategy.remark(graph.root_numbers()));
            }
            Ok(graph.answer(strategy, proved))
        },
    )
}

/// The lines of pseudo-code at which a best-first search does what.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    pub until: Step,
    pub select: Step,
    pub leaf: Step,
    pub expand: Step,
    pub update: Step,
}

#[derive(Clone, Copy)]
struct Cell {
    numbers: Numbers,
    first: u32,
    count: u32,
    parents: u32,
    max: bool,
    expanded: bool,
}

impl Default for Cell {
    fn default() -> Cell {
        Cell {
            numbers: Numbers::UNKNOWN,
            first: 0,
            count: 0,
            parents: NOWHERE,
            max: true,
            expanded: false,
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Edge {
    child: Place,
    m: u32,
}

#[derive(Clone, Copy, Default)]
struct Parent {
    cell: Place,
    index: u32,
    next: u32,
}

struct Graph<'s, 'a, T: Proving, P: Probe> {
    tree: &'s mut T,
    context: &'s mut SearchContext<'a>,
    gamma: Value,
    steps: Steps,
    /// Terminals are recognised when they are generated, not when they are selected.
    at_generation: bool,
    cells: Keyed<Cell>,
    edges: ChunkedVec<Edge>,
    parents: ChunkedVec<Parent>,
    names: Vec<P::Node>,
    tips: u64,
    cut_a_cycle: bool,
    moves: Vec<Move>,
    children: Vec<Numbers>,
    changed: Vec<Place>,
    next_changed: Vec<Place>,
    marks: Vec<u64>,
}

impl<'s, 'a, T: Proving, P: Probe> Graph<'s, 'a, T, P> {
    fn new(
        tree: &'s mut T,
        context: &'s mut SearchContext<'a>,
        gamma: Value,
        steps: Steps,
        at_generation: bool,
    ) -> Graph<'s, 'a, T, P> {
        Graph {
            tree,
            context,
            gamma,
            steps,
            at_generation,
            cells: Keyed::default(),
            edges: ChunkedVec::new(),
            parents: ChunkedVec::new(),
            names: Vec::new(),
            tips: 0,
            cut_a_cycle: false,
            moves: Vec::new(),
            children: Vec::new(),
            changed: Vec::new(),
            next_changed: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// Grows the graph from the root until the strategy has its answer.
    fn grow<S: Strategy>(
        &mut self,
        strategy: &S,
        probe: &mut P,
        notes: &mut Notes,
    ) -> Result<bool, Stop> {
        self.hold(1)?;
        let root = self.add(probe.root(self.tree.player()));
        self.tips = 1;
        self.context.set_cells(1);
        self.tell_open(probe, root);
        loop {
            let numbers = self.cells.get(root).numbers;
            self.context.stats.now.root_numbers = Some(numbers.told());
            if let Some(proved) = strategy.answer(numbers) {
                return Ok(proved);
            }
            let begun = notes.selection.begin();
            let start = self.tree.ply();
            let tip = self.descend(strategy, root);
            notes.selection.end(begun);
            self.develop(probe, tip)?;
            while self.tree.ply() > start {
                self.tree.undo();
            }
            let begun = notes.selection.begin();
            self.update(strategy, probe, tip);
            notes.selection.end(begun);
        }
    }

    /// Walks down to the tip the strategy wants next.
    fn descend<S: Strategy>(&mut self, strategy: &S, root: Place) -> Place {
        let mut at = root;
        while self.cells.get(at).expanded {
            self.read_children(at);
            let index = strategy.choose(self.player(at), &self.children);
            let edge = self.edges[self.cells.get(at).first as usize + index];
            self.tree.play(Move(edge.m));
            at = edge.child;
        }
        at
    }

    fn player(&self, cell: Place) -> Player {
        if self.cells.get(cell).max {
            Player::Max
        } else {
            Player::Min
        }
    }

    fn read_children(&mut self, cell: Place) {
        let &Cell { first, count, .. } = self.cells.get(cell);
        self.children.clear();
        for i in first..first + count {
            let child = self.edges[i as usize].child;
            self.children.push(self.cells.get(child).numbers);
        }
    }

    /// Evaluates the tip under the cursor, or expands it.
    fn develop(&mut self, probe: &mut P, tip: Place) -> Result<(), Stop> {
        let name = self.names[tip as usize];
        let merit = self.cells.get(tip).numbers.told().lower;
        let open = self.tips;
        probe.emit(self.steps.select, name, SearchEvent::Select { merit, open });
        self.tips -= 1;
        if let Some(value) = self.tree.leaf() {
            return self.evaluate(probe, tip, value);
        }
        self.context.inner(&*self.tree)?;
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        self.tree.moves(&mut moves);
        self.hold(moves.len())?;
        let player = self.tree.player();
        probe.expand(self.steps.expand, name, player, &moves);
        let first = self.edges.len() as u32;
        for (i, &m) in moves.iter().enumerate() {
            self.tree.play(m);
            let child = self.child(probe, tip, i, m)?;
            self.tree.undo();
            self.edges.push(Edge { child, m: m.0 });
        }
        let cell = self.cells.get_mut(tip);
        cell.first = first;
        cell.count = moves.len() as u32;
        cell.max = player == Player::Max;
        cell.expanded = true;
        let counts = self.context.counts();
        *counts.expanded.get_or_insert(0) += 1;
        *counts.generated.get_or_insert(0) += moves.len() as u64;
        self.context.sample_open(self.tips);
        self.context.set_cells(self.cells.len() as u64);
        self.context.stats.now.table_entries = self.cells.len() as u64;
        self.moves = moves;
        Ok(())
    }

    /// The cell of the child under the cursor, found or made, with one more parent.
    fn child(
        &mut self,
        probe: &mut P,
        parent: Place,
        index: usize,
        m: Move,
    ) -> Result<Place, Stop> {
        let name = probe.child(self.names[parent as usize], index, m);
        let key = self.tree.key();
        let mut child = self.cells.find(key);
        if child != NOWHERE && self.tree.may_repeat() && self.is_above(child, parent) {
            self.cut_a_cycle = true;
            child = self.add_hidden(name);
            let cell = self.cells.get_mut(child);
            cell.numbers = Numbers::DISPROVED;
            probe.emit(
                self.steps.leaf,
                name,
                SearchEvent::Bounds(cell.numbers.told()),
            );
        } else if child == NOWHERE {
            child = self.add(name);
            self.tips += 1;
            self.tell_open(probe, child);
            if self.at_generation
                && let Some(value) = self.tree.leaf()
            {
                self.tips -= 1;
                self.evaluate(probe, child, value)?;
            }
        } else {
            let numbers = self.cells.get(child).numbers.told();
            probe.emit(self.steps.update, name, SearchEvent::Bounds(numbers));
        }
        let next = self.cells.get(child).parents;
        let link = self.parents.len() as u32;
        self.parents.push(Parent {
            cell: parent,
            index: index as u32,
            next,
        });
        self.cells.get_mut(child).parents = link;
        Ok(child)
    }

    fn evaluate(&mut self, probe: &mut P, cell: Place, value: Value) -> Result<(), Stop> {
        self.context.leaf(&*self.tree)?;
        let numbers = Numbers::decided(value >= self.gamma);
        self.cells.get_mut(cell).numbers = numbers;
        let name = self.names[cell as usize];
        probe.emit(self.steps.leaf, name, SearchEvent::Eval(value));
        probe.emit(self.steps.leaf, name, SearchEvent::Bounds(numbers.told()));
        Ok(())
    }

    /// New numbers for the cell and, as far as anything changes, for all its ancestors.
    fn update<S: Strategy>(&mut self, strategy: &S, probe: &mut P, from: Place) {
        self.changed.clear();
        if self.cells.get(from).expanded {
            self.changed.push(from);
        } else {
            self.list_parents(from);
            std::mem::swap(&mut self.changed, &mut self.next_changed);
        }
        while !self.changed.is_empty() {
            self.next_changed.clear();
            for i in 0..self.changed.len() {
                let cell = self.changed[i];
                self.read_children(cell);
                let numbers = strategy.evaluate(self.player(cell), &self.children);
                if numbers != self.cells.get(cell).numbers {
                    self.cells.get_mut(cell).numbers = numbers;
                    self.tell_numbers(probe, cell, numbers);
                    self.list_parents(cell);
                }
            }
            std::mem::swap(&mut self.changed, &mut self.next_changed);
        }
    }

    fn list_parents(&mut self, cell: Place) {
        let mut link = self.cells.get(cell).parents;
        while link != NOWHERE {
            let parent = self.parents[link as usize];
            if !self.next_changed.contains(&parent.cell) {
                self.next_changed.push(parent.cell);
            }
            link = parent.next;
        }
    }

    /// Tells a cell's numbers under every path that leads to it.
    fn tell_numbers(&mut self, probe: &mut P, cell: Place, numbers: Numbers) {
        let own = self.names[cell as usize];
        probe.emit(self.steps.update, own, SearchEvent::Bounds(numbers.told()));
        let first = self.cells.get(cell).parents;
        if first == NOWHERE {
            return;
        }
        // The oldest link, the last of the list, is the path the cell is named by.
        let mut link = first;
        loop {
            let Parent { cell, index, next } = self.parents[link as usize];
            if next == NOWHERE {
                return;
            }
            let edge = self.edges[(self.cells.get(cell).first + index) as usize];
            let name = probe.child(self.names[cell as usize], index as usize, Move(edge.m));
            probe.emit(self.steps.update, name, SearchEvent::Bounds(numbers.told()));
            link = next;
        }
    }

    fn tell_open(&mut self, probe: &mut P, cell: Place) {
        let event = SearchEvent::Open {
            merit: self.cells.get(cell).numbers.told().lower,
            dormant: false,
        };
        probe.emit(self.steps.expand, self.names[cell as usize], event);
    }

    /// Whether `above` is `below` or one of its ancestors.
    fn is_above(&mut self, above: Place, below: Place) -> bool {
        self.marks.clear();
        self.marks.resize(self.cells.len().div_ceil(64), 0);
        let mut todo = vec![below];
        while let Some(cell) = todo.pop() {
            if cell == above {
                return true;
            }
            let (word, bit) = (cell as usize >> 6, 1 << (cell & 63));
            if self.marks[word] & bit != 0 {
                continue;
            }
            self.marks[word] |= bit;
            let mut link = self.cells.get(cell).parents;
            while link != NOWHERE {
                todo.push(self.parents[link as usize].cell);
                link = self.parents[link as usize].next;
            }
        }
        false
    }

    fn add(&mut self, name: P::Node) -> Place {
        self.names.push(name);
        self.cells.add(self.tree.key(), Cell::default())
    }

    fn add_hidden(&mut self, name: P::Node) -> Place {
        self.names.push(name);
        self.cells.add_hidden(self.tree.key(), Cell::default())
    }

    /// Asks for the room that so many more cells take; their names are the watcher's.
    fn hold(&mut self, more: usize) -> Result<(), Stop> {
        self.context.hold(
            self.cells.bytes_with(more)
                + self.edges.bytes_with(more)
                + self.parents.bytes_with(more)
                + (self.marks.capacity() * 8) as u64,
        )
    }

    /// Of the root, the first cell there is.
    fn root_numbers(&self) -> Numbers {
        self.cells.get(0).numbers
    }

    /// The answer at the root, with the solution read off the graph.
    fn answer<S: Strategy>(self, strategy: &S, proved: bool) -> Answer {
        let Graph {
            tree,
            context,
            cells,
            edges,
            tips,
            ..
        } = self;
        context.set_open(tips);
        let hero = if proved { Player::Max } else { Player::Min };
        let mut best = |_: &mut T, key: u64| {
            let place = cells.find(key);
            let cell = (place != NOWHERE).then(|| cells.get(place))?;
            let family = cell.first as usize..(cell.first + cell.count) as usize;
            let children: Vec<Numbers> = family
                .clone()
                .map(|i| cells.get(edges[i].child).numbers)
                .collect();
            let wins = |&i: &usize| strategy.answer(children[i]) == Some(proved);
            let chosen = (!children.is_empty()).then(|| strategy.choose(hero, &children))?;
            let index = Some(chosen)
                .filter(wins)
                .or_else(|| (0..children.len()).find(wins))?;
            Some(Move(edges[family.start + index].m))
        };
        let solution = solution::read(tree, proved, &mut best);
        Answer {
            proved,
            line: solution.line,
            solution_leaves: solution.leaves,
            cut_a_cycle: self.cut_a_cycle,
            repeats: false,
        }
    }
}
