//! Passes with null windows and a memory.

use super::EVERY_QUESTION;
use crate::game::text::t;
use crate::search::catalogue::{Algorithm, Entry, Family, Kind, Parameter};
use crate::search::depth_first::mtd;

const PLAAT: &str =
    "Plaat, Schaeffer, Pijls & de Bruin 1996, best-first fixed-depth minimax algorithms";

const PATH_TABLE: Parameter = Parameter {
    key: "table",
    kind: Kind::Choice(&["path", "position"]),
    default: "path",
    help: t(
        "path: one entry a node, so the theorems hold; position: equal positions share an entry",
        "path: 節点ごとに1項目(定理が成り立つ)。position: 同一局面で共有する",
    ),
};

pub(super) const MTDF: Entry = Entry {
    id: "mtdf",
    algorithm: Algorithm::Mtdf,
    name: t("MTD(f)", "MTD(f)"),
    short: t("MTD(f)", "MTD(f)"),
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
};

pub(super) const MT_SSS: Entry = Entry {
    id: "mt-sss",
    algorithm: Algorithm::MtSss,
    name: t("MT-SSS*", "MT-SSS*"),
    short: t("MT-SSS*", "MT-SSS*"),
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
};

pub(super) const MT_DUAL: Entry = Entry {
    id: "mt-dual",
    algorithm: Algorithm::MtDual,
    name: t("MT-DUAL*", "MT-DUAL*"),
    short: t("MT-DUAL*", "MT-DUAL*"),
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
};
