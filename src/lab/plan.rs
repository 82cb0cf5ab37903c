//! Which experiment is run and how large: all that is needed to make its cells again, anywhere.

use std::collections::HashSet;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use super::error::LabError;
use super::experiments::{self, Experiment};
use super::own::Own;
use super::sets::PositionSet;
use crate::session::lesson::Words;

/// An experiment with its size. Two folders with equal plans hold parts of one whole.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// The id; `own` for one of a person's own.
    pub experiment: String,
    /// Small enough to be over in less than a minute.
    #[serde(default)]
    pub quick: bool,
    /// How many positions; as the experiment has it if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub positions: Option<usize>,
    /// Positions from a file instead of the built-in ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<PositionSet>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Own>,
}

impl Plan {
    pub fn new(experiment: &str) -> Plan {
        Plan {
            experiment: experiment.to_owned(),
            ..Plan::default()
        }
    }

    pub fn quick(experiment: &str) -> Plan {
        Plan {
            quick: true,
            ..Plan::new(experiment)
        }
    }

    pub fn of_own(own: Own) -> Plan {
        Plan {
            own: Some(own),
            ..Plan::new("own")
        }
    }

    /// The positions to take, where the experiment would take `usual`, or `few` of them when quick.
    pub fn count(&self, usual: usize, few: usize) -> usize {
        self.positions
            .unwrap_or(if self.quick { few } else { usual })
            .max(1)
    }

    /// One of the two, by size.
    pub fn pick<T>(&self, usual: T, quick: T) -> T {
        if self.quick { quick } else { usual }
    }

    pub fn experiment(&self) -> Result<&'static Experiment, LabError> {
        experiments::find(&self.experiment)
            .ok_or_else(|| LabError::NoExperiment(self.experiment.clone()))
    }

    pub fn title(&self) -> Words {
        if let Some(own) = &self.own {
            return own.title.clone();
        }
        let found = self.experiment();
        found.map_or_else(
            |_| Words::default(),
            |e| Words::of(|lang| e.title.get(lang)),
        )
    }

    /// The command that makes the same searches.
    pub fn command(&self) -> String {
        let mut command = "yomiki lab run ".to_owned();
        command += match self.own {
            Some(_) => "FILE.ron",
            None => &self.experiment,
        };
        if self.quick {
            command += " --quick";
        }
        if let Some(n) = self.positions {
            command += &format!(" --positions {n}");
        }
        if let Some(set) = &self.set {
            command += &format!(" --set @{}", set.name);
        }
        command + " --out DIR"
    }

    /// Every search of the experiment, in an order that fills tables evenly.
    pub fn cells(&self) -> Result<Vec<Cell>, LabError> {
        let cells = match &self.own {
            Some(own) => own.cells(self)?,
            None => {
                let experiment = self.experiment()?;
                if self.set.is_some() && !experiment.takes_set {
                    return Err(LabError::NoSet(self.experiment.clone()));
                }
                (experiment.cells)(self)?
            }
        };
        let mut seen = HashSet::new();
        for cell in &cells {
            if !seen.insert(cell.id()) {
                return Err(LabError::Twice(cell.id()));
            }
        }
        Ok(cells)
    }
}

/// One part of a whole: the `index`-th of `of`, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shard {
    pub index: usize,
    pub of: usize,
}

impl Shard {
    pub const WHOLE: Shard = Shard { index: 1, of: 1 };

    /// Whether the `i`-th cell belongs to this part.
    pub fn has(self, i: usize) -> bool {
        i % self.of == self.index - 1
    }
}

impl Default for Shard {
    fn default() -> Shard {
        Shard::WHOLE
    }
}

impl FromStr for Shard {
    type Err = LabError;
    fn from_str(text: &str) -> Result<Shard, LabError> {
        let bad = || LabError::BadShard(text.to_owned());
        let (index, of) = text.split_once('/').ok_or_else(bad)?;
        let index = index.trim().parse().map_err(|_| bad())?;
        let of = of.trim().parse().map_err(|_| bad())?;
        if index == 0 || index > of {
            return Err(bad());
        }
        Ok(Shard { index, of })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_tells_its_command() {
        let mut plan = Plan::quick("000-fig3");
        assert_eq!(plan.command(), "yomiki lab run 000-fig3 --quick --out DIR");
        (plan.quick, plan.positions) = (false, Some(7));
        assert_eq!(
            plan.command(),
            "yomiki lab run 000-fig3 --positions 7 --out DIR"
        );
    }

    #[test]
    fn shards_divide_the_whole() {
        let shards: Vec<Shard> = (1..=3).map(|i| format!("{i}/3").parse().unwrap()).collect();
        for i in 0..20 {
            assert_eq!(shards.iter().filter(|s| s.has(i)).count(), 1);
        }
        for bad in ["0/3", "4/3", "1", "a/b", "-1/2", "1/0"] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }
}
