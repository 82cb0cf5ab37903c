//! Every sentence that people read, in every language. The sentences stand in `assets/lang`, a
//! folder a language, a file a part of the program (Fluent). The build script turns them into
//! tables and into names in [`keys`], so that a key or an argument that does not exist does not
//! compile, and a key that nothing uses is a warning.
//!
//! ```text
//! # assets/lang/en/watch.ftl
//! watch_leaves = { $count ->
//!     [one] one leaf
//!    *[other] { $count } leaves
//! } so far
//!
//! tr!(lang, watch_leaves, count = 1234)   // "1,234 leaves so far"
//! tr!(lang, watch_run)                    // a message without arguments is a &'static str
//! keys::watch_run                         // the same as a `Text`, for tables and constants
//! ```
//!
//! Text without arguments is a slice of the table; formatting one is a scan of its text.

mod argument;
#[cfg(test)]
mod compiler;
mod encoding;
mod error;
mod lang;
mod pseudo;
mod render;
#[cfg(test)]
mod tests;

pub use argument::Arg;
pub use encoding::Style;
pub use error::Localize;
#[allow(unused_imports)]
pub(crate) use error::localized_error;
pub use lang::{PerLang, number};
pub use render::{Argument, Selector, Sink};

/// What the build script writes.
mod generated {
    use super::Text;
    use super::render::Pattern;

    /// The messages of a language, one after the other.
    pub(super) struct Table {
        pub tag: &'static str,
        pub text: &'static str,
        pub ends: &'static [u32],
    }

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));

    pub(super) fn tables() -> &'static [Table] {
        &TABLES
    }

    pub(super) fn by_name() -> &'static [(&'static str, u16)] {
        &BY_NAME
    }
}

pub(crate) use generated::keys;
pub use generated::{Lang, Words};
pub(crate) use render::{format, render};

/// A message without arguments, in every language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Text(u16);

impl Text {
    const fn at(index: u16) -> Text {
        Text(index)
    }

    #[inline]
    pub fn get(self, lang: Lang) -> &'static str {
        lang.message(self.0)
    }

    /// A message whose key is made at run time, such as of an algorithm's id.
    pub fn by_name(key: &str) -> Option<Text> {
        let names = generated::by_name();
        let found = names.binary_search_by_key(&key, |(name, _)| name).ok()?;
        Some(Text(names[found].1))
    }

    /// All keys that are looked up at run time, for tests that none is left over.
    pub fn names() -> impl Iterator<Item = &'static str> {
        generated::by_name().iter().map(|(name, _)| *name)
    }
}

/// A message in a language: `tr!(lang, key)` is a `&'static str`, `tr!(lang, key, name = value, …)`
/// a `String`. `name` alone stands for `name = name`.
macro_rules! tr {
    ($lang:expr, $key:ident $(,)?) => {
        $crate::base::messages::keys::$key.get($lang)
    };
    ($lang:expr, $key:ident, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::base::messages::format(
            $lang,
            $crate::base::messages::keys::$key {
                $($name: $crate::base::messages::Arg::from(
                    $crate::base::messages::tr!(@value $name $(= $value)?)
                )),+
            },
        )
    };
    (@value $name:ident = $value:expr) => { $value };
    (@value $name:ident) => { $name };
}
pub(crate) use tr;
