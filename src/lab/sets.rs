//! Sets of positions: those that come with the program, those from a file, and seeded ones.

use serde::{Deserialize, Serialize};

use super::error::{LabError, in_words};
use crate::base::messages::{Words, tr};
use crate::game::set_line::SetLine;
use crate::problem::{Game, Hints, Position, read};

/// A named position as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    pub name: String,
    pub text: String,
    /// Moves of its solution, where the set says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
}

/// Positions from a file: one a line, `#` begins a comment. Fields after a semicolon may name it
/// (`name=`) and tell the length of its solution (`moves=`).
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct PositionSet {
    pub name: String,
    pub lines: Vec<Line>,
}

impl PositionSet {
    pub fn parse(name: &str, text: &str, game: Game) -> Result<PositionSet, LabError> {
        let mut set = PositionSet {
            name: name.to_owned(),
            lines: Vec::new(),
        };
        for (i, row) in text.lines().enumerate() {
            let Some(row) = SetLine::read(row) else {
                continue;
            };
            let number = set.lines.len() + 1;
            let line = Line {
                name: (row.name).map_or_else(|| number.to_string(), str::to_owned),
                text: row.position.to_owned(),
                moves: row.moves,
            };
            if let Err(reason) = position(&line.text, game) {
                return Err(LabError::BadPosition {
                    line: i + 1,
                    reason,
                });
            }
            set.lines.push(line);
        }
        if set.lines.is_empty() {
            return Err(LabError::Empty(Words::of(|lang| {
                tr!(lang, lab_empty_set, name)
            })));
        }
        Ok(set)
    }
}

/// Reads a position of a game, or says why not.
pub fn position(text: &str, game: Game) -> Result<Position, Words> {
    let hints = Hints {
        game: Some(game),
        ..Hints::default()
    };
    read(text, hints)
        .map(|(position, _)| position)
        .map_err(|e| in_words(&e))
}

/// The free mates that come with the program, by length.
pub fn mates() -> Result<Vec<(u32, PositionSet)>, LabError> {
    let files = [
        (3, include_str!("../../assets/positions/tsume/mate3.sfen")),
        (5, include_str!("../../assets/positions/tsume/mate5.sfen")),
        (7, include_str!("../../assets/positions/tsume/mate7.sfen")),
        (9, include_str!("../../assets/positions/tsume/mate9.sfen")),
        (11, include_str!("../../assets/positions/tsume/mate11.sfen")),
    ];
    files
        .into_iter()
        .map(|(moves, text)| {
            let set = PositionSet::parse(&format!("mate in {moves}"), text, Game::Shogi)?;
            Ok((moves, set))
        })
        .collect()
}

/// Endgames after the public draw: empties, number within them, board and side to move.
pub fn public_draw() -> Vec<(u32, usize, Position)> {
    let text = include_str!("../../assets/positions/othello-public-draw.txt");
    let mut found: Vec<(u32, usize, Position)> = Vec::new();
    for row in text.lines().filter(|row| !row.starts_with('#')) {
        let mut fields = row.split_whitespace();
        let (Some(board), Some(side)) = (fields.next(), fields.next()) else {
            continue;
        };
        let empties = board.chars().filter(|&c| c == '-').count() as u32;
        let Ok(position) = position(&format!("{board} {side}"), Game::Othello) else {
            continue;
        };
        let number = found.iter().filter(|f| f.0 == empties).count() + 1;
        found.push((empties, number, position));
    }
    found
}

/// A seeded Othello position.
pub fn othello(size: u32, empties: u32, seed: usize) -> Result<Position, LabError> {
    let text = format!("random:empties={empties},seed={seed},size={size}");
    position(&text, Game::Othello).map_err(|reason| LabError::BadPosition { line: seed, reason })
}

/// A shogi position from a game of the program against itself.
pub struct OwnGame {
    pub name: String,
    /// SFEN.
    pub text: String,
    pub position: Position,
}

/// The `n`-th position from the program's own games, from 1: one after the other from different
/// games and phases.
pub fn own_games(n: usize) -> Result<OwnGame, LabError> {
    // Coprime to the number of positions: each comes once.
    const STRIDE: usize = 37;
    let bad = |reason: Words| LabError::BadPosition { line: n, reason };
    let text = include_str!("../../assets/positions/shogi-selfplay.sfen");
    let rows: Vec<SetLine<'_>> = text.lines().filter_map(SetLine::read).collect();
    if n == 0 || n > rows.len() {
        let count = rows.len();
        return Err(bad(Words::of(|lang| tr!(lang, lab_own_games, count))));
    }
    let text = rows[(n - 1) * STRIDE % rows.len()].position;
    Ok(OwnGame {
        name: format!("p{n:03}"),
        text: text.to_owned(),
        position: position(text, Game::Shogi).map_err(bad)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_sets_can_be_read() {
        let mates = mates().unwrap();
        assert_eq!(mates.len(), 5);
        assert!(mates.iter().all(|(_, set)| set.lines.len() >= 20));
        let draws = public_draw();
        assert_eq!(draws.len(), 20);
        assert!(draws.iter().any(|d| d.0 == 25));
    }

    #[test]
    fn positions_of_own_games_come_once_each_from_all_phases() {
        let mut seen = std::collections::HashSet::new();
        let mut numbers = Vec::new();
        for n in 1..=600 {
            let own = own_games(n).unwrap();
            let number: u32 = own.text.rsplit(' ').next().unwrap().parse().unwrap();
            numbers.push(number);
            assert!(seen.insert(own.text), "{n}");
        }
        assert!(own_games(0).is_err() && own_games(601).is_err());
        // Early and late positions among the first few.
        let first = &numbers[..12];
        assert!(first.iter().any(|&n| n < 50) && first.iter().any(|&n| n > 80));
    }

    #[test]
    fn a_bad_line_is_named() {
        let error = PositionSet::parse("x", "# mine\nnonsense", Game::Shogi).unwrap_err();
        assert!(
            error.to_string().starts_with("line 2 of the set: "),
            "{error}"
        );
        assert!(PositionSet::parse("x", "# nothing", Game::Shogi).is_err());
    }
}
