//! Bare trees as text: `[[3 5] [2 [1 9]{1..9}]]`.
//!
//! Numbers are leaves, lists are inner nodes, commas count as blanks. Behind any node braces may
//! give bounds that are known before the node is searched: `{2..7}`, `{2..}`, `{..7}`. Bounds
//! that do not enclose the node's minimax value are refused, since every search would go wrong.

use std::fmt;
use std::str::FromStr;

use super::MAX_VALUE;
use super::arena::{Builder, NodeId, StaticBounds, Tree};
use super::nested::{NestedError, Problem, Token, read};
use crate::base::text::{Place, excerpt};

impl FromStr for Tree {
    type Err = NestedError;

    fn from_str(text: &str) -> Result<Tree, NestedError> {
        let mut builder = Builder::new();
        let mut last: NodeId = 0;
        // Where each pair of bounds is written, to say which of them is false.
        let mut written: Vec<(NodeId, usize)> = Vec::new();
        read(text, |offset, token| {
            match token {
                Token::Open => {
                    builder.open();
                }
                // The reader has refused empty lists and brackets that close nothing.
                Token::Close => last = builder.close().unwrap_or(last),
                Token::Atom(atom) => last = builder.leaf(leaf_value(atom)?),
                Token::Bounds(inside) => {
                    if written.last().is_some_and(|&(node, _)| node == last) {
                        return Err(Problem::BoundsTwice);
                    }
                    builder.bound(last, static_bounds(inside)?);
                    written.push((last, offset));
                }
            }
            Ok(())
        })?;
        let fail = |offset, problem| NestedError {
            place: Place::of(text, offset),
            problem,
        };
        let tree = builder.finish().ok_or_else(|| fail(0, Problem::Nothing))?;
        if let Some((node, value)) = tree.false_bounds() {
            let offset = written.iter().find(|&&(n, _)| n == node);
            let offset = offset.map_or(0, |&(_, offset)| offset);
            return Err(fail(offset, Problem::FalseBounds(value)));
        }
        Ok(tree)
    }
}

fn leaf_value(atom: &str) -> Result<i32, Problem> {
    let digits = atom.strip_prefix(['-', '+']).unwrap_or(atom);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return Err(Problem::NotANumber(excerpt(atom)));
    }
    atom.parse::<i32>()
        .ok()
        .filter(|value| (-MAX_VALUE..=MAX_VALUE).contains(value))
        .ok_or_else(|| Problem::TooLarge(excerpt(atom)))
}

fn static_bounds(inside: &str) -> Result<StaticBounds, Problem> {
    let wrong = || Problem::NotBounds(format!("{{{}}}", excerpt(inside)));
    let (lower, upper) = inside.split_once("..").ok_or_else(wrong)?;
    let side = |text: &str| match text.trim() {
        "" => Ok(None),
        number => leaf_value(number).map(Some).map_err(|_| wrong()),
    };
    let bounds = StaticBounds {
        lower: side(lower)?,
        upper: side(upper)?,
    };
    if bounds.is_unknown() || matches!((bounds.lower, bounds.upper), (Some(l), Some(u)) if l > u) {
        return Err(wrong());
    }
    Ok(bounds)
}

impl fmt::Display for StaticBounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_unknown() {
            return Ok(());
        }
        f.write_str("{")?;
        if let Some(lower) = self.lower {
            write!(f, "{lower}")?;
        }
        f.write_str("..")?;
        if let Some(upper) = self.upper {
            write!(f, "{upper}")?;
        }
        f.write_str("}")
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_subtree(Tree::ROOT, f)
    }
}

