//! Tables: cells that know what they are, so that each form of output writes them its own way.

use serde::Serialize;

use crate::base::messages::Lang;
use crate::lab::names::label;
use crate::lab::statistics::Summary;
use crate::session::lesson::Words;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Table {
    /// Short, for file names.
    pub id: &'static str,
    pub title: Words,
    pub head: Vec<Words>,
    pub rows: Vec<Vec<Entry>>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    Nothing,
    Text(Words),
    Count(u64),
    Number(f64),
    /// A share of one, written in percent.
    Share(f64),
    /// A mean with its interval; "> mean" where searches met their limit.
    Mean(Summary),
    /// A p-value.
    Chance(f64),
}

impl Table {
    pub fn new(id: &'static str, title: Words, head: Vec<Words>) -> Table {
        Table {
            id,
            title,
            head,
            rows: Vec::new(),
        }
    }
}

impl From<Option<Summary>> for Entry {
    fn from(summary: Option<Summary>) -> Entry {
        summary.map_or(Entry::Nothing, Entry::Mean)
    }
}

impl Entry {
    pub fn text(text: impl Into<String>) -> Entry {
        Entry::Text(super::same(text))
    }

    /// A group or variant.
    pub fn name(name: &str) -> Entry {
        Entry::Text(label(name))
    }

    pub fn share(share: Option<f64>) -> Entry {
        share.map_or(Entry::Nothing, Entry::Share)
    }

    pub fn number(number: Option<f64>) -> Entry {
        number.map_or(Entry::Nothing, Entry::Number)
    }

    /// As people read it.
    pub fn show(&self, lang: Lang) -> String {
        match self {
            Entry::Nothing => "–".to_owned(),
            Entry::Text(words) => words.get(lang).to_owned(),
            Entry::Count(n) => number(*n as f64),
            Entry::Number(n) => number(*n),
            Entry::Share(share) => format!("{:.1} %", share * 100.0),
            Entry::Mean(summary) => mean_text(summary),
            Entry::Chance(p) if *p < 0.001 => "< 0.001".to_owned(),
            Entry::Chance(p) => format!("{p:.3}"),
        }
    }

    /// As programs read it: one field, or several for a mean (mean, low, high, n, over).
    pub fn fields(&self) -> Vec<String> {
        match self {
            Entry::Nothing => vec![String::new()],
            Entry::Text(words) => vec![words.en.clone()],
            Entry::Count(n) => vec![n.to_string()],
            Entry::Number(n) | Entry::Share(n) | Entry::Chance(n) => vec![n.to_string()],
            Entry::Mean(s) => vec![
                s.mean.to_string(),
                s.low.to_string(),
                s.high.to_string(),
                s.n.to_string(),
                s.over.to_string(),
            ],
        }
    }
}

/// A mean with its interval.
pub fn mean_text(summary: &Summary) -> String {
    let mean = number(summary.mean);
    if summary.over > 0 {
        return format!("> {mean} ({} / {})", summary.over, summary.n);
    }
    if summary.n < 2 {
        return mean;
    }
    format!("{mean} [{}–{}]", number(summary.low), number(summary.high))
}

/// A number to three or so digits, large ones in groups of three.
pub fn number(n: f64) -> String {
    let size = n.abs();
    if !n.is_finite() {
        return "–".to_owned();
    }
    if size >= 100.0 || n == n.trunc() {
        let digits = format!("{size:.0}");
        let mut text = String::new();
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i) % 3 == 0 {
                text.push(',');
            }
            text.push(digit);
        }
        return if n < 0.0 { format!("−{text}") } else { text };
    }
    let text = match size {
        s if s >= 10.0 => format!("{size:.1}"),
        s if s >= 0.095 => format!("{size:.2}"),
        s if s >= 0.00095 => format!("{size:.4}"),
        _ => format!("{size:.1e}"),
    };
    if n < 0.0 { format!("−{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        let written = [0.0, 7.0, 0.1234, 0.00123, 12.34, 1234.5, 2_244_000.0, -3.5].map(number);
        assert_eq!(
            written,
            [
                "0",
                "7",
                "0.12",
                "0.0012",
                "12.3",
                "1,234",
                "2,244,000",
                "−3.50"
            ]
        );
    }

    #[test]
    fn a_mean_of_stopped_searches_is_a_lower_bound() {
        let summary = Summary::of(&[(100.0, true), (50.0, false)]);
        assert_eq!(Entry::from(summary).show(Lang::En), "> 75 (1 / 2)");
        let summary = Summary::of(&[(100.0, false), (50.0, false)]);
        assert!(Entry::from(summary).show(Lang::En).starts_with("75 ["));
    }
}
