//! Words for things of the engine that have none of their own.

use crate::game::text::Lang;
use crate::search::Stop;

pub fn stopped(stop: Stop, lang: Lang) -> &'static str {
    match stop {
        Stop::Nodes => lang.pick("node limit reached", "節点数の上限に達した"),
        Stop::Memory => lang.pick("memory limit reached", "記憶の上限に達した"),
        Stop::Time => lang.pick("time limit reached", "時間の上限に達した"),
        Stop::Cancelled => lang.pick("stopped", "停止した"),
        Stop::Cycle => lang.pick("unknown: a cycle was cut", "不明: 循環を打ち切った"),
    }
}
