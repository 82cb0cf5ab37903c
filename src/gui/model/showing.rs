//! Past runs that are shown again: what was run together comes back together, as one edit.

use super::view::LeftView;
use super::{About, Model, PastRun, Run, Time, Tone};
use crate::base::messages::tr;
use crate::session::{MAX_RUNNERS, Session};

/// What is edited and can be undone.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Document {
    pub session: Session,
    /// Which showing of past runs it is, counted from 0: the session may be the same in two of them.
    pub showing: usize,
}

impl Document {
    pub fn of(session: Session) -> Document {
        Document {
            session,
            showing: 0,
        }
    }
}

/// How a past run comes back.
enum Way {
    /// Beside what is shown.
    Joins,
    /// In its place.
    Replaces,
}

impl Model {
    /// Past runs, by their places, that come back with this one, itself included: those that were
    /// run together with it, in the order of their runners.
    fn companions(&self, past: &PastRun) -> Vec<usize> {
        let comes = |other: &PastRun| {
            other.run.number() == past.run.number() || other.run.ran_beside(&past.run)
        };
        let mut places: Vec<usize> = (0..self.work.past.len())
            .filter(|&i| comes(&self.work.past[i]))
            .collect();
        places.sort_by_key(|&i| self.work.past[i].run.number());
        places
    }

    /// A run stands beside others that searched the same: alone, or where some of its race are
    /// still shown. A whole race takes the place of what is shown.
    fn way_of(&self, past: &PastRun) -> Way {
        let is_same = |run: &Run| run.problem() == past.run.problem();
        let is_alone = self.companions(past).len() == 1;
        let is_begun = self.runs().any(|run| run.ran_beside(&past.run));
        match self.runs().any(is_same) && (is_alone || is_begun) {
            true => Way::Joins,
            false => Way::Replaces,
        }
    }

    /// Whether a past run can be shown again; if not, why. Nobody's search is ended for that
    /// unasked.
    pub fn can_show_past(&self, past: &PastRun) -> Result<(), String> {
        let is_in_the_way = |run: &Run| {
            let stays = matches!(self.way_of(past), Way::Joins);
            run.is_alive() && !(stays && run.problem() == past.run.problem())
        };
        match self.runs().any(is_in_the_way) {
            false => Ok(()),
            true => Err(tr!(
                self.lang(),
                watch_a_search_is_under_way,
                number = past.number
            )),
        }
    }

    /// What showing a past run again brings, and what becomes of what is shown.
    pub fn showing_in_words(&self, past: &PastRun) -> String {
        let lang = self.lang();
        let number = past.number;
        let back = self.companions(past);
        let others = back.iter().map(|&i| &self.work.past[i]);
        let others: Vec<String> = others
            .filter(|other| other.number != number)
            .map(|other| format!("#{} {}", other.number, other.run.label_in(lang)))
            .collect();
        let with = match others.is_empty() {
            true => String::new(),
            false => {
                let others = others.join(tr!(lang, language_list_separator));
                tr!(lang, watch_with_what_was_run_together, others)
            }
        };
        match self.way_of(past) {
            Way::Joins => tr!(lang, watch_show_again_beside_the_runs, number, with),
            Way::Replaces => tr!(lang, watch_show_again_undo_brings_back, number, with),
        }
    }

    /// Shows a run again, with all that were run together with it and their position. Runs of
    /// different problems are never compared.
    pub(super) fn show_past(&mut self, i: usize) {
        let Some(past) = self.work.past.get(i) else {
            return;
        };
        if let Err(reason) = self.can_show_past(past) {
            return self.say(Tone::News, reason);
        }
        let (number, asked) = (past.number, past.run.number());
        let way = self.way_of(past);
        let back = self.companions(past);
        self.remember_view();
        self.end_again();
        let showing = self.next_showing();
        let back = self.take_past(&back);
        let problem = back[0].problem().clone();
        let is_at_home = problem == *self.problem();
        self.keep_runs_of_others(&problem);
        match way {
            Way::Joins => self.place_beside(back, showing),
            Way::Replaces if back.len() > 1 => self.place_alone(back, showing),
            Way::Replaces => self.place_among(back, showing),
        }
        self.refresh_scene();
        if matches!(way, Way::Joins) {
            return self.go_to(self.work.time);
        }
        let place = self.work.runners.iter().position(|runner| {
            let run = runner.run.as_ref();
            run.is_some_and(|run| run.number() == asked)
        });
        self.work.active = place.unwrap_or(0);
        self.work.selected = None;
        self.go_to(Time::Live);
        let sentence = match is_at_home {
            true => tr!(self.lang(), watch_run_is_shown_again_undo, number),
            false => tr!(self.lang(), watch_run_is_shown_with_its, number),
        };
        self.say_about(Some(About::ShownAgain), Tone::News, sentence);
    }

