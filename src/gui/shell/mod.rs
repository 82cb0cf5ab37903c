//! What surrounds the panes: menu bar, rail, toolbar, status bar, command palette, sheets, questions and
//! toasts.

pub mod drop_down;
pub mod focus;
pub mod handles;
pub mod hold;
pub mod keys;
pub mod layers;
pub mod menu;
pub mod open_list;
pub mod opened;
pub mod palette;
pub mod path_field;
pub mod pull_down;
pub mod quit;
pub mod rail;
pub mod recovery;
pub mod sheets;
pub mod status;
pub mod toast;
pub mod toolbar;
