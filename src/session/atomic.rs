//! Writing a file so that, killed at any moment, it is the old one or the new one. What a process
//! that was killed has left beside it is taken away by the next one that writes.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

/// Writes `bytes` beside `path`, makes sure they are on the disk, and puts them in its place.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent().filter(|p| !p.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "not a file name"))?;
    // The process id keeps two windows that save at once out of each other's way.
    let beside = path.with_file_name(format!(
        ".{}.{}.new",
        name.to_string_lossy(),
        std::process::id()
    ));
    let result = (|| {
        let mut file = File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
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
        let is_ours = number.is_some_and(|number| number.parse::<u32>().is_ok());
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
        let path = folder.path().join("new/folder/x.ron");
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
    }
}
