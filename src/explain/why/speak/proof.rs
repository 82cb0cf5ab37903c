//! Numbers of proof searches, in words.

use super::super::sentence::{Sentence, sentence};
use super::super::{Member, Why};
use super::Explainer;
use crate::problem::{Bounds, Player, Value};
use crate::trace::event::NodeId;
use crate::trace::method::{Method, NumberKind};

/// Numbers of proof searches are never negative: infinity needs no sign.
fn short(value: Value) -> String {
    super::super::number(value).replace('+', "")
}

impl Explainer {
    pub(super) fn by_numbers(&self, why: &Why) -> Sentence {
        let Method::Numbers(counting) = self.method else {
            return Sentence::default();
        };
        match *why {
            Why::Tip { numbers } => self.tip(counting, numbers.lower),
            Why::Chosen {
                parent,
                player,
                number,
                rival,
            } => self.taken(counting, parent, player, number, rival),
            Why::Left { numbers, limits } => self.left(counting, numbers, limits),
            Why::KnownNumbers { numbers } => {
                let (first, second) = counting.symbols();
                match second {
                    Some(second) => sentence!(
                        self.lang,
                        why_not_searched_on_this_path,
                        to_owned = first.to_owned(),
                        short = short(numbers.lower),
                        to_owned_2 = second.to_owned(),
                        short_2 = short(numbers.upper)
                    ),
                    None => sentence!(
                        self.lang,
                        why_the_table_answered_without_a,
                        to_owned = first.to_owned(),
                        short = short(numbers.lower)
                    ),
                }
            }
            Why::Numbers {
                player,
                numbers,
                cheapest,
            } => {
                let is_or = player == Player::Max;
                let (own, other) = if is_or {
                    (short(numbers.lower), short(numbers.upper))
                } else {
                    (short(numbers.upper), short(numbers.lower))
                };
                let zero = Value::new(0);
                match (counting, cheapest) {
                    (_, Some(_)) if numbers.lower == zero && counting.has_two() => {
                        sentence!(self.lang, why_proved_nothing_is_left_to)
                    }
                    (_, Some(_)) if numbers.upper == zero && counting.has_two() => {
                        sentence!(self.lang, why_disproved_no_solution_of_p)
                    }
                    (NumberKind::Conspiracy, _) if numbers.lower == zero => {
                        sentence!(self.lang, why_solved_no_open_subproblem_is)
                    }
                    (NumberKind::Conspiracy | NumberKind::Cost, _)
                        if numbers.lower == Value::INF =>
                    {
                        sentence!(self.lang, why_no_solution_of_p_is)
                    }
                    (NumberKind::Conspiracy, Some(child)) if is_or => sentence!(
                        self.lang,
                        why_or_cn_the_least_of,
                        short = short(numbers.lower),
                        child
                    ),
                    (NumberKind::Conspiracy, _) => sentence!(
                        self.lang,
                        why_and_cn_the_sum_of,
                        short = short(numbers.lower)
                    ),
                    (NumberKind::Cost, Some(child)) if is_or => sentence!(
                        self.lang,
                        why_or_h_the_least_of,
                        short = short(numbers.lower),
                        child
                    ),
                    (NumberKind::Cost, _) => sentence!(
                        self.lang,
                        why_and_h_the_sum_over,
                        short = short(numbers.lower)
                    ),
                    (NumberKind::Minimax, _) => sentence!(
                        self.lang,
                        why_tips_must_conspire_to_raise,
                        short = short(numbers.lower),
                        short_2 = short(numbers.upper)
                    ),
                    (_, Some(child)) => {
                        let all = self.all(counting);
                        let (proof, disproof) = counting.symbols();
                        let disproof = disproof.unwrap_or(proof);
                        let (kind, own_sign, other_sign) = if is_or {
                            ("OR", proof, disproof)
                        } else {
                            ("AND", disproof, proof)
                        };
                        sentence!(
                            self.lang,
                            why_the_least_of_the_childrens,
                            to_owned = kind.to_owned(),
                            to_owned_2 = own_sign.to_owned(),
                            own,
                            child,
                            to_owned_3 = other_sign.to_owned(),
                            other,
                            all
                        )
                    }
                    (_, None) => self.tip(counting, numbers.lower),
                }
            }
            _ => Sentence::default(),
        }
    }

