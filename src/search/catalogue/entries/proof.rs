//! Searches by proof and conspiracy numbers.

use super::{EVERY_QUESTION, MORITA, SEO, YES_NO};
use crate::game::text::t;
use crate::search::catalogue::{Algorithm, Entry, Family, Kind, Parameter};
use crate::search::proof::{ao_star, bns, c_star, conspiracy, df_pn, pn, wpns};

const ALLIS: &str = "Allis, van der Meulen & van den Herik 1994, proof-number search";

const ON_OFF: Kind = Kind::Choice(&["on", "off"]);

const EPSILON: Parameter = Parameter {
    key: "epsilon",
    kind: Kind::Integer { min: 0, max: 1_000 },
    default: "0",
    help: t(
        "percent by which the best child may pass the second best before the search returns",
        "最良の子が次善の子の数を何%まで超えてよいか",
    ),
};
const TAIL: Parameter = Parameter {
    key: "tail",
    kind: Kind::Integer { min: 0, max: 64 },
    default: "0",
    help: t(
        "Othello: empty squares from which plain α-β finishes (7 in paper 002); 0 is never",
        "オセロ: 残りこの数から単純なα-βで読み切る(論文002では7)。0なら使わない",
    ),
};

pub(super) const C_STAR: Entry = Entry {
    id: "c-star",
    algorithm: Algorithm::CStar,
    name: t("C*", "C*"),
    short: t("C*", "C*"),
    family: Family::Proof,
    idea: t(
        "Depth-first by conspiracy numbers: how many subproblems are still open?",
        "共謀数による深さ優先探索。未解決の部分問題はあといくつか。",
    ),
    about: t(
        "The conspiracy number of a node is the least number of open subproblems that must all be solved to solve it: the \
         minimum over the answers of an OR node, the sum over those of an AND node. C* searches depth-first what costs no more \
         than a threshold, and raises it: at the root, and at every OR node on the way (multiple iterative deepening). What \
         failed before counts what it cost then (dynamic evaluation by hashing). It follows long forced lines without effort.",
        "節点の共謀数とは、それを解くために解かねばならない未解決の部分問題の最小数である。OR節点では子の最小値、AND節点では和をとる。\
         C*は共謀数がしきい値以下の部分だけを深さ優先で探索し、しきい値を根だけでなく途中のOR節点でも増やしていく(多重反復深化)。\
         以前解けなかった子はそのときの値で数える(ハッシュによる動的評価)。長い一本道でも苦にしない。",
    ),
    source: SEO,
    parameters: &[
        Parameter {
            key: "multiple",
            kind: ON_OFF,
            default: "on",
            help: t(
                "deepening at every OR node, or at the root only",
                "すべてのOR節点で反復深化する、または根だけ",
            ),
        },
        Parameter {
            key: "dynamic",
            kind: ON_OFF,
            default: "on",
            help: t(
                "a child that failed before counts the table's number, or 1",
                "既知の子を表の値で数える、または1と数える",
            ),
        },
        Parameter {
            key: "and-order",
            kind: Kind::Choice(&["generation", "easy-first", "hard-first", "least-searched"]),
            default: "generation",
            help: t(
                "the order of an AND node's answers: as listed, least or greatest number first, least searched first",
                "AND節点の子の順序: 生成順、共謀数の小さい順、大きい順、探索の少ない順",
            ),
        },
        Parameter {
            key: "edge-cost",
            kind: Kind::Integer { min: 0, max: 1 },
            default: "0",
            help: t(
                "what a move adds to the number: 1 keeps the search out of long lines",
                "1手ごとに加える値。1なら長手順への迷い込みを抑える",
            ),
        },
    ],
    questions: YES_NO,
    code: c_star::CODE,
};

pub(super) const PN: Entry = Entry {
    id: "pn",
    algorithm: Algorithm::Pn,
    name: t("PN search", "証明数探索(PN)"),
    short: t("PN", "PN"),
    family: Family::Proof,
    idea: t(
        "Best-first: expands the tip that matters most for a proof and for a disproof.",
        "最良優先。証明にも反証にも最も効く先端節点を展開する。",
    ),
    about: t(
        "Every node has a proof number, the least number of tips that must turn out true to prove it, and a disproof number. \
         From the root along the least proof number at OR nodes and the least disproof number at AND nodes one reaches the \
         most-proving node; it is expanded and the numbers above are corrected. The whole tree is held in memory.",
        "各節点は、証明するために真になる必要のある先端節点の最小数(証明数)と、反証数を持つ。根からOR節点では証明数最小、AND節点では\
         反証数最小の子をたどると最も効く節点に着くので、それを展開して上の数を更新する。木全体を記憶する。",
    ),
    source: ALLIS,
    parameters: &[
        Parameter {
            key: "numbers",
            kind: Kind::Choice(&["pn", "wpn", "bn"]),
            default: "pn",
            help: t(
                "proof numbers, weak proof numbers, or path branching numbers",
                "証明数、弱証明数、経路分枝数",
            ),
        },
        Parameter {
            key: "terminals",
            kind: Kind::Choice(&["selected", "generated"]),
            default: "selected",
            help: t(
                "when a leaf is recognised: at its turn, or at once",
                "終端を認識する時: 選ばれたとき、生成したとき",
            ),
        },
    ],
    questions: YES_NO,
    code: pn::CODE,
};

