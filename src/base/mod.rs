//! What has no domain of its own and every other module may use: the messages in all languages,
//! and what the system says of a file.

mod io_error;
pub mod messages;

pub use io_error::{IoErrorText, own_error};
