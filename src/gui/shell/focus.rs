//! Where the keyboard is, for those who use nothing else: a ring around the thing that has it, which
//! is scrolled into sight, and which keys it keeps for itself.

use std::time::Duration;

use egui::text::CCursorRange;
use egui::text_edit::TextEditState;
use egui::{
    Context, EventFilter, Id, InnerResponse, InputState, Key, Modifiers, Order, Pos2, Rect,
    Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetRect, WidgetRects, vec2,
};

use super::handles::Handles;
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
const BY_KEYS: [Key; 3] = [Key::Enter, Key::F6, Key::F10];

/// When it is looked again whether a dialog is gone.
const SOON: Duration = Duration::from_millis(20);

#[derive(Default)]
pub struct Focus {
    /// What had the keyboard in the last frame.
    held: Option<Id>,
    /// Whether somebody went there by keys: who points with a mouse needs no ring.
    by_keys: bool,
    /// Whether it went from thing to thing in the last frame, and whether by an arrow.
    moved: bool,
    arrowed: bool,
    /// What had it last of all that does not float over the window, and whether something that
    /// floats has had it since: a menu, a list, a dialog.
    below: Option<Id>,
    floats: bool,
    /// Whether Enter was pressed in a field in the last frame by somebody who had come by keys.
    entered: bool,
    pub handles: Handles,
}

/// What has become of the keyboard since the last frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    Nothing,
    /// Escape has taken it away from a field, or closed something, which is all that this Escape
    /// meant.
    LetGo,
    /// Escape has taken it away from a button, a drawing, a pane: this Escape may mean more.
    Left(Id),
    /// What had it is gone: a square that was played, a button that was pressed.
    Lost,
}

/// What has just got the keyboard, in this frame only.
#[derive(Clone, Copy, Default)]
struct Arrived(Option<Id>);

/// Where the pane is that has the keyboard as a whole, in this frame only.
#[derive(Clone, Copy, Default)]
struct Framed(Option<Rect>);

/// A pane has the keyboard as a whole: arrows stay in it, where they and the page keys scroll what
/// can be scrolled or lead to the first of the things they walk on.
pub fn frame_pane(ui: &Ui, whole: &Response) {
    keep_arrows(ui, whole);
    ui.data_mut(|data| data.insert_temp(Id::NULL, Framed(Some(whole.rect))));
}

/// Whether this place is in a pane that has the keyboard as a whole.
pub fn is_framed(ui: &Ui, place: Pos2) -> bool {
    let Framed(pane) = ui.data(|data| data.get_temp(Id::NULL)).unwrap_or_default();
    pane.is_some_and(|pane| pane.contains(place))
}

/// The button whose list is open, in this frame only.
#[derive(Clone, Copy, Default)]
struct Opener(Option<Id>);

/// A button and its list: who leaves the list by keys is at the button, also where it was opened by
/// pointing.
pub fn lead_back<R>(list: &InnerResponse<Option<R>>) {
    if list.inner.is_some() {
        let opener = Opener(Some(list.response.id));
        (list.response.ctx).data_mut(|data| data.insert_temp(Id::NULL, opener));
    }
}

/// Whether somebody goes by keys, for whoever draws.
#[derive(Clone, Copy, Default)]
struct ByKeys(bool);

pub fn is_by_keys(ctx: &Context) -> bool {
    let ByKeys(so) = ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default();
    so
}

/// Whether somebody has just come to this thing by keys.
pub fn has_arrived(thing: &Response) -> bool {
    let Arrived(id) = arrived(&thing.ctx);
    id == Some(thing.id)
}

fn arrived(ctx: &Context) -> Arrived {
    ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
}

