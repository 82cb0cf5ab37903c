//! Reasons as sentences, in both languages. A wrong answer's sentence says which rule it breaks
//! and with which numbers, but never gives the right answer away.

use super::super::canvas::Canvas;
use super::super::event::NodeId;
use super::super::moment::State;
use super::super::open_list::OpenOrder;
use super::{Counter, Cut, Extreme, Number, Reason};
use crate::game::text::{Lang, Text, t};
use crate::problem::{Bounds, Player, Value};
use crate::search::CutReason;

/// Infinities as people write them.
pub fn value_text(value: Value) -> String {
    match value {
        Value::INF => "+∞".to_owned(),
        Value::NEG_INF => "−∞".to_owned(),
        value => value.to_string().replace('-', "−"),
    }
}

impl Counter {
    pub const fn name(self) -> Text {
        match self {
            Counter::Leaves => t("leaves", "端末節点"),
            Counter::Visits => t("leaf evaluations", "端末の評価回数"),
            Counter::Nodes => t("nodes entered", "入った節点"),
            Counter::Expanded => t("expansions", "展開"),
            Counter::Open => t("nodes in OPEN at most", "OPENの最大節点数"),
            Counter::Cells => t("cells at most", "CELLの最大個数"),
            Counter::Cuts => t("cuts", "カット"),
            Counter::Passes => t("passes", "パス"),
            Counter::ReSearches => t("re-searches", "再探索"),
            Counter::Iterations => t("iterations", "反復"),
        }
    }
}

impl Number {
    /// As it is written in the papers.
    pub const fn sign(self) -> &'static str {
        match self {
            Number::Value => "f",
            Number::Lower => "L_b",
            Number::Upper => "U_b",
            Number::Alpha => "α",
            Number::Beta | Number::Merit => "β",
            Number::Gamma => "γ",
        }
    }
}

/// Writes sentences about one canvas.
pub struct Scribe<'a> {
    pub lang: Lang,
    pub canvas: &'a Canvas,
    /// The runners' names, for questions that compare them.
    pub runners: Vec<String>,
}

