//! The boards of the window, one module a game: its editor, how a position is drawn, how it is played
//! on. What is the same for all games stands in `parts` and in the panes.
//!
//! A game that is not played has a [`Board`] only; one that is played is a [`PlayedLine`] besides.

pub mod and_or;
pub mod bare;
pub mod mnk;
pub mod othello;
pub mod parts;
pub mod played;
pub mod shogi;
pub mod stones;
pub mod tree;

use egui::{Context, Key, Painter, Rect, Response, Ui, Vec2};

use super::action::Action;
use super::model::Model;
use super::pane_tool::PaneTool;
use super::panes::position::{Below, Notation};
use crate::base::messages::Text;
use crate::problem::{Game, Move, Position, Rules, for_each_game};
use parts::Groups;
pub use played::{PlayBoards, PlayedLine};

/// What an editor finds around it: the pane's room, and what stands below every board.
pub struct Host<'h> {
    pub model: &'h Model,
    /// Of the pane, for what is too long to be seen whole has a bar beside it.
    pub width: f32,
    pub height: f32,
    pub groups: &'h mut Groups,
    pub notation: &'h mut Notation,
    pub below: &'h mut Below,
}

impl Host<'_> {
    /// The room for a board that leaves `usual` below it, or more once something longer was said.
    pub fn room(&mut self, ui: &Ui, usual: f32) -> f32 {
        self.height - self.below.reserve(ui, self.model, self.width, usual)
    }

    /// The notation and what is said of the position, below a board that ends at `bottom`. The pane
    /// ends at `end`.
    pub fn below(
        &mut self,
        ui: &mut Ui,
        bottom: f32,
        actions: &mut Vec<Action>,
        remarks: impl FnOnce(&mut Ui, &mut Vec<Action>) -> Option<f32>,
    ) {
        let reach = self
            .notation
            .board(ui, self.model, self.groups, actions, remarks);
        self.below
            .need(ui, reach.map_or(0.0, |reach| reach - bottom));
    }
}

/// How a position is looked at.
#[derive(Clone, Copy, Default)]
pub struct Look {
    /// The move that led here.
    pub last: Option<Move>,
    /// The moves there are, as faint marks.
    pub hints: bool,
}

/// A game in the window, on the state of its editor.
pub trait Board: Default {
    type Game: Rules;

    /// What its tab leads to.
    const TIP: Text;
    /// The command that leads there.
    const SWITCH: Text;
    /// What else its examples are found by.
    const NICKNAMES: Text;

    /// The position to be edited, with all that stands in its pane.
    fn ui(
        &mut self,
        ui: &mut Ui,
        host: &mut Host<'_>,
        setup: &<Self::Game as Rules>::Setup,
        actions: &mut Vec<Action>,
    );

    /// The form of fresh positions. Without a setup another kind of position is being looked at.
    fn presets(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        setup: Option<&<Self::Game as Rules>::Setup>,
        actions: &mut Vec<Action>,
    );

    /// Whether the editor has the keyboard and, if so, whether it wants this key for itself.
    fn takes_key(&self, _: &Context, _: Key) -> Option<bool> {
        None
    }

    /// Why a move was none is said until something else is done.
    fn forget_refusal(&mut self) {}

    /// Another document was opened.
    fn document_replaced(&mut self) {}

    /// What is done by a tool that is also called by its name.
    fn tool(_: PaneTool, _: &Model, _: &<Self::Game as Rules>::Setup) -> Option<Action> {
        None
    }

    /// How much room a board takes of this; nothing where there is no board to be drawn.
    fn size(_: &<Self::Game as Rules>::Setup, _room: Vec2) -> Option<Vec2> {
        None
    }

    /// Whether much stands beside the board, so that it needs a wide pane.
    const IS_WIDE: bool = false;
    /// Whether moves have long names.
    const HAS_LONG_NAMES: bool = false;

    /// The room in which a board is as large as a square one of this side.
    fn room(side: f32) -> Vec2 {
        Vec2::splat(side)
    }

    /// A board to look at, named by its position for those who cannot see it.
    fn show(
        _: &mut Ui,
        _: &Model,
        _: &<Self::Game as Rules>::Setup,
        _: Look,
        _room: Vec2,
    ) -> Option<Response> {
        None
    }

    /// Draws the board as large as `rect` allows; gives where the square is to which a move goes.
    fn paint(
        _: &Painter,
        _: &Model,
        _: &<Self::Game as Rules>::Setup,
        _: Rect,
    ) -> impl Fn(Move) -> Option<Rect> {
        |_| None
    }
}

