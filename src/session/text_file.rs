//! Reading a text file that somebody chose: of a reasonable size, in UTF-8 or (as shogi programs
//! write it) Shift-JIS, with a sentence if it cannot be read.

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::game::shogi::notation::{self, NotationError};
use crate::game::text::Spoken;

#[derive(Debug, Error)]
pub enum FileError {
    #[error("{}: {source}", path.display())]
    Io {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("{}: {bytes} bytes are too many; a file of this kind has {largest} at most", path.display())]
    TooLarge {
        path: PathBuf,
        bytes: u64,
        largest: u64,
    },
    #[error("{}: {error}", path.display())]
    Encoding { path: PathBuf, error: NotationError },
}

impl Spoken for FileError {
    fn japanese(&self) -> String {
        match self {
            FileError::Io { path, source } => {
                format!("{}を読み書きできません: {source}", path.display())
            }
            FileError::TooLarge {
                path,
                bytes,
                largest,
            } => format!(
                "{}は大きすぎます({bytes}バイト。この種のファイルは{largest}バイトまで)",
                path.display()
            ),
            FileError::Encoding { path, error } => {
                format!("{}: {}", path.display(), error.japanese())
            }
        }
    }
}

/// The text of a file of at most `largest` bytes.
pub fn read(path: &Path, largest: u64) -> Result<String, FileError> {
    let path = || path.to_path_buf();
    let io = |source| FileError::Io {
        path: path(),
        source,
    };
    let bytes = std::fs::metadata(path()).map_err(io)?.len();
    if bytes > largest {
        return Err(FileError::TooLarge {
            path: path(),
            bytes,
            largest,
        });
    }
    let bytes = std::fs::read(path()).map_err(io)?;
    let (text, _) = notation::decode(&bytes).map_err(|error| FileError::Encoding {
        path: path(),
        error,
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
        std::fs::write(&path, "twelve bytes").unwrap();
        assert_eq!(read(&path, 12).unwrap(), "twelve bytes");
        let large = read(&path, 11).unwrap_err();
        assert!(large.to_string().contains("12 bytes"), "{large}");
        assert!(large.japanese().contains("12バイト"));
    }
}