impl Focus {
    /// Before anything else in a frame. Arrows stay in the room they are pressed in: a pane.
    pub fn follow(&mut self, ctx: &Context, is_room: impl Fn(Id) -> bool) -> News {
        let (moved, keyed, pointed, escape, enter) = ctx.input(|input| {
            (
                MOVES.iter().any(|&key| input.key_pressed(key)),
                BY_KEYS.iter().any(|&key| input.key_pressed(key)),
                input.pointer.any_pressed(),
                input.key_pressed(Key::Escape),
                input.key_pressed(Key::Enter),
            )
        });
        let enters = enter && self.by_keys && ctx.text_edit_focused();
        let entered = std::mem::replace(&mut self.entered, enters);
        self.by_keys = (self.by_keys || moved || keyed) && !pointed;
        let mut now = ctx.memory(|memory| memory.focused());
        let arrow = ctx.input(|input| MOVES[1..].iter().any(|&key| input.key_pressed(key)));
        if std::mem::replace(&mut self.arrowed, arrow)
            && let (Some(before), Some(there)) = (self.held, now)
            && leads_out(ctx, before, there, is_room)
        {
            ctx.memory_mut(|memory| memory.request_focus(before));
            now = Some(before);
        }
        let Opener(opener) = ctx
            .data_mut(|data| data.remove_temp(Id::NULL))
            .unwrap_or_default();
        let arrived = now.filter(|_| self.by_keys && now != self.held);
        ctx.data_mut(|data| {
            data.insert_temp(Id::NULL, Arrived(arrived));
            data.insert_temp(Id::NULL, ByKeys(self.by_keys));
            data.insert_temp(Id::NULL, Framed(None));
        });
        if self.handles.pass(ctx) {
            self.moved = true;
            return News::Nothing;
        }
        let floats = now
            .and_then(|id| ctx.read_response(id))
            .map(|thing| thing.layer_id.order > Order::Middle);
        let gone = now.is_none() && self.held.is_some();
        // In a field everybody goes by keys.
        let typed = |id: Id| TextEditState::load(ctx, id).is_some();
        let by_keys = self.by_keys || self.below.is_some_and(typed);
        if gone && by_keys && (self.floats || egui::Popup::is_any_open(ctx)) {
            // A list was closed: back to what opened it.
            let back = opener.or(self.below).and_then(|id| ctx.read_response(id));
            if let Some(back) = back {
                if ctx.memory(|memory| memory.allows_interaction(back.layer_id)) {
                    ctx.memory_mut(|memory| memory.request_focus(back.id));
                    self.held = Some(back.id);
                    self.floats = false;
                } else {
                    // A dialog lies over it, or has until just now: nothing below could keep it.
                    ctx.request_repaint_after(SOON);
                }
                return match escape {
                    true => News::LetGo,
                    false => News::Nothing,
                };
            }
        }
        if gone
            && entered
            && let Some(field) = self.held.filter(|&id| ctx.read_response(id).is_some())
        {
            // Enter takes what was typed and lets the field go; who came by keys is not done there.
            ctx.memory_mut(|memory| memory.request_focus(field));
            return News::Nothing;
        }
        match floats {
            // Whoever points is not led back to where the keyboard was before.
            _ if pointed => (self.below, self.floats) = (None, false),
            Some(false) => (self.below, self.floats) = (now, false),
            Some(true) => self.floats = true,
            None => {}
        }
        // Past the last thing nothing has it for a frame: then it is on its way to the first.
        let on_its_way = moved || std::mem::replace(&mut self.moved, moved);
        let left = std::mem::replace(&mut self.held, now);
        match gone {
            true if escape => match left.filter(|&id| self.is_plain(ctx, id)) {
                Some(left) => News::Left(left),
                None => News::LetGo,
            },
            true if self.by_keys && !on_its_way => News::Lost,
            _ => News::Nothing,
        }
    }

    /// Whether this is neither a field that is typed in nor something that floats over the window.
    fn is_plain(&self, ctx: &Context, thing: Id) -> bool {
        let is_field = TextEditState::load(ctx, thing).is_some();
        !is_field && !self.floats && !egui::Popup::is_any_open(ctx)
    }

    /// The Escape that took the keyboard from this thing meant something else.
    pub fn stay_at(&mut self, ctx: &Context, thing: Id) {
        ctx.memory_mut(|memory| memory.request_focus(thing));
        self.held = Some(thing);
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
            .and_then(|id| place_of(ctx, id))
        else {
            return;
        };
        // Only what is seen of it has a ring; a line of text has its own mark, and at a handle
        // nobody stays.
        let is_marked = ctx.text_edit_focused() || self.handles.is_on_one(ctx);
        if !response.interact_rect.is_positive() || is_marked {
            return;
        }
        // Beside it: what has no frame ends with its last letter.
        let rect = response.interact_rect.expand2(vec2(2.0, 1.0));
        let painter = ctx.layer_painter(response.layer_id);
        // Seen on any ground: on a board, too.
        let halo = Stroke::new(4.0, palette.field);
        let ring = Stroke::new(2.0, palette.accent);
        for stroke in [halo, ring] {
            painter.rect_stroke(rect, 3.0, stroke, StrokeKind::Middle);
        }
    }
}

/// Whether this is the way out of a room: into another one, or to its edges. What floats above
/// them was opened from within.
fn leads_out(ctx: &Context, from: Id, to: Id, is_room: impl Fn(Id) -> bool) -> bool {
    ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let room = |thing| around(widgets, thing).find(|&id| is_room(id));
        let floats = |thing: &WidgetRect| thing.layer_id.order > Order::Middle;
        room(from).is_some() && room(to) != room(from) && !widgets.get(to).is_some_and(floats)
    })
}

