//! The lessons that come with the program, and those of a folder.

use std::sync::{Arc, OnceLock};

use super::{Lesson, LessonError};
use crate::base::messages::Lang;

macro_rules! lesson_file {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!("../../../assets/lessons/", $name, ".ron")),
        )
    };
}

/// The files, in the order in which they are best taken.
const FILES: &[(&str, &str)] = &[
    lesson_file!("minimax"),
    lesson_file!("alpha-beta"),
    lesson_file!("ordering"),
    lesson_file!("gsearch"),
    lesson_file!("memory"),
    lesson_file!("surpass"),
    lesson_file!("recursive"),
    lesson_file!("null-window"),
    lesson_file!("mtd"),
    lesson_file!("deepening"),
    lesson_file!("time"),
    lesson_file!("shogi"),
    lesson_file!("realization"),
    lesson_file!("and-or"),
    lesson_file!("conspiracy"),
    lesson_file!("df-pn"),
    lesson_file!("double-counting"),
    lesson_file!("engine"),
];

// The files of texts that stand beside them: name, tag of the language, text.
include!(concat!(env!("OUT_DIR"), "/lesson_texts.rs"));

pub struct Library {
    lessons: Vec<Arc<Lesson>>,
}

impl Library {
    pub fn lessons(&self) -> &[Arc<Lesson>] {
        &self.lessons
    }

    pub fn find(&self, id: &str) -> Option<&Arc<Lesson>> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }
}

/// The lessons that come with the program.
pub fn bundled() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library {
        // A test reads every file, so none is left out here.
        lessons: FILES
            .iter()
            .filter_map(|(name, text)| read_bundled(name, text).ok())
            .map(Arc::new)
            .collect(),
    })
}

/// A lesson of this program from its file and its texts.
pub fn read_bundled(name: &str, text: &str) -> Result<Lesson, LessonError> {
    let mut lesson = Lesson::from_ron(text)?;
    for (_, lang, texts) in text_files().filter(|(of, ..)| *of == name) {
        let file = format!("{name}.{}.md", lang.tag());
        lesson.read_texts(lang, &file, texts)?;
    }
    Ok(lesson)
}

/// The texts of all bundled lessons: name, language and text.
pub fn text_files() -> impl Iterator<Item = (&'static str, Lang, &'static str)> {
    let known = |&(name, tag, text): &(&'static str, &str, &'static str)| {
        let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == tag);
        lang.map(|lang| (name, lang, text))
    };
    TEXTS.iter().filter_map(known)
}

/// Name and text of every bundled file.
pub fn files() -> &'static [(&'static str, &'static str)] {
    FILES
}
