//! The store of shapes: for each node with several children, its reach per level below it.

/// How far something reaches to the left and right of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    pub left: i32,
    pub right: i32,
}

impl Reach {
    pub fn around(half: i32) -> Reach {
        Reach {
            left: -half,
            right: half,
        }
    }

    pub fn shifted(self, by: i32) -> Reach {
        Reach {
            left: self.left + by,
            right: self.right + by,
        }
    }

    pub fn union(self, other: Reach) -> Reach {
        Reach {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
        }
    }
}

/// Levels that a shape tells apart, the node's own included. What lies deeper is one more entry
/// that holds all of it, which keeps a shape's memory bounded on trees of any depth.
pub(super) const LEVELS: usize = 24;
/// Entries of a whole shape: the levels told apart and the rest.
pub(super) const ALGORITHMS: usize = LEVELS + 1;

/// Room that blocks are handed out in; the last is a whole shape without the node's own level.
const ROOMS: [usize; 6] = [1, 2, 4, 8, 16, LEVELS];

/// Blocks of reaches. A freed block serves the next shape of its size.
#[derive(Default)]
pub(super) struct Shapes {
    entries: Vec<Reach>,
    free: [Vec<u32>; ROOMS.len()],
}

impl Shapes {
    /// Stores a shape in the block that held the old one if it still fits.
    pub fn replace(&mut self, old: Option<(u32, usize)>, shape: &[Reach]) -> u32 {
        let start = match old {
            Some((start, len)) if room(len) == room(shape.len()) => start,
            _ => {
                if let Some((start, len)) = old {
                    self.release(start, len);
                }
                self.allocate(shape.len())
            }
        };
        self.entries[start as usize..][..shape.len()].copy_from_slice(shape);
        start
    }

    pub fn get(&self, start: u32, len: usize) -> &[Reach] {
        &self.entries[start as usize..][..len]
    }

    pub fn release(&mut self, start: u32, len: usize) {
        self.free[room(len)].push(start);
    }

    fn allocate(&mut self, len: usize) -> u32 {
        let room = room(len);
        self.free[room].pop().unwrap_or_else(|| {
            let start = self.entries.len() as u32;
            self.entries
                .resize(self.entries.len() + ROOMS[room], Reach::around(0));
            start
        })
    }

    pub fn bytes(&self) -> usize {
        let free: usize = self.free.iter().map(Vec::capacity).sum();
        self.entries.capacity() * size_of::<Reach>() + free * size_of::<u32>()
    }
}

/// Which of [`ROOMS`] a shape of `len` entries is put in.
fn room(len: usize) -> usize {
    ROOMS.partition_point(|&size| size < len)
}
