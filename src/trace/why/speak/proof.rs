//! Numbers of proof searches, in words.

use super::super::method::{Counting, Method};
use super::super::sentence::{Sentence, say};
use super::super::{Member, Why};
use super::Speaker;
use crate::problem::{Bounds, Player, Value};
use crate::trace::event::NodeId;

/// Numbers of proof searches are never negative: infinity needs no sign.
fn short(value: Value) -> String {
    super::super::number(value).replace('+', "")
}

impl Speaker {
    pub(super) fn by_numbers(&self, why: &Why) -> Sentence {
        let Method::Numbers(counting) = self.method else {
            return Sentence::default();
        };
        match *why {
            Why::Tip { numbers } => self.tip(counting, numbers.lower),
            Why::Chosen {
                parent,
                player,
                number,
                rival,
            } => self.taken(counting, parent, player, number, rival),
            Why::Left { numbers, limits } => self.left(counting, numbers, limits),
            Why::KnownNumbers { numbers } => {
                let (first, second) = counting.symbols();
                match second {
                    Some(second) => say!(
                        self.lang,
                        "Not searched on this path: the table knows {0} = {1} and {2} = {3} from another one, or from before.",
                        "この経路では調べていない。別の経路か以前の探索から、表に {0} = {1}、{2} = {3} がある。",
                        first.to_owned(),
                        short(numbers.lower),
                        second.to_owned(),
                        short(numbers.upper),
                    ),
                    None => say!(
                        self.lang,
                        "The table answered without a search: {0} = {1}.",
                        "探索せずに表が答えた: {0} = {1}。",
                        first.to_owned(),
                        short(numbers.lower),
                    ),
                }
            }
            Why::Numbers {
                player,
                numbers,
                cheapest,
            } => {
                let is_or = player == Player::Max;
                let (own, other) = if is_or {
                    (short(numbers.lower), short(numbers.upper))
                } else {
                    (short(numbers.upper), short(numbers.lower))
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
                    (Counting::Conspiracy, _) if numbers.lower == zero => say!(
                        self.lang,
                        "Solved: no open subproblem is left below P.",
                        "解けた: Pの下に未解決の部分問題は残っていない。",
                    ),
                    (Counting::Conspiracy | Counting::Cost, _) if numbers.lower == Value::INF => {
                        say!(
                            self.lang,
                            "No solution of P is possible.",
                            "Pの解はありえない。",
                        )
                    }
                    (Counting::Conspiracy, Some(child)) if is_or => say!(
                        self.lang,
                        "OR: CN = {0}, the least of the children's, that of {1}. One answer is enough.",
                        "OR: CN = {0} は子の最小値({1})。一つ解ければよい。",
                        short(numbers.lower),
                        child,
                    ),
                    (Counting::Conspiracy, _) => say!(
                        self.lang,
                        "AND: CN = {0}, the sum of what the open children cost. Every answer must be met.",
                        "AND: CN = {0} は未解決の子の和。すべての応手に答えねばならない。",
                        short(numbers.lower),
                    ),
                    (Counting::Cost, Some(child)) if is_or => say!(
                        self.lang,
                        "OR: h = {0}, the least of edge and child together, that of {1}. One answer is enough.",
                        "OR: h = {0} は枝の費用と子のhの和の最小値({1})。一つ解ければよい。",
                        short(numbers.lower),
                        child,
                    ),
                    (Counting::Cost, _) => say!(
                        self.lang,
                        "AND: h = {0}, the sum over edges and children. Every answer must be met.",
                        "AND: h = {0} は枝の費用と子のhの総和。すべての応手に答えねばならない。",
                        short(numbers.lower),
                    ),
                    (Counting::Minimax, _) => say!(
                        self.lang,
                        "{0} tips must conspire to raise the root's value here, {1} to lower it.",
                        "根の値を上げるには{0}個、下げるには{1}個の先端が共謀せねばならない。",
                        short(numbers.lower),
                        short(numbers.upper),
                    ),
                    (_, Some(child)) => {
                        let all = self.all(counting);
                        let (proof, disproof) = counting.symbols();
                        let disproof = disproof.unwrap_or(proof);
                        let (kind, own_sign, other_sign) = if is_or {
                            ("OR", proof, disproof)
                        } else {
                            ("AND", disproof, proof)
                        };
                        say!(
                            self.lang,
                            "{0}: {1} = {2}, the least of the children's, that of {3}; {4} = {5}, {6}.",
                            "{0}: {1} = {2} は子の最小値({3})、{4} = {5} は{6}。",
                            kind.to_owned(),
                            own_sign.to_owned(),
                            own,
                            child,
                            other_sign.to_owned(),
                            other,
                            all,
                        )
                    }
                    (_, None) => self.tip(counting, numbers.lower),
                }
            }
            _ => Sentence::default(),
        }
    }