/// The keyboard is to go on to something that may only be there in a while; who goes elsewhere
/// meanwhile is not called back.
#[derive(Default)]
pub struct Lead {
    begun: bool,
    wanted: bool,
}

impl Lead {
    /// From the next frame on, when what was done is seen; if somebody goes by keys.
    pub fn begin(&mut self, ctx: &Context) {
        self.begun = is_by_keys(ctx);
    }

    /// The same after a key that nobody presses who goes on by pointing.
    pub fn begin_by_key(&mut self) {
        self.begun = true;
    }

    /// Once a frame, before anything is offered.
    pub fn follow(&mut self, ui: &Ui) {
        let moves = |input: &InputState| MOVES.iter().any(|&key| input.key_pressed(key));
        let elsewhere = ui.input(|input| moves(input) || input.pointer.any_pressed());
        self.wanted = (self.wanted || std::mem::take(&mut self.begun)) && !elsewhere;
    }

    /// The first that can take the keyboard gets it.
    pub fn offer(&mut self, thing: &Response) {
        if self.wanted && thing.enabled() {
            thing.request_focus();
            self.wanted = false;
        }
    }
}

/// A line of text gets the keyboard, all of it selected: whoever types means another text.
pub fn begin_anew(field: &Response, text: &str) {
    field.request_focus();
    let mut state = TextEditState::load(&field.ctx, field.id).unwrap_or_default();
    let all = CCursorRange::select_all_str(text);
    state.cursor.set_char_range(Some(all));
    state.store(&field.ctx, field.id);
}

/// Something scrolled that follows the keyboard.
pub trait Follows {
    fn show_following<R>(self, ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R;

    /// The same beside what the pane is about: where the pane has the keyboard as a whole, that is
    /// scrolled.
    fn show_beside<R>(self, ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R;

    /// A text that is read while something else is worked with: page keys scroll it, too, while
    /// the keyboard is in one of these rooms, or nowhere because somebody points.
    fn show_to_read<R>(self, ui: &mut Ui, from: &[Id], add: impl FnOnce(&mut Ui) -> R) -> R;
}

impl Follows for ScrollArea {
    fn show_following<R>(self, ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
        let shown = self.show(ui, |ui| {
            keep_in_sight(ui);
            let inner = add(ui);
            scroll_from_within(ui);
            inner
        });
        shown.inner
    }

    fn show_beside<R>(self, ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
        let shown = self.show(ui, |ui| {
            keep_in_sight(ui);
            let inner = add(ui);
            if !is_framed(ui, ui.clip_rect().center()) {
                scroll_from_within(ui);
            }
            inner
        });
        shown.inner
    }

    fn show_to_read<R>(self, ui: &mut Ui, from: &[Id], add: impl FnOnce(&mut Ui) -> R) -> R {
        let shown = self.show(ui, |ui| {
            keep_in_sight(ui);
            let inner = add(ui);
            scroll_from_within(ui);
            let ctx = ui.ctx();
            let is_read = ctx.memory(|memory| memory.focused()).is_none()
                || from.iter().any(|&room| is_focus_in(ctx, room));
            if is_read && is_higher_than_its_room(ui) {
                scroll(ui, &BUT_PAGES);
            }
            inner
        });
        shown.inner
    }
}

/// The keys that do not scroll what something in it has the keyboard.
const BUT_PAGES: [Key; 5] = [
    Key::Space,
    Key::Home,
    Key::End,
    Key::ArrowUp,
    Key::ArrowDown,
];

fn is_higher_than_its_room(ui: &Ui) -> bool {
    ui.min_rect().height() > ui.clip_rect().height() + 1.0
}

/// Whether the keyboard is on something in there.
fn is_focus_in(ctx: &Context, there: Id) -> bool {
    let focused = ctx.memory(|memory| memory.focused());
    focused.is_some_and(|id| {
        ctx.viewport(|viewport| around(&viewport.prev_pass.widgets, id).any(|id| id == there))
    })
}

/// Whatever in here has just got the keyboard comes into sight.
fn keep_in_sight(ui: &Ui) {
    let ctx = ui.ctx();
    let Arrived(Some(id)) = arrived(ctx) else {
        return;
    };
    let here = ui.unique_id();
    let rect = ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let mut around = around(widgets, id);
        let is_here = around.any(|id| id == here);
        widgets.get(id).filter(|_| is_here).map(|thing| thing.rect)
    });
    if let Some(rect) = rect {
        ui.scroll_to_rect(rect.expand2(vec2(0.0, 6.0)), None);
    }
}

