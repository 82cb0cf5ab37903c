//! What a manager decided and why, as sentences.

/// One decision. Times are in the clock's unit.
#[derive(Clone, Copy, PartialEq, Debug)]
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
    pub fn english(&self) -> String {
        match *self {
            Reason::Share { time, moves } => {
                format!(
                    "an even share is {}: {moves:.0} moves to come",
                    amount(time)
                )
            }
            Reason::TimeUsed => "the time for this move is used".into(),
            Reason::NothingLeft => "there is no time left to add".into(),
            Reason::OnlyMove => "there is only one legal move".into(),
            Reason::Settled => "the outcome is certain".into(),
            Reason::FewChanges { changes } => {
                format!("the best move changed {changes} times in a row, fewer than four: stop")
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
            Reason::Worth { gain, cost, until } => format!(
                "thinking on until {} should gain {} and cost {} later: go on",
                amount(until),
                percent(gain),
                percent(cost)
            ),
            Reason::NotWorth { gain, cost } => format!(
                "thinking on should gain {} and cost {} later: stop",
                percent(gain),
                percent(cost)
            ),
            Reason::Ceiling { times } => {
                format!("{times:.1} times the even share is the most for one move: stop")
            }
        }
    }

    pub fn japanese(&self) -> String {
        match *self {
            Reason::Share { time, moves } => {
                format!("均等配分は{}（残り{moves:.0}手の見込み）", amount(time))
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
            Reason::Worth { gain, cost, until } => format!(
                "{}まで考えると期待利得{}、後の損失{}：続行",
                amount(until),
                percent(gain),
                percent(cost)
            ),
            Reason::NotWorth { gain, cost } => format!(
                "続けても期待利得{}、後の損失{}：終了",
                percent(gain),
                percent(cost)
            ),
            Reason::Ceiling { times } => {
                format!("1手の上限（均等配分の{times:.1}倍）に達しました：終了")
            }
        }
    }
}

/// Seconds below a thousand, nodes above: no sensible share of either lies on the other side.
fn amount(amount: f64) -> String {
    if !amount.is_finite() {
        "∞".into()
    } else if amount >= 1e6 {
        format!("{:.2}M", amount / 1e6)
    } else if amount >= 1e3 {
        format!("{:.1}k", amount / 1e3)
    } else {
        format!("{amount:.2}")
    }
}

fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}
