//! Conditions, in game terms, at which a running search is held.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::text::{Lang, Spoken};
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

impl Breakpoint {
    /// What is waited for.
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Breakpoint::OpenAbove(limit) => format!("OPEN > {limit}"),
            Breakpoint::BytesAbove(limit) => {
                lang.pick(format!("bytes > {limit}"), format!("バイト数 > {limit}"))
            }
            Breakpoint::RootBound => lang
                .pick("the root's bounds change", "根の上下界値が変わる")
                .to_owned(),
            Breakpoint::NextCut => lang.pick("the next cut", "次のカット").to_owned(),
            Breakpoint::Selected(path) => {
                let path: Vec<String> = path.iter().map(u32::to_string).collect();
                let path = path.join(".");
                lang.pick(
                    format!("node {path} is selected"),
                    format!("節点{path}が選ばれる"),
                )
            }
            Breakpoint::FirstSearched(m) => lang.pick(
                format!("move {m} is first searched"),
                format!("手{m}が初めて探索される"),
            ),
            Breakpoint::PvChanges => lang
                .pick("the best move changes", "最善手が変わる")
                .to_owned(),
            Breakpoint::PurgeAbove(limit) => lang.pick(
                format!("a purge of more than {limit}"),
                format!("{limit}を超える一括解放"),
            ),
            Breakpoint::Counters(text) => text.clone(),
        }
    }
}

/// Watches for breakpoints during one run.
#[derive(Debug, Default)]
pub struct Watch {
    points: Vec<Point>,
    root: Option<Bounds>,
    best: Option<NodeId>,
    searched: Vec<Move>,
}

#[derive(Debug)]
struct Point {
    what: Breakpoint,
    expression: Option<Expression>,
    /// Counter conditions hold a search when they *become* true, not for as long as they are.
    was_true: bool,
}

impl Watch {
    pub fn set(&mut self, points: Vec<Breakpoint>) {
        let point = |what| Point {
            expression: match &what {
                Breakpoint::Counters(text) => Expression::parse(text).ok(),
                _ => None,
            },
            what,
            was_true: false,
        };
        self.points = points.into_iter().map(point).collect();
    }

    pub fn is_idle(&self) -> bool {
        self.points.is_empty()
    }

    /// Whether any condition looks at counters, so that every node must be looked at.
    pub fn needs_meter(&self) -> bool {
        self.points.iter().any(|point| {
            matches!(
                point.what,
                Breakpoint::OpenAbove(_) | Breakpoint::BytesAbove(_) | Breakpoint::Counters(_)
            )
        })
    }

    /// After an event: the breakpoint that is met, if one is.
    pub fn at_event(&mut self, record: &Record, event: &Event) -> Option<Breakpoint> {
        let root_changed =
            event.node == NodeId::ROOT && matches!(event.kind, Kind::Bounds | Kind::Return) && {
                let bounds = event.bounds();
                let changed = self.root != Some(bounds);
                self.root = Some(bounds);
                changed && bounds != Bounds::UNKNOWN
            };
        let new_best = self.new_best(record, event);
        let entered =
            matches!(event.kind, Kind::Enter | Kind::Select) && record.nodes.contains(event.node);
        let first = entered && event.node != NodeId::ROOT && {
            let m = record.nodes.last_move(event.node);
            let fresh = !self.searched.contains(&m);
            if fresh {
                self.searched.push(m);
            }
            fresh
        };
        let met = |point: &&Point| match &point.what {
            Breakpoint::RootBound => root_changed,
            Breakpoint::NextCut => matches!(event.kind, Kind::Cut | Kind::PreCut),
            Breakpoint::Selected(path) => {
                entered
                    && record
                        .nodes
                        .path(event.node)
                        .iter()
                        .map(|m| m.0)
                        .eq(path.iter().copied())
            }
            Breakpoint::FirstSearched(m) => first && record.nodes.last_move(event.node).0 == *m,
            Breakpoint::PvChanges => new_best,
            Breakpoint::PurgeAbove(limit) => match event.kind {
                Kind::Close => event.freed_here().is_some_and(|freed| freed > *limit),
                // A purge too large for its own event is told just before it.
                Kind::Freed => event.number() > *limit,
                _ => false,
            },
            Breakpoint::OpenAbove(_) | Breakpoint::BytesAbove(_) | Breakpoint::Counters(_) => false,
        };
        self.points.iter().find(met).map(|point| point.what.clone())
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

    /// After a node: the counter condition that has become true.
    pub fn at_meter(&mut self, meter: &Meter) -> Option<Breakpoint> {
        let mut hit = None;
        for point in &mut self.points {
            let is = match &point.what {
                Breakpoint::OpenAbove(limit) => meter.now.open > *limit,
                Breakpoint::BytesAbove(limit) => meter.now.bytes > *limit,
                Breakpoint::Counters(_) => {
                    point.expression.as_ref().is_some_and(|e| e.holds(meter))
                }
                _ => continue,
            };
            if is && !point.was_true && hit.is_none() {
                hit = Some(point.what.clone());
            }
            point.was_true = is;
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

impl Spoken for ExpressionError {
    fn japanese(&self) -> String {
        match self {
            ExpressionError::UnknownCounter(name) => format!(
                "「{name}」という計数はありません。あるのはopen、cells、bytes、leaves、nodes、inner、table、level、lower、upperです"
            ),
            ExpressionError::UnknownRelation(name) => {
                format!("「{name}」は比較ではありません。あるのは<、<=、=、!=、>=、>です")
            }
            ExpressionError::NotANumber(text) => format!("「{text}」は数ではありません"),
            ExpressionError::Incomplete => {
                "「open > 1000 and leaves >= 50」のように、計数・比較・数を書いてください"
                    .to_owned()
            }
        }
    }
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
    fn a_condition_that_cannot_be_read_does_not_disturb_the_others() {
        let mut watch = Watch::default();
        let good = Breakpoint::Counters("leaves >= 2".to_owned());
        watch.set(vec![
            Breakpoint::Counters("nonsense".to_owned()),
            good.clone(),
        ]);
        assert_eq!(watch.at_meter(&meter(0, 1)), None);
        assert_eq!(watch.at_meter(&meter(0, 2)), Some(good));
    }

    #[test]
    fn a_large_purge_is_seen_though_its_count_does_not_fit_its_event() {
        let mut watch = Watch::default();
        watch.set(vec![Breakpoint::PurgeAbove(300)]);
        let record = Record::default();
        let freed = |cells| Event::freed(0, 1, NodeId::ROOT, cells);
        assert_eq!(watch.at_event(&record, &freed(300)), None);
        assert!(watch.at_event(&record, &freed(301)).is_some());
    }

    #[test]
    fn a_counter_holds_the_search_once_when_it_passes_its_limit() {
        let mut watch = Watch::default();
        watch.set(vec![Breakpoint::OpenAbove(10)]);
        assert!(watch.at_meter(&meter(10, 0)).is_none());
        assert_eq!(
            watch.at_meter(&meter(11, 0)),
            Some(Breakpoint::OpenAbove(10))
        );
        assert!(watch.at_meter(&meter(12, 0)).is_none());
        assert!(watch.at_meter(&meter(9, 0)).is_none());
        assert!(watch.at_meter(&meter(11, 0)).is_some());
    }
}
