//! The lessons that come with the program, and those of a folder.

use std::sync::{Arc, OnceLock};

use super::Lesson;

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
            .filter_map(|(_, text)| Lesson::from_ron(text).ok())
            .map(Arc::new)
            .collect(),
    })
}

/// Name and text of every bundled file.
pub fn files() -> &'static [(&'static str, &'static str)] {
    FILES
}
