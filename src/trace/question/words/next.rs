//! Sentences about which node comes next, and which was taken instead.

use super::{Scribe, bounds_words, capital, ordinal, value_text, window_text};
use crate::problem::Value;
use crate::trace::question::Reason;
use crate::trace::{NodeId, OpenOrder, State};

impl Scribe<'_> {
    /// Why this node is, or is not, the next.
    pub(super) fn next(&self, reason: &Reason) -> String {
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
                OpenOrder::Least => lang.pick(
                    format!("{} has the least merit too, but ties go to the left, and there is one further to the left.", name(node)),
                    format!("{}も評価値は最小ですが、同点なら左が優先です。もっと左に同じ値の節点があります。", name(node)),
                ),
                OpenOrder::Greatest => lang.pick(
                    format!("{} has the greatest β too, but ties go to the left, and there is one further to the left.", name(node)),
                    format!("{}もβは最大ですが、同点なら左が優先です。もっと左に同じβの節点があります。", name(node)),
                ),
            },
            Reason::Sleeps { node, elder } => lang.pick(
                format!("{} is in OPEN but asleep: of a MIN node's children only the leftmost one that is not closed can be taken, and {} is not closed yet.", name(node), name(elder)),
                format!("{}はOPENにありますが休眠中です。MIN節点の子のうち選べるのは、まだ確定していない最も左の子だけで、{}がまだ確定していません。", name(node), name(elder)),
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
            // Where an order of its own is used, the leftmost need not be the first.
            Reason::Later { node, first } if self.is_further_left(*node, *first) => lang.pick(
                format!("{} may have its turn later: in the order the search now has, {} comes before it.", name(node), name(first)),
                format!("{}の番が来るとしても後です。今の順序では{}が先です。", name(node), name(first)),
            ),
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

    /// Whether one node lies left of another, or below one that does.
    fn is_further_left(&self, node: NodeId, than: NodeId) -> bool {
        let nodes = self.canvas.nodes();
        let parent = nodes.parent(than);
        let mut way = nodes.ancestors(node);
        let beside = way.find(|&above| above != NodeId::ROOT && nodes.parent(above) == parent);
        beside.is_some_and(|beside| nodes.child_index(beside) < nodes.child_index(than))
    }

    pub(super) fn taken(
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
            OpenOrder::Least if merit == other_merit => lang.pick(
                format!("{merit_text} is the least merit in OPEN, and of the nodes that have it {node} is the leftmost."),
                format!("OPENの中で最小の評価値は{merit_text}です。同点の節点のうち最も左が{node}です。"),
            ),
            OpenOrder::Greatest if merit == other_merit => lang.pick(
                format!("β = {merit_text} is the greatest in OPEN, and of the nodes that have it {node} is the leftmost."),
                format!("OPENの中で最大のβは{merit_text}です。同点の節点のうち最も左が{node}です。"),
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

    pub(super) fn searched(&self, node: NodeId, state: State) -> String {
        let (lang, node) = (self.lang, self.node(node));
        match state {
            State::Evaluated => lang.pick(
                format!("{node} has been evaluated already."),
                format!("{node}はもう評価されています。"),
            ),
            State::Freed => lang.pick(
                format!("{node} is no longer in memory: a node above it was closed."),
                format!("{node}はもう記憶にありません。上の節点が確定したためです。"),
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
}
