//! Sentences about searches by numbers: which child is cheapest, and what a number counts.

use super::{Scribe, capital};
use crate::game::text::Lang;
use crate::problem::{Player, Value};
use crate::trace::NodeId;
use crate::trace::question::{Counted, Number, Reason, Sum, Turn};
use crate::trace::why::Counting;

/// Numbers of proof searches are never negative: infinity needs no sign.
fn value_text(value: Value) -> String {
    super::value_text(value).replace('+', "")
}

fn list(children: &[(NodeId, Value)], lang: Lang) -> String {
    super::list(children, lang).replace('+', "")
}

/// What a node is called by whose turn it is.
fn kind(player: Player, lang: Lang) -> &'static str {
    match player {
        Player::Max => lang.pick("an OR node", "OR節点"),
        Player::Min => lang.pick("an AND node", "AND節点"),
    }
}

/// The number by which the player chooses among children.
fn chooses_by(player: Player, counting: Counting) -> &'static str {
    let number = match player {
        Player::Max => Number::Proof,
        Player::Min => Number::Disproof,
    };
    number.sign_in(Some(counting))
}

impl Scribe<'_> {
    pub(super) fn next_by_numbers(&self, reason: &Reason) -> String {
        let lang = self.lang;
        let name = |place: NodeId| self.node(place);
        match reason {
            Reason::MostProving {
                node,
                counting,
                steps,
            } => self.most_proving(*node, *counting, steps),
            Reason::LeastChild {
                counting,
                step,
                thresholds,
            } => {
                let chosen = self.chosen(step, *counting);
                let (pn, dn) = counting.symbols();
                let dn = dn.unwrap_or("");
                let (tp, td) = (value_text(thresholds.lower), value_text(thresholds.upper));
                let child = name(step.child);
                let limits = match (thresholds.lower.is_finite(), thresholds.upper.is_finite()) {
                    (true, true) => lang.pick(
                        format!(" The search stays below it while {pn} < {tp} and {dn} < {td}."),
                        format!("{pn}<{tp}かつ{dn}<{td}である間、その下に留まります。"),
                    ),
                    (true, false) => lang.pick(
                        format!(" The search stays below it while {pn} < {tp}."),
                        format!("{pn}<{tp}である間、その下に留まります。"),
                    ),
                    (false, true) => lang.pick(
                        format!(" The search stays below it while {dn} < {td}."),
                        format!("{dn}<{td}である間、その下に留まります。"),
                    ),
                    (false, false) => lang.pick(
                        format!(" Nothing will call it back before {child} is answered."),
                        format!("{child}に答えが出るまで戻りません。"),
                    ),
                };
                format!("{chosen}{limits}")
            }
            Reason::OffTheWay { counting, step } => self.off_the_way(step, *counting),
            Reason::NotCheapest { node } => lang.pick(
                format!("{} is a tip, but not one of the cheapest solution tree.", name(*node)),
                format!("{}は先端ですが、最も安い解の木には入っていません。", name(*node)),
            ),
            Reason::Elsewhere { node, below } => lang.pick(
                format!("the search is at {} and goes on there: it only turns back when a threshold is reached. {} is elsewhere.", name(*below), capital(&name(*node))),
                format!("探索は{}にいて、しきい値に達するまでその下を続けます。{}は別の場所です。", name(*below), name(*node)),
            ),
            Reason::Answered { node, proved: true } => lang.pick(
                format!("{} is proved already: nothing is left to be done there.", name(*node)),
                format!("{}はもう証明済みです。することは残っていません。", name(*node)),
            ),
            Reason::Answered { node, .. } => lang.pick(
                format!("{} is disproved already: no proof leads through it.", name(*node)),
                format!("{}はもう反証されています。そこを通る証明はありません。", name(*node)),
            ),
            Reason::AskedBelow {
                node,
                parent,
                player,
                theta,
                again,
            } => self.asked_below((*node, *parent), *player, *theta, *again),
            Reason::Theta { theta } => lang.pick(
                format!("the iteration with θ = {theta} begins, and every iteration begins at the root."),
                format!("θ={theta}の反復が始まります。どの反復も根から始まります。"),
            ),
            _ => String::new(),
        }
    }

    fn most_proving(&self, node: NodeId, counting: Counting, steps: &[Turn]) -> String {
        let (lang, name) = (self.lang, self.node(node));
        match counting {
            Counting::Cost => {
                return lang.pick(
                    format!("the marked children lead from the root through the cheapest solution tree, and {name} is its leftmost open tip."),
                    format!("印のついた子をたどると最も安い解の木になり、その最も左の未解決の先端が{name}です。"),
                );
            }
            Counting::Minimax => {
                return lang.pick(
                    format!("{name} is a tip of the smallest conspiracy."),
                    format!("{name}は最も小さい共謀の先端です。"),
                );
            }
            _ => {}
        }
        if steps.is_empty() {
            return lang.pick(
                format!("the least numbers lead from the root to {name}."),
                format!("根から最小の数をたどると{name}に着きます。"),
            );
        }
        let along: Vec<String> = steps
            .iter()
            .map(|step| {
                let sign = chooses_by(step.player, counting);
                let (child, number) = (self.node(step.child), value_text(step.number));
                lang.pick(
                    format!("{child} ({sign} {number})"),
                    format!("{child}({sign} {number})"),
                )
            })
            .collect();
        let (own, other) = (
            chooses_by(Player::Max, counting),
            chooses_by(Player::Min, counting),
        );
        let along = along.join(lang.pick(", then ", "→"));
        lang.pick(
            format!("the least {own} at OR nodes and the least {other} at AND nodes lead from the root to {along}."),
            format!("根から、OR節点では{own}最小、AND節点では{other}最小の子をたどると、{along}に着きます。"),
        )
    }

    /// "at P, an OR node, the least pn counts: A has 1, the next best 2."
    fn chosen(&self, step: &Turn, counting: Counting) -> String {
        let lang = self.lang;
        let sign = chooses_by(step.player, counting);
        let (parent, child) = (self.node(step.parent), self.node(step.child));
        let (kind, number) = (kind(step.player, lang), value_text(step.number));
        match step.rival {
            None => lang.pick(
                format!("{parent} has no other child than {child}."),
                format!("{parent}の子は{child}だけです。"),
            ),
            Some((_, other)) if other == step.number => lang.pick(
                format!("at {parent}, {kind}, the least {sign} counts. It is {number}, and of the children that have it {child} is the leftmost."),
                format!("{parent}は{kind}なので、{sign}が最小の子へ進みます。最小は{number}で、そのうち最も左が{child}です。"),
            ),
            Some((_, other)) => {
                let other = value_text(other);
                lang.pick(
                    format!("at {parent}, {kind}, the least {sign} counts: {child} has {number}, the next best {other}."),
                    format!("{parent}は{kind}なので、{sign}が最小の子へ進みます。{child}が{number}、次が{other}です。"),
                )
            }
        }
    }

    fn off_the_way(&self, step: &Turn, counting: Counting) -> String {
        let lang = self.lang;
        let sign = chooses_by(step.player, counting);
        let (parent, child) = (self.node(step.parent), self.node(step.child));
        let (kind, number) = (kind(step.player, lang), value_text(step.number));
        if step.rival.is_some_and(|(_, other)| other == step.number) {
            return lang.pick(
                format!("at {parent}, {kind}, {child} has the least {sign} too, {number}; but ties go to the left."),
                format!("{parent}は{kind}です。{child}の{sign}も最小の{number}ですが、同じ値なら左を選びます。"),
            );
        }
        lang.pick(
            format!("at {parent}, {kind}, the least {sign} counts. {} has {number}, and another child has less.", capital(&child)),
            format!("{parent}は{kind}なので、{sign}が最小の子へ進みます。{child}は{number}で、もっと小さい子があります。"),
        )
    }

    fn asked_below(
        &self,
        (node, parent): (NodeId, NodeId),
        player: Player,
        theta: Value,
        again: Option<Value>,
    ) -> String {
        let lang = self.lang;
        let (node, parent, theta) = (self.node(node), self.node(parent), value_text(theta));
        match (player, again) {
            (_, Some(number)) => {
                let number = value_text(number);
                lang.pick(
                    format!("{node} has come back unsolved with CN = {number}. With what the others cost, {parent} can still afford that, so it is asked again with θ = {theta}."),
                    format!("{node}は解けずにCN={number}で戻りました。他の子と合わせても{parent}のしきい値に収まるので、θ={theta}でもう一度調べます。"),
                )
            }
            (Player::Max, None) => lang.pick(
                format!("{parent} is an OR node: one child that can be solved is enough, and they are tried from left to right, each with the whole θ = {theta}. {} is next.", capital(&node)),
                format!("{parent}はOR節点で、子が一つ解ければ足ります。左から順に、どれもθ={theta}で試します。次は{node}です。"),
            ),
            (Player::Min, None) => lang.pick(
                format!("{parent} is an AND node: all its children must be solved, one after the other, each with what it costs alone. {} is the next that is open, with θ = {theta}.", capital(&node)),
                format!("{parent}はAND節点で、すべての子を順に解きます。どの子にも、その子だけの共謀数を与えます。次の未解決の子は{node}で、θ={theta}です。"),
            ),
        }
    }

    pub(super) fn number_of_proof(&self, reason: &Reason) -> String {
        let lang = self.lang;
        match reason {
            Reason::Counted(counted) => self.counted(counted),
            Reason::Told {
                node,
                number,
                counting,
                value,
            } => {
                let (name, sign) = (self.node(*node), number.sign_in(Some(*counting)));
                let value = value_text(*value);
                lang.pick(
                    format!("at {name} the search has {sign} = {value}."),
                    format!("{name}では{sign}={value}です。"),
                )
            }
            Reason::Limit {
                number,
                counting,
                step,
                value,
            } => self.limit(number.sign_in(Some(*counting)), *counting, step, *value),
            Reason::NotCounted {
                node,
                number,
                counting,
                player,
                typed,
                mixed_up,
            } => {
                let typed = value_text(*typed);
                let rule = self.rule_of_proof(*node, *number, *player, *counting);
                match mixed_up {
                    Some(Sum::Least) => lang.pick(
                        format!("{typed} is the least of the children's numbers, but one child is not enough here. {}", capital(&rule)),
                        format!("{typed}は子の数の最小値ですが、ここでは一つの子では足りません。{rule}"),
                    ),
                    Some(Sum::All(_)) => lang.pick(
                        format!("{typed} is what all the children together would cost, but one is enough here. {}", capital(&rule)),
                        format!("{typed}はすべての子にかかる数ですが、ここでは一つの子で足ります。{rule}"),
                    ),
                    None => lang.pick(
                        format!("not {typed}. {}", capital(&rule)),
                        format!("{typed}ではありません。{rule}"),
                    ),
                }
            }
            Reason::Tips { node, tips } => {
                let name = self.node(*node);
                let (counted, distinct) = (tips.counted, tips.distinct);
                if counted == distinct {
                    return lang.pick(
                        format!("the cheapest solution below {name} has {counted} open ends, all of them different positions."),
                        format!("{name}の下の最も安い解には未解決の端が{counted}個あり、すべて異なる局面です。"),
                    );
                }
                lang.pick(
                    format!("along all paths the cheapest solution below {name} has {counted} open ends, but only {distinct} different ones: what several paths lead to needs one proof."),
                    format!("{name}の下の最も安い解の未解決の端は、経路ごとに数えると{counted}個ですが、異なる局面は{distinct}個だけです。合流する局面は一度証明すれば足ります。"),
                )
            }
            _ => String::new(),
        }
    }

    fn limit(&self, sign: &str, counting: Counting, step: &Turn, value: Value) -> String {
        let lang = self.lang;
        let (parent, child) = (self.node(step.parent), self.node(step.child));
        let value = value_text(value);
        match (counting, step.player, step.rival) {
            (Counting::Conspiracy, Player::Max, _) => lang.pick(
                format!("{parent} is an OR node and hands its whole threshold down to {child}: {sign} = {value}."),
                format!("{parent}はOR節点なので、しきい値をそのまま{child}に渡します。{sign}={value}です。"),
            ),
            (Counting::Conspiracy, Player::Min, _) => lang.pick(
                format!("{parent} is an AND node and asks each child with what it costs alone; for {child} that is {sign} = {value}."),
                format!("{parent}はAND節点なので、それぞれの子だけの共謀数で調べます。{child}では{sign}={value}です。"),
            ),
            (_, player, Some((rival, number))) => {
                let (rival, number) = (self.node(rival), value_text(number));
                let by = chooses_by(player, counting);
                lang.pick(
                    format!("the best other child of {parent}, {rival}, has {by} = {number}. Once {child} has one more, {rival} is the better choice: {sign} = {value}."),
                    format!("{parent}の他の最良の子{rival}は{by}={number}です。{child}がそれより一つ大きくなれば{rival}の方がよいので、{sign}={value}です。"),
                )
            }
            _ => lang.pick(
                format!("{child} was entered with {sign} = {value}."),
                format!("{child}には{sign}={value}で入りました。"),
            ),
        }
    }

    fn counted(&self, counted: &Counted) -> String {
        let lang = self.lang;
        let name = self.node(counted.node);
        let sign = counted.number.sign_in(Some(counted.counting));
        let value = value_text(counted.value);
        if counted.children.is_empty() {
            return match counted.value.get() {
                0 => lang.pick(
                    format!("{name} is answered, so its {sign} is 0: nothing is left to be done."),
                    format!(
                        "{name}は答えが出ているので、{sign}は0です。することは残っていません。"
                    ),
                ),
                _ if !counted.value.is_finite() => lang.pick(
                    format!(
                        "{name} is answered the other way, so its {sign} is ∞: it cannot be done."
                    ),
                    format!("{name}は逆の答えが出ているので、{sign}は∞です。もう起こりえません。"),
                ),
                _ => lang.pick(
                    format!("nobody has looked into {name} yet: it counts {value}."),
                    format!("{name}はまだ調べていないので、{value}と数えます。"),
                ),
            };
        }
        let all = list(&counted.children, lang);
        let kind = kind(counted.player, lang);
        let goal = goal(counted.number, lang);
        let open = counted.children.iter().filter(|(_, v)| v.get() != 0);
        match (counted.sum, counted.counting) {
            (Sum::Least, _) => lang.pick(
                format!("{name} is {kind}: to {goal} it one child is enough. The least of {all} is {value}."),
                format!("{name}は{kind}で、{goal}には一つの子で足ります。{all}の最小は{value}です。"),
            ),
            (_, Counting::Weak | Counting::Branching) => {
                let others = open.count().saturating_sub(1);
                let which = match counted.counting {
                    Counting::Weak => lang.pick("greatest", "最大"),
                    _ => lang.pick("least", "最小"),
                };
                lang.pick(
                    format!("{name} is {kind}: to {goal} it all children are needed. The {which} of {all} counts, and one more for each other open child ({others}): {value}."),
                    format!("{name}は{kind}で、{goal}にはすべての子が必要です。{all}の{which}に、他の未解決の子の数{others}を足して{value}です。"),
                )
            }
            _ => lang.pick(
                format!("{name} is {kind}: to {goal} it all children are needed. The sum of {all} is {value}."),
                format!("{name}は{kind}で、{goal}にはすべての子が必要です。{all}の和は{value}です。"),
            ),
        }
    }

    /// How a number of a proof search is worked out.
    pub fn rule_of_proof(
        &self,
        node: NodeId,
        number: Number,
        player: Player,
        counting: Counting,
    ) -> String {
        let (lang, name) = (self.lang, self.node(node));
        let sign = number.sign_in(Some(counting));
        let own = match number {
            Number::Proof => Player::Max,
            Number::Disproof => Player::Min,
            Number::Counted | Number::Distinct => {
                let each = if number == Number::Counted {
                    lang.pick("every path to it counts", "経路ごとに数えます")
                } else {
                    lang.pick(
                        "the same position counts once",
                        "同じ局面は一度だけ数えます",
                    )
                };
                return lang.pick(
                    format!("take the cheapest child at OR nodes and all children at AND nodes below {name}, and count the open ends: {each}."),
                    format!("{name}の下で、OR節点では最も安い子、AND節点ではすべての子をたどり、未解決の端を数えます。{each}。"),
                );
            }
            _ => {
                return lang.pick(
                    format!("{sign} is the threshold with which {name} was entered: the number at which the search would go elsewhere."),
                    format!("{sign}は{name}に入ったときのしきい値で、そこに達すると探索は別の場所へ移ります。"),
                );
            }
        };
        let (kind, goal) = (kind(player, lang), goal(number, lang));
        if player == own {
            return lang.pick(
                format!("{name} is {kind}: to {goal} it one child is enough, so its {sign} is the least of theirs."),
                format!("{name}は{kind}で、{goal}には一つの子で足ります。{sign}は子の最小値です。"),
            );
        }
        match counting {
            Counting::Weak => lang.pick(
                format!("{name} is {kind}: its {sign} is the greatest of the open children's, and one more for each other open child."),
                format!("{name}は{kind}です。{sign}は、未解決の子の最大値に、他の未解決の子の数を足したものです。"),
            ),
            Counting::Branching => lang.pick(
                format!("{name} is {kind}: its {sign} is the least of the open children's, and one more for each other open child."),
                format!("{name}は{kind}です。{sign}は、未解決の子の最小値に、他の未解決の子の数を足したものです。"),
            ),
            _ => lang.pick(
                format!("{name} is {kind}: to {goal} it all children are needed, so its {sign} is the sum of theirs."),
                format!("{name}は{kind}で、{goal}にはすべての子が必要です。{sign}は子の和です。"),
            ),
        }
    }
}

/// What a number counts the steps to.
fn goal(number: Number, lang: Lang) -> &'static str {
    match number {
        Number::Disproof => lang.pick("disprove", "反証"),
        _ => lang.pick("prove", "証明"),
    }
}
