//! The window from outside: driven through its accessibility tree, drawn by our own rasteriser.
//! One file for each part of the window, one binary for all of them.

#[path = "../support/again.rs"]
mod again;
mod breakpoints;
mod desks;
mod editor;
mod endgame;
mod event_files;
mod inspector;
mod keyboard;
mod lab;
mod learn;
mod looks;
mod mnk;
mod newcomers;
mod open;
mod picture;
mod pictures;
mod play;
mod race;
#[cfg(target_os = "linux")]
mod real;
mod recovery;
mod reopened;
mod running;
mod runs;
mod shell;
mod shogi;
mod slides;
mod soak;
mod solutions;
mod support;
mod tree;
mod tsume;
mod two_windows;
mod typing;
mod walks;
mod words;
mod zoom;
