//! A big array that can be put aside and taken up again cheaply: pages are shared with what was
//! put aside and copied only when written to.
//!
//! Serves the replay's checkpoints; knows nothing of what the elements mean.

use std::sync::Arc;

/// Elements of a page, as a power of two.
const SHIFT: usize = 8;
const PAGE: usize = 1 << SHIFT;
const MASK: usize = PAGE - 1;

/// Boxed, so that a page of our own becomes a shared one without being copied.
#[derive(Clone, Debug)]
struct Page<T>(Box<[T; PAGE]>);

#[derive(Clone, Debug)]
enum Slot<T> {
    /// Never written: all elements are the default.
    Empty,
    /// Ours alone. A clone of the array copies it; [`Pages::put_aside`] does not.
    Own(Page<T>),
    Shared(Arc<Page<T>>),
}

#[derive(Clone, Debug)]
pub struct Pages<T> {
    slots: Vec<Slot<T>>,
}

/// An array as it was once: costs a pointer a page, and the pages written to since.
#[derive(Clone, Debug)]
pub struct Aside<T> {
    slots: Vec<Option<Arc<Page<T>>>>,
}

impl<T: Copy + Default> Pages<T> {
    pub const PAGE_BYTES: u64 = (PAGE * size_of::<T>()) as u64;

    pub const fn new() -> Pages<T> {
        Pages { slots: Vec::new() }
    }

    /// The element, if its page was ever written to.
    #[inline]
    pub fn get(&self, i: usize) -> Option<&T> {
        match self.slots.get(i >> SHIFT)? {
            Slot::Own(page) => Some(&page.0[i & MASK]),
            Slot::Shared(page) => Some(&page.0[i & MASK]),
            Slot::Empty => None,
        }
    }

    #[inline]
    pub fn get_mut(&mut self, i: usize) -> &mut T {
        if !matches!(self.slots.get(i >> SHIFT), Some(Slot::Own(_))) {
            self.own(i >> SHIFT);
        }
        match &mut self.slots[i >> SHIFT] {
            Slot::Own(page) => &mut page.0[i & MASK],
            _ => unreachable!("the page was just made our own"),
        }
    }

    #[cold]
    #[inline(never)]
    fn own(&mut self, page: usize) {
        if self.slots.len() <= page {
            self.slots.resize_with(page + 1, || Slot::Empty);
        }
        let copy = match &self.slots[page] {
            Slot::Empty => Page(Box::new([T::default(); PAGE])),
            Slot::Shared(shared) => Page::clone(shared),
            Slot::Own(_) => return,
        };
        self.slots[page] = Slot::Own(copy);
    }

    /// Every element of the pages that were ever written to, with its index.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &T)> {
        self.slots.iter().enumerate().flat_map(|(i, slot)| {
            let page: &[T] = match slot {
                Slot::Empty => &[],
                Slot::Own(page) => &page.0[..],
                Slot::Shared(page) => &page.0[..],
            };
            page.iter()
                .enumerate()
                .map(move |(j, element)| (i << SHIFT | j, element))
        })
    }

    /// Keeps the array as it is now; from here on, pages are copied before they change.
    pub fn put_aside(&mut self) -> Aside<T> {
        let share = |slot: &mut Slot<T>| match std::mem::replace(slot, Slot::Empty) {
            Slot::Empty => None,
            Slot::Own(page) => {
                let page = Arc::new(page);
                *slot = Slot::Shared(Arc::clone(&page));
                Some(page)
            }
            Slot::Shared(page) => {
                *slot = Slot::Shared(Arc::clone(&page));
                Some(page)
            }
        };
        Aside {
            slots: self.slots.iter_mut().map(share).collect(),
        }
    }

    /// Makes the array what it was when `aside` was kept.
    pub fn take_up(&mut self, aside: &Aside<T>) {
        self.slots.clear();
        self.slots.extend(aside.slots.iter().map(|page| match page {
            Some(page) => Slot::Shared(Arc::clone(page)),
            None => Slot::Empty,
        }));
    }

    /// Bytes of all pages and of the list of them.
    pub fn bytes(&self) -> u64 {
        let pages = self.slots.iter().filter(|s| !matches!(s, Slot::Empty));
        pages.count() as u64 * Self::PAGE_BYTES + (self.slots.len() * size_of::<Slot<T>>()) as u64
    }
}

impl<T: Copy + Default> Aside<T> {
    /// Bytes that are kept for this one beyond those of an `earlier` one.
    pub fn bytes_beyond(&self, earlier: Option<&Aside<T>>) -> u64 {
        let old = earlier.map_or(&[][..], |aside| &aside.slots[..]);
        let new = self.slots.iter().enumerate().filter(|(i, page)| {
            match (page, old.get(*i).and_then(Option::as_ref)) {
                (Some(page), Some(old)) => !Arc::ptr_eq(page, old),
                (page, _) => page.is_some(),
            }
        });
        new.count() as u64 * Pages::<T>::PAGE_BYTES + (self.slots.len() * size_of::<usize>()) as u64
    }
}

impl<T: Copy + Default> Default for Pages<T> {
    fn default() -> Self {
        Pages::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_aside_does_not_change_and_can_be_taken_up() {
        let mut pages = Pages::<u32>::new();
        assert_eq!(pages.get(1_000), None);
        for i in 0..1_000 {
            *pages.get_mut(i) = i as u32;
        }
        let first = pages.put_aside();
        assert_eq!(first.bytes_beyond(None), 4 * Pages::<u32>::PAGE_BYTES + 32);
        *pages.get_mut(7) = 70;
        *pages.get_mut(5_000) = 50;
        let second = pages.put_aside();
        // Page 0 was copied, page 19 is new; the other three are shared.
        assert_eq!(
            second.bytes_beyond(Some(&first)),
            2 * Pages::<u32>::PAGE_BYTES + 20 * 8
        );
        *pages.get_mut(7) = 700;
        assert_eq!(pages.get(7), Some(&700));
        pages.take_up(&first);
        assert_eq!((pages.get(7), pages.get(5_000)), (Some(&7), None));
        pages.take_up(&second);
        assert_eq!((pages.get(7), pages.get(5_000)), (Some(&70), Some(&50)));
        assert_eq!(pages.iter().map(|(_, &n)| n).max(), Some(999));
        assert_eq!(pages.iter().nth(256).unwrap().0, 256);
    }
}
