//! What the operating system says when a file cannot be read or written, in our own sentences: the
//! system's are in one language and end in a number.

use std::io::{self, ErrorKind};

use super::messages::{Lang, Localize, Text, keys, localized_error};

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
            ErrorKind::TimedOut => keys::file_timed_out,
            _ => return None,
        })
    }
}

impl Localize for IoErrorText<'_> {
    fn localize(&self, lang: Lang) -> String {
        match self.text() {
            Some(text) => text.get(lang).to_owned(),
            None => without_number(self.0),
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
    }
}
