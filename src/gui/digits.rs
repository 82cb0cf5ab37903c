//! Numbers as people read them.

/// 1234567 as 1,234,567.
pub fn group(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(c);
    }
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
        assert_eq!(
            (group(0), group(1234), group(1_234_567)),
            ("0".into(), "1,234".into(), "1,234,567".into())
        );
        assert_eq!(
            (bytes(512), bytes(1536), bytes(3 << 20)),
            ("512 B".into(), "1.5 KiB".into(), "3.0 MiB".into())
        );
    }
}
