//! What the machine says of itself, and where it has programs keep their files.

use crate::base::platform::OwnFolders;

/// How much is done at the same time at best.
pub fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The number of this process.
pub fn process_id() -> u32 {
    std::process::id()
}

/// What this machine is called, if it says so.
pub fn machine_name() -> Option<String> {
    #[cfg(unix)]
    {
        let mut name = [0u8; 256];
        // SAFETY: the call writes at most as many bytes as there are.
        let told = unsafe { libc::gethostname(name.as_mut_ptr().cast(), name.len()) };
        let name = name.split(|&b| b == 0).next().unwrap_or_default();
        let name = String::from_utf8_lossy(name).into_owned();
        (told == 0 && !name.is_empty()).then_some(name)
    }
    #[cfg(not(unix))]
    None
}

/// The usual folders, or none on a machine without a home.
pub fn own_folders() -> Option<OwnFolders> {
    let dirs = directories::ProjectDirs::from("", "", "yomiki")?;
    Some(OwnFolders {
        config: dirs.config_dir().to_path_buf(),
        state: dirs
            .state_dir()
            .unwrap_or_else(|| dirs.data_local_dir())
            .to_path_buf(),
    })
}