/// Page keys scroll what has the keyboard in it; if a pane has it as a whole, arrows do too. What
/// is scrolled inside comes first.
fn scroll_from_within(ui: &Ui) {
    if !is_higher_than_its_room(ui) || ui.ctx().text_edit_focused() {
        return;
    }
    if is_framed(ui, ui.clip_rect().center()) {
        // Home and End are the time line's in most panes; then they do not come here.
        return scroll(ui, &[Key::Space]);
    }
    if is_focus_in(ui.ctx(), ui.unique_id()) {
        scroll(ui, &BUT_PAGES);
    }
}

/// Where a thing is. To ask for its response would take the keyboard from it if the pointer is
/// pressed elsewhere, also if it has just been given to it for that reason.
pub fn place_of(ctx: &Context, thing: Id) -> Option<WidgetRect> {
    ctx.viewport(|viewport| {
        let (now, before) = (&viewport.this_pass.widgets, &viewport.prev_pass.widgets);
        now.get(thing).or_else(|| before.get(thing)).copied()
    })
}

/// What surrounds a thing, from the nearest outwards.
pub fn around(widgets: &WidgetRects, thing: Id) -> impl Iterator<Item = Id> + '_ {
    let parent = |id: Id| widgets.get(id).map(|thing| thing.parent_id);
    // No nest is as deep as this.
    std::iter::successors(parent(thing), move |&id| parent(id)).take(64)
}

/// The one stop of the keyboard in a row of a table, in the cell it is called in.
pub fn row(ui: &Ui, info: impl Fn() -> WidgetInfo) -> Response {
    let stop = ui.interact(ui.max_rect(), ui.scope_id().with("row"), Sense::click());
    stop.widget_info(info);
    stop
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

/// The same for one in which Escape means something, too: it does not take the keyboard away.
pub fn keep_arrows_and_escape(ui: &Ui, drawing: &Response) {
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(drawing.id, filter));
}

/// By how much Left and Right move something that has the keyboard, which keeps them.
pub fn sideways(ui: &Ui, thing: &Response) -> i64 {
    if !thing.has_focus() {
        return 0;
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(thing.id, filter));
    let presses = |key| ui.input(|input| input.num_presses(key) as i64);
    presses(Key::ArrowRight) - presses(Key::ArrowLeft)
}

/// How often Left and Right move something wide: if it has the keyboard, or if its pane has it as a
/// whole and this is the first such thing in sight.
pub fn sideways_from_pane(ui: &Ui, thing: &Response) -> i64 {
    let seen = thing.rect.intersect(ui.clip_rect());
    if !seen.is_positive() || !is_framed(ui, seen.center()) {
        return sideways(ui, thing);
    }
    let presses =
        |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as i64;
    presses(Key::ArrowRight) - presses(Key::ArrowLeft)
}

/// How often the page keys move something that has the keyboard, by a good piece each time.
pub fn leaps(ui: &Ui, thing: &Response) -> i64 {
    if !thing.has_focus() {
        return 0;
    }
    let presses =
        |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as i64;
    presses(Key::PageDown) - presses(Key::PageUp)
}

/// Arrows go from one of these things to the nearest one in their direction, and never lead out.
pub fn walk(ui: &Ui, things: &[Response]) {
    let Some(here) = things.iter().find(|thing| thing.has_focus()) else {
        if let Some(first) = things.first() {
            lead_in(ui, first);
        }
        return;
    };
    keep_arrows(ui, here);
    let directions = [
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
    ];
    let from = here.rect.center();
    for (key, way) in directions {
        if !ui.input(|input| input.key_pressed(key)) {
            continue;
        }
        // Straight on before askew.
        let distance = |thing: &&Response| {
            let off = thing.rect.center() - from;
            let along = off.dot(way);
            along + 2.0 * (off - along * way).length()
        };
        let ahead = |thing: &&Response| (thing.rect.center() - from).dot(way) > 1.0;
        let next = things
            .iter()
            .filter(ahead)
            .min_by(|a, b| distance(a).total_cmp(&distance(b)));
        if let Some(next) = next {
            next.request_focus();
        }
    }
}

/// From the pane as a whole an arrow leads to this, the first thing in it that arrows walk on.
pub fn lead_in(ui: &Ui, first: &Response) {
    if !is_framed(ui, first.rect.center()) {
        return;
    }
    let arrow = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if MOVES.into_iter().filter(|&key| key != Key::Tab).any(arrow) {
        first.request_focus();
    }
}

/// To be called in a page that is only read: arrows and page keys scroll it.
pub fn scroll_by_keys(ui: &Ui) {
    scroll(ui, &[]);
}

/// Scrolls by keys, but for those that mean something else here.
fn scroll(ui: &Ui, but: &[Key]) {
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
    for (key, by) in steps.into_iter().filter(|(key, _)| !but.contains(key)) {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            ui.scroll_with_delta(vec2(0.0, -by.clamp(-1e6, 1e6)));
        }
    }
}
