//! What takes longer than a frame to find out: worked at a little in every frame, and shown when it
//! is whole. Until then the last one is shown.

/// Something found for a key. While the key goes on changing, parts of the work are done for one
/// key and parts for another: that is good enough to be seen passing by, and when the key rests
/// the work is done once more from the beginning.
#[derive(Debug)]
pub struct Paced<K, W, T> {
    found: Option<(Option<K>, T)>,
    /// What is being done, and for which key; none if for several.
    work: Option<(Option<K>, W)>,
}

impl<K, W, T> Default for Paced<K, W, T> {
    fn default() -> Self {
        Paced {
            found: None,
            work: None,
        }
    }
}

impl<K: PartialEq + Clone, W, T> Paced<K, W, T> {
    /// Works on, unless what is there is what is wanted; says whether there is more to be done.
    pub fn follow(
        &mut self,
        key: &K,
        begin: impl FnOnce() -> W,
        go_on: impl FnOnce(&mut W) -> bool,
        finish: impl FnOnce(W) -> T,
    ) -> bool {
        if self.is_of(key) {
            self.work = None;
            return false;
        }
        let (of, mut work) = self
            .work
            .take()
            .unwrap_or_else(|| (Some(key.clone()), begin()));
        let of = of.filter(|of| of == key);
        if !go_on(&mut work) {
            self.work = Some((of, work));
            return true;
        }
        self.found = Some((of, finish(work)));
        !self.is_of(key)
    }

    /// Whether what was found last is this key's.
    fn is_of(&self, key: &K) -> bool {
        let of = self.found.as_ref().and_then(|(of, _)| of.as_ref());
        of == Some(key)
    }

    /// Forgets what has been begun.
    pub fn give_up(&mut self) {
        self.work = None;
    }

    pub fn found(&self) -> Option<&T> {
        self.found.as_ref().map(|(_, found)| found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds up the key three times, a part at a time.
    fn follow(paced: &mut Paced<u32, Vec<u32>, Vec<u32>>, key: u32) -> bool {
        let go_on = |work: &mut Vec<u32>| {
            work.push(key);
            work.len() == 3
        };
        paced.follow(&key, Vec::new, go_on, |work| work)
    }

    #[test]
    fn a_key_that_rests_gets_what_is_its_own() {
        let mut paced = Paced::default();
        assert!(follow(&mut paced, 1) && follow(&mut paced, 1));
        assert_eq!(paced.found(), None);
        assert!(!follow(&mut paced, 1));
        assert_eq!(paced.found(), Some(&vec![1, 1, 1]));
        assert!(!follow(&mut paced, 1));
        // What was begun for one key and ended for another is shown, and done again.
        assert!(follow(&mut paced, 2) && follow(&mut paced, 3) && follow(&mut paced, 2));
        assert_eq!(paced.found(), Some(&vec![2, 3, 2]));
        let frames = (0..9).take_while(|_| follow(&mut paced, 2)).count();
        assert_eq!((frames, paced.found()), (2, Some(&vec![2, 2, 2])));
        // Whoever comes back finds what was there.
        assert!(follow(&mut paced, 5));
        assert!(!follow(&mut paced, 2));
        assert!(follow(&mut paced, 5) && follow(&mut paced, 5) && !follow(&mut paced, 5));
        assert_eq!(paced.found(), Some(&vec![5, 5, 5]));
    }
}
