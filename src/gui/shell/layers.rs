//! egui keeps every tooltip, menu and list it has ever shown as a layer and puts all of them in order
//! in every frame: after an hour of pointing about, that would be most of a frame's work.

use egui::{Context, LayerId, Order};

use super::toast;

/// Layers that may be remembered.
const MOST: usize = 128;

/// Lets go of the layers shown so far, if they are many and nothing is open over the panes.
pub fn forget_old(ctx: &Context) {
    ctx.memory_mut(|memory| {
        if memory.layer_ids().len() <= MOST {
            return;
        }
        // A message may stay: it is laid out anew.
        let stays = |layer: &LayerId| layer.order == Order::Background || toast::is_layer(layer);
        if memory.areas().visible_layer_ids().iter().all(stays) {
            memory.reset_areas();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::Headless;

    fn count(headless: &Headless) -> usize {
        headless.context().memory(|memory| memory.layer_ids().len())
    }

    #[test]
    fn what_was_shown_once_is_forgotten_when_nothing_is_open() {
        let mut headless = Headless::new([200, 100], 1.0);
        for i in 0..2 * MOST {
            headless.frame(Vec::new(), |ui| {
                forget_old(ui.ctx());
                let tip = egui::Area::new(egui::Id::unique(("tip", i))).order(Order::Tooltip);
                tip.show(ui.ctx(), |ui| ui.label("tip"));
            });
        }
        assert!(count(&headless) > MOST, "something was open all the time");
        for _ in 0..3 {
            headless.frame(Vec::new(), |ui| forget_old(ui.ctx()));
        }
        assert!(count(&headless) < 5, "{} layers", count(&headless));
    }
}