    /// Takes past runs out of the list, in the order of their places given.
    fn take_past(&mut self, places: &[usize]) -> Vec<Run> {
        let numbers: Vec<u64> = places
            .iter()
            .map(|&i| self.work.past[i].run.number())
            .collect();
        let taken = numbers.into_iter().filter_map(|it| self.take_number(it));
        taken.collect()
    }

    fn take_number(&mut self, number: u64) -> Option<Run> {
        let at = self
            .work
            .past
            .iter()
            .position(|it| it.run.number() == number)?;
        Some(self.work.past.remove(at).run)
    }

    /// Beside what is shown; where there is no room, the last make some.
    fn place_beside(&mut self, back: Vec<Run>, showing: usize) {
        let room = MAX_RUNNERS.saturating_sub(back.len());
        self.edit_showing(showing, |session| {
            session.runners.truncate(room);
            session.runners.extend(back.iter().map(Run::stand_in));
        });
        let first = self.work.runners.len() - back.len();
        self.place(back, first);
    }

    /// In place of everything, each with its runner.
    fn place_alone(&mut self, back: Vec<Run>, showing: usize) {
        let shown = self.work.runners.iter_mut();
        let shown: Vec<Run> = shown.filter_map(|runner| runner.run.take()).collect();
        shown.into_iter().for_each(|run| self.keep(run));
        self.edit_showing(showing, |session| {
            session.problem = back[0].problem().clone();
            session.runners = back.iter().map(Run::stand_in).collect();
        });
        self.place(back, 0);
    }

    /// In the place of its runner or, if it has none, of the last one. What the others had found of
    /// this position comes back with it.
    fn place_among(&mut self, back: Vec<Run>, showing: usize) {
        let Some(run) = back.first() else { return };
        let (choice, problem) = (run.stand_in(), run.problem().clone());
        let known = self.work.runners.iter().position(|r| r.choice == choice);
        self.edit_showing(showing, |session| {
            session.problem = problem;
            if known.is_none() {
                session.runners.truncate(MAX_RUNNERS - 1);
                session.runners.push(choice);
            }
        });
        let place = known.unwrap_or(self.work.runners.len() - 1);
        self.place(back, place);
        self.call_back();
    }

    fn place(&mut self, back: Vec<Run>, first: usize) {
        for (at, run) in (first..).zip(back) {
            if let Some(before) = self.work.runners[at].run.replace(run) {
                self.keep(before);
            }
        }
    }

    fn edit_showing(&mut self, showing: usize, change: impl FnOnce(&mut Session)) {
        let mut session = self.session().clone();
        change(&mut session);
        self.work.document.edit(Document { session, showing }, None);
        self.document_changed();
    }

    /// Remembers what is shown now, and gives the number of the showing that comes next.
    fn next_showing(&mut self) -> usize {
        self.leave_showing();
        self.work.showings.len()
    }

    /// Before another showing takes the place of this one.
    pub(super) fn leave_showing(&mut self) {
        let left = LeftView {
            of: self.shown_numbers(),
            view: self.work.view(),
        };
        match self.work.showings.get_mut(self.work.document.now().showing) {
            Some(earlier) => *earlier = left,
            None => self.work.showings.push(left),
        }
    }

    /// An undo or redo has come to another showing: shows what was shown in it, as it was left.
    pub(super) fn come_to_showing(&mut self) {
        let Some(left) = self
            .work
            .showings
            .get(self.work.document.now().showing)
            .cloned()
        else {
            return self.call_back();
        };
        let shown = self.work.runners.iter_mut();
        let mut shown: Vec<Run> = shown.filter_map(|runner| runner.run.take()).collect();
        for (at, &number) in (0..self.work.runners.len()).zip(&left.of) {
            let stays = shown.iter().position(|run| run.number() == number);
            self.work.runners[at].run = match stays {
                Some(at) => Some(shown.swap_remove(at)),
                None => self.take_number(number),
            };
        }
        shown.into_iter().for_each(|run| self.keep(run));
        self.refresh_scene();
        self.look_at(left.view);
    }
}
