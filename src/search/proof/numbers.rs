//! Proof and disproof numbers, and the three ways in which a node's follow from its children's.
//!
//! A node's proof number is the least number of unexplored nodes that would have to turn out true
//! for the node to be proved, its disproof number the same for false. At an OR node one child is
//! enough for a proof, so the proof numbers' minimum counts; for a disproof all children are
//! needed, and how much "all" costs is where the kinds of numbers part ways.

use crate::problem::{Bounds, Player, Value};
use crate::search::catalogue::NumberKind;

/// Infinity: cannot happen any more. Sums of finite numbers stay below it.
pub const INFINITE: u32 = 1_000_000_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    pub proof: u32,
    pub disproof: u32,
}

impl Numbers {
    /// Of a node nobody has looked at.
    pub const UNKNOWN: Numbers = Numbers {
        proof: 1,
        disproof: 1,
    };
    pub const PROVED: Numbers = Numbers {
        proof: 0,
        disproof: INFINITE,
    };
    pub const DISPROVED: Numbers = Numbers {
        proof: INFINITE,
        disproof: 0,
    };
    /// Thresholds without effect.
    pub const UNLIMITED: Numbers = Numbers {
        proof: INFINITE,
        disproof: INFINITE,
    };

    #[inline]
    pub const fn decided(proved: bool) -> Numbers {
        if proved {
            Numbers::PROVED
        } else {
            Numbers::DISPROVED
        }
    }

    /// Whether the answer is known, and which it is.
    #[inline]
    pub const fn answer(self) -> Option<bool> {
        if self.proof == 0 {
            Some(true)
        } else if self.disproof == 0 {
            Some(false)
        } else {
            None
        }
    }

    /// The pair (what the player at the node wants, what the other wants): proof first for OR,
    /// disproof first for AND.
    #[inline]
    pub const fn relative_to(self, player: Player) -> (u32, u32) {
        match player {
            Player::Max => (self.proof, self.disproof),
            Player::Min => (self.disproof, self.proof),
        }
    }

    /// The inverse of [`Numbers::relative_to`].
    #[inline]
    pub const fn of(player: Player, own: u32, other: u32) -> Numbers {
        match player {
            Player::Max => Numbers {
                proof: own,
                disproof: other,
            },
            Player::Min => Numbers {
                proof: other,
                disproof: own,
            },
        }
    }

    /// Both at least as great as the other's, unless the answer is known.
    #[inline]
    pub fn at_least(self, floor: Numbers) -> Numbers {
        if self.answer().is_some() {
            return self;
        }
        Numbers {
            proof: self.proof.max(floor.proof).min(INFINITE - 1),
            disproof: self.disproof.max(floor.disproof).min(INFINITE - 1),
        }
    }

    /// As events tell it: proof number first, disproof number second.
    pub fn told(self) -> Bounds {
        Bounds {
            lower: told(self.proof),
            upper: told(self.disproof),
        }
    }
}

/// A number as events tell it.
pub fn told(number: u32) -> Value {
    if number >= INFINITE {
        Value::INF
    } else {
        Value::new(number as i32)
    }
}

/// `a + b`, kept below infinity unless one of them is infinite.
#[inline]
pub const fn plus(a: u32, b: u32) -> u32 {
    if a >= INFINITE || b >= INFINITE {
        return INFINITE;
    }
    let sum = a + b;
    if sum >= INFINITE { INFINITE - 1 } else { sum }
}

/// How dear it is to answer all children.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rule {
    /// Proof numbers: the sum of what each costs.
    #[default]
    Sum,
    /// Weak proof numbers (Ueda et al. 2008): the dearest, and one for each other child that is
    /// not yet answered. Counts nothing twice that several paths lead to.
    Weak,
    /// Path branching numbers (after Okabe 2005): the cheapest, and one for each other child.
    Branch,
}

