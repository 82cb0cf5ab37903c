//! Every algorithm of the program, in the order in which people should meet them.

use super::algorithm::Algorithm;
use super::entry::{Entry, Family, Kind, Parameter};
use super::proof;
use super::realization::REALIZATION;
use crate::game::text::t;
use crate::search::best_first::{self, dual, eligible, rsearch, sss, stockman};
use crate::search::depth_first::{
    alpha_beta, alpha_beta_sorted, aspiration, branch_threshold, iterative_deepening, minimax, mtd,
    nega_scout, pvs, scout,
};

pub(super) const EVERY_QUESTION: &[&str] = &["score", "wld", "at-least", "depth"];
const AT_LEAST: &[&str] = &["at-least"];

const KATOH: &str = "Katoh & Ibaraki, search under a space constraint (paper 000)";
const SUZUKI: &str = "Suzuki, Inui & Kotani, search algorithms compared in shogi (paper 003)";
pub(super) const MORITA: &str =
    "Morita, Hashimoto & Kobayashi, simple depth-first search for Othello (paper 002)";
const PLAAT: &str =
    "Plaat, Schaeffer, Pijls & de Bruin 1996, best-first fixed-depth minimax algorithms";

const GUESS: Parameter = Parameter {
    key: "guess",
    kind: Kind::IntegerOr {
        min: -900_000_000,
        max: 900_000_000,
        words: &["static", "first-leaf", "previous"],
    },
    default: "static",
    help: t(
        "the value the first window is laid around",
        "最初のウィンドウの中心とする値",
    ),
};
const PATH_TABLE: Parameter = Parameter {
    key: "table",
    kind: Kind::Choice(&["path", "position"]),
    default: "path",
    help: t(
        "path: one entry a node, so the theorems hold; position: equal positions share an entry",
        "path: 節点ごとに1項目(定理が成り立つ)。position: 同一局面で共有する",
    ),
};
const INFORMED: Parameter = Parameter {
    key: "informed",
    kind: Kind::Choice(&["given", "computed", "off"]),
    default: "given",
    help: t(
        "static bounds of nodes: those written in the tree, also those the rules prove (stable discs), or none",
        "節点の静的な上下界: 木に書かれたもの、規則から証明できるもの(確定石)も使う、使わない",
    ),
};

