//! Files and folders, on every platform by the same names: of the system on a desktop, in memory on
//! a page.

use std::io;
use std::path::PathBuf;

use crate::base::messages::{Lang, Text, keys, tr};

pub use super::system::dialog::ask;
pub use super::system::files::{
    Lines, Lock, exists, is_file, is_folder, is_free, kind, list, lock, make_folder, modified,
    outlive_size_limit, read, read_at_most, read_text, remove, rename, write, write_new_private,
    write_with,
};

/// What stands under a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    File,
    Folder,
    /// A pipe, a device.
    Other,
}

/// How a file got its new contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// At one moment it was the old one, at the next the new one.
    AtOnce,
    /// Piece by piece, because it has several names.
    InPlace,
}

impl Written {
    /// What whoever saved has to know.
    pub fn remark(self) -> Option<Text> {
        (self == Written::InPlace).then_some(keys::file_has_hard_links)
    }

    /// The sentence that tells of the file, and the remark after it.
    pub fn told(self, sentence: String, lang: Lang) -> String {
        match self.remark() {
            Some(remark) => tr!(lang, file_with_remark, sentence, remark = remark.get(lang)),
            None => sentence,
        }
    }
}

/// Why a file is not locked.
#[derive(Debug)]
pub enum NoLock {
    /// Somebody has it locked.
    Held,
    /// It cannot be opened.
    Unopened(io::Error),
    /// The file system knows no locks.
    Unknown(io::Error),
}

impl From<NoLock> for io::Error {
    fn from(error: NoLock) -> io::Error {
        match error {
            NoLock::Held => io::ErrorKind::WouldBlock.into(),
            NoLock::Unopened(error) | NoLock::Unknown(error) => error,
        }
    }
}

/// What a dialog asks a person for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    pub save: bool,
    /// A folder, not a file.
    pub folder: bool,
    /// Of the files that are shown; none: all are.
    pub endings: &'static [&'static str],
    /// What a file to be written is called at first.
    pub name: String,
}

/// The answer of a dialog: nothing if it was cancelled.
pub type Chosen = Option<PathBuf>;
