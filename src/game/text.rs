//! What is left of the first mechanism for words in two languages.

pub use crate::base::messages::{Lang, Localize, Text};

impl Lang {
    /// The one of the two that this language needs.
    #[inline]
    pub fn pick<T>(self, en: T, ja: T) -> T {
        match self {
            Lang::En | Lang::Pseudo => en,
            Lang::Ja => ja,
        }
    }
}

/// A sentence that is written when it is needed, such as an error's: English by its `Display`.
pub trait Spoken: std::fmt::Display {
    fn japanese(&self) -> String;

    /// The sentence in this language.
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En | Lang::Pseudo => self.to_string(),
            Lang::Ja => self.japanese(),
        }
    }
}

impl<T: Spoken + ?Sized> Localize for T {
    fn localize(&self, lang: Lang) -> String {
        self.say(lang)
    }
}
