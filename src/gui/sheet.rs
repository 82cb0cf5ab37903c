//! A lesson's questions on paper: its trees without what a search would write into them, and the
//! same with the answers.

use crate::base::messages::{Lang, Localize, localized_error, tr};
use std::collections::HashMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use egui::{Align, Color32, FontId, Vec2, pos2, vec2};

use crate::base::IoErrorText;
use crate::base::platform::files::{self, Written};
use crate::explain::question::{AnswerText, Asked, truth_text};
use crate::picture::encode::{self, EncodeError};
use crate::picture::figure::{Figure, Mark, Pen, Text};
use crate::picture::layout::{Item, Layout, TreeShape};
use crate::picture::palette::{LIGHT, Look};
use crate::picture::tree::{self, Drawn};
use crate::picture::{Headless, fonts};
use crate::problem::Player;
use crate::session::lesson::{Cast, Lesson, Medium, StagingError, plain_text};
use crate::trace::{Canvas, NodeId, State};

use super::tree_view::Looks;

/// A4 at 96 dots an inch.
const WIDTH: f32 = 794.0;
const MARGIN: f32 = 48.0;
const BODY: f32 = 13.0;
const LINE: f32 = 1.45 * BODY;

#[derive(Debug)]
pub enum SheetError {
    Staging {
        step: usize,
        source: StagingError,
    },
    Moment(usize),
    Ending,
    Write {
        path: PathBuf,
        source: std::io::Error,
    },
    Encode(EncodeError),
}

impl From<EncodeError> for SheetError {
    fn from(error: EncodeError) -> SheetError {
        SheetError::Encode(error)
    }
}

impl Localize for SheetError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            SheetError::Staging { step, source } => {
                tr!(lang, learn_step_fails, step, why = source.localize(lang))
            }
            SheetError::Moment(step) => tr!(lang, learn_step_without_moment, step),
            SheetError::Ending => tr!(lang, learn_endings_of_a_sheet).to_owned(),
            SheetError::Write { path, source } => {
                format!("{}: {}", path.display(), IoErrorText(source).localize(lang))
            }
            SheetError::Encode(error) => error.localize(lang),
        }
    }
}

localized_error!(SheetError);

/// Writes the sheet; the ending decides how.
pub fn write(
    lesson: &Lesson,
    lang: Lang,
    answers: bool,
    path: &Path,
) -> Result<Written, SheetError> {
    let figure = figure(lesson, lang, answers)?;
    let bytes = match path.extension().and_then(|e| e.to_str()) {
        Some("svg") => figure.to_svg().into_bytes(),
        Some("png") => encode::png(&figure.to_image(2.0))?,
        _ => return Err(SheetError::Ending),
    };
    files::write(path, &bytes).map_err(|source| SheetError::Write {
        path: path.to_path_buf(),
        source,
    })
}

/// The sheet as a drawing, as long as it needs to be.
pub fn figure(lesson: &Lesson, lang: Lang, answers: bool) -> Result<Figure, SheetError> {
    let mut sheet = Sheet {
        figure: Figure::new(vec2(WIDTH, 0.0), Color32::WHITE),
        headless: Headless::new([16, 16], 1.0),
        y: MARGIN,
        lang,
        answers,
    };
    sheet.heading(lesson);
    let mut number = 0;
    for (i, step) in lesson.steps.iter().enumerate() {
        if step.ask.is_some() {
            number += 1;
            sheet.question(lesson, i, number)?;
        }
    }
    sheet.figure.size.y = sheet.y + MARGIN;
    Ok(sheet.figure)
}

struct Sheet {
    figure: Figure,
    headless: Headless,
    y: f32,
    lang: Lang,
    answers: bool,
}

impl Sheet {
    fn heading(&mut self, lesson: &Lesson) {
        let title = lesson.title.get(self.lang);
        let at = pos2(MARGIN, self.y);
        let ink = LIGHT.ink;
        self.figure
            .text(Text::new(at, Align::Min, 22.0, ink, title).bold());
        let right = if self.answers {
            tr!(self.lang, learn_answers)
        } else {
            tr!(self.lang, learn_name)
        };
        let at = pos2(WIDTH - MARGIN, self.y);
        self.figure
            .text(Text::new(at, Align::Max, BODY, ink, right));
        self.y += 36.0;
    }

