//! `solve`: one loop for GSEARCH and for every level of RSEARCH.
//!
//! RSEARCH (Katoh & Ibaraki §4.1) is GSEARCH with a door in it: where `cond` holds for the node P
//! just taken from OPEN, P is not expanded here; a GSEARCH of its own solves P first, with an OPEN
//! and cells of its own, and gives them back when P is closed. GSEARCH is RSEARCH whose `cond`
//! never holds. So there is one procedure, and its steps are R1–R5; G1–G5 are the same steps
//! without the door.
//!
//! The paper recomputes the bounds of the whole search tree after every leaf. Here only the path
//! from the leaf upwards is looked at, and only as far as something changes; that is enough for
//! three reasons. A node that is selected and not cut has all its left siblings below MIN
//! ancestors closed, so of a MIN node's children only one at a time can be selected (the others
//! are dormant; for DUAL*, exchange MAX and MIN). A closed node's bounds are final, so the merit
//! of a member of OPEN never changes. And where a selected node is cut, so is its parent: all
//! that lies in OPEN below a closed node can be dropped with it. With static bounds (the informed
//! model) all three still hold, provided the test R3 asks whether P itself is closed, (2.7), and
//! not only whether L_t(P) ≥ U_t(P); `tests` compares with the definition.
//!
//! A step costs O(depth · children) and one heap operation, whatever the size of the tree; what
//! takes the heap's place where members are drawn by lot is in `eligible_pick`.

use super::cells::CellId;
use super::engine::Engine;
use super::heap::Entry;
use super::rules::Selection;
use super::settings::Cond;
use crate::problem::{Bounds, StaticBounds};
use crate::search::{Probe, SearchEvent, Stop};

impl<T: StaticBounds, P: Probe> Engine<'_, '_, T, P> {
    /// Solves P', the node on which the cursor stands: afterwards P' is closed and has no
    /// children, and its bounds say all that its ancestors need to know.
    pub fn solve(&mut self, level: u32) -> Result<(), Stop> {
        let steps = self.settings.steps;
        let top = self.cursor.ply();
        let root = self.cursor.at(top);
        let conditions = self.settings.conditions;
        let mut cond = conditions[(level as usize - 1).min(conditions.len() - 1)];
        if let (Cond::Adaptive, Some(adaptive)) = (cond, &self.settings.adaptive) {
            cond = adaptive.cond(top, self.cells.live());
        }
        self.set_level(level);
        let entered = if level == 1 {
            steps.enter
        } else {
            steps.recurse
        };
        self.emit(entered, root, SearchEvent::Enter(self.windows[top]));

        // R1 (G1): OPEN := {P'}.
        let level_below = self.heap.enter();
        self.cells.begin_keys(root);
        self.open += 1;
        self.activate(steps.open_root, root, self.cells[root].merit, 0);
        // Cells of this level, its root not counted, and the most there were.
        let mut space = 0;
        let mut most = 0;

        // R2 (G2): until P' is closed, take a node P from OPEN.
        while !self.is_closed(top) {
            let Some(Entry { cell: p, key, .. }) = self.take(top) else {
                debug_assert!(false, "a node is closed when all its children are");
                break;
            };
            self.walk_to(p);
            let at = self.cursor.ply();

            // R3 (G3): if P is cut, so are some of its ancestors; close the highest of them.
            if let Some(closed) = self.first_closed() {
                while self.windows.len() <= self.cursor.ply() {
                    self.first_closed();
                }
                self.emit(steps.pre_cut, p, SearchEvent::PreCut(self.windows[at]));
                space -= self.close(closed, key)?;
                continue;
            }

            let before = self.cells[p].bounds;
            let changed = if let Some(value) = self.tree.leaf() {
                // R4.1 (G4): P is a leaf: L_b(P) := U_b(P) := f(P).
                self.context.leaf(self.tree)?;
                let counts = self.context.counts();
                counts.leaves = Some(counts.visits);
                self.cells[p].bounds = Bounds::exact(value);
                self.emit(steps.eval, p, SearchEvent::Eval(value));
                if at == 0 {
                    self.context.root_bounds(Bounds::exact(value));
                }
                self.update_above(at, before, top)
            } else if at > top && cond.holds(at - top, space, self.cells.live()) {
                // R4.2: cond(P) holds: solve(P). It is not asked of P' itself, which would never be
                // searched, nor of a leaf, which R4.1 settles. What a stopped search has proved
                // still counts.
                let outcome = self.solve(level + 1);
                self.retreat_to(at);
                self.set_level(level);
                let changed = self.update_above(at, before, top);
                outcome?;
                changed
            } else {
                // R5 (G5): all children of P go into OPEN.
                space += self.expand(p, key)?;
                most = most.max(space);
                if self.cells[p].bounds == before {
                    continue;
                }
                self.update_above(at, before, top)
            };

            // Close what the new bounds have closed.
            if let Some(closed) = self.highest_closed(changed, top) {
                space -= self.close(closed, key)?;
            }
            space -= self.close_everywhere(changed, top)?;
            self.context.set_cells(self.cells.live());
            self.context.set_open(self.open);
        }

        if let Some(adaptive) = &mut self.settings.adaptive {
            adaptive.learn(cond, most);
        }
        // Return: P' keeps its bounds, everything below it is freed.
        self.heap.leave(level_below);
        self.leave(top)
    }

