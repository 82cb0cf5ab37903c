//! What is known of positions: one table for all boards, in which a board's entries differ by the
//! attacker's hand, and a second one for failures that hold only on the path they were met on.
//!
//! Look-ups use dominance: a mate with some hand is a mate with any larger one, a failure with some
//! hand is a failure with any smaller one. Memory grows by doubling up to a limit; then the cheap
//! half of the entries goes, proofs last. Knows nothing of moves or rules.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::hand::Hand;
use crate::base::platform::prefetch;

/// Plies to mate, or plies within which there is none.
pub type Plies = u16;
/// There is no mate at any length.
pub const FOREVER: Plies = u16::MAX;

/// Proof and disproof numbers.
pub type Number = u64;
/// The number of a question that is settled the other way.
pub const INFINITE: Number = 1 << 60;

/// What a look-up finds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Found {
    /// Mate in at most so many plies, with this much of the hand.
    Mate { plies: Plies, hand: Hand },
    /// No mate within so many plies, even with this hand.
    NoMate { plies: Plies, hand: Hand },
    /// Not settled. `depth` is the least depth at which it was met; `seen` is false if only
    /// bounds from other hands were found.
    Open {
        pn: Number,
        dn: Number,
        depth: u16,
        seen: bool,
    },
}

/// What is asked of the positions. Mates and failures hold whatever was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u16)]
pub enum Question {
    AnyMate = 0,
    ShortMate = 1,
}

#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Sort {
    Empty = 0,
    Open = 1,
    Mate = 2,
    NoMate = 3,
}

#[derive(Clone, Copy)]
#[repr(C)]
struct Entry {
    key: u64,
    hand: u32,
    /// Proof and disproof number as small floats; for settled entries unused.
    pn: u32,
    dn: u32,
    /// Moves made below it: what it would cost to find out again.
    effort: u32,
    /// Plies of a settled entry; of an open one, the question its numbers are for.
    plies: Plies,
    depth: u16,
    sort: Sort,
}

const EMPTY: Entry = Entry {
    key: 0,
    hand: 0,
    pn: 0,
    dn: 0,
    effort: 0,
    plies: 0,
    depth: u16::MAX,
    sort: Sort::Empty,
};

/// Numbers up to 2²⁷ exactly, larger ones with 27 significant bits.
fn pack(number: Number) -> u32 {
    let bits = 64 - number.leading_zeros();
    let shift = bits.saturating_sub(27);
    ((number >> shift) as u32) | shift << 27
}

fn unpack(word: u32) -> Number {
    Number::from(word & ((1 << 27) - 1)) << (word >> 27)
}

pub struct Table {
    slots: Vec<Entry>,
    used: usize,
    limit_slots: usize,
    /// Which question the numbers are for.
    question: Question,
    /// Whoever cancels a search does not wait until a large table is in order again.
    cancel: Arc<AtomicBool>,
}

/// Slots between two looks at the cancel flag.
const STRIDE: usize = 1 << 18;

const ENTRY_BYTES: usize = std::mem::size_of::<Entry>();
/// Of the slots, so many sixteenths may be used.
const FULL_SIXTEENTHS: usize = 11;

impl Table {
    /// A table that, with the copy it is growing from, never takes more than `bytes`.
    pub fn new(bytes: usize, cancel: Arc<AtomicBool>) -> Table {
        // While growing, the old table, half as large, is still there.
        let limit_slots = (bytes * 2 / 3 / ENTRY_BYTES).max(256);
        let mut first = limit_slots;
        while first > 1 << 14 {
            first = first.div_ceil(2);
        }
        Table {
            slots: vec![EMPTY; first],
            used: 0,
            limit_slots,
            question: Question::AnyMate,
            cancel,
        }
    }

    /// Numbers that settle nothing are written and found for this question alone from now on.
    pub fn ask(&mut self, question: Question) {
        self.question = question;
    }

    fn cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    pub fn bytes(&self) -> usize {
        self.slots.len() * ENTRY_BYTES
    }

    #[inline]
    fn home(&self, key: u64) -> usize {
        ((u128::from(key) * self.slots.len() as u128) >> 64) as usize
    }

    #[inline]
    fn next(&self, slot: usize) -> usize {
        if slot + 1 == self.slots.len() {
            0
        } else {
            slot + 1
        }
    }

