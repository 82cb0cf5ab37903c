//! Reading a text file that somebody chose: of a reasonable size, in UTF-8 or (as shogi programs
//! write it) Shift-JIS, with a sentence if it cannot be read.

use std::path::{Path, PathBuf};

use crate::base::IoErrorText;
use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::base::platform::files;
use crate::game::shogi::notation::{self, NotationError};

#[derive(Debug)]
pub enum FileError {
    Io {
        path: PathBuf,
        source: std::io::Error,
    },
    TooLarge {
        path: PathBuf,
        largest: u64,
    },
    Encoding {
        path: PathBuf,
        error: NotationError,
    },
    /// A picture, an archive, a program: there is no line in it to be named.
    NoText {
        path: PathBuf,
    },
}

impl Localize for FileError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            FileError::Io { path, source } => {
                let why = IoErrorText(source).localize(lang);
                tr!(lang, session_file_io, path = path.display(), why)
            }
            FileError::TooLarge { path, largest } => {
                tr!(lang, session_file_too_large, path = path.display(), largest)
            }
            FileError::Encoding { path, error } => {
                let why = error.localize(lang);
                tr!(lang, session_file_encoding, path = path.display(), why)
            }
            FileError::NoText { path } => tr!(lang, session_file_no_text, path = path.display()),
        }
    }
}

localized_error!(FileError);

/// The sentence with the file's name before it, unless it begins with that already.
pub fn named(path: &Path, sentence: String) -> String {
    let name = path.display().to_string();
    if sentence.starts_with(&name) {
        sentence
    } else {
        format!("{name}: {sentence}")
    }
}

/// A file of at most `largest` bytes.
pub fn read_bytes(path: &Path, largest: u64) -> Result<Vec<u8>, FileError> {
    let named = || path.to_path_buf();
    let bytes = files::read_at_most(path, largest + 1).map_err(|source| FileError::Io {
        path: named(),
        source,
    })?;
    if bytes.len() as u64 > largest {
        return Err(FileError::TooLarge {
            path: named(),
            largest,
        });
    }
    Ok(bytes)
}

/// The text of a file of at most `largest` bytes.
pub fn read(path: &Path, largest: u64) -> Result<String, FileError> {
    let bytes = read_bytes(path, largest)?;
    let path = || path.to_path_buf();
    let (text, _) = notation::decode(&bytes).map_err(|error| match bytes.contains(&0) {
        true => FileError::NoText { path: path() },
        false => FileError::Encoding {
            path: path(),
            error,
        },
    })?;
    Ok(text.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_missing_or_too_large_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lesson.ron");
        let missing = read(&path, 10).unwrap_err();
        assert!(missing.to_string().contains("lesson.ron"), "{missing}");
        assert_eq!(named(&path, missing.to_string()), missing.to_string());
        assert!(named(&path, "line 1".to_owned()).ends_with("lesson.ron: line 1"));
        std::fs::write(&path, "twelve bytes").unwrap();
        assert_eq!(read(&path, 12).unwrap(), "twelve bytes");
        let large = read(&path, 11).unwrap_err();
        assert!(large.to_string().contains("more than 11 bytes"), "{large}");
        assert!(large.localize(Lang::Ja).contains("11バイトまで"));
        std::fs::write(&path, b"\x89PNG\r\n\x1a\n\0\xff").unwrap();
        let picture = read(&path, 12).unwrap_err();
        assert!(matches!(picture, FileError::NoText { .. }), "{picture}");
    }
}
