//! Whether a lesson makes sense: every step can be staged and reached, every node and number in
//! its texts exists, every question has a right answer and can be answered wrongly.

use super::markup::{self, PieceKind, parse_path};
use super::staged::{Cast, place_of};
use super::{Ask, Lesson, Words};
use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::explain::question::Answer;
use crate::trace::NodeId;

/// What is wrong, and where. Steps are counted from 1, as on screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub step: Option<usize>,
    pub what: Words,
}

impl Localize for Fault {
    fn localize(&self, lang: Lang) -> String {
        let what = self.what.get(lang);
        match self.step {
            Some(step) => tr!(lang, learn_fault_in_step, step, what),
            None => what.to_owned(),
        }
    }
}

localized_error!(Fault);

/// Everything that is wrong with a lesson.
pub fn check(lesson: &Lesson) -> Vec<Fault> {
    let mut checker = Checker {
        step: None,
        faults: Vec::new(),
    };
    checker.lesson(lesson);
    checker.faults
}

struct Checker {
    step: Option<usize>,
    faults: Vec<Fault>,
}

impl Checker {
    fn fault<S: Into<String>>(&mut self, what: impl Fn(Lang) -> S) {
        self.faults.push(Fault {
            step: self.step,
            what: Words::of(what),
        });
    }

    fn error(&mut self, error: &dyn Localize) {
        self.fault(|lang| error.localize(lang));
    }

    fn lesson(&mut self, lesson: &Lesson) {
        let in_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if lesson.id.is_empty() || !lesson.id.chars().all(in_id) {
            self.fault(|lang| tr!(lang, learn_fault_id));
        }
        self.complete("title", &lesson.title);
        if !lesson.about.is_empty() {
            self.complete("about", &lesson.about);
        }
        if lesson.steps.is_empty() {
            self.fault(|lang| tr!(lang, learn_fault_no_step));
        }
        for i in 0..lesson.steps.len() {
            self.step = Some(i + 1);
            self.lesson_step(lesson, i);
        }
        self.step = None;
        if lesson.steps.last().is_some_and(|step| step.ask.is_none()) {
            self.fault(|lang| tr!(lang, learn_fault_last_step));
        }
    }

    /// Whether a text is there in every language.
    fn complete(&mut self, name: &str, words: &Words) {
        for missing in Lang::ALL {
            if words.get(missing).trim().is_empty() {
                let (tag, language) = (missing.tag(), missing.name());
                self.fault(|lang| tr!(lang, learn_fault_missing, name, tag, language));
            }
        }
    }

    fn lesson_step(&mut self, lesson: &Lesson, i: usize) {
        let step = &lesson.steps[i];
        self.complete("text", &step.text);
        if !step.hint.is_empty() {
            self.complete("hint", &step.hint);
        }
        if !step.because.is_empty() {
            self.complete("because", &step.because);
            if step.ask.is_none() {
                self.fault(|lang| tr!(lang, learn_fault_because));
            }
        }
        let staged = match lesson.staged(i) {
            Ok(staged) => staged,
            Err(error) => return self.error(&error),
        };
        let mut cast = match Cast::perform(&staged.scene) {
            Ok(cast) => cast,
            Err(error) => return self.error(&error),
        };
        match cast.find(staged.runner, &staged.moment) {
            Some(event) => cast.seek(staged.runner, event),
            None => {
                let moment = format!("{:?}", staged.moment);
                let id = &staged.scene.algorithms[staged.runner].id;
                return self.fault(|lang| tr!(lang, learn_fault_moment, moment = &moment, id));
            }
        }
        for path in &step.highlight {
            if place_of(&cast.canvas, path).is_none() {
                self.fault(|lang| tr!(lang, learn_fault_highlight, path));
            }
        }
        for words in [&step.text, &step.hint, &step.because] {
            for lang in Lang::ALL {
                self.text(words.get(lang), &cast, staged.runner);
            }
        }
        if let Some(ask) = &step.ask {
            self.ask(ask, &cast, staged.runner);
        }
    }

    fn text(&mut self, text: &str, cast: &Cast, runner: usize) {
        let pieces = match markup::parse(text) {
            Ok(pieces) => pieces,
            Err(error) => return self.error(&error),
        };
        let runs = cast.asked();
        for piece in pieces {
            match piece.what {
                PieceKind::Node { path, .. } if cast.place(&path).is_none() => {
                    let path = format!("{path:?}");
                    self.fault(|lang| tr!(lang, learn_fault_node, path = &path));
                }
                PieceKind::Figure(figure)
                    if figure
                        .text(&runs, runner, |path| cast.place(path))
                        .is_none() =>
                {
                    let figure = format!("{figure:?}");
                    self.fault(|lang| tr!(lang, learn_fault_figure, figure = &figure));
                }
                _ => {}
            }
        }
    }

    fn ask(&mut self, ask: &Ask, cast: &Cast, runner: usize) {
        if let Ask::Value { node, .. } = ask
            && parse_path(node)
                .and_then(|path| cast.place(&path))
                .is_none()
        {
            return self.fault(|lang| tr!(lang, learn_fault_asked_node, node));
        }
        let runs = cast.asked();
        let Some(solution) = ask.solve(&runs, runner) else {
            return self.fault(|lang| tr!(lang, learn_fault_no_answer));
        };
        let (mut right, mut wrong) = (0, 0);
        let mut note = |verdict: Option<crate::explain::question::Verdict>| match verdict {
            Some(verdict) if verdict.right => right += 1,
            Some(_) => wrong += 1,
            None => {}
        };
        match ask {
            Ask::Next | Ask::Cut | Ask::Unvisited => {
                for place in (0..cast.canvas.nodes().len() as u32).map(NodeId) {
                    note(ask.judge(&runs, runner, Answer::Node(place)));
                }
            }
            Ask::Value { .. } | Ask::Count { .. } => {
                if let Some(number) = solution.number {
                    note(ask.judge(&runs, runner, Answer::Number(number)));
                    let off = number.plus(1_000_000);
                    note(ask.judge(&runs, runner, Answer::Number(off)));
                }
            }
            Ask::Runner { .. } => {
                for chosen in 0..runs.len() {
                    note(ask.judge_runner(&runs, chosen));
                }
            }
        }
        if right == 0 {
            self.fault(|lang| tr!(lang, learn_fault_none_right));
        }
        if wrong == 0 {
            self.fault(|lang| tr!(lang, learn_fault_none_wrong));
        }
    }
}
