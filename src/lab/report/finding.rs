//! A finding of a paper and what our numbers say to it.

use crate::base::messages::{Text, keys};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::lab::statistics::Summary;
use crate::session::lesson::Words;

/// What became of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Holds,
    DoesNotHold,
    /// Too few results, or an interval that leaves it open; how many positions it would take, if
    /// that can be told.
    Undecided {
        needed: Option<usize>,
    },
    /// Material on which nothing can be said.
    NotComparable,
}

impl Verdict {
    pub const fn name(self) -> Text {
        match self {
            Verdict::Holds => keys::lab_reproduced,
            Verdict::DoesNotHold => keys::lab_not_reproduced,
            Verdict::Undecided { .. } => keys::lab_undecided,
            Verdict::NotComparable => keys::lab_not_comparable,
        }
    }

    /// The word in files.
    pub const fn id(self) -> &'static str {
        match self {
            Verdict::Holds => "holds",
            Verdict::DoesNotHold => "does-not-hold",
            Verdict::Undecided { .. } => "undecided",
            Verdict::NotComparable => "not-comparable",
        }
    }

    /// By a comparison that may not be possible yet.
    pub fn of(holds: Option<bool>) -> Verdict {
        match holds {
            Some(true) => Verdict::Holds,
            Some(false) => Verdict::DoesNotHold,
            None => Verdict::Undecided { needed: None },
        }
    }

    /// The same, where it is open, with how many positions these ratios would take.
    pub fn needing<'r>(self, ratios: impl IntoIterator<Item = &'r Summary>) -> Verdict {
        match self {
            Verdict::Undecided { .. } => Verdict::Undecided {
                needed: ratios.into_iter().filter_map(Summary::needed).max(),
            },
            decided => decided,
        }
    }

    pub fn needed(self) -> Option<usize> {
        match self {
            Verdict::Undecided { needed } => needed,
            _ => None,
        }
    }
}

/// As two fields of its finding.
impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Verdict", 2)?;
        fields.serialize_field("verdict", self.id())?;
        fields.serialize_field("positions_needed", &self.needed())?;
        fields.end()
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
    #[serde(flatten)]
    pub verdict: Verdict,
    pub material: Material,
    /// What our numbers say.
    pub sentence: Words,
    pub beside: Vec<Beside>,
}
