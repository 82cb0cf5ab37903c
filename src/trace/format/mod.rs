//! Runs as text that any program can write: the event file.
//!
//! An event file is JSON Lines (UTF-8, one JSON object a line). The first line says what was
//! searched; every further line is one event, in the order in which they happened:
//!
//! ```text
//! {"yomiki_events":1,"game":"tree","position":"[[3 5] [2 9]]","algorithm":"alpha-beta"}
//! {"event":"enter","node":0,"lower":"-inf","upper":"inf"}
//! {"event":"expand","node":0,"moves":[0,1]}
//! {"event":"enter","node":1,"lower":"-inf","upper":"inf"}
//! {"event":"expand","node":1,"moves":[0,1]}
//! {"event":"eval","node":3,"value":3}
//! {"event":"eval","node":4,"value":5}
//! {"event":"return","node":1,"value":3}
//! {"event":"enter","node":2,"lower":3,"upper":"inf"}
//! {"event":"expand","node":2,"moves":[0,1]}
//! {"event":"eval","node":5,"value":2}
//! {"event":"cut","node":6,"reason":"alpha","by":0,"bound":3}
//! {"event":"return","node":2,"upper":2}
//! {"event":"return","node":0,"value":3}
//! {"event":"done","node":0,"value":3}
//! ```
//!
//! **Nodes** are numbers. The root is 0. An `expand` makes the children of its node, named by
//! `moves`, and gives them the next free numbers from left to right: the root's children above
//! are 1 and 2, those of node 1 are 3 and 4. A writer may add `"first"`, the number of the first
//! child; then it is checked. To expand a node again, leave `moves` out (or repeat them).
//! `"player"` is `"max"` or `"min"`, the one who moves at the node; by default the other one than
//! at its parent, and MAX at the root.
//!
//! **Moves** are written as the game writes them: `"f5"` in Othello, `"7g7f"` in shogi, a child's
//! number (from 0) in bare trees.
//!
//! **Values** are whole numbers in MAX's eyes, or `"inf"` and `"-inf"`. A pair is `lower` and
//! `upper`; what is left out is infinite; `value` stands for both.
//!
//! | event | besides `node` | meaning |
//! | --- | --- | --- |
//! | `enter` | `lower`, `upper` | entered with this window |
//! | `select` | `merit`, `open` | taken from OPEN, which had so many members |
//! | `expand` | `moves`, or `count` if the children are not written down; `player`, `first` | children generated |
//! | `eval` | `value` | a leaf got its value |
//! | `bounds` | pair | new bounds of the node |
//! | `open` | `merit`, `dormant` | into OPEN |
//! | `unopen` | | out of OPEN, not selected |
//! | `pre-cut` | pair | selected, but the window is empty |
//! | `cut` | `reason`, `by`, `bound` | never to be searched, because the bound of node `by` says so |
//! | `close` | pair, `freed` | closed; so many cells below it are freed |
//! | `return` | pair | left; if it was put into OPEN after it was entered, everything below is freed |
//! | `re-search` | pair | searched once more with this window |
//! | `pass` | `gamma` | a null-window pass begins |
//! | `iteration` | `number`, `threshold` | an iteration begins |
//! | `table` | pair | the table's bounds |
//! | `done` | pair | the search is over |
//! | `hidden` | `nodes` | so many nodes were searched below, unrecorded |
//! | `floor` | `depth` (no `node`) | nodes this deep and deeper are not recorded from here on |
//!
//! Reasons of a cut: `alpha`, `beta`, `solved`, `purged-under`, `table-bound`, `threshold`,
//! `fail-low`, `fail-high`. Any line may have `"step"` (the line of pseudo-code, from 0),
//! `"level"` (recursion level, pass) and `"note"` (for people, not read); `node` is 0 if left out.
//!
//! A file is checked while it is read; what cannot have happened is refused with its line.

mod japanese;
mod line;
mod read;
mod walker;
mod write;

pub use line::Header;
pub use read::{DEFAULT_READ_LIMIT, EventFile, EventFileError, Fault, read_events};
pub use write::{EventWriter, write_events};

#[cfg(test)]
mod tests;

/// The version of the format that is written, and the only one that is read.
const VERSION: u32 = 1;
