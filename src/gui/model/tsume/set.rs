//! A set of tsume problems: which are solved, with what result, and how long the rest may take.

use std::sync::Arc;
use std::time::Duration;

use crate::base::platform::channel::TryRecvError;

use crate::base::platform::Instant;
use crate::game::shogi::notation::NotationError;
use crate::game::shogi::{Reasons, Setup};
use crate::solve::tsume::{Answer, Options, Progress, Verdict};
use crate::worker::tsume::{Entry, SetNews, SolvingSet};
use crate::worker::{Failure, Wake};

/// A problem of the set and what became of it.
#[derive(Clone, Debug)]
pub struct SetRow {
    pub entry: Entry,
    pub result: Option<Result<Box<Answer>, Reasons>>,
}

pub struct TsumeSet {
    /// The so-many-th that was opened.
    pub number: u64,
    pub name: String,
    rows: Vec<SetRow>,
    /// Lines that are no problems: where, and why.
    pub bad_lines: Vec<NotationError>,
    solving: Option<SolvingSet>,
    begun: Option<(usize, Arc<Progress>)>,
    since: Instant,
    /// How many were solved when this run began.
    done_before: usize,
    pub chosen: Option<usize>,
}

impl TsumeSet {
    pub fn new(
        number: u64,
        name: String,
        entries: Vec<Entry>,
        bad_lines: Vec<NotationError>,
    ) -> TsumeSet {
        let row = |entry| SetRow {
            entry,
            result: None,
        };
        TsumeSet {
            number,
            name,
            rows: entries.into_iter().map(row).collect(),
            bad_lines,
            solving: None,
            begun: None,
            since: Instant::now(),
            done_before: 0,
            chosen: None,
        }
    }

    pub fn rows(&self) -> &[SetRow] {
        &self.rows
    }

    /// The problem that is being solved, with its live numbers.
    pub fn begun(&self) -> Option<(usize, &Progress)> {
        self.begun.as_ref().map(|(i, progress)| (*i, &**progress))
    }

    /// The problem after the one that is chosen; the first if none is.
    pub fn after(&self) -> Option<usize> {
        let next = self.chosen.map_or(0, |chosen| chosen + 1);
        (next < self.rows.len()).then_some(next)
    }

    /// The problem before the one that is chosen.
    pub fn before(&self) -> Option<usize> {
        self.chosen?.checked_sub(1)
    }

    pub fn is_running(&self) -> bool {
        self.solving.is_some()
    }

    pub fn done(&self) -> usize {
        self.rows.iter().filter(|row| row.result.is_some()).count()
    }

    /// How many are mate, how many are none, and how many are unknown.
    pub fn tally(&self) -> [usize; 3] {
        let count = |verdict| {
            let answers = self.rows.iter().filter_map(|row| row.result.as_ref());
            answers
                .filter(|result| result.as_ref().is_ok_and(|a| a.verdict == verdict))
                .count()
        };
        [Verdict::Mate, Verdict::NoMate, Verdict::Unknown].map(count)
    }

    /// Solves what is not solved yet.
    pub fn start(&mut self, options: Options, wake: Wake) {
        if self.rows.iter().all(|row| row.result.is_some()) {
            self.rows.iter_mut().for_each(|row| row.result = None);
        }
        let open = self.rows.iter().enumerate();
        let open = open.filter(|(_, row)| row.result.is_none());
        let problems = open.map(|(i, row)| (i, row.entry.setup.clone())).collect();
        self.done_before = self.done();
        self.since = Instant::now();
        self.solving = Some(SolvingSet::start(problems, options, wake));
    }

    /// Another position is on the board: chosen is its problem, if it is one of the set.
    pub fn follow(&mut self, shown: Option<&Setup>) {
        let is_shown = |row: &SetRow| Some(&row.entry.setup) == shown;
        let stays = |&i: &usize| self.rows.get(i).is_some_and(is_shown);
        self.chosen = self
            .chosen
            .filter(stays)
            .or_else(|| self.rows.iter().position(is_shown));
    }

    /// The problem that is chosen was solved apart from the set.
    pub fn learn(&mut self, setup: &Setup, answer: &Answer) {
        let row = self.chosen.and_then(|i| self.rows.get_mut(i));
        if let Some(row) = row.filter(|row| row.entry.setup == *setup)
            && answer.verdict != Verdict::Unknown
        {
            row.result = Some(Ok(Box::new(answer.clone())));
        }
    }

    pub fn stop(&mut self) {
        self.solving = None;
        self.begun = None;
    }

    /// How long the rest takes if it goes on as it went.
    pub fn time_left(&self) -> Option<Duration> {
        let done = self.done();
        let now = done.checked_sub(self.done_before).filter(|&n| n > 0)?;
        let left = self.rows.len() - done;
        self.is_running()
            .then(|| self.since.elapsed().mul_f64(left as f64 / now as f64))
    }

    /// Fetches what is new; an error if the thread broke down.
    pub fn poll(&mut self) -> Result<bool, Failure> {
        let mut changed = false;
        while let Some(solving) = &self.solving {
            match solving.news() {
                Ok(SetNews::Begun(i, progress)) => self.begun = Some((i, progress)),
                Ok(SetNews::Solved(i, answer)) => self.rows[i].result = Some(Ok(answer)),
                Ok(SetNews::Refused(i, reasons)) => self.rows[i].result = Some(Err(reasons)),
                Ok(SetNews::Over) | Err(TryRecvError::Disconnected) => self.stop(),
                Ok(SetNews::Broken(failure)) => {
                    self.stop();
                    return Err(failure);
                }
                Err(TryRecvError::Empty) => break,
            }
            changed = true;
        }
        Ok(changed)
    }
}
