//! The texts of a lesson in files of their own, one for each language, so that a translator has
//! nothing but text before them: `my-lesson.ron` has `my-lesson.en.md` and `my-lesson.ja.md` beside
//! it. A line that begins with `# ` names what follows, until the next such line:
//!
//! ```text
//! # title
//!
//! My lesson
//!
//! # step 1
//!
//! α-β looks at {leaves} of {tree-leaves} leaves. What is {0} worth?
//!
//! # step 1 hint
//!
//! It is MIN's turn.
//! ```
//!
//! There are `title`, `about`, and for each step, counted from 1, `step 1`, `step 1 hint` and
//! `step 1 because`. What stands here takes the place of what the lesson's own file says.

use std::fmt;
use std::path::{Path, PathBuf};

use super::{Lesson, Words};
use crate::base::messages::{Lang, Localize, localized_error, tr};

/// A text of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    Title,
    About,
    /// Of a step, counted from 0.
    Text(usize),
    Hint(usize),
    Because(usize),
}

/// What is wrong with a file of texts. Lines are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextsError {
    /// Text that belongs to no section.
    Stray {
        file: String,
        line: usize,
    },
    /// A section that no lesson has, or this one has not.
    Unknown {
        file: String,
        line: usize,
        name: String,
        steps: usize,
    },
    Twice {
        file: String,
        line: usize,
        name: String,
    },
    Missing {
        file: String,
        section: Section,
    },
}

impl Section {
    /// From the name after `# `.
    fn named(name: &str) -> Option<Section> {
        let mut words = name.split_whitespace();
        let section = match (words.next()?, words.next(), words.next()) {
            ("title", None, _) => Section::Title,
            ("about", None, _) => Section::About,
            ("step", Some(number), kind) => {
                let step = number.parse::<usize>().ok()?.checked_sub(1)?;
                match kind {
                    None => Section::Text(step),
                    Some("hint") => Section::Hint(step),
                    Some("because") => Section::Because(step),
                    Some(_) => return None,
                }
            }
            _ => return None,
        };
        words.next().is_none().then_some(section)
    }

    /// Every lesson has it.
    fn is_needed(self) -> bool {
        matches!(self, Section::Title | Section::Text(_))
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Section::Title => f.write_str("title"),
            Section::About => f.write_str("about"),
            Section::Text(step) => write!(f, "step {}", step + 1),
            Section::Hint(step) => write!(f, "step {} hint", step + 1),
            Section::Because(step) => write!(f, "step {} because", step + 1),
        }
    }
}

impl Lesson {
    /// All texts that it can have, in the order of the file.
    pub fn sections(&self) -> Vec<Section> {
        let of_step = |i| [Section::Text(i), Section::Hint(i), Section::Because(i)];
        [Section::Title, Section::About]
            .into_iter()
            .chain((0..self.steps.len()).flat_map(of_step))
            .collect()
    }

    /// A text, unless it is of a step that there is not.
    pub fn words(&self, section: Section) -> Option<&Words> {
        Some(match section {
            Section::Title => &self.title,
            Section::About => &self.about,
            Section::Text(step) => &self.steps.get(step)?.text,
            Section::Hint(step) => &self.steps.get(step)?.hint,
            Section::Because(step) => &self.steps.get(step)?.because,
        })
    }

    fn words_mut(&mut self, section: Section) -> Option<&mut Words> {
        Some(match section {
            Section::Title => &mut self.title,
            Section::About => &mut self.about,
            Section::Text(step) => &mut self.steps.get_mut(step)?.text,
            Section::Hint(step) => &mut self.steps.get_mut(step)?.hint,
            Section::Because(step) => &mut self.steps.get_mut(step)?.because,
        })
    }

    /// Takes in the texts of one language; `file` is what errors call it.
    pub fn read_texts(&mut self, lang: Lang, file: &str, text: &str) -> Result<(), TextsError> {
        let (file, steps) = (|| file.to_owned(), self.steps.len());
        let mut seen: Vec<Section> = Vec::new();
        let mut into: Option<&mut String> = None;
        for (i, row) in text.lines().enumerate() {
            let line = i + 1;
            if let Some(name) = row.strip_prefix("# ") {
                let name = name.trim().to_owned();
                let section = Section::named(&name);
                if section.is_some_and(|section| seen.contains(&section)) {
                    let file = file();
                    return Err(TextsError::Twice { file, line, name });
                }
                let found = section.and_then(|section| {
                    seen.push(section);
                    self.words_mut(section)
                });
                let Some(words) = found else {
                    let file = file();
                    return Err(TextsError::Unknown {
                        file,
                        line,
                        name,
                        steps,
                    });
                };
                let words = words.get_mut(lang);
                words.clear();
                into = Some(words);
            } else if let Some(words) = &mut into {
                // Empty lines stand between paragraphs only.
                if !(words.is_empty() && row.trim().is_empty()) {
                    words.push_str(row.trim_end());
                    words.push('\n');
                }
            } else if !row.trim().is_empty() {
                return Err(TextsError::Stray { file: file(), line });
            }
        }
        for section in seen {
            if let Some(words) = self.words_mut(section) {
                let words = words.get_mut(lang);
                words.truncate(words.trim_end().len());
            }
        }
        Ok(())
    }

