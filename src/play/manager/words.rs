//! What a manager decided and why, as sentences.

use crate::base::messages::{Lang, tr};
use serde::{Deserialize, Serialize};

use crate::play::clock::Unit;

/// One decision. Times are in the clock's unit.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// An even share of what is left, over so many moves to come.
    Share {
        time: f64,
        moves: f64,
    },
    TimeUsed,
    NothingLeft,
    /// There is only one legal move.
    OnlyMove,
    /// The outcome is certain, further thought changes nothing.
    Settled,
    FewChanges {
        changes: usize,
    },
    ManyChanges {
        changes: usize,
    },
    SameMove,
    RateFell {
        from: f64,
        to: f64,
    },
    RateRose {
        from: f64,
        to: f64,
    },
    /// Thinking on was worth more than it cost: expected gain and cost in win rate, by so much time.
    Worth {
        gain: f64,
        cost: f64,
        until: f64,
    },
    /// It was not.
    NotWorth {
        gain: f64,
        cost: f64,
    },
    /// The most a single move may take.
    Ceiling {
        times: f64,
    },
}

impl Reason {
    pub fn text(&self, unit: Unit, lang: Lang) -> String {
        let text = match *self {
            Reason::Share { time, moves } => {
                let (moves, share) = (moves.round_ties_even(), amount(time, unit, lang));
                return tr!(lang, play_reason_share, share, moves);
            }
            Reason::TimeUsed => tr!(lang, play_reason_time_used),
            Reason::NothingLeft => tr!(lang, play_reason_nothing_left),
            Reason::OnlyMove => tr!(lang, play_reason_only_move),
            Reason::Settled => tr!(lang, play_reason_settled),
            Reason::FewChanges { changes } => {
                return tr!(lang, play_reason_few_changes, changes);
            }
            Reason::ManyChanges { changes } => {
                return tr!(lang, play_reason_many_changes, changes);
            }
            Reason::SameMove => tr!(lang, play_reason_same_move),
            Reason::RateFell { from, to } => {
                let (from, to) = (percent(from), percent(to));
                return tr!(lang, play_reason_rate_fell, from, to);
            }
            Reason::RateRose { from, to } => {
                let (from, to) = (percent(from), percent(to));
                return tr!(lang, play_reason_rate_rose, from, to);
            }
            Reason::Worth { gain, cost, until } => {
                let until = amount(until, unit, lang);
                let (gain, cost) = (percent(gain), percent(cost));
                return match gain == cost {
                    true => tr!(lang, play_reason_just_worth, until, cost),
                    false => tr!(lang, play_reason_worth, until, gain, cost),
                };
            }
            Reason::NotWorth { gain, cost } => {
                let (gain, cost) = (percent(gain), percent(cost));
                return match gain == cost {
                    true => tr!(lang, play_reason_hardly_worth, cost),
                    false => tr!(lang, play_reason_not_worth, gain, cost),
                };
            }
            Reason::Ceiling { times } => return tr!(lang, play_reason_ceiling, times),
        };
        text.to_owned()
    }
}

fn amount(amount: f64, unit: Unit, lang: Lang) -> String {
    if !amount.is_finite() {
        return "∞".into();
    }
    match unit {
        Unit::Seconds => tr!(lang, play_s_words, amount),
        Unit::Nodes => {
            let nodes = tr!(lang, play_nodes);
            match amount {
                1e6.. => format!("{:.2} M{nodes}", amount / 1e6),
                1e3.. => format!("{:.1} k{nodes}", amount / 1e3),
                _ => format!("{amount:.0}{nodes}"),
            }
        }
    }
}

fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_their_unit() {
        let share = Reason::Share {
            time: 4.36,
            moves: 17.0,
        };
        let said = share.text(Unit::Seconds, Lang::En);
        assert_eq!(said, "an even share is 4.36 s: 17 moves to think about");
        assert!(share.text(Unit::Seconds, Lang::Ja).contains("4.36秒"));
        let last = Reason::Share {
            time: 2.0,
            moves: 1.2,
        };
        let said = last.text(Unit::Seconds, Lang::En);
        assert_eq!(said, "an even share is 2.00 s: 1 move to think about");
        let nodes = Reason::Share {
            time: 20_000.0,
            moves: 9.0,
        };
        assert!(nodes.text(Unit::Nodes, Lang::En).contains("20.0 k nodes"));
    }

    #[test]
    fn what_looks_equal_is_said_to_be_no_more_or_just_more() {
        let (gain, cost, until) = (0.033_1, 0.033_2, 1.0);
        let stops = Reason::NotWorth { gain, cost };
        assert_eq!(
            stops.text(Unit::Seconds, Lang::En),
            "thinking on should gain no more than the 3.3 % it costs later: stop"
        );
        let goes_on = Reason::Worth {
            gain: cost,
            cost: gain,
            until,
        };
        assert_eq!(
            goes_on.text(Unit::Seconds, Lang::En),
            "thinking on until 1.00 s should gain just more than the 3.3 % it costs later: go on"
        );
    }
}
