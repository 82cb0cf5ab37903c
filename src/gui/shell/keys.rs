//! Keys as they are written on a keyboard.

use egui::{Context, KeyboardShortcut};

use crate::gui::command::Command;

/// What to press: "Ctrl+P", "Shift+.", "Space". egui spells out signs that stand on their keys.
pub fn text(context: &Context, keys: &KeyboardShortcut) -> String {
    let mut text = context.format_shortcut(keys);
    for (name, sign) in [
        ("Comma", ","),
        ("Period", "."),
        ("Equals", "="),
        ("Escape", "Esc"),
        ("Plus", "+"),
        ("Minus", "-"),
    ] {
        if text.ends_with(name) {
            text.truncate(text.len() - name.len());
            text.push_str(sign);
        }
    }
    text
}

/// The words for a command, with its first keys in brackets behind them if it has any.
pub fn behind(words: &str, command: Command, context: &Context) -> String {
    match command.describe().keys.first() {
        Some(keys) => format!("{words} ({})", text(context, keys)),
        None => words.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use egui::{Key, Modifiers};

    use super::*;

    #[test]
    fn signs_are_written_as_on_their_keys() {
        let context = Context::default();
        let said = |modifiers, key| text(&context, &KeyboardShortcut::new(modifiers, key));
        assert_eq!(said(Modifiers::NONE, Key::Period), ".");
        assert!(said(Modifiers::SHIFT, Key::Comma).ends_with("+,"));
        assert_eq!(said(Modifiers::NONE, Key::Escape), "Esc");
        assert!(said(Modifiers::CTRL, Key::Minus).ends_with("+-"));
        assert_eq!(said(Modifiers::NONE, Key::Space), "Space");
    }

    #[test]
    fn keys_stand_behind_the_words() {
        let context = Context::default();
        assert_eq!(behind("Go", Command::FillWindow, &context), "Go (F11)");
        assert_eq!(behind("Go", Command::ResetLayout, &context), "Go");
    }
}
