//! The window from outside: driven through its accessibility tree, drawn by our own rasteriser.
//! One file for each part of the window, one binary for all of them.

mod breakpoints;
mod editor;
mod endgame;
mod event_files;
mod inspector;
mod keyboard;
mod lab;
mod learn;
mod looks;
mod newcomers;
mod open;
mod own_in_lesson;
#[path = "../support/mod.rs"]
mod pictures;
mod play;
mod race;
mod recovery;
mod reopened;
mod running;
mod runs;
mod shell;
mod shogi;
mod slides;
mod solutions;
mod support;
mod tree;
mod tsume;
mod typing;
mod words;
mod zoom;
