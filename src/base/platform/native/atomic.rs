//! Writing a file so that, killed at any moment, it is the old one or the new one. What a process
//! that was killed has left beside it is taken away by the next one that writes.
//!
//! A file with several names (hard links) is the exception: a new file under one name would leave
//! the others with the old contents, so it is written in place, and [`Written`] says so.

use std::fs::{self, File, Metadata, OpenOptions};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::base::messages::{Localize, Words, tr};
use crate::base::platform::files::Written;
use crate::base::{IoErrorText, own_error};

pub fn write(path: &Path, bytes: &[u8]) -> io::Result<Written> {
    write_with(path, |file| file.write_all(bytes))
}

/// Lets `fill` write a file beside `path`, makes sure that it is on the disk, and puts it in its
/// place. The new file has the mode of the one it replaces; one that must not be written is not
/// replaced either.
pub fn write_with(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<Written> {
    outlive_size_limit();
    // A link stays a link: what it leads to is replaced.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let there = fs::metadata(path).ok();
    if there
        .as_ref()
        .is_some_and(|it| !it.is_file() && !it.is_dir())
    {
        // A pipe or a terminal has no old state to keep, and nothing may take its place.
        let mut file = BufWriter::new(File::create(path)?);
        fill(&mut file)?;
        file.flush()?;
        return Ok(Written::AtOnce);
    }
    let there = there.filter(Metadata::is_file);
    if let Some(there) = &there {
        may_be_written(path, there)?;
    }
    let name = path
        .file_name()
        .ok_or_else(|| {
            own_error(
                ErrorKind::InvalidInput,
                Words::of(|lang| tr!(lang, file_not_a_file_name)),
            )
        })?
        .to_string_lossy();
    let name = beginning(&name);
    let (mut beside, file) = Beside::create(path, name, there.is_some())?;
    let mut file = BufWriter::new(file);
    fill(&mut file)?;
    let file = file.into_inner()?;
    let links = there.as_ref().map_or(1, links);
    if let Some(there) = there.filter(|_| links == 1) {
        take_over(&file, &there)?;
    }
    file.sync_all()?;
    let written = if links == 1 {
        fs::rename(&beside.path, path)?;
        beside.is_there = false;
        Written::AtOnce
    } else {
        beside.copy_into(path)?;
        Written::InPlace
    };
    clear_up(path, name);
    Ok(written)
}

/// The file in the making. It goes away with this, unless it has found its place.
struct Beside {
    path: PathBuf,
    is_there: bool,
}

impl Beside {
    /// Makes a file that was not there before, under a name that nobody can guess: whoever guessed
    /// it could have put a link there that leads to somebody else's file.
    fn create(path: &Path, name: &str, is_private: bool) -> io::Result<(Beside, File)> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        if is_private {
            // Until it is known who may read it. What is new is as the system would have it.
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        #[cfg(not(unix))]
        let _ = is_private;
        let mut tries = 0;
        loop {
            // The keys of the hasher are random.
            let number = RandomState::new().build_hasher().finish();
            let path = path.with_file_name(format!(".{name}.{number:016x}.new"));
            match options.open(&path) {
                Ok(file) => {
                    let is_there = true;
                    return Ok((Beside { path, is_there }, file));
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists && tries < 16 => tries += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// Writes what is complete here into the file itself. If that fails, this stays.
    fn copy_into(&mut self, path: &Path) -> io::Result<()> {
        let copied = (|| {
            let mut from = File::open(&self.path)?;
            let mut to = OpenOptions::new().write(true).truncate(true).open(path)?;
            io::copy(&mut from, &mut to)?;
            to.sync_all()
        })();
        copied.map_err(|error| {
            self.is_there = false;
            let (why, name) = (IoErrorText(&error), self.path.display().to_string());
            own_error(
                error.kind(),
                Words::of(|lang| {
                    tr!(
                        lang,
                        file_hard_links_failed,
                        why = why.localize(lang),
                        name = &name
                    )
                }),
            )
        })
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if self.is_there {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Refuses a file that is read-only: putting another in its place needs no leave but the folder's.
fn may_be_written(path: &Path, there: &Metadata) -> io::Result<()> {
    let opened = OpenOptions::new().write(true).open(path);
    let is_denied = opened.is_err_and(|error| error.kind() == ErrorKind::PermissionDenied);
    if !there.permissions().readonly() && !is_denied {
        return Ok(());
    }
    Err(own_error(
        ErrorKind::PermissionDenied,
        Words::of(|lang| tr!(lang, file_read_only)),
    ))
}

/// How many names a file has, as far as the system tells.
fn links(there: &Metadata) -> u64 {
    #[cfg(unix)]
    return std::os::unix::fs::MetadataExt::nlink(there);
    #[cfg(not(unix))]
    return u64::from(there.is_file());
}

/// Gives the new file owner and mode of the one it replaces.
fn take_over(file: &File, there: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        // Only the system's administrator may give files away; the mode comes last, for a change
        // of owner takes bits of it away.
        let _ = fchown(file, Some(there.uid()), Some(there.gid()));
        file.set_permissions(there.permissions())
    }
    #[cfg(not(unix))]
    {
        let _ = (file, there);
        Ok(())
    }
}

/// What is too large for the system's limit on files is to be an error of the write. By default the
/// signal that comes with it ends the program at once, and leaves behind what was in the making.
pub fn outlive_size_limit() {
    #[cfg(unix)]
    {
        static ONCE: std::sync::Once = std::sync::Once::new();
        // SAFETY: no handler is installed; the signal is only ignored.
        ONCE.call_once(|| unsafe {
            libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
        });
    }
}

/// As much of a file's name as leaves room for more: no name has more than 255 bytes.
fn beginning(name: &str) -> &str {
    &name[..name.floor_char_boundary(120)]
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
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if number.is_some_and(is_ours) && age().is_some_and(|age| age > ABANDONED) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether this stands between the name and `.new`. Earlier versions counted.
fn is_ours(number: &str) -> bool {
    let is_random = number.len() == 16 && number.bytes().all(|b| b.is_ascii_hexdigit());
    let is_count = |part: &str| part.parse::<u32>().is_ok();
    is_random || number.split('.').all(is_count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::messages::Lang;

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
        let stopped = |file: &mut dyn Write| {
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

    #[cfg(unix)]
    fn mode_of(path: &Path) -> u32 {
        use std::os::unix::fs::PermissionsExt;
        fs::metadata(path).unwrap().permissions().mode() & 0o7777
    }

    #[cfg(unix)]
    fn set_mode(path: &Path, mode: u32) {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn the_mode_stays_and_a_new_file_has_the_usual_one() {
        let folder = tempfile::tempdir().unwrap();
        let (path, usual) = (folder.path().join("x.ron"), folder.path().join("usual"));
        write(&path, b"one").unwrap();
        File::create(&usual).unwrap();
        assert_eq!(mode_of(&path), mode_of(&usual));
        for mode in [0o600, 0o640, 0o664, 0o755] {
            set_mode(&path, mode);
            assert_eq!(write(&path, b"two").unwrap(), Written::AtOnce);
            assert_eq!(mode_of(&path), mode, "{mode:o}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_read_only_file_is_refused_in_both_languages() {
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("x.ron"), folder.path().join("link"));
        write(&path, b"old").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        set_mode(&path, 0o444);
        for name in [&path, &link] {
            let error = write(name, b"new").unwrap_err();
            assert_eq!(error.kind(), ErrorKind::PermissionDenied);
            assert!(IoErrorText(&error).localize(Lang::En).contains("read-only"));
            assert!(
                IoErrorText(&error)
                    .localize(Lang::Ja)
                    .contains("読み取り専用")
            );
        }
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_with_several_names_keeps_them_and_that_is_told() {
        use std::os::unix::fs::MetadataExt;
        let folder = tempfile::tempdir().unwrap();
        let (path, other) = (folder.path().join("x.ron"), folder.path().join("y.ron"));
        write(&path, b"a long text").unwrap();
        set_mode(&path, 0o640);
        fs::hard_link(&path, &other).unwrap();
        let written = write(&path, b"short").unwrap();
        assert_eq!(written, Written::InPlace);
        assert_eq!(fs::read(&other).unwrap(), b"short");
        let inode = |path: &Path| fs::metadata(path).unwrap().ino();
        assert_eq!(inode(&path), inode(&other));
        assert_eq!(mode_of(&path), 0o640);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
        let told = written.told("Saved.".to_owned(), Lang::En);
        assert!(told.starts_with("Saved. ") && told.contains("not atomic"));
        assert!(
            written
                .told(String::new(), Lang::Ja)
                .contains("ハードリンク")
        );
        assert_eq!(
            Written::AtOnce.told("Saved.".to_owned(), Lang::En),
            "Saved."
        );
    }

    #[cfg(unix)]
    #[test]
    fn what_cannot_be_written_in_place_is_complete_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.ron");
        let (mut beside, mut file) = Beside::create(&path, "x.ron", false).unwrap();
        file.write_all(b"new").unwrap();
        // A folder can be opened by nobody to write into.
        let error = beside.copy_into(folder.path()).unwrap_err();
        let kept = beside.path.clone();
        drop(beside);
        assert_eq!(fs::read(&kept).unwrap(), b"new");
        for lang in Lang::ALL {
            let said = IoErrorText(&error).localize(lang);
            assert!(said.contains(&kept.display().to_string()), "{said}");
        }
    }

    #[test]
    fn the_longest_names_can_be_saved() {
        let folder = tempfile::tempdir().unwrap();
        let in_japanese = "詰将棋".repeat(28);
        for name in (238..=255).map(|n| "x".repeat(n)).chain([in_japanese]) {
            let path = folder.path().join(&name);
            for text in [b"one", b"two"] {
                write(&path, text).unwrap_or_else(|e| panic!("{} bytes: {e}", name.len()));
                assert_eq!(fs::read(&path).unwrap(), text);
            }
            fs::remove_file(&path).unwrap();
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[cfg(unix)]
    #[test]
    fn a_planted_link_overwrites_nobody_s_file() {
        let folder = tempfile::tempdir().unwrap();
        let victim = folder.path().join("victim");
        fs::write(&victim, "precious").unwrap();
        // As the names once were: whoever knew the process knew them.
        for count in 0..2000 {
            let name = format!(".x.ron.{}.{count}.new", std::process::id());
            std::os::unix::fs::symlink(&victim, folder.path().join(name)).unwrap();
        }
        let path = folder.path().join("x.ron");
        write(&path, b"new").unwrap();
        assert_eq!(fs::read(&victim).unwrap(), b"precious");
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert!(!fs::symlink_metadata(&path).unwrap().is_symlink());
    }
}
