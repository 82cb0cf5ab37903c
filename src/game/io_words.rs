//! What the operating system says when a file cannot be read or written, as words of ours: its own
//! are in one language and end in a number.

use std::fmt;
use std::io::{self, ErrorKind};

use crate::game::text::{Spoken, Text, t};

/// What this program itself has against a file, in both languages; it travels inside an
/// [`io::Error`].
#[derive(Debug)]
struct Said {
    en: String,
    ja: String,
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en)
    }
}

impl std::error::Error for Said {}

/// An error with a sentence of ours, which [`IoWords`] says in either language.
pub fn said(kind: ErrorKind, en: impl Into<String>, ja: impl Into<String>) -> io::Error {
    let (en, ja) = (en.into(), ja.into());
    io::Error::new(kind, Said { en, ja })
}

/// Why a file could not be read or written, to stand after its name and a colon.
pub struct IoWords<'a>(pub &'a io::Error);

impl IoWords<'_> {
    fn text(&self) -> Option<Text> {
        // What was not said by the system is a sentence of ours already.
        self.0.raw_os_error()?;
        Some(match self.0.kind() {
            ErrorKind::NotFound => t(
                "there is no such file or folder",
                "そのようなファイルやフォルダーはありません",
            ),
            ErrorKind::PermissionDenied => t(
                "the system does not permit it",
                "システムに許可されていません",
            ),
            ErrorKind::AlreadyExists => t("it exists already", "すでに存在します"),
            ErrorKind::IsADirectory => t(
                "it is a folder, not a file",
                "ファイルではなくフォルダーです",
            ),
            ErrorKind::NotADirectory => t(
                "a part of the path is a file, not a folder",
                "パスの途中がフォルダーではなくファイルです",
            ),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
                t("the disk is full", "ディスクに空きがありません")
            }
            ErrorKind::ReadOnlyFilesystem => {
                t("the disk can only be read", "読み取り専用のディスクです")
            }
            ErrorKind::InvalidFilename | ErrorKind::InvalidInput => {
                t("this cannot be a file's name", "ファイル名として使えません")
            }
            ErrorKind::FileTooLarge => t(
                "it is larger than the system permits (the limit is set by ulimit -f or by the disk)",
                "システムの許す大きさを超えています(ulimit -fやディスクの上限)",
            ),
            ErrorKind::BrokenPipe => t("nobody reads it any more", "読み手がいなくなりました"),
            ErrorKind::WouldBlock | ErrorKind::OutOfMemory => t(
                "the system has nothing left of what it takes",
                "システムの資源が足りません",
            ),
            ErrorKind::TimedOut => t("it took too long", "時間がかかりすぎました"),
            _ => return None,
        })
    }
}

impl fmt::Display for IoWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.text() {
            Some(text) => f.write_str(text.en),
            None => f.write_str(&without_number(self.0)),
        }
    }
}

impl Spoken for IoWords<'_> {
    fn japanese(&self) -> String {
        let ours = self.0.get_ref().and_then(|e| e.downcast_ref::<Said>());
        match (self.text(), ours) {
            (Some(text), _) => text.ja.to_owned(),
            (None, Some(said)) => said.ja.clone(),
            (None, None) => without_number(self.0),
        }
    }
}

/// The error's own words without "(os error 5)".
fn without_number(error: &io::Error) -> String {
    let text = error.to_string();
    match text.find(" (os error ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::text::Lang;

    #[test]
    fn the_system_s_errors_are_sentences_without_numbers_in_both_languages() {
        let folder = tempfile::tempdir().unwrap();
        let missing = std::fs::read(folder.path().join("none")).unwrap_err();
        let words = IoWords(&missing);
        assert_eq!(words.say(Lang::En), "there is no such file or folder");
        assert!(words.say(Lang::Ja).contains("ありません"));
        for number in 1..40 {
            let error = io::Error::from_raw_os_error(number);
            for lang in Lang::ALL {
                let said = IoWords(&error).say(lang);
                assert!(!said.is_empty() && !said.contains("os error"), "{said}");
            }
        }
        let ours = io::Error::other("not a file name");
        assert_eq!(IoWords(&ours).to_string(), "not a file name");
        let ours = said(
            ErrorKind::PermissionDenied,
            "it is ours",
            "こちらの都合です",
        );
        assert_eq!(IoWords(&ours).say(Lang::En), "it is ours");
        assert_eq!(IoWords(&ours).say(Lang::Ja), "こちらの都合です");
    }
}
