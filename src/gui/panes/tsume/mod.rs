//! What the solvers say of the board: of a mate problem the line, every defence, attacking oneself, a
//! set; of an Othello endgame the score of every move.

mod attack;
mod board;
mod controls;
mod endgame;
mod line;
mod set;
mod tree;

use crate::base::messages::tr;
use egui::{Context, Key, ScrollArea, Ui, Vec2, vec2};

use super::{Pane, tools};
use crate::gui::action::Action;
use crate::gui::board::shogi::moves::MoveBoard;
use crate::gui::model::Model;
use crate::gui::pane_tool::PaneTool;
use crate::gui::shell::focus::{Follows, Lead};
use crate::problem::Position;

/// What stands beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Tab {
    #[default]
    Line,
    Tree,
    Set,
}

#[derive(Default)]
pub struct TsumePane {
    tab: Tab,
    /// The set whose table was brought to the front.
    set_seen: Option<u64>,
    /// The board on which a person attacks.
    attack: MoveBoard,
    /// From a check that failed to the button that takes it back: after so many moves.
    failed: Option<usize>,
    take_back: Lead,
    /// The place of the line that was brought into view.
    scrolled_to: Option<usize>,
    /// The row of the set to which the keyboard is on its way.
    to_row: Option<usize>,
    /// The controls leave too little room for anything below them, which is scrolled to.
    is_low: bool,
    /// A board stands beside this pane: it has none of its own.
    beside_board: bool,
}

/// A pane narrower than this has the board above, not beside.
const NARROW: f32 = 460.0;
/// A board lower than this is not read, and beside it there are buttons and a few rows.
const LEAST_BOARD: f32 = 150.0;
const LEAST_ROWS: f32 = 2.0;

impl Pane for TsumePane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let tsume = model.tsume();
        if tsume.set().is_none() && matches!(model.problem().position, Position::Othello(_)) {
            return endgame::ui(ui, model, actions);
        }
        let number = tsume.set().map(|set| set.number);
        if number != self.set_seen {
            if number.is_some() {
                self.tab = Tab::Set;
            } else if self.tab == Tab::Set {
                self.tab = Tab::Line;
            }
            self.set_seen = number;
        }
        let was_low = self.is_low;
        if was_low {
            ScrollArea::vertical()
                .id_salt("tsume")
                .auto_shrink([false, false])
                .show_following(ui, |ui| self.browser(ui, model, actions));
        } else {
            self.browser(ui, model, actions);
        }
        if self.is_low != was_low {
            ui.ctx().request_repaint();
        }
    }
}

impl TsumePane {
    /// Whether a board stands beside this pane, on which its line is gone through.
    pub fn stands_beside_board(&mut self, beside: bool) {
        self.beside_board = beside;
    }

    /// The board beside, while a solution is gone through on it.
    pub fn on_board(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let room = ui.available_size();
        self.position(ui, room, model, actions);
    }

    /// Whether the board has the keyboard and, if so, whether it wants this key for itself.
    pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
        self.attack.takes_key(ctx, key)
    }

    /// Whoever attacks goes on at the board, if by keys.
    pub fn lead(&mut self, ctx: &Context) {
        self.attack.lead(ctx);
    }

    fn browser(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        controls::bar(ui, model, actions);
        controls::verdict(ui, model);
        ui.add_space(2.0);
        let least = LEAST_BOARD + LEAST_ROWS * ui.spacing().interact_size.y;
        self.is_low = ui.available_height() < least;
        let room = ui.available_size().max(vec2(0.0, least));
        if self.is_low {
            ui.allocate_ui(room, |ui| self.solution(ui, room, model, actions));
        } else {
            self.solution(ui, room, model, actions);
        }
    }

    fn solution(&mut self, ui: &mut Ui, room: Vec2, model: &Model, actions: &mut Vec<Action>) {
        if self.beside_board {
            if let Some(browsed) = model.tsume().browsed() {
                self.follow_failure(ui, browsed);
                self.buttons(ui, browsed, model, actions);
            }
            return self.beside(ui, model, actions);
        }
        // A low pane has no room for anything below the board.
        if room.x < NARROW && room.y > 0.8 * room.x {
            self.board(ui, vec2(room.x, room.y * 0.55), model, actions);
            self.beside(ui, model, actions);
            return;
        }
        ui.horizontal_top(|ui| {
            let width = (room.x * 0.52).min(room.y * 1.05).max(160.0);
            ui.allocate_ui(vec2(width, room.y), |ui| {
                ui.vertical(|ui| self.board(ui, vec2(width, room.y), model, actions));
            });
            ui.vertical(|ui| self.beside(ui, model, actions));
        });
    }

    fn beside(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let attacks = model
            .tsume()
            .browsed()
            .is_some_and(|b| b.attack().is_some());
        if attacks {
            return attack::ui(ui, model);
        }
        let tabs = [
            (
                Tab::Line,
                tr!(lang, solve_line),
                tr!(lang, solve_the_mating_line_move_by),
            ),
            (
                Tab::Tree,
                tr!(lang, solve_all_defences),
                tr!(lang, solve_every_defence_and_its_refutation),
            ),
            (
                Tab::Set,
                tr!(lang, solve_set),
                tr!(lang, solve_many_problems_one_after_the),
            ),
        ];
        ui.horizontal_wrapped(|ui| {
            for (tab, name, tip) in tabs {
                let chosen = ui.selectable_label(self.tab == tab, name);
                if chosen.on_hover_text(tip).clicked() {
                    self.tab = tab;
                }
            }
            let browsed = model.tsume().browsed();
            if browsed.is_some_and(|b| b.answer().is_some() && !b.is_helpmate()) {
                let attack = tools::offer(ui, model, PaneTool::AttackYourself, actions);
                if attack.clicked() {
                    self.lead(ui);
                }
            }
        });
        ui.separator();
        match self.tab {
            Tab::Line => line::ui(ui, model, &mut self.scrolled_to, actions),
            Tab::Tree => tree::ui(ui, model, actions),
            Tab::Set => set::ui(ui, model, &mut self.to_row, actions),
        }
    }
}

/// Plies as people say them.
fn plies(count: usize, model: &Model) -> String {
    tr!(model.lang(), solve_plies, count)
}
