//! Conditions, in game terms, at which a running search is held.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::problem::{Bounds, Move};
use crate::search::Meter;
use crate::trace::{Event, Kind, NodeId, Record};

/// Where to hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Breakpoint {
    OpenAbove(u64),
    BytesAbove(u64),
    /// What is proved about the root changes.
    RootBound,
    NextCut,
    /// The node at the end of this path of moves is selected or entered.
    Selected(Vec<u32>),
    /// A child reached by this move is searched for the first time.
    FirstSearched(u32),
    /// Another move of the root becomes the best so far.
    PvChanges,
    /// More than so many cells are freed at once.
    PurgeAbove(u64),
    /// A condition on counters, such as `open > 1000 and leaves >= 50`.
    Counters(String),
}

/// Watches for breakpoints during one run.
#[derive(Debug, Default)]
pub struct Watch {
    points: Vec<Breakpoint>,
    expressions: Vec<Expression>,
    root: Option<Bounds>,
    best: Option<NodeId>,
    /// Counter conditions hold a search when they *become* true, not for as long as they are.
    was_true: Vec<bool>,
    searched: Vec<Move>,
}

impl Watch {
    pub fn set(&mut self, points: Vec<Breakpoint>) {
        self.expressions = points
            .iter()
            .filter_map(|point| match point {
                Breakpoint::Counters(text) => Expression::parse(text).ok(),
                _ => None,
            })
            .collect();
        self.was_true = vec![false; points.len()];
        self.points = points;
    }

    pub fn is_idle(&self) -> bool {
        self.points.is_empty()
    }

    /// Whether any condition looks at counters, so that every node must be looked at.
    pub fn needs_meter(&self) -> bool {
        self.points.iter().any(|point| {
            matches!(
                point,
                Breakpoint::OpenAbove(_) | Breakpoint::BytesAbove(_) | Breakpoint::Counters(_)
            )
        })
    }

    /// After an event: the sentence of the breakpoint that is met, if one is.
    pub fn at_event(&mut self, record: &Record, event: &Event) -> Option<String> {
        let root_changed =
            event.node == NodeId::ROOT && matches!(event.kind, Kind::Bounds | Kind::Return) && {
                let bounds = event.bounds();
                let changed =
                    self.root.is_some_and(|before| before != bounds) || self.root.is_none();
                self.root = Some(bounds);
                changed && bounds != Bounds::UNKNOWN
            };
        let new_best = self.new_best(record, event);
        let entered = matches!(event.kind, Kind::Enter | Kind::Select);
        let first = entered && event.node.is_some() && event.node != NodeId::ROOT && {
            let m = record.nodes.last_move(event.node);
            let fresh = !self.searched.contains(&m);
            if fresh {
                self.searched.push(m);
            }
            fresh
        };
        self.points.iter().find_map(|point| match point {
            Breakpoint::RootBound if root_changed => {
                let b = event.bounds();
                Some(format!("root {} … {}", b.lower, b.upper))
            }
            Breakpoint::NextCut if matches!(event.kind, Kind::Cut | Kind::PreCut) => {
                Some("cut".to_owned())
            }
            Breakpoint::Selected(path) if entered => {
                let here = record.nodes.path(event.node);
                (here.len() == path.len() && here.iter().zip(path).all(|(m, p)| m.0 == *p))
                    .then(|| "node selected".to_owned())
            }
            Breakpoint::FirstSearched(m) if first && record.nodes.last_move(event.node).0 == *m => {
                Some("move searched".to_owned())
            }
            Breakpoint::PvChanges if new_best => Some("PV changes".to_owned()),
            Breakpoint::PurgeAbove(limit)
                if event.freed_here().is_some_and(|freed| freed > *limit) =>
            {
                Some(format!("purge > {limit}"))
            }
            _ => None,
        })
    }

    /// The root's child that last raised what is proved for the root has changed.
    fn new_best(&mut self, record: &Record, event: &Event) -> bool {
        if event.kind != Kind::Return && event.kind != Kind::Close && event.kind != Kind::Bounds {
            return false;
        }
        if event.node.is_none() || record.nodes.depth(event.node) != 1 {
            return false;
        }
        let lower = event.bounds().lower;
        let better = self.best.is_none_or(|best| best != event.node)
            && self.root.is_none_or(|root| lower > root.lower)
            && lower > Bounds::UNKNOWN.lower;
        if better {
            self.best = Some(event.node);
        }
        better
    }

    /// After a node: the sentence of the counter condition that has become true.
    pub fn at_meter(&mut self, meter: &Meter) -> Option<String> {
        let mut expressions = self.expressions.iter();
        let mut hit = None;
        for (point, was) in self.points.iter().zip(&mut self.was_true) {
            let (is, sentence) = match point {
                Breakpoint::OpenAbove(limit) => {
                    (meter.now.open > *limit, format!("OPEN > {limit}"))
                }
                Breakpoint::BytesAbove(limit) => {
                    (meter.now.bytes > *limit, format!("bytes > {limit}"))
                }
                Breakpoint::Counters(text) => (
                    expressions.next().is_some_and(|e| e.holds(meter)),
                    text.clone(),
                ),
                _ => continue,
            };
            if is && !*was && hit.is_none() {
                hit = Some(sentence);
            }
            *was = is;
        }
        hit
    }
}

