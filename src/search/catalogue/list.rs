//! The macro behind the list of algorithms, and the one place where a search chosen at run time
//! meets the generic code.

use crate::problem::AnyTree;
use crate::problem::with_tree;
use crate::search::{PreparedSearch, Probe, Report, SearchContext, Silent};

/// Makes of a list of algorithms, a name and a file each, all that has a case for every one of
/// them. Each file has an `INFO`, `Parameters` that are [`FromSettings`](super::FromSettings) and
/// a `search`.
macro_rules! algorithms {
    ($($name:ident $folder:ident::$file:ident)*) => {
        /// Every algorithm, in the order in which people should meet them.
        pub static ALGORITHMS: &[$crate::search::catalogue::AlgorithmInfo] =
            &[$($folder::$file::INFO),*];

        /// Every algorithm, without its parameters; with them it is a [`PreparedSearch`].
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Algorithm {
            $($name),*
        }

        impl Algorithm {
            pub const ALL: &[Algorithm] = &[$(Algorithm::$name),*];

            pub fn by_id(id: &str) -> Option<Algorithm> {
                let all = Algorithm::ALL.iter().zip(ALGORITHMS);
                all.into_iter()
                    .find_map(|(algorithm, entry)| (entry.id == id).then_some(*algorithm))
            }
        }

        /// An algorithm with its parameters: ready to run.
        #[derive(Clone, Debug, PartialEq)]
        pub enum PreparedSearch {
            $($name($folder::$file::Parameters)),*
        }

        impl PreparedSearch {
            /// By settings that are right one by one; files they may name are not yet read.
            fn of(
                algorithm: Algorithm,
                settings: &$crate::search::catalogue::Settings<'_>,
            ) -> Result<PreparedSearch, $crate::search::catalogue::ConfigError> {
                use $crate::search::catalogue::FromSettings;
                match algorithm {
                    $(Algorithm::$name => {
                        FromSettings::from_settings(settings).map(PreparedSearch::$name)
                    })*
                }
            }

            fn read_files(
                &mut self,
                settings: &$crate::search::catalogue::Settings<'_>,
            ) -> Result<(), $crate::search::catalogue::ConfigError> {
                use $crate::search::catalogue::FromSettings;
                match self {
                    $(PreparedSearch::$name(parameters) => parameters.read_files(settings)),*
                }
            }

            fn run_on<T, P>(
                &self,
                tree: &mut T,
                context: &mut SearchContext<'_>,
                probe: &mut P,
            ) -> Report
            where
                T: $crate::problem::StaticBounds
                    + $crate::problem::Deepening
                    + $crate::problem::Proving
                    + $crate::problem::Categorised,
                P: Probe,
            {
                match self {
                    $(PreparedSearch::$name(parameters) => {
                        $folder::$file::search(tree, parameters, context, probe)
                    })*
                }
            }
        }
    };
}
pub(in crate::search) use algorithms;

/// Runs the search on the tree: the only place where everything is instantiated, for every kind of
/// tree in an optimised build. Where that is not asked for, one search serves all of them, which
/// makes a build of the tests several times quicker.
pub fn run<P: Probe>(
    tree: &mut AnyTree,
    search: &PreparedSearch,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    if cfg!(debug_assertions) {
        search.run_on(tree, context, probe)
    } else {
        with_tree!(tree, |tree| search.run_on(tree, context, probe))
    }
}

/// The same with nobody watching. Whoever calls [`run`] in another crate compiles all searches
/// once more, for itself; these are compiled here, beside those that are watched.
pub fn run_silently(
    tree: &mut AnyTree,
    search: &PreparedSearch,
    context: &mut SearchContext<'_>,
) -> Report {
    run(tree, search, context, &mut Silent)
}
