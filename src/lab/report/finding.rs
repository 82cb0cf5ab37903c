//! A finding of a paper and what our numbers say to it.

use crate::base::messages::{Text, keys};
use serde::Serialize;

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
            Verdict::Holds => keys::lab_reproduced,
            Verdict::DoesNotHold => keys::lab_not_reproduced,
            Verdict::NotComparable => keys::lab_not_comparable,
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
            Material::Same => keys::lab_same_material,
            Material::Similar => keys::lab_similar_material,
            Material::NotComparable => keys::lab_other_material_than_the_papers,
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
