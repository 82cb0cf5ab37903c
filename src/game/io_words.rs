//! What the operating system says when a file cannot be read or written, as words of ours: its own
//! are in one language and end in a number.

use crate::base::messages::{Lang, Text, keys};
use std::fmt;
use std::io::{self, ErrorKind};

use crate::game::text::Spoken;

/// Why a file could not be read or written, to stand after its name and a colon.
pub struct IoWords<'a>(pub &'a io::Error);

/// A sentence of ours inside an [`io::Error`], so that it can be told in every language.
#[derive(Debug)]
pub struct Said(pub Text);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.get(Lang::En))
    }
}

impl std::error::Error for Said {}

impl IoWords<'_> {
    fn text(&self) -> Option<Text> {
        if let Some(Said(text)) = self.0.get_ref().and_then(|e| e.downcast_ref()) {
            return Some(*text);
        }
        // What else was not said by the system is a sentence already.
        self.0.raw_os_error()?;
        Some(match self.0.kind() {
            ErrorKind::NotFound => keys::game_there_is_no_such_file,
            ErrorKind::PermissionDenied => keys::game_the_system_does_not_permit,
            ErrorKind::AlreadyExists => keys::game_it_exists_already,
            ErrorKind::IsADirectory => keys::game_it_is_a_folder_not,
            ErrorKind::NotADirectory => keys::game_a_part_of_the_path,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => keys::game_the_disk_is_full,
            ErrorKind::ReadOnlyFilesystem => keys::game_the_disk_can_only_be,
            ErrorKind::InvalidFilename | ErrorKind::InvalidInput => {
                keys::game_this_cannot_be_a_files
            }
            ErrorKind::FileTooLarge => keys::game_it_is_too_large,
            ErrorKind::BrokenPipe => keys::game_nobody_reads_it_any_more,
            ErrorKind::TimedOut => keys::game_it_took_too_long,
            _ => return None,
        })
    }
}

impl fmt::Display for IoWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.text() {
            Some(text) => f.write_str(text.get(Lang::En)),
            None => f.write_str(&without_number(self.0)),
        }
    }
}

impl Spoken for IoWords<'_> {
    fn japanese(&self) -> String {
        match self.text() {
            Some(text) => text.get(Lang::Ja).to_owned(),
            None => without_number(self.0),
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
    use crate::base::messages::Lang;

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
        let ours = io::Error::other(Said(keys::session_not_a_file_name));
        assert_eq!(IoWords(&ours).to_string(), "not a file name");
        assert!(IoWords(&ours).say(Lang::Ja).contains("ファイル名"));
    }
}