pub static ENTRIES: &[Entry] = &[
    Entry {
        id: "minimax",
        algorithm: Algorithm::Minimax,
        name: t("Minimax", "ミニマックス法"),
        short: "minimax",
        family: Family::DepthFirst,
        idea: t("Looks at every leaf.", "すべての端末節点を調べる。"),
        about: t(
            "The definition itself: a MAX node takes the largest value of its children, a MIN node the smallest. \
             Nothing is ever cut, so this is the yardstick for all the others.",
            "定義そのもの。MAX節点は子の最大値、MIN節点は最小値をとる。カットは一切行わないので、他のすべての探索法の物差しになる。",
        ),
        source: SUZUKI,
        parameters: &[],
        questions: EVERY_QUESTION,
        code: minimax::CODE,
    },
    Entry {
        id: "alpha-beta",
        algorithm: Algorithm::AlphaBeta,
        name: t("α-β", "α-β法"),
        short: "α-β",
        family: Family::DepthFirst,
        idea: t(
            "Depth-first, with a window: what cannot matter is cut.",
            "縦型に進み、結果に影響しない枝をウィンドウ(α,β)で刈る。",
        ),
        about: t(
            "Goes down the leftmost unfinished line and carries the window (α, β): MAX is already sure of α, MIN of β. \
             As soon as the two meet, the rest of a node cannot change the value at the root and is cut. \
             It needs hardly any memory; how much it cuts depends on the order of the moves.",
            "未処理の最も左の枝を下りながらウィンドウ(α,β)を持ち運ぶ。MAXは既にαを、MINは既にβを保証されている。両者が出会えば、\
             その節点の残りは根の値を変えられないのでカットする。記憶はほとんど要らないが、効き目は手の順序に左右される。",
        ),
        source: SUZUKI,
        parameters: &[
            Parameter {
                key: "bounds",
                kind: Kind::Choice(&["soft", "hard"]),
                default: "soft",
                help: t(
                    "soft: a failed search returns the bound it found; hard: it returns the window's edge",
                    "soft: 失敗時に得られた限界値を返す。hard: ウィンドウの端を返す",
                ),
            },
            Parameter {
                key: "table",
                kind: Kind::Integer {
                    min: 0,
                    max: 65_536,
                },
                default: "0",
                help: t(
                    "transposition table in MiB; 0 is none",
                    "置換表の大きさ(MiB)。0なら使わない",
                ),
            },
        ],
        questions: EVERY_QUESTION,
        code: alpha_beta::CODE,
    },
    Entry {
        id: "alpha-beta-sorted",
        algorithm: Algorithm::AlphaBetaSorted,
        name: t("α-β sorted by replies", "子節点数ソートα-β法"),
        short: "α-β sorted",
        family: Family::DepthFirst,
        idea: t(
            "α-β that tries the child with the fewest replies first.",
            "応手の少ない子から先に調べるα-β法。",
        ),
        about: t(
            "Before a node's children are searched they are sorted by how many moves the opponent then has. Few replies \
             mean a small subtree and often a strong move, so cuts come early. Paper 002 found it as good as weak \
             proof-number search on hard Othello endings.",
            "子を調べる前に、相手の合法手の少ない順に並べ替える。応手が少なければ部分木は小さく、良い手であることも多いので、早くカットできる。\
             論文002では難しいオセロ終盤でWPNSと同等であった。",
        ),
        source: MORITA,
        parameters: &[],
        questions: EVERY_QUESTION,
        code: alpha_beta_sorted::CODE,
    },
    Entry {
        id: "aspiration",
        algorithm: Algorithm::Aspiration,
        name: t("Aspiration search", "aspiration探索"),
        short: "aspiration",
        family: Family::DepthFirst,
        idea: t(
            "α-β in a narrow window around a guess.",
            "予想値のまわりの狭いウィンドウでα-β探索する。",
        ),
        about: t(
            "Guesses the value and searches only the window guess ± error. If the value lies inside, much is cut; if not, \
             the search fails low or high and is repeated with the open side of the window.",
            "値を予想し、予想±誤差のウィンドウだけで探索する。値が中にあれば多くがカットされ、外れれば開いた側のウィンドウで再探索する。",
        ),
        source: SUZUKI,
        parameters: &[
            GUESS,
            Parameter {
                key: "error",
                kind: Kind::Integer {
                    min: 1,
                    max: 1_000_000,
                },
                default: "1",
                help: t(
                    "half the width of the first window",
                    "最初のウィンドウの半幅",
                ),
            },
            Parameter {
                key: "at",
                kind: Kind::Choice(&["root", "every-node"]),
                default: "root",
                help: t(
                    "where the narrow window is tried",
                    "狭いウィンドウを試す場所",
                ),
            },
        ],
        questions: EVERY_QUESTION,
        code: aspiration::CODE,
    },
    Entry {
        id: "pvs",
        algorithm: Algorithm::Pvs,
        name: t("PVS", "PVS"),
        short: "PVS",
        family: Family::DepthFirst,
        idea: t(
            "Trust the first move; test the others with a null window.",
            "最初の手を信じ、残りは幅1のウィンドウで確かめる。",
        ),
        about: t(
            "Principal variation search: the leftmost line is searched in full; every other move only has to show, in a \
             window of width one, that it is not better. If it is, it is searched again.",
            "主要変化探索。最も左の枝だけを普通に探索し、他の手は幅1のウィンドウで「より良くない」ことだけを確かめる。良ければ再探索する。",
        ),
        source: SUZUKI,
        parameters: &[],
        questions: EVERY_QUESTION,
        code: pvs::CODE,
    },
    Entry {
        id: "nega-scout",
        algorithm: Algorithm::NegaScout,
        name: t("NegaScout", "NegaScout"),
        short: "NegaScout",
        family: Family::DepthFirst,
        idea: t(
            "PVS's null windows at every node, in one procedure.",
            "PVSの零幅ウィンドウを一つの手続きで全節点に用いる。",
        ),
        about: t(
            "Reinefeld's form: after the first child every further child is tested with the null window (s, s+1); only \
             when the test fails high inside the real window is the child searched again with the window that is left.",
            "Reinefeldの形。最初の子の後は、各子を零幅ウィンドウ(s, s+1)で確かめ、本来のウィンドウの内側で上に外れたときだけ再探索する。",
        ),
        source: SUZUKI,
        parameters: &[Parameter {
            key: "exact-plies",
            kind: Kind::Integer { min: 0, max: 1 },
            default: "0",
            help: t(
                "height up to which a null-window value is taken as exact: 0 leaves, 1 the last two plies",
                "零幅の値を正確とみなす高さ。0は端末、1は最後の2手",
            ),
        }],
        questions: EVERY_QUESTION,
        code: nega_scout::CODE,
    },
    Entry {
        id: "scout",
        algorithm: Algorithm::Scout,
        name: t("Scout", "Scout"),
        short: "Scout",
        family: Family::DepthFirst,
        idea: t("Pearl's EVAL and TEST.", "PearlのEVALとTEST。"),
        about: t(
            "EVAL finds the first child's value; TEST asks of each other child only whether it beats it, and EVAL is \
             called again when it does. No window is handed down, so Scout can visit leaves that α-β does not.",
            "EVALで最初の子の値を求め、TESTで他の子がそれを超えるかだけを調べ、超えれば再びEVALする。ウィンドウを下に渡さないので、\
             α-βが調べない端末を調べることがある。",
        ),
        source: "Pearl 1980, asymptotic properties of minimax trees",
        parameters: &[],
        questions: EVERY_QUESTION,
        code: scout::CODE,
    },
    Entry {
        id: "iterative-deepening",
        algorithm: Algorithm::IterativeDeepening,
        name: t("Iterative deepening", "反復深化"),
        short: "ID",
        family: Family::DepthFirst,
        idea: t(
            "Depth 1, then 2, then 3 …, each ordering the next.",
            "深さ1、2、3…と繰り返し、浅い結果で次の手順を並べる。",
        ),
        about: t(
            "Runs another search with a growing horizon. The early rounds are cheap and put the best move first, which \
             is what α-β needs; and whenever time runs out, an answer is at hand.",
            "地平線を深くしながら別の探索を繰り返す。浅い回は安く、最善手を先頭に置いてくれる。いつ時間が切れても答えが手元にある。",
        ),
        source: SUZUKI,
        parameters: &[
            Parameter {
                key: "inner",
                kind: Kind::Algorithm(&[
                    "alpha-beta",
                    "minimax",
                    "alpha-beta-sorted",
                    "aspiration",
                    "pvs",
                    "nega-scout",
                    "scout",
                    "mtdf",
                    "mt-sss",
                    "mt-dual",
                ]),
                default: "alpha-beta",
                help: t("the search that is repeated", "繰り返す探索"),
            },
            Parameter {
                key: "at",
                kind: Kind::Choice(&["root", "every-node"]),
                default: "root",
                help: t(
                    "deepen at the root only, or at every node",
                    "根だけで深化するか、各節点で行うか",
                ),
            },
            Parameter {
                key: "step",
                kind: Kind::Integer { min: 1, max: 64 },
                default: "1",
                help: t("plies by which the horizon grows", "1回に深くする手数"),
            },
            Parameter {
                key: "keep",
                kind: Kind::IntegerOr {
                    min: 1,
                    max: 593,
                    words: &["all"],
                },
                default: "all",
                help: t(
                    "how many of the best moves are kept for the next round; fewer than all, and the value is no longer proved",
                    "次の回に残す上位の手の数。すべて残さなければ、値は証明されたものではなくなる",
                ),
            },
        ],
        questions: EVERY_QUESTION,
        code: iterative_deepening::CODE,
    },
    Entry {
        id: "mtdf",
        algorithm: Algorithm::Mtdf,
        name: t("MTD(f)", "MTD(f)"),
        short: "MTD(f)",
        family: Family::NullWindow,
        idea: t(
            "Null-window passes from a guess until the bounds meet.",
            "予想値から零幅探索を繰り返し、上下界を合わせる。",
        ),
        about: t(
            "Every pass asks one yes-or-no question, \"is the value at least γ?\", and remembers what it learnt in a \
             table. The answer moves the lower or the upper bound to the next γ, until they meet.",
            "各回は「値はγ以上か」という問い一つで、得たことは表に残す。答えにより下界か上界が動いて次のγになり、両者が出会えば終わる。",
        ),
        source: PLAAT,
        parameters: &[
            Parameter {
                key: "guess",
                kind: Kind::IntegerOr {
                    min: -900_000_000,
                    max: 900_000_000,
                    words: &["static", "first-leaf"],
                },
                default: "static",
                help: t("the first γ", "最初のγ"),
            },
            PATH_TABLE,
        ],
        questions: EVERY_QUESTION,
        code: mtd::CODE,
    },
    Entry {
        id: "mt-sss",
        algorithm: Algorithm::MtSss,
        name: t("MT-SSS*", "MT-SSS*"),
        short: "MT-SSS*",
        family: Family::NullWindow,
        idea: t(
            "SSS* as α-β with a table: γ from +∞ down.",
            "表を持つα-βとしてのSSS*。γを+∞から下げる。",
        ),
        about: t(
            "Null-window passes whose γ falls from +∞, each to the upper bound the last one proved. With one table entry \
             a node it looks at exactly the leaves of Stockman's SSS*, in the same order.",
            "γを+∞から、直前に証明された上界へと下げていく零幅探索。節点ごとに表を持てば、StockmanのSSS*と同じ端末を同じ順に調べる。",
        ),
        source: PLAAT,
        parameters: &[PATH_TABLE],
        questions: EVERY_QUESTION,
        code: mtd::CODE,
    },
    Entry {
        id: "mt-dual",
        algorithm: Algorithm::MtDual,
        name: t("MT-DUAL*", "MT-DUAL*"),
        short: "MT-DUAL*",
        family: Family::NullWindow,
        idea: t(
            "The mirror image: γ from −∞ up.",
            "その双対。γを−∞から上げる。",
        ),
        about: t(
            "Null-window passes whose γ rises from −∞, each just above the lower bound the last one proved. It looks at \
             exactly the leaves of DUAL*.",
            "γを−∞から、直前に証明された下界のすぐ上へと上げていく零幅探索。DUAL*と同じ端末を調べる。",
        ),
        source: PLAAT,
        parameters: &[PATH_TABLE],
        questions: EVERY_QUESTION,
        code: mtd::CODE,
    },
    Entry {
        id: "sss",
        algorithm: Algorithm::Sss,
        name: t("SSS*", "SSS*"),
        short: "SSS*",
        family: Family::BestFirst,
        idea: t(
            "Of all open nodes, take the one with the highest β.",
            "OPENの中でβ(P)が最大の節点を選ぶ。",
        ),
        about: t(
            "Ibaraki's form of SSS*: one loop over OPEN that always takes the node whose β, the least upper bound its \
             MIN ancestors' elder children have shown, is highest, ties to the left. It never evaluates a leaf that α-β \
             would not, and pays for it with memory. On equal values it may need fewer leaves than the textbook's \
             (Stockman's) SSS*, never more.",
            "茨木の形のSSS*。OPENから、MIN先祖の兄節点が示した上界の最小値βが最大の節点を選ぶ(同点は左優先)。α-βが調べない端末を\
             調べることはないが、その代わりに記憶を使う。同じ値があるときは教科書のSSS*(Stockman)より少ない端末で済むことがあり、多くはならない。",
        ),
        source: KATOH,
        parameters: &[INFORMED],
        questions: EVERY_QUESTION,
        code: sss::CODE,
    },
    Entry {
        id: "gsearch-alpha-beta",
        algorithm: Algorithm::GsearchAlphaBeta,
        name: t("α-β as GSEARCH", "GSEARCHとしてのα-β"),
        short: "GSEARCH α-β",
        family: Family::BestFirst,
        idea: t(
            "The same loop over OPEN, taking the leftmost node.",
            "同じループで最も左の節点を選ぶ。",
        ),
        about: t(
            "GSEARCH with the rule \"leftmost\": it evaluates exactly α-β's leaves in α-β's order, and shows that α-β and \
             SSS* differ only in which node is taken from OPEN.",
            "「最も左」を選ぶGSEARCH。α-βと同じ端末を同じ順に調べ、α-βとSSS*の違いがOPENからの選び方だけであることを示す。",
        ),
        source: KATOH,
        parameters: &[INFORMED],
        questions: EVERY_QUESTION,
        code: best_first::alpha_beta::CODE,
    },
    Entry {
        id: "gsearch-eligible",
        algorithm: Algorithm::Eligible,
        name: t("Random eligible search", "有資格節点のランダム探索"),
        short: "eligible",
        family: Family::BestFirst,
        idea: t(
            "Any eligible node at random: still never worse than α-β.",
            "有資格な節点を無作為に選ぶ。それでもα-βに劣らない。",
        ),
        about: t(
            "Takes a random node among those that α-β is certain to visit whatever the unexplored leaves are. Lemma 3.1 \
             of paper 000 says that every such search surpasses α-β: watch it hold.",
            "未探索の端末の値によらずα-βが必ず訪れる節点(有資格)から無作為に選ぶ。論文000の補題3.1によれば、どの有資格探索もα-βを凌ぐ。",
        ),
        source: KATOH,
        parameters: &[
            Parameter {
                key: "seed",
                kind: Kind::Integer {
                    min: 0,
                    max: i64::MAX,
                },
                default: "1",
                help: t("seed of the random choice", "乱数の種"),
            },
            INFORMED,
        ],
        questions: EVERY_QUESTION,
        code: eligible::CODE,
    },
    Entry {
        id: "sss-stockman",
        algorithm: Algorithm::Stockman,
        name: t("SSS* (Stockman)", "SSS*(Stockman)"),
        short: "Stockman SSS*",
        family: Family::BestFirst,
        idea: t(
            "The textbook's SSS*: states, merits and the Γ operator.",
            "教科書のSSS*。状態と評価値とΓ演算子。",
        ),
        about: t(
            "OPEN holds states (node, LIVE or SOLVED, merit). The one with the highest merit is taken and replaced by \
             the seven rules of the Γ operator, until the root is SOLVED.",
            "OPENは状態(節点、LIVEかSOLVED、評価値)を持つ。評価値最大の状態を取り、Γ演算子の7つの規則で置き換え、根がSOLVEDになれば終わる。",
        ),
        source: "Stockman 1979, a minimax algorithm better than alpha-beta?",
        parameters: &[],
        questions: EVERY_QUESTION,
        code: stockman::CODE,
    },
    Entry {
        id: "dual",
        algorithm: Algorithm::Dual,
        name: t("DUAL*", "DUAL*"),
        short: "DUAL*",
        family: Family::BestFirst,
        idea: t(
            "SSS* with MAX and MIN exchanged.",
            "MAXとMINを入れ替えたSSS*。",
        ),
        about: t(
            "The mirror image of SSS*: lower bounds rise from −∞, all children of a MIN node are opened at once, those of \
             a MAX node one at a time.",
            "SSS*の双対。下界が−∞から上がり、MIN節点の子はすべて一度に、MAX節点の子は一つずつ開かれる。",
        ),
        source: "Marsland, Reinefeld & Schaeffer 1987, low overhead alternatives to SSS*",
        parameters: &[],
        questions: EVERY_QUESTION,
        code: dual::CODE,
    },
    Entry {
        id: "recursive-sss",
        algorithm: Algorithm::Recursive,
        name: t("Recursive SSS*", "再帰型SSS*"),
        short: "rec SSS*",
        family: Family::SpaceBounded,
        idea: t(
            "SSS* in small trees inside one another: a dial from α-β to SSS*.",
            "小さな木に分けて再帰するSSS*。α-βからSSS*までの目盛り。",
        ),
        about: t(
            "RSEARCH: when `cond` becomes true at a selected node, that node is solved at once by a search of its own, \
             which may recurse again, and its cells are given back. With cond = depth c it is α-β at c=1 and SSS* at \
             c = height; in between it trades leaves for memory.",
            "RSEARCH。選ばれた節点でcondが真になると、その節点を根とする探索を先に済ませ、使った領域を返す(さらに再帰してもよい)。\
             深さcの条件ではc=1でα-β、c=高さでSSS*になり、その間で端末数と記憶を引き換える。",
        ),
        source: KATOH,
        parameters: &[
            Parameter {
                key: "cond",
                kind: Kind::Choice(&["depth", "space", "exp2", "exp3"]),
                default: "depth",
                help: t(
                    "when to recurse: depth (4.2), space (4.3), or as in experiments 2 and 3",
                    "再帰の条件: 深さ(4.2)、領域(4.3)、実験2、実験3",
                ),
            },
            Parameter {
                key: "c",
                kind: Kind::Schedule {
                    min: 1,
                    max: 1_000_000_000,
                },
                default: "2",
                help: t(
                    "the constant c, or one for each level: 2,1,3 (the last repeats)",
                    "定数c、または段ごとの列 2,1,3(最後を繰り返す)",
                ),
            },
            Parameter {
                key: "c1",
                kind: Kind::Integer {
                    min: 1,
                    max: 1_000_000_000_000,
                },
                default: "",
                help: t("experiment 2: recurse when N ≥ c1", "実験2: N ≥ c1 で再帰"),
            },
            Parameter {
                key: "c11",
                kind: Kind::Integer {
                    min: 1,
                    max: 1_000_000_000_000,
                },
                default: "",
                help: t(
                    "experiment 3: recurse when N ≥ c11 …",
                    "実験3: N ≥ c11 または…",
                ),
            },
            Parameter {
                key: "c12",
                kind: Kind::Integer {
                    min: 1,
                    max: 1_000_000_000,
                },
                default: "",
                help: t("… or the depth reaches c12", "…深さが c12 に達したら再帰"),
            },
            Parameter {
                key: "ci",
                kind: Kind::Integer {
                    min: 1,
                    max: 1_000_000_000,
                },
                default: "2",
                help: t(
                    "experiments 2 and 3: depth from level 2 on",
                    "実験2・3: 第2段以降の深さ",
                ),
            },
            Parameter {
                key: "memory",
                kind: Kind::Integer {
                    min: 1,
                    max: 1_000_000_000_000,
                },
                default: "",
                help: t(
                    "cells M': chooses the largest c that §4.3 of the paper allows",
                    "使えるセル数M'。論文4.3節により最大のcを選ぶ",
                ),
            },
            Parameter {
                key: "rule",
                kind: Kind::Choice(&["sss", "leftmost", "dual"]),
                default: "sss",
                help: t("how nodes are taken from OPEN", "OPENからの選び方"),
            },
            Parameter {
                key: "policy",
                kind: Kind::Choice(&["path", "free", "retain"]),
                default: "path",
                help: t(
                    "when cells are freed: along the path, below every closed node, or only at return",
                    "セルを解放する時: 路に沿って、閉じた節点の下すべて、戻るときだけ",
                ),
            },
            INFORMED,
        ],
        questions: EVERY_QUESTION,
        code: rsearch::CODE,
    },
    Entry {
        id: "branch-threshold",
        algorithm: Algorithm::BranchThreshold,
        name: t(
            "α-β with a branching threshold",
            "分枝数をしきい値とするα-β法",
        ),
        short: "branch θ",
        family: Family::DepthFirst,
        idea: t(
            "Depth-first, but a line may only cost so many branches.",
            "縦型だが、枝の数の合計に上限を置く。",
        ),
        about: t(
            "Every node with k children charges k−1 to the side that must answer all of them; a line that has spent its \
             threshold θ is left unknown, and θ grows until the root is known. Paper 002 reports that it failed on \
             Othello: here one can see why.",
            "k個の子を持つ節点は、すべてに答えねばならない側にk−1を課し、θを使い切った枝は未知とする。根が決まるまでθを増やす。\
             論文002ではオセロで失敗したと報告されており、その理由をここで見ることができる。",
        ),
        source: MORITA,
        parameters: &[
            Parameter {
                key: "order",
                kind: Kind::Choice(&["fewest-children", "generation"]),
                default: "fewest-children",
                help: t("the order of the children", "子の順序"),
            },
            Parameter {
                key: "charge",
                kind: Kind::Choice(&["both", "and", "weak"]),
                default: "both",
                help: t(
                    "who pays k−1: A at AND and B at OR nodes, only A, or weak numbers",
                    "k−1を課す相手: ANDでA・ORでB、Aのみ、弱い数",
                ),
            },
            Parameter {
                key: "start",
                kind: Kind::Integer {
                    min: 1,
                    max: 1_000_000,
                },
                default: "1",
                help: t("the first θ", "最初のθ"),
            },
            Parameter {
                key: "step",
                kind: Kind::IntegerOr {
                    min: 1,
                    max: 1_000_000,
                    words: &["overflow"],
                },
                default: "1",
                help: t(
                    "growth of θ, or up to the smallest overflow",
                    "θの増分、または最小の超過分まで",
                ),
            },
            Parameter {
                key: "table",
                kind: Kind::Integer {
                    min: 0,
                    max: 65_536,
                },
                default: "0",
                help: t(
                    "table between iterations in MiB; 0 is none",
                    "反復間で使う表(MiB)。0なら使わない",
                ),
            },
        ],
        questions: AT_LEAST,
        code: branch_threshold::CODE,
    },
    REALIZATION,
    proof::C_STAR,
    proof::PN,
    proof::DF_PN,
    proof::WPNS,
    proof::BNS,
    proof::AO_STAR,
    proof::MATE_LENGTH,
    proof::CONSPIRACY,
];
