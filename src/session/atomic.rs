//! Writing a file so that, killed at any moment, it is the old one or the new one. What a process
//! that was killed has left beside it is taken away by the next one that writes.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::base::messages::keys;
use crate::game::io_words::Said;

pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_with(path, |file| file.write_all(bytes))
}

/// Lets `fill` write a file beside `path`, makes sure that it is on the disk, and puts it in its
/// place.
pub fn write_with(
    path: &Path,
    fill: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<()> {
    // A link stays a link: what it leads to is replaced.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        // A pipe or a terminal has no old state to keep, and nothing may take its place.
        let mut file = BufWriter::new(File::create(path)?);
        fill(&mut file)?;
        return file.flush();
    }
    let name = path.file_name().ok_or_else(|| {
        io::Error::new(
            io::ErrorKind::InvalidInput,
            Said(keys::session_not_a_file_name),
        )
    })?;
    // Windows, and threads of one window, that write at once keep out of each other's way.
    static WRITTEN: AtomicU32 = AtomicU32::new(0);
    let beside = path.with_file_name(format!(
        ".{}.{}.{}.new",
        name.to_string_lossy(),
        std::process::id(),
        WRITTEN.fetch_add(1, Ordering::Relaxed),
    ));
    let result = (|| {
        let mut file = BufWriter::new(File::create(&beside)?);
        fill(&mut file)?;
        file.into_inner()?.sync_all()?;
        fs::rename(&beside, path)
    })();
    match result {
        Ok(()) => clear_up(path, &name.to_string_lossy()),
        Err(_) => {
            let _ = fs::remove_file(&beside);
        }
    }
    result
}

/// A file that has been in the making for so long will not be finished any more.
const ABANDONED: Duration = Duration::from_secs(600);

/// Takes away what others have begun and not finished.
fn clear_up(path: &Path, name: &str) {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    let Ok(entries) = fs::read_dir(folder.unwrap_or(Path::new("."))) else {
        return;
    };
    for entry in entries.flatten() {
        let found = entry.file_name();
        let number = found
            .to_str()
            .and_then(|found| {
                found
                    .strip_prefix('.')?
                    .strip_prefix(name)?
                    .strip_prefix('.')
            })
            .and_then(|rest| rest.strip_suffix(".new"));
        let is_number = |part: &str| part.parse::<u32>().is_ok();
        let is_ours = number.is_some_and(|number| number.split('.').all(is_number));
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if is_ours && age().is_some_and(|age| age > ABANDONED) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaces_the_file_and_leaves_nothing_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.ron");
        write(&path, b"one").unwrap();
        write(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn a_failed_write_leaves_the_old_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.ron");
        write(&path, b"old").unwrap();
        // A folder cannot be replaced by a file.
        assert!(write(&folder.path().join("."), b"new").is_err());
        assert_eq!(fs::read(&path).unwrap(), b"old");
        let stopped = |file: &mut BufWriter<File>| {
            file.write_all(b"ha")?;
            Err(io::Error::other("no more"))
        };
        assert!(write_with(&path, stopped).is_err());
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_folder_that_is_not_there_is_not_made_up() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mistyped/x.ron");
        let error = write(&path, b"one").unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        assert!(!path.parent().unwrap().exists());
    }

    #[cfg(unix)]
    #[test]
    fn links_and_pipes_stay_what_they_are() {
        use std::os::unix::fs::{FileTypeExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("x.ron"), folder.path().join("link"));
        write(&path, b"one").unwrap();
        symlink(&path, &link).unwrap();
        write(&link, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        let pipe = folder.path().join("pipe");
        let name = std::ffi::CString::new(pipe.to_str().unwrap()).unwrap();
        // SAFETY: the name is a string that ends in a nought and outlives the call.
        assert_eq!(unsafe { libc::mkfifo(name.as_ptr(), 0o600) }, 0);
        let reader = std::thread::spawn({
            let pipe = pipe.clone();
            move || fs::read(pipe).unwrap()
        });
        write(&pipe, b"three").unwrap();
        assert_eq!(reader.join().unwrap(), b"three");
        assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    }
}
