//! What has no domain of its own and every other module may use: the messages in all languages.

pub mod messages;