impl Rule {
    /// What such numbers count.
    pub const fn kind(self) -> NumberKind {
        match self {
            Rule::Sum => NumberKind::Proof,
            Rule::Weak => NumberKind::Weak,
            Rule::Branch => NumberKind::Branching,
        }
    }
}

/// What the children of one node come to, gathered one by one in the eyes of the player there.
#[derive(Clone, Copy, Debug)]
pub struct Gathered {
    rule: Rule,
    /// The least number of what the player wants, where it is, and the least of the others.
    pub least: u32,
    pub best: usize,
    pub second: u32,
    /// The other number of the best child.
    pub best_other: u32,
    /// What it costs the other side to answer everything.
    all: u32,
    pub unsolved: u32,
    count: usize,
}

impl Gathered {
    #[inline]
    pub const fn new(rule: Rule) -> Gathered {
        Gathered {
            rule,
            least: INFINITE,
            best: 0,
            second: INFINITE,
            best_other: INFINITE,
            all: 0,
            unsolved: 0,
            count: 0,
        }
    }

    /// The next child to the right, in the eyes of the player at the parent.
    #[inline]
    pub fn add(&mut self, (own, other): (u32, u32)) {
        if self.count == 0 || own < self.least {
            if self.count > 0 {
                self.second = self.least;
            }
            self.least = own;
            self.best = self.count;
            self.best_other = other;
        } else if own < self.second {
            self.second = own;
        }
        if other != 0 {
            self.all = match self.rule {
                Rule::Sum => plus(self.all, other),
                Rule::Weak => self.all.max(other),
                Rule::Branch if self.unsolved == 0 => other,
                Rule::Branch => self.all.min(other),
            };
            self.unsolved += 1;
        }
        self.count += 1;
    }

    /// The pair for the node itself.
    #[inline]
    pub fn pair(&self) -> (u32, u32) {
        if self.least == 0 {
            (0, INFINITE)
        } else if self.unsolved == 0 {
            (INFINITE, 0)
        } else {
            (self.least, self.cost_of_all())
        }
    }

    /// What it costs the other side to answer all that is unanswered.
    #[inline]
    pub fn cost_of_all(&self) -> u32 {
        match self.rule {
            Rule::Sum => self.all,
            Rule::Weak | Rule::Branch => plus(self.all, self.unsolved.saturating_sub(1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gathered(rule: Rule, children: &[(u32, u32)]) -> (u32, u32) {
        let mut gathered = Gathered::new(rule);
        for &child in children {
            gathered.add(child);
        }
        gathered.pair()
    }

    /// Three children of an OR node with proof numbers 3, 2, 5 and disproof numbers 4, 1, 2.
    #[test]
    fn one_child_is_enough_for_the_player_and_all_are_needed_against_him() {
        let children = [(3, 4), (2, 1), (5, 2)];
        assert_eq!(gathered(Rule::Sum, &children), (2, 7));
        assert_eq!(gathered(Rule::Weak, &children), (2, 6));
        assert_eq!(gathered(Rule::Branch, &children), (2, 3));
    }

    #[test]
    fn answered_children_are_not_charged_for() {
        let lost = (INFINITE, 0);
        assert_eq!(gathered(Rule::Weak, &[lost, (1, 4), lost]), (1, 4));
        assert_eq!(gathered(Rule::Branch, &[lost, (1, 4), (2, 9)]), (1, 5));
        for rule in [Rule::Sum, Rule::Weak, Rule::Branch] {
            assert_eq!(gathered(rule, &[lost, lost]), (INFINITE, 0));
            assert_eq!(gathered(rule, &[(3, 3), (0, INFINITE)]), (0, INFINITE));
        }
    }

    #[test]
    fn sums_never_reach_infinity_by_themselves() {
        let great = INFINITE - 1;
        assert_eq!(plus(great, great), great);
        assert_eq!(plus(INFINITE, 1), INFINITE);
    }
}
