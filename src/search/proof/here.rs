//! Where a depth-first proof search stands: the node under the cursor as whoever watches knows it,
//! with what is done there: leaf or inner node, its children and what they come to, down to one of
//! them and back.

use super::numbers::{Gathered, Numbers, Rule};
use super::state::{Child, Children, SearchState};
use crate::problem::Proving;
use crate::search::keyed::Place;
use crate::search::probe::descend;
use crate::search::{Probe, SearchEvent, Step, Stop};

pub(super) struct Here<'h, 's, 'a, T: Proving, P: Probe> {
    pub state: &'h mut SearchState<'s, 'a, T>,
    pub probe: &'h mut P,
    pub node: P::Node,
}

/// What a search does at a node, and again at its children: a procedure of its pseudo-code.
pub(super) trait Visit {
    /// How far it may go.
    type Threshold;
    /// What it comes back with.
    type Found;

    /// Called for the node under the cursor, whose record is at `place`.
    fn visit<T: Proving, P: Probe>(
        &mut self,
        here: Here<T, P>,
        place: Place,
        threshold: Self::Threshold,
    ) -> Result<Self::Found, Stop>;

    /// The numbers below which, after this visit, the parent will not believe the child to be; see
    /// [`Child`].
    fn floor(_: &Self::Found) -> Numbers {
        Numbers::UNKNOWN
    }
}

impl<'s, 'a, T: Proving, P: Probe> Here<'_, 's, 'a, T, P> {
    /// At the root, where the cursor stands.
    pub fn at_root<'h>(
        state: &'h mut SearchState<'s, 'a, T>,
        probe: &'h mut P,
    ) -> Here<'h, 's, 'a, T, P> {
        let node = probe.root(state.tree.player());
        Here { state, probe, node }
    }

    #[inline(always)]
    pub fn emit(&mut self, step: Step, event: SearchEvent<P::Node>) {
        self.probe.emit(step, self.node, event);
    }

    /// If the cursor stands on a leaf: evaluates it, remembers and tells the answer.
    #[inline]
    pub fn leaf(&mut self, step: Step, place: Place) -> Result<Option<Numbers>, Stop> {
        let Some(value) = self.state.tree.leaf() else {
            return Ok(None);
        };
        self.state.context.leaf(&*self.state.tree)?;
        let numbers = Numbers::decided(self.state.is_enough(value));
        self.state.store(place, numbers, None, false);
        self.emit(step, SearchEvent::Eval(value));
        self.emit(step, SearchEvent::Return(numbers.told()));
        Ok(Some(numbers))
    }

    /// Enters an inner node and generates its children, as the tree lists them.
    pub fn generate(&mut self, step: Step, place: Place) -> Result<Children, Stop> {
        self.generate_by(step, place, false)
    }

    /// The same, those with the fewest replies first if asked.
    pub fn generate_by(
        &mut self,
        step: Step,
        place: Place,
        by_replies: bool,
    ) -> Result<Children, Stop> {
        let state = &mut *self.state;
        state.context.inner(&*state.tree)?;
        let known = state.table.get_mut(place);
        known.work = known.work.saturating_add(1);
        let again = std::mem::replace(&mut known.expanded, true);
        if !again {
            state.guard.note_expansion();
        }
        state.moves.clear();
        state.tree.moves(&mut state.moves);
        if by_replies {
            state.sort_by_replies();
        }
        let count = state.moves.len();
        let counts = state.context.counts();
        *counts.expanded.get_or_insert(0) += u64::from(!again);
        *counts.re_expanded.get_or_insert(0) += u64::from(again);
        *counts.generated.get_or_insert(0) += count as u64;
        let player = state.tree.player();
        self.probe.expand(step, self.node, player, &state.moves);
        let first = state.children.len();
        if state.children.capacity() < first + count {
            state.children.reserve(count);
            state
                .context
                .hold(state.table.bytes() + state.other_bytes())?;
        }
        for i in 0..count {
            let m = state.moves[i];
            state.tree.play(m);
            let key = state.tree.key();
            let repeats = state.guard.may_repeat && state.tree.repeats();
            state.tree.undo();
            state.guard.cut_a_cycle |= repeats;
            let place = state.table.find(key);
            state.children.push(Child::new(m, key, place, repeats));
        }
        state.open += count as u64;
        state.context.sample_open(state.open);
        state
            .context
            .set_cells(1 + state.children.len() as u64 + state.table.len() as u64);
        state.context.use_bytes(state.bytes_used());
        Ok(Children {
            first,
            end: first + count,
            player,
        })
    }

    /// What the children come to. The probe hears what the table knows of each: a child may have
    /// been searched under another path.
    #[inline]
    pub fn gather(&mut self, children: Children, rule: Rule, step: Step) -> Gathered {
        let mut gathered = Gathered::new(rule);
        for child in children.first..children.end {
            let numbers = self.state.numbers(child);
            gathered.add(numbers.relative_to(children.player));
            let name = self.name(children, child);
            self.probe.learn(step, name, numbers.told());
        }
        gathered
    }

    /// What the probe calls a child.
    #[inline(always)]
    pub fn name(&mut self, children: Children, child: usize) -> P::Node {
        let m = self.state.children[child].m;
        self.probe.child(self.node, child - children.first, m)
    }

    /// Goes down to a child with this threshold, and back.
    #[inline(always)]
    pub fn child<V: Visit>(
        &mut self,
        children: Children,
        child: usize,
        threshold: V::Threshold,
        search: &mut V,
    ) -> Result<V::Found, Stop> {
        let name = self.name(children, child);
        let place = self.state.record(child)?;
        self.state.down(child);
        let found = descend!(
            self.state.context,
            self.probe,
            name,
            self.state.tree.player(),
            |probe, node| {
                let state = &mut *self.state;
                search.visit(Here { state, probe, node }, place, threshold)
            }
        )?;
        self.state.up(child, V::floor(&found));
        Ok(found)
    }
}
