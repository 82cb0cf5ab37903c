//! Conspiracy-number search on minimax trees (McAllester 1988; Seo §3).
//!
//! The tips of a partly grown tree carry guesses, and the root's value is the minimax of them.
//! How much is it worth? For each other value count the tips that would have to turn out
//! otherwise, all together, to move the root there: the conspirators. A value that takes many
//! conspirators to leave is stable. The search grows the tree where the conspiracy is smallest,
//! up or down, until every other value needs at least T of them; without a T, until nobody can
//! conspire any more, and the value is exact.
//!
//! At a MAX node one child is enough to raise the value and all are needed to lower it: the
//! numbers for "above v" and "below v" are the proof numbers of those two statements. Both are
//! kept for the root's present value v and counted anew when v changes.

use super::numbers::{INFINITE, plus, told};
use crate::base::messages::keys;
use crate::problem::{Bounds, GameTree, Move, Player, Value};
use crate::search::arena::ChunkedVec;
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, EVERY_QUESTION, Family, FromSettings, Kind, Leaves, Method,
    NumberKind, Parameter, Rounds, Settings, Store, Unmet,
};
use crate::search::code::code;
use crate::search::{Probe, Remark, Report, SearchContext, SearchEvent, Step, Stop};

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "conspiracy",
    name: keys::algorithm_conspiracy_numbers,
    short: keys::algorithm_conspiracy,
    family: Family::Proof,
    idea: keys::algorithm_how_many_leaves_must_conspire,
    about: keys::algorithm_mcallesters_idea_on_minimax_trees,
    source: "McAllester 1988, conspiracy numbers for min-max search; Seo 1995 §3",
    parameters: &[Parameter::new(
        "threshold",
        Kind::integer(1, 1_000_000),
        "",
        keys::algorithm_t_conspiracies_of_so_many,
    )],
    questions: EVERY_QUESTION,
    code: CODE,
    store: Store::Tree,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Numbers(NumberKind::Minimax),
    leaves: |_, _| Leaves::Anywhere(Unmet::NoTheorem),
};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct Parameters {
    /// T: so many conspirators are believed not to be found; nothing: the value is to be exact.
    pub threshold: Option<u32>,
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        Ok(Parameters {
            threshold: s.integer("threshold").map(|n| n as u32),
        })
    }
}

code! { "conspiracy" =>
    START    "v ← value of the root; U, D ← fewest tips that must change to move it up, down"
    STOP     "repeat until U ≥ T and D ≥ T"
    RAISE    "  if U ≤ D, n ← a tip of the smallest conspiracy for more than v:"
    UP       "    MAX: the child with the least U;  MIN: the first child that is not above v"
    DOWN     "  else the same for less than v, MAX and MIN exchanged"
    GENERATE "  generate the children of n, each with its static value"
    COUNT    "  MAX: v ← greatest v, U ← least U, D ← sum of D;  MIN: the other way round"
    ANEW     "  if the root's value has changed: count all U and D anew"
}

#[derive(Clone, Copy)]
struct Cell {
    /// Of a tip its static value, or what it is worth; else the minimax of the children.
    value: Value,
    /// Tips that must change for more, and for less, than the root's value.
    up: u32,
    down: u32,
    parent: u32,
    first: u32,
    count: u32,
    m: Move,
    max: bool,
    terminal: bool,
}

impl Default for Cell {
    fn default() -> Cell {
        Cell {
            value: Value::new(0),
            up: 0,
            down: 0,
            parent: u32::MAX,
            first: 0,
            count: 0,
            m: Move(0),
            max: true,
            terminal: false,
        }
    }
}

impl Cell {
    fn told(&self) -> Bounds {
        Bounds {
            lower: told(self.up),
            upper: told(self.down),
        }
    }
}

struct Search<'s, 'a, T: GameTree, P: Probe> {
    tree: &'s mut T,
    context: &'s mut SearchContext<'a>,
    cells: ChunkedVec<Cell>,
    names: Vec<P::Node>,
    moves: Vec<Move>,
    tips: u64,
}

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let window = tree.window();
    let start = tree.ply();
    context.root_bounds(window);
    context.sample_open(0);
    let counts = context.counts();
    (counts.expanded, counts.generated) = (Some(0), Some(0));
    let mut search: Search<'_, '_, T, P> = Search {
        tree,
        context,
        cells: ChunkedVec::new(),
        names: Vec::new(),
        moves: Vec::new(),
        tips: 0,
    };
    let enough = parameters.threshold.unwrap_or(INFINITE);
    let grown = search.grow(probe, enough);
    while search.tree.ply() > start {
        search.tree.undo();
    }
    let mut bounds = window;
    let mut remarks = Vec::new();
    let mut line = Vec::new();
    if !search.cells.is_empty() {
        let root = search.cells[0];
        if grown.is_ok() && root.up >= INFINITE && root.down >= INFINITE {
            bounds = Bounds::exact(root.value);
        } else {
            remarks.push(Remark::Conspiracy {
                value: root.value,
                raise: told(root.up),
                lower: told(root.down),
            });
        }
        remarks.extend(search.conspiracies());
        line = search.best_line();
    }
    search.context.root_bounds(bounds);
    search.context.set_open(search.tips);
    let root = probe.root(search.tree.player());
    probe.emit(at::STOP, root, SearchEvent::Done(bounds));
    let once = !search.tree.shares_nodes();
    let counts = search.context.counts();
    counts.leaves = once.then_some(counts.visits);
    let mut report = Report::close(search.context, &*search.tree, bounds, line);
    report.remarks = remarks;
    report
}

