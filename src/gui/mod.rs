//! The window: a model, actions, one file a pane. Panes read the model and return actions;
//! nothing in here computes what the layers below can.

pub mod action;
mod app;
mod board_view;
pub mod command;
mod export;
pub mod files;
mod icons;
pub mod layout;
pub mod model;
mod names;
mod panes;
pub mod sheet;
mod shell;
pub mod slides;
pub mod theme;
mod tree_view;
mod words;

pub use app::{App, Options, open_window};
