//! A lesson's questions on paper: its trees without what a search would write into them, and the
//! same with the answers.

use std::ops::Range;
use std::path::{Path, PathBuf};

use egui::{Align, Color32, FontId, Vec2, pos2, vec2};
use thiserror::Error;

use crate::game::io_words::IoWords;
use crate::game::text::Lang;
use crate::picture::encode::{self, EncodeError};
use crate::picture::figure::{Figure, Mark, Pen, Text};
use crate::picture::layout::{Item, Layout, TreeShape, View};
use crate::picture::palette::{LIGHT, Look};
use crate::picture::tree::{self, Drawn};
use crate::picture::{Headless, fonts};
use crate::problem::{Bounds, Player};
use crate::session::atomic;
use crate::session::lesson::{Cast, Lesson, StagingError, plain_text};
use crate::trace::question::{Asked, Scribe};
use crate::trace::{Canvas, NodeId, State};

/// A4 at 96 dots an inch.
const WIDTH: f32 = 794.0;
const MARGIN: f32 = 48.0;
const BODY: f32 = 13.0;
const LINE: f32 = 1.45 * BODY;

#[derive(Debug, Error)]
pub enum SheetError {
    #[error("step {step}: {source}")]
    Staging { step: usize, source: StagingError },
    #[error("step {0}: its moment never comes, or its question has no answer")]
    Moment(usize),
    #[error("the sheet must be a file ending in .svg or .png")]
    Ending,
    #[error("{}: {}", path.display(), IoWords(source))]
    Write {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error(transparent)]
    Encode(#[from] EncodeError),
}

/// Writes the sheet; the ending decides how.
pub fn write(lesson: &Lesson, lang: Lang, answers: bool, path: &Path) -> Result<(), SheetError> {
    let figure = figure(lesson, lang, answers)?;
    let bytes = match path.extension().and_then(|e| e.to_str()) {
        Some("svg") => figure.to_svg().into_bytes(),
        Some("png") => encode::png(&figure.to_image(2.0))?,
        _ => return Err(SheetError::Ending),
    };
    atomic::write(path, &bytes).map_err(|source| SheetError::Write {
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
            self.lang.pick("Answers", "解答")
        } else {
            self.lang
                .pick("Name: ____________________", "氏名: ____________________")
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
        let (words, asked, solution, answer) = {
            let runs = cast.asked();
            let scribe = Scribe {
                lang,
                canvas: &cast.canvas,
                runners: cast.names(),
            };
            let solution = ask.solve(&runs, staged.runner).ok_or_else(missing)?;
            (
                plain_text(step.text.get(lang), &runs, staged.runner, lang),
                on_paper(&ask.words(&runs, staged.runner, &scribe)),
                solution.clone(),
                scribe.sentence(&solution.reason),
            )
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
        if let Some(run) = cast.asked().get(staged.runner) {
            self.tree(run, marked);
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

    fn tree(&mut self, asked: &Asked<'_>, marked: &[NodeId]) {
        let shape = Shape(asked.canvas);
        let mut layout = Layout::new();
        layout.update(&shape, &[]);
        let height = 56.0 * f64::from(layout.levels().max(1)) + 20.0;
        let size = (f64::from(WIDTH - 2.0 * MARGIN), height);
        let view = View::fit(&layout, size, 46.0, 56.0);
        let mut items: Vec<Item> = Vec::new();
        layout.place(&shape, &view, &mut items);
        let drawn = Paper {
            asked,
            marked,
            answers: self.answers,
        };
        let tree = tree::figure(&items, &view, &LIGHT, &drawn);
        self.figure
            .insert(tree, Vec2::new(MARGIN, self.y - 0.5 * LINE));
        self.y += height as f32;
    }
}

/// Nobody clicks on paper.
fn on_paper(words: &str) -> String {
    words
        .replacen("Click ", "Mark ", 1)
        .replace("を一つクリックしてください", "一つに印をつけてください")
        .replace("をクリックしてください", "に印をつけてください")
        .replace("Type its value.", "Write it down.")
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
    answers: bool,
}

impl Paper<'_> {
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
        let state = self
            .node(node)
            .map_or(State::Generated, |node| self.asked.moment.state(node));
        // Colour only where it says something that the reader is not to find out.
        match state {
            State::Evaluated | State::Open | State::Dormant => LIGHT.look(state),
            state if self.answers => LIGHT.look(state),
            _ => LIGHT.look(State::Generated),
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

    fn value(&self, node: u32) -> Option<String> {
        if let Some(value) = self.asked.canvas.value(NodeId(node)) {
            return Some(value.to_string());
        }
        let bounds = self.asked.moment.bounds(self.node(node)?);
        (self.answers && bounds != Bounds::UNKNOWN).then(|| super::tree_view::bounds_text(bounds))
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
                assert!(key.contains(lang.pick("Answers", "解答")));
                assert!(
                    !blank.contains(lang.pick("Click", "クリック")),
                    "{}",
                    lesson.id
                );
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
    fn other_endings_are_refused() {
        let minimax = bundled().find("minimax").unwrap();
        let error = write(minimax, Lang::En, false, Path::new("sheet.doc")).unwrap_err();
        assert!(error.to_string().contains(".svg or .png"));
    }
}
