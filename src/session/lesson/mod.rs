//! Lessons: what a lesson file holds, and how it is read.
//!
//! A lesson is a RON file with a file of texts for each language beside it. It sets up a tree on
//! screen, step by step, says something about it, and asks something that is answered on the tree.
//! It never holds an answer or a count: those are taken from the runs. The shortest lesson there is,
//! `my-lesson.ron`:
//!
//! ```ron
//! Lesson(
//!     id: "my-lesson",
//!     minutes: 2,
//!     position: "[[3 12] [2 8]]",
//!     algorithms: [(id: "alpha-beta")],
//!     steps: [
//!         (
//!             moment: Start,
//!             highlight: ["0"],
//!             ask: Value(node: "0"),
//!         ),
//!     ],
//! )
//! ```
//!
//! and its texts in English, `my-lesson.en.md`; those in Japanese are in `my-lesson.ja.md`:
//!
//! ```text
//! # title
//!
//! My lesson
//!
//! # step 1
//!
//! α-β looks at {leaves} of {tree-leaves} leaves. What is {0} worth?
//! ```
//!
//! **A lesson** has `id` (letters, digits, hyphens), `minutes`, the `position` and `algorithms` with
//! which it begins, and `steps`. Its texts are `title` and optionally `about` (one line).
//!
//! **A step** has a text, `step 1` and so on, and optionally `step 1 hint`: what to say to somebody
//! who asks for help; and `step 1 because`: why the answer is what it is, said once it is known. A
//! count cannot explain itself. What a step does not say stays as in the step before:
//! * `position`: any text that can be pasted into the window: a tree `[[3 5] 2]`, a recipe
//!   `random:…`, a board. `arrange`: `AsWritten`, `Best` or `Worst` child first. `goal`: `Score`,
//!   `Wld`, `AtLeast(n)` or `Depth(n)`. `order`: in which order a game's moves are tried,
//!   `generation`, `positional` and so on, as on the command line;
//! * `algorithms`: up to four, `(id: "recursive-sss", set: {"c": "2"})`, as `yomiki algorithms`
//!   lists them;
//! * `runner`: which of them the step is about, from 0;
//!
//! and these, which hold for the step alone:
//! * `moment`: [`When`]; `End` unless something is asked;
//! * `highlight`: nodes by their path from the root, children counted from 0: `"root"`, `"0.1"`;
//! * `overlay`: colour the trees by who has searched what;
//! * `solutions`: paint the best solution trees, or what would be the cheapest proof and disproof;
//! * `show`: panes to bring to the front, [`Show`];
//! * `ask`: a question, [`Ask`].
//!
//! Texts may also stand in the RON file itself, as older lessons have them: the fields `title` and
//! `about` of the lesson and `text`, `hint` and `because` of a step, `(en: "…", ja: "…")` each. A
//! file beside it goes before them.
//!
//! **A text** is plain but for `**bold**`, an empty line between paragraphs, and braces:
//! `{0.1}` or `{0.1|the left child}` is a node to click on, and a word is a number from the run,
//! see [`Figure`]: `{leaves}`, `{leaves:1}` for the second algorithm, `{f 0.1}` for a node. Numbers
//! are those of the step's moment, also after an answer has moved the trees on. A node that begins
//! a sentence has a capital.
//! `{table othello-short}`, alone in a paragraph, is a table that the program knows, see [`Table`].

mod ask;
mod check;
mod figure;
mod library;
mod markup;
mod staged;
mod table;
#[cfg(test)]
mod tests;
mod texts;
mod when;

pub use ask::Medium;
pub use check::{Fault, check};
pub use figure::{Figure, FigureError};
pub use library::{Library, bundled, files, read_bundled, text_files};
pub use markup::{MarkupError, Piece, PieceKind, parse as parse_text, parse_path};
pub use staged::{Cast, Scene, Staged, StagingError, piece_texts, place, place_of, plain_text};
pub use table::Table;
pub use texts::{Section, TextsError};
pub use when::When;

use std::path::Path;

use serde::{Deserialize, Serialize};

