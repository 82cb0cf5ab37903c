//! Whose Ctrl+Z is: a text field that has been typed in undoes its own typing, and only what it has
//! nothing left of goes to the document.

use egui::text::CCursorRange;
use egui::text_edit::TextEditState;
use egui::util::undoer::Undoer;
use egui::{Context, Event, Id, Key};

/// A text and where in it the cursor is.
type Field = (CCursorRange, String);

#[derive(Default)]
pub(super) struct Typing {
    /// The text field that has the keyboard.
    field: Option<Id>,
    /// Something has been typed in it since it got the keyboard, or is in this frame.
    typed: bool,
    types: bool,
}

impl Typing {
    /// Once a frame, before anybody takes a key.
    pub fn follow(&mut self, ctx: &Context) {
        let focused = ctx.memory(|memory| memory.focused());
        let field = focused.filter(|_| ctx.text_edit_focused());
        if field != self.field {
            self.field = field;
            self.typed = false;
            // What was typed on an earlier visit is no longer the field's alone.
            if let Some(mut state) = field.and_then(|id| TextEditState::load(ctx, id)) {
                state.clear_undoer();
            }
        }
        self.types = field.is_some() && ctx.input(|input| input.events.iter().any(is_typing));
        self.typed |= self.types;
    }

    /// Whether the field that has the keyboard has something of its own to undo or, if `again`, to do
    /// again. While something typed can be undone, nothing but that is done again either.
    pub fn has_its_own(&self, ctx: &Context, again: bool) -> bool {
        let state = self.field.and_then(|id| TextEditState::load(ctx, id));
        let Some(undoer) = state.map(|state| state.undoer()).filter(|_| self.typed) else {
            return false;
        };
        if self.types || undoer.is_in_flux() {
            return true;
        }
        // Asked as if something else stood in the field, it begins with what stands there.
        let elsewhere: Field = (CCursorRange::default(), "\0".to_owned());
        let mut earlier = undoer.clone();
        let Some(now) = earlier.undo(&elsewhere).cloned() else {
            return false;
        };
        has_another_text(earlier, &now) || again && undoer.has_redo(&now)
    }
}

/// Whether another text than the one that stands there can be come back to: a cursor that has moved
/// is no typing.
fn has_another_text(mut undoer: Undoer<Field>, now: &Field) -> bool {
    let mut at = now.clone();
    while let Some(before) = undoer.undo(&at).cloned() {
        if before.1 != now.1 {
            return true;
        }
        at = before;
    }
    false
}

fn is_typing(event: &Event) -> bool {
    match event {
        Event::Text(_) | Event::Paste(_) | Event::Cut | Event::Ime(_) => true,
        Event::Key { key, pressed, .. } => *pressed && matches!(key, Key::Backspace | Key::Delete),
        _ => false,
    }
}
