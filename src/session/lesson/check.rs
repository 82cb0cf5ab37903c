//! Whether a lesson makes sense: every step can be staged and reached, every node and number in
//! its texts exists, every question has a right answer and can be answered wrongly.

use std::fmt;

use super::markup::{self, PieceKind, parse_path};
use super::staged::{Cast, place_of};
use super::{Ask, Lesson, Words};
use crate::trace::NodeId;
use crate::trace::question::Answer;

/// What is wrong, and where. Steps are counted from 1, as on screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub step: Option<usize>,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => write!(f, "step {step}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

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
    fn fault(&mut self, what: impl fmt::Display) {
        self.faults.push(Fault {
            step: self.step,
            what: what.to_string(),
        });
    }

    fn lesson(&mut self, lesson: &Lesson) {
        let in_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if lesson.id.is_empty() || !lesson.id.chars().all(in_id) {
            self.fault("the id must be made of small letters, digits and hyphens");
        }
        self.both("title", &lesson.title);
        if !lesson.about.is_empty() {
            self.both("about", &lesson.about);
        }
        if lesson.steps.is_empty() {
            self.fault("a lesson needs at least one step");
        }
        for i in 0..lesson.steps.len() {
            self.step = Some(i + 1);
            self.lesson_step(lesson, i);
        }
        self.step = None;
        if lesson.steps.last().is_some_and(|step| step.ask.is_none()) {
            self.fault("a lesson ends with a question");
        }
    }

    fn both(&mut self, name: &str, words: &Words) {
        for (text, lang) in [(&words.en, "English"), (&words.ja, "Japanese")] {
            if text.trim().is_empty() {
                self.fault(format_args!("the {name} is missing in {lang}"));
            }
        }
    }

    fn lesson_step(&mut self, lesson: &Lesson, i: usize) {
        let step = &lesson.steps[i];
        self.both("text", &step.text);
        if !step.hint.is_empty() {
            self.both("hint", &step.hint);
        }
        if !step.because.is_empty() {
            self.both("because", &step.because);
            if step.ask.is_none() {
                self.fault("because explains an answer, but nothing is asked");
            }
        }
        let staged = match lesson.staged(i) {
            Ok(staged) => staged,
            Err(error) => return self.fault(error),
        };
        let mut cast = match Cast::perform(&staged.scene) {
            Ok(cast) => cast,
            Err(error) => return self.fault(error),
        };
        match cast.find(staged.runner, &staged.moment) {
            Some(event) => cast.seek(staged.runner, event),
            None => {
                return self.fault(format_args!(
                    "the moment {:?} never comes in {}",
                    staged.moment, staged.scene.algorithms[staged.runner].id
                ));
            }
        }
        for path in &step.highlight {
            if place_of(&cast.canvas, path).is_none() {
                self.fault(format_args!("there is no node {path} to highlight"));
            }
        }
        for words in [&step.text, &step.hint, &step.because] {
            for text in [&words.en, &words.ja] {
                self.text(text, &cast, staged.runner);
            }
        }
        if let Some(ask) = &step.ask {
            self.ask(ask, &cast, staged.runner);
        }
    }

    fn text(&mut self, text: &str, cast: &Cast, runner: usize) {
        let pieces = match markup::parse(text) {
            Ok(pieces) => pieces,
            Err(error) => return self.fault(error),
        };
        let runs = cast.asked();
        for piece in pieces {
            match piece.what {
                PieceKind::Node { path, .. } if cast.place(&path).is_none() => {
                    self.fault(format_args!("there is no node {path:?}"));
                }
                PieceKind::Figure(figure)
                    if figure
                        .text(&runs, runner, |path| cast.place(path))
                        .is_none() =>
                {
                    self.fault(format_args!("the runs do not know {figure:?}"));
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
            return self.fault(format_args!("there is no node {node} to ask about"));
        }
        let runs = cast.asked();
        let Some(solution) = ask.solve(&runs, runner) else {
            return self.fault("the question has no answer at this moment");
        };
        let (mut right, mut wrong) = (0, 0);
        let mut note = |verdict: Option<crate::trace::question::Verdict>| match verdict {
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
            self.fault("no answer would be right");
        }
        if wrong == 0 {
            self.fault("no answer would be wrong");
        }
    }
}
