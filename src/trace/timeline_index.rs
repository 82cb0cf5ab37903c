//! What a timeline shows of a run without replaying it: where the root's bounds changed, where
//! iterations and passes began, how dense cuts are, how deep the recursion was.
//!
//! Grows with the log, looking at every event once.

use super::event::{Event, Kind, NodeId};
use super::log::Log;
use crate::problem::{Bounds, Value};

/// Events that are summed up together.
const BLOCK: usize = 64;

/// Kinds that say something about the value of their node.
const VALUED: u32 = Kind::Bounds.bit()
    | Kind::Return.bit()
    | Kind::Close.bit()
    | Kind::Eval.bit()
    | Kind::Done.bit();
const CUTS: u32 = Kind::Cut.bit() | Kind::PreCut.bit();

#[derive(Clone, Copy, Debug)]
struct Block {
    /// The kinds that occur.
    kinds: u32,
    cuts: u32,
    lowest_level: u8,
    highest_level: u8,
}

impl Block {
    const NONE: Block = Block {
        kinds: 0,
        cuts: 0,
        lowest_level: u8::MAX,
        highest_level: 0,
    };

    fn add(&mut self, event: &Event) {
        self.kinds |= event.kind.bit();
        self.cuts += u32::from(event.kind.bit() & CUTS != 0);
        self.lowest_level = self.lowest_level.min(event.level);
        self.highest_level = self.highest_level.max(event.level);
    }

    fn join(&mut self, other: &Block) {
        self.kinds |= other.kinds;
        self.cuts += other.cuts;
        self.lowest_level = self.lowest_level.min(other.lowest_level);
        self.highest_level = self.highest_level.max(other.highest_level);
    }
}

/// Something worth a mark. `at` events have happened when it shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark<T> {
    pub at: usize,
    pub what: T,
}

/// One column of a timeline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Column {
    /// The events it stands for.
    pub from: usize,
    pub to: usize,
    pub cuts: u32,
    /// Recursion levels, passes or iterations that occur.
    pub lowest_level: u8,
    pub highest_level: u8,
}

#[derive(Debug)]
pub struct TimelineIndex {
    seen: usize,
    highest_level: u8,
    blocks: Vec<Block>,
    /// The root's bounds so far.
    root: Bounds,
    root_changes: Vec<Mark<Bounds>>,
    iterations: Vec<Mark<(u32, i32)>>,
    passes: Vec<Mark<Value>>,
}

impl Default for TimelineIndex {
    fn default() -> TimelineIndex {
        TimelineIndex {
            seen: 0,
            highest_level: 0,
            blocks: Vec::new(),
            root: Bounds::UNKNOWN,
            root_changes: Vec::new(),
            iterations: Vec::new(),
            passes: Vec::new(),
        }
    }
}

impl TimelineIndex {
    pub fn new() -> TimelineIndex {
        TimelineIndex::default()
    }

    /// Looks at the events it has not seen yet.
    pub fn extend(&mut self, log: &Log) {
        self.extend_to(log, log.len());
    }

    /// The same, up to event `end`.
    pub fn extend_to(&mut self, log: &Log, end: usize) {
        for event in log.range(self.seen, end) {
            if self.seen.is_multiple_of(BLOCK) {
                self.blocks.push(Block::NONE);
            }
            self.seen += 1;
            self.highest_level = self.highest_level.max(event.level);
            if let Some(block) = self.blocks.last_mut() {
                block.add(event);
            }
            self.note(event);
        }
    }

    /// The highest recursion level, pass or iteration so far.
    pub fn highest_level(&self) -> u8 {
        self.highest_level
    }

    fn note(&mut self, event: &Event) {
        let at = self.seen;
        match event.kind {
            Kind::Iteration => self.iterations.push(Mark {
                at,
                what: event.iteration(),
            }),
            Kind::Pass => self.passes.push(Mark {
                at,
                what: event.value(),
            }),
            kind if event.node == NodeId::ROOT && kind.bit() & VALUED != 0 => {
                let bounds = match kind {
                    Kind::Eval => Bounds::exact(event.value()),
                    _ => event.bounds(),
                };
                if bounds != self.root {
                    self.root = bounds;
                    self.root_changes.push(Mark { at, what: bounds });
                }
            }
            _ => {}
        }
    }

    /// Moments at which the bounds of the root became others.
    pub fn root_changes(&self) -> &[Mark<Bounds>] {
        &self.root_changes
    }

    /// Moments at which an iteration began: its number and threshold.
    pub fn iterations(&self) -> &[Mark<(u32, i32)>] {
        &self.iterations
    }

    /// Moments at which a null-window pass began: its γ.
    pub fn passes(&self) -> &[Mark<Value>] {
        &self.passes
    }

    /// `width` columns that share the events `from..to`.
    pub fn columns(&self, log: &Log, from: usize, to: usize, width: usize) -> Vec<Column> {
        let to = to.min(self.seen);
        let span = to.saturating_sub(from);
        let edge = |i: usize| from + (span as u128 * i as u128 / width as u128) as usize;
        (0..width)
            .filter_map(|i| {
                let (from, to) = (edge(i), edge(i + 1));
                (from < to).then(|| {
                    let sum = self.sum(log, from, to);
                    Column {
                        from,
                        to,
                        cuts: sum.cuts,
                        lowest_level: sum.lowest_level,
                        highest_level: sum.highest_level,
                    }
                })
            })
            .collect()
    }

    /// Whole blocks where there are any, single events at the ends.
    fn sum(&self, log: &Log, from: usize, to: usize) -> Block {
        let mut sum = Block::NONE;
        let first = from.div_ceil(BLOCK);
        let last = to / BLOCK;
        if first >= last {
            log.range(from, to).for_each(|event| sum.add(event));
            return sum;
        }
        log.range(from, first * BLOCK)
            .for_each(|event| sum.add(event));
        self.blocks[first..last]
            .iter()
            .for_each(|block| sum.join(block));
        log.range(last * BLOCK, to).for_each(|event| sum.add(event));
        sum
    }

    /// The first moment after `at` that an event of one of these kinds has just led to.
    pub fn next_of(&self, log: &Log, at: usize, kinds: u32) -> Option<usize> {
        let mut from = at;
        while from < self.seen {
            let end = (from / BLOCK + 1) * BLOCK;
            if self.blocks[from / BLOCK].kinds & kinds != 0
                && let Some(i) = log
                    .range(from, end)
                    .position(|event| event.kind.bit() & kinds != 0)
            {
                return Some(from + i + 1);
            }
            from = end;
        }
        None
    }

    /// The last moment before `at` that an event of one of these kinds had just led to.
    pub fn previous_of(&self, log: &Log, at: usize, kinds: u32) -> Option<usize> {
        // The event that led to `at` itself does not count.
        let mut to = at.min(self.seen + 1).saturating_sub(1);
        while to > 0 {
            let start = (to - 1) / BLOCK * BLOCK;
            if self.blocks[start / BLOCK].kinds & kinds != 0 {
                let mut last = None;
                for (i, event) in log.range(start, to).enumerate() {
                    if event.kind.bit() & kinds != 0 {
                        last = Some(start + i + 1);
                    }
                }
                if last.is_some() {
                    return last;
                }
            }
            to = start;
        }
        None
    }

    pub fn bytes(&self) -> u64 {
        (self.blocks.capacity() * size_of::<Block>()
            + self.root_changes.capacity() * size_of::<Mark<Bounds>>()
            + self.iterations.capacity() * size_of::<Mark<(u32, i32)>>()
            + self.passes.capacity() * size_of::<Mark<Value>>()) as u64
    }
}
