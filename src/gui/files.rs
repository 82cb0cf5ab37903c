//! Choosing files: the platform's dialog, behind a trait so that tests can
//! answer in its place. Where no dialog can be shown, the window's own path field is used.

use crate::base::messages::{Lang, Localize, tr};
use std::path::{Path, PathBuf};

use crate::base::platform::channel::Receiver;
use crate::base::platform::files::{self, Chosen, Wanted};

use super::action::FileWish;
use crate::base::IoErrorText;
use crate::play::saved;

/// Someone who can ask a person for a file.
pub trait FileChooser {
    /// Starts asking; the answer arrives later. `None` means cancelled, or no dialog to be had.
    fn ask(&mut self, wish: &FileWish, suggestion: Option<&str>) -> Receiver<Chosen>;
}

/// The platform's dialogs.
#[derive(Default)]
pub struct Native;

/// What a wish reads or writes.
pub struct Kind {
    pub save: bool,
    /// A folder, into which several files go.
    pub folder: bool,
    pub endings: &'static [&'static str],
    /// The ending says how it is written, so that no other is possible.
    pub only_these: bool,
    pub file_name: &'static str,
}

impl Kind {
    /// A file of any kind is read.
    const OPEN: Kind = Kind {
        save: false,
        folder: false,
        endings: &[],
        only_these: false,
        file_name: "",
    };

    /// A picture is written.
    const PICTURE: Kind = Kind {
        save: true,
        endings: &["svg", "png"],
        only_these: true,
        ..Kind::OPEN
    };
}

/// The path that is meant: without an ending, one to be written has the usual one of its kind, and
/// one to be read that of a session if there is such a file only.
pub fn meant(wish: &FileWish, path: PathBuf) -> PathBuf {
    let asked = kind(wish);
    let usual = match asked.save {
        true => asked.file_name,
        false => kind(&FileWish::SaveSession).file_name,
    };
    let usual = usual.split_once('.').map(|(_, ending)| ending);
    match (usual, path.file_name()) {
        (Some(ending), Some(name)) if path.extension().is_none() => {
            let mut name = name.to_os_string();
            name.push(".");
            name.push(ending);
            let longer = path.with_file_name(name);
            let other = !asked.save && (files::exists(&path) || !files::exists(&longer));
            if other { path } else { longer }
        }
        _ => path,
    }
}

/// Whether a file that is there would be lost.
pub fn would_replace(wish: &FileWish, path: &Path) -> bool {
    let kind = kind(wish);
    kind.save && !kind.folder && files::is_file(path)
}

/// Why this path cannot be what is asked for, as far as that is seen without opening it.
pub fn objection(wish: &FileWish, path: &Path, lang: Lang) -> Option<String> {
    let kind = kind(wish);
    let there = files::kind(path);
    if !kind.folder
        && there
            .as_ref()
            .is_ok_and(|kind| *kind == files::Kind::Folder)
    {
        let sentence = tr!(lang, window_this_is_a_folder_not);
        return Some(sentence.to_owned());
    }
    if !kind.save {
        let why = IoErrorText(&there.err()?).localize(lang);
        return Some(tr!(lang, window_it_cannot_be_opened, why));
    }
    if let Some(ending) = path.extension()
        && kind.only_these
        && !kind.endings.iter().any(|e| ending.eq_ignore_ascii_case(e))
    {
        let ending = ending.to_string_lossy();
        let possible = kind.endings.join(tr!(lang, window_between_endings));
        return Some(tr!(
            lang,
            window_written_with_other_endings,
            possible,
            ending
        ));
    }
    // A folder for several files is made; that of one file has to be there.
    let folder = path.parent().filter(|f| !f.as_os_str().is_empty())?;
    if kind.folder || files::is_folder(folder) {
        return None;
    }
    let name = folder.display();
    Some(tr!(lang, window_there_is_no_folder, name))
}

