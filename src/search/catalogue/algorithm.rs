//! Which search it is, as a type, and what is special about each. The matches here and elsewhere
//! name every algorithm, so that the compiler shows what a new one has yet to say about itself.

/// Every algorithm of the catalogue, without its parameters; with them it is a
/// [`Plan`](super::Plan).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Algorithm {
    Minimax,
    AlphaBeta,
    AlphaBetaSorted,
    Aspiration,
    Pvs,
    NegaScout,
    Scout,
    IterativeDeepening,
    Mtdf,
    MtSss,
    MtDual,
    Sss,
    GsearchAlphaBeta,
    Eligible,
    Stockman,
    Dual,
    Recursive,
    BranchThreshold,
    Realization,
    CStar,
    Pn,
    DfPn,
    Wpns,
    Bns,
    AoStar,
    MateLength,
    Conspiracy,
}

/// How a search holds what it has yet to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Store {
    /// A path and the siblings along it.
    Path,
    /// The same, and a table of nodes searched before.
    PathAndTable,
    /// Cells of GSEARCH and RSEARCH, those in OPEN marked.
    Cells,
    /// States of Stockman's SSS* and of its dual.
    States,
    /// The whole graph it has grown, each position once.
    Graph,
    /// The whole tree it has grown.
    Tree,
}

/// What a search does several times, one after the other or one inside the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounds {
    /// Nothing: it goes through its tree once.
    Once,
    /// Passes, each with its γ.
    Passes,
    /// Iterations with a θ that grows.
    Thetas,
    /// Iterations for solutions of so many plies.
    Lengths,
    /// Iterations to a depth.
    Depths,
    /// Visits of a node, each with thresholds for its numbers.
    Visits,
    /// Searches inside searches.
    Levels,
}

impl Algorithm {
    /// What it holds by its nature; a table that is a matter of its settings is not counted.
    pub const fn store(self) -> Store {
        use Algorithm::*;
        match self {
            Minimax | AlphaBeta | AlphaBetaSorted | Aspiration | Pvs | NegaScout | Scout
            | IterativeDeepening | BranchThreshold | Realization | MateLength => Store::Path,
            Mtdf | MtSss | MtDual | CStar | DfPn | Wpns | Bns => Store::PathAndTable,
            Sss | GsearchAlphaBeta | Eligible | Recursive => Store::Cells,
            Stockman | Dual => Store::States,
            Pn | AoStar => Store::Graph,
            Conspiracy => Store::Tree,
        }
    }

    /// What it does several times, however it is set.
    pub const fn rounds(self) -> Rounds {
        use Algorithm::*;
        match self {
            Minimax | AlphaBeta | AlphaBetaSorted | Aspiration | Pvs | NegaScout | Scout
            | Realization | Sss | GsearchAlphaBeta | Eligible | Stockman | Dual | Pn | AoStar
            | Conspiracy => Rounds::Once,
            Mtdf | MtSss | MtDual => Rounds::Passes,
            BranchThreshold | CStar => Rounds::Thetas,
            MateLength => Rounds::Lengths,
            IterativeDeepening => Rounds::Depths,
            DfPn | Wpns | Bns => Rounds::Visits,
            Recursive => Rounds::Levels,
        }
    }
}
