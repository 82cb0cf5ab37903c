//! The window: a model, actions, one file a pane. Panes read the model and return actions;
//! nothing in here computes what the layers below can.

pub mod action;
mod app;
mod board;
pub mod command;
mod curves;
pub mod desk;
mod digits;
mod dock;
pub mod export;
pub mod files;
pub mod film;
mod grid;
mod icons;
pub mod layout;
pub mod model;
mod names;
mod paced;
pub mod pane_kind;
pub mod pane_tool;
mod panes;
pub mod race_page;
pub mod race_picture;
pub mod race_view;
pub mod remembered;
mod scripts;
pub mod sheet;
mod shell;
pub mod slides;
pub mod theme;
mod tree_view;
mod words;
mod writing;

pub use app::{App, Options};
