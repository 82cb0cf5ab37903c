//! Columns of printed tables: text filled up to a width as terminals show it, where characters of
//! East Asian scripts take two columns.

/// Filled up with blanks on the right.
pub fn left(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(missing(text, width)))
}

/// Filled up with blanks on the left.
pub fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(missing(text, width)))
}

fn missing(text: &str, width: usize) -> usize {
    width.saturating_sub(text.chars().map(columns).sum())
}

/// Hangul, kana, ideographs and full-width forms are wide.
fn columns(c: char) -> usize {
    match u32::from(c) {
        0x1100..=0x115f
        | 0x2e80..=0xa4cf
        | 0xac00..=0xd7a3
        | 0xf900..=0xfaff
        | 0xfe30..=0xfe6f
        | 0xff00..=0xff60
        | 0xffe0..=0xffe6
        | 0x20000..=0x3fffd => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(left("value", 7), "value  ");
        assert_eq!(right("値", 4), "  値");
        assert_eq!(left("α-β法", 8), "α-β法   ");
        assert_eq!(left("longer than that", 4), "longer than that");
    }
}
