//! The menu *Run*: searches.

use crate::base::messages::keys;
use egui::Key;

use super::{CTRL, NONE, SHIFT, entry, key};
use crate::gui::command::{Description, Menu};
use crate::gui::icons::Icon;

pub(super) const ADD_BREAKPOINT: Description = entry(
    Menu::Run,
    keys::window_add_a_breakpoint,
    keys::window_a_running_search_pauses_when,
    None,
    &[],
);
pub(super) const RUN_PAUSE: Description = entry(
    Menu::Run,
    keys::window_run_pause,
    keys::window_run_all_searches_or_hold,
    Some(Icon::Play),
    &[key(NONE, Key::Space)],
);
pub(super) const STOP: Description = entry(
    Menu::Run,
    keys::window_stop,
    keys::window_stop_all_searches_and_keep,
    Some(Icon::Stop),
    &[key(NONE, Key::Escape)],
);
pub(super) const STEP_EVENT: Description = entry(
    Menu::Run,
    keys::window_one_event,
    keys::window_go_on_by_one_event,
    Some(Icon::Step),
    &[key(NONE, Key::Period)],
);
pub(super) const STEP_NODE: Description = entry(
    Menu::Run,
    keys::window_next_node,
    keys::window_go_on_to_the_next,
    None,
    &[key(SHIFT, Key::Period)],
);
pub(super) const STEP_LEAF: Description = entry(
    Menu::Run,
    keys::window_next_leaf,
    keys::window_go_on_to_the_next_leaf,
    None,
    &[key(NONE, Key::L)],
);
pub(super) const STEP_CUT: Description = entry(
    Menu::Run,
    keys::window_next_cut,
    keys::window_go_on_to_the_next_cut,
    None,
    &[key(NONE, Key::X)],
);
pub(super) const RUN_AGAIN: Description = entry(
    Menu::Run,
    keys::window_run_again,
    keys::window_start_all_searches_anew,
    Some(Icon::Reset),
    &[key(CTRL, Key::Enter)],
);
pub(super) const SOLVE_TSUME: Description = entry(
    Menu::Run,
    keys::window_solve_as_tsume,
    keys::window_find_the_mate_by_checks,
    Some(Icon::Board),
    &[key(CTRL, Key::M)],
);
pub(super) const SOLVE_ENDGAME: Description = entry(
    Menu::Run,
    keys::window_solve_the_endgame,
    keys::window_the_exact_score_of_every,
    Some(Icon::Search),
    &[key(NONE, Key::F8)],
);
pub(super) const CLEAR_RUNS: Description = entry(
    Menu::Run,
    keys::window_clear_runs,
    keys::window_forget_the_recorded_runs,
    Some(Icon::Trash),
    &[],
);
pub(super) const SLOWER: Description = entry(
    Menu::Run,
    keys::window_slower,
    keys::window_half_the_speed_so_many,
    None,
    &[],
);
pub(super) const FASTER: Description = entry(
    Menu::Run,
    keys::window_faster,
    keys::window_twice_the_speed_so_many,
    None,
    &[],
);
