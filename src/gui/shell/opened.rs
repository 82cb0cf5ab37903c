//! What is unfolded comes into sight: a header at the lower edge of a pane would open to nothing.

use egui::{CollapsingResponse, Ui};

/// How far it was open in the last frame.
#[derive(Clone, Copy)]
struct Openness(f32);

/// After a header and what is below it are drawn.
pub fn reveal<R>(ui: &Ui, shown: &CollapsingResponse<R>) {
    let (header, now) = (&shown.header_response, shown.openness);
    let before = ui.data_mut(|data| {
        let before = data.get_temp(header.id).unwrap_or(Openness(now));
        data.insert_temp(header.id, Openness(now));
        before.0
    });
    if let Some(body) = shown.body_response.as_ref().filter(|_| now > before) {
        // Of what is higher than the pane its beginning is seen.
        let mut whole = header.rect.union(body.rect);
        let room = ui.clip_rect().height();
        whole.max.y = whole.max.y.min(whole.top() + room);
        ui.scroll_to_rect(whole, None);
    }
}
