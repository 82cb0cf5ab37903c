//! The positions on the path from the root, to notice that one comes again.

use super::hand::Hand;

/// The longest path a search follows.
pub const LONGEST_PATH: u16 = 4095;
const SLOTS: usize = 8192;

#[derive(Clone, Copy)]
struct Visit {
    key: u64,
    hand: Hand,
    depth: u16,
    used: bool,
}

/// A stack with a hash index. What was pushed last is popped first, so no hole ever breaks a
/// probe sequence.
pub struct History {
    slots: Vec<Visit>,
    stack: Vec<u16>,
}

impl History {
    pub const BYTES: u64 = (SLOTS * (size_of::<Visit>() + size_of::<u16>())) as u64;

    pub fn new() -> History {
        let none = Visit {
            key: 0,
            hand: Hand::EMPTY,
            depth: 0,
            used: false,
        };
        History {
            slots: vec![none; SLOTS],
            stack: Vec::new(),
        }
    }

    #[inline]
    fn home(key: u64) -> usize {
        (key >> 51) as usize
    }

    pub fn push(&mut self, key: u64, hand: Hand) {
        let mut slot = Self::home(key);
        while self.slots[slot].used {
            slot = (slot + 1) % SLOTS;
        }
        let depth = self.stack.len() as u16;
        self.slots[slot] = Visit {
            key,
            hand,
            depth,
            used: true,
        };
        self.stack.push(slot as u16);
    }

    pub fn pop(&mut self) {
        if let Some(slot) = self.stack.pop() {
            self.slots[slot as usize].used = false;
        }
    }

    pub fn clear(&mut self) {
        while !self.stack.is_empty() {
            self.pop();
        }
    }

    /// The depth of the last position on the path with the same board, where the attacker held at
    /// least as much: whoever comes here again has gained nothing.
    #[inline]
    pub fn repeated(&self, key: u64, hand: Hand) -> Option<u16> {
        let mut slot = Self::home(key);
        let mut found = None;
        while self.slots[slot].used {
            let visit = &self.slots[slot];
            if visit.key == key && visit.hand.contains(hand) {
                found = found.max(Some(visit.depth));
            }
            slot = (slot + 1) % SLOTS;
        }
        found
    }
}
