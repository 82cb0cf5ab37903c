//! Best-first searches over OPEN, and SSS* under a space limit.

use super::EVERY_QUESTION;
use crate::game::text::t;
use crate::search::best_first::{self, dual, eligible, rsearch, sss, stockman};
use crate::search::catalogue::{Algorithm, Entry, Family, Kind, Parameter};

const KATOH: &str = "Katoh & Ibaraki, search under a space constraint (paper 000)";

const INFORMED: Parameter = Parameter {
    key: "informed",
    kind: Kind::Choice(&["given", "computed", "off"]),
    default: "given",
    help: t(
        "static bounds of nodes: those written in the tree, also those the rules prove (stable discs), or none",
        "節点の静的な上下界: 木に書かれたもの、規則から証明できるもの(確定石)も使う、使わない",
    ),
};

pub(super) const SSS: Entry = Entry {
    id: "sss",
    algorithm: Algorithm::Sss,
    name: t("SSS*", "SSS*"),
    short: t("SSS*", "SSS*"),
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
};

pub(super) const GSEARCH_ALPHA_BETA: Entry = Entry {
    id: "gsearch-alpha-beta",
    algorithm: Algorithm::GsearchAlphaBeta,
    name: t("α-β as GSEARCH", "GSEARCHとしてのα-β"),
    short: t("GSEARCH α-β", "GSEARCH α-β"),
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
};

pub(super) const GSEARCH_ELIGIBLE: Entry = Entry {
    id: "gsearch-eligible",
    algorithm: Algorithm::Eligible,
    name: t("Random eligible search", "有資格節点のランダム探索"),
    short: t("eligible", "有資格"),
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
};

pub(super) const SSS_STOCKMAN: Entry = Entry {
    id: "sss-stockman",
    algorithm: Algorithm::Stockman,
    name: t("SSS* (Stockman)", "SSS*(Stockman)"),
    short: t("Stockman SSS*", "Stockman SSS*"),
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
};

pub(super) const DUAL: Entry = Entry {
    id: "dual",
    algorithm: Algorithm::Dual,
    name: t("DUAL*", "DUAL*"),
    short: t("DUAL*", "DUAL*"),
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
};

pub(super) const RECURSIVE_SSS: Entry = Entry {
    id: "recursive-sss",
    algorithm: Algorithm::Recursive,
    name: t("Recursive SSS*", "再帰型SSS*"),
    short: t("rec SSS*", "rec SSS*"),
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
};
