//! What keys, pasted text and dropped files mean, wherever the keyboard is.

use crate::base::messages::tr;
use egui::{Context, Event, InputState, Key, KeyboardShortcut};

use super::App;
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::model::Phase;
use crate::gui::pane_kind::PaneKind;
use crate::gui::panes;
use crate::gui::shell::focus;

impl App {
    /// Keys, pasted text and dropped files.
    pub(super) fn keys(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        let news = self.focus.follow(ctx, panes::is_room);
        if news == focus::News::Lost {
            // Who was in a pane goes on in it.
            self.panes.keep_keys();
        }
        if self.left_behind.is_some() || self.quit.is_asking() || self.path_field.is_open() {
            // A question comes first.
            return;
        }
        forget_alt(ctx);
        self.typing.follow(ctx);
        self.palette.listen(ctx);
        // A board or a tree has the keyboard for a few keys only, a button or a slider too; all
        // others are commands as usual.
        let on_drawing = self.panes.takes_key(ctx, Key::Space).is_some();
        let on_widget = ctx.egui_wants_keyboard_input() && !on_drawing;
        // Escape closes a menu and must not stop the search behind it.
        let typing =
            ctx.text_edit_focused() || self.palette.is_open() || egui::Popup::is_any_open(ctx);
        if !typing && self.sheet.is_none() {
            self.line_keys(ctx, actions);
        }
        // Keys with more modifiers first: Ctrl+Shift+Z also fits Ctrl+Z.
        let mut shortcuts: Vec<(Command, &KeyboardShortcut)> = Command::all()
            .into_iter()
            .flat_map(|command| {
                command
                    .describe()
                    .keys
                    .iter()
                    .map(move |keys| (command, keys))
            })
            .collect();
        shortcuts.sort_by_key(|(_, keys)| {
            let m = keys.modifiers;
            std::cmp::Reverse(
                [m.shift, m.command, m.ctrl, m.alt]
                    .iter()
                    .filter(|&&on| on)
                    .count(),
            )
        });
        for (command, keys) in shortcuts {
            // While text is being typed, only keys with Ctrl or function keys are commands.
            let plain = !keys.modifiers.command && !is_function_key(keys.logical_key);
            let taken = || self.panes.takes_key(ctx, keys.logical_key) == Some(true);
            let works = || on_widget && focus::works_a_widget(keys.logical_key);
            if plain && (typing || self.sheet.is_some() || taken() || works()) {
                continue;
            }
            // Where nothing has to do with the time of a run, these keys are not for it.
            let is_time = matches!(command, Command::ToStart | Command::ToEnd);
            if is_time && !self.has_time() {
                continue;
            }
            if self.is_unseen(command) {
                continue;
            }
            if command == Command::Stop && !self.escape_stops(news) {
                continue;
            }
            if self.is_for_the_text(ctx, command, keys) {
                continue;
            }
            if ctx.input_mut(|input| consume(input, keys)) {
                if let (Command::Stop, focus::News::Left(thing)) = (command, news) {
                    self.focus.stay_at(ctx, thing);
                }
                // A menu or a palette that stayed open would lie over what the command shows.
                egui::Popup::close_all(ctx);
                self.palette.close();
                actions.push(Action::Command(command));
            }
        }
        self.wait_for_paste(ctx, actions);
        if !typing {
            let events = ctx.input(|input| input.events.clone());
            for event in events {
                match event {
                    Event::Paste(text) => actions.push(Action::ReadText(text)),
                    Event::Copy => actions.push(Action::Command(Command::CopyPosition)),
                    _ => {}
                }
            }
        }
        for file in ctx.input(|input| input.raw.dropped_files.clone()) {
            actions.push(Action::OpenPath(file.path().to_path_buf()));
        }
    }
}

impl App {
    /// Whether the pane that is meant has to do with runs; among lessons there are some once one is
    /// open.
    fn has_time(&self) -> bool {
        self.meant().is_none_or(|pane| match pane {
            PaneKind::Learn => self.model.learn().course().is_some(),
            pane => pane.has_time(),
        })
    }

    /// Whether this would start or move a run though nothing of it is seen from where the keyboard
    /// is. What runs already can be held anywhere.
    fn is_unseen(&self, command: Command) -> bool {
        let moves_a_run = match command {
            Command::RunPause => self.model.phase() != Phase::Running,
            Command::StepEvent | Command::StepNode | Command::StepLeaf | Command::StepCut => true,
            Command::BackEvent | Command::BackNode | Command::BackLeaf | Command::BackCut => true,
            Command::OutOfSubtree => true,
            _ => false,
        };
        moves_a_run && !self.has_time() && !self.dock.is_in_sight(PaneKind::Trees)
    }

    /// Escape is pressed for many reasons: where nothing runs it is no reason to complain, and
    /// whoever closes something with it does not mean the search. A search that goes on is stopped
    /// before a button or a pane is left; one that waits, only after that.
    fn escape_stops(&self, news: focus::News) -> bool {
        let goes = || {
            self.model.phase() == Phase::Running
                || self.model.is_solving()
                || self.model.is_reading()
        };
        self.model.command_state(Command::Stop).is_ok()
            && match news {
                focus::News::LetGo => false,
                focus::News::Left(_) => goes(),
                focus::News::Nothing | focus::News::Lost => true,
            }
    }

    /// Whether what is undone, or done again, is what somebody types in a field.
    fn is_for_the_text(&self, ctx: &Context, command: Command, keys: &KeyboardShortcut) -> bool {
        matches!(command, Command::Undo | Command::Redo)
            && ctx.input(|input| input.key_pressed(keys.logical_key))
            && self.typing.has_its_own(ctx, command == Command::Redo)
    }

    /// A clipboard without a text says nothing when it is asked for one.
    fn wait_for_paste(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        if self.pasting == 0 {
            return;
        }
        let is_paste = |event: &Event| matches!(event, Event::Paste(_));
        if ctx.input(|input| input.events.iter().any(is_paste)) {
            self.pasting = 0;
            return;
        }
        self.pasting -= 1;
        ctx.request_repaint();
        if self.pasting == 0 {
            let sentence = tr!(self.model.lang(), window_there_is_no_text_on);
            actions.push(Action::SearchEvent(sentence.to_owned()));
        }
    }
}

/// Alt with a letter calls a menu in other programs; here it is nothing, and above all not the letter.
fn forget_alt(ctx: &Context) {
    ctx.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key { key, modifiers, .. } => {
                let is_sign = (Key::Num0..=Key::Z).contains(key);
                !(modifiers.alt && !modifiers.ctrl && is_sign)
            }
            _ => true,
        });
    });
}

/// Whether these keys are pressed; then nobody else hears of them. A function key with Shift is
/// another key, though with signs Shift may only be the way to write them.
fn consume(input: &mut InputState, keys: &KeyboardShortcut) -> bool {
    let is_exact = |event: &Event| match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => *key == keys.logical_key && modifiers.matches_exact(keys.modifiers),
        _ => false,
    };
    if is_function_key(keys.logical_key) && !input.events.iter().any(is_exact) {
        return false;
    }
    input.consume_shortcut(keys)
}

/// Keys that are never typed into a text, so that they are commands everywhere.
fn is_function_key(key: Key) -> bool {
    (Key::F1..=Key::F35).contains(&key)
}