    fn question(&mut self, lesson: &Lesson, i: usize, number: usize) -> Result<(), SheetError> {
        let lang = self.lang;
        let step = &lesson.steps[i];
        let staging = |source| SheetError::Staging {
            step: i + 1,
            source,
        };
        let staged = lesson.staged(i).map_err(staging)?;
        let mut cast = Cast::perform(&staged.scene).map_err(staging)?;
        let missing = || SheetError::Moment(i + 1);
        let event = cast
            .find(staged.runner, &staged.moment)
            .ok_or_else(missing)?;
        cast.seek(staged.runner, event);
        let Some(ask) = &step.ask else { return Ok(()) };
        let (words, asked, solution, answer, names) = {
            let runs = cast.asked();
            let scribe = AnswerText {
                lang,
                canvas: &cast.canvas,
                runners: cast.names(),
            };
            let solution = ask.solve(&runs, staged.runner).ok_or_else(missing)?;
            let words = plain_text(step.text.get(lang), &runs, staged.runner, lang);
            let asked = ask.words(&runs, staged.runner, &scribe, Medium::Paper);
            let because = plain_text(step.because.get(lang), &runs, staged.runner, lang);
            let reason = scribe.sentence(&solution.reason);
            let answer = [reason, because].join(tr!(lang, learn_sheet_form));
            let answer = answer.trim_end().to_owned();
            // What is spoken of in the answer only would give it away.
            let read = if self.answers { answer.as_str() } else { "" };
            let names = named(&scribe, &[&words, &asked, read]);
            (words, asked, solution, answer, names)
        };
        self.paragraph(&format!("{number}.  {words}"), LIGHT.ink, false);
        self.paragraph(&asked, LIGHT.ink, true);
        if self.answers {
            cast.seek(staged.runner, solution.moment);
        }
        let marked = if self.answers {
            &solution.nodes[..]
        } else {
            &[]
        };
        if let Some(asked) = cast.asked().get(staged.runner) {
            self.tree(&Paper {
                asked,
                marked,
                names: &names,
                is_and_or: staged.scene.problem.position.is_true_or_false(),
                answers: self.answers,
            });
        }
        if self.answers {
            self.paragraph(&answer, LIGHT.principal, true);
        } else {
            self.blank_line();
        }
        self.y += 14.0;
        Ok(())
    }

    /// Text wrapped to the page.
    fn paragraph(&mut self, text: &str, color: Color32, bold: bool) {
        let family = if bold {
            fonts::bold()
        } else {
            egui::FontFamily::Proportional
        };
        let font = FontId::new(BODY, family);
        let mut lines = Vec::new();
        self.headless.frame(Vec::new(), |ui| {
            let room = WIDTH - 2.0 * MARGIN;
            let galley = ui
                .painter()
                .layout(text.to_owned(), font.clone(), color, room);
            lines = galley
                .rows
                .iter()
                .map(|row| row.glyphs.iter().map(|glyph| glyph.chr).collect::<String>())
                .collect();
        });
        for line in lines {
            let text = Text::new(pos2(MARGIN, self.y), Align::Min, BODY, color, line);
            self.figure.text(if bold { text.bold() } else { text });
            self.y += LINE;
        }
        self.y += 3.0;
    }

    fn blank_line(&mut self) {
        let (left, right) = (MARGIN, WIDTH - MARGIN);
        self.y += LINE;
        self.figure.push(Mark::Segments {
            ends: vec![[pos2(left, self.y), pos2(right, self.y)]],
            pen: Pen::new(0.8, LIGHT.faint),
        });
        self.y += 6.0;
    }

    fn tree(&mut self, drawn: &Paper<'_>) {
        let shape = Shape(drawn.asked.canvas);
        let mut layout = Layout::new();
        layout.update(&shape, &[]);
        let height = 56.0 * f64::from(layout.levels().max(1)) + 20.0;
        let size = (f64::from(WIDTH - 2.0 * MARGIN), height);
        let view = tree::fit(&layout, size, (46.0, 56.0), drawn.letters());
        let mut items: Vec<Item> = Vec::new();
        layout.place(&shape, &view, &mut items);
        let tree = tree::figure(&items, &view, &LIGHT, drawn);
        self.figure
            .insert(tree, Vec2::new(MARGIN, self.y - 0.5 * LINE));
        self.y += height as f32;
    }
}

/// The nodes that the texts call by their paths, and those paths.
fn named(scribe: &AnswerText<'_>, texts: &[&str]) -> HashMap<NodeId, String> {
    let texts: Vec<String> = texts.iter().map(|text| text.to_lowercase()).collect();
    let places = (1..scribe.canvas.nodes().len() as u32).map(NodeId);
    places
        .filter(|&place| {
            let name = scribe.node(place).to_lowercase();
            texts.iter().any(|text| speaks_of(text, &name))
        })
        .map(|place| (place, scribe.path(place)))
        .collect()
}

/// Whether a name stands in a text, not only as the beginning of a longer one: node 1.0 is not
/// meant by "node 1.0.1", but it is at the end of a sentence.
fn speaks_of(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let mut after = text[at + name.len()..].chars();
        match after.next() {
            Some('.') => !after.next().is_some_and(|c| c.is_ascii_digit()),
            Some(c) => !c.is_ascii_digit(),
            None => true,
        }
    })
}

/// The canvas as the layout sees it.
struct Shape<'a>(&'a Canvas);