pub fn kind(wish: &FileWish) -> Kind {
    match wish {
        FileWish::Open => Kind {
            endings: &[
                "ron", "txt", "obf", "ggf", "json", "jsonl", "sfen", "kif", "kifu", "ki2", "csa",
            ],
            ..Kind::OPEN
        },
        FileWish::OpenEvents => Kind {
            endings: &["jsonl"],
            ..Kind::OPEN
        },
        FileWish::OpenTsume => Kind {
            endings: &["sfen", "txt", "kif", "kifu", "ki2", "csa"],
            ..Kind::OPEN
        },
        FileWish::OpenTsumeSet => Kind {
            endings: &["sfen", "txt"],
            ..Kind::OPEN
        },
        FileWish::SaveSession => Kind {
            save: true,
            endings: &["ron"],
            file_name: "session.yomiki.ron",
            ..Kind::OPEN
        },
        FileWish::ExportTree(_) | FileWish::ExportTreeView(_) => Kind {
            file_name: "tree.svg",
            ..Kind::PICTURE
        },
        FileWish::ExportPlot => Kind {
            endings: &["svg", "png", "csv"],
            file_name: "curves.svg",
            ..Kind::PICTURE
        },
        FileWish::ExportReport => Kind {
            save: true,
            endings: &["md"],
            file_name: "report.md",
            ..Kind::OPEN
        },
        FileWish::ExportTsumeLine | FileWish::ExportTsumeTree => Kind {
            save: true,
            endings: &["kif", "kifu"],
            file_name: if *wish == FileWish::ExportTsumeLine {
                "line.kif"
            } else {
                "solution.kif"
            },
            ..Kind::OPEN
        },
        FileWish::SaveGame(game) => Kind {
            save: true,
            endings: saved::endings(*game),
            file_name: saved::file_name(*game),
            ..Kind::OPEN
        },
        FileWish::ExportRace(_) => Kind {
            file_name: "race.svg",
            ..Kind::PICTURE
        },
        FileWish::ExportFilm(_) => Kind {
            endings: &["gif"],
            file_name: "race.gif",
            ..Kind::PICTURE
        },
        FileWish::ExportSlides(_) => Kind {
            save: true,
            folder: true,
            file_name: "slides",
            ..Kind::OPEN
        },
        FileWish::ExportLab => Kind {
            save: true,
            folder: true,
            file_name: "experiment",
            ..Kind::OPEN
        },
        FileWish::OpenExperiment => Kind {
            endings: &["ron"],
            ..Kind::OPEN
        },
        FileWish::SaveExperiment => Kind {
            save: true,
            endings: &["ron"],
            file_name: "experiment.ron",
            ..Kind::OPEN
        },
        FileWish::ExportSheet { answers, .. } => Kind {
            file_name: if *answers {
                "answers.svg"
            } else {
                "exercises.svg"
            },
            ..Kind::PICTURE
        },
    }
}

impl FileChooser for Native {
    fn ask(&mut self, wish: &FileWish, suggestion: Option<&str>) -> Receiver<Chosen> {
        let kind = kind(wish);
        files::ask(Wanted {
            save: kind.save,
            folder: kind.folder,
            endings: kind.endings,
            name: suggestion.unwrap_or(kind.file_name).to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_to_be_written_gets_an_ending_if_it_has_none() {
        let named = |wish: FileWish, name: &str| {
            let path = meant(&wish, PathBuf::from("talks").join(name));
            path.strip_prefix("talks").unwrap().display().to_string()
        };
        assert_eq!(named(FileWish::SaveSession, "mylec"), "mylec.yomiki.ron");
        assert_eq!(named(FileWish::SaveSession, "mylec.ron"), "mylec.ron");
        assert_eq!(named(FileWish::SaveSession, "week.2"), "week.2");
        assert_eq!(named(FileWish::ExportTree(0), "tree"), "tree.svg");
        assert_eq!(named(FileWish::ExportLab, "results"), "results");
        assert_eq!(named(FileWish::Open, "mylec"), "mylec");
    }

    #[test]
    fn an_ending_that_cannot_be_written_is_told_before_it_is_tried() {
        let told = |wish: FileWish, path: &str| objection(&wish, Path::new(path), Lang::En);
        let tree = told(FileWish::ExportTree(0), "tree.gif").unwrap();
        assert_eq!(tree, "This is written as .svg or .png, not as .gif.");
        assert!(told(FileWish::ExportTree(0), "tree.PNG").is_none());
        assert!(told(FileWish::ExportPlot, "curves.csv").is_none());
        assert!(told(FileWish::ExportPlot, "curves.md").is_some());
        // A text is a text whatever it is called, and a folder has no ending.
        assert!(told(FileWish::SaveSession, "week.2").is_none());
        assert!(told(FileWish::ExportReport, "report.txt").is_none());
        assert!(told(FileWish::ExportLab, "results.2026").is_none());
    }

    #[test]
    fn a_path_that_leads_nowhere_is_told_before_it_is_used() {
        let folder = tempfile::tempdir().unwrap();
        let (here, missing) = (folder.path(), folder.path().join("none"));
        let told = |wish: FileWish, path: &Path| objection(&wish, path, Lang::En);
        let missing_file = told(FileWish::Open, &missing).unwrap();
        assert!(missing_file.contains("no such file"), "{missing_file}");
        assert!(told(FileWish::Open, here).unwrap().contains("folder"));
        assert!(told(FileWish::SaveSession, &missing.join("a.ron")).is_some());
        assert!(told(FileWish::SaveSession, &missing).is_none());
        assert!(told(FileWish::ExportLab, &missing.join("deep")).is_none());
        std::fs::write(&missing, "").unwrap();
        assert!(told(FileWish::Open, &missing).is_none());
    }
}
