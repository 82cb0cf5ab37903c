//! Numbers as people read them.

use crate::base::messages::{Lang, Style, number};

/// 1234567 as 1,234,567, for numbers that stand alone; those in a message are grouped by it.
pub fn group(number: u64, lang: Lang) -> String {
    let mut out = String::new();
    number::integer(&mut out, i128::from(number), Style::Grouped, lang);
    out
}

/// A number of bytes as people read it.
pub fn bytes(number: u64) -> String {
    const UNITS: [&str; 4] = ["B", "KiB", "MiB", "GiB"];
    let mut value = number as f64;
    let mut unit = 0;
    while value >= 1024.0 && unit < UNITS.len() - 1 {
        value /= 1024.0;
        unit += 1;
    }
    if unit == 0 {
        format!("{number} B")
    } else {
        format!("{value:.1} {}", UNITS[unit])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        let grouped = [0, 1234, 1_234_567].map(|n| group(n, Lang::En));
        assert_eq!(grouped, ["0", "1,234", "1,234,567"]);
        assert_eq!(
            (bytes(512), bytes(1536), bytes(3 << 20)),
            ("512 B".into(), "1.5 KiB".into(), "3.0 MiB".into())
        );
    }
}