    /// Fails with the first text that a language lacks though it has others, or that all lack;
    /// `file` gives the name of a language's file.
    pub fn require_texts(&self, file: impl Fn(Lang) -> String) -> Result<(), TextsError> {
        let sections = self.sections();
        let has = |section: &Section, lang: Lang| {
            let words = self.words(*section);
            words.is_some_and(|words| !words.get(lang).trim().is_empty())
        };
        let speaks = |lang: &Lang| sections.iter().any(|section| has(section, *lang));
        let mut spoken: Vec<Lang> = Lang::ALL.into_iter().filter(speaks).collect();
        if spoken.is_empty() {
            spoken = Lang::ALL.into_iter().take(1).collect();
        }
        for lang in &spoken {
            for section in &sections {
                let wanted = section.is_needed() || spoken.iter().any(|other| has(section, *other));
                if wanted && !has(section, *lang) {
                    return Err(TextsError::Missing {
                        file: file(*lang),
                        section: *section,
                    });
                }
            }
        }
        Ok(())
    }
}

/// Where the texts of a lesson stand in a language: `lesson.en.md` beside `lesson.ron`.
pub fn beside(lesson: &Path, lang: Lang) -> PathBuf {
    lesson.with_extension(format!("{}.md", lang.tag()))
}

impl Localize for TextsError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            TextsError::Stray { file, line } => {
                tr!(lang, session_texts_stray, file, line)
            }
            TextsError::Unknown {
                file,
                line,
                name,
                steps,
            } => tr!(lang, session_texts_unknown, file, line, name, steps),
            TextsError::Twice { file, line, name } => {
                tr!(lang, session_texts_twice, file, line, name)
            }
            TextsError::Missing { file, section } => {
                let section = section.to_string();
                tr!(lang, session_texts_missing, file, section)
            }
        }
    }
}

localized_error!(TextsError);

#[cfg(test)]
mod tests {
    use super::*;

    const STRUCTURE: &str = r#"Lesson(
        id: "mine", minutes: 2, position: "[[3 12] [2 8]]",
        algorithms: [(id: "alpha-beta")],
        steps: [(moment: Start, ask: Value(node: "0"))],
    )"#;
    const ENGLISH: &str =
        "# title\n\nMine\n\n# step 1\n\nOne.\n\nTwo\nlines.\n\n# step 1 hint\nMIN.\n";

    fn with(texts: &[(Lang, &str)]) -> Result<Lesson, TextsError> {
        let mut lesson = Lesson::from_ron(STRUCTURE).unwrap();
        let file = |lang: Lang| format!("mine.{}.md", lang.tag());
        for (lang, text) in texts {
            lesson.read_texts(*lang, &file(*lang), text)?;
        }
        lesson.require_texts(file)?;
        Ok(lesson)
    }

    #[test]
    fn texts_are_read_section_by_section() {
        let lesson = with(&[(Lang::En, ENGLISH)]).unwrap();
        assert_eq!(lesson.title.en, "Mine");
        assert_eq!(lesson.steps[0].text.en, "One.\n\nTwo\nlines.");
        assert_eq!(lesson.steps[0].hint.en, "MIN.");
        assert!(lesson.about.is_empty());
        for section in lesson.sections() {
            assert_eq!(Section::named(&section.to_string()), Some(section));
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_file_and_section() {
        let said = |texts: &[(Lang, &str)]| with(texts).unwrap_err().to_string();
        assert_eq!(
            said(&[]),
            "mine.en.md: the section “# title” is missing; write it there"
        );
        assert_eq!(
            said(&[
                (Lang::En, ENGLISH),
                (Lang::Ja, "# title\n私\n# step 1\n一\n")
            ]),
            "mine.ja.md: the section “# step 1 hint” is missing; write it there"
        );
        let unknown = said(&[(Lang::En, "# title\nMine\n# step 2\nTwo.\n")]);
        assert!(unknown.starts_with("mine.en.md, line 3: there is no section “# step 2”"));
        for name in ["titel", "step", "step 0", "step 1 hints", "step 1 hint x"] {
            let text = format!("# {name}\nx\n");
            assert!(
                said(&[(Lang::En, &text)]).contains("there is no section"),
                "{name}"
            );
        }
        let twice = said(&[(Lang::En, "# title\nMine\n# title\nYours\n")]);
        assert!(twice.starts_with("mine.en.md, line 3:"), "{twice}");
        let stray = said(&[(Lang::En, "\nMine\n# title\n")]);
        assert!(stray.starts_with("mine.en.md, line 2:"), "{stray}");
    }

    #[test]
    fn a_lesson_is_opened_with_the_files_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mine.ron");
        std::fs::write(&path, STRUCTURE).unwrap();
        let alone = Lesson::load(&path).unwrap_err().to_string();
        assert!(
            alone.contains("mine.en.md: the section “# title”"),
            "{alone}"
        );
        std::fs::write(beside(&path, Lang::En), ENGLISH).unwrap();
        let japanese = "# title\n私\n# step 1\n一\n# step 1 hint\n手番\n";
        std::fs::write(beside(&path, Lang::Ja), japanese).unwrap();
        let lesson = Lesson::load(&path).unwrap();
        assert_eq!(lesson.title.get(Lang::Ja), "私");
        // Without files, what the lesson itself says holds.
        let own = STRUCTURE.replace("minutes", "title: (en: \"A\", ja: \"あ\"), minutes");
        let old = folder.path().join("old.ron");
        std::fs::write(&old, own).unwrap();
        assert_eq!(Lesson::load(&old).unwrap().title.en, "A");
    }
}
