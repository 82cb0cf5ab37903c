//! The memory of a player: a transposition table that overwrites, killer moves, and a history of
//! moves that were good elsewhere. One thread uses it; the same calls leave the same contents.

/// What a stored value says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Bound {
    Lower,
    Upper,
    Exact,
}

#[derive(Clone, Copy, Debug)]
pub struct Entry {
    check: u32,
    /// The best move's code; 0 if none is known.
    pub best: u32,
    pub value: i16,
    /// In thousandths, as searches count it.
    pub depth: u16,
    pub bound: Bound,
    age: u8,
}

const EMPTY: Entry = Entry {
    check: 0,
    best: 0,
    value: 0,
    depth: 0,
    bound: Bound::Lower,
    age: 0,
};

/// What has to be left beside a table that is not small: stacks, lists of moves, a mate solver.
const BESIDES: usize = 96 << 20;
const SMALL: usize = 4 << 20;

/// Entries are 16 bytes.
pub struct Table {
    entries: Vec<Entry>,
    age: u8,
}

impl Table {
    /// As many entries as fit, a power of two, at least 1,024; nothing if there is no memory for
    /// them, and for what a search needs besides.
    pub fn new(bytes: usize) -> Option<Table> {
        let fit = (bytes / size_of::<Entry>()).max(1024);
        let length = 1usize << fit.ilog2();
        let mut entries = Vec::new();
        entries.try_reserve_exact(length).ok()?;
        if bytes > SMALL {
            // Where the last byte went into the table, the next allocation would end the program.
            Vec::<u8>::new().try_reserve_exact(BESIDES).ok()?;
        }
        entries.resize(length, EMPTY);
        Some(Table { entries, age: 1 })
    }

    pub fn clear(&mut self) {
        self.entries.fill(EMPTY);
        self.age = 1;
    }

    /// A new search begins: what older ones left may be overwritten first. 0 marks an empty place.
    pub fn begin(&mut self) {
        self.age = self.age.checked_add(1).unwrap_or(1);
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.place(key)];
        (entry.age != 0 && entry.check == (key >> 32) as u32).then_some(entry)
    }

    #[inline]
    pub fn put(&mut self, key: u64, depth: i32, value: i32, bound: Bound, best: u32) {
        let place = self.place(key);
        let old = &mut self.entries[place];
        let check = (key >> 32) as u32;
        let depth = depth.clamp(0, i32::from(u16::MAX)) as u16;
        let same = old.age != 0 && old.check == check;
        // A deeper entry of this search's is kept, unless the new one is about the same position.
        if !same && old.age == self.age && old.depth > depth {
            return;
        }
        *old = Entry {
            check,
            best: if best == 0 && same { old.best } else { best },
            value: value.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16,
            depth,
            bound,
            age: self.age,
        };
    }
}

/// Which moves cut off at a ply, and which did so anywhere.
pub struct MoveHistory {
    killers: Vec<[u32; 2]>,
    history: Vec<i32>,
}

impl MoveHistory {
    pub fn new(slots: usize) -> MoveHistory {
        MoveHistory {
            killers: Vec::new(),
            history: vec![0; slots],
        }
    }

    pub fn clear(&mut self) {
        self.killers.clear();
        self.history.fill(0);
    }

    /// A new search begins: killers belong to the old one, histories fade.
    pub fn begin(&mut self) {
        self.killers.clear();
        for score in &mut self.history {
            *score /= 8;
        }
    }

    #[inline]
    pub fn killers(&self, ply: usize) -> [u32; 2] {
        self.killers.get(ply).copied().unwrap_or_default()
    }

    #[inline]
    pub fn history(&self, slot: usize) -> i32 {
        self.history[slot]
    }

    /// A move cut off.
    pub fn cut(&mut self, ply: usize, code: u32, slot: usize, depth: i32) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [0; 2]);
        }
        let [first, second] = &mut self.killers[ply];
        if *first != code {
            *second = std::mem::replace(first, code);
        }
        let plies = (depth / 1000).clamp(1, 30);
        let score = &mut self.history[slot];
        *score += plies * plies;
        if *score > 1 << 20 {
            for score in &mut self.history {
                *score /= 2;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_and_deeper_entries_stay() {
        let mut table = Table::new(1 << 16).unwrap();
        table.put(7, 3000, -5, Bound::Exact, 9);
        let found = table.get(7).unwrap();
        assert_eq!((found.value, found.depth, found.best), (-5, 3000, 9));
        // The same place, another position.
        let other = 7 | 1 << 40;
        assert!(table.get(other).is_none());
        table.put(other, 1000, 1, Bound::Lower, 2);
        assert!(table.get(7).is_some());
        table.begin();
        table.put(other, 1000, 1, Bound::Lower, 0);
        assert!(table.get(7).is_none());
        // A best move survives an entry that knows none.
        table.put(other, 2000, 1, Bound::Upper, 5);
        table.put(other, 2000, 1, Bound::Upper, 0);
        assert_eq!(table.get(other).unwrap().best, 5);
        table.clear();
        assert!(table.get(other).is_none());
    }

    #[test]
    fn a_table_that_cannot_be_had_is_none() {
        assert!(Table::new(usize::MAX / 2).is_none());
    }

    #[test]
    fn habits_remember_two_killers_a_ply() {
        let mut move_history = MoveHistory::new(4);
        for code in [1, 2, 2, 3] {
            move_history.cut(5, code, 1, 3000);
        }
        assert_eq!(move_history.killers(5), [3, 2]);
        assert_eq!(move_history.killers(4), [0, 0]);
        assert_eq!(move_history.history(1), 36);
        move_history.begin();
        assert_eq!(
            (move_history.killers(5), move_history.history(1)),
            ([0, 0], 4)
        );
    }
}
