//! Where the keyboard is, for those who use nothing else: a ring around the thing that has it, which
//! is scrolled into sight, and which keys it keeps for itself.

use egui::{
    Context, EventFilter, Id, Key, Modifiers, Response, ScrollArea, Stroke, StrokeKind, Ui, vec2,
};

use crate::gui::theme::Palette;

/// What moves the keyboard from thing to thing.
const MOVES: [Key; 5] = [
    Key::Tab,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
];

/// Who presses one of these goes on by keys.
const BY_KEYS: [Key; 2] = [Key::Enter, Key::F6];

#[derive(Default)]
pub struct Focus {
    /// What had the keyboard in the last frame.
    held: Option<Id>,
    /// Whether somebody went there by keys: who points with a mouse needs no ring.
    by_keys: bool,
}

/// What has just got the keyboard, in this frame only.
#[derive(Clone, Copy, Default)]
struct Arrived(Option<Id>);

/// Whether somebody goes by keys, for whoever draws.
#[derive(Clone, Copy, Default)]
struct ByKeys(bool);

pub fn is_by_keys(ctx: &Context) -> bool {
    let ByKeys(so) = ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default();
    so
}

impl Focus {
    /// Before anything else in a frame. Says whether Escape has just taken the keyboard away from
    /// something, which is all that this Escape meant.
    pub fn follow(&mut self, ctx: &Context) -> bool {
        let (moved, pointed, escape) = ctx.input(|input| {
            (
                (MOVES.iter().chain(&BY_KEYS)).any(|&key| input.key_pressed(key)),
                input.pointer.any_pressed(),
                input.key_pressed(Key::Escape),
            )
        });
        self.by_keys = (self.by_keys || moved) && !pointed;
        let now = ctx.memory(|memory| memory.focused());
        let arrived = now.filter(|_| self.by_keys && now != self.held);
        ctx.data_mut(|data| {
            data.insert_temp(Id::NULL, Arrived(arrived));
            data.insert_temp(Id::NULL, ByKeys(self.by_keys));
        });
        let let_go = escape && now.is_none() && self.held.is_some();
        self.held = now;
        let_go
    }

    /// Whether somebody goes from thing to thing by keys.
    pub fn is_by_keys(&self) -> bool {
        self.by_keys
    }

    /// The ring, after everything else in a frame.
    pub fn draw(&self, ctx: &Context, palette: &Palette) {
        let focused = ctx.memory(|memory| memory.focused());
        let Some(response) = focused
            .filter(|_| self.by_keys)
            .and_then(|id| ctx.read_response(id))
        else {
            return;
        };
        // Only what is seen of it has a ring; a line of text has its own mark.
        if !response.interact_rect.is_positive() || ctx.text_edit_focused() {
            return;
        }
        let rect = response.interact_rect.expand(1.0);
        ctx.layer_painter(response.layer_id).rect_stroke(
            rect,
            3.0,
            Stroke::new(2.0, palette.accent),
            StrokeKind::Middle,
        );
    }
}

/// Something scrolled that follows the keyboard.
pub trait Follows {
    fn show_following<R>(self, ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R;
}

impl Follows for ScrollArea {
    fn show_following<R>(self, ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
        let shown = self.show(ui, |ui| {
            keep_in_sight(ui);
            add(ui)
        });
        shown.inner
    }
}

/// Whatever in here has just got the keyboard comes into sight.
fn keep_in_sight(ui: &Ui) {
    let ctx = ui.ctx();
    let Arrived(Some(id)) = ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default() else {
        return;
    };
    let here = ui.unique_id();
    let rect = ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let rect = widgets.get(id)?.rect;
        // Up from thing to surrounding thing; no nest is as deep as this.
        let mut around = widgets.get(id);
        for _ in 0..64 {
            let thing = around?;
            if thing.parent_id == here {
                return Some(rect);
            }
            around = widgets.get(thing.parent_id);
        }
        None
    });
    if let Some(rect) = rect {
        ui.scroll_to_rect(rect.expand2(vec2(0.0, 6.0)), None);
    }
}

/// Whether a button, a slider or a list that has the keyboard means something by this key.
pub fn works_a_widget(key: Key) -> bool {
    matches!(key, Key::Space | Key::Enter) || MOVES.contains(&key)
}

/// A drawing in which arrows walk keeps them, so that they do not lead out of it.
pub fn keep_arrows(ui: &Ui, drawing: &Response) {
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(drawing.id, filter));
}

/// To be called in a page that is only read: arrows and page keys scroll it.
pub fn scroll_by_keys(ui: &Ui) {
    let page = ui.clip_rect().height() * 0.9;
    let line = ui.text_style_height(&egui::TextStyle::Body) * 2.0;
    let steps = [
        (Key::ArrowDown, line),
        (Key::ArrowUp, -line),
        (Key::PageDown, page),
        (Key::Space, page),
        (Key::PageUp, -page),
        (Key::End, f32::INFINITY),
        (Key::Home, f32::NEG_INFINITY),
    ];
    for (key, by) in steps {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            ui.scroll_with_delta(vec2(0.0, -by.clamp(-1e6, 1e6)));
        }
    }
}
