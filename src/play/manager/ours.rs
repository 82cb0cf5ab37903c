//! Our manager: think on while the next slice of time is expected to gain more than it costs later.
//!
//! It mends what the paper says of its own: time is added in computed amounts, not in lumps; changes of
//! the best move count only together with the values behind them; the whole clock, sudden death included, sets
//! the price.
//!
//! *Gain.* Let g be the gap between the best move and the next, and σ how much values still move from
//! one iteration to the next: what was fitted for this depth, and what this search has shown. If
//! the difference of both moves shifts by a normal error of spread σ, the better of them gains σ·φ(g/σ) − g·Φ(−g/σ)
//! by another iteration. The slope of the win-rate curve turns that into win rate.
//!
//! *Cost.* Time used now shortens every later move in proportion, so all later searches are shallower by
//! Δt / (b·R), where b is the growth of time with depth and R the time for the moves still to be
//! thought about; and a depth less costs κ/2 of win rate at even chances (Elo's slope agrees).
//!
//! Both are proportional to W·(1−W), which therefore decides nothing: a lost game is thought about as
//! long as a close one. What can be computed to the end may take a good part of the clock, since everything
//! after it is free.

use super::{Decision, Manager, Reason, Situation, Thinking, reserve};
use crate::play::line::CERTAIN;
use crate::play::models::Models;

/// No move takes less than this share of an even one, nor more than that, nor more than this part of
/// what is left.
const LEAST: f64 = 0.3;
const MOST: f64 = 2.5;
const PART: f64 = 0.3;
/// How fast the price follows what the moves before took, and how far.
const FOLLOWS: f64 = 0.7;
const PRICES: std::ops::RangeInclusive<f64> = 0.05..=20.0;
/// Slices in which a running iteration is judged again, in even shares.
const SLICE: f64 = 0.2;
/// What computing the end may take of what is left.
const FOR_THE_END: f64 = 0.6;

pub struct Ours {
    reasons: Vec<Reason>,
    /// What the price is multiplied by: it rises while moves take more than an even share and falls while
    /// they take less, so that the clock is used up whatever the models are worth.
    tightness: f64,
    /// What the move before took, of its share.
    last: Option<f64>,
    share: f64,
    ceiling: f64,
    /// Time for the moves still to be thought about.
    left: f64,
    only: bool,
}

impl Default for Ours {
    fn default() -> Ours {
        Ours {
            reasons: Vec::new(),
            tightness: 1.0,
            last: None,
            share: 0.0,
            ceiling: 0.0,
            left: 0.0,
            only: false,
        }
    }
}

impl Ours {
    /// Time for the hard moves to come, what the increments bring included.
    fn supply(situation: &Situation) -> f64 {
        let control = &situation.own.control;
        let main = (situation.own.left - reserve(&situation.own)).max(0.0);
        main + 0.9 * (control.increment + control.byoyomi) * situation.expected_hard
    }

    /// Expected gain of one more iteration, and what a unit of time costs, both in win rate at even
    /// chances.
    fn judge(&self, thinking: &Thinking<'_>, models: &Models) -> (f64, f64) {
        let iterations = thinking.iterations;
        let Some(last) = iterations.last() else {
            return (f64::INFINITY, 0.0);
        };
        let fitted = models.fluctuation.at(last.depth);
        // Swings of this search count like the fitted spread, half of it each.
        let swing = match iterations {
            [.., before, last] => f64::from(last.value - before.value),
            _ => 0.0,
        };
        let now = thinking
            .now
            .map_or(0.0, |(_, value)| f64::from(value - last.value));
        let sigma = (0.5 * fitted * fitted + 0.25 * swing * swing + 0.5 * now * now)
            .sqrt()
            .max(1.0);
        // A move that has just changed has its rival close behind.
        let changed = matches!(iterations, [.., a, b] if a.best != b.best)
            || thinking.now.is_some_and(|(best, _)| best != last.best);
        let gap = match last.second {
            _ if changed => 0.0,
            Some(second) => f64::from(last.value - second).max(0.0),
            None => sigma,
        };
        let gain = models.slope() * improvement(gap, sigma);
        let price = 0.5 * models.depth.kappa / (models.time.growth * self.left.max(1e-9));
        (gain, price * self.tightness)
    }

    /// What the next iteration should take, by what the last ones took.
    fn next_cost(&self, thinking: &Thinking<'_>, models: &Models) -> f64 {
        let used: Vec<f64> = thinking.iterations.iter().map(|i| i.used).collect();
        let step = match thinking.iterations {
            [.., a, b] => (b.depth - a.depth).max(0.1),
            _ => 1.0,
        };
        let growth = (models.time.growth * step).exp();
        match used[..] {
            [.., a, b] if b > a => (b - a) * growth,
            [a] => a * growth,
            _ => self.share * SLICE,
        }
    }

