//! How much room is kept below a board for what is said of it.

use egui::{TextStyle, Ui};

use crate::base::messages::Lang;
use crate::gui::model::Model;
use crate::problem::Game;

/// Whose room it is: of which game, in which language, and how wide and large its letters are.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Whose {
    game: Option<Game>,
    lang: Lang,
    width: f32,
    letters: f32,
}

#[derive(Default)]
pub struct Below {
    whose: Option<Whose>,
    height: f32,
}

impl Below {
    /// In a pane of this width `usual`, or more once something longer had to be said. It is not given back then: a board that
    /// grew and shrank with every sentence would move under the pointer.
    pub fn reserve(&mut self, ui: &Ui, model: &Model, width: f32, usual: f32) -> f32 {
        let whose = Some(Whose {
            game: Game::of(&model.problem().position),
            lang: model.lang(),
            width,
            letters: ui.text_style_height(&TextStyle::Small),
        });
        if self.whose != whose {
            *self = Below { whose, height: 0.0 };
        }
        self.height.max(usual)
    }

    /// What has to be seen takes so much. While a button is down the board holds still.
    pub fn need(&mut self, ui: &Ui, height: f32) {
        if height > self.height && !ui.input(|input| input.pointer.any_down()) {
            self.height = height;
            ui.ctx().request_repaint();
        }
    }
}
