//! Keys that go through the line of a solved mate problem, as they go through a run elsewhere.

use egui::{Context, Key, Modifiers};

use super::App;
use crate::gui::action::Action;
use crate::gui::model::TsumeAction;
use crate::gui::pane_kind::PaneKind;

impl App {
    /// Where a solution is meant, its line is gone through; nobody else hears of these keys.
    pub(super) fn line_keys(&self, ctx: &Context, actions: &mut Vec<Action>) {
        let browsed = self.model.tsume().browsed();
        let Some(browsed) = browsed.filter(|it| !it.line().is_empty() && it.attack().is_none())
        else {
            return;
        };
        let in_front = self.dock.is_in_front(PaneKind::Tsume);
        if !in_front || self.meant() != Some(PaneKind::Tsume) {
            return;
        }
        // A button, a row of the set or a tab has these four for itself.
        let free = ctx.memory(|memory| memory.focused().is_none())
            || self.panes.is_whole(ctx, PaneKind::Tsume);
        let pressed =
            |key| ctx.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        let taken = |key| if free { pressed(key) } else { 0 };
        let (at, last) = (browsed.at(), browsed.line().len());
        let on = pressed(Key::Period) + taken(Key::ArrowRight);
        let back = pressed(Key::Comma) + taken(Key::ArrowLeft);
        let mut to = (at + on).saturating_sub(back).min(last);
        if taken(Key::Home) > 0 {
            to = 0;
        }
        if taken(Key::End) > 0 {
            to = last;
        }
        if to != at {
            actions.push(Action::Tsume(TsumeAction::Go(to)));
        }
    }
}
