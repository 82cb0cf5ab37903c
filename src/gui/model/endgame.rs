//! What the endgame solver says of the Othello board: started and stopped here, read by the board.

use super::{Model, Tone, spare_cores};
use crate::base::messages::Localize;
use crate::game::othello::{Disc, Setup, Square};
use crate::problem::Position;
use crate::search::Stop;
use crate::solve::othello::{Answer, Proved, RootMove, Task};
use crate::worker::{Endgame, EndgameNews};

/// More threads than this get in each other's way.
const MOST_THREADS: usize = 16;

/// A board that is being solved, or was.
pub struct Solved {
    board: Setup,
    worker: Option<Endgame>,
    moves: Vec<RootMove>,
    answer: Option<Answer>,
    seconds: f64,
}

/// What is known of a move's score, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    Nothing,
    Exact(i32),
    AtLeast(i32),
    AtMost(i32),
    Between(i32, i32),
}

impl Known {
    /// `most` is the best score there is on this board.
    fn of(Proved { lower, upper }: Proved, most: i32) -> Known {
        match (lower > -most, upper < most) {
            _ if lower == upper => Known::Exact(lower),
            (false, false) => Known::Nothing,
            (true, false) => Known::AtLeast(lower),
            (false, true) => Known::AtMost(upper),
            (true, true) => Known::Between(lower, upper),
        }
    }
}

impl Solved {
    pub fn is_running(&self) -> bool {
        self.worker.is_some()
    }

    /// Whose turn it is, from whom scores are seen.
    pub fn side(&self) -> Disc {
        self.board.side
    }

    /// Squares that are still empty.
    pub fn empties(&self) -> u32 {
        self.board.empties().count_ones()
    }

    /// Every move with what is known of it.
    pub fn moves(&self) -> impl Iterator<Item = (Square, Known)> {
        let most = self.board.size().squares() as i32;
        self.moves
            .iter()
            .map(move |m| (m.square, Known::of(m.proved, most)))
    }

    /// The most that any move is sure to bring.
    pub fn best(&self) -> Option<i32> {
        let most = self.board.size().squares() as i32;
        let best = self.moves.iter().map(|m| m.proved.lower).max();
        best.filter(|&score| score > -most).or(self
            .answer
            .as_ref()
            .and_then(|answer| answer.proved.exact()))
    }

    /// How many moves have their exact score.
    pub fn exact(&self) -> usize {
        self.moves.iter().filter(|m| m.proved.is_exact()).count()
    }

    pub fn move_count(&self) -> usize {
        self.moves.len()
    }

    /// Once it is over: the score if it is known, the line of best play, why it ended early.
    pub fn answer(&self) -> Option<&Answer> {
        self.answer.as_ref()
    }

    pub fn stopped_by(&self) -> Option<Stop> {
        self.answer.as_ref()?.stopped_by
    }

    /// Positions entered, and seconds taken.
    pub fn effort(&self) -> (u64, f64) {
        match (&self.worker, &self.answer) {
            (Some(worker), _) => worker.effort(),
            (None, Some(answer)) => (answer.nodes, self.seconds),
            (None, None) => (0, self.seconds),
        }
    }
}

impl Model {
    /// What the solver says of the board that is shown.
    pub fn solved(&self) -> Option<&Solved> {
        self.work.solved.as_ref()
    }

    pub fn is_solving(&self) -> bool {
        self.work.solved.as_ref().is_some_and(Solved::is_running)
    }

    pub(super) fn solve_endgame(&mut self) {
        let Position::Othello(board) = self.problem().position else {
            return;
        };
        let Ok(position) = board.position() else {
            return;
        };
        let task = Task {
            all_moves: true,
            threads: spare_cores().min(MOST_THREADS),
            ..Task::default()
        };
        self.work.solved = Some(Solved {
            board,
            worker: Some(Endgame::start(position, task, self.wake())),
            moves: Vec::new(),
            answer: None,
            seconds: 0.0,
        });
    }

    /// Asks it to end; what is proved by then stays on the board.
    pub(super) fn stop_endgame(&self) {
        if let Some(worker) = self.work.solved.as_ref().and_then(|s| s.worker.as_ref()) {
            worker.stop();
        }
    }

    pub(super) fn poll_endgame(&mut self) {
        let Some(solved) = &mut self.work.solved else {
            return;
        };
        let mut failed = None;
        while let Some(news) = solved.worker.as_ref().and_then(Endgame::news) {
            match news {
                EndgameNews::Moves(moves) => solved.moves = moves,
                EndgameNews::Answer(answer, seconds) => {
                    solved.seconds = seconds;
                    solved.moves = answer.moves.clone();
                    solved.answer = Some(answer);
                    solved.worker = None;
                }
                EndgameNews::Failed(failure) => {
                    solved.seconds = solved.effort().1;
                    solved.worker = None;
                    failed = Some(failure);
                }
            }
        }
        if let Some(failure) = failed {
            let sentence = failure.localize(self.lang());
            self.say(Tone::Trouble, sentence);
        }
    }

    /// Scores belong to one board: with another they go.
    pub(super) fn forget_other_boards(&mut self) {
        let shown = match self.problem().position {
            Position::Othello(board) => Some(board),
            _ => None,
        };
        if self
            .work
            .solved
            .as_ref()
            .is_some_and(|s| Some(s.board) != shown)
        {
            self.work.solved = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_that_say_nothing_are_told_apart_from_those_that_do() {
        let known = |lower, upper| Known::of(Proved { lower, upper }, 64);
        assert_eq!(known(-64, 64), Known::Nothing);
        assert_eq!(known(-64, 2), Known::AtMost(2));
        assert_eq!(known(4, 64), Known::AtLeast(4));
        assert_eq!(known(-2, 6), Known::Between(-2, 6));
        assert_eq!(known(64, 64), Known::Exact(64));
        assert_eq!(known(-64, -64), Known::Exact(-64));
    }
}
