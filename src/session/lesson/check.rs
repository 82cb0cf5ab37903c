//! Whether a lesson makes sense: every step can be staged and reached, every node and number in
//! its texts exists, every question has a right answer and can be answered wrongly.

use std::fmt;

use super::markup::{self, PieceKind, parse_path};
use super::staged::{Cast, place_of};
use super::{Ask, Lesson, Words};
use crate::game::text::Spoken;
use crate::trace::NodeId;
use crate::trace::question::Answer;

/// What is wrong, and where. Steps are counted from 1, as on screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub step: Option<usize>,
    pub what: Words,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => write!(f, "step {step}: {}", self.what.en),
            None => f.write_str(&self.what.en),
        }
    }
}

impl Spoken for Fault {
    fn japanese(&self) -> String {
        match self.step {
            Some(step) => format!("第{step}段階: {}", self.what.ja),
            None => self.what.ja.clone(),
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
    fn fault(&mut self, en: impl Into<String>, ja: impl Into<String>) {
        let what = Words {
            en: en.into(),
            ja: ja.into(),
        };
        self.faults.push(Fault {
            step: self.step,
            what,
        });
    }

    fn error(&mut self, error: &dyn Spoken) {
        self.fault(error.to_string(), error.japanese());
    }

    fn lesson(&mut self, lesson: &Lesson) {
        let in_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if lesson.id.is_empty() || !lesson.id.chars().all(in_id) {
            self.fault(
                "the id must be made of small letters, digits and hyphens",
                "idは英小文字・数字・ハイフンだけで書いてください",
            );
        }
        self.both("title", &lesson.title);
        if !lesson.about.is_empty() {
            self.both("about", &lesson.about);
        }
        if lesson.steps.is_empty() {
            self.fault(
                "a lesson needs at least one step",
                "教材には一つ以上の段階が必要です",
            );
        }
        for i in 0..lesson.steps.len() {
            self.step = Some(i + 1);
            self.lesson_step(lesson, i);
        }
        self.step = None;
        if lesson.steps.last().is_some_and(|step| step.ask.is_none()) {
            self.fault(
                "a lesson ends with a question",
                "教材の最後は問いでなければなりません",
            );
        }
    }

    fn both(&mut self, name: &str, words: &Words) {
        for (text, en, ja) in [
            (&words.en, "English", "英語"),
            (&words.ja, "Japanese", "日本語"),
        ] {
            if text.trim().is_empty() {
                self.fault(
                    format!("the {name} is missing in {en}"),
                    format!("{name}の{ja}がありません"),
                );
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
                self.fault(
                    "because explains an answer, but nothing is asked",
                    "becauseは答えの説明ですが、何も問われていません",
                );
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
                let (moment, id) = (&staged.moment, &staged.scene.algorithms[staged.runner].id);
                return self.fault(
                    format!("the moment {moment:?} never comes in {id}"),
                    format!("{id}に{moment:?}の時点は来ません"),
                );
            }
        }
        for path in &step.highlight {
            if place_of(&cast.canvas, path).is_none() {
                self.fault(
                    format!("there is no node {path} to highlight"),
                    format!("強調する節点{path}がありません"),
                );
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
            Err(error) => return self.error(&error),
        };
        let runs = cast.asked();
        for piece in pieces {
            match piece.what {
                PieceKind::Node { path, .. } if cast.place(&path).is_none() => {
                    self.fault(
                        format!("there is no node {path:?}"),
                        format!("節点{path:?}がありません"),
                    );
                }
                PieceKind::Figure(figure)
                    if figure
                        .text(&runs, runner, |path| cast.place(path))
                        .is_none() =>
                {
                    self.fault(
                        format!("the runs do not know {figure:?}"),
                        format!("実行結果に{figure:?}がありません"),
                    );
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
            return self.fault(
                format!("there is no node {node} to ask about"),
                format!("問われる節点{node}がありません"),
            );
        }
        let runs = cast.asked();
        let Some(solution) = ask.solve(&runs, runner) else {
            return self.fault(
                "the question has no answer at this moment",
                "この時点では問いに答えがありません",
            );
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
            self.fault("no answer would be right", "正解になる答えがありません");
        }
        if wrong == 0 {
            self.fault("no answer would be wrong", "誤りになる答えがありません");
        }
    }
}
