//! Sentences about numbers: values, bounds, windows, and who they come from.

use super::{Scribe, capital, list, value_text};
use crate::problem::{Player, Value};
use crate::trace::NodeId;
use crate::trace::question::{Number, Reason};
use crate::trace::why::Counting;

impl Scribe<'_> {
    pub(super) fn number(&self, reason: &Reason) -> String {
        let lang = self.lang;
        match reason {
            Reason::Minimax {
                node,
                player,
                children,
                value,
            } => {
                let (name, value) = (self.node(*node), value_text(*value));
                if children.is_empty() {
                    return lang.pick(
                        format!("the value of a leaf is the number on it: {value}."),
                        format!("端末の値は書かれた数そのもの、{value}です。"),
                    );
                }
                let list = list(children, lang);
                match player {
                    Player::Max => lang.pick(
                        format!(
                            "at {name} it is MAX's turn, and the greatest of {list} is {value}."
                        ),
                        format!("{name}はMAXの手番で、{list}の最大は{value}です。"),
                    ),
                    Player::Min => lang.pick(
                        format!("at {name} it is MIN's turn, and the least of {list} is {value}."),
                        format!("{name}はMINの手番で、{list}の最小は{value}です。"),
                    ),
                }
            }
            Reason::OtherPlayers {
                node,
                player,
                typed,
            } => {
                let (name, typed) = (self.node(*node), value_text(*typed));
                match player {
                    Player::Max => lang.pick(
                        format!("{typed} is what MIN would choose, but at {name} it is MAX's turn: the greatest counts."),
                        format!("{typed}はMINが選ぶ値です。{name}はMAXの手番なので、最大を取ります。"),
                    ),
                    Player::Min => lang.pick(
                        format!("{typed} is what MAX would choose, but at {name} it is MIN's turn: the least counts."),
                        format!("{typed}はMAXが選ぶ値です。{name}はMINの手番なので、最小を取ります。"),
                    ),
                }
            }
            Reason::ByChildren {
                node,
                number,
                player,
                children,
                value,
            } => {
                let (name, sign, value) = (self.node(*node), number.sign(), value_text(*value));
                if children.is_empty() {
                    return lang.pick(
                        format!("nothing below {name} is known yet, so {sign} = {value}."),
                        format!("{name}の下はまだ何も分からないので、{sign}={value}です。"),
                    );
                }
                let list = list(children, lang);
                match player {
                    Player::Max => lang.pick(
                        format!("{name} is a MAX node, so its {sign} is the greatest of its children's: of {list} that is {value}."),
                        format!("{name}はMAX節点なので、その{sign}は子の{sign}の最大、{list}のうちの{value}です。"),
                    ),
                    Player::Min => lang.pick(
                        format!("{name} is a MIN node, so its {sign} is the least of its children's: of {list} that is {value}."),
                        format!("{name}はMIN節点なので、その{sign}は子の{sign}の最小、{list}のうちの{value}です。"),
                    ),
                }
            }
            Reason::Owed {
                node,
                number,
                owner,
                value,
            } => self.owed(*node, *number, *owner, *value),
            Reason::NotThat {
                node,
                number,
                player,
                typed,
                laid,
            } => {
                let typed = value_text(*typed);
                let rule = match laid {
                    true => self.laid(*node, *number),
                    false => self.rule(*node, *number, *player),
                };
                lang.pick(
                    format!("not {typed}. {}", capital(&rule)),
                    format!("{typed}ではありません。{rule}"),
                )
            }
            _ => String::new(),
        }
    }

    pub(super) fn owed(
        &self,
        node: NodeId,
        number: Number,
        owner: Option<NodeId>,
        value: Value,
    ) -> String {
        let (lang, name, value) = (self.lang, self.node(node), value_text(value));
        let owner = owner.map(|owner| self.node(owner));
        match (number, owner) {
            (Number::Gamma, _) => lang.pick(
                format!("this pass asks whether the value is at least γ = {value}."),
                format!("このパスは値がγ={value}以上かを問います。"),
            ),
            (Number::Alpha, Some(owner)) => lang.pick(
                format!("α is what MAX is already sure of: {owner} has brought {value}."),
                format!("αはMAXがすでに確保した値です。{owner}で{value}を得ています。"),
            ),
            (Number::Beta, Some(owner)) => lang.pick(
                format!("β is what MIN is already sure of: {owner} has brought {value}."),
                format!("βはMINがすでに確保した値です。{owner}で{value}を得ています。"),
            ),
            (Number::Merit, Some(owner)) => lang.pick(
                format!("β({name}) is the least U_b among the children of its MIN ancestors that lie to the left: {owner} has U_b = {value}."),
                format!("β({name})は、MINの先祖の子で左にあるもののU_bの最小です。{owner}のU_b={value}がそれです。"),
            ),
            (Number::Merit, None) => lang.pick(
                format!("nothing below a MIN ancestor lies to the left of {name}, so β = {value}."),
                format!("{name}の左にMINの先祖の子はないので、β={value}です。"),
            ),
            (Number::Alpha | Number::Beta, None) if !value.contains('∞') => {
                let (sign, other) = match number {
                    Number::Alpha => ("α", "β"),
                    _ => ("β", "α"),
                };
                lang.pick(
                    format!("{sign} = {value} is nobody's proof. The search has laid it down itself, only to test {name} against {other}."),
                    format!("{sign}={value}は誰かが確保した値ではありません。{name}を{other}と比べて試すために、探索が自分で置いた値です。"),
                )
            }
            (number, None) => {
                let sign = number.sign();
                lang.pick(
                    format!("{name} was entered with {sign} = {value}."),
                    format!("{name}には{sign}={value}で入りました。"),
                )
            }
            (_, Some(owner)) => lang.pick(
                format!("{owner} has {value}."),
                format!("{owner}が{value}です。"),
            ),
        }
    }

    /// How a bound comes about that nobody has brought.
    fn laid(&self, node: NodeId, number: Number) -> String {
        let (sign, name) = (number.sign(), self.node(node));
        let other = if number == Number::Alpha { "β" } else { "α" };
        self.lang.pick(
            format!("here {sign} is nobody's proof: the search lays it down itself, only to test {name} against {other}."),
            format!("ここでの{sign}は誰かが確保した値ではなく、{name}を{other}と比べて試すために探索が自分で置く値です。"),
        )
    }

    /// How a number is worked out.
    pub fn rule(&self, node: NodeId, number: Number, player: Player) -> String {
        let (lang, name) = (self.lang, self.node(node));
        match (number, player) {
            (Number::Value, Player::Max) => lang.pick(
                format!("at {name} it is MAX's turn: work out its children first, then take the greatest."),
                format!("{name}はMAXの手番です。先に子の値を求め、その最大を取ります。"),
            ),
            (Number::Value, Player::Min) => lang.pick(
                format!("at {name} it is MIN's turn: work out its children first, then take the least."),
                format!("{name}はMINの手番です。先に子の値を求め、その最小を取ります。"),
            ),
            (Number::Lower | Number::Upper, _) => {
                let sign = number.sign();
                let unknown = if number == Number::Upper { "+∞" } else { "−∞" };
                let best = match player {
                    Player::Max => lang.pick("greatest", "最大"),
                    Player::Min => lang.pick("least", "最小"),
                };
                lang.pick(
                    format!("the {sign} of {name} is the {best} {sign} of its children, and a child that nobody has looked into counts {unknown}."),
                    format!("{name}の{sign}は子の{sign}の{best}です。まだ調べていない子は{unknown}と数えます。"),
                )
            }
            (Number::Alpha, _) => lang.pick(
                format!("α is the best that MAX is sure of at the MAX nodes above {name}, from children that are done."),
                format!("αは、{name}の上のMAX節点で、調べ終えた子からMAXが確保した最善の値です。"),
            ),
            (Number::Beta, _) => lang.pick(
                format!("β is the best that MIN is sure of at the MIN nodes above {name}, from children that are done."),
                format!("βは、{name}の上のMIN節点で、調べ終えた子からMINが確保した最善の値です。"),
            ),
            (Number::Merit, _) => lang.pick(
                format!("look at the MIN nodes above {name}: β is the least U_b of their children to the left of the path, +∞ if there is none."),
                format!("{name}の上のMIN節点を見ます。道の左にある子のU_bの最小がβで、なければ+∞です。"),
            ),
            (Number::Gamma, _) => lang.pick(
                "γ is what the pass compares the value with.".to_owned(),
                "γはそのパスで値と比べる数です。".to_owned(),
            ),
            _ => self.rule_of_proof(node, number, player, Counting::Proof),
        }
    }
}