impl Scribe<'_> {
    /// A node's path, counted from the left at every step: "0.1.1".
    pub fn path(&self, place: NodeId) -> String {
        let nodes = self.canvas.nodes();
        let mut steps: Vec<String> = nodes
            .ancestors(place)
            .filter(|&node| node != NodeId::ROOT)
            .map(|node| nodes.child_index(node).to_string())
            .collect();
        steps.reverse();
        steps.join(".")
    }

    /// What a node is called inside a sentence.
    pub fn node(&self, place: NodeId) -> String {
        let lang = self.lang;
        if place == NodeId::ROOT {
            return lang.pick("the root", "根").to_owned();
        }
        let path = self.path(place);
        match self.canvas.value(place) {
            Some(value) => {
                let value = value_text(value);
                lang.pick(
                    format!("leaf {value} ({path})"),
                    format!("端末{value}({path})"),
                )
            }
            None => lang.pick(format!("node {path}"), format!("節点{path}")),
        }
    }

    pub fn sentence(&self, reason: &Reason) -> String {
        let sentence = match reason {
            Reason::Cut(cut) => self.cut(cut),
            Reason::BelowCut { node, cut } => {
                let (cut, node) = (self.cut(cut), self.node(*node));
                self.lang.pick(
                    format!("{cut} {} lies below it and goes with it.", capital(&node)),
                    format!("{cut}{node}もその下にあるので一緒に消えます。"),
                )
            }
            Reason::NeverReached { node, cut } => self.never_reached(*node, cut.as_ref()),
            Reason::Minimax { .. }
            | Reason::OtherPlayers { .. }
            | Reason::ByChildren { .. }
            | Reason::Owed { .. }
            | Reason::NotThat { .. } => self.number(reason),
            Reason::Count { .. }
            | Reason::TooMany { .. }
            | Reason::TooFew { .. }
            | Reason::Runners { .. } => self.count(reason),
            reason => self.next(reason),
        };
        capital(&sentence)
    }

    /// Why this node is, or is not, the next.
    fn next(&self, reason: &Reason) -> String {
        let lang = self.lang;
        let name = |place: &NodeId| self.node(*place);
        match reason {
            Reason::Taken {
                node,
                merit,
                order,
                runner_up,
            } => self.taken(*node, *merit, *order, *runner_up),
            Reason::LessMerit {
                node,
                merit,
                order,
                best_merit,
                ..
            } => {
                let (node, merit, best) = (name(node), value_text(*merit), value_text(*best_merit));
                match order {
                    OpenOrder::Least => lang.pick(
                        format!("the least merit in OPEN is taken; {node} has {merit}, but there is one with {best}."),
                        format!("OPENの中で最小のものを選びます。{node}は{merit}ですが、{best}の節点があります。"),
                    ),
                    _ => lang.pick(
                        format!("SSS* takes the greatest β in OPEN. {} has β = {merit}, but there is a node with β = {best}.", capital(&node)),
                        format!("SSS*はOPENの中でβが最大の節点を選びます。{node}のβは{merit}ですが、β={best}の節点があります。"),
                    ),
                }
            }
            Reason::FurtherRight { node, order, .. } => match order {
                OpenOrder::Leftmost => lang.pick(
                    "the leftmost node of OPEN is taken, and there is one further to the left.".to_owned(),
                    "OPENの中で最も左の節点を選びます。もっと左に節点があります。".to_owned(),
                ),
                _ => lang.pick(
                    format!("{} has the greatest β too, but ties go to the left, and there is one further to the left.", name(node)),
                    format!("{}もβは最大ですが、同点なら左が優先です。もっと左に同じβの節点があります。", name(node)),
                ),
            },
            Reason::Sleeps { node, elder } => lang.pick(
                format!("{} is in OPEN but asleep: of a MIN node's children only the leftmost one that is not closed can be taken, and {} is not closed yet.", name(node), name(elder)),
                format!("{}はOPENにありますが休眠中です。MIN節点の子のうち選べるのは、まだ終端していない最も左の子だけで、{}がまだ終端していません。", name(node), name(elder)),
            ),
            Reason::OutsideRecursion { node, top } => lang.pick(
                format!("a recursion is under way: until {} is solved, only nodes below it are taken, and {} is outside.", name(top), name(node)),
                format!("再帰の最中です。{}が解けるまで、その下の節点だけが選ばれます。{}はその外にあります。", name(top), name(node)),
            ),
            Reason::Drawn { node } => lang.pick(
                format!("this search draws one of the eligible nodes at random; here it drew {}.", name(node)),
                format!("この探索は有資格な節点を無作為に選びます。ここでは{}でした。", name(node)),
            ),
            Reason::FirstChild { node, parent } if self.canvas.nodes().child_index(*node) > 0 => lang.pick(
                format!("depth-first: from {} the search goes straight down, and in the order it now has {} comes first.", name(parent), name(node)),
                format!("深さ優先なので、{}からまっすぐ降ります。今の順序で先頭にあるのは{}です。", name(parent), name(node)),
            ),
            Reason::FirstChild { node, parent } => lang.pick(
                format!("depth-first: from {} the search goes straight down to its first child, {}.", name(parent), name(node)),
                format!("深さ優先なので、{}からまっすぐ最初の子{}へ降ります。", name(parent), name(node)),
            ),
            Reason::NextChild { node, parent, cut } => {
                let cut = cut.as_ref().map(|cut| self.cut(cut));
                match cut {
                    Some(cut) => lang.pick(
                        format!("{cut} The search goes back up and on to {}, the next child of {}.", name(node), name(parent)),
                        format!("{cut}そこで上に戻り、{}の次の子、{}へ進みます。", name(parent), name(node)),
                    ),
                    None => lang.pick(
                        format!("depth-first: {} is the leftmost child of {} that has not been searched yet.", name(node), name(parent)),
                        format!("深さ優先なので、{}の子のうちまだ調べていない最も左の{}へ進みます。", name(parent), name(node)),
                    ),
                }
            }
            Reason::Start { .. } => lang.pick(
                "every search begins at the root.".to_owned(),
                "どの探索も根から始まります。".to_owned(),
            ),
            Reason::Pass { gamma } => {
                let gamma = value_text(*gamma);
                lang.pick(
                    format!("a pass with γ = {gamma} begins, and every pass begins at the root."),
                    format!("γ={gamma}のパスが始まります。どのパスも根から始まります。"),
                )
            }
            Reason::Iteration { depth } => lang.pick(
                format!("the iteration to depth {depth} begins, and every iteration begins at the root."),
                format!("深さ{depth}の反復が始まります。どの反復も根から始まります。"),
            ),
            Reason::Again { node, found, window } => {
                let (found, window) = (bounds_words(*found, lang), window_text(*window));
                lang.pick(
                    format!("the null-window test only said that {} is {found}. That is better than what was known, so it is searched again with the window {window}.", name(node)),
                    format!("零幅ウィンドウでは{}が{found}としか分かりません。これまでより良いので、ウィンドウ{window}で探索し直します。", name(node)),
                )
            }
            Reason::Later { node, .. } => lang.pick(
                format!("{} may have its turn later. Depth-first takes the deepest node that has children left, and its leftmost one first: something comes before it.", name(node)),
                format!("{}の番が来るとしても後です。深さ優先は、最も深い節点の残っている子のうち左から順に進むので、先に行く所があります。", name(node)),
            ),
            Reason::NotGenerated { node, above } => lang.pick(
                format!("{} does not exist for the search yet: nodes are generated when their parent is expanded, and so far it only knows the tree down to {}.", name(node), name(above)),
                format!("{}はまだ探索木にありません。節点は親が展開されたときに生成されます。今は{}までしか生成されていません。", name(node), name(above)),
            ),
            Reason::Searched { node, state } => self.searched(*node, *state),
            Reason::AlreadyCut { node } => lang.pick(
                format!("{} has been cut already: nobody will go there.", name(node)),
                format!("{}はもうカットされています。", name(node)),
            ),
            Reason::Visited { node, leaf: Some(rank) } => lang.pick(
                format!("{} is looked at: it is the {} leaf this search evaluates.", name(node), ordinal(*rank)),
                format!("{}は調べられます。この探索が評価する{rank}番目の端末です。", name(node)),
            ),
            Reason::Visited { node, leaf: None } => lang.pick(
                format!("{} is searched: the search goes through it.", name(node)),
                format!("{}は探索されます。", name(node)),
            ),
            Reason::NotALeaf { node } => lang.pick(
                format!("{} is not a leaf. Leaves are the circles at the bottom, with a number.", name(node)),
                format!("{}は端末ではありません。端末は一番下の、数のついた丸です。", name(node)),
            ),
            _ => lang.pick(
                "the search is over: the value is proved and nothing more is searched.".to_owned(),
                "探索は終わっています。値が確定したので、もう何も調べません。".to_owned(),
            ),
        }
    }

    fn taken(
        &self,
        node: NodeId,
        merit: Value,
        order: OpenOrder,
        runner_up: Option<(NodeId, Value)>,
    ) -> String {
        let lang = self.lang;
        let (node, merit_text) = (self.node(node), value_text(merit));
        let Some((other, other_merit)) = runner_up else {
            return lang.pick(
                format!("{node} is the only node in OPEN that can be taken."),
                format!("OPENの中で選べるのは{node}だけです。"),
            );
        };
        let (other, less) = (self.node(other), value_text(other_merit));
        match order {
            OpenOrder::Leftmost => lang.pick(
                format!("{node} is the leftmost node in OPEN."),
                format!("{node}がOPENの中で最も左です。"),
            ),
            _ if merit == other_merit => lang.pick(
                format!("β = {merit_text} is the best in OPEN, and of the nodes that have it {node} is the leftmost."),
                format!("OPENの中で最良のβは{merit_text}です。同点の節点のうち最も左が{node}です。"),
            ),
            OpenOrder::Least => lang.pick(
                format!("{node} has the least merit in OPEN, {merit_text}; {other} comes next with {less}."),
                format!("{node}の値{merit_text}がOPENの中で最小です。次は{other}の{less}です。"),
            ),
            OpenOrder::Greatest => lang.pick(
                format!("{node} has the greatest β in OPEN, {merit_text}; {other} comes next with {less}."),
                format!("{node}のβ={merit_text}がOPENの中で最大です。次は{other}のβ={less}です。"),
            ),
        }
    }

    fn searched(&self, node: NodeId, state: State) -> String {
        let (lang, node) = (self.lang, self.node(node));
        match state {
            State::Evaluated => lang.pick(
                format!("{node} has been evaluated already."),
                format!("{node}はもう評価されています。"),
            ),
            State::Freed => lang.pick(
                format!("{node} is no longer in memory: a node above it was closed."),
                format!("{node}はもう記憶にありません。上の節点が終端したためです。"),
            ),
            State::Entered | State::Expanded | State::Selected => lang.pick(
                format!("{node} has been expanded already; what counts now lies below it."),
                format!("{node}はもう展開されています。今はその下が問題です。"),
            ),
            _ => lang.pick(
                format!("{node} is done with."),
                format!("{node}の探索はもう終わっています。"),
            ),
        }
    }

    /// Who makes a node needless, and with which numbers.
    fn cut(&self, cut: &Cut) -> String {
        let lang = self.lang;
        let (node, parent, owner) = (
            self.node(cut.node),
            self.node(cut.parent),
            self.node(cut.owner),
        );
        let bound = value_text(cut.bound);
        if let Some(Bounds { lower, upper }) = cut.at_selection {
            let (lower, upper) = (value_text(lower), value_text(upper));
            return lang.pick(
                format!(
                    "at {node} L_t = {lower} ≥ U_t = {upper}: it is dropped when it is selected."
                ),
                format!("{node}ではL_t={lower}≥U_t={upper}なので、選ばれたときに捨てられます。"),
            );
        }
        let refuter = cut
            .refuter
            .map(|(place, value)| (self.node(place), value_text(value)));
        match (cut.reason, refuter) {
            (CutReason::Alpha, Some((by, value))) => lang.pick(
                format!("{by} lets MIN hold {parent} down to {value}, but MAX is already sure of α = {bound} at {owner}. {value} ≤ {bound}: MAX will never come here, so {node} is cut."),
                format!("{by}によりMINは{parent}を{value}以下にできます。一方MAXは{owner}ですでにα={bound}を確保しています。{value}≤{bound}なのでMAXはここに来ず、{node}はカットされます。"),
            ),
            (CutReason::Beta, Some((by, value))) => lang.pick(
                format!("{by} lets MAX raise {parent} to {value}, but MIN is already sure of β = {bound} at {owner}. {value} ≥ {bound}: MIN will never come here, so {node} is cut."),
                format!("{by}によりMAXは{parent}を{value}以上にできます。一方MINは{owner}ですでにβ={bound}を確保しています。{value}≥{bound}なのでMINはここに来ず、{node}はカットされます。"),
            ),
            (CutReason::Alpha, None) => lang.pick(
                format!("MAX is already sure of α = {bound} at {owner}, and {parent} cannot be worth more: {node} is cut."),
                format!("MAXは{owner}ですでにα={bound}を確保しており、{parent}はそれを超えられません。{node}はカットされます。"),
            ),
            (CutReason::Beta, None) => lang.pick(
                format!("MIN is already sure of β = {bound} at {owner}, and {parent} cannot be worth less: {node} is cut."),
                format!("MINは{owner}ですでにβ={bound}を確保しており、{parent}はそれを下回れません。{node}はカットされます。"),
            ),
            (CutReason::FailLow, refuter) => {
                let gamma = value_text(cut.gamma.unwrap_or(cut.bound));
                let because = refuter.map(|(by, value)| lang.pick(
                    format!("{} is worth {value}, less than γ, so MIN's {parent} is below γ: ", capital(&by)),
                    format!("{by}が{value}でγに届かず、MINの{parent}がγ未満と分かったので、"),
                ));
                let because = because.unwrap_or_default();
                lang.pick(
                    format!("this pass only asks \"is the value ≥ γ = {gamma}?\". {because}{node} is not needed in this pass."),
                    format!("このパスの問いは「値はγ={gamma}以上か」だけです。{because}{node}はこのパスでは不要です。"),
                )
            }
            (CutReason::FailHigh, refuter) => {
                let gamma = value_text(cut.gamma.unwrap_or(cut.bound));
                let because = refuter.map(|(by, value)| lang.pick(
                    format!("{} is worth {value}, at least γ, so MAX's {parent} reaches γ: ", capital(&by)),
                    format!("{by}が{value}でγ以上になり、MAXの{parent}がγに届いたので、"),
                ));
                let because = because.unwrap_or_default();
                lang.pick(
                    format!("this pass only asks \"is the value ≥ γ = {gamma}?\". {because}{node} is not needed in this pass."),
                    format!("このパスの問いは「値はγ={gamma}以上か」だけです。{because}{node}はこのパスでは不要です。"),
                )
            }
            (CutReason::Solved, _) => lang.pick(
                format!("the value of {parent} is known, so {node} is not needed."),
                format!("{parent}の値が確定したので、{node}は不要です。"),
            ),
            (CutReason::PurgedUnder, _) => lang.pick(
                format!("{owner} satisfies the cut condition, so everything below it leaves OPEN, and {node} with it."),
                format!("{owner}がカット条件を満たしたので、その下のOPEN節点はすべて捨てられ、{node}も消えます。"),
            ),
            (CutReason::TableBound, _) => lang.pick(
                format!("the table already knows enough about {parent}: {node} is not needed."),
                format!("表から{parent}について十分に分かるので、{node}は不要です。"),
            ),
            (CutReason::Threshold, _) => lang.pick(
                format!("the threshold is used up at {owner}, so {node} is left out."),
                format!("{owner}でしきい値を使い切ったので、{node}は調べません。"),
            ),
        }
    }

    fn never_reached(&self, node: NodeId, cut: Option<&Cut>) -> String {
        let (lang, node) = (self.lang, self.node(node));
        let never = lang.pick(
            format!("{node} is never looked at."),
            format!("{node}は一度も調べられません。"),
        );
        match cut {
            Some(cut) => {
                let cut = capital(&self.cut(cut));
                lang.pick(format!("{never} {cut}"), format!("{never}{cut}"))
            }
            None => never,
        }
    }

    fn number(&self, reason: &Reason) -> String {
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
            } => {
                let typed = value_text(*typed);
                let rule = self.rule(*node, *number, *player);
                lang.pick(
                    format!("not {typed}. {}", capital(&rule)),
                    format!("{typed}ではありません。{rule}"),
                )
            }
            _ => String::new(),
        }
    }

    fn owed(&self, node: NodeId, number: Number, owner: Option<NodeId>, value: Value) -> String {
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
        }
    }

    fn count(&self, reason: &Reason) -> String {
        let lang = self.lang;
        match reason {
            Reason::Count {
                counter,
                count,
                guess,
            } => {
                let name = counter.name().get(lang);
                match guess {
                    Some(guess) => lang.pick(
                        format!("{guess} is close enough: {name}: {count}."),
                        format!("{guess}は十分近い値です。{name}は{count}です。"),
                    ),
                    None => lang.pick(
                        format!("{name}: {count}."),
                        format!("{name}は{count}です。"),
                    ),
                }
            }
            Reason::TooMany { counter, guess } => {
                let name = counter.name().get(lang);
                lang.pick(
                    format!("{guess} is too high ({name})."),
                    format!("{guess}は多すぎます({name})。"),
                )
            }
            Reason::TooFew { counter, guess } => {
                let name = counter.name().get(lang);
                lang.pick(
                    format!("{guess} is too low ({name})."),
                    format!("{guess}は少なすぎます({name})。"),
                )
            }
            Reason::Runners {
                counter,
                counts,
                extreme,
                chosen,
            } => self.compared(*counter, counts, *extreme, *chosen),
            _ => String::new(),
        }
    }

    fn compared(
        &self,
        counter: Counter,
        counts: &[u64],
        extreme: Extreme,
        chosen: Option<usize>,
    ) -> String {
        let lang = self.lang;
        let name = counter.name().get(lang);
        let of = |i: usize| self.runners.get(i).map_or("?", String::as_str);
        let best = match extreme {
            Extreme::Fewest => counts.iter().min(),
            Extreme::Most => counts.iter().max(),
        };
        if let Some(i) = chosen
            && counts.get(i) != best
        {
            // The wrong one's number, but not the others'.
            let (who, count) = (of(i), counts.get(i).copied().unwrap_or(0));
            let more = match extreme {
                Extreme::Fewest => lang.pick("another needs fewer", "もっと少ないものがあります"),
                Extreme::Most => lang.pick("another needs more", "もっと多いものがあります"),
            };
            return lang.pick(
                format!("{who}, {name}: {count}; {more}."),
                format!("{who}の{name}は{count}です。{more}。"),
            );
        }
        let all: Vec<String> = counts
            .iter()
            .enumerate()
            .map(|(i, count)| format!("{} {count}", of(i)))
            .collect();
        lang.pick(
            format!("{name}: {}.", all.join(", ")),
            format!("{name}は、{}です。", all.join("、")),
        )
    }
}

