//! The list of games.

/// The games, one line each, in the order of menus. A line names the game, its module in every
/// layer, the trees that questions make of its positions and, if it is played, its line of play.
/// Layers make their enums and their matches of it: `then` is called with `with` and all lines.
macro_rules! for_each_game {
    ({ $($then:tt)* } $with:tt) => {
        $($then)*! { $with
            Tree = bare { Bare: BareTree };
            #[serde(with = "crate::problem::and_or::as_text")]
            AndOr = and_or { AndOr: AndOrTree };
            Othello = othello { Othello: OthelloTree } OthelloLine;
            Mnk = mnk { Mnk: MnkTree } MnkLine;
            Shogi = shogi { Shogi: ShogiTree, Tsume: TsumeTree } ShogiLine;
        }
    };
}
pub(crate) use for_each_game;
