//! A reason of a game's own: a sentence in every language, whatever type it is made from.

use std::fmt;
use std::sync::Arc;

use crate::base::messages::{Lang, Localize, tr};

#[derive(Clone)]
pub struct Reason(Arc<dyn Localize + Send + Sync>);

impl Reason {
    pub fn new(reason: impl Localize + Send + Sync + 'static) -> Reason {
        Reason(Arc::new(reason))
    }

    /// Several reasons, one sentence after the other.
    pub fn sentences(reasons: Vec<impl Localize + Send + Sync + 'static>) -> Reason {
        Reason::new(Sentences(reasons))
    }
}

impl Localize for Reason {
    fn localize(&self, lang: Lang) -> String {
        self.0.localize(lang)
    }
}

/// By what is said.
impl PartialEq for Reason {
    fn eq(&self, other: &Reason) -> bool {
        self.localize(Lang::En) == other.localize(Lang::En)
    }
}

impl Eq for Reason {}

impl fmt::Debug for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.localize(Lang::En))
    }
}

struct Sentences<T>(Vec<T>);

impl<T: Localize> Localize for Sentences<T> {
    fn localize(&self, lang: Lang) -> String {
        let all: Vec<String> = self.0.iter().map(|one| one.localize(lang)).collect();
        all.join(tr!(lang, problem_between_sentences))
    }
}