impl TreeShape for Shape<'_> {
    fn len(&self) -> usize {
        self.0.nodes().len()
    }
    fn parent(&self, node: u32) -> u32 {
        self.0.nodes().parent(NodeId(node)).0
    }
    fn children(&self, node: u32) -> Range<u32> {
        self.0.nodes().child_range(NodeId(node))
    }
    fn is_folded(&self, _node: u32) -> bool {
        false
    }
    fn is_fanned(&self, _node: u32) -> bool {
        false
    }
}

/// A tree on paper: leaves with their values, inner nodes to be written into.
struct Paper<'a> {
    asked: &'a Asked<'a>,
    marked: &'a [NodeId],
    /// Of the nodes that the texts speak of.
    names: &'a HashMap<NodeId, String>,
    is_and_or: bool,
    answers: bool,
}

impl Paper<'_> {
    fn looks(&self) -> Looks<'_> {
        let Asked {
            moment,
            rule,
            report,
            ..
        } = *self.asked;
        Looks::new(moment, rule.counting(), report)
    }

    fn node(&self, place: u32) -> Option<NodeId> {
        let node = self.asked.canvas.of_run(self.asked.run, NodeId(place))?;
        self.asked.moment.is_generated(node).then_some(node)
    }
}

impl Drawn for Paper<'_> {
    fn is_max(&self, node: u32) -> bool {
        self.asked.canvas.nodes().player(NodeId(node)) == Player::Max
    }

    fn look(&self, node: u32) -> Look {
        let waiting = LIGHT.look(State::Generated);
        let Some(node) = self.node(node) else {
            return waiting;
        };
        // Colour only where it says something that the reader is not to find out.
        match self.asked.moment.state(node) {
            state @ (State::Evaluated | State::Open | State::Dormant) => LIGHT.look(state),
            _ if self.answers => self.looks().look(&LIGHT, &self.asked.record.nodes, node),
            _ => waiting,
        }
    }

    fn is_leaf(&self, node: u32) -> bool {
        self.asked.canvas.value(NodeId(node)).is_some()
    }

    fn ring(&self, node: u32) -> Option<Color32> {
        self.marked
            .contains(&NodeId(node))
            .then_some(LIGHT.principal)
    }

    fn name(&self, node: u32) -> Option<String> {
        self.names.get(&NodeId(node)).cloned()
    }

    fn value(&self, node: u32) -> Option<String> {
        if let Some(value) = self.asked.canvas.value(NodeId(node)) {
            return Some(match self.is_and_or {
                true => truth_text(value).to_owned(),
                false => value.to_string(),
            });
        }
        let node = self.node(node).filter(|_| self.answers)?;
        self.looks().text(node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::lesson::bundled;

    #[test]
    fn a_blank_sheet_gives_nothing_away_and_the_key_explains() {
        for lesson in bundled().lessons() {
            for lang in Lang::ALL {
                let blank = figure(lesson, lang, false).unwrap().to_svg();
                let key = figure(lesson, lang, true).unwrap().to_svg();
                assert!(key.len() > blank.len(), "{}", lesson.id);
                assert!(key.contains(tr!(lang, learn_answers)));
                assert!(!blank.contains("Click") && !blank.contains("クリック"));
            }
        }
        let minimax = bundled().find("minimax").unwrap();
        let sentence = "turn, and the least of 14, 5 and 7 is 5.";
        let has = |answers| {
            let svg = figure(minimax, Lang::En, answers).unwrap().to_svg();
            svg.contains(sentence)
        };
        assert!(has(true) && !has(false));
    }

    #[test]
    fn a_key_writes_the_numbers_that_its_search_goes_by() {
        let lesson = bundled().find("df-pn").unwrap();
        let key = figure(lesson, Lang::En, true).unwrap().to_svg();
        for word in [">2/1<", ">3/1<", ">T<", ">F<"] {
            assert!(key.contains(word), "{word}");
        }
        assert!(!key.contains("2–1"));
    }

    #[test]
    fn nodes_that_a_text_names_carry_their_names() {
        let lesson = bundled().find("alpha-beta").unwrap();
        for lang in Lang::ALL {
            let blank = figure(lesson, lang, false).unwrap().to_svg();
            assert!(blank.contains(">1.0</text>"), "{lang:?}");
        }
    }

    #[test]
    fn a_name_is_not_the_beginning_of_a_longer_one() {
        assert!(speaks_of("it enters node 1.0.", "node 1.0"));
        assert!(speaks_of("node 1.0, then node 1.0.1", "node 1.0.1"));
        assert!(!speaks_of("it enters node 1.0.1", "node 1.0"));
        assert!(!speaks_of("it enters node 10", "node 1"));
        assert!(speaks_of("節点1.0に入る", "節点1.0"));
    }

    #[test]
    fn other_endings_are_refused() {
        let minimax = bundled().find("minimax").unwrap();
        let error = write(minimax, Lang::En, false, Path::new("sheet.doc")).unwrap_err();
        assert!(error.to_string().contains(".svg or .png"));
        assert!(error.localize(Lang::Ja).contains(".svgか.png"));
    }
}
