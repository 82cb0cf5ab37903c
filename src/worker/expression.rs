//! Conditions on a search's counters, as people write them: `open > 1000 and leaves >= 50`.

use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::search::Stats;

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

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExpressionError {
    UnknownCounter(String),
    UnknownRelation(String),
    NotANumber(String),
    Incomplete,
}

impl Localize for ExpressionError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            ExpressionError::UnknownCounter(name) => tr!(lang, worker_no_counter, name),
            ExpressionError::UnknownRelation(name) => tr!(lang, worker_no_relation, name),
            ExpressionError::NotANumber(text) => tr!(lang, worker_no_number, text),
            ExpressionError::Incomplete => tr!(lang, worker_incomplete).to_owned(),
        }
    }
}

localized_error!(ExpressionError);

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

    pub fn holds(&self, stats: &Stats) -> bool {
        self.any
            .iter()
            .any(|all| all.iter().all(|c| c.holds(stats)))
    }
}

impl Comparison {
    fn holds(&self, stats: &Stats) -> bool {
        let now = &stats.now;
        let value = match self.counter {
            Counter::Open => now.open as f64,
            Counter::Cells => now.cells as f64,
            Counter::Bytes => now.bytes as f64,
            Counter::Leaves => stats.counts.visits as f64,
            Counter::Nodes => stats.counts.nodes() as f64,
            Counter::Inner => stats.counts.inner_visits as f64,
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

    #[test]
    fn conditions_read_as_they_are_written() {
        let stats = |open, visits| {
            let mut stats = Stats::default();
            stats.now.open = open;
            stats.counts.visits = visits;
            stats
        };
        let e = Expression::parse("open>1000 and leaves >= 50 or leaves = 3").unwrap();
        assert!(e.holds(&stats(1001, 50)));
        assert!(!e.holds(&stats(1001, 49)));
        assert!(e.holds(&stats(0, 3)));
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
}
