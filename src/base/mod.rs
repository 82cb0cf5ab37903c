//! What has no domain of its own and every other module may use: the messages in all languages,
//! random numbers, places in a text, sizes of memory, the platform, and what the system says of a file.

pub mod byte_size;
mod io_error;
pub mod messages;
pub mod platform;
pub mod random;
pub mod text;

pub use io_error::{IoErrorText, own_error};