/// `NAME OP NUMBER`, joined by `and` and `or` (`and` binds tighter).
#[derive(Clone, PartialEq, Debug)]
pub struct Expression {
    /// Any of these lists must hold as a whole.
    any: Vec<Vec<Comparison>>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Comparison {
    counter: Counter,
    relation: Relation,
    number: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Counter {
    Open,
    Cells,
    Bytes,
    Leaves,
    Nodes,
    Inner,
    Table,
    Level,
    Lower,
    Upper,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Relation {
    Less,
    AtMost,
    Equal,
    Different,
    AtLeast,
    More,
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ExpressionError {
    #[error(
        "'{0}' is no counter; there are open, cells, bytes, leaves, nodes, inner, table, level, lower, upper"
    )]
    UnknownCounter(String),
    #[error("'{0}' is no comparison; there are <, <=, =, !=, >=, >")]
    UnknownRelation(String),
    #[error("'{0}' is no number")]
    NotANumber(String),
    #[error("a condition is COUNTER COMPARISON NUMBER, as in: open > 1000 and leaves >= 50")]
    Incomplete,
}

impl Expression {
    pub fn parse(text: &str) -> Result<Expression, ExpressionError> {
        let spaced = text
            .replace("!=", " ≠ ")
            .replace("<=", " ≤ ")
            .replace(">=", " ≥ ");
        let spaced = ["<", ">", "=", "≠", "≤", "≥"]
            .iter()
            .fold(spaced, |s, op| s.replace(op, &format!(" {op} ")));
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut any = vec![Vec::new()];
        let mut at = 0;
        loop {
            let [name, relation, number] =
                words.get(at..at + 3).ok_or(ExpressionError::Incomplete)?
            else {
                return Err(ExpressionError::Incomplete);
            };
            let comparison = Comparison {
                counter: Counter::parse(name)?,
                relation: Relation::parse(relation)?,
                number: number
                    .parse()
                    .map_err(|_| ExpressionError::NotANumber((*number).to_owned()))?,
            };
            any.last_mut()
                .expect("there is always one list")
                .push(comparison);
            at += 3;
            match words.get(at).map(|w| w.to_lowercase()).as_deref() {
                None => return Ok(Expression { any }),
                Some("and" | "&&") => {}
                Some("or" | "||") => any.push(Vec::new()),
                Some(_) => return Err(ExpressionError::Incomplete),
            }
            at += 1;
        }
    }

    pub fn holds(&self, meter: &Meter) -> bool {
        self.any
            .iter()
            .any(|all| all.iter().all(|c| c.holds(meter)))
    }
}

impl Comparison {
    fn holds(&self, meter: &Meter) -> bool {
        let now = &meter.now;
        let value = match self.counter {
            Counter::Open => now.open as f64,
            Counter::Cells => now.cells as f64,
            Counter::Bytes => now.bytes as f64,
            Counter::Leaves => meter.counts.visits as f64,
            Counter::Nodes => meter.counts.nodes() as f64,
            Counter::Inner => meter.counts.inner_visits as f64,
            Counter::Table => now.table_entries as f64,
            Counter::Level => f64::from(now.level),
            Counter::Lower => f64::from(now.root.lower.get()),
            Counter::Upper => f64::from(now.root.upper.get()),
        };
        match self.relation {
            Relation::Less => value < self.number,
            Relation::AtMost => value <= self.number,
            Relation::Equal => value == self.number,
            Relation::Different => value != self.number,
            Relation::AtLeast => value >= self.number,
            Relation::More => value > self.number,
        }
    }
}

impl Counter {
    fn parse(name: &str) -> Result<Counter, ExpressionError> {
        Ok(match name.to_lowercase().as_str() {
            "open" => Counter::Open,
            "cells" => Counter::Cells,
            "bytes" => Counter::Bytes,
            "leaves" | "visits" => Counter::Leaves,
            "nodes" => Counter::Nodes,
            "inner" => Counter::Inner,
            "table" => Counter::Table,
            "level" => Counter::Level,
            "lower" => Counter::Lower,
            "upper" => Counter::Upper,
            _ => return Err(ExpressionError::UnknownCounter(name.to_owned())),
        })
    }
}

impl Relation {
    fn parse(text: &str) -> Result<Relation, ExpressionError> {
        Ok(match text {
            "<" => Relation::Less,
            "≤" => Relation::AtMost,
            "=" => Relation::Equal,
            "≠" => Relation::Different,
            "≥" => Relation::AtLeast,
            ">" => Relation::More,
            _ => return Err(ExpressionError::UnknownRelation(text.to_owned())),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meter(open: u64, visits: u64) -> Meter {
        let mut meter = Meter::default();
        meter.now.open = open;
        meter.counts.visits = visits;
        meter
    }

    #[test]
    fn conditions_read_as_they_are_written() {
        let e = Expression::parse("open>1000 and leaves >= 50 or leaves = 3").unwrap();
        assert!(e.holds(&meter(1001, 50)));
        assert!(!e.holds(&meter(1001, 49)));
        assert!(e.holds(&meter(0, 3)));
        assert_eq!(
            Expression::parse("open > "),
            Err(ExpressionError::Incomplete)
        );
        assert!(matches!(
            Expression::parse("opem > 3"),
            Err(ExpressionError::UnknownCounter(_))
        ));
        assert!(matches!(
            Expression::parse("open > x"),
            Err(ExpressionError::NotANumber(_))
        ));
    }

    #[test]
    fn a_counter_holds_the_search_once_when_it_passes_its_limit() {
        let mut watch = Watch::default();
        watch.set(vec![Breakpoint::OpenAbove(10)]);
        assert!(watch.at_meter(&meter(10, 0)).is_none());
        assert_eq!(watch.at_meter(&meter(11, 0)).as_deref(), Some("OPEN > 10"));
        assert!(watch.at_meter(&meter(12, 0)).is_none());
        assert!(watch.at_meter(&meter(9, 0)).is_none());
        assert!(watch.at_meter(&meter(11, 0)).is_some());
    }
}
