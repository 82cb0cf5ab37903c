//! Undo and redo of the document. Edits of one group in a row are one step.

use crate::gui::action::UndoGroup;

/// The past and the future of a value that is edited.
#[derive(Clone, Debug)]
pub struct History<T> {
    now: T,
    past: Vec<T>,
    future: Vec<T>,
    group: Option<UndoGroup>,
}

/// Steps that can be undone.
const DEPTH: usize = 500;

impl<T: Clone + PartialEq> History<T> {
    pub fn new(now: T) -> History<T> {
        History {
            now,
            past: Vec::new(),
            future: Vec::new(),
            group: None,
        }
    }

    pub fn now(&self) -> &T {
        &self.now
    }

    /// Replaces the value. Says whether anything changed.
    pub fn edit(&mut self, next: T, group: Option<UndoGroup>) -> bool {
        if next == self.now {
            return false;
        }
        let goes_on = group.is_some() && group == self.group;
        if goes_on && self.past.last() == Some(&next) {
            // What ends where it began is no step.
            self.past.pop();
            self.now = next;
            self.group = None;
            return true;
        }
        let before = std::mem::replace(&mut self.now, next);
        if !goes_on {
            self.past.push(before);
            if self.past.len() > DEPTH {
                self.past.remove(0);
            }
        }
        self.group = group;
        self.future.clear();
        true
    }

    pub fn undo(&mut self) -> bool {
        self.group = None;
        let Some(before) = self.past.pop() else {
            return false;
        };
        self.future.push(std::mem::replace(&mut self.now, before));
        true
    }

    pub fn redo(&mut self) -> bool {
        self.group = None;
        let Some(next) = self.future.pop() else {
            return false;
        };
        self.past.push(std::mem::replace(&mut self.now, next));
        true
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_is_one_step_and_undo_brings_back_what_was() {
        let mut h = History::new(0);
        h.edit(1, None);
        for i in 2..6 {
            h.edit(i, Some(UndoGroup::Speed));
        }
        h.edit(6, None);
        assert!(h.undo() && *h.now() == 5);
        assert!(h.undo() && *h.now() == 1);
        assert!(h.redo() && *h.now() == 5);
        h.edit(9, None);
        assert!(!h.can_redo());
        assert!(!h.edit(9, None), "an edit that changes nothing is no step");
        // Nor is one that is taken back before it is over; whoever goes on begins another.
        for i in [10, 11, 9, 12] {
            assert!(h.edit(i, Some(UndoGroup::Speed)));
        }
        assert!(h.undo() && *h.now() == 9);
        assert!(h.undo() && *h.now() == 5);
    }
}
