//! Why a node is what it is, and questions about a run with their answers.
//!
//! Reads what a run has left behind (`trace`) and knows the algorithms by what they say of
//! themselves; knows nothing of threads or windows.

pub mod question;
pub mod why;
