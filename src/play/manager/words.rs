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
    pub fn english(&self, unit: Unit) -> String {
        match *self {
            Reason::Share { time, moves } => {
                let (moves, share) = (format!("{moves:.0}"), amount(time, unit, Lang::En));
                let s = if moves == "1" { "" } else { "s" };
                format!("an even share is {share}: {moves} move{s} to think about")
            }
            Reason::TimeUsed => "the time for this move is used".into(),
            Reason::NothingLeft => "there is no time left to add".into(),
            Reason::OnlyMove => "there is only one legal move".into(),
            Reason::Settled => "the outcome is certain".into(),
            Reason::FewChanges { changes } => {
                let s = if changes == 1 { "" } else { "s" };
                format!("the best move changed {changes} time{s} in a row, fewer than four: stop")
            }
            Reason::ManyChanges { changes } => {
                format!("the best move changed {changes} times in a row: one more unit of time")
            }
            Reason::SameMove => "the extension kept the move: stop".into(),
            Reason::RateFell { from, to } => format!(
                "the move changed and the win rate fell from {} to {}: stop",
                percent(from),
                percent(to)
            ),
            Reason::RateRose { from, to } => format!(
                "the move changed and the win rate rose from {} to {}: one more unit of time",
                percent(from),
                percent(to)
            ),
            Reason::Worth { gain, cost, until } => {
                let until = amount(until, unit, Lang::En);
                let (gain, cost) = (percent(gain), percent(cost));
                match gain == cost {
                    true => format!(
                        "thinking on until {until} should gain just more than the {cost} it costs later: go on"
                    ),
                    false => format!(
                        "thinking on until {until} should gain {gain} and cost {cost} later: go on"
                    ),
                }
            }
            Reason::NotWorth { gain, cost } => {
                let (gain, cost) = (percent(gain), percent(cost));
                match gain == cost {
                    true => format!(
                        "thinking on should gain no more than the {cost} it costs later: stop"
                    ),
                    false => {
                        format!("thinking on should gain {gain} and cost {cost} later: stop")
                    }
                }
            }
            Reason::Ceiling { times } => {
                format!("{times:.1} times the even share is the most for one move: stop")
            }
        }
    }

    pub fn japanese(&self, unit: Unit) -> String {
        match *self {
            Reason::Share { time, moves } => {
                format!(
                    "均等配分は{}（考える手は残り{moves:.0}手の見込み）",
                    amount(time, unit, Lang::Ja)
                )
            }
            Reason::TimeUsed => "この手の時間を使い切りました".into(),
            Reason::NothingLeft => "延長する時間がありません".into(),
            Reason::OnlyMove => "合法手は1つだけです".into(),
            Reason::Settled => "結果が確定しています".into(),
            Reason::FewChanges { changes } => {
                format!("最善手の連続変化は{changes}回（4回未満）：終了")
            }
            Reason::ManyChanges { changes } => {
                format!("最善手が{changes}回連続で変化：1単位延長")
            }
            Reason::SameMove => "延長しても最善手は同じ：終了".into(),
            Reason::RateFell { from, to } => format!(
                "最善手が変わり勝率は{}から{}へ低下：終了",
                percent(from),
                percent(to)
            ),
            Reason::RateRose { from, to } => format!(
                "最善手が変わり勝率は{}から{}へ上昇：もう1単位延長",
                percent(from),
                percent(to)
            ),
            Reason::Worth { gain, cost, until } => {
                let until = amount(until, unit, Lang::Ja);
                let (gain, cost) = (percent(gain), percent(cost));
                match gain == cost {
                    true => {
                        format!("{until}まで考えると期待利得は後の損失{cost}をわずかに上回る：続行")
                    }
                    false => format!("{until}まで考えると期待利得{gain}、後の損失{cost}：続行"),
                }
            }
            Reason::NotWorth { gain, cost } => {
                let (gain, cost) = (percent(gain), percent(cost));
                match gain == cost {
                    true => format!("続けても期待利得は後の損失{cost}を超えない：終了"),
                    false => format!("続けても期待利得{gain}、後の損失{cost}：終了"),
                }
            }
            Reason::Ceiling { times } => {
                format!("1手の上限（均等配分の{times:.1}倍）に達しました：終了")
            }
        }
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
        let said = share.english(Unit::Seconds);
        assert_eq!(said, "an even share is 4.36 s: 17 moves to think about");
        assert!(share.japanese(Unit::Seconds).contains("4.36秒"));
        let last = Reason::Share {
            time: 2.0,
            moves: 1.2,
        };
        let said = last.english(Unit::Seconds);
        assert_eq!(said, "an even share is 2.00 s: 1 move to think about");
        let nodes = Reason::Share {
            time: 20_000.0,
            moves: 9.0,
        };
        assert!(nodes.english(Unit::Nodes).contains("20.0 k nodes"));
    }

    #[test]
    fn what_looks_equal_is_said_to_be_no_more_or_just_more() {
        let (gain, cost, until) = (0.033_1, 0.033_2, 1.0);
        let stops = Reason::NotWorth { gain, cost };
        assert_eq!(
            stops.english(Unit::Seconds),
            "thinking on should gain no more than the 3.3 % it costs later: stop"
        );
        let goes_on = Reason::Worth {
            gain: cost,
            cost: gain,
            until,
        };
        assert_eq!(
            goes_on.english(Unit::Seconds),
            "thinking on until 1.00 s should gain just more than the 3.3 % it costs later: go on"
        );
    }
}
