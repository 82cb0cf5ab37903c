//! A finding of a paper and what our numbers say to it.

use serde::Serialize;

use crate::game::text::{Text, t};
use crate::session::lesson::Words;

/// What became of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Holds,
    DoesNotHold,
    /// Too few results, or material on which nothing can be said.
    NotComparable,
}

impl Verdict {
    pub const fn name(self) -> Text {
        match self {
            Verdict::Holds => t("reproduced", "再現した"),
            Verdict::DoesNotHold => t("not reproduced", "再現しなかった"),
            Verdict::NotComparable => t("not comparable", "比較できない"),
        }
    }

    /// By a comparison that may not be possible yet.
    pub fn of(holds: Option<bool>) -> Verdict {
        match holds {
            Some(true) => Verdict::Holds,
            Some(false) => Verdict::DoesNotHold,
            None => Verdict::NotComparable,
        }
    }
}

/// How like the paper's material ours is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Material {
    Same,
    /// Made the same way, but not the same positions.
    Similar,
    NotComparable,
}

impl Material {
    pub const fn name(self) -> Text {
        match self {
            Material::Same => t("same material", "同じ材料"),
            Material::Similar => t("similar material", "似た材料"),
            Material::NotComparable => t("other material than the paper's", "材料は論文と異なる"),
        }
    }
}

/// One number of the paper beside ours.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Beside {
    pub what: Words,
    pub paper: String,
    pub ours: String,
    pub material: Material,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Finding {
    /// Whose claim, and which.
    pub claim: Words,
    pub verdict: Verdict,
    pub material: Material,
    /// What our numbers say.
    pub sentence: Words,
    pub beside: Vec<Beside>,
}