    /// Starts fetching what [`Table::look_up`] will read.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        prefetch(&raw const self.slots[self.home(key)]);
    }

    /// What is known of a board with the attacker's `hand`, if mates longer than `plies` do not
    /// count.
    pub fn look_up(&self, key: u64, hand: Hand, plies: Plies) -> Found {
        let mut slot = self.home(key);
        let (mut pn, mut dn) = (1, 1);
        let mut depth = u16::MAX;
        let mut seen = false;
        loop {
            let entry = &self.slots[slot];
            if entry.sort == Sort::Empty {
                break;
            }
            if entry.key == key {
                let held = Hand::from_raw(entry.hand);
                match entry.sort {
                    Sort::Mate if entry.plies <= plies && hand.contains(held) => {
                        return Found::Mate {
                            plies: entry.plies,
                            hand: held,
                        };
                    }
                    Sort::NoMate if entry.plies >= plies && held.contains(hand) => {
                        return Found::NoMate {
                            plies: entry.plies,
                            hand: held,
                        };
                    }
                    // What a short mate would cost says little of a long one.
                    Sort::Open if entry.plies != self.question as Plies => {}
                    Sort::Open if held == hand => {
                        pn = pn.max(unpack(entry.pn));
                        dn = dn.max(unpack(entry.dn));
                        depth = depth.min(entry.depth);
                        seen = true;
                    }
                    Sort::Open => {
                        if held.contains(hand) {
                            pn = pn.max(unpack(entry.pn));
                            depth = depth.min(entry.depth);
                        }
                        if hand.contains(held) {
                            dn = dn.max(unpack(entry.dn));
                            depth = depth.min(entry.depth);
                        }
                    }
                    _ => {}
                }
            }
            slot = self.next(slot);
        }
        Found::Open {
            pn,
            dn,
            depth,
            seen,
        }
    }

    /// The shortest mate known.
    pub fn shortest_mate(&self, key: u64, hand: Hand) -> Option<(Plies, Hand)> {
        let mut best: Option<(Plies, Hand)> = None;
        let mut slot = self.home(key);
        while self.slots[slot].sort != Sort::Empty {
            let entry = &self.slots[slot];
            let held = Hand::from_raw(entry.hand);
            if entry.key == key
                && entry.sort == Sort::Mate
                && hand.contains(held)
                && best.is_none_or(|(plies, _)| entry.plies < plies)
            {
                best = Some((entry.plies, held));
            }
            slot = self.next(slot);
        }
        best
    }

    /// Writes numbers that settle nothing yet.
    pub fn store_open(
        &mut self,
        key: u64,
        hand: Hand,
        numbers: (Number, Number),
        depth: u16,
        effort: u32,
    ) {
        let entry = Entry {
            key,
            hand: hand.raw(),
            pn: pack(numbers.0),
            dn: pack(numbers.1),
            effort,
            plies: self.question as Plies,
            depth,
            sort: Sort::Open,
        };
        self.store(entry);
    }

    pub fn store_mate(&mut self, key: u64, hand: Hand, plies: Plies, effort: u32) {
        self.store(Entry {
            key,
            hand: hand.raw(),
            plies,
            effort,
            sort: Sort::Mate,
            ..EMPTY
        });
    }

    pub fn store_no_mate(&mut self, key: u64, hand: Hand, plies: Plies, effort: u32) {
        self.store(Entry {
            key,
            hand: hand.raw(),
            plies,
            effort,
            sort: Sort::NoMate,
            ..EMPTY
        });
    }

    /// Puts an entry in the place of the one it replaces or of one it makes useless.
    fn store(&mut self, entry: Entry) {
        let hand = Hand::from_raw(entry.hand);
        let mut slot = self.home(entry.key);
        loop {
            let there = &mut self.slots[slot];
            if there.sort == Sort::Empty {
                *there = entry;
                self.used += 1;
                if self.used * 16 > self.slots.len() * FULL_SIXTEENTHS {
                    self.make_room();
                }
                return;
            }
            if there.key == entry.key {
                let held = Hand::from_raw(there.hand);
                let replaces = match (entry.sort, there.sort) {
                    (Sort::Open, Sort::Open) => held == hand && there.plies == entry.plies,
                    (Sort::Mate, Sort::Mate) => held.contains(hand) && there.plies >= entry.plies,
                    (Sort::NoMate, Sort::NoMate) => {
                        hand.contains(held) && there.plies <= entry.plies
                    }
                    // Numbers are of no more use once there is no mate at all.
                    (Sort::NoMate, Sort::Open) => entry.plies == FOREVER && hand.contains(held),
                    _ => false,
                };
                if replaces {
                    let effort = match entry.sort {
                        Sort::Open => there.effort.saturating_add(entry.effort),
                        _ => there.effort.max(entry.effort),
                    };
                    let depth = there.depth.min(entry.depth);
                    *there = Entry {
                        effort,
                        depth,
                        ..entry
                    };
                    return;
                }
            }
            slot = self.next(slot);
        }
    }

    #[cold]
    fn make_room(&mut self) {
        if self.slots.len() * 2 <= self.limit_slots + 1 {
            self.grow();
        } else {
            self.collect();
        }
    }

    /// Twice as many slots. Who cancels meanwhile keeps a table that has forgotten some entries.
    fn grow(&mut self) {
        let length = self.slots.len() * 2;
        let mut slots = Vec::new();
        if slots.try_reserve_exact(length).is_err() {
            // The system has less than the limit allows: this is all there is.
            self.limit_slots = self.slots.len();
            return self.collect();
        }
        while slots.len() < length {
            if self.cancelled() {
                return;
            }
            slots.resize((slots.len() + STRIDE).min(length), EMPTY);
        }
        let old = std::mem::replace(&mut self.slots, slots);
        self.used = 0;
        for part in old.chunks(STRIDE) {
            if self.cancelled() {
                return;
            }
            for entry in part.iter().filter(|entry| entry.sort != Sort::Empty) {
                self.put_back(*entry);
                self.used += 1;
            }
        }
    }

    fn put_back(&mut self, entry: Entry) {
        let mut slot = self.home(entry.key);
        while self.slots[slot].sort != Sort::Empty {
            slot = self.next(slot);
        }
        self.slots[slot] = entry;
    }

    /// Throws the cheap half away: proofs count as sixteen times as dear as they were.
    fn collect(&mut self) {
        let worth = |entry: &Entry| -> u32 {
            match entry.sort {
                Sort::Mate => entry.effort.saturating_mul(16),
                Sort::NoMate => entry.effort.saturating_mul(2),
                _ => entry.effort,
            }
        };
        let step = (self.slots.len() / 20_000).max(1);
        let mut sample: Vec<u32> = self
            .slots
            .iter()
            .step_by(step)
            .filter(|entry| entry.sort != Sort::Empty)
            .map(worth)
            .collect();
        let middle = sample.len() / 2;
        let threshold = *sample.select_nth_unstable(middle).1;
        // Where half of all are equally cheap, every second of those goes.
        let mut coin = false;
        // Begin behind a gap, so that no entry is put back behind where it came from.
        let gap = self
            .slots
            .iter()
            .position(|entry| entry.sort == Sort::Empty)
            .unwrap_or(0);
        self.used = 0;
        let mut slot = gap;
        for i in 0..self.slots.len() {
            if i % STRIDE == 0 && self.cancelled() {
                // The rest stays, though some of it may not be found any more.
                self.used += (self.slots.len() - i) * FULL_SIXTEENTHS / 16;
                return;
            }
            let entry = std::mem::replace(&mut self.slots[slot], EMPTY);
            if entry.sort != Sort::Empty {
                let w = worth(&entry);
                coin ^= w == threshold;
                if w > threshold || (w == threshold && coin) {
                    self.put_back(entry);
                    self.used += 1;
                }
            }
            slot = self.next(slot);
        }
    }
}

