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

/// Several pieces of pseudo-code one below the other, for an algorithm that calls another.
/// `N` must be the sum of their lengths.
pub const fn join<const N: usize>(parts: &[&[Line]]) -> [Line; N] {
    let mut lines = [line("", 0, ""); N];
    let (mut part, mut to) = (0, 0);
    while part < parts.len() {
        let mut from = 0;
        while from < parts[part].len() {
            lines[to] = parts[part][from];
            from += 1;
            to += 1;
        }
        part += 1;
    }
    assert!(to == N, "the sum of the lengths of the parts");
    lines
}
