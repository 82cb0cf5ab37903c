//! The system's dialogs for files.

use crate::base::platform::channel::{Receiver, bounded};
use crate::base::platform::files::{Chosen, Wanted};
use crate::base::platform::{Stack, start};

/// Shows a dialog and returns at once; the answer arrives later. `None` means cancelled; a channel
/// on which nothing comes any more means that no dialog could be shown.
pub fn ask(wanted: Wanted) -> Receiver<Chosen> {
    let (answer, receiver) = bounded(1);
    // The dialog may wait for a portal: never on the window's thread. Without a thread there is no
    // dialog, which the closed channel says.
    let _ = start("file dialog", Stack::Usual, move || {
        let mut dialog = rfd::FileDialog::new();
        if !wanted.endings.is_empty() {
            dialog = dialog.add_filter("Yomiki", wanted.endings);
        }
        let path = if wanted.folder {
            dialog.pick_folder()
        } else if wanted.save {
            dialog.set_file_name(wanted.name).save_file()
        } else {
            dialog.pick_file()
        };
        let _ = answer.send(path);
    });
    receiver
}