/// Failures that rest on a repetition, kept under the path they were met on.
pub struct PathTable {
    slots: Vec<(u64, u16, Plies)>,
    used: usize,
    limit_slots: usize,
}

impl PathTable {
    const BYTES: usize = std::mem::size_of::<(u64, u16, Plies)>();

    pub fn new(bytes: usize) -> PathTable {
        let limit_slots = (bytes * 2 / 3 / Self::BYTES).max(256);
        let mut first = limit_slots;
        while first > 1 << 12 {
            first = first.div_ceil(2);
        }
        PathTable {
            slots: vec![(0, 0, 0); first],
            used: 0,
            limit_slots,
        }
    }

    pub fn bytes(&self) -> usize {
        self.slots.len() * Self::BYTES
    }

    fn home(&self, path: u64) -> usize {
        ((u128::from(path) * self.slots.len() as u128) >> 64) as usize
    }

    /// The depth of the position that would be repeated, and within how many plies it fails.
    pub fn look_up(&self, path: u64) -> Option<(u16, Plies)> {
        let path = path | 1;
        let mut slot = self.home(path);
        while self.slots[slot].0 != 0 {
            if self.slots[slot].0 == path {
                return Some((self.slots[slot].1, self.slots[slot].2));
            }
            slot = (slot + 1) % self.slots.len();
        }
        None
    }

    pub fn store(&mut self, path: u64, start: u16, plies: Plies) {
        let path = path | 1;
        let mut slot = self.home(path);
        while self.slots[slot].0 != 0 && self.slots[slot].0 != path {
            slot = (slot + 1) % self.slots.len();
        }
        self.used += usize::from(self.slots[slot].0 == 0);
        self.slots[slot] = (path, start, plies);
        if self.used * 4 > self.slots.len() * 3 {
            self.make_room();
        }
    }

    fn make_room(&mut self) {
        let length = self.slots.len() * 2;
        let mut larger = Vec::new();
        let grow = length <= self.limit_slots + 1 && larger.try_reserve_exact(length).is_ok();
        self.used = 0;
        if !grow {
            // Paths are soon left for ever: begin anew.
            self.slots.fill((0, 0, 0));
            return;
        }
        larger.resize(length, (0, 0, 0));
        let old = std::mem::replace(&mut self.slots, larger);
        for (path, start, plies) in old.into_iter().filter(|slot| slot.0 != 0) {
            let mut slot = self.home(path);
            while self.slots[slot].0 != 0 {
                slot = (slot + 1) % self.slots.len();
            }
            self.slots[slot] = (path, start, plies);
            self.used += 1;
        }
    }
}
