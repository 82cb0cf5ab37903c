//! The words, the icon and the keys of each command: a file a menu.

mod edit;
mod file;
mod help;
mod run;
mod time;
mod tree;
mod view;

use crate::base::messages::{Text, keys};
use egui::{Key, KeyboardShortcut, Modifiers};

use super::{Command, Description, Menu};
use crate::gui::board;
use crate::gui::icons::Icon;
use crate::session::examples::{self, EXAMPLES};

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const SHIFT: Modifiers = Modifiers::SHIFT;
const CTRL_SHIFT: Modifiers = Modifiers {
    shift: true,
    ..Modifiers::COMMAND
};

const fn key(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

const fn entry(
    menu: Menu,
    name: Text,
    tip: Text,
    icon: Option<Icon>,
    keys: &'static [KeyboardShortcut],
) -> Description {
    Description {
        menu,
        name,
        tip,
        icon,
        keys,
    }
}

impl Command {
    pub fn describe(self) -> Description {
        use Command::*;
        match self {
            New => file::NEW,
            Open => file::OPEN,
            Save => file::SAVE,
            SaveAs => file::SAVE_AS,
            OpenEvents => file::OPEN_EVENTS,
            ExportTree => file::EXPORT_TREE,
            ExportTreeView => file::EXPORT_TREE_VIEW,
            ExportPlot => file::EXPORT_PLOT,
            ExportReport => file::EXPORT_REPORT,
            ExportRace => file::EXPORT_RACE,
            ExportFilm => file::EXPORT_FILM,
            ExportTsumeLine => file::EXPORT_TSUME_LINE,
            ExportTsumeTree => file::EXPORT_TSUME_TREE,
            CopyPicture => file::COPY_PICTURE,
            CopyTree => file::COPY_TREE,
            Quit => file::QUIT,
            Undo => edit::UNDO,
            Redo => edit::REDO,
            CopyPosition => edit::COPY_POSITION,
            PastePosition => edit::PASTE_POSITION,
            RandomPosition => edit::RANDOM_POSITION,
            AddAlgorithm => edit::ADD_ALGORITHM,
            RemoveAlgorithm => edit::REMOVE_ALGORITHM,
            AddBreakpoint => run::ADD_BREAKPOINT,
            RunPause => run::RUN_PAUSE,
            Stop => run::STOP,
            StepEvent => run::STEP_EVENT,
            StepNode => run::STEP_NODE,
            StepLeaf => run::STEP_LEAF,
            StepCut => run::STEP_CUT,
            RunAgain => run::RUN_AGAIN,
            SolveTsume => run::SOLVE_TSUME,
            SolveEndgame => run::SOLVE_ENDGAME,
            ClearRuns => run::CLEAR_RUNS,
            Slower => run::SLOWER,
            Faster => run::FASTER,
            BackEvent => time::BACK_EVENT,
            BackNode => time::BACK_NODE,
            BackLeaf => time::BACK_LEAF,
            BackCut => time::BACK_CUT,
            OutOfSubtree => time::OUT_OF_SUBTREE,
            ToStart => time::TO_START,
            ToEnd => time::TO_END,
            AddBookmark => time::ADD_BOOKMARK,
            TreeFit => tree::TREE_FIT,
            TreeCentre => tree::TREE_CENTRE,
            TreeRoot => tree::TREE_ROOT,
            TreeFold => tree::TREE_FOLD,
            TreeFollow => tree::TREE_FOLLOW,
            TreeFreeze => tree::TREE_FREEZE,
            TreeFoldFinished => tree::TREE_FOLD_FINISHED,
            TreeLink => tree::TREE_LINK,
            SearchFromHere => tree::SEARCH_FROM_HERE,
            SwitchTheme => view::SWITCH_THEME,
            SwitchLanguage => view::SWITCH_LANGUAGE,
            Presentation => view::PRESENTATION,
            FillWindow => view::FILL_WINDOW,
            NextPane => view::NEXT_PANE,
            PreviousPane => view::PREVIOUS_PANE,
            MenuBar => view::MENU_BAR,
            LargerText => view::LARGER_TEXT,
            SmallerText => view::SMALLER_TEXT,
            UsualText => view::USUAL_TEXT,
            ResetLayout => view::RESET_LAYOUT,
            GoTo(desk) => view::go_to(desk),
            Send(desk) => edit::send(desk),
            ShowPane(kind) => entry(Menu::View, kind.name(), kind.tip(), Some(kind.icon()), &[]),
            ShowRace(page) => entry(Menu::View, page.full_name(), page.tip(), None, &[]),
            InPane(tool) => entry(Menu::View, tool.full_name(), tool.tip(), None, &[]),
            SwitchTo(game) => entry(
                Menu::Edit,
                board::switch(game),
                keys::window_where_it_was_left_or,
                None,
                &[],
            ),
            Example(at) => {
                let example = EXAMPLES.get(at).unwrap_or(examples::first());
                entry(Menu::File, example.name, example.tip, None, &[])
            }
            Predict => help::PREDICT,
            Hint => help::HINT,
            ShowAnswer => help::SHOW_ANSWER,
            Palette => help::PALETTE,
            Shortcuts => help::SHORTCUTS,
            WhatIsCounted => help::WHAT_IS_COUNTED,
            About => help::ABOUT,
        }
    }
}