macro_rules! make_editors {
    ([] $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        /// The editors of all games.
        #[derive(Default)]
        pub struct Editors {
            $($module: $module::Editor,)*
        }

        impl Editors {
            pub fn ui(&mut self, ui: &mut Ui, host: &mut Host<'_>, actions: &mut Vec<Action>) {
                match &host.model.problem().position {
                    $(Position::$game(setup) => self.$module.ui(ui, host, setup, actions),)*
                    Position::Free(_) => {}
                }
            }

            pub fn presets(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
                match &model.problem().position {
                    $(Position::$game(setup) => {
                        self.$module.presets(ui, model, Some(setup), actions);
                    })*
                    // Of a game without rules nothing can be made anew.
                    Position::Free(_) => self.bare.presets(ui, model, None, actions),
                }
            }

            pub fn takes_key(&self, ctx: &Context, key: Key) -> Option<bool> {
                None$(.or_else(|| self.$module.takes_key(ctx, key)))*
            }

            pub fn forget_refusals(&mut self) {
                $(self.$module.forget_refusal();)*
            }

            pub fn document_replaced(&mut self) {
                $(self.$module.document_replaced();)*
            }
        }
    };
}
for_each_game!({ make_editors } []);

/// Evaluates `$body` with a position's setup and the board of its game as `$board`; `$free` where
/// the rules are not known.
macro_rules! with_board {
    ($position:expr, |$setup:ident: $board:ident| $body:expr, $free:expr) => {
        for_each_game!({ match_board } [$position, $setup, $board, $body, $free])
    };
}

macro_rules! match_board {
    ([$position:expr, $setup:ident, $board:ident, $body:expr, $free:expr]
     $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        match $position {
            $(Position::$game($setup) => {
                type $board = $module::Editor;
                $body
            })*
            Position::Free(_) => $free,
        }
    };
}

/// Evaluates `$body` with the board of a game as `$board`.
macro_rules! with_board_of {
    ($game:expr, |$board:ident| $body:expr) => {
        for_each_game!({ match_board_of } [$game, $board, $body])
    };
}

macro_rules! match_board_of {
    ([$of:expr, $board:ident, $body:expr]
     $($(#[$attribute:meta])* $game:ident = $module:ident $trees:tt $($line:ident)?;)*) => {
        match $of {
            $(Game::$game => {
                type $board = $module::Editor;
                $body
            })*
        }
    };
}

/// What a game's tab leads to.
pub fn tip(game: Game) -> Text {
    with_board_of!(game, |B| B::TIP)
}

/// The command that leads to a game.
pub fn switch(game: Game) -> Text {
    with_board_of!(game, |B| B::SWITCH)
}

/// What is done by a tool that is also called by its name.
pub fn tool(tool: PaneTool, model: &Model) -> Option<Action> {
    with_board!(
        &model.problem().position,
        |setup: B| B::tool(tool, model, setup),
        None
    )
}

/// Whether a position has a board to be drawn.
pub fn has_board(position: &Position) -> bool {
    size(position, Vec2::splat(1000.0)).is_some()
}

/// How much room a board takes of this; nothing where there is no board to be drawn.
pub fn size(position: &Position, room: Vec2) -> Option<Vec2> {
    with_board!(position, |setup: B| B::size(setup, room), None)
}

/// Whether much stands beside the board, so that it needs a wide pane.
pub fn is_wide(position: &Position) -> bool {
    with_board!(position, |_setup: B| B::IS_WIDE, false)
}

/// Whether moves have long names.
pub fn has_long_names(position: &Position) -> bool {
    with_board!(position, |_setup: B| B::HAS_LONG_NAMES, false)
}

/// What else the examples of a game are found by.
pub fn nicknames(game: Game) -> Text {
    with_board_of!(game, |B| B::NICKNAMES)
}

/// The room in which a board is as large as a square one of this side.
pub fn room(position: &Position, side: f32) -> Vec2 {
    with_board!(position, |_setup: B| B::room(side), Vec2::splat(side))
}

/// A board to look at; nothing where there is none.
pub fn show(
    ui: &mut Ui,
    model: &Model,
    position: &Position,
    look: Look,
    room: Vec2,
) -> Option<Response> {
    with_board!(
        position,
        |setup: B| B::show(ui, model, setup, look, room),
        None
    )
}

/// Draws the board as large as `rect` allows; gives where the squares are to which these moves go.
pub fn paint(
    painter: &Painter,
    model: &Model,
    position: &Position,
    rect: Rect,
    moves: &[Move],
) -> Vec<Option<Rect>> {
    with_board!(
        position,
        |setup: B| {
            let place = B::paint(painter, model, setup, rect);
            moves.iter().map(|&m| place(m)).collect()
        },
        Vec::new()
    )
}
