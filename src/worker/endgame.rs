//! The endgame solver on its own thread: what is proved of each move, as soon as it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::base::platform::channel::{Receiver, unbounded};

use super::catch_panic::catch_panic;
use super::{Failure, Wake};
use crate::base::platform::Instant;
use crate::game::othello::Position;
use crate::solve::othello::{Answer, RootMove, Solver, Task};

/// What there is to tell.
#[derive(Clone, PartialEq, Debug)]
pub enum EndgameNews {
    /// All moves with what is proved of them, in the order in which they are searched.
    Moves(Vec<RootMove>),
    /// The answer, and the seconds it took: whoever hears of it later has not waited for it.
    Answer(Answer, f64),
    Failed(Failure),
}

impl From<Failure> for EndgameNews {
    fn from(failure: Failure) -> EndgameNews {
        EndgameNews::Failed(failure)
    }
}

/// A position being solved, seen from outside. Dropping it stops the solver.
#[derive(Debug)]
pub struct Endgame {
    news: Receiver<EndgameNews>,
    nodes: Arc<AtomicU64>,
    cancel: Arc<AtomicBool>,
    since: Instant,
}

impl Endgame {
    /// Begins to solve; `wake` is called when there is news. There is little: a few changes a move.
    pub fn start(position: Position, task: Task, wake: Wake) -> Endgame {
        let (out, news) = unbounded();
        let cancel = Arc::new(AtomicBool::new(false));
        let nodes = Arc::new(AtomicU64::new(0));
        let (flag, counted) = (Arc::clone(&cancel), Arc::clone(&nodes));
        catch_panic("endgame", wake, out, move |tell| {
            let mut solver = Solver::new().counting(counted);
            let since = Instant::now();
            let answer = solver.solve(&position, &task, &flag, &mut |progress| {
                tell(EndgameNews::Moves(progress.moves.to_vec()));
            });
            tell(EndgameNews::Answer(answer, since.elapsed().as_secs_f64()));
        });
        Endgame {
            news,
            nodes,
            cancel,
            since: Instant::now(),
        }
    }

    /// Asks the solver to end; what is proved by then follows within milliseconds.
    pub fn stop(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// The next piece of news, if there is one.
    pub fn news(&self) -> Option<EndgameNews> {
        self.news.try_recv().ok()
    }

    /// Positions entered so far, and for how long it has been at it.
    pub fn effort(&self) -> (u64, f64) {
        let nodes = self.nodes.load(Ordering::Relaxed);
        (nodes, self.since.elapsed().as_secs_f64())
    }
}

/// The thread ends by itself, within milliseconds: nobody waits for it.
impl Drop for Endgame {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::{RandomPosition, Size};
    use crate::search::Stop;
    use crate::worker::waiting;
    use std::time::Duration;

    fn position(empties: u32) -> Position {
        let recipe = RandomPosition {
            size: Size::Eight,
            empties,
            seed: 4,
        };
        recipe.generate().unwrap()
    }

    fn next(endgame: &Endgame) -> EndgameNews {
        endgame.news.recv_timeout(Duration::from_secs(20)).unwrap()
    }

    #[test]
    fn moves_become_known_one_by_one_and_then_there_is_the_answer() {
        let task = Task {
            all_moves: true,
            ..Task::default()
        };
        let endgame = Endgame::start(position(12), task, Arc::new(|| {}));
        let mut known = Vec::new();
        loop {
            match next(&endgame) {
                EndgameNews::Moves(moves) => {
                    known.push(moves.iter().filter(|m| m.proved.is_exact()).count());
                }
                EndgameNews::Answer(answer, seconds) => {
                    assert!(seconds > 0.0 && seconds <= endgame.effort().1);
                    assert!(answer.proved.is_exact());
                    assert_eq!(known.last(), Some(&answer.moves.len()));
                    assert_eq!(endgame.effort().0, answer.nodes);
                    break;
                }
                EndgameNews::Failed(failure) => panic!("{failure}"),
            }
        }
        assert!(known.is_sorted() && known[0] < known[known.len() - 1]);
    }

    #[test]
    fn it_stops_within_a_tenth_of_a_second_and_counts_meanwhile() {
        let endgame = Endgame::start(position(34), Task::default(), Arc::new(|| {}));
        waiting::expect_that("some effort", || endgame.effort().0 > 0);
        let asked = Instant::now();
        endgame.stop();
        let answer = loop {
            if let EndgameNews::Answer(answer, _) = next(&endgame) {
                break answer;
            }
        };
        // Other tests share the machine; alone it is a few milliseconds.
        assert!(asked.elapsed() < Duration::from_secs(2));
        assert_eq!(answer.stopped_by, Some(Stop::Cancelled));
    }
}
