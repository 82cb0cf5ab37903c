//! Numbers that stand in a text and are taken from the runs: `{leaves}`, `{leaves:1}`, `{f 0.1}`.

use std::str::FromStr;

use super::markup::parse_path;
use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::explain::question::{Asked, Counter, Number, count, number, value_text};
use crate::trace::NodeId;

/// A number in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    pub what: What,
    /// Of which algorithm, from 0; that of the step if nothing is said.
    pub runner: Option<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// At the end of the run: `leaves`, `visits`, `nodes`, `expanded`, `open`, `cells`, `cuts`,
    /// `passes`, `re-searches`, `iterations`, `threshold`, `solution-leaves`.
    Count(Counter),
    /// At the moment shown: `leaves-now`, `open-now`, `cells-now`, `cuts-now`.
    Now(Counter),
    /// Of a node at the moment shown: `f PATH` (the minimax value), `lower`, `upper`, `alpha`,
    /// `beta`, `merit`; of a search by numbers `pn`, `dn`, `cn`, the thresholds `tp`, `td`,
    /// `theta`, and open ends by path (`counted`) or as positions (`distinct`); and `gamma`, which
    /// needs no path.
    Number(Number, Vec<u32>),
    /// Leaves and nodes of the whole tree, its height.
    TreeLeaves,
    TreeNodes,
    TreeHeight,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FigureError {
    Unknown,
    Runner,
    Path,
}

impl Localize for FigureError {
    fn localize(&self, lang: Lang) -> String {
        let text = match self {
            FigureError::Unknown => tr!(lang, learn_figure_unknown),
            FigureError::Runner => tr!(lang, learn_figure_runner),
            FigureError::Path => tr!(lang, learn_figure_path),
        };
        text.to_owned()
    }
}

localized_error!(FigureError);

impl FromStr for Figure {
    type Err = FigureError;

    fn from_str(text: &str) -> Result<Figure, FigureError> {
        let (name, runner) = match text.split_once(':') {
            Some((name, runner)) => {
                let runner = runner.trim().parse().map_err(|_| FigureError::Runner)?;
                (name.trim(), Some(runner))
            }
            None => (text.trim(), None),
        };
        let (word, path) = match name.split_once(' ') {
            Some((word, path)) => (word, Some(path.trim())),
            None => (name, None),
        };
        let of_node = |number: Number| {
            path.and_then(parse_path)
                .map(|path| What::Number(number, path))
                .ok_or(FigureError::Path)
        };
        let what = match word {
            "leaves" => What::Count(Counter::Leaves),
            "visits" => What::Count(Counter::Visits),
            "nodes" => What::Count(Counter::Nodes),
            "expanded" => What::Count(Counter::Expanded),
            "open" => What::Count(Counter::Open),
            "cells" => What::Count(Counter::Cells),
            "cuts" => What::Count(Counter::Cuts),
            "passes" => What::Count(Counter::Passes),
            "re-searches" => What::Count(Counter::ReSearches),
            "iterations" => What::Count(Counter::Iterations),
            "threshold" => What::Count(Counter::Threshold),
            "solution-leaves" => What::Count(Counter::SolutionLeaves),
            "leaves-now" => What::Now(Counter::Leaves),
            "open-now" => What::Now(Counter::Open),
            "cells-now" => What::Now(Counter::Cells),
            "cuts-now" => What::Now(Counter::Cuts),
            "f" => of_node(Number::Value)?,
            "lower" => of_node(Number::Lower)?,
            "upper" => of_node(Number::Upper)?,
            "alpha" => of_node(Number::Alpha)?,
            "beta" => of_node(Number::Beta)?,
            "merit" => of_node(Number::Merit)?,
            "pn" | "cn" => of_node(Number::Proof)?,
            "dn" => of_node(Number::Disproof)?,
            "tp" | "theta" => of_node(Number::ProofLimit)?,
            "td" => of_node(Number::DisproofLimit)?,
            "counted" => of_node(Number::Counted)?,
            "distinct" => of_node(Number::Distinct)?,
            "gamma" => What::Number(Number::Gamma, Vec::new()),
            "tree-leaves" => What::TreeLeaves,
            "tree-nodes" => What::TreeNodes,
            "tree-height" => What::TreeHeight,
            _ => return Err(FigureError::Unknown),
        };
        let takes_path = matches!(what, What::Number(number, _) if number != Number::Gamma);
        if path.is_some() && !takes_path {
            return Err(FigureError::Path);
        }
        Ok(Figure { what, runner })
    }
}

impl Figure {
    /// The number as it is written; nothing if the runs do not know it. `find` gives the place of
    /// a path.
    pub fn text(
        &self,
        runs: &[Asked<'_>],
        runner: usize,
        find: impl Fn(&[u32]) -> Option<NodeId>,
    ) -> Option<String> {
        let asked = runs.get(self.runner.unwrap_or(runner))?;
        let nodes = asked.canvas.nodes();
        let places = || (0..nodes.len() as u32).map(NodeId);
        let tally = asked.moment.tally();
        Some(match &self.what {
            What::Count(counter) => count(asked, *counter)?.to_string(),
            What::Now(Counter::Open) => tally.open.to_string(),
            What::Now(Counter::Cells) => tally.held.to_string(),
            What::Now(Counter::Cuts) => (tally.cuts + tally.pre_cuts).to_string(),
            What::Now(_) => tally.leaves.to_string(),
            What::Number(what, path) => {
                let text = value_text(number(asked, find(path)?, *what)?);
                if what.is_of_proof() {
                    text.replace('+', "")
                } else {
                    text
                }
            }
            What::TreeLeaves => places()
                .filter(|&place| asked.canvas.value(place).is_some())
                .count()
                .to_string(),
            What::TreeNodes => nodes.len().to_string(),
            What::TreeHeight => places()
                .map(|place| nodes.depth(place))
                .max()
                .unwrap_or(0)
                .to_string(),
        })
    }
}
