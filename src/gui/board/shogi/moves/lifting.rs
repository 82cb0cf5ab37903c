//! A piece taken up by the pointer: it hangs on the pointer until it is let go.

use egui::{Id, LayerId, Order, Pos2, Rect, Response, Ui};

use crate::game::shogi::{Setup, Source};
use crate::gui::board::shogi::view::{Places, ShogiView, paint_piece};

/// The pointer may tremble by so many points in a click, as egui has it.
const TREMBLE: f32 = 6.0;

/// A piece under a button that has not been released.
#[derive(Clone, Copy, Debug)]
struct Press {
    source: Source,
    from: Pos2,
    /// Far enough to be no click.
    moved: bool,
}

/// Where on a board the button has gone down in this frame.
pub fn pressed_on(ui: &Ui, surface: &Response) -> Option<Pos2> {
    let (pressed, at) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.primary_pressed(), pointer.interact_pos())
    });
    let is_on_top = pressed && surface.contains_pointer();
    at.filter(|&at| is_on_top && surface.rect.contains(at))
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Lifting(Option<Press>);

impl Lifting {
    /// The button went down here, on this piece or on none.
    pub fn begin(&mut self, source: Option<Source>, from: Pos2) {
        self.0 = source.map(|source| Press {
            source,
            from,
            moved: false,
        });
    }

    /// What is under the button.
    pub fn pressed(&self) -> Option<Source> {
        self.0.map(|press| press.source)
    }

    /// What hangs on the pointer.
    pub fn lifted(&self) -> Option<Source> {
        self.0.filter(|press| press.moved).map(|press| press.source)
    }

    /// Once a frame: what has been carried away and let go, and where.
    pub fn follow(&mut self, ui: &Ui) -> Option<(Source, Pos2)> {
        let press = self.0.as_mut()?;
        let (down, at) = ui.input(|input| {
            let pointer = &input.pointer;
            (pointer.primary_down(), pointer.interact_pos())
        });
        if let Some(at) = at {
            press.moved |= at.distance(press.from) > TREMBLE;
        }
        if down {
            return None;
        }
        let lifted = self.lifted();
        self.0 = None;
        lifted.zip(at)
    }

    /// Draws the piece on the pointer. Says whether there is one.
    pub fn paint(&self, ui: &Ui, places: &Places, view: &ShogiView<'_>, setup: &Setup) -> bool {
        let at = ui.input(|input| input.pointer.interact_pos());
        let Some((source, at)) = self.lifted().zip(at) else {
            return false;
        };
        if let Some(piece) = setup.at_source(source) {
            let layer = LayerId::new(Order::Tooltip, Id::unique("lifted shogi piece"));
            let painter = ui.ctx().layer_painter(layer);
            let area = Rect::from_center_size(at, places.cell() * 1.12);
            let up = places.points_up(piece.side);
            paint_piece(&painter, area, piece, up, view.lone_king(), view.style());
        }
        true
    }
}
