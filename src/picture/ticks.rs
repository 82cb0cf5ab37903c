//! Where the marks of an axis stand and how they are written.

/// A mark on an axis.
#[derive(Clone, PartialEq, Debug)]
pub struct Tick {
    pub at: f64,
    pub label: String,
}

/// Multiples of 1, 2 or 5 times a power of ten, at most about `most` of them.
pub fn linear(low: f64, high: f64, most: usize) -> Vec<Tick> {
    let rough = (high - low) / most.max(1) as f64;
    if !(rough > 0.0 && rough.is_finite()) {
        return Vec::new();
    }
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0]
        .map(|digit| digit * power)
        .into_iter()
        .find(|step| *step >= rough * 0.999)
        .unwrap_or(10.0 * power);
    let first = (low / step - 1e-9).ceil() as i64;
    let last = (high / step + 1e-9).floor() as i64;
    (first..=last)
        .map(|i| Tick {
            at: i as f64 * step,
            label: written(i as f64 * step, step),
        })
        .collect()
}

/// Powers of ten, only some of them when there are many; 2 and 5 times them, too, when there are
/// few.
pub fn logarithmic(low: f64, high: f64, most: usize) -> Vec<Tick> {
    if !(low > 0.0 && high > low && high.is_finite()) {
        return Vec::new();
    }
    let decades = (high / low).log10();
    let digits: &[f64] = if decades * 3.0 <= most as f64 {
        &[1.0, 2.0, 5.0]
    } else {
        &[1.0]
    };
    let stride = (decades / most.max(1) as f64).ceil().max(1.0) as i32;
    let (first, last) = (low.log10().floor() as i32, high.log10().ceil() as i32);
    (first..=last)
        .filter(|power| power % stride == 0)
        .flat_map(|power| digits.iter().map(move |digit| digit * 10f64.powi(power)))
        .filter(|at| (low * 0.999..=high * 1.001).contains(at))
        .map(|at| Tick {
            at,
            label: written(at, at),
        })
        .collect()
}

/// A number as exact as the step between ticks needs: 0.25, 12, 3k, 1.5M.
pub fn written(value: f64, step: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let (unit, sign) = match value.abs() {
        v if v >= 1e9 => (1e9, "G"),
        v if v >= 1e6 => (1e6, "M"),
        v if v >= 1e4 => (1e3, "k"),
        _ => (1.0, ""),
    };
    let decimals = (-(step / unit).abs().log10()).ceil().clamp(0.0, 9.0) as usize;
    let mut text = format!("{:.decimals$}", value / unit);
    if text.contains('.') {
        text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    }
    // The true sign is as wide as a digit and stands off better.
    format!("{}{sign}", text.replace('-', "−"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(ticks: Vec<Tick>) -> Vec<String> {
        ticks.into_iter().map(|tick| tick.label).collect()
    }

    #[test]
    fn linear_ticks_are_round_numbers() {
        assert_eq!(
            labels(linear(0.0, 10.0, 5)),
            ["0", "2", "4", "6", "8", "10"]
        );
        assert_eq!(labels(linear(-0.3, 0.3, 4)), ["−0.2", "0", "0.2"]);
        assert_eq!(labels(linear(0.0, 2_600_000.0, 5)), ["0", "1M", "2M"]);
        assert_eq!(
            labels(linear(9_000.0, 12_000.0, 4)),
            ["9000", "10k", "11k", "12k"]
        );
        assert_eq!(labels(linear(1.0, 1.0, 4)), [""; 0]);
    }

    #[test]
    fn logarithmic_ticks_are_powers_of_ten() {
        assert_eq!(
            labels(logarithmic(1.0, 1e6, 7)),
            ["1", "10", "100", "1000", "10k", "100k", "1M"]
        );
        assert_eq!(
            labels(logarithmic(1.0, 1e9, 5)),
            ["1", "100", "10k", "1M", "100M"]
        );
        assert_eq!(labels(logarithmic(3.0, 60.0, 9)), ["5", "10", "20", "50"]);
        assert_eq!(labels(logarithmic(0.0, 60.0, 9)), [""; 0]);
    }
}
