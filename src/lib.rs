//! Yomiki (読み木): a workbench in which people see game-tree search think.
//!
//! The map, from the ground up; a module knows those above it in this list, never those below.
//!
//! - [`base`]: what has no domain: the messages in all languages, random numbers, places in a text,
//!   what the system says of a file.
//! - [`game`]: rules only. Bare trees and AND/OR graphs, Othello, stones in a row, shogi: who
//!   moves, which moves there are, what a move does, when it is over; and every notation they are
//!   written in.
//! - [`problem`]: a game and a question make a tree to search. [`problem::GameTree`] is the only
//!   thing a search ever sees of a game: a cursor that plays and undoes moves.
//! - [`search`]: the algorithms, each in a file that reads like its paper, with what they have in
//!   common: the context of counts and limits, and the probe through which they tell what they
//!   do. [`search::catalogue`] lists them all and is the one place where a choice made at run
//!   time meets the generic code.
//! - [`solve`]: specialists built for speed, which answer without being watched.
//! - [`trace`]: what a run leaves behind. Sixteen-byte events, the recorded tree, time series,
//!   replay to any moment, several runs on one canvas.
//! - [`explain`]: why a node is what it is; questions and answers about a run.
//! - [`picture`]: trees, overviews and plots as figures; SVG and PNG; a rasteriser for egui's
//!   triangles, so that pictures need no display.
//! - [`worker`]: a search on its own thread: orders in, snapshots out.
//! - [`session`]: what files hold: sessions, lessons, settings, examples, reports.
//! - [`play`]: players, clocks, time managers and matches.
//! - [`lab`]: experiments: a sweep of searches or games, run, gathered, compared with the paper.
//! - [`protocol`]: USI and NBoard, as an engine and as a window for other engines.
//! - [`gui`]: the window: a model, actions, one file a pane.
//! - [`cli`]: one file a command.
//!
//! A search is a function `search(tree, parameters, context, probe) -> report`. The
//! [`search::Silent`] probe costs nothing; [`trace::Recorder`] turns every call into an event, and
//! everything that is shown is made from those events.

pub mod base;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod explain;
pub mod game;
pub mod gui;
pub mod lab;
pub mod picture;
pub mod play;
pub mod problem;
#[cfg(not(target_arch = "wasm32"))]
pub mod protocol;
pub mod search;
pub mod session;
pub mod solve;
pub mod trace;
pub mod worker;