impl<T: GameTree, P: Probe> Search<'_, '_, T, P> {
    fn grow(&mut self, probe: &mut P, enough: u32) -> Result<(), Stop> {
        self.hold(1)?;
        let name = probe.root(self.tree.player());
        self.tips = 1;
        let open = SearchEvent::Open {
            merit: Value::new(0),
            dormant: false,
        };
        probe.emit(at::GENERATE, name, open);
        self.add(probe, name, u32::MAX, Move(0))?;
        self.count_anew(probe);
        loop {
            let root = self.cells[0];
            self.context.stats.now.root_numbers = Some(root.told());
            if root.up >= enough && root.down >= enough {
                return Ok(());
            }
            let raise = root.up <= root.down;
            let start = self.tree.ply();
            let tip = self.conspirator(raise);
            self.expand(probe, tip, if raise { at::UP } else { at::DOWN })?;
            while self.tree.ply() > start {
                self.tree.undo();
            }
            self.back_up(probe, tip);
            if self.cells[0].value != root.value {
                self.count_anew(probe);
            }
        }
    }

    /// Walks down to a tip of the smallest conspiracy to raise the root, or to lower it.
    fn conspirator(&mut self, raise: bool) -> u32 {
        let mut at = 0;
        while self.cells[at as usize].count > 0 {
            let cell = self.cells[at as usize];
            let number = |i: u32| {
                let child = &self.cells[i as usize];
                if raise { child.up } else { child.down }
            };
            let family = cell.first..cell.first + cell.count;
            let child = if cell.max == raise {
                family.min_by_key(|&i| number(i))
            } else {
                // All must conspire: those who are there already need not be asked.
                family.filter(|&i| number(i) > 0).min_by_key(|&i| number(i))
            };
            at = child.unwrap_or(cell.first);
            self.tree.play(self.cells[at as usize].m);
        }
        at
    }

    fn expand(&mut self, probe: &mut P, tip: u32, step: Step) -> Result<(), Stop> {
        let name = self.names[tip as usize];
        let merit = self.cells[tip as usize].value;
        let open = self.tips;
        probe.emit(step, name, SearchEvent::Select { merit, open });
        self.context.inner(&*self.tree)?;
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        self.tree.moves(&mut moves);
        self.hold(moves.len())?;
        let player = self.tree.player();
        probe.expand(at::GENERATE, name, player, &moves);
        let first = self.cells.len() as u32;
        self.tips += moves.len() as u64 - 1;
        for (i, &m) in moves.iter().enumerate() {
            let child = probe.child(name, i, m);
            self.tree.play(m);
            self.add(probe, child, tip, m)?;
            self.tree.undo();
        }
        let cell = &mut self.cells[tip as usize];
        cell.max = player == Player::Max;
        cell.first = first;
        cell.count = moves.len() as u32;
        let counts = self.context.counts();
        *counts.expanded.get_or_insert(0) += 1;
        *counts.generated.get_or_insert(0) += moves.len() as u64;
        self.context.sample_open(self.tips);
        self.context.set_cells(self.cells.len() as u64);
        self.moves = moves;
        let v = self.cells[0].value;
        for i in first..first + self.cells[tip as usize].count {
            self.count_tip(i, v);
            let told = self.cells[i as usize].told();
            probe.emit(at::COUNT, self.names[i as usize], SearchEvent::Bounds(told));
        }
        Ok(())
    }

    /// A cell for the node under the cursor: a leaf is evaluated at once, others are guessed at.
    fn add(&mut self, probe: &mut P, name: P::Node, parent: u32, m: Move) -> Result<(), Stop> {
        let leaf = self.tree.leaf();
        if let Some(value) = leaf {
            self.context.leaf(&*self.tree)?;
            self.tips -= 1;
            probe.emit(at::GENERATE, name, SearchEvent::Eval(value));
        }
        let value = leaf.unwrap_or_else(|| self.tree.static_value());
        if leaf.is_none() && parent != u32::MAX {
            let open = SearchEvent::Open {
                merit: value,
                dormant: false,
            };
            probe.emit(at::GENERATE, name, open);
        }
        self.names.push(name);
        self.cells.push(Cell {
            value,
            parent,
            m,
            terminal: leaf.is_some(),
            ..Cell::default()
        });
        Ok(())
    }

