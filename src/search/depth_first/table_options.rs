//! A table with a size: what the depth-first searches and the null-window ones with a memory have
//! in common. How many bytes, what an entry stands for, and from which height on it is worth one.

use super::mt::Remember;
use crate::base::byte_size;
use crate::base::messages::keys;
use crate::search::catalogue::{Kind, Leaves, Parameter, Settings, Unmet};

/// No limit: memory grows with the search.
pub const UNLIMITED: u64 = u64::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableOptions {
    /// Bytes that the table may take; 0 is none.
    pub bytes: u64,
    /// What an entry stands for.
    pub key: Remember,
    /// The least height of a node that is stored: 0 for leaves.
    pub store_from: u32,
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            bytes: 0,
            key: Remember::Position,
            store_from: 0,
        }
    }
}

const MOST_PLIES: i64 = 1_000;

impl TableOptions {
    /// Of a search that has no table unless one is asked for.
    pub(super) const BYTES: Parameter = Parameter::new(
        "bytes",
        Kind::BytesOr { words: &[] },
        "0",
        keys::algorithm_bytes_of_the_table_0,
    );
    /// Of a search that cannot do without.
    pub(super) const BYTES_OR_UNLIMITED: Parameter = Parameter::new(
        "bytes",
        Kind::BytesOr {
            words: &["unlimited"],
        },
        "unlimited",
        keys::algorithm_bytes_of_the_memory,
    );
    pub(super) const BY_POSITION: Parameter = Parameter::new(
        "key",
        Kind::OneOf(&["position", "path"]),
        "position",
        keys::algorithm_what_an_entry_stands_for,
    );
    pub(super) const BY_PATH: Parameter = Parameter::new(
        "key",
        Kind::OneOf(&["path", "position"]),
        "path",
        keys::algorithm_path_one_entry_a_node,
    );
    pub(super) const STORE_FROM: Parameter = Parameter::new(
        "store-from",
        Kind::integer(0, MOST_PLIES),
        "0",
        keys::algorithm_least_height_of_a_node_stored,
    );
    /// How a size was set before there were units.
    pub(super) const MEBIBYTES: Parameter =
        Parameter::table(keys::algorithm_transposition_table_in_mib_0).alias("bytes");
    /// How the key was set before it had that name.
    pub(super) const KEY_BEFORE: Parameter = Parameter::new(
        "table",
        Kind::OneOf(&["path", "position"]),
        "",
        keys::algorithm_path_one_entry_a_node,
    )
    .alias("key");

    /// Of α-β and its relatives.
    pub(super) fn of(s: &Settings<'_>) -> TableOptions {
        let mebibytes = (s.size("table") as u64) << 20;
        TableOptions {
            bytes: match s.given("bytes") {
                true => byte_size::parse(s.text("bytes")).unwrap_or(0),
                false => mebibytes,
            },
            key: match s.text("key") {
                "path" => Remember::Path,
                _ => Remember::Position,
            },
            store_from: s.size("store-from") as u32,
        }
    }

    /// Of MT and its drivers.
    pub(super) fn of_mt(s: &Settings<'_>) -> TableOptions {
        let key = match s.given("key") {
            true => s.text("key"),
            false => s.text("table"),
        };
        TableOptions {
            bytes: byte_size::parse(s.text("bytes")).unwrap_or(UNLIMITED),
            key: match key {
                "position" => Remember::Position,
                _ => Remember::Path,
            },
            store_from: s.size("store-from") as u32,
        }
    }

    /// Those of MT as the theory has it.
    pub const fn unlimited(key: Remember) -> TableOptions {
        TableOptions {
            bytes: UNLIMITED,
            key,
            store_from: 0,
        }
    }

    /// What the theory knows of the leaves, given what it knows where there is no table. With one entry a
    /// node α-β, which comes to each but once, has no use for it; others try the move first that the
    /// table has, and no theorem speaks of that.
    pub(super) fn leaves(self, without: Leaves) -> Leaves {
        match (self.bytes, self.key, without) {
            (0, ..) | (_, Remember::Path, Leaves::AlphaBeta) => without,
            (_, Remember::Path, _) => Leaves::Anywhere(Unmet::NoTheorem),
            (_, Remember::Position, _) => Leaves::Elsewhere(Unmet::PositionTable),
        }
    }

    /// The same of MT, which holds its theorems only if it forgets nothing.
    pub(super) fn leaves_of_mt(self, with_paths: Leaves) -> Leaves {
        match self.key {
            Remember::Position => Leaves::Elsewhere(Unmet::PositionTable),
            Remember::Path if self.is_bounded() || self.store_from > 0 => {
                Leaves::Anywhere(Unmet::NoTheorem)
            }
            Remember::Path => with_paths,
        }
    }

    pub(super) fn is_bounded(self) -> bool {
        self.bytes != UNLIMITED
    }
}