pub(super) const DF_PN: Entry = Entry {
    id: "df-pn",
    algorithm: Algorithm::DfPn,
    name: t("df-pn", "df-pn"),
    short: t("df-pn", "df-pn"),
    family: Family::Proof,
    idea: t(
        "PN search depth-first: two thresholds say when to turn back.",
        "深さ優先の証明数探索。二つのしきい値が引き返す時を決める。",
    ),
    about: t(
        "The most-proving node stays below the same child for long, so df-pn goes down with thresholds for the proof and the \
         disproof number and returns only when they say that it is elsewhere by now. It needs a table instead of the tree. \
         The strongest tsume-shogi programs are built on it.",
        "最も効く節点は長く同じ子の下にあるので、証明数と反証数のしきい値を持って下り、それが別の場所に移ったときだけ戻る。木の代わりに\
         置換表を使う。強い詰将棋プログラムの基礎である。",
    ),
    source: "Nagai & Imai 2002, df-pn and its application to tsume-shogi",
    parameters: &[EPSILON, TAIL],
    questions: YES_NO,
    code: df_pn::CODE,
};

pub(super) const WPNS: Entry = Entry {
    id: "wpns",
    algorithm: Algorithm::Wpns,
    name: t("WPNS", "弱証明数探索(WPNS)"),
    short: t("WPNS", "WPNS"),
    family: Family::Proof,
    idea: t(
        "df-pn with weak numbers: what several paths lead to is not counted twice.",
        "弱証明数を使うdf-pn。合流した局面を二重に数えない。",
    ),
    about: t(
        "Where paths meet, sums count the same open position once for every path and make easy nodes look hard. The weak proof \
         number takes the dearest child and adds one for each other child still open. Paper 002 compares it with plain α-β on \
         hard Othello endings; there plain α-β finishes from seven empty squares on (`tail=7`).",
        "合流があると、和は同じ未解決局面を経路の数だけ数えてしまう。弱証明数は最大の子に、他の未解決の子の数を足す。論文002はオセロの\
         難しい終盤でこれをα-βと比べている(残り7からは単純なα-βで読み切る: tail=7)。",
    ),
    source: MORITA,
    parameters: &[EPSILON, TAIL],
    questions: YES_NO,
    code: wpns::CODE,
};

pub(super) const BNS: Entry = Entry {
    id: "bns",
    algorithm: Algorithm::Bns,
    name: t(
        "Path-branching-number search (reconstruction)",
        "経路分枝数探索(再構成)",
    ),
    short: t("BNS", "BNS"),
    family: Family::Proof,
    idea: t(
        "Counts the branches along the cheapest line instead of all open ends.",
        "未解決の端の総数でなく、最も安い経路の枝の数を数える。",
    ),
    about: t(
        "A reconstruction from what paper 002 says of Okabe's search; the original was not at hand. A line costs one for every \
         other answer the opponent has on the way; a node is as dear as its cheapest line. The search itself is df-pn's.",
        "論文002の記述から岡部の方法を再構成したもの(原論文は参照していない)。経路の費用は途中で相手が持つ他の応手の数で、節点の値は\
         最も安い経路の費用である。探索の仕方はdf-pnと同じ。",
    ),
    source: MORITA,
    parameters: &[],
    questions: YES_NO,
    code: bns::CODE,
};

pub(super) const AO_STAR: Entry = Entry {
    id: "ao-star",
    algorithm: Algorithm::AoStar,
    name: t("AO*", "AO*"),
    short: t("AO*", "AO*"),
    family: Family::Proof,
    idea: t(
        "Best-first over potential solution trees: always the cheapest so far.",
        "ポテンシャル解決木のうち常に最も安いものを展開する。",
    ),
    about: t(
        "Every node carries an estimate h of the cost of its cheapest solution. Marks lead through the cheapest potential \
         solution tree to its open tips; one of them is expanded and h is corrected upwards. With edges that cost 1 the \
         solution found has the fewest edges; with edges that cost 0, h is the conspiracy number.",
        "各節点は最小コストの解の見積りhを持つ。印をたどると最も安いポテンシャル解決木の未解決の先端に着くので、それを展開してhを更新する。\
         枝のコストが1なら枝の最も少ない解が得られ、0ならhは共謀数になる。",
    ),
    source: SEO,
    parameters: &[Parameter {
        key: "edge-cost",
        kind: Kind::Integer { min: 0, max: 1_000 },
        default: "1",
        help: t("what every move costs", "1手のコスト"),
    }],
    questions: YES_NO,
    code: ao_star::CODE,
};

pub(super) const CONSPIRACY: Entry = Entry {
    id: "conspiracy",
    algorithm: Algorithm::Conspiracy,
    name: t("Conspiracy numbers", "共謀数探索"),
    short: t("conspiracy", "共謀数"),
    family: Family::Proof,
    idea: t(
        "How many leaves must conspire to change the root's value?",
        "根の値を変えるには、いくつの端末が共謀しなければならないか。",
    ),
    about: t(
        "McAllester's idea on minimax trees: the tips of a tree carry guesses, and for each other value of the root one counts \
         the tips that would all have to change to bring it about. The tree grows where the smallest conspiracy is, until every \
         other value needs at least T conspirators; without a T, until the value is exact.",
        "ミニマックス木に対するMcAllesterの考え。先端の値は見積りで、根を別の値にするために変わらねばならない先端の数を数える。最小の共謀の\
         あるところで木を育て、他のどの値にもT個以上の共謀が要るまで続ける。Tを置かなければ正確な値になるまで続ける。",
    ),
    source: "McAllester 1988, conspiracy numbers for min-max search; paper 001 §3",
    parameters: &[Parameter {
        key: "threshold",
        kind: Kind::Integer {
            min: 1,
            max: 1_000_000,
        },
        default: "",
        help: t(
            "T: conspiracies of so many are not believed in; empty: the value is exact",
            "T: これ以上の共謀は起こらないとみなす。空なら正確な値を求める",
        ),
    }],
    questions: EVERY_QUESTION,
    code: conspiracy::CODE,
};
