//! The catalogue's entry for search by realization probability.

use super::algorithm::Algorithm;
use super::entry::{Entry, Family, Kind, Parameter};
use crate::game::text::t;
use crate::search::depth_first::realization;

pub(super) const REALIZATION: Entry = Entry {
    id: "realization",
    algorithm: Algorithm::Realization,
    name: t("Realization probability", "実現確率打ち切り探索"),
    short: "RPS",
    family: Family::DepthFirst,
    idea: t(
        "α-β whose lines end where they have become too unlikely.",
        "起こりにくくなった手順を打ち切るα-β法。",
    ),
    about: t(
        "Every kind of move has a probability, learnt from games, and a line is as likely as the product of its moves. Depth is the sum of \
         −ln p: forcing lines are followed far, unlikely moves are dropped soon. The question's depth remains the greatest length of a \
         line. For shogi and Othello.",
        "手の種類ごとに棋譜から学んだ確率があり、手順の実現確率はその積になる。深さの代わりに−ln pの和を使うので、必然の手順は深く、\
         起こりにくい手は浅く読む。問題の深さは手順の長さの上限として残る。将棋とオセロで使える。",
    ),
    source: "Tsuruoka, Yokoyama & Chikayama 2002; paper 004 §2.2.2",
    parameters: &[
        Parameter {
            key: "threshold",
            kind: Kind::Decimal { above: 0, max: 60 },
            default: "5",
            help: t(
                "what a line may cost: the sum of −ln p of its moves",
                "手順の打ち切りのしきい値(各手の−ln pの和)",
            ),
        },
        Parameter {
            key: "transitions",
            kind: Kind::File,
            default: "",
            help: t(
                "a table of probabilities from `yomiki train transitions`; the built-in one if empty",
                "`yomiki train transitions`で作った確率の表。空なら付属の表",
            ),
        },
    ],
    questions: &["depth"],
    code: realization::CODE,
};
