//! Everything a person can tell the window to do, once: its words, icon and keys. Menus, the
//! command palette, the shortcut sheet, keyboard handling and tests all read this one list.

mod describe;

use crate::base::messages::{Lang, Text, keys};
use egui::{KeyboardShortcut, ModifierNames};

use super::board;
use super::desk::Desk;
use super::icons::Icon;
use super::pane_kind::PaneKind;
use super::pane_tool::PaneTool;
use super::race_page::RacePage;
use crate::problem::Game;
use crate::session::examples::EXAMPLES;

/// A menu of the menu bar; also the headings of the shortcut sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Menu {
    File,
    Edit,
    Run,
    Time,
    Tree,
    View,
    Help,
}

impl Menu {
    pub const ALL: [Menu; 7] = [
        Menu::File,
        Menu::Edit,
        Menu::Run,
        Menu::Time,
        Menu::Tree,
        Menu::View,
        Menu::Help,
    ];

    pub const fn name(self) -> Text {
        match self {
            Menu::File => keys::window_file,
            Menu::Edit => keys::window_edit,
            Menu::Run => keys::window_run,
            Menu::Time => keys::window_time,
            Menu::Tree => keys::window_tree,
            Menu::View => keys::window_view,
            Menu::Help => keys::window_help,
        }
    }
}

/// Writes the enum and the list of all its commands from one list of names, so that neither can
/// forget one. The panes' commands stand between the two halves, as in the menu, and with them those
/// of the race's pages, the panes' tools, the games and the examples.
macro_rules! commands {
    ($($before:ident)*; ShowPane; $($after:ident)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Command {
            $($before,)*
            GoTo(Desk),
            /// Takes the position to a desk, and begins there.
            Send(Desk),
            ShowPane(PaneKind),
            ShowRace(RacePage),
            /// What a pane offers, which is brought to the front for it.
            InPane(PaneTool),
            SwitchTo(Game),
            /// One of the ready examples, by its place among them.
            Example(usize),
            $($after,)*
        }

        impl Command {
            /// Every command, in menu order.
            pub fn all() -> Vec<Command> {
                let mut all = vec![$(Command::$before),*];
                all.extend(Desk::ALL.map(Command::GoTo));
                all.extend(Command::SENT_TO.map(Command::Send));
                all.extend(PaneKind::ALL.map(Command::ShowPane));
                all.extend(RacePage::ALL.map(Command::ShowRace));
                all.extend(PaneTool::ALL.map(Command::InPane));
                all.extend(Game::ALL.map(Command::SwitchTo));
                all.extend((0..EXAMPLES.len()).map(Command::Example));
                all.extend([$(Command::$after),*]);
                all
            }
        }
    };
}

commands! {
    New Open Save SaveAs OpenEvents ExportTree ExportTreeView ExportPlot ExportReport ExportRace
    ExportFilm ExportTsumeLine ExportTsumeTree CopyPicture CopyTree Quit
    Undo Redo CopyPosition PastePosition RandomPosition AddAlgorithm
    RemoveAlgorithm AddBreakpoint
    RunPause Stop StepEvent StepNode StepLeaf StepCut RunAgain SolveTsume SolveEndgame ClearRuns
    Slower Faster
    BackEvent BackNode BackLeaf BackCut OutOfSubtree ToStart ToEnd AddBookmark
    TreeFit TreeCentre TreeRoot TreeFold TreeFollow TreeFreeze TreeFoldFinished TreeLink
    SearchFromHere
    SwitchTheme SwitchLanguage Presentation FillWindow NextPane PreviousPane MenuBar LargerText
    SmallerText UsualText ResetLayout;
    ShowPane;
    Predict Hint ShowAnswer Palette Shortcuts WhatIsCounted About
}

impl Command {
    /// The desks to which positions are sent.
    pub const SENT_TO: [Desk; 3] = [Desk::Watch, Desk::Solve, Desk::Play];

    /// Whether it stands in its menu: what has its own place in a pane is only called by its name.
    pub fn is_in_menu(self) -> bool {
        !matches!(
            self,
            Command::AddAlgorithm
                | Command::RemoveAlgorithm
                | Command::AddBreakpoint
                | Command::Slower
                | Command::Faster
                | Command::MenuBar
                | Command::ShowRace(_)
                | Command::InPane(_)
                | Command::SwitchTo(_)
                | Command::Example(_)
                | Command::Predict
                | Command::Hint
                | Command::ShowAnswer
        )
    }

    /// What to press, spelt out for a sentence: its first keys, or its name if it has none.
    pub fn keys_in_words(self, lang: Lang) -> String {
        let description = self.describe();
        description.keys.first().map_or_else(
            || description.name.get(lang).to_owned(),
            |keys| keys.format(&ModifierNames::NAMES, cfg!(target_os = "macos")),
        )
    }

    /// By what else than its name it is called.
    pub fn nickname(self) -> Option<Text> {
        match self {
            // By its game, too, which its name need not say.
            Command::Example(at) => Some(board::nicknames(EXAMPLES.get(at)?.game)),
            Command::ShowPane(PaneKind::Learn) => Some(keys::window_nickname_learn),
            Command::ShowPane(PaneKind::Tsume) => Some(keys::window_nickname_solution),
            _ => None,
        }
    }

    /// Whether it moves the trees' cameras: those are the window's, the model has nothing to do.
    pub fn is_camera(self) -> bool {
        matches!(
            self,
            Command::TreeFit
                | Command::TreeCentre
                | Command::TreeRoot
                | Command::TreeFold
                | Command::TreeFollow
                | Command::TreeLink
        )
    }
}

/// What the list says about one command.
#[derive(Clone, Copy, Debug)]
pub struct Description {
    pub menu: Menu,
    pub name: Text,
    pub tip: Text,
    pub icon: Option<Icon>,
    pub keys: &'static [KeyboardShortcut],
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_share_a_key() {
        let mut seen: Vec<(KeyboardShortcut, Command)> = Vec::new();
        for command in Command::all() {
            for &keys in command.describe().keys {
                if let Some((_, other)) = seen.iter().find(|(k, _)| *k == keys) {
                    panic!("{command:?} and {other:?} are both on {keys:?}");
                }
                seen.push((keys, command));
            }
        }
    }

    #[test]
    fn keys_are_spelt_out_for_sentences() {
        let said = |command: Command| command.keys_in_words(Lang::En);
        assert!(said(Command::SolveTsume).ends_with("+M"));
        assert_eq!(said(Command::ResetLayout), "Reset layout");
    }

    #[test]
    fn every_command_has_words_in_both_languages() {
        for command in Command::all() {
            let d = command.describe();
            for text in [d.name, d.tip] {
                let said = |lang: &Lang| !text.get(*lang).is_empty();
                assert!(Lang::ALL.iter().all(said), "{command:?}");
            }
        }
    }
}
