//! Short messages to the person at the window. How they look is the shell's business.

use std::time::Duration;

use crate::base::platform::Instant;

/// Messages shown at once: more would hide what they are about.
pub const SHOWN: usize = 2;
/// In this time a message can be read.
const READ: Duration = Duration::from_secs(5);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    News,
    Trouble,
}

/// What a message is about, if it goes with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Something in the position, which may be mended.
    Position,
    /// A file that is being written.
    Writing,
    /// A past run that has brought its position along.
    ShownAgain,
    /// What large type has no room for.
    LargeType,
}

#[derive(Clone, Debug)]
pub struct Toast {
    pub id: u64,
    pub tone: Tone,
    pub about: Option<About>,
    pub text: String,
    pub born: Instant,
}

impl Toast {
    /// News are read in a few seconds; trouble is read when there is time.
    pub fn is_over(&self) -> bool {
        let long = match self.tone {
            Tone::News => READ,
            Tone::Trouble => 6 * READ,
        };
        self.born.elapsed() > long
    }

    fn was_read(&self) -> bool {
        self.born.elapsed() > READ
    }
}

/// Adds a message. What was read and has to make room does not come back when there is room again:
/// by then it is no longer about what is seen.
pub fn add(toasts: &mut Vec<Toast>, toast: Toast) {
    // Said again, it is said once.
    toasts.retain(|old| old.text != toast.text);
    toasts.push(toast);
    let mut too_many = toasts.len().saturating_sub(SHOWN);
    toasts.retain(|old| {
        let goes = too_many > 0 && old.was_read();
        too_many -= usize::from(goes);
        !goes
    });
    if toasts.len() > 20 {
        toasts.remove(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_makes_room_for_good_and_what_was_not_waits() {
        let toast = |id: u64, seconds: u64| Toast {
            id,
            tone: Tone::Trouble,
            about: None,
            text: format!("message {id}"),
            born: Instant::now()
                .checked_sub(Duration::from_secs(seconds))
                .unwrap(),
        };
        let mut toasts = vec![toast(1, 9), toast(2, 8), toast(3, 1)];
        add(&mut toasts, toast(4, 0));
        let ids: Vec<u64> = toasts.iter().map(|toast| toast.id).collect();
        assert_eq!(ids, [3, 4]);
        add(&mut toasts, toast(5, 0));
        add(&mut toasts, toast(5, 0));
        let ids: Vec<u64> = toasts.iter().map(|toast| toast.id).collect();
        assert_eq!(ids, [3, 4, 5]);
    }
}
