//! Numbers of proof searches, in words.

use super::super::Why;
use super::super::method::{Counting, Method};
use super::super::sentence::{Sentence, say};
use super::Speaker;
use crate::problem::{Player, Value};

impl Speaker {
    pub(super) fn by_numbers(&self, why: &Why) -> Sentence {
        let Method::Numbers(counting) = self.method else {
            return Sentence::default();
        };
        match *why {
            Why::Tip { numbers } => self.tip(counting, numbers.lower),
            Why::Numbers {
                player,
                numbers,
                cheapest,
            } => {
                let is_or = player == Player::Max;
                let (own, other) = if is_or {
                    (numbers.lower, numbers.upper)
                } else {
                    (numbers.upper, numbers.lower)
                };
                let zero = Value::new(0);
                match (counting, cheapest) {
                    (_, Some(_)) if numbers.lower == zero && counting.has_two() => say!(
                        self.lang,
                        "Proved: nothing is left to be solved below P.",
                        "証明済み: Pの下に解くべきものは残っていない。",
                    ),
                    (_, Some(_)) if numbers.upper == zero && counting.has_two() => say!(
                        self.lang,
                        "Disproved: no solution of P is possible.",
                        "反証済み: Pの解はありえない。",
                    ),
                    (Counting::Conspiracy | Counting::Cost, Some(child)) if is_or => say!(
                        self.lang,
                        "{0}: the least of the children's numbers, that of {1}. One answer is enough.",
                        "{0}: 子の数の最小値、{1}の値。一つ解ければよい。",
                        numbers.lower,
                        child,
                    ),
                    (Counting::Conspiracy | Counting::Cost, _) => say!(
                        self.lang,
                        "{0}: the sum of the children's numbers. Every answer must be met.",
                        "{0}: 子の数の和。すべての応手に答えねばならない。",
                        numbers.lower,
                    ),
                    (Counting::Minimax, _) => say!(
                        self.lang,
                        "{0} tips must conspire to raise the root's value here, {1} to lower it.",
                        "根の値を上げるには{0}個、下げるには{1}個の先端が共謀せねばならない。",
                        numbers.lower,
                        numbers.upper,
                    ),
                    (_, Some(child)) => {
                        let all = self.all(counting);
                        if is_or {
                            say!(
                                self.lang,
                                "OR: pn = {0}, the least of the children's, that of {1}; dn = {2}, {3}.",
                                "OR: pn = {0} は子の最小値({1})、dn = {2} は{3}。",
                                own,
                                child,
                                other,
                                all,
                            )
                        } else {
                            say!(
                                self.lang,
                                "AND: dn = {0}, the least of the children's, that of {1}; pn = {2}, {3}.",
                                "AND: dn = {0} は子の最小値({1})、pn = {2} は{3}。",
                                own,
                                child,
                                other,
                                all,
                            )
                        }
                    }
                    (_, None) => self.tip(counting, numbers.lower),
                }
            }
            _ => Sentence::default(),
        }
    }

    fn tip(&self, counting: Counting, number: Value) -> Sentence {
        if counting == Counting::Minimax {
            return say!(
                self.lang,
                "A tip with a guess: it alone may change its mind.",
                "見積りを持つ先端。単独で値を変えうる。",
            );
        }
        say!(
            self.lang,
            "A tip nobody has looked into: it counts {0}.",
            "まだ調べていない先端。{0}と数える。",
            number,
        )
    }

    /// How the number of the side that needs all children comes about.
    fn all(&self, counting: Counting) -> Sentence {
        match counting {
            Counting::Weak => say!(
                self.lang,
                "the greatest of the unsolved children's, and one for each other of them",
                "未解決の子の最大値に、他の未解決の子の数を足したもの",
            ),
            Counting::Branching => say!(
                self.lang,
                "the least of the unsolved children's, and one for each other of them",
                "未解決の子の最小値に、他の未解決の子の数を足したもの",
            ),
            _ => say!(self.lang, "the sum of the children's", "子の和",),
        }
    }
}
