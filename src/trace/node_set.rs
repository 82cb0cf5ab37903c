//! A set of nodes as a bit each: asked a million times a frame, so it does not hash.

use super::event::NodeId;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeSet {
    words: Vec<u64>,
    len: usize,
}

impl NodeSet {
    pub fn new() -> NodeSet {
        NodeSet::default()
    }

    /// Node i is in it if bit i % 64 of word i / 64 is set.
    pub fn from_words(words: Vec<u64>) -> NodeSet {
        let len = words.iter().map(|word| word.count_ones() as usize).sum();
        NodeSet { words, len }
    }

    pub fn len(&self) -> usize {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn contains(&self, node: NodeId) -> bool {
        self.words
            .get(node.index() / 64)
            .is_some_and(|word| word >> (node.index() % 64) & 1 == 1)
    }

    /// Whether it is new.
    pub fn insert(&mut self, node: NodeId) -> bool {
        let (word, bit) = (node.index() / 64, 1 << (node.index() % 64));
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        self.len += usize::from(new);
        new
    }

    /// Whether it was there.
    pub fn remove(&mut self, node: NodeId) -> bool {
        let was_there = self.contains(node);
        if was_there {
            self.words[node.index() / 64] &= !(1 << (node.index() % 64));
            self.len -= 1;
        }
        was_there
    }

    pub fn bytes(&self) -> u64 {
        (self.words.capacity() * size_of::<u64>()) as u64
    }
}

impl FromIterator<NodeId> for NodeSet {
    fn from_iter<I: IntoIterator<Item = NodeId>>(nodes: I) -> NodeSet {
        let mut set = NodeSet::new();
        nodes.into_iter().for_each(|node| {
            set.insert(node);
        });
        set
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_is_a_set(changes in proptest::collection::vec((0u32..300, any::<bool>()), 0..200)) {
            let (mut set, mut model) = (NodeSet::new(), BTreeSet::new());
            for (node, puts_in) in changes {
                if puts_in {
                    prop_assert_eq!(set.insert(NodeId(node)), model.insert(node));
                } else {
                    prop_assert_eq!(set.remove(NodeId(node)), model.remove(&node));
                }
                prop_assert_eq!(set.len(), model.len());
            }
            for node in 0..400 {
                prop_assert_eq!(set.contains(NodeId(node)), model.contains(&node));
            }
            let again: NodeSet = model.into_iter().map(NodeId).collect();
            prop_assert_eq!(again.len(), set.len());
        }
    }
}
