//! Sizes of memory as they are set: `16KiB`, `4MiB`, or a plain number of bytes.

const UNITS: [(&str, u64); 4] = [
    ("GiB", 1 << 30),
    ("MiB", 1 << 20),
    ("KiB", 1 << 10),
    ("B", 1),
];

/// The number and the bytes of its unit, if it has one.
fn split(text: &str) -> Option<(u64, Option<u64>)> {
    let text = text.trim();
    for (unit, bytes) in UNITS {
        if let Some(number) = text.strip_suffix(unit) {
            return Some((number.trim_end().parse().ok()?, Some(bytes)));
        }
    }
    Some((text.parse().ok()?, None))
}

/// So many bytes; a number without a unit means bytes.
pub fn parse(text: &str) -> Option<u64> {
    let (number, unit) = split(text)?;
    number.checked_mul(unit.unwrap_or(1))
}

/// Whether the text names a unit.
pub fn has_unit(text: &str) -> bool {
    matches!(split(text), Some((_, Some(_))))
}

/// In the largest unit in which it is a whole number.
pub fn text(bytes: u64) -> String {
    let fits = |&&(_, unit): &&(&str, u64)| bytes >= unit && bytes.is_multiple_of(unit);
    match UNITS.iter().find(fits) {
        Some((unit, size)) if *size > 1 => format!("{}{unit}", bytes / size),
        _ => bytes.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_as_they_are_written() {
        let read = ["16KiB", "4 MiB", "1GiB", "512B", "4096", "0"].map(parse);
        let wanted = [16 << 10, 4 << 20, 1 << 30, 512, 4096, 0].map(Some);
        assert_eq!(read, wanted);
        for wrong in ["", "KiB", "1.5MiB", "-1", "4 mib", "99999999999999GiB"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
        assert!(has_unit("1KiB") && has_unit("3B") && !has_unit("3") && !has_unit("x"));
        assert_eq!(
            [0, 5, 1 << 10, 3 << 20].map(text),
            ["0", "5", "1KiB", "3MiB"]
        );
    }
}
