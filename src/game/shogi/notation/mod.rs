//! Shogi positions and games as text.

mod error;
pub mod sfen;
mod text;

pub use error::{Fault, NotationError};
