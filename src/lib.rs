//! Yomiki (読み木): a workbench in which people see game-tree search think.

pub mod cli;
pub mod game;
pub mod gui;
pub mod picture;
pub mod problem;
pub mod search;
pub mod session;
pub mod trace;
pub mod worker;
