//! The form in which every algorithm shows its pseudo-code.

/// One line of pseudo-code; its place in the list is the [`Step`](super::Step) that lights it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The paper's label (G1 … R5, Γ rules 1–7), or empty.
    pub label: &'static str,
    /// Indentation in steps of two blanks.
    pub indent: u8,
    pub text: &'static str,
}

/// A line, for the `CODE` constants.
pub const fn line(label: &'static str, indent: u8, text: &'static str) -> Line {
    Line {
        label,
        indent,
        text,
    }
}
