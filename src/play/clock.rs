//! Clocks: how much a side may use, and what it has left.
//!
//! | text | meaning |
//! | --- | --- |
//! | `1s+0.01s` | one second, and a hundredth more after every move (Fischer) |
//! | `10m/30s` | ten minutes, then thirty seconds a move (byoyomi, 秒読み) |
//! | `25m!` | twenty-five minutes, no more; every move counts as at least a whole second (切れ負け) |
//! | `2Mn+20kn` | two million nodes and 20,000 more after every move |
//!
//! On a clock of nodes nothing depends on the machine: every game repeats exactly.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::base::messages::{Lang, Localize, localized_error, tr};

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    #[default]
    Seconds,
    Nodes,
}

/// The rules of a clock, amounts in its unit.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Control {
    pub unit: Unit,
    pub main: f64,
    /// Given after every move.
    pub increment: f64,
    /// For every move once the main time is used up.
    pub byoyomi: f64,
    /// A move counts as whole seconds, rounded down, and as one at least.
    pub whole_seconds: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ControlError {
    Amount(String),
    Mixed,
    Both,
    Whole,
    Nothing,
}

impl Localize for ControlError {
    fn localize(&self, lang: Lang) -> String {
        let text = match self {
            ControlError::Amount(text) => return tr!(lang, play_clock_amount, text),
            ControlError::Mixed => tr!(lang, play_clock_mixed),
            ControlError::Both => tr!(lang, play_clock_both),
            ControlError::Whole => tr!(lang, play_clock_whole),
            ControlError::Nothing => tr!(lang, play_clock_nothing),
        };
        text.to_owned()
    }
}

localized_error!(ControlError);

fn amount(text: &str) -> Result<(f64, Unit), ControlError> {
    const UNITS: [(&str, f64, Unit); 7] = [
        ("Mn", 1e6, Unit::Nodes),
        ("kn", 1e3, Unit::Nodes),
        ("n", 1.0, Unit::Nodes),
        ("ms", 1e-3, Unit::Seconds),
        ("s", 1.0, Unit::Seconds),
        ("m", 60.0, Unit::Seconds),
        ("h", 3600.0, Unit::Seconds),
    ];
    let bad = || ControlError::Amount(text.chars().take(20).collect());
    let (number, factor, unit) = UNITS
        .iter()
        .find_map(|&(name, factor, unit)| Some((text.strip_suffix(name)?, factor, unit)))
        .ok_or_else(bad)?;
    let number: f64 = number.trim().parse().map_err(|_| bad())?;
    let total = number * factor;
    if total.is_finite() && (0.0..=1e15).contains(&total) {
        Ok((total, unit))
    } else {
        Err(bad())
    }
}

impl FromStr for Control {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<Control, ControlError> {
        let text = text.trim();
        let (text, whole_seconds) = match text.strip_suffix('!') {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let (main, more) = match text.find(['+', '/']) {
            Some(at) => (&text[..at], Some((&text[at..at + 1], &text[at + 1..]))),
            None => (text, None),
        };
        let (main, unit) = amount(main)?;
        let mut control = Control {
            unit,
            main,
            whole_seconds,
            ..Control::default()
        };
        if let Some((sign, more)) = more {
            if more.contains(['+', '/']) {
                return Err(ControlError::Both);
            }
            let (more, other) = amount(more)?;
            if other != unit {
                return Err(ControlError::Mixed);
            }
            if sign == "+" {
                control.increment = more;
            } else {
                control.byoyomi = more;
            }
        }
        if whole_seconds && (unit == Unit::Nodes || control.increment > 0.0) {
            return Err(ControlError::Whole);
        }
        if control.main + control.byoyomi <= 0.0 {
            return Err(ControlError::Nothing);
        }
        Ok(control)
    }
}

impl TryFrom<String> for Control {
    type Error = ControlError;
    fn try_from(text: String) -> Result<Control, ControlError> {
        text.parse()
    }
}

impl From<Control> for String {
    fn from(control: Control) -> String {
        control.to_string()
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |amount: f64| match self.unit {
            Unit::Nodes if amount >= 1e6 => format!("{}Mn", amount / 1e6),
            Unit::Nodes if amount >= 1e3 => format!("{}kn", amount / 1e3),
            Unit::Nodes => format!("{amount}n"),
            Unit::Seconds if amount >= 60.0 && amount % 60.0 == 0.0 => {
                format!("{}m", amount / 60.0)
            }
            Unit::Seconds => format!("{amount}s"),
        };
        f.write_str(&shown(self.main))?;
        if self.increment > 0.0 {
            write!(f, "+{}", shown(self.increment))?;
        }
        if self.byoyomi > 0.0 {
            write!(f, "/{}", shown(self.byoyomi))?;
        }
        f.write_str(if self.whole_seconds { "!" } else { "" })
    }
}

/// One side's clock.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Clock {
    pub control: Control,
    /// Of the main time; byoyomi is not in it.
    pub left: f64,
}

