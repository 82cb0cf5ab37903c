//! Things whose sentence is a message: errors, reasons, verdicts.

use super::Lang;

/// Has a sentence in every language.
pub trait Localize {
    fn localize(&self, lang: Lang) -> String;
}

/// Makes a [`Localize`] type an error: its `Display` is the English sentence.
macro_rules! localized_error {
    ($($type:ty),+ $(,)?) => {$(
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::base::messages::Localize::localize(
                    self,
                    $crate::base::messages::Lang::En,
                ))
            }
        }

        impl std::error::Error for $type {}
    )+};
}
pub(crate) use localized_error;
