//! The keyboard on the shogi board: a cursor, letters that put pieces, and a few more.

use egui::{Event, Key, Modifiers, Response, Ui};

use super::{ShogiEditor, Tool, on_square};
use crate::game::shogi::{IllegalMove, Kind, Piece, Setup, Side, Source, Target};
use crate::gui::board::shogi::moves::kind_of;
use crate::gui::shell::focus;

/// Keys that mean something on the board.
pub const KEYS: [Key; 26] = [
    Key::K,
    Key::R,
    Key::B,
    Key::G,
    Key::S,
    Key::N,
    Key::L,
    Key::P,
    Key::T,
    Key::H,
    Key::E,
    Key::M,
    Key::W,
    Key::Y,
    Key::Plus,
    Key::Equals,
    Key::Enter,
    Key::Escape,
    Key::Backspace,
    Key::Delete,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::Home,
    Key::End,
];

impl ShogiEditor {
    /// Letters put sente's pieces, with Shift gote's; + promotes, T turns round, H gives to the
    /// hand or, where the square is empty, chooses what is held, W says who is to move. When
    /// playing, letters choose a held piece. Enter is a click at the cursor.
    pub(super) fn keys(&mut self, ui: &Ui, surface: &Response, next: &mut Setup) {
        focus::keep_arrows_and_escape(ui, surface);
        if self.asking.is_some() {
            return;
        }
        let pressed: Vec<(Key, Modifiers)> = ui.input(|input| {
            let keys = input.events.iter().filter_map(|event| match event {
                Event::Key {
                    key,
                    pressed: true,
                    modifiers,
                    ..
                } if !modifiers.command && !modifiers.alt => Some((*key, *modifiers)),
                _ => None,
            });
            keys.collect()
        });
        for (key, modifiers) in pressed {
            self.cursor_shown |= KEYS.contains(&key) && !matches!(key, Key::E | Key::M);
            self.key(key, modifiers, next);
        }
    }

    fn key(&mut self, key: Key, modifiers: Modifiers, next: &mut Setup) {
        let owner = if modifiers.shift {
            Side::Gote
        } else {
            Side::Sente
        };
        let editing = self.tool == Tool::Edit;
        match key {
            // File 1 is at the right.
            Key::ArrowLeft => self.step(1, 0),
            Key::ArrowRight => self.step(-1, 0),
            Key::ArrowUp => self.step(0, -1),
            Key::ArrowDown => self.step(0, 1),
            Key::Home => self.step(9 - self.cursor.file() as i8, 0),
            Key::End => self.step(1 - self.cursor.file() as i8, 0),
            Key::Enter => self.click(on_square(self.cursor, next), next),
            Key::Escape => self.chosen = None,
            Key::E => self.tool = Tool::Edit,
            Key::M => self.tool = Tool::Play,
            Key::Backspace | Key::Delete if editing => {
                let held = self
                    .chosen
                    .take_if(|chosen| matches!(chosen, Source::Hand(..)));
                let source = held.unwrap_or(Source::Board(self.cursor));
                next.transfer(source, Target::Box);
            }
            Key::Plus | Key::Equals if editing => next.toggle_promotion(self.cursor),
            Key::T if editing => next.turn_piece(self.cursor),
            Key::W if editing => next.turn = next.turn.other(),
            Key::H if editing => {
                let here = Source::Board(self.cursor);
                match next.at_source(here) {
                    Some(_) => {
                        next.transfer(here, Target::Hand(owner));
                    }
                    None => self.chosen = self.next_held(owner, next),
                }
            }
            _ => {
                let Some(kind) = kind_of(key) else { return };
                if editing {
                    self.put(Piece::new(owner, kind), next);
                } else {
                    let held = Source::Hand(next.turn, kind);
                    self.chosen = Some(held).filter(|&held| next.at_source(held).is_some());
                    let missing = self
                        .chosen
                        .is_none()
                        .then_some(IllegalMove::NotInHand(kind));
                    self.refused = missing.map(|why| (why, next.clone()));
                }
            }
        }
    }

    /// The held piece after the one that is chosen, from the first again after the last.
    fn next_held(&self, side: Side, setup: &Setup) -> Option<Source> {
        let held = || {
            let kinds = Kind::IN_HAND.into_iter();
            let sources = kinds.map(|kind| Source::Hand(side, kind));
            sources.filter(|&source| setup.at_source(source).is_some())
        };
        let after = held().skip_while(|&source| Some(source) != self.chosen);
        after.skip(1).chain(held()).next()
    }

    fn step(&mut self, files: i8, ranks: i8) {
        if let Some(square) = self.cursor.step(files, ranks) {
            self.cursor = square;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_an_empty_square_what_is_held_is_chosen_put_or_taken_away() {
        let mut setup = Setup::empty();
        setup.set_in_hand(Side::Sente, Kind::Rook, 1);
        setup.set_in_hand(Side::Sente, Kind::Gold, 1);
        setup.set_in_hand(Side::Gote, Kind::Pawn, 2);
        let mut editor = ShogiEditor::default();
        let held = |side, kind| Some(Source::Hand(side, kind));
        let mut chosen = Vec::new();
        for _ in 0..3 {
            editor.key(Key::H, Modifiers::NONE, &mut setup);
            chosen.push(editor.chosen);
        }
        let (rook, gold) = (held(Side::Sente, Kind::Rook), held(Side::Sente, Kind::Gold));
        assert_eq!(chosen, [rook, gold, rook]);
        editor.key(Key::Enter, Modifiers::NONE, &mut setup);
        let here = setup.at_source(Source::Board(editor.cursor));
        assert_eq!(here, Some(Piece::new(Side::Sente, Kind::Rook)));
        editor.key(Key::ArrowUp, Modifiers::NONE, &mut setup);
        editor.key(Key::H, Modifiers::SHIFT, &mut setup);
        assert_eq!(editor.chosen, held(Side::Gote, Kind::Pawn));
        editor.key(Key::Delete, Modifiers::NONE, &mut setup);
        assert_eq!(setup.in_hand(Side::Gote, Kind::Pawn), 1);
        assert_eq!(editor.chosen, None);
    }

    #[test]
    fn a_letter_of_nothing_held_is_answered() {
        let mut setup = Setup::empty();
        setup.set_in_hand(Side::Sente, Kind::Gold, 1);
        let mut editor = ShogiEditor::default();
        editor.key(Key::M, Modifiers::NONE, &mut setup);
        editor.key(Key::S, Modifiers::NONE, &mut setup);
        let missing = IllegalMove::NotInHand(Kind::Silver);
        assert_eq!(editor.refusal(&setup), Some(&missing));
        editor.key(Key::G, Modifiers::NONE, &mut setup);
        assert_eq!(editor.refusal(&setup), None);
    }

    #[test]
    fn every_kind_has_its_letter_among_the_keys() {
        for kind in Kind::ALL {
            let key = Key::from_name(&kind.letter().to_string()).unwrap();
            assert!(KEYS.contains(&key));
        }
    }
}
