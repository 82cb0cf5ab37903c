//! Whether a solution is one: walks it by the plain rules of [`crate::game::shogi`] alone, through
//! every legal defence, to positions that are mate. Shares no code with the solver, whose moves it
//! asks for one position at a time.

use std::collections::HashMap;

use crate::base::messages::{Lang, Localize, localized_error, tr};
use crate::game::shogi::{Position, ShogiMove};

/// What a whole solution amounts to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Different positions walked through.
    pub positions: usize,
    /// The longest line in plies, if the defender resists as long as this solution lets him.
    pub plies: u32,
}

/// Why a solution is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotASolution {
    NoMove(Vec<ShogiMove>),
    Illegal { m: ShogiMove, after: Vec<ShogiMove> },
    NoCheck { m: ShogiMove, after: Vec<ShogiMove> },
    Repetition(Vec<ShogiMove>),
    TooLarge(usize),
}

impl Localize for NotASolution {
    fn localize(&self, lang: Lang) -> String {
        let line = |moves| line(moves, lang);
        match self {
            NotASolution::NoMove(after) => tr!(lang, solve_error_no_move, line = line(after)),
            NotASolution::Illegal { m, after } => {
                let (played, line) = (m.to_string(), line(after));
                tr!(lang, solve_error_illegal, played, line)
            }
            NotASolution::NoCheck { m, after } => {
                let (played, line) = (m.to_string(), line(after));
                tr!(lang, solve_error_no_check, played, line)
            }
            NotASolution::Repetition(after) => {
                tr!(lang, solve_error_repetition, line = line(after))
            }
            NotASolution::TooLarge(positions) => {
                tr!(lang, solve_error_too_large, positions)
            }
        }
    }
}

localized_error!(NotASolution);

fn line(moves: &[ShogiMove], lang: Lang) -> String {
    if moves.is_empty() {
        return tr!(lang, solve_error_at_the_start).to_owned();
    }
    let words: Vec<String> = moves.iter().map(ShogiMove::to_string).collect();
    words.join(" ")
}

/// A position on the way, with the answers still to be walked through.
struct Step {
    key: String,
    check: ShogiMove,
    answers: Vec<ShogiMove>,
    next: usize,
    /// The longest line found below, from here on.
    plies: u32,
}

/// Walks a whole solution that is said to mate within so many plies. `attacker` tells the mating
/// move of a position in which the attacker is to move and has so many plies left.
pub fn verify(
    start: &Position,
    within: usize,
    most_positions: usize,
    mut attacker: impl FnMut(&Position, usize) -> Option<ShogiMove>,
) -> Result<Verified, NotASolution> {
    // Plies of the positions done; nothing while one is on the path.
    let mut known: HashMap<String, Option<u32>> = HashMap::new();
    let mut position = start.clone();
    let mut path: Vec<ShogiMove> = Vec::new();
    let mut steps = vec![open(&mut position, &mut path, within, &mut attacker)?];
    known.insert(steps[0].key.clone(), None);
    loop {
        let Some(step) = steps.last_mut() else {
            unreachable!("the loop ends with the first step");
        };
        if let Some(&answer) = step.answers.get(step.next) {
            step.next += 1;
            position.play(answer);
            path.push(answer);
            let key = key_of(&position);
            match known.get(&key) {
                Some(Some(plies)) => step.plies = step.plies.max(plies + 2),
                Some(None) => return Err(NotASolution::Repetition(path)),
                None => {
                    if known.len() >= most_positions {
                        return Err(NotASolution::TooLarge(most_positions));
                    }
                    known.insert(key, None);
                    steps.push(open(&mut position, &mut path, within, &mut attacker)?);
                    continue;
                }
            }
            position.undo();
            path.pop();
            continue;
        }
        let plies = step.plies;
        debug_assert_eq!(path.last(), Some(&step.check));
        known.insert(std::mem::take(&mut step.key), Some(plies));
        steps.pop();
        // The check, and the answer that led to it.
        position.undo();
        path.pop();
        let Some(parent) = steps.last_mut() else {
            return Ok(Verified {
                positions: known.len(),
                plies,
            });
        };
        position.undo();
        path.pop();
        parent.plies = parent.plies.max(plies + 2);
    }
}

/// Board, hands and side to move as text: no hash can make two positions one.
fn key_of(position: &Position) -> String {
    let mut setup = position.setup();
    setup.number = 1;
    setup.to_string()
}

/// Plays the attacker's move of a position and lists the answers; none is mate.
fn open(
    position: &mut Position,
    path: &mut Vec<ShogiMove>,
    within: usize,
    attacker: &mut impl FnMut(&Position, usize) -> Option<ShogiMove>,
) -> Result<Step, NotASolution> {
    let key = key_of(position);
    let left = within.saturating_sub(path.len());
    let check = match attacker(position, left) {
        Some(check) if left > 0 => check,
        _ => return Err(NotASolution::NoMove(path.clone())),
    };
    if !position.moves().contains(&check) {
        return Err(NotASolution::Illegal {
            m: check,
            after: path.clone(),
        });
    }
    position.play(check);
    if !position.in_check() {
        return Err(NotASolution::NoCheck {
            m: check,
            after: path.clone(),
        });
    }
    path.push(check);
    Ok(Step {
        key,
        check,
        answers: position.moves(),
        next: 0,
        plies: 1,
    })
}
