//! What an experiment will cost: at first by the guesses of its cells, then by what their like have
//! taken.

use crate::base::messages::{Lang, tr};
use std::collections::HashMap;

use super::cell::{Cell, Done};
use super::store::Results;

/// Processor seconds, guessed and measured.
#[derive(Clone, Debug, Default)]
pub struct Estimate {
    /// Group and variant of each cell, with its guess.
    cells: HashMap<String, (String, f64)>,
    /// For each group and variant: how many, how many of them done, seconds guessed and measured.
    kinds: HashMap<String, Kind>,
    done: usize,
}

#[derive(Clone, Debug, Default)]
struct Kind {
    all: usize,
    done: usize,
    guessed: f64,
    guessed_done: f64,
    measured: f64,
}

/// The guesses of all cells weigh as much as measurements of this share of them,
const GUESS_SHARE: f64 = 0.05;
/// and within a kind the guess as much as so many searches of it.
const GUESS_SEARCHES: f64 = 4.0;

impl Estimate {
    pub fn new<'a>(cells: impl Iterator<Item = &'a Cell>, finished: &Results) -> Estimate {
        let mut estimate = Estimate::default();
        for cell in cells {
            let kind = format!("{}/{}", cell.group, cell.variant);
            let entry = estimate.kinds.entry(kind.clone()).or_default();
            entry.all += 1;
            entry.guessed += cell.guess;
            estimate.cells.insert(cell.id(), (kind, cell.guess));
        }
        for done in finished.values() {
            estimate.learn(done);
        }
        estimate
    }

    /// A cell is finished. One that belongs to another part says nothing.
    pub fn learn(&mut self, done: &Done) {
        let Some((kind, guess)) = self.cells.remove(&done.outcome.cell) else {
            return;
        };
        let kind = self.kinds.entry(kind).or_default();
        kind.done += 1;
        kind.guessed_done += guess;
        kind.measured += done.measured.seconds;
        self.done += 1;
    }

    pub fn done(&self) -> usize {
        self.done
    }

    /// Seconds still to be spent. Guess and measurement are weighed against each other: a few
    /// searches say little of thousands, the first ones being cheap or dear by chance, and what is
    /// said before a run, in its middle and after it must not jump.
    pub fn left(&self) -> f64 {
        let sum = |of: fn(&Kind) -> f64| self.kinds.values().map(of).sum::<f64>();
        let trust = GUESS_SHARE * sum(|kind| kind.guessed);
        let guessed = sum(|kind| kind.guessed_done) + trust;
        // How far the guesses were off so far.
        let scale = match guessed > 0.0 {
            true => (sum(|kind| kind.measured) + trust) / guessed,
            false => 1.0,
        };
        let left = self.kinds.values().map(|kind| {
            let guessed = scale * kind.guessed / kind.all.max(1) as f64;
            let each =
                (kind.measured + GUESS_SEARCHES * guessed) / (kind.done as f64 + GUESS_SEARCHES);
            (kind.all - kind.done) as f64 * each
        });
        left.sum()
    }

    pub fn spent(&self) -> f64 {
        self.kinds.values().map(|kind| kind.measured).sum()
    }

    pub fn total(&self) -> f64 {
        self.spent() + self.left()
    }
}

/// A shorter time has no number, in seconds.
const LEAST: f64 = 0.05;

/// From half a second to so many an estimate is no number: what is started and written beside the
/// searches counts as much, and another machine or a busy one takes twice as long.
const A_FEW: f64 = 10.0;

/// A time that is only estimated: about 40 s.
pub fn about_text(seconds: f64, lang: Lang) -> String {
    let text = duration_text(seconds, lang);
    match seconds {
        s if s < LEAST => text,
        s if (0.5..A_FEW).contains(&s) => tr!(lang, lab_a_few_seconds).to_owned(),
        _ => tr!(lang, lab_about, text),
    }
}

/// A time as people say it: 40 s, 12 min, 3.5 h.
pub fn duration_text(seconds: f64, lang: Lang) -> String {
    let (number, unit) = match seconds {
        s if s < LEAST => return tr!(lang, lab_0_1_s).to_owned(),
        s if s < 0.95 => (format!("{s:.1}"), tr!(lang, lab_s)),
        s if s < 100.0 => (format!("{s:.0}"), tr!(lang, lab_s)),
        s if s < 100.0 * 60.0 => (format!("{:.0}", s / 60.0), tr!(lang, lab_min)),
        s => (format!("{:.1}", s / 3600.0), tr!(lang, lab_h)),
    };
    number + unit
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::Plan;

    #[test]
    fn guesses_give_way_to_what_is_measured() {
        let cells = Plan::quick("trees-depth").cells().unwrap();
        let mut estimate = Estimate::new(cells.iter(), &Results::new());
        let guessed: f64 = cells.iter().map(|c| c.guess).sum();
        assert!((estimate.left() - guessed).abs() < 1e-9);
        for cell in &cells {
            let mut done = Done::default();
            done.outcome.cell = cell.id();
            done.measured.seconds = 10.0 * cell.guess;
            estimate.learn(&done);
        }
        assert_eq!(estimate.done(), cells.len());
        assert!(estimate.left().abs() < 1e-9);
        assert!((estimate.total() - 10.0 * guessed).abs() < 1e-6 * guessed);
    }

    #[test]
    fn a_few_cheap_searches_do_not_make_thousands_cheap() {
        let cells = Plan::new("games-proof").cells().unwrap();
        let mut estimate = Estimate::new(cells.iter(), &Results::new());
        let before = estimate.left();
        let mut last = before;
        for (i, cell) in cells.iter().enumerate() {
            let mut done = Done::default();
            done.outcome.cell = cell.id();
            // The first are much cheaper than all the others.
            done.measured.seconds = cell.guess * if i < 86 { 0.04 } else { 0.3 };
            estimate.learn(&done);
            let left = estimate.left();
            let rest = 0.3 * before * (1.0 - (i + 1) as f64 / cells.len() as f64);
            assert!(
                left >= 0.9 * rest && left < last + 0.05 * before,
                "{i}: {left}"
            );
            last = left;
        }
        assert!(last.abs() < 1e-9);
    }

    #[test]
    fn an_estimate_of_some_seconds_is_not_exact() {
        let said = |seconds| about_text(seconds, Lang::En);
        assert_eq!(said(0.96), "a few seconds");
        assert_eq!(said(8.0), "a few seconds");
        assert_eq!(said(0.3), "about 0.3 s");
        assert_eq!(said(42.0), "about 42 s");
        assert_eq!(about_text(2.0, Lang::Ja), "数秒");
    }

    #[test]
    fn times_are_written_as_people_say_them() {
        let times = [0.0004, 0.32, 42.4, 700.0, 9000.0];
        let said = |lang| times.map(|seconds| duration_text(seconds, lang));
        assert_eq!(
            said(Lang::En),
            ["< 0.1 s", "0.3 s", "42 s", "12 min", "2.5 h"]
        );
        assert_eq!(
            said(Lang::Ja),
            ["0.1秒未満", "0.3秒", "42秒", "12分", "2.5時間"]
        );
    }
}
