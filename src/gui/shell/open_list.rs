//! A list that opens over the window: what is chosen in it is in sight at once and has the keyboard
//! of whoever opened it by keys, who walks in it and is never led out to what lies behind.

use egui::{Align, EventFilter, FocusDirection, Key, Modifiers, Response, Ui};

use super::focus;

/// After the lines are drawn, in the area they are scrolled in. `chosen` is the line of what is
/// chosen now.
pub fn lead(ui: &Ui, lines: &[Response], chosen: Option<usize>) {
    if has_opened(ui) {
        if let Some(line) = chosen.and_then(|at| lines.get(at)) {
            line.scroll_to_me(Some(Align::Center));
        }
        if let Some(line) = lines.get(chosen.unwrap_or(0))
            && focus::is_by_keys(ui.ctx())
        {
            line.request_focus();
        }
        return;
    }
    let Some(here) = lines.iter().position(Response::has_focus) else {
        return;
    };
    let line = &lines[here];
    if line.gained_focus() {
        // It has come here in this frame, by the key that would be read again.
        return line.scroll_to_me(None);
    }
    let filter = EventFilter {
        tab: true,
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(line.id, filter));
    let Some(to) = walk(ui, here, lines.len(), page(ui, line)) else {
        return;
    };
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    lines[to].request_focus();
    lines[to].scroll_to_me(None);
}

/// Whether this is the first time since it was opened that it is seen: before that its size is taken.
fn has_opened(ui: &Ui) -> bool {
    let opens = ui.scope_id().with("opens");
    if ui.is_sizing_pass() {
        ui.data_mut(|data| data.insert_temp(opens, true));
        return false;
    }
    ui.data_mut(|data| data.remove_temp(opens)).unwrap_or(false)
}

/// How many lines are seen at once.
fn page(ui: &Ui, line: &Response) -> usize {
    let step = line.rect.height() + ui.spacing().item_spacing.y;
    (ui.clip_rect().height() / step.max(1.0)) as usize
}

/// Where the key just pressed leads among so many lines.
fn walk(ui: &Ui, here: usize, count: usize, page: usize) -> Option<usize> {
    // Shift first: without it a key is meant with it, too.
    let keys = [
        (Modifiers::SHIFT, Key::Tab, here.saturating_sub(1)),
        (Modifiers::NONE, Key::Tab, here + 1),
        (Modifiers::NONE, Key::ArrowUp, here.saturating_sub(1)),
        (Modifiers::NONE, Key::ArrowDown, here + 1),
        (Modifiers::NONE, Key::PageUp, here.saturating_sub(page)),
        (Modifiers::NONE, Key::PageDown, here + page),
        (Modifiers::NONE, Key::Home, 0),
        (Modifiers::NONE, Key::End, count),
    ];
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let pressed = keys
        .iter()
        .find(|(modifiers, key, _)| pressed(*modifiers, *key));
    pressed.map(|&(_, _, to)| to.min(count.saturating_sub(1)))
}