fn list(children: &[(NodeId, Value)], lang: Lang) -> String {
    let values: Vec<String> = children
        .iter()
        .map(|&(_, value)| value_text(value))
        .collect();
    match values.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => lang.pick(
            format!("{} and {last}", before.join(", ")),
            format!("{}、{last}", before.join("、")),
        ),
        None => String::new(),
    }
}

fn window_text(window: Bounds) -> String {
    format!(
        "({}, {})",
        value_text(window.lower),
        value_text(window.upper)
    )
}

fn bounds_words(bounds: Bounds, lang: Lang) -> String {
    let (lower, upper) = (value_text(bounds.lower), value_text(bounds.upper));
    match (bounds.lower, bounds.upper) {
        (a, b) if a == b => lower,
        (_, Value::INF) => lang.pick(format!("at least {lower}"), format!("{lower}以上")),
        (Value::NEG_INF, _) => lang.pick(format!("at most {upper}"), format!("{upper}以下")),
        _ => format!("{lower}–{upper}"),
    }
}

/// 1st, 2nd, 3rd, 4th, 11th, 21st …
fn ordinal(n: u64) -> String {
    let ending = match (n % 10, n % 100) {
        (1, rest) if rest != 11 => "st",
        (2, rest) if rest != 12 => "nd",
        (3, rest) if rest != 13 => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

/// A sentence begins with a capital, but α and SSS* stay as they are.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if first.is_ascii_lowercase() => {
            format!("{}{}", first.to_ascii_uppercase(), letters.as_str())
        }
        _ => sentence.to_owned(),
    }
}
