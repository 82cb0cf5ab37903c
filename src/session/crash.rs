//! Reports of panics. Whatever breaks down, caught or not, leaves a file in the state folder that
//! says what ran and where it stopped, without the contents of any file; the next start says once
//! where that is.

use std::backtrace::Backtrace;
use std::ffi::OsStr;
use std::io::{self, Write};
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::base::messages::{Lang, Localize, tr};
use crate::base::platform::{SystemTime, UNIX_EPOCH, files, process_id, thread_name};

/// What breaks down again and again in one process is told well enough by so many reports.
const MOST_OF_A_PROCESS: u32 = 3;
/// So many are kept in the folder.
const MOST_KEPT: usize = 20;
/// How the names of reports begin; those nobody has been told of end in another way than the others.
const BEGINNING: &str = "crash-";
const UNSEEN: &str = "new.txt";
const SEEN: &str = "txt";

/// From now on every panic of this process leaves a report in this folder. `what` runs, in words
/// that hold nothing of any file.
pub fn report_to(folder: PathBuf, what: String) {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        before(info);
        static WRITTEN: AtomicU32 = AtomicU32::new(0);
        let number = WRITTEN.fetch_add(1, Ordering::Relaxed);
        if number >= MOST_OF_A_PROCESS {
            return;
        }
        // Neither a full disk nor a standard error that is gone may make it worse.
        if let Ok(path) = write(&folder, number, &text(&what, info)) {
            let mut said = io::stderr().lock();
            let _ = writeln!(said, "yomiki: a report of this is in {}", path.display());
        }
    }));
}

fn text(what: &str, info: &PanicHookInfo<'_>) -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH);
    let place = info.location().map(ToString::to_string);
    let message = info.payload_as_str().unwrap_or("none");
    format!(
        "Yomiki {} broke down. This report holds no contents of files.\n\n\
         what ran: {what}\n\
         system: {} {}\n\
         seconds since 1970: {}\n\
         thread: {}\n\
         place: {}\n\
         message: {}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        seconds.map_or(0, |since| since.as_secs()),
        thread_name().as_deref().unwrap_or("without a name"),
        place.as_deref().unwrap_or("unknown"),
        without_quotes(message),
        Backtrace::force_capture(),
    )
}

/// A message without what it quotes: a panic about a text quotes that text, which may be a file's.
fn without_quotes(message: &str) -> String {
    let mut kept = String::new();
    let mut closing = None;
    for c in message.chars().take(2000) {
        match closing {
            Some(mark) if c == mark => {
                kept.push('…');
                kept.push(c);
                closing = None;
            }
            Some(_) => {}
            None => {
                kept.push(c);
                closing = matches!(c, '"' | '`').then_some(c);
            }
        }
    }
    kept
}

fn write(folder: &Path, number: u32, text: &str) -> io::Result<PathBuf> {
    files::make_folder(folder)?;
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    let process = process_id();
    let name = format!("{BEGINNING}{seconds}-{process}-{number}.{UNSEEN}");
    let path = folder.join(name);
    files::write_new_private(&path, text.as_bytes())?;
    let mut all = reports(folder);
    // Their names begin with their time.
    all.sort();
    for old in all.iter().rev().skip(MOST_KEPT) {
        let _ = files::remove(old);
    }
    Ok(path)
}

fn reports(folder: &Path) -> Vec<PathBuf> {
    let is_report = |path: &PathBuf| {
        let name = path.file_name().and_then(OsStr::to_str);
        name.is_some_and(|name| name.starts_with(BEGINNING) && name.ends_with(SEEN))
    };
    files::list(folder).into_iter().filter(is_report).collect()
}

/// Reports that nobody has been told of before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unseen {
    newest: PathBuf,
    count: usize,
}

/// What has broken down since this was asked last.
pub fn unseen(folder: &Path) -> Option<Unseen> {
    let mut new: Vec<PathBuf> = reports(folder)
        .into_iter()
        .filter_map(|path| {
            let name = path.file_name()?.to_str()?.strip_suffix(UNSEEN)?;
            let seen = path.with_file_name(format!("{name}{SEEN}"));
            // Of two that start at once only one renames it, and tells.
            files::rename(&path, &seen).ok()?;
            Some(seen)
        })
        .collect();
    new.sort();
    let count = new.len();
    let newest = new.pop()?;
    Some(Unseen { newest, count })
}

impl Localize for Unseen {
    fn localize(&self, lang: Lang) -> String {
        let (path, count) = (self.newest.display(), self.count);
        tr!(lang, session_crash_reports, count, path)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_report_is_told_of_once() {
        let folder = tempfile::tempdir().unwrap();
        let state = folder.path().join("state");
        assert_eq!(unseen(&state), None);
        let first = write(&state, 0, "one").unwrap();
        let second = write(&state, 1, "two").unwrap();
        assert_ne!(first, second);
        let told = unseen(&state).unwrap();
        assert_eq!(fs::read_to_string(&told.newest).unwrap(), "two");
        let english = told.localize(Lang::En);
        let path = told.newest.display().to_string();
        assert!(english.contains(&path) && english.contains("2 times"));
        assert!(told.localize(Lang::Ja).contains(&path));
        assert_eq!(unseen(&state), None);
        assert_eq!(reports(&state).len(), 2, "they are kept");
    }

    #[test]
    fn only_the_last_reports_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..30 {
            let name = format!("{BEGINNING}{}-1-0.{SEEN}", 1_000_000_000 + number);
            fs::write(folder.path().join(name), "old").unwrap();
        }
        let new = write(folder.path(), 0, "new").unwrap();
        let mut left = reports(folder.path());
        left.sort();
        assert_eq!(left.len(), MOST_KEPT);
        assert_eq!(left.last(), Some(&new));
    }

    #[test]
    fn what_a_message_quotes_is_left_out() {
        for (message, kept) in [
            ("index 7 is out of range", "index 7 is out of range"),
            ("byte 3 of `secret`[...]", "byte 3 of `…`[...]"),
            (
                "called `unwrap()` on Err(\"my game\")",
                "called `…` on Err(\"…\")",
            ),
            ("cut off: \"secret", "cut off: \""),
        ] {
            assert_eq!(without_quotes(message), kept);
        }
    }
}
