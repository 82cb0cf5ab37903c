//! How far a search may go, as options say it.

use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::gui::desk::Desk;
use crate::gui::pane_kind::PaneKind;

/// What the value of an option must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutOfRange {
    Seconds,
    Threads,
    Amount,
    Speed,
    Span,
    Pane,
    Desk,
    Board,
}

impl Localize for OutOfRange {
    fn localize(&self, lang: Lang) -> String {
        let text = match self {
            OutOfRange::Seconds => tr!(lang, cli_must_be_seconds),
            OutOfRange::Threads => return tr!(lang, cli_must_be_threads, most = MOST_THREADS),
            OutOfRange::Amount => tr!(lang, cli_must_be_amount),
            OutOfRange::Speed => tr!(lang, cli_must_be_speed),
            OutOfRange::Span => tr!(lang, cli_must_be_span),
            OutOfRange::Board => tr!(lang, cli_must_be_board),
            OutOfRange::Desk => {
                let names = Desk::ALL.map(Desk::id).join(", ");
                return tr!(lang, cli_must_be_desk, names);
            }
            OutOfRange::Pane => {
                let names = PaneKind::ALL.map(PaneKind::id).join(", ");
                return tr!(lang, cli_must_be_pane, names);
            }
        };
        text.to_owned()
    }
}

localized_error!(OutOfRange);

/// A time that can be waited for.
pub fn seconds(text: &str) -> Result<f64, OutOfRange> {
    text.parse()
        .ok()
        .filter(|seconds: &f64| *seconds >= 0.0)
        .ok_or(OutOfRange::Seconds)
}

/// More threads than any machine of today has use for.
const MOST_THREADS: usize = 256;

/// How many at the same time: `--jobs` and `--threads`.
pub fn threads(text: &str) -> Result<usize, OutOfRange> {
    text.parse()
        .ok()
        .filter(|threads| (1..=MOST_THREADS).contains(threads))
        .ok_or(OutOfRange::Threads)
}

/// A value of a clock.
pub fn amount(text: &str) -> Result<f64, OutOfRange> {
    finite(text)
        .filter(|&amount| amount >= 0.0)
        .ok_or(OutOfRange::Amount)
}

/// So much of something a second.
pub fn speed(text: &str) -> Result<f64, OutOfRange> {
    finite(text)
        .filter(|&speed| speed > 0.0)
        .ok_or(OutOfRange::Speed)
}

fn finite(text: &str) -> Option<f64> {
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

/// The pane of `--pane NAME`.
pub fn pane(text: &str) -> Result<PaneKind, OutOfRange> {
    PaneKind::find(text).ok_or(OutOfRange::Pane)
}

/// The desk of `--desk NAME`.
pub fn desk(text: &str) -> Result<Desk, OutOfRange> {
    Desk::find(text).ok_or(OutOfRange::Desk)
}

/// The edge of an Othello board, or columns and rows of any: `8`, `7x6`.
pub fn board_size(text: &str) -> Result<(u32, u32), OutOfRange> {
    let size = match text.split_once(['x', '×']) {
        Some((columns, rows)) => columns.parse().ok().zip(rows.parse().ok()),
        None => ["4", "6", "8"]
            .contains(&text)
            .then(|| text.parse().ok())
            .flatten()
            .map(|edge| (edge, edge)),
    };
    size.ok_or(OutOfRange::Board)
}

/// Bytes of `--max-memory MIB`; more than there can be is no limit.
pub fn bytes(mebibytes: u64) -> u64 {
    mebibytes.saturating_mul(1 << 20)
}
