//! What only a pointer takes hold of: the edges between panes and the empty strip beside their tabs.
//! egui_tiles lets Tab stop there, where no key does anything.

use egui::{Context, Event, FocusDirection, Id, InputState, Key, Sense, Ui, WidgetRect};

use super::focus;

#[derive(Default)]
pub struct Handles {
    found: Vec<Id>,
    /// Which way somebody goes by Tab.
    backwards: bool,
}

impl Handles {
    /// At the beginning of a frame: who has come to a handle goes on. Says whether that is so.
    pub fn pass(&mut self, ctx: &Context) -> bool {
        if let Some(backwards) = ctx.input(backwards) {
            self.backwards = backwards;
        }
        let on_one = self.is_on_one(ctx);
        if on_one {
            ctx.memory_mut(|memory| {
                memory.move_focus(match self.backwards {
                    true => FocusDirection::Previous,
                    false => FocusDirection::Next,
                });
            });
            ctx.request_repaint();
        }
        on_one
    }

    /// After the tiles are drawn in here: of what can be clicked and dragged, neither tabs nor
    /// anything in the panes' rooms are handles.
    pub fn find(&mut self, ui: &Ui, tabs: &[Id], is_room: impl Fn(Id) -> bool) {
        let (ctx, area) = (ui.ctx(), ui.max_rect());
        self.found = ctx.viewport(|viewport| {
            let widgets = &viewport.this_pass.widgets;
            let is_handle = |thing: &&WidgetRect| {
                thing.sense == Sense::click_and_drag()
                    && area.contains(thing.rect.center())
                    && !tabs.contains(&thing.id)
                    && !focus::around(widgets, thing.id).any(&is_room)
            };
            let handles = widgets.get_layer(ui.layer_id()).filter(is_handle);
            handles.map(|thing| thing.id).collect()
        });
        ctx.memory_mut(|memory| {
            for &handle in &self.found {
                // Arrows do not lead there. Who comes by Tab is led on in the next frame.
                if memory.focused() != Some(handle) {
                    memory.ignore_focus(handle);
                }
            }
        });
        if self.is_on_one(ctx) {
            ctx.request_repaint();
        }
    }

    /// Whether the keyboard has come to one of them.
    pub fn is_on_one(&self, ctx: &Context) -> bool {
        let focused = ctx.memory(|memory| memory.focused());
        focused.is_some_and(|id| self.found.contains(&id))
    }
}

/// Which way Tab leads in this frame. Its event knows: Shift may be up again by the frame's end.
fn backwards(input: &InputState) -> Option<bool> {
    input.events.iter().rev().find_map(|event| match event {
        Event::Key {
            key: Key::Tab,
            pressed: true,
            modifiers,
            ..
        } => Some(modifiers.shift),
        _ => None,
    })
}
