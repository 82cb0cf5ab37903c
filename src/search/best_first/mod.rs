//! Best-first searches over OPEN.