    fn count_tip(&mut self, i: u32, v: Value) {
        let cell = &mut self.cells[i as usize];
        let price = if cell.terminal { INFINITE } else { 1 };
        cell.up = if cell.value > v { 0 } else { price };
        cell.down = if cell.value < v { 0 } else { price };
    }

    /// Value and numbers of an expanded cell from its children.
    fn count_inner(&mut self, i: u32) {
        let cell = self.cells[i as usize];
        let family = cell.first as usize..(cell.first + cell.count) as usize;
        let (mut least, mut sum) = (INFINITE, 0);
        let mut value: Option<Value> = None;
        for child in family.map(|i| &self.cells[i]) {
            let (one, all) = if cell.max {
                (child.up, child.down)
            } else {
                (child.down, child.up)
            };
            least = least.min(one);
            sum = plus(sum, all);
            value = Some(match value {
                None => child.value,
                Some(value) if cell.max => value.max(child.value),
                Some(value) => value.min(child.value),
            });
        }
        let cell = &mut self.cells[i as usize];
        (cell.up, cell.down) = if cell.max { (least, sum) } else { (sum, least) };
        cell.value = value.unwrap_or(cell.value);
    }

    fn back_up(&mut self, probe: &mut P, from: u32) {
        let mut at = from;
        while at != u32::MAX {
            let before = (
                self.cells[at as usize].told(),
                self.cells[at as usize].value,
            );
            self.count_inner(at);
            let cell = &self.cells[at as usize];
            if at != from && (cell.told(), cell.value) == before {
                return;
            }
            let (told, parent) = (cell.told(), cell.parent);
            probe.emit(
                at::COUNT,
                self.names[at as usize],
                SearchEvent::Bounds(told),
            );
            at = parent;
        }
    }

    fn count_anew(&mut self, probe: &mut P) {
        let v = self.cells[0].value;
        // Children have greater numbers than their parents.
        for i in (0..self.cells.len() as u32).rev() {
            let before = self.cells[i as usize].told();
            if self.cells[i as usize].count == 0 {
                self.count_tip(i, v);
            } else {
                self.count_inner(i);
            }
            let told = self.cells[i as usize].told();
            if told != before {
                probe.emit(at::ANEW, self.names[i as usize], SearchEvent::Bounds(told));
            }
        }
    }

    /// For the values nearest to the root's: how many must conspire to move it there.
    fn conspiracies(&self) -> Option<Remark> {
        /// Values told on either side of the root's.
        const SHOWN: usize = 4;
        /// Each value takes a state over all cells: of more than so many nobody waits for it.
        const MOST_CELLS: usize = 100_000;
        if self.cells.len() >= MOST_CELLS {
            return None;
        }
        let v = self.cells[0].value;
        let tips = (0..self.cells.len()).map(|i| self.cells[i]);
        let mut values: Vec<Value> = tips.filter(|c| c.count == 0).map(|c| c.value).collect();
        values.sort();
        values.dedup();
        let here = values.partition_point(|&value| value < v);
        let from = here.saturating_sub(SHOWN);
        let to = (here + 1 + SHOWN).min(values.len());
        let needed: Vec<(Value, Value)> = values[from..to]
            .iter()
            .filter(|&&value| value != v)
            .map(|&value| (value, told(self.to_reach(value))))
            .collect();
        (!needed.is_empty()).then_some(Remark::Conspirators(needed))
    }

    /// The fewest tips that must change for the root to become exactly `value` or pass it.
    fn to_reach(&self, value: Value) -> u32 {
        let raise = value > self.cells[0].value;
        let mut numbers = vec![0; self.cells.len()];
        for i in (0..self.cells.len()).rev() {
            let cell = &self.cells[i];
            let there = if raise {
                cell.value >= value
            } else {
                cell.value <= value
            };
            numbers[i] = if cell.count > 0 {
                let family = &numbers[cell.first as usize..(cell.first + cell.count) as usize];
                if cell.max == raise {
                    family.iter().copied().min().unwrap_or(INFINITE)
                } else {
                    family.iter().fold(0, |sum, &n| plus(sum, n))
                }
            } else if there {
                0
            } else if cell.terminal {
                INFINITE
            } else {
                1
            };
        }
        numbers[0]
    }

    fn best_line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = 0;
        while self.cells[at].count > 0 {
            let cell = &self.cells[at];
            // A guess may equal the value by chance: who cannot be moved any more comes first.
            let firmness = |&i: &usize| self.cells[i].up.min(self.cells[i].down);
            let family = cell.first as usize..(cell.first + cell.count) as usize;
            let equal = family.filter(|&i| self.cells[i].value == cell.value).rev();
            let Some(child) = equal.max_by_key(firmness) else {
                break;
            };
            line.push(self.cells[child].m);
            at = child;
        }
        line
    }

    /// Asks for the room that so many more cells take; their names are the watcher's.
    fn hold(&mut self, more: usize) -> Result<(), Stop> {
        self.context.hold(self.cells.bytes_with(more))
    }
}
