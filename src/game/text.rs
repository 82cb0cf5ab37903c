//! Words in the languages the program speaks. Every text that reaches a person is a [`Text`] or is
//! formatted through [`Lang::pick`], so that a missing translation does not compile.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Lang {
    #[default]
    En,
    Ja,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Ja];

    /// The one of the two that this language needs; for sentences with numbers in them.
    #[inline]
    pub fn pick<T>(self, en: T, ja: T) -> T {
        match self {
            Lang::En => en,
            Lang::Ja => ja,
        }
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Ja => "日本語",
        }
    }
}

/// A sentence that is written when it is needed, such as an error's: English by its `Display`.
pub trait Spoken: std::fmt::Display {
    fn japanese(&self) -> String;

    /// The sentence in this language.
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.to_string(),
            Lang::Ja => self.japanese(),
        }
    }
}

/// One text in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    pub en: &'static str,
    pub ja: &'static str,
}

impl Text {
    #[inline]
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Ja => self.ja,
        }
    }
}

/// A text, written where it is used: `t("Run", "実行")`.
pub const fn t(en: &'static str, ja: &'static str) -> Text {
    Text { en, ja }
}