    fn set_level(&mut self, level: u32) {
        self.probe.level(level);
        self.context.stats.now.level = level;
    }

    /// R2: takes P from OPEN by the rule.
    #[inline]
    fn take(&mut self, top: usize) -> Option<Entry> {
        let entry = match &mut self.settings.choice {
            Selection::Ordered(_) => self.heap.pop(&mut self.cells)?,
            Selection::Eligible(rng) => {
                let mut rng = rng.clone();
                let entry = self.draw(top, &mut rng)?;
                self.settings.choice = Selection::Eligible(rng);
                entry
            }
        };
        let merit = self.cells[entry.cell].merit;
        let open = self.open;
        self.emit(
            self.settings.steps.select,
            entry.cell,
            SearchEvent::Select { merit, open },
        );
        self.open -= 1;
        Some(entry)
    }

    /// R5: generates the children of P and puts them into OPEN; below a player whose children
    /// wait for each other, all but the first are dormant. Gives the number of new cells.
    fn expand(&mut self, p: CellId, key: u64) -> Result<u64, Stop> {
        let step = self.settings.steps.expand;
        self.context.inner(self.tree)?;
        self.moves.clear();
        self.tree.moves(&mut self.moves);
        let count = self.moves.len();
        self.grow(self.cells.growth(count) + self.growth_of_open(p, count))?;

        let player = self.tree.player();
        let node = self.cells.node(p);
        self.probe.expand(step, node, player, &self.moves);
        if !self.settings.choice.uses_heap() {
            self.eligible.sow(p);
        }
        let probe = &mut *self.probe;
        let first = self
            .cells
            .expand(p, player, &self.moves, |i, m| probe.child(node, i, m));
        if let Some(computed) = self.informed {
            self.inform(p, first, computed);
        }
        *self.context.counts().expanded.get_or_insert(0) += 1;

        let window = self.window_below(self.windows[self.cursor.ply()], p);
        self.open += count as u64;
        let waits = self.settings.choice.waits(player);
        for child in first..first + count as u32 {
            let merit = self.merit(window, self.cells[child].bounds);
            self.cells[child].merit = merit;
            let dormant = waits && child != first;
            self.emit(step, child, SearchEvent::Open { merit, dormant });
        }
        // From the right, so that each of them precedes the one before.
        let active = if waits { 1 } else { count as u32 };
        for child in (first..first + active).rev() {
            let key = self.cells.child_key(key, p, child);
            self.put_into_open(child, key);
        }
        self.context.sample_open(self.open);
        self.context.set_cells(self.cells.live());
        self.context.use_bytes(self.bytes_used());
        if self.cells.live() > self.settings.most_cells {
            return Err(Stop::Memory);
        }
        Ok(count as u64)
    }

    /// Bytes that `count` children of P would add to OPEN.
    #[inline]
    fn growth_of_open(&self, p: CellId, count: usize) -> u64 {
        if self.settings.choice.uses_heap() {
            self.heap.growth(count + 1)
        } else {
            let informed = match self.informed {
                Some(_) => self.cells.allocated() + count,
                None => 0,
            };
            self.eligible.growth(p, informed)
        }
    }

    /// The informed model: the children of P, just generated, start with what is known of them,
    /// and P learns from it.
    fn inform(&mut self, p: CellId, first: CellId, computed: bool) {
        for i in 0..self.moves.len() {
            self.tree.play(self.moves[i]);
            let known = self.tree.static_bounds(computed).unwrap_or(Bounds::UNKNOWN);
            self.tree.undo();
            let child = first + i as u32;
            if !self.settings.choice.uses_heap() {
                self.eligible.learn(child, known);
            }
            if known != Bounds::UNKNOWN {
                self.cells[child].bounds = known;
                self.emit(
                    self.settings.steps.bounds,
                    child,
                    SearchEvent::Bounds(known),
                );
            }
        }
        let after = self.bounds_from_children(p);
        if after != self.cells[p].bounds {
            self.set_bounds(self.cursor.ply(), after);
        }
    }
}
