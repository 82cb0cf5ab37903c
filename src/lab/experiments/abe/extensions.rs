//! Where the paper's manager extends its time, and how far: by phase of the game, and move by move of
//! one game (figures 4.1 to 4.3).

use super::managers::PAPER;
use crate::base::messages::tr;
use crate::lab::cell::Done;
use crate::lab::gathered::Gathered;
use crate::lab::report::{Chart, Curve, Finding, Material, Verdict, listed};
use crate::picture::plot::Form;
use crate::play::progress::Phase;
use crate::session::lesson::Words;

/// A move of the manager's side.
struct Made {
    used: f64,
    phase: Phase,
    extended: i64,
}

fn moves(done: &Done) -> Vec<Made> {
    let list = |name: &str| done.outcome.lists.get(name).cloned().unwrap_or_default();
    let (a, used) = (list("a"), list("used"));
    let (progress, extended) = (list("progress"), list("extended"));
    (0..a.len())
        .filter(|&i| a[i] == 1)
        .map(|i| Made {
            used: used[i] as f64,
            phase: Phase::of(progress[i].clamp(0, 128) as u8),
            extended: extended[i],
        })
        .collect()
}

/// Moves of a phase, those that were extended, those extended again.
#[derive(Clone, Copy, Default)]
pub(super) struct Extensions {
    pub moves: u64,
    pub once: u64,
    pub again: u64,
}

impl Extensions {
    pub fn share(self) -> Option<f64> {
        (self.moves > 0).then(|| self.once as f64 / self.moves as f64)
    }

    fn add(self, other: Extensions) -> Extensions {
        Extensions {
            moves: self.moves + other.moves,
            once: self.once + other.once,
            again: self.again + other.again,
        }
    }
}

pub(super) fn by_phase(gathered: &Gathered<'_>, group: &str) -> [Extensions; 3] {
    let mut by_phase = [Extensions::default(); 3];
    for (_, done) in gathered.cells(group, PAPER) {
        for made in moves(done) {
            let here = &mut by_phase[made.phase.index()];
            here.moves += 1;
            here.once += u64::from(made.extended >= 1);
            here.again += u64::from(made.extended >= 2);
        }
    }
    by_phase
}

pub(super) fn phase_name(phase: Phase) -> Words {
    match phase {
        Phase::Opening => Words::of(|lang| tr!(lang, lab_opening)),
        Phase::Middle => Words::of(|lang| tr!(lang, lab_middle)),
        Phase::End => Words::of(|lang| tr!(lang, lab_end)),
    }
}

const FIGURES: [&str; 3] = ["fig4-1", "fig4-2", "fig4-3"];

/// What each move of one game took: the game with the most extensions, as an example.
pub(super) fn figure(gathered: &Gathered<'_>, group: &str, i: usize, clock: &str) -> Chart {
    let title = Words::of(|lang| tr!(lang, lab_figure_4_nodes_by_move, i = i + 1, clock));
    let mut chart = Chart::new(
        FIGURES[i],
        title,
        Words::of(|lang| tr!(lang, lab_move_of_this_side)),
        Words::of(|lang| tr!(lang, lab_nodes)),
    );
    let count = |done: &Done| moves(done).iter().filter(|m| m.extended > 0).count();
    let games = gathered.cells(group, PAPER).iter();
    // The first of those with most.
    let Some((_, game)) = games.rev().max_by_key(|(_, done)| count(done)) else {
        return chart;
    };
    let at = |wanted: bool| {
        let all = moves(game);
        let all = all.iter().enumerate();
        let kept = all.filter(|(_, m)| (m.extended > 0) == wanted);
        kept.map(|(i, m)| (i as f64 + 1.0, m.used)).collect()
    };
    let usual = Words::of(|lang| tr!(lang, lab_usual));
    chart.curves.push(Curve::new(usual, Form::Dots, at(false)));
    let longer = Words::of(|lang| tr!(lang, lab_extended));
    chart.curves.push(Curve::new(longer, Form::Dots, at(true)));
    chart
}

pub(super) fn whole(by_phase: &[Extensions; 3]) -> Extensions {
    by_phase
        .iter()
        .fold(Extensions::default(), |sum, &e| sum.add(e))
}

fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), |s| format!("{:.1} %", 100.0 * s))
}

/// A share with the error of so many independent moves.
fn rough(e: Extensions) -> (f64, f64) {
    let n = e.moves.max(1) as f64;
    let share = e.once as f64 / n;
    (share, (share * (1.0 - share) / n).sqrt().max(1.0 / n))
}

pub(super) fn oftener_when_deep(by_clock: &[[Extensions; 3]]) -> Finding {
    let all: Vec<Extensions> = by_clock.iter().map(whole).collect();
    let verdict = match all[..] {
        [deep, .., shallow] if deep.moves >= 500 && shallow.moves >= 500 => {
            super::greater(rough(deep), rough(shallow))
        }
        _ => None,
    };
    let text: Vec<String> = all.iter().map(|e| percent(e.share())).collect();
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_4_2_the)),
        verdict: Verdict::of(verdict),
        material: Material::Similar,
        sentence: Words::of(|lang| tr!(lang, lab_extended_by_clock, list = listed(&text, lang))),
        beside: Vec::new(),
    }
}

pub(super) fn in_the_middle(by_clock: &[[Extensions; 3]]) -> Finding {
    let sum = |phase: Phase| {
        let phases = by_clock.iter().map(|c| c[phase.index()]);
        phases.fold(Extensions::default(), Extensions::add)
    };
    let [opening, middle, end] = Phase::ALL.map(sum);
    let rest = opening.add(end);
    let known = middle.moves >= 300 && rest.moves >= 300;
    let verdict = if known {
        super::greater(rough(middle), rough(rest))
    } else {
        None
    };
    let text = [opening, middle, end].map(|e| percent(e.share()));
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_figure_4_2)),
        verdict: Verdict::of(verdict),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_extended_of_the_moves_of,
                text = &text[0],
                text_2 = &text[1],
                text_3 = &text[2]
            )
        }),
        beside: Vec::new(),
    }
}

pub(super) fn never_beyond(by_clock: &[[Extensions; 3]]) -> Finding {
    let all = by_clock
        .iter()
        .map(whole)
        .fold(Extensions::default(), Extensions::add);
    Finding {
        claim: Words::of(|lang| tr!(lang, lab_abe_4_2_no)),
        verdict: Verdict::of((all.moves >= 500 && all.once > 0).then_some(all.again == 0)),
        material: Material::Similar,
        sentence: Words::of(|lang| {
            tr!(
                lang,
                lab_of_moves_were_extended_and,
                moves = all.moves,
                once = all.once,
                again = all.again
            )
        }),
        beside: Vec::new(),
    }
}