    /// Goes on until then if it gains more than it costs. What is compared is what is told.
    fn weigh(&mut self, gain: f64, cost: f64, until: f64) -> Decision {
        if gain > cost {
            self.reasons.push(Reason::Worth { gain, cost, until });
            Decision::Until(until)
        } else {
            self.reasons.push(Reason::NotWorth { gain, cost });
            Decision::Stop
        }
    }

    fn stop_at_ceiling(&mut self, thinking: &Thinking<'_>) -> Decision {
        self.reasons.push(Reason::Ceiling {
            times: thinking.used / self.share.max(1e-9),
        });
        Decision::Stop
    }
}

/// σ·φ(g/σ) − g·Φ(−g/σ): by how much the better of two values, g apart, gains on average when their
/// difference moves by a normal error.
fn improvement(gap: f64, sigma: f64) -> f64 {
    let z = gap / sigma;
    let density = (-0.5 * z * z).exp() / (2.0 * std::f64::consts::PI).sqrt();
    (sigma * density - gap * upper_tail(z)).max(0.0)
}

/// The chance that a normal variable is above z ≥ 0 (Abramowitz and Stegun 7.1.26).
fn upper_tail(z: f64) -> f64 {
    let x = z / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = t
        * (0.254_829_592
            + t * (-0.284_496_736
                + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
    0.5 * series * (-x * x).exp()
}

impl Manager for Ours {
    fn begin(&mut self, situation: &Situation, _: &Models) -> f64 {
        if let Some(last) = self.last.take() {
            let tightness = self.tightness * last.clamp(0.4, 2.5).powf(FOLLOWS);
            self.tightness = tightness.clamp(*PRICES.start(), *PRICES.end());
        }
        self.left = Ours::supply(situation);
        self.share = (self.left / situation.expected_hard.max(1.0)).min(situation.most());
        let part = PART * situation.own.left
            + situation.own.control.increment
            + 0.9 * situation.own.control.byoyomi;
        self.ceiling = (MOST * self.share).min(situation.most()).min(part);
        self.only = situation.choices <= 1;
        self.reasons = vec![Reason::Share {
            time: self.share,
            moves: situation.expected_hard,
        }];
        if self.only {
            self.reasons.push(Reason::OnlyMove);
            return (0.02 * self.share).min(self.ceiling);
        }
        (LEAST * self.share).min(self.ceiling)
    }

    fn after_iteration(&mut self, thinking: &Thinking<'_>, models: &Models) -> Decision {
        if self.only {
            return Decision::Stop;
        }
        self.last = Some(thinking.used / self.share.max(1e-9));
        if let Some((_, value)) = thinking.answer()
            && value.abs() >= CERTAIN
            && thinking.iterations.len() > 1
        {
            self.reasons.push(Reason::Settled);
            return Decision::Stop;
        }
        if thinking.used < LEAST * self.share {
            return Decision::Until(f64::INFINITY);
        }
        let room = self.ceiling - thinking.used;
        if room <= 0.0 {
            return self.stop_at_ceiling(thinking);
        }
        let whole = self.next_cost(thinking, models);
        let taken = whole.min(room);
        let (gain, price) = self.judge(thinking, models);
        // An iteration that cannot end is worth less: only its first part is searched.
        let reach = (room / whole).min(1.0);
        self.weigh(
            gain * reach * reach,
            price * taken,
            (thinking.used + taken).min(self.ceiling),
        )
    }

    fn at_limit(&mut self, thinking: &Thinking<'_>, models: &Models) -> Decision {
        if self.only || thinking.answer().is_none() && thinking.used >= self.ceiling {
            return Decision::Stop;
        }
        self.last = Some(thinking.used / self.share.max(1e-9));
        if thinking.used >= self.ceiling {
            return self.stop_at_ceiling(thinking);
        }
        let slice = SLICE * self.share;
        let until = (thinking.used + slice).min(self.ceiling);
        let Some(last) = thinking.iterations.last() else {
            return Decision::Until(until);
        };
        let (gain, price) = self.judge(thinking, models);
        // The iteration's gain comes evenly over what it takes.
        let whole = self
            .next_cost(thinking, models)
            .max(thinking.used + slice - last.used);
        self.weigh(gain * (slice / whole).min(1.0), price * slice, until)
    }

    fn for_the_end(&self, situation: &Situation) -> f64 {
        (FOR_THE_END * situation.own.left).min(situation.most())
    }

    fn wants_second(&self) -> bool {
        !self.only
    }

    fn reasons(&self) -> &[Reason] {
        &self.reasons
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_expected_improvement_is_that_of_a_normal_error() {
        // E[max(0, N(−g, σ))]: σ/√(2π) at g = 0, next to nothing at g = 4σ.
        assert!((improvement(0.0, 100.0) - 39.894).abs() < 0.01);
        assert!((improvement(100.0, 100.0) - 8.3315).abs() < 0.01);
        assert!(improvement(400.0, 100.0) < 0.01);
    }
}
