//! Ready positions, one click away, from a tree that is understood at a glance to a hard endgame.

use super::{Clock, Session};
use crate::game::text::{Text, t};
use crate::problem::{self, Evaluator, Game, Hints, Order, Problem, Question};
use crate::search::catalogue::Choice;
use crate::trace::why::Counting;

/// How examples are grouped in menus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    Trees,
    AndOr,
    Othello,
    Shogi,
}

impl Group {
    pub const ALL: [Group; 4] = [Group::Trees, Group::AndOr, Group::Othello, Group::Shogi];

    pub const fn name(self) -> Text {
        match self {
            Group::Trees => t("Trees", "木"),
            Group::AndOr => t("AND/OR trees", "AND/OR木"),
            Group::Othello => t("Othello", "オセロ"),
            Group::Shogi => t("Shogi", "将棋"),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Example {
    pub id: &'static str,
    pub group: Group,
    pub name: Text,
    pub tip: Text,
    /// Any text that can be read as a position.
    position: &'static str,
    runners: &'static [&'static str],
    /// Events a second; 0 = not held back.
    speed: f64,
    asked: Asked,
}

/// What is asked about the position.
#[derive(Clone, Copy, Debug)]
enum Asked {
    /// What the game usually asks.
    Usual,
    /// The value at a depth, as paper 003 does.
    Depth(u32, Evaluator, Order),
    /// Win, draw or loss; a mate by checks.
    Wld,
    Mate,
}

/// All three answers to the root's left move lead to one and the same position.
const SHARED: &str = r#"{"0":["OR",[1,2]],"1":["AND",[3,4,5]],"2":["AND",[13,24]],"3":["OR",[6]],"4":["OR",[6]],"5":["OR",[6]],"6":["AND",[7,8]],"7":["OR",[9,10]],"8":["OR",[11,12]],"9":["F",[]],"10":["T",[]],"11":["F",[]],"12":["T",[]],"13":["OR",[14]],"14":["AND",[15,18,21]],"15":["OR",[16,17]],"16":["T",[]],"17":["F",[]],"18":["OR",[19,20]],"19":["F",[]],"20":["F",[]],"21":["OR",[22,23]],"22":["F",[]],"23":["F",[]],"24":["OR",[25,27]],"25":["AND",[26]],"26":["F",[]],"27":["AND",[28]],"28":["OR",[29,30]],"29":["F",[]],"30":["F",[]]}"#;

/// From the set of the tests: two golds and a silver in hand.
const TSUME: &str = "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1";

const CLASSIC: &[&str] = &["sss", "alpha-beta"];

pub static EXAMPLES: &[Example] = &[
    Example {
        id: "first",
        group: Group::Trees,
        name: t("Sixteen leaves", "16の端末"),
        tip: t(
            "SSS* needs 7 leaves where α-β needs 13",
            "SSS*は7個、α-βは13個の端末を調べる",
        ),
        position: "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]",
        runners: CLASSIC,
        speed: 12.0,
        asked: Asked::Usual,
    },
    Example {
        id: "fig1",
        group: Group::Trees,
        name: t("No cuts for α-β", "α-βがカットできない木"),
        tip: t(
            "α-β looks at all 16 leaves, SSS* at 8",
            "α-βは16個すべて、SSS*は8個を調べる",
        ),
        position: "[[[[5,45],[15,25]],[[10,50],[80,35]]],[[[65,40],[70,75]],[[20,55],[60,30]]]]",
        runners: CLASSIC,
        speed: 12.0,
        asked: Asked::Usual,
    },
    Example {
        id: "ties",
        group: Group::Trees,
        name: t("Equal values", "等しい値"),
        tip: t(
            "Where values tie, the two forms of SSS* part: 3 leaves against 5",
            "同じ値があると2つのSSS*が分かれる: 3個と5個",
        ),
        position: "[[[3,1],[1,1]],3]",
        runners: &["sss", "sss-stockman", "mt-sss", "alpha-beta"],
        speed: 8.0,
        asked: Asked::Usual,
    },
    Example {
        id: "recursive",
        group: Group::Trees,
        name: t("Between α-β and SSS*", "α-βとSSS*の間"),
        tip: t(
            "Recursive SSS* with c = 2 beside both",
            "c=2の再帰型SSS*を両者と並べる",
        ),
        position: "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]",
        runners: &["sss", "recursive-sss", "alpha-beta"],
        speed: 12.0,
        asked: Asked::Usual,
    },
    Example {
        id: "random81",
        group: Group::Trees,
        name: t("81 random leaves", "ランダムな81端末"),
        tip: t(
            "A uniform tree of depth 4 with three moves everywhere",
            "深さ4・分枝3の一様な木",
        ),
        position: "random:seed=5,depth=4,branching=3",
        runners: CLASSIC,
        speed: 40.0,
        asked: Asked::Usual,
    },
    Example {
        id: "random4096",
        group: Group::Trees,
        name: t("4,096 random leaves", "ランダムな4096端末"),
        tip: t("Depth 6, four moves everywhere", "深さ6・分枝4の一様な木"),
        position: "random:seed=2,depth=6,branching=4",
        runners: CLASSIC,
        speed: 2000.0,
        asked: Asked::Usual,
    },
    Example {
        id: "incremental",
        group: Group::Trees,
        name: t("Correlated values", "相関のある値"),
        tip: t(
            "Every move adds a little to the value, as in real games",
            "現実のゲームのように手ごとに値が少し動く",
        ),
        position: "random:seed=3,depth=6,branching=4,values=incremental",
        runners: CLASSIC,
        speed: 2000.0,
        asked: Asked::Usual,
    },
    Example {
        id: "andor",
        group: Group::AndOr,
        name: t("A small AND/OR tree", "小さなAND/OR木"),
        tip: t(
            "True if some branch of the OR root is true throughout",
            "OR根のどれかの枝がすべて真なら真",
        ),
        position: "[[[T F] [F [T T]]] [[F T] [T [T F]]] [F T]]",
        runners: &["alpha-beta", "branch-threshold"],
        speed: 8.0,
        asked: Asked::Usual,
    },
    Example {
        id: "proof",
        group: Group::AndOr,
        name: t("Where is a proof cheapest?", "どこの証明が安いか"),
        tip: t(
            "PN search, df-pn and C* on a tree with a narrow and a broad way",
            "狭い道と広い道のある木をPN、df-pn、C*で",
        ),
        position: "[[[T [F T]] [[T F] T]] [[T T [[T] F]] T [[T T] [F]]]]",
        runners: &["pn", "df-pn", "c-star"],
        speed: 8.0,
        asked: Asked::Usual,
    },
    Example {
        id: "shared",
        group: Group::AndOr,
        name: t("Paths that meet", "合流する道"),
        tip: t(
            "A graph in which df-pn counts one position several times; WPNS does not",
            "df-pnが一つの局面を何度も数えるグラフ。WPNSは数えない",
        ),
        position: SHARED,
        runners: &["df-pn", "wpns"],
        speed: 8.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello6",
        group: Group::Othello,
        name: t("Six empties", "残り6マス"),
        tip: t("The last six moves of a game", "最後の6手"),
        position: "random:size=8,empties=6,seed=3",
        runners: CLASSIC,
        speed: 60.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello8",
        group: Group::Othello,
        name: t("Eight empties", "残り8マス"),
        tip: t("A few hundred leaves", "数百の端末"),
        position: "random:size=8,empties=8,seed=3",
        runners: CLASSIC,
        speed: 600.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello4x4",
        group: Group::Othello,
        name: t("4×4 from the start", "4×4の最初から"),
        tip: t(
            "The whole game: the first player loses 3–11",
            "全体を解く: 先手の3対11負け",
        ),
        position: "-----OX--XO----- X",
        runners: CLASSIC,
        speed: 0.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello6x6",
        group: Group::Othello,
        name: t("6×6, ten empties", "6×6 残り10マス"),
        tip: t(
            "Thousands of leaves; memory begins to matter",
            "数千の端末。記憶の差が見え始める",
        ),
        position: "random:size=6,empties=10,seed=1",
        runners: CLASSIC,
        speed: 0.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello6x6-16",
        group: Group::Othello,
        name: t("6×6, sixteen empties", "6×6 残り16マス"),
        tip: t(
            "The positions of paper 000: millions of leaves",
            "論文000の局面: 数百万の端末",
        ),
        position: "O-----OOX-O-OXOO---OOOX---OOOX--X-OO X",
        runners: &["sss", "recursive-sss", "alpha-beta"],
        speed: 0.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello12",
        group: Group::Othello,
        name: t("Twelve empties", "残り12マス"),
        tip: t("8×8 with twelve empties", "8×8で残り12マス"),
        position: "random:size=8,empties=12,seed=5",
        runners: CLASSIC,
        speed: 0.0,
        asked: Asked::Usual,
    },
    Example {
        id: "othello-proof",
        group: Group::Othello,
        name: t("Win, draw or loss", "勝敗を証明する"),
        tip: t(
            "Eight empties, asked for win, draw or loss: df-pn, WPNS and sorted α-β, as in paper 002",
            "残り8マスの勝敗をdf-pn、WPNS、並べ替えα-βで(論文002)",
        ),
        position: "random:size=8,empties=8,seed=3",
        runners: &["df-pn", "wpns", "alpha-beta-sorted"],
        speed: 2000.0,
        asked: Asked::Wld,
    },
    Example {
        id: "shogi-two-golds",
        group: Group::Shogi,
        name: t("Two golds against a king", "二枚の金と玉"),
        tip: t(
            "Mate in three among few moves: a whole tree one can see",
            "手の少ない3手詰。木の全体が見える",
        ),
        position: "7k1/9/5G1G1/9/9/9/9/9/9 b - 1",
        runners: &["sss", "alpha-beta"],
        speed: 60.0,
        asked: Asked::Depth(3, Evaluator::Material, Order::Generation),
    },
    Example {
        id: "shogi-start",
        group: Group::Shogi,
        name: t("Three plies from the start", "初期局面から3手"),
        tip: t(
            "Thirty moves a node: α-β beside the whole tree's 25,470 leaves",
            "一節点に30手。全体の端末は25,470個",
        ),
        position: "startpos",
        runners: &["alpha-beta", "sss"],
        speed: 4000.0,
        asked: Asked::Depth(3, Evaluator::Positional, Order::Positional),
    },
    Example {
        id: "shogi-race",
        group: Group::Shogi,
        name: t("The four searches of paper 003", "論文003の4探索法の競走"),
        tip: t(
            "α-β, aspiration, PVS and NegaScout on a middle game, moves well ordered",
            "中盤の局面でα-β・Aspiration・PVS・NegaScoutを比べる",
        ),
        position: "startpos moves 7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 4i5h 7b8b",
        runners: &["alpha-beta", "aspiration", "pvs", "nega-scout"],
        speed: 4000.0,
        asked: Asked::Depth(3, Evaluator::Positional, Order::Positional),
    },
    Example {
        id: "shogi-unordered",
        group: Group::Shogi,
        name: t("The same without ordering", "同じ局面を順序付けなしで"),
        tip: t(
            "Moves as generated: see what the ordering was worth",
            "生成順のまま。順序付けの値打ちが分かる",
        ),
        position: "startpos moves 7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 4i5h 7b8b",
        runners: &["alpha-beta", "aspiration", "pvs", "nega-scout"],
        speed: 0.0,
        asked: Asked::Depth(3, Evaluator::Positional, Order::Generation),
    },
    Example {
        id: "shogi-tsume",
        group: Group::Shogi,
        name: t("A gold in hand", "持駒に金"),
        tip: t(
            "A mate in three, found by a search to depth 3: a mate is worth a million, less a point a move",
            "三手詰を深さ3で探索。詰みの値は百万から手数を引いたもの",
        ),
        position: "8k/8p/6R2/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1",
        runners: &["alpha-beta", "nega-scout"],
        speed: 4000.0,
        asked: Asked::Depth(3, Evaluator::Material, Order::Material),
    },
    Example {
        id: "tsume",
        group: Group::Shogi,
        name: t("A mate in five", "五手詰"),
        tip: t(
            "Tsume-shogi as an AND/OR tree: C*, df-pn and PN search look for a mate by checks",
            "詰将棋をAND/OR木として、C*、df-pn、PNで王手の連続の詰みを探す",
        ),
        position: TSUME,
        runners: &["c-star", "df-pn", "pn"],
        speed: 400.0,
        asked: Asked::Mate,
    },
    Example {
        id: "shogi-many",
        group: Group::Shogi,
        name: t("593 moves", "593通りの手"),
        tip: t(
            "The most moves a position can have; what is not searched is fanned out",
            "合法手が最も多い局面。探索しない手は扇形にまとめる",
        ),
        position: "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
        runners: &["alpha-beta"],
        speed: 4000.0,
        asked: Asked::Depth(2, Evaluator::Material, Order::Material),
    },
];

pub fn find(id: &str) -> Option<&'static Example> {
    EXAMPLES.iter().find(|example| example.id == id)
}

/// What the window opens with.
pub fn first() -> &'static Example {
    &EXAMPLES[0]
}