pub use crate::base::messages::Words;
use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::base::platform::files;
use crate::explain::question::{Counter, Extreme, Number};
use crate::problem::Order;
use crate::search::catalogue::AlgorithmConfig;
use crate::session::text_file::{self, FileError};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    pub id: String,
    #[serde(default)]
    pub title: Words,
    #[serde(default)]
    pub about: Words,
    pub minutes: u32,
    pub position: String,
    pub algorithms: Vec<AlgorithmConfig>,
    pub steps: Vec<Step>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    #[serde(default)]
    pub text: Words,
    #[serde(default)]
    pub position: Option<String>,
    #[serde(default)]
    pub arrange: Option<Arrange>,
    #[serde(default)]
    pub goal: Option<Goal>,
    #[serde(default)]
    pub order: Option<Order>,
    #[serde(default)]
    pub algorithms: Option<Vec<AlgorithmConfig>>,
    #[serde(default)]
    pub runner: Option<usize>,
    #[serde(default)]
    pub moment: Option<When>,
    #[serde(default)]
    pub highlight: Vec<String>,
    #[serde(default)]
    pub overlay: bool,
    #[serde(default)]
    pub solutions: bool,
    #[serde(default)]
    pub show: Vec<Show>,
    #[serde(default)]
    pub ask: Option<Ask>,
    #[serde(default)]
    pub hint: Words,
    #[serde(default)]
    pub because: Words,
}

/// The order of the children of a written tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Arrange {
    #[default]
    AsWritten,
    Best,
    Worst,
}

/// What is asked of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Goal {
    #[default]
    Score,
    Wld,
    AtLeast(i32),
    Depth(u32),
}

/// A pane by the name on its tab.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Show {
    Position,
    Algorithms,
    Trees,
    Timeline,
    Curves,
    Why,
    Open,
    Code,
    Overview,
    Runs,
    Race,
}

/// A question. The first three are answered by clicking on a node, the next two by typing a
/// number, the last one by choosing an algorithm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Which node is selected or entered next?
    Next,
    /// Click a node that will be cut.
    Cut,
    /// Click a leaf that this search never looks at.
    Unvisited,
    /// Type a number of a node: its minimax value, or `number: Upper` and the like at the moment.
    Value {
        node: String,
        #[serde(default)]
        number: Number,
    },
    /// How many will it need? Right if off by `within` at most.
    Count {
        #[serde(default)]
        counter: Counter,
        #[serde(default)]
        within: u64,
    },
    /// Which algorithm needs the fewest, or the most?
    Runner {
        #[serde(default)]
        counter: Counter,
        #[serde(default)]
        extreme: Extreme,
    },
}

impl Ask {
    /// Whether it is answered by clicking on a node.
    pub fn is_clicked(&self) -> bool {
        matches!(self, Ask::Next | Ask::Cut | Ask::Unvisited)
    }

    /// Whether a number is typed.
    pub fn is_typed(&self) -> bool {
        matches!(self, Ask::Value { .. } | Ask::Count { .. })
    }
}

#[derive(Debug)]
pub enum LessonError {
    File(FileError),
    Texts(TextsError),
    Syntax {
        line: usize,
        column: usize,
        reason: String,
    },
}

impl Localize for LessonError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            LessonError::File(error) => error.localize(lang),
            LessonError::Texts(error) => error.localize(lang),
            LessonError::Syntax {
                line,
                column,
                reason,
            } => tr!(lang, learn_syntax, line, column, reason),
        }
    }
}

localized_error!(LessonError);

impl From<TextsError> for LessonError {
    fn from(error: TextsError) -> LessonError {
        LessonError::Texts(error)
    }
}

impl From<FileError> for LessonError {
    fn from(error: FileError) -> LessonError {
        LessonError::File(error)
    }
}

/// Lessons are small; anything bigger is something else.
const LARGEST_FILE: u64 = 1 << 20;

impl Lesson {
    /// Reads a lesson. Whether it makes sense is told by [`check`].
    pub fn from_ron(text: &str) -> Result<Lesson, LessonError> {
        // `Some(…)` need not be written, and brackets cannot be nested without end.
        let options = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .with_recursion_limit(64);
        options.from_str(text).map_err(|e| LessonError::Syntax {
            line: e.span.start.line,
            column: e.span.start.col,
            reason: e.code.to_string(),
        })
    }

    pub fn load(path: &Path) -> Result<Lesson, LessonError> {
        Lesson::from_ron(&text_file::read(path, LARGEST_FILE)?)?.with_texts_beside(path)
    }

    /// The lesson of this file with the texts of the files beside it.
    pub fn with_texts_beside(mut self, path: &Path) -> Result<Lesson, LessonError> {
        let mut has_files = false;
        for lang in Lang::ALL {
            let beside = texts::beside(path, lang);
            if files::is_file(&beside) {
                let text = text_file::read(&beside, LARGEST_FILE)?;
                self.read_texts(lang, &beside.display().to_string(), &text)?;
                has_files = true;
            }
        }
        if has_files || self.title.is_empty() {
            self.require_texts(|lang| texts::beside(path, lang).display().to_string())?;
        }
        Ok(self)
    }

    /// How many of its steps ask something.
    pub fn questions(&self) -> usize {
        self.steps.iter().filter(|step| step.ask.is_some()).count()
    }
}
