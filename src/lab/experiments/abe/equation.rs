//! Equation (3.1): is the chance of 14 against 16 that of 15 against 16 times that of 14 against 15?
//! Tested with matches, beside Elo, by which differences of strength add up.

use super::game_name;
use crate::base::messages::{Words, tr};
use crate::lab::report::{Entry, Finding, Material, Table, Verdict, same};
use crate::play::line::Game;
use crate::play::score::{Tally, elo_of, score_of};

/// Three matches: two steps at once, the upper step, the lower step. Scores are the weaker's.
pub(super) struct Rung {
    pub base: f64,
    pub direct: Tally,
    pub upper: Tally,
    pub lower: Tally,
}

/// A number with its standard error.
#[derive(Clone, Copy)]
struct Rough(f64, f64);

impl Rough {
    fn of(tally: &Tally) -> Rough {
        // A match that is all one-sided has no spread of its own.
        let least = 0.5 / tally.games().max(1) as f64;
        Rough(tally.score(), tally.error().max(least))
    }

    fn off(self, other: Rough) -> f64 {
        (self.0 - other.0) / self.1.hypot(other.1)
    }
}

impl Rung {
    fn product(&self) -> Rough {
        let (a, b) = (Rough::of(&self.upper), Rough::of(&self.lower));
        Rough(a.0 * b.0, (a.1 * b.0).hypot(a.0 * b.1))
    }

    /// Elo differences of both steps added up.
    fn by_elo(&self) -> Rough {
        let (a, b) = (Rough::of(&self.upper), Rough::of(&self.lower));
        let inside = |p: f64| p.clamp(0.005, 0.995);
        let score = score_of(elo_of(inside(a.0)) + elo_of(inside(b.0)));
        // ln(p / (1−p)) adds up, so errors pass through p(1−p).
        let relative = |r: Rough| r.1 / (inside(r.0) * (1.0 - inside(r.0)));
        let error = score * (1.0 - score) * relative(a).hypot(relative(b));
        Rough(score, error)
    }
}

/// Games a match must have before anything is said.
const ENOUGH: u64 = 20;

pub(super) fn equation(game: Game, rungs: &[Rung]) -> (Finding, Table) {
    let name = game_name(game);
    let id = match game {
        Game::Shogi => "equation-shogi",
        _ => "equation-othello",
    };
    let mut table = Table::new(
        id,
        Words::of(|lang| tr!(lang, lab_equation_3_1, name = name.get(lang))),
        vec![
            Words::of(|lang| tr!(lang, lab_base_depth_d)),
            same("p(d−2, d)"),
            same("p(d−1, d)·p(d−2, d−1)"),
            Words::of(|lang| tr!(lang, lab_off_by_errors)),
            Words::of(|lang| tr!(lang, lab_by_elo)),
            Words::of(|lang| tr!(lang, lab_off_by_errors)),
        ],
    );
    let rough = |r: Rough| Entry::text(format!("{:.3} ± {:.3}", r.0, 1.96 * r.1));
    let (mut far, mut far_by_elo, mut judged) = (0, 0, 0);
    for rung in rungs {
        let (direct, product, elo) = (Rough::of(&rung.direct), rung.product(), rung.by_elo());
        let (off, off_by_elo) = (direct.off(product), direct.off(elo));
        let games = [&rung.direct, &rung.upper, &rung.lower].map(Tally::games);
        if games.iter().all(|&n| n >= ENOUGH) {
            judged += 1;
            far += usize::from(off.abs() > 1.96);
            far_by_elo += usize::from(off_by_elo.abs() > 1.96);
        }
        table.rows.push(vec![
            Entry::Number(rung.base),
            rough(direct),
            rough(product),
            Entry::text(format!("{off:+.1}")),
            rough(elo),
            Entry::text(format!("{off_by_elo:+.1}")),
        ]);
    }
    let finding = Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_equation_3_1, name = name.get(lang))),
        verdict: Verdict::of((judged > 0).then_some(far == 0)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(lang, lab_of_triples_of_matches_the, judged, far, far_by_elo)
        }),
        beside: Vec::new(),
    };
    (finding, table)
}

/// Equation (3.1) against the paper's own fits: nothing is played for it.
pub(super) fn of_the_papers_fits() -> Finding {
    let wins = |kappa: f64, difference: f64| 0.5 * (-kappa * difference).exp();
    // κ of the paper for base depths 16 and 15.
    let direct = wins(0.5581, 2.0);
    let product = wins(0.5581, 1.0) * wins(0.6287, 1.0);
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_equation_3_1_by)),
        verdict: Verdict::of(Some((direct - product).abs() < 0.02)),
        material: Material::Same,
        sentence: Words::of(|lang| tr!(lang, lab_by_the_papers_own_fits, direct, product)),
        beside: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::random::Rng;

    fn drawn(p: f64, games: usize, rng: &mut Rng) -> Tally {
        let mut tally = Tally::default();
        for _ in 0..games {
            tally.add(f64::from(rng.unit() < p));
        }
        tally
    }

    /// The test finds out by which law games were made.
    #[test]
    fn the_law_by_which_games_were_made_is_found() {
        let mut rng = Rng::new(31);
        let (upper, lower) = (0.3, 0.35);
        let elo = score_of(elo_of(upper) + elo_of(lower));
        let mut right = 0;
        for (direct, expected) in [(upper * lower, Verdict::Holds), (elo, Verdict::DoesNotHold)] {
            for _ in 0..20 {
                let rung = Rung {
                    base: 3.0,
                    direct: drawn(direct, 2000, &mut rng),
                    upper: drawn(upper, 2000, &mut rng),
                    lower: drawn(lower, 2000, &mut rng),
                };
                let (finding, table) = equation(Game::Shogi, &[rung]);
                assert_eq!(table.rows.len(), 1);
                right += usize::from(finding.verdict == expected);
            }
        }
        assert!(right >= 35, "{right} of 40");
        let (finding, _) = equation(Game::Shogi, &[]);
        assert_eq!(finding.verdict, Verdict::of(None));
    }
}
