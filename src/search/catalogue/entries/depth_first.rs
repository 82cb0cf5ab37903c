//! Depth-first searches: with windows, in rounds, by other measures of depth.

use super::{EVERY_QUESTION, MORITA, SEO, YES_NO};
use crate::game::text::t;
use crate::search::catalogue::{Algorithm, Entry, Family, Kind, Parameter};
use crate::search::depth_first::{
    alpha_beta, alpha_beta_sorted, aspiration, branch_threshold, iterative_deepening, mate_length,
    minimax, nega_scout, pvs, realization, scout,
};

const AT_LEAST: &[&str] = &["at-least"];

const SUZUKI: &str = "Suzuki, Inui & Kotani, search algorithms compared in shogi (paper 003)";

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

pub(super) const MINIMAX: Entry = Entry {
    id: "minimax",
    algorithm: Algorithm::Minimax,
    name: t("Minimax", "ミニマックス法"),
    short: t("minimax", "ミニマックス"),
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
};

pub(super) const ALPHA_BETA: Entry = Entry {
    id: "alpha-beta",
    algorithm: Algorithm::AlphaBeta,
    name: t("α-β", "α-β法"),
    short: t("α-β", "α-β"),
    family: Family::DepthFirst,
    idea: t(
        "Depth-first, with a window: what cannot matter is cut.",
        "深さ優先で進み、結果に影響しない枝をウィンドウ(α,β)で刈る。",
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
};

pub(super) const ALPHA_BETA_SORTED: Entry = Entry {
    id: "alpha-beta-sorted",
    algorithm: Algorithm::AlphaBetaSorted,
    name: t("α-β sorted by replies", "子節点数ソートα-β法"),
    short: t("α-β sorted", "ソートα-β"),
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
};

pub(super) const ASPIRATION: Entry = Entry {
    id: "aspiration",
    algorithm: Algorithm::Aspiration,
    name: t("Aspiration search", "aspiration探索"),
    short: t("aspiration", "aspiration"),
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
};

pub(super) const PVS: Entry = Entry {
    id: "pvs",
    algorithm: Algorithm::Pvs,
    name: t("PVS", "PVS"),
    short: t("PVS", "PVS"),
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
};

pub(super) const NEGA_SCOUT: Entry = Entry {
    id: "nega-scout",
    algorithm: Algorithm::NegaScout,
    name: t("NegaScout", "NegaScout"),
    short: t("NegaScout", "NegaScout"),
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
};

pub(super) const SCOUT: Entry = Entry {
    id: "scout",
    algorithm: Algorithm::Scout,
    name: t("Scout", "Scout"),
    short: t("Scout", "Scout"),
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
};

pub(super) const ITERATIVE_DEEPENING: Entry = Entry {
    id: "iterative-deepening",
    algorithm: Algorithm::IterativeDeepening,
    name: t("Iterative deepening", "反復深化"),
    short: t("ID", "ID"),
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
};

pub(super) const BRANCH_THRESHOLD: Entry = Entry {
    id: "branch-threshold",
    algorithm: Algorithm::BranchThreshold,
    name: t(
        "α-β with a branching threshold",
        "分枝数をしきい値とするα-β法",
    ),
    short: t("branch θ", "branch θ"),
    family: Family::DepthFirst,
    idea: t(
        "Depth-first, but a line may only cost so many branches.",
        "深さ優先だが、枝の数の合計に上限を置く。",
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
};

pub(super) const REALIZATION: Entry = Entry {
    id: "realization",
    algorithm: Algorithm::Realization,
    name: t("Realization probability", "実現確率打ち切り探索"),
    short: t("RPS", "RPS"),
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

pub(super) const MATE_LENGTH: Entry = Entry {
    id: "mate-length",
    algorithm: Algorithm::MateLength,
    name: t("Deepening on the length", "手数による反復深化"),
    short: t("length", "手数"),
    family: Family::DepthFirst,
    idea: t(
        "Is there a solution in 1 ply, in 2, in 3, …?",
        "1手で解けるか、2手では、3手では、…と深める。",
    ),
    about: t(
        "What tsume-shogi programs did before conspiracy numbers: everything down to a depth, then a little deeper. The first \
         solution found is a shortest one, but every ply multiplies the work, and long solutions are out of reach.",
        "共謀数以前の詰将棋プログラムの方法。ある深さまですべて調べ、少しずつ深める。最初に見つかる解は最短だが、1手ごとに手間が何倍にもなり、\
         長手数の解には届かない。",
    ),
    source: SEO,
    parameters: &[Parameter {
        key: "step",
        kind: Kind::Integer { min: 1, max: 100 },
        default: "1",
        help: t(
            "plies from one iteration to the next; 2 for tsume-shogi",
            "反復ごとに増やす手数。詰将棋では2",
        ),
    }],
    questions: YES_NO,
    code: mate_length::CODE,
};