    /// Why this child was taken at its parent.
    fn taken(
        &self,
        counting: NumberKind,
        parent: NodeId,
        player: Player,
        number: Value,
        rival: Option<Member>,
    ) -> Sentence {
        let (proof, disproof) = counting.symbols();
        let (kind, sign) = match player {
            Player::Max => ("OR", proof),
            Player::Min => ("AND", disproof.unwrap_or(proof)),
        };
        let (kind, sign) = (kind.to_owned(), sign.to_owned());
        match rival {
            None => sentence!(self.lang, why_taken_as_the_only_child, parent),
            Some(rival) if rival.merit == number => sentence!(
                self.lang,
                why_taken_at_for_its_the,
                parent,
                kind,
                sign,
                short = short(number),
                node = rival.node
            ),
            Some(rival) => sentence!(
                self.lang,
                why_taken_at_for_its_the_least,
                parent,
                kind,
                sign,
                short = short(number),
                node = rival.node,
                short_2 = short(rival.merit)
            ),
        }
    }

    /// The thresholds with which a node was entered, and what they are for.
    pub(super) fn thresholds(&self, counting: NumberKind, first: Value, second: Value) -> Sentence {
        let (proof, disproof) = counting.symbols();
        let (proof, disproof) = (proof.to_owned(), disproof.unwrap_or_default().to_owned());
        let both = first.is_finite() && second.is_finite();
        match counting {
            NumberKind::Conspiracy => sentence!(self.lang, why_asked_with_theta_solve_it, first),
            _ if both => sentence!(
                self.lang,
                why_entered_with_the_thresholds_and,
                proof,
                first,
                disproof,
                second
            ),
            _ if first.is_finite() || second.is_finite() => {
                let (sign, limit) = if first.is_finite() {
                    (proof, first)
                } else {
                    (disproof, second)
                };
                sentence!(self.lang, why_entered_with_the_threshold_once, sign, limit)
            }
            _ => sentence!(self.lang, why_entered_without_a_threshold_it),
        }
    }

    /// Why the search went elsewhere.
    fn left(&self, counting: NumberKind, numbers: Bounds, limits: Bounds) -> Sentence {
        let (proof, disproof) = counting.symbols();
        if counting == NumberKind::Conspiracy {
            return sentence!(
                self.lang,
                why_left_unsolved_cn_is_more,
                short = short(numbers.lower),
                short_2 = short(limits.lower)
            );
        }
        let (sign, number, limit) = if numbers.lower >= limits.lower {
            (proof, numbers.lower, limits.lower)
        } else {
            (disproof.unwrap_or(proof), numbers.upper, limits.upper)
        };
        sentence!(
            self.lang,
            why_left_unanswered_has_reached_the,
            to_owned = sign.to_owned(),
            short = short(number),
            short_2 = short(limit)
        )
    }

    fn tip(&self, counting: NumberKind, number: Value) -> Sentence {
        if counting == NumberKind::Minimax {
            return sentence!(self.lang, why_a_tip_with_a_guess);
        }
        sentence!(self.lang, why_a_tip_nobody_has_looked, number)
    }

    /// How the number of the side that needs all children comes about.
    fn all(&self, counting: NumberKind) -> Sentence {
        match counting {
            NumberKind::Weak => sentence!(self.lang, why_the_greatest_of_the_unsolved),
            NumberKind::Branching => sentence!(self.lang, why_the_least_of_the_unsolved),
            _ => sentence!(self.lang, why_the_sum_of_the_childrens),
        }
    }
}
