//! Records found by a position's key: a table that grows by chunks and forgets nothing of its own
//! accord, so that its owner can ask before every step whether there is still room, and say what
//! is to be forgotten if there is none. A record that stays keeps its place. Knows nothing of what a record says.

use super::arena::ChunkedVec;

/// The place of a record.
pub type Place = u32;

/// No record.
pub const NOWHERE: Place = Place::MAX;

/// What follows a record that hangs in no chain.
const HIDDEN: Place = Place::MAX - 1;

/// What follows a record that was forgotten; its key is the place of the next one.
const FREE: Place = Place::MAX - 2;

#[derive(Clone, Copy, Default)]
struct Link<D> {
    key: u64,
    next: Place,
    data: D,
}

pub struct Keyed<D> {
    links: ChunkedVec<Link<D>>,
    /// Heads of the chains; a power of two, doubled when records outnumber it.
    heads: Vec<Place>,
    /// The first place whose record was forgotten, and how many there are.
    free: Place,
    spare: usize,
}

impl<D: Copy + Default> Default for Keyed<D> {
    fn default() -> Keyed<D> {
        Keyed {
            links: ChunkedVec::new(),
            heads: Vec::new(),
            free: NOWHERE,
            spare: 0,
        }
    }
}

impl<D: Copy + Default> Keyed<D> {
    const FIRST_HEADS: usize = 256;
    /// Bytes of a record, its share of the heads included.
    pub const RECORD: u64 = (size_of::<Link<D>>() + size_of::<Place>()) as u64;

    /// Records there are.
    pub fn len(&self) -> usize {
        self.links.len() - self.spare
    }

    /// Their places lie below this one.
    pub fn places(&self) -> Place {
        self.links.len() as Place
    }

    /// Whether a record is there.
    #[inline]
    pub fn has(&self, place: Place) -> bool {
        self.links[place as usize].next != FREE
    }

    /// Bytes held, by capacity.
    pub fn bytes(&self) -> u64 {
        self.links.bytes() + (self.heads.capacity() * size_of::<Place>()) as u64
    }

    /// Bytes held after `more` further records; the same as now most of the time.
    #[inline]
    pub fn bytes_with(&self, more: usize) -> u64 {
        let more = more.saturating_sub(self.spare);
        let wanted = self.links.len() + more;
        let mut heads = self.heads.len();
        if wanted > heads {
            heads = wanted.next_power_of_two().max(Self::FIRST_HEADS);
        }
        self.links.bytes_with(more) + (heads * size_of::<Place>()) as u64
    }

    #[inline]
    pub fn find(&self, key: u64) -> Place {
        if self.heads.is_empty() {
            return NOWHERE;
        }
        let mut place = self.heads[self.head(key)];
        while place != NOWHERE {
            let link = &self.links[place as usize];
            if link.key == key {
                return place;
            }
            place = link.next;
        }
        NOWHERE
    }

    /// Adds a record that [`Keyed::find`] did not find.
    pub fn add(&mut self, key: u64, data: D) -> Place {
        if self.free == NOWHERE && self.links.len() >= self.heads.len() {
            self.widen();
        }
        let head = self.head(key);
        let place = self.push(key, self.heads[head], data);
        self.heads[head] = place;
        place
    }

    /// Adds a record that no key will find.
    pub fn add_hidden(&mut self, key: u64, data: D) -> Place {
        self.push(key, HIDDEN, data)
    }

    /// Forgets the records that are not to be kept.
    pub fn retain(&mut self, mut keep: impl FnMut(Place, &D) -> bool) {
        for place in 0..self.places() {
            let link = &mut self.links[place as usize];
            if link.next != FREE && !keep(place, &link.data) {
                (link.next, link.key) = (FREE, u64::from(self.free));
                self.free = place;
                self.spare += 1;
            }
        }
        self.chain();
    }

    fn push(&mut self, key: u64, next: Place, data: D) -> Place {
        if self.free != NOWHERE {
            let place = self.free;
            let link = &mut self.links[place as usize];
            self.free = link.key as Place;
            self.spare -= 1;
            *link = Link { key, next, data };
            return place;
        }
        let place = self.links.len() as Place;
        self.links.push(Link { key, next, data });
        place
    }

    #[inline]
    pub fn get(&self, place: Place) -> &D {
        &self.links[place as usize].data
    }

    #[inline]
    pub fn get_mut(&mut self, place: Place) -> &mut D {
        &mut self.links[place as usize].data
    }

    #[inline]
    fn head(&self, key: u64) -> usize {
        // Keys are scattered over all bits, so any of them will do.
        key as usize & (self.heads.len() - 1)
    }

    #[cold]
    fn widen(&mut self) {
        let width = (self.heads.len() * 2).max(Self::FIRST_HEADS);
        // Given back before the wider one is taken: the chains are rebuilt from the records.
        self.heads = Vec::new();
        self.heads.reserve_exact(width);
        self.heads.resize(width, NOWHERE);
        self.chain();
    }

    /// Makes the chains anew.
    fn chain(&mut self) {
        self.heads.fill(NOWHERE);
        for place in 0..self.links.len() {
            if self.links[place].next < FREE || self.links[place].next == NOWHERE {
                let head = self.head(self.links[place].key);
                self.links[place].next = self.heads[head];
                self.heads[head] = place as Place;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::mix;

    #[test]
    fn what_was_added_is_found_until_the_end_and_what_is_hidden_never() {
        let mut keyed: Keyed<u32> = Keyed::default();
        for i in 0..5_000u32 {
            let key = mix(u64::from(i));
            assert_eq!(keyed.find(key), NOWHERE);
            let foretold = keyed.bytes_with(1);
            let place = if i % 7 == 0 {
                keyed.add_hidden(key, i)
            } else {
                keyed.add(key, i)
            };
            assert!(keyed.bytes() <= foretold);
            assert_eq!((place, *keyed.get(place)), (i, i));
        }
        for i in 0..5_000u32 {
            let place = keyed.find(mix(u64::from(i)));
            assert_eq!(place, if i % 7 == 0 { NOWHERE } else { i });
        }
        assert_eq!(keyed.len(), 5_000);
    }

    #[test]
    fn what_is_not_retained_is_gone_and_its_places_are_used_again() {
        let mut keyed: Keyed<u32> = Keyed::default();
        for i in 0..3_000u32 {
            keyed.add(mix(u64::from(i)), i);
        }
        let bytes = keyed.bytes();
        keyed.retain(|_, &i| i % 3 == 0);
        assert_eq!(keyed.len(), 1_000);
        for i in 0..3_000u32 {
            let place = keyed.find(mix(u64::from(i)));
            assert_eq!(place, if i % 3 == 0 { i } else { NOWHERE });
            assert_eq!(keyed.has(i), i % 3 == 0);
        }
        for i in 3_000..5_000u32 {
            assert_eq!(keyed.bytes_with(1), bytes);
            let place = keyed.add(mix(u64::from(i)), i);
            assert!(place < 3_000 && !place.is_multiple_of(3));
        }
        assert_eq!((keyed.len(), keyed.bytes()), (3_000, bytes));
        assert!((3_000..5_000).all(|i| *keyed.get(keyed.find(mix(i))) == i as u32));
    }
}