/// The flag has fallen: more was used than there was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FlagFell;

impl Clock {
    pub fn new(control: Control) -> Clock {
        Clock {
            control,
            left: control.main,
        }
    }

    /// What the next move may use before the flag falls.
    pub fn available(&self) -> f64 {
        self.left + self.control.byoyomi
    }

    /// What is left once a move has taken so long: of the main time, and of this move's byoyomi,
    /// which begins when the main time is used up.
    pub fn after(&self, used: f64) -> (f64, f64) {
        let byoyomi = self.available() - used.max(self.left);
        ((self.left - used).max(0.0), byoyomi.max(0.0))
    }

    /// What a move that took so long counts as.
    pub fn counted(&self, used: f64) -> f64 {
        if self.control.whole_seconds {
            used.floor().max(1.0)
        } else {
            used
        }
    }

    /// A move was made.
    pub fn charge(&mut self, used: f64) -> Result<(), FlagFell> {
        let used = self.counted(used.max(0.0));
        if used > self.available() {
            self.left = 0.0;
            return Err(FlagFell);
        }
        self.left = (self.left - used).max(0.0) + self.control.increment;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> Control {
        text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
    }

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for text in [
            "1s+0.01s", "10m/30s", "25m!", "2Mn+20kn", "0s/10s", "500n", "1.5kn",
        ] {
            let read = control(text);
            assert_eq!(control(&read.to_string()), read);
        }
        assert_eq!(control("2Mn+20kn").main, 2e6);
        assert_eq!(control("2Mn+20kn").increment, 2e4);
        assert_eq!(control("300ms").main, 0.3);
        for (text, error) in [
            ("", ControlError::Amount(String::new())),
            ("5", ControlError::Amount("5".into())),
            ("-1s", ControlError::Amount("-1s".into())),
            ("infs", ControlError::Amount("infs".into())),
            ("1s+5kn", ControlError::Mixed),
            ("1s+1s/1s", ControlError::Both),
            ("2kn!", ControlError::Whole),
            ("0s", ControlError::Nothing),
        ] {
            assert_eq!(text.parse::<Control>(), Err(error), "{text}");
        }
    }

    #[test]
    fn fischer_gives_after_every_move() {
        let mut clock = Clock::new(control("1s+0.1s"));
        assert_eq!(clock.charge(0.5), Ok(()));
        assert!((clock.left - 0.6).abs() < 1e-12);
        assert_eq!(clock.charge(0.61), Err(FlagFell));
    }

    #[test]
    fn byoyomi_lasts_for_ever_if_each_move_keeps_to_it() {
        let mut clock = Clock::new(control("2s/1s"));
        assert_eq!(clock.after(0.0), (2.0, 1.0));
        assert_eq!(clock.after(1.5), (0.5, 1.0));
        assert_eq!(clock.after(2.25), (0.0, 0.75));
        assert_eq!(clock.after(4.0), (0.0, 0.0));
        assert_eq!(clock.charge(2.5), Ok(()));
        assert_eq!(clock.left, 0.0);
        for _ in 0..100 {
            assert_eq!(clock.charge(1.0), Ok(()));
        }
        assert_eq!(clock.charge(1.01), Err(FlagFell));
    }

    #[test]
    fn sudden_death_counts_whole_seconds_and_one_at_least() {
        let mut clock = Clock::new(control("5s!"));
        assert_eq!(clock.charge(0.001), Ok(()));
        assert_eq!(clock.left, 4.0);
        assert_eq!(clock.charge(2.9), Ok(()));
        assert_eq!(clock.left, 2.0);
        assert_eq!(clock.charge(0.2), Ok(()));
        assert_eq!(clock.charge(0.2), Ok(()));
        assert_eq!(clock.left, 0.0);
        assert_eq!(clock.charge(0.0), Err(FlagFell));
    }

    #[test]
    fn nodes_are_counted_exactly() {
        let mut clock = Clock::new(control("100n+10n"));
        assert_eq!(clock.charge(100.0), Ok(()));
        assert_eq!(clock.left, 10.0);
        assert_eq!(clock.charge(11.0), Err(FlagFell));
    }
}