impl Tree {
    /// The text of one subtree, which reads back as a tree of its own except that its MAX is the
    /// player at `node`.
    pub fn subtree_text(&self, node: NodeId) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_subtree(node, &mut text);
        text
    }

    fn write_subtree(&self, root: NodeId, out: &mut impl fmt::Write) -> fmt::Result {
        let mut open: Vec<NodeId> = Vec::new();
        let range = self.subtree(root);
        for node in range.clone() {
            if node != root && !self.opens(node) {
                out.write_char(' ')?;
            }
            match self.leaf_value(node) {
                None => {
                    open.push(node);
                    out.write_char('[')?;
                }
                Some(value) => {
                    write!(out, "{value}{}", self.bounds(node))?;
                    while let Some(&inner) = open.last()
                        && self.subtree(inner).end == node + 1
                    {
                        write!(out, "]{}", self.bounds(inner))?;
                        open.pop();
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether a node is the first child of its parent.
    fn opens(&self, node: NodeId) -> bool {
        self.parent(node) == Some(node.wrapping_sub(1)) && node > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;
    use crate::game::tree::MAX_HEIGHT;
    use proptest::prelude::*;

    fn sentence(text: &str) -> String {
        text.parse::<Tree>().unwrap_err().to_string()
    }

    #[test]
    fn commas_and_line_breaks_count_as_blanks() {
        let plain: Tree = "[[3 5] [2 [1 -9]]]".parse().unwrap();
        assert_eq!("[[3,5],\n [2, [+1,-9],],]".parse::<Tree>().unwrap(), plain);
        assert_eq!(plain.to_string(), "[[3 5] [2 [1 -9]]]");
        assert_eq!(" 7\n".parse::<Tree>().unwrap().to_string(), "7");
    }

    #[test]
    fn bounds_stand_behind_any_node() {
        let text = "[[3 5{5..}]{2..7} 2]{..9}";
        let tree: Tree = text.parse().unwrap();
        assert_eq!(tree.bounds(1).lower, Some(2));
        assert_eq!(tree.bounds(0).upper, Some(9));
        assert_eq!(tree.to_string(), text);
    }

    #[test]
    fn a_wrong_text_is_answered_by_a_sentence_that_says_where() {
        assert_eq!(
            sentence("[3 []]"),
            "at character 4: this list is empty; a list needs at least one child"
        );
        assert_eq!(
            sentence("[3\n [4 5]"),
            "at 1:1: this bracket is never closed"
        );
        assert_eq!(
            sentence("3]"),
            "at character 2: this bracket closes nothing"
        );
        assert_eq!(
            sentence("[3] 4"),
            "at character 5: the tree is complete before this; a second tree cannot follow"
        );
        assert_eq!(sentence("[3\n x4]"), "at 2:2: `x4` is not a whole number");
        assert_eq!(
            sentence("[3 9000000000]"),
            "at character 4: 9000000000 is beyond ±900000000, the largest value a leaf may have"
        );
        assert_eq!(
            sentence("[3 4]{5..6}"),
            "at character 6: the node before these bounds is worth 4, which they do not enclose"
        );
        assert_eq!(
            sentence("[3 4]{7..6}"),
            "at character 6: `{7..6}` is not a pair of bounds such as {2..7}, {2..} or {..7}"
        );
        assert_eq!(
            sentence("[{1..} 4]"),
            "at character 2: bounds belong behind a node, and there is none here"
        );
        assert_eq!(
            sentence("[4{1..}{2..}]"),
            "at character 8: this node has bounds already"
        );
        assert!(sentence(" ").starts_with("at character 1: there is no tree here"));
    }

    #[test]
    fn a_million_brackets_are_refused_without_overflow() {
        let deep = "[".repeat(1_000_000);
        assert_eq!(
            sentence(&deep),
            "at character 10001: the nesting is deeper than 10000 levels here"
        );
        let allowed = format!("{}7{}", "[".repeat(MAX_HEIGHT), "]".repeat(MAX_HEIGHT));
        let tree: Tree = allowed.parse().unwrap();
        assert_eq!(tree.height(), MAX_HEIGHT);
        assert_eq!(tree.values()[0], 7);
        assert_eq!(tree.to_string(), allowed);
    }

    /// A random tree, some of whose nodes carry true bounds.
    pub(crate) fn any_tree() -> impl Strategy<Value = Tree> {
        (any::<u64>(), 0.0..1.0f64).prop_map(|(seed, informed)| {
            let mut rng = Rng::new(seed);
            let mut builder = Builder::new();
            grow(&mut builder, &mut rng);
            builder.finish().unwrap().informed(seed, informed)
        })
    }

    fn grow(builder: &mut Builder, rng: &mut Rng) {
        if builder.depth() == 5 || rng.below(4) == 0 {
            builder.leaf(rng.range(-20, 20) as i32);
        } else {
            builder.open();
            for _ in 0..rng.range(1, 4) {
                grow(builder, rng);
            }
            builder.close();
        }
    }

    proptest! {
        #[test]
        fn a_printed_tree_reads_back_as_itself(tree in any_tree()) {
            let text = tree.to_string();
            prop_assert_eq!(&text.parse::<Tree>().unwrap(), &tree);
            prop_assert_eq!(&text.replace(' ', ", ").parse::<Tree>().unwrap(), &tree);
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*", list in "[\\[\\] ,0-9{}.\\-\n]*") {
            let _ = text.parse::<Tree>();
            let _ = list.parse::<Tree>();
        }

        #[test]
        fn a_subtree_prints_as_its_part_of_the_whole(tree in any_tree()) {
            let text = tree.to_string();
            for node in 0..tree.node_count() as NodeId {
                prop_assert!(text.contains(&tree.subtree_text(node)));
            }
        }
    }
}
