//! A random tree's recipe as text: `random:seed=1,depth=8,branching=4,values=incremental`.
//! Depth and branching may be spans (`depth=3..8`); what is left out has its default.

use std::fmt;
use std::str::FromStr;

use super::random::{RandomTree, RandomTreeError, Span, Values};
use crate::base::text::excerpt;

/// What a recipe says of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameter {
    Seed,
    Depth,
    Branching,
    Values,
    Ordered,
    Ties,
}

impl Parameter {
    /// As the recipe calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Parameter::Seed => "seed",
            Parameter::Depth => "depth",
            Parameter::Branching => "branching",
            Parameter::Values => "values",
            Parameter::Ordered => "ordered",
            Parameter::Ties => "ties",
        }
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max {
            write!(f, "{}", self.min)
        } else {
            write!(f, "{}..{}", self.min, self.max)
        }
    }
}

impl FromStr for Span {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Span, Self::Err> {
        match text.split_once("..") {
            None => text.parse().map(Span::just),
            Some((min, max)) => Ok(Span {
                min: min.parse()?,
                max: max.trim_start_matches('=').parse()?,
            }),
        }
    }
}

impl fmt::Display for RandomTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RandomTree {
            seed,
            depth,
            branching,
            ..
        } = self;
        write!(f, "random:seed={seed},depth={depth},branching={branching}")?;
        if self.values == Values::Incremental {
            f.write_str(",values=incremental")?;
        }
        if self.needs_whole_tree() {
            write!(f, ",ordered={}", self.ordered)?;
        }
        if self.ties != 0 {
            write!(f, ",ties={}", self.ties)?;
        }
        Ok(())
    }
}

impl FromStr for RandomTree {
    type Err = RandomTreeError;

    fn from_str(text: &str) -> Result<RandomTree, RandomTreeError> {
        let text = text.trim();
        let pairs = text
            .strip_prefix("random")
            .and_then(|rest| rest.strip_prefix(':').or(rest.is_empty().then_some("")))
            .ok_or_else(|| RandomTreeError::NoPrefix(excerpt(text)))?;
        let mut tree = RandomTree::default();
        for pair in pairs.split(',').map(str::trim).filter(|p| !p.is_empty()) {
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| RandomTreeError::NotAPair(excerpt(pair)))?;
            let value = value.trim();
            let bad = |parameter| RandomTreeError::BadValue {
                parameter,
                value: excerpt(value),
            };
            match key.trim() {
                "seed" => tree.seed = value.parse().map_err(|_| bad(Parameter::Seed))?,
                "depth" => {
                    tree.depth = value.parse().map_err(|_| bad(Parameter::Depth))?;
                }
                "branching" => {
                    tree.branching = value.parse().map_err(|_| bad(Parameter::Branching))?;
                }
                "values" => {
                    tree.values = match value {
                        "independent" => Values::Independent,
                        "incremental" => Values::Incremental,
                        _ => return Err(bad(Parameter::Values)),
                    }
                }
                "ordered" => {
                    tree.ordered = value.parse().map_err(|_| bad(Parameter::Ordered))?;
                }
                "ties" => tree.ties = value.parse().map_err(|_| bad(Parameter::Ties))?,
                other => return Err(RandomTreeError::UnknownKey(excerpt(other))),
            }
        }
        tree.check()?;
        Ok(tree)
    }
}

impl From<RandomTree> for String {
    fn from(tree: RandomTree) -> String {
        tree.to_string()
    }
}

impl TryFrom<String> for RandomTree {
    type Error = RandomTreeError;
    fn try_from(text: String) -> Result<RandomTree, RandomTreeError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn span(from: u32) -> impl Strategy<Value = Span> {
        (from..50u32, 0..20u32).prop_map(|(min, more)| Span {
            min,
            max: min + more,
        })
    }

    proptest! {
        #[test]
        fn a_recipe_reads_back_as_itself(
            seed: u64, depth in span(0), branching in span(1), incremental: bool,
            ordered in 0.0..=1.0f64, ties in 0..1000u32,
        ) {
            let values = if incremental { Values::Incremental } else { Values::Independent };
            let recipe = RandomTree { seed, depth, branching, values, ordered, ties };
            prop_assert_eq!(recipe.to_string().parse::<RandomTree>(), Ok(recipe));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "random:\\PC*", pairs in "random:([a-z]{1,9}=[0-9.]{0,5},)*") {
            let _ = text.parse::<RandomTree>();
            let _ = pairs.parse::<RandomTree>();
        }
    }

    #[test]
    fn a_wrong_recipe_is_answered_by_a_sentence() {
        let sentence = |text: &str| text.parse::<RandomTree>().unwrap_err().to_string();
        assert_eq!(
            sentence("random:depth=x"),
            "depth=x: depth must be a number up to 10000, or two such as 3..8"
        );
        assert_eq!(
            sentence("random:depth=8..3"),
            "depth=8..3: depth must be a number up to 10000, or two such as 3..8"
        );
        assert_eq!(
            sentence("random:branching=0"),
            "branching=0: branching must be a number from 1 to 10000, or two such as 2..5"
        );
        assert_eq!(
            sentence("random:ordered=2"),
            "ordered=2: ordered must be a number from 0 (worst first) to 1 (best first)"
        );
        assert_eq!(
            sentence("random:seed"),
            "`seed` is not of the form key=value"
        );
        assert!(sentence("random:size=3").starts_with("a random tree has no `size`"));
        assert!(sentence("randomly").starts_with("a random tree is written random:"));
    }
}
