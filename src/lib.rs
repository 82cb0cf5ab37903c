//! Yomiki (読み木): a workbench in which people see game-tree search think.

pub mod game;
pub mod picture;
pub mod problem;
pub mod search;
pub mod trace;
