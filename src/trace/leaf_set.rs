//! Which leaves a run has visited, so that "visits a subset of" is checked, not drawn.

use crate::search::Lists;

/// Distinct leaves by their number or path key, sorted; or, past a limit, only that there were
/// too many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeafSet {
    keys: Vec<u64>,
    complete: bool,
}

/// How two runs' leaves lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overlap {
    pub both: u64,
    pub only_left: u64,
    pub only_right: u64,
}

impl Overlap {
    /// Whether the left run visits no leaf that the right one does not.
    pub fn left_is_subset(&self) -> bool {
        self.only_left == 0
    }

    pub fn right_is_subset(&self) -> bool {
        self.only_right == 0
    }
}

impl LeafSet {
    pub fn new(mut keys: Vec<u64>, complete: bool) -> LeafSet {
        keys.sort_unstable();
        keys.dedup();
        keys.shrink_to_fit();
        LeafSet { keys, complete }
    }

    /// The leaves a search has listed.
    pub fn from_lists(lists: &Lists) -> LeafSet {
        LeafSet::new(lists.leaf_order.clone(), !lists.leaves_left_out)
    }

    /// Compares two runs; nothing if either set is not complete: then it is not checked.
    pub fn compare(&self, other: &LeafSet) -> Option<Overlap> {
        if !(self.complete && other.complete) {
            return None;
        }
        let (mut i, mut j, mut both) = (0, 0, 0u64);
        while let (Some(a), Some(b)) = (self.keys.get(i), other.keys.get(j)) {
            both += u64::from(a == b);
            i += usize::from(a <= b);
            j += usize::from(b <= a);
        }
        Some(Overlap {
            both,
            only_left: self.keys.len() as u64 - both,
            only_right: other.keys.len() as u64 - both,
        })
    }

    pub fn bytes(&self) -> u64 {
        (self.keys.capacity() * size_of::<u64>()) as u64
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn overlaps_are_those_of_sets(
            a in prop::collection::vec(0..60u64, 0..80),
            b in prop::collection::vec(0..60u64, 0..80),
        ) {
            let sets = [&a, &b].map(|keys| keys.iter().copied().collect::<HashSet<_>>());
            let [left, right] = [&a, &b].map(|keys| LeafSet::new(keys.clone(), true));
            let overlap = left.compare(&right).unwrap();
            prop_assert_eq!(overlap.both, sets[0].intersection(&sets[1]).count() as u64);
            prop_assert_eq!(overlap.only_left, sets[0].difference(&sets[1]).count() as u64);
            prop_assert_eq!(overlap.left_is_subset(), sets[0].is_subset(&sets[1]));
            prop_assert_eq!(overlap.right_is_subset(), sets[1].is_subset(&sets[0]));
        }
    }

    #[test]
    fn an_incomplete_set_is_not_compared() {
        let (some, all) = (LeafSet::new(vec![1], false), LeafSet::new(vec![1, 2], true));
        assert_eq!(some.compare(&all), None);
        assert_eq!(all.compare(&some), None);
    }
}
