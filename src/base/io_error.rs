//! What the operating system says when a file cannot be read or written, in our own sentences: the
//! system's are in one language and end in a number.

use std::io::{self, ErrorKind};

use super::messages::{Lang, Localize, Text, Words, keys, localized_error};

/// What this program itself has against a file; it travels inside an [`io::Error`].
#[derive(Debug)]
struct OwnError(Words);

impl Localize for OwnError {
    fn localize(&self, lang: Lang) -> String {
        self.0.get(lang).to_owned()
    }
}

localized_error!(OwnError);

/// An error with a sentence of ours, which [`IoErrorText`] gives in every language.
pub fn own_error(kind: ErrorKind, words: Words) -> io::Error {
    io::Error::new(kind, OwnError(words))
}

/// Why a file could not be read or written, to stand after its name and a colon.
#[derive(Debug)]
pub struct IoErrorText<'a>(pub &'a io::Error);

impl IoErrorText<'_> {
    fn text(&self) -> Option<Text> {
        // What was not said by the system is a sentence of ours already.
        self.0.raw_os_error()?;
        Some(match self.0.kind() {
            ErrorKind::NotFound => keys::file_not_found,
            ErrorKind::PermissionDenied => keys::file_not_permitted,
            ErrorKind::AlreadyExists => keys::file_exists,
            ErrorKind::IsADirectory => keys::file_is_a_folder,
            ErrorKind::NotADirectory => keys::file_in_the_path,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => keys::file_disk_full,
            ErrorKind::ReadOnlyFilesystem => keys::file_disk_read_only,
            ErrorKind::InvalidFilename | ErrorKind::InvalidInput => keys::file_bad_name,
            ErrorKind::FileTooLarge => keys::file_too_large,
            ErrorKind::BrokenPipe => keys::file_no_reader,
            ErrorKind::WouldBlock | ErrorKind::OutOfMemory => keys::file_nothing_left,
            ErrorKind::TimedOut => keys::file_timed_out,
            _ => return None,
        })
    }
}

impl Localize for IoErrorText<'_> {
    fn localize(&self, lang: Lang) -> String {
        let ours = self.0.get_ref().and_then(|e| e.downcast_ref::<OwnError>());
        match (self.text(), ours) {
            (Some(text), _) => text.get(lang).to_owned(),
            (None, Some(ours)) => ours.localize(lang),
            (None, None) => without_number(self.0),
        }
    }
}

localized_error!(IoErrorText<'_>);

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

    #[test]
    fn the_system_s_errors_are_sentences_without_numbers_in_every_language() {
        let folder = tempfile::tempdir().unwrap();
        let missing = std::fs::read(folder.path().join("none")).unwrap_err();
        let error = IoErrorText(&missing);
        assert_eq!(error.localize(Lang::En), "there is no such file or folder");
        assert!(error.localize(Lang::Ja).contains("ありません"));
        for number in 1..40 {
            let error = io::Error::from_raw_os_error(number);
            for lang in Lang::ALL {
                let said = IoErrorText(&error).localize(lang);
                assert!(!said.is_empty() && !said.contains("os error"), "{said}");
            }
        }
        let ours = io::Error::other("not a file name");
        assert_eq!(IoErrorText(&ours).to_string(), "not a file name");
        let words = Words::of(|lang| lang.tag());
        let ours = own_error(ErrorKind::PermissionDenied, words);
        for lang in Lang::ALL {
            assert_eq!(IoErrorText(&ours).localize(lang), lang.tag());
        }
    }
}