    /// Why this child was taken at its parent.
    fn taken(
        &self,
        counting: Counting,
        parent: NodeId,
        player: Player,
        number: Value,
        rival: Option<Member>,
    ) -> Sentence {
        let (proof, disproof) = counting.symbols();
        let (kind, sign) = match player {
            Player::Max => ("OR", proof),
            Player::Min => ("AND", disproof.unwrap_or(proof)),
        };
        let (kind, sign) = (kind.to_owned(), sign.to_owned());
        match rival {
            None => say!(
                self.lang,
                "Taken as the only child of {0}.",
                "{0}のただ一つの子なので選ばれた。",
                parent,
            ),
            Some(rival) if rival.merit == number => say!(
                self.lang,
                "Taken at {0} ({1}) for its {2} = {3}, the least there; {4} has as little but comes after it.",
                "{0}({1})で{2} = {3}が最小なので選ばれた。{4}も同じだが順が後。",
                parent,
                kind,
                sign,
                short(number),
                rival.node,
            ),
            Some(rival) => say!(
                self.lang,
                "Taken at {0} ({1}) for its {2} = {3}, the least there; {4} comes next with {5}.",
                "{0}({1})で{2} = {3}が最小なので選ばれた。次は{4}の{5}。",
                parent,
                kind,
                sign,
                short(number),
                rival.node,
                short(rival.merit),
            ),
        }
    }

    /// The thresholds with which a node was entered, and what they are for.
    pub(super) fn thresholds(&self, counting: Counting, first: Value, second: Value) -> Sentence {
        let (proof, disproof) = counting.symbols();
        let (proof, disproof) = (proof.to_owned(), disproof.unwrap_or_default().to_owned());
        let both = first.is_finite() && second.is_finite();
        match counting {
            Counting::Conspiracy => say!(
                self.lang,
                "Asked with θ = {0}: solve it with at most so many open subproblems at a time.",
                "θ = {0} で調べる: 未解決の部分問題がこの数以下の範囲で解く。",
                first,
            ),
            _ if both => say!(
                self.lang,
                "Entered with the thresholds {0} < {1} and {2} < {3}: once one is reached, the most-proving node is elsewhere.",
                "しきい値 {0} < {1}、{2} < {3} で入った。どちらかに達すれば、次に調べるべき節点は別の所にある。",
                proof,
                first,
                disproof,
                second,
            ),
            _ if first.is_finite() || second.is_finite() => {
                let (sign, limit) = if first.is_finite() {
                    (proof, first)
                } else {
                    (disproof, second)
                };
                say!(
                    self.lang,
                    "Entered with the threshold {0} < {1}: once it is reached, the most-proving node is elsewhere.",
                    "しきい値 {0} < {1} で入った。これに達すれば、次に調べるべき節点は別の所にある。",
                    sign,
                    limit,
                )
            }
            _ => say!(
                self.lang,
                "Entered without a threshold: it is searched until it is answered.",
                "しきい値なしで入った。答えが出るまで調べる。",
            ),
        }
    }

    /// Why the search went elsewhere.
    fn left(&self, counting: Counting, numbers: Bounds, limits: Bounds) -> Sentence {
        let (proof, disproof) = counting.symbols();
        if counting == Counting::Conspiracy {
            return say!(
                self.lang,
                "Left unsolved: CN = {0} is more than θ = {1} allows.",
                "解けずに戻った: CN = {0} は θ = {1} を超える。",
                short(numbers.lower),
                short(limits.lower),
            );
        }
        let (sign, number, limit) = if numbers.lower >= limits.lower {
            (proof, numbers.lower, limits.lower)
        } else {
            (disproof.unwrap_or(proof), numbers.upper, limits.upper)
        };
        say!(
            self.lang,
            "Left unanswered: {0} = {1} has reached the threshold {2}.",
            "答えが出ないまま戻った: {0} = {1} がしきい値 {2} に達した。",
            sign.to_owned(),
            short(number),
            short(limit),
        )
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
