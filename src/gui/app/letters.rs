//! Frames in which all letters are drawn anew: another language, size of type, zoom or theme. Such a
//! frame has enough to do; whatever can wait does so until the next one.

use egui::Context;

use crate::base::messages::Lang;
use crate::picture::fonts;

#[derive(Default)]
pub(super) struct Letters {
    /// What the size of most letters depends on (but for the zoom), and which letters they are.
    look: Option<(bool, Lang)>,
    /// The next frame draws them anew.
    are_due: bool,
    /// Something has been put off until they are drawn.
    had_precedence: bool,
}

impl Letters {
    /// Where most letters are about to change, the old ones are not kept beside the new ones.
    pub fn follow(&mut self, ctx: &Context, large: bool, lang: Lang) {
        let look = (large, lang);
        if self.look.replace(look).is_some_and(|before| before != look) {
            self.begin_anew(ctx);
        }
    }

    pub fn begin_anew(&mut self, ctx: &Context) {
        fonts::begin_anew(ctx);
        self.are_due = true;
    }

    /// With another theme egui begins anew by itself.
    pub fn begin_by_themselves(&mut self) {
        self.are_due = true;
    }

    /// A frame begins, which draws those that are due.
    pub fn drawn(&mut self) {
        self.are_due = false;
    }

    /// Whether other work is to wait for the next frame: never twice in a row, so that whoever zooms
    /// all the time does not hold it up.
    pub fn have_precedence(&mut self) -> bool {
        self.had_precedence = self.are_due && !self.had_precedence;
        self.had_precedence
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_work_waits_for_letters_and_not_for_ever() {
        let (ctx, mut letters) = (Context::default(), Letters::default());
        let mut frame = |lang| {
            letters.follow(&ctx, false, lang);
            let waits = letters.have_precedence();
            letters.drawn();
            waits
        };
        assert!(!frame(Lang::En), "the first letters are not drawn anew");
        assert!(frame(Lang::Ja));
        assert!(!frame(Lang::Ja));
        assert!(frame(Lang::En));
        assert!(!frame(Lang::Ja), "not twice in a row");
        assert!(frame(Lang::En));
    }
}
