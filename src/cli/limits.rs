//! How far a search may go, as options say it.

/// A time that can be waited for.
pub fn seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|seconds: &f64| *seconds >= 0.0)
        .ok_or_else(|| "it must be a number of seconds, 0 or more".to_owned())
}

/// More threads than any machine of today has use for.
const MOST_THREADS: usize = 256;

/// How many at the same time: `--jobs` and `--threads`.
pub fn threads(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|threads| (1..=MOST_THREADS).contains(threads))
        .ok_or_else(|| format!("it must be a number from 1 to {MOST_THREADS}"))
}

/// A value of a clock.
pub fn amount(text: &str) -> Result<f64, String> {
    finite(text)
        .filter(|&amount| amount >= 0.0)
        .ok_or_else(|| "it must be a number, 0 or more".to_owned())
}

/// So much of something a second.
pub fn speed(text: &str) -> Result<f64, String> {
    finite(text)
        .filter(|&speed| speed > 0.0)
        .ok_or_else(|| "it must be a number, more than 0".to_owned())
}

fn finite(text: &str) -> Option<f64> {
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

/// Bytes of `--max-memory MIB`; more than there can be is no limit.
pub fn bytes(mebibytes: u64) -> u64 {
    mebibytes.saturating_mul(1 << 20)
}
