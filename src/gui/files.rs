//! Choosing files: the platform's dialog on a thread of its own, behind a trait so that tests can
//! answer in its place. Where no dialog can be shown, the window's own path field is used.

use std::path::PathBuf;

use crossbeam_channel::{Receiver, bounded};

use super::action::FileWish;
use crate::play::line::Game;

/// Someone who can ask a person for a file.
pub trait FileChooser {
    /// Starts asking; the answer arrives later. `None` means cancelled, or no dialog to be had.
    fn ask(&mut self, wish: &FileWish, suggestion: Option<&str>) -> Receiver<Option<PathBuf>>;
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
    pub file_name: &'static str,
}

impl Kind {
    /// A file of any kind is read.
    const OPEN: Kind = Kind {
        save: false,
        folder: false,
        endings: &[],
        file_name: "",
    };
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
        FileWish::SaveSession => Kind {
            save: true,
            endings: &["ron"],
            file_name: "session.yomiki.ron",
            ..Kind::OPEN
        },
        FileWish::ExportTree(_) | FileWish::ExportTreeView(_) => Kind {
            save: true,
            endings: &["svg", "png"],
            file_name: "tree.svg",
            ..Kind::OPEN
        },
        FileWish::ExportPlot => Kind {
            save: true,
            endings: &["svg", "png", "csv"],
            file_name: "curves.svg",
            ..Kind::OPEN
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
            endings: match game {
                Game::Shogi => &["kif", "kifu"],
                Game::Othello => &["ggf"],
            },
            file_name: match game {
                Game::Shogi => "game.kif",
                Game::Othello => "game.ggf",
            },
            ..Kind::OPEN
        },
        FileWish::ExportRace(_) => Kind {
            save: true,
            endings: &["svg", "png"],
            file_name: "race.svg",
            ..Kind::OPEN
        },
        FileWish::ExportFilm(_) => Kind {
            save: true,
            endings: &["gif"],
            file_name: "race.gif",
            ..Kind::OPEN
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
            save: true,
            endings: &["svg", "png"],
            file_name: if *answers {
                "answers.svg"
            } else {
                "exercises.svg"
            },
            ..Kind::OPEN
        },
    }
}

impl FileChooser for Native {
    fn ask(&mut self, wish: &FileWish, suggestion: Option<&str>) -> Receiver<Option<PathBuf>> {
        let (answer, receiver) = bounded(1);
        let kind = kind(wish);
        let name = suggestion.unwrap_or(kind.file_name).to_owned();
        // rfd may wait for a portal: never on the window's thread.
        let spawned = std::thread::Builder::new()
            .name("file dialog".to_owned())
            .spawn(move || {
                let mut dialog = rfd::FileDialog::new();
                if !kind.endings.is_empty() {
                    dialog = dialog.add_filter("Yomiki", kind.endings);
                }
                let path = if kind.folder {
                    dialog.pick_folder()
                } else if kind.save {
                    dialog.set_file_name(name).save_file()
                } else {
                    dialog.pick_file()
                };
                let _ = answer.send(path);
            });
        if let Err(error) = spawned {
            // The receiver sees a closed channel, which reads as "cancelled".
            drop(error);
        }
        receiver
    }
}