impl Example {
    pub fn session(&self) -> Session {
        let game = match self.group {
            Group::Trees => Game::Tree,
            Group::AndOr => Game::AndOr,
            Group::Othello => Game::Othello,
            Group::Shogi => Game::Shogi,
        };
        let hints = Hints {
            game: Some(game),
            ..Hints::default()
        };
        let (position, _) =
            problem::read(self.position, hints).expect("a test reads every example's position");
        let runners: Vec<Choice> = self.runners.iter().map(|id| Choice::new(id)).collect();
        let speed = (self.speed > 0.0).then_some(self.speed);
        let mut problem = Problem::new(position);
        match self.asked {
            Asked::Usual => {}
            Asked::Depth(depth, evaluator, order) => {
                problem = Problem {
                    question: Question::Depth(depth),
                    evaluator,
                    order,
                    ..problem
                };
            }
            Asked::Wld => problem.question = Question::Wld,
            Asked::Mate => problem.question = Question::Mate,
        }
        // Searches by numbers expand much before they see a leaf.
        let clock = if runners.iter().all(|choice| Counting::of(choice).is_some()) {
            Clock::Expansions
        } else {
            Clock::default()
        };
        Session {
            speed,
            clock,
            ..Session::new(problem, runners)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Value;
    use crate::search::catalogue::run;
    use crate::search::{Account, Silent};

    #[test]
    fn what_is_called_a_mate_is_one() {
        for (id, value) in [("shogi-tsume", 999_997), ("tsume", 1)] {
            let session = find(id).expect("an example").session();
            for choice in &session.runners {
                let mut tree = session.problem.tree().expect("a tree");
                let plan = choice.prepare().expect("a plan");
                let report = run(&mut tree, &plan, &mut Account::unlimited(), &mut Silent);
                assert_eq!(
                    report.value(),
                    Some(Value::new(value)),
                    "{id} {}",
                    choice.id
                );
            }
        }
    }

    #[test]
    fn every_example_can_be_run() {
        for example in EXAMPLES {
            let session = example.session();
            session
                .problem
                .tree()
                .unwrap_or_else(|e| panic!("{}: {e}", example.id));
            for choice in &session.runners {
                choice
                    .prepare()
                    .unwrap_or_else(|e| panic!("{}: {e}", example.id));
            }
        }
    }
}
