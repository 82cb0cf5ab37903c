//! Shogi: rules and notation behind our own types.
